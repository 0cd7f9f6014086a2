"""The menu as scripts have it: every price is that of the program, and data of another build are not shown as one's own."""

import json
import random
import re
import shutil
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest

import menu_script
from built_site import PACKAGE, BuiltSite
from hostile_site import STRINGS
from made_sites import write

SIZES = [
    {"name": "Piccola", "basePrice": "4.35", "toppingFactor": "0.75"},
    {"name": "Normal", "basePrice": "5.50"},
    {"name": "Family", "basePrice": "11.10", "toppingFactor": "2.333"},
]
# The settings, and what stands in the file of the pizzas beside them.
SITES = {
    "euro": ({"language": "it"}, {}),
    "rounded": ({"rounding": "0.05"}, {}),
    "sizes": ({"language": "de", "rounding": "0.10"}, {"sizes": SIZES}),
    "exact sizes": ({"language": "fr"}, {"sizes": SIZES}),
    "yen": ({"currency": "JPY", "language": "fr"}, {}),
    "yen by fifty": ({"currency": "JPY", "rounding": "50"}, {}),
    "dinar": ({"currency": "KWD", "language": "es"}, {"sizes": SIZES}),
    "francs": ({"currency": "CHF", "language": "de-CH", "rounding": "0.05"}, {}),
    "rand": ({"currency": "ZAR", "language": "en-ZA"}, {}),
}


def digits(currency):
    return {"JPY": 0, "KWD": 3}.get(currency, 2)


def amount(number, settings):
    """A price with no more decimals than its currency has."""
    return str(Decimal(number).quantize(Decimal(1).scaleb(-digits(settings.get("currency"))), ROUND_HALF_UP))


def numbers(value):
    """JSON with its quoted numbers as numbers, which keep their digits."""
    return re.sub(r'"(-?\d+(?:\.\d+)?)"(?!:)', r"\1", json.dumps(value))


def price(chance, settings, most=12):
    return amount(Decimal(chance.randint(0, most * 1000)) / 1000, settings)


