// What a reader keeps on this device: one document for each site, in the browser's storage. No other script touches that.
"use strict";

/**
 * Says whether a value fits.
 * @template Value
 * @typedef {(value: unknown) => value is Value} Guard
 */
/**
 * What a guard lets through.
 * @template G
 * @typedef {G extends Guard<infer Value> ? Value : never} Guarded
 */
/** @typedef {{ [name: string]: unknown, v?: unknown }} Plain an object of which nothing is known */

/**
 * The document, and its parts: all of them are derived from the functions below that say what fits.
 * @typedef {ReturnType<typeof kitchenState.read>} Kept
 * @typedef {Kept["order"]} Order
 * @typedef {NonNullable<Order["lines"]>[number]} OrderLine
 * @typedef {Kept["favorites"]} Favorites
 * @typedef {NonNullable<Favorites["foods"]>[number]} FavoriteFood
 * @typedef {Kept["recipes"][number]} OwnRecipe
 * @typedef {Kept["timers"][number]} Timer
 * @typedef {Kept["lists"][number]} OwnList
 * @typedef {OwnList["items"][number]} ListItem
 * @typedef {Kept["pantry"][number]} Stored
 */

const kitchenState = (() => {
const version = 1;
const page = document.documentElement;
const home = new URL(page.dataset.root || "./", location.href);
/** Where the document was before other sites at the same host could have the same name. */
const formerKey = `forno:${page.dataset.site}`;
// Pages in all languages of a site keep one document.
const key = formerKey + new URL(page.dataset.home || "./", home).pathname;

// ---- What the document may hold: functions that say whether a value fits ----

// Half of a sign can stand in no address.
/** @param {number} most */
const isText = (most) => /** @type {Guard<string>} */ (value) => typeof value === "string" && value.length <= most && !/\p{Cs}/u.test(value);
const isInteger = /** @type {Guard<number>} */ (Number.isInteger);
/** @param {number} least @param {number} most */
const isCount = (least, most) => /** @type {Guard<number>} */ (value) => isInteger(value) && value >= least && value <= most;
/** @type {Guard<boolean>} */
const isFlag = (value) => typeof value === "boolean";
/** @template {string | number} Choice @param {Choice[]} choices */
const isOneOf = (...choices) => /** @type {Guard<Choice>} */ (value) => choices.includes(/** @type {Choice} */ (value));
/** @template Value @param {Guard<Value>} fits @param {number} most */
const isListOf = (fits, most) => /** @type {Guard<Value[]>} */ (value) => Array.isArray(value) && value.length <= most && value.every(fits);
/** @type {Guard<Plain>} */
const isPlain = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Whatever names, but for the one that is no property.
 * @template Value
 * @param {Guard<Value>} fits
 * @param {number} most
 */
const isMapOf = (fits, most) => /** @type {Guard<Record<string, Value>>} */ (value) => isPlain(value) && Object.keys(value).length <= most
    && Object.entries(value).every(([name, own]) => isText(500)(name) && name !== "__proto__" && fits(own));

/**
 * An object with all fields of one kind, and perhaps some of another.
 * @template {{}} Needed
 * @template {{}} Others
 * @param {{ [Name in keyof Needed]: Guard<Needed[Name]> }} needed
 * @param {{ [Name in keyof Others]: Guard<Others[Name]> }} [others]
 */
const isRecord = (needed, others) => {
    /** @type {Map<string, Guard<unknown>>} */
    const fields = new Map(Object.entries({ ...others, ...needed }));
    return /** @type {Guard<Needed & Partial<Others>>} */ (value) => isPlain(value)
        && Object.keys(needed).every((name) => Object.hasOwn(value, name))
        && Object.entries(value).every(([name, own]) => fields.get(name)?.(own));
};

const isSlug = isText(200);
const isId = isCount(-(2 ** 53), 2 ** 53);
const isMoney = isCount(0, 2 ** 53 - 1);
const isMoment = isCount(0, 864e13);

const isPriced = isRecord(
    { count: isCount(1, 999), price: isMoney },
    {
        pizza: isSlug, half: isSlug, drink: isId, toppings: isListOf(isId, 100), size: isText(100), plus: isListOf(isId, 100),
        minus: isListOf(isId, 100), chosen: isListOf(isListOf(isSlug, 20), 20), note: isText(500),
    });

/**
 * A line of the order is a pizza of the menu, perhaps with another as its second half, one of its own toppings, or a drink.
 * @type {typeof isPriced}
 */
const isLine = (value) => isPriced(value) && ["pizza", "toppings", "drink"].filter((name) => Object.hasOwn(value, name)).length === 1;

/** @type {Guard<string>} */
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
        // The sum is as it was written when something was last changed, by which menu.
        phone: isText(100), sum: isText(50), note: isText(1000), name: isText(200), way: isOneOf("collection", "table", "delivery"), menu: isText(50),
        lines: isListOf(isLine, 200), at: isText(100), id: isText(100), address: isText(500), table: isText(50), guests: isText(50),
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
    // Of a timer that stands still it is kept how many are left.
    timers: isListOf(isRecord({
        id: isMoment, recipe: isSlug, title: isText(200), step: isCount(0, 10_000), text: isText(200), ends: isMoment,
    }, { left: isCount(1, 864e13) }), 50),
    cooking: isListOf(isRecord({ recipe: isSlug, step: isCount(0, 10_000), at: isMoment, isOpen: isFlag }), 50),
    lists: isListOf(isRecord({ id: isText(50), name: isText(200), items: isListOf(isItem, 1000) }), 100),
    pantry: isListOf(isStored, 2000),
    ticks: isMapOf(isMapOf(isFlag, 2000), 1000),
    // Which changes are in it, the latest of all tabs.
    changes: isListOf(isText(50), 99),
};

/** @typedef {{ [Name in keyof typeof parts]: Guarded<(typeof parts)[Name]> }} Parts */
/** @typedef {{ v: typeof version } & Parts} Whole */
/** @typedef {(state: Whole) => void} Watcher */

/** @returns {Whole} */
const empty = () => ({
    v: version, settings: {}, order: {}, random: {}, favorites: {}, recipes: [], lists: [], pantry: [], timers: [], cooking: [],
    ticks: {}, changes: [],
});

const fits = isRecord({ v: isOneOf(version) }, parts);

/** @param {string} text @returns {unknown} */
function parsed(text) {
    try { return JSON.parse(text); } catch { return undefined; }
}

// ---- Reading ----

/**
 * What is kept while the storage does not take it: gone with the page.
 * @type {Whole | null}
 */
let unkept = null;
let isReadOnly = false;

/** @returns {Whole} */
function read() {
    if (unkept) return structuredClone(unkept);
    let text = null;
    try { text = localStorage.getItem(key) ?? localStorage.getItem(formerKey); } catch { /* forbidden: then nothing is kept */ }
    if (text === null) return empty();
    const state = parsed(text);
    isReadOnly = isPlain(state) && isInteger(state.v) && state.v > version;
    if (fits(state)) return { ...empty(), ...state };
    const parts = isPlain(state) ? known(state) : {};
    if (!isReadOnly) setAside(text, parts);
    return { ...empty(), ...parts };
}

/**
 * The parts that fit of one that does not, as a later version may have written it.
 * @param {Plain} state
 */
function known(state) {
    const all = Object.entries(parts).filter(([name, fits]) => fits(state[name])).map(([name]) => [name, state[name]]);
    return /** @type {Partial<Parts>} */ (Object.fromEntries(all));
}

/**
 * Puts a document that does not fit aside, and what fits of it in its place.
 * @param {string} text
 * @param {Partial<Parts>} rest
 */
function setAside(text, rest) {
    // Nothing where the text is the one under the former key, which stays.
    const own = localStorage.getItem(key);
    let place = 1;
    while (localStorage.getItem(`${key} ${place}`) !== null) place += 1;
    const name = `${key} ${place}`;
    try {
        if (place > 9) throw name;
        localStorage.removeItem(key);
        localStorage.setItem(name, text);
        localStorage.setItem(key, JSON.stringify({ v: version, ...rest }));
    } catch {
        localStorage.removeItem(name);
        if (own) localStorage.setItem(key, own);
        isReadOnly = true;
    }
    tell("unreadable");
}

// ---- Changing ----

/**
 * What this tab changed within the last second.
 * @type {Map<string, Watcher>}
 */
const latest = new Map();

/** @type {Watcher[]} */
const watchers = [];
const announce = () => { const state = read(); for (const watcher of watchers) watcher(state); };

/**
 * Changes the document by a function that takes a copy of it; says whether that is kept.
 * @param {Watcher} apply
 */
function change(apply) {
    const state = read();
    if (isReadOnly) return tell("newer"), false;
    apply(state);
    const id = kitchenPage.newID();
    state.changes = [...state.changes, id].slice(-99);
    if (!fits(state)) return tell("refused"), false;
    latest.set(id, apply);
    setTimeout(() => latest.delete(id), 1000);
    return write(state);
}

/** Makes those changes again that another tab, which wrote at the same moment, knew nothing of. */
function changeAgain() {
    const { changes } = read();
    for (const [id, apply] of [...latest]) if (!changes.includes(id) && latest.delete(id)) change(apply);
}

/** @param {Whole} state */
function write(state) {
    unkept = null;
    try {
        localStorage.setItem(key, JSON.stringify(state));
    } catch (error) {
        unkept = state;
        tell(/** @type {DOMException} */ (error).name === "QuotaExceededError" ? "full" : "forbidden");
    }
    announce();
    return !unkept;
}

addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) { unkept = null; changeAgain(); announce(); }
});

