"""Pizzas of two halves: on the menu, on paper, in files, and in an order with its price and allergens."""

import json
import re
from decimal import ROUND_HALF_UP, Decimal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite
from made_sites import write
from printed import Printed
from reader import reading, said

CARD = """---
sizes: [Normal, Maxi]
prices: by_hand
half: {half}
---
## Pizzas
base: dough
extra: ham 2,00 / 3,00; soy cheese instead of mozzarella 1,50
- **1 Margherita** 8,35 / 12
  - tomatoes, mozzarella
- **2 Marinara** 6 / 9,65
  - tomatoes, garlic
- **3 Family** - / 15
  - tomatoes, tuna
## Folded
base: dough
half: none
- **4 Calzone** 9 / 13
  - mozzarella
## Salads
- **Mixed** 6
  - lettuce
"""
GROCERIES = """name,diet,allergens
dough,vegan,gluten: wheat
tomatoes,vegan,none
garlic,vegan,none
lettuce,vegan,none
mozzarella,vegetarian,milk
soy cheese,vegan,soybeans
ham,none,none
tuna,none,fish
"""
SETTINGS = "title: Da Prova\nrounding: 0.50\norder:\n  whatsapp: \"+44 1632 960123\"\n"


def built(folder, half):
    write(folder / "site/content", {"site.yml": SETTINGS, "menu/menu.md": CARD.format(half=half), "groceries.csv": GROCERIES})
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    return {half: built(tmp_path_factory.mktemp(half), half) for half in ["dearer", "average", "sum"]}


def rounded(price):
    return (price / Decimal("0.5")).quantize(Decimal(1), ROUND_HALF_UP) * Decimal("0.5")


def price(half, *prices):
    """What two halves cost, by the words of the rule."""
    prices = [Decimal(price) for price in prices]
    if half == "dearer":
        return f"€{max(prices):.2f}"
    return f"€{rounded(sum(prices) / 2) if half == 'average' else sum(rounded(price / 2) for price in prices):.2f}"


def asked(page, site, first, second):
    """The window in which two halves are chosen."""
    page.goto(site.page("menu/index.html").as_uri())
    page.locator(".halves button").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Half and half 1").select_option(first)
    window.get_by_label("Half and half 2").select_option(second)
    return window


@pytest.mark.parametrize("half", ["dearer", "average", "sum"])
def test_two_halves_are_ordered(browser, sites, half):
    with reading(browser, 390) as page:
        window = asked(page, sites[half], "1 Margherita", "2 Marinara")
        assert said(window.locator("fieldset[name=ons] label")) == ["tomatoes", "mozzarella", "garlic"]
        # What would come in place of something that only one half has is not offered.
        assert said(window.locator("fieldset[name=mores] label")) == ["ham"]
        window.get_by_label("Maxi").check()
        window.get_by_role("button", name=f"Done · {price(half, '12', '9.65')}").click()
        expect(page.get_by_text("Half and half (1 Margherita, 2 Marinara) is in your order.")).to_be_visible()
        assert page.locator(".dish button[data-count]").count() == 0
        page.goto(sites[half].page("order/index.html").as_uri())
        line = page.locator(".line")
        assert said(line.locator("h3")) == ["Half and half (1 Margherita, 2 Marinara)"]
        assert line.locator(".line-allergens").inner_text() == "Allergens: 1 Gluten (wheat), 7 Milk"
        line.locator(".change").click()
        window.get_by_label("Normal").check()
        window.locator("fieldset[name=mores]").get_by_label("ham").check()
        window.locator("fieldset[name=ons]").get_by_label("mozzarella").uncheck()
        window.get_by_role("button", name=re.compile("^Done")).click()
        assert said(line.locator(".line-name p")) == ["Normal, without mozzarella, with extra ham", "Allergens: 1 Gluten (wheat)"]
        # Toppings of menu.md cost nothing of their own, so that one left out makes nothing cheaper.
        assert line.locator(".price").inner_text() == price(half, "10.35", "8")
        href = page.get_by_role("link", name="By WhatsApp").get_attribute("href")
        told = parse_qs(urlsplit(href).query)["text"][0]
        assert "1 × Half and half (1 Margherita, 2 Marinara), Normal, without mozzarella, with extra ham: €" in told