def built(folder, settings, extra):
    """A menu of thirty pizzas, some with prices set by hand, and one of toppings that the menu does not have."""
    chance = random.Random(str(settings) + str(extra))
    toppings = [{"id": n, "name": f"Topping {n}", "price": price(chance, settings, 4)} for n in range(1, 21)]
    sizes = [size | {"basePrice": amount(size["basePrice"], settings)} for size in extra.get("sizes", [])]
    pizzas = []
    for n in range(30):
        pizza = {"name": f"Pizza {n}", "ingredients": chance.choices(range(1, 21), k=chance.randint(0, 8))}
        if n % 7 == 3:
            names = [size["name"] for size in sizes[:2]]
            pizza["price"] = {name: price(chance, settings) for name in names} if sizes else price(chance, settings)
        pizzas.append(pizza)
    pizzas.append({"name": "What is this", "ingredients": [1, 99]})
    menu = {"basePrice": amount("4.50", settings), "sizes": sizes, "pizzas": pizzas}
    write(folder / "site/content", {
        "site.yml": "title: Prices\n" + "".join(f"{key}: {value}\n" for key, value in settings.items()),
        "menu/pizzas.json": numbers(menu), "menu/ingredients.json": numbers(toppings),
        "menu/drinks.json": numbers([{"id": 1, "name": "Water", "price": price(chance, settings)}]),
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


def nenno(folder):
    """The payloads of the existing service, as they are."""
    write(folder / "site/content", {"site.yml": "title: Nenno\n"})
    shutil.copytree(PACKAGE / "../shared/data/nenno", folder / "site/content/menu")
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module", params=["demonstration", "starter", "nenno", *SITES])
def priced(request, tmp_path_factory):
    if request.param in ("demonstration", "starter"):
        return request.getfixturevalue(request.param)
    folder = tmp_path_factory.mktemp(request.param.replace(" ", "-"))
    return nenno(folder) if request.param == "nenno" else built(folder, *SITES[request.param])


@pytest.fixture
def page(browser):
    page = browser.new_page(service_workers="block")
    faults = []
    page.on("pageerror", lambda fault: faults.append(fault))
    yield page
    page.close()
    assert faults == []


def minor(text):
    """The count of minor units of a plain price."""
    return int(text.replace(".", ""))


def known(site):
    """The prices of every pizza as the program prints them, by name and size."""
    menu = site.json("menu", "--format", "json")
    return {
        (pizza["name"], size): minor(price)
        for pizza in menu["pizzas"]
        for size, price in (pizza.get("sizes") or {None: pizza["price"]}).items()
    }


def sizes(menu):
    return [size["name"] for size in menu["sizes"]] or [None]


@pytest.mark.some(2)
def test_every_price_is_that_of_the_program(page, priced):
    menu_script.begin(page, priced)
    menu = menu_script.menu(page)
    each = [(pizza, size, place) for pizza in menu["pizzas"] for place, size in enumerate(sizes(menu))]
    prices = {(pizza["name"], size): int(pizza["prices"][place]) for pizza, size, place in each}
    assert prices == known(priced)
    assert len(prices) >= 6
    by_rule = menu_script.made(page, [(pizza["toppings"], size) for pizza, size, _ in each])
    as_they_are = menu_script.changed(page, [(pizza, size) for pizza, size, _ in each])
    assert as_they_are == list(prices.values())
    for (pizza, size, place), computed in zip(each, by_rule):
        if not pizza.get("byHand", [False] * 9)[place]:
            assert computed == prices[pizza["name"], size], (pizza["name"], size)


def rounded(exact, menu):
    """To the minor unit and then to the step, each half upwards."""
    for step in (1, int(menu["step"])):
        exact = (exact / step + Fraction(1, 2)).__floor__() * step
    return exact


@pytest.mark.some(2)
def test_a_changed_pizza_is_priced_once_and_exactly(page, priced):
    menu_script.begin(page, priced)
    menu = menu_script.menu(page)
    prices = {topping["id"]: int(topping["price"]) for topping in menu["toppings"]}
    chance = random.Random(7)
    asked, expected = [], []
    for number in range(200):
        pizza, place = chance.choice(menu["pizzas"]), chance.randrange(len(sizes(menu)))
        more = chance.choices(list(prices), k=number % 4)
        less = chance.sample(pizza["toppings"], min(number // 4 % 3, len(pizza["toppings"])))
        size = menu["sizes"][place] if menu["sizes"] else {"price": menu["base"]["price"], "factor": "1", "name": None}
        added = sum(prices[topping] for topping in more) - sum(prices[topping] for topping in less)
        if pizza.get("byHand", [False] * 9)[place]:
            exact = int(pizza["prices"][place]) + added * Fraction(size["factor"])
        else:
            exact = int(size["price"]) + (added + sum(prices[t] for t in pizza["toppings"])) * Fraction(size["factor"])
        # What comes to nothing leaves a price by hand as it is, also one that is no multiple of the step.
        expected.append(int(pizza["prices"][place]) if added == 0 else rounded(max(exact, Fraction(0)), menu))
        asked.append((pizza, size["name"], more, less))
    assert menu_script.changed(page, asked) == expected


@pytest.mark.some(2)
def test_money_is_written_as_on_the_pages(page, priced):
    menu_script.begin(page, priced)
    prices = sorted(set(known(priced).values()))
    texts = menu_script.written(page, prices)
    page.goto(priced.page("menu/index.html").as_uri())
    shown = page.locator(".dish .price").evaluate_all(
        "all => all.map(one => { const copy = one.cloneNode(true); copy.querySelector('small')?.remove(); return copy.textContent.trim(); })"
    )
    assert set(texts) <= set(shown)


LARGE = {
    "demonstration": ("€1,234,567.89", "-€0.05"), "euro": ("1.234.567,89\u00a0€", "-0,05\u00a0€"),
    "yen": ("123\u202f456\u202f789\u00a0JPY", "-5\u00a0JPY"), "dinar": ("123.456,789\u00a0KWD", "-0,005\u00a0KWD"),
    "francs": ("CHF\u00a01’234’567.89", "-CHF\u00a00.05"), "rand": ("R\u00a01\u00a0234\u00a0567,89", "-R\u00a00,05"),
}  # fmt: skip


@pytest.mark.parametrize("name", LARGE)
def test_large_and_small_amounts(page, name, request, tmp_path):
    site = request.getfixturevalue(name) if name == "demonstration" else built(tmp_path, *SITES[name])
    menu_script.begin(page, site)
    assert tuple(menu_script.written(page, [123_456_789, -5])) == LARGE[name]


@pytest.mark.hostile
def test_hostile_names_are_names(page, tmp_path):
    strings = [*STRINGS.values(), "__proto__", "constructor", "]]>", "*/", "\u2028"]
    toppings = [{"id": n, "name": f"{s} {n}", "price": 1} for n, s in enumerate(strings)]
    pizzas = [{"name": f"{s} {n}", "ingredients": [n]} for n, s in enumerate(strings)]
    sizes = [{"name": s, "basePrice": 4} for s in ("__proto__", '"', "</script>")]
    write(tmp_path / "site/content", {
        "site.yml": "title: Hostile\n",
        "menu/pizzas.json": json.dumps({"basePrice": 4, "sizes": sizes, "pizzas": pizzas}),
        "menu/ingredients.json": json.dumps(toppings), "menu/drinks.json": "[]",
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output", "--offline")
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    menu_script.begin(page, site)
    menu = menu_script.menu(page)
    told = site.json("menu", "--format", "json")
    assert [pizza["name"] for pizza in menu["pizzas"]] == [pizza["name"] for pizza in told["pizzas"]]
    assert [[topping["name"]] for topping in menu["toppings"]] == [pizza["ingredients"] for pizza in told["pizzas"]]
    assert menu_script.made(page, [([1], name) for name in ("__proto__", '"', "</script>")]) == [500] * 3


def test_ids_are_whole_in_the_browser(tmp_path, page):
    largest = 2**53 - 1
    write(tmp_path / "site/content", {
        "site.yml": "title: Ids\n",
        "menu/pizzas.json": json.dumps({"basePrice": 4, "pizzas": [{"name": "Far", "ingredients": [largest, -largest]}]}),
        "menu/ingredients.json": json.dumps([{"id": n, "name": f"T{n}", "price": 1} for n in (largest, -largest, largest - 1)]),
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    menu_script.begin(page, site)
    assert [topping["id"] for topping in menu_script.menu(page)["toppings"]] == [largest, -largest, largest - 1]
    assert menu_script.made(page, [([largest], None)]) == [500]


@pytest.mark.parametrize("place", ["disk", "host"])
def test_data_of_another_build_ask_for_a_reload(page, place, demonstration, hosted):
    address = {"disk": None, "host": f"{hosted}settings/index.html"}[place]
    menu_script.begin(page, demonstration, address, "older")
    assert menu_script.menu(page) is None
    note = page.get_by_role("alert")
    assert "These pages have changed since this one was loaded." in note.text_content()
    menu_script.menu(page)
    assert note.count() == 1
    with page.expect_navigation():
        note.get_by_role("button", name="Load anew").click()
    assert note.count() == 0


def test_missing_data_are_told(page, hosted, demonstration):
    menu_script.begin(page, demonstration, f"{hosted}settings/index.html")
    page.route("**/menu-data.js*", lambda route: route.abort())
    assert menu_script.menu(page) is None
    assert "What this page needs could not be loaded." in page.get_by_role("alert").text_content()
    page.unroute("**/menu-data.js*")
    assert menu_script.menu(page)["currency"] == "EUR"
