// The favourites of this device beside those of the site: dishes with a star, foods with their recipes, and all as a file.
"use strict";

(() => {
const { all, find, make, made, submitted, folded, markdown } = kitchenPage;
const list = find(".favorites");
const starred = find(".starred");
const removed = find(".removed");
const said = find(".said");
const head = find("h1");
/** @param {"" | "none" | "copied" | "full" | "unread"} word */
const say = (word) => { said.textContent = said.dataset[word] ?? ""; };

const { link, image } = kitchenDishes;
const spoken = (/** @type {string} */ text) => ` ${folded(text)}`.replace(/[^\p{L}\p{N}]+/gu, " ");
const nameOf = (/** @type {HTMLElement} */ section) => find("h2", section).textContent;
const keyOf = (/** @type {HTMLElement} */ section) => folded(nameOf(section));
/** @param {HTMLElement} section @param {HTMLElement} item */
const itemKey = (section, item) => `${keyOf(section)}/${item.dataset.key.slice(0, 200)}`;
/** The link that an item begins with, or its text alone. */
const headOf = (/** @type {HTMLElement} */ item) => find("a, span", item);
const ofSite = all(":scope > *", list);

/** @param {"remove" | "add" | "restore"} kind @param {string} title @param {() => void} act */
function button(kind, title, act) {
    const own = find(`.${kind}`, find("template.buttons-made").content).cloneNode(true);
    const label = own.dataset.label.replace("{title}", () => title);
    if (own.textContent) own.ariaLabel = label;
    else own.textContent = label;
    own.addEventListener("click", act);
    return own;
}

/**
 * Changes what is kept, and leaves the focus at an element that stays.
 * @param {(favorites: Favorites) => void} apply
 * @param {HTMLElement} [rest]
 */
async function change(apply, rest) {
    kitchenState.change(({ favorites }) => apply(favorites));
    await shown;
    rest?.focus();
}

/** @param {Favorites} favorites @param {string} key */
const ownFood = ({ foods = [] }, key) => foods.find(({ name }) => folded(name) === key);

/** @param {Favorites} favorites @param {string} name */
function addFood(favorites, name) {
    const key = folded(name);
    favorites.removed = favorites.removed?.filter((other) => other !== key) ?? [];
    if (ofSite.some((section) => keyOf(section) === key) || ownFood(favorites, key)) return;
    (favorites.foods ??= []).push({ name, recipes: [] });
}

/** @param {Favorites} favorites @param {string} key */
function removeFood(favorites, key) {
    favorites.foods = favorites.foods?.filter(({ name }) => folded(name) !== key) ?? [];
    if (ofSite.some((section) => keyOf(section) === key)) remove(favorites, key);
}

/** @param {Favorites} favorites @param {string} key */
const remove = (favorites, key) => { favorites.removed = [...new Set(favorites.removed).add(key)]; };

/** @param {Favorites} favorites @param {HTMLElement} section @param {string} slug */
function addRecipe(favorites, section, slug) {
    const key = keyOf(section);
    const ofFile = all("[data-key]:not(.own)", section).some((item) => item.dataset.key === slug);
    favorites.removed = favorites.removed?.filter((other) => other !== `${key}/${slug}`) ?? [];
    if (ofFile) return;
    const food = ownFood(favorites, key) ?? { name: nameOf(section).slice(0, 200), recipes: [] };
    food.recipes = [...new Set(food.recipes).add(slug)];
    favorites.foods = [...new Set(favorites.foods).add(food)];
}

/** @param {Favorites} favorites @param {HTMLElement} section @param {HTMLElement} item */
function removeRecipe(favorites, section, item) {
    if (!item.classList.contains("own")) return remove(favorites, itemKey(section, item));
    const food = ownFood(favorites, keyOf(section));
    if (food) food.recipes = food.recipes.filter((slug) => slug !== item.dataset.key);
}

/** @param {HTMLElement} section */
function equip(section) {
    const title = find("h2", section);
    const name = nameOf(section);
    title.after(button("remove", name, () => change((favorites) => removeFood(favorites, folded(name)), head)));
    for (const item of all(".food-recipes li", section)) equipItem(section, item);
    const finder = made("finder");
    const box = find("input", finder);
    box.value = name.slice(0, 200);
    finder.addEventListener("toggle", () => { if (finder.matches("[open]")) look(section, finder); });
    box.addEventListener("input", () => look(section, finder));
    section.append(finder);
}

/** @param {HTMLElement} section @param {HTMLElement} item */
function equipItem(section, item) {
    item.append(button(
        "remove", headOf(item).textContent, () => change((favorites) => removeRecipe(favorites, section, item), find("h2", section))));
}

/**
 * Shows the recipes in whose title or tags each word that is looked for begins one, but for those of the food.
 * @param {HTMLElement} section
 * @param {HTMLElement} finder
 */
async function look(section, finder) {
    const box = find("input", finder);
    const asked = box.value;
    const words = spoken(asked).trim().split(" ");
    const recipes = await kitchenDishes.recipes();
    if (box.value !== asked) return;
    const there = new Set(all(".food-recipes li:not([hidden])", section).map(({ dataset }) => dataset.key));
    const found = recipes.filter(({ slug, title, tags }) => {
        const own = spoken(title) + spoken(tags);
        return !there.has(slug) && words.every((word) => own.includes(` ${word}`));
    });
    /** @param {{ slug: string }} recipe */
    const add = ({ slug }) => change((favorites) => addRecipe(favorites, section, slug), box).then(() => look(section, finder));
    find("ul", finder).replaceChildren(...found.slice(0, 8).map((recipe) => {
        const own = button("add", recipe.title, () => add(recipe));
        return make("li", {}, own);
    }));
    say(found.length ? "" : "none");
}

/** @param {Favorites} favorites @param {string} key @param {string | null} id */
function choosePhoto(favorites, key, id) {
    const food = ownFood(favorites, key);
    if (!food) return;
    if (id) food.photo = id;
    else delete food.photo;
}

const photos = async () => (await kitchenLoad.scripts("photos") ? kitchenPhotos : null);

/** @type {Map<string, HTMLElement>} */
const owned = new Map();
let shown = Promise.resolve();

/**
 * Shows what is kept now; what it needs to know of dishes may have to come first.
 * @param {Kept} kept
 */
function show({ favorites }) {
    shown = shown.then(() => draw(favorites)).catch(() => {});
}

/**
 * Whether something is kept whose name the page has to look up.
 * @param {Favorites} favorites
 */
const isNamed = ({ recipes = [], pizzas = [], foods = [] }) => recipes.length + pizzas.length + foods.length > 0;

/** @param {Favorites} favorites */
async function draw(favorites) {
    const gone = new Set(favorites.removed);
    for (const section of ofSite) {
        section.hidden = gone.has(keyOf(section));
        for (const item of all("[data-key]:not(.own)", section)) item.hidden = gone.has(itemKey(section, item));
    }
    // What comes late would push away what stands below it.
    const page = find("main");
    page.classList.toggle("waiting", isNamed(favorites) && starred.hidden);
    await drawFoods(favorites.foods ?? []);
    await drawStars(favorites);
    page.classList.remove("waiting");
    drawRemoved();
    find(".export textarea").value = written();
}

/** @param {FavoriteFood[]} foods */
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

/** @param {string} name */
function ownSection(name) {
    const key = folded(name);
    const known = owned.get(key);
    if (known) return known;
    const section = made("food");
    find("h2", section).textContent = name;
    list.append(section);
    equip(section);
    photos().then((own) => own?.equip(section, (id) => { change((favorites) => choosePhoto(favorites, key, id)); }, say));
    owned.set(key, section);
    return section;
}

/**
 * Shows a reader's own recipes of a food; gives those that there are.
 * @param {HTMLElement} section
 * @param {string[]} slugs
 */
async function drawRecipes(section, slugs) {
    const place = find(".food-recipes", section);
    for (const item of all(".own", place)) if (!slugs.includes(item.dataset.key)) item.remove();
    const found = await Promise.all(slugs.map((slug) => kitchenDishes.find("recipes", slug)));
    slugs.forEach((slug, number) => {
        if (all("li", place).some((item) => item.dataset.key === slug)) return;
        const dish = found[number];
        const item = make("li", { className: "own" }, ...dish ? [link(dish)]
            : [make("span", { textContent: slug }), make("small", { textContent: list.dataset.gone })]);
        item.dataset.key = slug;
        equipItem(section, item);
        place.append(item);
    });
    return found.flatMap((dish) => dish ?? []);
}

/** @param {HTMLElement} section @param {FavoriteFood} food @param {SiteDish[]} recipes */
function drawPicture(section, { photo }, [first]) {
    const art = find(".card-art", section);
    find(".photo button", section).hidden = !photo;
    if (photo) photos().then((own) => own?.show(art, photo));
    else art.replaceChildren(...first ? [image(first)] : []);
}

/** @param {Favorites} favorites */
async function drawStars(favorites) {
    const dishes = isNamed(favorites) ? await kitchenDishes.starred(favorites) : [];
    const cards = find(".cards", starred);
    const keys = new Set(dishes.map(({ kind, slug }) => `${kind}/${slug}`));
    for (const card of all(".card", cards)) if (!keys.has(card.dataset.key)) {
        const next = card.contains(document.activeElement) && (card.nextElementSibling ?? card.previousElementSibling);
        card.remove();
        if (next !== false) ((next && all(".star", next)[0]) ?? head).focus();
    }
    for (const dish of dishes) {
        const key = `${dish.kind}/${dish.slug}`;
        if (all(".card", cards).some((card) => card.dataset.key === key)) continue;
        const card = made("card");
        card.dataset.key = key;
        find("img", card).replaceWith(image(dish));
        find("a", card).replaceWith(link(dish));
        cards.append(card);
    }
    starred.hidden = !cards.children.length;
    kitchenStars.add();
}

function drawRemoved() {
    const gone = ofSite.flatMap((section) => section.hidden ? [{ name: nameOf(section), key: keyOf(section) }]
        : all(".food-recipes li[hidden]", section).map((item) =>
            ({ name: `${headOf(item).textContent} (${nameOf(section)})`, key: itemKey(section, item) })));
    /** @param {string} key */
    const bring = (key) => change((favorites) => { favorites.removed = favorites.removed?.filter((own) => own !== key) ?? []; }, head);
    for (const own of all("button", removed)) own.remove();
    removed.append(...gone.map(({ name, key }) => button("restore", name, () => bring(key))));
    removed.hidden = !gone.length;
}

/** The favourites that the page shows, in the form of `favorites.md`. */
function written() {
    /** @type {Set<string>} */
    const there = new Set();
    const foods = all(":scope > *", list).filter((section) => !section.hidden).map((section) => {
        const items = all(".food-recipes li:not([hidden])", section);
        return food(nameOf(section), items.map((item) => ({ key: item.dataset.key, said: headOf(item) })), there);
    });
    const stars = all(".card", starred).map((card) => ({ key: card.dataset.key.replace("recipes/", ""), said: find("a", card) }));
    const others = stars.filter(({ key }) => !there.has(key));
    if (others.length) foods.push(food(nameOf(starred), others, there));
    return [`# ${markdown(head.textContent)}`, "", ...foods, ""].join("\n");
}

/**
 * A food with its dishes, whose keys are added to those that are there.
 * @param {string} name
 * @param {{ key: string, said: HTMLElement }[]} dishes
 * @param {Set<string>} there
 */
function food(name, dishes, there) {
    const lines = dishes.map(({ key, said }) => {
        there.add(key);
        const isRecipe = said instanceof HTMLAnchorElement && said.pathname.includes("/recipes/");
        return isRecipe ? `  - [${markdown(said.textContent)}](/${key})` : `  - ${markdown(said.textContent)}`;
    });
    return [`- ${markdown(name)}`, ...lines].join("\n");
}

const maker = find("form.new-food");
submitted(maker, () => {
    const box = find("input", maker);
    const name = box.value.trim();
    if (name) change((favorites) => addFood(favorites, name), box);
    box.value = "";
});
find(".export .save").addEventListener("click", () => kitchenPage.save("favorites.md", "text/markdown", written()));
find(".export .copy").addEventListener("click", async () => say(await kitchenPage.copy(written()) ? "copied" : ""));
for (const part of all(".scripted")) part.hidden = false;
ofSite.forEach(equip);
kitchenState.watch(show);
})();
