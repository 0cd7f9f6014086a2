// Says of what is on the menu at some times only whether it is had now: by the clock of the house, wherever the reader is. A screen on the
// wall, which nobody looks after, reads the menu again every ten minutes, where that can be had.
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
if (all(".screen").length) setInterval(() => fetch("").then((answer) => answer.ok && location.reload()), 600_000);
})();
