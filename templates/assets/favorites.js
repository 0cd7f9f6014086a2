// The favourites of this device beside those of the site: dishes with a star, foods with their recipes, and all as a file.
"use strict";

(() => {
const list = document.querySelector(".favorites");
const starred = document.querySelector(".starred");
const removed = document.querySelector(".removed");
const said = document.querySelector(".said");
const head = document.querySelector("h1");
const say = (word) => { said.textContent = said.dataset[word] ?? ""; };

const { make, made, submitted, folded, markdown } = kitchenPage;
const { link, image } = kitchenDishes;
const spoken = (text) => ` ${folded(text)}`.replace(/[^\p{L}\p{N}]+/gu, " ");
const nameOf = (section) => section.querySelector("h2").textContent;
const keyOf = (section) => folded(nameOf(section));
const itemKey = (section, item) => `${keyOf(section)}/${item.dataset.key.slice(0, 200)}`;
const ofSite = [...list.children];

function button(kind, title, act) {
    const own = document.querySelector("template.buttons-made").content.querySelector(`.${kind}`).cloneNode(true);
    const label = own.dataset.label.replace("{title}", () => title);
    if (own.textContent) own.ariaLabel = label;
    else own.textContent = label;
    own.addEventListener("click", act);
    return own;
}

/** Changes what is kept, and leaves the focus at an element that stays. */
async function change(apply, rest) {
    kitchenState.change(({ favorites }) => apply(favorites));
    await shown;
    rest?.focus();
}

const ownFood = ({ foods = [] }, key) => foods.find(({ name }) => folded(name) === key);

function addFood(favorites, name) {
    const key = folded(name);
    favorites.removed = favorites.removed?.filter((other) => other !== key) ?? [];
    if (ofSite.some((section) => keyOf(section) === key) || ownFood(favorites, key)) return;
    (favorites.foods ??= []).push({ name, recipes: [] });
}

function removeFood(favorites, key) {
    favorites.foods = favorites.foods?.filter(({ name }) => folded(name) !== key) ?? [];
    if (ofSite.some((section) => keyOf(section) === key)) remove(favorites, key);
}

const remove = (favorites, key) => { favorites.removed = [...new Set(favorites.removed).add(key)]; };

function addRecipe(favorites, section, slug) {
    const key = keyOf(section);
    const ofFile = [...section.querySelectorAll("[data-key]:not(.own)")].some((item) => item.dataset.key === slug);
    favorites.removed = favorites.removed?.filter((other) => other !== `${key}/${slug}`) ?? [];
    if (ofFile) return;
    if (!ownFood(favorites, key)) (favorites.foods ??= []).push({ name: nameOf(section).slice(0, 200), recipes: [] });
    const food = ownFood(favorites, key);
    food.recipes = [...new Set(food.recipes).add(slug)];
}

function removeRecipe(favorites, section, item) {
    if (!item.classList.contains("own")) return remove(favorites, itemKey(section, item));
    const food = ownFood(favorites, keyOf(section));
    food.recipes = food.recipes.filter((slug) => slug !== item.dataset.key);
}

function equip(section) {
    const title = section.querySelector("h2");
    const name = nameOf(section);
    title.after(button("remove", name, () => change((favorites) => removeFood(favorites, folded(name)), head)));
    for (const item of section.querySelectorAll(".food-recipes li")) equipItem(section, item);
    const finder = made("finder");
    const box = finder.querySelector("input");
    box.value = name.slice(0, 200);
    finder.addEventListener("toggle", () => { if (finder.open) find(section, finder); });
    box.addEventListener("input", () => find(section, finder));
    section.append(finder);
}

function equipItem(section, item) {
    item.append(button(
        "remove", item.firstElementChild.textContent,
        () => change((favorites) => removeRecipe(favorites, section, item), section.querySelector("h2"))));
}

/** The recipes in whose title or tags each word that is looked for begins one, but for those of the food. */
async function find(section, finder) {
    const box = finder.querySelector("input");
    const asked = box.value;
    const words = spoken(asked).trim().split(" ");
    const recipes = await kitchenDishes.recipes();
    if (box.value !== asked) return;
    const there = new Set([...section.querySelectorAll(".food-recipes li:not([hidden])")].map(({ dataset }) => dataset.key));
    const found = recipes.filter(({ slug, title, tags }) => {
        const own = spoken(title) + spoken(tags);
        return !there.has(slug) && words.every((word) => own.includes(` ${word}`));
    });
    const add = ({ slug }) => change((favorites) => addRecipe(favorites, section, slug), box).then(() => find(section, finder));
    finder.querySelector("ul").replaceChildren(...found.slice(0, 8).map((recipe) => {
        const own = button("add", recipe.title, () => add(recipe));
        return make("li", {}, own);
    }));
    say(found.length ? "" : "none");
}

function choosePhoto(favorites, key, id) {
    const food = ownFood(favorites, key);
    if (id) food.photo = id;
    else delete food.photo;
}

const photos = async () => (await kitchenLoad.scripts("photos") ? kitchenPhotos : null);

const owned = new Map();
let shown = Promise.resolve();

/** Shows what is kept now; what it needs to know of dishes may have to come first. */
function show({ favorites }) {
    shown = shown.then(() => draw(favorites)).catch(() => {});
}

/** Whether something is kept whose name the page has to look up. */
const isNamed = ({ recipes = [], pizzas = [], foods = [] }) => recipes.length + pizzas.length + foods.length > 0;

async function draw(favorites) {
    const gone = new Set(favorites.removed);
    for (const section of ofSite) {
        section.hidden = gone.has(keyOf(section));
        for (const item of section.querySelectorAll("[data-key]:not(.own)")) item.hidden = gone.has(itemKey(section, item));
    }
    await drawFoods(favorites.foods ?? []);
    await drawStars(favorites);
    drawRemoved();
    document.querySelector(".export textarea").value = written();
}

async function drawFoods(foods) {
    const kept = new Set(foods.map(({ name }) => folded(name)));
    for (const [key, section] of owned) if (!kept.has(key)) {
        section.remove();
        owned.delete(key);
        photos().then((own) => own?.sweep());
    }
    for (const section of ofSite) if (!kept.has(keyOf(section))) await drawRecipes(section, []);
    for (const food of foods) {
        const section = ofSite.find((own) => keyOf(own) === folded(food.name)) ?? ownSection(food.name);
        const recipes = await drawRecipes(section, food.recipes);
        if (section.classList.contains("own")) drawPicture(section, food, recipes);
    }
}

function ownSection(name) {
    const key = folded(name);
    if (!owned.has(key)) {
        const section = made("food");
        section.querySelector("h2").textContent = name;
        list.append(section);
        equip(section);
        photos().then((own) => own?.equip(section, (id) => change((favorites) => choosePhoto(favorites, key, id)), say));
        owned.set(key, section);
    }
    return owned.get(key);
}

/** Shows a reader's own recipes of a food; gives those that there are. */
async function drawRecipes(section, slugs) {
    const place = section.querySelector(".food-recipes");
    for (const item of place.querySelectorAll(".own")) if (!slugs.includes(item.dataset.key)) item.remove();
    const found = await Promise.all(slugs.map((slug) => kitchenDishes.find("recipes", slug)));
    slugs.forEach((slug, number) => {
        if ([...place.children].some((item) => item.dataset.key === slug)) return;
        const item = make("li", { className: "own" }, ...found[number] ? [link(found[number])]
            : [make("span", { textContent: slug }), make("small", { textContent: list.dataset.gone })]);
        item.dataset.key = slug;
        equipItem(section, item);
        place.append(item);
    });
    return found.filter(Boolean);
}

function drawPicture(section, { photo }, [first]) {
    const art = section.querySelector(".card-art");
    section.querySelector(".photo button").hidden = !photo;
    if (photo) return photos().then((own) => own?.show(art, photo));
    art.replaceChildren(...first ? [image(first)] : []);
}

async function drawStars(favorites) {
    const dishes = isNamed(favorites) ? await kitchenDishes.starred(favorites) : [];
    const cards = starred.querySelector(".cards");
    const keys = dishes.map(({ kind, slug }) => `${kind}/${slug}`);
    for (const card of [...cards.children]) if (!keys.includes(card.dataset.key)) {
        const next = card.contains(document.activeElement) && (card.nextElementSibling ?? card.previousElementSibling);
        card.remove();
        if (next !== false) (next?.querySelector(".star") ?? head).focus();
    }
    dishes.forEach((dish, number) => {
        if ([...cards.children].some((card) => card.dataset.key === keys[number])) return;
        const card = made("card");
        card.dataset.key = keys[number];
        card.querySelector("img").replaceWith(image(dish));
        card.querySelector("a").replaceWith(link(dish));
        cards.append(card);
    });
    starred.hidden = !cards.children.length;
    kitchenStars.add();
}

function drawRemoved() {
    const gone = ofSite.flatMap((section) => section.hidden ? [[nameOf(section), keyOf(section)]]
        : [...section.querySelectorAll(".food-recipes li[hidden]")].map((item) =>
            [`${item.firstElementChild.textContent} (${nameOf(section)})`, itemKey(section, item)]));
    const bring = (key) => change((favorites) => { favorites.removed = favorites.removed.filter((own) => own !== key); }, head);
    for (const own of removed.querySelectorAll("button")) own.remove();
    removed.append(...gone.map(([name, key]) => button("restore", name, () => bring(key))));
    removed.hidden = !gone.length;
}

/** The favourites that the page shows, in the form of `favorites.md`. */
function written() {
    const there = new Set();
    const foods = [...list.children].filter((section) => !section.hidden).map((section) => {
        const items = [...section.querySelectorAll(".food-recipes li:not([hidden])")];
        return food(nameOf(section), items.map((item) => [item.dataset.key, item.firstElementChild]), there);
    });
    const stars = [...starred.querySelectorAll(".card")].map((card) => [card.dataset.key.replace("recipes/", ""), card.querySelector("a")]);
    const others = stars.filter(([key]) => !there.has(key));
    if (others.length) foods.push(food(nameOf(starred), others, there));
    return [`# ${markdown(head.textContent)}`, "", ...foods, ""].join("\n");
}

function food(name, dishes, there) {
    const lines = dishes.map(([key, { textContent, pathname = "" }]) => {
        there.add(key);
        return pathname.includes("/recipes/") ? `  - [${markdown(textContent)}](/${key})` : `  - ${markdown(textContent)}`;
    });
    return [`- ${markdown(name)}`, ...lines].join("\n");
}

const maker = document.querySelector(".new-food");
submitted(maker, () => {
    const box = maker.querySelector("input");
    const name = box.value.trim();
    if (name) change((favorites) => addFood(favorites, name), box);
    box.value = "";
});
document.querySelector(".export .save").addEventListener("click", () => kitchenPage.save("favorites.md", "text/markdown", written()));
document.querySelector(".export .copy").addEventListener("click", async () => say(await kitchenPage.copy(written()) ? "copied" : ""));
for (const part of document.querySelectorAll(".scripted")) part.hidden = false;
ofSite.forEach(equip);
kitchenState.watch(show);
})();
