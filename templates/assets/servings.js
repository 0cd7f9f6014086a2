// Brings what scales a recipe and shows it in other units, once a reader touches its servings, the address asks for some, or
// the settings ask for units: most never do. What puts its ingredients onto a list comes with the first click, too.
"use strict";

(() => {
const { hasPage, all, find, make, button } = kitchenPage;
const [servings] = all(".servings[data-written]");
/** @type {HTMLElement[] | null} */
let clicked = null;

/** Adds the scripts, which run in this order, and then does what was clicked in the meantime. */
async function bring() {
    if (clicked) return;
    clicked = [];
    if (servings) servings.ariaBusy = "true";
    await kitchenState.bring("units.js", "amounts.js", "scaling.js");
    if (!servings) return;
    servings.removeEventListener("click", keep, true);
    servings.ariaBusy = null;
    for (const button of clicked) button.click();
}

/** @param {Event} event */
function keep({ target }) {
    bring();
    if (target instanceof HTMLElement && target.closest("button")) clicked?.push(target);
}

/** @param {HTMLElement} servings @param {HTMLInputElement} input */
function offer(servings, input) {
    /** Whether the address asks for servings, or the browser has filled the box again. */
    const isAsked = () => location.hash.startsWith("#servings=") || input.value !== input.defaultValue;
    input.inputMode = "decimal";
    find(".scaler", servings).hidden = false;
    find(".served", servings).hidden = true;
    servings.addEventListener("click", keep, true);
    servings.addEventListener("focusin", ({ target }) => {
        bring();
        // What is about to be typed takes the place of what was clicked before: that must not change the box meanwhile.
        if (target === input) clicked = [];
    });
    addEventListener("hashchange", () => { if (isAsked()) bring(); });
    if (isAsked()) bring();
}

async function putOntoList() {
    const areThere = await kitchenState.bring("units.js", "amounts.js", "onto-list.js");
    if (areThere.every(Boolean)) kitchenOntoList.put();
}

if (hasPage("my-lists")) find(".ingredients").append(make("p", { className: "actions" }, button({ className: "button quiet onto-list", textContent: kitchenWords.onto_list }, putOntoList)));
if (servings) offer(servings, find("input", servings));
if (document.querySelector(".amount[data-amount]")) kitchenState.watch(({ settings }) => { if (settings.units) bring(); });
})();
