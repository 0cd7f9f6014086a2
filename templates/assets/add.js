// A button at each pizza and drink, which puts it into the order. What that needs to know comes with the first.
"use strict";

const kitchenAdd = (() => {
const { make, button, filled } = kitchenPage;
const { root } = document.documentElement.dataset;

/** The order with the menu; null where the menu cannot be had. */
async function cart() {
    const areThere = await kitchenLoad.scripts("order-words", "prices", "cart", "choose");
    const menu = areThere && await kitchenLoad.data("menu");
    return menu ? kitchenCart(menu) : null;
}

/** Puts a line into the order; what is left to choose of it is asked for before. */
async function add(line, isAsked = false) {
    const own = await cart();
    if (!own) return;
    const isOpen = line.drink === undefined && (isAsked || own.menu.sizes.length && line.size === undefined);
    const chosen = isOpen ? await kitchenChoose(own, line) : line;
    if (!chosen) return;
    say(own, own.add(chosen) ? filled(kitchenWords.added_to_order, { name: own.name(chosen) }) : kitchenWords.order_full);
}

/** Says what came of it, at the foot of the window, with the way to the order. */
function say(own, text) {
    const note = document.querySelector(".added") ?? document.body.appendChild(make("p", { className: "added", role: "status" }));
    const n = kitchenState.read().order.lines?.reduce((sum, line) => sum + line.count, 0) ?? 0;
    const textContent = filled(kitchenWords.see_order, { n });
    note.replaceChildren(`${text} `, make("a", { href: `${root}order/index.html`, textContent }));
}

function offer(name, line, place, isWhole) {
    const label = filled(kitchenWords.add_to_order, { name: name.trim() });
    const looks = isWhole ? { className: "button add", textContent: label } : { className: "add", ariaLabel: label };
    place.append(button(looks, () => add(line, isWhole)));
}

const slug = (address) => decodeURI(new URL(address, location.href).pathname).split("/").at(-2);

for (const dish of document.querySelectorAll(".dish")) {
    const name = dish.querySelector("h3");
    const link = dish.querySelector("h3 a");
    const line = link ? { pizza: slug(link.href) } : { drink: Number(dish.dataset.drink) };
    offer(name.textContent, line, dish.querySelector(".dish-line"), false);
}
for (const title of document.querySelectorAll(".portrait[data-pizza] h1")) {
    const page = title.closest(".portrait");
    offer(title.textContent, { pizza: page.dataset.pizza }, page.querySelector(".to-order"), true);
}

return { add };
})();
