// Data and scripts that a page asks for at their first use. Data come as scripts that call `kitchenData`: a page from the
// disk can load nothing else.
"use strict";

const [kitchenLoad, kitchenData] = (() => {
/** What the page was made with: the stamps of its data by name. */
const stamps = document.currentScript.dataset;
const assets = `${document.documentElement.dataset.root}assets/`;
const loaded = new Map();
const taken = new Map();

function once(path) {
    if (!loaded.has(path)) loaded.set(path, inject(path));
    return loaded.get(path);
}

/** A promise that says whether the script was loaded. */
const inject = (path) => new Promise((done) => {
    const script = document.createElement("script");
    script.src = assets + path;
    script.addEventListener("load", () => done(true));
    script.addEventListener("error", () => { loaded.delete(path); done(false); });
    document.head.append(script);
});

/** The data of a name, as in `menu`, or of a part, as in `search/terms`; or null: then the reader is told why, at the head of the page. */
async function data(name, wanted = stamps[name.split("/")[0]]) {
    if (!await once(`${name}-data.js?${wanted}`)) return tell("data_missing"), null;
    const { stamp, value } = taken.get(name);
    return stamp === wanted ? value : (tell("data_changed"), null);
}

/** Whether the scripts of these names are there, each loaded once. */
async function scripts(...names) {
    const areThere = (await Promise.all(names.map((name) => once(`${name}.js`)))).every(Boolean);
    if (!areThere) tell("data_missing");
    return areThere;
}

function tell(word) {
    if (document.querySelector(".told.reload")) return;
    const { make } = kitchenPage;
    const button = make("button", { type: "button", className: "button quiet", textContent: kitchenWords.data_reload });
    button.addEventListener("click", () => location.reload());
    document.querySelector("main").prepend(make("p", { className: "told reload", role: "alert" }, `${kitchenWords[word]} `, button));
}

return [{ data, scripts, stamps }, (name, stamp, value) => taken.set(name, { stamp, value })];
})();
