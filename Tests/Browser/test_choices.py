"""What guests choose with a dish: sides, sauces, the courses of a set meal; on each channel, and in an order."""

import csv
import io
import itertools
import json
import re
import subprocess
from decimal import Decimal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import FORNO, BuiltSite, forno
from made_sites import write
from printed import Printed
from reader import ON_ONE_DEVICE, reading, said

pytestmark = ON_ONE_DEVICE

CARD = """---
sizes: [Normal, Maxi]
prices: by_hand
---
## Set meals
- **Lunch** 13,90
  - contains: fish, peanuts, nuts: almonds, sesame, sulphites
  - {course}: Minestrone {or_} Mixed
  - {course}: Margherita {or_} Ravioli
- **Chop** 15,00
  - contains: none
  - {one}: fries, rice, dumplings +1,50
  - {two}: ketchup, mayonnaise +0,50, mustard
## Pizzas
base: pizza dough
- **Margherita** 8,00 / 12,00
  - tomatoes, mozzarella
- **Wish** 9,00 / 13,00
  - tomatoes
  - {one}: ketchup, mayonnaise +1,00 / +1,40
## Starters
- **Minestrone** 6,00 · vegan
  - contains: celery
- **Mixed** 5,00 · vegan
  - contains: mustard
- **Ravioli** 9,00
  - contains: gluten, eggs
"""
GROCERIES = """name,diet,allergens
pizza dough,vegan,gluten
tomatoes,vegan,none
mozzarella,vegetarian,milk
fries,vegan,none
rice,vegan,none
dumplings,vegetarian,gluten; eggs
ketchup,vegan,celery
mayonnaise,vegetarian,eggs
mustard,vegan,mustard
"""
SETTINGS = "title: Da Prova\nlanguage: {language}\norder:\n  whatsapp: \"+44 1632 960123\"\n{more}"
PHRASES = {
    "en": ("course", "or", "choose one of", "choose up to 2 of"),
    "de": ("Gang", "oder", "wähle 1 aus", "wähle bis zu 2 aus"),
    "it": ("portata", "o", "a scelta 1 tra", "a scelta fino a 2 tra"),
    "fr": ("plat", "ou", "au choix 1 parmi", "au choix jusqu’à 2 parmi"),
    "es": ("plato", "o", "a elegir 1 entre", "a elegir hasta 2 entre"),
}
TOLD = {
    "en": ("Choose 1:", "Choose up to 2:"), "de": ("1 zur Wahl:", "Bis zu 2 zur Wahl:"), "it": ("1 a scelta:", "Fino a 2 a scelta:"),
    "fr": ("1 au choix :", "Jusqu’à 2 au choix :"), "es": ("1 a elegir:", "Hasta 2 a elegir:"),
}  # fmt: skip


