"""Recipes of any length fill their pages on both papers, whatever fonts there are."""

import re

import pytest

from built_site import BuiltSite, forno
from printed import PAPERS, Printed

FOODS = ["flour, type 00", "butter, cold and in small pieces", "eggs", "caster sugar", "salt", "whole milk", "yeast",
         "olive oil", "garlic, crushed with the flat of a knife", "onions, sliced", "celery", "carrots, in rounds",
         "peeled tomatoes", "basil", "parmesan, freshly grated"]
SHORT = "Bring it to the boil, and let it stand for 10 minutes."
LONG = ("Stir everything into a smooth dough, and knead it for 10 minutes on a table with a little flour, until it is soft "
        "and comes away from your hands. Cover it with a cloth, and leave it in a warm place until it is twice as large.")
GROUPS = ["For the dough", "For the filling", "For the table"]
# Ingredients and steps by name; a card with groups has three of them.
CARDS = {f"{count}-{kind}": (count, steps, text) for count in (5, 15, 30)
         for kind, steps, text in (("short", 3, SHORT), ("middling", 6, LONG), ("long", 14, LONG))}
# What takes more than one page in 11 points takes as few as it can.
MOST_PAGES = {"5-long": 2, "15-middling": 2, "15-long": 2, "30-middling": 2, "30-long": 3}
LARGEST = 14

# The lines of ingredients by where they begin, and whether each heading has a line of its section below it on its page.
COLUMNS = "() => [...new Set([...document.querySelectorAll('.ingredients li')].map(x => Math.round(x.getBoundingClientRect().left)))]"
# Where the last ingredient or step of a card on one page ends, as a part of that page.
END = "() => Math.max(...[...document.querySelectorAll('.ingredients li, .method li')].map(x => x.getBoundingClientRect().bottom)) / innerHeight"
BODY = "() => parseFloat(getComputedStyle(document.querySelector('.ingredients li')).fontSize) * 0.75"


def recipe(name, has_groups=False):
    """The text of a card."""
    count, steps, text = CARDS[name]
    lines = []
    for number in range(count):
        if has_groups and number % (count // 3 + 1) == 0:
            lines += ["", f"### {GROUPS[number // (count // 3 + 1)]}", ""]
        lines.append(f"- {50 + number} g {FOODS[number % len(FOODS)]}")
    method = [f"{step + 1}. {text}" for step in range(steps)]
    title = f"Grandmother's pie, {name}"
    return "\n".join([f"# {title}", "", "What she made on Sundays.", "", "## Ingredients", "", *lines, "", "## Method", "", *method, ""])


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    forno("new", "site", folder / "site")
    for name in CARDS:
        (folder / f"site/content/recipes/card-{name}.md").write_text(recipe(name))
        (folder / f"site/content/recipes/groups-{name}.md").write_text(recipe(name, has_groups=True))
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture
def print_card(family_browser, cards, tmp_path):
    """Prints the card of a name on a paper."""
    opened = []

    def print_card(name, paper):
        opened.append(Printed(family_browser, cards.page(f"recipes/{name}/index.html"), paper, tmp_path))
        return opened[-1]

    yield print_card
    for page in opened:
        page.close()


def assert_is_filled(printed):
    """Pages are filled but for the end of the last, and a card in the largest size is as full as it can be."""
    fills, body = printed.fills, printed.page.evaluate(BODY)
    assert 10.99 <= body <= LARGEST + 0.01
    assert min(printed.type_sizes) >= 7.99
    assert min(fills[:-1], default=1) >= 0.75, fills
    if body < LARGEST - 0.01:
        end = printed.page.evaluate(END) if len(fills) == 1 else fills[-1] + 0.35
        assert end >= 0.75, (body, end, fills)


def assert_no_heading_is_alone(printed):
    ends = [page.strip().splitlines()[-1].strip() for page in printed.texts]
    assert [end for end in ends if end in ["Ingredients", "Method", *GROUPS]] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("kind", ["card", "groups"])
@pytest.mark.some(2)
def test_card_fills_its_pages(print_card, kind, name, paper):
    printed = print_card(f"{kind}-{name}", paper)
    assert_is_filled(printed)
    assert_no_heading_is_alone(printed)
    assert len(printed.fills) == printed.page_count <= MOST_PAGES.get(name, 1)
    columns = printed.page.evaluate(COLUMNS)
    assert len(columns) == 2 if name.startswith(("15", "30")) else len(columns) <= 2
    text = " ".join(" ".join(printed.texts).split())
    assert re.findall(r"\b(\d+) g ", text) == [str(50 + number) for number in range(CARDS[name][0])]
    assert text.count("minutes") == CARDS[name][1]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.some(2)
def test_cards_of_the_demonstration_fill_a_page(family_browser, demonstration, paper, tmp_path, told):
    fills = {}
    for page in sorted(demonstration.output.glob("recipes/*/index.html")):
        printed = Printed(family_browser, page, paper, tmp_path)
        assert_is_filled(printed)
        assert_no_heading_is_alone(printed)
        assert printed.page_count == 1
        fills[page.parent.name] = printed.fills[0]
        printed.close()
    assert min(fills.values()) >= 0.7, fills
    told(f"Paper: recipe cards fill {min(fills.values()):.0%} to {max(fills.values()):.0%} of a page")
