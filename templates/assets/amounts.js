// Writes amounts as the program writes them (QuantityFormat), with exact fractions. `kitchenUnits`, in units.js, says which
// units there are and what they are called.
"use strict";

const kitchenAmounts = (() => {
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

const fraction = (above, below = 1) => new Fraction(BigInt(above), BigInt(below));

/* ---- Amounts: one or two numbers, and a unit or none ---- */

class Quantity {
    constructor(numbers, unit) {
        this.numbers = numbers;
        this.unit = unit;
    }

    get lower() { return this.numbers[0]; }
    get upper() { return this.numbers[this.numbers.length - 1]; }
    get facts() { return kitchenUnits.units[this.unit]; }
    get isMetric() { return this.facts?.system === "metric"; }
    map(change) { return new Quantity(this.numbers.map(change), this.unit); }
    every(holds) { return this.numbers.every(holds); }
    times(factor) { return this.map((number) => number.times(factor)); }

    /** The same amount in another unit that measures the same. */
    in(unit) {
        if (unit === this.unit) return this;
        const factor = Fraction.exact(this.facts.factor).over(Fraction.exact(kitchenUnits.units[unit].factor));
        return new Quantity(this.times(factor).numbers, unit);
    }
}

/* ---- As a kitchen writes them ---- */

const halves = [fraction(0), fraction(1, 2), fraction(1)];
const quarters = [fraction(0), fraction(1, 4), fraction(1, 2), fraction(3, 4), fraction(1)];
const thirdsAndQuarters = [...quarters, fraction(1, 3), fraction(2, 3)];
const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => fraction(count, 8));
const kitchenFractions = [
    [0, 1], [1, 8], [1, 4], [1, 3], [3, 8], [1, 2], [5, 8], [2, 3], [3, 4], [7, 8], [1, 1],
].map(([above, below]) => fraction(above, below));

/** The nearest number with one of the fractions, halves from 10, whole from 100; the number itself rather than nothing. */
function nearest(number, fractions = kitchenFractions) {
    if (number.isAtLeast(fraction(10))) return number.rounded(number.isLess(fraction(100)) ? fraction(1, 2) : fraction(1));
    const whole = new Fraction(number.floor);
    const distance = (part) => part.minus(number.minus(whole)).size;
    const best = fractions.reduce((best, part) => distance(part).isLess(distance(best)) ? part : best);
    const rounded = whole.plus(best);
    return rounded.above ? rounded : number;
}

const isNear = (shown, number, share) => !number.isLess(shown.minus(number).size.times(fraction(share)));

const ladders = [["cup", "tablespoon", "teaspoon"], ["metricTablespoon", "metricTeaspoon"]];

/** Spoons, cups, pounds and pieces, at a size where they are a kitchen's fraction. */
function fractional(quantity) {
    const ladder = ladders.find((units) => units.includes(quantity.unit)) ?? [quantity.unit];
    const sizes = ladder.map((unit) => quantity.in(unit));
    const own = ladder.indexOf(quantity.unit);
    const isOneOf = (...denominators) => (number) => denominators.includes(Number(number.below));
    const up = sizes.slice(0, own).find(fitsAsLarger);
    if (up) return up;
    if (quantity.every(isOneOf(1, 2, 3, 4, 8))) return quantity;
    const down = sizes.slice(own + 1).find(fitsAsSmaller);
    if (down) return down;
    if (quantity.every(isOneOf(1, 2, 3, 4, 5, 8, 10, 16))) return quantity;
    const near = sizes.slice(own).find((size) => size.every((number) => isNear(nearest(number), number, 32)));
    return (near ?? sizes[sizes.length - 1]).map((number) => nearest(number));
}

function fitsAsLarger(quantity) {
    const isCup = quantity.unit === "cup";
    const least = isCup ? fraction(1, 4) : fraction(1);
    return quantity.every((number) => number.isAtLeast(least) && number.below <= (isCup ? 4n : 2n));
}

function fitsAsSmaller(quantity) {
    return quantity.every((number) => {
        if (quantity.unit !== "tablespoon") return [1n, 2n, 3n, 4n, 8n].includes(number.below);
        return number.isAtLeast(fraction(1)) && number.below <= (number.isAtLeast(fraction(2)) ? 3n : 2n);
    });
}

const largerUnits = {
    milligram: "gram", gram: "kilogram", dekagram: "kilogram", hectogram: "kilogram", millilitre: "litre",
    centilitre: "litre", decilitre: "litre", millimetre: "centimetre",
};
const smallerUnits = { kilogram: "gram", litre: "millilitre" };
const isShort = (number) => number.decimal(3, ".") !== null;

/** Metric amounts at a fitting size, rounded where they were converted or need more than three decimals. */
function decimal(quantity, isConverted) {
    const isSmall = smallerUnits[quantity.unit] && (quantity.upper.isLess(fraction(1)) || !isShort(quantity.upper));
    const sized = isSmall ? quantity.in(smallerUnits[quantity.unit]) : quantity;
    if (!isConverted && sized.every(isShort)) return enlarged(sized);
    return enlarged(sized.map((number) => roundedTo(number, isConverted ? conversionStep(number) : scalingStep(number))));
}

function enlarged(quantity) {
    const converted = largerUnits[quantity.unit] ? quantity.in(largerUnits[quantity.unit]) : quantity;
    return converted.lower.isAtLeast(fraction(1)) ? converted : quantity;
}

function conversionStep(number) {
    if (number.isLess(fraction(10))) return fraction(1, 2);
    if (number.isLess(fraction(50))) return fraction(1);
    return number.isLess(fraction(1000)) ? fraction(5) : fraction(10);
}

function scalingStep(number) {
    if (number.isLess(fraction(20))) return fraction(1, 10);
    return number.isLess(fraction(1000)) ? fraction(1) : fraction(10);
}

/** Rounded to the step, or to a finer one where that would leave nothing. */
function roundedTo(number, step) {
    for (let finer = 0; finer < 6; finer += 1) {
        const rounded = number.rounded(step);
        if (rounded.above || !number.above) return rounded;
        step = step.over(fraction(10));
    }
    return number;
}

const metricUnits = { gram: "gram", millilitre: "millilitre", millimetre: "centimetre" };

function metric(quantity) {
    return decimal(quantity.in(metricUnits[quantity.facts.base]), true);
}

function customary(quantity) {
    if (quantity.facts.base === "gram") return customaryMass(quantity);
    if (quantity.facts.base === "millilitre") return customaryVolume(quantity);
    const inches = quantity.in("inch");
    return inches.map((number) => nearest(number, inches.upper.isLess(fraction(2)) ? eighths : quarters));
}

function customaryMass(quantity) {
    const ounces = quantity.in("ounce").upper;
    const pounds = quantity.in("pound").map((number) => nearest(number, quarters));
    if (ounces.isAtLeast(fraction(32))) return pounds;
    if (ounces.isAtLeast(fraction(15)) && isNear(pounds.upper.times(fraction(16)), ounces, 50)) return pounds;
    const fractions = ounces.isLess(fraction(1)) ? eighths : ounces.isLess(fraction(4)) ? quarters : halves;
    return quantity.in("ounce").map((number) => nearest(number, fractions));
}

const customaryVolumes = [
    ["quart", fraction(2), quarters], ["cup", fraction(1, 4), thirdsAndQuarters], ["tablespoon", fraction(1), halves],
    ["teaspoon", fraction(1, 4), quarters],
];

function customaryVolume(quantity) {
    for (const [unit, least, fractions] of customaryVolumes) {
        const real = quantity.in(unit);
        const shown = real.map((number) => nearest(number, fractions));
        const fits = shown.numbers.every((number, place) => isNear(number, real.numbers[place], 16));
        if (fits && shown.lower.isAtLeast(least)) return shown;
    }
    return quantity.in("teaspoon").map((number) => nearest(number, eighths));
}

/** The quantity as it is shown in a style: author, metric or us. */
function shown(quantity, style) {
    const system = quantity.facts?.system;
    if (style === "metric" && (system === "us" || system === "imperial")) return metric(quantity);
    if (style === "us" && (system === "metric" || system === "imperial")) return customary(quantity);
    return system === "metric" && quantity.unit !== "metricCup" ? decimal(quantity, false) : fractional(quantity);
}

function text(quantity, style) {
    const { numbers, upper, facts, isMetric } = shown(quantity, style);
    const written = numbers.map((number) => (isMetric && number.decimal(9, kitchenUnits.mark)) || number.mixed);
    const amount = [...new Set(written)].join("–");
    if (!facts) return onOneLine(amount);
    const isPlural = kitchenUnits.pluralFromTwo ? upper.isAtLeast(fraction(2)) : fraction(1).isLess(upper);
    return onOneLine(`${amount} ${facts.words[isPlural ? 1 : 0]}`);
}

const onOneLine = (amount) => amount.replaceAll(" ", "\u00a0");

function money(exact) {
    const { before, after, point, group, groupedFrom, digits } = kitchenUnits.money;
    const units = String(exact.rounded(fraction(1)).above).padStart(digits + 1, "0");
    const whole = units.slice(0, units.length - digits);
    const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
    return before + grouped + (digits ? point + units.slice(-digits) : "") + after;
}

return { Fraction, Quantity, text, money };
})();
