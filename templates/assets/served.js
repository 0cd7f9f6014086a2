// Says of what is on the menu at some times only whether it is had now: by the clock of the house, wherever the reader is.
"use strict";

(() => {
const { all } = kitchenPage;
const [menu] = all("[data-zone]");
const { isServed, isOut } = kitchenClock(menu?.dataset.zone || undefined);

function show() {
    for (const timed of all("[data-when]")) {
        const isNow = isServed((timed.dataset.when ?? "").split("|"));
        for (const note of all(".when-not", timed)) note.hidden = isNow;
    }
    for (const note of all("[data-out]")) note.hidden = !isOut(note.dataset.out);
}

show();
setInterval(show, 30_000);
})();
