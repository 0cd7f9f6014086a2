"""A recipe in metric units is shown in no cups for any number of servings, wherever its amounts stand; spoons stay spoons."""

import json
import re
import shutil
from fractions import Fraction

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from made_sites import write
from reader import keep, reading

SERVINGS = range(1, 25)
CUP = re.compile(r"\b(cups?|Tassen?|tazz[ae]|tasses?|tazas?)\b", re.IGNORECASE)
# All amounts of a card, what the house has of them, and what the pages of cook mode show, for each number of servings.
AMOUNTS = """async (most) => {
    const shown = [];
    const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
    const steps = document.querySelectorAll(".method > ol > li").length;
    for (let count = 1; count <= most; count += 1) {
        const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
        location.hash = `#servings=${count}`;
        await changed;
        const marks = (place) => [...document.querySelectorAll(place)].map(({ textContent, title }) => `${count}: ${textContent} ${title}`);
        shown.push(...marks(".recipe .amount, .recipe .stock"));
        press("Home");
        for (let step = 0; step <= steps; step += 1) {
            shown.push(...marks("dialog .amount, dialog .ticks label"));
            press("ArrowRight");
        }
    }
    return shown;
}"""
# What each line of a metric recipe of a reader is for four times as many.
OWN = {
    "1 tbsp oil": "4 tbsp oil", "4 tsp salt": "5 1/2 tbsp salt", "2 tbsp sugar": "8 tbsp sugar", "500 g flour": "2 kg flour",
}  # fmt: skip


def in_cups(texts):
    return [text for text in texts if CUP.search(text)]


@pytest.fixture(scope="module")
def recipes(demonstration):
    """The recipes of the demonstration, all of which are metric, by the names of their pages."""
    found = {recipe["slug"]: recipe for recipe in demonstration.json("recipes", "--format", "json")}
    for recipe in found.values():
        units = {line["unit"] for line in recipe["ingredients"]}
        assert units & {"gram", "kilogram", "millilitre", "litre"}, recipe["title"]
        assert not units & {"cup", "ounce", "pound"}, recipe["title"]
    return found


def test_cards_and_cook_mode_show_no_cups(browser, demonstration, recipes, told, tries_all):
    count = 0
    # A small page: how large a step is set is worked out for each.
    with reading(browser, viewport={"width": 320, "height": 240}) as page:
        for name in list(recipes)[::1 if tries_all else 6]:
            page.goto("about:blank")
            page.goto(demonstration.page(f"recipes/{name}/index.html").as_uri() + "#servings=2")
            page.get_by_role("button", name="Cook", exact=True).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            shown = page.evaluate(AMOUNTS, SERVINGS[-1])
            assert len(shown) > 24 * 5
            assert in_cups(shown) == [], name
            count += len(shown)
    told(f"Metric: {count} amounts for 1 to 24 servings, none in cups")


def test_what_the_program_writes_has_no_cups(demonstration, recipes, tmp_path, tries_all):
    """Cards as they are printed and read without scripts, and what search engines read of them."""
    for servings in SERVINGS if tries_all else [1, 3, 7, 16, 24]:
        site = BuiltSite(demonstration.source, tmp_path / str(servings), "--servings", str(servings))
        for name in recipes:
            text = site.page(f"recipes/{name}/index.html").read_text()
            marks = re.findall(r'<(?:span|small)[^>]*class="(?:amount|stock)[^>]*>[^<]*<', text)
            data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', text, re.DOTALL)[1])
            assert len(data["recipeIngredient"]) > 2
            assert in_cups(marks + data["recipeIngredient"]) == [], (servings, name)


def test_commands_say_no_cups(demonstration, recipes, tmp_path, tries_all):
    """What `forno cook` takes out of the pantry, and what `forno shop` puts on a sheet."""
    site = tmp_path / "site"
    write(site, {"content/site.yml": "title: Kitchen\n", "content/pantry.csv": "item,quantity,expires\nolive oil,1 tbsp,\n"})
    shutil.copytree(demonstration.source / "content/recipes", site / "content/recipes")
    for place, (name, recipe) in enumerate(recipes.items()):
        written = Fraction(re.search(r"\d+", str(recipe["servings"]))[0])
        for servings in SERVINGS if tries_all else [1 + place * 7 % 24]:
            wish = f"{name}:{Fraction(servings) / written}"
            sheet = forno("shop", "--recipe", wish, "--site", site)
            cooked = forno("cook", wish, "--site", site)
            told = forno("cook", wish, "--site", site, "--json")
            assert in_cups([sheet, cooked, told]) == [], wish
            assert len(cooked.splitlines()) > 3


