// Pictures that a reader gives to foods and recipes of their own: made small, and kept by the browser beside the document of `state.js`.
"use strict";

const kitchenPhotos = (() => {
const { find, make, newID } = kitchenPage;
/** Where they were before other sites at the same host could have the same name. */
const formerName = `forno:${document.documentElement.dataset.site}`;
const width = 640;
const height = 400;
/** Of all together, so that a copy of all that is kept can be brought back. */
const most = 1_200_000;
const form = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * What comes of a request to the database.
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
const done = (request) => new Promise((take, fail) => {
    request.addEventListener("success", () => take(request.result));
    request.addEventListener("error", () => fail(request.error));
});

/**
 * A database, with what `fill` does when it is new.
 * @param {string} name
 * @param {(opening: IDBOpenDBRequest) => void} fill
 */
function opened(name, fill) {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener("upgradeneeded", () => fill(opening));
    return done(opening);
}

/** What was kept under the former name, by what it is known by. */
async function former() {
    const database = await opened(formerName, ({ transaction }) => transaction?.abort());
    const photos = database.transaction("photos").objectStore("photos");
    /** @type {[IDBValidKey[], Blob[]]} */
    const [ids, blobs] = await Promise.all([done(photos.getAllKeys()), done(photos.getAll())]);
    database.close();
    return ids.map((id, place) => ({ id, blob: blobs[place] }));
}

/** @type {Promise<IDBDatabase> | null} */
let base = null;

async function begun() {
    let isNew = false;
    const database = await opened(kitchenState.key, ({ result }) => {
        isNew = true;
        result.createObjectStore("photos");
    });
    const photos = () => database.transaction("photos", "readwrite").objectStore("photos");
    if (isNew) for (const { id, blob } of await former().catch(() => [])) photos().put(blob, id);
    return database;
}

async function store() {
    base ??= begun();
    try {
        return (await base).transaction("photos", "readwrite").objectStore("photos");
    } catch (error) {
        // The next one who asks tries again.
        base = null;
        throw error;
    }
}

/** @param {Kept} kept */
const named = ({ favorites, recipes }) => [...favorites.foods ?? [], ...recipes].flatMap(({ photo }) => photo || []);

/** Takes away the pictures of what is gone. */
async function sweep() {
    const photos = await store();
    const kept = new Set(named(kitchenState.read()));
    for (const id of await done(photos.getAllKeys())) if (!kept.has(String(id))) photos.delete(id);
}

/**
 * A picture as small as the page shows it, cut to its shape.
 * @param {Blob} file
 * @returns {Promise<Blob>}
 */
async function small(file) {
    const whole = await createImageBitmap(file);
    const scale = Math.max(width / whole.width, height / whole.height);
    const wide = whole.width * scale;
    const high = whole.height * scale;
    const canvas = make("canvas", { width, height });
    canvas.getContext("2d")?.drawImage(whole, (width - wide) / 2, (height - high) / 2, wide, high);
    return new Promise((take, fail) => { canvas.toBlob((blob) => blob ? take(blob) : fail(new TypeError("no picture")), "image/jpeg", 0.8); });
}

/**
 * Keeps the picture of a file; gives what it is known by, or null where no more fit.
 * @param {Blob} file
 */
async function keep(file) {
    const blob = await small(file);
    await sweep();
    const photos = await store();
    /** @type {Blob[]} */
    const others = await done(photos.getAll());
    if (others.reduce((sum, { size }) => sum + size, blob.size) > most) return null;
    const id = newID();
    await done(photos.put(blob, id));
    return id;
}

/**
 * Makes the controls of a picture work; `choose` keeps what its picture is known by, or that it has none.
 * @param {HTMLElement} section
 * @param {(id: string | null) => void} choose
 * @param {(word: "" | "full" | "unread") => void} say
 */
function equip(section, choose, say) {
    const input = find(".photo input", section);
    const take = async () => {
        const [file] = input.files ?? [];
        if (!file) return;
        input.value = "";
        try {
            const id = await keep(file);
            if (id) choose(id);
            say(id ? "" : "full");
        } catch { say("unread"); }
    };
    input.addEventListener("change", take);
    // It may have been chosen before this script was there.
    take();
    find(".photo button", section).addEventListener("click", () => { choose(null); input.focus(); });
}

/**
 * The picture that is known by this; nothing where it is gone.
 * @param {string} id
 * @returns {Promise<Blob | undefined>}
 */
const picture = async (id) => done((await store()).get(id));

/** @param {HTMLElement} art @param {string} id */
async function show(art, id) {
    if (art.querySelector("img")?.dataset.photo === id) return;
    const blob = await picture(id);
    if (!blob) return art.replaceChildren();
    const image = make("img", { alt: "", src: URL.createObjectURL(blob) });
    image.dataset.photo = id;
    image.addEventListener("load", () => URL.revokeObjectURL(image.src));
    art.replaceChildren(image);
}

/** The pictures as texts, by what they are known by. */
async function exported() {
    const found = await Promise.all(named(kitchenState.read()).map(async (id) => {
        const blob = await picture(id);
        return blob ? [[id, await text(blob)]] : [];
    }));
    return Object.fromEntries(found.flat());
}

/** @param {Blob} blob @returns {Promise<string>} */
async function text(blob) {
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    await new Promise((take) => { reader.addEventListener("loadend", take); });
    return String(reader.result);
}

/**
 * Base64 comes in fours.
 * @param {string} text
 */
const isPicture = (text) => form.test(text) && (text.length - text.indexOf(",") - 1) % 4 === 0;

/** @type {(photos: unknown) => photos is Record<string, string>} */
const fits = (photos) => photos !== null && typeof photos === "object" && !Array.isArray(photos)
    && Object.entries(photos).every(([id, own]) => /^[a-z0-9]{1,50}$/.test(id) && typeof own === "string" && isPicture(own));

/**
 * Puts what `exported` gave in place of what is kept.
 * @param {Record<string, string>} photos
 */
async function replace(photos) {
    const place = await store();
    place.clear();
    for (const [id, own] of Object.entries(photos)) {
        const bytes = Uint8Array.from(atob(own.slice(own.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
        place.put(new Blob([bytes], { type: "image/jpeg" }), id);
    }
    await new Promise((take) => { place.transaction.addEventListener("complete", take); });
}

/** Takes all of them away, those under the former name too. */
async function clear() {
    await replace({});
    indexedDB.deleteDatabase(formerName);
}

return { equip, find: picture, show, sweep, exported, fits, replace, clear };
})();
