// Where to eat: places by food, the nearest first, and a map that comes closer.
"use strict";

(() => {
const form = document.querySelector(".near");
const said = document.querySelector(".said");
const list = document.querySelector(".place-cards");
const anywhere = document.querySelector(".anywhere");
const foods = [...document.querySelectorAll("[data-food]")];
const places = [...list.children].map((card, number) => {
    const [latitude, longitude] = card.dataset.at.split(" ").map(Number);
    return { card, number: number + 1, at: { latitude, longitude }, foods: card.dataset.foods.split(" ") };
});
const { submitted, folded, filled } = kitchenPage;

// ---- What is asked for, and where from ----

/** The position that the reader's device gave, until a town is typed. */
let position = null;

/** The slug of a food as it is typed or named in the address; null for one that no place has. */
function foodNamed(text) {
    const name = folded(text);
    const found = foods.find(({ dataset, textContent }) => dataset.food === text || folded(textContent) === name)
        ?? foods.find(({ textContent }) => folded(textContent).startsWith(name) || name.startsWith(folded(textContent)));
    return found?.dataset.food ?? null;
}

/** The middle of a town's places; null for a town that the page does not know. */
function townNamed(text) {
    const name = folded(text);
    const there = places.filter(({ card }) => card.dataset.town && folded(card.dataset.town).startsWith(name));
    if (!there.length) return null;
    const mean = (key) => there.reduce((sum, { at }) => sum + at[key], 0) / there.length;
    return { latitude: mean("latitude"), longitude: mean("longitude") };
}

/** The distance in kilometres along the earth (haversine). */
function distance(one, other) {
    const radians = (degrees) => degrees * Math.PI / 180;
    const half = (key) => Math.sin(radians(other[key] - one[key]) / 2) ** 2;
    const share = half("latitude") + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half("longitude");
    return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(share)));
}

