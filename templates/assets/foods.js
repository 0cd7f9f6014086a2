// What is known of foods together, as the build has it: of a pizza by chance, or of one with something added or taken off.
"use strict";

/**
 * Each answer is known only where it is of every food, but for a no, which one food is enough for.
 * @param {FoodFacts[]} foods
 */
const kitchenFacts = (foods) => {
    /** @param {"vegetarian" | "vegan"} diet */
    const known = (diet) => foods.some((food) => food[diet] === false) ? false : foods.every((food) => food[diet]) || null;
    const contained = new Set(foods.flatMap(({ allergens }) => allergens));
    return {
        vegetarian: known("vegetarian"), vegan: known("vegan"), contained,
        traces: new Set(foods.flatMap(({ traces }) => traces ?? []).filter((allergen) => !contained.has(allergen))),
        isKnown: foods.every(({ allergensKnown }) => allergensKnown !== false),
        /**
         * What is named: `almonds`.
         * @param {string} allergen
         */
        named: (allergen) => [...new Set(foods.flatMap(({ named }) => named ?? []))]
            .filter((text) => text.startsWith(`${allergen}: `)).map((text) => text.slice(allergen.length + 2)),
    };
};
