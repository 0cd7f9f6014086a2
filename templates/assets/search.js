// Search: what is typed is looked for in an index that comes in parts, as they are needed. The rules are those of `forno find`.
"use strict";

(() => {
const { all, find, make, button, filled } = kitchenPage;
const form = find("form.search");
const list = find(".found");
const chance = find("a.chance");
const boxes = all("input[name=without]", form);
const count = find(".count");
const nothing = find(".nothing");
const { root } = document.documentElement.dataset;

/** @typedef {Omit<SearchTerms, "terms" | "phrases"> & { terms: string[], bits: number[], meanings: Map<string, string> }} Index */
/** @typedef {{ bit: number, weight: number, why?: "search_why_tag" | "search_why_ingredient" }} Field */
/** @typedef {{ term: string, field?: Field, score: number, order: number }} Way how an entry has a word */
/** @typedef {{ scores: Float64Array, why: (entry: number) => Way[] }} Matches */
/** @typedef {ReturnType<typeof asked>} Query */

/** @type {Field[]} */
const fields = [{ bit: 1, weight: 8 }, { bit: 2, weight: 4, why: "search_why_tag" }, { bit: 4, weight: 2, why: "search_why_ingredient" }];
const ingredient = fields.slice(2);
const most = 10;

/**
 * The index. Before it is loaded, which `words` says, only `folded` is called.
 * @type {Index}
 */
let index;

// ---- Words, folded as the program folds them ----

const accents = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** @param {string} letter */
function folded(letter) {
    if (!/\p{Script=Latin}/u.test(letter)) return letter.replace(accents, "");
    return index?.spelled[letter] ?? letter.normalize("NFD").replace(accents, "");
}

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => [...[...text].map((letter) => letter.toLowerCase()).join("")].map(folded).join("")
    .match(/[\p{L}\p{Nd}\p{Mn}\p{Mc}]+/gu) ?? [];

// ---- The index ----

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** @param {string} text @param {number} place */
const digitAt = (text, place) => digits.indexOf(text.charAt(place));
/** @param {ArrayLike<number>} list @param {number} place */
const at = (list, place) => list[place] ?? 0;

/**
 * A part of the index. The reader is told of one that cannot be had, and the search ends there.
 * @template {`words-${number}` | `cards-${number}` | "dishes"} Name
 * @param {Name} name
 */
const part = async (name) => await kitchenLoad.data(`search/${name}`) ?? Promise.reject(new TypeError(name));

/**
 * The words of a text that has of each how many letters it shares with the one before, and the others.
 * @param {string} text
 */
function unfolded(text) {
    let last = "";
    return text.split(",").slice(0, -1).map((word) => last = last.slice(0, digitAt(word, 0)) + word.slice(1));
}

/** Loads the words of the index; says whether they are there. */
async function words() {
    if (index) return true;
    const data = await kitchenLoad.data("search/terms");
    if (!data) return false;
    const terms = unfolded(data.terms);
    const meanings = new Map(data.phrases.flatMap(([meaning, words]) => words.split(",").map((word) => [word, meaning])));
    for (const sign of ",&/+;") meanings.set(sign, ",");
    index = { ...data, terms, bits: terms.map(bitsOf), meanings };
    return true;
}

/** @param {number} place @returns {`words-${number}`} */
const partOf = (place) => `words-${index.starts.findLastIndex((start) => start <= place)}`;

/**
 * What has a term: calls a function with the number of each entry and its fields.
 * @param {number} place
 * @param {(entry: number, bits: number) => void} look
 */
async function eachPosting(place, look) {
    const name = partOf(place);
    const text = (await part(name))[place - at(index.starts, Number(name.slice(6)))] ?? "";
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

/**
 * How many slips of the keyboard are between two words, as lists of letters, the other with or without an ending.
 * @param {string[]} one
 * @param {string[]} other
 * @param {number} most
 */
function slips(one, other, most) {
    const ending = one.length >= 6 ? 2 : 0;
    if (one.length - other.length > most || other.length - one.length > most + ending) return most + 1;
    /** @type {number[]} */
    let before = [];
    let last = [...other.keys(), other.length];
    for (let i = 0; i < one.length; i += 1) {
        const row = [i + 1];
        for (let j = 0; j < other.length; j += 1) {
            const isSwap = i && j && one[i] === other[j - 1] && one[i - 1] === other[j];
            row[j + 1] = Math.min(
                at(last, j) + (one[i] === other[j] ? 0 : 1), at(last, j + 1) + 1, at(row, j) + 1, isSwap ? at(before, j - 1) + 1 : Infinity);
        }
        [before, last] = [last, row];
    }
    return Math.min(...last.slice(-1 - ending));
}

/**
 * The letters of a word as bits of a number: what has other bits is another word.
 * @param {string} word
 */
function bitsOf(word) {
    let bits = 0;
    for (let at = 0; at < word.length; at += 1) bits |= 1 << word.charCodeAt(at);
    return bits;
}

/**
 * How well a term matches a word of these letters: `[4 to 1, what its score has for a slip]`, or null.
 * @param {string} word
 * @param {string[]} letters
 * @param {string} term
 * @returns {[good: number, slip: number] | null}
 */
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
 * @param {Float64Array} scores
 * @param {Matches["why"]} why
 * @returns {Matches}
 */
const matching = (scores, why = () => []) => ({ scores, why });

const allOf = (/** @type {number} */ score) => new Float64Array(index.count).fill(score);

/**
 * First what uses more of the foods, then what has no slip, then what counts more, as one number.
 * @param {number} score
 */
const rank = (score) => score - score % 1e9 + (score % 1e9 < 1e6 ? 1e8 : 0) + score % 1e6;

/**
 * The entries that match: those that stand first, of one rank in their order, and how many there are.
 * @param {Matches} matches
 * @returns {[first: number[], count: number]}
 */
function bestOf({ scores }) {
    const { count } = index;
    const keys = scores.map((score, entry) => rank(score) * count - entry).filter((key) => !isNaN(key)).sort();
    return [[...keys.slice(-most)].reverse().map((key) => (count - key % count) % count), keys.length];
}

/**
 * What matches both: what was asked for before (null for nothing), and this.
 * @param {Matches | null} before
 * @param {Matches} matches
 */
function narrowed(before, { scores, why }) {
    return before
        ? matching(scores.map((score, entry) => score + at(before.scores, entry)), (entry) => [...before.why(entry), ...why(entry)])
        : matching(scores, why);
}

/**
 * What has a word, or one near it, in one of the fields.
 * @param {string} word
 * @param {Field[]} among
 */
async function having(word, among) {
    /** @type {Way} */
    const none = { term: "", score: NaN, order: 0 };
    const ways = [none];
    const way = (/** @type {number} */ number) => ways[number] ?? none;
    const best = new Uint32Array(index.count);
    for (const [place, [good, slip]] of near(word)) {
        const term = index.terms[place] ?? "";
        const wayOf = Array.from({ length: 8 }, (_, bits) => {
            const field = among.find(({ bit }) => bits & bit);
            if (!field) return 0;
            const score = good * field.weight + slip;
            return ways.push({ term, field, score, order: rank(score) }) - 1;
        });
        await eachPosting(place, (entry, bits) => {
            if (way(at(wayOf, bits)).order > way(at(best, entry)).order) best[entry] = at(wayOf, bits);
        });
    }
    return matching(Float64Array.from(best, (own) => way(own).score), (entry) => [way(at(best, entry))]);
}

/** @typedef {[place: number, good: [good: number, slip: number]][]} NearTerms places of terms, each with how well it matches */

/** @type {Map<string, NearTerms>} */
const found = new Map();

/**
 * The places of the terms that match a word, each with how well.
 * @param {string} word
 */
function near(word) {
    const known = found.get(word);
    if (known) return known;
    const letters = [...word];
    const bits = bitsOf(word);
    /** @type {NearTerms} */
    const all = [];
    index.bits.forEach((others, place) => {
        // No term lacks more than two letters of a word that it matches: to count them is faster than to compare.
        let missing = bits & ~others;
        missing &= missing - 1;
        const good = missing & missing - 1 ? null : quality(word, letters, index.terms[place] ?? "");
        if (good) all.push([place, good]);
    });
    found.set(word, all);
    return all;
}

/**
 * Asks at once for all parts of the index that a query needs, and for the names that its answer is likely to need.
 * @param {Query} query
 */
const fetchFor = ({ text, hints, foods }) =>
    Promise.all([...[text, hints, ...foods].flatMap(wordsOf).flatMap(near).map(([place]) => partOf(place)), ...index.likely].map(part));

/** @param {string} text @param {Field[]} among */
async function havingAll(text, among) {
    /** @type {Matches | null} */
    let matches = null;
    for (const word of wordsOf(text)) matches = narrowed(matches, await having(word, among));
    return matches;
}

/**
 * What uses at least one of the foods.
 * @param {string[]} foods
 */
async function using(foods) {
    const uses = (await Promise.all(foods.map((food) => havingAll(food, ingredient)))).flatMap((matches) => matches ?? []);
    const used = (/** @type {number} */ entry) => uses.filter(({ scores }) => at(scores, entry) >= 0);
    return matching(
        allOf(NaN).map((_, entry) => used(entry).reduce((sum, { scores }) => sum + at(scores, entry) + 1e9, 0) || NaN),
        (entry) => used(entry).flatMap(({ why }) => why(entry)));
}

/** @param {string} label */
async function tagged(label) {
    const scores = allOf(NaN);
    const place = index.terms.indexOf(`#${wordsOf(label).join("-")}`);
    if (place !== -1) await eachPosting(place, (entry) => { scores[entry] = 0; });
    return matching(scores);
}

/**
 * All that a query matches but for what only dishes can answer.
 * @param {Query} query
 */
async function matchesOf({ text, tag, foods, hints }) {
    let matches = await havingAll(text, fields);
    if (tag) matches = narrowed(matches, await tagged(tag));
    if (foods.length) matches = narrowed(matches, await using(foods));
    matches ??= matching(allOf(0));
    for (const hint of wordsOf(hints)) {
        const { scores } = await having(hint, fields);
        matches.scores.forEach((score, entry, all) => { if (at(scores, entry) < 1e6) all[entry] = score + at(scores, entry); });
    }
    return matches;
}

/**
 * What matches and suits, and of how many others it is not known whether they do.
 * @param {Query} query
 * @returns {Promise<[matches: Matches, others: number]>}
 */
async function suitable(query) {
    const matches = await matchesOf(query);
    return [matches, query.diet || query.minutes || query.without.length ? await filter(matches, query) : 0];
}

/**
 * Up to three words that are near to those of a query that finds nothing, and find something in their place.
 * @param {Query} query
 */
async function nearest(query) {
    /** @type {string[][]} */
    const near = [[], [], [], []];
    for (const word of wordsOf(query.text)) {
        // What only says how other words belong together is near to nothing.
        if (index.meanings.get(word)?.length === 1) continue;
        const letters = [...word];
        const most = Math.min(3, Math.trunc((letters.length + 1) / 3));
        for (const term of index.terms) {
            const count = slips(letters, [...term], most);
            if (term[0] !== "#" && count <= most) near[count]?.push(term);
        }
    }
    const words = [];
    for (const text of [...new Set(near.flat())].slice(0, 12)) {
        const [{ scores }] = await suitable({ ...query, text });
        if (words.length < 3 && scores.some((score) => score >= 0)) words.push(text);
    }
    return words;
}

// ---- Dishes ----

const unknown = 0;
const yes = 1;
const no = 2;

/**
 * Whether a dish is as a query asks; its eight digits are those of `SearchData.dishes`.
 * @param {Query} query
 * @param {string} dish
 */
function answer({ diet, minutes, without }, dish) {
    const [kind = 0, high = 0, low = 0, ...allergens] = [...dish].map((digit) => digitAt(digit, 0));
    if (!(kind & 1)) return no;
    const time = high * 64 + low;
    const answers = without.map((place) => [unknown, no, yes][at(allergens, Math.floor(place / 3)) >> (place % 3) * 2 & 3]);
    if (diet) answers.push(kind >> (diet === "vegan" ? 3 : 1) & 3);
    if (minutes) answers.push(time && time - 1 <= minutes ? yes : no);
    return answers.includes(no) ? no : answers.includes(unknown) ? unknown : yes;
}

/**
 * Takes out of the matches what does not suit, and says of how many that is not known.
 * @param {Matches} matches
 * @param {Query} query
 */
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

// ---- Phrases ----

/** @typedef {{ text: string, meaning: string }} Lexeme words in a row that mean something in a phrase (`SearchPhrases`), or one that means nothing */

/**
 * What belongs to a phrase, by the kinds below: a diet; a denial and names; names and what says that they are not there. The names stand
 * between commas or "and"; one that goes on with what is no name is not understood.
 */
const phrase = /&?(?:(?<![!-])d|(?<!!)-n(?:[&,]n)*(?:\+|[&,]f)?(?!\.|&(?![-d]))|(?<![!-]|[wn]&)(?:n[&,])*(?:n\+|f))&?/g;

/** @param {Lexeme} lexeme */
const kindOf = ({ meaning }) => meaning.length < 2 ? meaning || "w" : meaning.startsWith("veg") ? "d" : meaning.startsWith("+") ? "f" : "n";

/** @param {string} text */
function lexemesOf(text) {
    const tokens = text.match(/"[^"]*"|[\p{L}\p{N}\p{M}]+|[,&/+;]/gu) ?? [];
    const keys = tokens.map((token) => wordsOf(token.replace(/^".*/, "")).join(" ") || token);
    /** @type {Lexeme[]} */
    const lexemes = [];
    for (let place = 0; place < tokens.length;) {
        const count = [3, 2].find((count) => index.meanings.has(keys.slice(place, place + count).join(" "))) ?? 1;
        lexemes.push({ text: tokens.slice(place, place + count).join(" "), meaning: index.meanings.get(keys.slice(place, place + count).join(" ")) ?? "" });
        place += count;
    }
    return lexemes;
}

/** @param {Lexeme[]} lexemes */
const textOf = (lexemes) => lexemes.map(({ text }) => text).join(" ");

/**
 * A query with the phrases in its text as the filters that they are.
 * @param {Query} query
 * @returns {Query}
 */
function understood(query) {
    const lexemes = lexemesOf(query.text);
    const kinds = lexemes.map(kindOf).join("").replace(phrase, (own) => "*".repeat(own.length));
    const taken = lexemes.filter((_, place) => kinds[place] === "*");
    if (!taken.length) return query;
    const meanings = new Set(taken.flatMap(({ meaning }) => meaning.split(/[ +]/)));
    return {
        ...query, hints: textOf(taken), text: textOf(lexemes.filter((_, place) => !"*,".includes(kinds[place] ?? ""))),
        diet: ["vegan", "vegetarian"].find((diet) => meanings.has(diet) || query.diet === diet) ?? "",
        without: boxes.flatMap(({ value }, place) => meanings.has(value) || query.without.includes(place) ? [place] : []),
    };
}

// ---- The query, from the form and in the address ----

function asked() {
    const values = new FormData(form);
    // No field of the form is a file; a choice that the address made and the form does not have is none.
    const value = (/** @type {string} */ name) => /** @type {string} */ (values.get(name) ?? "").trim();
    return {
        text: value("q"), hints: "", diet: value("diet"), minutes: Number(value("time")), tag: value("tag"),
        foods: value("have").split(",").filter((food) => wordsOf(food).length),
        without: values.getAll("without").map((code) => boxes.findIndex((box) => box.value === code)),
    };
}

/** @param {Query} query */
const isEmpty = ({ text, diet, minutes, tag, foods, without }) =>
    !wordsOf(text).length && !diet && !minutes && !tag && !foods.length && !without.length;

/** @typedef {[name: string, value: string]} Pair a field and its value, as in the address */

/**
 * What a query asks for: first its text, then what it is filtered by.
 * @param {Query} query
 * @returns {[text: Pair, ...filters: Pair[]]}
 */
const pairsOf = ({ text, diet, minutes, tag, foods, without }) => [
    ["q", text], ["diet", diet], ["time", minutes ? `${minutes}` : ""], ["tag", tag], ["have", foods.join(",")],
    ...without.map((place) => /** @type {Pair} */ (["without", boxes[place]?.value ?? ""])),
];

/** @param {Pair[]} pairs */
const given = (pairs) => pairs.filter(([, value]) => value);

/** @param {Pair[]} pairs */
const address = (pairs) => given(pairs).length ? `?${new URLSearchParams(given(pairs))}` : location.pathname;

/**
 * Fills the form; what is no choice of it is dropped.
 * @param {URLSearchParams} values
 */
function fill(values) {
    for (const field of all("input:not([name=without]), select", form)) {
        field.value = values.get(field.name) ?? "";
        if (!field.value || !field.checkValidity()) field.value = "";
    }
    for (const box of boxes) box.checked = values.getAll("without").includes(box.value);
}

const remember = () => history.replaceState(null, "", address(pairsOf(asked())) + location.hash);

// ---- Filters ----

/**
 * What a filter says.
 * @param {Pair} filter
 */
function sentence([name, value]) {
    if (name === "diet") return find(`option[value=${value}]`, form).text;
    const { free, labelled } = form.dataset;
    const isFree = name === "without";
    const field = all("input", form).find((field) => field.name === name && (!isFree || field.value === value));
    const label = field?.labels?.[0]?.textContent.trim() ?? "";
    // Where the name begins the sentence, it keeps its capital.
    return isFree ? filled(free, { name: free.startsWith("{") ? label : label.toLowerCase() }) : filled(labelled, { label, text: value });
}

/**
 * A button for each filter, which takes it off: then the others are chosen in the form, and no phrase is left in the text.
 * @param {Query} query
 */
function filters(query) {
    const [text, ...filters] = pairsOf(query);
    return given(filters).map((filter) => make("li", {}, button({ textContent: sentence(filter), title: form.dataset.off }, () => {
        fill(new URLSearchParams([text, ...filters.filter((other) => other !== filter)]));
        changed();
        count.focus();
    })));
}

// ---- Showing ----

/** @typedef {{ address: (slug: string) => string, word?: "search_pizza" | "search_food" | "search_tag" | "search_dish" }} Kind */

/** @type {Kind[]} */
const kinds = [
    { address: (slug) => `recipes/${slug}/index.html` },
    { address: (slug) => `pizzas/${slug}/index.html`, word: "search_pizza" },
    { address: (slug) => `favorites/index.html#${slug}`, word: "search_food" },
    { address: (slug) => `tags/${slug}/index.html`, word: "search_tag" },
    { address: () => "menu/index.html#drinks-list" },
    { address: (slug) => `pizzas/${slug}/index.html`, word: "search_dish" },
];

/**
 * What was found elsewhere than in a title; what is no recipe has for its tags only what it is.
 * @param {Way[]} why
 * @param {boolean} isTagged
 */
const reasons = (why, isTagged) =>
    new Set(why.flatMap(({ term, field }) => field?.why && (isTagged || field.bit > 2) ? [filled(kitchenWords[field.why], { term })] : []));

/** @param {number} entry @param {Way[]} why */
async function card(entry, why) {
    /** @type {SearchCards & { names?: string[] }} */
    const block = await part(`cards-${Math.floor(entry / index.block)}`);
    const place = entry % index.block;
    block.names ??= unfolded(block.slugs);
    const kind = at(block.kinds, place);
    const { address, word } = /** @type {Kind} */ (kinds[kind]);
    const picture = block.pictures[at(block.pictured, place)];
    const src = picture && root + picture.split("/").map(encodeURIComponent).join("/");
    const said = [...word ? [kitchenWords[word]] : [], ...block.drinks?.[place] ?? [], ...reasons(why, !kind)];
    return make("li", {},
        ...src ? [make("img", { src, alt: "", loading: "lazy" })] : [],
        make("a", { dir: "auto", href: root + address(encodeURIComponent(block.names[place] ?? "")), textContent: block.titles[place] ?? "" }),
        ...said.map((textContent) => make("span", { className: "why", textContent })));
}

let searches = 0;

async function search() {
    const number = searches += 1;
    const own = asked();
    if (isEmpty(own)) return show(own, own.text && kitchenWords.search_none, [], []);
    if (!await words()) return;
    const query = understood(own);
    await fetchFor(query);
    const [matches, others] = await suitable(query);
    const [best, n] = bestOf(matches);
    const cards = await Promise.all(best.map((entry) => card(entry, matches.why(entry))));
    const said = [filled(kitchenWords[n ? "search_found" : "search_none"], { n })];
    if (others) said.push(filled(kitchenWords.search_unknown, { n: others }));
    const near = n ? [] : await nearest(query);
    if (number === searches) show(query, said.join(" · "), cards, near);
}

/**
 * Shows what was found; where it is ranked by what somebody has, with one of it by chance; where it is nothing, with what to do.
 * @param {Query} query
 * @param {string} text
 * @param {HTMLElement[]} cards
 * @param {string[]} near
 */
function show(query, text, cards, near) {
    count.textContent = text;
    list.replaceChildren(...cards);
    find(".filters").replaceChildren(...filters(query));
    const one = query.foods.length && cards[Math.floor(Math.random() * cards.length)];
    chance.hidden = !one;
    if (one) chance.href = find("a", one).href;
    find(".a-to-z").hidden = text !== "";
    nothing.hidden = !text || cards.length > 0;
    if (!nothing.hidden) advise(query, near);
}

/**
 * Says what to do where nothing was found: words that are near, and all without the filters.
 * @param {Query} query
 * @param {string[]} near
 */
function advise(query, near) {
    const [text, ...filters] = pairsOf(query);
    const place = find(".nearest", nothing);
    place.hidden = !near.length;
    find("span", place).replaceChildren(...near.map((textContent) => make("a", { href: address([["q", textContent], ...filters]), textContent })));
    const all = find("a.unfiltered", nothing);
    all.hidden = !given(filters).length;
    all.href = address([text]);
}

function changed() {
    remember();
    search();
}

// The button of the head sends a form with nothing in it.
const isFromHead = location.search === "?q=";
form.hidden = false;
if (isFromHead) find("input[name=q]", form).focus();
kitchenPage.submitted(form, search);
form.addEventListener("input", changed);
// Whoever opens this page is about to search: the words are there when the first letter is typed.
addEventListener("load", words);
fill(new URLSearchParams(location.search));
changed();
})();