function written(kilometres) {
    const [value, unit] = kilometres < 1 ? [Math.round(kilometres * 100) * 10, "meter"] : [kilometres, "kilometer"];
    const digits = kilometres < 1 || kilometres >= 10 ? 0 : 1;
    return new Intl.NumberFormat(list.dataset.language, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}

function show() {
    const asked = form.elements.food.value.trim();
    const town = form.elements.town.value.trim();
    const food = asked ? foodNamed(asked) : null;
    const from = town ? townNamed(town) : position;
    const fits = (place) => !asked || place.foods.includes(food);
    for (const place of places) {
        place.away = from ? distance(from, place.at) : 0;
        place.card.hidden = !fits(place);
        place.card.querySelector(".distance").textContent = from ? filled(list.dataset.away, { distance: written(place.away) }) : "";
        for (const mark of document.querySelectorAll(`[data-place="${place.number}"]`)) mark.classList.toggle("off", !fits(place));
    }
    list.append(...[...places].sort((one, other) => one.away - other.away || one.number - other.number).map(({ card }) => card));
    for (const link of foods) link.ariaCurrent = link.dataset.food === food ? "true" : null;
    if (asked) anywhere.elements.query.value = asked;
    if (from) anywhere.dataset.at = `${from.latitude}/${from.longitude}`;
    tell(asked, town && !from ? town : "");
}

function tell(food, unknownTown) {
    const count = places.filter(({ card }) => !card.hidden).length;
    const about = count ? filled(said.dataset.found, { n: count }) : filled(said.dataset.none, { food });
    said.textContent = unknownTown ? `${filled(said.dataset.town, { town: unknownTown })} ${about}` : food || position ? about : "";
}

anywhere.hidden = false;
submitted(anywhere, () => {
    const query = new URLSearchParams({ query: anywhere.elements.query.value });
    location.href = `https://www.openstreetmap.org/search?${query}#map=14/${anywhere.dataset.at}`;
});

// ---- The address: #food=pizza, or ?food=pizza of a plain form ----

function decoded(text) {
    try { return decodeURIComponent(text); } catch { return ""; }
}

function readAddress() {
    const food = location.hash.startsWith("#food=") ? decoded(location.hash.slice(6)) : null;
    const query = new URLSearchParams(location.search);
    if (food !== null) form.elements.food.value = foods.find(({ dataset }) => dataset.food === food)?.textContent ?? food.slice(0, 200);
    else if (query.has("food")) form.elements.food.value = query.get("food").slice(0, 200);
    if (query.has("town")) form.elements.town.value = query.get("town").slice(0, 200);
    show();
}

form.hidden = false;
document.querySelector(".by-food").classList.add("scripted");
addEventListener("hashchange", readAddress);
submitted(form, show);
form.elements.food.addEventListener("change", show);
form.elements.town.addEventListener("change", show);
for (const link of foods) link.addEventListener("click", (event) => {
    if (!link.ariaCurrent) return;
    event.preventDefault();
    form.elements.food.value = "";
    history.replaceState(null, "", location.pathname);
    show();
});
form.querySelector(".here").addEventListener("click", () => {
    const refused = () => { said.textContent = said.dataset.position; form.elements.town.focus(); };
    if (!navigator.geolocation) return refused();
    navigator.geolocation.getCurrentPosition(({ coords }) => {
        position = coords;
        form.elements.town.value = "";
        show();
    }, refused);
});

// ---- The map ----

const plot = document.querySelector(".plot");
const map = plot.querySelector("svg");
const steps = [...map.querySelectorAll("[data-zoom]")];
const { width, height } = map.viewBox.baseVal;
const buttons = document.querySelector(".zoom");
let step = 0;
let middle = { x: width / 2, y: height / 2 };

const within = (value, least, most) => Math.min(Math.max(value, least), most);

function draw() {
    const zoom = Number(steps[step].dataset.zoom);
    const size = { x: width / zoom, y: height / zoom };
    middle = { x: within(middle.x, size.x / 2, width - size.x / 2), y: within(middle.y, size.y / 2, height - size.y / 2) };
    const corner = { x: middle.x - size.x / 2, y: middle.y - size.y / 2 };
    map.setAttribute("viewBox", `${corner.x} ${corner.y} ${size.x} ${size.y}`);
    steps.forEach((group, number) => group.setAttribute("display", number === step ? "inline" : "none"));
    steps[step].querySelector(".scale").setAttribute("transform", `translate(${corner.x * zoom} ${corner.y * zoom})`);
    plot.classList.toggle("near-by", step > 0);
    buttons.querySelector(".in").disabled = step === steps.length - 1;
    buttons.querySelector(".out").disabled = step === 0;
}

/** Where the places that are shown are on the map, the nearest to its middle first. */
function points() {
    const away = (point) => Math.hypot(point.x - middle.x, point.y - middle.y);
    return [...steps[0].querySelectorAll("[data-point]:not(.off)")].map(pointOf).sort((one, other) => away(one) - away(other));
}

function pointOf({ dataset }) {
    const [x, y] = dataset.point.split(" ").map(Number);
    return { x, y };
}

/** Comes closer or goes away; what it comes closer to has a place in it. */
function zoomBy(change) {
    step = within(step + change, 0, steps.length - 1);
    const zoom = Number(steps[step].dataset.zoom);
    const isSeen = ({ x, y }) => Math.abs(x - middle.x) < width / zoom / 2 && Math.abs(y - middle.y) < height / zoom / 2;
    const [nearest] = points();
    if (nearest && !isSeen(nearest)) middle = nearest;
    draw();
}

/** Moves what is shown, by shares of it. */
function move(x, y) {
    const { width: shownWidth, height: shownHeight } = map.viewBox.baseVal;
    middle = { x: middle.x + x * shownWidth, y: middle.y + y * shownHeight };
    draw();
}

const keys = {
    "+": () => zoomBy(1), "-": () => zoomBy(-1), ArrowLeft: () => move(-0.25, 0), ArrowRight: () => move(0.25, 0),
    ArrowUp: () => move(0, -0.25), ArrowDown: () => move(0, 0.25),
};
plot.tabIndex = 0;
plot.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
});
plot.addEventListener("pointermove", (event) => {
    if (step && event.buttons === 1) move(-event.movementX / plot.clientWidth, -event.movementY / plot.clientHeight);
});
plot.addEventListener("dragstart", (event) => event.preventDefault());
map.addEventListener("focusin", ({ target }) => {
    if (!step || !target.matches(":focus-visible")) return;
    middle = pointOf(steps[0].querySelector(`[data-place="${target.dataset.place}"]`));
    draw();
});
buttons.querySelector(".in").addEventListener("click", () => zoomBy(1));
buttons.querySelector(".out").addEventListener("click", () => zoomBy(-1));
buttons.hidden = false;
draw();
readAddress();
})();
