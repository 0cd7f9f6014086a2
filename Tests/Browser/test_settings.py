"""The settings of a reader: what they change on every page, and all that is kept as one file."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import KINDS
from made_sites import png
from reader import ON_ONE_DEVICE, becomes, keep, kept

pytestmark = ON_ONE_DEVICE

GROUND = "getComputedStyle(document.body).backgroundColor"


def choose(page, address, group, name):
    page.goto(address("settings/index.html"))
    page.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True).check()


def test_a_diet_marks_what_does_not_fit(page, address, demonstration):
    menu = demonstration.json("menu", "--format", "json")["pizzas"]
    for diet in ["vegetarian", "vegan"]:
        choose(page, address, "Diet", diet.capitalize())
        assert kept(page)["settings"] == {"diet": diet}
        page.goto(address("menu/index.html"))
        expect(page.locator(".diet-said")).to_contain_text(diet.capitalize())
        for pizza in menu:
            dish = page.locator(".dish").filter(has=page.get_by_role("link", name=pizza["name"], exact=True))
            answer = pizza.get(diet)
            text = {True: None, False: f"not {diet}", None: f"not known whether {diet}"}[answer]
            if text:
                expect(dish.locator(".diet-note")).to_have_text(text)
            else:
                expect(dish.locator(".diet-note")).to_have_count(0)
    choose(page, address, "Diet", "Everything")
    page.goto(address("menu/index.html"))
    expect(page.locator(".dish").first).to_be_visible()
    expect(page.locator(".diet-said, .diet-note")).to_have_count(0)


@pytest.mark.parametrize("path", ["recipes/index.html", "tags/pizza/index.html", "index.html"])
@pytest.mark.some(2)
def test_recipes_in_lists_say_whether_they_fit(page, address, path, tries_all):
    """As their own cards do, which have it from their ingredients."""
    choose(page, address, "Diet", "Vegan")
    page.goto(address(path))
    cards = page.locator(".card[data-diet]").filter(has=page.locator("h3 a[href*='recipes/']"))
    said = page.locator(".diet-said")
    expect(said).to_contain_text("Vegan")
    assert ("ask before you eat" in said.text_content()) == (page.get_by_text("not known whether vegan").count() > 0)
    told = {link: card.locator(".diet-note").all_text_contents() for card in cards.all() for link in [card.locator("h3 a").get_attribute("href")]}
    assert len(told) > 5
    for link, notes in list(told.items())[:: 1 if tries_all else 3]:
        page.goto(address(path))
        page.locator(f".card h3 a[href='{link}']").first.click()
        expect(page.locator("article.recipe")).to_be_visible()
        expect(page.locator("article.recipe .diet-note")).to_have_text(notes)
    assert ["not vegan"] in told.values() and [] in told.values()


@pytest.mark.parametrize("path", KINDS.values())
@pytest.mark.some(3)
def test_no_page_fails_with_a_diet_and_units(page, hosted, path):
    page.goto(hosted + "settings/index.html")
    keep(page, {"settings": {"diet": "vegan", "units": "us", "theme": "dark"}})
    page.goto(hosted + path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_recipe_and_a_pizza_say_whether_they_fit(page, address):
    choose(page, address, "Diet", "Vegan")
    for path, text in {"recipes/tiramisu/index.html": "not vegan", "pizzas/margherita/index.html": "not vegan"}.items():
        page.goto(address(path))
        expect(page.locator("article .diet-note")).to_have_text(text)
        expect(page.locator(".portrait.off-diet, .recipe.off-diet")).to_have_count(1)


def test_the_diet_follows_another_tab(page, address):
    page.goto(address("pizzas/margherita/index.html"))
    other = page.context.new_page()
    choose(other, address, "Diet", "Vegan")
    expect(page.locator(".portrait .diet-note").first).to_have_text("not vegan")
    choose(other, address, "Diet", "Everything")
    expect(page.locator(".portrait .diet-note").first).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_are_there_before_the_page_is_seen(page, address, scheme):
    """What the first frame shows is what the reader chose, whatever the device."""
    other = {"light": "dark", "dark": "light"}[scheme]
    page.emulate_media(color_scheme=other)
    page.goto(address("settings/index.html"))
    grounds = {other: page.evaluate(GROUND)}
    page.get_by_role("radio", name=scheme.capitalize(), exact=True).check()
    grounds[scheme] = page.evaluate(GROUND)
    assert grounds["light"] != grounds["dark"]
    page.add_init_script(f"requestAnimationFrame(() => {{ window.first = document.body && {GROUND}; }});")
    page.goto(address("recipes/index.html"))
    page.wait_for_load_state()
    # A busy machine shows the first frame after all has come.
    becomes(page, "'first' in window", True)
    assert page.evaluate("first") in (grounds[scheme], None)
    assert page.evaluate(GROUND) == grounds[scheme]
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


@pytest.mark.allows("Clear all that is kept")
def test_a_copy_has_the_pictures(page, address, tmp_path):
    photo = tmp_path / "photo.png"
    photo.write_bytes(png(900, 900))
    page.goto(address("favorites/index.html"))
    page.get_by_label("A food you love").fill("Bread")
    page.get_by_role("button", name="Add", exact=True).click()
    page.locator(".own input[type=file]").set_input_files(photo)
    expect(page.locator(".own img")).to_have_count(1)
    page.goto(address("settings/index.html"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    assert list(json.loads(copy.read_text())["photos"]) == [kept(page)["favorites"]["foods"][0]["photo"]]
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear all").click()
    page.goto(address("favorites/index.html"))
    expect(page.locator(".own")).to_have_count(0)
    page.goto(address("settings/index.html"))
    page.locator("input[type=file]").set_input_files(copy)
    page.get_by_text("The copy is back.").wait_for()
    page.goto(address("favorites/index.html"))
    image = page.locator(".own img")
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640


@pytest.mark.parametrize(
    "photos",
    ['{"a": "data:text/html;base64,PHA+"}', '{"a": "javascript:alert(1)"}', '{"__proto__": "data:image/jpeg;base64,aaaa"}', "[]", "null", "7"],
)
def test_a_copy_with_other_pictures_is_refused(page, demonstration, tmp_path, photos):
    file = tmp_path / "copy.json"
    file.write_text('{"v": 1, "settings": {"theme": "dark"}, "photos": ' + photos + "}")
    page.goto(demonstration.page("settings/index.html").as_uri())
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("no copy that was saved here").wait_for()
    assert kept(page) is None


def test_axe_finds_nothing_in_marked_dishes(browser, demonstration):
    for scheme in ["light", "dark"]:
        with browser.new_context(color_scheme=scheme, bypass_csp=True, viewport={"width": 360, "height": 900}) as context:
            page = context.new_page()
            page.goto(demonstration.page("settings/index.html").as_uri())
            page.get_by_role("radio", name="Vegan").check()
            for path in ["menu/index.html", "recipes/tiramisu/index.html", "index.html", "pizzas/hawaii/index.html"]:
                page.goto(demonstration.page(path).as_uri())
                page.locator(".diet-note").first.wait_for()
                assert Axe().run(page).response["violations"] == []
