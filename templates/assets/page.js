// What scripts write pages with: elements, and texts that are filled in, compared, copied and saved.
"use strict";

/**
 * The class of the elements that a selector finds, as far as their tag says it: `.card a` finds links.
 * @template {string} Selector
 * @typedef {Selector extends `${infer One}, ${infer Others}` ? Found<One> | Found<Others>
 *     : Selector extends `${infer Before}[${string}]${infer After}` ? Found<`${Before}${After}`>
 *     : Selector extends `${string} ${infer Last}` ? Found<Last>
 *     : Selector extends `${infer Tag}.${string}` ? Found<Tag>
 *     : Selector extends `${infer Tag}:${string}` ? Found<Tag>
 *     : Selector extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Selector] : HTMLElement} Found
 */

const kitchenPage = (() => {
/**
 * The elements that a selector finds, in their order; of those in drawings none.
 * @template {string} Selector
 * @param {Selector} selector
 * @param {ParentNode} [within]
 */
const all = (selector, within = document) => {
    const found = [...within.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement);
    // A selector that names a tag finds no others.
    return /** @type {Found<Selector>[]} */ (found);
};

/**
 * The first element that a selector finds. Without one the page is not that of the script: an error.
 * @template {string} Selector
 * @param {Selector} selector
 * @param {ParentNode} [within]
 */
function find(selector, within) {
    const [found] = all(selector, within);
    if (!found) throw new TypeError(selector);
    return found;
}

/**
 * An element with properties and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

/**
 * A button that does something at a click.
 * @param {Partial<HTMLButtonElement>} properties
 * @param {() => void} act
 */
function button(properties, act) {
    const own = make("button", { type: "button", ...properties });
    own.addEventListener("click", act);
    return own;
}

/**
 * Has a form do something on this page where it would lead to another.
 * @param {HTMLFormElement} form
 * @param {() => void} act
 */
const submitted = (form, act) => form.addEventListener("submit", (event) => { event.preventDefault(); act(); });

/**
 * A copy of an element without some parts, as a line of ingredients without what the house has of it.
 * @param {string} parts
 * @param {Element} element
 */
function without(parts, element) {
    const copy = element.cloneNode(true);
    for (const part of all(parts, copy)) part.remove();
    return copy;
}

/**
 * A copy of what a template of the page holds.
 * @param {string} kind
 */
const made = (kind) => find("*", find(`template.${kind}-made`).content).cloneNode(true);

/**
 * A word, `{n} left`, with its places filled in; a place without a value stays.
 * @param {string} word
 * @param {Record<string, string | number>} values
 */
const filled = (word, values) => word.replace(/\{(\w+)\}/g, (place, /** @type {string} */ name) => /** @type {string} */ (values[name] ?? place));

/**
 * An amount in minor units (a BigInt, or a whole number) as the page's language writes it; how is in the data of the build.
 * @param {bigint | number} amount
 * @param {MoneyForm} form
 */
function money(amount, { before, after, point, group, groupedFrom, digits }) {
    const all = String(amount).replace("-", "").padStart(digits + 1, "0");
    const whole = all.slice(0, all.length - digits);
    const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, () => group);
    return (amount < 0 ? "-" : "") + before + grouped + (digits ? point + all.slice(-digits) : "") + after;
}

/**
 * A text on one line as Markdown shows it, in an item of a list.
 * @param {string} text
 */
const markdown = (text) => text.trim().replace(/\s+/g, " ").replace(/[\\`*_[\]<>&|~#@]|:(?=\/\/)|(?<=www)\./gi, "\\$&")
    .replace(/^[+=-]|^(\d+)([.)])(?=\s|$)/, (sign, /** @type {string | undefined} */ digits, /** @type {string} */ mark) => (digits ? `${digits}\\${mark}` : `\\${sign}`));

/**
 * What is compared of names, whatever case and accents.
 * @param {string} text
 */
const folded = (text) => text.slice(0, 200).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().slice(0, 200);

/** What nobody else will draw: of 96 bits. */
const newID = () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");

/**
 * Copies a text; gives whether that was possible.
 * @param {string} text
 */
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

/**
 * Has the browser save a text or a file as a file.
 * @param {string} download its name
 * @param {string} type
 * @param {BlobPart} text
 */
function save(download, type, text) {
    const href = URL.createObjectURL(new Blob([text], { type }));
    make("a", { href, download }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/**
 * What only hosts can have: the site as an application, whose pages stay for a time without a network. From the disk no worker can
 * be had, and not even the manifest may be asked for.
 */
async function beAnApplication() {
    const { root } = document.documentElement.dataset, { serviceWorker } = navigator, { controller } = serviceWorker;
    await serviceWorker.register(`${root}service-worker.js`);
    document.head.append(make("link", { rel: "manifest", href: `${root}manifest.webmanifest` }));
    const { active } = await serviceWorker.ready;
    // What was asked for before a worker ran here is told when it has come, which may be later.
    if (!controller) new PerformanceObserver((made) => active?.postMessage(made.getEntries().map(({ name }) => name)))
        .observe({ type: "resource", buffered: true });
}

// A browser in which no worker may run shows the pages as ever.
addEventListener("load", () => beAnApplication().catch(() => {}));

/**
 * Whether the site has a page for what readers keep: then the foot of every page leads there.
 * @param {"my-lists" | "my-pantry"} name
 */
const hasPage = (name) => all(`a[href$="${name}/index.html"]`).length > 0;

return { hasPage, all, find, make, button, submitted, without, made, filled, money, markdown, newID, folded, copy, save };
})();
