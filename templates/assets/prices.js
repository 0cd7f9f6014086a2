// What a dish costs, by the rule of the build, and how money is written in the language of the page. Amounts are whole
// numbers of minor units (BigInt), so that a price here is the price on paper.
"use strict";

/**
 * The prices of a menu, as `menu-data.js` gives it.
 * @param {MenuData} menu
 */
const kitchenPrices = (menu) => {
const step = BigInt(menu.step);
const toppings = new Map(menu.toppings.map((topping) => [topping.id, topping]));

/** @param {number[]} ids */
const sum = (ids) => ids.reduce((sum, id) => sum + BigInt(toppings.get(id)?.price ?? 0), 0n);

/**
 * The multiple of a step nearest to a fraction from 0, a half upwards.
 * @param {bigint} above
 * @param {bigint} below
 * @param {bigint} step
 */
const nearest = (above, below, step) => (above * 2n + below * step) / (below * step * 2n) * step;

/**
 * The names of the sizes that a dish can be had in; none where it has one price.
 * @param {MenuPizza | undefined} pizza
 */
const sizes = (pizza) => pizza?.sizes ?? menu.sizes.map(({ name }) => name);

/**
 * A size of the menu by its name; nothing where the menu has no sizes.
 * @param {string | undefined} size
 */
const sized = (size) => menu.sizes.find(({ name }) => name === size);

/**
 * What a fixed price comes to with what toppings add to it: exact, then rounded once.
 * @param {string} fixed
 * @param {bigint} added
 * @param {string | undefined} size
 */
function total(fixed, added, size) {
    const [above = 1n, below = 1n] = (sized(size)?.factor ?? "1").split("/").map(BigInt);
    const exact = BigInt(fixed) * below + added * above;
    return nearest(nearest(exact < 0n ? 0n : exact, below, 1n), 1n, step);
}

/**
 * The price of a pizza of these toppings, by id, in a size by its name where the menu has sizes.
 * @param {number[]} ids
 * @param {string | undefined} size
 */
const made = (ids, size) => total((sized(size) ?? menu.base).price ?? "0", sum(ids), size);

/**
 * What a pizza of two halves costs, by what each of the two does as a whole; the price of one where there is only one.
 * @param {bigint[]} whole
 */
function halved(whole) {
    const half = (/** @type {bigint} */ sum) => nearest(nearest(sum, 2n, 1n), 1n, step);
    const [one = 0n, other] = whole;
    if (other === undefined) return one;
    if (menu.half === "dearer") return one > other ? one : other;
    return menu.half === "average" ? half(one + other) : half(one) + half(other);
}

/**
 * An amount as the page's language writes it, with the currency.
 * @param {bigint} amount
 */
const written = (amount) => kitchenPage.money(amount, menu.money);

return { sizes, sized, sum, total, made, halved, nearest, written };
};
