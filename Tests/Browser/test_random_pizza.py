"""The page of pizzas by chance: what may be drawn, and what is shown of what comes.

Which pizza a seed gives is in Tests/Cases/random-pizzas.txt; Tests/Scripts holds the script to it.
"""

import json
import random
import re
from contextlib import ExitStack
from functools import cache
from urllib.parse import unquote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite
from hostile_site import STRINGS
from hosts import served
from made_sites import write
from reader import ON_ONE_DEVICE, kept, reading, wanted

pytestmark = ON_ONE_DEVICE

PAGE = "random/index.html"
# What each topping is known to be, with its allergens; None is what is not known.
TOPPINGS = [
    ("Tomato sauce", True, True, []), ("Mozzarella", True, False, ["milk"]), ("Mushrooms", True, True, []),
    ("Salami", False, False, ["milk", "mustard"]), ("Tuna", False, False, ["fish"]), ("Onions", True, True, None),
    ("Pesto", None, None, ["nuts: pine nuts", "milk"]), ("Egg", True, False, ["eggs"]), ("Basil", True, True, []),
    ("Cashew cream", True, True, ["nuts: cashews"]), ("Secret of the house", None, None, None),
    ("Without cheese", True, True, []), ("Fillet of fish", None, False, ["fish"]),
]  # fmt: skip
BASE = {"name": "Dough", "vegetarian": True, "vegan": True, "allergens": ["gluten: wheat"]}
SIZES = [{"name": "Small", "basePrice": 4}, {"name": "Family", "basePrice": "9.15", "toppingFactor": "1.85"}]


def topping(number, name, vegetarian, vegan, allergens):
    facts = {"vegetarian": vegetarian, "vegan": vegan, "allergens": allergens}
    own = {key: value for key, value in facts.items() if value is not None}
    traces = {"traces": ["celery", "milk"]} if number % 4 == 0 else {}
    return {"id": number, "name": name, "price": number % 7 / 4, "frozen": number % 5 == 2} | own | traces


