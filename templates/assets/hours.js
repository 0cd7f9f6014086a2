// Says where opening hours are shown whether the house is open now: by its own clock, wherever the reader is.
"use strict";

/** @typedef {NonNullable<ReturnType<typeof kitchenHours.at>>} HouseState */
/** @typedef {[from: number, to: number]} Span minutes from a midnight */

globalThis.kitchenHours = (() => {
const day = 24 * 60;
const { zone, rules, words: texts } = kitchenOpenings;

const clock = kitchenClock(zone);
const isDates = (/** @type {string} */ days) => days.includes("/");

/**
 * When the house is open on a day, in minutes from its midnight. Of the rules for dates, the last counts.
 * @param {number} number
 * @returns {Span[]}
 */
function spans(number) {
    const all = rules.map((rule) => rule.split("="));
    const special = all.filter(([days = ""]) => isDates(days) && clock.isAmong(number, days)).slice(-1);
    const weekday = clock.weekday(number);
    const usual = all.filter(([days = ""]) => !isDates(days) && days.split(",").includes(weekday));
    return (special.length ? special : usual).flatMap(([, times = ""]) => times.split(",").filter(Boolean))
        .map((span) => /** @type {Span} */ (span.split("-").map(Number)));
}

/**
 * From the day before on, for two weeks: from when until when, in minutes from midnight of today.
 * @param {number} today
 */
function ahead(today) {
    const all = Array.from({ length: 16 }, (_, place) => place - 1)
        .flatMap((away) => spans(today + away).map(([from, to]) => /** @type {Span} */ ([from + away * day, to + away * day])))
        .sort((one, other) => one[0] - other[0]);
    /** @type {Span[]} */
    const joined = [];
    for (const [from, to] of all) {
        const last = joined.at(-1);
        if (last && from <= last[1]) last[1] = Math.max(last[1], to);
        else joined.push([from, to]);
    }
    return joined;
}

const time = (/** @type {number} */ minutes) => [minutes / 60 % 24, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");

/** The house at a moment: the minute of its day, until when it is open, or from when on; null where nothing says so. */
function at(now = new Date()) {
    const moment = clock.at(now);
    if (!moment) return null;
    const { today, minute } = moment;
    const next = ahead(today).find(([, to]) => to > minute);
    const isOpen = next !== undefined && next[0] <= minute;
    return { today, minute, isOpen, until: isOpen ? next[1] : null, from: isOpen || !next ? null : next[0] };
}

/**
 * The house at a moment in words: "Open now, until 22:30".
 * @param {HouseState} state
 */
function words(state) {
    const { today, until, from } = state;
    if (until !== null) return until < 7 * day ? texts.open_until.replace("{time}", time(until)) : texts.open_now;
    if (from === null) return texts.closed_now;
    if (from < day) return texts.opens_at.replace("{time}", time(from));
    const away = Math.floor(from / day);
    /** @type {Intl.DateTimeFormatOptions} */
    const form = { timeZone: "UTC", weekday: "long", ...(away > 6 ? { day: "numeric", month: "long" } : {}) };
    const name = new Intl.DateTimeFormat(document.documentElement.lang, form).format(clock.date(today + away));
    return texts.opens_on.replace("{day}", name).replace("{time}", time(from));
}

function show() {
    const state = at();
    for (const hours of kitchenPage.all(".hours")) {
        const [note = kitchenPage.make("li")] = kitchenPage.all(".open-now", hours);
        hours.prepend(note);
        note.className = `open-now${state?.isOpen ? " is-open" : ""}`;
        note.hidden = !state;
        if (state) note.textContent = words(state);
    }
}

show();
setInterval(show, 30_000);
return { at, words };
})();
