// The settings of this reader, and all that is kept on this device: to look at, to take along, to bring and to clear.
"use strict";

(() => {
const form = document.querySelector(".settings");
const said = form.querySelector("[role=status]");
const file = form.querySelector("input[type=file]");

function say(word) { said.textContent = kitchenWords[word]; }

function show({ settings }) {
    for (const choice of form.querySelectorAll("input[type=radio]")) choice.checked = (settings[choice.name] ?? "") === choice.value;
}

function choose({ target }) {
    if (target.type !== "radio") return;
    kitchenState.change(({ settings }) => {
        if (target.value) settings[target.name] = target.value;
        else delete settings[target.name];
    });
}

/** All that is kept, with the pictures where there are any. */
async function copy() {
    let photos = {};
    try { photos = await kitchenPhotos.exported(); } catch { /* none can be kept here */ }
    if (!Object.keys(photos).length) return kitchenState.exported();
    return JSON.stringify({ ...kitchenState.read(), photos }, null, 1);
}

async function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await copy()], { type: "application/json" }));
    link.download = `${document.documentElement.dataset.site}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function bring() {
    const [chosen] = file.files;
    if (!chosen) return;
    const isBrought = chosen.size <= kitchenState.longest && await replace(await chosen.text());
    file.value = "";
    say(isBrought ? "settings_brought" : "settings_refused");
}

/** Puts a copy in place of what is kept, all of it or nothing. */
async function replace(text) {
    let found;
    try { found = JSON.parse(text); } catch { return false; }
    const { photos = {}, ...state } = found ?? {};
    if (!kitchenPhotos.fits(photos) || !kitchenState.replace(JSON.stringify(state))) return false;
    try { await kitchenPhotos.replace(photos); } catch { /* where none can be kept */ }
    kitchenState.announce();
    return true;
}

function clear() {
    if (!confirm(kitchenWords.settings_sure)) return;
    kitchenState.clear();
    kitchenPhotos.replace({}).catch(() => {});
    say("settings_cleared");
}

form.hidden = false;
form.addEventListener("change", choose);
form.querySelector(".save").addEventListener("click", save);
form.querySelector(".bring").addEventListener("click", () => file.click());
file.addEventListener("change", bring);
form.querySelector(".clear").addEventListener("click", clear);
kitchenState.watch(show);
})();
