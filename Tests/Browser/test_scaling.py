"""A card scales itself in the page to the very words that the program writes: here in three sites, in all of Tests/Scripts/scaling.test.js."""

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from cards import NUMBERS, opened, recipe, shown
from reader import reading

# Beef and limes, of which the house has some, and milk, of which nobody knows how much.
SAUCE = "---\nyield: 900 g\n---\n# Sauce\n\n- 300 g beef\n- 4 limes\n- 1 cup milk\n- salt\n\nMix.\n"
# Flour that lasts for some lines, tins and pieces for the first, sugar that cannot be compared.
PANTRY = "flour,4.4 kg,2126-12-01\ntomatoes,3 tins,\nbeef,700 g,\nsugar,1 kg,\nlimes,9,\npasta,500 g,\nmilk,,\n"
SITES = [("en", "author", "EUR"), ("de", "us", "EUR"), ("fr-CH", "metric", "CHF")]
SERVINGS = ["1/3", "7"]


@pytest.fixture(scope="module", params=SITES, ids="-".join)
def site(request, tmp_path_factory):
    language, units, currency = request.param
    folder = tmp_path_factory.mktemp("scaling")
    content = folder / "site/content"
    (content / "recipes").mkdir(parents=True)
    (content / "site.yml").write_text(f"title: Scales\nlanguage: {language}\ncurrency: {currency}\nunits: {units}\n")
    (content / "recipes/test.md").write_text(recipe(language))
    (content / "recipes/sauce.md").write_text(SAUCE)
    # Of more than 200 ingredients none is looked for in the steps.
    (content / "recipes/steps.md").write_text(recipe(language, NUMBERS[:9]))
    (content / "groceries.csv").write_text("name,pack,price,density\nflour,3 kg,1234.57,0.53 g/ml\n")
    (content / "pantry.csv").write_text(f"item,quantity,expires\n{PANTRY}")
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def tab(browser):
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("name", ["test", "steps"])
def test_page_scales_as_the_program_does(site, tab, name, told):
    for count in SERVINGS:
        output = site.output.parent / f"for-{count.replace('/', '-')}"
        forno("build", "--site", site.source, "--output", output, "--quiet", "--servings", count)
        tab.goto((output / f"recipes/{name}/index.html").as_uri())
        wanted = shown(tab)
        assert tab.locator(".served").text_content().strip() == f"for {count} people"
        assert tab.locator(".method-note").is_visible()
        assert len(wanted) > 100
        assert name == "test" or tab.locator(".method .amount").count() > 50

        opened(tab, site.page(f"recipes/{name}/index.html").as_uri())
        before = shown(tab)
        tab.locator(".scaler input").fill(count)
        assert shown(tab) == wanted
        assert wanted != before
        tab.locator(".scaler input").fill("4")
        assert shown(tab) == before
    told(f"Scaling: {len(wanted) * len(SERVINGS)} amounts are the same in the page and by the program")


def test_typing_servings(demonstration, tab):
    opened(tab, demonstration.page("recipes/tiramisu/index.html").as_uri())
    lines = tab.locator(".ingredients li")
    box = tab.get_by_role("textbox")
    assert box.input_value() == "8"
    assert tab.locator(".method-note").count() == 0, "no step of it has an amount that stays"
    amount = lines.first.locator(".amount")
    for typed, first, exact in [
        ("4", "15\xa0g ground coffee", None), ("2 1/2", "9\xa0g ground coffee", "9.375 g"), ("2,5", "9\xa0g ground coffee", "9.375 g"),
        ("½", "1.9\xa0g ground coffee", "1.875 g"), ("16", "60\xa0g ground coffee", None), ("8", "30\xa0g ground coffee", None),
    ]:  # fmt: skip
        box.fill(typed)
        assert box.get_attribute("aria-invalid") == "false"
        assert lines.first.text_content() == first
        assert amount.get_attribute("title") == exact
    for typed in ["", "x", "0", "-2", "1/0", "99999999", "1 2"]:
        box.fill(typed)
        assert box.get_attribute("aria-invalid") == "true", typed
        assert lines.first.text_content() == "30\xa0g ground coffee"


def test_servings_stay_in_the_address(demonstration, tab):
    address = demonstration.page("recipes/tiramisu/index.html").as_uri()
    opened(tab, address)
    first = tab.locator(".ingredients li").first
    box = tab.get_by_role("textbox")
    status = tab.locator(".servings [aria-live=polite]")
    assert status.text_content() == ""
    box.fill("4")
    assert tab.evaluate("location.href") == f"{address}#servings=4"
    assert status.text_content() == "Yield: 4"
    opened(tab)
    assert (box.input_value(), first.text_content()) == ("4", "15\xa0g ground coffee")
    box.fill("1 1/2")
    assert tab.evaluate("location.href") == f"{address}#servings=3/2"
    opened(tab)
    assert box.input_value() == "1 1/2"
    tab.evaluate("location.hash = '#servings=16'")
    expect(box).to_have_value("16")
    assert first.text_content() == "60\xa0g ground coffee"
    box.fill("8")
    assert tab.evaluate("location.href") == address
    assert first.text_content() == "30\xa0g ground coffee"
    for hash in ["#servings=0", "#servings=x", "#method", "#servings=1/0"]:
        tab.goto("about:blank")
        opened(tab, address + hash)
        assert (box.input_value(), first.text_content()) == ("8", "30\xa0g ground coffee")
        assert tab.evaluate("location.href") == address + hash


def test_what_is_touched_first_counts(demonstration, tab):
    address = demonstration.page("recipes/tiramisu/index.html").as_uri()
    tab.goto(address)
    assert tab.evaluate("typeof kitchenAmounts") == "undefined"
    tab.get_by_role("button", name="More").click()
    expect(tab.get_by_role("textbox")).to_have_value("9")
    tab.goto("about:blank")
    tab.goto(address)
    tab.get_by_role("textbox").fill("16")
    tab.get_by_text("60\xa0g ground coffee").wait_for()


def test_what_is_typed_last_counts(hosted, browser):
    """What scales a card may come later than both the click and the number."""
    with reading(browser) as page:
        late = []
        page.route("**/scaling.js", lambda route: late.append(route))
        page.goto(hosted + "recipes/tiramisu/index.html")
        box = page.get_by_role("textbox", name="Yield")
        with page.expect_request("**/scaling.js"):
            page.get_by_role("button", name="More").click()
        box.fill("16")
        late[0].continue_()
        expect(page.get_by_text("60\xa0g ground coffee")).to_be_visible()
        expect(box).to_have_value("16")


def test_stepping_servings(demonstration, tab):
    opened(tab, demonstration.page("recipes/tiramisu/index.html").as_uri())
    box = tab.get_by_role("textbox")
    tab.get_by_role("button", name="More").click()
    assert box.input_value() == "9"
    tab.get_by_role("button", name="Fewer").click(click_count=1)
    tab.get_by_role("button", name="Fewer").click()
    assert box.input_value() == "7"
    box.fill("2 1/2")
    tab.get_by_role("button", name="Fewer").click()
    assert box.input_value() == "2"
    for _ in range(4):
        tab.get_by_role("button", name="Fewer").click()
    assert box.input_value() == "1"
