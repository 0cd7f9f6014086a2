"""One menu in every form: each says of every dish what was drawn, as far as Documentation/Formats.md says that it can."""

import csv
import dataclasses
import json
import random
import re
import shutil
import subprocess
from decimal import Decimal

import pytest
from playwright.sync_api import sync_playwright

from channels import ALLERGENS, GOOGLE, MARKS, PACKAGE, Item, Reader, linked_data
from menu_seen import OrderPage, PrintedMenu
from program import PROGRAM

LANGUAGES = ["en", "it", "de", "fr", "es"]
ORDER = "base_url: https://x.example/\nshare_pictures: false\norder:\n  table: true\n  whatsapp: \"+44 1632 960123\"\n"
# The same engine without windows and with them, as people have it.
BROWSERS = {False: "/usr/bin/chromium-headless-shell", True: "/usr/bin/chromium"}
PARTS = ["prices", "takeaway", "allergens", "traces", "not known", "marks", "diets", "choices"]
NAMES = ["Margherita", "Quattro formaggi", 'Pizza "della casa"', "Sale & pepe", "Tonno | cipolla", "Rosso *fuoco*", "<b>Fett</b>", "Crème brûlée",
         "=2+2", "Käsespätzle", "Piñata [rossa]", "Jalapeño_caliente", "L'orto", "Tiramisù", "Gnocchi #7", "Fish `n' chips"]  # fmt: skip
FOODS = ["Pommes", "Patata al forno", "Riz", "Ketchup"]
FORMS = {
    "`menu/`": Reader.page, "`menu/print/`": Reader.paper, "`menu/screen/`": Reader.screen, "`menu/menu.md`": Reader.markdown, "`menu/menu.csv`": Reader.table,
    "`menu/menu.json`": Reader.json, "`menu/allergens/`": Reader.allergen_table, "`menu/allergens/allergens.csv`": Reader.allergen_csv,
    "JSON-LD": Reader.search_engine, "JSON-LD of the house": Reader.search_engine_of_the_house, "`forno export menu --format google`": None, "`forno menu`": None,
}  # fmt: skip
# The forms that take a browser.
BROWSED = {
    "`forno print menu`": lambda published, browser: published.pdf(),
    "`order/`": lambda published, browser: published.order(browser),
}


def held():
    """What each form can hold, by the table of the documentation."""
    text = (PACKAGE / "Documentation/Formats.md").read_text()
    rows = re.search(r"^\| form \| (.+) \|\n\|[- |]+\|\n((?:\|.*\n)+)", text, re.M)
    assert rows[1].split(" | ") == PARTS
    return {cells[0]: dict(zip(PARTS, cells[1:])) for cells in (line.strip("| ").split(" | ") for line in rows[2].splitlines())}


HELD = held()


def run(*arguments):
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


