// What pizzas cost, and how money is written.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { rows, testEach } = require("./cases.js");
const { page } = require("./page.js");
const { built, data, write } = require("./sites.js");

const inPage = page(["page", "prices", "offers"]);
const [kitchenPrices, kitchenOffers] = [inPage("kitchenPrices"), inPage("kitchenOffers")];
/** What the dishes of a menu can be had with, at its prices. */
const offersOf = (menu) => kitchenOffers(menu, kitchenPrices(menu));

/** The minor units of an amount that is written with all its decimals. */
const minor = (text) => text.replace(".", "");

/** The menu of a row of the table, as the program would give it to scripts. */
function menu(step, base, toppings) {
    const [price, factor] = base.split(" × ");
    const digits = (price.split(".")[1] ?? "").length;
    return {
        step: minor(step), base: { price: minor(price) }, sizes: factor ? [{ name: "Own", price: minor(price), factor }] : [],
        toppings: toppings.map((text, id) => ({ id, price: minor(text) })).filter(({ price }) => price !== "?"),
        money: { before: "", after: "", point: ".", group: "", groupedFrom: 99, digits },
    };
}

testEach("prices", (kind, base, listed, price) => {
    const toppings = listed.split(" ").filter(Boolean);
    const own = menu(kind.split(" ")[1], base, toppings);
    const { made, written } = kitchenPrices(own);
    const { changed } = offersOf(own);
    const [ids, size] = [toppings.map((_, id) => id), own.sizes[0]?.name];
    assert.equal(written(made(ids, size)), price);
    // A pizza without toppings to which all are added.
    assert.equal(written(changed({ toppings: [], prices: [minor(base.split(" ")[0])] }, size, ids)), ids.length ? price : base.split(" ")[0]);
});

const byHand = {
    step: "5", base: { price: "400" }, sizes: [{ name: "Small", price: "300", factor: "3/4" }, { name: "Large", price: "700", factor: "3/2" }],
    toppings: [{ id: 1, price: "100" }, { id: 2, price: "55" }, { id: 3, price: "900" }],
};
const house = { toppings: [1, 2], prices: ["500", "1000"], byHand: [true, false] };
/** Its price is no multiple of the step. */
const odd = { toppings: [1, 4], prices: ["503", "1000"], byHand: [true, true] };
const changes = {
    "what is set by hand stands as long as nothing changes": ["Small", [], [], 500n],
    "what is set by hand is where a change begins": ["Small", [2], [], 540n],
    "what is not set by hand follows from its toppings": ["Large", [2], [], 1015n],
    "a topping is added twice": ["Large", [1, 1], [], 1235n],
    "a topping is taken off": ["Small", [], [1], 425n],
    "nothing costs less than nothing": ["Small", [], [3], 0n],
    "a topping that the menu does not have costs nothing": ["Small", [99], [2], 460n],
};

for (const [name, [size, more, less, price]] of Object.entries(changes)) {
    test(`changed: ${name}`, () => assert.equal(offersOf(byHand).changed(house, size, more, less), price));
}

const own = { ...byHand, base: { price: null } };
const salad = { base: null, sizes: ["Half", "Whole"], toppings: [1, 2], prices: ["450", "800"] };
const soup = { base: null, sizes: [], toppings: [], prices: ["600"] };

test("changed: what costs nothing changes no price, on a pizza or off it", () => {
    const { changed } = offersOf({ ...byHand, toppings: [...byHand.toppings, { id: 4, price: "0" }] });
    assert.deepEqual([changed(odd, "Small", [], [4]), changed(odd, "Small", [4]), changed(odd, "Small", [1], [1]), changed(odd, "Small", [2], [4])], [503n, 503n, 503n, 545n]);
});

test("changed: what stands on nothing has sizes and prices of its own, and no factor", () => {
    const { sizes } = kitchenPrices(own);
    const { changed } = offersOf(own);
    assert.deepEqual([salad, soup, house].map((dish) => [...sizes(dish)]), [["Half", "Whole"], [], ["Small", "Large"]]);
    assert.deepEqual([changed(salad, "Whole"), changed(salad, "Half", [], [1]), changed(soup, undefined)], [800n, 350n, 600n]);
    assert.throws(() => changed(salad, "Large"), /no such size/);
    // A pizza that is had in one size of two.
    const calzone = { sizes: ["Large"], toppings: [1], prices: ["900"], byHand: [true] };
    assert.deepEqual([[...sizes(calzone)], changed(calzone, "Large", [1])], [["Large"], 1050n]);
});

