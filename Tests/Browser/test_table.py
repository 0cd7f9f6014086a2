"""What guests at a table pay besides the prices: the cover, by how many they are, and service on top."""

import json
import random
from decimal import ROUND_HALF_UP, Decimal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from made_sites import write
from orders import order, sums
from printed import Printed
from reader import ON_ONE_DEVICE, kept, reading

pytestmark = ON_ONE_DEVICE

CARD = """---
prices: by_hand
---
## Pizzas
base: pizza dough
- **Margherita** 8,35
- **Marinara** 6,10
"""
DRINKS = '[{"id": 1, "name": "Water", "price": 2.5, "deposit": 0.25, "allergens": []}]'
CHARGES = "cover: 2.00\nservice: 12,5 %\n"
ORDERS = "order:\n  endpoint: http://127.0.0.1:9/orders\n  whatsapp: \"+44 1632 960123\"\n  table: true\n  delivery: {fee: 3.00}\n"
TOLD = {
    "en": ["Cover charge: €2.00 for each guest at a table.", "Service: 12.5% is added to the bill.", "Service is included (15%)."],
    "it": ["Coperto: 2,00 € a persona al tavolo.", "Servizio: 12,5% aggiunto al conto.", "Servizio incluso (15%)."],
    "de": ["Gedeck: 2,00 € je Gast am Tisch.", "Bedienung: 12,5 % kommen zur Rechnung hinzu.", "Bedienung inbegriffen (15 %)."],
    "fr": ["Couvert : 2,00 € par personne à table.", "Service : 12,5 % en sus.", "Prix service compris (15 %)."],
    "es": ["Cubierto: 2,00 € por persona en la mesa.", "Servicio: se añade un 12,5 % a la cuenta.", "Servicio incluido (15 %)."],
}


