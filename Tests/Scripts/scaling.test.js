// A card scales itself to the very words that the program writes for so many servings.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { folder } = require("./cases.js");
const { element, Element, page } = require("./page.js");
const { built, write } = require("./sites.js");

const { numbers, units, lines, headings } = JSON.parse(fs.readFileSync(path.join(folder, "written-amounts.json"), "utf8"));

/** A recipe for four with amounts in every unit of a language, listed and said in steps. */
function recipe(language, count = numbers.length) {
    const code = language.slice(0, 2);
    const said = numbers.slice(0, count).flatMap((number) => units[code].map((unit) => `${number} ${unit} flour`.replace("  ", " ")));
    const listed = said.concat(code === "en" ? lines : []).map((line) => `- ${line}`).join("\n");
    const steps = said.map((line) => `1. Mix ${line}.`).join("\n");
    return `---\nservings: for 4 people\n---\n## ${headings[code]}\n\n${listed}\n\n## Method\n\n${steps}\n1. Heat 2 l water.\n`;
}

/** A kitchen that has some of what its recipes need, and of some of it nobody knows how much. */
const kitchen = (language, style, currency) => write({
    "content/site.yml": `title: Scales\nlanguage: ${language}\ncurrency: ${currency}\nunits: ${style}\n`,
    "content/recipes/test.md": recipe(language),
    // Of more than 200 ingredients none is looked for in the steps.
    "content/recipes/steps.md": recipe(language, 9),
    "content/recipes/sauce.md": "---\nyield: 900 g\n---\n# Sauce\n\n- 300 g beef\n- 4 limes\n- 1 cup milk\n- salt\n\nMix.\n",
    "content/groceries.csv": "name,pack,price,density\nflour,3 kg,1234.57,0.53 g/ml\n",
    "content/pantry.csv": "item,quantity,expires\nflour,4.4 kg,2126-12-01\ntomatoes,3 tins,\nbeef,700 g,\nsugar,1 kg,\nlimes,9,\npasta,500 g,\nmilk,,\n",
});

/** In place of an element of a card with its attributes. */
class Mark extends Element {
    constructor(attributes, text) {
        super();
        const given = Object.fromEntries([...attributes.matchAll(/([\w-]+)(?:="(.*?)")?/g)].map(([, name, value]) => [name, value ?? ""]));
        const data = Object.entries(given).filter(([name]) => name.startsWith("data-"));
        this.dataset = Object.fromEntries(data.map(([name, value]) => [name.slice("data-".length), value]));
        Object.assign(this, { className: given.class, title: given.title ?? "", hidden: "hidden" in given, textContent: text });
    }

    removeAttribute(name) { this[name] = ""; }
}

const card = (output, name) => fs.readFileSync(path.join(output, `recipes/${name}/index.html`), "utf8");

/** The amounts, costs and notes of stock on a card. */
function marks(output, name) {
    return [...card(output, name).matchAll(/<(?:span|small) ([^>]*data-(?:amount|cost|supply)=[^>]*)>([^<]*)</g)]
        .map(([, attributes, text]) => new Mark(attributes, text));
}

/** What a reader sees of marks, with the exact amounts behind them. */
const seen = (all) => all.filter(({ hidden }) => !hidden).map(({ textContent, title }) => [textContent, title]);

/** What the script of a card makes of its marks for so many servings. */
function scaled(output, name, servings) {
    const all = marks(output, name);
    const having = (field) => all.filter(({ dataset }) => field in dataset);
    const box = element({ dataset: { written: "4", shown: "4" } });
    page(["page", path.join(output, "assets/units.js"), "amounts", "scaling"], {
        location: Object.assign(new URL("https://forno.example/"), { hash: `servings=${servings}` }), history: { replaceState() {} },
        kitchenState: { watch: (act) => act({ settings: {} }) },
    }, element({}, {
        ".servings[data-written]": [box], "[data-metric]": card(output, name).includes(" data-metric") ? [box] : [], ".amount[data-amount]": having("amount"), "[data-cost]": having("cost"),
        ".stock[data-supply]": having("supply"),
    }));
    return seen(all);
}

const sites = [
    ...Object.keys(units).flatMap((language) => ["author", "metric", "us"].map((style) => [language, style, "EUR"])),
    ["de-CH", "metric", "CHF"], ["fr-CH", "metric", "CHF"], ["en-US", "metric", "USD"], ["es-MX", "metric", "MXN"],
];

// Each number of servings and each page by turn, and all of them where that is asked for.
const turns = ["1", "1/3", "7"].flatMap((servings) => ["test", "steps"].map((name) => ({ servings, name })));

for (const [place, site] of sites.entries()) {
    test(`scaling: ${site.join(" ")}`, () => {
        const source = kitchen(...site);
        const output = built(source);
        for (const { servings, name } of process.env.FORNO_ALL ? turns : [turns[place % turns.length]]) {
            const wanted = seen(marks(built(source, "--servings", servings), name));
            assert.deepEqual(scaled(output, name, servings), wanted, `${name} for ${servings}`);
            assert.ok(wanted.length > 100, `only ${wanted.length} amounts`);
            assert.notDeepEqual(wanted, seen(marks(output, name)));
        }
    });
}
