// A button at each pizza and drink, which puts it into the order. What that needs to know comes with the first.
"use strict";

const kitchenAdd = (() => {
const { all, find, make, button, filled } = kitchenPage;
const { root } = document.documentElement.dataset;

/** The order with the menu; null where the menu cannot be had. */
async function cart() {
    const areThere = await kitchenLoad.scripts("order-words", "prices", "cart", "choose");
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
    const isOpen = line.drink === undefined && (isAsked || own.menu.sizes.length && line.size === undefined);
    const chosen = isOpen ? await kitchenChoose(own, line) : line;
    if (!chosen) return;
    say(own.add(chosen) ? filled(kitchenWords.added_to_order, { name: own.name(chosen) }) : kitchenWords.order_full);
}

/**
 * Says what came of it, at the foot of the window, with the way to the order.
 * @param {string} text
 */
function say(text) {
    const note = document.querySelector(".added") ?? document.body.appendChild(make("p", { className: "added", role: "status" }));
    const n = kitchenState.read().order.lines?.reduce((sum, line) => sum + line.count, 0) ?? 0;
    const textContent = filled(kitchenWords.see_order, { n });
    note.replaceChildren(`${text} `, make("a", { href: `${root}order/index.html`, textContent }));
}

/** @param {string} name @param {ChosenLine} line @param {Element} place @param {boolean} isWhole */
function offer(name, line, place, isWhole) {
    const label = filled(kitchenWords.add_to_order, { name: name.trim() });
    const looks = isWhole ? { className: "button add", textContent: label } : { className: "add", ariaLabel: label };
    place.append(button(looks, () => add(line, isWhole)));
}

const slug = (/** @type {string} */ address) => decodeURI(new URL(address).pathname).split("/").at(-2) ?? "";

for (const dish of all(".dish")) {
    const [link] = all("h3 a", dish);
    const line = link ? { pizza: slug(link.href) } : { drink: Number(dish.dataset.drink) };
    offer(find("h3", dish).textContent, line, find(".dish-line", dish), false);
}
for (const page of all(".portrait[data-pizza]")) {
    offer(find("h1", page).textContent, { pizza: page.dataset.pizza }, find(".to-order", page), true);
}

return { add };
})();
