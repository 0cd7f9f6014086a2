// Shares a page: by the system's sheet where there is one, else by the links that stand there. A recipe without a public
// address goes as text.
"use strict";

(() => {
const place = document.querySelector(".share");
const link = place.querySelector(".share-link");
const sheet = place.querySelector(".sheet");
const copier = place.querySelector(".copy");
const title = document.querySelector("h1").textContent.trim();
const others = [...place.querySelectorAll(".chips a:not(.share-link)")].map((own) => [own, own.href]);

/** The public address, with what the reader has chosen: servings, or what the menu is without. */
const address = () => link.href + location.hash;

/** Lets the links that the build made lead to what the reader has chosen as well. */
function follow() {
    for (const [own, built] of others) own.href = built.replace(encodeURIComponent(link.href), encodeURIComponent(address()));
}

/** What is said in each element, in one line and without what the house has of it. */
function lines(elements, mark) {
    return [...document.querySelectorAll(elements)].map((element, number) => {
        return mark(number + 1) + kitchenPage.without(".stock", element).textContent.replace(/\s+/g, " ").trim();
    });
}

function recipe() {
    const parts = [[title], lines(".ingredients li", () => "- "), lines(".method > ol > li", (number) => `${number}. `)];
    return parts.filter((part) => part.length).map((part) => part.join("\n")).join("\n\n");
}

const shared = () => (link ? { title, url: address() } : { title, text: recipe() });

async function copy() {
    const said = place.querySelector("[role=status]");
    said.textContent = await kitchenPage.copy(link ? address() : recipe()) ? said.dataset.copied : "";
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