// ---- In, and away ----

/**
 * Puts a copy of what is kept, as a text, in the place of that; says whether it was one.
 * @param {string} text
 */
function replace(text) {
    const state = parsed(text);
    if (isReadOnly || !fits(state)) return false;
    write({ ...empty(), ...state });
    return true;
}

function clear() {
    try {
        for (const name of Object.keys(localStorage)) if ([key, formerKey].includes(name.replace(/ .*/, ""))) localStorage.removeItem(name);
    } catch { /* then there is nothing */ }
    unkept = null;
    isReadOnly = false;
    latest.clear();
    announce();
}

// ---- Telling ----

/** @type {Set<string>} */
const told = new Set();

/**
 * Says at the head of the page what happened to what is kept, once.
 * @param {"unreadable" | "refused" | "newer" | "full" | "forbidden"} what
 */
function tell(what) {
    if (told.size < told.add(what).size) whenRead(() => document.querySelector("main")?.prepend(
        kitchenPage.make("p", { className: "told", role: "status", textContent: kitchenWords[`kept_${what}`] })));
}

/**
 * Calls a function when the page is there.
 * @param {() => void} act
 */
function whenRead(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
}

/** @param {Watcher} watcher */
const watch = (watcher) => { watchers.push(watcher); watcher(read()); };

