// The reader's own recipes: typed in and kept here, shown as cards that scale and cook, and taken along as files.
"use strict";

(async () => {
const { all, find, make, made, submitted, filled, markdown, folded, save } = kitchenPage;
const page = find(".own-recipes");
const editor = find(".editor", page);
const form = find("form", page);
const said = find(".said", page);
const photo = find("input[name=photo]", form);
const opener = find(".open input", form);
const id = new URLSearchParams(location.search).get("recipe");
const own = kitchenState.read().recipes.find((one) => one.id === id);
const address = (/** @type {string} */ id) => `?${new URLSearchParams({ recipe: id })}`;
const photos = async () => (await kitchenLoad.scripts("photos") ? kitchenPhotos : null);
/** @param {HTMLElement} art @param {string} id */
const showPhoto = async (art, id) => (await photos())?.show(art, id);

/**
 * What is typed, line by line, without the marks of a list.
 * @param {string} [text]
 */
const lines = (text = "") => text.split("\n").map((line) => line.trim().replace(/^([-*•]|\d+[.)])\s+/, "")).filter(Boolean);

// ---- Amounts and times in what is typed ----

const measures = await kitchenLoad.data("measures");
if (!measures) return;
const measured = kitchenMeasured(measures);
const times = new Map(Object.entries(measures.times).flatMap(([seconds, names]) =>
    names.split(",").map((name) => /** @type {[string, string]} */ ([name, seconds]))));
const timeForm = measures.time;

/**
 * How much a line begins with; null where it is not clear, as where the same is said in other units, too.
 * @param {string} line
 */
function amount(line) {
    const found = measured(line);
    const parts = found?.numbers.flatMap((number) => kitchenAmounts.Fraction.parse(number) ?? []).filter(({ above }) => above) ?? [];
    if (!found || parts.length < found.numbers.length) return null;
    const { typed, text, unit } = found;
    const [factor, isDecimal] = kitchenUnits.units[unit ?? ""] ?? ["1", 0];
    return (isDecimal || factor !== "1") && /\d/.test(line.slice(typed.length)) ? null : { text, parts, unit };
}

/**
 * A line of ingredients with its amount marked, so that it scales; its units stay where the reader wishes for no others.
 * @param {string} line
 * @param {string} asWritten
 */
function ingredient(line, asWritten) {
    const found = amount(line);
    if (!found) return make("li", {}, line, " ", make("small", { textContent: /\d/.test(line) ? asWritten : "" }));
    const mark = make("span", { className: "amount", textContent: found.text });
    mark.dataset.amount = [found.parts.map(({ above, below }) => `${above}/${below}`).join("-"), found.unit, kitchenUnits.style].join(" ");
    return make("li", {}, mark, line.slice(found.text.length));
}

/**
 * The seconds of a time that was found, with those of the smaller unit behind it. Of a range the shorter end counts.
 * @param {(string | undefined)[]} found a number and its unit, once or twice
 * @returns {number}
 */
function seconds([count = "", unit = "", ...smaller]) {
    const { Fraction } = kitchenAmounts;
    const own = Fraction.parse(count)?.times(Fraction.whole(times.get(unit.toLowerCase()) ?? 0));
    return Number(own?.floor ?? 0) + (smaller[0] ? seconds(smaller) : 0);
}

/**
 * A step with its times marked, so that they start timers.
 * @param {string} line
 */
function step(line) {
    let end = 0;
    const parts = [...line.matchAll(new RegExp(timeForm, "giu"))].flatMap((found) => {
        const before = line.slice(end, found.index);
        const [text = "", ...parts] = found;
        end = Number(found.index) + text.length;
        return [before, make("time", { className: "timer", dateTime: `PT${seconds(parts)}S`, textContent: text })];
    });
    return make("li", {}, ...parts, line.slice(end));
}

// ---- The drawing that its title means, as `DishTitle` and `DishNouns` have it ----

/** @param {string} text each of its words gets a space behind it */
const words = (text) => `${folded(text)} `.replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/\P{L}+/gu, " ").trimStart();

/**
 * The name of the drawing; that of the first letter where the title means none for certain.
 * @param {string} title
 * @param {EmblemData} data
 */