def test_another_half_has_other_sizes_and_toppings(browser, sites):
    with reading(browser, 390) as page:
        window = asked(page, sites["average"], "1 Margherita", "3 Family")
        assert window.locator("select[name=half]").evaluate("own => own === document.activeElement")
        assert said(window.locator("fieldset[name=sizes] label")) == ["Maxi €13.50"]
        assert said(window.locator("fieldset[name=ons] label")) == ["tomatoes", "mozzarella", "tuna"]
        expect(window.locator("button.done")).to_be_disabled()
        assert window.locator("select[name=pizza] option").all_inner_texts() == ["1 Margherita", "2 Marinara"]
        assert window.locator("select[name=half] option").all_inner_texts() == ["–", "2 Marinara", "3 Family"]
        # A whole pizza after all.
        window.get_by_label("Half and half 2").select_option("–")
        assert window.locator("h2").inner_text() == "1 Margherita" and window.locator("select").count() == 1
        window.get_by_label("Normal").check()
        window.get_by_role("button", name="Done · €8.35").click()
        page.locator(".dish", has_text="Margherita").locator("button[data-count]").first.wait_for()


def test_a_pizza_is_made_half_of_two_on_its_page(browser, sites):
    with reading(browser, 390) as page:
        page.goto(sites["dearer"].page("pizzas/marinara/index.html").as_uri())
        page.get_by_role("button", name="Add 2 Marinara", exact=True).click()
        window = page.get_by_role("dialog")
        window.get_by_label("Maxi").check()
        window.get_by_label("Half and half 2").select_option("3 Family")
        window.get_by_role("button", name="Done · €15.00").click()
        expect(page.get_by_text("Half and half (2 Marinara, 3 Family) is in your order.")).to_be_visible()
        page.goto(sites["dearer"].page("pizzas/calzone/index.html").as_uri())
        page.get_by_role("button", name="Add 4 Calzone", exact=True).click()
        assert page.get_by_role("dialog").locator("select").count() == 0


def test_a_half_that_is_gone_is_told(browser, sites, tmp_path):
    with reading(browser, 390) as page:
        window = asked(page, sites["dearer"], "1 Margherita", "2 Marinara")
        window.get_by_label("Maxi").check()
        window.locator("button.done").click()
        page.goto(sites["dearer"].page("order/index.html").as_uri())
        kept = page.evaluate("localStorage.getItem(kitchenState.key)")
    other = built(tmp_path, "none")
    with reading(browser, 390) as page:
        page.goto(other.page("order/index.html").as_uri())
        page.evaluate("kept => { localStorage.setItem(kitchenState.key, kept); }", kept)
        page.reload()
        assert said(page.locator(".line.gone p")) == ["Half and half (1 Margherita, 2 Marinara) is no longer on the menu.", "Remove"]
        assert page.locator(".basket .sums td").inner_text() == "€0.00"
        page.goto(other.page("menu/index.html").as_uri())
        assert page.locator(".halves").count() == 0


@pytest.mark.parametrize("width", [320, 1440])
def test_the_menu_says_it_where_pizzas_can_be_halves(browser, sites, width):
    with reading(browser, width) as page:
        page.goto(sites["dearer"].page("menu/index.html").as_uri())
        assert said(page.locator("#menu-pizzas .halves")) == ["Half and half: at the price of the dearer one"]
        assert page.locator(".halves").count() == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_paper_and_files_have_it(browser, sites, tmp_path):
    site = sites["sum"]
    paper = Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path)
    assert "Half and half: at half of each price" in " ".join(paper.texts[0].split())
    assert "\nHalf and half: at half of each price\n" in site.page("menu/menu.md").read_text()
    menu = json.loads(site.page("menu/menu.json").read_text())
    assert menu["half"] == "sum"
    assert [dish["name"] for dish in menu["pizzas"] if dish.get("half")] == ["Margherita", "Marinara", "Family"]
