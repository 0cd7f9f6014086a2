// Where to eat: places by food, the nearest first, and a map that comes closer.
"use strict";

(() => {
const { all, find, submitted, folded, filled } = kitchenPage;
const form = find("form.near");
const foodBox = find("input[name=food]", form);
const townBox = find("input[name=town]", form);
const said = find(".said");
const list = find(".place-cards");
/** None on a site that leads to no service of maps. */
const [anywhere] = all("form.anywhere");
const query = anywhere && find("input[name=query]", anywhere);
const foods = all("a[data-food]");
const places = all(":scope > *", list).map((card, number) => {
    const [latitude = 0, longitude = 0] = card.dataset.at.split(" ").map(Number);
    return { card, number: number + 1, at: { latitude, longitude }, foods: card.dataset.foods.split(" "), away: 0 };
});

/** @typedef {{ latitude: number, longitude: number }} Position */
/** @typedef {{ x: number, y: number }} Point on the map */

// ---- What is asked for, and where from ----

/**
 * The position that the reader's device gave, until a town is typed.
 * @type {Position | null}
 */
let position = null;

/**
 * The slug of a food as it is typed or named in the address; null for one that no place has.
 * @param {string} text
 */
function foodNamed(text) {
    const name = folded(text);
    const found = foods.find(({ dataset, textContent }) => dataset.food === text || folded(textContent) === name)
        ?? foods.find(({ textContent }) => folded(textContent).startsWith(name) || name.startsWith(folded(textContent)));
    return found?.dataset.food ?? null;
}

/**
 * The middle of a town's places; null for a town that the page does not know.
 * @param {string} text
 */
function townNamed(text) {
    const name = folded(text);
    const there = places.filter(({ card }) => card.dataset.town && folded(card.dataset.town).startsWith(name));
    if (!there.length) return null;
    /** @param {keyof Position} key */
    const mean = (key) => there.reduce((sum, { at }) => sum + at[key], 0) / there.length;
    return { latitude: mean("latitude"), longitude: mean("longitude") };
}

/**
 * The distance in kilometres along the earth (haversine).
 * @param {Position} one
 * @param {Position} other
 */
function distance(one, other) {
    const radians = (/** @type {number} */ degrees) => degrees * Math.PI / 180;
    /** @param {keyof Position} key */
    const half = (key) => Math.sin(radians(other[key] - one[key]) / 2) ** 2;
    const share = half("latitude") + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half("longitude");
    return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** @param {number} kilometres */
function written(kilometres) {
    const isNear = kilometres < 1;
    const form = { style: "unit", unit: isNear ? "meter" : "kilometer", maximumFractionDigits: isNear || kilometres >= 10 ? 0 : 1 };
    return new Intl.NumberFormat(list.dataset.language, form).format(isNear ? Math.round(kilometres * 100) * 10 : kilometres);
}

function show() {
    const asked = foodBox.value.trim();
    const town = townBox.value.trim();
    const food = asked ? foodNamed(asked) : null;
    const from = town ? townNamed(town) : position;
    for (const place of places) {
        const isShown = !asked || food !== null && place.foods.includes(food);
        place.away = from ? distance(from, place.at) : 0;
        place.card.hidden = !isShown;
        find(".distance", place.card).textContent = from ? filled(list.dataset.away, { distance: written(place.away) }) : "";
        for (const mark of document.querySelectorAll(`[data-place="${place.number}"]`)) mark.classList.toggle("off", !isShown);
    }
    list.append(...[...places].sort((one, other) => one.away - other.away || one.number - other.number).map(({ card }) => card));
    for (const link of foods) link.ariaCurrent = link.dataset.food === food ? "true" : null;
    if (asked && query) query.value = asked;
    if (from && anywhere) anywhere.dataset.at = `${from.latitude} ${from.longitude}`;
    tell(asked, town && !from ? town : "");
}

/** @param {string} food @param {string} unknownTown */
function tell(food, unknownTown) {
    const count = places.filter(({ card }) => !card.hidden).length;
    const about = count ? filled(said.dataset.found, { n: count }) : filled(said.dataset.none, { food });
    said.textContent = unknownTown ? `${filled(said.dataset.town ?? "", { town: unknownTown })} ${about}` : food || position ? about : "";
}

if (anywhere && query) {
    anywhere.hidden = false;
    submitted(anywhere, () => {
        const [latitude = "", longitude = ""] = anywhere.dataset.at.split(" ");
        location.href = filled(anywhere.dataset.search, { query: encodeURIComponent(query.value), latitude, longitude });
    });
}

// ---- The address: #food=pizza, or ?food=pizza of a plain form ----

/** @param {string} text */
function decoded(text) {
    try { return decodeURIComponent(text); } catch { return ""; }
}

function readAddress() {
    const food = location.hash.startsWith("#food=") ? decoded(location.hash.slice(6)) : null;
    const asked = new URLSearchParams(location.search);
    const [typed, town] = [asked.get("food"), asked.get("town")];
    if (food !== null) foodBox.value = foods.find(({ dataset }) => dataset.food === food)?.textContent ?? food.slice(0, 200);
    else if (typed !== null) foodBox.value = typed.slice(0, 200);
    if (town !== null) townBox.value = town.slice(0, 200);
    show();
}

form.hidden = false;
find(".by-food").classList.add("scripted");
addEventListener("hashchange", readAddress);
submitted(form, show);
foodBox.addEventListener("change", show);
townBox.addEventListener("change", show);
for (const link of foods) link.addEventListener("click", (event) => {
    if (!link.ariaCurrent) return;
    event.preventDefault();
    foodBox.value = "";
    history.replaceState(null, "", location.pathname);
    show();
});
find(".here", form).addEventListener("click", () => {
    const refused = () => { said.textContent = said.dataset.position; townBox.focus(); };
    if (!navigator.geolocation) return refused();
    navigator.geolocation.getCurrentPosition(({ coords }) => {
        position = coords;
        townBox.value = "";
        show();
    }, refused);
});

// ---- The map ----

const plot = find(".plot");
const map = /** @type {SVGSVGElement} */ (plot.querySelector("svg"));
const steps = [...map.querySelectorAll("g")].filter(({ dataset }) => dataset.zoom);
const { width, height } = map.viewBox.baseVal;
const buttons = find(".zoom");
const closer = find("button.in", buttons);
const farther = find("button.out", buttons);
let step = 0;
/** @type {Point} */
let middle = { x: width / 2, y: height / 2 };

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(Math.max(value, least), most);

const zoom = () => Number(steps[step]?.dataset.zoom);

function draw() {
    const size = { x: width / zoom(), y: height / zoom() };
    middle = { x: within(middle.x, size.x / 2, width - size.x / 2), y: within(middle.y, size.y / 2, height - size.y / 2) };
    const corner = { x: middle.x - size.x / 2, y: middle.y - size.y / 2 };
    map.setAttribute("viewBox", `${corner.x} ${corner.y} ${size.x} ${size.y}`);
    steps.forEach((group, number) => group.setAttribute("display", number === step ? "inline" : "none"));
    steps[step]?.querySelector(".scale")?.setAttribute("transform", `translate(${corner.x * zoom()} ${corner.y * zoom()})`);
    plot.classList.toggle("near-by", step > 0);
    closer.disabled = step === steps.length - 1;
    farther.disabled = step === 0;
}

/** Where the places that are shown are on the map, the nearest to its middle first. */
function points() {
    const away = (/** @type {Point} */ point) => Math.hypot(point.x - middle.x, point.y - middle.y);
    return pointsOf("a[data-point]:not(.off)").sort((one, other) => away(one) - away(other));
}

/**
 * Where on the map the links of places are that a selector finds.
 * @param {string} selector
 */
function pointsOf(selector) {
    /** @type {NodeListOf<SVGAElement>} */
    const links = map.querySelectorAll(selector);
    return [...links].map(({ dataset }) => {
        const [x = 0, y = 0] = dataset.point.split(" ").map(Number);
        return { x, y };
    });
}

/**
 * Comes closer or goes away; what it comes closer to has a place in it.
 * @param {1 | -1} change
 */
function zoomBy(change) {
    step = within(step + change, 0, steps.length - 1);
    /** @param {Point} point */
    const isSeen = ({ x, y }) => Math.abs(x - middle.x) < width / zoom() / 2 && Math.abs(y - middle.y) < height / zoom() / 2;
    const [nearest] = points();
    if (nearest && !isSeen(nearest)) middle = nearest;
    draw();
}

/**
 * Moves what is shown, by shares of it.
 * @param {number} x
 * @param {number} y
 */
function move(x, y) {
    const { width: shownWidth, height: shownHeight } = map.viewBox.baseVal;
    middle = { x: middle.x + x * shownWidth, y: middle.y + y * shownHeight };
    draw();
}

const keys = new Map(Object.entries({
    "+": () => zoomBy(1), "-": () => zoomBy(-1), ArrowLeft: () => move(-0.25, 0), ArrowRight: () => move(0.25, 0),
    ArrowUp: () => move(0, -0.25), ArrowDown: () => move(0, 0.25),
}));
plot.tabIndex = 0;
plot.addEventListener("keydown", (event) => {
    const act = keys.get(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || !act) return;
    event.preventDefault();
    act();
});
plot.addEventListener("pointermove", (event) => {
    if (step && event.buttons === 1) move(-event.movementX / plot.clientWidth, -event.movementY / plot.clientHeight);
});
plot.addEventListener("dragstart", (event) => event.preventDefault());
map.addEventListener("focusin", ({ target }) => {
    if (!step || !(target instanceof SVGElement) || !target.matches(":focus-visible")) return;
    const [point] = pointsOf(`a[data-point][data-place="${target.dataset.place}"]`);
    if (point) middle = point;
    draw();
});
closer.addEventListener("click", () => zoomBy(1));
farther.addEventListener("click", () => zoomBy(-1));
buttons.hidden = false;
draw();
readAddress();
})();
