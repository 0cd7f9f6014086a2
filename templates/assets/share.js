// Shares a page: by the system's sheet where there is one, else by the links that stand there. A recipe without a public
// address goes as text.
"use strict";

(() => {
const { all, find } = kitchenPage;
const place = find(".share");
const [link] = all("a.share-link", place);
const sheet = find(".sheet", place);
const copier = find(".copy", place);
const title = find("h1").textContent.trim();
const others = all(".chips a:not(.share-link)", place).map((own) => ({ own, built: own.href }));

/** The public address, with what the reader has chosen: servings, or what the menu is without. */
const address = (/** @type {HTMLAnchorElement} */ link) => link.href + location.hash;

/** Lets the links that the build made lead to what the reader has chosen as well. */
function follow() {
    if (!link) return;
    for (const { own, built } of others) own.href = built.replace(encodeURIComponent(link.href), encodeURIComponent(address(link)));
}

/**
 * What is said in each element, in one line and without what the house has of it.
 * @param {string} elements
 * @param {(number: number) => string} mark
 */
function lines(elements, mark) {
    return all(elements).map((element, number) =>
        mark(number + 1) + kitchenPage.without(".stock", element).textContent.replace(/\s+/g, " ").trim());
}

function recipe() {
    const parts = [[title], lines(".ingredients li", () => "- "), lines(".method > ol > li", (number) => `${number}. `)];
    return parts.filter((part) => part.length).map((part) => part.join("\n")).join("\n\n");
}

const shared = () => (link ? { title, url: address(link) } : { title, text: recipe() });

async function copy() {
    const said = find("[role=status]", place);
    said.textContent = await kitchenPage.copy(link ? address(link) : recipe()) ? said.dataset.copied : "";
}

// The sheet was closed again, or could not be opened: then nothing is shared, as the reader sees.
sheet.addEventListener("click", () => navigator.share(shared()).catch(() => {}));
copier.addEventListener("click", copy);
link?.addEventListener("click", (event) => { event.preventDefault(); copy(); });
for (const event of ["pointerover", "focusin"]) place.addEventListener(event, follow);
const isSheet = "share" in navigator;
sheet.hidden = !isSheet;
copier.hidden = isSheet || Boolean(link);
if (isSheet) place.querySelector(".chips")?.remove();
place.hidden = false;
})();
