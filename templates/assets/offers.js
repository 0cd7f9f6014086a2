// What dishes can be had with, and what a dish costs as it was changed.
"use strict";

/**
 * What the dishes of a menu can be had with, at these prices.
 * @param {MenuData} menu
 * @param {ReturnType<typeof kitchenPrices>} prices
 */
const kitchenOffers = (menu, { sizes, sized, sum, total }) => {
/**
 * What a dish can be had with, as it or its section states it.
 * @param {MenuPizza | undefined} pizza
 */
const extras = (pizza) => menu.extras?.[pizza?.extras ?? -1] ?? [];

/**
 * Those of some toppings, by id, that a dish can be had with as it or its section states it.
 * @param {MenuPizza | undefined} pizza
 * @param {number[]} ids
 */
const stated = (pizza, ids) => ids.flatMap((id) => extras(pizza).find((extra) => extra.id === id) ?? []);

/**
 * All toppings that a dish can be had with in a size, or in some where there is none, by id: those, then the enabled ones of the menu
 * where these are not all.
 * @param {MenuPizza | undefined} pizza
 */
function offered(pizza, size = "") {
    const place = sizes(pizza).indexOf(size);
    const own = extras(pizza).filter(({ prices }) => place === -1 || prices[place]);
    const isAll = pizza?.base === null || pizza?.onlyExtras;
    return [...own, ...isAll ? [] : menu.toppings.filter(({ id, enabled }) => enabled && !stated(pizza, [id]).length)].map(({ id }) => id);
}

/**
 * Takes of some ids away what others have, each once.
 * @param {number[]} ids
 * @param {number[]} others
 */
function without(ids, others) {
    const left = [...ids];
    for (const id of others) if (left.includes(id)) left.splice(left.indexOf(id), 1);
    return left;
}

/**
 * The price of a dish of the menu, with more toppings and without some: what is set by hand is where it begins. What has a price of
 * its own adds that, whatever the size makes of others; to leave out what it comes in place of makes nothing cheaper.
 * @param {MenuPizza} pizza
 * @param {string | undefined} size
 * @param {number[]} more
 * @param {number[]} less
 */
function changed(pizza, size, more = [], less = []) {
    const own = sizes(pizza);
    const place = own.length ? own.indexOf(size ?? "") : 0;
    const price = pizza.prices[place];
    if (price === undefined) throw new RangeError("no such size");
    const priced = stated(pizza, more);
    const added = priced.reduce((sum, { prices }) => sum + BigInt(prices[place] ?? 0), 0n);
    const others = without(more, priced.map(({ id }) => id));
    const gone = without(less, priced.flatMap(({ instead }) => instead?.id ?? []));
    const rest = sum(others) - sum(gone);
    // What changes nothing leaves a price as it is, also one that is no multiple of the step.
    if (!rest) return BigInt(price) + added;
    const base = pizza.base === null || pizza.byHand?.[place] ? null : (sized(size) ?? menu.base).price;
    return added + (base ? total(base, sum(pizza.toppings) + rest, size) : total(price, rest, size));
}

return { stated, offered, without, changed };
};
