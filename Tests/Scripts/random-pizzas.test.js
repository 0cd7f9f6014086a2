// The pizza that an address asks for, and how it is drawn.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { folder, testEach } = require("./cases.js");
const { element, page } = require("./page.js");
const { built, data } = require("./sites.js");

const outputs = new Map();

/** Where a pizzeria of Tests/Cases was built. */
function output(pizzeria) {
    if (!outputs.has(pizzeria)) outputs.set(pizzeria, built(path.join(folder, "Sites", pizzeria)));
    return outputs.get(pizzeria);
}

/** The elements of a page that a pattern finds, which names the values of some attributes. */
const found = (html, pattern, asElement) => [...html.matchAll(pattern)].map(({ groups }) => element(asElement(groups)));

/** The page of pizzas by chance as it was built: what may be chosen, and the answers of which some are shown. */
function chance(pizzeria) {
    const html = fs.readFileSync(path.join(output(pizzeria), "random/index.html"), "utf8");
    const answers = ["answer", "trace", "allergen"].map((kind) =>
        [`dd[data-${kind}]`, found(html, RegExp(`<dd data-${kind}="(?<code>.*?)"`, "g"), ({ code }) => ({ dataset: { [kind]: code } }))]);
    const made = element({ dataset: { name: "No. {n}" } }, Object.fromEntries(answers));
    const pool = found(html, /type="checkbox" value="(?<value>\d+)" data-diets="(?<diets>.*?)"/g, ({ value, diets }) => ({ value, dataset: { diets } }));
    const switches = ["vegetarian", "vegan"].map((name) => element({ name }));
    const [, diets] = /class="chance" data-diets="(.*?)"/.exec(html);
    return element({ dataset: { diets } }, { ".drawn": [made], ".pool input": pool, "[name=vegetarian], [name=vegan]": switches });
}

/** What the page shows of the pizza that its address asks for. */
async function made(pizzeria, wish) {
    const shown = chance(pizzeria);
    page(["page", "dice", "drawing", "prices", "foods", "random"], {
        location: Object.assign(new URL("https://forno.example/"), { hash: wish }),
        kitchenState: { watch() {} }, kitchenWords: { add_to_order: "" },
        kitchenLoad: { scripts: async () => true, data: async (name) => data(output(pizzeria), name) },
    }, element({}, { ".chance": [shown] }));
    // Whatever the script waits for is there, so it is done within the turn.
    await new Promise(setImmediate);
    return shown.querySelector(".drawn");
}

/** The answers of a kind that are shown. */
const answers = (pizza, kind) => pizza.querySelectorAll(`dd[data-${kind}]`).filter(({ hidden }) => !hidden).map(({ dataset }) => dataset[kind]);

testEach("random-pizzas", async (pizzeria, wish, toppings, prices, diet, allergens) => {
    const pizza = await made(pizzeria, wish);
    assert.equal(pizza.hidden, toppings === "none");
    if (pizza.hidden) return;
    const priced = pizza.querySelector(".prices").children.filter(({ className }) => className === "price");
    assert.equal(pizza.querySelector(".toppings").textContent.replaceAll("*", ""), toppings);
    assert.equal(priced.map(({ children }) => children.at(-1).replace("€", "")).join(" "), prices);
    assert.deepEqual(answers(pizza, "answer"), [diet]);
    assert.equal(answers(pizza, "allergen").join(" "), allergens);
});

const plain = "plain-pizzeria";

for (const wish of ["", "#", "#seed=", "#seed=x", "#seed=-1", "#seed=1e3", "#seed=1.5", "#seed=18446744073709551616", "#seed=<img>", "#vegan"]) {
    test(`random-pizzas: "${wish}" asks for none`, async () => assert.equal((await made(plain, wish)).hidden, true));
}

test("drawings: the pizza of a seed is drawn as the program draws it, to the byte", async () => {
    for (const seed of [1, 2, 3]) {
        const { src } = (await made(plain, `seed=${seed}`)).querySelector("img");
        const drawing = fs.readFileSync(path.join(output(plain), `assets/random/${seed}.svg`), "utf8");
        assert.equal(decodeURIComponent(src.replace("data:image/svg+xml,", "")), drawing);
    }
});

/** The drawing on the page of a pizza, as a file of its own: without what keeps its ids apart from those of others. */
function drawn(slug) {
    const html = fs.readFileSync(path.join(output(plain), `pizzas/${slug}/index.html`), "utf8");
    const [, drawing] = /<div class="portrait-art">(<svg.*?<\/svg>)/.exec(html);
    return drawing.replace(/(id="|href="#)p[0-9a-z]+-/g, "$1p").replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

test("drawings: the pizzas of a menu are drawn as the program draws them, to the byte", () => {
    const { pizzas } = data(output(plain), "menu");
    const draw = page(["dice", "drawing"])("kitchenDrawing")(data(output(plain), "drawing"));
    assert.ok(pizzas.length > 10);
    for (const { name, slug, toppings } of pizzas) assert.equal(draw(name, toppings), drawn(slug), name);
});
