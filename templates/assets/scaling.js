// Shows a recipe for as many servings as are typed.
"use strict";

(() => {
const { Fraction, Quantity, text, money } = kitchenAmounts;
const most = Fraction.whole(10000);

/** Reads `3/2 cup`, `2-3 clove` and `5`, with a style behind where it is not the site's. */
function amountMark(element) {
    const words = element.dataset.amount.split(" ");
    const isStyled = words.length > 1 && !kitchenUnits.units[words[words.length - 1]];
    const style = isStyled ? words.pop() : kitchenUnits.style;
    const quantity = new Quantity(words[0].split("-").map(Fraction.exact), words[1]);
    return { element, style, quantity, first: element.textContent };
}

/** Reads what a line needs of a supply that it shares with others. */
function stockMark(element) {
    const [there, needed] = [element.dataset.there, element.dataset.needed].map(Fraction.exact);
    const [number, unit] = element.dataset.measure.split(" ");
    const next = element.nextElementSibling;
    return {
        element, there, needed, measure: new Quantity([Fraction.exact(number)], unit), supply: element.dataset.supply,
        isFixed: "fixed" in element.dataset, hasMore: "more" in element.dataset,
        soon: next?.classList.contains("soon") ? next : null,
    };
}

/** Says of each line, in order, what the house has for so many times the recipe: see PantryCheck. */
function showStock(marks, factor) {
    const left = new Map();
    for (const { element, there, needed, measure, supply, isFixed, hasMore, soon } of marks) {
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
            "{amount}", () => text(measure.times(short.over(needed)), kitchenUnits.style));
    }
}

function scale(servings) {
    const [written, first] = [servings.dataset.written, servings.dataset.shown].map(Fraction.exact);
    const input = servings.querySelector("input");
    const amounts = [...document.querySelectorAll(".amount[data-amount]")].map(amountMark);
    const costs = [...document.querySelectorAll("[data-cost]")].map((element) => ({ element, first: element.textContent }));
    const stock = [...document.querySelectorAll(".stock[data-supply]")].map(stockMark);
    const note = document.querySelector(".method-note");

    function show(count) {
        const factor = count.over(written);
        const isFirst = count.equals(first);
        for (const { element, style, quantity, first } of amounts) {
            element.textContent = isFirst ? first : text(quantity.times(factor), style);
        }
        for (const { element, first } of costs) {
            element.textContent = isFirst ? first : money(Fraction.exact(element.dataset.cost).times(factor));
        }
        showStock(stock, factor);
        if (note) note.hidden = count.equals(written);
    }

    function typed() {
        const count = Fraction.parse(input.value);
        const isGood = count !== null && count.above > 0n && count.isLess(most);
        input.setAttribute("aria-invalid", String(!isGood));
        if (isGood) show(count);
        return isGood ? count : null;
    }

    function step(by) {
        const count = typed() ?? first;
        const whole = new Fraction(by < 0 ? (count.above - 1n) / count.below : count.floor + 1n);
        if (!whole.above) return;
        input.value = whole.mixed;
        show(whole);
    }

    input.inputMode = "decimal";
    input.addEventListener("input", typed);
    servings.querySelector(".less").addEventListener("click", () => step(-1));
    servings.querySelector(".more-of").addEventListener("click", () => step(1));
    servings.querySelector(".scaler").hidden = false;
    servings.querySelector(".served").hidden = true;
}

document.querySelectorAll(".servings[data-written]").forEach(scale);
})();
