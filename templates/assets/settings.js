// The settings of this reader, and all that is kept on this device: to look at, to take along, to bring and to clear.
"use strict";

(() => {
const store = kitchenState;
const form = document.querySelector(".settings");
const said = form.querySelector("[role=status]");
const file = form.querySelector("input[type=file]");

function say(word) { said.textContent = kitchenWords[word]; }

function show({ settings }) {
    for (const choice of form.querySelectorAll("input[type=radio]")) choice.checked = (settings[choice.name] ?? "") === choice.value;
}

function choose({ target }) {
    if (target.type !== "radio") return;
    store.change(({ settings }) => {
        if (target.value) settings[target.name] = target.value;
        else delete settings[target.name];
    });
}

/** All that is kept, with the pictures where there are any. */
async function copy() {
    let photos = {};
    try { photos = await kitchenPhotos.exported(); } catch { /* none can be kept here */ }
    return JSON.stringify({ ...store.read(), ...(Object.keys(photos).length && { photos }) }, null, 1);
}

async function save() {
    kitchenPage.save(`${document.documentElement.dataset.site}.json`, "application/json", await copy());
}

async function bring() {
    const [chosen] = file.files;
    if (!chosen) return;
    const isBrought = chosen.size <= store.longest && await replace(await chosen.text());
    file.value = "";
    say(isBrought ? "settings_brought" : "settings_refused");
}

/** Puts a copy in place of what is kept, all of it or nothing. */
async function replace(text) {
    let found;
    try { found = JSON.parse(text); } catch { return false; }
    const { photos = {}, ...state } = found ?? {};
    if (!kitchenPhotos.fits(photos) || !store.replace(JSON.stringify(state))) return false;
    try { await kitchenPhotos.replace(photos); } catch { /* where none can be kept */ }
    store.announce();
    return true;
}

function clear() {
    if (!confirm(kitchenWords.settings_sure)) return;
    store.clear();
    kitchenPhotos.replace({}).catch(() => {});
    say("settings_cleared");
}

form.hidden = false;
form.addEventListener("change", choose);
form.querySelector(".save").addEventListener("click", save);
form.querySelector(".bring").addEventListener("click", () => file.click());
file.addEventListener("change", bring);
form.querySelector(".clear").addEventListener("click", clear);
store.watch(show);
})();
