// What a reader keeps: which documents are read, changed, put aside and brought back.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { element, page, Storage } = require("./page.js");

/** Of the site at the root of its host; before, the key was the name of the site alone. */
const key = "forno:test/";
const formerKey = "forno:test";
const words = Object.fromEntries(["unreadable", "refused", "newer", "full", "forbidden"].map((what) => [`kept_${what}`, what]));
const plain = (value) => JSON.parse(JSON.stringify(value));
const folder = path.join(__dirname, "States");
/** What is kept, without the names of changes, which are made by chance. */
const unnamed = (text) => ({ ...JSON.parse(text), changes: [] });

/** A reader's page with what the storage holds: the state, the storage, and what the reader is told. */
function reader(kept, storage = new Storage(kept === undefined ? {} : { [key]: kept })) {
    const main = element();
    const state = page(["page", "state"], { localStorage: storage, kitchenWords: words }, element({}, { main: [main] }))("kitchenState");
    return { state, storage, told: () => main.children.map(({ textContent }) => textContent) };
}

const empty = {
    v: 1, settings: {}, order: {}, random: {}, favorites: {}, recipes: [], lists: [], pantry: [], timers: [], cooking: [], ticks: {}, changes: [],
};

test("state: nothing is kept before something changes", () => {
    const { state, storage, told } = reader();
    assert.deepEqual(plain(state.read()), empty);
    assert.equal(storage.getItem(key), null);
    assert.deepEqual(told(), []);
});

// One file for each version: what it wrote is read by every later one, with nothing lost.
for (const name of fs.readdirSync(folder)) {
    test(`state: ${name} is read whole`, () => {
        const text = fs.readFileSync(path.join(folder, name), "utf8");
        const { state, told } = reader(text);
        assert.deepEqual(plain(state.read()), JSON.parse(text));
        assert.deepEqual(told(), []);
    });
}

test("state: the file of the present version has every part of it", () => {
    const [version] = fs.readdirSync(folder).sort().slice(-1);
    const kept = JSON.parse(fs.readFileSync(path.join(folder, version), "utf8"));
    assert.deepEqual(Object.keys(kept).sort(), Object.keys(reader().state.read()).sort());
    assert.ok(Object.values(kept).every((part) => typeof part === "number" || Object.keys(part).length));
});

const isNone = {
    "no JSON": "what",
    "null": "null",
    "a list": "[]",
    "no version": "{}",
    "a version before the first": '{"v": 0}',
    "a version that is a text": '{"v": "1"}',
    "a part that nobody knows": '{"v": 1, "more": {}}',
    "a part of another kind": '{"v": 1, "favorites": {"recipes": "all"}}',
    "a number for a slug": '{"v": 1, "favorites": {"recipes": [7]}}',
    "a slug that is too long": `{"v": 1, "favorites": {"recipes": ["${"x".repeat(201)}"]}}`,
    "a name that is no property": '{"v": 1, "ticks": {"__proto__": {"flour": true}}}',
    "a part that is no property": '{"v": 1, "__proto__": {"settings": {}}}',
    "none of a drink": '{"v": 1, "order": {"lines": [{"drink": 1, "count": 0, "price": 100}]}}',
    "half a drink": '{"v": 1, "order": {"lines": [{"drink": 1, "count": 1.5, "price": 100}]}}',
    "a price below nothing": '{"v": 1, "order": {"lines": [{"drink": 1, "count": 1, "price": -1}]}}',
    "a price that is not whole": '{"v": 1, "order": {"lines": [{"drink": 1, "count": 1, "price": 9007199254740992}]}}',
    "a line of nothing": '{"v": 1, "order": {"lines": [{"count": 1, "price": 100}]}}',
    "a line of two things": '{"v": 1, "order": {"lines": [{"drink": 1, "pizza": "hawaii", "count": 1, "price": 100}]}}',
    "a line without a price": '{"v": 1, "order": {"lines": [{"drink": 1, "count": 1}]}}',
    "colours that there are not": '{"v": 1, "settings": {"theme": "javascript:alert(1)"}}',
    "a day that is none": '{"v": 1, "pantry": [{"id": "a", "name": "a", "added": "today"}]}',
    "a timer that stands still with nothing left": '{"v": 1, "timers": [{"id": 1, "recipe": "a", "title": "A", "step": 0, "text": "1 h", "ends": 1, "left": 0}]}',
    "half of a sign": '{"v": 1, "favorites": {"recipes": ["\\ud800"]}}',
    "half of a sign in a name": '{"v": 1, "ticks": {"\\udc00": {"flour": true}}}',
    "a version that is a property": '{"v": "length"}',
    "a day in a list": '{"v": 1, "pantry": [{"id": "a", "name": "a", "added": ["2026-01-01"]}]}',
    "too many pizzas": JSON.stringify({ v: 1, favorites: { pizzas: Array(1001).fill("a") } }),
};

