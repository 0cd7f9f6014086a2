// What is in the order, at the foot of every page while there is something, with the way there.
"use strict";

const kitchenOrderBar = (() => {
const { all, make, filled } = kitchenPage;
const words = kitchenWords;
const href = `${document.documentElement.dataset.root}order/index.html`;
const said = make("span", { role: "status" });
const link = make("a", { href, hidden: true });
const bar = make("aside", { className: "order-bar", ariaLabel: words.order_yours, hidden: true }, said, link);
/** The menu that this page was made with, or the one of now where it shows no prices. */
const shown = all("[data-menu]")[0]?.dataset.menu ?? kitchenMenu;

/** @param {Kept} kept */
function show({ order: { lines = [], sum, menu } }) {
    const n = lines.reduce((all, { count }) => all + count, 0);
    for (const own of all(`.masthead a[href="${href}"]`)) {
        if (n) own.dataset.count = String(n);
        else delete own.dataset.count;
    }
    // Beside other prices the sum of the former ones would be false.
    const price = shown === menu ? sum : undefined;
    link.textContent = [n === 1 ? words.order_one : filled(words.order_many, { n }), price, words.see_order].filter(Boolean).join(" · ");
    link.hidden = !n;
    reveal();
}

/** What was said is seen where nothing is in the order too: that something is sold out. */
function reveal() { bar.hidden = link.hidden && !said.textContent; }

/**
 * Says for a while what came of a click.
 * @param {string} text
 */
function say(text) {
    said.textContent = text;
    reveal();
    setTimeout(() => {
        if (said.textContent === text) said.textContent = "";
        reveal();
    }, 6000);
}

// Early for the keyboard. The page of the order shows all of it itself, and a screen on the wall is not where anybody orders.
if (kitchenState.place !== "order/") all("body > .skip")[0]?.after(bar);
// Without its style it would push the page away.
kitchenState.bring("order-bar.css").then(() => kitchenState.watch(show));
return { say };
})();
