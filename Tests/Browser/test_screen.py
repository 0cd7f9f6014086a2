"""The menu on a screen on the wall: page after page, each whole and as large as the screen, with a script and without."""

import csv
import json
import re

import pytest
from playwright.sync_api import expect

from built_site import forno
from hosts import served
from made_menus import MadeMenu
from reader import ON_EACH_DEVICE, becomes, keep, reading

SCREENS = {"full HD": (1920, 1080), "HD": (1280, 720), "television": (960, 540), "4:3": (1024, 768), "wide": (2560, 1080)}
SIZES = ("Small", "Regular", "Family")
# How long a page of the menu is seen, in milliseconds.
TURN = 20_000

# Where on the screen the sheet that is seen stands, and where its columns end and its foot begins and ends.
SEEN = """(turn) => {
    const [animation] = document.getAnimations();
    if (animation) {
        animation.pause();
        animation.currentTime = turn * 20_000 + 10_000;
    }
    const box = (part) => part.getBoundingClientRect();
    const sheets = [...document.querySelectorAll(".sheet")].filter((sheet) => box(sheet).left < innerWidth - 1 && box(sheet).right > 1);
    const [sheet] = sheets;
    const foot = box(sheet.querySelector(".sheet-foot"));
    const texts = [...sheet.querySelectorAll("li, h2, .section-note, .extras")].map(box);
    return {
        sheets: sheets.length,
        place: [box(sheet).left, box(sheet).top, box(sheet).right - innerWidth, box(sheet).bottom - innerHeight].map(Math.round),
        isHigher: Math.max(...texts.map((text) => text.bottom)) <= foot.top + 1,
        isWithin: texts.every((text) => text.left >= 0 && text.right <= innerWidth) && foot.bottom <= innerHeight,
        text: sheet.innerText,
    };
}"""

# The smallest type of dishes, and of all, in parts of the height of a screen of 16:9 that has its width or height.
SMALLEST = """() => {
    const unit = Math.min(innerWidth / 960, innerHeight / 540);
    const sizes = (parts) => [...document.querySelectorAll(parts)].map((part) => parseFloat(getComputedStyle(part).fontSize) / unit);
    return [Math.min(...sizes(".sheet-dish, .sheet-dish p")), Math.min(...sizes(".sheet-foot p"))].map((size) => Math.round(size * 10) / 10);
}"""


def turns(page):
    """What is seen in turn."""
    return [page.evaluate(SEEN, turn) for turn in range(page.locator(".sheet").count())]


def squeezed(text):
    return re.sub(r"\s+", "", text)


@pytest.fixture(scope="module")
def site_of(tmp_path_factory):
    """Builds the site of a menu, once."""
    built = {}

    def site_of(count, sizes):
        if (count, sizes) not in built:
            made = MadeMenu(count, sizes=sizes, more_settings="base_url: https://pizzeria.example/\n")
            built[count, sizes] = made.built(tmp_path_factory.mktemp("screen"))
        return built[count, sizes]

    return site_of


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("sizes", [(), SIZES], ids=["one size", "three sizes"])
@pytest.mark.parametrize("count", [6, 24, 60, 120])
@ON_EACH_DEVICE
@pytest.mark.some(2)
def test_each_page_is_seen_whole(browser, site_of, count, sizes, script, screen):
    site = site_of(count, sizes)
    width, height = SCREENS[screen]
    with reading(browser, viewport={"width": width, "height": height}, java_script_enabled=script) as page:
        page.goto(site.page("menu/screen/index.html").as_uri())
        seen = turns(page)
        assert page.evaluate(SMALLEST)[0] >= 16 and page.evaluate(SMALLEST)[1] >= 11
        assert page.evaluate("[scrollX, scrollY, getComputedStyle(document.body).overflow]") == [0, 0, "hidden"]
    assert [(turn["sheets"], turn["place"]) for turn in seen] == [(1, [0, 0, 0, 0])] * len(seen)
    assert [turn["text"] for turn in seen if not (turn["isHigher"] and turn["isWithin"])] == []
    rows = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    text = squeezed("".join(turn["text"] for turn in seen))
    assert [row["name"] for row in rows if squeezed(row["name"]) not in text] == []


def test_it_reads_the_menu_again_while_nobody_looks_after_it(browser, tmp_path):
    """What was built meanwhile is shown; where the host does not answer, what was there stays."""
    site = MadeMenu(6, names=("Before",)).built(tmp_path)
    with served(site.output) as host, reading(browser, viewport={"width": 1280, "height": 720}, allowing=("Failed",)) as page:
        page.clock.install()
        page.goto(host + "menu/screen/index.html")
        assert "Before" in page.locator(".sheet").first.inner_text()
        page.context.set_offline(True)
        page.clock.run_for(601_000)
        assert "Before" in page.locator(".sheet").first.inner_text()
        page.context.set_offline(False)
        menu = site.source / "content/menu/pizzas.json"
        menu.write_text(menu.read_text().replace("Before", "After"))
        forno("build", "--site", site.source, "--output", site.output, "--clock", "2026-11-21", "--quiet")
        page.clock.run_for(601_000)
        expect(page.locator("main")).to_contain_text("After")


def test_what_is_not_had_now_is_said(browser, tmp_path):
    """Also what is sold out, on the sheet that has the room for it."""
    site = MadeMenu(3, names=("Lunch", "Gone", "Usual"), sections=None, more_settings="time_zone: Europe/Rome\n").built(tmp_path)
    menu = site.source / "content/menu/pizzas.json"
    pizzas = json.loads(menu.read_text())
    pizzas["pizzas"][0]["hours"] = "11:30-14:30"
    menu.write_text(json.dumps(pizzas))
    (menu.parent / "out.md").write_text("- [ ] Gone\n")
    forno("build", "--site", site.source, "--output", site.output, "--clock", "2026-11-21", "--quiet")
    for hour, words in ((12, ["Gone"]), (19, ["Lunch", "Gone"])):
        with reading(browser, viewport={"width": 1280, "height": 720}) as page:
            page.clock.install(time=f"2026-11-21T{hour}:00:00Z")
            page.goto(site.page("menu/screen/index.html").as_uri())
            dishes = [text for text in page.locator(".sheet-dish").all_inner_texts() if "not now" in text or "Sold out" in text]
        assert [dish.split()[0] for dish in dishes] == words


def test_on_a_telephone_it_is_read_from_top_to_bottom(browser, site_of):
    with reading(browser, 390) as page:
        page.goto(site_of(24, SIZES).page("menu/screen/index.html").as_uri())
        assert page.evaluate("document.getAnimations().length") == 0
        assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("width", [390, 1280])
def test_nobody_orders_from_it(browser, demonstration, width):
    order = {"lines": [{"count": 2, "price": 550, "pizza": "margherita"}], "sum": "€11.00"}
    with reading(browser, width) as page:
        page.goto(demonstration.page("menu/index.html").as_uri())
        keep(page, {"order": order})
        for path, count in (("menu/index.html", 1), ("menu/screen/index.html", 0)):
            page.goto(demonstration.page(path).as_uri())
            becomes(page, "typeof kitchenOrderBar", "object")
            assert page.locator(".order-bar").count() == count