def house(folder, toppings=TOPPINGS, base=BASE, sizes=(), language="en", off=("Egg",), settings=""):
    """A pizzeria with these toppings, of which some may not be drawn."""
    payload = [topping(number, *own) for number, own in enumerate(toppings, 1)]
    for own in payload:
        if own["name"] in off:
            own["enabled"] = False
    pizzas = [{"name": "All", "ingredients": [own["id"] for own in payload]}] + [
        {"name": f"Pizza {number}", "ingredients": random.Random(number).sample(range(1, len(payload) + 1), min(number % 9, len(payload)))}
        for number in range(30)
    ]
    menu = {"basePrice": 4.5, "base": base, "sizes": list(sizes), "pizzas": pizzas}
    write(folder / "site/content", {
        "site.yml": f"title: Chance\nlanguage: {language}\n{settings}",
        "menu/pizzas.json": re.sub(r'": "(\d+\.\d+)"', r'": \1', json.dumps(menu)),
        "menu/ingredients.json": json.dumps(payload), "menu/drinks.json": "[]",
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output", "--offline")


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    return house(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def sized(tmp_path_factory):
    return house(tmp_path_factory.mktemp("sized"), sizes=SIZES, settings="rounding: 0.05\n")


@pytest.fixture
def page(request, browser):
    with reading(browser, reduced_motion="reduce", **wanted(request)) as page:
        yield page


@pytest.fixture(params=["file", "host"])
def address(request):
    """The address of the page of a site, from the disk and from a host."""
    with ExitStack() as hosts:

        @cache
        def host(site):
            return hosts.enter_context(served(site.output))

        yield lambda site: site.page(PAGE).as_uri() if request.param == "file" else host(site) + PAGE


def switch(page, name):
    return page.get_by_role("checkbox", name=name, exact=True)


def boxes(page):
    """The toppings to choose from by id: whether each is checked, and whether it can be."""
    return dict(page.locator(".pool input").evaluate_all(
        "all => all.map((box) => [Number(box.value), [box.checked, !box.disabled]])"))  # fmt: skip


def make(page, wish):
    """Asks for a pizza by its address, and waits until it is there."""
    page.evaluate("wish => { location.hash = wish; }", wish)
    seed = re.match(r"seed=(\d+)", wish)[1]
    expect(page.locator(".drawn h2")).to_have_text(f"Pizza No. {seed}", use_inner_text=True)


def shown(page):
    """The pizza on the page."""
    return page.locator(".drawn").evaluate(
        """one => {
            const seen = (selector) => [...one.querySelectorAll(selector)].filter((own) => !own.hidden).map((own) => own.textContent.trim());
            return {
                toppings: one.querySelector(".toppings").textContent, prices: seen(".price"), diet: seen("[data-answer]"),
                allergens: seen("[data-allergen]"), traces: seen("[data-trace]"), frozen: seen(".frozen"),
                ids: one.dataset.toppings, drawing: one.querySelector("img").src,
            };
        }"""
    )


# ---- The toppings to choose from ----


class Model:
    """What is on: all but what was taken off by hand, less what the diets that are on exclude."""

    def __init__(self, toppings, disabled):
        self.toppings = {n: own for n, own in enumerate(toppings, 1) if own[0] not in disabled}
        self.off = set()
        self.diets = set()

    def keeps(self, number):
        _, vegetarian, vegan, allergens = self.toppings[number]
        known = {"Vegetarian": vegetarian, "Vegan": vegan}
        return all(known[diet] is True for diet in self.diets)

    def boxes(self):
        return {number: [self.keeps(number) and number not in self.off, self.keeps(number)] for number in self.toppings}


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 6))])
def test_switches_exclude_and_restore(page, address, plain, seed, tries_all):
    """Whatever is switched and taken off in whatever order, with reloads and new pages between."""
    chance = random.Random(seed)
    model = Model(TOPPINGS, ["Egg"])
    page.goto(address(plain))
    assert boxes(page) == model.boxes()
    for _ in range(60 if tries_all else 25):
        act = chance.random()
        if act < 0.4:
            diet = chance.choice(["Vegetarian", "Vegan"])
            model.diets ^= {diet}
            switch(page, diet).click()
        elif act < 0.85:
            number = chance.choice([number for number in model.toppings if model.keeps(number)])
            model.off ^= {number}
            page.locator(f'.pool input[value="{number}"]').click()
        else:
            page.reload()
        assert boxes(page) == model.boxes()
        assert {diet for diet in ("Vegetarian", "Vegan") if switch(page, diet).is_checked()} == model.diets
        count = sum(isChecked for isChecked, _ in model.boxes().values())
        assert page.get_by_role("button", name="Make a pizza").is_disabled() == (count < 2)
        assert page.get_by_text("A pizza needs at least two toppings").is_visible() == (count < 2)


def test_both_diets_restore_what_was_there_when_they_overlap(page, address, plain):
    page.goto(address(plain))
    page.get_by_role("checkbox", name="Basil").uncheck()
    before = boxes(page)
    for turned in (("Vegetarian", "Vegan", "Vegetarian", "Vegan"), ("Vegan", "Vegetarian", "Vegetarian", "Vegan")):
        for name in turned:
            switch(page, name).click()
            page.reload()
        assert boxes(page) == before
    switch(page, "Vegan").check()
    assert not page.get_by_role("checkbox", name="Mozzarella").is_enabled()
    assert not page.get_by_role("checkbox", name="Basil").is_checked()


def test_what_the_menu_disables_is_not_offered(page, address, plain):
    page.goto(address(plain))
    assert page.get_by_role("checkbox", name="Egg").count() == 0
    assert len(boxes(page)) == len(TOPPINGS) - 1


def test_other_tabs_follow(page, address, plain):
    page.goto(address(plain))
    other = page.context.new_page()
    other.goto(address(plain))
    switch(other, "Vegan").check()
    expect(switch(page, "Vegan")).to_be_checked()
    assert boxes(page) == boxes(other)


