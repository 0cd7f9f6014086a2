"""Pages that are calm and large: nothing moves while they load, all can be read twice as large, and a thumb finds what it is for."""

import pytest

from browsers import SHELL
from built_site import BuiltSite
from conftest import KINDS
from reader import EACH_VALUE, keep, reading

# What a reader has who was here before, and whose house has no bread.
KEPT = {
    "order": {"lines": [{"count": 2, "price": 550, "pizza": "margherita"}, {"count": 1, "price": 900, "pizza": "boscaiola"}], "sum": "€20.00"},
    "favorites": {"recipes": ["minestrone", "tiramisu"], "pizzas": ["margherita"], "foods": [{"name": "Gelato", "recipes": ["lemon-granita"]}]},
    "recipes": [{"id": "a1", "title": "Bread soup", "ingredients": "1 loaf bread\n2 l stock", "method": "Boil.\nServe."}],
    "lists": [{"id": "b2", "name": "Saturday", "items": [{"id": str(n), "name": name} for n, name in enumerate(["bread", "milk", "yeast"])]}],
    "pantry": [{"id": "c3", "name": "flour", "amount": "1 kg", "added": "2026-11-20", "until": "2026-12-01"}],
}

# A telephone's network: what comes late pushes what is there already.
NETWORK = {"offline": False, "latency": 60, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
OBSERVED = """
globalThis.moves = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!hadRecentInput) moves.push([value, sources.map(({ node }) => node?.nodeName + "." + (node?.className ?? ""))]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
# Google's limit for a page that is good. A page is watched for so long after it has loaded, in milliseconds.
MOST_MOVED, WATCHED = 0.05, 400


@EACH_VALUE
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("state", [{}, KEPT], ids=["new", "known"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.some(2)
def test_nothing_moves_while_a_page_loads(kind, state, width, browser, hosted):
    with reading(browser, width, viewport={"width": width, "height": 844}) as page:
        page.goto(hosted + "404.html")
        keep(page, state)
        page.context.add_init_script(OBSERVED)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        page.goto(hosted + KINDS[kind])
        page.wait_for_timeout(WATCHED)
        moves = page.evaluate("moves")
    assert sum(value for value, _ in moves) <= MOST_MOVED, moves


# ---- Twice as large ----

@pytest.fixture(scope="module")
def twice_as_large(playwright):
    """A browser whose reader has asked for letters of twice the size."""
    with playwright.chromium.launch(executable_path=SHELL, args=["--no-sandbox", "--blink-settings=defaultFontSize=32"]) as browser:
        yield browser


# What is wider than the screen, but for what scrolls by itself, and words that are parted without a hyphen's leave.
OVERFLOWING = """() => [...document.querySelectorAll("body *")]
    .filter((element) => document.documentElement.scrollWidth > innerWidth && element.getBoundingClientRect().right > innerWidth + 1
        || element.matches(":is(h1, h2, h3, p, li, dd, dt, td, th):not(.sr)") && getComputedStyle(element).overflowX === "visible" && element.clientWidth
            && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.nodeName}.${element.className}: ${element.textContent.trim().slice(0, 30)}`).slice(0, 5)"""
BROKEN = """(shortest) => {
    const broken = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isOnOneLine = (text, from, to) => {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top / 8))).size < 2;
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Most texts are on one line, and their words then as well.
        if (isOnOneLine(text, 0, text.length) || !text.parentElement.checkVisibility()) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{M}\\p{N}]{2,}/gu)) {
            if (word.length <= shortest && !isOnOneLine(text, index, index + word.length)) broken.push(word);
        }
    }
    return broken.slice(0, 8);
}"""


def opened(site):
    """The pages that open from the disk."""
    return [path for path in site.pages if path.name != "404.html"]


def shared_out(site, widths, tries_all):
    """The pages to open at each width: one of each kind at all of them, and of the rest, which are like these, a quarter at one."""
    pages = opened(site)
    own = {site.output / path for path in KINDS.values()}
    return {width: [page for number, page in enumerate(pages) if tries_all or page in own or number % (4 * len(widths)) == place]
            for place, width in enumerate(widths)}  # fmt: skip


# Longer words are parted as they are written, where they fill a line.
LONGEST_UNBROKEN = 11
LAID_OPEN = "document.querySelectorAll('main details').forEach((details) => { details.open = true })"


def at_widths(browser, site, widths, tries_all):
    """Pages of a site, laid open, at the widths at which they are looked at; each loaded once."""
    shared = shared_out(site, widths, tries_all)
    with reading(browser, widths[0], reduced_motion="reduce") as page:
        for path in sorted(set().union(*shared.values())):
            page.goto(path.as_uri())
            page.evaluate(LAID_OPEN)
            for width in [width for width in widths if path in shared[width]]:
                page.set_viewport_size({"width": width, "height": 844})
                yield page, path, f"{site.name(path)} at {width}"


def is_measured(path):
    """Whether a page is set as it was measured for paper, or for a screen on the wall."""
    return path.match("menu/print/*") or path.match("menu/screen/*")


def test_text_of_twice_the_size_overflows_nowhere(demonstration, twice_as_large, tries_all):
    faults = {}
    for page, path, name in at_widths(twice_as_large, demonstration, [390, 820, 1440], tries_all):
        broken = [] if is_measured(path) else page.evaluate(BROKEN, LONGEST_UNBROKEN)
        if own := page.evaluate(OVERFLOWING) + broken:
            faults[name] = own
    assert faults == {}


@pytest.mark.parametrize("name", ["demonstration", "italian"])
@pytest.mark.some(2)
def test_no_name_breaks_within_a_word(name, request, browser, tries_all):
    faults = {}
    for page, path, name in at_widths(browser, request.getfixturevalue(name), [320, 390, 1440], tries_all):
        if not is_measured(path) and (own := page.evaluate(BROKEN, 16)):
            faults[name] = own
    assert faults == {}


# ---- For a thumb ----

# A target is what its own points hit, not its box: a name may stand in a card that leads to the same. The numbers on a map are
# as near to one another as the places: the cards beside it lead there too.
SMALL = """(side) => {
    const hits = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.closest("label")?.control === element || element.closest("label")?.contains(hit));
    };
    const isInSentence = (element) => element.matches("a") && getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td, caption")
        && [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\\p{L}{3}/u.test(node.data));
    const small = [];
    for (const element of document.querySelectorAll("main :is(a:not(svg *), button, input, select, textarea, summary), header :is(a, button, summary)")) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.matches(".sr, .skip, :disabled") || isInSentence(element)) continue;
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = (element.closest("label") ?? element).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const [across, down] = [Math.max(0, Math.min(box.width, side) / 2), side / 2].map((half) => half - 1);
        const corners = [[0, -down], [0, down], ...box.width < side ? [[-side / 2 + 1, 0], [side / 2 - 1, 0]] : [[-across, 0], [across, 0]]];
        if (!corners.every(([dx, dy]) => hits(element, x + dx, y + dy))) {
            small.push(`${element.nodeName} ${element.className} "${(element.textContent || element.ariaLabel || element.name || "").trim().slice(0, 24)}" ${Math.round(box.width)}x${Math.round(box.height)}`);
        }
    }
    return small.slice(0, 8);
}"""


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.some(2)
def test_all_that_is_pressed_is_44_pixels_high_and_wide(width, demonstration, browser, tries_all):
    faults = {}
    with reading(browser, width, reduced_motion="reduce") as page:
        for path in shared_out(demonstration, [390, 1440], tries_all)[width]:
            page.goto(path.as_uri())
            page.evaluate(LAID_OPEN)
            if own := page.evaluate(SMALL, 44):
                faults[demonstration.name(path)] = own
    assert faults == {}


# ---- In either direction ----

ARABIC = "# خبز عربي\n\nخبز طري من الفرن\n\n## المكونات\n\n- 500 غ طحين\n- ملح\n\n## الطريقة\n\n1. اعجن الطحين.\n2. اخبز.\n"


def test_what_is_written_from_the_right_stands_so_in_a_page_that_is_not(tmp_path, browser):
    (tmp_path / "content/recipes").mkdir(parents=True)
    (tmp_path / "content/site.yml").write_text("title: House\nlanguage: en\n")
    (tmp_path / "content/recipes/bread.md").write_text("# Bread\n\nGood.\n\n## Ingredients\n\n- 500 g flour\n\n## Method\n\n1. Bake.\n")
    (tmp_path / "content/recipes/khubz.md").write_text(ARABIC)
    site = BuiltSite(tmp_path, tmp_path / "output")
    with reading(browser, 390) as page:
        for name, direction in [("khubz", "rtl"), ("bread", "ltr")]:
            page.goto(site.page(f"recipes/{name}/index.html").as_uri())
            found = page.evaluate("[...document.querySelectorAll('h1, .lead, .ingredients ul, .method')].map((element) => getComputedStyle(element).direction)")
            assert found == [direction] * 4
            assert page.evaluate("getComputedStyle(document.querySelector('#method')).direction") == "ltr"