class Drawn:
    """A menu of which all is known that its forms should say."""

    def __init__(self, seed):
        self.dice = dice = random.Random(seed)
        self.language = LANGUAGES[seed % len(LANGUAGES)]
        self.sizes = dice.choice([[], ["Normal", "Maxi"], ["S", "M", "L"]])
        self.items = []
        names = dice.sample(NAMES, dice.randrange(4, len(NAMES)))
        self.dishes = [self.dish(number, name) for number, name in enumerate(names, 1)]
        self.drinks = [self.drink(number, name) for number, name in enumerate(["Water", "Birra, chiara", "Wein ½ l"], 1)]

    def facts(self, item):
        """Allergens and a diet that can be true together, as a payload states them."""
        dice, stated = self.dice, {}
        if dice.random() < 0.8:
            drawn = dice.sample(ALLERGENS, dice.randrange(5))
            cut = dice.randrange(len(drawn) + 1)
            item.contains, item.traces = frozenset(drawn[:cut]), frozenset(drawn[cut:])
            stated |= {"allergens": drawn[:cut], "traces": drawn[cut:]}
        else:
            item.is_known = False
        flesh, animals = {"fish", "crustaceans", "molluscs"}, {"milk", "eggs"}
        if not flesh & item.contains:
            item.diet = dice.choice(["", "vegetarian", *([] if animals & item.contains else ["vegan"])])
        if item.diet:
            stated[item.diet] = True
        return stated

    def price(self):
        return Decimal(self.dice.randrange(200, 3000, 5)) / 100

    def dish(self, number, name):
        dice, item = self.dice, Item(name)
        self.items.append(item)
        stated = self.facts(item)
        own = {"name": name, "section": f"Section {number // 6}", "contains": stated.pop("allergens", None), **stated}
        if own["contains"] is None:
            del own["contains"]
        elif not own["contains"] and not item.traces:
            own["contains"] = "none"
        sizes = [size for size in self.sizes if dice.random() < 0.9] or self.sizes
        item.prices = {size: self.price() for size in sizes or [""]}
        prices = {size: float(item.prices[size]) if size in item.prices else None for size in self.sizes}
        own["price"] = prices or float(item.prices[""])
        item.takeaway = {size: self.price() for size in item.prices if dice.random() < 0.3}
        if item.takeaway:
            away = {size: float(price) for size, price in item.takeaway.items()}
            own["takeaway"] = away.get("", away)
        item.marks = frozenset(dice.sample(MARKS, dice.choice([0, 0, 1, 2])))
        own["choices"] = [self.choice(item) for _ in range(dice.choice([0, 0, 1, 2]))]
        return own | {"marks": sorted(item.marks), **({"number": number} if dice.random() < 0.5 else {})}

    def choice(self, item):
        """What is chosen of some foods, the first of which adds nothing to the price."""
        count = self.dice.randrange(2, len(FOODS))
        options = [{"ingredient": number} for number in self.dice.sample(range(1, len(FOODS) + 1), count)]
        for option in options[1:]:
            if self.dice.random() < 0.5:
                option["price"] = self.dice.randrange(10, 300, 5) / 100
        item.choices |= {(FOODS[option["ingredient"] - 1], Decimal(str(option["price"])) if "price" in option else None) for option in options}
        return {**self.dice.choice([{"choose": 1}, {"upTo": self.dice.randrange(1, count)}]), "of": options}

    def drink(self, number, name):
        item = Item(name, {"": self.price()}, {"": self.price()} if self.dice.random() < 0.3 else {})
        self.items.append(item)
        stated = self.facts(item)
        # A menu does not say of drinks what everybody knows.
        for diet in ("vegan", "vegetarian"):
            stated.pop(diet, None)
        item.diet = ""
        away = {"takeaway": float(item.takeaway[""])} if item.takeaway else {}
        return {"id": number, "name": name, "price": float(item.prices[""]), **away, **stated}

    def site(self, folder):
        (folder / "content/menu").mkdir(parents=True)
        (folder / "content/site.yml").write_text(f"title: Da Prova\nlanguage: {self.language}\n{ORDER}")
        sections = [{"name": f"Section {number}", "base": "none"} for number in range(4)]
        menu = {"prices": "by_hand", "sections": sections, "pizzas": self.dishes}
        menu |= {"sizes": [{"name": size} for size in self.sizes]} if self.sizes else {}
        # What is chosen takes nothing from what is known of a dish.
        foods = [{"id": number, "name": name, "price": 1, "vegan": True, "allergens": []} for number, name in enumerate(FOODS, 1)]
        files = {"pizzas": menu, "ingredients": foods, "drinks": self.drinks}
        for name, payload in files.items():
            (folder / f"content/menu/{name}.json").write_text(json.dumps(payload))
        return folder


