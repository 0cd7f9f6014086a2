"""The menus of houses as those of their countries are, and that of the demonstration: all that a real one says is stated, checked,
printed and ordered from."""

import csv
import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import FORNO, PACKAGE, BuiltSite
from reader import reading, said
from test_print import printed, squeezed

# The numbers of allergens are their places in Annex II; additives have letters in this order.
ALLERGENS = "gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs".split()
ADDITIVES = ["colour", "preservative", "antioxidant", "nitrite", "nitrate", "nitrite and nitrate", "flavour enhancer", "blackened", "waxed", "phosphate",
             "sweetener", "phenylalanine", "laxative", "caffeine", "quinine"]  # fmt: skip
# Half past eight in Italy and Germany on a Friday evening, and half past eleven on the west coast of America: all three are open.
OPEN = "2026-11-20T19:30:00Z"


@dataclass(frozen=True)
class House:
    """What a test cannot know of a menu without reading it: what its sections are called, and what a guest orders."""

    language: str
    sections: dict
    pizza: tuple
    halves: tuple
    chosen: tuple
    wine: tuple
    bottle: tuple


HOUSES = {
    "demonstration": House(
        "en",
        {"starters": "To begin with", "pasta": "Pasta and soup", "salads": "Salads and sides", "desserts": "Something sweet", "beers": "Beer",
         "lunch": "Sunday lunch"},
        ("Funghi", "Family", "rocket"), ("1 Marinara", "34 'Nduja and honey", "Round"), ("Roast sausages", "Caponata"),
        ("Vermentino", "0.75 l"), ("Coke", "0.33 l"),
    ),
    "italian": House(
        "it",
        {"starters": "Antipasti", "pasta": "Primi piatti", "salads": "Insalate e contorni", "desserts": "Dolci", "beers": "Birre",
         "lunch": "Menu del pranzo"},
        ("Diavola", "Maxi", "rucola"), ("2 Margherita", "24 Ponte Vecchio", "Maxi"), ("Tagliata di manzo", "Verdure alla griglia"),
        ("Chianti Classico DOCG", "0,75 l"), ("Acqua naturale", "1 l"),
    ),
    "german": House(
        "de",
        {"starters": "Vorspeisen", "pasta": "Pasta", "salads": "Salate", "desserts": "Nachspeisen", "beers": "Bier", "lunch": "Mittagstisch"},
        ("Funghi", "40 cm", "Feta"), ("22 Salami", "45 Parma", "32 cm"), ("Schnitzel Wiener Art", "Hähnchenschnitzel", "Bratkartoffeln", "Currysauce"),
        ("Primitivo", "0,75 l"), ("Hefeweizen", "0,5 l"),
    ),
    "american": House(
        "en-US",
        {"starters": "Starters", "pasta": "Pasta", "salads": "Salads", "desserts": "Desserts", "beers": "Beer", "lunch": "Lunch Specials"},
        ("Mushroom", '18"', "bacon"), ("1 Cheese", "29 Hot Honey Soppressata", '14"'), ("Cheese Ravioli", "pesto"),
        ("House Red", "Bottle"), ("Cola in the Bottle", "2 l"),
    ),
}  # fmt: skip


