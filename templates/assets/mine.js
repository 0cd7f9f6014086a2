// What a reader's lists and pantry have in common: days, things that are bought, and what a barcode stands for.
"use strict";

const kitchenMine = (() => {
/** This day where the reader is, as `2026-11-22`, or so many days later. */
function day(later = 0) {
    const now = new Date();
    const noon = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + later));
    return noon.toISOString().slice(0, 10);
}

/** The groceries of the site, `{ money, rows }`; without rows where they cannot be had. */
let known = null;
const groceries = async () => (known ??= await kitchenLoad.data("groceries") ?? { rows: [] });

const { folded } = kitchenPage;

/** The grocery of a barcode, with or without its leading nought, or of a name: `{ name, keeps, barcode }`. */
async function grocery({ barcode = "", name = "" }) {
    const digits = barcode.replace(/^0+/, "");
    const { rows } = await groceries();
    const row = digits ? rows.find((row) => row[2]?.replace(/^0+/, "") === digits) : rows.find((row) => folded(row[0]) === folded(name));
    return row && { name: row[0], keeps: row[1], barcode: row[2] };
}

/** Asks for a barcode, and fills in what it stands for; says so where that is not known. */
async function scan({ elements }, said) {
    const barcode = await kitchenLoad.scripts("scanner") && await kitchenScan();
    if (!barcode) return;
    const { name = "", keeps } = await grocery({ barcode }) ?? {};
    [elements.barcode.value, elements.name.value] = [barcode, name];
    if (keeps) elements.until.value = day(keeps);
    said.textContent = name ? "" : `${kitchenWords.my_unknown} ${barcode}`;
    elements[name ? "amount" : "name"].focus();
}

/** Puts a thing into the pantry with this day; how long it keeps, and its barcode, follow when the groceries are there. */
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

/** Puts an item of a list that was bought into the pantry. */
const buy = ({ price: _, done: __, ...thing }) => store(thing);

const takeBack = (id) => kitchenState.change((state) => { state.pantry = state.pantry.filter((one) => one.id !== id); });

/** English without a region writes the day first, as the build does. */
const written = (date) => new Date(`${date}T12:00:00Z`)
    .toLocaleDateString([document.documentElement.lang.replace(/^en$/, "en-GB")], { dateStyle: "medium", timeZone: "UTC" });

/** Shows the name, amount and last good day of a thing in its row. */
function fill(row, { name, amount = "", until }) {
    row.querySelector("b").textContent = name;
    row.querySelector(".tick-buy").textContent = amount;
    row.querySelector(".tick-for").hidden = !until;
    if (until) row.querySelector(".day").textContent = written(until);
    for (const button of row.querySelectorAll("button")) button.ariaLabel = `${button.title}: ${name}`;
}

/** What a form says: its fields that are filled in. */
const filled = (form) => Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, text.trim()]).filter(([, text]) => text));

/** Says whether a text could be copied. */
async function copy(text, said) {
    said.textContent = await kitchenPage.copy(text) ? kitchenWords.my_copied : text;
}

return { day, groceries, scan, store, buy, takeBack, fill, filled, copy };
})();
