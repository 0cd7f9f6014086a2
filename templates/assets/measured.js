// How much a line begins with, as it is typed: "500 g mozzarella".
"use strict";

/**
 * Reads lines by how amounts are written in the language of the site, as `measures-data.js` says.
 * @param {MeasureData} measures
 */
const kitchenMeasured = ({ units: table, amount: form }) => {
const units = new Map(Object.entries(table).flatMap(([unit, names]) =>
    names.split(",").map((name) => /** @type {[string, string]} */ ([name, unit]))));
const unitOf = (/** @type {string} */ word) => units.get(word.trim()) ?? units.get(word.toLowerCase().split(/[\s.]+/).filter(Boolean).join(" "));

/**
 * The words of the amount that a line begins with, its one or two numbers, and its unit where it has one; null where it begins with none.
 * @param {string} line
 */
return (line) => {
    const [typed, ...numbers] = (new RegExp(form).exec(line) ?? []).filter(Boolean);
    if (!typed) return null;
    let word = /^(?:\s*[\p{L}.]+){0,4}/u.exec(line.slice(typed.length))?.[0] ?? "";
    while (word && !unitOf(word)) word = word.replace(/\s*[\p{L}.]+$/u, "");
    return { typed, numbers, text: typed + word, unit: unitOf(word) };
};
};