def built(folder, language="en", out="", more=""):
    course, or_, one, two = PHRASES[language]
    write(folder / "site/content", {
        "site.yml": SETTINGS.format(language=language, more=more), "menu/menu.md": CARD.format(course=course, or_=or_, one=one, two=two),
        "groceries.csv": GROCERIES, **({"menu/out.md": out} if out else {}),
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("choices"))


@pytest.fixture
def page(browser):
    with reading(browser, 390) as page:
        yield page


def add(page, site, dish, *chosen, size=None):
    """Puts a dish into the order with what is chosen, through the window that asks for it."""
    page.goto(site.page("menu/index.html").as_uri())
    card = page.locator(".dish", has=page.locator("h3", has_text=dish))
    (card.locator("button.add", has_text=size) if size else card.locator("button.add").first).click()
    for name in chosen:
        page.locator("dialog fieldset[name=choice] label", has_text=name).locator("input").check()
    page.locator("dialog .done").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(card.locator("button[data-count]").first).to_be_visible()


def lines(page, site):
    page.goto(site.page("order/index.html").as_uri())
    expect(page.locator(".line").first).to_be_visible()
    return page.locator(".line")


@pytest.mark.parametrize("language", PHRASES)
def test_each_channel_says_it_in_each_language(browser, tmp_path, language):
    own = built(tmp_path, language)
    one, two = TOLD[language]
    for name in ("index.html", "print/index.html", "menu.md"):
        text = " ".join(re.sub(r"<[^>]+>", " ", own.page(f"menu/{name}").read_text()).replace("\u00a0", " ").replace("&nbsp;", " ").split())
        assert text.count(one) >= 3 and two in text, name
    with reading(browser, 320) as page:
        page.goto(own.page("menu/index.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        chop = page.locator(".dish", has=page.locator("h3", has_text="Chop"))
        assert said(chop.locator(".extras b")) == [one, two]


def test_the_menu_says_what_each_adds_and_has(browser, site, page, tmp_path):
    page.goto(site.page("menu/index.html").as_uri())
    chop = page.locator(".dish", has=page.locator("h3", has_text="Chop"))
    assert said(chop.locator(".extras span:not(.sr, .allergen-notes, .added)")) == [
        "fries", "rice", "dumplings +€1.50 Allergens 1, 3", "ketchup Allergens 9", "mayonnaise +€0.50 Allergens 3", "mustard Allergens 10",
    ]  # fmt: skip
    wish = page.locator(".dish", has=page.locator("h3", has_text="Wish"))
    assert "mayonnaise +€1.00 / +€1.40" in said(wish.locator(".extras"))[0]
    text = " ".join(Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path).texts[0].split())
    for part in ["Choose 1: fries; rice; dumplings +€1.50 1, 3", "Choose up to 2: ketchup 9; mayonnaise +€0.50 3; mustard 10", "Choose 1: Minestrone 9; Mixed 10"]:
        assert part in text, (part, text)


def test_machines_are_told_what_is_chosen(site):
    told = {}
    for name in ("chop", "wish"):
        text = site.page(f"pizzas/{name}/index.html").read_text()
        data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', text, re.DOTALL)[1])
        told[name] = [(part["@type"], part["name"], [(item["name"], item.get("offers")) for item in part["hasMenuItem"]]) for part in data["menuAddOn"]]
    offer = lambda price, **own: {"@type": "Offer", **own, "price": price, "priceCurrency": "EUR"}
    assert told["chop"] == [
        ("MenuSection", "Choose 1:", [("fries", None), ("rice", None), ("dumplings", offer("1.50"))]),
        ("MenuSection", "Choose up to 2:", [("ketchup", None), ("mayonnaise", offer("0.50")), ("mustard", None)]),
    ]
    sized = [offer("1.00", name="Normal"), offer("1.40", name="Maxi")]
    assert told["wish"] == [("MenuSection", "Choose 1:", [("ketchup", None), ("mayonnaise", sized)])]
    items = {item["labels"][0]["displayName"]: item["labels"][0].get("description") for item in google_items(site)}
    assert items["Chop"] == "Choose 1: fries; rice; dumplings +€1.50\nChoose up to 2: ketchup; mayonnaise +€0.50; mustard"
    assert items["Wish Normal"] == "tomatoes\nChoose 1: ketchup; mayonnaise +€1.00 / +€1.40"


def google_items(site):
    """What a Google Business Profile is told of each dish."""
    (menu,) = json.loads(forno("export", "menu", "--format", "google", "--site", site.source))["menus"]
    return [item for section in menu["sections"] for item in section["items"]]


def test_nothing_is_cut_on_a_phone(browser, site):
    """A dish with all that can be chosen has many allergens."""
    for width in (320, 390):
        with reading(browser, width) as page:
            page.goto(site.page("menu/index.html").as_uri())
            cut = page.locator(".dish-text *").evaluate_all(
                "(all) => all.filter((own) => own.getBoundingClientRect().right > innerWidth - 8).map((own) => own.textContent)")
            assert cut == []


def test_a_claim_counts_for_whatever_is_chosen(site):
    dishes = {dish["name"]: dish for dish in json.loads(site.page("menu/menu.json").read_text())["pizzas"]}
    assert dishes["Chop"]["allergens"] == ["gluten", "eggs", "celery", "mustard"] and dishes["Chop"]["vegan"] is not True
    assert dishes["Lunch"]["allergens"] == ["gluten", "eggs", "fish", "peanuts", "milk", "nuts", "celery", "mustard", "sesame", "sulphites"]
    assert dishes["Wish"]["allergens"] == ["gluten", "eggs", "celery"] and dishes["Wish"]["vegan"] is False
    assert dishes["Wish"]["choices"] == [{"choose": 1, "of": [
        {"name": "ketchup", "vegetarian": True, "vegan": True, "allergens": ["celery"]},
        {"name": "mayonnaise", "sizes": {"Normal": "1.00", "Maxi": "1.40"}, "vegetarian": True, "vegan": False, "allergens": ["eggs"]}]}]  # fmt: skip
    rows = list(csv.DictReader(io.StringIO(site.page("menu/menu.csv").read_text(), newline="")))
    told = [(row["name"], row["size"], row["price"], row["of"]) for row in rows if row["kind"] == "choice" and row["of"] in ("Wish", "Lunch")]
    assert told == [
        ("Minestrone", "", "0.00", "Lunch"), ("Mixed", "", "0.00", "Lunch"), ("Margherita", "", "0.00", "Lunch"), ("Ravioli", "", "0.00", "Lunch"),
        ("ketchup", "", "0.00", "Wish"), ("mayonnaise", "Normal", "1.00", "Wish"), ("mayonnaise", "Maxi", "1.40", "Wish"),
    ]  # fmt: skip
    assert "choose up to 2: ketchup, mayonnaise +0.50, mustard" in forno("menu", "--site", site.source)


def test_an_order_asks_and_has_what_was_chosen(page, site):
    page.goto(site.page("menu/index.html").as_uri())
    page.locator(".dish", has=page.locator("h3", has_text="Chop")).locator("button.add").first.click()
    done, box = page.locator("dialog .done"), page.locator("dialog fieldset[name=choice] label")
    expect(page.locator("dialog")).to_be_visible()
    assert page.locator("dialog fieldset[name=choice] legend").all_text_contents() == ["Choose 1:", "Choose up to 2:"]
    assert said(box) == ["fries", "rice", "dumplings +€1.50", "ketchup", "mayonnaise +€0.50", "mustard"]
    # Nothing is taken as long as a side is missing, or with more than two sauces.
    assert done.is_disabled()
    box.filter(has_text="dumplings").locator("input").check()
    assert done.is_enabled() and done.inner_text() == "Done · €16.50"
    for sauce in ("ketchup", "mayonnaise", "mustard"):
        box.filter(has_text=sauce).locator("input").check()
    assert done.is_disabled()
    box.filter(has_text="ketchup").locator("input").uncheck()
    assert done.inner_text() == "Done · €17.00"
    done.click()
    add(page, site, "Lunch", "Minestrone", "Margherita")
    add(page, site, "Wish", "ketchup", size="13.00")
    found = lines(page, site)
    assert [(line.locator("h3").inner_text(), line.locator(".line-name p").first.inner_text(), line.locator(".line-allergens").inner_text(),
             line.locator(".price").inner_text()) for line in found.all()] == [
        ("Chop", "dumplings, mayonnaise, mustard", "Allergens: 1 Gluten, 3 Eggs, 10 Mustard", "€17.00"),
        ("Lunch", "Minestrone, Margherita", "Allergens: 1 Gluten, 4 Fish, 5 Peanuts, 7 Milk, 8 Nuts (almonds), 9 Celery, 11 Sesame, 12 Sulphites", "€13.90"),
        ("Wish", "Maxi, ketchup", "Allergens: 1 Gluten, 9 Celery", "€13.00"),
    ]  # fmt: skip
    message = parse_qs(urlsplit(page.get_by_role("link", name="By WhatsApp").get_attribute("href")).query)["text"][0]
    assert "Chop, dumplings, mayonnaise, mustard: €17.00" in message and "Total: €43.90" in message, message
    # What is changed keeps what was chosen, until another is.
    found.first.locator(".change").click()
    assert page.locator("dialog fieldset[name=choice] input:checked").count() == 3
    page.locator("dialog label", has_text="rice").locator("input").check()
    page.locator("dialog .done").click()
    expect(found.first.locator(".price")).to_have_text("€15.50")


def test_every_way_of_choosing_costs_the_sum(page, site):
    """Each side with each pair of sauces, against a sum of decimals."""
    sides = {"fries": "0", "rice": "0", "dumplings": "1.50"}
    sauces = {"ketchup": "0", "mayonnaise": "0.50", "mustard": "0"}
    pairs = [pair for count in range(3) for pair in itertools.combinations(sauces, count)]
    page.goto(site.page("menu/index.html").as_uri())
    page.locator(".dish", has=page.locator("h3", has_text="Chop")).locator("button.add").first.click()
    done, box = page.locator("dialog .done"), page.locator("dialog fieldset[name=choice] label")
    expect(page.locator("dialog")).to_be_visible()
    for side, pair in itertools.product(sides, pairs):
        box.filter(has_text=side).locator("input").check()
        for sauce in sauces:
            box.filter(has_text=sauce).locator("input").set_checked(sauce in pair)
        price = Decimal("15.00") + Decimal(sides[side]) + sum((Decimal(sauces[sauce]) for sauce in pair), Decimal(0))
        assert done.inner_text() == f"Done · €{price}", (side, pair)


def test_what_is_sold_out_cannot_be_chosen(browser, tmp_path):
    settings = "time_zone: Europe/London\n"
    own = built(tmp_path, out="- [ ] rice\n- [ ] Ravioli\n", more=settings)
    with reading(browser, 390) as page:
        for dish, others in [("Chop", ["fries", "dumplings +€1.50", "ketchup", "mayonnaise +€0.50", "mustard"]),
                             ("Lunch", ["Minestrone", "Mixed", "Margherita"])]:  # fmt: skip
            page.goto(own.page("menu/index.html").as_uri())
            page.locator(".dish", has=page.locator("h3", has_text=dish)).locator("button.add").first.click()
            expect(page.locator("dialog")).to_be_visible()
            assert said(page.locator("dialog fieldset[name=choice] label")) == others


def test_what_is_no_longer_there_is_told(page, site):
    add(page, site, "Chop", "fries")
    page.evaluate("""() => {
        const document = JSON.parse(localStorage.getItem(kitchenState.key));
        document.order.lines[0].chosen = [["gnocchi"], []];
        localStorage.setItem(kitchenState.key, JSON.stringify(document));
    }""")
    line = lines(page, site).first
    expect(page.locator(".line.gone .line-name p")).to_have_text("Chop: please choose what comes with it.")
    line.locator(".change").click()
    page.locator("dialog label", has_text="rice").locator("input").check()
    page.locator("dialog .done").click()
    expect(page.locator(".line.gone")).to_have_count(0)
    assert line.locator(".line-name p").first.inner_text() == "rice"


def test_payloads_say_the_same(site, tmp_path):
    write(tmp_path / "other/content", {"site.yml": SETTINGS.format(language="en", more=""), "groceries.csv": GROCERIES})
    forno("export", "menu", "--format", "json", "--output", tmp_path / "other/content/menu", "--site", site.source)
    other = BuiltSite(tmp_path / "other", tmp_path / "output")
    dishes = [json.loads(own.page("menu/menu.json").read_text())["pizzas"] for own in (site, other)]
    assert [dish.get("choices") for dish in dishes[0]] == [dish.get("choices") for dish in dishes[1]]
    assert [dish["allergens"] for dish in dishes[0]] == [dish["allergens"] for dish in dishes[1]]


SLIPS = [
    ("choose 0 of: fries, rice", "so many cannot be chosen"),
    ("choose 21 of: fries, rice", "so many cannot be chosen"),
    ("choose 3 of: fries, rice", "3 cannot be chosen of 2"),
    ("choose 1 of: fries, chps", 'unknown topping "chps"'),
    ("choose 1 of: fries, fries", 'option "fries" is there twice'),
    ("choose 1 of: fries, rice +1,00 / +2,00", 'nothing says what "rice" adds to each price'),
]


NAMED_TWICE = """## Pizzas
base: pizza dough
- **7 Rice** 8
  - tomatoes, rice
- **8 Wish** 8
  - tomatoes
## Sides
- **Fries** 4
  - fries
## Food
- **Chop** 15
  - contains: none
  - {line}
"""


@pytest.mark.parametrize("line, told, allergens, is_known", [
    # A filling and a pizza: nothing is claimed, and what either may have is told.
    ("choose 1 of: rice, ketchup", ["Rice"], ["gluten", "celery"], False),
    ("choose up to 2 of: ketchup, Rice +1,00", ["Rice"], ["gluten", "celery"], False),
    # Its number, its fellows or its course say that it is the pizza; and of some the same is known.
    ("choose 1 of: 7 Rice, ketchup", [], ["gluten", "celery"], True),
    ("choose 1 of: 7. rice, ketchup", [], ["gluten", "celery"], True),
    ("choose 1 of: Rice, Wish", [], ["gluten"], True),
    ("course: Rice or Fries", [], ["gluten"], True),
    ("choose 1 of: fries, ketchup", [], ["celery"], True),
], ids=str)  # fmt: skip
def test_a_name_of_two_claims_nothing(tmp_path, line, told, allergens, is_known):
    write(tmp_path / "site/content", {"site.yml": SETTINGS.format(language="en", more=""), "menu/menu.md": NAMED_TWICE.format(line=line), "groceries.csv": GROCERIES})
    own = BuiltSite(tmp_path / "site", tmp_path / "output")
    warning = '"{}" is a dish and a topping, and nothing says which is chosen [duplicate-name]'
    assert re.findall(r"menu\.md:13:\d+: warning: (.*)", own.told()) == [warning.format(name) for name in told]
    assert not told or "fix: write 7 Rice for the dish, or give the topping another name" in own.told()
    chop = json.loads(own.page("menu/menu.json").read_text())["pizzas"][-1]
    assert chop["allergens"] == allergens and chop.get("allergensKnown", True) is is_known
    again = tmp_path / "again/content"
    write(again, {"site.yml": SETTINGS.format(language="en", more="")})
    forno("menu", "convert", "--output", tmp_path / "payloads/content/menu", "--site", own.source)
    write(tmp_path / "payloads/content", {"site.yml": SETTINGS.format(language="en", more="")})
    forno("menu", "convert", "--output", again / "menu", "--site", tmp_path / "payloads")
    assert told or json.loads(forno("menu", "--format", "json", "--site", tmp_path / "again"))["pizzas"][-1] == chop


def test_a_dish_with_choices_can_be_chosen(tmp_path):
    card = "## Food\n- **Chop** 15 · vegan\n  - contains: none\n  - choose 1 of: fries, Set\n- **Set** 9\n  - contains: none\n  - choose 1 of: rice, dumplings\n"
    write(tmp_path / "site/content", {"site.yml": SETTINGS.format(language="en", more=""), "menu/menu.md": card, "groceries.csv": GROCERIES})
    own = BuiltSite(tmp_path / "site", tmp_path / "output")
    assert 'note: guests are not asked what they choose with "Set" here' in own.told()
    chop = json.loads(own.page("menu/menu.json").read_text())["pizzas"][0]
    assert chop["allergens"] == ["gluten", "eggs"] and chop["vegan"] is False and "allergensKnown" not in chop


@pytest.mark.parametrize("line, told", SLIPS, ids=[told for _, told in SLIPS])
def test_a_slip_is_told_and_claims_nothing(tmp_path, line, told):
    card = f"## Food\n- **Chop** 15\n  - contains: none\n  - {line}\n- **Set** 9\n  - contains: none\n  - choose 1 of: fries, rice\n"
    write(tmp_path / "content", {"site.yml": SETTINGS.format(language="en", more=""), "menu/menu.md": card, "groceries.csv": GROCERIES})
    check = subprocess.run([str(FORNO), "check", "--site", str(tmp_path)], capture_output=True, text=True)
    assert told in check.stderr and "menu.md:4:" in check.stderr, check.stderr
    report = subprocess.run([str(FORNO), "report", "allergens", "--format", "json", "--site", str(tmp_path)], capture_output=True, text=True)
    chop = next((row for row in json.loads(report.stdout or '{"rows": []}')["rows"] if row["name"] == "Chop"), {"milk": "unknown"})
    assert chop["milk"] == "unknown" or told.startswith(("3 cannot", "option")), chop
