// Marks the dishes that do not fit the diet that the reader has set, and those of which it is not known.
"use strict";

(() => {
const dishes = [...document.querySelectorAll("[data-diet]")];
const places = [".marks", ".toppings", ".star", "h1", "h3"];
const said = document.createElement("p");
said.className = "told diet-said";
said.setAttribute("role", "status");

function answer(dish, diet) {
    const [vegetarian, vegan] = dish.dataset.diet.split(" ");
    return diet === "vegan" ? vegan : vegetarian;
}

function mark(dish, text) {
    dish.classList.toggle("off-diet", text !== "");
    let note = dish.querySelector(".diet-note");
    if (!note && text) {
        note = document.createElement("p");
        note.className = "diet-note";
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
    said.textContent = said.hidden ? "" : kitchenWords[`diet_said_${diet}`]
        .replace("{n}", counts.yes).replace("{m}", dishes.length).replace("{unknown}", counts.unknown);
}

document.querySelector("main").prepend(said);
kitchenState.watch(show);
})();
