"""What a dish has of its parts: additives in the words of the law, what comes frozen, what the house makes; on each channel."""

import csv
import io
import json
import re

import pytest

from built_site import BuiltSite
from made_sites import write
from orders import order
from printed import Printed
from reader import reading, said

CARD = """---
sizes: [Normal, Maxi]
prices: by_hand
---
## Pizzas
base: pizza dough
extra: ham 2,00 / 3,00
- **1 Salami** 9,00 / 13,00
  - tomatoes, salami
- **2 Olive** 8,00 / 12,00
  - tomatoes, olives
- **3 Plain** 6,00 / 9,00
  - tomatoes
## Fish
- **Calamari** 11,00 · frozen
  - contains: molluscs
  - additives: none
- **Soup** 7,00 · homemade
  - contains: celery
## Drinks
drinks: yes
contains: none
- **Cola** 0,33 l 3,00
  - additives: Farbstoff, caffeine
- **Water** 0,5 l 2,50
  - additives: none
"""
GROCERIES = """name,diet,allergens,additives,frozen,homemade
pizza dough,vegan,gluten,none,no,yes
tomatoes,vegan,none,none,no,yes
salami,none,none,preservative; mit Nitritpökelsalz; antioxidant,no,no
olives,vegan,none,blackened,,no
ham,none,none,nitrite and nitrate; phosphate,no,no
"""
LAW = {
    "a": "mit Farbstoff", "b": "mit Konservierungsstoff", "c": "mit Antioxidationsmittel", "d": "mit Nitritpökelsalz",
    "f": "mit Nitritpökelsalz und Nitrat", "h": "geschwärzt", "j": "mit Phosphat", "n": "koffeinhaltig",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("derived")
    write(folder / "site/content", {"site.yml": "title: Da Prova\nlanguage: de\n", "menu/menu.md": CARD, "groceries.csv": GROCERIES})
    return BuiltSite(folder / "site", folder / "output")


def test_dishes_have_what_their_parts_have(site):
    dishes = {dish["name"]: dish for dish in json.loads(site.page("menu/menu.json").read_text())["pizzas"]}
    told = {name: tuple(dish.get(key) for key in ("additives", "additivesKnown", "frozen", "homemade")) for name, dish in dishes.items()}
    assert told == {
        "Salami": (["preservative", "antioxidant", "nitrite"], None, False, False), "Olive": (["blackened"], None, None, False),
        "Plain": ([], None, False, True), "Calamari": ([], None, True, None), "Soup": (None, None, None, True),
        "Cola": (["colour", "caffeine"], None, None, None), "Water": ([], None, None, None),
    }  # fmt: skip
    rows = {row["name"]: row for row in csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline=""))}
    assert [(name, rows[name]["additives"], rows[name]["frozen"], rows[name]["homemade"]) for name in ("Salami", "Olive", "Calamari", "Soup", "ham")] == [
        ("Salami", "preservative; antioxidant; nitrite", "no", "no"), ("Olive", "blackened", "", "no"), ("Calamari", "none", "yes", ""),
        ("Soup", "", "", "yes"), ("ham", "nitrite and nitrate; phosphate", "no", "no"),
    ]  # fmt: skip


@pytest.mark.parametrize("width", [320, 1440])
def test_the_menu_names_them_in_the_words_of_the_law(browser, site, width):
    with reading(browser, width) as page:
        page.goto(site.page("menu/index.html").as_uri())
        salami = page.locator(".dish", has=page.locator("h3", has_text="Salami"))
        assert "Zusatzstoffe b, c, d" in said(salami.locator(".marks"))[0]
        assert "ham Zusatzstoffe f, j" in said(page.locator(".menu-section > .extras > span"))[0]
        cola = page.locator(".dish", has=page.locator("h3", has_text="Cola"))
        assert "Zusatzstoffe a, n" in said(cola.locator(".marks"))[0]
        assert said(page.locator(".dish", has=page.locator("h3", has_text="Calamari")).locator("h3"))[0].endswith("*")
        assert "Hausgemacht" in said(page.locator(".dish", has=page.locator("h3", has_text="Soup")).locator(".marks"))[0]
        legend = dict(re.findall(r"^([a-o]) (.+)$", "\n".join(said(page.locator(".legend li"))), re.MULTILINE))
        assert legend == LAW
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto(site.page("pizzas/salami/index.html").as_uri())
        assert [text for text in said(page.locator(".facts-list dd")) if re.match(r"[a-o] ", text)] == [
            "b mit Konservierungsstoff", "c mit Antioxidationsmittel", "d mit Nitritpökelsalz",
        ]  # fmt: skip


def test_paper_and_markdown_have_them(browser, site, tmp_path):
    paper = Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path)
    text = " ".join(" ".join(paper.texts).split())
    for part in ["salami 1 b, c, d", "olives Vegan 1 h", "ham f, j 2,00 €", "Calamari*", *(f"{letter} {words}" for letter, words in LAW.items())]:
        assert part in text, (part, text)
    assert paper.page_count == 1
    markdown = site.page("menu/menu.md").read_text()
    assert "- d mit Nitritpökelsalz\n" in markdown and "**Calamari**\\*" in markdown


def test_an_order_has_the_additives_of_what_is_on_it(browser, tmp_path):
    write(tmp_path / "site/content", {
        "site.yml": "title: Da Prova\norder:\n  whatsapp: \"+44 1632 960123\"\n", "menu/menu.md": CARD, "groceries.csv": GROCERIES,
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser, 390) as page:
        order(page, site, "Add 1 Salami, Normal €9.00", "Add 3 Plain, Maxi €9.00", "Add Cola, 0,33 l €3.00", "Add Soup")
        cured = "Allergens: 1 Gluten; Additives: b with preservative, c with antioxidant, d with nitrite curing salt"
        assert said(page.locator(".line-allergens")) == [
            cured, "Allergens: 1 Gluten", "None of the fourteen among the ingredients; Additives: a with colour, n with caffeine", "Allergens: 9 Celery",
        ]  # fmt: skip
        # What comes on it, and what is taken off.
        page.locator(".line .change").nth(1).click()
        page.locator("dialog label", has_text="ham").locator("input").check()
        page.locator("dialog .done").click()
        assert said(page.locator(".line-allergens"))[1] == "Allergens: 1 Gluten; Additives: f with nitrite curing salt and nitrate, j with phosphate"
        page.locator(".line .change").nth(0).click()
        page.locator("dialog fieldset[name=ons] label", has_text="salami").locator("input").uncheck()
        page.locator("dialog .done").click()
        assert said(page.locator(".line-allergens"))[0] == "Allergens: 1 Gluten"
