"""Menus of any length fill their sheets on both papers, whatever fonts there are."""

import csv
import re

import pytest

from built_site import BuiltSite
from made_menus import GERMAN, MadeMenu
from made_sites import write
from printed import PAPERS, Printed

SIZES = ("Small", "Regular", "Family")
LONG = ("Pizza con la salsiccia di maiale nero dei Nebrodi e i friarielli della piana", "Quattro stagioni e un autunno")
MENUS = {f"{count}-pizzas-{len(sizes) or 1}-sizes": MadeMenu(count, sizes=sizes)
         for count in (6, 10, 24, 60) for sizes in ((), SIZES)}
RELATIVES = {
    "1-pizza": MadeMenu(1, drinks=0, sections=None),
    "3-pizzas-and-nothing-else": MadeMenu(3, drinks=0, sections=None, bare=True),
    "120-pizzas": MadeMenu(120),
    "no-drinks": MadeMenu(10, drinks=0),
    "6-pizzas-no-drinks": MadeMenu(6, drinks=0, sections=None),
    "cross-contact": MadeMenu(24, more_settings="cross_contact: true\n"),
    "40-drinks": MadeMenu(8, drinks=40),
    "one-section": MadeMenu(18, sections=("Pizze",)),
    "an-empty-section": MadeMenu(12, sections=("", "From the sea")),
    "nine-sections": MadeMenu(18, sections=tuple(f"Section {number}" for number in range(9))),
    "long-names": MadeMenu(14, names=LONG, sizes=SIZES),
    "long-words": MadeMenu(14, names=tuple(GERMAN), sizes=SIZES),
    "long-title": MadeMenu(10, title="Pizzeria Ristorante Trattoria alla Donaudampfschifffahrtsgesellschaft"),
    "many-toppings": MadeMenu(20, toppings=(14, 20)),
    "without-toppings": MadeMenu(24, toppings=(0, 1), sizes=SIZES, base_has_lard=True),
    "long-names-without-toppings": MadeMenu(16, names=LONG, toppings=(0, 0), base_has_lard=True),
    "large-prices": MadeMenu(10, sizes=SIZES, base_price="1234.50"),
    "five-sizes": MadeMenu(12, sizes=("Piccola", "Normale", "Grande", "Familienpizza 45 cm", "Mezzo metro")),
}
SPECIAL = {
    "described": MadeMenu(12, description="Baked on stone, and finished by hand"),
    "empty": MadeMenu(0, drinks=0, sections=None),
    "vegan-drinks": MadeMenu(0, drinks=10, sections=None, drinks_are_vegan=True),
}
# Menus that are too short to fill a sheet: they are set as large as a sheet looks well with.
SHORT = {"1-pizza", "3-pizzas-and-nothing-else"}
# Menus whose names are so long beside three prices that two columns of a larger size have no room for them.
BROAD = {"long-names", "long-words"}

# A menu by hand, with drinks in sections of it.
HAND = """## Starters
- **Bruschetta** 6 · vegan
  - contains: gluten
## Drinks
- **Still water** 0.5 l 2 · vegan
  - contains: none
- **Lassi** 4
## Coffee
{coffee}
- **Espresso** 1.50 · vegan
"""

# Each price with the name of its size, and where both end.
PRICE_ENDS = """() => [...document.querySelectorAll(".sheet-section")].flatMap(section => {
    const heads = [...section.querySelectorAll(".size-names span")].map(head => head.getBoundingClientRect());
    return [...section.querySelectorAll(".sheet-dish")].flatMap(dish =>
        [...dish.querySelectorAll(".price")].map((price, n) => [heads[n], price.getBoundingClientRect()])
            .map(([head, box]) => ({head: head.right, end: box.right, start: box.left, headStart: head.left})));
})"""

# The words of names that stand on two lines.
BROKEN_WORDS = """() => [...document.querySelectorAll(".sheet h3 > span")].flatMap(name => {
    const text = name.firstChild;
    return [...text.data.matchAll(/\\S+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]);
})"""