class Published:
    """The forms of a site's menu, in its own language or in that of a folder."""

    def __init__(self, site, language, sizes=(), folder=""):
        run("build", "--site", site, "--output", site / "output", "--offline", "--quiet")
        self.site = site
        self.reader, self.sizes = Reader(site / "output" / folder, language), sizes
        self.printed = {"`forno menu`": run("menu", "--site", site), "`forno export menu --format google`": run("export", "menu", "--format", "google", "--site", site)}

    def items(self, form):
        if form == "`forno menu`":
            return list(Reader.terminal(self.printed[form]))
        if read := FORMS[form]:
            return list(read(self.reader))
        return list(self.reader.google(self.printed[form], self.sizes, {item.name for item in self.reader.json()}))

    def pdf(self):
        """What is seen on the menu that is printed."""
        file = self.site / "menu.pdf"
        run("print", "menu", "--site", self.site, "--output", file, "--offline")
        return PrintedMenu(file, self.reader.words, self.sizes).items

    def order(self, browser):
        """What is seen of an order of all that there is."""
        with browser.new_context(viewport={"width": 390, "height": 900}) as context:
            return OrderPage(context.new_page(), self.reader.output, self.reader.words, self.sizes).items


def compare(items, form, wanted, drinks, parts=PARTS, poured=()):
    """A form says of each dish and drink what it can hold, and says nothing else; what is poured is drink in a section of the menu."""
    found = {item.name: item for item in items}
    expected = {item.name: item for item in wanted if form != "JSON-LD" or item.name not in drinks}
    missing = set(expected) ^ {name for name in found if name in expected}
    assert not missing, (form, missing, sorted(found))
    for part in parts:
        # That a drink is vegan is for tables alone.
        expected = {name: item for name, item in expected.items() if part != "diets" or name not in {*drinks, *poured}}
        said = {name: found[name].part(part) for name in expected}
        match HELD[form][part]:
            case "yes": assert said == {name: item.part(part) for name, item in expected.items()}, (form, part)
            case "in part": assert said == {name: frozenset(GOOGLE[code] for code in item.contains if code in GOOGLE) for name, item in expected.items()}
            case "no": assert said == {name: Item(name).part(part) for name in expected}, (form, part)


def test_the_table_names_every_form():
    assert set(HELD) == FORMS.keys() | BROWSED.keys()
    assert {answer for row in HELD.values() for answer in row.values()} == {"yes", "no", "in part"}


@pytest.mark.parametrize("seed", [*range(10), *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(10, 50))])
def test_every_form_says_what_was_drawn(tmp_path, seed):
    drawn = Drawn(seed)
    published = Published(drawn.site(tmp_path / "site"), drawn.language, drawn.sizes)
    for form in FORMS:
        compare(published.items(form), form, drawn.items, [drink["name"] for drink in drawn.drinks])


def translated(drawn, site, language):
    """Has the site of a drawn menu shown in another language as well; gives what its forms should say there."""
    named = [item.name for item in drawn.items] + FOODS + [f"Section {number}" for number in range(4)] + drawn.sizes
    words = {text: f"{text} {language.upper()}" for text in named}
    with (site / "content/menu/words.csv").open("w", newline="") as file:
        csv.writer(file).writerows([(drawn.language, language), *words.items()])
    with (site / "content/site.yml").open("a") as settings:
        settings.write(f"languages: [{language}]\n")

    def by_size(prices):
        return {words.get(size, size): price for size, price in prices.items()}

    return [
        dataclasses.replace(
            item, name=words[item.name], prices=by_size(item.prices), takeaway=by_size(item.takeaway),
            choices=frozenset((words[food], price) for food, price in item.choices))
        for item in drawn.items
    ], [words[size] for size in drawn.sizes]


# The forms of commands are in the language of the house.
TRANSLATED = [form for form in FORMS if not form.startswith("`forno")]