for (const [name, text] of Object.entries(isNone)) {
    test(`state: ${name} is put aside and told`, () => {
        const { state, storage, told } = reader(text);
        assert.deepEqual(plain(state.read()), empty);
        assert.equal(storage.getItem(key), '{"v":1}');
        assert.equal(storage.getItem(`${key} 1`), text);
        assert.deepEqual(told(), ["unreadable"]);
        assert.equal(state.replace(text), false);
    });
}

test("state: of what cannot be read as a whole the parts stay that can", () => {
    const timer = { id: 1, recipe: "\ud800", title: "Soup", step: 1, text: "5 min", ends: 2 };
    const text = JSON.stringify({ v: 1, settings: { theme: "dark" }, timers: [timer], favorites: { pizzas: ["hawaii"] } });
    const { state, storage, told } = reader(text);
    const expected = { v: 1, settings: { theme: "dark" }, favorites: { pizzas: ["hawaii"] } };
    assert.deepEqual(plain(state.read()), { ...empty, ...expected });
    assert.deepEqual(JSON.parse(storage.getItem(key)), expected);
    assert.equal(storage.getItem(`${key} 1`), text);
    assert.deepEqual(told(), ["unreadable"]);
    assert.equal(state.replace(text), false);
});

test("state: where there is no room for what stays, all stays as it was", () => {
    const text = JSON.stringify({ v: 1, settings: { theme: "dark" }, timers: 1 });
    const full = new Storage({ [key]: text });
    Object.defineProperty(full, "setItem", { value(name, value) { if (value !== text) throw new Error("no room"); this[name] = value; } });
    const { state, storage } = reader(undefined, full);
    assert.deepEqual(plain(state.read()), { ...empty, settings: { theme: "dark" } });
    assert.deepEqual({ ...storage }, { [key]: text });
});

test("state: what an older page wrote over a newer document can be changed", () => {
    const { state, storage } = reader('{"v": 2}');
    assert.equal(state.change(() => {}), false);
    storage.setItem(key, '{"v": 1}');
    assert.equal(state.change(({ settings }) => { settings.theme = "dark"; }), true);
});

test("state: what is put aside takes the place of nothing", () => {
    const aside = Object.fromEntries(["", " 1", " 2"].map((place) => [key + place, `what${place}`]));
    const { storage } = reader(undefined, new Storage(aside));
    assert.deepEqual({ ...storage }, { [key]: '{"v":1}', [`${key} 1`]: "what 1", [`${key} 2`]: "what 2", [`${key} 3`]: "what" });
});

test("state: what cannot be put aside stays, and is not written over", () => {
    const places = Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`${key} ${place + 1}`, "full"]));
    const { state, storage, told } = reader(undefined, new Storage({ ...places, [key]: "what" }));
    assert.equal(state.change(() => {}), false);
    assert.equal(storage.getItem(key), "what");
    assert.deepEqual(told(), ["newer", "unreadable"]);
});

test("state: a change is kept, and told to who watches", () => {
    const { state, storage } = reader();
    const seen = [];
    state.watch(({ settings }) => seen.push(settings.theme));
    assert.equal(state.change(({ settings }) => { settings.theme = "dark"; }), true);
    assert.deepEqual(seen, [undefined, "dark"]);
    assert.deepEqual(unnamed(storage.getItem(key)), { ...empty, settings: { theme: "dark" } });
});

/** A tab with a storage of its own, which another tab's write comes into when it is announced: as processes of a browser have it. */
function tab(kept) {
    const storage = new Storage({ [key]: kept });
    let announced = () => {};
    const addEventListener = (name, act) => { if (name === "storage") announced = act; };
    const state = page(["page", "state"], { localStorage: storage, kitchenWords: words, addEventListener })("kitchenState");
    const receive = (text) => { storage.setItem(key, text); announced({ key }); };
    return { state, receive, kept: () => storage.getItem(key) };
}

test("state: of two changes that two tabs make at the same moment none is lost", () => {
    const [one, other] = [tab('{"v": 1}'), tab('{"v": 1}')];
    one.state.change(({ favorites }) => { favorites.pizzas = ["hawaii"]; });
    other.state.change(({ favorites }) => { favorites.recipes = ["soup"]; });
    // The other's came last, and knew nothing of the first.
    one.receive(other.kept());
    other.receive(one.kept());
    for (const { state } of [one, other]) assert.deepEqual(plain(state.read().favorites), { pizzas: ["hawaii"], recipes: ["soup"] });
});

