// Runs beside the pages of a host, and shows those that were read when there is no network. It asks the host first, always.
"use strict";

(() => {
const { scope } = registration;
const { build } = kitchenOffline;
const prefix = `forno ${scope} `;
/** What is kept is of one build, and goes with it. */
const cacheName = prefix + build;
const kept = () => caches.open(cacheName);
/**
 * What is kept of an address. To open what has gone would make it anew, empty.
 * @param {string} url
 */
const find = (url) => caches.match(url, { cacheName });
const others = async () => (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
/**
 * A photograph in another width: a screen that is turned asks for one that was not read.
 * @param {string} url
 */
async function otherWidth(url) {
    const [stem] = /^.*\/assets\/photos\/.*-(?=\d+\.webp$)/.exec(url) ?? [];
    if (!stem || !await caches.has(cacheName)) return undefined;
    const other = (await (await kept()).keys()).find((request) => request.url.startsWith(stem));
    return other && find(other.url);
}
const plain = (/** @type {string} */ url) => url.replace(/[?#].*/, "");

/** Keeps what earlier builds kept, all of it anew; a host that cannot give it leaves the earlier worker in place. */
async function renew() {
    const cache = await kept();
    /** @type {Set<string>} */
    const urls = new Set();
    for (const name of await others()) for (const { url } of await (await caches.open(name)).keys()) urls.add(url);
    await Promise.all([...urls].map(async (url) => {
        const response = await fetch(url, { cache: "no-cache" });
        if (response.status >= 500) throw response;
        if (response.ok) await cache.put(url, response);
    }));
}

/** @type {Promise<boolean> | null} */
let asking = null;

/** Whether the host still shows this build; asked once for what comes in together, and after it came. */
const isCurrent = () => asking ??= new Promise((done) => { setTimeout(done, 100); }).then(async () => {
    asking = null;
    const script = await fetch("service-worker.js", { cache: "no-store" });
    return (await script.text()).includes(`"${build}"`);
}).catch(() => false);

/** @param {string} url @param {Response} response */
async function keep(url, response) {
    if (response.ok && await isCurrent()) await (await kept()).put(plain(url), response);
}

/** @param {FetchEvent} event */
async function answer(event) {
    const { url, mode } = event.request;
    try {
        const response = await fetch(event.request);
        if (!response.ok) return response;
        // As a whole: what is kept must not wait for a page that the reader has left.
        const body = await response.blob();
        event.waitUntil(keep(url, new Response(body, response)));
        return new Response(body, response);
    } catch (error) {
        const address = plain(url);
        const found = await find(address) ?? await find(address.replace(/\/$/, "/index.html"))
            ?? await otherWidth(address);
        if (!found && mode !== "navigate") throw error;
        return found ?? unread();
    }
}

/** A page in place of one that was not read. */
const unread = () => new Response(kitchenOffline.page.replace("{scope}", () => scope), { status: 503, headers: { "Content-Type": "text/html" } });

addEventListener("install", (event) => {
    skipWaiting();
    event.waitUntil(renew());
});
addEventListener("activate", (event) => event.waitUntil(others()
    .then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim())));
addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method === "GET" && url.startsWith(scope)) event.respondWith(answer(event));
});
// A page that was read before this ran says what it is made of.
addEventListener("message", (event) => {
    /** @type {string[]} what `beAnApplication` of `page.js` sends */
    const parts = event.data;
    const { url: page } = /** @type {Client} */ (event.source);
    event.waitUntil(Promise.all([page, ...parts].filter((url) => url.startsWith(scope)).map(async (url) => {
        if (!await find(plain(url))) await keep(url, await fetch(url));
    })));
});
})();
