"""The search page: what is asked, found and shown. What each query finds is in Tests/Cases/search.txt, and tested in Tests/Scripts."""

import json
import random
import re
import shutil
import string

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from cases import CASES, rows

FOUND = ".found a"
# Of each field that a query can begin with, the first case.
QUERIES = {query.partition("=")[0]: (query, result) for query, result, *_ in reversed(rows("search"))}
FILTERS = ".filters button"


@pytest.fixture(scope="module")
def searched(tmp_path_factory):
    folder = tmp_path_factory.mktemp("searched")
    shutil.copytree(CASES / "Sites/search", folder / "site")
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 360, "height": 800})
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


def address(site, query=""):
    return site.page("search/index.html").as_uri() + ("?" + query if query else "")


def count(found, unknown):
    said = f"{len(found)} found" if found else "Nothing found."
    return said + (f" · Of {unknown} more it is not known." if unknown else "")


def test_page_finds_what_the_table_says(searched, page):
    assert {"q", "tag", "diet", "without", "time", "have"} <= QUERIES.keys()
    for query, result in QUERIES.values():
        titles, _, unknown = result.partition(" ? ")
        found = [title for title in titles.split(", ") if title]
        page.goto(address(searched, query))
        expect(page.locator(".count")).to_have_text(count(found, unknown))
        assert page.locator(FOUND).all_inner_texts() == found


def test_results_follow_what_is_typed_and_lead_to_their_pages(searched, page):
    page.goto(address(searched))
    expect(page.locator(".a-to-z a", has_text="Minestrone")).to_be_visible()
    page.locator(".search [name=q]").press_sequentially("crem")
    expect(page.locator(FOUND)).to_have_text(["Crème brûlée (für 4)"])
    expect(page.locator(".a-to-z")).to_be_hidden()
    assert page.url.endswith("?q=crem")
    page.reload()
    page.locator(FOUND).click()
    expect(page.locator("h1")).to_have_text("Crème brûlée (für 4)")


@pytest.mark.parametrize("name,path", [
    ("Rossa", "pizzas/rossa/index.html"), ("soup", "tags/soup/index.html"), ("Soup", "favorites/index.html#soup"), ("Water", "menu/index.html#drinks-list"),
])
def test_each_kind_leads_to_its_page(name, path, searched, page):
    page.goto(address(searched, f"q={name}"))
    page.locator(FOUND).get_by_text(name, exact=True).click()
    page.wait_for_url("**/" + path)


