// How amounts are written, and how typed numbers are read.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");
const { testEach } = require("./cases.js");
const { page } = require("./page.js");
const { built, write } = require("./sites.js");

const pages = new Map();

/** The amounts of a page in a language. */
function amounts(language) {
    if (!pages.has(language)) {
        const output = built(write({
            "content/site.yml": `title: Scales\nlanguage: ${language}\n`, "content/recipes/salt.md": "# Salt\n\n- 1 g salt\n",
        }));
        pages.set(language, page(["page", path.join(output, "assets/units.js"), "amounts"])("kitchenAmounts"));
    }
    return pages.get(language);
}

testEach("amounts", (kind, amount, shown) => {
    const [style, language] = kind.split(" ");
    const [numbers, unit] = amount.split(" ");
    const { Fraction, Quantity, text, preciseText } = amounts(language);
    const quantity = new Quantity(numbers.split("-").map(Fraction.exact), unit);
    const written = style === "title" ? preciseText(quantity) : text(quantity, style);
    assert.equal(written.replaceAll("\u00a0", " "), shown);
});

const typed = {
    "3": "3", " 12 ": "12", "3/4": "3/4", "6/8": "3/4", "1 1/2": "1 1/2", "1½": "1 1/2", "½": "1/2", "1.5": "1 1/2", "2,25": "2 1/4",
    "1⁄3": "1/3", "0": "0", "999999": "999999", "0.000001": "1/1000000",
};

for (const [text, mixed] of Object.entries(typed)) {
    test(`typed: "${text}" is ${mixed}`, () => assert.equal(amounts("en").Fraction.parse(text).mixed, mixed));
}

for (const text of ["", " ", "x", "-2", "1/0", "1 2", "1e3", "1/1000", "1000000", "1.5/2", "½½", "٣"]) {
    test(`typed: "${text}" is no number`, () => assert.equal(amounts("en").Fraction.parse(text), null));
}

test("fractions: a sum of any length is exact", () => {
    const { Fraction } = amounts("en");
    const sum = Fraction.exact("1/3 + 1/6 + 1000000007/2");
    assert.equal(`${sum.above}/${sum.below}`, "500000004/1");
});

test("fractions: half goes up", () => {
    const { Fraction } = amounts("en");
    for (const [number, nearest] of [["1/2", "1"], ["49/100", "0"], ["5/2", "3"]]) {
        assert.equal(Fraction.exact(number).rounded(Fraction.whole(1)).mixed, nearest);
    }
});
