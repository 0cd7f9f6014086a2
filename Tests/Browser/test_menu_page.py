"""The menu on the screen: its dishes come first, prices stand in columns, and what is chosen stays in sight."""

import json

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite
from made_menus import MadeMenu
from reader import keep, reading

SIZES = ("Small", "Regular", "Family")
ORDERS = "order:\n  whatsapp: \"+44 1632 960123\"\n"
# Of each dish the boxes of its picture, its star and its prices.
BOXES = """() => [...document.querySelectorAll(".dish:not(.drinks *)")].map(dish => {
    const box = (element) => element && element.getBoundingClientRect().toJSON();
    return {dish: box(dish), art: box(dish.querySelector(".dish-art")), star: box(dish.querySelector(".star")),
            name: box(dish.querySelector("h3")), add: [...dish.querySelectorAll("button.add")].map(box),
            prices: [...dish.querySelectorAll(".price")].map(box)};
})"""
HEADS = "() => [...document.querySelectorAll('.size-names')].map(names => [...names.children].map(name => name.getBoundingClientRect().toJSON()))"
# What is reached by the keyboard on the whole page, and where the bar covers it.
COVERED = """(element) => {
    const bar = document.querySelector(".order-bar").getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return !element.closest(".order-bar") && own.bottom > bar.top + 1 && own.top < bar.bottom;
}"""


def middle(box):
    return box["x"] + box["width"] / 2


@pytest.fixture(scope="module")
def in_sizes(tmp_path_factory):
    """Forty pizzas in three sizes."""
    return MadeMenu(pizzas=40, sizes=SIZES, more_settings=ORDERS).built(tmp_path_factory.mktemp("sizes"))


@pytest.fixture(scope="module")
def in_one(tmp_path_factory):
    """Forty pizzas in one."""
    return MadeMenu(pizzas=40, more_settings=ORDERS).built(tmp_path_factory.mktemp("one"))


@pytest.fixture
def visit(browser):
    """Opens a page of a site at a width."""
    opened = []

    def open_page(site, width, path="menu/index.html"):
        context = reading(browser, width, viewport={"width": width, "height": 844}, reduced_motion="reduce")
        page = context.__enter__()
        opened.append(context)
        page.goto(site.page(path).as_uri())
        return page

    yield open_page
    for context in opened:
        context.__exit__(None, None, None)


# ---- The dishes first ----


@pytest.mark.parametrize("kind", ["in_sizes", "in_one", "demonstration"])
def test_three_dishes_are_on_the_first_screen(visit, request, kind):
    page = visit(request.getfixturevalue(kind), 390)
    assert [dish["dish"]["bottom"] <= 844 for dish in page.evaluate(BOXES)[:3]] == [True] * 3
    assert page.evaluate(BOXES)[0]["prices"][0]["top"] < 430


def test_a_long_menu_in_sizes_is_short_on_a_telephone(visit, in_sizes, told):
    height = visit(in_sizes, 390).evaluate("document.documentElement.scrollHeight")
    told(f"Menu: 40 pizzas in three sizes are {height} pixels tall at 390")
    assert height <= 8_000


def test_what_is_left_out_is_one_line(visit, in_sizes):
    page = visit(in_sizes, 390)
    assert page.locator(".leave-out").bounding_box()["height"] <= 48
    page.locator(".leave-out summary").click()
    assert page.get_by_role("group", name="Without").get_by_role("checkbox").count() > 3


@pytest.mark.parametrize("width", [390, 1440])
def test_sections_stay_in_sight(visit, in_sizes, width):
    page = visit(in_sizes, width)
    strip = page.get_by_role("navigation", name="Menu")
    strip.get_by_role("link", name="Drinks").click()
    heading = page.get_by_role("heading", name="Drinks")
    expect(heading).to_be_in_viewport()
    expect(strip).to_be_in_viewport()
    assert heading.bounding_box()["y"] >= strip.bounding_box()["y"] + strip.bounding_box()["height"] - 1
    assert strip.bounding_box()["height"] <= 64


def test_an_empty_menu_says_so(visit, tmp_path):
    menu = tmp_path / "site/content/menu"
    menu.mkdir(parents=True)
    (tmp_path / "site/content/site.yml").write_text("title: Nothing yet\n")
    for name, payload in {"pizzas": {"basePrice": 4, "base": {"name": "dough"}, "pizzas": []}, "ingredients": [], "drinks": []}.items():
        (menu / f"{name}.json").write_text(json.dumps(payload))
    page = visit(BuiltSite(tmp_path / "site", tmp_path / "output"), 390)
    expect(page.get_by_text("There is nothing on the menu at the moment.")).to_be_visible()
    assert page.locator(".strip, .leave-out:visible").count() == 0


def test_what_is_said_of_a_pizza_is_shown(visit, demonstration):
    pizza = json.loads((demonstration.source / "content/menu/pizzas.json").read_text())["pizzas"][0]
    page = visit(demonstration, 390)
    expect(page.locator(".dish").filter(has_text=pizza["name"]).first.locator(".blurb")).to_have_text(pizza["description"])


# ---- Prices in columns ----


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_prices_stand_below_the_names_of_their_sizes(visit, in_sizes, width):
    page = visit(in_sizes, width)
    heads, dishes = page.evaluate(HEADS), page.evaluate(BOXES)
    assert [len(names) for names in heads] == [3] * len(heads) and len(heads) == 3
    columns = [round(middle(name)) for name in heads[0]]
    for dish in dishes:
        assert [round(middle(price)) for price in dish["prices"]] == pytest.approx(columns, abs=1), dish
        assert len({round(price["top"]) for price in dish["prices"]}) == 1
        assert dish["add"] == dish["prices"], "a price is the button"
        assert all(price["height"] >= 44 and price["width"] >= 44 for price in dish["prices"])
    assert page.locator(".size-names").first.inner_text().split() == list(SIZES)


