// Dice that fall as those of the program.
"use strict";

const assert = require("node:assert/strict");
const { testEach } = require("./cases.js");
const { page } = require("./page.js");

const kitchenDice = page(["dice"])("kitchenDice");

/** What is thrown: `below 6`, `within 4 9`, `pick 2 of 5`. */
function thrown(dice, asked, count) {
    const [kind, ...numbers] = asked.replace(" of", "").split(" ");
    const [first, second] = numbers.map(Number);
    if (kind === "pick") return [...dice.pick(first, Array.from({ length: second }, (_, place) => place))];
    return Array.from({ length: count }, () => dice[kind](first, second));
}

testEach("dice", (seed, asked, listed) => {
    const dice = /^\d+$/.test(seed) ? kitchenDice(BigInt(seed)) : kitchenDice.named(seed);
    const numbers = listed.split(" ").filter(Boolean).map(Number);
    assert.deepEqual(thrown(dice, asked, numbers.length), numbers);
});
