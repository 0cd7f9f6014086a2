// A star at each recipe and pizza, which keeps it among the favourites of this device.
"use strict";

const kitchenStars = (() => {
const { home } = kitchenState;
const places = ".card h3 a, .dish h3 a, .suggestion h3 a, .of-the-day h2 a, .recipe h1, .portrait h1";

/**
 * What a page of the site is about, by its address; null where that is no recipe and no pizza.
 * @param {string} address
 * @returns {{ kind: "recipes" | "pizzas", slug: string } | null}
 */
function dish(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin !== home.origin || !pathname.startsWith(home.pathname)) return null;
    const [kind, slug, file, ...more] = decodeURI(pathname.slice(home.pathname.length)).split("/");
    if (kind !== "recipes" && kind !== "pizzas" || !slug || more.length || file !== "index.html" && file !== "") return null;
    return { kind, slug };
}

/** @param {Favorites} favorites @param {"recipes" | "pizzas"} kind @param {string} slug */
function toggle(favorites, kind, slug) {
    const slugs = new Set(favorites[kind]);
    if (!slugs.delete(slug)) slugs.add(slug);
    favorites[kind] = [...slugs];
}

/**
 * Puts a star behind an element, if that names a dish; gives the star.
 * @param {HTMLElement} element
 */
function star(element) {
    const found = dish(element instanceof HTMLAnchorElement ? element.href : location.href);
    if (!found) return [];
    const { kind, slug } = found;
    const ariaLabel = kitchenPage.filled(kitchenWords.star, { title: element.textContent.trim() });
    const button = kitchenPage.button({ className: "star", ariaLabel }, () => kitchenState.change((state) => toggle(state.favorites, kind, slug)));
    element.closest("h1, h2, h3")?.after(button);
    return [{ button, kind, slug }];
}

/** @type {ReturnType<typeof star>} */
let stars = [];

/** Stars for the dishes that have none yet, as when a script has added some. */
function add() {
    const without = kitchenPage.all(places).filter((element) => !("starred" in element.dataset));
    for (const element of without) element.dataset.starred = "";
    stars = [...stars, ...without.flatMap(star)].filter(({ button }) => button.isConnected);
    show(kitchenState.read());
}

/** @param {Kept} kept */
function show({ favorites }) {
    const kept = { recipes: new Set(favorites.recipes), pizzas: new Set(favorites.pizzas) };
    for (const { button, kind, slug } of stars) button.ariaPressed = String(kept[kind].has(slug));
}

add();
kitchenState.watch(show);
return { add };
})();
