"""The search page: what is asked, found and shown. What each query finds is in Tests/Cases/search.txt, and tested in Tests/Scripts."""

import json
import random
import shutil
import string

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from cases import CASES, rows

FOUND = ".found a"
# Of each field that a query can begin with, the first case.
QUERIES = {query.partition("=")[0]: (query, result) for query, result in reversed(rows("search"))}


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


@pytest.mark.parametrize("name,path", [("Rossa", "pizzas/rossa/index.html"), ("soup", "tags/soup/index.html"), ("Soup", "favorites/index.html#soup")])
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
    page.wait_for_url("**/search/index.html?*")
    expect(page.locator(".search [name=q]")).to_be_visible()


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


def test_page_and_program_agree(demonstration, page):
    """Words of the demonstration, cut short and mistyped: the page shows what the program finds."""
    dice = random.Random(2026)
    words = [word for path in demonstration.source.rglob("recipes/**/*.md") for word in path.read_text().split() if word.isalpha()]
    for _ in range(40):
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
