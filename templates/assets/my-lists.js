// The reader's own shopping lists: kept here, ticked in the shop, taken along as text, as Markdown or as a link.
"use strict";

(async () => {
const store = kitchenState;
const words = kitchenWords;
const { all, find, made, submitted, markdown, newID } = kitchenPage;
const { field, buy, takeBack, fill, filled, copy } = kitchenMine;
const page = find(".mine");
const said = find(".said", page);
const offered = find(".offered", page);
const groceries = await kitchenMine.groceries();
const measures = await kitchenLoad.data("measures");
if (!groceries || !measures) return;
const { money, currency } = groceries;
const measured = kitchenMeasured(measures);
/** @type {Map<string, HTMLElement>} */
const open = new Map();
/** @type {Set<string>} */
const hides = new Set();
/** @type {Map<string, string>} */
const changing = new Map();

/** @param {string} id @param {(list: OwnList) => void} apply */
const change = (id, apply) => store.change(({ lists }) => {
    const list = lists.find((one) => one.id === id);
    if (list) apply(list);
});

/**
 * A price as the reader types it, in minor units; undefined where none is typed, null where it is none.
 * @param {string | undefined} text
 */
function price(text) {
    if (!text) return undefined;
    const parts = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text);
    const part = parts?.[2] ?? "";
    return parts && part.length <= money.digits ? Number(`${parts[1]}${part.padEnd(money.digits, "0")}`) : null;
}

/**
 * An amount of money as the page's language writes it, and as a file has it.
 * @param {number} amount
 */
const written = (amount) => kitchenPage.money(amount, money);
const plain = (/** @type {number} */ amount) => kitchenPage.money(amount, { ...money, before: `${currency} `, after: "", point: ".", groupedFrom: 99 });
const sum = (/** @type {ListItem[]} */ items) => items.reduce((sum, { price = 0 }) => sum + price, 0);
const left = (/** @type {OwnList} */ { items }) => items.filter(({ done }) => !done);

// ---- Out ----

/**
 * The list as a file of `content/lists` has it.
 * @param {OwnList} list
 */
const file = ({ name, items }) => [`# ${markdown(name)}`, "", ...items.map((item) => [
    `- [${item.done ? "x" : " "}]`, item.amount && markdown(item.amount), `**${markdown(item.name)}**`,
    item.price === undefined ? "" : plain(item.price), item.until && `expires ${item.until}`,
].filter(Boolean).join(" ")), ""].join("\n");

/**
 * The list as people write one to each other.
 * @param {OwnList} list
 */
const text = ({ name, items }) => [name, "", ...items.map((item) => {
    const rest = [item.price === undefined ? "" : written(item.price), item.until && kitchenMine.written(item.until)].filter(Boolean).join(", ");
    return `${item.done ? "✓" : "–"} ${[item.amount, item.name].filter(Boolean).join(" ")}${rest && ` (${rest})`}`;
}), ""].join("\n");

/** @param {OwnList} list */
function link(list) {
    const items = list.items.map(({ name, amount, price, until }) => ({ name, amount, price, until }));
    const bytes = new TextEncoder().encode(JSON.stringify({ name: list.name, items }));
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `${location.href.replace(/#.*/, "")}#list=${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

// ---- In ----

/** @param {unknown} value @param {number} most @returns {value is string} */
const isText = (value, most) => typeof value === "string" && value.trim() !== "" && value.length <= most;

/** @param {unknown} value @returns {value is number} */
const isPrice = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * An item of a list that an address carries, of which nothing is known; without a name where it has none.
 * @param {{ name?: unknown, amount?: unknown, price?: unknown, until?: unknown }} carried
 * @returns {ListItem}
 */
const item = ({ name, amount, price, until }) => ({
    id: newID(), name: isText(name, 200) ? name : "",
    ...(isText(amount, 100) && { amount }), ...(isPrice(price) && { price }),
    ...(isText(until, 10) && /^\d{4}-\d\d-\d\d$/.test(until) && { until }),
});

/**
 * The list that an address carries, or null. Only what a list can have is taken.
 * @returns {OwnList | null}
 */
function carried() {
    const text = location.hash.startsWith("#list=") ? location.hash.slice(6) : "";
    if (!text || text.length > 100_000) return null;
    try {
        const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        /** @type {{ name?: unknown, items?: unknown }} */
        const { name, items } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        if (!isText(name, 200) || !Array.isArray(items) || items.length > 1000) return null;
        const own = items.map(item);
        return own.every(({ name }) => name) ? { id: newID(), name, items: own } : null;
    } catch {
        return null;
    }
}

function offer() {
    const list = carried();
    offered.hidden = !list;
    find(".unread", page).hidden = Boolean(list) || !location.hash.startsWith("#list=");
    if (!list) return;
    find(".list-name", offered).textContent = list.name;
    const end = () => { history.replaceState(null, "", location.pathname + location.search); offered.hidden = true; };
    find(".take", offered).onclick = () => { end(); store.change(({ lists }) => { lists.push(list); }); };
    find(".refuse", offered).onclick = end;
}

// ---- Items ----

/** @param {OwnList} list @param {ListItem} item @param {boolean} isDone */
function tick(list, item, isDone) {
    change(list.id, ({ items }) => { for (const own of items) if (own.id === item.id) own.done = isDone; });
    if (isDone) buy(item);
    else takeBack(item.id);
}

/** @param {OwnList} list @param {ListItem} item @param {HTMLFormElement} form */
function row(list, item, form) {
    const own = made("item");
    fill(own, item);
    find(".price", own).textContent = item.price === undefined ? "" : written(item.price);
    const box = find("input", own);
    box.checked = Boolean(item.done);
    box.addEventListener("change", () => tick(list, item, box.checked));
    find(".remove", own).addEventListener("click", () => change(list.id, (one) => { one.items = one.items.filter(({ id }) => id !== item.id); }));
    find(".change", own).addEventListener("click", () => {
        changing.set(list.id, item.id);
        for (const name of /** @type {const} */ (["name", "amount", "until", "barcode"])) field(form, name).value = item[name] ?? "";
        field(form, "price").value = item.price === undefined ? "" : plain(item.price).slice(currency.length + 1);
        find("details", form).open = true;
        field(form, "name").focus();
    });
    return own;
}

/**
 * A line that says how much of what: of "500 g mozzarella" both, where the amount is not typed for itself.
 * @param {{ name: string, amount?: string }} typed
 */
function parted({ name, ...rest }) {
    const found = rest.amount ? null : measured(name);
    const food = found && name.slice(found.text.length);
    return found && food && /^\s+\S/.test(food) ? { ...rest, name: food.trim(), amount: found.text } : { ...rest, name };
}

/** @param {OwnList} list @param {HTMLFormElement} form */
function enter(list, form) {
    const { price: typed, name, ...rest } = filled(form);
    const cost = price(typed);
    field(form, "price").setCustomValidity(cost === null ? words.my_no_price : "");
    if (!form.reportValidity() || !name || cost === null) return;
    const item = { ...parted({ name, ...rest }), ...(cost !== undefined && { price: cost }) };
    change(list.id, ({ items }) => {
        const place = items.findIndex(({ id }) => id === changing.get(list.id));
        const old = items[place];
        if (old) items[place] = { id: old.id, ...(old.done && { done: true }), ...item };
        else items.push({ id: newID(), ...item });
    });
    changing.delete(list.id);
    form.reset();
    field(form, "name").focus();
}

// ---- Lists ----

/** @param {HTMLElement} section @param {OwnList} list */
function equip(section, list) {
    const form = find("form", section);
    const cost = field(form, "price");
    field(form, "until").type = "date";
    cost.inputMode = "decimal";
    /** @param {string} name @param {() => void} act */
    const on = (name, act) => find(name, section).addEventListener("click", act);
    const now = () => store.read().lists.find(({ id }) => id === list.id) ?? list;
    submitted(form, () => enter(list, form));
    cost.addEventListener("input", () => cost.setCustomValidity(""));
    on(".scan", () => kitchenMine.scan(form, said));
    on(".copy", () => copy(text(now()), said));
    on(".copy-file", () => copy(file(now()), said));
    on(".share", () => copy(link(now()), said));
    on(".print", () => {
        for (const other of all(".own-list", page)) other.classList.toggle("unprinted", other !== section);
        print();
    });
    on(".rename", () => {
        const name = prompt(words.my_lists_name, now().name)?.trim().slice(0, 200);
        if (name) change(list.id, (one) => { one.name = name; });
    });
    on(".delete", () => {
        if (confirm(words.my_lists_sure)) store.change((state) => { state.lists = state.lists.filter(({ id }) => id !== list.id); });
    });
    on(".only-left", () => { hides[find("input.only-left", section).checked ? "add" : "delete"](list.id); show(store.read()); });
}

/**
 * The section of a list, made once, so that what is typed into its form stays.
 * @param {OwnList} list
 */
function section(list) {
    const own = open.get(list.id) ?? made("list");
    if (!open.has(list.id)) equip(own, list);
    open.set(list.id, own);
    return own;
}

/** @param {Kept} kept */
function show({ lists }) {
    find(".none", page).hidden = lists.length > 0;
    for (const list of lists) {
        const own = section(list);
        const rest = left(list);
        find(".list-name", own).textContent = list.name;
        find(".left", own).textContent = kitchenPage.filled(words.my_lists_left, { n: rest.length, all: list.items.length });
        const shown = hides.has(list.id) ? rest : list.items;
        const items = find(".ticks", own);
        items.replaceChildren(...shown.map((item) => row(list, item, find("form", own))));
        items.hidden = !shown.length;
        const total = find(".list-total", own);
        total.hidden = list.items.every(({ price }) => price === undefined);
        find("b", total).textContent = `${written(sum(rest))} / ${written(sum(list.items))}`;
        if (!own.isConnected) find(".own-lists", page).append(own);
    }
    for (const [id, own] of open) if (!lists.some((list) => list.id === id)) { own.remove(); open.delete(id); }
}

const maker = find("form.new-list", page);
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
