// Data and scripts that a page asks for at their first use. Data come as scripts that call `kitchenData`: a page from the
// disk can load nothing else.
"use strict";

const [kitchenLoad, kitchenData] = (() => {
/** What the page was made with: the stamps of its data by name. */
const stamps = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
/** @type {Map<string, { stamp: string, value: unknown }>} */
const taken = new Map();

/**
 * Whether all of these are there: scripts, and style sheets.
 * @param {string[]} names
 */
const areThere = async (...names) => (await kitchenState.bring(...names)).every(Boolean);

/**
 * The data of a name, as in `menu`, or of a part, as in `search/terms`; or null: then the reader is told why, at the head of the page.
 * @template {keyof SiteData} Name
 * @param {Name} name
 */
async function data(name) {
    const wanted = stamps[name.replace(/[-/].*/, "")];
    if (!await areThere(`${name}-data.js?${wanted}`)) return tell("data_missing"), null;
    const found = taken.get(name);
    // The build writes under a name what is declared of it.
    return found?.stamp === wanted ? /** @type {SiteData[Name]} */ (found?.value) : (tell("data_changed"), null);
}

/**
 * Whether the scripts of these names are there, each loaded once.
 * @param {string[]} names
 */
async function scripts(...names) {
    return await areThere(...names.map((name) => `${name}.js`)) || tell("data_missing");
}

/**
 * Says it once, with a button that loads the page anew; false in any case.
 * @param {"data_missing" | "data_changed"} word
 */
function tell(word) {
    if (document.querySelector(".told.reload")) return false;
    const { find, make, button } = kitchenPage;
    const again = button({ className: "button quiet", textContent: kitchenWords.data_reload }, () => location.reload());
    find("main").prepend(make("p", { className: "told reload", role: "alert" }, `${kitchenWords[word]} `, again));
    return false;
}

/**
 * Takes the data of a name from their script.
 * @param {string} name
 * @param {string} stamp
 * @param {unknown} value
 */
const take = (name, stamp, value) => { taken.set(name, { stamp, value }); };

return /** @type {const} */ ([{ data, scripts }, take]);
})();
