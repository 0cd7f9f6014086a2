// Marks the dishes that do not fit the diet that the reader has set, and those of which it is not known.
"use strict";

(() => {
const dishes = [...document.querySelectorAll("[data-diet]")];
const places = [".marks", ".toppings", ".time", ".star", "h1", "h3"];
const { make, filled } = kitchenPage;
const said = make("p", { className: "told diet-said", role: "status" });

function answer(dish, diet) {
    const [vegetarian, vegan] = dish.dataset.diet.split(" ");
    return diet === "vegan" ? vegan : vegetarian;
}

function mark(dish, text) {
    dish.classList.toggle("off-diet", text !== "");
    let note = dish.querySelector(".diet-note");
    if (!note && text) {
        note = make("p", { className: "diet-note" });
        places.map((place) => dish.querySelector(place)).find(Boolean).after(note);
    }
    if (note) [note.textContent, note.hidden] = [text, !text];
}

function show({ settings: { diet } }) {
    const counts = { yes: 0, no: 0, unknown: 0 };
    for (const dish of dishes) {
        const found = diet ? answer(dish, diet) : "yes";
        counts[found] += 1;
        mark(dish, found === "yes" ? "" : kitchenWords[`diet_${found}_${diet}`]);
    }
    said.hidden = dishes.length < 2 || !counts.no && !counts.unknown;
    const words = [`diet_said_${diet}`, ...counts.unknown ? ["diet_said_unknown"] : []].map((word) => kitchenWords[word]).join(" ");
    said.textContent = said.hidden ? "" : filled(words, { n: counts.yes, m: dishes.length, unknown: counts.unknown });
}

document.querySelector("main").prepend(said);
kitchenState.watch(show);
})();