const offer = {
    ...byHand, extras: [[
        { id: 3, prices: ["150", "250"] }, { id: 9, prices: ["80", "80"], instead: { id: 1, name: "T" } },
        { id: 8, prices: ["200", "300"], instead: { id: null, name: "Dough" } },
    ]],
};
const offered = { ...house, extras: 0 };
const extras = {
    "what is stated of an extra is what it adds, whatever the factor": ["Large", [3], [], 1250n],
    "beside others": ["Large", [3, 2], [], 1265n],
    "two of them": ["Small", [3, 9], [], 730n],
    "to leave out what it comes in place of makes nothing cheaper": ["Small", [9], [1], 580n],
    "to leave out something else does": ["Small", [9], [1, 2], 540n],
    "in place of the base": ["Large", [8], [], 1300n],
};

for (const [name, [size, more, less, price]] of Object.entries(extras)) {
    test(`changed: ${name}`, () => assert.equal(offersOf(offer).changed(offered, size, more, less), price));
}

test("offered: what a dish states, then the enabled toppings of the menu where that is not all", () => {
    const enabled = { ...offer, toppings: offer.toppings.map((topping) => ({ ...topping, enabled: topping.id !== 2 })) };
    const ids = (dish) => [...offersOf(enabled).offered(dish)];
    assert.deepEqual(ids(offered), [3, 9, 8, 1]);
    assert.deepEqual(ids({ ...offered, onlyExtras: true }), [3, 9, 8]);
    assert.deepEqual(ids({ ...salad, extras: 0 }), [3, 9, 8]);
    assert.deepEqual([ids(salad), ids(house), ids(undefined)], [[], [1, 3], [1, 3]]);
});

const styles = new Map();

/** How the program tells scripts to write the money of a currency in a language. */
function style(language, currency) {
    const name = `${language} ${currency}`;
    if (!styles.has(name)) {
        styles.set(name, data(built(write({
            "content/site.yml": `title: Prices\nlanguage: ${language}\ncurrency: ${currency}\n`,
            [`templates/strings/${language}.yml`]: "",
            "content/menu/pizzas.json": '{"basePrice": 1, "pizzas": [{"name": "Plain", "ingredients": []}]}',
            "content/menu/ingredients.json": "[]",
        })), "menu").money);
    }
    return styles.get(name);
}

testEach("money", (kind, amount, written) => {
    const [language, currency] = kind.split(" ");
    const shown = inPage("kitchenPage").money(BigInt(amount), style(language, currency));
    assert.equal(shown.replaceAll("\u00a0", "~").replaceAll("\u202f", "_"), written);
});

test("money: the table has currencies of no, two and three decimals", () => {
    const digits = rows("money").map(([kind]) => style(...kind.split(" ")).digits);
    assert.deepEqual([...new Set(digits)].sort(), [0, 2, 3]);
});

const halves = {
    // What the two pizzas cost, in cents, and what both come to: the dearer, the mean, and half of each.
    "without a remainder": ["1", [800n, 600n], 800n, 700n, 700n],
    "the second one is dearer": ["1", [600n, 950n], 950n, 775n, 775n],
    "of an odd cent each half is rounded up": ["1", [751n, 601n], 751n, 676n, 677n],
    "half a cent is rounded up": ["1", [750n, 601n], 750n, 676n, 676n],
    "as prices are, to a step": ["50", [750n, 800n], 800n, 800n, 800n],
    "each half to a step": ["50", [750n, 850n], 850n, 800n, 850n],
    "to the nearest step": ["20", [730n, 700n], 730n, 720n, 720n],
    "a whole pizza is as dear as it is": ["50", [735n], 735n, 735n, 735n],
};

for (const [name, [step, whole, ...expected]] of Object.entries(halves)) {
    test(`halves: ${name}`, () => {
        const found = ["dearer", "average", "sum"].map((half) => kitchenPrices({ step, half, toppings: [] }).halved(whole));
        assert.deepEqual(found, expected);
    });
}
