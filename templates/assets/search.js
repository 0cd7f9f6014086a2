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

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digitAt = (text, place) => digits.indexOf(text[place]);
const part = (name) => kitchenLoad.data(`search/${name}`);

/** The words of a text that has of each how many letters it shares with the one before, and the others. */
function unfolded(text) {
    let last = "";
    return text.split(",").slice(0, -1).map((word) => last = last.slice(0, digitAt(word, 0)) + word.slice(1));
}

/** The words of the index; null when they cannot be loaded. */
async function words() {
    if (index) return index;
    const data = await part("terms");
    if (!data) return null;
    const terms = unfolded(data.terms);
    index = { ...data, terms, bits: terms.map(bitsOf) };
    return index;
}

const partOf = (place) => `words-${index.starts.findLastIndex((start) => start <= place)}`;

/** What has a term: calls a function with the number of each entry and its fields. */
async function eachPosting(place, look) {
    const name = partOf(place);
    const text = (await part(name))[place - index.starts[Number(name.slice(6))]];
    let entry = -1;
    let number = 0;
    let shift = 0;
    for (let at = 0; at < text.length; at += 1) {
        const digit = digitAt(text, at);
        number |= digit % 32 << shift;
        shift += 5;
        if (digit > 31) continue;
        entry += number >> 3;
        look(entry, number & 7);
        number = shift = 0;
    }
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
    for (let at = 0; at < word.length; at += 1) bits |= 1 << word.charCodeAt(at);
    return bits;
}

/** How well a term matches a word of these letters: `[4 to 1, what its score has for a slip]`, or null. */
function quality(word, letters, term) {
    if (term[0] === "#") return null;
    if (term === word) return [4, 0];
    const isInflected = word.startsWith(term) && [...term].length >= 3 && letters.length - [...term].length <= 2;
    if (term.startsWith(word) || isInflected) return [3, 0];
    const most = letters.length >= 8 ? 2 : letters.length >= 4 ? 1 : 0;
    const count = most ? slips(letters, [...term], most) : 1;
    return count <= most ? [3 - count, 1e6] : null;
}

/**
 * What matches: `scores` has a number for each entry, and `why` gives its reasons. The number is the score, a million for each word that
 * was taken for a slip, and a thousand million for each food; it is NaN for what does not match, which it stays whatever is added.
 */
const matching = (scores, why = () => []) => ({ scores, why });

const all = (score) => new Float64Array(index.count).fill(score);

/** First what uses more of the foods, then what has no slip, then what counts more, as one number. */
const rank = (score) => score - score % 1e9 + (score % 1e9 < 1e6 ? 1e8 : 0) + score % 1e6;

/** The entries that match: those that stand first, of one rank in their order, and how many there are. */
function bestOf({ scores }) {
    const { count } = index;
    const keys = scores.map((score, entry) => rank(score) * count - entry).filter((key) => !isNaN(key)).sort();
    return [[...keys.slice(-most)].reverse().map((key) => (count - key % count) % count), keys.length];
}

/** What matches both: what was asked for before (null for nothing), and this. */
function narrowed(before, { scores, why }) {
    return before
        ? matching(scores.map((score, entry) => score + before.scores[entry]), (entry) => [...before.why(entry), ...why(entry)])
        : matching(scores, why);
}

/** What has a word, or one near it, in one of the fields. */
async function having(word, among) {
    const ways = [{ score: NaN, order: 0 }];
    const best = new Uint32Array(index.count);
    for (const [place, [good, slip]] of near(word)) {
        const term = index.terms[place];
        const wayOf = Array.from({ length: 8 }, (_, bits) => {
            const field = among.find(({ bit }) => bits & bit);
            const score = field && good * field.weight + slip;
            return field ? ways.push({ term, field, score, order: rank(score) }) - 1 : 0;
        });
        await eachPosting(place, (entry, bits) => {
            if (ways[wayOf[bits]].order > ways[best[entry]].order) best[entry] = wayOf[bits];
        });
    }
    return matching(Float64Array.from(best, (way) => ways[way].score), (entry) => [ways[best[entry]]]);
}

const found = new Map();

/** The places of the terms that match a word, each with how well. */
const near = (word) => found.get(word) ?? found.set(word, termsNear(word)).get(word);

