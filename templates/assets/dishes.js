// The recipes and pizzas of the site by name. They come when they are asked for: an overview, and recipes by the block.
"use strict";

/** @typedef {{ kind: "recipes" | "pizzas", slug: string, title: string, picture: string, tags: string }} SiteDish */

const kitchenDishes = (() => {
const { root } = document.documentElement.dataset;
/**
 * @template {"recipes" | "pizzas"} Kind
 * @param {Kind} kind
 */
const named = (kind) => (/** @type {DishRow} */ [slug, title, picture, tags = ""]) => ({ kind, slug, title, picture, tags });

const { make } = kitchenPage;
/** @param {Pick<SiteDish, "kind" | "slug" | "title">} dish */
const link = ({ kind, slug, title }) =>
    make("a", { dir: "auto", href: `${root}${kind}/${encodeURIComponent(slug)}/index.html`, textContent: title });
/** @param {Pick<SiteDish, "picture">} dish */
const image = ({ picture }) =>
    make("img", { src: root + picture, alt: "", className: picture.endsWith(".svg") ? "drawing" : "" });

/**
 * FNV-1a of 32 bits: by it a recipe is in its block.
 * @param {string} slug
 */
function digest(slug) {
    let value = 0x811C9DC5;
    for (const byte of new TextEncoder().encode(slug)) value = Math.imul(value ^ byte, 0x01000193);
    return value >>> 0;
}

/** @returns {Promise<DishOverview>} */
const overview = async () => await kitchenLoad.data("dishes") ?? { counts: [], pizzas: [] };
/** @param {number} number */
const block = async (number) => (await kitchenLoad.data(`dishes-${number}`) ?? []).map(named("recipes"));

/**
 * A recipe or pizza by its slug; null where there is none.
 * @param {"recipes" | "pizzas"} kind
 * @param {string} slug
 * @returns {Promise<SiteDish | null>}
 */
async function find(kind, slug) {
    const { counts, pizzas } = await overview();
    if (kind === "pizzas") return pizzas.map(named(kind)).find((own) => own.slug === slug) ?? null;
    return counts.length ? (await block(digest(slug) % counts.length)).find((own) => own.slug === slug) ?? null : null;
}

/** All recipes, in order of title. */
async function recipes() {
    const { counts } = await overview();
    const blocks = await Promise.all(counts.map((_, number) => block(number)));
    const { compare } = new Intl.Collator(document.documentElement.lang);
    return blocks.flat().sort((a, b) => compare(a.title, b.title));
}

/**
 * A recipe by chance, each as likely as the others, and never this one; null where there is no other.
 * @param {string} slug
 */
async function another(slug) {
    const { counts } = await overview();
    const total = counts.reduce((sum, count) => sum + count, 0);
    const first = Math.floor(Math.random() * total);
    for (const place of [first, (first + 1 + Math.floor(Math.random() * (total - 1))) % total]) {
        const found = await at(place, counts);
        if (found && found.slug !== slug) return found;
    }
    return null;
}

/**
 * The recipe at a place of all, by how many each block has.
 * @param {number} place
 * @param {number[]} counts
 */
async function at(place, counts) {
    let rest = place;
    for (const [number, count] of counts.entries()) {
        if (rest < count) return (await block(number))[rest];
        rest -= count;
    }
    return undefined;
}

/**
 * The dishes with a star that there are, pizzas first.
 * @param {Favorites} favorites
 */
async function starred({ recipes = [], pizzas = [] }) {
    const wanted = [...pizzas.map((slug) => find("pizzas", slug)), ...recipes.map((slug) => find("recipes", slug))];
    return (await Promise.all(wanted)).flatMap((dish) => dish ?? []);
}

return { find, recipes, another, starred, link, image };
})();
