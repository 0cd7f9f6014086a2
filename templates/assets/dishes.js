// The recipes and pizzas of the site by name. They come when they are asked for: an overview, and recipes by the block.
"use strict";

const kitchenDishes = (() => {
const { root } = document.documentElement.dataset;
const named = (kind) => ([slug, title, picture, tags]) => ({ kind, slug, title, picture, tags });

const { make } = kitchenPage;
const link = ({ kind, slug, title }) =>
    make("a", { href: `${root}${kind}/${encodeURIComponent(slug)}/index.html`, textContent: title });
const image = ({ picture }) =>
    make("img", { src: root + picture, alt: "", className: picture.startsWith("assets/") ? "drawing" : "" });

/** FNV-1a of 32 bits: by it a recipe is in its block. */
function digest(slug) {
    let value = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(slug)) value = Math.imul(value ^ byte, 0x01000193);
    return value >>> 0;
}

const overview = () => kitchenLoad.data("dishes");
const block = async (number) => (await kitchenLoad.data(`dishes-${number}`) ?? []).map(named("recipes"));

/** A recipe or pizza by its slug; null where there is none. */
async function find(kind, slug) {
    const { counts, pizzas } = await overview() ?? { counts: [], pizzas: [] };
    if (kind === "pizzas") return pizzas.map(named(kind)).find((own) => own.slug === slug) ?? null;
    return counts.length ? (await block(digest(slug) % counts.length)).find((own) => own.slug === slug) ?? null : null;
}

/** All recipes, in order of title. */
async function recipes() {
    const { counts } = await overview() ?? { counts: [] };
    const blocks = await Promise.all(counts.map((_, number) => block(number)));
    const { compare } = new Intl.Collator(document.documentElement.lang);
    return blocks.flat().sort((a, b) => compare(a.title, b.title));
}

/** A recipe by chance, each as likely as the others, and never this one; null where there is no other. */
async function another(slug) {
    const { counts } = await overview() ?? { counts: [] };
    const total = counts.reduce((sum, count) => sum + count, 0);
    const first = Math.floor(Math.random() * total);
    for (const place of [first, (first + 1 + Math.floor(Math.random() * (total - 1))) % total]) {
        const found = await at(place, counts);
        if (found && found.slug !== slug) return found;
    }
    return null;
}

async function at(rest, counts) {
    let number = 0;
    while (rest >= counts[number]) rest -= counts[number++];
    return (await block(number))[rest];
}

/** The dishes with a star that there are, pizzas first. */
async function starred({ recipes = [], pizzas = [] }) {
    const wanted = [...pizzas.map((slug) => find("pizzas", slug)), ...recipes.map((slug) => find("recipes", slug))];
    return (await Promise.all(wanted)).filter(Boolean);
}

return { find, recipes, another, starred, link, image };
})();
