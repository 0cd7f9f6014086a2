// Search: what is typed is looked for in an index that comes in parts, as they are needed. The rules are those of `forno find`.
"use strict";

(() => {
const form = document.querySelector("form.search");
const [count, list, chance] = [".count", ".found", ".chance"].map((part) => document.querySelector(part));
const { root } = document.documentElement.dataset;
const { make, filled } = kitchenPage;
const fields = [{ bit: 1, weight: 8 }, { bit: 2, weight: 4, why: "search_why_tag" }, { bit: 4, weight: 2, why: "search_why_ingredient" }];
const ingredient = fields.slice(2);
const most = 10;

/** The index; null before it is loaded. */
let index = null;

// ---- Words, folded as the program folds them ----

const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

function folded(letter) {
    if (!/\p{Script=Latin}/u.test(letter)) return letter.replace(accents, "");
    return index?.spelled[letter] ?? letter.normalize("NFD").replace(accents, "");
}

const wordsOf = (text) => [...[...text].map((letter) => letter.toLowerCase()).join("")].map(folded).join("")
    .match(/[\p{L}\p{Nd}\p{Mn}\p{Mc}]+/gu) ?? [];

// ---- The index ----

const digits = new Map([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map((digit, value) => [digit, value]));
const part = (name) => kitchenLoad.data(`search/${name}`);

/** Calls a function with each of the numbers that a text holds. */
function eachNumber(text, look) {
    let number = 0;
    let scale = 1;
    for (const letter of text) {
        const digit = digits.get(letter);
        number += (digit % 32) * scale;
        scale *= 32;
        if (digit < 32) {
            look(number);
            [number, scale] = [0, 1];
        }
    }
}

/** The words of the index; null when they cannot be loaded. */
async function words() {
    if (index) return index;
    const data = await part("terms");
    if (!data) return null;
    const terms = [];
    let last = "";
    let place = 0;
    while (place < data.terms.length) {
        const end = data.terms.indexOf(",", place);
        last = last.slice(0, digits.get(data.terms[place])) + data.terms.slice(place + 1, end);
        terms.push(last);
        place = end + 1;
    }
    index = { ...data, terms, bits: terms.map(bitsOf) };
    return index;
}

const partOf = (place) => `words-${index.starts.findLastIndex((start) => start <= place)}`;

/** What has a term: calls a function with the number of each entry and its fields. */
async function eachPosting(place, look) {
    const name = partOf(place);
    let entry = -1;
    eachNumber((await part(name))[place - index.starts[Number(name.slice(6))]], (step) => {
        entry += Math.floor(step / 8);
        look(entry, step % 8);
    });
}

// ---- Matching ----

/** How many slips of the keyboard are between two words, as lists of letters, the other with or without an ending. */
function slips(one, other, most) {
    const ending = one.length >= 6 ? 2 : 0;
    if (one.length - other.length > most || other.length - one.length > most + ending) return most + 1;
    let before = [];
    let last = other.map((_, place) => place).concat(other.length);
    for (let i = 0; i < one.length; i += 1) {
        const row = [i + 1];
        for (let j = 0; j < other.length; j += 1) {
            row[j + 1] = Math.min(last[j] + (one[i] === other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1);
            const isSwap = i && j && one[i] === other[j - 1] && one[i - 1] === other[j];
            if (isSwap) row[j + 1] = Math.min(row[j + 1], before[j - 1] + 1);
        }
        [before, last] = [last, row];
    }
    return Math.min(...last.slice(-1 - ending));
}

/** The letters of a word as bits of a number: what has other bits is another word. */
function bitsOf(word) {
    let bits = 0;
    for (const letter of word) bits |= 1 << letter.charCodeAt(0);
    return bits;
}

/** How well a term matches a word of these letters: `[4 to 1, whether as a slip]`, or null. */
function quality(word, letters, term) {
    if (term[0] === "#") return null;
    if (term === word) return [4, false];
    const isInflected = word.startsWith(term) && [...term].length >= 3 && letters.length - [...term].length <= 2;
    if (term.startsWith(word) || isInflected) return [3, false];
    const most = letters.length >= 8 ? 2 : letters.length >= 4 ? 1 : 0;
    const count = most ? slips(letters, [...term], most) : 1;
    return count <= most ? [3 - count, true] : null;
}

/** What matches without a word. */
const plain = { foods: 0, isSlip: false, score: 0, why: [] };

/** First what uses more of the foods, then what has no slip, then what counts more, as one number. */
const rank = ({ foods, isSlip, score }) => foods * 1e9 + (isSlip ? 0 : 1e8) + score;

/** The numbers of the entries that stand first; of those of one rank in their order. */
function bestOf(matches) {
    const { count } = index;
    const keys = Float64Array.from(matches, ([entry, match]) => rank(match) * count - entry).sort();
    return [...keys.slice(-most)].reverse().map((key) => (count - key % count) % count);
}

const both = (one, other) => ({
    foods: one.foods + other.foods, isSlip: one.isSlip || other.isSlip, score: one.score + other.score, why: [...one.why, ...other.why],
});

/** What matches both: what was asked for before (null for nothing), and this. */
function narrowed(before, matches) {
    if (!before) return matches;
    const left = [...before].filter(([entry]) => matches.has(entry));
    return new Map(left.map(([entry, match]) => [entry, both(match, matches.get(entry))]));
}

/** What has a word, or one near it, in one of the fields: matches by the number of their entry. */
async function having(word, among) {
    const matches = new Map();
    for (const [place, [good, isSlip]] of near(word)) {
        const term = index.terms[place];
        // What is the same for thousands of entries is one thing.
        const ofField = among.map((field) => ({ bit: field.bit, foods: 0, isSlip, score: good * field.weight, why: [{ term, field }] }));
        await eachPosting(place, (entry, bits) => {
            const match = ofField.find(({ bit }) => bits & bit);
            const before = matches.get(entry);
            if (match && (!before || rank(before) < rank(match))) matches.set(entry, match);
        });
    }
    return matches;
}

const found = new Map();

/** The places of the terms that match a word, each with how well. */
const near = (word) => found.get(word) ?? found.set(word, matchesOf(word)).get(word);

function matchesOf(word) {
    const letters = [...word];
    const bits = bitsOf(word);
    const all = [];
    index.bits.forEach((others, place) => {
        // No term lacks more than two letters of a word that it matches: to count them is faster than to compare.
        let missing = bits & ~others;
        missing &= missing - 1;
        const good = missing & missing - 1 ? null : quality(word, letters, index.terms[place]);
        if (good) all.push([place, good]);
    });
    return all;
}

/** Asks for all parts of the index that a query needs, at once. */
const fetchFor = ({ text, foods }) =>
    Promise.all([text, ...foods].flatMap(wordsOf).flatMap(near).map(([place]) => part(partOf(place))));

async function havingAll(text, among) {
    let matches = null;
    for (const word of wordsOf(text)) matches = narrowed(matches, await having(word, among));
    return matches;
}

/** What uses at least one of the foods. */
async function using(foods) {
    const uses = new Map();
    for (const food of foods) {
        for (const [entry, match] of await havingAll(food, ingredient) ?? []) {
            const one = { ...match, foods: 1 };
            uses.set(entry, uses.has(entry) ? both(uses.get(entry), one) : one);
        }
    }
    return uses;
}

async function tagged(label) {
    const matches = new Map();
    const place = index.terms.indexOf(`#${wordsOf(label).join("-")}`);
    if (place >= 0) await eachPosting(place, (entry) => matches.set(entry, plain));
    return matches;
}

/** All that a query matches but for what only dishes can answer. */
async function matching({ text, tag, foods }) {
    let matches = await havingAll(text, fields);
    if (tag) matches = narrowed(matches, await tagged(tag));
    if (foods.length) matches = narrowed(matches, await using(foods));
    if (matches) return matches;
    return new Map(Array.from({ length: index.count }, (_, entry) => [entry, plain]));
}

// ---- Dishes ----

const unknown = 0;
const yes = 1;
const no = 2;

/** Whether a dish is as a query asks; its eight digits are those of `SearchData.dishes`. */
function answer({ diet, minutes, without }, dish) {
    const [kind, high, low, ...allergens] = [...dish].map((digit) => digits.get(digit));
    if (!(kind & 1)) return no;
    const time = high * 64 + low;
    const answers = without.map((place) => [unknown, no, yes][allergens[Math.floor(place / 3)] >> (place % 3) * 2 & 3]);
    if (diet) answers.push(kind >> (diet === "vegan" ? 3 : 1) & 3);
    if (minutes) answers.push(time && time - 1 <= minutes ? yes : no);
    return answers.includes(no) ? no : answers.includes(unknown) ? unknown : yes;
}

/** Takes out of the matches what does not suit, and says of how many that is not known. */
async function filter(matches, query) {
    const dishes = await part("dishes");
    const answers = [...matches.keys()].map((entry) => [entry, answer(query, dishes.slice(entry * 8, entry * 8 + 8))]);
    for (const [entry, value] of answers) if (value !== yes) matches.delete(entry);
    return answers.filter(([, value]) => value === unknown).length;
}

// ---- The query, from the form and in the address ----

function asked() {
    const values = new FormData(form);
    const value = (name) => values.get(name).trim();
    const boxes = [...form.elements.without];
    return {
        text: value("q"), diet: value("diet"), minutes: Number(value("time")), tag: value("tag"),
        foods: value("have").split(",").filter((food) => wordsOf(food).length),
        without: values.getAll("without").map((code) => boxes.findIndex((box) => box.value === code)),
    };
}

const isEmpty = ({ text, diet, minutes, tag, foods, without }) =>
    !wordsOf(text).length && !diet && !minutes && !tag && !foods.length && !without.length;

function fill() {
    const values = new URLSearchParams(location.search);
    for (const name of ["q", "diet", "time", "tag", "have"]) form.elements[name].value = values.get(name) ?? "";
    for (const box of form.elements.without) box.checked = values.getAll("without").includes(box.value);
    form.querySelector("details").open = [...values].some(([name, value]) => name !== "q" && value);
}

function remember() {
    const values = [...new FormData(form)].filter(([, value]) => value);
    history.replaceState(null, "", values.length ? `?${new URLSearchParams(values)}` : location.pathname);
}

// ---- Showing ----

const kinds = [
    { address: (slug) => `recipes/${slug}/index.html` },
    { address: (slug) => `pizzas/${slug}/index.html`, word: "search_pizza" },
    { address: (slug) => `favorites/index.html#${slug}`, word: "search_food" },
    { address: (slug) => `tags/${slug}/index.html`, word: "search_tag" },
];

const reasons = (why) => [...new Set(why.filter(({ field }) => field.why)
    .map(({ term, field }) => filled(kitchenWords[field.why], { term })))];

async function card(entry, { why }) {
    const block = await part(`cards-${Math.floor(entry / index.block)}`);
    const [number, slug, title, picture] = block[entry % index.block];
    const kind = kinds[number];
    const src = picture && root + picture.split("/").map(encodeURIComponent).join("/");
    const said = [kind.word ? [kitchenWords[kind.word]] : [], reasons(why)].flat();
    return make("li", {},
        ...src ? [make("img", { src, alt: "", loading: "lazy" })] : [],
        make("a", { href: root + kind.address(encodeURIComponent(slug)), textContent: title }),
        ...said.map((textContent) => make("span", { className: "why", textContent })));
}

let searches = 0;

async function search() {
    const number = searches += 1;
    const query = asked();
    const isWanted = () => number === searches;
    if (isEmpty(query)) return show(query.text && kitchenWords.search_none, []);
    if (!await words()) return;
    await fetchFor(query);
    const matches = await matching(query);
    const others = query.diet || query.minutes || query.without.length ? await filter(matches, query) : 0;
    const cards = await Promise.all(bestOf(matches).map((entry) => card(entry, matches.get(entry))));
    const said = [filled(kitchenWords[matches.size ? "search_found" : "search_none"], { n: matches.size })];
    if (others) said.push(filled(kitchenWords.search_unknown, { n: others }));
    if (isWanted()) show(said.join(" · "), cards, query.foods.length);
}

/** Shows what was found; where it is ranked by what somebody has, with one of it by chance. */
function show(text, cards, isRanked) {
    count.textContent = text;
    list.replaceChildren(...cards);
    const one = isRanked && cards[Math.floor(Math.random() * cards.length)];
    chance.hidden = !one;
    if (one) chance.href = one.querySelector("a").href;
    document.querySelector(".a-to-z").hidden = text !== "";
}

form.hidden = false;
kitchenPage.submitted(form, search);
form.addEventListener("input", () => { remember(); search(); });
form.elements.q.addEventListener("focus", words, { once: true });
fill();
search();
})();
