"""Without JavaScript, all there is to read can be read."""

import re

import pytest

from menu_prices import PIZZAS


@pytest.fixture(scope="module")
def read(browser, demonstration):
    """The visible text of a page's main part, with script turned off."""
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()

        def text(path):
            page.goto(demonstration.page(path).as_uri())
            return plain(page.locator("main").inner_text())

        yield text


def plain(text):
    """Text in one line, with one kind of space."""
    return re.sub(r"\s+", " ", text)


def test_script_is_off(browser, tmp_path):
    page = tmp_path / "index.html"
    page.write_text("<main><noscript>without</noscript><script>document.write('with')</script></main>")
    with browser.new_context(java_script_enabled=False) as context:
        opened = context.new_page()
        opened.goto(page.as_uri())
        assert opened.locator("main").inner_text() == "without"


@pytest.mark.parametrize("path", ["menu/index.html", "menu/print/index.html"])
def test_menu_can_be_read(read, path):
    text = read(path)
    for name, price in PIZZAS:
        assert name in text
        assert f"€{price}" in text


def test_recipes_can_be_read(read, demonstration, told):
    recipes = demonstration.json("recipes", "--format", "json")
    assert len(recipes) >= 12
    for recipe in recipes:
        text = read(f"recipes/{recipe['slug']}/index.html")
        assert recipe["ingredients"] and recipe["steps"], recipe["slug"]
        wanted = [recipe["title"], *(line["text"] for line in recipe["ingredients"]), *(step["text"] for step in recipe["steps"])]
        assert [line for line in wanted if plain(line) not in text] == [], recipe["slug"]
    told(f"Without script: {len(recipes)} recipes can be read")


def test_a_week_can_be_read(read, demonstration):
    plan, sheet = read("plans/2026-W48/index.html"), read("shopping/2026-W48/index.html")
    for day in ["Monday", "Sunday", "Minestrone for 6", "eat out"]:
        assert day in plan
    assert "flour 3 packs of 1 kg" in sheet
    assert "Fri Pizza dough ×4" in sheet
    assert "Use soon" in sheet


def test_every_page_has_something_to_read(read, demonstration):
    for page in demonstration.pages:
        if page.name != "404.html":
            assert len(read(demonstration.name(page))) > 100, demonstration.name(page)
