// Brings cook mode once a reader cooks: most only read. A page that is loaded anew while one cooks goes on by itself.
"use strict";

(() => {
const button = kitchenPage.find(".cook-button");
const longest = 12 * 3_600_000;

async function cook() {
    const timers = kitchenState.bringTimers();
    await kitchenState.bring("cook.css", "ticks.js", "cook.js");
    await timers;
    kitchenCook.open();
}

function isCooking() {
    const slug = kitchenState.place.split("/")[1];
    return kitchenState.read().cooking.some(({ recipe, at, isOpen }) => recipe === slug && isOpen && Date.now() - at < longest);
}

button.addEventListener("click", cook);
button.hidden = false;
if (isCooking()) cook();
})();