# How many lines each name takes, and how wide the dots beside it are.
DOTS = """() => [...document.querySelectorAll(".sheet h3")].map(name => {
    const tops = new Set([...name.querySelector("span").getClientRects()].map(line => Math.round(line.top / 4)));
    return {lines: tops.size, dots: parseFloat(getComputedStyle(name, "::after").width) || 0};
})"""

# The words in front of allergen numbers on the same line, and the texts of the lines on which numbers stand alone.
NUMBERS = """() => [...document.querySelectorAll(".allergen-notes")].map(notes => {
    const walker = document.createTreeWalker(notes.closest("p, h3"), NodeFilter.SHOW_TEXT);
    const top = notes.getClientRects()[0].top;
    let before = "";
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (notes.contains(text)) break;
        if (text.parentElement.closest(".sr, .allergen-notes")) continue;
        for (const word of text.data.matchAll(/[^\\s]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = range.getClientRects();
            if (Math.abs(lines[lines.length - 1].top - top) < 8) before = word[0];
        }
    }
    return before;
})"""


@pytest.fixture(scope="module")
def site_of(tmp_path_factory):
    """Builds the site of a menu, once."""
    built = {}

    def site_of(name):
        if name not in built:
            built[name] = (MENUS | RELATIVES | SPECIAL)[name].built(tmp_path_factory.mktemp("menu"))
        return built[name]

    return site_of


@pytest.fixture
def print_menu(family_browser, site_of, tmp_path):
    """Prints the menu of a name on a paper."""
    opened = []

    def print_menu(name, paper):
        page = site_of(name).page("menu/print/index.html")
        opened.append(Printed(family_browser, page, paper, tmp_path))
        return opened[-1]

    yield print_menu
    for page in opened:
        page.close()


def prices_of(site):
    """The prices of a menu in the order in which it is set, as digits."""
    rows = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    sized = any(row["size"] for row in rows)
    pizzas = [row["price"] for row in rows if row["kind"] == "pizza" and bool(row["size"]) == sized]
    return [re.sub(r"\D", "", price) for price in pizzas + [row["price"] for row in rows if row["kind"] == "drink"]]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", MENUS | RELATIVES)
@pytest.mark.some(2)
def test_menu_fills_its_sheets(print_menu, site_of, name, paper):
    printed = print_menu(name, paper)
    sheets, texts = printed.sheets, printed.texts
    assert printed.page_count == len(sheets)
    assert [sheet.lonely_headings for sheet in sheets] == [0] * len(sheets)
    assert all(max(sheet.columns) <= sheet.room + 1 for sheet in sheets)
    assert [re.sub(r"\D", "", price) for price in re.findall(r"€([\d.,]+)", "".join(texts))] == prices_of(site_of(name))
    assert all("Allergens" in page and "Gluten" in page for page in texts)
    if len(sheets) > 1:
        assert all(f"{number} / {len(sheets)}" in page for number, page in enumerate(texts, 1))
    fills = [sheet.fill for sheet in sheets]
    if name not in SHORT:
        assert min(fills) >= (0.55 if name in BROAD else 0.7), fills
        assert max(fills) - min(fills) < 0.25, fills


@pytest.mark.parametrize("name", MENUS | RELATIVES)
@pytest.mark.some(2)
def test_menu_can_be_read(print_menu, name):
    sizes = print_menu(name, "A4").type_sizes
    assert len(sizes) >= 3
    assert min(sizes) >= 9.49


@pytest.mark.parametrize("name", [name for name, menu in (MENUS | RELATIVES).items() if menu.sizes])
@pytest.mark.some(2)
def test_each_price_stands_under_its_size(print_menu, name):
    ends = print_menu(name, "Letter").page.evaluate(PRICE_ENDS)
    count = len((MENUS | RELATIVES)[name].sizes)
    assert len(ends) >= 6 * count
    assert all(abs(price["head"] - price["end"]) < 1 for price in ends)
    rows = [ends[first:first + count] for first in range(0, len(ends), count)]
    for left, right in [pair for row in rows for pair in zip(row, row[1:])]:
        assert right["start"] - left["end"] > 3
        assert right["headStart"] - left["head"] > 3


