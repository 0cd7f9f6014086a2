// A button at each pizza and drink, which puts it into the order. What that needs to know comes with the first.
"use strict";

const kitchenAdd = (() => {
const { all, find, button, filled } = kitchenPage;

/** The order with the menu; null where the menu cannot be had. */
async function cart() {
    const areThere = await kitchenLoad.scripts("clock", "order-words", "prices", "offers", "cart", "choose");
    const menu = areThere && await kitchenLoad.data("menu");
    return menu ? kitchenCart(menu) : null;
}

/**
 * Puts a line into the order; what is left to choose of it is asked for before.
 * @param {ChosenLine} line
 * @param {boolean} isAsked
 */
async function add(line, isAsked = false) {
    const own = await cart();
    if (!own) return;
    const isOpen = own.isOpen(line) && (isAsked || own.isUnchosen(line));
    const chosen = isOpen ? await kitchenChoose(own, line) : line;
    if (!chosen) return;
    const text = filled(kitchenWords[own.add(chosen)], { name: own.name(chosen) });
    if (await kitchenLoad.scripts("order-bar")) kitchenOrderBar.say(text);
}

/** @type {{ line: ChosenLine, own: HTMLButtonElement }[]} */
const offers = [];

/**
 * A button that puts a line into the order.
 * @param {string} name
 * @param {ChosenLine} line
 * @param {Partial<HTMLButtonElement>} looks
 */
function offer(name, line, looks, isAsked = false) {
    const label = filled(kitchenWords.add_to_order, { name });
    const own = button({ ariaLabel: label, textContent: isAsked ? label : "", ...looks }, () => add(line, isAsked));
    offers.push({ line, own });
    return own;
}

/**
 * Makes the prices of the sizes buttons, so that a size is chosen by its price; gives whether there are some.
 * @param {Element} dish
 * @param {string} name
 * @param {ChosenLine} line
 */
function offerSizes(dish, name, line) {
    const prices = all(".price:has(small)", dish);
    for (const price of prices) {
        const size = find("small", price).textContent;
        const label = `${name}, ${price.textContent.trim().replace(/\s+/, " ")}`;
        const own = offer(label, { ...line, size }, { className: "price add" });
        own.append(...price.childNodes);
        price.replaceWith(own);
    }
    return prices.length > 0;
}

const slug = (/** @type {string} */ address) => decodeURI(new URL(address).pathname).split("/").at(-2) ?? "";

for (const dish of all(".dish")) {
    const [link] = all("h3 a", dish);
    const name = find("h3", dish).textContent.trim();
    const line = link ? { pizza: slug(link.href) } : { drink: Number(dish.dataset.drink) };
    if (!offerSizes(dish, name, line)) find(".dish-line", dish).append(offer(name, line, { className: "add" }));
}
for (const page of all(".portrait[data-pizza]")) {
    const name = find("h1", page).textContent.trim();
    const line = { pizza: page.dataset.pizza };
    offerSizes(page, name, line);
    find(".to-order", page).append(offer(name, line, { className: "button add" }, true));
}

/** How many of each are in the order already: a size counts for itself. */
kitchenState.watch(({ order: { lines = [] } }) => {
    for (const { line, own } of offers) {
        let n = 0;
        for (const own of lines) if (!own.half && own.pizza === line.pizza && own.drink === line.drink && (!line.size || own.size === line.size)) n += own.count;
        if (n) own.dataset.count = String(n);
        else delete own.dataset.count;
        own.setAttribute("aria-description", n ? filled(kitchenWords.in_order, { n }) : "");
    }
});

return { add };
})();
