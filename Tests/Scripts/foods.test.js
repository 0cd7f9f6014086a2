// What is known of a dish as it is ordered, with toppings added and taken off.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { page } = require("./page.js");
const { built, data, printed, write } = require("./sites.js");

const orders = 10_000;
const allergens = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame", "sulphites", "lupin",
    "molluscs",
];

/** Numbers from 0 to below a bound that a seed decides: a linear congruential generator. */
function numbers(seed) {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor(state / 2 ** 32 * bound);
    };
}

const below = numbers(29);
const some = (list, most) => [...new Set(Array.from({ length: below(most + 1) }, () => list[below(list.length)]))];

/** A food of which some things are known, now and then two that contradict each other. */
function food() {
    const facts = {};
    for (const diet of ["vegetarian", "vegan"]) if (below(4)) facts[diet] = below(3) > 0;
    if (below(5)) facts.allergens = below(3) ? [] : some(allergens, 3);
    if (!below(5)) facts.traces = some(allergens, 2);
    return facts;
}

const toppings = Array.from({ length: 60 }, (_, id) => ({ id: id + 1, name: `T${id}`, price: 1, ...food() }));
const base = { name: "Dough", vegetarian: true, vegan: true, allergens: ["gluten: wheat"] };
// What is ordered: the ids of what is on the pizza once it is changed.
const ordered = Array.from({ length: orders }, () => some(toppings, 8).map(({ id }) => id));
// Every other one stands on nothing, and of some something is stated itself. The first fifty are changed into all others.
const kinds = Array.from({ length: 50 }, (_, number) => {
    const { allergens, ...stated } = below(2) ? food() : {};
    delete stated.traces;
    return { ...number % 2 ? { base: "none", price: 5 } : {}, ...stated, ...allergens ? { contains: allergens.length ? allergens : "none" } : {} };
});
const pizzas = ordered.map((ingredients, number) => ({ name: `P${number}`, ingredients, ...kinds[number % kinds.length] }));

/** A site with a menu of some pizzas. */
const site = (pizzas) => write({
    "content/site.yml": "title: Orders\n",
    "content/menu/ingredients.json": JSON.stringify(toppings),
    "content/menu/pizzas.json": JSON.stringify({ basePrice: 4, base, pizzas }),
});

/** The answer to whether it has an allergen. */
const answer = ({ contained, traces, isKnown }, allergen) =>
    contained.has(allergen) ? "yes" : traces.has(allergen) ? "traces" : isKnown ? "no" : "unknown";

const written = (known) => known === null ? "unknown" : known ? "yes" : "no";

test(`foods: what a page knows of ${orders} orders is what the program knows`, () => {
    const menu = data(built(site(pizzas.slice(0, 50))), "menu");
    const scripts = page(["page", "clock", "prices", "offers", "foods", "cart"], { kitchenWords: {} });
    const [kitchenFacts, cart] = [scripts("kitchenFacts"), scripts("kitchenCart")(menu)];
    const rows = JSON.parse(printed("report", "allergens", "--format", "json", "--site", site(pizzas))).rows;
    assert.equal(rows.length, orders);
    for (const [number, row] of rows.entries()) {
        // One of the menu, changed into it.
        const [ids, { slug, toppings }] = [ordered[number], menu.pizzas[number % 50]];
        const [plus, minus] = [ids.filter((id) => !toppings.includes(id)), toppings.filter((id) => !ids.includes(id))];
        const line = { pizza: slug, plus, minus };
        const facts = cart.facts(line, kitchenFacts);
        const said = Object.fromEntries(allergens.map((allergen) => [allergen, answer(facts, allergen)]));
        const expected = { vegetarian: row.vegetarian, vegan: row.vegan, ...Object.fromEntries(allergens.map((name) => [name, row[name]])) };
        assert.deepEqual({ vegetarian: written(facts.vegetarian), vegan: written(facts.vegan), ...said }, expected, `order ${number}`);
    }
    // Not all of them are known, and not all unknown.
    assert.ok(rows.some(({ vegan }) => vegan === "yes") && rows.some(({ vegan }) => vegan === "unknown"));
});

test("foods: what comes in place of a part takes away what that has", () => {
    const menu = {
        step: "1", base: { price: "400", allergens: ["gluten"] }, sizes: [], drinks: [],
        toppings: [{ id: 1, price: "100", allergens: ["milk"] }, { id: 2, price: "100", allergens: ["soybeans"] }, { id: 3, price: "0", allergens: [] }],
        pizzas: [{ slug: "double", name: "Double", toppings: [1, 1], prices: ["600"], extras: 0 }],
        extras: [[{ id: 2, prices: ["150"], instead: { id: 1, name: "Cheese" } }, { id: 3, prices: ["200"], instead: { id: null, name: "Dough" } }]],
    };
    const scripts = page(["page", "clock", "prices", "offers", "foods", "cart"], { kitchenWords: {} });
    const [kitchenFacts, cart] = [scripts("kitchenFacts"), scripts("kitchenCart")(menu)];
    const contained = (line) => [...cart.facts({ pizza: "double", ...line }, kitchenFacts).contained].sort().join(" ");
    assert.equal(contained({}), "gluten milk");
    assert.equal(contained({ plus: [2] }), "gluten soybeans");
    assert.equal(contained({ plus: [3] }), "milk");
    assert.equal(contained({ plus: [2, 3] }), "soybeans");
    assert.equal(contained({ plus: [2], minus: [1] }), "gluten soybeans");
});