def built(folder, language="en", charges=CHARGES, orders=ORDERS):
    write(folder / "site/content", {
        "site.yml": f"title: Da Prova\nlanguage: {language}\n{charges}{orders}", "menu/menu.md": CARD, "menu/drinks.json": DRINKS,
        "groceries.csv": "name,allergens\npizza dough,gluten\n",
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return built(tmp_path_factory.mktemp("table"))


@pytest.fixture
def page(browser):
    with reading(browser, 390, allowing=["Access to fetch", "Failed to load"]) as page:
        yield page


def texts(site):
    """What the menu says on the screen, on paper and as a file."""
    pages = [site.page(f"menu/{name}").read_text() for name in ("index.html", "print/index.html", "menu.md")]
    return [" ".join(text.replace("&nbsp;", " ").split()) for text in pages]


@pytest.mark.parametrize("language", TOLD)
def test_the_menu_says_it_in_each_language(tmp_path, language):
    cover, added, included = TOLD[language]
    on_top = built(tmp_path / "added", language)
    assert all(cover in text and added in text for text in texts(on_top))
    within = built(tmp_path / "included", language, "service: Included 15%\n")
    assert all(included in text and cover not in text for text in texts(within))


def test_data_has_it(site, tmp_path):
    menu = site.json("menu", "--format", "json")
    assert menu["cover"] == "2.00" and menu["service"] == {"percent": "12.5", "included": False}
    within = built(tmp_path, charges="service: included\n").json("menu", "--format", "json")
    assert within["service"] == {"included": True} and "cover" not in within


def test_it_is_printed_below_the_menu(site, browser, tmp_path):
    printed = Printed(browser, site.page("menu/print/index.html"), "A4", tmp_path)
    assert printed.page_count == 1 and "Cover charge: €2.00 for each guest at a table." in " ".join(printed.texts[0].split())
    printed.close()


def test_an_order_to_a_table_has_it(page, site):
    order(page, site, "Add Margherita", "Add Marinara", "Add Water")
    page.get_by_label("Delivery").check()
    assert sums(page) == [("Delivery", "€3.00"), ("Deposit", "€0.25"), ("Total", "€20.20")]
    expect(page.get_by_label("Guests")).to_be_hidden()
    page.get_by_label("At the table").check()
    expect(page.get_by_text("Cover charge: €2.00 for each guest")).to_be_visible()
    # 12.5 % of €16.95, a half upwards.
    assert sums(page) == [("Service 12.5%", "€2.12"), ("Total", "€19.07")]
    page.get_by_label("Table", exact=True).fill("7")
    page.get_by_role("button", name="Send the order").click()
    expect(page.locator(".problem")).to_have_text("Please tell us how many guests you are.")
    expect(page.get_by_label("Guests")).to_be_focused()
    for wrong in ("0", "-1", "two", "1.5"):
        page.get_by_label("Guests").fill(wrong[:3])
        assert sums(page)[-1] == ("Total", "€19.07")
    page.get_by_label("Guests").fill("3")
    assert sums(page) == [("Service 12.5%", "€2.12"), ("Cover charge (3 × €2.00)", "€6.00"), ("Total", "€25.07")]
    told = parse_qs(urlsplit(page.get_by_role("link", name="By WhatsApp").get_attribute("href")).query)["text"][0]
    assert "Cover charge (3 × €2.00): €6.00\nTotal: €25.07" in told and "At the table: 7\nGuests: 3" in told
    assert "Guests3" in "".join(page.locator(".slip").text_content().split())


@pytest.mark.parametrize("way", ["At the table", "Collection"])
def test_it_is_posted(page, site, way):
    order(page, site, "Add Margherita")
    page.get_by_label(way).check()
    for label, text in [("Table", "7"), ("Guests", "4")] if way == "At the table" else [("Name", "Ada"), ("Your telephone number", "1")]:
        page.get_by_label(label, exact=True).fill(text)
    posted = []
    answer = {"status": 200, "headers": {"Access-Control-Allow-Origin": "*"}}
    page.route("http://127.0.0.1:9/**", lambda route: (posted.append(json.loads(route.request.post_data)), route.fulfill(**answer)))
    page.get_by_role("button", name="Send the order").click()
    expect(page.locator(".outcome")).to_contain_text("Thank you!")
    found = {name: posted[0][name] for name in ("guests", "cover", "service", "total", "table")}
    assert found == ({"guests": 4, "cover": 800, "service": 104, "total": 1739, "table": "7"} if way == "At the table"
                     else {"guests": None, "cover": 0, "service": 0, "total": 835, "table": None})  # fmt: skip
    assert "guests" not in kept(page)["order"]


def test_service_is_rounded_as_prices_are(page, tmp_path, tries_all):
    """By decimals: a part of what is ordered, to cents and then to the step of the house."""
    for seed in range(20 if tries_all else 4):
        dice = random.Random(seed)
        percent, step, count = Decimal(dice.randrange(1, 400)) / 20, dice.choice([1, 5, 10]), dice.randrange(1, 9)
        own = built(tmp_path / str(seed), charges=f"service: {percent}%\nrounding: 0.{step:02}\n")
        order(page, own, "Add Margherita")
        page.get_by_label("At the table").check()
        page.locator(".line .many").fill(str(count))
        page.keyboard.press("Tab")
        price = Decimal(own.json("menu", "--format", "json")["pizzas"][0]["price"]) * count
        cents = (price * percent).quantize(Decimal(1), ROUND_HALF_UP)
        service = (cents / step).quantize(Decimal(1), ROUND_HALF_UP) * step / 100
        assert dict(sums(page))["Total"] == f"€{price + service:.2f}", (percent, step, count)
        page.get_by_role("button", name="Empty the order").click()


TAXED = {
    "en-US": ("Prices are without sales tax (8.875%), which is added to the bill.", "Total before tax"),
    "it": ("Prezzi senza imposte (8,875%), che si aggiungono al conto.", "Totale senza imposte"),
    "de": ("Preise ohne Umsatzsteuer (8,875 %), die zur Rechnung hinzukommt.", "Summe ohne Umsatzsteuer"),
    "fr": ("Prix hors taxe (8,875 %), qui s’ajoute à l’addition.", "Total hors taxe"),
    "es": ("Precios sin impuestos (8,875 %), que se añaden a la cuenta.", "Total sin impuestos"),
}


@pytest.mark.parametrize("language", TAXED)
def test_prices_without_a_tax_say_so(page, tmp_path, language):
    told, total = TAXED[language]
    own = built(tmp_path, language, "tax: 8.875 %\n")
    assert all(told in text for text in texts(own))
    assert own.json("menu", "--format", "json")["tax"] == {"percent": "8.875"}
    page.goto(own.page("menu/index.html").as_uri())
    page.locator("button.add").first.click()
    expect(page.locator(".order-bar a")).to_be_visible()
    page.goto(own.page("order/index.html").as_uri())
    for way in page.locator("input[name=way]").all():
        way.check()
        expect(page.get_by_text(told)).to_be_visible()
        assert sums(page)[-1][0] == total
    message = parse_qs(urlsplit(page.locator("a.whatsapp").get_attribute("href")).query)["text"][0]
    assert f"{total}: " in message.replace("\N{NO-BREAK SPACE}", "")


@pytest.mark.parametrize("tax", ["8.875", "0 %", "100 %", "-5 %", "eight %"])
def test_a_tax_that_is_none_is_told(tmp_path, tax):
    write(tmp_path / "content", {"site.yml": f'title: A\ntax: "{tax}"\n', "menu/menu.md": CARD, "groceries.csv": "name\npizza dough\n"})
    with pytest.raises(AssertionError, match="should say how many per cent it is"):
        forno("check", "--site", tmp_path)


def test_a_house_without_tables_asks_for_no_guests(page, tmp_path):
    own = built(tmp_path, orders="order: {whatsapp: \"+44 1632 960123\"}\n")
    order(page, own, "Add Margherita")
    assert page.get_by_label("Guests").count() == 0 and sums(page) == [("Total", "€8.35")]


@pytest.mark.parametrize("service", ["10", "ten %", "0 %", "100 %", "-5 %", "included 0 %", "included twice", "1/8 %"])
def test_a_service_that_is_none_is_told(tmp_path, service):
    write(tmp_path / "content", {"site.yml": f'title: A\nservice: "{service}"\n', "menu/menu.md": CARD, "groceries.csv": "name\npizza dough\n"})
    with pytest.raises(AssertionError, match="should say how many per cent it is"):
        forno("check", "--site", tmp_path)
