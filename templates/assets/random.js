// Makes the pizza that `forno random` makes of the same seed, of the toppings that are left: `#seed=7&vegan&without=3,8`.
"use strict";

(() => {
const page = document.querySelector(".chance");
const made = page.querySelector(".drawn");
const boxes = [...page.querySelectorAll(".pool input")];
const switches = [...page.querySelectorAll("[name=vegetarian], [name=vegan]")];
const button = page.querySelector(".make");
const order = page.querySelector(".order-it");
const least = 2;
const most = 5;

const keeps = ({ dataset }, diets) => diets.every((diet) => dataset.diets.split(" ").includes(diet));
const { make } = kitchenPage;
const show = (selector, isShown) => { page.querySelector(selector).hidden = !isShown; };

/** The diets that are on: the reader's own until a switch is touched. */
const diets = ({ random, settings }) => switches.map(({ name }) => name).filter((diet) => random[diet] ?? settings.diet === diet);

function choose(state) {
    const chosen = diets(state);
    const off = new Set(state.random.off);
    const isBase = keeps(page, chosen);
    for (const own of switches) own.checked = chosen.includes(own.name);
    for (const box of boxes) {
        box.disabled = !isBase || !keeps(box, chosen);
        box.checked = !box.disabled && !off.has(Number(box.value));
    }
    explain(isBase, boxes.filter((box) => box.checked).length);
}

function explain(isBase, count) {
    button.disabled = count < least;
    show("[data-why=few]", isBase && count < least);
    show("[data-why=base]", !isBase);
}

page.addEventListener("change", ({ target }) => kitchenState.change(({ random }) => {
    if (switches.includes(target)) {
        random[target.name] = target.checked;
        return;
    }
    const off = new Set(random.off);
    if (target.checked) off.delete(Number(target.value));
    else off.add(Number(target.value));
    random.off = [...off];
}));

button.addEventListener("click", () => {
    const without = boxes.filter((box) => !box.checked && !box.disabled).map((box) => box.value);
    const seed = 1 + Math.floor(Math.random() * 999_999);
    const names = diets(kitchenState.read()).map((diet) => `&${diet}`).join("");
    location.hash = `seed=${seed}${names}${without.length ? `&without=${without.join(",")}` : ""}`;
});

/** What the address asks for; null where that is no pizza. */
function asked() {
    const wish = new URLSearchParams(location.hash.slice(1));
    const seed = wish.get("seed") ?? "";
    if (!/^\d{1,20}$/.test(seed) || BigInt(seed) >= 2n ** 64n) return null;
    const without = new Set((wish.get("without") ?? "").split(","));
    return { seed: BigInt(seed), diets: switches.map(({ name }) => name).filter((diet) => wish.has(diet)), without };
}

function toppings(menu, { seed, diets, without }) {
    const pool = boxes.filter((box) => keeps(box, diets) && !without.has(box.value)).map((box) => box.value);
    if (!keeps(page, diets) || pool.length < least) return null;
    const dice = kitchenDice(seed);
    const ids = dice.pick(least + dice.below(Math.min(most, pool.length) - least + 1), pool);
    return ids.map((id) => menu.toppings.find((topping) => String(topping.id) === id));
}

async function makePizza() {
    if (!asked()) return show(".drawn", false);
    if (!await kitchenLoad.scripts("dice", "drawing", "prices")) return;
    const menu = await kitchenLoad.data("menu");
    const looks = await kitchenLoad.data("drawing");
    const wish = asked();
    if (!menu || !looks || !wish) return;
    const chosen = toppings(menu, wish);
    show(".drawn", chosen);
    if (chosen) put(menu, looks, wish.seed, chosen);
    else explain(keeps(page, wish.diets), 0);
}

function put(menu, looks, seed, chosen) {
    const ids = chosen.map(({ id }) => id);
    const name = made.dataset.name.replace("{n}", seed);
    made.dataset.toppings = ids.join(" ");
    made.querySelector("h2").textContent = name;
    if (order) order.textContent = kitchenWords.add_to_order.replace("{name}", name);
    made.querySelector("img").src = `data:image/svg+xml,${encodeURIComponent(kitchenDrawing(looks)(String(seed), ids))}`;
    made.querySelector(".toppings").textContent = chosen.map((topping) => topping.name + (topping.frozen ? "*" : "")).join(", ");
    made.querySelector(".to-made").href = location.hash;
    show(".frozen", chosen.some(({ frozen }) => frozen));
    price(menu, ids);
    inform([menu.base, ...chosen]);
}

function price(menu, ids) {
    const prices = kitchenPrices(menu);
    const sizes = menu.sizes.length ? menu.sizes.map(({ name }) => name) : [undefined];
    made.querySelector(".prices").replaceChildren(...sizes.flatMap((size) => {
        const written = prices.written(prices.made(ids, size));
        const named = size === undefined ? [] : [make("small", { textContent: size }), " "];
        return [make("span", { className: "price" }, ...named, written), " "];
    }));
}

/** What is known of foods together: false where one is not, true where all are, else null. */
const all = (foods, diet) => foods.some((food) => food[diet] === false) ? false : foods.every((food) => food[diet]) || null;

/** Shows the diet and the allergens; the words stand on the page. */
function inform(foods) {
    const vegetarian = all(foods, "vegetarian");
    const vegan = all(foods, "vegan");
    const diet = vegan ? "vegan" : vegetarian ? "vegetarian" : vegetarian === false ? "no" : "unknown";
    const contained = new Set(foods.flatMap(({ allergens }) => allergens));
    const traces = new Set(foods.flatMap(({ traces }) => traces ?? []).filter((allergen) => !contained.has(allergen)));
    const isKnown = foods.every(({ allergensKnown }) => allergensKnown !== false);
    const rest = !isKnown ? contained.size ? "others" : "unknown" : contained.size ? "" : "none";
    const told = new Set([...contained, rest]);
    reveal("answer", new Set([diet]));
    reveal("trace", traces);
    show(".traces", traces.size);
    for (const own of reveal("allergen", told)) {
        own.querySelector("span")?.remove();
        const names = named(foods, own.dataset.allergen);
        if (names.length) own.append(make("span", { textContent: ` (${names.join(", ")})` }));
    }
}

function reveal(kind, told) {
    const answers = [...made.querySelectorAll(`dd[data-${kind}]`)];
    for (const own of answers) own.hidden = !told.has(own.dataset[kind]);
    return answers;
}

/** What is named: `almonds`. */
const named = (foods, allergen) => [...new Set(foods.flatMap(({ named }) => named ?? []))]
    .filter((text) => text.startsWith(`${allergen}: `)).map((text) => text.slice(allergen.length + 2));

order?.addEventListener("click", () => kitchenAdd.add({ toppings: made.dataset.toppings.split(" ").map(Number) }, true));
page.hidden = !boxes.length;
kitchenState.watch(choose);
addEventListener("hashchange", makePizza);
makePizza();
})();
