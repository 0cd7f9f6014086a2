"""What a reader keeps in the browser: one document for each site, which nothing but a reader's own act takes away."""

import json

import pytest
from playwright.sync_api import expect

from reader import ON_ONE_DEVICE, becomes, keep, kept, kept_text, reading, wanted

pytestmark = ON_ONE_DEVICE

RECIPE = "recipes/pizza-dough/index.html"


@pytest.fixture
def page(request, browser):
    with reading(browser, **wanted(request)) as page:
        yield page


def star(page, title):
    return page.get_by_role("button", name=f"Favourite: {title}", exact=True)


def is_starred(page, title):
    return star(page, title).get_attribute("aria-pressed") == "true"


def test_a_star_is_kept_over_pages_and_reloads(page, address):
    page.goto(address(RECIPE))
    assert not is_starred(page, "Pizza dough")
    assert kept(page) is None
    star(page, "Pizza dough").click()
    assert kept(page)["favorites"] == {"recipes": ["pizza-dough"]}
    page.reload()
    assert is_starred(page, "Pizza dough")
    page.goto(address("recipes/index.html"))
    assert is_starred(page, "Pizza dough")
    star(page, "Pizza dough").press("Enter")
    assert kept(page)["favorites"] == {"recipes": []}


def test_pizzas_have_stars_on_the_menu_and_on_their_page(page, address):
    page.goto(address("menu/index.html"))
    star(page, "Hawaii").click()
    page.goto(address("pizzas/hawaii/index.html"))
    assert is_starred(page, "Hawaii")
    assert kept(page)["favorites"] == {"pizzas": ["hawaii"]}


def test_other_tabs_follow(page, address):
    page.goto(address(RECIPE))
    other = page.context.new_page()
    other.goto(address(RECIPE))
    star(other, "Pizza dough").click()
    page.locator('h1 + .star[aria-pressed="true"]').wait_for()
    star(page, "Pizza dough").click()
    other.locator('h1 + .star[aria-pressed="false"]').wait_for()
    assert kept(page)["favorites"] == {"recipes": []}


def test_what_another_tab_changed_is_not_lost(page, address):
    page.goto(address(RECIPE))
    # As if the other tab's change had not been announced yet.
    keep(page, {"settings": {"theme": "dark"}})
    star(page, "Pizza dough").click()
    assert kept(page)["settings"] == {"theme": "dark"}


MANY_CHANGES = """
(name) => new Promise((done) => {
    let number = 0;
    function next() {
        const own = `${name}${number}`;
        kitchenState.change(({ favorites }) => { favorites.removed = [...(favorites.removed ?? []), own]; });
        number += 1;
        // Both tabs at the same moments of the same clock.
        if (number < 20) setTimeout(next, 5 - Date.now() % 5);
        else done();
    }
    next();
})
"""


def test_tabs_that_write_at_the_same_moment_lose_nothing(page, address):
    page.goto(address(RECIPE))
    tabs = [page, page.context.new_page()]
    tabs[1].goto(address(RECIPE))
    for name, tab in zip("ab", tabs):
        tab.evaluate(f"(name) => {{ window.changed = ({MANY_CHANGES})(name); }}", name)
    for tab in tabs:
        tab.evaluate("changed")
    for tab in tabs:
        becomes(tab, "kitchenState.read().favorites.removed.length", 40)
        assert len(set(tab.evaluate("kitchenState.read().favorites.removed"))) == 40


@pytest.mark.parametrize(
    "text",
    [
        "what",
        "null",
        "[]",
        '{"v": 0}',
        '{"v": 1, "more": {}}',
        '{"v": 1, "favorites": {"recipes": "all"}}',
        '{"v": 1, "favorites": {"recipes": [7]}}',
        '{"v": 1, "ticks": {"__proto__": {"flour": true}}}',
        '{"v": 1, "__proto__": {"settings": {}}}',
        '{"v": 1, "order": {"lines": [{"drink": 1, "count": 0, "price": 100}]}}',
        '{"v": 1, "order": {"lines": [{"drink": 1, "count": 1.5, "price": 100}]}}',
        '{"v": 1, "order": {"lines": [{"count": 1, "price": 100}]}}',
        '{"v": 1, "order": {"lines": [{"drink": 1, "pizza": "hawaii", "count": 1, "price": 100}]}}',
        '{"v": 1, "settings": {"theme": "javascript:alert(1)"}}',
    ],
)
@pytest.mark.some(2)
def test_what_cannot_be_read_is_put_aside_and_told(page, address, text):
    page.goto(address(RECIPE))
    keep(page, text)
    page.reload()
    assert "cannot be read" in page.locator(".told").text_content()
    assert kept_text(page, place=" 1") == text
    star(page, "Pizza dough").click()
    assert kept(page)["favorites"] == {"recipes": ["pizza-dough"]}
    page.reload()
    assert page.locator(".told").count() == 0
    assert kept_text(page, place=" 1") == text


def test_that_of_a_newer_version_is_only_read(page, address):
    text = '{"v": 2, "favorites": {"recipes": ["pizza-dough"]}, "settings": {"theme": "sepia"}, "new": 1}'
    page.goto(address(RECIPE))
    keep(page, text)
    page.reload()
    assert is_starred(page, "Pizza dough")
    star(page, "Pizza dough").click()
    assert "newer version" in page.locator(".told").text_content()
    assert is_starred(page, "Pizza dough")
    assert kept_text(page) == text


