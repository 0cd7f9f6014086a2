// The reader's own shopping lists: kept here, ticked in the shop, taken along as text, as Markdown or as a link.
"use strict";

(async () => {
const store = kitchenState;
const words = kitchenWords;
const { made, submitted, markdown, newID } = kitchenPage;
const { buy, takeBack, fill, filled, copy } = kitchenMine;
const page = document.querySelector(".mine");
const said = page.querySelector(".said");
const offered = page.querySelector(".offered");
const { money, currency } = await kitchenMine.groceries();
if (!money) return;
const open = new Map();
const hides = new Set();
const changing = new Map();

const change = (id, apply) => store.change(({ lists }) => {
    const list = lists.find((one) => one.id === id);
    if (list) apply(list);
});

/** A price as the reader types it, in minor units; undefined where none is typed, null where it is none. */
function price(text) {
    if (!text) return undefined;
    const parts = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text);
    const part = parts?.[2] ?? "";
    return parts && part.length <= money.digits ? Number(parts[1] + part.padEnd(money.digits, "0")) : null;
}

/** An amount of money as the page's language writes it, and as a file has it. */
const written = (amount) => kitchenPage.money(amount, money);
const plain = (amount) => kitchenPage.money(amount, { ...money, before: `${currency} `, after: "", point: ".", groupedFrom: 99 });
const sum = (items) => items.reduce((sum, { price = 0 }) => sum + price, 0);
const left = ({ items }) => items.filter(({ done }) => !done);

// ---- Out ----

/** The list as a file of `content/lists` has it. */
const file = ({ name, items }) => [`# ${markdown(name)}`, "", ...items.map((item) => [
    `- [${item.done ? "x" : " "}]`, item.amount && markdown(item.amount), `**${markdown(item.name)}**`,
    item.price === undefined ? "" : plain(item.price), item.until && `expires ${item.until}`,
].filter(Boolean).join(" ")), ""].join("\n");

function link(list) {
    const items = list.items.map(({ name, amount, price, until }) => ({ name, amount, price, until }));
    const bytes = new TextEncoder().encode(JSON.stringify({ name: list.name, items }));
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `${location.href.split("#")[0]}#list=${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

// ---- In ----

const isText = (value, most) => typeof value === "string" && value.trim() !== "" && value.length <= most;

/** The list that an address carries, or null. Only what a list can have is taken. */
function carried() {
    const text = location.hash.startsWith("#list=") ? location.hash.slice(6) : "";
    if (!text || text.length > 100_000) return null;
    try {
        const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        const { name, items } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        if (!isText(name, 200) || !Array.isArray(items) || items.length > 1000) return null;
        const own = items.map(({ name, amount, price, until }) => ({
            id: newID(), name: isText(name, 200) ? name : "",
            ...(isText(amount, 100) && { amount }), ...(Number.isSafeInteger(price) && price >= 0 && { price }),
            ...(/^\d{4}-\d\d-\d\d$/.test(until) && { until }),
        }));
        return own.every(({ name }) => name) ? { id: newID(), name, items: own } : null;
    } catch {
        return null;
    }
}

function offer() {
    const list = carried();
    offered.hidden = !list;
    if (!list) return;
    offered.querySelector(".list-name").textContent = list.name;
    const end = () => { history.replaceState(null, "", location.pathname + location.search); offered.hidden = true; };
    offered.querySelector(".take").onclick = () => { end(); store.change(({ lists }) => { lists.push(list); }); };
    offered.querySelector(".refuse").onclick = end;
}

// ---- Items ----

function tick(list, item, isDone) {
    change(list.id, ({ items }) => { items.find(({ id }) => id === item.id).done = isDone; });
    if (isDone) buy(item);
    else takeBack(item.id);
}

function row(list, item, form) {
    const own = made("item");
    fill(own, item);
    own.querySelector(".price").textContent = item.price === undefined ? "" : written(item.price);
    const box = own.querySelector("input");
    box.checked = Boolean(item.done);
    box.addEventListener("change", () => tick(list, item, box.checked));
    own.querySelector(".remove").addEventListener("click", () => change(list.id, (one) => { one.items = one.items.filter(({ id }) => id !== item.id); }));
    own.querySelector(".change").addEventListener("click", () => {
        changing.set(list.id, item.id);
        for (const name of ["name", "amount", "until", "barcode"]) form.elements[name].value = item[name] ?? "";
        form.elements.price.value = item.price === undefined ? "" : plain(item.price).slice(currency.length + 1);
        form.elements.name.focus();
    });
    return own;
}

function enter(list, form) {
    const { price: typed, ...item } = filled(form);
    const cost = price(typed);
    form.elements.price.setCustomValidity(cost === null ? words.my_no_price : "");
    if (!form.reportValidity() || !item.name) return;
    if (cost !== undefined) item.price = cost;
    const old = changing.get(list.id);
    change(list.id, ({ items }) => {
        const place = items.findIndex(({ id }) => id === old);
        if (place < 0) items.push({ id: newID(), ...item });
        else items[place] = { id: old, ...(items[place].done && { done: true }), ...item };
    });
    changing.delete(list.id);
    form.reset();
    form.elements.name.focus();
}

// ---- Lists ----

function equip(section, list) {
    const form = section.querySelector("form");
    form.elements.until.type = "date";
    form.elements.price.inputMode = "decimal";
    const on = (name, act) => section.querySelector(name).addEventListener("click", act);
    const now = () => store.read().lists.find(({ id }) => id === list.id);
    submitted(form, () => enter(list, form));
    form.elements.price.addEventListener("input", ({ target }) => target.setCustomValidity(""));
    on(".scan", () => kitchenMine.scan(form, said));
    on(".copy", () => copy(file(now()), said));
    on(".share", () => copy(link(now()), said));
    on(".print", () => {
        for (const other of page.querySelectorAll(".own-list")) other.classList.toggle("unprinted", other !== section);
        print();
    });
    on(".rename", () => {
        const name = prompt(words.my_lists_name, now().name)?.trim().slice(0, 200);
        if (name) change(list.id, (one) => { one.name = name; });
    });
    on(".delete", () => {
        if (confirm(words.my_lists_sure)) store.change((state) => { state.lists = state.lists.filter(({ id }) => id !== list.id); });
    });
    on(".only-left", ({ target }) => { hides[target.checked ? "add" : "delete"](list.id); show(store.read()); });
}

/** The section of a list, made once, so that what is typed into its form stays. */
function section(list) {
    if (!open.has(list.id)) {
        open.set(list.id, made("list"));
        equip(open.get(list.id), list);
    }
    return open.get(list.id);
}

function show({ lists }) {
    page.querySelector(".none").hidden = lists.length > 0;
    for (const list of lists) {
        const own = section(list);
        const rest = left(list);
        own.querySelector(".list-name").textContent = list.name;
        own.querySelector(".left").textContent = words.my_lists_left.replace("{n}", rest.length).replace("{all}", list.items.length);
        const shown = hides.has(list.id) ? rest : list.items;
        own.querySelector(".ticks").replaceChildren(...shown.map((item) => row(list, item, own.querySelector("form"))));
        own.querySelector(".ticks").hidden = !shown.length;
        const total = own.querySelector(".list-total");
        total.hidden = list.items.every(({ price }) => price === undefined);
        total.querySelector("b").textContent = `${written(sum(rest))} / ${written(sum(list.items))}`;
        if (!own.isConnected) page.querySelector(".own-lists").append(own);
    }
    for (const [id, own] of open) if (!lists.some((list) => list.id === id)) { own.remove(); open.delete(id); }
}

const maker = page.querySelector(".new-list");
submitted(maker, () => {
    const { name } = filled(maker);
    if (!name) return;
    store.change(({ lists }) => { lists.push({ id: newID(), name, items: [] }); });
    maker.reset();
});
addEventListener("hashchange", offer);
offer();
page.hidden = false;
store.watch(show);
})();
