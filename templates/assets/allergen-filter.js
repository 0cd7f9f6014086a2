// Shows the dishes without some allergens: those that have one are hidden, and of the others is said what is not known.
"use strict";

(() => {
const { all, find, make, filled } = kitchenPage;
const fold = find("details.leave-out");
const boxes = all("input", fold);
const said = find(".left-out");
const dishes = all("[data-allergens]").map((element) => {
    const codes = element.dataset.allergens.split(" ").filter(Boolean);
    return { element, codes: new Set(codes), isKnown: !codes.includes("?") };
});

/** @typedef {typeof dishes[number]} Dish */

/** The dishes without the second form that some pages have of them, for narrow screens. */
const once = dishes.filter(({ element }) => !element.closest(".by-pizza"));
/** @param {Dish} dish @param {string} allergen */
const has = ({ codes }, allergen) => codes.has(allergen);
/** @param {Dish} dish @param {string} allergen */
const mayHave = (dish, allergen) => !dish.isKnown || dish.codes.has(`~${allergen}`);

/** The allergens that the address asks to leave out: `#without=milk,gluten`. */
function asked() {
    const names = new URLSearchParams(location.hash.slice(1)).get("without") ?? "";
    return names.split(",").filter((name) => boxes.some((box) => box.value === name));
}

/** @param {string[]} allergens */
function show(allergens) {
    for (const box of boxes) box.checked = allergens.includes(box.value);
    for (const dish of dishes) {
        dish.element.hidden = allergens.some((allergen) => has(dish, allergen));
        note(dish.element, allergens.filter((allergen) => mayHave(dish, allergen)));
    }
    for (const section of all(".menu-section")) {
        section.hidden = !section.querySelector("[data-allergens]:not([hidden])");
    }
    said.textContent = allergens.length
        ? filled(kitchenWords.dishes_without, { n: once.filter(({ element }) => !element.hidden).length, m: once.length })
        : "";
}

/**
 * Says at a dish of which allergens it is not known whether it has them.
 * @param {HTMLElement} element
 * @param {string[]} allergens
 */
function note(element, allergens) {
    const place = find(".marks, th, h2", element);
    place.querySelector(".not-known")?.remove();
    if (!allergens.length || element.hidden) return;
    const names = allergens.map((allergen) => boxes.find((box) => box.value === allergen)?.dataset.name);
    const textContent = filled(kitchenWords.not_known_without, { names: names.join(", ") });
    place.append(make("span", { className: "not-known", textContent }));
}

function choose() {
    const allergens = boxes.filter((box) => box.checked).map((box) => box.value);
    history.replaceState(null, "", allergens.length ? `#without=${allergens.join(",")}` : location.pathname + location.search);
    show(allergens);
}

fold.hidden = !boxes.length;
fold.addEventListener("change", choose);
addEventListener("hashchange", () => show(asked()));
show(asked());
})();
