"""The menu without some allergens: what has one is hidden, and what may have it says so."""

import json

import pytest

from built_site import BuiltSite

TOPPINGS = [
    {"id": 1, "name": "Tomato", "price": 1, "allergens": []},
    {"id": 2, "name": "Mozzarella", "price": 1, "allergens": ["milk"]},
    {"id": 3, "name": "Pesto", "price": 1, "allergens": ["nuts: almonds"], "traces": ["peanuts"]},
    {"id": 4, "name": "Sausage", "price": 1},
    {"id": 5, "name": "Sauce", "price": 1, "allergens": [], "traces": ["milk"]},
]
PIZZAS = {"Marinara": [1], "Margherita": [1, 2], "Genovese": [1, 3], "Salsiccia": [1, 4], "Rossa": [5]}


@pytest.fixture(scope="module")
def menu(tmp_path_factory):
    folder = tmp_path_factory.mktemp("filter")
    content = folder / "site/content"
    (content / "menu").mkdir(parents=True)
    (content / "site.yml").write_text("title: Filter\n")
    (content / "menu/ingredients.json").write_text(json.dumps(TOPPINGS))
    (content / "menu/drinks.json").write_text(json.dumps([{"id": 1, "name": "Milk", "price": 1, "allergens": ["milk"]}]))
    pizzas = [{"name": name, "ingredients": own} for name, own in PIZZAS.items()]
    base = {"name": "dough", "allergens": ["gluten"]}
    (content / "menu/pizzas.json").write_text(json.dumps({"basePrice": 4, "base": base, "pizzas": pizzas}))
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(params=["menu/index.html", "menu/allergens/index.html"])
def page(request, browser, menu):
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        faults = []
        page.on("pageerror", lambda fault: faults.append(fault))
        page.goto(menu.page(request.param).as_uri())
        unfold(page)
        yield page
        assert faults == []


def unfold(page):
    """Lays the allergens open, which are folded into one line."""
    boxes = page.get_by_role("group", name="Without").get_by_role("checkbox")
    assert boxes.count() == 0
    page.locator(".leave-out summary").click()
    assert boxes.count() == 4


def shown(page):
    """The names of the dishes that can be seen, with what is not known of them."""
    rows = page.locator(".dish:visible, .matrix tbody tr:visible")
    names = rows.evaluate_all("rows => rows.map(row => row.querySelector('h3, th').firstElementChild?.textContent ?? row.querySelector('h3, th').textContent)")
    notes = rows.evaluate_all("rows => rows.map(row => row.querySelector('.not-known')?.textContent ?? '')")
    return dict(zip((name.strip() for name in names), notes))


def test_all_dishes_are_there(page):
    assert list(shown(page)) == [*PIZZAS, "Milk"]
    assert page.get_by_role("checkbox").count() == 4


def test_without_milk(page):
    page.get_by_role("checkbox", name="Milk").check()
    note = "not known whether without Milk"
    assert shown(page) == {"Marinara": "", "Genovese": "", "Salsiccia": note, "Rossa": note}
    assert page.get_by_role("status").text_content() == "4 of 6"
    assert page.url.endswith("#without=milk")
    page.reload()
    assert list(shown(page)) == ["Marinara", "Genovese", "Salsiccia", "Rossa"]
    unfold(page)
    page.get_by_role("checkbox", name="Milk").uncheck()
    assert list(shown(page)) == [*PIZZAS, "Milk"]
    assert "#" not in page.url


def test_without_several(page):
    page.get_by_role("checkbox", name="Nuts", exact=True).check()
    page.get_by_role("checkbox", name="Milk").check()
    page.get_by_role("checkbox", name="Peanuts").check()
    assert list(shown(page)) == ["Marinara", "Salsiccia", "Rossa"]
    assert shown(page)["Salsiccia"] == "not known whether without Peanuts, Milk, Nuts"


def test_an_address_can_carry_it(page):
    page.goto(page.url + "#without=gluten")
    assert shown(page) == {"Milk": ""}
    page.goto(page.url.split("#")[0] + "#without=<img>,milk,constructor")
    assert list(shown(page)) == ["Marinara", "Genovese", "Salsiccia", "Rossa"]


def test_by_keyboard_alone(page):
    page.get_by_role("checkbox", name="Milk").focus()
    page.keyboard.press("Space")
    assert "Margherita" not in shown(page)


def test_on_a_telephone(browser, menu):
    with browser.new_context(viewport={"width": 360, "height": 800}) as context:
        page = context.new_page()
        page.goto(menu.page("menu/allergens/index.html").as_uri() + "#without=milk")
        names = page.locator(".by-pizza section:visible h2").evaluate_all("all => all.map(one => one.firstChild.textContent)")
        assert names == ["Marinara", "Genovese", "Salsiccia", "Rossa"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
