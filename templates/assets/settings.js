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

function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([kitchenState.exported()], { type: "application/json" }));
    link.download = `${document.documentElement.dataset.site}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function bring() {
    const [chosen] = file.files;
    if (!chosen) return;
    const isBrought = chosen.size <= kitchenState.longest && kitchenState.replace(await chosen.text());
    file.value = "";
    say(isBrought ? "settings_brought" : "settings_refused");
}

function clear() {
    if (!confirm(kitchenWords.settings_sure)) return;
    kitchenState.clear();
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
