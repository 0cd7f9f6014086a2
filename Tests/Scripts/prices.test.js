// What pizzas cost, and how money is written.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { rows, testEach } = require("./cases.js");
const { page } = require("./page.js");
const { built, data, write } = require("./sites.js");

const inPage = page(["page", "prices"]);
const kitchenPrices = inPage("kitchenPrices");

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
    const { made, changed, written } = kitchenPrices(own);
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
    test(`changed: ${name}`, () => assert.equal(kitchenPrices(byHand).changed(house, size, more, less), price));
}

const own = { ...byHand, base: { price: null } };
const salad = { base: null, sizes: ["Half", "Whole"], toppings: [1, 2], prices: ["450", "800"] };
const soup = { base: null, toppings: [], prices: ["600"] };

test("changed: what stands on nothing has sizes and prices of its own, and no factor", () => {
    const { sizes, changed } = kitchenPrices(own);
    assert.deepEqual([salad, soup, house].map((dish) => [...sizes(dish)]), [["Half", "Whole"], [], ["Small", "Large"]]);
    assert.deepEqual([changed(salad, "Whole"), changed(salad, "Half", [], [1]), changed(soup, undefined)], [800n, 350n, 600n]);
    assert.throws(() => changed(salad, "Large"), /no such size/);
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
