// Shows a recipe for as many servings as are typed, or as the address says (#servings=6), in the units of the reader's
// settings.
"use strict";

(() => {
const { Fraction, Quantity, converted, written, authorsText, text, unitWord, money } = kitchenAmounts;
const { all, find, make } = kitchenPage;
const one = Fraction.whole(1);
const most = Fraction.whole(10_000);
const [servings] = all(".servings[data-written]");
const author = servings ? Fraction.exact(servings.dataset.written) : one;
const first = servings && Fraction.parse(servings.dataset.shown) || one;
// A recipe in metric units has its spoons in no cups, nor has one that is shown in metric units.
const isMetric = all("[data-metric]").length > 0;
let current = first;
let style = kitchenUnits.style;

/**
 * Reads `3/2 cup`, `2-3 clove` and `5`, with the systems behind them for which the author's units stay.
 * @param {HTMLElement} element
 */
function amountMark(element) {
    const [numbers = "", unit, ...kept] = (element.dataset.amount ?? "").split(" ");
    const quantity = new Quantity(numbers.split("-").map(Fraction.exact), unit);
    const first = { text: element.textContent, exact: element.title };
    return { element, quantity, kept, isFixed: "fixed" in element.dataset, isWord: "word" in element.dataset, first };
}

/**
 * Reads what a line needs of a supply that it shares with others.
 * @param {HTMLElement} element
 */
function stockMark(element) {
    const there = Fraction.exact(element.dataset.there);
    const needed = Fraction.exact(element.dataset.needed);
    const [number = "", unit] = element.dataset.measure.split(" ");
    const next = element.nextElementSibling;
    return {
        element, there, needed, measure: new Quantity([Fraction.exact(number)], unit), supply: element.dataset.supply,
        isFixed: "fixed" in element.dataset, hasMore: "more" in element.dataset,
        food: element.dataset.food ? ` (${element.dataset.food})` : "",
        soon: next instanceof HTMLElement && next.matches(".soon") ? next : null,
    };
}

/**
 * Says of each line, in order, what the house has for so many times the recipe: see PantryCheck.
 * @param {ReturnType<typeof stockMark>[]} marks
 * @param {ExactNumber} factor
 */
function showStock(marks, factor) {
    /** @type {Map<string, ExactNumber>} */
    const left = new Map();
    for (const { element, there, needed, measure, supply, isFixed, hasMore, food, soon } of marks) {
        const wanted = isFixed ? needed : needed.times(factor);
        const rest = left.get(supply) ?? there;
        const taken = rest.isLess(wanted) ? rest : wanted;
        left.set(supply, rest.minus(taken));
        const short = wanted.minus(taken);
        const state = !short.above ? "enough" : hasMore ? "unsure" : taken.above ? "short" : "none";
        element.className = `stock ${state}`;
        element.hidden = state === "none";
        if (soon) soon.hidden = element.hidden;
        element.textContent = state === "none" ? "" : (kitchenUnits.stock?.[state] ?? "").replace(
            "{amount}", () => text(measure.times(short.over(needed)), style, !isMetric)) + food;
    }
}

/**
 * A number of servings that is typed; null for what is none.
 * @param {string} text
 */
function servingCount(text) {
    const count = Fraction.parse(text);
    return count !== null && count.above > 0n && count.isLess(most) ? count : null;
}

/** The number that the address asks for; null where it asks for none. */
function addressed() {
    const wanted = /^#servings=([\d./]{1,14})$/.exec(location.hash);
    return servingCount(wanted?.[1] ?? "");
}

/**
 * Writes the number into the address, where a reload and a link find it.
 * @param {ExactNumber} count
 * @param {boolean} isWritten
 */
function address(count, isWritten) {
    const { above, below } = count;
    const hash = isWritten ? "" : `#servings=${below === 1n ? above : `${above}/${below}`}`;
    if (location.hash === hash || (isWritten && !addressed())) return;
    history.replaceState(history.state, "", location.pathname + location.search + hash);
}

const amounts = all(".amount[data-amount]").map(amountMark);
const costs = all("[data-cost]").map((element) => ({ element, first: element.textContent }));
const stock = all(".stock[data-supply]").map(stockMark);
const [note] = all(".method-note");

/**
 * The words of an amount for so many times the recipe; what nobody changes stays as its author wrote it.
 * @param {ReturnType<typeof amountMark>} mark
 * @param {ExactNumber} factor
 * @param {boolean} isBuilt
 */
function words({ quantity, kept, isWord, first: built }, factor, isBuilt) {
    if (isWord) return { text: word(quantity, built.text, factor), exact: "" };
    return amountWords({ quantity, kept, first: built }, factor, isBuilt);
}

/**
 * The word for a unit that stands apart: as the page was built with, where that is right.
 * @param {KitchenQuantity} quantity
 * @param {string} built
 * @param {ExactNumber} factor
 */
function word(quantity, built, factor) {
    const now = unitWord(quantity.times(factor));
    return now === unitWord(quantity.times(first.over(author))) ? built : now;
}

/**
 * @param {Pick<ReturnType<typeof amountMark>, "quantity" | "kept" | "first">} mark
 * @param {ExactNumber} factor
 * @param {boolean} isBuilt
 */
function amountWords({ quantity, kept, first }, factor, isBuilt) {
    /** @param {UnitStyle} style @returns {UnitStyle} */
    const unlessKept = (style) => kept.includes(style) ? "author" : style;
    const own = unlessKept(style);
    const built = unlessKept(kitchenUnits.style);
    if (isBuilt && own === built) return first;
    if (!factor.equals(one) || converted(quantity, own)) {
        return written(quantity.times(factor), own, !isMetric && style !== "metric");
    }
    const isAuthors = isBuilt && !converted(quantity, built);
    return isAuthors ? first : { text: authorsText(quantity).replaceAll(" ", "\u00A0"), exact: "" };
}

function show() {
    const factor = current.over(author);
    const isFirst = current.equals(first);
    for (const mark of amounts) {
        const { text, exact } = mark.isFixed ? words(mark, one, true) : words(mark, factor, isFirst);
        mark.element.textContent = text;
        if (exact) mark.element.title = exact;
        else mark.element.removeAttribute("title");
    }
    for (const { element, first } of costs) {
        element.textContent = isFirst ? first : money(Fraction.exact(element.dataset.cost).times(factor));
    }
    showStock(stock, factor);
    if (note) note.hidden = current.equals(author);
}

/** @param {HTMLElement} servings */
function control(servings) {
    const input = find("input", servings);
    // What is shown is said to who cannot see it.
    const status = make("span", { className: "sr", ariaLive: "polite" });
    find(".scaler", servings).append(status);

    /**
     * Shows it and says so: in the address, and to who cannot see it.
     * @param {ExactNumber} count
     */
    function choose(count) {
        const isNew = !count.equals(current);
        current = count;
        show();
        address(count, count.equals(first));
        if (isNew) status.textContent = `${input.ariaLabel}: ${count.mixed}`;
    }

    function typed() {
        const count = servingCount(input.value);
        input.ariaInvalid = String(count === null);
        if (count) choose(count);
        return count;
    }

    /** @param {1 | -1} by */
    function step(by) {
        const count = typed() ?? first;
        const whole = new Fraction(by < 0 ? (count.above - 1n) / count.below : count.floor + 1n);
        if (!whole.above || !whole.isLess(most)) return;
        input.value = whole.mixed;
        typed();
    }

    /** Shows what the address asks for; what it does not ask for is as it was written. */
    function follow() {
        const count = addressed() ?? (location.hash.startsWith("#servings") || !location.hash ? first : null);
        if (!count || count.equals(current)) return;
        input.value = count.mixed;
        typed();
    }

    input.addEventListener("input", typed);
    find(".less", servings).addEventListener("click", () => step(-1));
    find(".more-of", servings).addEventListener("click", () => step(1));
    if (addressed()) follow();
    // A browser that restores a page fills the box again.
    else if (input.value !== first.mixed) typed();
    addEventListener("hashchange", follow);
}

if (servings) control(servings);
kitchenState.watch(({ settings: { units } }) => {
    style = units ?? kitchenUnits.style;
    show();
});
})();
