// Puts the ingredients of a recipe onto the reader's list: as many as are shown, less what the reader's pantry has.
"use strict";

const kitchenOntoList = (() => {
const { hasPage, all, find, make, button, filled, folded, newID } = kitchenPage;
const { Fraction, Quantity, text } = kitchenAmounts;
const section = find(".ingredients");
const said = section.appendChild(make("p", { className: "said", role: "status" }));
const [servings] = all(".servings[data-written]");
/** The lines that are one food whatever stands behind it: "flour, sifted", unlike "potatoes, parmesan to serve". */
/** @type {HTMLElement[]} */
const lines = all(":scope > ul > li", section);
const remarked = new Set(section.dataset.remarked?.split(" ").map((place) => lines[Number(place)]));
const units = new Map(Object.entries(kitchenUnits.units).flatMap(([unit, facts]) =>
    facts.slice(2).map((word) => /** @type {[string, string]} */ ([String(word).toLowerCase(), unit]))));

/** @typedef {{ name: string, amount?: string, quantity?: KitchenQuantity | null }} Need */

/** How many times the recipe is shown. */
function factor() {
    const count = servings && Fraction.parse(find("input", servings).value);
    return servings && count ? count.over(Fraction.exact(servings.dataset.written)) : Fraction.whole(1);
}

/**
 * An amount as a reader types it, "1.5 kg"; null where it is none, or of a unit that is not known.
 * @param {string} [amount]
 */
function typed(amount = "") {
    const [, number = "", word = ""] = /^([\d\s.,/¼½¾⅓⅔⅛]+?)\s*(\p{L}[\p{L}. ]*)?$/u.exec(amount.trim()) ?? [];
    const count = Fraction.parse(number);
    const unit = units.get(word.toLowerCase());
    return !count || word && !unit ? null : new Quantity([count], unit);
}

/**
 * What a line asks for: of "500 g flour, sifted" 500 g and the flour. One with more behind its food comes whole, and the pantry does
 * not know how much of what it is. A line that does not begin with its amount is a name.
 * @param {HTMLElement} line
 * @returns {Need}
 */
function need(line) {
    const words = kitchenPage.without("small", line).textContent.replace(/\s+/g, " ").trim();
    const [mark] = all(".amount[data-amount]", line);
    const amount = mark?.textContent.replace(/\s+/g, " ").trim() ?? "";
    if (!mark || !amount || !words.startsWith(amount)) return { name: words.slice(0, 200) };
    const rest = words.slice(amount.length).trim();
    const food = /^[^,(]*[^,(\s]/.exec(rest)?.[0] ?? rest;
    if (food !== rest && !remarked.has(line)) return { name: rest.slice(0, 200), amount: amount.slice(0, 100) };
    const [numbers = "", unit] = (mark.dataset.amount ?? "").split(" ");
    const quantity = new Quantity(numbers.split("-").map(Fraction.exact), unit);
    const scaled = "fixed" in mark.dataset ? quantity : quantity.times(factor());
    return { name: food.slice(0, 200), amount: amount.slice(0, 100), quantity: scaled };
}

/** What can be taken from one another: grams of kilograms, of pieces only pieces. */
const kind = (/** @type {KitchenQuantity} */ { unit }) => unit && (kitchenUnits.shown.metric[unit] ?? unit);
const inBase = (/** @type {KitchenQuantity} */ quantity) => quantity.upper.times(quantity.factor);

/**
 * What is left to buy; null where the pantry has it all. Of what is there of a food without an amount nobody knows how much it is.
 * @param {Need} wanted
 * @param {Map<string, KitchenQuantity>} pantry
 */
function rest(wanted, pantry) {
    const there = pantry.get(folded(wanted.name));
    if (!there || !wanted.quantity || kind(there) !== kind(wanted.quantity)) return wanted;
    const [has, needs] = [inBase(there), inBase(wanted.quantity)];
    const taken = has.isLess(needs) ? has : needs;
    pantry.set(folded(wanted.name), new Quantity([has.minus(taken).over(there.factor)], there.unit));
    if (!taken.above) return wanted;
    if (taken.equals(needs)) return null;
    const left = new Quantity([needs.minus(taken).over(wanted.quantity.factor)], wanted.quantity.unit);
    const style = kitchenState.read().settings.units ?? kitchenUnits.style;
    const isMetric = all("[data-metric]").length > 0;
    return { ...wanted, amount: text(left, style, !isMetric).replaceAll("\u00A0", " ") };
}

/** What the reader's pantry has of each food that is still good, as far as its amount says how much. */
function supplies() {
    const today = new Date().toLocaleDateString("sv");
    /** @type {Map<string, KitchenQuantity>} */
    const supplies = new Map();
    for (const { name, amount, until } of hasPage("my-pantry") ? kitchenState.read().pantry : []) {
        const quantity = until && until < today ? null : typed(amount);
        const other = supplies.get(folded(name));
        const isSum = quantity && other && kind(quantity) === kind(other);
        if (isSum) supplies.set(folded(name), new Quantity([other.upper.plus(inBase(quantity).over(other.factor))], other.unit));
        else if (quantity && !other) supplies.set(folded(name), quantity);
    }
    return supplies;
}

/** Puts them onto the first list, or onto a new one where there is none. */
function put() {
    const needs = all("li", section).map(need).filter(({ name }) => name);
    const pantry = supplies();
    const items = needs.flatMap((wanted) => rest(wanted, pantry) ?? [])
        .map(({ name, amount }) => ({ id: newID(), name, ...(amount && { amount }) }));
    let list = "";
    const isKept = kitchenState.change(({ lists }) => {
        if (!lists.length) lists.push({ id: newID(), name: kitchenWords.my_lists, items: [] });
        for (const own of lists.slice(0, 1)) {
            own.items.push(...structuredClone(items));
            list = own.name;
        }
    });
    if (isKept) tell(items.map(({ id }) => id), needs.length, list);
}

/**
 * Says how many came onto which list, with a way back.
 * @param {string[]} ids
 * @param {number} count
 * @param {string} list
 */
function tell(ids, count, list) {
    const undo = button({ className: "button quiet", textContent: kitchenWords.onto_list_undo }, () => {
        kitchenState.change(({ lists }) => { for (const own of lists) own.items = own.items.filter(({ id }) => !ids.includes(id)); });
        said.replaceChildren();
    });
    const link = make("a", { href: `${document.documentElement.dataset.root}my-lists/index.html`, textContent: list });
    const had = count - ids.length;
    const texts = [filled(kitchenWords.onto_list_done, { n: ids.length }), ...had ? [filled(kitchenWords.onto_list_had, { n: had })] : []];
    said.replaceChildren(`${texts.join(" ")} `, link, " ", undo);
}

return { put };
})();
