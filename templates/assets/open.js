// Brings what says whether the house is open, once its hours come into view.
"use strict";

(() => {
const seen = new IntersectionObserver((hours) => {
    if (!hours.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    kitchenState.bring("openings.js", "clock.js", "hours.js");
}, { rootMargin: "200px" });
for (const hours of document.querySelectorAll(".hours")) seen.observe(hours);
})();
