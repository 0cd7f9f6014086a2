// The reader's own pantry: what is there, until when it is good by this day, and what can be cooked of it.
"use strict";

(async () => {
const { day, store, takeBack, fill, filled, copy } = kitchenMine;
const page = document.querySelector(".own-pantry");
const said = page.querySelector(".said");
const form = page.querySelector("form");
const cook = page.querySelector(".cook");
let changing = null;

function shelf({ until }) {
    if (!until) return "good";
    if (until < day()) return "expired";
    return until <= day(Number(page.dataset.soon)) ? "soon" : "good";
}

function row(item) {
    const own = kitchenPage.made("item");
    fill(own, item);
    own.querySelector(".remove").addEventListener("click", () => takeBack(item.id));
    own.querySelector(".change").addEventListener("click", () => {
        changing = item.id;
        for (const name of ["name", "amount", "until", "barcode"]) form.elements[name].value = item[name] ?? "";
        form.elements.name.focus();
    });
    return own;
}

/** What expires first comes first; what never does, last. */
const order = (one, other) => (one.until ?? "9999").localeCompare(other.until ?? "9999") || one.name.localeCompare(other.name);

function show({ pantry }) {
    page.querySelector(".none").hidden = pantry.length > 0;
    const all = [...pantry].sort(order);
    for (const section of page.querySelectorAll(".shelf")) {
        const own = all.filter((item) => shelf(item) === section.dataset.shelf);
        section.hidden = !own.length;
        section.querySelector("ul").replaceChildren(...own.map(row));
    }
    const names = all.filter((item) => shelf(item) !== "expired").map(({ name }) => name.replaceAll(",", " "));
    cook.hidden = !names.length;
    cook.search = new URLSearchParams({ have: names.slice(0, 20).join(", ") });
    page.querySelector(".copy").hidden = !pantry.length;
}

function enter() {
    const item = filled(form);
    if (!item.name) return;
    if (changing === null) store({ id: kitchenPage.newID(), ...item });
    else kitchenState.change(({ pantry }) => {
        const place = pantry.findIndex(({ id }) => id === changing);
        if (place >= 0) pantry[place] = { id: changing, added: pantry[place].added, ...item };
    });
    changing = null;
    form.reset();
    form.elements.name.focus();
}

const quoted = (text = "") => (/[",\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text);

/** The pantry as `content/pantry.csv` has it. */
const lines = ({ pantry }) => ["item,quantity,added,expires,barcode", ...pantry.map(({ name, amount, added, until, barcode }) =>
    [name, amount, added, until, barcode].map(quoted).join(","))].join("\n") + "\n";

form.elements.until.type = "date";
form.elements.barcode.inputMode = "numeric";
kitchenPage.submitted(form, enter);
form.querySelector(".scan").addEventListener("click", () => kitchenMine.scan(form, said));
page.querySelector(".copy").addEventListener("click", () => copy(lines(kitchenState.read()), said));
page.hidden = false;
kitchenState.watch(show);
})();
