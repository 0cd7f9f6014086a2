"""Evenings with a telephone: what a reader does with the pages, from the first touch to what comes of it."""

import json
import re
from decimal import Decimal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from hosts import served
from reader import reading

# A Saturday at a quarter to seven in Rome, when the oven is lit.
EVENING = "2026-11-21T17:45:00Z"
STARRED = {
    "Focaccia with rosemary": "recipes/index.html", "Panna cotta with berries": "recipes/panna-cotta/index.html",
    "Grissini": "tags/dough/index.html",
}  # fmt: skip


@pytest.fixture
def house(tmp_path):
    """A demonstration of its own, as a host shows it."""
    site = BuiltSite.demonstration(tmp_path)
    with served(site.output) as site.address:
        yield site


@pytest.fixture
def phone(browser):
    with reading(browser, 360) as page:
        page.clock.install(time=EVENING)
        yield page


def payload(site, name):
    return json.loads((site.source / f"content/menu/{name}.json").read_text(), parse_float=Decimal)


def in_euro(price):
    return f"€{price:.2f}"


def test_a_pizza_without_meat_and_milk_is_ordered_for_eight(phone, house):
    menu = {topping["name"]: topping for topping in payload(house, "ingredients")}
    phone.goto(house.address + "index.html")
    phone.get_by_text("Pages", exact=True).click()
    phone.get_by_role("link", name="Random pizza").click()

    # Without meat, and then without milk.
    phone.get_by_role("checkbox", name="Vegetarian", exact=True).check()
    expect(phone.get_by_role("checkbox", name=re.compile("^Salami"))).to_be_disabled()
    expect(phone.get_by_role("checkbox", name=re.compile("^Mozzarella"))).to_be_checked()
    phone.get_by_role("checkbox", name="Vegan", exact=True).check()
    expect(phone.get_by_role("checkbox", name=re.compile("^Mozzarella"))).to_be_disabled()

    # A pizza is given.
    phone.get_by_role("button", name="Make a pizza").click()
    pizza = phone.get_by_role("article")
    toppings = pizza.locator(".toppings").inner_text().replace("*", "").split(", ")
    assert len(toppings) >= 2
    assert all(menu[name]["vegetarian"] and menu[name]["vegan"] and "milk" not in menu[name]["allergens"] for name in toppings)

    # One topping is too many.
    *left, extra = toppings
    pizza.get_by_role("button", name="Add Pizza").click()
    dialog = phone.get_by_role("dialog")
    dialog.get_by_role("group", name="On it").get_by_role("checkbox", name=extra).uncheck()
    dialog.get_by_role("button", name=re.compile("^Done")).click()
    phone.get_by_role("link", name="See the order").click()

    # Two drinks, and the order for collection at eight.
    for drink in ("Still Water", "Beer"):
        phone.get_by_role("button", name=f"Add {drink}").click()
    phone.get_by_role("radio", name="Collection").check()
    phone.get_by_label("Name").fill("Ada")
    phone.get_by_label("Time").fill("20:00")
    phone.context.route("https://wa.me/**", lambda route: route.fulfill(body="asked"))
    with phone.expect_popup() as chat:
        phone.get_by_role("link", name="WhatsApp").first.click()

    # What the house reads.
    asked = urlsplit(chat.value.url)
    assert asked.netloc + asked.path == "wa.me/441632960123"
    own = payload(house, "pizzas")["basePrice"] + sum(Decimal(menu[name]["price"]) for name in left)
    drinks = {drink["name"]: drink["price"] for drink in payload(house, "drinks")}
    text = parse_qs(asked.query)["text"][0].splitlines()
    assert text[0] == "Order for Forno al Faro"
    assert text[2].endswith(f"without {extra}: {in_euro(own)}")
    assert all(name in text[2] for name in left)
    assert text[3:5] == [f"1 × {name}: {in_euro(drinks[name])}" for name in ("Still Water", "Beer")]
    assert text[5] == f"Total: {in_euro(own + drinks['Still Water'] + drinks['Beer'])}"
    assert "Collection: 20:00" in text and "Name: Ada" in text