/** @type {HTMLLinkElement | null} */
const dark = document.querySelector("link[href$='assets/dark.css']");
const asDevice = dark?.media ?? "";
const assets = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace(/[^/]*$/, "");

/** @type {Record<string, Promise<boolean>>} */
const brought = {};

/** @param {string} name @returns {Promise<boolean>} */
function add(name) {
    const address = assets + name;
    const element = document.createElement(name.endsWith(".css") ? "link" : "script");
    // What the one is to know does the other no harm.
    Object.assign(element, { rel: "stylesheet", href: address, src: address, async: false });
    document.head.append(element);
    return new Promise((done) => {
        element.onload = () => done(true);
        element.onerror = () => { delete brought[name]; done(false); };
    });
}

/**
 * Adds scripts, which run in this order, and style sheets, each once; promises to say of each whether it is there.
 * @param {string[]} names
 */
function bring(...names) {
    return Promise.all(names.map((name) => brought[name] ??= add(name)));
}

/** What a timer needs: its words, how it looks, and what counts. */
const bringTimers = () => bring("timers.css", "cook-words.js", "timers.js");

// This script runs before the page is painted, so that no other colours are seen first.
watch(({ settings: { theme, diet } }) => {
    if (dark) dark.media = theme ? { light: "not all", dark: "screen" }[theme] : asDevice;
    if (diet) whenRead(() => { if (document.querySelector("[data-diet]")) bring("diet.js"); });
});

// Timers are seen on every page while there are some.
watch(({ timers }) => { if (timers.length) whenRead(bringTimers); });

// So is the order while there is something in it.
whenRead(() => watch(({ order: { lines } }) => { if (lines?.length) bring("order-bar.css", "order-words.js", "order-bar.js"); }));

return {
    read, change, announce, replace, clear, key, home, bring, bringTimers,
    /** Where the page is below the root of the site: `recipes/pizza-dough/`, or `my-recipes/?recipe=1a2b`. */
    get place() {
        const path = decodeURI(location.pathname.slice(home.pathname.length)).replace(/index\.html$/, "");
        return path === "my-recipes/" ? path + location.search : path;
    },
    /** Calls a function with the document: now, and when it has changed, here or in another tab. */
    watch,
};
})();