def test_search_in_the_header_of_every_page_needs_no_script(searched, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(searched.page("recipes/minestrone/index.html").as_uri())
    page.get_by_role("searchbox", name="Search").fill("soup")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search/index.html?q=soup")
    expect(page.locator(".a-to-z a", has_text="Tomato soup")).to_be_visible()
    expect(page.locator("form.search")).to_be_hidden()
    context.close()


def test_search_is_on_a_telephone_too(searched, page):
    page.goto(searched.page("recipes/minestrone/index.html").as_uri())
    page.get_by_role("banner").get_by_role("button", name="Search").click()
    page.wait_for_url("**/search/index.html")
    expect(page.locator(".search [name=q]")).to_be_visible()


@pytest.mark.parametrize("name,said", [
    ("Water", ["Drink · €1.00"]),
    ("Lassi", ["Drink · €3.50", "Allergens: Milk · may contain traces: Nuts"]),
    ("Vermouth", ["Drink · €5.00", "Allergens not known"]),
])
def test_drinks_are_found_with_price_and_marks(name, said, searched, page):
    page.goto(address(searched, f"q={name}"))
    expect(page.locator(FOUND)).to_have_text([name])
    assert page.locator(".found .why").all_inner_texts() == said


def test_a_drink_leads_to_those_of_the_menu(searched, page):
    page.goto(address(searched, "q=lassi"))
    page.locator(FOUND).click()
    expect(page.locator("#drinks-list h3", has_text="Lassi")).to_be_in_viewport()


@pytest.mark.parametrize("typed,filters,found", [
    ("vegan", ["Vegan"], ["Minestrone", "Rossa", "Tomato soup", "Water"]),
    ("vegan pizza", ["Vegan"], ["Rossa"]),
    ("vegetarian soup", ["Vegetarian"], ["Tomato soup", "Minestrone"]),
    ("gluten free", ["no gluten among the ingredients"], ["Minestrone", "Crème brûlée (für 4)", "Lassi", "Tomato soup", "Water"]),
    ("senza glutine", ["no gluten among the ingredients"], ["Crème brûlée (für 4)", "Lassi", "Minestrone", "Tomato soup", "Water"]),
    ("nut free drink", ["no peanuts among the ingredients", "no nuts among the ingredients"], ["Water"]),
    ("lactose free", [], []),
])
def test_what_guests_say_is_a_filter_shown_as_what_it_is(typed, filters, found, searched, page):
    page.goto(address(searched))
    page.locator(".search [name=q]").press_sequentially(typed)
    expect(page.locator(FOUND)).to_have_text(found)
    expect(page.locator(FILTERS)).to_have_text(filters)
    assert page.locator(".search [name=q]").input_value() == typed
    assert page.url.endswith("?q=" + typed.replace(" ", "+"))


@pytest.mark.parametrize("language,said", [
    ("de", "Milch nicht unter den Zutaten"), ("fr", "Lait\xa0: pas parmi les ingrédients"),
    ("it", "niente latte tra gli ingredienti"), ("es", "nada de leche entre los ingredientes"),
])
@pytest.mark.parametrize("typed", ["glutenfrei ohne Milch", "sans gluten sans lait", "sin gluten, sin leche", "senza glutine e latte", "gluten and dairy free"])
def test_a_guest_is_understood_in_another_language_than_that_of_the_site(language, said, typed, in_languages, page):
    page.goto(address(in_languages[language], "q=" + typed.replace(" ", "+")))
    expect(page.locator(FOUND)).to_have_text(["Minestrone", "Tomato soup", "Water"])
    assert page.locator(FILTERS).all_inner_texts()[1] == said


@pytest.fixture(scope="module")
def in_languages(tmp_path_factory):
    """The site in other languages."""
    sites = {}
    for language in ("de", "fr", "it", "es"):
        folder = tmp_path_factory.mktemp(language)
        shutil.copytree(CASES / "Sites/search", folder / "site")
        (folder / "site/content/site.yml").write_text(f"title: Search\nlanguage: {language}\n")
        sites[language] = BuiltSite(folder / "site", folder / "output")
    return sites


def test_no_page_says_free_of(in_languages, searched):
    for site in [searched, *in_languages.values()]:
        # The tags to choose from are the kitchen's own.
        text = re.sub("<datalist.*?</datalist>", "", site.page("search/index.html").read_text(), flags=re.DOTALL)
        for claim in ("gluten free", "gluten-free", "senza glutine", "glutenfrei", "sans gluten", "sin gluten"):
            assert claim not in text.lower()


def test_a_filter_is_taken_off_with_one_button(searched, page):
    page.goto(address(searched, "q=vegan+soup+without+celery&time=45"))
    expect(page.locator(FOUND)).to_have_text(["Tomato soup"])
    expect(page.locator(FILTERS)).to_have_text(["Vegan", "Minutes at most: 45", "no celery among the ingredients"])
    page.get_by_role("button", name="no celery").click()
    expect(page.locator(FILTERS)).to_have_text(["Vegan", "Minutes at most: 45"])
    expect(page.locator(".count")).to_be_focused()
    assert page.locator(".search [name=q]").input_value() == "soup"
    assert page.url.endswith("?q=soup&diet=vegan&time=45")
    page.get_by_role("button", name="Minutes").click()
    expect(page.locator(FOUND)).to_have_text(["Tomato soup", "Minestrone"])
    page.get_by_role("button", name="Vegan").press("Enter")
    expect(page.locator(FILTERS)).to_have_count(0)
    assert page.url.endswith("?q=soup")
    page.reload()
    expect(page.locator(FOUND)).to_have_count(5)


def test_filters_of_the_form_have_their_buttons_too(searched, page):
    page.goto(address(searched, "q=soup&tag=quick&have=onion&without=milk&diet=vegan"))
    expect(page.locator(FILTERS)).to_have_text(["Vegan", "Tag: quick", "What I have: onion", "no milk among the ingredients"])
    expect(page.locator(FILTERS).first).to_have_attribute("title", "Take this filter off")
    page.get_by_text("Narrow down").click()
    page.get_by_role("button", name="Tag: quick").click()
    expect(page.get_by_label("Tag")).to_have_value("")
    page.get_by_role("button", name="no milk").click()
    expect(page.get_by_label("Milk")).not_to_be_checked()
    page.get_by_label("Eggs").check()
    expect(page.locator(FILTERS).last).to_have_text("no eggs among the ingredients")


@pytest.mark.parametrize("query,left", [
    ("diet=keto", ""), ("q=soup&diet=keto", "?q=soup"), ("q=soup&without=nothing&without=milk", "?q=soup&without=milk"),
    ("q=soup&time=soon", "?q=soup"), ("q=soup&time=-5", "?q=soup"), ("q=soup&lactose=no", "?q=soup"), ("q=soup&diet=", "?q=soup"),
])
def test_a_filter_that_is_unknown_in_a_link_is_dropped(query, left, searched, page):
    page.goto(address(searched, query))
    filters = ["no milk among the ingredients"] if "milk" in left else []
    expect(page.locator(".count")).to_have_text("2 found · Of 1 more it is not known." if filters else "5 found" if left else "")
    expect(page.locator(FILTERS)).to_have_text(filters)
    expect(page.get_by_label("Diet")).to_have_value("")
    assert page.url == address(searched) + left


def test_nothing_found_offers_near_words_and_what_to_do(searched, page):
    page.goto(address(searched, "q=minnestronni"))
    expect(page.locator(".count")).to_have_text("Nothing found.")
    expect(page.locator(".nearest a")).to_have_text(["minestrone"])
    expect(page.locator(".nothing .button:visible")).to_have_text(["All recipes", "The whole menu"])
    page.locator(".nearest a").click()
    page.wait_for_url("**/search/index.html?q=minestrone")
    expect(page.locator(FOUND)).to_have_text(["Minestrone"])
    expect(page.locator(".nothing")).to_be_hidden()


def test_near_words_keep_the_filters_and_find_something_with_them(searched, page):
    page.goto(address(searched, "q=vegan+tomatoo+nori&without=milk"))
    expect(page.locator(".nearest a")).to_have_text(["tomato", "tomatoes"])
    page.locator(".nearest a").first.click()
    page.wait_for_url("**/search/index.html?q=tomato&diet=vegan&without=milk")
    expect(page.locator(FOUND)).to_have_text(["Tomato soup", "Minestrone", "Rossa"])


def test_nothing_found_offers_to_look_without_the_filters(searched, page):
    page.goto(address(searched, "q=vegan+pancakes"))
    expect(page.locator(".count")).to_have_text("Nothing found.")
    expect(page.locator(".nearest")).to_be_hidden()
    page.get_by_role("link", name="Without the filters").click()
    page.wait_for_url("**/search/index.html?q=pancakes")
    expect(page.locator(FOUND)).to_have_text(["Pancakes"])


@pytest.mark.parametrize("name,path", [("All recipes", "recipes/index.html"), ("The whole menu", "menu/index.html")])
def test_nothing_found_leads_to_all_that_there_is(name, path, searched, page):
    page.goto(address(searched, "q=xyzzy"))
    page.locator(".nothing").get_by_role("link", name=name).click()
    page.wait_for_url("**/" + path)


def test_a_site_without_a_menu_offers_none(tmp_path, page):
    content = tmp_path / "site/content"
    (content / "recipes").mkdir(parents=True)
    (content / "site.yml").write_text("title: Recipes\n")
    (content / "recipes/a.md").write_text("# Soup\n\n## Ingredients\n\n- 1 g salt\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    page.goto(address(site, "q=xyzzy"))
    expect(page.locator(".nothing .button:visible")).to_have_text(["All recipes"])
    assert '"drinks"' not in (site.output / "assets/search/cards-0-data.js").read_text()


def test_the_field_has_the_focus_when_the_lens_opened_it(searched, page):
    page.goto(searched.page("recipes/minestrone/index.html").as_uri())
    page.get_by_role("banner").get_by_role("button", name="Search").click()
    expect(page.locator(".search [name=q]")).to_be_focused()
    assert page.url == address(searched)
    page.keyboard.type("lassi")
    expect(page.locator(FOUND)).to_have_text(["Lassi"])


@pytest.mark.parametrize("query", ["", "q=soup", "q=&diet=vegan", "diet=vegan"])
def test_the_field_takes_the_focus_of_no_other_visit(query, searched, page):
    page.goto(address(searched, query))
    expect(page.locator("form.search")).to_be_visible()
    expect(page.locator(".count")).to_have_text({"": "", "q=soup": "5 found"}.get(query, "4 found · Of 5 more it is not known."))
    assert page.evaluate("document.activeElement.tagName") == "BODY"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", ["q=nut+free+drink&time=45&tag=quick", "q=vegan+tomatoo+nori", "q=drinks"])
def test_filters_drinks_and_advice_have_no_violation(query, scheme, in_languages, browser):
    with browser.new_context(color_scheme=scheme, viewport={"width": 320, "height": 800}, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(address(in_languages["fr"], query))
        expect(page.locator(".count")).not_to_be_empty()
        assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []
        assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_form_narrows_down(searched, page):
    page.goto(address(searched, "q=soup"))
    page.get_by_text("Narrow down").click()
    page.get_by_label("Minutes at most").fill("30")
    expect(page.locator(FOUND)).to_have_text(["Tomato soup"])
    page.get_by_label("Celery").check()
    expect(page.locator(FOUND)).to_have_text(["Tomato soup"])
    page.get_by_label("Minutes at most").fill("")
    expect(page.locator(".count")).to_have_text("1 found · Of 1 more it is not known.")


@pytest.mark.parametrize("share,place", [(0, 0), (0.999, -1)], ids=["first", "last"])
def test_one_by_chance_of_what_somebody_has(searched, page, share, place):
    page.add_init_script(f"Math.random = () => {share};")
    page.goto(address(searched, "have=flour,eggs,milk"))
    expect(page.locator(FOUND)).not_to_have_count(0)
    titles = page.locator(FOUND).all_inner_texts()
    assert len(titles) > 1
    page.get_by_role("link", name="One of them by chance").click()
    expect(page.locator("h1")).to_have_text(titles[place])
    page.goto(address(searched, "q=soup"))
    expect(page.locator(FOUND)).not_to_have_count(0)
    expect(page.locator(".chance")).to_be_hidden()


HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>'


def test_what_is_searched_and_found_is_text(tmp_path, browser):
    content = tmp_path / "site/content"
    (content / "recipes").mkdir(parents=True)
    (content / "site.yml").write_text("title: Names\n")
    (content / "recipes/a.md").write_text(f"---\ntitle: '{HOSTILE} soup'\ntags: ['{HOSTILE}']\n---\n\n## Ingredients\n\n- 1 g salt </script>\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.on("request", lambda request: request.url.startswith(("file:", "data:")) or pytest.fail(request.url))
    page.goto(address(site, "q=soup"))
    expect(page.locator(FOUND)).to_have_text([HOSTILE + " soup"])
    page.locator(".search [name=q]").fill(HOSTILE)
    expect(page.locator(".count")).to_have_text("2 found")
    page.locator(".search [name=q]").fill("soup")
    expect(page.locator(".count")).to_have_text("1 found")
    context.close()


def test_page_and_program_agree(demonstration, page, tries_all):
    """Words of the demonstration, cut short and mistyped: the page shows what the program finds."""
    dice = random.Random(2026)
    words = [word for path in demonstration.source.rglob("recipes/**/*.md") for word in path.read_text().split() if word.isalpha()]
    for _ in range(40 if tries_all else 15):
        query = " ".join(mistyped(dice, dice.choice(words)) for _ in range(dice.choice([1, 1, 2])))
        found = json.loads(forno("find", query, "--json", "--offline", "--site", demonstration.source))
        page.goto(address(demonstration, f"q={query.replace(' ', '+')}"))
        said = f"{found['total']} found" if found["total"] else "Nothing found."
        expect(page.locator(".count")).to_have_text(said)
        assert page.locator(FOUND).all_inner_texts() == [result["title"] for result in found["results"]], query


def mistyped(dice, word):
    kind, place = dice.randrange(4), dice.randrange(len(word))
    if kind == 0:
        return word[:place + 1]
    if kind == 1:
        return word[:place] + dice.choice("aeinrst") + word[place + 1:]
    if kind == 2:
        return word[:place] + word[place + 1:place + 2] + word[place] + word[place + 2:]
    return word


def test_data_of_another_build_are_told(searched, tmp_path, page):
    output = tmp_path / "output"
    shutil.copytree(searched.output, output)
    terms = output / "assets/search/terms-data.js"
    terms.write_text(terms.read_text().replace('"search/terms", "', '"search/terms", "0'))
    page.goto((output / "search/index.html").as_uri() + "?q=soup")
    expect(page.locator(".told.reload")).to_be_visible()


def test_a_large_collection_loads_only_what_a_search_needs(tmp_path, page, told):
    content = tmp_path / "site/content"
    (content / "recipes").mkdir(parents=True)
    (content / "site.yml").write_text("title: Many\n")
    dice = random.Random(7)
    foods = ["".join(dice.choices(string.ascii_lowercase, k=9)) for _ in range(300)]
    for number in range(1200):
        (content / f"recipes/r{number}.md").write_text(f"# Dish {number}\n\n## Ingredients\n\n- 1 g {foods[number % 300]}\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    loaded = []
    page.on("response", lambda response: loaded.append(response.url.split("?")[0].rsplit("/", 1)[1]))
    page.goto(address(site, f"q={foods[0]}"))
    expect(page.locator(".count")).to_have_text("4 found")
    parts = [name for name in loaded if name.endswith("-data.js")]
    assert len([name for name in parts if name.startswith("words-")]) <= 2 and "dishes-data.js" not in parts
    assert len(list((site.output / "assets/search").glob("words-*"))) > 3
    expect(page.locator(".found li")).to_have_count(4)
    assert (site.output / "search/page/3/index.html").is_file()
