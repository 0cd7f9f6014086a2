// The clock of the house: what day and what minute it is there, wherever the reader is.
"use strict";

/** @typedef {{ today: number, minute: number }} Moment a day as a count from 1970 on, and the minute of it */

/**
 * The clock of a time zone by its name; that of the reader without one. A page that has this script may bring it once more, for an order.
 * @param {string | undefined} zone
 */
globalThis.kitchenClock = (zone) => {
/**
 * A moment; null in a zone that is newer than the browser.
 * @param {Date} now
 * @returns {Moment | null}
 */
function at(now) {
    try {
        const format = new Intl.DateTimeFormat("en-US", {
            timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric",
        });
        const [month = 1, date = 1, year = 1970, hour = 0, minute = 0] = (format.format(now).match(/\d+/g) ?? []).map(Number);
        return { today: Date.UTC(year, month - 1, date) / 864e5, minute: hour * 60 + minute };
    } catch {
        return null;
    }
}

/** A day as the beginning of it in UTC. */
const date = (/** @type {number} */ day) => new Date(day * 864e5);

/** The number of a weekday, from Monday. */
const weekday = (/** @type {number} */ day) => String((day + 3) % 7 + 1);

/**
 * Whether a day is among some dates: of one year, or of each, which may go over its end.
 * @param {number} day
 * @param {string} dates
 */
function isAmong(day, dates) {
    const whole = date(day).toISOString().slice(0, 10);
    return dates.split(",").some((range) => {
        const [first = "", last = ""] = range.split("/");
        const own = first.length === 5 ? whole.slice(5) : whole;
        return first <= last ? first <= own && own <= last : own >= first || own <= last;
    });
}

/**
 * Whether something is had on a day at a minute of it, by dates, weekdays and hours, of which each may be empty.
 * @param {number} day
 * @param {number} minute
 * @param {string[]} code
 */
const isOn = (day, minute, [dates = "", days = "", hours = ""]) =>
    (!dates || isAmong(day, dates)) && (!days || days.split(",").includes(weekday(day)))
    && (!hours || hours.split(",").some((span) => {
        const [from = 0, to = 0] = span.split("-").map(Number);
        return from <= minute && minute < to;
    }));

/**
 * Whether something is had at a moment, at all of some times (`ServingTime.code`). What goes past midnight is of the day on which it began.
 * @param {string[]} times
 */
function isServed(times, now = new Date()) {
    const moment = at(now);
    return !moment || times.every((time) => {
        const code = time.split(";");
        return isOn(moment.today, moment.minute, code) || Boolean(code[2]) && isOn(moment.today - 1, moment.minute + 24 * 60, code);
    });
}

/**
 * Whether something is sold out (`SoldOut.code`): until the end of a day, or until the house says otherwise.
 * @param {string | undefined} out
 */
function isOut(out, now = new Date()) {
    if (!out) return out === "";
    const moment = at(now);
    return !moment || date(moment.today).toISOString().slice(0, 10) <= out;
}

return { at, date, weekday, isAmong, isServed, isOut };
};
