"""Cook mode, one step at a time, and the timers that are seen on every page."""

import re
from datetime import datetime, timedelta, timezone

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import browsers
from built_site import BuiltSite
from made_sites import write
from reader import ON_EACH_DEVICE, ON_ONE_DEVICE, becomes, reading, wanted

pytestmark = ON_ONE_DEVICE

DOUGH = "recipes/pizza-dough/index.html"
EVENING = datetime(2026, 11, 23, 18, tzinfo=timezone.utc)
SLEEPS = "A phone that sleeps rings nothing"
SILENT = "Silent until you touch this page."
# What a device does that a test cannot see: tones, vibration, and the screen that stays on.
DEVICE = """
    globalThis.device = { tones: 0, shakes: 0, locks: 0, releases: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) { document.documentElement.dataset.tones = device.tones += 1; start.apply(this, when); };
    navigator.vibrate = () => { device.shakes += 1; return true; };
    const lock = () => ({ released: false, async release() { document.documentElement.dataset.releases = device.releases += 1; this.released = true; } });
    const request = async () => { device.locks += 1; return device.lock = lock(); };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
HOSTILE = [
    "</script><img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "'\"`&amp;{title}", "פיצה עם עגבניות", "🍕👩‍🍳", "x" * 10_000,
]
LANGUAGES = {
    "en": ("Ingredients", "Method", "Cook", "Step 1 of 1", "10 minutes"),
    "it": ("Ingredienti", "Preparazione", "Cucina", "Passo 1 di 1", "10 minuti"),
    "de": ("Zutaten", "Zubereitung", "Kochen", "Schritt 1 von 1", "10 Minuten"),
    "fr": ("Ingrédients", "Préparation", "Cuisiner", "Étape 1 sur 1", "10 minutes"),
    "es": ("Ingredientes", "Elaboración", "Cocinar", "Paso 1 de 1", "10 minutos"),
}


def recipe(title, ingredients, steps, head="", headings=("Ingredients", "Method")):
    lines = "\n".join(f"- {line}" for line in ingredients)
    numbered = "\n".join(f"1. {step}" for step in steps)
    return f"---\n{head}---\n# {title}\n\n## {headings[0]}\n\n{lines}\n\n## {headings[1]}\n\n{numbered}\n"


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory):
    """A site of recipes that are not as most are."""
    folder = tmp_path_factory.mktemp("cook")
    hostile = {f"recipes/hostile-{n}.md": recipe(text, [f"2 g {text}"], [f"Wait 10 minutes. {text}"]) for n, text in enumerate(HOSTILE)}
    write(folder / "site/content", hostile | {
        "site.yml": "title: Kitchen\n",
        "recipes/salad.md": recipe("Salad", ["1 lettuce", "salt"], ["Tear the lettuce.", "Salt it."]),
        "recipes/toast.md": recipe("Toast", ["2 slices bread"], ["Toast the bread for 3 minutes, or for 90 seconds."]),
        "recipes/feast.md": recipe("Feast", ["1 kg patience"], [f"Do thing {n} for {n} minutes." for n in range(1, 61)]),
        "recipes/stew.md": "---\nservings: 4\n---\n# Stew\n\n## Ingredients\n\n- 2 onions\n- 1 kg beef\n- 3 potatoes\n- 2 l stock\n\n"
        "## Method\n\nCut the 2 onions.\n\n### The meat\n\nBrown 1 kg beef for **[10 minutes](https://example.org/)**, and add 1 l water.\n\n"
        "### The rest\n\n- Add 3 potatoes.\n- Serve.\n",
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(params=[360, 1440])
def width(request):
    return request.param


@pytest.fixture
def page(request, browser, width):
    with reading(browser, width, has_touch=True, reduced_motion="reduce", **wanted(request)) as page:
        page.add_init_script(DEVICE)
        after(page)
        yield page


def after(page, **time):
    """It is so long after the beginning of the evening, and stays so."""
    page.clock.set_fixed_time(EVENING + timedelta(**time))


def cook(page, address=None):
    if address:
        page.goto(address)
    page.get_by_role("button", name="Cook", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def heading(page):
    return page.get_by_role("dialog").get_by_role("heading")


def go_on(page, name="Next"):
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def timers(page):
    return page.get_by_role("region", name="Timers").get_by_role("listitem")


def start(page, text):
    page.get_by_role("button", name=f"Start a timer: {text}", exact=True).click()


def device(page):
    return page.evaluate("device")


def left(page):
    return timers(page).get_by_role("timer")


def press(page, name):
    """Presses the button of a timer."""
    timers(page).get_by_role("button", name=name, exact=True).click()


def offer(page):
    return page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^Start a timer of .*\?$"))


def boxes_of(page):
    """Where the buttons of the timers and the clocks stand, and the step above them."""
    return [part.bounding_box() for part in page.locator(".timers li, .timers li > *, .cook .prose").all()]


def test_one_step_at_a_time(page, address):
    cook(page, address(DOUGH))
    expect(heading(page)).to_have_text("Ingredients")
    assert page.locator(".cook .ticks li").count() == 4
    go_on(page, "Start cooking")
    expect(heading(page)).to_have_text("Step 1 of 6")
    expect(page.locator(".cook .prose")).to_contain_text("Stir the yeast into the water")
    assert page.locator(".cook .ticks label").all_inner_texts() == ["600\xa0g flour, type 00", "390\xa0ml water, cool", "1/2\xa0tsp dried yeast"]
    for number in range(2, 7):
        go_on(page)
        expect(heading(page)).to_have_text(f"Step {number} of 6")
    go_on(page, "Previous")
    expect(heading(page)).to_have_text("Step 5 of 6")
    go_on(page)
    go_on(page, "Finish")
    expect(page.get_by_role("dialog")).to_have_count(0)
    cook(page)
    expect(heading(page)).to_have_text("Ingredients")


@ON_EACH_DEVICE
def test_a_step_is_large(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    size = "(element) => parseFloat(getComputedStyle(element).fontSize)"
    assert page.locator(".cook .prose").evaluate(size) >= 1.25 * page.locator(".method li").first.evaluate(size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Where the lines of a step and of its ingredients stand, how large its letters are, and whether it has room.
SEEN = """() => {
    const page = document.querySelector(".cook-page");
    const lines = document.createRange();
    const rects = [...page.querySelectorAll("h2, .prose, .ticks li, .cook-part")].flatMap((part) => {
        lines.selectNodeContents(part);
        return [...lines.getClientRects()];
    });
    const { top, bottom } = page.getBoundingClientRect();
    const text = page.querySelector(".prose");
    return {
        bands: rects.filter(({ height }) => height).map((rect) => [rect.top, rect.bottom]), top, bottom,
        size: parseFloat(getComputedStyle(text).fontSize), length: text.textContent.length,
        isScrolling: page.scrollHeight > page.clientHeight, isWide: page.scrollWidth > page.clientWidth || text.scrollWidth > text.clientWidth,
    };
}"""
TABLETS = [(768, 1024), (820, 1180), (1180, 820)]


def emptiest(seen):
    """The share of the page of the highest stripe in which nothing stands."""
    edge, empty = seen["top"], 0
    for top, bottom in sorted(seen["bands"]):
        empty, edge = max(empty, top - edge), max(edge, bottom)
    return max(empty, seen["bottom"] - edge) / (seen["bottom"] - seen["top"])


def steps_seen(page):
    """What is seen of each step of a recipe that is open."""
    page.keyboard.press("Home")
    count = page.locator(".method > ol > li").count()
    for _ in range(count):
        page.keyboard.press("ArrowRight")
        yield page.evaluate(SEEN)


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.some(3)
def test_a_step_fills_a_tablet(browser, demonstration, size, told, tries_all):
    """Nothing scrolls, letters are read from two metres, and in no step of any recipe half of the screen is empty."""
    cards = sorted((demonstration.output / "recipes").glob("*/index.html"))
    all_steps = []
    with reading(browser, viewport={"width": size[0], "height": size[1]}) as page:
        for card in cards if tries_all else cards[TABLETS.index(size)::len(TABLETS)]:
            cook(page, card.as_uri())
            for step in steps_seen(page):
                assert not step["isScrolling"] and not step["isWide"], (card, step)
                assert step["size"] >= 32, (card, step)
                assert emptiest(step) < 0.4, (card, emptiest(step), step)
                all_steps.append(step)
    short = min(all_steps, key=lambda step: step["length"])
    long = max(all_steps, key=lambda step: step["length"])
    assert short["size"] > 1.5 * long["size"]
    sizes = sorted(step["size"] for step in all_steps)
    told(f"Cook mode: letters of {sizes[0]:.0f} to {sizes[-1]:.0f} px, {sizes[len(sizes) // 2]:.0f} in the middle, at {size[0]}×{size[1]}")


def test_a_step_is_never_smaller_than_it_was(browser, demonstration):
    """On phones and desks letters are as large as ever, or larger where there is room; what is too long scrolls."""
    for width, height in [(320, 568), (390, 844), (844, 390), (1440, 900)]:
        with reading(browser, viewport={"width": width, "height": height}) as page:
            for name in ("pizza-dough", "minestrone", "tiramisu"):
                cook(page, demonstration.page(f"recipes/{name}/index.html").as_uri())
                for step in steps_seen(page):
                    assert step["size"] >= min(max(24, 17.6 + 0.019 * width), 38.4) - 0.1
                    assert not step["isWide"]


def test_a_tablet_is_turned(browser, demonstration):
    """The type follows the page: when the tablet is turned, and when timers take some of it."""
    with reading(browser, viewport={"width": 820, "height": 1180}) as page:
        cook(page, demonstration.page(DOUGH).as_uri())
        page.keyboard.press("ArrowRight")
        text = page.locator(".cook .prose")
        ingredients = page.locator(".cook .ticks")
        assert ingredients.bounding_box()["y"] >= text.bounding_box()["y"] + text.bounding_box()["height"]
        size = "parseFloat(getComputedStyle(document.querySelector('.cook .prose')).fontSize)"
        upright = page.evaluate(size)
        page.set_viewport_size({"width": 1180, "height": 820})
        becomes(page, f"{size} < {upright}", True)
        assert ingredients.bounding_box()["x"] >= text.bounding_box()["x"] + text.bounding_box()["width"]
        assert not page.evaluate(SEEN)["isScrolling"]
        page.set_viewport_size({"width": 820, "height": 1180})
        becomes(page, size, upright)
        start(page, "20 minutes")
        expect(timers(page)).to_have_count(1)
        becomes(page, "(() => { const page = document.querySelector('.cook-page'); return page.scrollHeight <= page.clientHeight; })()", True)


def test_a_long_word_is_not_broken_by_large_type(browser, tmp_path):
    word = "Donaudampfschifffahrtsgesellschaftskapitän"
    write(tmp_path / "site/content", {"site.yml": "title: K\n", "recipes/x.md": recipe("X", ["1 egg"], [f"{word}!", "Go."])})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser, viewport={"width": 820, "height": 1180}) as page:
        cook(page, site.page("recipes/x/index.html").as_uri())
        first, second = steps_seen(page)
        assert second["size"] > 2 * first["size"]
        page.keyboard.press("ArrowLeft")
        lines = "() => { const range = document.createRange(); range.selectNodeContents(document.querySelector('.cook .prose')); return range.getClientRects().length; }"
        assert page.evaluate(lines) == 1


def test_keys(page, address):
    page.goto(address(DOUGH))
    page.get_by_role("button", name="Cook", exact=True).focus()
    page.keyboard.press("Enter")
    expect(heading(page)).to_be_focused()
    for key, title in [
        ("ArrowRight", "Step 1 of 6"), ("ArrowRight", "Step 2 of 6"), ("ArrowLeft", "Step 1 of 6"), ("End", "Step 6 of 6"),
        ("ArrowRight", "Step 6 of 6"), ("Home", "Ingredients"), ("ArrowLeft", "Ingredients"), ("ArrowRight", "Step 1 of 6"),
    ]:  # fmt: skip
        page.keyboard.press(key)
        expect(heading(page)).to_have_text(title)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Start a timer: 20 minutes")).to_be_focused()
    page.keyboard.press("Enter")
    expect(timers(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_focused()
    expect(timers(page)).to_have_count(1)


def swipe(page, across, down=0):
    """A finger from the middle of the page."""
    session = page.context.new_cdp_session(page)
    (x, y) = (180, 300)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (1, 2, 3):
        point = {"x": x + across * part / 3, "y": y + down * part / 3}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_swipes(page, address):
    cook(page, address(DOUGH))
    swipe(page, -150)
    expect(heading(page)).to_have_text("Step 1 of 6")
    swipe(page, -150)
    expect(heading(page)).to_have_text("Step 2 of 6")
    swipe(page, 150)
    expect(heading(page)).to_have_text("Step 1 of 6")
    swipe(page, -30)
    swipe(page, -80, 150)
    expect(heading(page)).to_have_text("Step 1 of 6")


def test_the_step_is_kept(page, address):
    cook(page, address(DOUGH))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.reload()
    expect(heading(page)).to_have_text("Step 3 of 6")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    cook(page)
    expect(heading(page)).to_have_text("Step 3 of 6")
    page.goto(address("recipes/focaccia/index.html"))
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_page_that_is_left_at_once_has_been_closed(page, address):
    """The event of closing comes later than the page may go: here it goes before anything else can run."""
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    is_open = page.evaluate("""() => {
        document.querySelector("dialog.cook").close();
        dispatchEvent(new PageTransitionEvent("pagehide"));
        return kitchenState.read().cooking.map(({ isOpen }) => isOpen);
    }""")
    assert is_open == [False]
    page.reload()
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_was_left_long_ago_does_not_open(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    after(page, hours=13)
    page.reload()
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_amounts_are_scaled(page, kitchen):
    address = kitchen.page("recipes/stew/index.html").as_uri()
    page.goto(address)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("textbox", name="Yield")).to_have_value("5")
    page.get_by_role("textbox", name="Yield").fill("6")
    cook(page)
    assert page.locator(".cook .ticks label").all_inner_texts() == ["3 onions", "1.5\xa0kg beef", "4\xa01/2 potatoes", "3\xa0l stock"]
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cook .prose")).to_have_text("Cut the 3 onions.")
    expect(page.locator(".cook .ticks label")).to_have_text("3 onions")
    page.keyboard.press("ArrowRight")
    for _ in range(2):
        expect(page.locator(".cook .prose")).to_have_text("Brown 1.5\xa0kg beef for 10 minutes, and add 1\xa0l water.")
        expect(page.locator(".cook .cook-step .cook-note")).to_have_text("Other amounts in the method are for 4.")
        page.reload()


def test_a_method_of_paragraphs_and_parts(page, kitchen):
    cook(page, kitchen.page("recipes/stew/index.html").as_uri())
    seen = []
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        seen.append((heading(page).inner_text(), page.locator(".cook-part").all_inner_texts()))
    assert seen == [
        ("Step 1 of 4", []), ("Step 2 of 4", ["The meat"]), ("Step 3 of 4", ["The rest"]), ("Step 4 of 4", ["The rest"]),
    ]  # fmt: skip


def test_ingredients_are_ticked(page, address):
    cook(page, address(DOUGH))
    page.get_by_role("checkbox", name="flour").check()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("checkbox", name="flour")).to_be_checked()
    expect(page.get_by_role("checkbox", name="water")).not_to_be_checked()
    page.get_by_role("checkbox", name="water").check()
    page.reload()
    expect(page.get_by_role("checkbox", name="water")).to_be_checked()
    page.keyboard.press("End")
    go_on(page, "Finish")
    cook(page)
    assert page.locator(".cook :checked").count() == 0


def test_two_timers_over_a_reload(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    page.keyboard.press("ArrowRight")
    start(page, "10 minutes")
    names = ["Pizza dough, step 1: 20 minutes", "Pizza dough, step 2: 10 minutes"]
    assert timers(page).get_by_role("link").filter(has_not_text="Calendar").all_inner_texts() == names
    after(page, minutes=4)
    page.reload()
    expect(left(page)).to_have_text(["16:00", "6:00"])
    page.goto(address("menu/index.html"))
    expect(left(page)).to_have_text(["16:00", "6:00"])
    after(page, minutes=15)
    page.goto(address("index.html"))
    expect(left(page)).to_have_text(["5:00", "Time is up"])
    page.get_by_role("button", name=f"Remove the timer: {names[1]}").click()
    expect(timers(page)).to_have_count(1)
    expect(page.get_by_role("button", name=f"Remove the timer: {names[0]}")).to_be_focused()
    timers(page).get_by_role("link", name=names[0], exact=True).click()
    expect(heading(page)).to_have_text("Step 2 of 6")


def test_other_tabs_show_timers(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    other = page.context.new_page()
    other.goto(address("index.html"))
    start(page, "20 minutes")
    expect(timers(other)).to_have_count(1)
    other.get_by_role("button", name="Remove the timer").click()
    expect(timers(page)).to_have_count(0)


FIRST = "Pizza dough, step 1: 20 minutes"


def test_a_timer_stands_still(page, address):
    """And goes on with what was left, on every page and in every tab, over reloads, and however long it stood."""
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    after(page, minutes=4)
    expect(left(page)).to_have_text("16:00")
    press(page, f"Pause the timer: {FIRST}")
    other = page.context.new_page()
    other.goto(address("index.html"))
    after(page, hours=3)
    page.reload()
    for tab in (page, other):
        expect(left(tab)).to_have_text("16:00")
        expect(timers(tab)).to_have_class("paused")
        # It rings at no time that is known.
        expect(timers(tab).get_by_role("link", name=re.compile("Calendar"))).to_have_count(0)
    page.goto(address("menu/index.html"))
    expect(left(page)).to_have_text("16:00")
    press(other, f"Let the timer run on: {FIRST}")
    after(page, hours=3, minutes=6)
    for tab in (page, other):
        expect(left(tab)).to_have_text("10:00")
        expect(timers(tab).get_by_role("button", name=f"Pause the timer: {FIRST}")).to_be_visible()
    after(page, hours=3, minutes=16)
    expect(left(page)).to_have_text("Time is up")


def test_a_minute_more(page, address):
    """Also for a timer that stands still, and for one that is over: that runs again, and rings again."""
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    more = f"+1 min: {FIRST}"
    press(page, more)
    expect(left(page)).to_have_text("21:00")
    press(page, f"Pause the timer: {FIRST}")
    press(page, more)
    expect(left(page)).to_have_text("22:00")
    press(page, f"Let the timer run on: {FIRST}")
    after(page, minutes=22)
    expect(left(page)).to_have_text("Time is up")
    assert device(page)["tones"] == 3
    after(page, minutes=25)
    expect(timers(page).get_by_role("button", name=f"Pause the timer: {FIRST}")).to_have_count(0)
    press(page, more)
    expect(left(page)).to_have_text("1:00")
    expect(page.get_by_role("alert")).to_have_text("")
    page.reload()
    expect(left(page)).to_have_text("1:00")
    heading(page).click()
    expect(page).not_to_have_title(re.compile("Time is up"))
    after(page, minutes=26)
    expect(left(page)).to_have_text("Time is up")
    expect(page.get_by_role("alert")).to_have_text(f"Time is up: {FIRST}")
    expect(page.locator("html")).to_have_attribute("data-tones", "3")


def test_the_alarm_follows_the_timer(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    press(page, f"Pause the timer: {FIRST}")
    after(page, minutes=5)
    press(page, f"Let the timer run on: {FIRST}")
    press(page, f"+1 min: {FIRST}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Calendar").click()
    assert b"DTSTART:20261123T182600Z\r\n" in download.value.path().read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.some(2)
def test_the_buttons_of_a_timer_stay_where_they_are(browser, tmp_path, language, tries_all):
    """Whatever a timer says meanwhile: nothing moves under a finger. Each is as large as a finger, in every language."""
    *headings, button, _, time = LANGUAGES[language]
    write(tmp_path / "site/content", {
        "site.yml": f"title: K\nlanguage: {language}\n",
        "recipes/x.md": recipe("A bread with a long name", ["1 kg x"], [f"X {time}."], headings=headings),
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    widths = (320, 390, 820)
    for width in widths if tries_all else (320, widths[1 + list(LANGUAGES).index(language) % 2]):
        with reading(browser, width, reduced_motion="reduce") as page:
            after(page)
            page.goto(site.page("recipes/x/index.html").as_uri())
            page.get_by_role("button", name=button, exact=True).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            page.keyboard.press("ArrowRight")
            page.locator(".start-timer").click()
            pause, more, stop = page.locator(".timers button").all()
            expect(left_clock := page.locator(".timers .left")).to_have_text("10:00")
            first = boxes_of(page)
            for box in [one.bounding_box() for one in (pause, more, stop)]:
                assert box["width"] >= 44 and box["height"] >= 44
                assert box["x"] >= 0 and box["x"] + box["width"] <= width
            name = page.locator(".timers a").first.inner_text()
            for one in (pause, more, stop):
                assert one.get_attribute("aria-label").endswith(name)
            after(page, minutes=1)
            expect(left_clock).to_have_text("9:00")
            assert boxes_of(page) == first
            pause.click()
            expect(page.locator(".timers li")).to_have_class("paused")
            assert boxes_of(page) == first
            pause.click()
            expect(page.locator(".timers li")).not_to_have_class("paused")
            after(page, minutes=10)
            expect(page.locator(".timers li")).to_have_class("over")
            over = boxes_of(page)
            # But for the height of the words where there was a clock.
            assert [*over[:4], *over[5:]] == [*first[:4], *first[5:]]
            more.click()
            expect(left_clock).to_have_text("1:00")
            assert boxes_of(page) == first


def test_the_timer_of_the_recipe_asks_first(page, address):
    cook(page, address("recipes/focaccia/index.html"))
    total = page.locator(".facts time").last.inner_text()
    go_on(page, "Start cooking")
    expect(heading(page)).to_have_text(re.compile("Step 1 of"))
    expect(timers(page)).to_have_count(0)
    expect(offer(page)).to_have_count(0)
    page.keyboard.press("Home")
    expect(offer(page)).to_have_text(f"Start a timer of {total}?")
    offer(page).click()
    name = f"Focaccia with rosemary: {total}"
    expect(timers(page).get_by_role("link", name=name, exact=True)).to_be_visible()
    expect(offer(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Start cooking")).to_be_focused()
    page.reload()
    expect(timers(page)).to_have_count(1)
    expect(offer(page)).to_have_count(0)
    press(page, f"Remove the timer: {name}")
    expect(offer(page)).to_be_visible()


def test_a_timer_rings(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    expect(page.get_by_text(SILENT)).to_be_hidden()
    after(page, minutes=19, seconds=59)
    expect(left(page)).to_have_text("0:01")
    assert device(page)["tones"] == 0
    expect(page.get_by_role("alert")).to_have_text("")
    after(page, minutes=20)
    expect(left(page)).to_have_text("Time is up")
    expect(timers(page)).to_have_class("over")
    expect(page.get_by_role("alert")).to_have_text("Time is up: Pizza dough, step 1: 20 minutes")
    expect(page).to_have_title(re.compile("^Time is up · "))
    assert (device(page)["tones"], device(page)["shakes"]) == (3, 1)
    after(page, minutes=20, seconds=2)
    expect(page.locator("html")).to_have_attribute("data-tones", "6")
    page.get_by_role("button", name="Remove the timer").click()
    expect(page).not_to_have_title(re.compile("Time is up"))
    after(page, minutes=20, seconds=4)
    start(page, "20 minutes")
    expect(left(page)).to_have_text("20:00")
    assert (device(page)["tones"], device(page)["shakes"]) == (6, 1)


def test_what_ended_long_ago_is_seen_and_not_heard(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    after(page, minutes=21)
    expect(left(page)).to_have_text("Time is up")
    assert device(page)["tones"] == 0
    page.reload()
    heading(page).click()
    expect(page.get_by_text(SILENT)).to_be_hidden()
    expect(page.get_by_role("alert")).to_have_text("")
    assert (device(page)["tones"], device(page)["shakes"]) == (0, 0)


def test_after_a_reload_it_is_silent_until_touched(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    page.reload()
    expect(page.get_by_text(SILENT)).to_be_visible()
    after(page, minutes=20, seconds=1)
    expect(left(page)).to_have_text("Time is up")
    assert (device(page)["tones"], device(page)["shakes"]) == (0, 0)
    heading(page).click()
    expect(page.get_by_text(SILENT)).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-tones", "3")


def test_what_rings_is_said_where_a_timer_starts(page, address):
    """Below the offer of the whole recipe and at each step with a time, in the dialog itself; then beside the timers."""
    said = re.compile(f"^Timers ring while this page is open and the screen is on. {SLEEPS}")
    cook(page, address(DOUGH))
    expect(page.locator(".cook-offer").get_by_text(said)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cook-step").get_by_text(said)).to_be_visible()
    start(page, "20 minutes")
    # Once is enough.
    expect(page.locator(".cook-step").get_by_text(said)).to_be_visible()
    expect(page.get_by_role("region", name="Timers").get_by_text(said)).to_be_hidden()
    page.keyboard.press("End")
    expect(page.locator(".cook-step").get_by_text(said)).to_have_count(page.locator(".cook-step .start-timer").first.count())
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Timers").get_by_text(said)).to_be_visible()


def test_where_no_timer_starts_nothing_is_said_of_them(page, kitchen):
    cook(page, kitchen.page("recipes/salad/index.html").as_uri())
    expect(offer(page)).to_have_count(0)
    expect(page.get_by_text(SLEEPS)).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(SLEEPS)).to_be_hidden()


def test_the_screen_stays_on(page, address):
    cook(page, address(DOUGH))
    expect(page.get_by_text("The screen stays on while you cook.")).to_be_visible()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert device(page)["locks"] == 1
    page.evaluate("device.lock.released = true; document.dispatchEvent(new Event('visibilitychange'))")
    assert device(page)["locks"] == 2
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-releases", "1")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert (device(page)["locks"], device(page)["releases"]) == (2, 1)


def test_the_alarm_for_the_calendar(page, address):
    cook(page, address(DOUGH))
    page.keyboard.press("ArrowRight")
    start(page, "20 minutes")
    with page.expect_download() as download:
        page.get_by_role("link", name="Calendar: Pizza dough, step 1: 20 minutes").click()
    assert download.value.suggested_filename == "timer.ics"
    lines = download.value.path().read_bytes().decode().split("\r\n")
    assert [line for line in lines if not line.startswith("UID:")] == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Forno//Timers//EN", "BEGIN:VEVENT", "DTSTAMP:20261123T180000Z",
        "DTSTART:20261123T182000Z", "SUMMARY:Pizza dough\\, step 1: 20 minutes", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S",
        "DESCRIPTION:Pizza dough\\, step 1: 20 minutes", "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
    ]  # fmt: skip


def test_a_notification_by_a_service_worker(browser, kitchen, tmp_path):
    """The page asks for leave, and shows one, only where a service worker is there for it."""
    told = """
        globalThis.told = [];
        const registration = { showNotification: (title, { body }) => { told.push(`${title}: ${body}`); } };
        const container = { getRegistration: async () => (localStorage.worker ? registration : undefined) };
        Object.defineProperty(navigator, "serviceWorker", { value: container });
        globalThis.Notification = { permission: "default", requestPermission: async () => { Notification.permission = "granted"; } };
    """
    for worker, wanted in [("", []), ("there", ["Time is up: Toast, step 1: 3 minutes"])]:
        with reading(browser) as page:
            page.add_init_script(told)
            after(page)
            page.goto(kitchen.page("recipes/toast/index.html").as_uri())
            page.evaluate("(worker) => { localStorage.worker = worker }", worker)
            cook(page)
            page.keyboard.press("ArrowRight")
            start(page, "3 minutes")
            after(page, minutes=4)
            expect(left(page)).to_have_text("Time is up")
            assert page.evaluate("told") == wanted
            assert page.evaluate("Notification.permission") == ("granted" if worker else "default")


def test_the_notification_of_the_worker_of_the_site(playwright, hosted):
    # The shell keeps no notifications.
    with browsers.started(playwright, browsers.WHOLE) as browser, reading(browser, service_workers="allow", permissions=["notifications"]) as page:
        page.clock.install()
        page.goto(hosted + DOUGH)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        cook(page)
        offer(page).click()
        expect(timers(page)).to_have_count(1)
        page.clock.fast_forward(60 * 3_600_000)
        expect(left(page)).to_have_text("Time is up")
        shown = "navigator.serviceWorker.getRegistration().then((own) => own.getNotifications()).then((all) => all.map(({ title, body }) => `${title}: ${body}`))"
        # Nothing on the page tells when the worker has shown it.
        becomes(page, shown, ["Time is up: Pizza dough: 30\xa0min"])


def test_without_times(page, kitchen):
    cook(page, kitchen.page("recipes/salad/index.html").as_uri())
    go_on(page, "Start cooking")
    expect(heading(page)).to_have_text("Step 1 of 2")
    assert page.locator(".start-timer").count() == 0
    expect(timers(page)).to_have_count(0)


def test_one_step_with_two_times(page, kitchen):
    cook(page, kitchen.page("recipes/toast/index.html").as_uri())
    go_on(page, "Start cooking")
    expect(heading(page)).to_have_text("Step 1 of 1")
    start(page, "90 seconds")
    start(page, "3 minutes")
    expect(left(page)).to_have_text(["1:30", "3:00"])
    go_on(page, "Finish")
    expect(timers(page)).to_have_count(2)


@ON_EACH_DEVICE
@pytest.mark.some(2)
def test_sixty_steps(page, kitchen):
    cook(page, kitchen.page("recipes/feast/index.html").as_uri())
    for number in range(1, 61):
        page.keyboard.press("ArrowRight")
        start(page, f"{number} minutes")
    expect(heading(page)).to_have_text("Step 60 of 60")
    # The last that is started counts: the oldest makes room for it.
    expect(timers(page)).to_have_count(50)
    expect(left(page).first).to_have_text("11:00")
    expect(left(page).last).to_have_text("1:00:00")
    expect(page.get_by_role("button", name="Finish", exact=True)).to_be_in_viewport()


@pytest.mark.hostile
@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_texts(page, kitchen, number):
    page.goto(kitchen.page(f"recipes/hostile-{number}/index.html").as_uri())
    title = page.locator("h1").inner_text().strip()
    cook(page)
    page.get_by_role("checkbox").check()
    page.keyboard.press("ArrowRight")
    start(page, "10 minutes")
    expect(timers(page).get_by_role("link").first).to_have_text(f"{title[:100]}, step 1: 10 minutes")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        timers(page).get_by_role("link").nth(1).click()
    lines = download.value.path().read_bytes().split(b"\r\n")
    assert max(map(len, lines)) <= 75
    page.reload()
    after(page, minutes=11)
    expect(timers(page)).to_have_class("over")
    assert page.locator("dialog img, dialog svg, .timers img").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser, width, scheme, hosted):
    with reading(browser, width, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True) as page:
        after(page)
        cook(page, hosted + DOUGH)
        for _ in range(2):
            assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []
            page.keyboard.press("ArrowRight")
        start(page, "10 minutes")
        page.keyboard.press("ArrowLeft")
        start(page, "20 minutes")
        after(page, minutes=15)
        expect(left(page)).to_have_text(["Time is up", "5:00"])
        press(page, f"Pause the timer: {FIRST}")
        assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []
        page.keyboard.press("Escape")
        assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(page, tmp_path, language):
    *headings, button, first, time = LANGUAGES[language]
    write(tmp_path / "site/content", {
        "site.yml": f"title: K\nlanguage: {language}\n",
        "recipes/x.md": recipe("X", ["1 kg x"], [f"X {time}."], headings=headings),
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    page.goto(site.page("recipes/x/index.html").as_uri())
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(heading(page)).to_have_text(first)
    page.locator(".start-timer").click()
    expect(page.locator(".timers li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    said = page.locator("dialog").inner_text()
    assert "undefined" not in said and "{" not in said


def test_without_scripts_nothing_of_it_shows(browser, demonstration):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(demonstration.page(DOUGH).as_uri())
        expect(page.get_by_role("button", name="Cook", exact=True)).to_have_count(0)
        expect(page.get_by_text(SLEEPS)).to_have_count(0)
        expect(page.locator(".method time").first).to_be_visible()


def test_nothing_of_it_is_loaded_before_it_is_used(page, address):
    page.goto(address(DOUGH))
    expect(page.get_by_role("button", name="Cook", exact=True)).to_be_visible()
    assert page.evaluate("typeof kitchenCook + typeof kitchenTimers") == "undefinedundefined"
