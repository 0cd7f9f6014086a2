// What is known of foods together, as the build has it: of a pizza by chance, or of a dish with something added or taken off.
"use strict";

/**
 * Each answer is known only where it is of every food, but for a no, which one food is enough for.
 * What is stated of a dish itself counts where no part of it denies it, and its allergens come to those of its parts.
 * @param {FoodFacts[]} foods
 * @param {DishFacts} own
 */
const kitchenFacts = (foods, own = {}) => {
    /** @param {"vegetarian" | "vegan"} diet */
    const told = (diet) => foods.some((food) => food[diet] === false) ? false : foods.every((food) => food[diet]) || null;
    /** @param {"vegetarian" | "vegan"} diet */
    const known = (diet) => own[diet] === false ? false : own[diet] && told(diet) === null || told(diet);
    const parts = foods.flatMap(({ allergens }) => allergens);
    const all = [...foods, own];
    const contained = new Set([...parts, ...own.allergens ?? []]);
    const isDenied = own.allergens?.length === 0 && parts.length > 0;
    return {
        vegetarian: known("vegetarian"), vegan: known("vegan"), contained,
        traces: new Set(all.flatMap(({ traces }) => traces ?? []).filter((allergen) => !contained.has(allergen))),
        additives: new Set(all.flatMap(({ additives }) => additives ?? [])),
        isKnown: !isDenied && all.every(({ allergensKnown }) => allergensKnown !== false),
        /**
         * What is named: `almonds`.
         * @param {string} allergen
         */
        named: (allergen) => [...new Set(all.flatMap(({ named }) => named ?? []))]
            .filter((text) => text.startsWith(`${allergen}: `)).map((text) => text.slice(allergen.length + 2)),
    };
};
