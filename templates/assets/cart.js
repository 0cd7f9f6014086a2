// What is in the order: its lines held against the menu as it is now, with names and prices.
"use strict";

/**
 * @typedef {ReturnType<typeof kitchenCart>} Cart
 * @typedef {Omit<OrderLine, "count">} PricedLine
 * @typedef {Omit<PricedLine, "price">} ChosenLine what a line is of, at whatever price
 */

/**
 * The order of a menu, as `menu-data.js` gives it.
 * @param {MenuData} menu
 */
const kitchenCart = (menu) => {
const prices = kitchenPrices(menu);
const { stated, offered, without, changed } = kitchenOffers(menu, prices);
const clock = kitchenClock(menu.zone);
const pizzas = new Map(menu.pizzas.map((pizza) => [pizza.slug, pizza]));
const toppings = new Map(menu.toppings.map((topping) => [topping.id, topping]));
const drinks = new Map(menu.drinks.map((drink) => [drink.id, drink]));
const most = { lines: 200, count: 999 };

/**
 * A text on one line, without characters that turn or hide what follows.
 * @param {string} text
 */
const plain = (text) => text.toWellFormed().replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069\s]+/gu, " ").trim();

/**
 * Lines of one key are the same, so many times.
 * @param {ChosenLine} line
 */
const key = ({ pizza, half, drink, toppings, size, plus = [], minus = [], chosen = [], note = "" }) =>
    JSON.stringify([pizza, half, drink, toppings, size, [...plus].sort(), [...minus].sort(), note, ...chosen.length ? [chosen] : []]);

/**
 * Whether a dish can be half of a pizza.
 * @param {MenuPizza | undefined} pizza
 */
const isHalf = (pizza) => Boolean(menu.half && pizza?.prices.length && pizza.base === undefined && !pizza.whole);

/**
 * The dishes of a line, each as a line of its own: those of both halves, from each of which is taken off what is on it.
 * @param {ChosenLine} line
 * @returns {ChosenLine[]}
 */
function parts({ half, ...line }) {
    if (half === undefined) return [line];
    return [line.pizza ?? "", half].map((pizza) => ({ ...line, pizza, minus: line.minus?.filter((id) => pizzas.get(pizza)?.toppings.includes(id)) ?? [] }));
}

/**
 * Whether all of some ids are among others, each as often.
 * @param {number[]} ids
 * @param {number[]} others
 */
const areAmong = (ids, others) => without(others, ids).length === others.length - ids.length;

/**
 * Whether something of a line is to be chosen: its size, what is on it, or what it can be had with.
 * @param {ChosenLine} line
 */
function isOpen({ pizza = "", drink }) {
    const found = pizzas.get(pizza);
    return drink === undefined && (found?.base !== null || found.toppings.length + prices.sizes(found).length + offered(found).length + (found.choices ?? []).length > 0);
}

/**
 * What a line chose of each choice of its dish, as far as it is there.
 * @param {ChosenLine} line
 */
const picked = ({ pizza = "", chosen = [] }) =>
    (pizzas.get(pizza)?.choices ?? []).map(({ of }, place) => of.filter(({ id }) => chosen[place]?.includes(id)));

/**
 * What something that can be chosen adds to the price of a line, in its size.
 * @param {ChosenLine} line
 * @param {MenuOption} food
 */
const added = ({ pizza = "", size = "" }, { prices: all }) => BigInt(all?.[Math.max(0, prices.sizes(pizzas.get(pizza)).indexOf(size))] ?? 0);

/**
 * The word for what keeps a line from having what is chosen with its dish; null where nothing does.
 * @param {ChosenLine} line
 * @returns {OrderWord | null}
 */
function faultOfChoices({ pizza = "", chosen = [] }) {
    const found = picked({ pizza, chosen }).map((foods) => foods.filter((food) => !isOut(food)).length);
    const areThere = chosen.every((ids, place) => ids.length === found[place]);
    const areEnough = (pizzas.get(pizza)?.choices ?? []).every(({ least, most }, place) => {
        const count = found[place] ?? 0;
        return count >= least && count <= most;
    });
    return areThere && areEnough ? null : "order_choose";
}

/** @param {{ out?: string } | undefined} food */
const isOut = (food) => clock.isOut(food?.out);

/** @param {number} id */
const isThere = (id) => !isOut(toppings.get(id));

