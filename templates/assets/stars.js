// A star at each recipe and pizza, which keeps it among the favourites of this device.
"use strict";

(() => {
const { home } = kitchenState;
const places = ".card h3 a, .dish h3 a, .suggestion h3 a, .of-the-day h2 a, .recipe h1, .portrait h1";

/** What a page of the site is about: `["recipes", "pizza-dough"]`; null where that is no recipe and no pizza. */
function dish(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
    const [kind, slug, file, ...more] = decodeURI(pathname.slice(home.pathname.length)).split("/");
    const isDish = (kind === "recipes" || kind === "pizzas") && slug && !more.length && (file === "index.html" || file === "");
    return isDish ? [kind, slug] : null;
}

function toggle(favorites, kind, slug) {
    const slugs = new Set(favorites[kind]);
    if (!slugs.delete(slug)) slugs.add(slug);
    favorites[kind] = [...slugs];
}

/** Puts a star behind an element that names a dish. */
function star(element) {
    const [kind, slug] = dish(element.href ?? location.href) ?? [];
    if (!kind) return null;
    const ariaLabel = kitchenPage.filled(kitchenWords.star, { title: element.textContent.trim() });
    const button = kitchenPage.button({ className: "star", ariaLabel }, () => kitchenState.change((state) => toggle(state.favorites, kind, slug)));
    element.closest("h1, h2, h3").after(button);
    return { button, kind, slug };
}

let stars = [];

/** Stars for the dishes that have none yet, as when a script has added some. */
function add() {
    const without = [...document.querySelectorAll(places)].filter((element) => !("starred" in element.dataset));
    for (const element of without) element.dataset.starred = "";
    stars = [...stars, ...without.map(star).filter(Boolean)].filter(({ button }) => button.isConnected);
    show(kitchenState.read());
}

function show({ favorites }) {
    const kept = { recipes: new Set(favorites.recipes), pizzas: new Set(favorites.pizzas) };
    for (const { button, kind, slug } of stars) button.ariaPressed = kept[kind].has(slug);
}

add();
kitchenState.watch(show);
globalThis.kitchenStars = { add };
})();
