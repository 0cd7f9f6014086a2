"""The sites under test, built once, and the browser that opens them."""

import pytest
from playwright.sync_api import expect, sync_playwright

import browsers
from browsers import FAMILIES
from built_site import BuiltSite
from hosts import served
from reader import PATIENCE, reading, wanted

expect.set_options(timeout=PATIENCE)

pytest_plugins = ["pytest_depth", "pytest_told", "pytester"]

KINDS = {
    "home": "index.html",
    "menu": "menu/index.html",
    "printable menu": "menu/print/index.html",
    "menu on a screen": "menu/screen/index.html",
    "pizza": "pizzas/margherita/index.html",
    "allergens": "menu/allergens/index.html",
    "order": "order/index.html",
    "recipes": "recipes/index.html",
    "tag": "tags/pizza/index.html",
    "recipe": "recipes/pizza-dough/index.html",
    "favourites": "favorites/index.html",
    "places": "places/index.html",
    "plans": "plans/index.html",
    "plan": "plans/2026-W48/index.html",
    "shopping": "shopping/index.html",
    "shopping sheet": "shopping/2026-W48/index.html",
    "list": "lists/party/index.html",
    "pantry": "pantry/index.html",
    "recipes from the pantry": "pantry/recipes/index.html",
    "page": "about/index.html",
    "random pizza": "random/index.html",
    "settings": "settings/index.html",
    "my recipes": "my-recipes/index.html",
    "my lists": "my-lists/index.html",
    "my pantry": "my-pantry/index.html",
    "search": "search/index.html",
    "not found": "404.html",
}


@pytest.fixture(scope="session")
def demonstration(tmp_path_factory):
    return BuiltSite.demonstration(tmp_path_factory.mktemp("demonstration"))


@pytest.fixture(scope="session")
def italian(tmp_path_factory):
    return BuiltSite.demonstration(tmp_path_factory.mktemp("italian"), language="it")


@pytest.fixture(scope="session")
def starter(tmp_path_factory):
    return BuiltSite.starter(tmp_path_factory.mktemp("starter"))


@pytest.fixture(params=["demonstration", "italian", "starter"])
def site(request):
    """Each of the sites in turn."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def program(tries_all):
    """The program of the browser: with --all the one that people have."""
    return browsers.WHOLE if tries_all else browsers.SHELL


@pytest.fixture(scope="session")
def browser(playwright, program):
    with browsers.started(playwright, program) as browser:
        yield browser


@pytest.fixture(scope="module", params=FAMILIES)
def family_browser(request, playwright, program, tmp_path_factory):
    """A browser with the fonts of each family in turn."""
    with browsers.with_fonts(playwright, program, request.param, tmp_path_factory.mktemp("fonts")) as browser:
        yield browser


@pytest.fixture(scope="session")
def hosted(demonstration):
    """The address of the demonstration at the root of a host: how a visitor meets its 404 page."""
    with served(demonstration.output) as address:
        yield address


@pytest.fixture(params=["file", "host"])
def address(request, demonstration, hosted):
    """The address of a page by its path, from the disk and from a host."""
    if request.param == "file":
        return lambda path: demonstration.page(path).as_uri()
    return lambda path: hosted + path


@pytest.fixture(params=[360, 1440])
def page(request, browser):
    """A page of a reader, on a telephone and on a desk."""
    with reading(browser, request.param, **wanted(request)) as page:
        yield page


@pytest.fixture(params=KINDS, ids=lambda kind: kind.replace(" ", "-"))
def kind(request, demonstration, hosted):
    """The address of one page of each kind: from the disk, but for the page that only a host shows."""
    path = KINDS[request.param]
    return hosted + path if path == "404.html" else demonstration.page(path).as_uri()