def test_a_base_that_is_not_known_to_be_vegan_is_told(page, address, tmp_path):
    site = house(tmp_path, base={"name": "Dough", "vegetarian": True, "allergens": ["gluten"]})
    page.goto(address(site))
    switch(page, "Vegan").check()
    assert page.get_by_text("Our base is not known to be that").is_visible()
    assert page.get_by_text("at least two toppings").is_hidden()
    assert page.get_by_role("button", name="Make a pizza").is_disabled()
    assert not any(isChecked for isChecked, _ in boxes(page).values())
    switch(page, "Vegan").uncheck()
    assert page.get_by_text("Our base is not known to be that").is_hidden()
    assert all(isChecked for isChecked, _ in boxes(page).values())


@pytest.mark.parametrize("count", [0, 1])
def test_a_menu_with_too_few_toppings_explains_itself(page, address, tmp_path, count):
    page.goto(address(house(tmp_path, toppings=TOPPINGS[:count])))
    assert page.get_by_text("There are not enough toppings here").is_visible()
    assert page.locator(".card").count() == 0
    page.goto(address(BuiltSite(tmp_path / "site", tmp_path / "output")) + "#seed=7")
    assert page.locator(".drawn").is_hidden()


# ---- The pizza ----


def wishes(count):
    """Addresses with the options of the command that say the same."""
    chance = random.Random(count)
    names = {n: own[0] for n, own in enumerate(TOPPINGS, 1) if own[0] != "Egg"}
    for number in range(count):
        seed = chance.choice([number, chance.randrange(2**32), chance.randrange(2**63, 2**64), 10**6 - number])
        diets = chance.choice([[], ["vegetarian"], ["vegan"], ["vegetarian", "vegan"]])
        without = chance.sample(sorted(names), chance.choice([0, 0, 1, 2, 3]))
        wish = f"seed={seed}" + "".join(f"&{diet}" for diet in diets)
        wish += f"&without={','.join(map(str, without))}" if without else ""
        options = [f"--{diet}" for diet in diets] + [word for one in without for word in ("--without", names[one])]
        yield wish, ["--seed", str(seed), *options]


LABELS = {"milk": "Milk", "fish": "Fish", "gluten": "Gluten", "mustard": "Mustard", "nuts": "Nuts", "eggs": "Eggs"}


def expect_same(pizza, told):
    """Whether the page shows what the command made."""
    assert [name.rstrip("*") for name in pizza["toppings"].split(", ")] == told["toppings"]
    prices = [f"{size} €{price}" for size, price in (told["sizes"] or {}).items()] or [f"€{told['price']}"]
    assert pizza["prices"] == prices
    known = {True: "yes", False: "no", None: "unknown"}
    diet = "Vegan" if told["vegan"] else {"yes": "Vegetarian", "no": "Not vegetarian", "unknown": "unknown"}[known[told["vegetarian"]]]
    assert pizza["diet"] == [diet]
    named = [re.sub(r"^\d+ | \(.*", "", one) for one in pizza["allergens"]]
    rest = [] if told["allergensKnown"] else ["perhaps others: not all are known"]
    assert named == [LABELS[code] for code in told["allergens"]] + rest
    assert bool(pizza["frozen"]) == ("*" in pizza["toppings"])


@cache
def program(site, *options):
    """What the program makes of a wish."""
    return site.json("random", "--json", *options)


@pytest.mark.parametrize("name", ["plain", "sized"])
def test_a_seed_gives_what_the_command_gives(page, address, request, name):
    site = request.getfixturevalue(name)
    page.goto(address(site))
    for wish, options in wishes(10):
        make(page, wish)
        expect_same(shown(page), program(site, *options))


def test_the_demonstration_gives_what_the_command_gives(page, address, demonstration):
    page.goto(address(demonstration))
    for seed in range(3):
        make(page, f"seed={seed}")
        expect_same(shown(page), program(demonstration, "--seed", str(seed)))


