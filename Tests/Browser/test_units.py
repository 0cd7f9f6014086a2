"""A reader's choice of units: a card shows what a site with those units shows, on every page and for any number of servings."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite
from cards import recipe, shown
from hosts import served
from made_sites import write
from reader import keep, kept, reading

NAMES = {"author": "In their authors’ units", "metric": "Metric: g, ml", "us": "US: oz, cups"}
PIE = "- 1 1/2 cups flour\n- 250 g butter\n- 320 g | 11 oz pasta\n- 2 tins (400 g) tomatoes\n- 2 tbsp oil\n- salt\n\nBake 250 g butter.\n"
PANTRY = "item,quantity,expires\nflour,4.4 kg,2126-12-01\nsalt,2 lb,\n"


def kitchen(folder, units):
    """A site in these units, with recipes with and without servings."""
    write(folder / "site/content", {
        "site.yml": f"title: Scales\nunits: {units}\n", "recipes/test.md": recipe("en"), "recipes/pie.md": f"# Pie\n\n{PIE}",
        "groceries.csv": "name,pack,price,density\nflour,3 kg,4.57,0.53 g/ml\n", "pantry.csv": PANTRY,
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def kitchens(tmp_path_factory):
    return {units: kitchen(tmp_path_factory.mktemp(units), units) for units in NAMES}


def open_anew(page, address):
    """Opens a card with the scripts that it asks for: without the page between, a new number of servings loads nothing."""
    page.goto("about:blank")
    page.goto(address)


@pytest.mark.parametrize("own", NAMES)
@pytest.mark.parametrize("wanted", ["metric", "us"])
@pytest.mark.some(2)
def test_a_card_shows_what_a_site_with_those_units_shows(browser, kitchens, own, wanted, told):
    with reading(browser) as page:
        page.goto(kitchens[own].page("settings/index.html").as_uri())
        page.get_by_role("radio", name=NAMES[wanted]).check()
        # Where the build has converted an amount, nobody knows any more that its author wrote half a kilogram as a decimal.
        as_written = [("test", "")] if own == "author" else []
        for name, servings in [("pie", ""), ("test", "#servings=7"), ("test", "#servings=4/3"), *as_written]:
            path = f"recipes/{name}/index.html"
            open_anew(page, kitchens[own].page(path).as_uri() + servings)
            found = shown(page)
            with reading(browser) as other:
                open_anew(other, kitchens[wanted].page(path).as_uri() + servings)
                expected = shown(other)
            assert found == expected, (name, servings)
            assert len(found) > (100 if name == "test" else 5)
    told(f"Units: {len(found)} amounts of a site in {own} are those of one in {wanted}")


@pytest.mark.parametrize("own", ["metric", "us"])
def test_the_authors_units_come_back(browser, kitchens, own):
    with reading(browser) as page:
        page.goto(kitchens[own].page("recipes/pie/index.html").as_uri())
        keep(page, {"settings": {"units": "author"}})
        open_anew(page, kitchens[own].page("recipes/pie/index.html").as_uri())
        amounts = [text.replace("\xa0", " ") for text in page.locator(".ingredients .amount").all_text_contents()]
        assert amounts == ["1 1/2 cups", "250 g", "320 g", "11 oz", "400 g"]
        assert page.locator(".amount[title]").count() == 0


@pytest.mark.parametrize("hosting", ["file", "host"])
def test_the_choice_stays_and_follows_to_other_tabs(browser, kitchens, hosting):
    with reading(browser) as page, served(kitchens["author"].output) as host:
        start = host if hosting == "host" else kitchens["author"].output.as_uri() + "/"
        page.goto(start + "recipes/pie/index.html")
        butter = page.locator(".ingredients li").nth(1)
        expect(butter).to_have_text("250\xa0g butter")
        other = page.context.new_page()
        other.goto(start + "settings/index.html")
        expect(other.get_by_role("radio", name="As on these pages")).to_be_checked()
        other.get_by_role("radio", name=NAMES["us"]).press("Space")
        assert kept(other)["settings"] == {"units": "us"}
        expect(butter).to_have_text("8\xa03/4\xa0oz butter")
        expect(butter.locator(".amount")).to_have_attribute("title", "250 g")
        page.reload()
        expect(butter).to_have_text("8\xa03/4\xa0oz butter")
        other.reload()
        other.get_by_role("radio", name="As on these pages").check()
        assert kept(other)["settings"] == {}
        expect(butter).to_have_text("250\xa0g butter")


def test_without_scripts_a_card_is_as_built(browser, kitchens):
    with reading(browser, java_script_enabled=False) as page:
        page.goto(kitchens["us"].page("recipes/pie/index.html").as_uri())
        expect(page.locator(".ingredients li").nth(1)).to_have_text("8\xa03/4\xa0oz butter")


def test_nobody_loads_units_who_asks_for_none(browser, kitchens):
    with reading(browser) as page:
        asked = []
        page.on("request", lambda request: asked.append(request.url.split("/")[-1]))
        page.goto(kitchens["author"].page("recipes/pie/index.html").as_uri())
        page.wait_for_load_state("networkidle")
        assert "servings.js" in asked and not {"units.js", "amounts.js", "scaling.js"} & set(asked)


def test_a_site_without_recipes_offers_no_units(browser, tmp_path):
    write(tmp_path / "site/content", {"site.yml": "title: Bar\n", "pages/about.md": "# About\n\nUs.\n"})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser) as page:
        page.goto(site.page("settings/index.html").as_uri())
        expect(page.get_by_role("group", name="Colours")).to_be_visible()
        assert page.get_by_role("group", name="Units in recipes").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_other_units(browser, kitchens, scheme):
    with reading(browser, color_scheme=scheme, bypass_csp=True) as page, served(kitchens["author"].output) as host:
        page.goto(host + "settings/index.html")
        page.get_by_role("radio", name=NAMES["us"]).check()
        assert Axe().run(page).response["violations"] == []
        page.goto(host + "recipes/test/index.html")
        assert Axe().run(page).response["violations"] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
