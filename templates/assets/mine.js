// What a reader's lists and pantry have in common: days, things that are bought, and what a barcode stands for.
"use strict";

/** @typedef {Omit<Stored, "added">} Thing what a list or the pantry can have */
/** @typedef {"name" | "amount" | "until" | "barcode"} ThingField */
/**
 * What a form says: its fields that are filled in.
 * @typedef {Partial<Record<ThingField | "price" | "title" | "servings" | "ingredients" | "method" | "photo", string>>} FilledIn
 */

const kitchenMine = (() => {
/** This day where the reader is, as `2026-11-22`, or so many days later. */
function day(later = 0) {
    const now = new Date();
    const noon = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + later));
    return noon.toISOString().slice(0, 10);
}

/**
 * The groceries of the site; null where they cannot be had.
 * @type {Promise<GroceryData | null> | undefined}
 */
let known;
const groceries = () => known ??= kitchenLoad.data("groceries");

const { hasPage, all, find, folded } = kitchenPage;

/** @param {HTMLFormElement} form @param {ThingField | "price"} name */
const field = (form, name) => find(`input[name=${name}]`, form);

/**
 * The grocery of a barcode, with or without its leading nought, or of a name.
 * @param {{ barcode?: string, name?: string }} sought
 */
async function grocery({ barcode = "", name = "" }) {
    const digits = barcode.replace(/^0+/, "");
    const rows = (await groceries())?.rows ?? [];
    const row = digits ? rows.find((row) => row[2]?.replace(/^0+/, "") === digits) : rows.find((row) => folded(row[0]) === folded(name));
    return row && { name: row[0], keeps: row[1], barcode: row[2] };
}

/**
 * Asks for a barcode, and fills in what it stands for; says so where that is not known.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} said
 */
async function scan(form, said) {
    const barcode = await kitchenLoad.scripts("scanner") && await kitchenScan();
    if (!barcode) return;
    const { name = "", keeps } = await grocery({ barcode }) ?? {};
    [field(form, "barcode").value, field(form, "name").value] = [barcode, name];
    if (keeps) field(form, "until").value = day(keeps);
    said.textContent = name ? "" : `${kitchenWords.my_unknown} ${barcode}`;
    field(form, name ? "amount" : "name").focus();
}

/**
 * Puts a thing into the pantry with this day; how long it keeps, and its barcode, follow when the groceries are there.
 * @param {Thing} thing
 */
async function store(thing) {
    kitchenState.change(({ pantry }) => { if (!pantry.some(({ id }) => id === thing.id)) pantry.push({ ...thing, added: day() }); });
    const found = await grocery(thing);
    if (!found || (!found.barcode && !found.keeps)) return;
    kitchenState.change(({ pantry }) => {
        const row = pantry.find(({ id }) => id === thing.id);
        if (row && found.keeps) row.until ??= day(found.keeps);
        if (row && found.barcode) row.barcode ??= found.barcode;
    });
}

/**
 * Puts an item of a list that was bought into the pantry, where the site has one for readers.
 * @param {ListItem} item
 */
const buy = async ({ price: _, done: __, ...thing }) => { if (hasPage("my-pantry")) await store(thing); };

/** @param {string} id */
const takeBack = (id) => kitchenState.change((state) => { state.pantry = state.pantry.filter((one) => one.id !== id); });

/**
 * English without a region writes the day first, as the build does.
 * @param {string} date
 */
const written = (date) => new Date(`${date}T12:00:00Z`)
    .toLocaleDateString([document.documentElement.lang.replace(/^en$/, "en-GB")], { dateStyle: "medium", timeZone: "UTC" });

/**
 * Shows the name, amount and last good day of a thing in its row.
 * @param {HTMLElement} row
 * @param {Thing} thing
 */
function fill(row, { name, amount = "", until }) {
    find("b", row).textContent = name;
    find(".tick-buy", row).textContent = amount;
    find(".tick-for", row).hidden = !until;
    if (until) find(".day", row).textContent = written(until);
    for (const button of all("button", row)) button.ariaLabel = `${button.title}: ${name}`;
}

/** @param {HTMLFormElement} form @returns {FilledIn} */
const filled = (form) => Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text).trim()]).filter(([, text]) => text));

/**
 * Says whether a text could be copied.
 * @param {string} text
 * @param {HTMLElement} said
 */
async function copy(text, said) {
    said.textContent = await kitchenPage.copy(text) ? kitchenWords.my_copied : text;
}

return { day, groceries, field, scan, store, buy, takeBack, written, fill, filled, copy };
})();