def test_a_full_store_is_told(page, address):
    page.goto(address(RECIPE))
    page.evaluate(
        """() => {
            let size = 1 << 20;
            for (let n = 0; size > 0; n += 1) {
                try { localStorage.setItem(`filler ${n}`, "x".repeat(size)); } catch { size >>= 1; }
            }
        }"""
    )
    star(page, "Pizza dough").click()
    assert "is full" in page.locator(".told").text_content()
    assert is_starred(page, "Pizza dough")
    assert kept(page) is None


def test_a_forbidden_store_is_told(page, address):
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } })"""
    )
    page.goto(address(RECIPE))
    assert page.locator(".told").count() == 0
    star(page, "Pizza dough").click()
    assert "keeps nothing" in page.locator(".told").text_content()
    assert is_starred(page, "Pizza dough")


def test_sites_keep_their_own(page, demonstration, starter):
    page.goto(demonstration.page(RECIPE).as_uri())
    star(page, "Pizza dough").click()
    page.goto(starter.page("recipes/index.html").as_uri())
    assert page.locator('.star[aria-pressed="true"]').count() == 0
    assert page.evaluate("document.documentElement.dataset.site") != "forno-al-faro"


def test_colours_are_those_that_the_reader_chose(page, address):
    page.emulate_media(color_scheme="light")
    page.goto(address("settings/index.html"))
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("radio", name="Dark").check()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != ground
    page.goto(address(RECIPE))
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.emulate_media(color_scheme="dark")
    page.goto(address("settings/index.html"))
    page.get_by_role("radio", name="Light").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground
    page.get_by_role("radio", name="As this device").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    assert kept(page)["settings"] == {}


@pytest.mark.allows("Clear all that is kept")
def test_a_copy_is_saved_cleared_and_brought_back(page, address, tmp_path):
    page.goto(address(RECIPE))
    star(page, "Pizza dough").click()
    page.goto(address("settings/index.html"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    assert download.value.suggested_filename == "forno-al-faro.json"
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Clear all").click()
    assert kept(page)["favorites"] == {"recipes": ["pizza-dough"]}
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear all").click()
    assert kept(page) is None
    assert "All is cleared" in page.get_by_role("status").text_content()
    page.locator("input[type=file]").set_input_files(copy)
    page.get_by_text("The copy is back.").wait_for()
    assert kept(page)["favorites"] == {"recipes": ["pizza-dough"]}


@pytest.mark.parametrize(
    "text",
    [
        "", "what", '{"v": 2}', '{"v": 1, "more": 1}', '{"v": 1, "ticks": {"__proto__": {}}}', " " * 2_000_000 + '{"v": 1}',
        '{"v": 1, "photos": {"a": "data:image/jpeg;base64,AAAAA"}}',
    ],
    ids=["empty", "no-json", "newer", "unknown", "proto", "large", "photo"],
)
def test_no_other_file_is_brought(page, demonstration, tmp_path, text):
    page.goto(demonstration.page("settings/index.html").as_uri())
    page.get_by_role("radio", name="Dark").check()
    file = tmp_path / "file.json"
    file.write_text(text)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("no copy that was saved here").wait_for()
    assert kept(page)["settings"] == {"theme": "dark"}


HOSTILE = [
    "</script><img src=x onerror=alert(1)>", '"><svg onload=alert(1)>', "javascript:alert(1)", "\u202eevil \u05d0 🍕",
    "x" * 200, "__proto__", "constructor",
]


@pytest.mark.hostile
def test_what_a_copy_brings_is_text_on_every_page(page, demonstration, tmp_path):
    soon = "2026-11-23"
    things = [{"id": f"t{n}", "name": text, "amount": text[:100], "until": soon} for n, text in enumerate(HOSTILE)]
    file = tmp_path / "copy.json"
    file.write_text(json.dumps({
        "v": 1,
        "settings": {"diet": "vegan"},
        "order": {
            "lines": [{"pizza": text, "count": 1, "price": 1, "note": text} for text in HOSTILE]
            + [{"pizza": "hawaii", "count": 1, "price": 1, "size": text[:100]} for text in HOSTILE],
            "name": HOSTILE[0], "note": HOSTILE[1], "table": HOSTILE[2], "way": "table",
        },
        "favorites": {
            "recipes": HOSTILE, "pizzas": HOSTILE, "removed": HOSTILE,
            "foods": [{"name": text, "recipes": HOSTILE} for text in HOSTILE[:-2]],
        },
        "lists": [{"id": f"l{n}", "name": text, "items": things} for n, text in enumerate(HOSTILE)],
        "pantry": [{**thing, "added": soon} for thing in things],
        "timers": [
            {"id": n, "recipe": text, "title": text, "step": n, "text": text, "ends": 8_000_000_000_000}
            for n, text in enumerate(HOSTILE)
        ],
    }))  # fmt: skip
    page.goto(demonstration.page("settings/index.html").as_uri())
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("The copy is back.").wait_for()
    shown = {
        "index.html": ".favorite-foods .chips", "favorites/index.html": ".favorites", "order/index.html": ".order",
        "my-lists/index.html": ".mine", "my-pantry/index.html": ".mine", "menu/index.html": "main",
        "recipes/pizza-dough/index.html": "main", "search/index.html": "main",
    }  # fmt: skip
    for path, place in shown.items():
        page.goto(demonstration.page(path).as_uri())
        page.wait_for_load_state("networkidle")
        expect(page.locator(".timers").get_by_text(HOSTILE[0]).first).to_be_visible()
        assert page.locator("img[onerror], svg[onload], [href^='javascript:']").count() == 0
        assert page.locator(place).is_visible()
    page.goto(demonstration.page("my-lists/index.html").as_uri())
    expect(page.get_by_text(HOSTILE[0]).first).to_be_visible()