/**
 * The toppings, by id, that a dish can be had with now in a size, or in some where there is none.
 * @param {MenuPizza | undefined} pizza
 * @param {string | undefined} size
 */
const offeredNow = (pizza, size) => offered(pizza, size).filter(isThere);

/**
 * What all of some lists have, in the order of the first.
 * @template Value
 * @param {Value[][]} lists
 */
const common = (lists) => (lists[0] ?? []).filter((value) => lists.every((list) => list.includes(value)));

/** @param {ChosenLine} line */
const dishes = (line) => parts(line).map(({ pizza = "" }) => pizzas.get(pizza));

/**
 * What a line of a dish, or of two halves, can be chosen by: its sizes, what is on it, what both can be had with now, and the pizzas
 * that can be halves now.
 * @param {ChosenLine} line
 */
function choices(line) {
    const found = dishes(line);
    const on = line.toppings ?? found.flatMap((dish) => dish?.toppings ?? []);
    return {
        sizes: common(found.map(prices.sizes)), on: line.half === undefined ? on : [...new Set(on)], more: common(found.map((dish) => offeredNow(dish, line.size))),
        halves: !line.toppings && found.every(isHalf) ? halves() : [],
    };
}

/** The pizzas that can be halves now. */
const halves = () => menu.pizzas.filter((pizza) => {
    const [size] = prices.sizes(pizza);
    return isHalf(pizza) && !faultOf({ pizza: pizza.slug, ...size === undefined ? {} : { size } });
});

/**
 * The word for what no longer is as it was when the line was chosen; null where all is.
 * @param {ChosenLine} line
 * @returns {OrderWord | null}
 */
function fault(line) {
    if (line.half !== undefined && !dishes(line).every(isHalf)) return "order_gone";
    return parts(line).map(faultOf).find(Boolean) ?? null;
}

/**
 * The same for a line of one dish.
 * @param {ChosenLine} line
 * @returns {OrderWord | null}
 */
function faultOf({ pizza = "", drink, toppings: own, size, plus = [], minus = [], chosen = [] }) {
    if (drink !== undefined) return !drinks.has(drink) ? "order_gone" : isOut(drinks.get(drink)) ? "order_out" : null;
    const found = own ? undefined : pizzas.get(pizza);
    if (own ? (menu.sizes[0] ?? menu.base).price === null : !found?.prices.length) return "order_gone";
    if (isOut(found)) return "order_out";
    if (found?.when && !clock.isServed(found.when)) return "order_not_now";
    const sizes = prices.sizes(found);
    if (sizes.length ? !sizes.includes(size ?? "") : size !== undefined) return "order_size_gone";
    const ids = offeredNow(found, size);
    const areThere = plus.every((id) => ids.includes(id)) && (own ?? []).every((id) => toppings.get(id)?.enabled && isThere(id));
    if (!areThere || !areAmong(minus, own ?? found?.toppings ?? [])) return "order_topping_gone";
    return own ? null : faultOfChoices({ pizza, chosen });
}

/**
 * Whether a line has no size yet, or not what has to be chosen with its dish.
 * @param {ChosenLine} line
 */
const isUnchosen = (line) => ["order_size_gone", "order_choose"].includes(fault(line) ?? "");

/**
 * What one of a line costs, in minor units; 0 where it is gone.
 * @param {ChosenLine} line
 */
const unit = (line) => fault(line) ? 0n : prices.halved(parts(line).map(unitOf));

/** Whether what is ordered leaves the house. */
function isAway() {
    const { ways = [] } = menu;
    const { way = "" } = kitchenState.read().order;
    return (ways.includes(way) ? way : ways[0]) !== "table";
}

/**
 * A dish at the prices of how it gets to the guest: what differs from those at the table is set by hand.
 * @param {MenuPizza} dish
 * @returns {MenuPizza}
 */
const taken = (dish) => dish.away && isAway()
    ? { ...dish, prices: dish.away, byHand: dish.away.map((price, place) => price !== dish.prices[place] || Boolean(dish.byHand?.[place])) } : dish;

/** @param {ChosenLine} line */
function unitOf(line) {
    const { pizza = "", drink, toppings: own, size, plus = [], minus = [] } = line;
    const { price, away } = drinks.get(drink ?? 0) ?? {};
    if (drink !== undefined) return BigInt((away && isAway() ? away : price) ?? 0);
    if (own) return prices.made([...without(own, minus), ...plus], size);
    const found = pizzas.get(pizza);
    return found ? picked(line).flat().reduce((sum, food) => sum + added(line, food), changed(taken(found), size, plus, minus)) : 0n;
}

