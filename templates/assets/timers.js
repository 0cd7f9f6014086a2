// Timers, on every page while there are some. What is kept is when each ends, so that no reload and no sleep loses time; of
// one that stands still, how much is left.
"use strict";

const kitchenTimers = (() => {
const store = kitchenState;
const words = kitchenWords;
const { make, button, filled } = kitchenPage;
const minute = 60_000;
const ringing = minute;
const most = 50;
const latest = 864e13;
const opened = Date.now();
const pageTitle = document.title;

/**
 * What a timer is called: "Pizza dough, step 3: 10 minutes".
 * @param {Pick<Timer, "title" | "step" | "text">} timer
 */
function nameOf({ title, step, text }) {
    const place = step ? filled(words.timer_step, { title, n: step }) : title;
    return filled(words.labelled, { label: place, text });
}

/**
 * The milliseconds that are left of a timer; none or less where it is over.
 * @param {Timer} timer
 * @param {number} now
 */
const leftOf = ({ ends, left }, now) => left ?? ends - now;

// ---- Sound: no page may make any before it is touched ----

/** @type {AudioContext | null} */
let audio = null;
const isSilent = () => audio?.state !== "running";

async function unlock() {
    if (!isSilent() || !globalThis.AudioContext) return;
    audio ??= new AudioContext();
    try { await audio.resume(); } catch { /* there is no sound: the page says so */ }
    silent.hidden = !isSilent();
}

/**
 * A tone of 880 Hz that fades in and out, after some seconds.
 * @param {AudioContext} audio
 * @param {number} after
 */
function tone(audio, after) {
    const start = audio.currentTime + after;
    const volume = audio.createGain();
    const source = audio.createOscillator();
    source.frequency.value = 880;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.4, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + 0.18);
    source.connect(volume).connect(audio.destination);
    source.start(start);
    source.stop(start + 0.2);
}

// ---- The end of a timer ----

const worker = async () => {
    try { return await navigator.serviceWorker.getRegistration(); } catch { return undefined; }
};

async function askToNotify() {
    if (globalThis.Notification?.permission === "default" && await worker()) Notification.requestPermission();
}

/** @param {Timer} timer */
async function notify(timer) {
    if (globalThis.Notification?.permission !== "granted") return;
    const registration = await worker();
    registration?.showNotification(words.timer_over, { body: nameOf(timer), tag: `timer ${timer.id} ${timer.ends}` });
}

/** @type {Set<number>} */
const told = new Set();

/**
 * Says that a timer is over, once, unless that was long before this page.
 * @param {Timer} timer
 */
function tell(timer) {
    if (told.has(timer.id)) return;
    told.add(timer.id);
    if (timer.ends + ringing <= opened) return;
    alarm.textContent = filled(words.labelled, { label: words.timer_over, text: nameOf(timer) });
    if (!isSilent()) navigator.vibrate?.([400, 200, 400, 200, 400]);
    notify(timer);
}

// ---- An alarm for the calendar of the device, which rings where this page cannot ----

const isoBasic = (/** @type {number} */ moment) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "");
const escaped = (/** @type {string} */ text) => text.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ");

/**
 * Lines of at most 75 bytes: RFC 5545, 3.1.
 * @param {string} line
 */
const folded = (line) => (new Blob([line]).size <= 75 ? line : line.match(/.{1,18}/gu)?.join("\r\n ") ?? "");

/** @param {Timer} timer */
function calendar(timer) {
    const name = escaped(nameOf(timer));
    const lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Forno//Timers//EN", "BEGIN:VEVENT",
        `UID:timer-${timer.id}@${document.documentElement.dataset.site}`, `DTSTAMP:${isoBasic(timer.id)}`,
        `DTSTART:${isoBasic(timer.ends)}`, `SUMMARY:${name}`,
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", `DESCRIPTION:${name}`, "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
    ];
    return new Blob([lines.map(folded).join("\r\n")], { type: "text/calendar" });
}

// ---- What is seen ----

const silent = make("p", { className: "silent", textContent: words.timer_silent });
const alarm = make("p", { className: "sr", role: "alert" });
const list = make("ul");
const bar = make("section", { className: "timers", ariaLabel: words.timers }, silent, list, alarm, make("p", { textContent: words.cook_sleeps }));

/** The bar stands at the end of the page, or in the dialog that covers it. */
function place() {
    if (current.length) (document.querySelector("dialog[open]") ?? document.body).append(bar);
}

/** @type {Map<number, ReturnType<typeof row>>} */
const rows = new Map();

/** @param {Timer} timer */
function row(timer) {
    const { id } = timer;
    const name = nameOf(timer);
    const labelled = (/** @type {string} */ label) => filled(words.labelled, { label, text: name });
    const page = timer.recipe.startsWith("?") ? `my-recipes/index.html${timer.recipe}` : `recipes/${encodeURIComponent(timer.recipe)}/index.html`;
    const link = make("a", { dir: "auto", href: store.home + page, textContent: name });
    const left = make("span", { className: "left", role: "timer", ariaLabel: name });
    const file = make("a", {
        className: "alarm", download: "timer.ics", textContent: words.timer_calendar, ariaLabel: labelled(words.timer_calendar),
    });
    const pause = button({ className: "pause" }, () => pauseOrResume(id));
    const more = button({ textContent: words.timer_minute, ariaLabel: labelled(words.timer_minute) }, () => addMinute(id));
    const stop = button({ className: "stop", textContent: "✕", ariaLabel: filled(words.timer_remove, { name }) }, () => remove(id));
    return { name, left, file, pause, whole: make("li", {}, link, file, left, pause, more, stop), ends: NaN };
}