def test_three_recipes_with_a_star_come_into_the_file(phone, house, tmp_path):
    for title, path in STARRED.items():
        phone.goto(house.address + path)
        phone.get_by_role("button", name=f"Favourite: {title}", exact=True).click()

    # They are exported on the phone.
    phone.goto(house.address + "favorites/index.html")
    phone.get_by_text("Take them along").click()
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    # And found in the file of the site.
    favorites = house.source / "content/favorites.md"
    before = favorites.read_text()
    assert not any(title in before for title in STARRED)
    forno("favorite", "import", file, "--site", house.source)
    listed = dict(re.findall(r"\[(.+)]\((recipes/.+\.md)\)", favorites.read_text()))
    for title in STARRED:
        assert (house.source / "content" / listed[title]).is_file()


def test_a_recipe_is_cooked_with_two_timers(phone, house):
    # It is found, although the finger slipped.
    phone.goto(house.address + "index.html")
    phone.get_by_role("search").get_by_role("button", name="Search").click()
    phone.wait_for_url("**/search/**")
    phone.get_by_role("main").get_by_role("searchbox").fill("tomatto")
    phone.locator(".found").get_by_role("link", name="Bruschetta with tomatoes").click()

    # The time of the recipe is offered, and a step has that of its own.
    phone.get_by_role("button", name="Cook", exact=True).click()
    dialog = phone.get_by_role("dialog")
    total = phone.locator(".facts time").last.inner_text()
    dialog.get_by_role("button", name=f"Start a timer of {total}?").click()
    dialog.get_by_role("button", name="Start cooking").click()
    while not dialog.get_by_role("button", name=re.compile("^Start a timer")).count():
        dialog.get_by_role("button", name="Next").click()
    title = dialog.get_by_role("heading").inner_text()
    step = re.match(r"Step (\d+)", title)[1]
    time = dialog.get_by_role("button", name=re.compile("^Start a timer")).first
    text = time.inner_text()
    time.click()
    names = [f"Bruschetta with tomatoes: {total}", f"Bruschetta with tomatoes, step {step}: {text}"]
    timers = phone.get_by_role("region", name="Timers")
    for name in names:
        expect(timers.get_by_role("link", name=name, exact=True)).to_be_visible()

    # The page is loaded anew meanwhile, at the same step, with both.
    phone.reload()
    expect(dialog.get_by_role("heading")).to_have_text(title)
    for name in names:
        expect(timers.get_by_role("link", name=name, exact=True)).to_be_visible()
    expect(timers).to_contain_text("Silent until you touch this page.")

    # Both come to their end, on whatever page one is.
    dialog.get_by_role("button", name="Leave cook mode").click()
    phone.goto(house.address + "menu/index.html")
    phone.clock.fast_forward("03:00:00")
    for name in names:
        row = timers.get_by_role("listitem").filter(has=phone.get_by_role("link", name=name, exact=True))
        expect(row.get_by_role("timer")).to_have_text("Time is up")
        row.get_by_role("button", name=f"Remove the timer: {name}").click()
    expect(timers).to_have_count(0)


def test_a_reader_finds_where_to_eat_pizza_near_a_typed_town(phone, house):
    phone.goto(house.address + "index.html")
    phone.get_by_text("Pages", exact=True).click()
    phone.get_by_role("link", name="Places", exact=True).click()

    # Pizza, and then by the town: what is there stands first, and all of it has pizza.
    phone.get_by_role("link", name="pizza", exact=True).click()
    phone.get_by_label("Town").fill("monteluna")
    phone.keyboard.press("Enter")
    nearest = phone.locator(".place:not([hidden])").first
    expect(nearest.get_by_role("heading")).to_contain_text("Pizzeria La Pietra")
    expect(nearest.locator(".distance")).to_contain_text("m away")
    expect(phone.locator(".place:not([hidden])")).to_have_count(2)

    # The way there is a matter of the telephone.
    way = nearest.get_by_role("link", name="Open in a map app")
    expect(way).to_have_attribute("href", "geo:43.3284,9.3361")
