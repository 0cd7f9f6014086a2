// Shows a recipe for as many servings as are typed, or as the address says (#servings=6), in the units of the reader's
// settings.
"use strict";

(() => {
const { Fraction, Quantity, converted, written, exactText, text, money } = kitchenAmounts;
const [one, most] = [1, 10000].map(Fraction.whole);
const servings = document.querySelector(".servings[data-written]");
const author = servings ? Fraction.exact(servings.dataset.written) : one;
const first = servings ? Fraction.parse(servings.dataset.shown) : one;
let current = first;
let style = kitchenUnits.style;

/** Reads `3/2 cup`, `2-3 clove` and `5`, with the systems behind them for which the author's units stay. */
function amountMark(element) {
    const [numbers, unit, ...kept] = element.dataset.amount.split(" ");
    const quantity = new Quantity(numbers.split("-").map(Fraction.exact), unit);
    const first = { text: element.textContent, exact: element.title };
    return { element, quantity, kept, isFixed: "fixed" in element.dataset, first };
}

/** Reads what a line needs of a supply that it shares with others. */
function stockMark(element) {
    const [there, needed] = [element.dataset.there, element.dataset.needed].map(Fraction.exact);
    const [number, unit] = element.dataset.measure.split(" ");
    const next = element.nextElementSibling;
    return {
        element, there, needed, measure: new Quantity([Fraction.exact(number)], unit), supply: element.dataset.supply,
        isFixed: "fixed" in element.dataset, hasMore: "more" in element.dataset,
        food: element.dataset.food ? ` (${element.dataset.food})` : "",
        soon: next?.classList.contains("soon") ? next : null,
    };
}

/** Says of each line, in order, what the house has for so many times the recipe: see PantryCheck. */
function showStock(marks, factor) {
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
        element.textContent = element.hidden ? "" : kitchenUnits.stock[state].replace(
            "{amount}", () => text(measure.times(short.over(needed)), style)) + food;
    }
}

/** A number of servings that is typed; null for what is none. */
function servingCount(text) {
    const count = Fraction.parse(text);
    return count !== null && count.above > 0n && count.isLess(most) ? count : null;
}

/** The number that the address asks for; null where it asks for none. */
function addressed() {
    const wanted = /^#servings=([\d./]{1,14})$/.exec(location.hash);
    return wanted && servingCount(wanted[1]);
}

/** Writes the number into the address, where a reload and a link find it. */
function address(count, isWritten) {
    const { above, below } = count;
    const hash = isWritten ? "" : `#servings=${below === 1n ? above : `${above}/${below}`}`;
    if (location.hash === hash || (isWritten && !addressed())) return;
    history.replaceState(history.state, "", location.pathname + location.search + hash);
}

const amounts = [...document.querySelectorAll(".amount[data-amount]")].map(amountMark);
const costs = [...document.querySelectorAll("[data-cost]")].map((element) => ({ element, first: element.textContent }));
const stock = [...document.querySelectorAll(".stock[data-supply]")].map(stockMark);
const note = document.querySelector(".method-note");

/** The words of an amount for so many times the recipe; what nobody changes stays as its author wrote it. */
function words({ quantity, kept, first }, factor, isBuilt) {
    const [own, built] = [style, kitchenUnits.style].map((style) => (kept.includes(style) ? "author" : style));
    if (isBuilt && own === built) return first;
    if (!factor.equals(one) || converted(quantity, own)) return written(quantity.times(factor), own);
    const isAuthors = isBuilt && !converted(quantity, built);
    return isAuthors ? first : { text: exactText(quantity).replaceAll(" ", "\u00a0"), exact: "" };
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

function control() {
    const input = servings.querySelector("input");
    // What is shown is said to who cannot see it.
    const status = kitchenPage.make("span", { className: "sr", ariaLive: "polite" });
    servings.querySelector(".scaler").append(status);

    /** Shows it and says so: in the address, and to who cannot see it. */
    function choose(count) {
        const isNew = !count.equals(current);
        current = count;
        show();
        address(count, count.equals(first));
        if (isNew) status.textContent = `${input.ariaLabel}: ${count.mixed}`;
    }

    function typed() {
        const count = servingCount(input.value);
        input.ariaInvalid = count === null;
        if (count) choose(count);
        return count;
    }

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
    servings.querySelector(".less").addEventListener("click", () => step(-1));
    servings.querySelector(".more-of").addEventListener("click", () => step(1));
    if (addressed()) follow();
    // A browser that restores a page fills the box again.
    else if (input.value !== first.mixed) typed();
    addEventListener("hashchange", follow);
}

if (servings) control();
kitchenState.watch(({ settings: { units } }) => {
    style = units ?? kitchenUnits.style;
    show();
});
})();
