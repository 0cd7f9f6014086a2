// The page of the order: what is in it, what it costs, and how it gets to the house.
"use strict";

/** @typedef {"name" | "table" | "address" | "phone" | "at" | "note" | "guests"} OrderText what a field of the page asks for */
/** @typedef {[label: string, text: string]} LabelledText */
/** @typedef {[reason: string, field?: OrderText]} OrderProblem */

(async () => {
const words = kitchenWords;
const { all, make, button } = kitchenPage;
const page = kitchenPage.find(".order");
const set = page.dataset;
/** @type {<Selector extends string>(selector: Selector) => Found<Selector>} */
const find = (selector) => kitchenPage.find(selector, page);
const fields = all(".fields input, .fields textarea", page);
const ways = all("input[name=way]", page);
const own = await kitchenLoad.scripts("clock", "prices", "offers", "foods", "cart", "choose", "charges") && await kitchenLoad.data("menu");
if (!own) return;
if ("hours" in set) await kitchenLoad.scripts("openings", "hours");
const cart = kitchenCart(own);
const { menu, plain, unit, filled } = cart;
const { written } = cart.prices;
const order = () => kitchenState.read().order;
/** @param {(order: Order) => void} apply */
const change = (apply) => kitchenState.change((state) => { apply(state.order); });

// ---- What it comes to ----

/** @param {typeof ways[number]} choice */
const wayOf = (choice) => /** @type {NonNullable<Order["way"]>} */ (choice.value);
/** @param {typeof fields[number]} field */
const nameOf = (field) => /** @type {OrderText} */ (field.name);

/**
 * The box of the way that an order asks for; the first where the house has no such way.
 * @param {Order} order
 */
const choiceOf = (order) => ways.find(({ value }) => value === order.way) ?? find("input[name=way]");
/** @param {Order} order */
const way = (order) => wayOf(choiceOf(order));
/** @param {Order} order */
const charges = (order) => kitchenCharges(cart, order, way(order), set);
/** @param {Order} order */
const goods = ({ lines = [] }) => cart.sum(lines);
/**
 * @param {Order} order
 * @returns {LabelledText[]}
 */
const sums = (order) => charges(order).rows.map(([label, amount]) => /** @type {LabelledText} */ ([label, written(amount)]));

/**
 * What keeps an order from being handed over, with the field that it is about; null where nothing does.
 * @param {Order} order
 * @returns {OrderProblem | null}
 */
function problem(order) {
    const state = globalThis.kitchenHours?.at();
    if (state && !state.isOpen) return [`${kitchenHours.words(state)}. ${words.order_kept}`];
    for (const line of order.lines ?? []) {
        const fault = cart.fault(line);
        if (fault) return [filled(fault, { name: cart.name(line) })];
    }
    const missing = way(order) === "delivery" ? BigInt(set.least || 0) - goods(order) : 0n;
    if (missing > 0n) return [filled("order_missing", { least: written(BigInt(set.least)), missing: written(missing) })];
    const empty = needed(order).find((name) => !order[name]?.trim());
    if (empty) return [words[`order_need_${empty}`], empty];
    const { missing: guests } = charges(order);
    if (guests) return [guests, "guests"];
    return isTime(order, state) ? null : [words.order_need_time, "at"];
}

/** @param {Order} order @returns {("name" | "table" | "address" | "phone")[]} */
function needed(order) {
    if (way(order) === "table") return ["table"];
    if (way(order) === "delivery") return ["name", "address", "phone"];
    return set.endpoint ? ["name", "phone"] : ["name"];
}

/**
 * Whether the house stays open until the time that was asked for.
 * @param {Order} order
 * @param {HouseState | null | undefined} state
 */
function isTime(order, state) {
    if (way(order) === "table" || !order.at || !state) return true;
    const [hours = 0, minutes = 0] = order.at.split(":").map(Number);
    const time = hours * 60 + minutes;
    return (time < state.minute ? time + 24 * 60 : time) <= (state.until ?? 0);
}

// ---- In words, for people ----

/** The allergens and additives of the house by their codes, in the order of their numbers and letters. */
const notes = new Map(all(".allergen-names li", page).map(({ dataset: { allergen = "" }, textContent }) => [allergen, textContent]));

/**
 * What is known of the allergens and additives of a line, as it was changed: "Allergens: 1 Gluten, 7 Milk; perhaps others: not all are
 * known; Additives: a with colour".
 * @param {OrderLine} line
 */
function allergensOf(line) {
    const { contained, traces, additives, isKnown, named } = cart.facts(line, kitchenFacts);
    /** @param {string} word @param {Set<string>} codes */
    const list = (word, codes) => codes.size ? [`${word}: ${[...notes].filter(([code]) => codes.has(code)).map(([code, name]) => {
        const own = named(code);
        return own.length ? `${name} (${own.join(", ")})` : name;
    }).join(", ")}`] : [];
    const rest = isKnown ? contained.size ? [] : [words.none_of_fourteen] : [contained.size ? words.others_unknown : words.allergens_unknown];
    return [...list(words.allergens, contained), ...rest, ...list(words.traces, traces), ...list(words.additives, additives)].join("; ");
}

/** The number to read out, beside the one that no other order has. */
const numberOf = (/** @type {Order} */ { id = "" }) => id && `${cart.number(id)} (${id})`;

/** @param {Order} order */
function told(order) {
    const lines = (order.lines ?? []).filter((line) => !cart.fault(line)).map((line) => /** @type {LabelledText} */ ([
        [`${line.count} × ${cart.name(line)}`, cart.details(line), plain(line.note ?? "")].filter(Boolean).join(", "),
        written(unit(line) * BigInt(line.count)),
    ]));
    const label = plain(choiceOf(order).parentElement?.textContent ?? "");
    const isTable = way(order) === "table";
    /** @type {[label: string, text: string | undefined | false][]} */
    const facts = [
        [label, isTable ? order.table : order.at || words.order_as_soon],
        [plain(fields.find(({ name }) => name === "guests")?.parentElement?.textContent ?? ""), isTable && order.guests],
        [words.order_name, !isTable && order.name], [words.order_phone, !isTable && order.phone],
        [words.order_address, way(order) === "delivery" && order.address],
        [words.order_note, order.note], [words.order_number, numberOf(order)],
    ];
    return { title: filled("order_for", { house: plain(set.house) }), lines, sums: sums(order), facts: facts.flatMap(said) };
}

/**
 * A fact on one line; none where there is nothing to say.
 * @param {[label: string, text: string | undefined | false]} fact
 * @returns {LabelledText[]}
 */
function said([label, text]) {
    const own = plain(text || "");
    return own ? [[label, own]] : [];
}

/** @param {Order} order */
function message(order) {
    const { title, lines, sums, facts } = told(order);
    const rows = (/** @type {LabelledText[]} */ pairs) => pairs.map(([label, text]) => `${label}: ${text}`);
    return [title, "", ...rows(lines), ...rows(sums), "", ...rows(facts)].join("\n");
}

/** @param {LabelledText} pair */
const tableRow = ([label, text]) => make("tr", {}, make("th", { scope: "row", textContent: label }), make("td", { textContent: text }));

/** @param {Order} order */
function slip(order) {
    const { title, lines, sums, facts } = told(order);
    /** @param {string} name @param {LabelledText[]} rows */
    const table = (name, rows) => make("table", { className: `ledger ${name}` }, make("tbody", {}, ...rows.map(tableRow)));
    return [make("h2", { textContent: title }), table("what", lines), table("sums", sums), table("who", facts)];
}

// ---- Handed over ----

async function post() {
    const sent = order();
    const send = find("button.post");
    send.disabled = true;
    say("order_sending");
    const isTaken = await kitchenLoad.scripts("posted") && await fetch(set.endpoint, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(kitchenPosted(cart, sent, way(sent), charges(sent))),
        credentials: "omit", signal: /** @type {AbortSignals} */ (AbortSignal).timeout(20_000),
    }).then(({ ok }) => ok, () => false);
    send.disabled = false;
    if (isTaken) clear(sent.lines ?? []);
    say(isTaken ? "order_sent" : "order_not_sent", isTaken ? ` ${words.order_number}: ${numberOf(sent)}` : "");
}

/**
 * Takes out what was handed over; what came in meanwhile, as in another tab, stays for an order of its own.
 * @param {OrderLine[]} lines
 */
function clear(lines) {
    const keys = new Set(lines.map(cart.key));
    change((order) => { for (const name of /** @type {const} */ (["id", "at", "note", "table", "guests"])) delete order[name]; });
    cart.change((all) => all.filter((line) => !keys.has(cart.key(line))));
    find(".sent").hidden = true;
}

/** @param {OrderWord} word @param {string} more */
function say(word, more = "") { find(".outcome").textContent = words[word] + more; }

// ---- On the page ----

/** @param {OrderLine} line @param {string} name */
function stepper(line, name) {
    const own = cart.key(line);
    const put = (/** @type {number} */ count) => cart.update(own, (line) => ({ ...line, count: Math.min(Math.max(Math.trunc(count) || line.count, 1), cart.most.count) }));
    /** @param {OrderWord} word @param {string} sign @param {number} by */
    const step = (word, sign, by) => button({
        className: by < 0 ? "one-fewer" : "one-more", textContent: sign, disabled: line.count + by < 1, ariaLabel: filled(word, { name }),
    }, () => put(line.count + by));
    const input = make("input", {
        type: "number", className: "many", min: "1", max: String(cart.most.count), value: String(line.count), ariaLabel: filled("order_count", { name }),
    });
    input.addEventListener("change", () => put(Number(input.value)));
    return make("div", { className: "stepper" }, step("order_fewer", "−", -1), input, step("order_more", "+", 1));
}

/** @param {OrderLine} line */
function row(line) {
    const own = cart.key(line);
    const name = cart.name(line);
    const fault = cart.fault(line);
    /** @param {OrderWord} word @param {string} className @param {() => void} action */
    const act = (word, className, action) =>
        button({ className, textContent: filled(word, { name: "" }).trim(), ariaLabel: filled(word, { name }) }, action);
    const note = make("input", {
        className: "line-note", maxLength: 200, value: line.note ?? "", placeholder: words.order_note, ariaLabel: filled("order_note_on", { name }),
    });
    note.addEventListener("change", () => cart.update(own, ({ note: _, ...line }) => ({ ...line, ...plain(note.value) ? { note: plain(note.value) } : {} })));
    const canChange = cart.isOpen(line) && fault !== "order_gone";
    const item = make("li", { className: fault ? "line gone" : "line" },
        make("div", { className: "line-name" }, make("h3", { dir: "auto", textContent: name }), make("p", { textContent: fault ? filled(fault, { name }) : cart.details(line) }),
            ...fault ? [] : [make("p", { className: "line-allergens", textContent: allergensOf(line) })]),
        ...fault ? [] : [make("p", { className: "price", textContent: written(unit(line) * BigInt(line.count)) }), stepper(line, name), note],
        make("p", { className: "line-acts" }, ...canChange ? [act("order_change", "change", () => choose(line))] : [],
            act("order_remove", "remove", () => cart.update(own, () => null))));
    item.dataset.key = own;
    return item;
}

/** @param {OrderLine} line */
async function choose(line) {
    const chosen = await kitchenChoose(cart, line);
    if (chosen) cart.update(cart.key(line), (now) => ({ ...chosen, count: now.count }));
}

/**
 * Says which prices are others than when the lines were chosen, until that is understood.
 * @param {Order} order
 */
function notices({ lines = [] }) {
    const changed = lines.filter((line) => !cart.fault(line) && unit(line) !== BigInt(line.price));
    const accept = (/** @type {OrderLine} */ line) => cart.fault(line) ? line : { ...line, price: Number(unit(line)) };
    const understood = button({ className: "button quiet", textContent: words.order_understood }, () => cart.change((lines) => lines.map(accept)));
    return changed.length ? [...changed.map((line) => make("p", {
        textContent: filled("order_now_costs", { name: cart.name(line), new: written(unit(line)), old: written(BigInt(line.price)) }),
    })), understood] : [];
}

/**
 * Puts new children into an element; what has the focus keeps it, with what is typed into it.
 * @param {HTMLElement} element
 * @param {HTMLElement[]} children
 */
function renew(element, children) {
    const last = element.contains(document.activeElement) ? document.activeElement : null;
    const place = [...element.children].findIndex((child) => child.contains(last));
    const own = all("[data-key]", element).find((row) => row.contains(last))?.dataset.key;
    element.replaceChildren(...children);
    if (!last) return;
    const row = children.find((row) => row.dataset.key === own) ?? children[Math.min(place, children.length - 1)];
    const controls = row ? all("input, button:not(:disabled)", row) : [];
    const next = controls.find(({ className }) => className === last.className) ?? controls.find((control) => control.matches("button"));
    if (next instanceof HTMLInputElement && last instanceof HTMLInputElement && own === row?.dataset.key) next.value = last.value;
    (next ?? find(".basket a")).focus();
}

/** @param {Kept} kept */
function show({ order }) {
    const { lines = [] } = order;
    renew(find(".lines"), lines.map(row));
    find(".notices").replaceChildren(...notices(order));
    find(".nothing").hidden = lines.length > 0;
    for (const part of [".sums", ".empty", ".checkout"]) find(part).hidden = !lines.length;
    find(".sums tbody").replaceChildren(...sums(order).map(tableRow));
    for (const choice of ways) choice.checked = choice.value === way(order);
    for (const part of all("[class^=for-]", page)) part.hidden = !part.matches(`.for-${way(order)}`);
    for (const field of fields) if (field !== document.activeElement) field.value = order[nameOf(field)] ?? "";
    if (lines.length) showWays(order);
    else find(".slip").hidden = true;
}

/**
 * The links that hand the order over; none while the house is closed.
 * @param {Order} order
 */
function showWays(order) {
    const text = encodeURIComponent(message(order));
    const title = encodeURIComponent(told(order).title);
    const links = {
        "a.whatsapp": `https://wa.me/${set.whatsapp}?text=${text}`, "a.sms": `sms:+${set.sms}?&body=${text}`,
        "a.mail": `mailto:${encodeURIComponent(set.email).replace("%40", "@")}?subject=${title}&body=${text.replaceAll("%0A", "%0D%0A")}`,
    };
    for (const [selector, address] of Object.entries(links)) for (const link of all(/** @type {keyof typeof links} */ (selector), page)) link.href = address;
    find(".slip").replaceChildren(...slip(order));
    refresh();
}

/** Says at once that the house is closed; what else is amiss, once somebody has tried to hand the order over. */
function refresh() {
    const now = order();
    const isClosed = globalThis.kitchenHours?.at()?.isOpen === false;
    if (now.lines?.length && (isClosed || find(".problem").textContent)) tellProblem(problem(now));
}

/** @param {OrderProblem | null} found */
function tellProblem(found) {
    find(".problem").textContent = found?.[0] ?? "";
    for (const field of fields) field.ariaInvalid = String(field.name === found?.[1]);
}

/** @param {Event} event */
function handOver(event) {
    const control = event.target instanceof Element ? event.target.closest("a, button") : null;
    if (!control) return;
    const found = problem(order());
    tellProblem(found);
    if (found) {
        event.preventDefault();
        fields.find(({ name }) => name === found[1])?.focus();
    } else if (control.matches(".post")) post();
    else if (control.matches(".print")) print();
    else find(".sent").hidden = false;
    if (!found && control.matches(".call")) {
        find(".slip").hidden = false;
        find(".slip").focus();
    }
}

/**
 * Has the order go another way. Other prices there are no news, but those that were before stay so.
 * @param {NonNullable<Order["way"]>} way
 */
function take(way) {
    const agreed = new Set((order().lines ?? []).filter((line) => unit(line) === BigInt(line.price)).map(cart.key));
    change((order) => { order.way = way; });
    cart.change((lines) => lines.map((line) => agreed.has(cart.key(line)) ? { ...line, price: Number(unit(line)) } : line));
    thirst();
}

function thirst() {
    const drinks = menu.drinks.filter(({ id }) => !cart.fault({ drink: id })).map(({ id, name }) => make("li", {}, button({
        textContent: `${plain(name)} ${written(unit({ drink: id }))}`, ariaLabel: filled("add_to_order", { name: plain(name) }),
    }, () => { if (cart.add({ drink: id }) === "order_full") say("order_full"); })));
    find(".thirst .chips").replaceChildren(...drinks);
    find(".thirst").hidden = !drinks.length;
}

/** Asks whether the order is for the table that the address names, as a code on the table has it: `?table=7`. */
function sit() {
    const asked = new URLSearchParams(location.search).get("table") ?? new URLSearchParams(location.hash.slice(1)).get("table");
    const table = plain(asked ?? "").slice(0, 50).toWellFormed();
    const { way, table: own } = order();
    if (!table || way === "table" && own === table || !ways.some(({ value }) => value === "table")) return;
    if (confirm(filled("order_link_table", { table }))) {
        take("table");
        change((order) => { order.table = table; });
    }
    // Asked once: not again when the page is loaded anew.
    history.replaceState(null, "", location.pathname);
}

page.hidden = false;
find("input[name=at]").type = "time";
thirst();
// What the bar of other pages says of it is true again, should prices have changed.
if (order().lines?.length && order().menu !== kitchenPage.find("[data-menu]").dataset.menu) change(cart.sumUp);
for (const choice of ways) choice.addEventListener("change", () => take(wayOf(choice)));
for (const field of fields) {
    field.addEventListener("input", () => change((order) => {
        if (field.value) order[nameOf(field)] = field.value.toWellFormed();
        else delete order[nameOf(field)];
    }));
}
find(".hand-over").addEventListener("click", handOver);
find(".empty").addEventListener("click", () => clear(order().lines ?? []));
find(".sent").addEventListener("click", () => clear(order().lines ?? []));
kitchenState.watch(show);
sit();
addEventListener("hashchange", sit);
setInterval(refresh, 30_000);
})();
