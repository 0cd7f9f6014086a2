"""What dishes can be had with for a price more: on the menu, on paper, in tables, and in an order with its allergens."""

import csv
import io
import json

import pytest

from built_site import BuiltSite, forno
from made_sites import write
from printed import Printed
from reader import reading, said

CARD = """---
sizes: [Normal, Maxi]
prices: by_hand
---
## Pizzas
base: dough
extra: ham 2,00 / 3,00; prawns 4,00; soy cheese instead of mozzarella 1,50
- **1 Margherita** 8 / 12
  - tomatoes, mozzarella
  - with buffalo mozzarella instead of mozzarella +2,50 / +4,00
- **2 Marinara** 6 / 9
  - tomatoes
  - with rice dough for base 2
## Salads
extra: tuna 2,50
- **Mixed** 6
  - lettuce, tomatoes
- **Plain** 5
  - lettuce
  - with mozzarella 1
"""
GROCERIES = """name,diet,allergens
dough,vegan,gluten: wheat
rice dough,vegan,none
tomatoes,vegan,none
lettuce,vegan,none
mozzarella,vegetarian,milk
buffalo mozzarella,vegetarian,milk
soy cheese,vegan,soybeans
ham,none,none
prawns,none,crustaceans
tuna,none,fish
"""


def built(folder, card):
    write(folder / "site/content", {
        "site.yml": "title: Da Prova\norder:\n  whatsapp: \"+44 1632 960123\"\n", "menu/menu.md": card, "groceries.csv": GROCERIES,
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("extras"), CARD)


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_menu_says_what_dishes_are_had_with(browser, site, width):
    with reading(browser, width) as page:
        page.goto(site.page("menu/index.html").as_uri())
        assert said(page.locator(".menu-section > .extras > span")) == [
            "ham €2.00 / €3.00", "prawns Allergens 2 €4.00", "soy cheese instead of mozzarella Allergens 6 €1.50", "tuna Allergens 4 €2.50",
        ]
        assert said(page.locator(".dish .extras")) == [
            "+ buffalo mozzarella instead of mozzarella Allergens 7 €2.50 / €4.00", "+ rice dough instead of dough €2.00",
            "+ mozzarella Allergens 7 €1.00",
        ]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto(site.page("pizzas/marinara/index.html").as_uri())
        assert said(page.locator(".portrait .extras > span")) == [
            "rice dough instead of dough €2.00", "ham €2.00 / €3.00", "prawns Allergens 2 €4.00",
        ]


def test_an_order_has_them_with_their_price_and_allergens(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("menu/index.html").as_uri())
        for dish, place in [("Margherita", 1), ("Marinara", 0), ("Mixed", 0)]:
            page.locator(".dish", has_text=dish).locator("button.add").nth(place).click()
            page.locator(".dish", has_text=dish).locator("button[data-count]").first.wait_for()
        page.goto(site.page("order/index.html").as_uri())

        def line(dish):
            return page.locator(".line", has=page.locator("h3", has_text=dish))

        def choose(dish, offered, wanted):
            line(dish).locator(".change").click()
            labels = page.locator("dialog fieldset[name=mores] label")
            assert said(labels) == offered
            for name in wanted:
                labels.filter(has_text=name).locator("input").check()
            page.locator("dialog .done").click()
            return (
                line(dish).locator(".line-name p").first.inner_text(), line(dish).locator(".line-allergens").inner_text(),
                line(dish).locator(".price").inner_text(),
            )

        # No topping comes on a pizza of a section that says what it offers but those.
        offered = [
            "buffalo mozzarella instead of mozzarella +€4.00", "ham +€3.00", "prawns +€4.00", "soy cheese instead of mozzarella +€1.50",
        ]
        assert choose("Margherita", offered, ["soy cheese", "prawns"]) == (
            "Maxi, soy cheese instead of mozzarella, with extra prawns", "Allergens: 1 Gluten (wheat), 2 Crustaceans, 6 Soya", "€17.50",
        )
        offered = ["rice dough instead of dough +€2.00", "ham +€2.00", "prawns +€4.00"]
        assert choose("Marinara", offered, ["rice dough"]) == (
            "Normal, rice dough instead of dough", "None of the fourteen among the ingredients", "€8.00",
        )
        assert choose("Mixed", ["tuna +€2.50"], ["tuna"]) == ("with extra tuna", "Allergens: 4 Fish", "€8.50")
        assert page.locator(".sums td").last.inner_text() == "€34.00"


def test_what_is_replaced_makes_nothing_cheaper(browser, site):
    with reading(browser, 390) as page:
        page.goto(site.page("pizzas/margherita/index.html").as_uri())
        page.locator("button.price").first.click()
        page.locator("button[data-count]").first.wait_for()
        page.goto(site.page("order/index.html").as_uri())
        page.locator(".change").click()
        page.locator("dialog label", has_text="buffalo").locator("input").check()
        page.locator("dialog fieldset[name=ons] label", has_text="mozzarella").locator("input").uncheck()
        page.locator("dialog .done").click()
        assert page.locator(".line > .price").inner_text() == "€10.50"
        assert page.locator(".line-name p").first.inner_text() == "Normal, buffalo mozzarella instead of mozzarella, without mozzarella"


IN_SOME_SIZES = """---
sizes: [Small, Medium, Large]
prices: by_hand
---
## Pizzas
base: dough
extra: rice dough instead of base - / 3,00 / -; prawns 3,00 / 4,00 / 5,00; ham 2,00
- **Margherita** 5 / 7 / 9
  - tomatoes, mozzarella
  - with buffalo mozzarella instead of mozzarella - / 2,00 / 4,00
- **Marinara** - / 6 / 8
  - tomatoes
"""


@pytest.fixture(scope="module")
def in_some_sizes(tmp_path_factory):
    return built(tmp_path_factory.mktemp("sizes"), IN_SOME_SIZES)


def test_every_form_names_the_sizes_that_not_all_are_had_in(browser, in_some_sizes, tmp_path):
    site = in_some_sizes
    told = ["rice dough instead of dough Medium €3.00", "prawns 2 €3.00 / €4.00 / €5.00", "ham €2.00"]
    own = "buffalo mozzarella instead of mozzarella 7 Medium €2.00 / Large €4.00"
    text = " ".join(Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path).texts[0].split())
    assert "; ".join(told) in text and own in text
    with reading(browser, 390) as page:
        page.goto(site.page("menu/index.html").as_uri())
        assert said(page.locator(".menu-section > .extras > span")) == [part.replace("prawns", "prawns Allergens") for part in told]
    printed = " ".join(forno("menu", "--site", site.source).split())
    assert "+ rice dough Medium 3.00 instead of dough" in printed and "Medium 2.00 / Large 4.00" in printed
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    assert [(row["size"], row["price"]) for row in rows if row["kind"] == "extra" and row["name"] == "rice dough"] == [("Medium", "3.00")]
    assert "- rice dough instead of dough: Medium €3.00" in site.page("menu/menu.md").read_text()
    google = forno("export", "menu", "--format", "google", "--site", site.source)
    assert "rice dough instead of dough Medium €3.00" in google