test("state: a change before all was cleared is not made again", () => {
    const [one, other] = [tab('{"v": 1}'), tab('{"v": 1}')];
    one.state.change(({ settings }) => { settings.theme = "dark"; });
    one.state.clear();
    other.state.change(({ favorites }) => { favorites.recipes = ["soup"]; });
    one.receive(other.kept());
    assert.deepEqual(plain(one.state.read().settings), {});
});

test("state: a change that another tab undoes is not made again", () => {
    const [one, other] = [tab('{"v": 1}'), tab('{"v": 1}')];
    one.state.change(({ settings }) => { settings.theme = "dark"; });
    other.receive(one.kept());
    other.state.change(({ settings }) => { delete settings.theme; });
    one.receive(other.kept());
    assert.deepEqual(plain(one.state.read().settings), {});
});

test("state: a change that does not fit is refused, and changes nothing", () => {
    const { state, storage, told } = reader('{"v": 1, "settings": {"theme": "dark"}}');
    assert.equal(state.change(({ settings }) => { settings.theme = "sepia"; }), false);
    assert.equal(storage.getItem(key), '{"v": 1, "settings": {"theme": "dark"}}');
    assert.deepEqual(told(), ["refused"]);
});

test("state: that of a newer version is read as far as it is known, and never changed", () => {
    const text = '{"v": 2, "favorites": {"recipes": ["pizza-dough"]}, "settings": {"theme": "sepia"}, "new": 1}';
    const { state, storage, told } = reader(text);
    assert.deepEqual(plain(state.read()), { ...empty, favorites: { recipes: ["pizza-dough"] } });
    assert.equal(state.change(({ settings }) => { settings.theme = "dark"; }), false);
    assert.equal(state.replace('{"v": 1}'), false);
    assert.equal(storage.getItem(key), text);
    assert.deepEqual(told(), ["newer"]);
});

test("state: what does not fit into the storage is there until the page goes, and is told", () => {
    const { state, storage, told } = reader(undefined, new Storage({}, 10));
    assert.equal(state.change(({ settings }) => { settings.theme = "dark"; }), false);
    assert.equal(state.read().settings.theme, "dark");
    assert.equal(storage.getItem(key), null);
    assert.deepEqual(told(), ["full"]);
});

test("state: a copy is brought back whole", () => {
    const { state, storage } = reader('{"v": 1, "settings": {"theme": "dark"}}');
    const copy = '{"v": 1, "favorites": {"pizzas": ["hawaii"]}}';
    assert.equal(state.replace(copy), true);
    assert.deepEqual(JSON.parse(storage.getItem(key)), { ...empty, favorites: { pizzas: ["hawaii"] } });
});

test("state: to clear takes what is kept and put aside, of this site alone", () => {
    const { state, storage } = reader(undefined, new Storage({ [key]: '{"v": 1}', [`${key} 1`]: "what", "forno:tests": "{}" }));
    state.clear();
    assert.deepEqual({ ...storage }, { "forno:tests": "{}" });
});

test("state: what was kept under the name of the site alone is read, and stays there for another site of that name", () => {
    const text = '{"v":1,"favorites":{"recipes":["soup"]}}';
    const { state, storage } = reader(undefined, new Storage({ [formerKey]: text }));
    assert.deepEqual(plain(state.read().favorites), { recipes: ["soup"] });
    assert.ok(state.change(({ settings }) => { settings.theme = "dark"; }));
    assert.deepEqual(unnamed(JSON.stringify(state.read())), { ...empty, favorites: { recipes: ["soup"] }, settings: { theme: "dark" } });
    assert.equal(storage.getItem(formerKey), text);
});

test("state: a damaged document under the former name is put aside once", () => {
    const { state, storage, told } = reader(undefined, new Storage({ [formerKey]: "what" }));
    state.read();
    state.read();
    assert.deepEqual({ ...storage }, { [formerKey]: "what", [`${key} 1`]: "what", [key]: '{"v":1}' });
    assert.deepEqual(told(), ["unreadable"]);
});

test("state: what is cleared is gone under the former name too, and another site's stays", () => {
    const kept = { "forno:test/other/": "a", "forno:tests": "b", "forno:test/other/ 1": "c" };
    const all = { ...kept, [key]: "{}", [`${key} 1`]: "x", [formerKey]: "{}", [`${formerKey} 9`]: "y" };
    const { state, storage } = reader(undefined, new Storage(all));
    state.clear();
    assert.deepEqual({ ...storage }, kept);
});

test("state: a damaged document under the former name stays where there is no room to put it aside", () => {
    const { state, storage, told } = reader(undefined, new Storage({ [formerKey]: "what it was" }, 5));
    assert.deepEqual(plain(state.read()), empty);
    assert.equal(state.change(() => {}), false);
    assert.deepEqual({ ...storage }, { [formerKey]: "what it was" });
    assert.deepEqual(told(), ["newer", "unreadable"]);
});
