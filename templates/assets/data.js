// Data and scripts that a page asks for at their first use. Data come as scripts that call `kitchenData`: a page from the
// disk can load nothing else.
"use strict";

const [kitchenLoad, kitchenData] = (() => {
/** What the page was made with: the stamps of its data by name. */
const stamps = document.currentScript.dataset;
const taken = new Map();

/** Whether all of these are there: scripts, and style sheets. */
const areThere = async (...names) => (await kitchenState.bring(...names)).every(Boolean);

/** The data of a name, as in `menu`, or of a part, as in `search/terms`; or null: then the reader is told why, at the head of the page. */
async function data(name) {
    const wanted = stamps[name.split(/[-/]/)[0]];
    if (!await areThere(`${name}-data.js?${wanted}`)) return tell("data_missing"), null;
    const { stamp, value } = taken.get(name);
    return stamp === wanted ? value : (tell("data_changed"), null);
}

/** Whether the scripts of these names are there, each loaded once. */
async function scripts(...names) {
    return await areThere(...names.map((name) => `${name}.js`)) || tell("data_missing");
}

/** Says it once, with a button that loads the page anew; false in any case. */
function tell(word) {
    if (document.querySelector(".told.reload")) return false;
    const { make, button } = kitchenPage;
    const again = button({ className: "button quiet", textContent: kitchenWords.data_reload }, () => location.reload());
    document.querySelector("main").prepend(make("p", { className: "told reload", role: "alert" }, `${kitchenWords[word]} `, again));
    return false;
}

return [{ data, scripts }, (name, stamp, value) => taken.set(name, { stamp, value })];
})();
