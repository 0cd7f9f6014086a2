// Marks the dishes that do not fit the diet that the reader has set, and those of which it is not known.
"use strict";

(() => {
const { all, find, make, filled } = kitchenPage;
const dishes = all("[data-diet]");
const places = [".marks", ".toppings", ".time", ".star", "h1", "h3"];
const said = make("p", { className: "told diet-said", role: "status" });

/** @typedef {"yes" | "no" | "unknown"} Answer */

/** @param {HTMLElement} dish @param {"vegetarian" | "vegan"} diet */
function answer(dish, diet) {
    const [vegetarian, vegan] = /** @type {[Answer, Answer]} */ (dish.dataset.diet.split(" "));
    return diet === "vegan" ? vegan : vegetarian;
}

/** @param {HTMLElement} dish @param {string} text */
function mark(dish, text) {
    dish.classList.toggle("off-diet", text !== "");
    let [note] = all(".diet-note", dish);
    if (!note && text) {
        note = make("p", { className: "diet-note" });
        places.flatMap((place) => all(place, dish))[0]?.after(note);
    }
    if (note) [note.textContent, note.hidden] = [text, !text];
}

/** @param {Kept} kept */
function show({ settings: { diet } }) {
    const counts = { yes: 0, no: 0, unknown: 0 };
    for (const dish of dishes) {
        const found = diet ? answer(dish, diet) : "yes";
        counts[found] += 1;
        mark(dish, !diet || found === "yes" ? "" : kitchenWords[`diet_${found}_${diet}`]);
    }
    said.hidden = !diet || dishes.length < 2 || !counts.no && !counts.unknown;
    if (!diet || said.hidden) return said.replaceChildren();
    const words = kitchenWords[`diet_said_${diet}`] + (counts.unknown ? ` ${kitchenWords.diet_said_unknown}` : "");
    said.textContent = filled(words, { n: counts.yes, m: dishes.length, unknown: counts.unknown });
}

find("main").prepend(said);
kitchenState.watch(show);
})();