class Menu:
    """The site of a house with its menu, as the program gives it to other programs."""

    def __init__(self, name, folder):
        self.house = HOUSES[name]
        shutil.copytree(content_of(name), folder / "site/content")
        self.site = BuiltSite(folder / "site", folder / "output", "--strict", "--offline")
        self.json = self.site.json("menu", "--format", "json", "--offline")
        self.dishes = {dish["name"]: dish for dish in self.json["pizzas"]}
        self.rows = list(csv.DictReader((self.site.output / "menu/menu.csv").read_text().splitlines()))

    @property
    def sections(self):
        """The names of the dishes in each section, as a search engine is told."""
        page = self.site.page("menu/print/index.html").read_text()
        data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.DOTALL)[1])
        return {part["name"]: [item["name"] for item in part["hasMenuItem"]] for part in data["hasMenu"]["hasMenuSection"]}

    @property
    def words(self):
        """The words of its language, as the theme has them: those of the region over the others."""
        own, common = self.house.language, self.house.language.split("-")[0]
        files = [PACKAGE / f"templates/strings/{language}.yml" for language in dict.fromkeys([common, own])]
        return dict(line for file in files for line in re.findall(r'^(\w+): "?(.*?)"?$', file.read_text(), re.M))

    def sizes(self, dish):
        """The prices of a dish by its sizes."""
        return dish.get("sizes") or {"": dish["price"]}

    def section(self, kind):
        return [self.dishes[name] for name in self.sections[self.house.sections[kind]]]

    def money(self, price):
        """An amount as the house writes it, of cents or of a text with a point."""
        cents = price if isinstance(price, int) else cents_of(price)
        text = f"{cents // 100}.{cents % 100:02}"
        before = {"en-US": "$", "en": "€"}.get(self.house.language)
        return f"{before}{text}" if before else f"{text.replace('.', ',')}€"


def content_of(name):
    """The files of a house."""
    return PACKAGE / ("content" if name == "demonstration" else f"Tests/Menus/{name}/content")


def cents_of(price):
    whole, point, part = price.partition(".")
    assert point and len(part) == 2, price
    return int(whole) * 100 + int(part)


@pytest.fixture(scope="module", params=HOUSES)
def menu(request, tmp_path_factory):
    return Menu(request.param, tmp_path_factory.mktemp(request.param))


# ---- What is stated ----


