// What is in the order: its lines held against the menu as it is now, with names and prices.
"use strict";

/** The order of a menu, as `menu-data.js` gives it. */
const kitchenCart = (menu) => {
const prices = kitchenPrices(menu);
const pizzas = new Map(menu.pizzas.map((pizza) => [pizza.slug, pizza]));
const toppings = new Map(menu.toppings.map((topping) => [topping.id, topping]));
const drinks = new Map(menu.drinks.map((drink) => [drink.id, drink]));
const most = { lines: 200, count: 999 };

/** A text on one line, without characters that turn or hide what follows. */
const plain = (text) => text.toWellFormed().replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\s]+/gu, " ").trim();

/** Lines of one key are the same, so many times. */
const key = ({ pizza, drink, toppings, size, plus = [], minus = [], note = "" }) =>
    JSON.stringify([pizza, drink, toppings, size, [...plus].sort(), [...minus].sort(), note]);

/** Takes of some ids away what others have, each once. */
function without(ids, others) {
    const left = [...ids];
    for (const id of others) if (left.includes(id)) left.splice(left.indexOf(id), 1);
    return left;
}

/** Whether all of some ids are among others, each as often. */
const areAmong = (ids, others) => without(others, ids).length === others.length - ids.length;

/** The word for what no longer is as it was when the line was chosen; null where all is. */
function fault({ pizza, drink, toppings: own, size, plus = [], minus = [] }) {
    if (drink !== undefined) return drinks.has(drink) ? null : "order_gone";
    const found = pizzas.get(pizza);
    if (!own && !found?.prices.length) return "order_gone";
    const isSize = menu.sizes.length ? menu.sizes.some(({ name }) => name === size) : size === undefined;
    if (!isSize) return "order_size_gone";
    const areThere = [...own ?? [], ...plus].every((id) => toppings.get(id)?.enabled);
    return areThere && areAmong(minus, own ?? found.toppings) ? null : "order_topping_gone";
}

/** What one of a line costs, in minor units; null where it is gone. */
function unit(line) {
    if (fault(line)) return null;
    if (line.drink !== undefined) return BigInt(drinks.get(line.drink).price);
    const { toppings: own, size, plus = [], minus = [] } = line;
    return own ? prices.made([...without(own, minus), ...plus], size) : prices.changed(pizzas.get(line.pizza), size, plus, minus);
}

/** What the lines cost that are still there. */
const sum = (lines) => lines.reduce((sum, line) => sum + (unit(line) ?? 0n) * BigInt(line.count), 0n);

const filled = (word, texts) => kitchenPage.filled(kitchenWords[word], texts);

const named = (ids) => ids.map((id) => plain(toppings.get(id)?.name ?? `#${id}`)).join(", ");

function name({ pizza, drink, toppings: own }) {
    if (drink !== undefined) return plain(drinks.get(drink)?.name ?? `#${drink}`);
    if (own) return filled("order_own", { names: named(own) });
    return plain(pizzas.get(pizza)?.name ?? pizza.replaceAll("-", " ").replace(/^./u, (letter) => letter.toUpperCase()));
}

/** What tells a line from another of its name: "Maxi, without basil, with extra mozzarella". */
function details({ size, plus = [], minus = [] }) {
    const changes = [["order_less", minus], ["order_extra", plus]].filter(([, ids]) => ids.length)
        .map(([word, ids]) => filled(word, { names: named(ids) }));
    return [...size === undefined ? [] : [plain(size)], ...changes].join(", ");
}

/** Puts lines of one key together. */
function joined(lines) {
    const byKey = new Map();
    for (const line of lines) {
        const same = byKey.get(key(line));
        if (same) same.count = Math.min(same.count + line.count, most.count);
        else byKey.set(key(line), line);
    }
    return [...byKey.values()];
}

/** Changes the lines by a function that gives others; says whether they are kept. */
const change = (apply) => kitchenState.change(({ order }) => {
    order.lines = joined(apply(order.lines ?? []));
    if (order.lines.length) order.id ??= kitchenPage.newID();
    else delete order.id;
});

/** Puts a line into the order; says whether there was room. */
function add(line) {
    let isRoom = true;
    change((lines) => {
        const all = joined([...structuredClone(lines), { count: 1, price: Number(unit(line)), ...line }]);
        isRoom = all.length <= most.lines;
        return isRoom ? all : lines;
    });
    return isRoom;
}

/** Changes the line of a key by a function that gives another, or null to take it out. */
const update = (own, apply) => change((lines) => lines.flatMap((line) => key(line) === own ? apply(line) ?? [] : [line]));

return { menu, prices, pizzas, toppings, drinks, most, plain, key, fault, unit, sum, without, filled, name, details, add, update, change };
};
