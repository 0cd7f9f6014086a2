// Brings what scales a recipe once a reader touches its servings, or the address asks for some: most never do.
"use strict";

(() => {
const servings = document.querySelector(".servings[data-written]");
const input = servings.querySelector("input");
const folder = document.currentScript.src.replace(/[^/]*$/, "");
let clicked = null;

/** Adds the scripts, which run in this order, and then does what was clicked in the meantime. */
function bring() {
    if (clicked) return;
    clicked = [];
    servings.setAttribute("aria-busy", "true");
    for (const name of ["units.js", "amounts.js", "scaling.js"]) {
        const script = document.createElement("script");
        script.src = folder + name;
        script.async = false;
        if (name === "scaling.js") script.addEventListener("load", done);
        document.head.append(script);
    }
}

function done() {
    servings.removeEventListener("click", keep, true);
    servings.removeAttribute("aria-busy");
    for (const button of clicked) button.click();
}

function keep({ target }) {
    bring();
    if (target.closest("button")) clicked.push(target);
}

/** Whether the address asks for servings, or the browser has filled the box again. */
const isAsked = () => location.hash.startsWith("#servings=") || input.value !== input.defaultValue;

input.inputMode = "decimal";
servings.querySelector(".scaler").hidden = false;
servings.querySelector(".served").hidden = true;
servings.addEventListener("click", keep, true);
servings.addEventListener("focusin", bring);
addEventListener("hashchange", () => { if (isAsked()) bring(); });
if (isAsked()) bring();
})();