/**
 * What the lines cost that are still there.
 * @param {OrderLine[]} lines
 */
const sum = (lines) => lines.reduce((sum, line) => sum + unit(line) * BigInt(line.count), 0n);

/**
 * What is paid for the bottles of some lines besides, and given back for them: those that leave the house.
 * @param {OrderLine[]} lines
 */
const deposit = (lines) => isAway() ? lines.reduce((sum, line) => sum + depositOf(line) * BigInt(line.count), 0n) : 0n;

/** @param {ChosenLine} line */
function depositOf(line) {
    if (fault(line)) return 0n;
    const [dish] = dishes(line);
    const place = Math.max(0, prices.sizes(dish).indexOf(line.size ?? ""));
    return BigInt((line.drink === undefined ? dish?.deposits?.[place] : drinks.get(line.drink)?.deposit) ?? 0);
}

/** @type {FoodFacts} */
const unknown = { vegetarian: null, vegan: null, allergens: [], allergensKnown: false };

/**
 * What is not listed: anything, but for the allergens where those of the dish are stated.
 * @param {DishFacts | undefined} own
 * @returns {FoodFacts}
 */
const unlisted = (own) => own?.allergens ? { vegetarian: null, vegan: null, allergens: [] } : unknown;

/**
 * What is stated of a dish itself, beside its parts.
 * @param {ChosenLine} line
 */
const own = ({ pizza = "", toppings: own }) => own ? undefined : pizzas.get(pizza)?.own;

/**
 * What a line is made of, as it was changed: the base with its toppings, or a drink.
 * @param {ChosenLine} line
 * @returns {FoodFacts[]}
 */
function foods({ pizza = "", drink, toppings: own, plus = [], minus = [] }) {
    if (drink !== undefined) return [drinks.get(drink) ?? unknown];
    const found = own ? undefined : pizzas.get(pizza);
    const replaced = new Set(stated(found, plus).flatMap(({ instead }) => instead ? [instead.id] : []));
    const ids = [...without(own ?? found?.toppings ?? [], minus).filter((id) => !replaced.has(id)), ...plus];
    const base = replaced.has(null) ? null : found?.base === undefined ? menu.base : found.base;
    const parts = [...base ? [base] : [], ...ids.map((id) => toppings.get(id) ?? unknown)];
    return own || parts.length && found && !found.missing ? parts : [...parts, unlisted(found?.own)];
}

/**
 * What is known of a line as it was changed, of both its halves together and of what was chosen with it.
 * @param {ChosenLine} line
 * @param {typeof kitchenFacts} known what is known of foods, which not every page needs
 */
function facts(line, known) {
    const all = [...parts(line).map((part) => known(foods(part), own(part))), ...picked(line).flat().map((food) => known([food]))];
    const contained = new Set(all.flatMap(({ contained }) => [...contained]));
    /** @param {"vegetarian" | "vegan"} diet */
    const told = (diet) => all.some((half) => half[diet] === false) ? false : all.every((half) => half[diet]) || null;
    return {
        vegetarian: told("vegetarian"), vegan: told("vegan"), contained, traces: new Set(all.flatMap(({ traces }) => [...traces]).filter((code) => !contained.has(code))),
        additives: new Set(all.flatMap(({ additives }) => [...additives])),
        isKnown: all.every(({ isKnown }) => isKnown),
        /** @param {string} code */
        named: (code) => [...new Set(all.flatMap(({ named }) => named(code)))],
    };
}

/**
 * A number that can be read out, as it follows from the id of an order: "4F7", of signs that nobody takes for others.
 * @param {string} id
 */
function number(id) {
    const signs = "234679ACDEFHJKLMNPQRTUVWXY";
    const value = [...id].reduce((value, sign) => (value * 31 + (sign.codePointAt(0) ?? 0)) % signs.length ** 3, 0);
    return [signs.length ** 2, signs.length, 1].map((unit) => signs[Math.trunc(value / unit) % signs.length]).join("");
}

/** @param {Word} word @param {Record<string, string>} texts */
const filled = (word, texts) => kitchenPage.filled(kitchenWords[word], texts);

