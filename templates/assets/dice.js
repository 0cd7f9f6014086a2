// Dice that fall as those of the program (SplitMix64): the same for the same seed, everywhere.
"use strict";

/** @typedef {ReturnType<typeof kitchenDice>} Dice */

/**
 * Dice of a seed, a BigInt of 64 bits.
 * @param {bigint} seed
 */
const kitchenDice = (seed) => {
const mask = 2n ** 64n - 1n;
let state = seed;

function next() {
    state = state + 0x9E3779B97F4A7C15n & mask;
    let mixed = (state ^ state >> 30n) * 0xBF58476D1CE4E5B9n & mask;
    mixed = (mixed ^ mixed >> 27n) * 0x94D049BB133111EBn & mask;
    return mixed ^ mixed >> 31n;
}

/**
 * A number from 0 on, below this.
 * @param {number} count
 */
function below(count) {
    if (count <= 1) return 0;
    const sides = BigInt(count);
    const limit = mask - mask % sides;
    let number = next();
    while (number >= limit) number = next();
    return Number(number % sides);
}

/** @param {number} first @param {number} last */
const within = (first, last) => first + below(last - first + 1);

/**
 * So many of these, no place twice, in their order.
 * @template Item
 * @param {number} count
 * @param {Item[]} items
 */
function pick(count, items) {
    const places = [...items.keys()];
    for (let last = places.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [places[last], places[other]] = /** @type {[number, number]} */ ([places[other], places[last]]);
    }
    const chosen = new Set(places.slice(0, count));
    return items.filter((_, place) => chosen.has(place));
}

return { below, within, pick };
};

/**
 * Dice of a name: of its FNV-1a hash.
 * @param {string} name
 */
kitchenDice.named = (name) => kitchenDice(
    new TextEncoder().encode(name).reduce((hash, byte) => (hash ^ BigInt(byte)) * 0x100000001B3n & 2n ** 64n - 1n, 0xCBF29CE484222325n));
