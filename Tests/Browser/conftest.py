"""The sites under test, built once, and the browser that opens them."""

import functools
import http.server
import threading

import pytest
from playwright.sync_api import sync_playwright

from built_site import BuiltSite
from fonts import FAMILIES, browser_with

KINDS = {
    "home": "index.html",
    "menu": "menu/index.html",
    "printable menu": "menu/print/index.html",
    "pizza": "pizzas/margherita/index.html",
    "allergens": "menu/allergens/index.html",
    "order": "order/index.html",
    "recipes": "recipes/index.html",
    "tag": "tags/pizza/index.html",
    "recipe": "recipes/pizza-dough/index.html",
    "favourites": "favorites/index.html",
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
def browser(playwright):
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="module", params=FAMILIES)
def family_browser(request, playwright, tmp_path_factory):
    """A browser with the fonts of each family in turn."""
    browser = browser_with(playwright, request.param, tmp_path_factory.mktemp("fonts"))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def hosted(demonstration):
    """The address of the demonstration at the root of a host: how a visitor meets its 404 page."""
    handler = functools.partial(QuietHandler, directory=str(demonstration.output))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def told(capsys):
    """Prints a line that is seen although the test passes."""

    def tell(line):
        with capsys.disabled():
            print(f"\n{line}")

    return tell


@pytest.fixture(params=KINDS, ids=lambda kind: kind.replace(" ", "-"))
def kind(request, demonstration, hosted):
    """The address of one page of each kind: from the disk, but for the page that only a host shows."""
    path = KINDS[request.param]
    return hosted + path if path == "404.html" else demonstration.page(path).as_uri()