def test_an_order_has_in_a_size_what_can_be_had_in_it(browser, in_some_sizes):
    with reading(browser, 390) as page:
        page.goto(in_some_sizes.page("menu/index.html").as_uri())
        page.locator(".dish", has_text="Margherita").locator("button.add").nth(0).click()
        page.locator("button[data-count]").first.wait_for()
        page.goto(in_some_sizes.page("order/index.html").as_uri())
        page.locator(".change").click()
        boxes, sizes = page.locator("dialog fieldset[name=mores] label"), page.locator("dialog fieldset[name=sizes] label")
        rice = boxes.filter(has_text="rice dough").locator("input")

        def shown():
            return said(boxes), said(sizes), page.locator("dialog .done").inner_text()

        others = ["prawns +€3.00", "ham +€2.00"]
        assert shown() == (
            ["buffalo mozzarella instead of mozzarella", "rice dough instead of dough", *others], ["Small €5.00", "Medium €7.00", "Large €9.00"],
            "Done · €5.00",
        )
        assert rice.is_disabled()
        sizes.nth(1).locator("input").check()
        rice.check()
        assert shown() == (
            ["buffalo mozzarella instead of mozzarella +€2.00", "rice dough instead of dough +€3.00", "prawns +€4.00", "ham +€2.00"],
            ["Small €5.00", "Medium €10.00", "Large €9.00"], "Done · €10.00",
        )
        # Another size is without it, and the first one with it again.
        sizes.nth(2).locator("input").check()
        assert rice.is_disabled() and page.locator("dialog .done").inner_text() == "Done · €9.00"
        sizes.nth(1).locator("input").check()
        assert page.locator("dialog .done").inner_text() == "Done · €10.00"
        page.locator("dialog .done").click()
        assert page.locator(".line-name p").first.inner_text() == "Medium, rice dough instead of dough"
        # The dough goes with its gluten.
        assert page.locator(".line-allergens").inner_text() == "Allergens: 7 Milk"
        page.evaluate("kitchenState.change(({ order }) => { order.lines[0].size = 'Large'; })")
        page.reload()
        assert page.locator(".sums td").last.inner_text() == "€0.00"
        assert "no longer" in page.locator(".line").inner_text()