/** @param {number[]} ids */
const named = (ids) => ids.map((id) => plain(toppings.get(id)?.name ?? `#${id}`)).join(", ");

/** @param {ChosenLine} line @returns {string} */
function name({ pizza = "", half, drink, toppings: own }) {
    if (half !== undefined) return `${kitchenWords.order_half} (${[pizza, half].map((pizza) => name({ pizza })).join(", ")})`;
    if (drink !== undefined) return plain(drinks.get(drink)?.name ?? `#${drink}`);
    if (own) return filled("order_own", { names: named(own) });
    return plain(pizzas.get(pizza)?.name ?? pizza.replaceAll("-", " ").replace(/^./u, (letter) => letter.toUpperCase()));
}

/**
 * What a topping is called that a dish can be had with: "soy cheese instead of mozzarella".
 * @param {string | undefined} pizza
 * @param {number} id
 */
function extraName(pizza, id) {
    const instead = stated(pizzas.get(pizza ?? ""), [id])[0]?.instead;
    return instead ? filled("order_instead", { name: named([id]), other: plain(instead.name) }) : named([id]);
}

/**
 * What tells a line from another of its name: "Maxi, soy cheese instead of mozzarella, without basil, with extra ham".
 * @param {ChosenLine} line
 */
function details(line) {
    const { pizza, size, plus = [], minus = [] } = line;
    const replacing = stated(pizzas.get(pizza ?? ""), plus).filter(({ instead }) => instead).map(({ id }) => id);
    const others = without(plus, replacing);
    return [
        ...size === undefined ? [] : [plain(size)], ...picked(line).flat().map(({ name }) => plain(name)), ...replacing.map((id) => extraName(pizza, id)),
        ...minus.length ? [filled("order_less", { names: named(minus) })] : [],
        ...others.length ? [filled("order_extra", { names: named(others) })] : [],
    ].join(", ");
}

/**
 * Puts lines of one key together.
 * @param {OrderLine[]} lines
 */
function joined(lines) {
    /** @type {Map<string, OrderLine>} */
    const byKey = new Map();
    for (const line of lines) {
        const same = byKey.get(key(line));
        if (same) same.count = Math.min(same.count + line.count, most.count);
        else byKey.set(key(line), line);
    }
    return [...byKey.values()];
}

/**
 * Writes down what an order comes to, for pages that know no prices.
 * @param {Order} order
 */
function sumUp(order) {
    if (order.lines?.length) {
        order.id ??= kitchenPage.newID();
        Object.assign(order, { sum: prices.written(sum(order.lines) + deposit(order.lines)), menu: kitchenPage.find("[data-menu]").dataset.menu });
    } else for (const name of /** @type {const} */ (["id", "sum", "menu"])) delete order[name];
}

/**
 * Changes the lines by a function that gives others; says whether they are kept.
 * @param {(lines: OrderLine[]) => OrderLine[]} apply
 */
const change = (apply) => kitchenState.change(({ order }) => {
    order.lines = joined(apply(order.lines ?? []));
    sumUp(order);
});

/**
 * Puts a line into the order, if it can be had and there is room; gives the word for what came of it.
 * @param {ChosenLine} line
 * @returns {OrderWord}
 */
function add(line) {
    let word = fault(line);
    if (!word) change((lines) => {
        const all = joined([...structuredClone(lines), { count: 1, price: Number(unit(line)), ...line }]);
        word = all.length > most.lines ? "order_full" : "added_to_order";
        return word === "order_full" ? lines : all;
    });
    return word ?? "added_to_order";
}

/**
 * Changes the line of a key by a function that gives another, or null to take it out.
 * @param {string} own
 * @param {(line: OrderLine) => OrderLine | null} apply
 */
const update = (own, apply) => change((lines) => lines.flatMap((line) => key(line) === own ? apply(line) ?? [] : [line]));

// What pages in another language put in has their names of sizes.
for (const [other, size] of Object.entries(menu.called ?? {}))
    for (const line of kitchenState.read().order.lines ?? []) if (line.size === other) update(key(line), () => ({ ...line, size }));

return { menu, prices, pizzas, toppings, drinks, most, plain, key, isOpen, isOut, isUnchosen, added, choices, halves, fault, unit, sum, deposit, facts, number, without, filled, name, extraName, details, add, update, change, sumUp };
};
