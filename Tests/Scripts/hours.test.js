// Whether the house is open, by its own clock.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { element, page } = require("./page.js");

const words = {
    open_until: "open until {time}", open_now: "open", closed_now: "closed", opens_at: "opens at {time}", opens_on: "opens on {day} at {time}",
};

/** What the hours of a house say at a moment; its rules are days and spans in minutes, as the program gives them to scripts. */
function said(rules, moment, zone = "Europe/Rome") {
    const { at, words: inWords } = page(["page", "clock", "hours"], { kitchenOpenings: { zone, rules, words } }, element({}, { ".hours": [] }))("kitchenHours");
    const state = at(new Date(moment));
    return state && inWords(state);
}

// 24 November 2026 is a Tuesday; Rome is an hour ahead of UTC then.
const evenings = ["2,3,4,5=1110-1350", "6,7=720-870,1110-1380"];
const cases = {
    "before it opens": [evenings, "2026-11-24T17:29:00Z", "opens at 18:30"],
    "the minute when it opens": [evenings, "2026-11-24T17:30:00Z", "open until 22:30"],
    "the last minute": [evenings, "2026-11-24T21:29:59Z", "open until 22:30"],
    "the minute when it closes": [evenings, "2026-11-24T21:30:00Z", "opens on Wednesday at 18:30"],
    "between two spans": [evenings, "2026-11-28T14:00:00Z", "opens at 18:30"],
    "over a day of rest": [evenings, "2026-11-29T22:30:00Z", "opens on Tuesday at 18:30"],
    "after midnight of the day before": [["1,2,3,4,5,6,7=1080-1560"], "2026-11-24T00:30:00Z", "open until 02:00"],
    "spans that touch are one": [["2=600-720,720-840"], "2026-11-24T10:30:00Z", "open until 14:00"],
    "always": [["1,2,3,4,5,6,7=0-1440"], "2026-11-24T10:30:00Z", "open"],
    "never": [[], "2026-11-24T10:30:00Z", "closed"],
    "a date stands before the weekday": [[...evenings, "2026-11-24/2026-11-24=600-660"], "2026-11-24T17:30:00Z", "opens on Wednesday at 18:30"],
    "the last rule of a date counts": [["11-24/11-24=600-660", "2026-11-24/2026-11-24="], "2026-11-24T09:30:00Z", "closed"],
    "dates of each year go over its end": [["1,2,3,4,5,6,7=600-660", "12-24/01-06="], "2026-12-31T09:30:00Z", "opens on Thursday, January 7 at 10:00"],
    "more than a week away with its date": [["11-24/12-02=", "3=600-660", "4=600-660"], "2026-11-24T09:30:00Z", "opens on Thursday, December 3 at 10:00"],
};

for (const [name, [rules, moment, expected]] of Object.entries(cases)) {
    test(`hours: ${name}`, () => assert.equal(said(rules, moment), expected));
}

test("hours: the clock is that of the house, over a change of its time", () => {
    const rules = ["7=600-660"];
    assert.equal(said(rules, "2026-10-25T09:30:00Z"), "open until 11:00");
    assert.equal(said(rules, "2026-10-18T08:30:00Z"), "open until 11:00");
    assert.equal(said(rules, "2026-11-28T21:30:00Z", "Pacific/Auckland"), "open until 11:00");
});

test("hours: of a zone that is not known nothing is said", () => assert.equal(said(evenings, "2026-11-24T17:30:00Z", "Nowhere/None"), null));

const served = {
    "on a day among its dates": ["05-01/09-30;;", "2026-07-01T10:00:00Z", true],
    "on a day before them": ["05-01/09-30;;", "2026-04-30T21:59:00Z", false],
    "on the first of them, by the clock of the house": ["05-01/09-30;;", "2026-04-30T22:00:00Z", true],
    "on the last of them": ["05-01/09-30;;", "2026-09-30T21:59:00Z", true],
    "over the end of the year": ["11-01/02-28;;", "2027-01-15T10:00:00Z", true],
    "of one year only": ["2026-05-01/2026-05-31;;", "2027-05-15T10:00:00Z", false],
    "on a weekday of its": [";1,2,3,4,5;", "2026-11-27T10:00:00Z", true],
    "on another": [";1,2,3,4,5;", "2026-11-28T10:00:00Z", false],
    "in its hours": [";;690-870", "2026-11-27T10:30:00Z", true],
    "at their end": [";;690-870", "2026-11-27T13:30:00Z", false],
    "after midnight of the day before": [";5;1320-1560", "2026-11-28T00:30:00Z", true],
    "after midnight of another day": [";6;1320-1560", "2026-11-28T00:30:00Z", false],
    "the day before, without hours": [";4;", "2026-11-27T10:00:00Z", false],
    "on all of dates, days and hours": ["11-01/11-30;5;690-870", "2026-11-27T11:00:00Z", true],
    "on not all of them": ["11-01/11-30;5;690-870", "2026-12-04T11:00:00Z", false],
};

for (const [name, [code, moment, expected]] of Object.entries(served)) {
    test(`served: ${name}`, () => assert.equal(page(["page", "clock"])("kitchenClock")("Europe/Rome").isServed([code], new Date(moment)), expected));
}

test("served: at all of its times, and in a zone that is not known always", () => {
    const clock = page(["page", "clock"])("kitchenClock");
    const moment = new Date("2026-11-27T11:00:00Z");
    assert.equal(clock("Europe/Rome").isServed([";5;", ";;690-870"], moment), true);
    assert.equal(clock("Europe/Rome").isServed([";5;", ";;900-960"], moment), false);
    assert.equal(clock("Nowhere/None").isServed([";6;"], moment), true);
});
