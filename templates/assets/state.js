// What a reader keeps on this device: one document for each site, in the browser's storage. No other script touches that.
"use strict";

const kitchenState = (() => {
const version = 1;
const page = document.documentElement;
const key = `forno:${page.dataset.site}`;
const longest = 2_000_000;

// ---- What the document may hold: functions that say whether a value fits ----

const isText = (most) => (value) => typeof value === "string" && value.length <= most;
const isCount = (least, most) => (value) => Number.isInteger(value) && value >= least && value <= most;
const isFlag = (value) => typeof value === "boolean";
const isOneOf = (...choices) => (value) => choices.includes(value);
const isListOf = (fits, most) => (value) => Array.isArray(value) && value.length <= most && value.every(fits);
const isPlain = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Whatever names, but for the one that is no property. */
const isMapOf = (fits, most) => (value) => isPlain(value) && Object.keys(value).length <= most
    && Object.entries(value).every(([name, own]) => isText(500)(name) && name !== "__proto__" && fits(own));

const isRecord = (needed, others = {}) => (value) => isPlain(value)
    && Object.keys(needed).every((name) => Object.hasOwn(value, name))
    && Object.entries(value).every(([name, own]) => {
        const fields = Object.hasOwn(needed, name) ? needed : others;
        return Object.hasOwn(fields, name) && fields[name](own);
    });

const isSlug = isText(200);
const isId = isCount(-(2 ** 53), 2 ** 53);
const isMoney = isCount(0, 2 ** 53 - 1);
const isMoment = isCount(0, 864e13);

const isPriced = isRecord(
    { count: isCount(1, 999), price: isMoney },
    {
        pizza: isSlug, drink: isId, toppings: isListOf(isId, 100), size: isText(100), plus: isListOf(isId, 100),
        minus: isListOf(isId, 100), note: isText(500),
    });

/** A line of the order is a pizza of the menu, one of its own toppings, or a drink. */
const isLine = (value) => isPriced(value) && ["pizza", "toppings", "drink"].filter((name) => Object.hasOwn(value, name)).length === 1;

const isDay = (value) => isText(10)(value) && /^\d{4}-\d\d-\d\d$/.test(value);
const thing = { amount: isText(100), until: isDay, barcode: isText(14) };
const isItem = isRecord({ id: isText(50), name: isText(200) }, { ...thing, price: isMoney, done: isFlag });
/** What is in the pantry: an item of a list or of a sheet under its own id, so that it can be taken back. */
const isStored = isRecord({ id: isText(1000), name: isText(200), added: isDay }, thing);

const parts = {
    settings: isRecord({}, {
        theme: isOneOf("light", "dark"), units: isOneOf("author", "metric", "us"), diet: isOneOf("vegetarian", "vegan"),
    }),
    order: isRecord({}, {
        lines: isListOf(isLine, 200), name: isText(200), at: isText(100), table: isText(50), note: isText(1000), id: isText(100),
        way: isOneOf("collection", "table", "delivery"), address: isText(500), phone: isText(100),
    }),
    random: isRecord({}, { off: isListOf(isId, 10_000), vegetarian: isFlag, vegan: isFlag }),
    favorites: isRecord({}, {
        recipes: isListOf(isSlug, 5000), pizzas: isListOf(isSlug, 1000), removed: isListOf(isText(500), 5000),
        foods: isListOf(isRecord({ name: isText(200), recipes: isListOf(isSlug, 1000) }, { photo: isText(50) }), 1000),
    }),
    recipes: isListOf(isRecord(
        { id: isText(50), title: isText(200) },
        { servings: isText(50), ingredients: isText(20_000), method: isText(50_000), photo: isText(50) }), 500),
    // A recipe is known by its slug, one of the reader's own by its query. The step 0 is the recipe as a whole. Moments are in milliseconds since 1970.
    timers: isListOf(isRecord({
        id: isMoment, recipe: isSlug, title: isText(200), step: isCount(0, 10_000), text: isText(200), ends: isMoment,
    }), 50),
    cooking: isListOf(isRecord({ recipe: isSlug, step: isCount(0, 10_000), at: isMoment, isOpen: isFlag }), 50),
    lists: isListOf(isRecord({ id: isText(50), name: isText(200), items: isListOf(isItem, 1000) }), 100),
    pantry: isListOf(isStored, 2000),
    ticks: isMapOf(isMapOf(isFlag, 2000), 1000),
};

const empty = () => ({
    v: version, settings: {}, order: {}, random: {}, favorites: {}, recipes: [], lists: [], pantry: [], timers: [], cooking: [],
    ticks: {},
});

const fits = isRecord({ v: isOneOf(version) }, parts);

/** How a document of each earlier version becomes one of the next. */
const migrations = [];

function migrated(state) {
    while (isPlain(state) && Object.hasOwn(migrations, state.v)) state = migrations[state.v](state);
    return state;
}

function parsed(text) {
    try { return JSON.parse(text); } catch { return undefined; }
}

// ---- Reading ----

/** What is kept while the storage does not take it: gone with the page. */
let unkept = null;
let isReadOnly = false;

function read() {
    if (unkept) return structuredClone(unkept);
    let text = null;
    try { text = localStorage.getItem(key); } catch { /* forbidden: then nothing is kept */ }
    if (text === null) return empty();
    const state = migrated(parsed(text));
    isReadOnly = isPlain(state) && Number.isInteger(state.v) && state.v > version;
    if (isReadOnly) return { ...empty(), ...known(state) };
    if (fits(state)) return { ...empty(), ...state };
    setAside(text);
    return empty();
}

/** What this version understands of one that a later version wrote. */
function known(state) {
    return Object.fromEntries(Object.entries(parts).filter(([name, fits]) => fits(state[name])).map(([name]) => [name, state[name]]));
}

function setAside(text) {
    for (let place = 1; place < 10; place += 1) {
        const name = `${key} ${place}`;
        if (localStorage.getItem(name) !== null) continue;
        try {
            localStorage.removeItem(key);
            localStorage.setItem(name, text);
            return tell("unreadable");
        } catch {
            localStorage.setItem(key, text);
            break;
        }
    }
    isReadOnly = true;
    tell("unreadable");
}

// ---- Changing ----

const watchers = [];
const announce = () => { const state = read(); for (const watcher of watchers) watcher(state); };

/** Changes the document by a function that takes a copy of it; says whether that is kept. */
function change(apply) {
    const state = read();
    if (isReadOnly) return tell("newer"), false;
    apply(state);
    if (!fits(state)) throw new TypeError("this does not fit what is kept");
    return write(state);
}

function write(state) {
    let isKept = true;
    try {
        localStorage.setItem(key, JSON.stringify(state));
        unkept = null;
    } catch (error) {
        unkept = state;
        isKept = false;
        tell(error.name === "QuotaExceededError" ? "full" : "forbidden");
    }
    announce();
    return isKept;
}

addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) { unkept = null; announce(); }
});