function termsNear(word) {
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

/** Asks at once for all parts of the index that a query needs, and for the names that its answer is likely to need. */
const fetchFor = ({ text, foods }) =>
    Promise.all([...[text, ...foods].flatMap(wordsOf).flatMap(near).map(([place]) => partOf(place)), ...index.likely].map(part));

async function havingAll(text, among) {
    let matches = null;
    for (const word of wordsOf(text)) matches = narrowed(matches, await having(word, among));
    return matches;
}

/** What uses at least one of the foods. */
async function using(foods) {
    const uses = await Promise.all(foods.map((food) => havingAll(food, ingredient)));
    const used = (entry) => uses.filter(({ scores }) => scores[entry] >= 0);
    return matching(
        all(NaN).map((_, entry) => used(entry).reduce((sum, { scores }) => sum + scores[entry] + 1e9, 0) || NaN),
        (entry) => used(entry).flatMap(({ why }) => why(entry)));
}

async function tagged(label) {
    const scores = all(NaN);
    const place = index.terms.indexOf(`#${wordsOf(label).join("-")}`);
    if (place >= 0) await eachPosting(place, (entry) => { scores[entry] = 0; });
    return matching(scores);
}

/** All that a query matches but for what only dishes can answer. */
async function matchesOf({ text, tag, foods }) {
    let matches = await havingAll(text, fields);
    if (tag) matches = narrowed(matches, await tagged(tag));
    if (foods.length) matches = narrowed(matches, await using(foods));
    return matches ?? matching(all(0));
}

// ---- Dishes ----

const unknown = 0;
const yes = 1;
const no = 2;

/** Whether a dish is as a query asks; its eight digits are those of `SearchData.dishes`. */
function answer({ diet, minutes, without }, dish) {
    const [kind, high, low, ...allergens] = [...dish].map((digit) => digitAt(digit, 0));
    if (!(kind & 1)) return no;
    const time = high * 64 + low;
    const answers = without.map((place) => [unknown, no, yes][allergens[Math.floor(place / 3)] >> (place % 3) * 2 & 3]);
    if (diet) answers.push(kind >> (diet === "vegan" ? 3 : 1) & 3);
    if (minutes) answers.push(time && time - 1 <= minutes ? yes : no);
    return answers.includes(no) ? no : answers.includes(unknown) ? unknown : yes;
}

/** Takes out of the matches what does not suit, and says of how many that is not known. */
async function filter({ scores }, query) {
    const dishes = await part("dishes");
    let others = 0;
    scores.forEach((score, entry) => {
        const value = isNaN(score) ? no : answer(query, dishes.slice(entry * 8, entry * 8 + 8));
        if (value !== yes) scores[entry] = NaN;
        if (value === unknown) others += 1;
    });
    return others;
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

async function card(entry, why) {
    const block = await part(`cards-${Math.floor(entry / index.block)}`);
    const place = entry % index.block;
    block.names ??= unfolded(block.slugs);
    const kind = kinds[block.kinds[place]];
    const picture = block.pictures[block.pictured[place]];
    const src = picture && root + picture.split("/").map(encodeURIComponent).join("/");
    const said = [kind.word ? [kitchenWords[kind.word]] : [], reasons(why)].flat();
    return make("li", {},
        ...src ? [make("img", { src, alt: "", loading: "lazy" })] : [],
        make("a", { href: root + kind.address(encodeURIComponent(block.names[place])), textContent: block.titles[place] }),
        ...said.map((textContent) => make("span", { className: "why", textContent })));
}

let searches = 0;

async function search() {
    const number = searches += 1;
    const query = asked();
    if (isEmpty(query)) return show(query.text && kitchenWords.search_none, []);
    if (!await words()) return;
    await fetchFor(query);
    const matches = await matchesOf(query);
    const others = query.diet || query.minutes || query.without.length ? await filter(matches, query) : 0;
    const [best, n] = bestOf(matches);
    const cards = await Promise.all(best.map((entry) => card(entry, matches.why(entry))));
    const said = [filled(kitchenWords[n ? "search_found" : "search_none"], { n })];
    if (others) said.push(filled(kitchenWords.search_unknown, { n: others }));
    if (number === searches) show(said.join(" · "), cards, query.foods.length);
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
// Whoever opens this page is about to search: the words are there when the first letter is typed.
addEventListener("load", words);
fill();
search();
})();
