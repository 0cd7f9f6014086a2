"""When dishes are had and what is sold out: on the menu by the clock of the house, on paper, in tables, and in an order."""

import csv
import io
import json
import re

import pytest

from built_site import BuiltSite
from made_sites import write
from printed import Printed
from reader import reading

CARD = """---
prices: by_hand
---
## Lunch
days: mon-fri
hours: 11:30-14:30
- **Soup** 6
  - lettuce
## Pizzas
base: dough
extra: tuna 2; lettuce 1
- **23 Margherita** 8
  - mozzarella
- **24 Tonno** 9
  - mozzarella, tuna
- **25 Asparagus** 9 · from 1 Apr to 24 Jun
  - lettuce
- **26 Advent** 9 · from 29 Nov 2026 to 24 Dec 2026
  - lettuce
"""
GROCERIES = """name,diet,allergens
dough,vegan,gluten: wheat
lettuce,vegan,none
mozzarella,vegetarian,milk
tuna,none,fish
"""
# A day of November in Rome: a Monday, at noon.
NOON = "2026-11-23T11:00:00Z"


def settings(language):
    return f'title: Da Prova\nlanguage: {language}\ntime_zone: Europe/Rome\norder:\n  whatsapp: "+44 1632 960123"\n'


def made(folder, language="en", out="- [ ] tuna 2026-11-24\n- [x] Soup\n"):
    write(folder / "site/content", {
        "site.yml": settings(language), "menu/menu.md": CARD, "menu/out.md": out, "groceries.csv": GROCERIES,
        "menu/drinks.json": '[{"id": 1, "name": "Cola", "price": 3, "allergens": []}]',
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return made(tmp_path_factory.mktemp("served"))


def told(page, name):
    """The notes that are seen of a dish."""
    notes = page.locator(".dish", has=page.locator("h3", has_text=name)).locator(".blurb:visible")
    return [" ".join(text.split()) for text in notes.all_inner_texts()]


def section_note(page):
    return " ".join(page.locator(".section-note:visible").first.inner_text().split())


@pytest.mark.parametrize(
    "moment, lunch, tonno, asparagus, advent",
    [
        (NOON, "", ["Sold out until 24 November"], " · not now", " · not now"),
        ("2026-11-23T13:31:00Z", " · not now", ["Sold out until 24 November"], " · not now", " · not now"),
        # Midnight comes to Rome an hour before it does to Greenwich.
        ("2026-11-24T22:59:00Z", " · not now", ["Sold out until 24 November"], " · not now", " · not now"),
        ("2026-11-24T23:01:00Z", " · not now", [], " · not now", " · not now"),
        ("2026-11-28T23:01:00Z", " · not now", [], " · not now", ""),
        ("2027-04-01T10:00:00Z", "", [], "", " · not now"),
    ],
)
def test_the_menu_says_what_is_had_now(browser, site, moment, lunch, tonno, asparagus, advent):
    with reading(browser, 390, timezone_id="America/New_York") as page:
        page.clock.set_fixed_time(moment)
        page.goto(site.page("menu/index.html").as_uri())
        assert section_note(page) == f"Mon–Fri, 11:30–14:30{lunch}"
        assert told(page, "Tonno") == tonno
        assert told(page, "Asparagus") == [f"1 April – 24 June{asparagus}"]
        assert told(page, "Advent") == [f"29 November 2026 – 24 December 2026{advent}"]
        assert told(page, "Margherita") == []


def test_it_changes_on_an_open_page(browser, site):
    with reading(browser, 390) as page:
        page.clock.install(time="2026-11-23T13:29:00Z")
        page.goto(site.page("menu/index.html").as_uri())
        assert section_note(page) == "Mon–Fri, 11:30–14:30"
        page.clock.fast_forward(120_000)
        assert section_note(page) == "Mon–Fri, 11:30–14:30 · not now"


def test_the_page_of_a_dish_says_it(browser, site):
    with reading(browser, 390) as page:
        page.clock.set_fixed_time(NOON)
        for dish, notes in [
            ("tonno", ["Sold out until 24 November"]), ("asparagus", ["1 April – 24 June · not now"]),
            ("soup", ["Mon–Fri, 11:30–14:30"]), ("margherita", []),
        ]:  # fmt: skip
            page.goto(site.page(f"pizzas/{dish}/index.html").as_uri())
            notes_seen = page.locator(".portrait .blurb:visible").all_inner_texts()
            assert [" ".join(text.split()) for text in notes_seen] == notes


def test_an_order_does_not_take_what_is_not_had(browser, site):
    with reading(browser, 390) as page:
        page.clock.set_fixed_time(NOON)
        page.goto(site.page("menu/index.html").as_uri())
        bar = page.locator(".order-bar [role=status]")
        for dish, text in [
            ("Tonno", "24 Tonno is sold out."), ("Asparagus", "25 Asparagus is not on the menu now."), ("Soup", "Soup is"), ("Margherita", "23 Margherita is"),
        ]:  # fmt: skip
            page.locator(".dish", has=page.locator("h3", has_text=dish)).locator("button.add").click()
            bar.filter(has_text=text).wait_for()
        page.goto(site.page("order/index.html").as_uri())
        assert page.locator(".line h3").all_inner_texts() == ["Soup", "23 Margherita"]
        page.locator(".line", has_text="Margherita").locator(".change").click()
        # Tuna is not offered on another pizza either.
        assert page.locator("dialog fieldset[name=mores] label span").all_inner_texts() == ["lettuce"]
        page.locator("dialog button.quiet").click()
        assert page.locator(".sums td").last.inner_text() == "€14.00"
        page.clock.set_fixed_time("2026-11-23T13:31:00Z")
        page.reload()
        soup = page.locator(".line", has_text="Soup")
        assert soup.locator(".line-name p").first.inner_text() == "Soup is not on the menu now."
        assert page.locator(".sums td").last.inner_text() == "€8.00"


def test_channels_have_it(browser, site, tmp_path):
    text = " ".join(Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path).texts[0].split())
    assert "Mon–Fri, 11:30–14:30" in text and "1 April – 24 June" in text and "old out" not in text
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    assert {row["name"]: row["served"] for row in rows if row["served"]} == {
        "Soup": ";1,2,3,4,5;690-870", "Asparagus": "04-01/06-24;;", "Advent": "2026-11-29/2026-12-24;;",
    }
    dishes = {dish["name"]: dish for dish in json.loads(site.page("menu/menu.json").read_text())["pizzas"]}
    assert dishes["Soup"]["served"] == [{"days": [1, 2, 3, 4, 5], "hours": ["11:30–14:30"]}]
    assert dishes["Tonno"]["soldOut"] == "2026-11-24" and "soldOut" not in dishes["Soup"]
    markdown = site.page("menu/menu.md").read_text()
    assert "\nMon–Fri, 11:30–14:30\n" in markdown and "(1 April – 24 June)" in markdown


@pytest.mark.parametrize(
    "language, texts",
    [
        ("de", ["Mo–Fr, 11:30–14:30 · jetzt nicht", "1. April – 24. Juni · jetzt nicht", "Ausverkauft", "Ausverkauft bis 24. November"]),
        ("it", ["lun–ven, 11:30–14:30 · non ora", "1 aprile – 24 giugno · non ora", "Esaurito", "Esaurito fino al 24 novembre"]),
    ],
)
def test_it_is_said_in_the_language_of_the_site(browser, tmp_path, language, texts):
    site = made(tmp_path, language, "- [ ] 23\n- [ ] Cola 2026-11-24\n")
    with reading(browser, 390) as page:
        page.clock.set_fixed_time("2026-11-24T15:00:00Z")
        page.goto(site.page("menu/index.html").as_uri())
        assert section_note(page) == texts[0]
        assert told(page, "Asparagus") == [texts[1]]
        assert told(page, "Margherita") == [texts[2]]
        assert told(page, "Cola") == [texts[3]]
        cola = page.locator(".drinks .dish")
        places = [cola.locator(part).bounding_box() for part in (".price", ".blurb", ".add")]
        # Below the name: the price stays beside the button.
        assert places[0]["x"] + places[0]["width"] + 20 > places[2]["x"] and places[1]["y"] > places[0]["y"] and places[1]["x"] < 30
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("out, expected", [
    ("- [ ] tuna 2026-11-24\n", {"availability": "https://schema.org/SoldOut", "availabilityStarts": "2026-11-25"}),
    ("- [ ] Tonno\n", {"availability": "https://schema.org/SoldOut"}),
    ("- [ ] tuna 2026-11-20\n", {}), ("- [x] tuna\n", {}),
])  # fmt: skip
def test_machines_are_told_from_when_on_it_is_had_again(tmp_path, out, expected):
    page = made(tmp_path, out=out).page("pizzas/tonno/index.html").read_text()
    offer = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])["offers"]
    assert {key: value for key, value in offer.items() if key.startswith("availability")} == expected
    assert offer["price"] == "9.00"