@pytest.mark.parametrize("name", [*MENUS, "five-sizes"])
@pytest.mark.some(2)
def test_no_word_of_a_name_is_broken(print_menu, name):
    assert print_menu(name, "Letter").page.evaluate(BROKEN_WORDS) == []


@pytest.mark.parametrize("name", ["1-pizza", "24-pizzas-3-sizes", "five-sizes", "long-words", "long-title"])
def test_no_menu_scrolls_sideways(family_browser, site_of, name):
    page = family_browser.new_page()
    page.goto(site_of(name).page("menu/print/index.html").as_uri())
    overflows = {}
    for width in [320, 360, 700, 831, 832, 900, 1440]:
        page.set_viewport_size({"width": width, "height": 800})
        overflows[width] = page.evaluate("document.documentElement.scrollWidth") - width
    page.close()
    assert {width: overflow for width, overflow in overflows.items() if overflow > 0} == {}


@pytest.mark.parametrize("name", ["10-pizzas-1-sizes", "60-pizzas-1-sizes", "long-names", "long-words", "described"])
def test_no_dots_stand_beside_a_wrapped_name(print_menu, name):
    names = print_menu(name, "Letter").page.evaluate(DOTS)
    assert [name for name in names if name["lines"] > 1 and name["dots"] > 1] == []
    assert any(name["dots"] > 10 for name in names)


@pytest.mark.parametrize("name", ["24-pizzas-1-sizes", "60-pizzas-3-sizes", "many-toppings", "described",
                                  "without-toppings", "long-names-without-toppings"])
def test_allergen_numbers_follow_a_word_on_their_line(print_menu, name):
    printed = print_menu(name, "A4")
    before = printed.page.evaluate(NUMBERS)
    assert len(before) > 10
    assert "" not in before
    assert "·" not in "".join(printed.texts)


@pytest.mark.parametrize("paper", PAPERS)
def test_menu_says_what_a_pizza_is(print_menu, paper):
    printed = print_menu("described", paper)
    text = " ".join(" ".join(printed.texts).split())
    assert text.count("Baked on stone, and finished by hand") == 12
    assert printed.page.locator(".blurb").count() == 12


@pytest.mark.parametrize("paper", PAPERS)
def test_empty_menu_says_so(print_menu, paper):
    printed = print_menu("empty", paper)
    assert printed.page_count == 1
    assert "There is nothing on the menu at the moment." in " ".join(printed.texts[0].split())
    assert "Allergens" not in printed.texts[0]


@pytest.mark.parametrize("coffee", ["drinks: yes", "drinks: no"])
def test_drinks_of_a_section_are_not_said_to_be_vegan(tmp_path, coffee):
    """In a section with something by the litre, or one that says so, as those of drinks.json are not."""
    write(tmp_path / "site/content", {"site.yml": "title: Da Prova\n", "menu/menu.md": HAND.format(coffee=coffee)})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    texts = [site.page(page).read_text() for page in ("menu/index.html", "menu/print/index.html", "menu/menu.md")]
    words = [re.findall(r">Vegan</span>|>Vegan</em>|\(Vegan\)", text) for text in texts]
    assert [len(found) for found in words] == [1 if coffee == "drinks: yes" else 2] * 3
    table = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    assert [row["vegan"] for row in table] == ["yes", "yes", "unknown", "yes"]


def test_drinks_are_not_said_to_be_vegan(site_of, family_browser):
    """What everybody knows of water and coffee stands on no channel; what allergens a drink has stands on each."""
    site = site_of("vegan-drinks")
    texts = [site.page(path).read_text() for path in ("menu/index.html", "menu/print/index.html")]
    drinks = [text[text.index("Still water") :] for text in texts] + [(site.output / "menu/menu.md").read_text()]
    assert [re.findall(r"Vegan|Vegetarian", text) for text in drinks] == [[], [], []]
    rows = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    assert {row["vegan"] for row in rows if row["kind"] == "drink"} == {"yes"}
    page = family_browser.new_page()
    page.goto(site.page("menu/index.html").as_uri())
    assert page.locator(".drinks .mark").count() == 0
    assert page.locator(".drinks .marks span").first.inner_text() == "Allergens 1"
    page.close()
