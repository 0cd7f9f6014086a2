"""What is made for paper fits it, by the PDF that the browser prints, whatever fonts there are."""

import csv
import re

import pytest

from built_site import BuiltSite, forno
from made_menus import MadeMenu
from menu_prices import BY_SECTION, DRINKS
from printed import PAPERS, Printed


@pytest.fixture(params=PAPERS)
def print_page(request, family_browser, tmp_path):
    """Prints a page on each paper in turn."""
    opened = []

    def print_page(page):
        opened.append(Printed(family_browser, page, request.param, tmp_path))
        return opened[-1]

    yield print_page
    for page in opened:
        page.close()


BODY = "size => parseFloat(getComputedStyle(document.querySelector(size)).fontSize) * 0.75"

# Aisles that are parted with a single line before or behind the end of a column.
LONE_LINES = """() => [...document.querySelectorAll(".aisle")].filter((part, n, parts) => {
    const name = part => part?.querySelector("h2").firstChild.data.trim();
    const isParted = name(parts[n - 1]) === name(part) || name(parts[n + 1]) === name(part);
    return isParted && part.querySelectorAll("li").length === 1;
}).map(part => part.innerText)"""


def assert_can_be_read(printed, body):
    """Text is set in 11 to 14 points, and nothing in less than 8."""
    assert 10.99 <= printed.page.evaluate(BODY, body) <= 14.8
    assert min(printed.type_sizes) >= 7.99


def test_menu_fits_one_page(print_page, demonstration):
    printed = print_page(demonstration.page("menu/print/index.html"))
    assert printed.page_count == 1
    text = " ".join(printed.texts[0].split())
    assert re.search(".*?".join(f"{re.escape(name)} .*?€{price}" for name, price in BY_SECTION + DRINKS), text)
    assert re.findall(r"€(\d+\.\d\d)", text) == [price for _, price in BY_SECTION + DRINKS]
    assert re.search(r"Allergens\s+1\s+Gluten\s+4\s+Fish\s+7\s+Milk", text)
    assert printed.sheets[0].fill > 0.8


def test_shopping_sheet_fills_its_pages(print_page, demonstration):
    printed = print_page(demonstration.page("shopping/2026-W48/index.html"))
    assert printed.page_count == len(printed.sheets) <= 2
    assert_can_be_read(printed, ".tick-name b")
    assert min(sheet.fill for sheet in printed.sheets) >= 0.75
    lone = printed.page.evaluate(LONE_LINES)
    assert lone == [], "a part of an aisle is one line"
    text = " ".join(" ".join(printed.texts).split())
    rows = list(csv.DictReader((demonstration.output / "shopping/2026-W48/2026-W48.csv").read_text().splitlines()))
    assert len(rows) > 20
    assert [row["grocery"] for row in rows if row["grocery"] not in text] == []
    bought = [row["price"] for row in rows if row["part"] == "buy"]
    assert sorted(re.findall(r"€(\d+\.\d\d)", text)) == sorted([*bought, "%.2f" % sum(map(float, bought))])


def test_plan_fits_one_page(print_page, demonstration):
    printed = print_page(demonstration.page("plans/2026-W48/index.html"))
    assert printed.page_count == 1
    assert_can_be_read(printed, ".planned-dish")
    assert printed.fills[0] >= 0.7
    text = " ".join(printed.texts[0].split())
    days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    assert re.search(".*".join(days), text)
    assert "Trofie with pesto, potatoes and beans" in text


def test_list_can_be_read(print_page, demonstration):
    printed = print_page(demonstration.page("lists/party/index.html"))
    assert printed.page_count == 1
    assert_can_be_read(printed, ".tick-name b")


@pytest.mark.some(2)
def test_recipe_cards_fit_one_page(print_page, demonstration, told):
    cards = sorted(path.parent.name for path in demonstration.output.glob("recipes/*/index.html"))
    assert len(cards) >= 12
    counts = {card: print_page(demonstration.page(f"recipes/{card}/index.html")).page_count for card in cards}
    assert {card: count for card, count in counts.items() if count != 1} == {}
    told(f"Paper: {len(cards)} recipe cards on one page each")


