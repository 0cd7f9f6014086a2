// Cook mode: a recipe one step at a time, in large type, with the ingredients that the step names and its times as timers.
"use strict";

const kitchenCook = (() => {
const store = kitchenState;
const words = kitchenWords;
const { all, find, make, button, without, folded } = kitchenPage;
const slug = store.place.split("/")[1] ?? "";
const title = find(".recipe h1").textContent.trim();
const body = find(".recipe-body");

// ---- What is cooked ----

/** @typedef {{ step: Element, heading: string }} MethodStep */
/** @typedef {{ line: HTMLElement, noun: string | undefined }} IngredientLine */

/**
 * The steps of the method, each with the heading that it stands under.
 * @returns {MethodStep[]}
 */
function methodSteps() {
    let heading = "";
    return [...find(".method").children].flatMap((part) => {
        if (part.matches("h2, .method-note")) return [];
        if (part.matches("h3, h4, h5, h6")) return heading = part.textContent.trim(), [];
        const own = heading;
        return (part.matches("ol, ul") ? [...part.children] : [part]).map((step) => ({ step, heading: own }));
    });
}

const steps = methodSteps();
/** @type {IngredientLine[]} */
const ingredients = all(".ingredients li").map((line) => ({ line, noun: noun(line) }));

/**
 * The words of a text that can name a food, without their accents.
 * @param {string} text
 * @returns {string[]}
 */
function named(text) {
    return folded(text).match(/\p{L}{3,}/gu) ?? [];
}

/**
 * The noun of a line: in English and German the last word of what it names, elsewhere the first.
 * @param {Element} line
 */
function noun(line) {
    const copy = without(".stock, .amount", line);
    const found = named(copy.textContent.trim().replace(/[,(;:–].*/s, ""));
    return found.at(/^(en|de)/.test(document.documentElement.lang) ? -1 : 0);
}

/**
 * Whether two words are forms of one: "tomato" and "tomatoes".
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const stem = long.startsWith(short) ? short.length : short.length - 1;
    return long.length - short.length <= 2 && stem >= 3 && long.startsWith(short.slice(0, stem));
}

/**
 * The ingredients that a step names.
 * @param {Element} step
 */
function ingredientsOf(step) {
    const said = named(step.textContent);
    return ingredients.filter(({ noun }) => noun && said.some((word) => isSame(word, noun)));
}

/**
 * The seconds of a time as HTML states it, as PT1H30M.
 * @param {HTMLTimeElement} time
 */
function seconds(time) {
    const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(time.dateTime) ?? [];
    const [days = 0, hours = 0, minutes = 0, rest = 0] = parts.slice(1).map((part) => Number(part ?? 0));
    return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
}

/** The time of the whole recipe: the last of its facts is the total. */
const recipeTime = () => all(".facts time").at(-1);

// ---- What is seen ----

/**
 * The ingredients with a box each, whose name stays the same for another number of servings.
 * @param {IngredientLine[]} lines
 */
function boxes(lines) {
    return make("ul", { className: "ticks" }, ...lines.map(({ line }) => {
        const shown = without(".stock", line);
        const kept = without(".stock", line);
        for (const amount of all("[data-amount]", kept)) amount.textContent = amount.dataset.amount ?? "";
        const box = make("input", { type: "checkbox", value: kept.textContent.replace(/\s+/g, " ").trim() });
        return make("li", {}, make("label", {}, box, make("span", {}, ...shown.childNodes)));
    }));
}

/**
 * Makes a button of each time, which starts a timer. A link around one would lead away.
 * @param {Element} copy
 * @param {number} number
 */
function withTimers(copy, number) {
    for (const link of all("a:has(time)", copy)) link.replaceWith(...link.childNodes);
    for (const time of all("time.timer", copy)) {
        const text = time.textContent.trim();
        const ariaLabel = words.timer_start.replace("{time}", () => text);
        time.replaceWith(button({ className: "start-timer", textContent: text, ariaLabel }, () => startTimer(number, text, seconds(time))));
    }
    return copy;
}

/** @param {number} step @param {string} text @param {number} seconds */
function startTimer(step, text, seconds) {
    kitchenTimers.start({ recipe: slug, title, step, text, seconds });
}

/** What rings, and what does not: said where a timer starts. */
const rings = () => make("p", { className: "cook-rings", textContent: words.cook_sleeps });

/**
 * What stands on the page of a step; 0 is what comes before the first.
 * @param {number} number
 */
function contentOf(number) {
    const shown = steps[number - 1];
    if (!shown) return [boxes(ingredients)];
    const { step, heading } = shown;
    const copy = withTimers(step.cloneNode(true), number);
    for (const own of copy.querySelectorAll("[id]")) own.removeAttribute("id");
    const prose = make("div", { className: "prose", dir: "auto" }, ...(step.matches("li") ? copy.childNodes : [copy]));
    const [note] = all(".method-note:not([hidden])");
    const text = make("div", { className: "cook-text" },
        ...(heading ? [make("p", { className: "cook-part", textContent: heading })] : []), prose,
        ...(prose.querySelector(".start-timer") ? [rings()] : []),
        ...(note && step.querySelector(".method-note") === null ? [make("p", { className: "cook-note", textContent: note.textContent })] : []));
    return [text, boxes(ingredientsOf(step))];
}

const heading = make("h2", { tabIndex: -1, autofocus: true });
const content = make("div", { className: "cook-step" });
const awake = make("p", { className: "cook-note" });
const page = make("div", { className: "cook-page" }, make("div", { ariaLive: "polite" }, heading, content), awake);
const back = button({ className: "button quiet", textContent: words.previous }, () => go(place - 1));
const next = button({ className: "button" }, forward);
const offer = make("div", { className: "cook-offer" });
const leave = button({ className: "cook-leave", textContent: "✕", ariaLabel: words.cook_leave }, () => dialog.close());
const dialog = make("dialog", { className: "cook", ariaLabel: title },
    make("div", { className: "cook-head" }, make("p", { textContent: title }), leave), page,
    make("div", { className: "cook-foot" }, offer, back, next));
let place = 0;

function show() {
    heading.textContent = place ? kitchenPage.filled(words.cook_step, { n: place, m: steps.length }) : words.ingredients;
    content.replaceChildren(...contentOf(place));
    showOffer();
    back.hidden = !place;
    next.textContent = !place ? words.cook_start : place < steps.length ? words.next : words.cook_finish;
    kitchenTicks.show();
    fit();
}

/** Asks, before the first step, whether to start a timer of the whole recipe, where none is running. */
function showOffer() {
    const time = recipeTime();
    const isOffered = time && !place && !store.read().timers.some(({ recipe, step }) => recipe === slug && !step);
    if (!isOffered) return offer.replaceChildren();
    if (offer.firstChild) return;
    const text = time.textContent.trim();
    offer.append(button({ className: "start-timer", textContent: kitchenPage.filled(words.timer_ask, { time: text }) }, () => {
        startTimer(0, text, seconds(time));
        next.focus();
    }), rings());
}

/** Sets a step in the largest type with which it needs no scrolling and none of its words is broken. */
function fit() {
    const text = content.querySelector(".prose") ?? content;
    let [least, most] = [0, Math.min(page.clientWidth, page.clientHeight) / 5];
    content.style.overflowWrap = "normal";
    const set = (/** @type {number} */ size) => content.style.setProperty("--size", `${size}px`);
    while (most - least > 1) {
        const size = (least + most) / 2;
        set(size);
        if (page.scrollHeight > page.clientHeight || text.scrollWidth > text.clientWidth) most = size;
        else least = size;
    }
    // What is measured is rounded.
    set(least - 1);
    content.style.overflowWrap = "";
}

// ---- From step to step ----

function forward() {
    if (place < steps.length) go(place + 1);
    else finish();
}

/**
 * Shows a step, from its beginning. The focus stays on its button where that is still there.
 * @param {number} number
 */
function go(number) {
    place = Math.min(Math.max(number, 0), steps.length);
    show();
    keep(true);
    page.scrollTop = 0;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !dialog.contains(focused) || focused.hidden) heading.focus();
}

/** What is kept last, from here. */
let isKeptOpen = false;

/** @param {boolean} isOpen */
function keep(isOpen) {
    isKeptOpen = isOpen;
    store.change((state) => {
        const others = state.cooking.filter(({ recipe }) => recipe !== slug);
        state.cooking = [...others, { recipe: slug, step: place, at: Date.now(), isOpen }].slice(-50);
    });
}

/** Leaves nothing ticked, and begins at the first step the next time. */
function finish() {
    place = 0;
    store.change((state) => { delete state.ticks[store.place]; });
    dialog.close();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
    if (!dialog.open || event.ctrlKey || event.altKey || event.metaKey) return;
    /** @type {Record<string, number>} */
    const places = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: steps.length };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
}

/** @type {PointerEvent | null} */
let touched = null;

/** @param {PointerEvent} from @param {PointerEvent} to */
function swiped(from, to) {
    const across = to.clientX - from.clientX;
    const down = to.clientY - from.clientY;
    touched = null;
    if (Math.abs(across) > 60 && Math.abs(across) > 2 * Math.abs(down)) go(place - Math.sign(across));
}

// ---- The screen stays on ----

/** @type {WakeLockSentinel | null} */
let lock = null;

/** The browser lets go of the screen when the page is hidden: it is asked again when the page is seen again. */
async function stayAwake() {
    if (!dialog.open || document.visibilityState !== "visible" || lock?.released === false) return;
    try { lock = await navigator.wakeLock.request("screen"); } catch { lock = null; }
    awake.textContent = lock ? words.cook_awake : "";
    if (!dialog.open) sleep();
}

function sleep() {
    lock?.release();
    lock = null;
}

function closed() {
    keep(false);
    sleep();
    kitchenTimers.place();
}

/** Opens where it was left. */
function open() {
    if (dialog.open) return;
    place = Math.min(store.read().cooking.find(({ recipe }) => recipe === slug)?.step ?? 0, steps.length);
    dialog.showModal();
    kitchenTimers.place();
    go(place);
    stayAwake();
}

dialog.addEventListener("close", closed);
// That event comes late: the page may be gone before it, and would open the next time where it was closed.
addEventListener("pagehide", () => { if (isKeptOpen && !dialog.open) keep(false); });
page.addEventListener("pointerdown", (event) => { touched = event.pointerType === "mouse" ? null : event; });
page.addEventListener("pointerup", (event) => { if (touched) swiped(touched, event); });
document.addEventListener("keydown", pressed);
document.addEventListener("visibilitychange", stayAwake);
// Other servings may come while a step is shown, as when the page is loaded anew.
new MutationObserver(() => { if (dialog.open) show(); }).observe(body, { subtree: true, childList: true, characterData: true });
new ResizeObserver(() => { if (dialog.open) fit(); }).observe(page);
document.body.append(dialog);
store.watch(showOffer);
return { open };
})();
