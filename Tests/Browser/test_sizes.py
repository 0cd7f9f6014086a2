"""What a page weighs for a reader's device, in bytes as a server with gzip sends them: the page with its styles, scripts and pictures."""

import gzip
import shutil
from urllib.parse import urljoin

import pytest

from built_site import PACKAGE, BuiltSite
from made_menus import MadeMenu
from page_links import PageLinks

PAGE = 24_000
LONG_MENU = 43_600
# Of which its drawing is 470: what guests can choose, and sections of their own, are the rest.
DISH = 550
SCRIPTS_OF_A_PAGE = 10_100
SCRIPTS = 62_650
RANDOM_PIZZA = 3_900
# The pages that are opened most have limits of their own.
BUDGET = {"menu/index.html": 23_550, "recipes/pizza-dough/index.html": 18_700, "search/index.html": 17_950}


def weight(file):
    return len(gzip.compress(file.read_bytes(), mtime=0))


def loaded(site, page):
    """The weights of a page's style sheets, scripts and pictures by their paths, with that of the page itself."""
    here = site.name(page)
    files = {urljoin(here, address).lstrip("/") for address in PageLinks(page).addresses}
    wanted = {file for file in files if file.endswith((".css", ".js", ".svg", ".jpg", ".png"))} - {"assets/favicon.svg"}
    assert "assets/style.css" in wanted, f"{here} has no style"
    return {file: weight(site.output / file) for file in [here, *wanted]}


def scripts(weights):
    return sum(size for file, size in weights.items() if file.endswith(".js"))


def test_every_page_is_small(demonstration, told):
    weights = {demonstration.name(page): loaded(demonstration, page) for page in demonstration.pages}
    largest = max(weights, key=lambda page: sum(weights[page].values()))
    told(f"Sizes: {len(weights)} pages, the largest {sum(weights[largest].values())} bytes ({largest})")
    assert {page: own for page, own in weights.items() if sum(own.values()) > PAGE} == {}
    assert {page: own for page, own in weights.items() if scripts(own) > SCRIPTS_OF_A_PAGE} == {}


@pytest.mark.parametrize("path", BUDGET)
def test_the_pages_opened_most_stay_in_their_budget(demonstration, told, path):
    own = loaded(demonstration, demonstration.page(path))
    told(f"Sizes: {sum(own.values())} bytes of {path}")
    assert sum(own.values()) <= BUDGET[path], own


def test_a_long_menu_is_small(tmp_path, told):
    """Sixty pizzas, each in three sizes or in one."""
    for sizes in ((), ("Small", "Normal", "Family")):
        site = MadeMenu(pizzas=60, sizes=sizes).built(tmp_path / str(len(sizes)))
        own = loaded(site, site.page("menu/index.html"))
        told(f"Sizes: {sum(own.values())} bytes for a menu of 60 pizzas in {len(sizes) or 1} sizes")
        assert sum(own.values()) <= LONG_MENU, own
        assert len(list((site.output / "assets/pizzas").iterdir())) == 60


def test_the_card_of_the_demonstration_costs_by_the_dish(tmp_path, demonstration, told):
    """Each dish with its prices, what is known of it, and its drawing; the short menu is what a page weighs before."""
    shutil.copytree(PACKAGE / "content", tmp_path / "site/content")
    card = BuiltSite(tmp_path / "site", tmp_path / "output", "--offline")
    counts = [len(site.json("menu", "--format", "json")["pizzas"]) for site in (demonstration, card)]
    weights = [sum(loaded(site, site.page("menu/index.html")).values()) for site in (demonstration, card)]
    a_dish = (weights[1] - weights[0]) / (counts[1] - counts[0])
    told(f"Sizes: {weights[1]} bytes for the card of {counts[1]} dishes, {a_dish:.0f} for each beyond {counts[0]}")
    assert a_dish <= DISH


def weights_of(site, names):
    return {name: weight(site.output / "assets" / name) for name in names}


def test_all_scripts_are_small_together(demonstration, told):
    """Those of the theme: what a build makes of a site's content grows with that."""
    weights = weights_of(demonstration, [file.name for file in (PACKAGE / "templates/assets").glob("*.js")])
    told(f"Sizes: {sum(weights.values())} bytes of scripts")
    assert sum(weights.values()) <= SCRIPTS, weights


def test_what_makes_a_random_pizza_is_small(demonstration):
    weights = weights_of(demonstration, ["random.js", "dice.js", "drawing.js"])
    assert sum(weights.values()) <= RANDOM_PIZZA, weights