@pytest.mark.parametrize("seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(5, 50))])
def test_another_language_says_the_same(tmp_path, seed):
    drawn = Drawn(seed)
    site, language = drawn.site(tmp_path / "site"), LANGUAGES[(seed + 1 + seed // 5 % 4) % 5]
    wanted, sizes = translated(drawn, site, language)
    drinks = [item.name for item in wanted[len(drawn.dishes):]]
    published = Published(site, language, sizes, folder=language)
    for form in TRANSLATED:
        compare(published.items(form), form, wanted, drinks)
    own = Published(site, drawn.language, drawn.sizes)
    for form in FORMS:
        compare(own.items(form), form, drawn.items, [drink["name"] for drink in drawn.drinks])


@pytest.fixture(scope="module")
def browser(tries_all):
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=BROWSERS[tries_all], args=["--no-sandbox"]) as browser:
        yield browser


SEEN = [3, 6, 7]


@pytest.mark.parametrize("form", BROWSED)
@pytest.mark.parametrize("seed", [*SEEN, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(50) if seed not in SEEN)])
@pytest.mark.product
def test_people_see_what_was_drawn(tmp_path, browser, seed, form):
    drawn = Drawn(seed)
    published = Published(drawn.site(tmp_path / "site"), drawn.language, drawn.sizes)
    compare(BROWSED[form](published, browser), form, drawn.items, [drink["name"] for drink in drawn.drinks])


@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.thorough), pytest.param("de", marks=pytest.mark.thorough)])
def test_a_short_menu_says_the_same_in_every_form(tmp_path, browser, language):
    site = tmp_path / "site"
    shutil.copytree(PACKAGE / "Tests/Menus/harbour/content", site / "content")
    settings = (PACKAGE / "content/site.yml").read_text()
    (site / "content/site.yml").write_text(settings.replace("language: en", f"language: {language}"))
    published = Published(site, language)
    wanted = published.items("`menu/menu.json`")
    drinks = [drink["name"] for drink in json.loads((site / "output/menu/menu.json").read_text())["drinks"]]
    for form in FORMS:
        compare(published.items(form), form, wanted, drinks)
    for form, read in BROWSED.items():
        compare(read(published, browser), form, wanted, drinks)


@pytest.mark.parametrize("house", ["demonstration", "italian", pytest.param("german", marks=pytest.mark.thorough), pytest.param("american", marks=pytest.mark.thorough)])
def test_the_menu_of_a_house_says_the_same_in_every_form(tmp_path, house):
    """But for paper and orders, which test_menus_of_houses reads: some of a real card is not had today."""
    content = PACKAGE if house == "demonstration" else PACKAGE / "Tests/Menus" / house
    shutil.copytree(content / "content", tmp_path / "content")
    language = re.search(r"^language: (.+)$", (tmp_path / "content/site.yml").read_text(), re.M)[1]
    menu = json.loads(run("menu", "--site", tmp_path, "--format", "json"))["pizzas"]
    published = Published(tmp_path, language, sorted({size for dish in menu for size in dish.get("sizes", {})}))
    wanted = published.items("`menu/menu.json`")
    assert len(wanted) == len({item.name for item in wanted}) > 80
    rows = list(csv.DictReader((tmp_path / "output/menu/menu.csv").read_text().splitlines()))
    bars = {row["section"] for row in rows if row["alcohol"] or row["deposit"]}
    poured = [row["name"] for row in rows if row["section"] in bars]
    # What is chosen has allergens of its own here, which the readers of choices take for a part of its name.
    parts = [part for part in PARTS if part != "choices"]
    for form in FORMS:
        compare(published.items(form), form, wanted, [], parts, poured)


