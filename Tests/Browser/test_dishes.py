"""Dishes of any kind on one menu: what stands on no dough, in sizes of its own, with numbers, notes and marks."""

import csv
import io
import json

import pytest

from built_site import BuiltSite
from made_sites import write
from printed import Printed
from reader import reading

MENU = {
    "basePrice": 4, "base": {"name": "Dough", "vegan": True, "allergens": ["gluten"]},
    "sizes": [{"name": "Normal", "basePrice": 4}, {"name": "Maxi", "basePrice": 6, "toppingFactor": 1.5}],
    "sections": [
        {"name": "Pizzas"}, {"name": "Salads", "base": "none", "note": "With bread, if you like."},
        {"name": "Pasta", "base": "none"}, {"name": "Sweets", "base": "none"},
    ],
    "pizzas": [
        {"name": "Gelato", "section": "Sweets", "price": {"2 scoops": 3, "3 scoops": 4.2}, "contains": ["milk"]},
        {"name": "Tiramisù", "section": "Sweets", "price": 5.5, "contains": ["gluten", "eggs", "milk"], "vegetarian": True},
        {"name": "Panettone", "section": "Sweets", "price": 6},
        {"number": 23, "name": "Margherita", "section": "Pizzas", "ingredients": [1, 2], "marks": ["favourite"]},
        {"number": 24, "name": "Diavola", "section": "Pizzas", "ingredients": [1, 2, 3], "marks": "spicy, new"},
        {"number": 40, "name": "Mixed salad", "section": "Salads", "price": 6, "contains": "none", "vegan": True},
        {"number": 41, "name": "Caprese", "section": "Salads", "price": 8.5, "ingredients": [2, 4]},
        {"name": "Lasagne", "section": "Pasta", "price": {"Small": 8, "Large": 11.5}, "description": "As Nonna makes it."},
        {"name": "Penne", "section": "Pasta", "price": {"Small": 7, "Large": 10}, "contains": ["gluten: wheat"]},
    ],
}
INGREDIENTS = [
    {"id": 1, "name": "Tomato sauce", "price": 0.5, "vegan": True, "allergens": []},
    {"id": 2, "name": "Mozzarella", "price": 1, "vegetarian": True, "allergens": ["milk"]},
    {"id": 3, "name": "Salami", "price": 1.5, "vegetarian": False, "allergens": []},
    {"id": 4, "name": "Tomatoes", "price": 0, "vegan": True, "allergens": []},
]
# Of each dish: number, whether vegetarian and vegan, allergens as the CSV writes them, and prices by size.
DISHES = {
    "Margherita": ("23", "yes no", "gluten milk", {"Normal": "5.50", "Maxi": "8.25"}),
    "Diavola": ("24", "no no", "gluten milk", {"Normal": "7.00", "Maxi": "10.50"}),
    "Mixed salad": ("40", "yes yes", "", {"": "6.00"}),
    "Caprese": ("41", "yes no", "milk", {"": "8.50"}),
    "Lasagne": ("", "unknown unknown", "?", {"Small": "8.00", "Large": "11.50"}),
    "Penne": ("", "unknown unknown", "gluten", {"Small": "7.00", "Large": "10.00"}),
    "Gelato": ("", "unknown no", "milk", {"2 scoops": "3.00", "3 scoops": "4.20"}),
    "Tiramisù": ("", "yes no", "gluten eggs milk", {"": "5.50"}),
    "Panettone": ("", "unknown unknown", "?", {"": "6.00"}),
}
SECTIONS = {
    "Pizzas": ["Margherita", "Diavola"], "Salads": ["Mixed salad", "Caprese"], "Pasta": ["Lasagne", "Penne"],
    "Sweets": ["Gelato", "Tiramisù", "Panettone"],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dishes")
    write(folder / "site/content", {
        "site.yml": "title: Da Prova\norder:\n  whatsapp: \"+44 1632 960123\"\n",
        "menu/pizzas.json": json.dumps(MENU), "menu/ingredients.json": json.dumps(INGREDIENTS),
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


def test_the_tables_say_what_is_known_of_each(site):
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    for name, (number, diet, allergens, prices) in DISHES.items():
        own = [row for row in rows if row["name"] == name]
        assert {row["size"]: row["price"] for row in own} == prices, name
        assert {(row["number"], f"{row['vegetarian']} {row['vegan']}", row["allergens"]) for row in own} == {(number, diet, allergens)}
        assert {row["kind"] for row in own} == {"pizza" if name in SECTIONS["Pizzas"] else "dish"}
    told = {row["name"]: row for row in site.json("report", "allergens", "--format", "json")["rows"]}
    assert {name: f"{told[name]['vegetarian']} {told[name]['vegan']}" for name in DISHES} == {name: row[1] for name, row in DISHES.items()}
    assert [told["Mixed salad"][name] for name in ("gluten", "milk")] == ["no", "no"]


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_menu_shows_them(browser, site, width):
    with reading(browser, width) as page:
        page.goto(site.page("menu/index.html").as_uri())
        for name, dishes in SECTIONS.items():
            section = page.locator(".menu-section", has=page.locator("h2", has_text=name))
            assert section.locator("h3 a").all_inner_texts() == dishes
        assert page.locator(".section-note").all_inner_texts() == ["With bread, if you like."]
        assert page.locator(".dish h3 small").all_inner_texts() == ["23", "24", "40", "41"]
        assert page.locator(".mark.own").all_inner_texts() == ["House favourite", "New", "Spicy"]
        # Sizes that most of a section have stand above it; others stand at each price.
        assert page.locator(".size-names").all_text_contents() == ["NormalMaxi", "SmallLarge"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        gelato = page.locator(".dish", has_text="Gelato")
        assert gelato.locator("button.price small").all_inner_texts() == ["2 scoops", "3 scoops"]
        # No name is squeezed by what stands beside it.
        heights = page.locator(".dish h3 a").evaluate_all("names => names.map(name => name.getClientRects().length)")
        assert max(heights) <= 2


def test_they_are_ordered_with_their_own_sizes_and_allergens(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("menu/index.html").as_uri())
        for name, place in [("Mixed salad", 0), ("Panettone", 0), ("Lasagne", 1), ("Gelato", 0), ("Diavola", 1), ("Caprese", 0)]:
            page.locator(".dish", has_text=name).locator("button.add").nth(place).click()
            page.locator(".dish", has_text=name).locator("button[data-count]").wait_for()
        page.goto(site.page("order/index.html").as_uri())
        lines = {line.locator("h3").inner_text(): line for line in page.locator(".line").all()}
        said = {
            name: (line.locator(".line-name p").first.inner_text(), line.locator(".line-allergens").inner_text(), line.locator(".price").inner_text())
            for name, line in lines.items()
        }
        assert said == {
            "40 Mixed salad": ("", "None of the fourteen among the ingredients", "€6.00"),
            "Panettone": ("", "Allergens not known", "€6.00"),
            "Lasagne": ("Large", "Allergens not known", "€11.50"),
            "Gelato": ("2 scoops", "Allergens: 7 Milk", "€3.00"),
            "24 Diavola": ("Maxi", "Allergens: 1 Gluten, 7 Milk", "€10.50"),
            "41 Caprese": ("", "Allergens: 7 Milk", "€8.50"),
        }
        # What has no sizes and nothing on it that is listed is not changed; no topping of a pizza comes on a salad.
        assert lines["40 Mixed salad"].locator(".change").count() == 0
        lines["41 Caprese"].locator(".change").click()
        assert page.locator("dialog input:visible").count() == 2


def test_a_dish_has_a_page_of_its_own(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("pizzas/mixed-salad/index.html").as_uri())
        assert page.locator("h1").inner_text() == "40 Mixed salad"
        assert page.locator(".facts-list").inner_text().split() == "Diet Vegan Allergens None of the fourteen among the ingredients".split()
        # What it costs does not follow from its parts.
        assert page.locator(".ledger").count() == 0
        page.goto(site.page("random/index.html").as_uri())
        page.locator("button.make").click()
        page.locator(".drawn .price").first.wait_for()


def test_paper_has_them_all(browser, site, tmp_path):
    paper = Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path)
    text = paper.texts[0]
    for name, (number, _, _, prices) in DISHES.items():
        assert " ".join(filter(None, [number, name])) in text, name
        for size, price in prices.items():
            assert f"€{price}" in text
            assert size in text
    assert "With bread, if you like." in text and "House favourite" in text
    assert paper.page_count == 1


@pytest.mark.parametrize("width", [320, 390])
def test_a_number_stays_in_one_piece(browser, tmp_path, width):
    """Beside a long name, a price and the button that puts it into the order."""
    write(tmp_path / "site/content", {
        "site.yml": 'title: Da Prova\nlanguage: de\norder:\n  whatsapp: "+44 1632 960123"\n',
        "menu/menu.md": "## Pasta\n- **58 Gnocchi in Tomatensauce** 9,90\n- **59 Zanderfilet Müllerin** 21,50\n",
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser, width) as page:
        page.goto(site.page("menu/index.html").as_uri())
        page.get_by_role("button", name="58 Gnocchi in Tomatensauce").wait_for()
        heights = page.locator(".dish h3 small").evaluate_all("all => all.map((own) => own.getBoundingClientRect().height < 30)")
        assert heights == [True, True]
        assert page.evaluate("document.documentElement.scrollWidth") == width
