"""On a telephone, what is most wanted stands first, and nothing has to be scrolled both ways."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from built_site import BuiltSite
from made_sites import HOURS, PHONE, pizzeria, recipes_alone


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return pizzeria(tmp_path_factory.mktemp("pizzeria"))


@pytest.fixture(scope="module")
def collection(tmp_path_factory):
    return recipes_alone(tmp_path_factory.mktemp("recipes"))


@pytest.fixture(params=["light", "dark"])
def telephone(browser, request):
    """A page of a telephone without script."""
    with browser.new_context(
        viewport={"width": 360, "height": 740}, color_scheme=request.param, java_script_enabled=False
    ) as context:
        yield context.new_page()


def top(locator):
    return locator.bounding_box()["y"]


def faults(browser, address):
    """What axe finds on a narrow page with all that folds laid open, and how far it overflows."""
    with browser.new_context(viewport={"width": 360, "height": 740}, bypass_csp=True, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true })")
        violations = [rule["id"] for rule in Axe().run(page).response["violations"]]
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return violations + (["overflow"] if overflow > 0 else [])


def test_links_fold_into_one_row(house, telephone):
    telephone.goto(house.page("menu/index.html").as_uri())
    head, links = telephone.locator(".masthead"), telephone.locator(".masthead nav a")
    assert links.count() == 14
    assert head.bounding_box()["height"] < 110
    assert not links.first.is_visible()
    button = telephone.locator(".masthead summary")
    assert min(button.bounding_box()[side] for side in ["width", "height"]) >= 44
    button.focus()
    telephone.keyboard.press("Enter")
    assert all(link.is_visible() for link in links.all())
    telephone.keyboard.press("Tab")
    assert telephone.locator(":focus").text_content() == links.first.text_content()
    telephone.keyboard.press("Shift+Tab")
    telephone.keyboard.press("Space")
    assert not links.first.is_visible()


def test_few_links_need_no_button(collection, telephone):
    telephone.goto(collection.page("index.html").as_uri())
    assert not telephone.locator(".masthead summary").is_visible()
    assert all(link.is_visible() for link in telephone.locator(".masthead nav a").all())
    assert telephone.locator(".masthead").bounding_box()["height"] < 110


def test_a_desk_shows_all_links(browser, house):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(house.page("index.html").as_uri())
    assert not page.locator(".masthead summary").is_visible()
    assert all(link.is_visible() for link in page.locator(".masthead nav a").all())
    page.close()


@pytest.mark.parametrize("name", ["demonstration", "italian"])
def test_a_desk_has_a_row_for_guests_and_one_for_the_house(browser, request, name):
    site = request.getfixturevalue(name)
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(site.page("index.html").as_uri())
    rows = [[link.bounding_box() for link in page.locator(f".masthead {part} a").all()] for part in (".links > ul", ".house-links")]
    assert len(rows[0]) > 8 and len(rows[1]) == 3
    guests, house = [{round(box["y"]) for box in row} for row in rows]
    assert len(guests) == len(house) == 1 and guests.pop() + 44 <= house.pop()
    assert page.locator(".masthead").bounding_box()["height"] < 130
    assert all(box["height"] >= 44 for row in rows for box in row)
    page.close()


def test_a_site_for_the_public_has_no_word_of_the_house(tmp_path, browser):
    source = BuiltSite.starter(tmp_path).source
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    for added, is_shown in [(f"phone: {PHONE}", True), ("base_url: https://pizza.example/", False)]:
        with (source / "content/site.yml").open("a") as settings:
            settings.write(f"\n{added}\n")
        page.goto(BuiltSite(source, tmp_path / added[:4]).page("index.html").as_uri())
        assert (page.locator(".house-links").count() == 1) == is_shown
        assert page.locator(".masthead nav").get_by_text("Where and when").get_attribute("href") == "#visit"
        assert page.locator("#visit").get_by_text(PHONE).count() == 1
    page.close()


def test_tags_fold(collection, telephone):
    telephone.goto(collection.page("recipes/index.html").as_uri())
    folded = telephone.locator(".tag-list")
    shown = [link.text_content().split()[0] for link in folded.locator("a").all() if link.is_visible()]
    assert len(shown) == 10
    assert shown[:7] == [f"t0{number}" for number in range(7)]
    assert top(telephone.locator(".card").first) < 740
    folded.locator("summary").click()
    assert all(link.is_visible() for link in folded.locator("a").all())
    assert folded.locator("details a").count() == 90


def test_hours_and_phone_stand_near_the_top(house, telephone):
    telephone.goto(house.page("index.html").as_uri())
    hero = telephone.locator(".hero")
    for words in [*HOURS[0], *HOURS[2], PHONE]:
        assert top(hero.get_by_text(words)) < 740, words
    assert hero.get_by_role("link", name=PHONE).get_attribute("href").startswith("tel:")


def test_contact_is_on_every_page(house):
    for page in house.pages:
        assert PHONE in page.read_text().split('<footer class="foot"')[1], house.name(page)


def test_tasks_show_a_box_and_say_their_state(house, telephone):
    telephone.goto(house.page("tasks/index.html").as_uri())
    tasks = telephone.locator(".task")
    assert tasks.all_text_contents() == ["da fare comprare il sale", "fatto pulire il forno"]
    assert [state.bounding_box()["width"] for state in tasks.locator(".visually-hidden").all()] == [1, 1]
    boxes = "[...document.querySelectorAll('.task .box')].map((box) => getComputedStyle(box, '::before').content[1])"
    assert telephone.evaluate(boxes) == ["☐", "☑"]


def test_recipes_alone_have_a_hero(collection, telephone):
    telephone.goto(collection.page("index.html").as_uri())
    hero = telephone.locator(".hero")
    assert "349 recipes" in hero.text_content()
    assert hero.locator(".spread img").count() >= 1
    assert hero.locator(".oven").count() == 0
    assert hero.locator(".chips a").count() == 10


def test_allergens_are_listed_by_pizza(house, telephone):
    telephone.goto(house.page("menu/allergens/index.html").as_uri())
    assert not telephone.locator(".matrix").is_visible()
    listed = telephone.locator(".by-pizza section")
    assert listed.count() == 7  # six pizzas and a drink
    crudo = listed.filter(has_text="Crudo").inner_text()
    for word in ["Vegetariana", "Glutine", "Latte", "Frutta a guscio"]:
        assert word in crudo
    assert "forse altri" in listed.filter(has_text="Funghi").inner_text()


def test_a_diet_is_not_said_to_be_free_of(browser, house):
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(house.page("menu/allergens/index.html").as_uri())
    assert not page.locator(".by-pizza").is_visible()
    row = page.locator(".matrix tbody tr").filter(has_text="Margherita")
    assert row.locator("td.diet .sr").all_text_contents() == ["sì", "no"]
    signs = row.locator("td.diet").evaluate_all("cells => cells.map(cell => getComputedStyle(cell, '::before').content)")
    assert signs == ['"✓" / ""', '"✕" / ""']
    page.close()


@pytest.mark.parametrize("path", ["index.html", "menu/index.html", "menu/allergens/index.html", "lists/festa/index.html"])
def test_the_pizzeria_has_no_fault(browser, house, path):
    assert faults(browser, house.page(path).as_uri()) == []


@pytest.mark.parametrize("path", ["index.html", "recipes/index.html", "tags/t01/index.html"])
def test_the_collection_has_no_fault(browser, collection, path):
    assert faults(browser, collection.page(path).as_uri()) == []