@pytest.fixture(params=HOUSES)
def rows(request, tmp_path):
    """The rows of the CSV of a house's menu."""
    shutil.copytree(content_of(request.param), tmp_path / "content")
    command = [str(FORNO), "menu", "--site", str(tmp_path), "--format", "csv", "--offline"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return list(csv.DictReader(done.stdout.splitlines()))


def test_what_a_section_is_had_with_is_said_once(rows):
    """Also where a dish of it is not had in all sizes."""
    extras = [(row["of"], row["name"], row["size"], row["instead_of"]) for row in rows if row["kind"] == "extra"]
    assert len(extras) > 20
    assert [extra for extra in extras if extras.count(extra) > 1] == []


def test_the_menu_is_as_long_as_a_real_one(menu):
    assert len(menu.dishes) == len(menu.json["pizzas"]) >= 80
    pizzas = [dish for dish in menu.dishes.values() if "number" in dish and len(menu.sizes(dish)) == 3]
    assert len(pizzas) >= 35 and len({tuple(menu.sizes(dish)) for dish in pizzas}) == 1
    least = {"starters": 6, "pasta": 6, "salads": 5, "desserts": 5, "beers": 6, "lunch": 3}
    assert {kind: len(menu.section(kind)) >= count for kind, count in least.items()} == dict.fromkeys(least, True)


def test_pizzas_are_halved_and_had_with_more(menu):
    dishes = menu.dishes.values()
    assert menu.json.get("half") == "dearer" and sum(dish.get("half", False) for dish in dishes) >= 30
    extras = [extra for dish in dishes for extra in dish.get("extras", [])]
    assert any(len(extra.get("sizes", {})) == 3 and "insteadOf" not in extra for extra in extras)
    assert any("insteadOf" in extra for extra in extras)
    choices = [choice for dish in dishes for choice in dish.get("choices", [])]
    assert any(choice.get("choose") == 1 and len(choice["of"]) >= 3 for choice in choices)
    assert any(choice.get("upTo") == 2 for choice in choices)


def test_salads_stand_on_nothing(menu):
    assert {dish.get("base") for dish in menu.section("salads")} == {"none"}


def test_drinks_have_what_is_stated_of_them(menu):
    wines = [dish for dish in menu.dishes.values() if dish.keys() >= {"alcohol", "origin", "year"} and len(menu.sizes(dish)) == 2]
    assert len(wines) >= 4
    assert sum("alcohol" in dish for dish in menu.section("beers")) >= 5
    assert any("deposit" in dish for dish in menu.dishes.values()) and any("takeaway" in dish for dish in menu.dishes.values())


def test_some_is_had_at_noon_and_some_in_its_season(menu):
    kinds = {name: {kind for time in dish.get("served", []) for kind in time} for name, dish in menu.dishes.items()}
    assert {frozenset(kinds[dish["name"]]) for dish in menu.section("lunch")} == {frozenset({"days", "hours"})}
    assert any("dates" in own for own in kinds.values())
    assert {mark for dish in menu.dishes.values() for mark in dish.get("marks", [])} == {"new", "spicy", "favourite"}


def test_the_house_says_where_it_is_and_when(menu):
    settings = (menu.site.source / "content/site.yml").read_text()
    opened = re.findall(r"^    open: (.*)$", settings, re.M)
    assert any(", " in times for times in opened), "no day has a break"
    assert any(time.split("-")[1].split(":")[0] in ("0", "1") for times in opened for time in times.split(", ")), "no day ends past midnight"
    assert all(f"\n{key}: " in settings for key in ("address", "phone", "law"))


def test_rules_of_the_country_find_nothing(menu):
    command = [str(FORNO), "check", "--site", str(menu.site.source), "--clock", "2026-11-21", "--offline"]
    told = subprocess.run([*command, "--law"], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "") and re.match(r"[1-9]\d* rules? checked, ", told.stdout), told.stdout + told.stderr
    # Nor is there anything else to be told, a note neither.
    told = subprocess.run([*command, "--json"], capture_output=True, text=True)
    assert (told.returncode, json.loads(told.stdout)) == (0, [])


def test_a_screen_on_the_wall_shows_all_its_pages_in_turn(menu):
    page = menu.site.page("menu/screen/index.html").read_text()
    count = page.count('class="sheet"')
    assert re.search(r'class="sheets [^"]*\bsheets-(\d+)"', page)[1] == str(count)


# ---- What is printed ----


@pytest.fixture(scope="module")
def paper(menu, tmp_path_factory):
    return printed(menu.site.source, "menu", folder=tmp_path_factory.mktemp("printed"))


def test_every_name_is_printed_with_every_price(menu, paper):
    """The prices of a dish stand behind its name in the order of its sizes, with nothing between but notes and volumes."""
    text = squeezed(paper.text)
    missing = []
    for dish in menu.dishes.values():
        name = squeezed(dish["name"])
        prices = [re.escape(menu.money(price)) for price in menu.sizes(dish).values() if price]
        if not re.search(re.escape(name) + r".{0,60}?" + r"[^€$]{0,12}".join(prices), text):
            missing.append((dish["name"], prices))
    assert missing == []


def by_owner(rows, kind, key):
    """The amounts of a column by what they are of, each with those of its sizes in their order; none of which nothing is said."""
    found = {}
    for row in rows:
        if row["kind"] in kind:
            found.setdefault((row["name"], row["of"], row["instead_of"]), {}).setdefault(row["size"], row[key])
    return [(name, list(sizes.values())) for (name, *_), sizes in found.items() if any(sizes.values())]


def missing_on(text, menu, wanted, between, before=""):
    """Which amounts do not stand in a row behind the name that they are of, with a dash for a size of which nothing is said."""
    rows = [(name, [f"{before}{menu.money(amount)}" if amount else "–" for amount in amounts]) for name, amounts in wanted]
    return [row for row in rows if not re.search(re.escape(squeezed(row[0])) + between + re.escape("/".join(row[1])), text)]


def test_what_is_had_with_a_dish_is_printed_with_every_price(menu, paper):
    text = squeezed(paper.text)
    extras = by_owner(menu.rows, ["extra"], "price")
    options = [(name, amounts) for name, amounts in by_owner(menu.rows, ["choice"], "price") if amounts != ["0.00"]]
    assert len(extras) > 10 and options
    # Behind the name of what is had with a dish stand notes, and before a price no other.
    assert missing_on(text, menu, extras, r"[^;€$]{0,60}?") == []
    assert missing_on(text, menu, options, r"[^;€$]{0,20}?", before="+") == []


@pytest.mark.parametrize("fact", ["takeaway", "deposit"])
def test_what_is_paid_elsewhere_or_besides_is_printed(menu, paper, fact):
    stated = by_owner(menu.rows, ["pizza", "dish", "drink"], fact)
    assert stated and missing_on(squeezed(paper.text), menu, stated, ".{0,200}?") == []


def test_no_line_begins_with_what_ends_a_price(paper):
    assert re.findall(r"^ *[;,].*", paper.text, re.M) == []


def test_every_sheet_explains_every_mark(menu, paper):
    """A guest has one sheet in hand: whatever stands behind a dish anywhere is explained on each."""
    page = menu.site.page("menu/print/index.html").read_text()
    assert paper.page_count == page.count('class="sheet"')
    parts = [part for dish in menu.dishes.values() for part in [dish, *dish.get("extras", []), *(of for each in dish.get("choices", []) for of in each["of"])]]
    wanted = [f"{ALLERGENS.index(code) + 1}{menu.words[f'allergen_{code}']}" for code in {code for part in parts for code in part["allergens"]}]
    additives = {code for part in parts for code in part.get("additives", [])}
    wanted += [f"{chr(ord('a') + ADDITIVES.index(code))}{menu.words['additive_' + code.replace(' ', '_')]}" for code in additives]
    wanted += [f"*{menu.words['frozen']}"] if any(part.get("frozen") for part in parts) else []
    sheets = [squeezed(sheet) for sheet in paper.text.split("\f")[:-1]]
    assert len(wanted) >= 8 and len(sheets) == paper.page_count
    assert [(number, note) for number, sheet in enumerate(sheets, 1) for note in wanted if squeezed(note) not in sheet] == []


# ---- What is ordered ----


@pytest.fixture
def telephone(browser, menu):
    with reading(browser, 390) as page:
        page.clock.install(time=OPEN)
        page.goto(menu.site.page("menu/index.html").as_uri())
        yield page


def card(page, name):
    """The place of a dish on the menu."""
    return page.locator(".dish").filter(has=page.locator("h3").get_by_text(re.compile(rf"^\s*{re.escape(name)}\s*$")))


def put(page, name, size=None):
    """Puts a dish into the order, or opens what asks for more."""
    found = card(page, name)
    (found.locator("button.add", has_text=size) if size else found.locator("button.add")).first.click()


def close(page):
    page.locator("dialog .done").click()
    expect(page.locator("dialog")).to_have_count(0)


def tick(page, group, name):
    """Chooses what is called so in a group of the window, whatever it costs."""
    expect(page.locator("dialog")).to_be_visible()
    labels = page.locator(f"dialog fieldset[name={group}] label")
    (place,) = [place for place, text in enumerate(said(labels)) if text == name or text.startswith(f"{name} ")]
    labels.nth(place).locator("input").check()


def fill_order(page, menu):
    """A pizza of the largest size with more on it, one of two halves, a dish with what is chosen, a bottle of wine, one with a deposit."""
    house = menu.house
    (pizza, size, extra), (one, other, of_halves), (dish, *options) = house.pizza, house.halves, house.chosen
    put(page, pizza, size)
    expect(card(page, pizza).locator("button[data-count]").first).to_be_visible()
    page.locator(".halves button").first.click()
    # The second first: neither list has the pizza that the other one shows, and the second begins with the second of the menu.
    page.locator("dialog select[name=half]").select_option(other)
    page.locator("dialog select[name=pizza]").select_option(one)
    tick(page, "sizes", of_halves)
    close(page)
    put(page, dish)
    for option in options:
        tick(page, "choice", option)
    close(page)
    for name, size in (house.wine, house.bottle):
        put(page, name, size)
        expect(card(page, name).locator("button[data-count]").first).to_be_visible()
    page.goto(menu.site.page("order/index.html").as_uri())
    page.locator(".line", has=page.locator("h3", has_text=pizza)).first.locator(".change").click()
    tick(page, "mores", extra)
    close(page)


class Bill:
    """What the lines of that order cost by the menu, where it leaves the house."""

    def __init__(self, menu):
        self.menu, house = menu, menu.house
        pizza, size, extra = house.pizza
        one, other, of_halves = house.halves
        dish, *options = house.chosen
        halves = [half.split(" ", 1)[1] for half in (one, other)]
        self.lines = [
            (pizza, self.price(pizza, size) + self.extra(pizza, size, extra)),
            (other, max(self.price(half, of_halves) for half in halves)),
            (dish, self.price(dish, "") + sum(self.option(dish, option) for option in options)),
            (house.wine[0], self.price(*house.wine)),
            (house.bottle[0], self.price(*house.bottle)),
        ]
        self.deposit = self.of_size(menu.dishes[house.bottle[0]]["deposit"], house.bottle[1])
        self.total = sum(price for _, price in self.lines) + self.deposit

    def of_size(self, prices, size):
        return cents_of(prices[size] if isinstance(prices, dict) else prices)

    def price(self, name, size):
        dish = self.menu.dishes[name]
        takeaway = dish.get("takeaway")
        if isinstance(takeaway, dict):
            takeaway = takeaway.get(size)
        return cents_of(takeaway or self.menu.sizes(dish)[size])

    def extra(self, name, size, extra):
        (found,) = [each for each in self.menu.dishes[name]["extras"] if each["name"] == extra]
        return self.of_size(found["sizes"], size)

    def option(self, name, option):
        (found,) = [of for choice in self.menu.dishes[name]["choices"] for of in choice["of"] if of["name"] == option]
        return cents_of(found["price"]) if "price" in found else 0


@pytest.mark.some(3)
def test_what_is_ordered_costs_what_the_menu_says(telephone, menu):
    fill_order(telephone, menu)
    bill = Bill(menu)
    assert len({price for _, price in bill.lines}) == 5 and bill.deposit > 0
    rows = telephone.locator(".line").all()
    shown = [(row.locator("h3").inner_text(), squeezed(row.locator(".price").inner_text())) for row in rows]
    assert len(shown) == 5
    for (name, price), (title, cost) in zip(bill.lines, shown):
        assert name in title and cost == menu.money(price), (name, title)
    sums = [squeezed(cell) for cell in said(telephone.locator(".basket .sums td"))]
    assert menu.money(bill.deposit) in sums and sums[-1] == menu.money(bill.total)


@pytest.mark.some(3)
def test_the_message_says_what_is_ordered(telephone, menu):
    fill_order(telephone, menu)
    bill = Bill(menu)
    telephone.locator("[name=name]").fill("Ada")
    address = urlsplit(telephone.locator("a.whatsapp, a.sms").first.get_attribute("href"))
    query = parse_qs(address.query.replace("?", "&"))
    told = (query.get("text") or query["body"])[0].splitlines()
    lines = [squeezed(line) for line in told if " × " in line]
    assert len(lines) == 5
    for (name, price), line in zip(bill.lines, lines):
        assert line.startswith("1×") and squeezed(name) in line and line.endswith(f":{menu.money(price)}"), (name, line)
    for part in (menu.house.pizza[2], *menu.house.chosen[1:], menu.house.wine[1]):
        assert any(part in line for line in told), part
    assert any(squeezed(line).endswith(f":{menu.money(bill.total)}") for line in told)
    assert any(squeezed(line).endswith(f":{menu.money(bill.deposit)}") for line in told)
