"""What is paid besides the price: for a bottle, and where a dish leaves the house; on each channel, and in an order."""

import csv
import io
import json
import re
from decimal import Decimal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from made_sites import write
from orders import order, prices, sums
from reader import ON_ONE_DEVICE, kept, reading, said

pytestmark = ON_ONE_DEVICE

CARD = """---
sizes: [Normal, Maxi]
prices: by_hand
half: sum
---
## Pizzas
base: pizza dough
extra: ham 2,00 / 3,00
- **1 Margherita** 8,00 / 12,00 · takeaway 7,00 / 10,50
  - tomatoes, mozzarella
- **2 Marinara** 6,00 / 9,00
  - tomatoes, garlic
## Soups
- **Minestrone** 7,50 · takeaway 6,90
  - contains: celery
## Bottles
- **Cola** 0,33 l 3,00 / 1 l 5,00 · deposit - / 0,25
  - contains: none
- **Ale** 0,5 l 4,00 · takeaway 3,00 · deposit 0,08
  - contains: gluten
"""
DRINKS = '[{"id": 1, "name": "Water", "price": 2.5, "takeaway": 2, "deposit": 0.25, "allergens": []}]'
GROCERIES = "name,allergens\npizza dough,gluten\ntomatoes,none\nmozzarella,milk\ngarlic,none\nham,none\n"
SETTINGS = "title: Da Prova\nlanguage: {language}\norder:\n  whatsapp: \"+44 1632 960123\"\n{ways}"
WAYS = "  table: true\n  delivery:\n    fee: 2.00\n"
TOLD = {
    "en": ["takeaway €7.00 / €10.50", "takeaway €6.90", "plus – / €0.25 deposit", "takeaway €3.00 · plus €0.08 deposit"],
    "en-US": ["to go €7.00 / €10.50", "to go €6.90", "plus – / €0.25 deposit", "to go €3.00 · plus €0.08 deposit"],
    "de": ["zum Mitnehmen 7,00 € / 10,50 €", "zum Mitnehmen 6,90 €", "zzgl. – / 0,25 € Pfand", "zum Mitnehmen 3,00 € · zzgl. 0,08 € Pfand"],
    "it": ["da asporto 7,00 € / 10,50 €", "da asporto 6,90 €", "più – / 0,25 € di cauzione", "da asporto 3,00 € · più 0,08 € di cauzione"],
    "fr": ["à emporter 7,00 € / 10,50 €", "à emporter 6,90 €", "plus – / 0,25 € de consigne", "à emporter 3,00 € · plus 0,08 € de consigne"],
    "es": ["para llevar 7,00 € / 10,50 €", "para llevar 6,90 €", "más – / 0,25 € de depósito", "para llevar 3,00 € · más 0,08 € de depósito"],
}


def built(folder, language="en", ways=WAYS):
    write(folder / "site/content", {
        "site.yml": SETTINGS.format(language=language, ways=ways), "menu/menu.md": CARD, "menu/drinks.json": DRINKS, "groceries.csv": GROCERIES,
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("takeaway"))


@pytest.fixture
def page(browser):
    with reading(browser, 390) as page:
        yield page


@pytest.mark.parametrize("language", TOLD)
def test_each_channel_says_it_in_each_language(browser, tmp_path, language):
    own = built(tmp_path, language)
    for name in ("index.html", "print/index.html", "menu.md"):
        text = " ".join(own.page(f"menu/{name}").read_text().replace("&nbsp;", " ").split())
        # On paper no sign is left at the end of a line.
        wanted = [told.replace(" · ", ", ") if "print" in name else told for told in TOLD[language]]
        assert [told for told in wanted if told not in text] == []
    with reading(browser, 320) as page:
        page.goto(own.page("menu/index.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_tables_and_data_have_it(site):
    rows = csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text()))
    found = [(row["name"], row["takeaway"], row["deposit"]) for row in rows if row["takeaway"] or row["deposit"]]
    assert found == [("Margherita", "7.00", ""), ("Margherita", "10.50", ""), ("Minestrone", "6.90", ""),
                     ("Cola", "", "0.25"), ("Ale", "3.00", "0.08"), ("Water", "2.00", "0.25")]  # fmt: skip
    menu = site.json("menu", "--format", "json")
    dishes = {dish["name"]: dish for dish in menu["pizzas"] + menu["drinks"]}
    assert dishes["Margherita"]["takeaway"] == {"Normal": "7.00", "Maxi": "10.50"} and dishes["Cola"]["deposit"] == {"1 l": "0.25"}
    assert dishes["Minestrone"]["takeaway"] == "6.90" and dishes["Water"]["deposit"] == "0.25"
    table = forno("menu", "--site", site.source)
    assert "takeaway 7.00 / 10.50" in table and "deposit – / 0.25" in table and "takeaway 3.00, deposit 0.08" in table


def offers(item):
    """What an item of JSON-LD is offered at: the size, whether it is taken away, and the price."""
    all_offers = item["offers"] if isinstance(item["offers"], list) else [item["offers"]]
    return [(offer.get("name"), offer.get("availableDeliveryMethod"), offer["price"]) for offer in all_offers]


def test_search_engines_are_told_of_both_prices(site):
    away = "https://schema.org/OnSitePickup"
    pages = [site.page(f"pizzas/{name}/index.html") for name in ("margherita", "marinara", "ale")] + [site.page("menu/print/index.html")]
    *dishes, house = [json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page.read_text(), re.DOTALL)[1]) for page in pages]
    both = [("Normal", None, "8.00"), ("Maxi", None, "12.00"), ("Normal", away, "7.00"), ("Maxi", away, "10.50")]
    assert [offers(dish) for dish in dishes] == [
        both, [("Normal", None, "6.00"), ("Maxi", None, "9.00")], [("0,5 l", None, "4.00"), ("0,5 l", away, "3.00")],
    ]  # fmt: skip
    sections = house["hasMenu"]["hasMenuSection"]
    assert offers(sections[0]["hasMenuItem"][0]) == both
    assert offers(sections[-1]["hasMenuItem"][0]) == [(None, None, "2.50"), (None, away, "2.00")]


