"""What is stated of dishes and drinks beside what is in them: on the menu, on paper, in tables, for machines and in an order."""

import csv
import io
import json

import pytest

from built_site import BuiltSite
from made_sites import write
from printed import Printed
from reader import reading, said

CARD = """## Grill
- **1 Steak** 6,50 · per 100 g · origin Ireland
  - contains: none
- **2 Bruschetta** 8,00 · 1,120 kcal · vegan
  - contains: gluten
  - *With bread of the day.*
- **3 Salad** small 5 / large 8 · 140 / 310 kcal
  - contains: none
## Wines
- **Chianti** 0,1 l 4,50 / 0,75 l 24,00 · 13,5 % vol · year 2022 · origin Tuscany
  - contains: sulphites
"""
DRINKS = '[{"id": 1, "name": "Ale", "price": 5, "alcohol": 4.8, "origin": "Bath", "allergens": ["gluten"]}]'
TOLD = {
    "en": ["per 100 g · Ireland", "1120 kcal", "140 / 310 kcal", "2022 · Tuscany · 13.5% vol", "Bath · 4.8% vol"],
    "en-US": ["per 100 g · Ireland", "1120 Cal", "140 / 310 Cal", "2022 · Tuscany · 13.5% ABV", "Bath · 4.8% ABV"],
    "de": ["pro 100 g · Ireland", "1120 kcal", "140 / 310 kcal", "2022 · Tuscany · 13,5 % vol", "Bath · 4,8 % vol"],
    "it": ["ogni 100 g · Ireland", "1120 kcal", "140 / 310 kcal", "2022 · Tuscany · 13,5% vol", "Bath · 4,8% vol"],
    "fr": ["les 100 g · Ireland", "1120 kcal", "140 / 310 kcal", "2022 · Tuscany · 13,5 % vol", "Bath · 4,8 % vol"],
    "es": ["por 100 g · Ireland", "1120 kcal", "140 / 310 kcal", "2022 · Tuscany · 13,5 % vol", "Bath · 4,8 % vol"],
}


def built(folder, language):
    write(folder / "site/content", {
        "site.yml": f"title: Da Prova\nlanguage: {language}\norder:\n  whatsapp: \"+44 1632 960123\"\n", "menu/menu.md": CARD,
        "menu/drinks.json": DRINKS,
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("facts"), "en")


@pytest.mark.parametrize("language", TOLD)
def test_the_menu_says_it_in_each_language(browser, tmp_path, language):
    own = built(tmp_path, language)
    with reading(browser, 320) as page:
        page.goto(own.page("menu/index.html").as_uri())
        told = said(page.locator(".dish .blurb"))
        assert [text for text in told if text != "With bread of the day."] == TOLD[language]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    text = " ".join(Printed(browser, own.page("menu/print/index.html"), "A4", tmp_path).texts[0].split())
    # Commas on paper: a dot could stand alone at the end of a line.
    assert [told for told in TOLD[language] if told.replace(" · ", ", ") not in text] == []
    assert "·" not in text


def test_a_dish_says_it_on_its_page_and_to_machines(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("pizzas/bruschetta/index.html").as_uri())
        assert said(page.locator(".portrait .blurb")) == ["1120 kcal"]
        told = json.loads(page.locator("script[type='application/ld+json']").text_content())
        assert told["nutrition"] == {"@type": "NutritionInformation", "calories": "1120 calories"}
        page.goto(site.page("pizzas/salad/index.html").as_uri())
        told = json.loads(page.locator("script[type='application/ld+json']").text_content())
        assert told["nutrition"] == [{"@type": "NutritionInformation", "calories": f"{count} calories", "servingSize": size}
                                     for count, size in [(140, "small"), (310, "large")]]  # fmt: skip
        page.goto(site.page("pizzas/steak/index.html").as_uri())
        told = json.loads(page.locator("script[type='application/ld+json']").text_content())
        # No machine is to take the price of an amount for that of the dish.
        assert told["offers"] == {"@type": "Offer", "priceSpecification": {
            "@type": "UnitPriceSpecification", "price": "6.50", "priceCurrency": "EUR", "unitText": "100 g"}}  # fmt: skip


def test_an_order_says_what_a_price_is_of(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("menu/index.html").as_uri())
        page.locator(".dish", has_text="Steak").locator("button.add").click()
        page.get_by_text("1 Steak (per 100 g) is in your order.").wait_for()
        page.goto(site.page("order/index.html").as_uri())
        assert said(page.locator(".line h3")) == ["1 Steak (per 100 g)"]


def test_tables_and_files_have_it(site):
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    told = [tuple(row[key] for key in ["name", "size", "kcal", "alcohol", "origin", "year", "per"]) for row in rows]
    assert told == [
        ("Steak", "", "", "", "Ireland", "", "100 g"), ("Bruschetta", "", "1120", "", "", "", ""), ("Salad", "small", "140", "", "", "", ""),
        ("Salad", "large", "310", "", "", "", ""), ("Chianti", "0,1 l", "", "13.5", "Tuscany", "2022", ""),
        ("Chianti", "0,75 l", "", "13.5", "Tuscany", "2022", ""), ("Ale", "", "", "4.8", "Bath", "", ""),
    ]
    menu = json.loads(site.page("menu/menu.json").read_text())
    facts = ["kcal", "alcohol", "origin", "year", "per"]
    assert [{key: dish[key] for key in facts if key in dish} for dish in menu["pizzas"] + menu["drinks"]] == [
        {"origin": "Ireland", "per": "100 g"}, {"kcal": 1120}, {"kcal": {"small": 140, "large": 310}},
        {"alcohol": 13.5, "origin": "Tuscany", "year": 2022}, {"alcohol": 4.8, "origin": "Bath"},
    ]
    markdown = site.page("menu/menu.md").read_text().replace("\u00a0", " ")
    assert "(2022 · Tuscany · 13.5% vol)" in markdown and "| Ale (Bath · 4.8% vol) |" in markdown
