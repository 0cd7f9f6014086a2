// Reads the barcode of a product (EAN-13, EAN-8, UPC-A) in a picture, where the browser has no reader of its own.
"use strict";

/** @typedef {{ pixels: Float32Array, width: number, height: number }} Brightness */

const kitchenBarcode = (() => {
/** The widths of a digit's bars and spaces in the left half; those of the even digits there are the same backwards. In the right half colours are the other way round. */
const odd = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"].map((text) => [...text].map(Number));
const patterns = [...odd, ...odd.map((widths) => [...widths].reverse())];
/** Which digits of the left half are even, a bit for each, by the first digit: that has no bars of its own. */
const firsts = [0, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010];
/** The angles of the lines, in twelfths of a half turn: those that a product is held at most come first. */
const angles = [0, 6, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7];
const linesOfAngle = 40;

/**
 * Whether the last digit is the one that the others ask for.
 * @param {string} code
 */
function isChecked(code) {
    const sum = [...code].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0);
    return sum % 10 === 0;
}

/**
 * The number at a place that a list has.
 * @param {ArrayLike<number>} list
 * @param {number} place
 */
const at = (list, place) => list[place] ?? 0;

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * How bright each pixel is.
 * @param {ImageData} image
 * @returns {Brightness}
 */
function brightness({ data, width, height }) {
    const pixels = new Float32Array(width * height)
        .map((_, place) => 0.3 * at(data, 4 * place) + 0.59 * at(data, 4 * place + 1) + 0.11 * at(data, 4 * place + 2));
    return { pixels, width, height };
}

/**
 * What lies between two numbers, a share of the way.
 * @param {number} one
 * @param {number} other
 * @param {number} share
 */
const between = (one, other, share) => one + (other - one) * share;

/**
 * The brightness at every half pixel of a line across the picture: at an angle, and so far from its middle.
 * @param {Brightness} picture
 * @param {number} angle
 * @param {number} distance
 */
function samples({ pixels, width, height }, angle, distance) {
    const across = Math.cos(angle);
    const down = Math.sin(angle);
    const length = Math.hypot(width, height);
    const line = [];
    for (let step = -length; step < length; step += 1) {
        const x = width / 2 - down * distance + across * step / 2;
        const y = height / 2 + across * distance + down * step / 2;
        const left = Math.floor(x);
        const top = Math.floor(y);
        if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
        const place = top * width + left;
        const upper = between(at(pixels, place), at(pixels, place + 1), x - left);
        const lower = between(at(pixels, place + width), at(pixels, place + width + 1), x - left);
        line.push(between(upper, lower, y - top));
    }
    return line;
}

/**
 * The brightest and darkest places of a line in turn, from a bright one on; what differs by less than a share of its contrast is noise.
 * @param {number[]} line
 * @param {number} share
 */
function extremes(line, share) {
    const noise = Math.max(6, (Math.max(...line) - Math.min(...line)) * share);
    const places = [];
    let candidate = 0;
    let sign = 1;
    for (let place = 1; place < line.length; place += 1) {
        const change = (at(line, place) - at(line, candidate)) * sign;
        if (change >= 0) candidate = place;
        else if (change < -noise) {
            places.push(candidate);
            [candidate, sign] = [place, -sign];
        }
    }
    return [...places, candidate];
}

/**
 * Where the line passes the middle between two extremes.
 * @param {number[]} line
 * @param {number} from
 * @param {number} to
 */
function middle(line, from, to) {
    const level = (at(line, from) + at(line, to)) / 2;
    let place = from;
    while (place < to - 1 && (at(line, place + 1) - level) * (at(line, from) - level) > 0) place += 1;
    return place + (at(line, place) - level) / (at(line, place) - at(line, place + 1) || 1);
}

/**
 * Where the line changes most between two extremes.
 * @param {number[]} line
 * @param {number} from
 * @param {number} to
 */
function steepest(line, from, to) {
    /**
     * How much the line changes at a place; beyond its ends that is no number.
     * @param {number} place
     */
    const slope = (place) => {
        const own = line[place] ?? NaN;
        return Math.abs((line[place + 1] ?? own) - (line[place - 1] ?? own));
    };
    let best = from;
    for (let place = from; place <= to; place += 1) if (slope(place) > slope(best)) best = place;
    const before = slope(best - 1) || 0;
    const here = slope(best);
    const after = slope(best + 1) || 0;
    return best + (before - after) / (2 * (before - 2 * here + after) || 1);
}

/**
 * The widths of what is bright and dark in turn; those at even places are bright.
 * @param {number[]} line
 * @param {typeof middle} edge
 * @param {number} share
 */
function widths(line, edge, share) {
    const places = extremes(line, share);
    const edges = places.slice(1).map((to, number) => edge(line, at(places, number), to));
    const all = edges.map((place, number) => place - (edges[number - 1] ?? 0));
    return [...all, line.length - (edges.at(-1) ?? 0)];
}

/**
 * How far four widths are from a pattern of seven parts. Sums of neighbours count most: ink that spreads leaves them alone.
 * @param {number[]} own
 * @param {number[]} pattern
 */
function error(own, pattern) {
    const part = total(own) / 7;
    let sum = 0;
    let last = null;
    for (let place = 0; place < 4; place += 1) {
        const off = at(own, place) / part - at(pattern, place);
        sum += off ** 2 / 3;
        if (last !== null) sum += (last + off) ** 2;
        last = off;
    }
    return sum;
}

/**
 * The pattern that four widths are nearest to, with its error; or null where another is as near.
 * @param {number[]} own
 * @param {number} choices
 */
function nearest(own, choices) {
    const errors = patterns.slice(0, choices).map((pattern) => error(own, pattern));
    const [least = Infinity, second = Infinity] = [...errors].sort((one, other) => one - other);
    return least < 1.2 && second - least > 0.15 ? { number: errors.indexOf(least), least } : null;
}

/**
 * The numbers of the patterns from a place of the widths on; null where one is none, or all are no more than likely.
 * @param {number[]} own
 * @param {number} from
 * @param {number} count
 * @param {number} choices
 * @param {number} part
 */
function digits(own, from, count, choices, part) {
    const found = [];
    let errors = 0;
    for (let place = from; place < from + 4 * count; place += 4) {
        const four = own.slice(place, place + 4);
        const digit = Math.abs(total(four) - 7 * part) < 1.6 * part && nearest(four, choices);
        if (!digit) return null;
        found.push(digit.number);
        errors += digit.least;
    }
    // Four digits agree by chance more easily than six.
    return errors < count * (count === 6 ? 0.4 : 0.25) ? found : null;
}

/**
 * The code whose first bar is at a place of the widths, with so many digits in each half; or null.
 * @param {number[]} own
 * @param {number} from
 * @param {4 | 6} half
 */
function code(own, from, half) {
    const count = 8 * half + 11;
    if (from + count >= own.length) return null;
    const part = total(own.slice(from, from + count)) / (14 * half + 11);
    /** @param {number} place @param {number} length */
    const isGuard = (place, length) => own.slice(place, place + length).every((one) => one > 0.3 * part && one < 2 * part);
    const center = from + 3 + 4 * half;
    const end = from + count - 3;
    if (at(own, from - 1) < 4 * part || at(own, from + count) < 4 * part) return null;
    if (!isGuard(from, 3) || !isGuard(center, 5) || !isGuard(end, 3)) return null;
    const left = digits(own, from + 3, half, half === 6 ? 20 : 10, part);
    const right = left && digits(own, center + 5, half, 10, part);
    if (!right) return null;
    // A short code has no first digit of that kind.
    const first = half === 6 ? firsts.indexOf(left.reduce((sum, number) => 2 * sum + Number(number > 9), 0)) : "";
    if (first === -1) return null;
    const found = [first, ...[...left, ...right].map((number) => number % 10)].join("");
    return isChecked(found) ? found : null;
}

/**
 * The codes that a line crosses, from either end.
 * @param {number[]} line
 */
function codes(line) {
    /** @type {Set<string>} */
    const found = new Set();
    for (const own of [widths(line, middle, 0.12), widths(line, steepest, 0.05)]) {
        for (const row of [own, [...own].reverse()]) {
            // Those at even places are bright from one end, from the other only where their number is odd.
            for (let place = row === own ? 1 : own.length % 2 || 2; place < row.length; place += 2) {
                const read = code(row, place, 6) ?? code(row, place, 4);
                if (read) found.add(read);
            }
        }
    }
    return found;
}

/**
 * The barcode in a picture, `{ data, width, height }` as a canvas gives it; or null. Two lines must say the same.
 * @param {ImageData} image
 */
function read(image) {
    const picture = brightness(image);
    const apart = Math.min(image.width, image.height) / linesOfAngle;
    /** @type {Set<string>} */
    const seen = new Set();
    for (const angle of angles) {
        for (let number = 0; number < linesOfAngle; number += 1) {
            // From the middle outwards.
            const distance = (number % 2 || -1) * Math.ceil(number / 2) * apart;
            for (const found of codes(samples(picture, angle * Math.PI / 12, distance))) {
                if (seen.has(found)) return found;
                seen.add(found);
            }
        }
    }
    return null;
}

return { read, isChecked };
})();
