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
const folded = (text) => text.slice(0, 200).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().slice(0, 200);

function chip(href, text) {
    const item = document.createElement("li");
    item.append(Object.assign(document.createElement("a"), { href, textContent: text }));
    return item;
}

/** The dishes with a star; what they are called comes only when there are some. */
async function starred(favorites) {
    if (!favorites.recipes?.length && !favorites.pizzas?.length || !await kitchenLoad.scripts("dishes")) return [];
    const dishes = await kitchenDishes.starred(favorites);
    return dishes.slice(0, 24).map((dish) => chip(kitchenDishes.link(dish).href, `★ ${dish.title}`));
}

let shown = Promise.resolve();

function showFavorites({ favorites }) {
    shown = shown.then(async () => {
        const removed = new Set(favorites.removed);
        const names = new Set(ofSite.map((item) => folded(item.textContent)));
        const own = (favorites.foods ?? []).filter(({ name }) => !names.has(folded(name)));
        const dishes = await starred(favorites);
        chips.replaceChildren(
            ...ofSite.filter((item) => !removed.has(folded(item.textContent))),
            ...own.map(({ name }) => chip("favorites/index.html", name)), ...dishes);
    });
}

kitchenState.watch(showFavorites);
})();
