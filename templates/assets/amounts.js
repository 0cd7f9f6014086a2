// Writes amounts as the program writes them (QuantityFormat), with exact fractions. `kitchenUnits`, in units.js, has the
// units, what they are called, and the table of measures.
"use strict";

/** @typedef {InstanceType<typeof kitchenAmounts.Fraction>} ExactNumber */
/** @typedef {InstanceType<typeof kitchenAmounts.Quantity>} KitchenQuantity */

const kitchenAmounts = (() => {
const table = kitchenUnits;

/* ---- Exact numbers ---- */

class Fraction {
    /** @param {bigint} above @param {bigint} below */
    constructor(above, below = 1n) {
        let [a, b] = [above < 0n ? -above : above, below];
        while (b) [a, b] = [b, a % b];
        this.above = above / (a || 1n);
        this.below = below / (a || 1n);
    }

    /**
     * "3", "3/4", "1 1/2", "1½", "1.5" and "1,5"; null for anything else.
     * @param {string} text
     */
    static parse(text) {
        const plain = text.trim().replace(/[¼½¾⅓⅔⅛]/, (sign) => ` ${Fraction.signs[sign]}`).replace("⁄", "/").trim();
        const [, whole = 0, above = 0, below] = /^(?:(\d{1,6}) +)?(\d{1,6})\/([1-9]\d{0,2})$/.exec(plain) ?? [];
        if (below) return new Fraction(BigInt(above), BigInt(below)).plus(Fraction.whole(whole));
        const [, digits, decimals = ""] = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(plain) ?? [];
        return digits ? new Fraction(BigInt(digits + decimals), 10n ** BigInt(decimals.length)) : null;
    }

    /**
     * "3", "3/4" or "3/4 + 1/7", of any length.
     * @param {string} text
     */
    static exact(text) {
        return text.split(" + ").map((part) => {
            const [above = "", below = 1] = part.split("/");
            return new Fraction(BigInt(above), BigInt(below));
        }).reduce((sum, part) => sum.plus(part));
    }

    /** @param {number | string | bigint} number */
    static whole(number) { return new Fraction(BigInt(number)); }

    /** @param {Fraction} other */
    plus(other) { return new Fraction(this.above * other.below + other.above * this.below, this.below * other.below); }
    /** @param {Fraction} other */
    minus(other) { return new Fraction(this.above * other.below - other.above * this.below, this.below * other.below); }
    /** @param {Fraction} other */
    times(other) { return new Fraction(this.above * other.above, this.below * other.below); }
    /** @param {Fraction} other */
    over(other) { return new Fraction(this.above * other.below, this.below * other.above); }
    /** @param {Fraction} other */
    isLess(other) { return this.above * other.below < other.above * this.below; }
    /** @param {Fraction} other */
    isAtLeast(other) { return !this.isLess(other); }
    /** @param {Fraction} other */
    equals(other) { return this.above === other.above && this.below === other.below; }
    get size() { return new Fraction(this.above < 0n ? -this.above : this.above, this.below); }
    get floor() { return this.above / this.below; }

    /**
     * The nearest multiple of a step, half upwards; of numbers from 0.
     * @param {Fraction} step
     */
    rounded(step) {
        const count = this.over(step);
        return new Fraction((count.above * 2n + count.below) / (count.below * 2n)).times(step);
    }

    /**
     * The decimal with at most so many digits; null when it needs more.
     * @param {number} digits
     * @param {string} mark
     */
    decimal(digits, mark) {
        for (let count = 0; count <= digits; count += 1) {
            const scaled = this.above * 10n ** BigInt(count);
            if (scaled % this.below) continue;
            const text = String(scaled / this.below).padStart(count + 1, "0");
            return count ? text.slice(0, -count) + mark + text.slice(-count) : text;
        }
        return null;
    }

    /** "3", "1/2" or "1 1/2". */
    get mixed() {
        if (this.below === 1n) return String(this.above);
        const whole = this.floor ? `${this.floor} ` : "";
        return `${whole}${this.above % this.below}/${this.below}`;
    }
}

/** @type {Record<string, string>} */
Fraction.signs = { "¼": "1/4", "½": "1/2", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8" };

/* ---- Amounts: one or two numbers, and a unit or none ---- */

class Quantity {
    /** @param {Fraction[]} numbers @param {string | undefined} unit */
    constructor(numbers, unit) {
        this.numbers = numbers;
        this.unit = unit;
    }

    get upper() { return this.numbers.at(-1) ?? zero; }
    get facts() {
        const facts = table.units[this.unit ?? ""];
        if (!facts) return undefined;
        const [factor, decimal, ...words] = facts;
        return { factor, decimal: Boolean(decimal), words };
    }
    /** How many of the base one of the unit is. */
    get factor() { return this.facts ? Fraction.exact(this.facts.factor) : one; }
    /** @param {Fraction} factor */
    times(factor) { return new Quantity(this.numbers.map((number) => number.times(factor)), this.unit); }
}

const zero = Fraction.whole(0);
const one = Fraction.whole(1);

/* ---- As a kitchen writes them: MeasureLadder and MeasureTable of the program ---- */

/** @typedef {typeof ladders[number]} Ladder the measures of a system, from the largest on */
/** @typedef {Ladder[number]} Measure */

const fractions = (/** @type {string[]} */ texts) => texts.map(Fraction.exact);
const ladders = table.ladders.map((ladder) => ladder.map(
    ([unit, size, least, raised, below, kept, steps, wholes, isAdded, smallest]) => ({
        unit: unit ?? undefined, size: Fraction.exact(size), least: Fraction.exact(least), raised: Fraction.exact(raised),
        below: below && Fraction.exact(below), kept: fractions(kept), steps: steps.map(fractions), wholes: fractions(wholes),
        isAdded: Boolean(isAdded), smallest: Fraction.exact(smallest),
    })));

/**
 * Whether what is shown of a number is exact, or off by less than so much.
 * @param {Fraction} shown
 * @param {Fraction} number
 * @param {Fraction} error
 */
const isNear = (shown, number, error) => shown.equals(number) || shown.minus(number).size.isLess(error);

/**
 * The nearest multiple of any step, of two that are as near the larger.
 * @param {Fraction} number
 * @param {Fraction[]} steps
 */
function nearest(number, steps) {
    return nearestOf(number, steps.map((step) => number.rounded(step)));
}

/** @param {Fraction} number @param {Fraction[]} near */
function nearestOf(number, near) {
    const distance = (/** @type {Fraction} */ part) => part.minus(number).size;
    return near.reduce((best, part) => {
        const a = distance(part);
        const b = distance(best);
        return a.isLess(b) || (a.equals(b) && best.isLess(part)) ? part : best;
    });
}

/** @param {Fraction[]} ones @param {Fraction[]} others */
const areEqual = (ones, others) => ones.every((one, place) => others[place]?.equals(one));

/**
 * The number in a measure: as it is where it is kept, else to the coarsest step that comes near; undefined where none does.
 * @param {Fraction} number
 * @param {Measure} measure
 * @param {Fraction} tolerance
 */
function rounded(number, measure, tolerance) {
    if (measure.kept.some((step) => number.over(step).below === 1n)) return number;
    return measure.steps.map((step) => nearest(number, step))
        .find((near) => near.above && isNear(near, number, number.times(tolerance)));
}

/**
 * What is shown of a quantity, and whether that is all of it.
 * @param {Quantity[]} parts
 * @param {boolean} isExact
 */
const showing = (parts, isExact) => ({ parts, isExact });

/**
 * The quantity in one measure, both ends of a range within its bounds.
 * @param {Quantity} quantity
 * @param {Measure} measure
 * @param {Fraction} least
 * @param {Fraction} tolerance
 */
function single(quantity, measure, least, tolerance) {
    const factor = quantity.factor.over(measure.size);
    const wanted = quantity.times(factor).numbers;
    const numbers = wanted.flatMap((number) => rounded(number, measure, tolerance) ?? []);
    if (numbers.length < wanted.length || numbers[0]?.isLess(least)) return null;
    const shown = new Quantity(numbers, measure.unit ?? quantity.unit);
    if (measure.below && shown.upper.isAtLeast(measure.below)) return null;
    return showing([shown], areEqual(numbers, wanted));
}

/**
 * The largest multiple of the measure's wholes up to a number.
 * @param {Fraction} number
 * @param {Measure} measure
 */
function whole(number, measure) {
    return measure.wholes.map((step) => new Fraction(number.over(step).floor).times(step))
        .reduce((most, part) => most.isLess(part) ? part : most, zero);
}

/**
 * What is added of a measure for a rest, at the coarsest step that comes near.
 * @param {Fraction} rest
 * @param {Measure} measure
 * @param {Fraction} error
 */
function added(rest, measure, error) {
    const number = rest.over(measure.size);
    return measure.steps.map((step) => nearest(number, step)).find((part) => part.above
        && !(measure.below && part.isAtLeast(measure.below)) && isNear(part, number, error.over(measure.size)));
}

/**
 * The quantity in a measure and one below it: "4 cups and 1 tbsp".
 * @param {Quantity} quantity
 * @param {Ladder} ladder
 * @param {Fraction} tolerance
 */
function double(quantity, ladder, tolerance) {
    if (quantity.numbers.length > 1) return null;
    const total = quantity.upper.times(quantity.factor);
    const first = ladder.find((measure) => whole(total.over(measure.size), measure).above);
    if (!first) return null;
    const count = whole(total.over(first.size), first);
    const rest = total.minus(count.times(first.size));
    for (const measure of ladder.slice(ladder.indexOf(first) + 1)) {
        const part = added(rest, measure, total.times(tolerance));
        if (!part) continue;
        return showing(
            [new Quantity([count], first.unit), new Quantity([part], measure.unit)],
            part.times(measure.size).equals(rest));
    }
    return null;
}

/**
 * What is shown in the largest measure, or two, that come near; null where none does.
 * @param {Quantity} quantity
 * @param {Ladder} ladder
 * @param {Fraction} tolerance
 * @param {boolean} isConverted
 */
function inLadder(quantity, ladder, tolerance, isConverted) {
    const own = isConverted ? -1 : ladder.findIndex((measure) => (measure.unit ?? quantity.unit) === quantity.unit);
    for (const [place, measure] of ladder.entries()) {
        if (measure.isAdded) continue;
        const isRaised = own < 0 || place < own;
        const shown = single(quantity, measure, isRaised ? measure.raised : measure.least, tolerance);
        if (shown) return shown;
    }
    return double(quantity, ladder, tolerance);
}

/**
 * The nearest that the smallest measure can say, where no measure comes near; a pinch for less than the smallest spoon.
 * @param {Quantity} quantity
 * @param {Ladder} ladder
 * @param {Fraction} tolerance
 */
function shownCoarsely(quantity, ladder, tolerance) {
    const smallest = ladder.findLast((measure) => !measure.isAdded);
    const last = ladder.at(-1);
    const isPinch = last?.isAdded && quantity.upper.times(quantity.factor).over(last.size).isLess(new Fraction(3n, 2n));
    const measure = isPinch ? last : smallest;
    if (!measure) return showing([quantity], true);
    const unit = measure.unit ?? quantity.unit;
    const isDecimal = table.units[unit ?? ""]?.[1] || unit === "ounce";
    const wanted = quantity.times(quantity.factor.over(measure.size)).numbers;
    const numbers = wanted.map((number) => (isDecimal ? shortDecimal(number, tolerance) : coarse(number, measure)));
    return showing([new Quantity(numbers, unit)], areEqual(numbers, wanted));
}

/**
 * The nearest multiple of the two finest steps, of two that are as near the larger; never less than the smallest.
 * @param {Fraction} number
 * @param {Measure} measure
 */
function coarse(number, { steps, smallest }) {
    const near = steps.slice(-2).flat().map((step) => number.rounded(step)).filter((part) => part.isAtLeast(smallest));
    return nearestOf(number, [...near, smallest]);
}

/**
 * The decimal with the fewest digits, up to three, that comes near; else the nearest of three.
 * @param {Fraction} number
 * @param {Fraction} tolerance
 */
function shortDecimal(number, tolerance) {
    const near = [10n, 100n, 1000n].map((below) => number.rounded(new Fraction(1n, below)));
    return near.find((shown) => shown.above && isNear(shown, number, number.times(tolerance))) ?? atThousandth(number);
}

/** @param {Fraction} number */
function atThousandth(number) {
    const finest = new Fraction(1n, 1000n);
    const near = number.rounded(finest);
    return near.above ? near : finest;
}

/**
 * What is shown of a quantity in the system of a style; null where it is not of another, or no measure comes near.
 * @param {Quantity} quantity
 * @param {UnitStyle} style
 */
function converted(quantity, style) {
    const ladder = ladders[table.converted[style]?.[quantity.unit ?? ""] ?? -1];
    return ladder ? inLadder(quantity, ladder, Fraction.exact(table.convertedTolerance[style] ?? table.tolerance), true) : null;
}

/**
 * What is shown of a quantity in a style: `metric`, `us` or `author`; of spoons in no cups where there are none.
 * @param {Quantity} quantity
 * @param {UnitStyle} style
 * @param {boolean} hasCups
 */
function shown(quantity, style, hasCups) {
    const ladder = ladders[table.shown[hasCups || style !== "author" ? style : "metric"][quantity.unit ?? ""] ?? table.counted] ?? [];
    const tolerance = Fraction.exact(table.tolerance);
    return converted(quantity, style) ?? inLadder(quantity, ladder, tolerance, false) ?? shownCoarsely(quantity, ladder, tolerance);
}

/**
 * Whether it is shown as a decimal: of ounces what is finer than eighths.
 * @param {Quantity} quantity
 */
const isDecimal = ({ numbers, unit, facts }) =>
    facts?.decimal || (unit === "ounce" && numbers.some((number) => number.below % 5n === 0n));

/**
 * The words of a quantity, and of the exact amount where they are not that; else "".
 * @param {Quantity} quantity
 * @param {UnitStyle} style
 */
function written(quantity, style, hasCups = true) {
    const { parts, isExact } = shown(quantity, style, hasCups);
    const texts = parts.map((part) => words(part, isDecimal(part)));
    return { text: onOneLine(texts.join(` ${table.and} `)), exact: isExact ? "" : preciseText(quantity) };
}

/** @param {Quantity} quantity @param {UnitStyle} style */
const text = (quantity, style, hasCups = true) => written(quantity, style, hasCups).text;

/**
 * The word for a unit beside a number of it that is shown.
 * @param {Quantity} quantity
 */
function unitWord({ numbers, facts }) {
    const [number] = shown(new Quantity(numbers, undefined), "author", true).parts;
    return facts?.words[isPlural(number?.upper ?? one) ? 1 : 0] ?? "";
}

const isPlural = (/** @type {Fraction} */ count) =>
    (table.pluralFromTwo ? count.isAtLeast(Fraction.whole(2)) : one.isLess(count));

/**
 * The amount in its own unit more closely than it is shown: as the fraction that a kitchen has, else to a thousandth.
 * @param {Quantity} quantity
 */
function preciseText(quantity) {
    const isDecimal = quantity.facts?.decimal || !quantity.numbers.every(({ below }) => below <= 4n || below === 8n);
    const numbers = isDecimal ? quantity.numbers.map(atThousandth) : quantity.numbers;
    return words(new Quantity(numbers, quantity.unit), Boolean(isDecimal));
}

/**
 * An amount as its author wrote it: a decimal of at most six digits, or a fraction.
 * @param {Quantity} quantity
 */
function authorsText(quantity) {
    const isShort = quantity.numbers.every((number) => number.below <= 16n);
    const isLong = quantity.facts?.decimal || !isShort;
    return words(quantity, isLong && quantity.numbers.every((number) => number.decimal(6, ".") !== null));
}

/** @param {Quantity} quantity @param {boolean} isDecimal */
function words(quantity, isDecimal) {
    const { numbers, upper, facts } = quantity;
    const written = numbers.map((number) => (isDecimal && number.decimal(12, table.mark)) || number.mixed);
    const amount = [...new Set(written)].join("–");
    if (!facts) return amount;
    return `${amount} ${facts.words[isPlural(upper) ? 1 : 0]}`;
}

const onOneLine = (/** @type {string} */ amount) => amount.replaceAll(" ", "\u00A0");

const money = (/** @type {Fraction} */ exact) => kitchenPage.money(exact.rounded(one).above, table.money);

return { Fraction, Quantity, converted, written, authorsText, preciseText, text, unitWord, money };
})();
