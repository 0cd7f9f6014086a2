// A window in which a dish is chosen: its size, what is taken off, and what comes on it besides.
"use strict";

/** A promise of a line as it was chosen; null where that was cancelled. */
const kitchenChoose = (() => {
const { all, find, make, button } = kitchenPage;

/** @param {string} type @param {string} name @param {string | number} value @param {string} label @param {boolean} isChecked */
function box(type, name, value, label, isChecked) {
    const input = make("input", { type, name, value: String(value), checked: isChecked });
    return make("label", {}, input, " ", make("span", { textContent: label }), make("small"));
}

/** @param {OrderWord} word @param {string} name @param {HTMLElement[]} boxes */
const group = (word, name, boxes) => make("fieldset", { name, hidden: !boxes.length }, make("legend", { textContent: kitchenWords[word] }), ...boxes);

/**
 * A list of pizzas for one half; a whole pizza is the second one that has no name.
 * @param {"pizza" | "half"} name
 * @param {{ slug: string, name: string }[]} pizzas
 * @param {string} chosen
 */
function half(name, pizzas, chosen) {
    const options = pizzas.map(({ slug, name }) => make("option", { value: slug, textContent: name, selected: slug === chosen }));
    return make("select", { name, ariaLabel: `${kitchenWords.order_half} ${name === "half" ? 2 : 1}` }, ...options);
}

/**
 * The halves of a pizza: the second one, and the first where there are two.
 * @param {MenuPizza[]} pizzas those that can be halves
 * @param {ChosenLine} line
 */
function halves(pizzas, { pizza = "", half: other }) {
    const others = pizzas.filter(({ slug }) => slug !== pizza);
    if (!others.length) return [];
    const firsts = pizzas.filter(({ slug }) => slug !== other);
    return [...other === undefined ? [] : [half("pizza", firsts, pizza)], half("half", [{ slug: "", name: "–" }, ...others], other ?? "")];
}

/**
 * The boxes of a choice: of one, each rules the others out.
 * @param {Cart} cart
 * @param {MenuChoice} choice
 * @param {string} name
 * @param {string[]} ids what is chosen of it
 */
function choiceOf({ plain, filled, isOut }, { least, most, of }, name, ids) {
    const label = filled(least ? "choose_n" : "choose_up_to", { n: String(most) });
    const type = least === 1 && most === 1 ? "radio" : "checkbox";
    return make("fieldset", { name: "choice" }, make("legend", { textContent: label }),
        ...of.filter((food) => ids.includes(food.id) || !isOut(food)).map((food) => box(type, name, food.id, plain(food.name), ids.includes(food.id))));
}

/** @param {Cart} cart @param {ChosenLine} line */
function groups(cart, line) {
    const { toppings, plain, without } = cart;
    const { size, ...inAny } = line;
    const own = cart.choices(inAny);
    const left = without(own.on, line.minus ?? []);
    const label = (/** @type {number} */ id) => plain(toppings.get(id)?.name ?? `#${id}`);
    const on = own.on.map((id) => box("checkbox", "on", id, label(id), left.includes(id) && Boolean(left.splice(left.indexOf(id), 1))));
    const more = own.more
        .map((id) => box("checkbox", "more", id, cart.extraName(line.pizza, id), line.plus?.includes(id) ?? false));
    const choices = cart.pizzas.get(line.pizza ?? "")?.choices ?? [];
    return [
        ...choices.map((choice, place) => choiceOf(cart, choice, `choice-${place}`, line.chosen?.[place] ?? [])),
        group("order_half", "halves", halves(own.halves, line)),
        group("order_size", "sizes", own.sizes.map((name) => box("radio", "size", name, plain(name), name === size))),
        group("order_on_it", "ons", on), group("order_extras", "mores", more),
    ];
}

/** A line without what is empty in it. */
const given = (/** @type {{ [Key in keyof ChosenLine]: ChosenLine[Key] | undefined }} */ line) =>
    /** @type {ChosenLine} */ (Object.fromEntries(Object.entries(line).filter(([, value]) => /** @type {string} */ (value ?? "").length !== 0)));

/**
 * The line as the boxes of a window say, or as they do for another size, with what can be had in it.
 * @param {Cart} cart
 * @param {HTMLElement} dialog
 * @param {ChosenLine} line
 * @returns {ChosenLine}
 */
function chosen(cart, dialog, line, size = all("input[name=size]:checked", dialog)[0]?.value) {
    const more = all("input[name=more]:checked", dialog).map(({ value }) => Number(value));
    const off = all("input[name=on]:not(:checked)", dialog).map(({ value }) => Number(value));
    const dish = given({ ...line, pizza: all("select[name=pizza]", dialog)[0]?.value ?? line.pizza, half: all("select[name=half]", dialog)[0]?.value, size });
    const offered = cart.choices(dish).more;
    return given({
        ...dish, plus: more.filter((id) => offered.includes(id)), minus: off,
        chosen: all("fieldset[name=choice]", dialog).map((choice) => all("input:checked", choice).map(({ value }) => value)),
    });
}

/**
 * Shows what it costs, and what each extra and what can be chosen adds to that, once there is a size.
 * @param {Cart} cart
 * @param {HTMLElement} dialog
 * @param {ChosenLine} line
 */
function price(cart, dialog, line) {
    const now = chosen(cart, dialog, line);
    const { written } = cart.prices;
    /** @param {HTMLElement} input @param {string} text */
    const tell = (input, text) => { find("small", input.parentElement ?? dialog).textContent = text; };
    const isReady = !cart.isUnchosen(now);
    const done = find("button.done", dialog);
    done.disabled = !isReady;
    done.textContent = kitchenWords.order_done + (isReady ? ` · ${written(cart.unit(now))}` : "");
    for (const input of all("input[name=size]", dialog)) tell(input, written(cart.unit(chosen(cart, dialog, line, input.value))));
    const offered = cart.choices(now).more;
    for (const input of all("input[name=more]", dialog)) {
        const id = Number(input.value);
        const plus = cart.without(now.plus ?? [], [id]);
        const more = cart.unit({ ...now, plus: [...plus, id] }) - cart.unit({ ...now, plus });
        input.disabled = !offered.includes(id);
        tell(input, isReady && !input.disabled ? `+${written(more)}` : "");
    }
    cart.pizzas.get(now.pizza ?? "")?.choices?.forEach(({ of }, place) => {
        for (const input of all(`input[name=choice-${place}]`, dialog)) {
            const food = of.find(({ id }) => id === input.value);
            const more = food ? cart.added(now, food) : 0n;
            tell(input, more ? `+${written(more)}` : "");
        }
    });
}

/**
 * A line with two halves to begin with, where it names none yet.
 * @param {Cart} cart
 * @param {ChosenLine} line
 */
function begun(cart, line) {
    const [one, other] = line.half === "" ? cart.halves() : [];
    return one && other ? { ...line, pizza: one.slug, half: other.slug } : line;
}

/** @type {(cart: Cart, line: ChosenLine) => Promise<PricedLine | null>} */
return (cart, asked) => new Promise((done) => {
    let line = begun(cart, asked);
    kitchenState.bring("choose.css");
    const title = make("h2", { id: "choose-title", dir: "auto" });
    const boxes = make("div");
    const dialog = make("dialog", { className: "choose" }, title, boxes, make("p", { className: "actions" },
        button({ className: "button done" }, take),
        button({ className: "button quiet", textContent: kitchenWords.order_cancel }, () => finish(null))));
    dialog.setAttribute("aria-labelledby", title.id);
    /** @param {PricedLine | null} line */
    const finish = (line) => {
        dialog.close();
        dialog.remove();
        done(line);
    };
    function show() {
        title.textContent = cart.name(line);
        boxes.replaceChildren(...groups(cart, line));
        price(cart, dialog, line);
    }
    // Another half has other sizes and toppings.
    dialog.addEventListener("change", ({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return price(cart, dialog, line);
        line = chosen(cart, dialog, line);
        show();
        find(`select[name=${target.name}]`, dialog).focus();
    });
    /** At once, as the event of the dialog comes late: what is typed meanwhile would be lost. */
    function take() {
        const result = chosen(cart, dialog, line);
        finish({ ...result, price: Number(cart.unit(result)) });
    }
    dialog.addEventListener("close", () => finish(null));
    document.body.append(dialog);
    show();
    dialog.showModal();
});
})();
