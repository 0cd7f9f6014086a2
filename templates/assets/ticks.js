// Boxes stay ticked on this device: what differs from the list as it was written is kept, and nothing else.
"use strict";

(() => {
const home = new URL(document.documentElement.dataset.root || "./", location.href);
const list = decodeURI(location.pathname.slice(home.pathname.length)).replace(/index\.html$/, "");
const boxes = [...document.querySelectorAll(".ticks input")];
const name = (box) => box.value.slice(0, 500);

function show({ ticks }) {
    for (const box of boxes) box.checked = ticks[list]?.[name(box)] ?? box.defaultChecked;
}

function keep({ target }) {
    kitchenState.change(({ ticks }) => {
        const own = ticks[list] ?? {};
        if (target.checked === target.defaultChecked) delete own[name(target)];
        else own[name(target)] = target.checked;
        if (Object.keys(own).length) ticks[list] = own;
        else delete ticks[list];
    });
}

for (const box of boxes) box.addEventListener("change", keep);
kitchenState.watch(show);
})();