@pytest.fixture(scope="module")
def long_week(tmp_path_factory):
    """A week that takes more than one sheet: 130 groceries in ten aisles, of which 20 cannot be counted."""
    folder = tmp_path_factory.mktemp("long")
    forno("new", "site", folder / "site")
    content = folder / "site/content"
    names = [f"{kind} of {place}" for kind in GOODS for place in PLACES]
    aisles = [f"Aisle {number}" for number in range(10)]
    groceries = [f"{name},{aisles[n // 13]},500 g,2.50" for n, name in enumerate(names)]
    (content / "groceries.csv").write_text("\n".join(["name,aisle,pack,price", *groceries, ""]))
    lines = [f"- {150 + 10 * n} g {name}" for n, name in enumerate(names[:110])] + [f"- {name}" for name in names[110:]]
    (content / "recipes/feast.md").write_text("\n".join(["# Feast", "", "## Ingredients", "", *lines, ""]))
    days = "\n\n".join(f"## {day}\n\n" + "- [Feast](../recipes/feast.md)\n" * 4 + "\nWith guests." for day in DAYS)
    (content / "plans/2026-W48.md").write_text(f"# Week 48\n\n{days}\n")
    return BuiltSite(folder / "site", folder / "output")


GOODS = ["cheese", "ham", "bread", "flour", "rice", "beans", "honey", "olives", "peppers", "onions", "figs", "nuts", "tea"]
PLACES = ["Collaudo", "Portoprova", "Valdesempio", "Montefinto", "the harbour", "the hills", "Pianalunga", "the lake",
          "Sottobosco", "Altopiano"]
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def test_long_shopping_sheet_fills_its_pages(print_page, long_week):
    printed = print_page(long_week.page("shopping/2026-W48/index.html"))
    sheets = printed.sheets
    assert printed.page_count == len(sheets) > 1
    assert [sheet.lonely_headings for sheet in sheets] == [0] * len(sheets)
    assert all(max(sheet.columns) <= sheet.room + 1 for sheet in sheets)
    assert min(sheet.fill for sheet in sheets) >= 0.6
    assert_can_be_read(printed, ".tick-name b")
    assert printed.page.evaluate(LONE_LINES) == []
    assert all(f"{number} / {len(sheets)}" in page for number, page in enumerate(printed.texts, 1))
    assert all("€" in page for page in printed.texts)


def test_long_plan_keeps_its_days_whole(print_page, long_week):
    printed = print_page(long_week.page("plans/2026-W48/index.html"))
    texts = printed.texts
    days = [day for page in texts for day in re.findall("|".join(DAYS), page)]
    assert days == DAYS
    assert all(page.count("Feast") == 4 * page.count("With guests") for page in texts)


@pytest.fixture(scope="module", params=[10, 24, 30, 40, 50, 70])
def table(request, tmp_path_factory):
    """The table of so many pizzas and drinks, with how many there are."""
    site = MadeMenu(request.param - 4, drinks=4).built(tmp_path_factory.mktemp("table"))
    return request.param, site.page("menu/allergens/index.html")


@pytest.mark.some(2)
def test_allergen_table_fills_its_pages(print_page, table):
    rows, page = table
    printed = print_page(page)
    assert_can_be_read(printed, ".matrix tbody th")
    assert printed.page_count == len(printed.fills) == (1 if rows <= 30 else 2 if rows <= 60 else 3)
    size = printed.page.evaluate(BODY, ".matrix tbody th")
    assert size > 13.9 or printed.fills[-1] >= 0.6, (size, printed.fills)
    assert min(printed.fills[:-1], default=1) >= 0.75
    assert all("Gluten" in text and "Vegan" in text for text in printed.texts)
    assert printed.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
