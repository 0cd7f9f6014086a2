// Boxes stay ticked on this device: what differs from the list as it was written is kept, and nothing else.
"use strict";

const kitchenTicks = (() => {
const list = kitchenState.place;
const { all, find } = kitchenPage;
const name = (/** @type {HTMLInputElement} */ box) => box.value.slice(0, 500);

/** Ticks the boxes that are there now: a script may add some. */
function show({ ticks } = kitchenState.read()) {
    const own = new Map(Object.entries(ticks[list] ?? {}));
    for (const box of all(".ticks input")) box.checked = own.get(name(box)) ?? box.defaultChecked;
}

/**
 * What a box stands for, as lists and the pantry of the reader keep it.
 * @param {HTMLInputElement} box
 */
function item(box) {
    const { name = "", amount, until, price } = box.dataset;
    return {
        name: name.slice(0, 200), ...(amount && { amount: amount.slice(0, 100) }), ...(until && { until }),
        ...(price && { price: Number(price) }),
    };
}

/**
 * What is ticked on a list or a sheet is at home now; where the tick is taken away, it is not.
 * @param {HTMLInputElement} box
 */
function store(box) {
    // In cook mode boxes have no name, and nothing stands behind them.
    if (!box.dataset.name || typeof kitchenMine === "undefined") return;
    const id = `${list}#${name(box)}`.slice(0, 1000);
    if (box.checked) kitchenMine.buy({ ...item(box), id });
    else kitchenMine.takeBack(id);
}

function takeOver() {
    const items = all(".ticks input").map((box) => ({ ...item(box), id: kitchenPage.newID(), ...(box.checked && { done: true }) }));
    kitchenState.change(({ lists }) => {
        lists.push({ id: kitchenPage.newID(), name: find("h1").textContent.slice(0, 200), items });
    });
    location.href = `${document.documentElement.dataset.root}my-lists/index.html`;
}

/** @param {Event} event */
function keep({ target }) {
    if (!(target instanceof HTMLInputElement) || !target.matches(".ticks input")) return;
    kitchenState.change(({ ticks }) => {
        const own = ticks[list] ?? {};
        if (target.checked === target.defaultChecked) delete own[name(target)];
        else own[name(target)] = target.checked;
        if (Object.keys(own).length) ticks[list] = own;
        else delete ticks[list];
    });
    store(target);
}

document.addEventListener("change", keep);
for (const over of all(".take-over")) {
    over.hidden = false;
    over.addEventListener("click", takeOver);
}
kitchenState.watch(show);
return { show };
})();
