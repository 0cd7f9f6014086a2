// Makes the pizza that `forno random` makes of the same seed, of the toppings that are left: `#seed=7&vegan&without=3,8`.
"use strict";

(() => {
const { all, find, make, filled } = kitchenPage;
const page = find(".chance");
const made = find(".drawn", page);
const boxes = all(".pool input", page);
const switches = all("input[name=vegetarian], input[name=vegan]", page);
const button = find("button.make", page);
const [order] = all(".order-it", page);
const least = 2;
const most = 5;

/** @typedef {"vegetarian" | "vegan"} Diet */
/** @typedef {{ seed: bigint, diets: Diet[], without: Set<string> }} Wish */

/** @param {HTMLElement} element @param {Diet[]} diets */
const keeps = ({ dataset }, diets) => diets.every((diet) => dataset.diets.split(" ").includes(diet));
/** @param {string} selector @param {boolean} isShown */
const show = (selector, isShown) => { find(selector, page).hidden = !isShown; };
/** @param {HTMLInputElement} own */
const dietOf = ({ name }) => /** @type {Diet} */ (name);

/**
 * The diets that are on: the reader's own until a switch is touched.
 * @param {Kept} kept
 */
const diets = ({ random, settings }) => switches.map(dietOf).filter((diet) => random[diet] ?? settings.diet === diet);

/** @param {Kept} state */
function choose(state) {
    const chosen = diets(state);
    const off = new Set(state.random.off);
    const isBase = keeps(page, chosen);
    for (const own of switches) own.checked = chosen.includes(dietOf(own));
    for (const box of boxes) {
        box.disabled = !isBase || !keeps(box, chosen);
        box.checked = !box.disabled && !off.has(Number(box.value));
    }
    explain(isBase, boxes.filter((box) => box.checked).length);
}

/** @param {boolean} isBase @param {number} count */
function explain(isBase, count) {
    button.disabled = count < least;
    show("[data-why=few]", isBase && count < least);
    show("[data-why=base]", !isBase);
}

/** @param {Kept["random"]} random @param {HTMLInputElement} box */
function keep(random, box) {
    if (switches.includes(box)) {
        random[dietOf(box)] = box.checked;
        return;
    }
    const off = new Set(random.off);
    if (box.checked) off.delete(Number(box.value));
    else off.add(Number(box.value));
    random.off = [...off];
}

/** Takes the pizza away that the switches no longer let through. */
function drop() {
    const chosen = diets(kitchenState.read());
    const ids = (made.dataset.toppings ?? "").split(" ");
    const fits = keeps(page, chosen) && boxes.every((box) => !ids.includes(box.value) || keeps(box, chosen));
    if (made.hidden || fits) return;
    made.hidden = true;
    history.replaceState(null, "", location.pathname + location.search);
}

page.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    kitchenState.change(({ random }) => keep(random, target));
    if (switches.includes(target)) drop();
});

button.addEventListener("click", () => {
    const without = boxes.filter((box) => !box.checked && !box.disabled).map((box) => box.value);
    const seed = 1 + Math.floor(Math.random() * 999_999);
    const names = diets(kitchenState.read()).map((diet) => `&${diet}`).join("");
    location.hash = `seed=${seed}${names}${without.length ? `&without=${without.join(",")}` : ""}`;
});

/**
 * What the address asks for; null where that is no pizza.
 * @returns {Wish | null}
 */
function asked() {
    const wish = new URLSearchParams(location.hash.slice(1));
    const seed = wish.get("seed") ?? "";
    if (!/^\d{1,20}$/.test(seed) || BigInt(seed) >= 2n ** 64n) return null;
    const without = new Set((wish.get("without") ?? "").split(","));
    return { seed: BigInt(seed), diets: switches.map(dietOf).filter((diet) => wish.has(diet)), without };
}

/** @param {MenuData} menu @param {Wish} wish */
function toppings(menu, { seed, diets, without }) {
    const pool = boxes.filter((box) => keeps(box, diets) && !without.has(box.value)).map((box) => box.value);
    if (!keeps(page, diets) || pool.length < least) return null;
    const dice = kitchenDice(seed);
    const ids = dice.pick(least + dice.below(Math.min(most, pool.length) - least + 1), pool);
    return ids.flatMap((id) => menu.toppings.find((topping) => String(topping.id) === id) ?? []);
}

async function makePizza() {
    if (!asked()) return show(".drawn", false);
    if (!await kitchenLoad.scripts("dice", "drawing", "prices", "foods")) return;
    const menu = await kitchenLoad.data("menu");
    const looks = await kitchenLoad.data("drawing");
    const wish = asked();
    if (!menu || !looks || !wish) return;
    const chosen = toppings(menu, wish);
    show(".drawn", chosen !== null);
    if (chosen) put(menu, looks, wish.seed, chosen);
    else explain(keeps(page, wish.diets), 0);
}

/** @param {MenuData} menu @param {DrawingData} looks @param {bigint} seed @param {MenuTopping[]} chosen */
function put(menu, looks, seed, chosen) {
    const ids = chosen.map(({ id }) => id);
    const name = filled(made.dataset.name ?? "", { n: String(seed) });
    made.dataset.toppings = ids.join(" ");
    find("h2", made).textContent = name;
    if (order) order.textContent = filled(kitchenWords.add_to_order, { name });
    find("img", made).src = `data:image/svg+xml,${encodeURIComponent(kitchenDrawing(looks)(String(seed), ids))}`;
    find(".toppings", made).textContent = chosen.map((topping) => topping.name + (topping.frozen ? "*" : "")).join(", ");
    find("a.to-made", made).href = location.hash;
    show(".frozen", chosen.some(({ frozen }) => frozen));
    price(menu, ids);
    inform([menu.base, ...chosen]);
}

/** @param {MenuData} menu @param {number[]} ids */
function price(menu, ids) {
    const prices = kitchenPrices(menu);
    const sizes = menu.sizes.length ? menu.sizes.map(({ name }) => name) : [undefined];
    find(".prices", made).replaceChildren(...sizes.flatMap((size) => {
        const written = prices.written(prices.made(ids, size));
        const named = size === undefined ? [] : [make("small", { textContent: size }), " "];
        return [make("span", { className: "price" }, ...named, written), " "];
    }));
}

/**
 * Shows the diet and the allergens; the words stand on the page.
 * @param {FoodFacts[]} foods
 */
function inform(foods) {
    const { vegetarian, vegan, contained, traces, isKnown, named } = kitchenFacts(foods);
    const diet = vegan ? "vegan" : vegetarian ? "vegetarian" : vegetarian === false ? "no" : "unknown";
    const rest = !isKnown ? contained.size ? "others" : "unknown" : contained.size ? "" : "none";
    const told = new Set([...contained, rest]);
    reveal("answer", new Set([diet]));
    reveal("trace", traces);
    show(".traces", traces.size > 0);
    for (const own of reveal("allergen", told)) {
        own.querySelector("span")?.remove();
        const names = named(own.dataset.allergen ?? "");
        if (names.length) own.append(make("span", { textContent: ` (${names.join(", ")})` }));
    }
}

/** @param {"answer" | "trace" | "allergen"} kind @param {Set<string>} told */
function reveal(kind, told) {
    const answers = all(`dd[data-${kind}]`, made);
    for (const own of answers) own.hidden = !told.has(own.dataset[kind] ?? "");
    return answers;
}

order?.addEventListener("click", () => kitchenAdd.add({ toppings: made.dataset.toppings.split(" ").map(Number) }, true));
page.hidden = !boxes.length;
kitchenState.watch(choose);
addEventListener("hashchange", makePizza);
makePizza();
})();
