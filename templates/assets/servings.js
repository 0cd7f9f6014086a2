// Brings what scales a recipe and shows it in other units, once a reader touches its servings, the address asks for some, or
// the settings ask for units: most never do.
"use strict";

(() => {
const servings = document.querySelector(".servings[data-written]");
const input = servings?.querySelector("input");
let clicked = null;

/** Adds the scripts, which run in this order, and then does what was clicked in the meantime. */
function bring() {
    if (clicked) return;
    clicked = [];
    if (servings) servings.ariaBusy = "true";
    kitchenState.bring("units.js", "amounts.js", "scaling.js").then(() => { if (servings) done(); });
}

function done() {
    servings.removeEventListener("click", keep, true);
    servings.ariaBusy = null;
    for (const button of clicked) button.click();
}

function keep({ target }) {
    bring();
    if (target.closest("button")) clicked.push(target);
}

/** Whether the address asks for servings, or the browser has filled the box again. */
const isAsked = () => location.hash.startsWith("#servings=") || input.value !== input.defaultValue;

function offer() {
    input.inputMode = "decimal";
    servings.querySelector(".scaler").hidden = false;
    servings.querySelector(".served").hidden = true;
    servings.addEventListener("click", keep, true);
    servings.addEventListener("focusin", ({ target }) => {
        bring();
        // What is about to be typed takes the place of what was clicked before: that must not change the box meanwhile.
        if (target === input) clicked = [];
    });
    addEventListener("hashchange", () => { if (isAsked()) bring(); });
    if (isAsked()) bring();
}

if (servings) offer();
if (document.querySelector(".amount[data-amount]")) kitchenState.watch(({ settings }) => { if (settings.units) bring(); });
})();
