// Draws a pizza as the build does, to the byte, with the looks of toppings in `drawing-data.js`. No name gets into a drawing.
"use strict";

/** @typedef {{ x: number, y: number, angle: number }} Spot */
/** @typedef {(reach: number, radius: number, inner?: number) => Spot} Place finds room for a piece */
/** @typedef {{ at: Spot, turn: number }} Stroke */

/**
 * Gives a function: from a name and the ids of toppings to an SVG document.
 * @param {DrawingData} data
 */
const kitchenDrawing = ({ looks, toppings, white, sines }) => {
const byID = new Map(toppings);
const whole = Math.trunc;

/**
 * Ten thousand times the sine. Places are in tenths of a unit from the middle.
 * @param {number} degrees
 */
function sine(degrees) {
    const turned = (degrees % 360 + 360) % 360;
    const value = sines[turned % 180 <= 90 ? turned % 180 : 180 - turned % 180] ?? 0;
    return turned < 180 ? value : -value;
}

/** @param {number} angle @param {number} distance @returns {Spot} */
const spot = (angle, distance) => ({
    angle, x: whole(distance * sine(angle + 90) / 10_000), y: whole(distance * sine(angle) / 10_000),
});

/**
 * Lays pieces away from one another: each takes the best of 24 places.
 * @param {Dice} dice
 * @returns {Place}
 */
function scatter(dice) {
    /** @type {(Spot & { reach: number })[]} */
    const taken = [];
    /** @param {Spot} one @param {number} reach */
    const room = (one, reach) => Math.min(...taken.map((other) =>
        whole(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) * 10_000 / (reach + other.reach) ** 2)));
    return (reach, radius, inner = 0) => {
        const free = Math.max(radius - reach, inner);
        let best = spot(0, 0);
        let most = -1;
        for (let thrown = 0; thrown < 24; thrown += 1) {
            const distance = whole(Math.sqrt(inner * inner + dice.below(free * free - inner * inner + 1)));
            const one = spot(dice.below(360), distance);
            const own = room(one, reach);
            if (own > most) [best, most] = [one, own];
        }
        taken.push({ ...best, reach });
        return best;
    };
}

/** @param {number} x @param {number} y */
const units = (x, y) => `${whole(x)}${y <= -1 ? "" : " "}${whole(y)}`;

/** @param {Spot[]} corners @param {string} colour */
function blob(corners, colour) {
    const [first, last] = /** @type {[Spot, Spot]} */ ([corners[0], corners.at(-1)]);
    const turns = corners.map((corner, place) => {
        const next = corners[place + 1] ?? first;
        const x = whole((corner.x + next.x) / 20);
        return `Q${units(corner.x / 10, corner.y / 10)}${x < 0 ? "" : " "}${units(x, (corner.y + next.y) / 20)}`;
    });
    return `<path fill="${colour}" d="M${units((last.x + first.x) / 20, (last.y + first.y) / 20)}${turns.join("")}Z"/>`;
}

/** @param {Stroke[]} spots @param {number} width @param {number} length @param {string} colour */
function strokes(spots, width, length, colour) {
    const marks = spots.map(({ at, turn }) => {
        const half = spot(turn, length * 5);
        const start = `M${units((at.x - half.x) / 10, (at.y - half.y) / 10)}`;
        return start + (length ? `l${units(half.x / 5, half.y / 5)}` : "h0");
    });
    return `<path stroke="${colour}" stroke-width="${width}" d="${marks.join("")}"/>`;
}

/** @template Made @param {number} count @param {(place: number) => Made} make */
const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));
/** @param {string} marks */
const group = (marks) => `<g fill="none" stroke-linecap="round">${marks}</g>`;

/** @param {Dice} dice @param {number} radius @param {number} wobble */
const rim = (dice, radius, wobble) => times(9, (corner) => {
    const angle = corner * 40 + dice.within(-4, 4);
    return spot(angle, whole(radius * 106 / 100) + dice.within(-wobble, wobble));
});

/** @param {Dice} dice */
function bubbles(dice) {
    /** @type {[count: number, width: number, colour: string][]} */
    const kinds = [[9, 11, "#efc07e"], [5, 7, "#f6d49b"], [8, 7, "#8a4c20"], [4, 4, "#5d2f12"]];
    return kinds.map(([count, width, colour]) => {
        const start = dice.below(360);
        const spots = times(count, (place) => {
            const angle = start + whole(place * 360 / count) + dice.within(-14, 14);
            return { at: spot(angle, dice.within(850, 910)), turn: angle + 90 };
        });
        return strokes(spots, width, whole(width / 2) + dice.below(3), colour);
    }).join("");
}

/** @param {Dice} dice @param {SauceColours} colours */
function base(dice, [main, dark, light]) {
    const crust = blob(rim(dice, 970, 22), "#a5612c") + blob(rim(dice, 930, 22), "#dd9d55") + group(bubbles(dice));
    const sauce = blob(rim(dice, 805, 26), dark) + blob(rim(dice, 775, 26), main);
    const place = scatter(dice);
    const dabs = times(9, () => ({ at: place(90, 760), turn: dice.below(180) }));
    return crust + sauce + group(strokes(dabs, 10, 12, light));
}

/**
 * How many pieces there are: fewer of each, the more kinds. What melts is layer 1, what lies in the middle 4.
 * @param {ToppingLook} look
 * @param {number} kinds
 */
function count(look, kinds) {
    if (look.layer === 1 || look.layer === 4) return look.pieces;
    const share = [100, 100, 75, 62, 54][Math.max(kinds - 1, 0)] ?? 48;
    return Math.max(2, whole(look.pieces * share / 100));
}

/** @param {Dice} dice @param {ToppingLook} look @param {number} number @param {number} pieces @param {Place} place */
function lay(dice, look, number, pieces, place) {
    const reach = look.reach * 10;
    const [radius, inner] = look.layer === 4 ? [reach, 0] : look.outwards ? [740, 320] : [790, 0];
    return times(pieces, () => {
        const { x, y, angle } = place(reach, radius, inner);
        const turn = look.outwards ? angle + dice.within(-12, 12) : dice.below(360);
        return `<use href="#p${number}" transform="translate(${units(x / 10, y / 10)})rotate(${turn})"/>`;
    }).join("");
}

return (/** @type {string} */ name, /** @type {number[]} */ ids) => {
    const own = [...new Set(ids.flatMap((id) => looks[byID.get(id) ?? -1] ?? []))].slice(0, 8).sort((one, other) => one.layer - other.layer);
    const shown = own.filter(({ layer }) => layer);
    const dice = kitchenDice.named(name);
    const marks = shown.map(({ markup }, number) => `<g id="p${number}">${markup}</g>`).join("");
    const bread = base(dice, own.find(({ layer }) => !layer)?.colours ?? white);
    const pools = scatter(dice);
    const pieces = scatter(dice);
    const kinds = shown.filter(({ layer }) => layer === 2 || layer === 3).length;
    const laid = shown.map((look, number) =>
        lay(dice, look, number, count(look, kinds), look.layer === 1 ? pools : pieces)).join("");
    return '<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">'
        + `${marks && `<defs>${marks}</defs>`}${bread}${laid}</svg>`;
};
};