// ---- In, and away ----

/** Puts a copy of what is kept, as a text, in the place of that; says whether it was one. */
function replace(text) {
    const state = text.length <= longest ? migrated(parsed(text)) : undefined;
    if (isReadOnly || !fits(state)) return false;
    write({ ...empty(), ...state });
    return true;
}

function clear() {
    try {
        for (const name of Object.keys(localStorage)) if (name === key || name.startsWith(`${key} `)) localStorage.removeItem(name);
    } catch { /* then there is nothing */ }
    unkept = null;
    isReadOnly = false;
    announce();
}

// ---- Telling ----

const told = new Set();

/** Says at the head of the page what happened to what is kept, once. */
function tell(what) {
    if (told.has(what)) return;
    told.add(what);
    whenRead(() => show(what));
}

/** Calls a function when the page is there. */
function whenRead(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act, { once: true });
    else act();
}

function show(what) {
    const textContent = kitchenWords[`kept_${what}`];
    document.querySelector("main").prepend(kitchenPage.make("p", { className: "told", role: "status", textContent }));
}

const watch = (watcher) => { watchers.push(watcher); watcher(read()); };

const dark = document.querySelector("link[href$='assets/dark.css']");
const asDevice = dark?.media;
const assets = document.currentScript.src.replace(/[^/]*$/, "");
const home = new URL(page.dataset.root || "./", location.href);

const brought = new Map();

function add(name) {
    const address = assets + name;
    const element = document.createElement(name.endsWith(".css") ? "link" : "script");
    // What the one is to know does the other no harm.
    Object.assign(element, { rel: "stylesheet", href: address, src: address, async: false });
    document.head.append(element);
    return new Promise((done) => {
        element.addEventListener("load", () => done(true));
        element.addEventListener("error", () => { brought.delete(name); done(false); });
    });
}

/** Adds scripts, which run in this order, and style sheets, each once; promises to say of each whether it is there. */
function bring(...names) {
    for (const name of names) if (!brought.has(name)) brought.set(name, add(name));
    return Promise.all(names.map((name) => brought.get(name)));
}

/** What a timer needs: its words, how it looks, and what counts. */
const bringTimers = () => bring("timers.css", "cook-words.js", "timers.js");

// This script runs before the page is painted, so that no other colours are seen first.
watch(({ settings: { theme, diet } }) => {
    if (dark) dark.media = { light: "not all", dark: "screen" }[theme] ?? asDevice;
    if (diet) whenRead(() => { if (document.querySelector("[data-diet]")) bring("diet.js"); });
});

// Timers are seen on every page while there are some.
watch(({ timers }) => { if (timers.length) whenRead(bringTimers); });

// How many things are in the order, at its place in the navigation.
whenRead(() => watch(({ order: { lines = [] } }) => {
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    const link = document.querySelector(`.masthead a[href="${page.dataset.root}order/index.html"]`);
    if (link && count) link.dataset.count = count;
    else if (link) delete link.dataset.count;
}));

return {
    read, change, announce, replace, clear, longest, home, bring, bringTimers,
    /** Where the page is below the root of the site: `recipes/pizza-dough/`, or `my-recipes/?recipe=1a2b`. */
    get place() {
        const path = decodeURI(location.pathname.slice(home.pathname.length)).replace(/index\.html$/, "");
        return path === "my-recipes/" ? path + location.search : path;
    },
    /** Calls a function with the document: now, and when it has changed, here or in another tab. */
    watch,
};
})();
