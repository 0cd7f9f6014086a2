// Boxes stay ticked on this device: what differs from the list as it was written is kept, and nothing else.
"use strict";

(() => {
    const key = `forno-ticks ${location.pathname}`;
    let ticks = {};
    // A browser may forbid the storage, or hold something else in it; then boxes are ticked until the page is left.
    try { ticks = JSON.parse(localStorage.getItem(key)) ?? {}; } catch { ticks = {}; }

    const keep = () => {
        try {
            if (Object.keys(ticks).length > 0) localStorage.setItem(key, JSON.stringify(ticks));
            else localStorage.removeItem(key);
        } catch { /* as above */ }
    };

    for (const box of document.querySelectorAll(".ticks input")) {
        if (ticks[box.value] === !box.defaultChecked) box.checked = !box.defaultChecked;
        box.addEventListener("change", () => {
            if (box.checked === box.defaultChecked) delete ticks[box.value];
            else ticks[box.value] = box.checked;
            keep();
        });
    }
})();