def test_the_way_of_an_order_sets_its_prices(page, site):
    order(page, site, "Add 1 Margherita, Maxi €12.00", "Add Minestrone", "Add Cola, 1 l €5.00", "Add Water")
    away = {"1 Margherita": "€10.50", "Minestrone": "€6.90", "Cola": "€5.00", "Water": "€2.00"}
    table = {"1 Margherita": "€12.00", "Minestrone": "€7.50", "Cola": "€5.00", "Water": "€2.50"}
    assert prices(page) == away
    assert sums(page) == [("Deposit", "€0.50"), ("Total", "€24.90")]
    page.get_by_label("At the table").check()
    assert prices(page) == table
    # No bottle leaves the house.
    assert sums(page) == [("Total", "€27.00")] and kept(page)["order"]["sum"] == "€27.00"
    page.get_by_label("Delivery").check()
    assert sums(page) == [("Delivery", "€2.00"), ("Deposit", "€0.50"), ("Total", "€26.90")]
    # Another way is no news of a price, and the bar of other pages says what it comes to now.
    assert page.locator(".notices").inner_text() == ""
    assert kept(page)["order"]["sum"] == "€24.90"
    page.goto(site.page("menu/index.html").as_uri())
    expect(page.locator(".order-bar a")).to_have_text("4 items · €24.90 · See the order")
    page.goto(site.page("order/index.html").as_uri())
    told = parse_qs(urlsplit(page.get_by_role("link", name="By WhatsApp").get_attribute("href")).query)["text"][0]
    assert "Deposit: €0.50" in told and "Maxi: €10.50" in told


def test_what_changed_before_is_still_told(page, site):
    order(page, site, "Add Minestrone", "Add Water")
    page.evaluate("""() => {
        const key = Object.keys(localStorage).find((key) => localStorage.getItem(key).includes('"lines"'));
        localStorage.setItem(key, localStorage.getItem(key).replace('"price":690', '"price":650'));
    }""")
    page.reload()
    told = "Minestrone now costs €6.90"
    expect(page.locator(".notices")).to_contain_text(told)
    page.get_by_label("At the table").check()
    expect(page.locator(".notices p")).to_have_count(1)
    page.get_by_role("button", name="All right").click()
    page.get_by_label("Collection").check()
    assert page.locator(".notices").inner_text() == ""


def test_a_house_with_tables_alone_has_their_prices(page, tmp_path):
    order(page, built(tmp_path, ways="  collection: false\n  table: true\n"), "Add Minestrone", "Add Ale, 0,5 l €4.00")
    assert prices(page) == {"Minestrone": "€7.50", "Ale": "€4.00"}
    assert sums(page) == [("Total", "€11.50")]


@pytest.mark.parametrize("way,whole", [("Collection", "7"), ("At the table", "8")])
def test_changes_and_halves_begin_at_the_price_of_the_way(page, site, way, whole):
    order(page, site, "Add 1 Margherita, Normal €8.00")
    page.get_by_label(way).check()
    page.locator(".line .change").click()
    window = page.get_by_role("dialog")
    window.locator("fieldset[name=mores]").get_by_label("ham").check()
    window.get_by_role("button", name=f"Done · €{Decimal(whole) + 2:.2f}").click()
    assert prices(page) == {"1 Margherita": f"€{Decimal(whole) + 2:.2f}"}
    page.locator(".line .change").click()
    window.locator("select[name=half]").select_option("2 Marinara")
    window.locator("fieldset[name=mores]").get_by_label("ham").uncheck()
    both = Decimal(whole) / 2 + Decimal(6) / 2
    window.get_by_role("button", name=f"Done · €{both:.2f}").click()
    assert list(prices(page).values()) == [f"€{both:.2f}"]
