// What scripts write pages with: elements, and texts that are filled in, compared, copied and saved.
"use strict";

const kitchenPage = (() => {
/** An element with properties and children. */
function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

/** A button that does something at a click. */
function button(properties, act) {
    const own = make("button", { type: "button", ...properties });
    own.addEventListener("click", act);
    return own;
}

/** Has a form do something on this page where it would lead to another. */
const submitted = (form, act) => form.addEventListener("submit", (event) => { event.preventDefault(); act(); });

/** A copy of an element without some parts, as a line of ingredients without what the house has of it. */
function without(parts, element) {
    const copy = element.cloneNode(true);
    for (const part of copy.querySelectorAll(parts)) part.remove();
    return copy;
}

/** A copy of what a template of the page holds. */
const made = (kind) => document.querySelector(`template.${kind}-made`).content.firstElementChild.cloneNode(true);

/** A word, `{n} left`, with its places filled in; a place without a value stays. */
const filled = (word, values) => word.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

/** An amount in minor units (a BigInt, or a whole number) as the page's language writes it; how is in the data of the build. */
function money(amount, { before, after, point, group, groupedFrom, digits }) {
    const all = String(amount).replace("-", "").padStart(digits + 1, "0");
    const whole = all.slice(0, all.length - digits);
    const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, () => group);
    return (amount < 0 ? "-" : "") + before + grouped + (digits ? point + all.slice(-digits) : "") + after;
}

/** A text on one line as Markdown shows it, in an item of a list. */
const markdown = (text) => text.trim().replace(/\s+/g, " ").replace(/[\\`*_[\]<>&|~#@]|:(?=\/\/)|(?<=www)\./gi, "\\$&")
    .replace(/^[+=-]|^(\d+)([.)])(?=\s|$)/, (sign, digits, mark) => (digits ? `${digits}\\${mark}` : `\\${sign}`));

/** What is compared of names, whatever case and accents. */
const folded = (text) => text.slice(0, 200).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().slice(0, 200);

/** What nobody else will draw: of 96 bits. */
const newID = () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");

/** Copies a text; gives whether that was possible. */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const box = make("textarea", { value: text });
        document.body.append(box);
        box.select();
        const isCopied = document.execCommand("copy");
        box.remove();
        return isCopied;
    }
}

/** Has the browser save a text as a file. */
function save(download, type, text) {
    const href = URL.createObjectURL(new Blob([text], { type }));
    make("a", { href, download }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** What keeps pages that were read for a time without a network; only hosts can have it. */
async function stayReadable() {
    const { serviceWorker } = navigator;
    if (!serviceWorker || location.protocol === "file:") return;
    await serviceWorker.register(`${document.documentElement.dataset.root}service-worker.js`);
    const { active } = await serviceWorker.ready;
    active.postMessage([location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}

addEventListener("load", () => stayReadable().catch(() => {}));

return { make, button, submitted, without, made, filled, money, markdown, newID, folded, copy, save };
})();