/**
 * Changes a timer, as it is by then in whatever tab.
 * @param {number} id
 * @param {(timer: Timer) => void} apply
 */
function change(id, apply) {
    store.change(({ timers }) => { timers.filter((timer) => timer.id === id).forEach(apply); });
}

/** @param {number} id */
function pauseOrResume(id) {
    const now = Date.now();
    const isPaused = current.some((timer) => timer.id === id && timer.left);
    change(id, (timer) => {
        const left = leftOf(timer, now);
        if (left <= 0) return;
        delete timer.left;
        if (isPaused) timer.ends = Math.min(now + left, latest);
        else timer.left = left;
    });
}

/**
 * Gives a timer a minute more; one that is over runs again.
 * @param {number} id
 */
function addMinute(id) {
    const now = Date.now();
    change(id, (timer) => {
        if (timer.left) timer.left += minute;
        else timer.ends = Math.min(Math.max(timer.ends, now) + minute, latest);
    });
}

/** @param {number} id */
function remove(id) {
    store.change((state) => { state.timers = state.timers.filter((timer) => timer.id !== id); });
    /** @type {HTMLElement | null} */
    const next = bar.querySelector(".stop") ?? document.querySelector("dialog[open] button");
    next?.focus();
}

/**
 * Shows in its row whether a timer stands still, and when it ends.
 * @param {Timer} timer
 * @param {ReturnType<typeof row>} own
 */
function update(timer, own) {
    const { name, pause, whole, file } = own;
    whole.classList.toggle("paused", Boolean(timer.left));
    pause.ariaLabel = filled(timer.left ? words.timer_resume : words.timer_pause, { name });
    if (own.ends === timer.ends) return;
    own.ends = timer.ends;
    URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(calendar(timer));
}

/**
 * Adds rows for new timers and takes away those of others.
 * @param {Kept} kept
 */
function show({ timers }) {
    for (const [id, { whole, file }] of rows) {
        if (timers.some((timer) => timer.id === id)) continue;
        URL.revokeObjectURL(file.href);
        whole.remove();
        rows.delete(id);
    }
    for (const timer of timers) {
        let own = rows.get(timer.id);
        if (!own) {
            rows.set(timer.id, own = row(timer));
            list.append(own.whole);
        }
        update(timer, own);
    }
    silent.hidden = !isSilent();
    current = timers;
    if (!timers.length) bar.remove();
    else if (!bar.isConnected) place();
    tick();
}

/**
 * "1:05:09" and "4:07".
 * @param {number} seconds
 */
function clock(seconds) {
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].slice(seconds < 3600 ? 1 : 0);
    return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

/** @type {Timer[]} */
let current = [];
let lastRing = 0;

function tick() {
    const now = Date.now();
    const over = current.filter((timer) => leftOf(timer, now) <= 0);
    for (const timer of current) {
        const own = rows.get(timer.id);
        if (!own) continue;
        const { left, whole } = own;
        const isOver = over.includes(timer);
        const text = isOver ? words.timer_over : clock(Math.ceil(leftOf(timer, now) / 1000));
        if (left.textContent !== text) left.textContent = text;
        whole.classList.toggle("over", isOver);
        // With a minute more it is to be told again.
        if (!isOver && told.delete(timer.id)) alarm.textContent = "";
    }
    over.forEach(tell);
    document.title = over.length ? `${words.timer_over} · ${pageTitle}` : pageTitle;
    if (!audio || isSilent() || now - lastRing < 1500 || !over.some(({ ends }) => now < ends + ringing)) return;
    lastRing = now;
    for (const after of [0, 0.25, 0.5]) tone(audio, after);
}

/**
 * Starts a timer of some seconds, at a tap.
 * @param {Pick<Timer, "recipe" | "title" | "step" | "text"> & { seconds: number }} timer
 */
function start({ recipe, title, step, text, seconds }) {
    unlock();
    askToNotify();
    store.change((state) => {
        const id = Math.max(Date.now(), ...state.timers.map((timer) => timer.id + 1));
        const timer = { id, recipe, title: short(title), step, text: short(text), ends: Math.min(Date.now() + 1000 * seconds, latest) };
        state.timers = [...state.timers, timer].slice(-most);
    });
}

const short = (/** @type {string} */ text) => [...text].slice(0, 100).join("");

for (const event of ["pointerup", "keyup"]) addEventListener(event, () => { if (current.length) unlock(); });
addEventListener("visibilitychange", tick);
setInterval(tick, 250);
store.watch(show);
return { start, place };
})();
