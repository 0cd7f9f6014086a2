// Given to the browser by `forno serve` alone: shows a page again when it has changed, where the reader was.
"use strict";
(() => {
    const script = /** @type {HTMLScriptElement} */ (document.currentScript);
    const isProblem = "fornoProblems" in document.documentElement.dataset;
    const place = `forno:${location.pathname}`;
    let state = script.dataset.state;
    /** @type {EventSource | null} */
    let stream = null;
    let isReloading = false;

    const keepPlace = () => {
        // The page of problems stands for the page that was here, and has no place of its own.
        if (!isProblem) sessionStorage.setItem(place, JSON.stringify([scrollX, scrollY]));
    };

    const findPlace = () => {
        const kept = sessionStorage.getItem(place);
        if (isProblem || kept === null) return;
        sessionStorage.removeItem(place);
        /** @type {[left: number, top: number]} */
        const [left, top] = JSON.parse(kept);
        const go = () => scrollTo({ left, top, behavior: "instant" });
        go();
        // Pictures that are not there yet make the page shorter than it was.
        if (scrollY !== top) addEventListener("load", go, { once: true });
    };

    const reload = () => {
        keepPlace();
        isReloading = true;
        history.scrollRestoration = "manual";
        location.reload();
    };

    const changeStyle = () => {
        for (const link of document.querySelectorAll("link")) {
            if (!link.relList.contains("stylesheet")) continue;
            const next = link.cloneNode();
            const address = new URL(link.href);
            address.searchParams.set("state", state);
            next.href = address.href;
            next.addEventListener("load", () => link.remove(), { once: true });
            link.after(next);
        }
    };

    const listen = () => {
        if (stream !== null || document.hidden) return;
        const query = new URLSearchParams({ page: location.pathname, state });
        stream = new EventSource(`/.forno/events?${query}`);
        stream.addEventListener("reload", reload);
        stream.addEventListener("style", (event) => {
            state = event.data;
            changeStyle();
        });
        stream.addEventListener("error", () => {
            if (stream === null || stream.readyState !== EventSource.CLOSED) return;
            stream = null;
            setTimeout(listen, 1000);
        });
    };

    const rest = () => {
        stream?.close();
        stream = null;
    };

    const leave = () => {
        rest();
        // The browser's own memory of the place is for those who come back, and not for a page that is shown anew.
        history.scrollRestoration = isReloading ? "manual" : "auto";
    };

    // A browser opens few connections to one host: pages that nobody sees hold none.
    document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
    addEventListener("pagehide", leave);
    addEventListener("pageshow", listen);
    findPlace();
    listen();
})();