HOURS = """title: Da Prova
phone: "+44 1632 960123"
address: Via della Prova 1, 00000 Collaudo
base_url: https://prova.example/kitchen/
time_zone: Europe/Rome
hours:
  - {days: Tuesday to Thursday, times: at noon and in the evening, weekdays: tue-thu, open: "12:00-14:30, 18:30-22:30"}
  - {days: Friday and Saturday, times: until two, weekdays: "fri, sat", open: "18:30-2:00"}
  - {days: Sunday, times: all day, weekdays: sun, open: "0:00-24:00"}
  - {days: Monday, times: closed, weekdays: mon}
  - {days: Christmas, times: closed, dates: 12-24 to 12-28}
  - {days: New Year, times: in the evening, dates: 12-31 to 01-01, open: "17:00-24:00"}
  - {days: a day that is over, times: closed, dates: "2026-11-02"}
  - {days: the second day of Christmas, times: at noon, dates: 12-26, open: "12:00-15:00"}
  - {days: Saint George, times: closed, dates: 04-23}
"""
WEEK = [
    (("Tuesday", "Wednesday", "Thursday"), "12:00", "14:30"), (("Tuesday", "Wednesday", "Thursday"), "18:30", "22:30"),
    (("Friday", "Saturday"), "18:30", "02:00"), (("Sunday",), "00:00", "23:59"),
]  # fmt: skip
DATES = [
    ("2026-12-24", "2026-12-25", "00:00", "00:00"), ("2026-12-26", "2026-12-26", "12:00", "15:00"), ("2026-12-27", "2026-12-28", "00:00", "00:00"),
    ("2026-12-31", "2027-01-01", "17:00", "00:00"), ("2027-04-23", "2027-04-23", "00:00", "00:00"),
]  # fmt: skip


def test_a_search_engine_is_told_of_the_house(tmp_path):
    (tmp_path / "content/menu").mkdir(parents=True)
    (tmp_path / "content/site.yml").write_text(HOURS)
    (tmp_path / "content/menu/menu.md").write_text("## Salads\nbase: none\n- **Mista** 6,00\n  - contains: none\n")
    run("build", "--site", tmp_path, "--output", tmp_path / "output", "--offline", "--quiet", "--clock", "2026-11-21")
    house = linked_data(tmp_path / "output/index.html")
    assert (house["@type"], house["name"], house["telephone"]) == ("Restaurant", "Da Prova", "+44 1632 960123")
    assert house["address"] == "Via della Prova 1, 00000 Collaudo"
    assert (house["url"], house["hasMenu"]) == ("https://prova.example/kitchen/", "https://prova.example/kitchen/menu/")
    assert [(tuple(row["dayOfWeek"]), row["opens"], row["closes"]) for row in house["openingHoursSpecification"]] == WEEK
    special = [(row["validFrom"], row["validThrough"], row["opens"], row["closes"]) for row in house["specialOpeningHoursSpecification"]]
    assert special == DATES
    whole = linked_data(tmp_path / "output/menu/print/index.html")
    assert {key: value for key, value in whole.items() if key != "hasMenu"} == {key: value for key, value in house.items() if key != "hasMenu"}
    assert whole["hasMenu"]["url"] == house["hasMenu"]


def test_what_is_said_above_all_sections_is_said_once(tmp_path):
    content = tmp_path / "content"
    (content / "menu").mkdir(parents=True)
    (content / "site.yml").write_text("title: Card\nbase_url: https://x.example/\nshare_pictures: false\n")
    (content / "groceries.csv").write_text("name\npizza dough\n")
    note = "Baked with oak, all day long."
    (content / "menu/menu.md").write_text(f"---\nprices: by_hand\n---\n# Card\n{note}\n\n## Pizzas\nbase: pizza dough\n- **A** 7\n## Salads\n- **B** 6\n")
    output = tmp_path / "output"
    run("build", "--site", tmp_path, "--output", output, "--offline", "--quiet")
    for name in ("menu/index.html", "menu/menu.md", "menu/print/index.html"):
        page = re.sub(r"<script.*?</script>", "", (output / name).read_text(), flags=re.S)
        assert page.count(note) == 1, name
    assert json.loads((output / "menu/menu.json").read_text())["note"] == note
    assert linked_data(output / "menu/print/index.html")["hasMenu"]["description"] == note


def test_a_site_without_a_menu_is_no_restaurant(tmp_path):
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yml").write_text("title: Home\n")
    run("build", "--site", tmp_path, "--output", tmp_path / "output", "--offline", "--quiet")
    assert "ld+json" not in (tmp_path / "output/index.html").read_text()