def test_paper_has_them(browser, site, tmp_path):
    paper = Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path)
    text = " ".join(paper.texts[0].split())
    for part in ["ham €2.00 / €3.00", "prawns 2 €4.00", "soy cheese instead of mozzarella 6 €1.50", "tuna 4 €2.50", "rice dough instead of dough €2.00"]:
        assert part in text, part
    assert "·" not in text and paper.page_count == 1


def test_tables_and_files_have_them(site):
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    told = [(row["name"], row["size"], row["price"], row["allergens"], row["of"], row["instead_of"]) for row in rows if row["kind"] == "extra"]
    assert told == [
        ("buffalo mozzarella", "Normal", "2.50", "milk", "Margherita", "mozzarella"),
        ("buffalo mozzarella", "Maxi", "4.00", "milk", "Margherita", "mozzarella"),
        ("ham", "Normal", "2.00", "", "Pizzas", ""), ("ham", "Maxi", "3.00", "", "Pizzas", ""),
        ("prawns", "", "4.00", "crustaceans", "Pizzas", ""), ("soy cheese", "", "1.50", "soybeans", "Pizzas", "mozzarella"),
        ("rice dough", "", "2.00", "", "Marinara", "dough"), ("tuna", "", "2.50", "fish", "Salads", ""), ("mozzarella", "", "1.00", "milk", "Plain", ""),
    ]
    sections = {row["name"]: row["section"] for row in rows if row["kind"] != "extra"}
    assert sections == {"Margherita": "Pizzas", "Marinara": "Pizzas", "Mixed": "Salads", "Plain": "Salads"}
    dishes = json.loads(site.page("menu/menu.json").read_text())["pizzas"]
    marinara = next(dish for dish in dishes if dish["name"] == "Marinara")
    assert [(extra["name"], extra.get("price"), extra.get("sizes"), extra.get("insteadOf")) for extra in marinara["extras"]] == [
        ("rice dough", "2.00", None, "dough"), ("ham", None, {"Normal": "2.00", "Maxi": "3.00"}, None), ("prawns", "4.00", None, None),
    ]
    markdown = site.page("menu/menu.md").read_text()
    assert "- soy cheese instead of mozzarella (6): €1.50" in markdown and "+&nbsp;mozzarella (7) €1.00" in markdown
    # What all dishes of a section can be had with stands before them, as that of one dish stands behind it.
    rows = [line.strip().split("  ")[0] for line in forno("menu", "--site", site.source).splitlines()]
    names = ["+ ham", "+ prawns", "+ soy cheese", "1 Margherita", "+ buffalo mozzarella", "2 Marinara", "+ rice dough"]
    assert [row for row in rows if row in names] == names
    (menu,) = json.loads(forno("export", "menu", "--format", "google", "--site", site.source))["menus"]
    labels = [label for section in menu["sections"] for of in (section, *section["items"]) for label in of["labels"]]
    described = {label["displayName"]: label.get("description") for label in labels}
    assert described["Pizzas"] == "Extras: ham €2.00 / €3.00; prawns €4.00; soy cheese instead of mozzarella €1.50"
    assert described["Margherita Normal"] == "tomatoes, mozzarella\nExtras: buffalo mozzarella instead of mozzarella €2.50 / €4.00"
    report = {row["name"]: row for row in site.json("report", "allergens", "--format", "json")["rows"] if row["kind"] == "extra"}
    assert report["tuna"]["fish"] == "yes" and report["ham"]["vegetarian"] == "no"
    assert "Extras: prawns" in site.page("menu/allergens/index.html").read_text()