test("foods: a pizza of two halves has what both have, each with what is stated of it alone", () => {
    const menu = {
        step: "1", half: "dearer", base: { price: "400", vegetarian: true, vegan: true, allergens: ["gluten"] }, sizes: [], drinks: [],
        toppings: [
            { id: 1, price: "100", vegetarian: true, vegan: false, allergens: ["milk"], enabled: true },
            { id: 2, price: "100", vegetarian: true, vegan: true, allergens: [], traces: ["milk", "nuts"], enabled: true },
            { id: 3, price: "100", vegetarian: null, vegan: null, allergens: [], allergensKnown: false, named: ["nuts: almonds"], enabled: true },
        ],
        pizzas: [
            { slug: "milk", name: "Milk", toppings: [1, 2], prices: ["600"] }, { slug: "plain", name: "Plain", toppings: [2], prices: ["500"] },
            { slug: "unknown", name: "Unknown", toppings: [3], prices: ["900"], byHand: [true], own: { vegan: true } },
            { slug: "roll", name: "Roll", toppings: [], prices: ["300"], whole: true }, { slug: "salad", name: "Salad", toppings: [], prices: ["300"], base: null },
        ],
    };
    const scripts = page(["page", "clock", "prices", "offers", "foods", "cart"], { kitchenWords: { order_half: "Half and half" } });
    const [kitchenFacts, cart] = [scripts("kitchenFacts"), scripts("kitchenCart")(menu)];
    const told = (line) => {
        const { vegetarian, vegan, contained, traces, isKnown } = cart.facts(line, kitchenFacts);
        return [vegetarian, vegan, [...contained].sort().join(" "), [...traces].sort().join(" "), isKnown];
    };
    assert.deepEqual(told({ pizza: "milk", half: "plain" }), [true, false, "gluten milk", "nuts", true]);
    assert.deepEqual(told({ pizza: "plain", half: "milk", minus: [1] }), [true, true, "gluten", "milk nuts", true]);
    // What is stated of one half says nothing of the other.
    assert.deepEqual(told({ pizza: "unknown", half: "plain" }), [null, true, "gluten", "milk nuts", false]);
    assert.deepEqual(told({ pizza: "unknown", half: "milk" }), [null, false, "gluten milk", "nuts", false]);
    assert.deepEqual([...cart.facts({ pizza: "unknown", half: "plain" }, kitchenFacts).named("nuts")], ["almonds"]);
    // A topping that both have is taken off both; what comes on it is on both.
    assert.equal(cart.unit({ pizza: "milk", half: "plain" }), 600n);
    assert.equal(cart.unit({ pizza: "milk", half: "plain", minus: [2] }), 500n);
    assert.equal(cart.unit({ pizza: "milk", half: "unknown", plus: [2] }), 1000n);
    assert.equal(cart.unit({ pizza: "plain", half: "milk", plus: [3], minus: [1, 2] }), 500n);
    assert.deepEqual([...cart.choices({ pizza: "milk", half: "plain" }).on], [1, 2]);
    assert.deepEqual([...cart.halves()].map(({ slug }) => slug), ["milk", "plain", "unknown"]);
    const faults = [["milk", "plain"], ["milk", "gone"], ["gone", "milk"], ["milk", "roll"], ["salad", "milk"]].map(([pizza, half]) => cart.fault({ pizza, half }));
    assert.deepEqual(faults, [null, "order_gone", "order_gone", "order_gone", "order_gone"]);
    assert.equal(cart.fault({ pizza: "milk", half: "plain", minus: [3] }), null);
    assert.equal(cart.fault({ pizza: "milk", half: "plain", plus: [9] }), "order_topping_gone");
    assert.equal(scripts("kitchenCart")({ ...menu, half: undefined }).fault({ pizza: "milk", half: "plain" }), "order_gone");
    assert.equal(cart.name({ pizza: "milk", half: "plain" }), "Half and half (Milk, Plain)");
});

test("foods: a line has the additives of its parts as it was changed, and those that are stated of the dish", () => {
    const menu = {
        step: "1", half: "sum", base: { price: "400", allergens: [], additives: [] }, sizes: [], drinks: [{ id: 1, name: "Cola", price: "300", allergens: [], additives: ["caffeine"] }],
        toppings: [{ id: 1, price: "100", allergens: [], additives: ["nitrite", "colour"], enabled: true }, { id: 2, price: "0", allergens: [], enabled: true }],
        pizzas: [
            { slug: "ham", name: "Ham", toppings: [1, 2], prices: ["500"] }, { slug: "plain", name: "Plain", toppings: [2], prices: ["400"], own: { additives: ["waxed"] } },
            { slug: "chop", name: "Chop", toppings: [], prices: ["900"], base: null, own: { allergens: [] }, choices: [{ least: 1, most: 1, of: [{ id: "1", name: "Sauce", allergens: [], additives: ["sweetener"] }] }] },
        ],
    };
    const scripts = page(["page", "clock", "prices", "offers", "foods", "cart"], { kitchenWords: {} });
    const [kitchenFacts, cart] = [scripts("kitchenFacts"), scripts("kitchenCart")(menu)];
    const additives = (line) => [...cart.facts(line, kitchenFacts).additives].sort().join(" ");
    assert.equal(additives({ pizza: "ham" }), "colour nitrite");
    assert.equal(additives({ pizza: "ham", minus: [1] }), "");
    assert.equal(additives({ pizza: "plain", plus: [1] }), "colour nitrite waxed");
    assert.equal(additives({ pizza: "plain", half: "ham" }), "colour nitrite waxed");
    assert.equal(additives({ pizza: "chop", chosen: [["1"]] }), "sweetener");
    assert.equal(additives({ toppings: [2, 1] }), "colour nitrite");
    assert.equal(additives({ drink: 1 }), "caffeine");
});