def test_the_button_makes_a_pizza_that_can_be_sent(page, address, plain):
    page.goto(address(plain))
    for name in ("Tomato sauce", "Onions"):
        page.get_by_role("checkbox", name=name).uncheck()
    switch(page, "Vegetarian").check()
    page.get_by_role("button", name="Make a pizza").click()
    expect(page.locator(".drawn")).to_be_visible()
    wish = re.search(r"#seed=(\d+)&vegetarian&without=1,6$", page.url)
    assert 0 < int(wish[1]) < 10**6
    pizza = shown(page)
    told = plain.json("random", "--json", "--seed", wish[1], "--vegetarian", "--without", "Tomato sauce", "--without", "Onions")
    expect_same(pizza, told)
    sent = page.get_by_role("link", name="Link to this pizza").evaluate("link => link.href")
    assert sent == page.url
    with page.context.browser.new_context() as context:
        other = context.new_page()
        other.goto(sent)
        expect(other.locator(".drawn")).to_be_visible()
        assert shown(other) == pizza
        assert not switch(other, "Vegetarian").is_checked()


def test_each_press_makes_another_and_back_shows_the_one_before(page, address, plain):
    page.goto(address(plain))
    names = []
    for _ in range(3):
        page.get_by_role("button", name="Make a pizza").click()
        expect(page.locator(".drawn h2")).to_have_text(re.compile(re.search(r"seed=(\d+)", page.url)[1]))
        names.append(page.locator(".drawn h2").text_content())
    assert len(set(names)) == 3
    page.go_back()
    expect(page.locator(".drawn h2")).to_have_text(names[1])
    page.go_back()
    page.go_back()
    expect(page.locator(".drawn")).to_be_hidden()


def test_a_pizza_goes_once_it_does_not_fit(page, address, plain):
    page.goto(address(plain))
    seeds = iter(range(1, 50))
    for seed in seeds:
        make(page, f"seed={seed}")
        if "Salami" in shown(page)["toppings"]:
            break
    page.get_by_role("checkbox", name="Onions").uncheck()
    expect(page.locator(".drawn")).to_be_visible()
    switch(page, "Vegan").check()
    expect(page.locator(".drawn")).to_be_hidden()
    assert "#" not in page.url
    make(page, f"seed={next(seeds)}&vegan")
    switch(page, "Vegetarian").check()
    expect(page.locator(".drawn")).to_be_visible()


@pytest.mark.parametrize("wish", ["", "#seed=<img src=x onerror=alert(1)>"])
def test_what_is_no_seed_makes_nothing(page, address, plain, wish):
    page.goto(address(plain) + wish)
    page.wait_for_load_state()
    assert page.locator(".drawn").is_hidden()


def test_a_wish_that_leaves_too_little_is_told(page, address, plain):
    page.goto(address(plain) + "#seed=7&vegan&without=1,3,6,9,10")
    expect(page.get_by_text("A pizza needs at least two toppings")).to_be_visible()
    assert page.locator(".drawn").is_hidden()


def test_allergens_that_are_named_and_traces(page, address, plain):
    page.goto(address(plain))
    seen = set()
    for seed in range(60):
        make(page, f"seed={seed}&without=6,11")
        pizza = shown(page)
        names = set(pizza["toppings"].replace("*", "").split(", "))
        seen |= names
        nuts = [own for name, own in (("Pesto", "pine nuts"), ("Cashew cream", "cashews")) if name in names]
        told = [re.sub(r"^\d+ ", "", one) for one in pizza["allergens"]]
        assert "Gluten (wheat)" in told
        assert [one for one in told if one.startswith("Nuts")] == ([f"Nuts ({', '.join(nuts)})"] if nuts else [])
        ids = [int(number) for number in pizza["ids"].split()]
        traces = {"Celery", "Milk"} if any(number % 4 == 0 for number in ids) else set()
        has_milk = any("milk" in (own[3] or []) for own in (TOPPINGS[number - 1] for number in ids))
        assert {re.sub(r"^\d+ ", "", one) for one in pizza["traces"]} == traces - ({"Milk"} if has_milk else set())
    assert len(seen) >= len(TOPPINGS) - 3


