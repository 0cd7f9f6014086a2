// The reader's own recipes: typed in and kept here, shown as cards that scale and cook, and taken along as files.
"use strict";

(async () => {
const { make, made, submitted, filled, markdown, folded, save } = kitchenPage;
const page = document.querySelector(".own-recipes");
const editor = page.querySelector(".editor");
const form = page.querySelector("form");
const said = page.querySelector(".said");
const id = new URLSearchParams(location.search).get("recipe");
const own = kitchenState.read().recipes.find((one) => one.id === id);
const address = (id) => `?${new URLSearchParams({ recipe: id })}`;
const photos = async () => (await kitchenLoad.scripts("photos") ? kitchenPhotos : null);
const showPhoto = async (art, id) => (await photos())?.show(art, id);

/** What is typed, line by line, without the marks of a list. */
const lines = (text = "") => text.split("\n").map((line) => line.trim().replace(/^([-*•]|\d+[.)])\s+/, "")).filter(Boolean);

// ---- Amounts and times in what is typed ----

const measures = await kitchenLoad.data("measures");
if (!measures) return;
const namesOf = (table) => new Map(Object.entries(table).flatMap(([meaning, names]) => names.split(",").map((name) => [name, meaning])));
const units = namesOf(measures.units);
const times = namesOf(measures.times);
const numbers = (text) => (new RegExp(measures.amount).exec(text) ?? []).filter(Boolean);

/** How much a line begins with, `[text, numbers, unit]`; null where it is not clear, as where the same is said in other units, too. */
function amount(line) {
    const [typed, ...ends] = numbers(line);
    const parts = ends.map(kitchenAmounts.Fraction.parse);
    if (!typed || parts.some((part) => !part?.above)) return null;
    const rest = line.slice(typed.length);
    let word = /^(?:\s*[\p{L}.]+){0,4}/u.exec(rest)[0];
    const unit = () => units.get(word.trim()) ?? units.get(word.toLowerCase().split(/[\s.]+/).filter(Boolean).join(" "));
    while (word && !unit()) word = word.replace(/\s*[\p{L}.]+$/u, "");
    const [factor, isDecimal] = kitchenUnits.units[unit()] ?? ["1"];
    return (isDecimal || factor !== "1") && /\d/.test(rest) ? null : [typed + word, parts, unit()];
}

/** A line of ingredients with its amount marked, so that it scales; its units stay where the reader wishes for no others. */
function ingredient(line, asWritten) {
    const [textContent, parts, unit] = amount(line) ?? [];
    if (!parts) return make("li", {}, line, " ", make("small", { textContent: /\d/.test(line) ? asWritten : "" }));
    const mark = make("span", { className: "amount", textContent });
    mark.dataset.amount = [parts.map(({ above, below }) => `${above}/${below}`).join("-"), unit, kitchenUnits.style].join(" ");
    return make("li", {}, mark, line.slice(textContent.length));
}

/** The seconds of a time that was found, with those of the smaller unit behind it. Of a range the shorter end counts. */
function seconds([, count, unit, more, smaller]) {
    const { Fraction } = kitchenAmounts;
    const own = Fraction.parse(count).times(Fraction.whole(times.get(unit.toLowerCase())));
    return Number(own.floor) + (more ? seconds([, more, smaller]) : 0);
}

/** A step with its times marked, so that they start timers. */
function step(line) {
    let end = 0;
    const parts = [...line.matchAll(new RegExp(measures.time, "giu"))].flatMap((found) => {
        const before = line.slice(end, found.index);
        end = found.index + found[0].length;
        return [before, make("time", { className: "timer", dateTime: `PT${seconds(found)}S`, textContent: found[0] })];
    });
    return make("li", {}, ...parts, line.slice(end));
}

// ---- The card ----

async function show({ title, servings = "", ingredients, method, photo }) {
    if (!await kitchenLoad.scripts("units", "amounts")) return;
    const card = made("recipe");
    const find = (selector) => card.querySelector(selector);
    document.querySelector(".page-head").remove();
    document.title = find("h1").textContent = title;
    serve(find, servings);
    const list = find(".ingredients");
    for (const line of lines(ingredients)) {
        if (line.endsWith(":")) list.append(make("h3", { textContent: line.slice(0, -1) }));
        else (list.lastChild.matches("ul") ? list.lastChild : list.appendChild(make("ul"))).append(ingredient(line, list.dataset.asWritten));
    }
    list.hidden = !ingredients;
    find("ol").append(...lines(method).map(step));
    find(".method").hidden = !method;
    if (photo) showPhoto(find(".recipe-art"), photo);
    page.before(card);
    find(".save").addEventListener("click", () => download(files("md")));
    find(".remove").addEventListener("click", remove);
    offerShare(find(".share-file"));
    await kitchenState.bring("servings.js", ...(method ? ["cook-button.js"] : []));
}

/** What it is for: with a number it scales. */
function serve(find, servings) {
    const [typed] = numbers(servings);
    const count = typed && kitchenAmounts.Fraction.parse(typed);
    const part = find(".servings");
    find(".facts").hidden = !servings;
    find(".served").textContent = servings;
    find(".method-note").textContent = filled(find(".method-note").textContent, { n: servings });
    if (!count?.above) return;
    part.dataset.written = `${count.above}/${count.below}`;
    part.dataset.shown = find("input").defaultValue = count.mixed;
    find(".scaler").lastChild.textContent = servings.slice(typed.length);
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

function file({ title, servings, ingredients, method, photo }, name) {
    const part = (selector, items) => [`## ${document.querySelector(`.recipe ${selector} h2`).textContent}`, "", ...items, ""];
    const items = lines(ingredients).map((line) => line.endsWith(":") ? `\n### ${markdown(line.slice(0, -1))}\n` : `- ${markdown(line)}`);
    return [
        ...(servings ? ["---", `servings: ${JSON.stringify(servings)}`, "---", ""] : []), `# ${markdown(title)}`, "",
        ...(photo ? [`![](${name}.jpg)`, ""] : []), ...(ingredients ? part(".ingredients", items) : []),
        ...(method ? part(".method", lines(method).map((line, place) => `${place + 1}. ${markdown(line)}`)) : []),
    ].join("\n");
}

let picture = null;

/** The recipe as a file with this ending, and its picture. */
function files(ending) {
    const name = folded(own.title).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "recipe";
    return [
        new File([file(own, name)], `${name}.${ending}`, { type: "text/plain" }),
        ...(picture ? [new File([picture], `${name}.jpg`, { type: "image/jpeg" })] : []),
    ];
}

const download = (all) => { for (const one of all) save(one.name, one.type, one); };

/** Systems share texts, and not all of them know Markdown by its ending. */
async function offerShare(button) {
    if (own.photo) picture = await photos().then((kept) => kept?.find(own.photo)) ?? null;
    const all = ["md", "txt"].map(files).find((files) => navigator.canShare?.({ files }));
    button.hidden = !all;
    button.addEventListener("click", () => navigator.share({ title: own.title, files: all }).catch(() => {}));
}

// ---- In ----

function fill(recipe) {
    for (const field of form.elements) if (field.name) field.value = recipe[field.name] ?? "";
    showChosen();
}

/** Fills the form with a file as it was taken along. */
async function open({ target }) {
    const text = (await target.files[0]?.text() ?? "").slice(0, 100_000).replace(/\\(.)/g, "$1").replace(/^### (.*)/gm, "$1:");
    const [head, ingredients, method] = text.split(/^## .*$/m);
    const [title, servings] = [/^# (.*)$/m, /^servings: *"?(.*?)"?$/m].map((pattern) => pattern.exec(head)?.[1]);
    target.value = "";
    fill({ title, servings, ingredients: lines(ingredients).join("\n"), method: lines(method).join("\n") });
}

function enter() {
    const { title, ...rest } = kitchenMine.filled(form);
    const recipe = { id: own?.id ?? kitchenPage.newID(), title, ...rest };
    const isKept = title && kitchenState.change(({ recipes }) => {
        const place = recipes.findIndex((one) => one.id === recipe.id);
        recipes.splice(place < 0 ? recipes.length : place, 1, recipe);
    });
    if (isKept && own) location.reload();
    else if (isKept) location.search = address(recipe.id);
}

function showChosen() {
    const chosen = form.elements.photo.value;
    form.querySelector(".photo button").hidden = !chosen;
    showPhoto(form.querySelector(".card-art"), chosen);
}

async function edit() {
    const choose = (chosen) => { form.elements.photo.value = chosen ?? ""; showChosen(); };
    (await photos())?.equip(form, choose, (word) => { said.textContent = said.dataset[word] ?? ""; });
}

function card({ id, title, photo }) {
    const card = made("card");
    Object.assign(card.querySelector("a"), { href: address(id), textContent: title });
    if (photo) showPhoto(card.querySelector(".card-art"), photo);
    return card;
}

function list({ recipes }) {
    page.querySelector(".none").hidden = recipes.length > 0;
    page.querySelector(".cards").replaceChildren(...recipes.map(card));
}

submitted(form, enter);
form.querySelector(".open input").addEventListener("change", open);
editor.addEventListener("toggle", edit, { once: true });
page.hidden = false;
if (own) {
    editor.querySelector("summary").textContent = editor.querySelector("summary").dataset.change;
    fill(own);
    await show(own);
} else kitchenState.watch(list);
})();
