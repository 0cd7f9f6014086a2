// Writes amounts as the program writes them (QuantityFormat), with exact fractions. `kitchenUnits`, in units.js, has the
// units, what they are called, and the table of measures.
"use strict";

const kitchenAmounts = (() => {
const table = kitchenUnits;
/* ---- Exact numbers ---- */

class Fraction {
    constructor(above, below = 1n) {
        let [a, b] = [above < 0n ? -above : above, below];
        while (b) [a, b] = [b, a % b];
        this.above = above / (a || 1n);
        this.below = below / (a || 1n);
    }

    /** "3", "3/4", "1 1/2", "1½", "1.5" and "1,5"; null for anything else. */
    static parse(text) {
        const plain = text.trim().replace(/[¼½¾⅓⅔⅛]/, (sign) => ` ${Fraction.signs[sign]}`).replace("⁄", "/").trim();
        const parts = /^(?:(\d{1,6}) +)?(\d{1,6})\/([1-9]\d{0,2})$/.exec(plain);
        if (parts) return new Fraction(BigInt(parts[2]), BigInt(parts[3])).plus(Fraction.whole(parts[1] ?? 0));
        const decimal = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(plain);
        if (!decimal) return null;
        const digits = decimal[2] ?? "";
        return new Fraction(BigInt(decimal[1] + digits), 10n ** BigInt(digits.length));
    }

    /** "3", "3/4" or "3/4 + 1/7", of any length. */
    static exact(text) {
        return text.split(" + ").map((part) => {
            const [above, below] = part.split("/");
            return new Fraction(BigInt(above), BigInt(below ?? 1));
        }).reduce((sum, part) => sum.plus(part));
    }

    static whole(number) { return new Fraction(BigInt(number)); }

    plus(other) { return new Fraction(this.above * other.below + other.above * this.below, this.below * other.below); }
    minus(other) { return new Fraction(this.above * other.below - other.above * this.below, this.below * other.below); }
    times(other) { return new Fraction(this.above * other.above, this.below * other.below); }
    over(other) { return new Fraction(this.above * other.below, this.below * other.above); }
    isLess(other) { return this.above * other.below < other.above * this.below; }
    isAtLeast(other) { return !this.isLess(other); }
    equals(other) { return this.above === other.above && this.below === other.below; }
    get size() { return new Fraction(this.above < 0n ? -this.above : this.above, this.below); }
    get floor() { return this.above / this.below; }

    /** The nearest multiple of a step, half upwards; of numbers from 0. */
    rounded(step) {
        const count = this.over(step);
        return new Fraction((count.above * 2n + count.below) / (count.below * 2n)).times(step);
    }

    /** The decimal with at most so many digits; null when it needs more. */
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

Fraction.signs = { "¼": "1/4", "½": "1/2", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8" };

/* ---- Amounts: one or two numbers, and a unit or none ---- */

class Quantity {
    constructor(numbers, unit) {
        this.numbers = numbers;
        this.unit = unit;
    }

    get upper() { return this.numbers[this.numbers.length - 1]; }
    get facts() {
        const [factor, decimal, ...words] = table.units[this.unit] ?? [];
        return factor && { factor, decimal: Boolean(decimal), words };
    }
    /** How many of the base one of the unit is. */
    get factor() { return this.facts ? Fraction.exact(this.facts.factor) : one; }
    times(factor) { return new Quantity(this.numbers.map((number) => number.times(factor)), this.unit); }
}

const zero = Fraction.whole(0);
const one = Fraction.whole(1);

/* ---- As a kitchen writes them: MeasureLadder and MeasureTable of the program ---- */

const fractions = (texts) => texts.map(Fraction.exact);
const ladders = table.ladders.map((ladder) => ladder.map(
    ([unit, size, least, raised, below, kept, steps, wholes, isAdded]) => ({
        unit: unit ?? undefined, size: Fraction.exact(size), least: Fraction.exact(least), raised: Fraction.exact(raised),
        below: below && Fraction.exact(below), kept: fractions(kept), steps: steps.map(fractions), wholes: fractions(wholes),
        isAdded: Boolean(isAdded),
    })));

/** Whether what is shown of a number is exact, or off by less than so much. */
const isNear = (shown, number, error) => shown.equals(number) || shown.minus(number).size.isLess(error);

/** The nearest multiple of any step, of two that are as near the larger. */
function nearest(number, steps) {
    const near = steps.map((step) => number.rounded(step));
    const distance = (part) => part.minus(number).size;
    return near.reduce((best, part) => {
        const [a, b] = [distance(part), distance(best)];
        return a.isLess(b) || (a.equals(b) && best.isLess(part)) ? part : best;
    });
}

/** The number in a measure: as it is where it is kept, else to the coarsest step that comes near; undefined where none does. */
function rounded(number, measure, tolerance) {
    if (measure.kept.some((step) => number.over(step).below === 1n)) return number;
    return measure.steps.map((step) => nearest(number, step))
        .find((near) => near.above && isNear(near, number, number.times(tolerance)));
}

/** What is shown of a quantity, and whether that is all of it. */
const showing = (parts, isExact) => ({ parts, isExact });

/** The quantity in one measure, both ends of a range within its bounds. */
function single(quantity, measure, least, tolerance) {
    const factor = quantity.factor.over(measure.size);
    const wanted = quantity.times(factor).numbers;
    const numbers = wanted.map((number) => rounded(number, measure, tolerance));
    if (numbers.includes(undefined) || numbers[0].isLess(least)) return null;
    const last = numbers[numbers.length - 1];
    if (measure.below && last.isAtLeast(measure.below)) return null;
    const isExact = numbers.every((number, place) => number.equals(wanted[place]));
    return showing([new Quantity(numbers, measure.unit ?? quantity.unit)], isExact);
}

/** The largest multiple of the measure's wholes up to a number. */
function whole(number, measure) {
    return measure.wholes.map((step) => new Fraction(number.over(step).floor).times(step))
        .reduce((most, part) => most.isLess(part) ? part : most, zero);
}

/** What is added of a measure for a rest, at the coarsest step that comes near. */
function added(rest, measure, error) {
    const number = rest.over(measure.size);
    return measure.steps.map((step) => nearest(number, step)).find((part) => part.above
        && !(measure.below && part.isAtLeast(measure.below)) && isNear(part, number, error.over(measure.size)));
}

/** The quantity in a measure and one below it: "4 cups and 1 tbsp". */
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

/** What is shown in the largest measure, or two, that come near; null where none does. */
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

/** In the smallest measure, with as many decimals as it takes, or the fraction with the smallest denominator. */
function shownFinely(quantity, ladder, tolerance) {
    const smallest = ladder.filter((measure) => !measure.isAdded).pop();
    const unit = smallest.unit ?? quantity.unit;
    const isDecimal = table.units[unit]?.[1] || unit === "ounce";
    const factor = quantity.factor.over(smallest.size);
    const fine = isDecimal ? shortDecimal : shortFraction;
    const wanted = quantity.times(factor).numbers;
    const numbers = wanted.map((number) => fine(number, tolerance));
    return showing([new Quantity(numbers, unit)], numbers.every((number, place) => number.equals(wanted[place])));
}

function shortDecimal(number, tolerance) {
    return near(number, Array.from({ length: 12 }, (_, place) => new Fraction(1n, 10n ** BigInt(place + 1))), tolerance);
}

function shortFraction(number, tolerance) {
    if (number.below <= 24n) return number;
    const half = number.isLess(one) ? number.below / (number.above * 2n) : 1n;
    const first = half > 1n ? half : 1n;
    return near(number, Array.from({ length: 101 }, (_, place) => new Fraction(1n, first + BigInt(place))), tolerance);
}

function near(number, steps, tolerance) {
    return steps.map((step) => number.rounded(step))
        .find((shown) => shown.above && isNear(shown, number, number.times(tolerance))) ?? number;
}

/** What is shown of a quantity in the system of a style; null where it is not of another, or no measure comes near. */
function converted(quantity, style) {
    const conversion = table.converted[style]?.[quantity.unit];
    if (conversion === undefined) return null;
    return inLadder(quantity, ladders[conversion], Fraction.exact(table.convertedTolerance[style]), true);
}

/** What is shown of a quantity in a style: `metric`, `us` or `author`. */
function shown(quantity, style) {
    const ladder = ladders[table.shown[style][quantity.unit] ?? table.counted];
    const tolerance = Fraction.exact(table.tolerance);
    return converted(quantity, style) ?? inLadder(quantity, ladder, tolerance, false) ?? shownFinely(quantity, ladder, tolerance);
}

/** Whether it is shown as a decimal: of ounces what is finer than eighths. */
const isDecimal = ({ numbers, unit, facts }) =>
    facts?.decimal || (unit === "ounce" && numbers.some((number) => number.below % 5n === 0n));

/** The words of a quantity, and of the exact amount where they are not that; else "". */
function written(quantity, style) {
    const { parts, isExact } = shown(quantity, style);
    const texts = parts.map((part) => words(part, isDecimal(part)));
    return { text: onOneLine(texts.join(` ${table.and} `)), exact: isExact ? "" : exactText(quantity) };
}

const text = (quantity, style) => written(quantity, style).text;

/** The exact amount in its own unit: a decimal of at most six digits, or a fraction. */
function exactText(quantity) {
    const isShort = quantity.numbers.every((number) => number.below <= 16n);
    const isLong = quantity.facts?.decimal || !isShort;
    return words(quantity, isLong && quantity.numbers.every((number) => number.decimal(6, ".") !== null));
}

function words(quantity, isDecimal) {
    const { numbers, upper, facts } = quantity;
    const written = numbers.map((number) => (isDecimal && number.decimal(12, table.mark)) || number.mixed);
    const amount = [...new Set(written)].join("–");
    if (!facts) return amount;
    const isPlural = table.pluralFromTwo ? upper.isAtLeast(Fraction.whole(2)) : one.isLess(upper);
    return `${amount} ${facts.words[isPlural ? 1 : 0]}`;
}

const onOneLine = (amount) => amount.replaceAll(" ", "\u00a0");

const money = (exact) => kitchenPage.money(exact.rounded(one).above, table.money);

return { Fraction, Quantity, converted, written, exactText, text, money };
})();