# ---- Its drawing ----


def test_a_drawing_is_that_of_the_build(page, address, plain, demonstration):
    """To the byte: those that the build drew of the same seed."""
    for site in (plain, demonstration):
        page.goto(address(site))
        for seed in (1, 2, 3):
            make(page, f"seed={seed}")
            drawing = unquote(shown(page)["drawing"].removeprefix("data:image/svg+xml,"))
            assert drawing == (site.output / f"assets/random/{seed}.svg").read_text()
            assert page.locator(".drawn img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


# ---- Into the order ----


def test_it_goes_into_the_order_with_its_toppings_and_price(page, address, demonstration):
    page.goto(address(demonstration) + "#seed=7")
    page.get_by_role("button", name="Add Pizza No.\u00a07").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(r"€11\.20")).click()
    expect(page.get_by_role("link", name=re.compile("order", re.I)).last).to_be_visible()
    [line] = kept(page)["order"]["lines"]
    assert (line["toppings"], line["price"], line["count"]) == ([1, 2, 7, 9, 10], 1120, 1)


def test_without_orders_there_is_no_button_for_it(page, address, plain):
    page.goto(address(plain) + "#seed=7")
    expect(page.locator(".drawn")).to_be_visible()
    assert page.get_by_role("button", name="Add").count() == 0


# ---- For everybody ----


def test_without_scripts_three_pizzas_are_there(browser, address, plain):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(address(plain))
        assert page.locator(".chance").is_hidden()
        cards = page.locator(".card")
        assert cards.count() == 3
        for seed, card in enumerate(cards.all(), 1):
            told = plain.json("random", "--json", "--seed", str(seed))
            assert card.locator("h3").inner_text() == f"Pizza No.\u00a0{seed}"
            assert card.locator(".price").inner_text() == f"€{told['price']}"
            assert card.locator(".toppings").inner_text().replace("*", "").split(", ") == told["toppings"]
            assert card.locator("img").is_visible()


def test_the_three_can_be_looked_at(page, address, plain):
    page.goto(address(plain))
    page.get_by_role("link", name="Pizza No. 2").click()
    expect(page.locator(".drawn h2")).to_have_text("Pizza No.\u00a02")


def test_by_keyboard_alone(page, address, plain):
    page.goto(address(plain))
    page.get_by_role("button", name="Make a pizza").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".drawn")).to_be_visible()
    first = page.locator(".drawn h2").text_content()
    page.keyboard.press("Space")
    expect(page.locator(".drawn h2")).not_to_have_text(first)
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert switch(page, "Vegetarian").is_checked()


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_with_a_pizza_axe_finds_nothing_and_nothing_sticks_out(browser, address, plain, scheme, width):
    with browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce", bypass_csp=True
    ) as context:
        page = context.new_page()
        page.goto(address(plain) + "#seed=7")
        expect(page.locator(".drawn")).to_be_visible()
        switch(page, "Vegan").check()
        found = Axe().run(page).response["violations"]
        assert [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.hostile
def test_hostile_names_are_names(page, address, tmp_path):
    strings = [*STRINGS.values(), '"><svg onload=alert(1)>', "</script><img src=x onerror=alert(1)>", "x" * 10_000, "اسم 🍕"]
    site = house(tmp_path, toppings=[(f"{text} {n}", True, True, [f"nuts: {text[:50] or 'x'}"]) for n, text in enumerate(strings)])
    page.goto(address(site))
    for seed in range(30):
        make(page, f"seed={seed}")
        told = site.json("random", "--json", "--seed", str(seed))
        assert shown(page)["toppings"].replace("*", "") == ", ".join(told["toppings"]).replace("*", "")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    drawings = [unquote(shown(page)["drawing"])] + [file.read_text() for file in (site.output / "assets/random").iterdir()]
    assert not any("onload" in drawing or "onerror" in drawing or "xxxx" in drawing for drawing in drawings)
    assert page.locator("main img:not(.drawing), main svg, main script").count() == 0
