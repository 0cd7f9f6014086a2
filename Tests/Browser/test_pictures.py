"""Pictures of any shape fill their place, and none is distorted or breaks what it stands in."""

import pytest
from playwright.sync_api import expect

from made_sites import PICTURES, SHOWN, pizzeria
from reader import becomes

PAGES = ["index.html", "menu/index.html", "recipes/index.html", "recipes/impasto/index.html", "plans/2026-W47/index.html"]
PAGES += [f"pizzas/{slug}/index.html" for slug in ["margherita", "funghi", "crudo"]]

# A picture with its box, and the box of what it stands in.
MEASURE = """() => [...document.querySelectorAll("main img:not(.drawing)")].map((picture) => {
    const box = picture.getBoundingClientRect(), place = picture.parentElement.getBoundingClientRect();
    return {
        fit: getComputedStyle(picture).objectFit, width: box.width, height: box.height, loaded: picture.naturalWidth > 0,
        ratio: picture.naturalWidth / picture.naturalHeight,
        inside: box.left >= place.left - 1 && box.right <= place.right + 1 && box.top >= place.top - 1 && box.bottom <= place.bottom + 1,
    };
})"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return pizzeria(tmp_path_factory.mktemp("pictures"))


def measured(page):
    page.evaluate("document.querySelectorAll('img').forEach((picture) => { picture.loading = 'eager' })")
    becomes(page, "[...document.images].every((picture) => picture.complete)", True)
    return page.evaluate(MEASURE)


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.some(2)
def test_no_picture_is_distorted(browser, house, path, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(house.page(path).as_uri())
    pictures = measured(page)
    page.close()
    assert pictures
    for picture in pictures:
        assert picture["loaded"] and picture["inside"], picture
        assert picture["fit"] in ("cover", "contain"), picture
        assert 10 < picture["height"] <= 900 and picture["width"] > 10, picture


def test_cards_in_a_row_have_pictures_of_one_size(browser, house):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(house.page("index.html").as_uri())
    sizes = page.evaluate("[...document.querySelectorAll('.cards .card-art')].map((art) => art.getBoundingClientRect().height)")
    page.close()
    assert len(sizes) > 4 and max(sizes) - min(sizes) < 1


def test_the_menu_shows_photos(browser, house):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(house.page("menu/index.html").as_uri())
    photos = page.locator(".dish-art img:not(.drawing)")
    assert photos.count() == len(SHOWN)
    assert {photo.get_attribute("loading") for photo in photos.all()} == {"lazy"}
    assert {name for photo in photos.all() for name in PICTURES if name in photo.get_attribute("src")} == set(PICTURES)
    for photo in photos.all():
        box = photo.bounding_box()
        assert abs(box["width"] - box["height"]) < 1 and 56 < box["width"] < 110
    assert page.locator(".dish-art img.drawing").count() == 2
    page.close()


def test_drawings_are_files_of_their_own(browser, house):
    """They are decoration, round, and there when they are seen."""
    page = browser.new_page(viewport={"width": 360, "height": 800}, color_scheme="dark")
    page.goto(house.page("menu/index.html").as_uri())
    drawings = page.locator(".dish-art img.drawing")
    sources = [drawing.get_attribute("src") for drawing in drawings.all()]
    assert {source.removeprefix("../assets/pizzas/") for source in sources} == {"marinara.svg", "quattro-stagioni.svg"}
    for drawing in drawings.all():
        assert (drawing.get_attribute("alt"), drawing.get_attribute("loading")) == ("", "lazy")
        drawing.scroll_into_view_if_needed()
        expect(drawing).to_have_js_property("complete", True)
        expect(drawing).not_to_have_js_property("naturalWidth", 0)
        box = drawing.bounding_box()
        assert abs(box["width"] - box["height"]) < 1 and 56 < box["width"] < 110
    page.close()
    assert {file.name for file in (house.output / "assets/pizzas").iterdir()} == {"marinara.svg", "quattro-stagioni.svg"}
