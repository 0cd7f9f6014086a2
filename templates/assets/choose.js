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

/** @param {Cart} cart @param {ChosenLine} line */
function groups(cart, line) {
    const { prices, toppings, plain, offered, without } = cart;
    const found = cart.pizzas.get(line.pizza ?? "");
    const own = line.toppings ?? found?.toppings ?? [];
    const left = without(own, line.minus ?? []);
    const label = (/** @type {number} */ id) => plain(toppings.get(id)?.name ?? `#${id}`);
    const on = own.map((id) => box("checkbox", "on", id, label(id), left.includes(id) && Boolean(left.splice(left.indexOf(id), 1))));
    const more = offered(found)
        .map((id) => box("checkbox", "more", id, cart.extraName(line.pizza, id), line.plus?.includes(id) ?? false));
    return [
        group("order_size", "sizes", prices.sizes(found).map((name) => box("radio", "size", name, plain(name), name === line.size))),
        group("order_on_it", "ons", on), group("order_extras", "mores", more),
    ];
}

/**
 * The line as the boxes of a window say.
 * @param {HTMLElement} dialog
 * @param {ChosenLine} line
 * @returns {ChosenLine}
 */
function chosen(dialog, line) {
    /** @param {"more" | "on"} name @param {boolean} isChecked */
    const ids = (name, isChecked) => all(`input[name=${name}]`, dialog).filter((input) => input.checked === isChecked).map(({ value }) => Number(value));
    const { size: _, plus: __, minus: ___, ...rest } = line;
    const size = all("input[name=size]:checked", dialog)[0]?.value;
    const plus = ids("more", true);
    const minus = ids("on", false);
    return { ...rest, ...size === undefined ? {} : { size }, ...plus.length ? { plus } : {}, ...minus.length ? { minus } : {} };
}

/**
 * Shows what it costs, and what each extra adds to that, once there is a size.
 * @param {Cart} cart
 * @param {HTMLElement} dialog
 * @param {ChosenLine} line
 */
function price(cart, dialog, line) {
    const now = chosen(dialog, line);
    const { written } = cart.prices;
    /** @param {HTMLElement} input @param {string} text */
    const tell = (input, text) => { find("small", input.parentElement ?? dialog).textContent = text; };
    const isReady = cart.fault(now) !== "order_size_gone";
    const done = find("button.done", dialog);
    done.disabled = !isReady;
    done.textContent = kitchenWords.order_done + (isReady ? ` · ${written(cart.unit(now))}` : "");
    for (const input of all("input[name=size]", dialog)) tell(input, written(cart.unit({ ...now, size: input.value })));
    for (const input of all("input[name=more]", dialog)) {
        const others = cart.without(now.plus ?? [], [Number(input.value)]);
        const more = cart.unit({ ...now, plus: [...others, Number(input.value)] }) - cart.unit({ ...now, plus: others });
        tell(input, isReady ? `+${written(more)}` : "");
    }
}

/** @type {(cart: Cart, line: ChosenLine) => Promise<PricedLine | null>} */
return (cart, line) => new Promise((done) => {
    kitchenState.bring("choose.css");
    const title = make("h2", { id: "choose-title", dir: "auto", textContent: cart.name(line) });
    const dialog = make("dialog", { className: "choose" }, title, ...groups(cart, line), make("p", { className: "actions" },
        button({ className: "button done" }, take),
        button({ className: "button quiet", textContent: kitchenWords.order_cancel }, () => finish(null))));
    dialog.setAttribute("aria-labelledby", title.id);
    /** @param {PricedLine | null} line */
    const finish = (line) => {
        dialog.close();
        dialog.remove();
        done(line);
    };
    dialog.addEventListener("change", () => price(cart, dialog, line));
    /** At once, as the event of the dialog comes late: what is typed meanwhile would be lost. */
    function take() {
        const result = chosen(dialog, line);
        finish({ ...result, price: Number(cart.unit(result)) });
    }
    dialog.addEventListener("close", () => finish(null));
    document.body.append(dialog);
    price(cart, dialog, line);
    dialog.showModal();
});
})();
