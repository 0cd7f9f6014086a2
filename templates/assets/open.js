// Brings what says whether the house is open, once its hours come into view.
"use strict";

(() => {
const seen = new IntersectionObserver((hours) => {
    if (!hours.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    for (const name of ["openings", "hours"]) {
        const src = `${document.documentElement.dataset.root}assets/${name}.js`;
        document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
    }
}, { rootMargin: "200px" });
for (const hours of document.querySelectorAll(".hours")) seen.observe(hours);
})();
