// The reader's own pantry: what is there, until when it is good by this day, and what can be cooked of it.
"use strict";

(() => {
const { day, field, store, takeBack, fill, filled, copy } = kitchenMine;
const { all, find } = kitchenPage;
const page = find(".own-pantry");
const said = find(".said", page);
const form = find("form", page);
const cook = find("a.cook", page);
/** @type {string | null} */
let changing = null;

/** @param {Stored} item */
function shelf({ until }) {
    if (!until) return "good";
    if (until < day()) return "expired";
    return until <= day(Number(page.dataset.soon)) ? "soon" : "good";
}

/** @param {Stored} item */
function row(item) {
    const own = kitchenPage.made("item");
    fill(own, item);
    find(".remove", own).addEventListener("click", () => takeBack(item.id));
    find(".change", own).addEventListener("click", () => {
        changing = item.id;
        for (const name of /** @type {const} */ (["name", "amount", "until", "barcode"])) field(form, name).value = item[name] ?? "";
        field(form, "name").focus();
    });
    return own;
}

/**
 * What expires first comes first; what never does, last.
 * @param {Stored} one
 * @param {Stored} other
 */
const order = (one, other) => (one.until ?? "9999").localeCompare(other.until ?? "9999") || one.name.localeCompare(other.name);

/** @param {Kept} kept */
function show({ pantry }) {
    find(".none", page).hidden = pantry.length > 0;
    const sorted = [...pantry].sort(order);
    for (const section of all(".shelf", page)) {
        const own = sorted.filter((item) => shelf(item) === section.dataset.shelf);
        section.hidden = !own.length;
        find("ul", section).replaceChildren(...own.map(row));
    }
    const names = sorted.filter((item) => shelf(item) !== "expired").map(({ name }) => name.replaceAll(",", " "));
    cook.hidden = !names.length;
    cook.search = String(new URLSearchParams({ have: names.slice(0, 20).join(", ") }));
    find(".copy", page).hidden = !pantry.length;
}

function enter() {
    const { name, ...rest } = filled(form);
    if (!name) return;
    if (changing === null) store({ id: kitchenPage.newID(), name, ...rest });
    else kitchenState.change(({ pantry }) => {
        const place = pantry.findIndex(({ id }) => id === changing);
        const old = pantry[place];
        if (old) pantry[place] = { id: old.id, added: old.added, name, ...rest };
    });
    changing = null;
    form.reset();
    field(form, "name").focus();
}

const quoted = (text = "") => (/[",\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text);

/**
 * The pantry as `content/pantry.csv` has it.
 * @param {Kept} kept
 */
const lines = ({ pantry }) => ["item,quantity,added,expires,barcode", ...pantry.map(({ name, amount, added, until, barcode }) =>
    [name, amount, added, until, barcode].map(quoted).join(",")), ""].join("\n");

field(form, "until").type = "date";
field(form, "barcode").inputMode = "numeric";
kitchenPage.submitted(form, enter);
find(".scan", form).addEventListener("click", () => kitchenMine.scan(form, said));
find(".copy", page).addEventListener("click", () => copy(lines(kitchenState.read()), said));
page.hidden = false;
kitchenState.watch(show);
})();