function emblem(title, { last, list, articles, links, joints, kinds }) {
    const spelled = title.replace(/[&+]/g, " and ").replaceAll(" - ", ":");
    const parts = spelled.split(new RegExp(list, "i").test(spelled) ? /[([{;:|/–—]/ : /[([{,;:|/–—]/);
    const all = ` ${parts.map(words).find(Boolean) ?? ""}`;
    const link = all.search(new RegExp(links));
    const phrase = link < 0 ? all : all.slice(0, link + 1);
    const begun = all.replace(new RegExp(articles), "");
    /** @param {string} noun */
    const isJoined = (noun) => new RegExp(joints + (noun.startsWith(" ") ? "$" : " \\S*$")).test(phrase.slice(0, -noun.length - 1));
    /** @param {string} noun */
    const isMeant = (noun) => last
        ? (phrase.endsWith(`${noun} `) && !isJoined(noun)) || (noun.startsWith(" ") && all.endsWith(`${noun} `) && all.length - noun.length - 1 < link)
        : begun.startsWith(`${noun} `);
    // The longest noun counts, and one that ends a compound last.
    const [kind] = kinds.flatMap(([name, nouns, unless]) => nouns.split(",").filter((noun) => isMeant(noun) || isMeant(`${noun}s`)).map((noun) => ({ name, unless, count: noun.split(" ").length })))
        .sort((a, b) => b.count - a.count);
    if (kind && !new RegExp(kind.unless).test(` ${words(title)}`)) return kind.name;
    return `card-${/^ ([a-z])/.exec(all)?.[1] ?? "and"}-0`;
}

/**
 * Shows its photo, else that drawing.
 * @param {HTMLElement} art
 * @param {OwnRecipe} recipe
 */
async function showPicture(art, { title, photo }) {
    if (photo) return showPhoto(art, photo);
    const data = await kitchenLoad.data("emblems");
    const { root } = document.documentElement.dataset;
    if (data) find("img", art).src = `${root}assets/dishes/${emblem(title, data)}.svg`;
}

// ---- The card ----

/** @param {OwnRecipe} recipe */
async function show(recipe) {
    const { title, servings = "", ingredients, method } = recipe;
    if (!await kitchenLoad.scripts("units", "amounts")) return;
    const card = made("recipe");
    find(".page-head").remove();
    document.title = find("h1", card).textContent = title;
    serve(card, servings);
    const list = find(".ingredients", card);
    for (const line of lines(ingredients)) {
        if (line.endsWith(":")) list.append(make("h3", { dir: "auto", textContent: line.slice(0, -1) }));
        else (all(":scope > ul:last-child", list)[0] ?? list.appendChild(make("ul", { dir: "auto" }))).append(ingredient(line, list.dataset.asWritten));
    }
    card.toggleAttribute("data-metric", isMetric(all(".amount", list)));
    list.hidden = !ingredients;
    find("ol", card).append(...lines(method).map(step));
    find(".method", card).hidden = !method;
    showPicture(find(".recipe-art", card), recipe);
    page.before(card);
    find(".save", card).addEventListener("click", () => download(files(recipe, "md")));
    find(".remove", card).addEventListener("click", remove);
    offerShare(recipe, find(".share-file", card));
    await kitchenState.bring("servings.js", ...(method ? ["cook-button.js"] : []));
}

/**
 * Whether amounts are in metric units and in no others, so that their spoons never become cups: see Recipe.isMetric.
 * @param {HTMLElement[]} marks
 */
function isMetric(marks) {
    const units = marks.map(({ dataset }) => dataset.amount?.split(" ")[1] ?? "");
    const { us = {}, metric = {} } = kitchenUnits.converted;
    return units.some((unit) => unit in us) && !units.some((unit) => unit in metric);
}

/**
 * What it is for: with a number it scales.
 * @param {HTMLElement} card
 * @param {string} servings
 */
function serve(card, servings) {
    const { typed = "" } = measured(servings) ?? {};
    const count = kitchenAmounts.Fraction.parse(typed);
    const part = find(".servings", card);
    const note = find(".method-note", card);
    find(".facts", card).hidden = !servings;
    find(".served", card).textContent = servings;
    note.textContent = filled(note.textContent, { n: servings });
    if (!count?.above) return;
    part.dataset.written = `${count.above}/${count.below}`;
    part.dataset.shown = find("input", card).defaultValue = count.mixed;
    find(".scaler > :last-child", card).textContent = servings.slice(typed.length);
}

function remove() {
    if (!confirm(kitchenWords.my_recipes_sure)) return;
    kitchenState.change((state) => {
        state.recipes = state.recipes.filter((one) => one.id !== id);
        delete state.ticks[kitchenState.place];
    });
    location.href = "index.html";
}

// ---- Out: a file of `content/recipes` ----

/** @param {OwnRecipe} recipe @param {string} name */
function file({ title, servings, ingredients, method, photo }, name) {
    /** @param {string} selector @param {string[]} items */
    const part = (selector, items) => [`## ${find(`.recipe ${selector} h2`).textContent}`, "", ...items, ""];
    const items = lines(ingredients).map((line) => line.endsWith(":") ? `\n### ${markdown(line.slice(0, -1))}\n` : `- ${markdown(line)}`);
    return [
        ...(servings ? ["---", `servings: ${JSON.stringify(servings)}`, "---", ""] : []), `# ${markdown(title)}`, "",
        ...(photo ? [`![](${name}.jpg)`, ""] : []), ...(ingredients ? part(".ingredients", items) : []),
        ...(method ? part(".method", lines(method).map((line, place) => `${place + 1}. ${markdown(line)}`)) : []),
    ].join("\n");
}

/** @type {Blob | null} */
let picture = null;

/**
 * A recipe as a file with this ending, and its picture.
 * @param {OwnRecipe} recipe
 * @param {"md" | "txt"} ending
 */
function files(recipe, ending) {
    const name = folded(recipe.title).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "recipe";
    return [
        new File([file(recipe, name)], `${name}.${ending}`, { type: "text/plain" }),
        ...(picture ? [new File([picture], `${name}.jpg`, { type: "image/jpeg" })] : []),
    ];
}

const download = (/** @type {File[]} */ all) => { for (const one of all) save(one.name, one.type, one); };

/**
 * Systems share texts, and not all of them know Markdown by its ending.
 * @param {OwnRecipe} recipe
 * @param {HTMLElement} button
 */
async function offerShare(recipe, button) {
    const { title, photo } = recipe;
    if (photo) picture = await (await photos())?.find(photo) ?? null;
    const shared = [files(recipe, "md"), files(recipe, "txt")].find((files) => navigator.canShare?.({ files }));
    button.hidden = !shared;
    if (shared) button.addEventListener("click", () => navigator.share({ title, files: shared }).catch(() => {}));
}

// ---- In ----

const fields = /** @type {const} */ (["title", "servings", "ingredients", "method", "photo"]);

/** @param {{ [Name in typeof fields[number]]?: string | undefined }} recipe */
function fill(recipe) {
    for (const name of fields) find(`input[name=${name}], textarea[name=${name}]`, form).value = recipe[name] ?? "";
    showChosen();
}

/** Fills the form with a file as it was taken along. */
async function open() {
    const text = (await opener.files?.[0]?.text() ?? "").slice(0, 100_000).replace(/\\(.)/g, "$1").replace(/^### (.*)/gm, "$1:");
    const [head = "", ingredients, method] = text.split(/^## .*$/m);
    const [title, servings] = [/^# (.*)$/m, /^servings: *"?(.*?)"?$/m].map((pattern) => pattern.exec(head)?.[1]);
    opener.value = "";
    fill({ title, servings, ingredients: lines(ingredients).join("\n"), method: lines(method).join("\n") });
}

function enter() {
    const { title, ...rest } = kitchenMine.filled(form);
    if (!title) return;
    const recipe = { id: own?.id ?? kitchenPage.newID(), title, ...rest };
    const isKept = kitchenState.change(({ recipes }) => {
        const place = recipes.findIndex((one) => one.id === recipe.id);
        recipes.splice(place === -1 ? recipes.length : place, 1, recipe);
    });
    if (isKept && own) location.reload();
    else if (isKept) location.search = address(recipe.id);
}

function showChosen() {
    find(".photo button", form).hidden = !photo.value;
    showPhoto(find(".card-art", form), photo.value);
}

async function edit() {
    /** @param {string | null} chosen */
    const choose = (chosen) => { photo.value = chosen ?? ""; showChosen(); };
    (await photos())?.equip(form, choose, (word) => { said.textContent = said.dataset[word] ?? ""; });
}

/** @param {OwnRecipe} recipe */
function card(recipe) {
    const card = made("card");
    Object.assign(find("a", card), { href: address(recipe.id), textContent: recipe.title });
    showPicture(find(".card-art", card), recipe);
    return card;
}

/** @param {Kept} kept */
function list({ recipes }) {
    find(".none", page).hidden = recipes.length > 0;
    find(".cards", page).replaceChildren(...recipes.map(card));
}

submitted(form, enter);
opener.addEventListener("change", open);
editor.addEventListener("toggle", edit, { once: true });
page.hidden = false;
if (own) {
    const title = find("summary", editor);
    title.textContent = title.dataset.change;
    fill(own);
    await show(own);
} else kitchenState.watch(list);
})();
