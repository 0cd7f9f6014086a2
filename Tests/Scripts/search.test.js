// What a search finds, in the index that the program made.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { folder, testEach } = require("./cases.js");
const { element, page } = require("./page.js");
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

/** What the page of an address says that it found, and the titles. */
function search(query) {
    const fields = ["q", "diet", "time", "tag", "have"].map((name) => element({ name, value: "" }));
    const without = boxes.map((value) => element({ name: "without", value }));
    const form = element(
        { elements: { ...Object.fromEntries(fields.map((field) => [field.name, field])), without } },
        { "[name=without]": without, "input:not([name=without]), select": fields });
    const count = element();
    return new Promise((done) => {
        const list = element({ replaceChildren: (...cards) => done({ said: count.textContent, titles: cards.map(titleOf) }) });
        page([path.join(output, "assets/words.js"), "page", "search"], {
            location: new URL(`https://forno.example/search/?${query}`), FormData: Values,
            kitchenLoad: { data: async (name) => data(output, name) },
        }, element({}, { "form.search": [form], ".count": [count], ".found": [list] }));
    });
}

const titleOf = ({ children }) => children.find(({ href }) => href).textContent;

testEach("search", async (query, result) => {
    const [found, unknown = "0"] = result.split(/ ?\? /);
    const wanted = found.split(", ").filter(Boolean);
    const { said, titles } = await search(query);
    assert.deepEqual(titles, wanted);
    assert.equal(said, (wanted.length ? `${wanted.length} found` : "Nothing found.")
        + (unknown === "0" ? "" : ` · Of ${unknown} more it is not known.`));
});
