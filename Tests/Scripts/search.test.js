// What a search finds, in the index that the program made, and what it understands of a guest.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { folder, testEach } = require("./cases.js");
const { Element, element, page } = require("./page.js");
const { built, data } = require("./sites.js");

const output = built(path.join(folder, "Sites/search"));
const boxes = [...fs.readFileSync(path.join(output, "search/index.html"), "utf8").matchAll(/name="without" value="(\w+)"/g)].map(([, value]) => value);

/** In place of what a browser reads of a form. */
class Values extends URLSearchParams {
    constructor({ elements: { without, ...fields } }) {
        super(Object.entries(fields).map(([name, { value }]) => [name, value]));
        for (const box of without) if (box.checked) this.append("without", box.value);
    }
}

/** In place of a field: a box is called by its code. */
const field = (name, value = "") => element({ name, value, labels: [{ textContent: value || name }], checkValidity: () => true });

/** In place of a button: it can be pressed. */
class Button extends Element {
    addEventListener(_, act) { this.press = act; }
}
Element.prototype.addEventListener = Button.prototype.addEventListener;

/** The page of the search at an address, and what it shows next. */
class Search {
    constructor(query) {
        const fields = ["q", "time", "tag", "have"].map((name) => field(name));
        const without = boxes.map((value) => field("without", value));
        const diets = Object.fromEntries(["vegan", "vegetarian"].map((text) => [`option[value=${text}]`, [element({ text })]]));
        const controls = [...fields, field("diet")];
        const form = element(
            { dataset: { free: "{name}", labelled: "{label}={text}" }, elements: { ...Object.fromEntries(controls.map((own) => [own.name, own])), without } },
            { "[name=without]": without, "input:not([name=without]), select": controls, "input": [...fields, ...without], ...diets });
        this.field = fields[0];
        this.count = element({ focus() {} });
        this.near = element({ hidden: true }, { span: [element()] });
        this.filters = element();
        this.titles = [];
        this.after(() => {
            const list = element({ replaceChildren: (...cards) => { this.titles = cards.map(titleOf); queueMicrotask(this.done); } });
            page([path.join(output, "assets/words.js"), "page", "search"], {
                location: new URL(`https://forno.example/search/?${query}`), FormData: Values, history: { replaceState() {} },
                kitchenLoad: { data: async (name) => data(output, name) },
            }, element({}, {
                "form.search": [form], ".count": [this.count], ".found": [list], ".filters": [this.filters], ".nothing": [element({}, { ".nearest": [this.near] })],
            }));
        });
    }

    /** Does something, after which the page shows what it has found. */
    after(act) { this.shown = new Promise((done) => { this.done = done; act(); }); }

    /** What is taken off with a button, one filter after the other. */
    async takeOffAll() {
        const names = [];
        for (await this.shown; this.filters.children.length; await this.shown) {
            const [button] = this.filters.children.map(({ children }) => children[0]);
            names.push(button.textContent);
            this.after(() => button.press());
        }
        return names;
    }

    get nearest() { return this.titles.length ? [] : this.near.querySelector("span").children.map(({ textContent }) => textContent); }
}

const titleOf = ({ children }) => children.find(({ href }) => href).textContent;

testEach("search", async (query, result, nearest) => {
    const [found, unknown = "0"] = result.split(/ ?\? /);
    const wanted = found.split(", ").filter(Boolean);
    const search = new Search(query);
    await search.shown;
    assert.deepEqual(search.titles, wanted);
    assert.equal(search.count.textContent, (wanted.length ? `${wanted.length} found` : "Nothing found.")
        + (unknown === "0" ? "" : ` · Of ${unknown} more it is not known.`));
    assert.deepEqual(search.nearest, nearest?.split(", ") ?? []);
});

testEach("search-phrases", async (text, rest, filters) => {
    const search = new Search(new URLSearchParams({ q: text }));
    const names = await search.takeOffAll();
    assert.deepEqual(names, filters.split(" ").filter(Boolean));
    assert.equal(search.field.value, rest);
});
