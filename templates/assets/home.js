// Home: another recipe in place of that of the day, and the reader's own favourites beside those of the site.
"use strict";

(() => {
const article = document.querySelector(".of-the-day");
const button = article?.querySelector(".another");

async function another() {
    if (!await kitchenLoad.scripts("dishes")) return;
    const link = article.querySelector("h2 a");
    const found = await kitchenDishes.another(decodeURIComponent(link.pathname.split("/").at(-2)));
    if (found) show(found);
    else button.hidden = true;
}

function show(recipe) {
    for (const old of article.querySelectorAll(".star, .card-text")) old.remove();
    article.querySelector("h2").replaceChildren(kitchenDishes.link(recipe));
    article.querySelector("img").replaceWith(kitchenDishes.image(recipe));
    article.querySelector(".kicker").textContent = button.dataset.kicker;
    kitchenStars.add();
}

if (button) {
    button.hidden = false;
    button.addEventListener("click", another);
}

const chips = document.querySelector(".favorite-foods .chips");
const ofSite = [...chips.children];

const { make, folded } = kitchenPage;
const chip = (href, textContent) => make("li", {}, make("a", { href, textContent }));

/** The chips of what the site and the reader love; the script for them comes only when the reader keeps something. */
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

function showFavorites({ favorites }) {
    shown = shown.then(async () => chips.replaceChildren(...await favored(favorites)));
}

kitchenState.watch(showFavorites);
})();
