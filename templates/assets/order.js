// The page of the order: what is in it, what it costs, and how it gets to the house.
"use strict";

(async () => {
const words = kitchenWords;
const { make, button } = kitchenPage;
const page = document.querySelector(".order");
const set = page.dataset;
const find = (selector) => page.querySelector(selector);
const fields = [...page.querySelectorAll(".fields [name]")];
const ways = [...page.querySelectorAll("[name=way]")];
if ("hours" in set) await kitchenLoad.scripts("openings", "hours");
const own = await kitchenLoad.scripts("prices", "cart", "choose") && await kitchenLoad.data("menu");
if (!own) return;
const cart = kitchenCart(own);
const { plain, unit, filled } = cart;
const { written } = cart.prices;
const order = () => kitchenState.read().order;
const change = (apply) => kitchenState.change((state) => { apply(state.order); });

// ---- What it comes to ----

const way = (order) => ways.find(({ value }) => value === order.way)?.value ?? ways[0].value;
const fee = (order) => way(order) === "delivery" && set.fee ? BigInt(set.fee) : 0n;
const goods = ({ lines = [] }) => cart.sum(lines);
const sums = (order) => [
    ...fee(order) ? [[words.way_delivery, fee(order)]] : [],
    [words.sum, goods(order) + fee(order)],
].map(([label, amount]) => [label, written(amount)]);

/** What keeps an order from being handed over, with the field that it is about; null where nothing does. */
function problem(order) {
    const state = globalThis.kitchenHours?.at();
    if (state && !state.isOpen) return [`${kitchenHours.words(state)}. ${words.order_kept}`];
    const gone = order.lines.find(cart.fault);
    if (gone) return [filled(cart.fault(gone), { name: cart.name(gone) })];
    const missing = way(order) === "delivery" ? BigInt(set.least || 0) - goods(order) : 0n;
    if (missing > 0n) return [filled("order_missing", { least: written(BigInt(set.least)), missing: written(missing) })];
    const empty = needed(order).find((name) => !order[name]?.trim());
    if (empty) return [words[`order_need_${empty}`], empty];
    return isTime(order, state) ? null : [words.order_need_time, "at"];
}

const needed = (order) => ({ collection: ["name"], table: ["table"], delivery: ["name", "address", "phone"] })[way(order)]
    .concat(set.endpoint && way(order) === "collection" ? ["phone"] : []);

/** Whether the house stays open until the time that was asked for. */
function isTime(order, state) {
    if (way(order) === "table" || !order.at || !state) return true;
    const [hours, minutes] = order.at.split(":").map(Number);
    const time = hours * 60 + minutes;
    return (time < state.minute ? time + 24 * 60 : time) <= state.until;
}

// ---- In words, for people ----

function told(order) {
    const lines = order.lines.filter((line) => !cart.fault(line)).map((line) => [
        [`${line.count} × ${cart.name(line)}`, cart.details(line), plain(line.note ?? "")].filter(Boolean).join(", "),
        written(unit(line) * BigInt(line.count)),
    ]);
    const label = plain(ways.find(({ value }) => value === way(order)).parentElement.textContent);
    const isTable = way(order) === "table";
    const facts = [
        [label, isTable ? order.table : order.at || words.order_as_soon],
        ...isTable ? [] : [[words.order_name, order.name], [words.order_phone, order.phone]],
        ...way(order) === "delivery" ? [[words.order_address, order.address]] : [],
        [words.order_note, order.note], [words.order_number, order.id],
    ].map(([label, text]) => [label, plain(text ?? "")]).filter(([, text]) => text);
    return { title: filled("order_for", { house: plain(set.house) }), lines, sums: sums(order), facts };
}

function message(order) {
    const { title, lines, sums, facts } = told(order);
    const rows = (pairs) => pairs.map(([label, text]) => `${label}: ${text}`);
    return [title, "", ...rows(lines), ...rows(sums), "", ...rows(facts)].join("\n");
}

function slip(order) {
    const { title, lines, sums, facts } = told(order);
    const row = ([label, text]) => make("tr", {}, make("th", { scope: "row", textContent: label }), make("td", { textContent: text }));
    const table = (name, rows) => make("table", { className: `ledger ${name}` }, make("tbody", {}, ...rows.map(row)));
    return [make("h2", { textContent: title }), table("what", lines), table("sums", sums), table("who", facts)];
}

// ---- For the program of the house ----

/** The order as `Documentation/Formats.md` describes it. */
function posted(order) {
    const { lines, id, name = null, phone = null, at = null, table = null, address = null, note = null } = order;
    const [isTable, isDelivery] = ["table", "delivery"].map((name) => way(order) === name);
    return {
        version: 1, id, site: document.documentElement.dataset.site, menu: document.querySelector("[data-menu]").dataset.menu, language: document.documentElement.lang,
        currency: own.currency, digits: own.money.digits,
        lines: lines.map(({ count, price: _, ...line }) => ({ ...line, count, price: Number(unit({ ...line, count })) })),
        way: way(order), fee: Number(fee(order)), total: Number(goods(order) + fee(order)),
        name: isTable ? null : name, phone: isTable ? null : phone, at: isTable ? null : at, table: isTable ? table : null,
        address: isDelivery ? address : null, note,
    };
}

async function post() {
    const sent = order();
    const send = find(".post");
    send.disabled = true;
    say("order_sending");
    const isTaken = await fetch(set.endpoint, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(posted(sent)),
        credentials: "omit", signal: AbortSignal.timeout(20_000),
    }).then(({ ok }) => ok, () => false);
    send.disabled = false;
    if (isTaken) clear(sent.lines);
    say(isTaken ? "order_sent" : "order_not_sent", isTaken ? ` ${words.order_number}: ${sent.id}` : "");
}

/** Takes out what was handed over; what came in meanwhile, as in another tab, stays for an order of its own. */
function clear(lines) {
    const keys = lines.map(cart.key);
    kitchenState.change(({ order }) => { for (const name of ["id", "at", "note", "table"]) delete order[name]; });
    cart.change((all) => all.filter((line) => !keys.includes(cart.key(line))));
    find(".sent").hidden = true;
}

function say(word, more = "") { find(".outcome").textContent = (words[word] ?? "") + more; }

// ---- On the page ----

function stepper(line, name) {
    const own = cart.key(line);
    const put = (count) => cart.update(own, (line) => ({ ...line, count: Math.min(Math.max(Math.trunc(count) || line.count, 1), cart.most.count) }));
    const step = (word, sign, by) => {
        const properties = { className: by < 0 ? "one-fewer" : "one-more", textContent: sign, disabled: line.count + by < 1 };
        return button({ ...properties, ariaLabel: filled(word, { name }) }, () => put(line.count + by));
    };
    const input = make("input", {
        type: "number", className: "many", min: 1, max: cart.most.count, value: line.count, ariaLabel: filled("order_count", { name }),
    });
    input.addEventListener("change", () => put(Number(input.value)));
    return make("div", { className: "stepper" }, step("order_fewer", "−", -1), input, step("order_more", "+", 1));
}

function row(line) {
    const own = cart.key(line);
    const name = cart.name(line);
    const details = cart.details(line);
    const fault = cart.fault(line);
    const act = (word, className, action) =>
        button({ className, textContent: words[word].replace("{name}", "").trim(), ariaLabel: filled(word, { name }) }, action);
    const note = make("input", {
        className: "line-note", maxLength: 200, value: line.note ?? "", placeholder: words.order_note, ariaLabel: filled("order_note_on", { name }),
    });
    note.addEventListener("change", () => cart.update(own, ({ note: _, ...line }) => ({ ...line, ...plain(note.value) ? { note: plain(note.value) } : {} })));
    const canChange = line.drink === undefined && fault !== "order_gone";
    const item = make("li", { className: fault ? "line gone" : "line" },
        make("div", { className: "line-name" }, make("h3", { textContent: name }), make("p", { textContent: fault ? filled(fault, { name }) : details })),
        ...fault ? [] : [make("p", { className: "price", textContent: written(unit(line) * BigInt(line.count)) }), stepper(line, name), note],
        make("p", { className: "line-acts" }, ...canChange ? [act("order_change", "change", () => choose(line))] : [],
            act("order_remove", "remove", () => cart.update(own, () => null))));
    item.dataset.key = own;
    return item;
}

async function choose(line) {
    const chosen = await kitchenChoose(cart, line);
    if (chosen) cart.update(cart.key(line), (now) => ({ ...chosen, count: now.count }));
}

/** Says which prices are others than when the lines were chosen, until that is understood. */
function notices({ lines = [] }) {
    const changed = lines.filter((line) => !cart.fault(line) && unit(line) !== BigInt(line.price));
    const accept = (line) => cart.fault(line) ? line : { ...line, price: Number(unit(line)) };
    const understood = button({ className: "button quiet", textContent: words.order_understood }, () => cart.change((lines) => lines.map(accept)));
    return changed.length ? [...changed.map((line) => make("p", {
        textContent: filled("order_now_costs", { name: cart.name(line), new: written(unit(line)), old: written(BigInt(line.price)) }),
    })), understood] : [];
}

/** Puts new children into an element; what has the focus keeps it, with what is typed into it. */
function renew(element, children) {
    const last = element.contains(document.activeElement) ? document.activeElement : null;
    const own = last?.closest("[data-key]")?.dataset.key;
    const name = last?.className;
    const place = [...element.children].findIndex((child) => child.contains(last));
    element.replaceChildren(...children);
    if (!last) return;
    const rows = [...element.children];
    const row = rows.find((row) => row.dataset.key === own) ?? rows[Math.min(place, rows.length - 1)];
    const next = row?.querySelector(`[class="${name}"]:not(:disabled)`) ?? row?.querySelector("button:not(:disabled)");
    if (next && own === row.dataset.key && last.matches("input")) next.value = last.value;
    (next ?? find(".basket a")).focus();
}

function show({ order }) {
    const { lines = [] } = order;
    renew(find(".lines"), lines.map(row));
    find(".notices").replaceChildren(...notices(order));
    find(".nothing").hidden = lines.length > 0;
    for (const part of [".sums", ".empty", ".checkout"]) find(part).hidden = !lines.length;
    find(".sums tbody").replaceChildren(...sums(order).map(([label, amount]) => make("tr", {}, make("th", { scope: "row", textContent: label }), make("td", { textContent: amount }))));
    for (const choice of ways) choice.checked = choice.value === way(order);
    for (const part of page.querySelectorAll(".for-collection, .for-table, .for-delivery")) part.hidden = !part.matches(`.for-${way(order)}`);
    for (const field of fields) if (field !== document.activeElement) field.value = order[field.name] ?? "";
    if (lines.length) showWays(order);
    else find(".slip").hidden = true;
}

/** The links that hand the order over; none while the house is closed. */
function showWays(order) {
    const text = encodeURIComponent(message(order));
    const title = encodeURIComponent(told(order).title);
    const links = {
        ".whatsapp": `https://wa.me/${set.whatsapp}?text=${text}`, ".sms": `sms:+${set.sms}?&body=${text}`,
        ".mail": `mailto:${encodeURIComponent(set.email).replace("%40", "@")}?subject=${title}&body=${text.replaceAll("%0A", "%0D%0A")}`,
    };
    for (const [selector, address] of Object.entries(links)) if (find(selector)) find(selector).href = address;
    find(".slip").replaceChildren(...slip(order));
    refresh();
}

/** Says at once that the house is closed; what else is amiss, once somebody has tried to hand the order over. */
function refresh() {
    const now = order();
    const isClosed = globalThis.kitchenHours?.at()?.isOpen === false;
    if (now.lines?.length && (isClosed || find(".problem").textContent)) tellProblem(problem(now));
}

function tellProblem(found) {
    find(".problem").textContent = found?.[0] ?? "";
    for (const field of fields) field.ariaInvalid = field.name === found?.[1];
}

function handOver(event) {
    const control = event.target.closest("a, button");
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

function thirst() {
    const drinks = own.drinks.map((drink) => make("li", {}, button({
        textContent: `${plain(drink.name)} ${written(BigInt(drink.price))}`, ariaLabel: filled("add_to_order", { name: plain(drink.name) }),
    }, () => { if (!cart.add({ drink: drink.id })) say("order_full"); })));
    find(".thirst .chips").replaceChildren(...drinks);
    find(".thirst").hidden = !drinks.length;
}

/** Takes the table from the address, as a code on the table has it: `?table=7`. */
function sit() {
    const asked = new URLSearchParams(location.search).get("table") ?? new URLSearchParams(location.hash.slice(1)).get("table");
    const table = plain(asked ?? "").slice(0, 50).toWellFormed();
    if (table && ways.some(({ value }) => value === "table")) change((order) => Object.assign(order, { way: "table", table }));
}

page.hidden = false;
find("[name=at]").type = "time";
thirst();
sit();
addEventListener("hashchange", sit);
for (const choice of ways) choice.addEventListener("change", () => change((order) => { order.way = choice.value; }));
for (const field of fields) {
    field.addEventListener("input", () => change((order) => {
        if (field.value) order[field.name] = field.value.toWellFormed();
        else delete order[field.name];
    }));
}
find(".hand-over").addEventListener("click", handOver);
find(".empty").addEventListener("click", () => clear(order().lines));
find(".sent").addEventListener("click", () => clear(order().lines));
kitchenState.watch(show);
setInterval(refresh, 30_000);
})();