def test_a_recipe_of_the_reader_has_no_cups(browser, demonstration):
    with reading(browser) as page:
        page.goto(demonstration.page("index.html").as_uri())
        keep(page, {"recipes": [{"id": "1", "title": "One", "servings": "2", "ingredients": "\n".join(OWN), "method": "Mix."}]})
        page.goto(demonstration.page("my-recipes/index.html").as_uri() + "?recipe=1#servings=8")
        lines = page.locator(".ingredients li")
        expect(lines.first).to_have_text(re.compile("4.tbsp oil"))
        assert [line.replace("\xa0", " ") for line in lines.all_inner_texts()] == list(OWN.values())
        page.get_by_role("button", name="Cook", exact=True).click()
        shown = page.evaluate(AMOUNTS, SERVINGS[-1])
        assert len(shown) > 24 * 5
        assert in_cups(shown) == []


def test_a_recipe_of_the_reader_in_cups_keeps_them(browser, demonstration):
    with reading(browser) as page:
        page.goto(demonstration.page("index.html").as_uri())
        keep(page, {"recipes": [{"id": "1", "title": "One", "servings": "2", "ingredients": "1 tbsp oil\n1 cup flour\n100 g butter"}]})
        page.goto(demonstration.page("my-recipes/index.html").as_uri() + "?recipe=1#servings=8")
        expect(page.locator(".ingredients li").first).to_have_text(re.compile("1/4.cup oil"))


@pytest.fixture(scope="module")
def metric(tmp_path_factory):
    """A house with some oil, a metric recipe without servings that needs more, and pizzas with spoons of it."""
    folder = tmp_path_factory.mktemp("metric")
    write(folder / "site/content", {
        "site.yml": "title: Kitchen\n",
        "recipes/bread.md": "# Bread\n\n- 500 g flour\n- 6 tbsp olive oil\n\nMix.\n",
        "groceries.csv": "name,pack,price,density\nolive oil,500 g,4,\nflour,1 kg,1,\n",
        "pantry.csv": "item,quantity,expires\nolive oil,2 tbsp,\nflour,1 kg,\n",
        "plans/2026-W48.md": "# Week 48\n\n## Monday\n\n- Marinara ×8\n",
        "menu/ingredients.json": json.dumps([
            {"id": 1, "name": "Tomatoes", "price": 1, "portion": "80 g"}, {"id": 2, "name": "Olive oil", "price": 1, "portion": "1 tbsp"},
        ]),
        "menu/pizzas.json": json.dumps({"basePrice": 5, "pizzas": [{"name": "Marinara", "ingredients": [1, 2]}]}),
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


def test_what_is_missing_is_said_in_spoons(browser, metric):
    """Four of the six spoons that the recipe needs, on its card, among the suggestions, and on a sheet that cannot count them in packs."""
    assert "olive oil (4\xa0tbsp)" in metric.page("pantry/recipes/index.html").read_text()
    assert "olive oil (4 tbsp)" in forno("recipes", "--from-pantry", "--site", metric.source)
    assert "olive oil, 6 tbsp" in forno("shop", "--recipe", "bread", "--site", metric.source)
    with reading(browser) as page:
        page.goto(metric.page("recipes/bread/index.html").as_uri())
        expect(page.locator(".stock.short")).to_contain_text("4\xa0tbsp")
        keep(page, {"settings": {"units": "metric"}})
        page.reload()
        expect(page.locator(".stock.short")).to_contain_text("4\xa0tbsp")


def test_pizzas_of_a_metric_menu_are_bought_in_spoons(metric):
    assert "olive oil, 8 tbsp" in forno("shop", "2026-W48", "--site", metric.source, "--clock", "2026-11-21")