@pytest.mark.parametrize("kind", ["in_sizes", "in_one"])
@pytest.mark.parametrize("width", [390, 1440])
def test_the_star_is_on_the_picture(visit, request, kind, width):
    for dish in visit(request.getfixturevalue(kind), width).evaluate(BOXES):
        art, star = dish["art"], dish["star"]
        assert art["left"] <= middle(star) <= art["right"] + 1 and art["top"] - 12 <= star["top"] and star["bottom"] <= art["bottom"] + 12


@pytest.mark.parametrize("width", [390, 1440])
def test_the_plus_stands_beside_the_price(visit, in_one, width):
    for dish in visit(in_one, width).evaluate(BOXES):
        [plus], [price] = dish["add"], dish["prices"]
        assert plus["left"] >= price["right"] and plus["top"] < price["bottom"] and price["top"] < plus["bottom"]
        assert plus["right"] <= dish["dish"]["right"] + 1 and min(plus["width"], plus["height"]) >= 44


def test_a_size_is_chosen_by_its_price(visit, in_sizes):
    page = visit(in_sizes, 390)
    name = page.locator(".dish h3 a").first.inner_text()
    family = page.get_by_role("button", name=f"Add {name}, Family").first
    family.click()
    expect(page.get_by_text(f"{name} is in your order.")).to_be_visible()
    line = page.evaluate("kitchenState.read().order.lines[0]")
    assert (line["size"], line["count"]) == ("Family", 1)
    family.click()
    expect(family).to_have_attribute("aria-description", "2 in your order")
    assert page.locator('button.add[data-count="2"]').count() == 1
    page.reload()
    expect(page.locator('button.add[data-count="2"]')).to_have_count(1)


# ---- The order in sight ----


def ordered(page, site):
    """Puts two waters and a pizza into the order of a site."""
    page.goto(site.page("menu/index.html").as_uri())
    button = page.locator(".drinks button.add").first
    for n in (1, 2):
        button.click()
        expect(button).to_have_attribute("data-count", str(n))


@pytest.mark.parametrize("width", [390, 1440])
def test_the_order_is_in_sight_on_every_page(visit, demonstration, width):
    page = visit(demonstration, width)
    assert page.locator(".order-bar").count() == 0
    ordered(page, demonstration)
    for path in ["index.html", "recipes/index.html", "recipes/pizza-dough/index.html", "search/index.html", "places/index.html", "menu/index.html"]:
        page.goto(demonstration.page(path).as_uri())
        link = page.get_by_role("link", name="2 items · €2.00 · See the order")
        expect(link).to_be_in_viewport()
        assert page.locator(".order-bar").bounding_box()["height"] <= 64
    link.click()
    expect(page.get_by_role("heading", name="Your order")).to_be_visible()
    assert page.locator(".order-bar").count() == 0


def test_the_order_is_reached_first_by_the_keyboard(visit, demonstration):
    page = visit(demonstration, 1440)
    ordered(page, demonstration)
    page.reload()
    expect(page.locator(".order-bar a")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.order-bar') !== null")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_bar_covers_nothing(visit, demonstration, width):
    page = visit(demonstration, width)
    ordered(page, demonstration)
    for control in page.locator("main a:visible, main button:visible, main summary:visible, .foot a:visible").all():
        control.focus()
        assert not control.evaluate(COVERED), control.evaluate("element => element.outerHTML")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    bar, foot = page.locator(".order-bar").bounding_box(), page.locator(".foot").bounding_box()
    assert foot["y"] + foot["height"] <= bar["y"] + 1


def test_the_bar_stands_beside_timers(visit, demonstration):
    page = visit(demonstration, 390)
    ordered(page, demonstration)
    state = page.evaluate("kitchenState.read()")
    state["timers"] = [{"id": 1, "recipe": "pizza-dough", "title": "Dough", "step": 1, "text": "rest", "ends": 8_000_000_000_000}]
    keep(page, state)
    page.reload()
    timers, bar = page.locator(".timers"), page.locator(".order-bar")
    expect(timers).to_be_visible()
    expect(bar).to_be_visible()
    assert timers.bounding_box()["y"] + timers.bounding_box()["height"] <= bar.bounding_box()["y"] + 1


def test_a_sum_of_other_prices_is_not_shown_beside_new_ones(visit, demonstration):
    page = visit(demonstration, 390)
    ordered(page, demonstration)
    state = page.evaluate("kitchenState.read()")
    state["order"]["menu"] = "another"
    keep(page, state)
    page.reload()
    expect(page.locator(".order-bar a")).to_have_text("2 items · See the order")
    # Nor on a page that shows no prices at all.
    page.goto(demonstration.page("recipes/index.html").as_uri())
    expect(page.locator(".order-bar a")).to_have_text("2 items · See the order")
    page.goto(demonstration.page("order/index.html").as_uri())
    expect(page.locator(".line")).to_have_count(1)
    page.goto(demonstration.page("recipes/index.html").as_uri())
    expect(page.locator(".order-bar a")).to_have_text("2 items · €2.00 · See the order")
    page.goto(demonstration.page("menu/index.html").as_uri())
    expect(page.locator(".order-bar a")).to_have_text("2 items · €2.00 · See the order")
