// Runs scripts of the theme as a page does, one after another among the same names, without a browser: what they ask of the
// page while they load has a stand-in here. What a page shows is for Tests/Browser.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const theme = path.join(__dirname, "../../templates/assets");

/** A selector without the names of tags, which a script may say or leave out. */
const untagged = (selector) => selector.replace(/\b[a-z]+(?=[.[])/g, "");

/** In place of an element: it keeps what is put into it, and gives the same part whenever it is asked for one. */
class Element {
    parts = new Map();
    children = [];
    dataset = {};
    hidden = false;

    querySelector(selector) { return this.querySelectorAll(selector)[0]; }

    querySelectorAll(selector) {
        const key = untagged(selector);
        if (!this.parts.has(key)) this.parts.set(key, [new Element()]);
        return this.parts.get(key);
    }

    append(...children) { this.children.push(...children); }
    prepend(...children) { this.children.unshift(...children); }
    replaceChildren(...children) { this.children = children; }
    addEventListener() {}
    remove() {}
}

/** In place of `localStorage`: with what it holds from the start, and room for so many letters. */
class Storage {
    constructor(kept, room = Infinity) { Object.assign(this, kept); Object.defineProperty(this, "room", { value: room }); }
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    removeItem(key) { delete this[key]; }

    setItem(key, value) {
        if (value.length > this.room) throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
        this[key] = value;
    }
}

/** An element with these attributes, and with these lists of elements by the selectors that find them. */
function element(properties = {}, parts = {}) {
    const own = Object.assign(new Element(), properties);
    for (const [selector, found] of Object.entries(parts)) own.parts.set(untagged(selector), found);
    return own;
}

/**
 * Runs scripts, those of the theme by their names and others by their paths, and gives a function that says what a name
 * stands for among them. `globals` are names of the page besides, or others in place of the stand-ins.
 */
function page(scripts, globals = {}, document = element()) {
    const location = new URL("https://forno.example/");
    Object.assign(document, {
        documentElement: element({ dataset: { site: "test", root: "./" } }), currentScript: { src: `${location}assets/script.js`, dataset: {} },
        readyState: "complete", head: element(), createElement: () => element(),
    });
    const context = vm.createContext({
        document, location, localStorage: new Storage({}), addEventListener() {}, setInterval() {}, setTimeout() {}, structuredClone, crypto,
        URL, URLSearchParams, TextEncoder, HTMLElement: Element, HTMLInputElement: Element, ...globals,
    });
    for (const script of scripts) {
        const file = script.includes("/") ? script : path.join(theme, `${script}.js`);
        vm.runInContext(fs.readFileSync(file, "utf8"), context, { filename: file });
    }
    return (name) => vm.runInContext(name, context);
}

module.exports = { page, element, Element, Storage };
