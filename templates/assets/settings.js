// The settings of this reader, and all that is kept on this device: to look at, to take along, to bring and to clear.
"use strict";

(() => {
const store = kitchenState;
/** Of a copy, in bytes: no browser keeps more. */
const longest = 2_000_000;
const { all, find } = kitchenPage;
const form = find(".settings");
const said = find("[role=status]", form);
const file = find("input[type=file]", form);

/** @param {"brought" | "refused" | "cleared"} what */
function say(what) { said.textContent = said.dataset[what] ?? ""; }

/** @param {HTMLInputElement} choice */
const settingOf = ({ name }) => /** @type {keyof Kept["settings"]} */ (name);

/** @param {Kept} kept */
function show({ settings }) {
    for (const choice of all("input[type=radio]", form)) choice.checked = (settings[settingOf(choice)] ?? "") === choice.value;
}

/** @param {Event} event */
function choose({ target }) {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    store.change(({ settings }) => {
        if (target.value) Object.assign(settings, { [target.name]: target.value });
        else delete settings[settingOf(target)];
    });
}

/** All that is kept, with the pictures where there are any. */
async function copy() {
    /** @type {Record<string, string>} */
    let photos = {};
    try { photos = await kitchenPhotos.exported(); } catch { /* none can be kept here */ }
    return JSON.stringify({ ...store.read(), ...(Object.keys(photos).length && { photos }) }, null, 1);
}

async function save() {
    kitchenPage.save(`${document.documentElement.dataset.site}.json`, "application/json", await copy());
}

async function bring() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const isBrought = chosen.size <= longest && await replace(await chosen.text());
    file.value = "";
    say(isBrought ? "brought" : "refused");
}

/**
 * Puts a copy in place of what is kept, all of it or nothing.
 * @param {string} text
 */
async function replace(text) {
    /** @type {Record<string, unknown> | null} */
    let found;
    try { found = JSON.parse(text); } catch { return false; }
    const { photos = {}, ...state } = found ?? {};
    if (!kitchenPhotos.fits(photos) || !store.replace(JSON.stringify(state))) return false;
    try { await kitchenPhotos.replace(photos); } catch { /* where none can be kept */ }
    store.announce();
    return true;
}

function clear() {
    if (!confirm(form.dataset["sure"])) return;
    store.clear();
    kitchenPhotos.clear().catch(() => {});
    say("cleared");
}

form.hidden = false;
form.addEventListener("change", choose);
find(".save", form).addEventListener("click", save);
find(".bring", form).addEventListener("click", () => file.click());
file.addEventListener("change", bring);
find(".clear", form).addEventListener("click", clear);
store.watch(show);
})();
