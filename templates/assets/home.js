// Home: another recipe in place of that of the day, and the reader's own favourites beside those of the site.
"use strict";

(() => {
const { all, find, make, folded } = kitchenPage;
const [article] = all(".of-the-day");
const [button] = all(".of-the-day .another");

/** @param {HTMLElement} article @param {HTMLElement} button */
async function another(article, button) {
    if (!await kitchenLoad.scripts("dishes")) return;
    const { pathname } = find("h2 a", article);
    const recipe = await kitchenDishes.another(decodeURIComponent(pathname.split("/").at(-2) ?? ""));
    button.hidden = !recipe;
    if (!recipe) return;
    for (const old of all(".star, .card-text, .blur", article)) old.remove();
    find("h2", article).replaceChildren(kitchenDishes.link(recipe));
    find("img", article).replaceWith(kitchenDishes.image(recipe));
    find(".kicker", article).textContent = button.dataset.kicker;
    kitchenStars.add();
}

if (article && button) {
    button.hidden = false;
    button.addEventListener("click", () => another(article, button));
}

const chips = find(".favorite-foods .chips");
const ofSite = [...chips.children];

/** @param {string} href @param {string} textContent */
const chip = (href, textContent) => make("li", {}, make("a", { href, textContent }));

/**
 * The chips of what the site and the reader love; the script for them comes only when the reader keeps something.
 * @param {Favorites} favorites
 */
async function favored(favorites) {
    const isAny = Object.values(favorites).some((all) => all.length);
    if (!isAny || !await kitchenLoad.scripts("dishes")) return ofSite;
    const { starred, link } = kitchenDishes;
    const removed = new Set(favorites.removed);
    const names = new Set(ofSite.map((item) => folded(item.textContent)));
    const own = (favorites.foods ?? []).filter(({ name }) => !names.has(folded(name)));
    const { recipes = [], pizzas = [] } = favorites;
    const dishes = recipes.length + pizzas.length ? await starred(favorites) : [];
    return [
        ...ofSite.filter((item) => !removed.has(folded(item.textContent))),
        ...own.map(({ name }) => chip("favorites/index.html", name)),
        ...dishes.slice(0, 24).map((dish) => chip(link(dish).href, `★ ${dish.title}`)),
    ];
}

let shown = Promise.resolve();

/** @param {Kept} kept */
function showFavorites({ favorites }) {
    shown = shown.then(async () => chips.replaceChildren(...await favored(favorites)));
}

kitchenState.watch(showFavorites);
})();
