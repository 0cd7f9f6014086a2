"""What is put into the order on the menu, what it comes to, and how it gets to the house."""

import json
import re
import threading
from contextlib import contextmanager
from fractions import Fraction
from http.server import BaseHTTPRequestHandler
from random import Random
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite
from hosts import Server, served
from reader import ON_ONE_DEVICE, kept, reading, wanted

pytestmark = ON_ONE_DEVICE

# A browser asks with what program to call, and takes no key and no click for the page meanwhile.
NO_TELEPHONE = "addEventListener('click', (event) => { if (event.target.closest?.('[href^=\"tel:\"], [href^=\"sms:\"], [href^=\"mailto:\"]')) event.preventDefault(); });"
# A Saturday evening, a quarter to seven in Rome.
EVENING = "2026-11-21T17:45:00Z"
NASTY = ["</script><img src=x onerror=alert(1)>", "\"><svg onload='alert(1)'>", "ترتيب \u202eevil", "🍕 & =?#%+", "long " * 2_000]


def site_yml(order="", hours=""):
    return f"title: The house\nid: the-house\n{hours}order:\n{order}"


ORDER = "  whatsapp: \"+44 1632 960123\"\n  sms: \"+44 1632 960124\"\n  phone: \"+44 1632 960125\"\n  email: o&r=d?ers@example.org\n"
WAYS = "  table: true\n  delivery:\n    fee: 2.50\n    least: 15\n"


def menu(names=("Margherita", "Funghi", "Tonno"), sizes=None, price=1, rounding=None):
    toppings = [
        {"id": n + 1, "name": name, "price": own, "allergens": []}
        for n, (name, own) in enumerate([("Mozzarella", price), ("Tomato", 0.5), ("Mushrooms", 1.25), ("Tuna", 2.2), ("Basil", 0)])
    ]
    pizzas = [
        {"name": name, "ingredients": ids}
        for name, ids in zip(names, [[1, 2], [1, 2, 3], [1, 1, 2, 4]])
    ]
    payload = {"basePrice": 4, "base": {"name": "dough"}, "pizzas": pizzas}
    if sizes:
        payload["sizes"] = sizes
    drinks = [{"id": 1, "name": "Water", "price": 1.5}, {"id": 2, "name": "Beer", "price": 3}]
    return {"pizzas": payload, "ingredients": toppings, "drinks": drinks}


class House:
    """A site that takes orders, and that can be built again with another menu."""

    def __init__(self, folder, settings=None, host=None, **own):
        self.folder, self.host = folder, host
        self.build(settings or site_yml(ORDER + WAYS), **own)

    def build(self, settings=None, payloads=None, **own):
        content = self.folder / "site/content"
        (content / "menu").mkdir(parents=True, exist_ok=True)
        if settings:
            (content / "site.yml").write_text(settings)
        for name, payload in (payloads or menu(**own)).items():
            (content / f"menu/{name}.json").write_text(json.dumps(payload))
        self.site = BuiltSite(self.folder / "site", self.folder / "output")

    def address(self, path):
        return self.host + path if self.host else self.site.page(path).as_uri()


@pytest.fixture(scope="module", params=["telephone", "desk"])
def device(request):
    """A telephone has the pages from a host, a desk from its disk."""
    return request.param


@contextmanager
def hosting(folder, device):
    """The address at which the device has the pages of a house in the folder; none from the disk."""
    if device == "desk":
        yield None
        return
    (folder / "output").mkdir()
    with served(folder / "output") as host:
        yield host


@pytest.fixture(scope="module")
def house(tmp_path_factory, device):
    folder = tmp_path_factory.mktemp("house")
    with hosting(folder, device) as host:
        yield House(folder, host=host)


@pytest.fixture
def own(tmp_path, device):
    """A house of the test's own."""
    with hosting(tmp_path, device) as host:
        yield lambda *arguments, **options: House(tmp_path, *arguments, host=host, **options)


@pytest.fixture
def page(request, browser, device):
    """A device far from the house, at the time of the evening."""
    width = 360 if device == "telephone" else 1440
    with reading(browser, width, timezone_id="Pacific/Auckland", **wanted(request)) as page:
        page.clock.install(time=EVENING)
        page.add_init_script(NO_TELEPHONE)
        yield page


def ordered(page):
    """What is kept of the order."""
    return (kept(page) or {}).get("order", {})


def add(page, house, *names):
    page.goto(house.address("menu/index.html"))
    for name in names:
        page.get_by_role("button", name=f"Add {name}", exact=True).click()
        expect(page.get_by_text(f"{name} is in your order.")).to_be_visible()
    page.goto(house.address("order/index.html"))
    expect(page.locator(".line").first).to_be_visible()


def lines(page):
    """Each line with its count and its price."""
    return [
        (row.locator("h3").inner_text(), row.locator(".many").input_value(), row.locator(".price").inner_text())
        for row in page.locator(".line:not(.gone)").all()
    ]


def total(page):
    return page.locator(".basket .sums tr").last.locator("td").inner_text()


def fill(page, **texts):
    for name, text in texts.items():
        page.locator(f"[name={name}]").fill(text)


def message(link):
    """The text that a link carries."""
    address = urlsplit(link.get_attribute("href"))
    return parse_qs(address.query, keep_blank_values=True, strict_parsing=False)[{"https": "text"}.get(address.scheme, "body")][0].replace("\r\n", "\n")


def read_out(identity):
    """The short number of an order, as its id has it."""
    signs = "234679ACDEFHJKLMNPQRTUVWXY"
    value = 0
    for sign in identity:
        value = (value * 31 + ord(sign)) % 26 ** 3
    return signs[value // 676] + signs[value // 26 % 26] + signs[value % 26]


def problem(page):
    return page.locator(".problem").inner_text()


# ---- What is in it ----


def test_an_order_is_put_together(page, house):
    add(page, house, "Margherita", "Margherita", "Funghi", "Water")
    assert lines(page) == [("Margherita", "2", "€11.00"), ("Funghi", "1", "€6.75"), ("Water", "1", "€1.50")]
    assert total(page) == "€19.25"
    assert page.locator(".masthead [data-count]").get_attribute("data-count") == "4"
    page.get_by_role("button", name="One more: Funghi").click()
    page.get_by_role("button", name="One fewer: Margherita").click()
    page.get_by_role("button", name="Remove Water").click()
    page.get_by_role("spinbutton", name="How many: Funghi").fill("12")
    page.get_by_role("spinbutton", name="How many: Funghi").press("Tab")
    page.get_by_role("button", name="Add Beer").click()
    assert lines(page) == [("Margherita", "1", "€5.50"), ("Funghi", "12", "€81.00"), ("Beer", "1", "€3.00")]
    page.reload()
    expect(page.locator(".line")).to_have_count(3)
    assert total(page) == "€89.50"
    assert [line.keys() - {"count", "price"} for line in ordered(page)["lines"]] == [{"pizza"}, {"pizza"}, {"drink"}]
    page.get_by_role("button", name="Empty the order").click()
    expect(page.get_by_text("Nothing is chosen yet.")).to_be_visible()
    assert ordered(page)["lines"] == [] and "id" not in ordered(page)
    assert page.locator(".masthead [data-count]").count() == 0


def test_toppings_are_added_and_taken_off(page, house):
    add(page, house, "Tonno")
    page.get_by_role("button", name="Change Tonno").click()
    window = page.get_by_role("dialog", name="Tonno")
    on, extras = window.get_by_role("group", name="On it"), window.get_by_role("group", name="Extras")
    assert on.get_by_role("checkbox").count() == 4  # twice mozzarella
    on.get_by_label("Mozzarella").first.uncheck()
    extras.get_by_label("Mushrooms").check()
    extras.get_by_label("Basil").check()
    expect(window.get_by_role("button", name="Done · €8.95")).to_be_visible()
    window.get_by_role("button", name="Done").click()
    row = page.locator(".line")
    expect(row).to_contain_text("without Mozzarella, with extra Mushrooms, Basil")
    assert total(page) == "€8.95"
    assert ordered(page)["lines"] == [{"pizza": "tonno", "count": 1, "price": 895, "plus": [3, 5], "minus": [1]}]
    page.get_by_role("button", name="Change Tonno").click()
    assert window.get_by_role("checkbox", checked=True).count() == 5
    window.get_by_role("button", name="Cancel").click()
    add(page, house, "Tonno")
    assert [line[0] for line in lines(page)] == ["Tonno", "Tonno"]


def test_a_note_tells_lines_apart(page, house):
    add(page, house, "Funghi")
    page.get_by_role("textbox", name="Note on Funghi").fill("well  done\u202e!")
    page.get_by_role("textbox", name="Note on Funghi").press("Tab")
    add(page, house, "Funghi")
    assert [line.get("note") for line in ordered(page)["lines"]] == ["well done !", None]
    page.get_by_role("textbox", name="Note on Funghi").nth(0).fill("")
    page.get_by_role("textbox", name="Note on Funghi").nth(0).press("Tab")
    assert lines(page) == [("Funghi", "2", "€13.50")]


def test_sizes_are_asked_for(page, own):
    sizes = [{"name": "Small", "basePrice": 3, "toppingFactor": 0.75}, {"name": "Maxi", "basePrice": 7.5, "toppingFactor": 2}]
    house = own(sizes=sizes)
    page.goto(house.address("menu/index.html"))
    page.get_by_role("button", name="Add Funghi, Small €5.06", exact=True).click()  # 3 + 2.75 × 0.75 = 5.0625
    expect(page.get_by_text("Funghi is in your order.")).to_be_visible()
    page.goto(house.address("pizzas/funghi/index.html"))
    page.get_by_role("button", name="Add Funghi", exact=True).click()
    window = page.get_by_role("dialog", name="Funghi")
    expect(window.get_by_role("button", name="Done", exact=True)).to_be_disabled()
    assert window.get_by_role("radio", checked=True).count() == 0
    window.get_by_role("radio", name="Maxi").check()
    window.get_by_role("group", name="Extras").get_by_label("Tuna").check()
    window.get_by_role("button", name="Done · €17.40").click()
    expect(page.get_by_text("Funghi is in your order.")).to_be_visible()
    page.goto(house.address("order/index.html"))
    expect(page.locator(".line").first).to_contain_text("Small")
    expect(page.locator(".line").last).to_contain_text("Maxi, with extra Tuna")
    assert total(page) == "€22.46"


def test_the_page_of_a_pizza_asks(page, house):
    page.goto(house.address("pizzas/margherita/index.html"))
    page.get_by_role("button", name="Add Margherita").click()
    window = page.get_by_role("dialog", name="Margherita")
    window.get_by_role("group", name="On it").get_by_label("Tomato").uncheck()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    assert ordered(page) == {}
    page.get_by_role("button", name="Add Margherita").click()
    window.get_by_role("button", name="Done · €5.50").click()
    expect(page.get_by_role("link", name="1 item · €5.50 · See the order")).to_be_visible()


def test_a_pizza_of_its_own_toppings(page, house):
    """As the page of random pizzas adds one."""
    page.goto(house.address("menu/index.html"))
    page.evaluate("() => kitchenAdd.add({ toppings: [1, 3, 4] })")
    expect(page.get_by_text("Pizza with Mozzarella, Mushrooms, Tuna is in your order.")).to_be_visible()
    page.goto(house.address("order/index.html"))
    assert lines(page) == [("Pizza with Mozzarella, Mushrooms, Tuna", "1", "€8.45")]
    page.get_by_role("button", name="Change Pizza with").click()
    page.get_by_role("dialog").get_by_role("group", name="On it").get_by_label("Tuna").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Done · €6.25").click()
    expect(page.locator(".line")).to_contain_text("without Tuna")
    assert total(page) == "€6.25"


def test_a_price_by_hand_is_where_changes_begin(page, own):
    payloads = menu()
    payloads["pizzas"]["pizzas"][1]["price"] = 9
    house = own(payloads=payloads)
    add(page, house, "Funghi")
    assert total(page) == "€9.00"
    page.get_by_role("button", name="Change Funghi").click()
    page.get_by_role("dialog").get_by_role("group", name="Extras").get_by_label("Tuna").check()
    page.get_by_role("dialog").get_by_role("group", name="On it").get_by_label("Mozzarella").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Done · €10.20").click()
    expect(page.locator(".line")).to_contain_text("without Mozzarella, with extra Tuna")
    assert total(page) == "€10.20"


def test_an_order_for_eight_by_whatsapp(page, demonstration):
    """Two drinks and a pizza with less on it, to be collected on a Saturday evening."""
    page.goto(demonstration.page("menu/index.html").as_uri() + "#without=fish")
    page.get_by_role("button", name="Add Hawaii").click()
    page.get_by_role("button", name="Add Coke").click()
    expect(page.get_by_role("link", name=re.compile(r"^2 items · €[0-9.]+ · See the order$"))).to_be_visible()
    page.get_by_role("button", name="Add Beer").click()
    page.get_by_role("link", name=re.compile("^3 items")).click()
    page.get_by_role("button", name="Change Hawaii").click()
    page.get_by_role("dialog").get_by_role("group", name="On it").get_by_label("Pineapple").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    fill(page, name="Ada", at="20:00")
    with page.context.expect_page() as opened:
        page.context.route("https://wa.me/**", lambda route: route.fulfill(body="asked"))
        page.get_by_role("link", name="By WhatsApp").click()
    told = parse_qs(urlsplit(opened.value.url).query)["text"][0]
    for text in ["1 × Hawaii, without Pineapple: €", "1 × Coke: €2.50", "1 × Beer: €3.00", "Collection: 20:00", "Name: Ada"]:
        assert text in told
    expect(page.get_by_role("button", name="It is sent: empty the order")).to_be_visible()


def test_another_tab_follows(page, house):
    add(page, house, "Margherita")
    other = page.context.new_page()
    other.goto(house.address("order/index.html"))
    other.get_by_role("button", name="One more: Margherita").click()
    expect(page.locator(".many")).to_have_value("2")
    page.get_by_role("button", name="Remove Margherita").click()
    expect(other.get_by_text("Nothing is chosen yet.")).to_be_visible()
    assert ordered(page)["lines"] == []


def test_the_keyboard_is_enough(page, house):
    page.goto(house.address("menu/index.html"))
    page.get_by_role("button", name="Add Margherita").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("is in your order")).to_be_visible()
    page.goto(house.address("order/index.html"))
    page.get_by_role("button", name="One more: Margherita").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert lines(page) == [("Margherita", "3", "€16.50")]
    assert page.locator(":focus").get_attribute("aria-label") == "One more: Margherita"
    page.keyboard.press("Tab")
    assert page.locator(":focus").get_attribute("aria-label") == "Note on Margherita"
    page.get_by_role("button", name="Change Margherita").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.locator(":focus").get_attribute("aria-label") == "Change Margherita"
    page.get_by_role("button", name="Remove Margherita").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nothing is chosen yet.")).to_be_visible()
    assert page.locator(":focus").inner_text() == "See the menu"


def test_each_line_tells_its_allergens_as_it_was_changed(page, own):
    payloads = menu()
    payloads["pizzas"]["base"]["allergens"] = ["gluten: wheat"]
    for topping, facts in zip(payloads["ingredients"], [
        {"allergens": ["milk"]}, {"allergens": []}, {"allergens": [], "traces": ["milk", "celery"]}, {"allergens": ["fish"]}, {},
    ]):  # fmt: skip
        del topping["allergens"]
        topping |= facts
    payloads["drinks"] = [{"id": 1, "name": "Water", "price": 1, "allergens": []}, {"id": 2, "name": "Bitter", "price": 3}]
    house = own(payloads=payloads)
    add(page, house, "Margherita", "Funghi", "Water", "Bitter")
    told = page.locator(".line-allergens")
    expect(told).to_have_text([
        "Allergens: 1 Gluten (wheat), 7 Milk", "Allergens: 1 Gluten (wheat), 7 Milk; may contain traces: 9 Celery",
        "None of the fourteen among the ingredients", "Allergens not known",
    ])  # fmt: skip
    page.get_by_role("button", name="Change Margherita").click()
    window = page.get_by_role("dialog", name="Margherita")
    window.get_by_role("group", name="On it").get_by_label("Mozzarella").uncheck()
    window.get_by_role("group", name="Extras").get_by_label("Tuna").check()
    window.get_by_role("group", name="Extras").get_by_label("Basil").check()
    window.get_by_role("button", name="Done").click()
    expect(told.first).to_have_text("Allergens: 1 Gluten (wheat), 4 Fish; perhaps others: not all are known")


# ---- What it comes to ----


def test_totals_are_exact(page, own, tries_all):
    """Random orders, held against a calculation of their own in fractions."""
    dice = Random(7)
    house = own(site_yml(ORDER + WAYS, "rounding: 0.05\n"), sizes=[
        {"name": "One", "basePrice": 3.33, "toppingFactor": 0.85}, {"name": "Two", "basePrice": 5.55, "toppingFactor": 1.65},
    ])
    toppings = {1: Fraction(1), 2: Fraction(1, 2), 3: Fraction("1.25"), 4: Fraction("2.2"), 5: Fraction(0)}
    sizes = {"One": (Fraction("3.33"), Fraction("0.85")), "Two": (Fraction("5.55"), Fraction("1.65"))}
    pizzas = {"margherita": [1, 2], "funghi": [1, 2, 3], "tonno": [1, 1, 2, 4]}
    drinks = {1: 150, 2: 300}

    def up(value):
        return (value * 2 + 1) // 2

    def price(pizza, size, plus, minus):
        base, factor = sizes[size]
        exact = base + factor * (sum(toppings[id] for id in pizzas[pizza] + plus) - sum(toppings[id] for id in minus))
        return int(up(Fraction(int(up(exact * 100)), 5)) * 5)

    page.goto(house.address("order/index.html"))
    for _ in range(60 if tries_all else 12):
        rows, wanted = [], 0
        for _ in range(dice.randint(1, 6)):
            count = dice.randint(1, 999)
            if dice.random() < 0.25:
                drink = dice.choice([1, 2])
                row, unit = {"drink": drink}, drinks[drink]
            else:
                pizza, size = dice.choice(list(pizzas)), dice.choice(list(sizes))
                plus = dice.sample(list(toppings), dice.randint(0, 3))
                minus = dice.sample(pizzas[pizza], dice.randint(0, len(pizzas[pizza])))
                row, unit = {"pizza": pizza, "size": size, "plus": plus, "minus": minus}, price(pizza, size, plus, minus)
            rows.append(row | {"count": count, "price": unit})
            wanted += unit * count
        text = json.dumps({"v": 1, "order": {"lines": rows}})
        page.evaluate("(text) => localStorage.setItem(kitchenState.key, text)", text)
        page.reload()
        expect(page.locator(".line")).to_have_count(len(rows))
        assert total(page) == f"€{wanted // 100:,}.{wanted % 100:02}", rows
        assert page.locator(".notices").inner_text() == "", rows


def test_delivery_costs_and_has_a_least(page, house):
    add(page, house, "Margherita", "Margherita")
    page.get_by_role("radio", name="Delivery").check()
    assert total(page) == "€13.50"
    page.get_by_role("link", name="By WhatsApp").click()
    assert problem(page) == "We deliver from €15.00 on: €4.00 is still missing."
    page.get_by_role("button", name="One more: Margherita").click()
    for word in ["name", "where to bring it", "where to reach you"]:
        page.get_by_role("link", name="By WhatsApp").click()
        assert word in problem(page)
        page.locator(":focus").fill("x")
    page.get_by_role("radio", name="Collection").check()
    assert total(page) == "€16.50"


# ---- What has changed since ----


def test_new_prices_are_shown_and_told(page, own):
    house = own()
    add(page, house, "Margherita", "Funghi", "Water")
    house.build(price=1.3)
    page.reload()
    notices = page.locator(".notices")
    expect(notices.locator("p")).to_have_text(
        ["Margherita now costs €5.80 instead of €5.50.", "Funghi now costs €7.05 instead of €6.75."]
    )
    assert total(page) == "€14.35"
    page.reload()
    expect(notices.locator("p")).to_have_count(2)
    notices.get_by_role("button", name="All right").click()
    expect(notices).to_be_empty()
    page.reload()
    expect(page.locator(".line")).to_have_count(3)
    assert notices.inner_text() == ""


def test_what_is_gone_is_said_to_be_gone(page, own):
    house = own()
    add(page, house, "Margherita", "Funghi", "Beer")
    page.get_by_role("button", name="Change Funghi").click()
    page.get_by_role("dialog").get_by_role("group", name="Extras").get_by_label("Tuna").check()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    payloads = menu()
    payloads["pizzas"]["pizzas"][0]["name"] = "Regina"
    payloads["ingredients"][3]["enabled"] = False
    payloads["drinks"].pop()
    house.build(payloads=payloads)
    page.reload()
    gone = page.locator(".line.gone .line-name p")
    expect(gone).to_have_text(["Margherita is no longer on the menu.", "Funghi: a topping is no longer there.", "#2 is no longer on the menu."])
    assert total(page) == "€0.00"
    fill(page, name="Ada")
    page.get_by_role("link", name="By WhatsApp").click()
    assert problem(page) == "Margherita is no longer on the menu."
    page.get_by_role("button", name="Remove margherita").click()
    page.get_by_role("button", name="Remove #2").click()
    page.get_by_role("button", name="Change Funghi").click()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.locator(".gone")).to_have_count(0)
    assert lines(page) == [("Funghi", "1", "€6.75")]


def test_an_old_page_asks_to_be_loaded_anew(page, own):
    house = own()
    page.goto(house.address("menu/index.html"))
    house.build(price=2)
    page.get_by_role("button", name="Add Margherita").click()
    expect(page.get_by_text("These pages have changed since this one was loaded.")).to_be_visible()
    assert ordered(page) == {}


# ---- How it gets to the house ----


def test_what_is_chosen_counts_before_anything_else_is_typed(page, house):
    add(page, house, "Funghi")
    page.get_by_role("button", name="Change Funghi").click()
    page.get_by_role("dialog").get_by_label("Tomato").first.uncheck()
    # In one task of the browser: the event that a window has closed comes in another.
    text = page.evaluate("""async () => {
        document.querySelector("dialog .done").click();
        for (let step = 0; step < 20; step += 1) await null;
        return document.querySelector(".line-name p").textContent;
    }""")
    assert text == "without Tomato"


def test_the_message_says_all(page, house):
    add(page, house, "Margherita", "Margherita", "Funghi", "Water")
    page.get_by_role("button", name="Change Funghi").click()
    page.get_by_role("dialog").get_by_label("Tomato").first.uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    page.get_by_role("textbox", name="Note on Funghi").fill("crisp")
    page.get_by_role("radio", name="Delivery").check()
    fill(page, name="Ada & Co", phone="+39 1", address="Via A 1\nsecond floor", at="20:00", note="ring twice")
    identity = ordered(page)["id"]
    wanted = f"""Order for The house

2 × Margherita: €11.00
1 × Funghi, without Tomato, crisp: €6.25
1 × Water: €1.50
Delivery: €2.50
Total: €21.25

Delivery: 20:00
Name: Ada & Co
Your telephone number: +39 1
Address: Via A 1 second floor
Note: ring twice
Order number: {read_out(identity)} ({identity})"""
    whatsapp, sms, mail = [page.locator(f"a.{name}") for name in ["whatsapp", "sms", "mail"]]
    assert whatsapp.get_attribute("href").startswith("https://wa.me/441632960123?text=")
    assert sms.get_attribute("href").startswith("sms:+441632960124?&body=")
    assert mail.get_attribute("href").startswith("mailto:o%26r%3Dd%3Fers@example.org?subject=Order%20for%20The%20house&body=")
    assert [message(link) for link in (whatsapp, sms, mail)] == [wanted] * 3
    page.get_by_role("link", name="Call and read it out").click()
    slip = page.locator(".slip")
    expect(slip).to_be_focused()
    for text in ["2 × Margherita", "€21.25", "ring twice", "20:00"]:
        assert text in slip.inner_text()
    assert page.locator("a.call").get_attribute("href") == "tel:+441632960125"
    # By the keyboard: the page is still scrolling to the slip.
    page.get_by_role("button", name="It is sent: empty the order").press("Enter")
    expect(page.get_by_text("Nothing is chosen yet.")).to_be_visible()
    assert ordered(page).get("name") == "Ada & Co"


def test_a_slip_is_printed(page, house):
    add(page, house, "Margherita")
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; }")
    page.reload()
    fill(page, name="Ada")
    page.get_by_role("button", name="Print a slip").click()
    assert page.evaluate("window.printed") == 1
    page.emulate_media(media="print")
    assert page.locator(".slip").is_visible()
    assert [page.locator(part).is_visible() for part in (".basket", ".checkout", ".masthead", ".how-to-order")] == [False] * 4


# The size of an order's lines in points, and how wide and how high the slip is, as parts of the field that is printed.
SLIP = """() => {
    const box = document.querySelector(".slip").getBoundingClientRect();
    const size = parseFloat(getComputedStyle(document.querySelector(".slip .what th")).fontSize) * 0.75;
    const total = document.querySelector(".slip .sums tr:last-child td").getBoundingClientRect();
    return {size, width: box.width / innerWidth, right: total.right / innerWidth, height: box.height};
}"""


@pytest.mark.parametrize("size", [(186, 273), (191.9, 255.4), (72, 200)], ids=["A4", "Letter", "receipt"])
def test_a_slip_takes_the_width_of_its_paper(page, house, size):
    add(page, house, "Margherita")
    page.reload()
    fill(page, name="Ada")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": int(size[0] * 96 / 25.4), "height": int(size[1] * 96 / 25.4)})
    slip = page.evaluate(SLIP)
    assert slip["width"] > 0.98 and slip["right"] > 0.97, slip
    assert slip["size"] == pytest.approx(14 if size[0] > 80 else 11, abs=0.01)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.allows("Is this order for table 7?")
@pytest.mark.parametrize("address", ["?table=7", "#table=7"])
def test_the_address_names_the_table(page, house, address):
    add(page, house, "Margherita")
    page.once("dialog", lambda dialog: dialog.accept())
    page.goto(house.address("order/index.html") + address)
    expect(page.get_by_role("radio", name="At the table")).to_be_checked()
    expect(page.get_by_role("textbox", name="Table")).to_have_value("7")
    assert not page.locator("[name=name]").is_visible()
    assert "At the table: 7" in message(page.locator("a.whatsapp"))
    # It is asked once: a question now would be refused, and be a fault.
    page.reload()
    page.goto("about:blank")
    page.goto(house.address("order/index.html") + address)
    expect(page.get_by_role("textbox", name="Table")).to_have_value("7")


@pytest.mark.allows("Is this order for table <img>?")
def test_a_link_changes_nothing_without_a_yes(page, house):
    add(page, house, "Margherita")
    before = ordered(page)
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.goto(house.address("order/index.html") + "#table=<img>&x=1")
    expect(page.locator(".line")).to_have_count(1)
    assert ordered(page) == before
    page.once("dialog", lambda dialog: dialog.accept())
    page.evaluate("location.hash = 'table=<img>'")
    expect(page.get_by_role("textbox", name="Table")).to_have_value("<img>")


@pytest.mark.hostile
def test_nasty_texts_stay_texts(page, own):
    house = own(payloads=menu(names=NASTY[:3]))
    page.goto(house.address("menu/index.html"))
    for button in page.get_by_role("button", name=re.compile("^Add")).all()[:3]:
        button.click()
        expect(page.locator(".order-bar [role=status]")).not_to_be_empty()
        page.locator(".order-bar [role=status]").evaluate("said => { said.textContent = ''; }")
    page.goto(house.address("order/index.html"))
    expect(page.locator(".line")).to_have_count(3)
    for text in NASTY:
        fill(page, name=text[:200], note=text[:1000])
        page.locator(".line-note").first.fill(text[:200])
        page.locator(".line-note").first.press("Tab")
        flat = re.sub(r"[\s\u202e]+", " ", text[:200]).strip()
        for name in ["whatsapp", "sms", "mail"]:
            told = message(page.locator(f"a.{name}"))
            assert f"Name: {flat}" in told and f", {flat}: €" in told
            assert len(told.split("\n")) == 11
    assert page.locator("main img, main svg").count() == 0


def test_no_way_that_the_house_does_not_have(page, own):
    house = own(site_yml('  phone: "+44 1632 960125"\n'))
    add(page, house, "Margherita")
    assert page.locator(".hand-over > *").all_inner_texts() == ["Call and read it out", "Print a slip"]
    assert page.get_by_role("radio").count() == 1
    assert "connect-src 'self';" in house.site.page("order/index.html").read_text()


def test_a_house_without_orders_has_no_page(tmp_path):
    house = House(tmp_path, "title: The house\n")
    assert not (house.site.output / "order").exists()
    assert "add.js" not in house.site.page("menu/index.html").read_text()


# ---- To the program of the house ----


class Counter(Server):
    """A program that takes orders, and answers as it is told to."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Taking)
        self.status, self.allowed, self.taken, self.gate = 200, True, [], threading.Event()
        self.gate.set()


class Taking(BaseHTTPRequestHandler):
    def answer(self, status):
        self.send_response(status)
        if self.server.allowed:
            self.send_header("Access-Control-Allow-Origin", self.headers.get("Origin"))
            self.send_header("Access-Control-Allow-Headers", "content-type")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_OPTIONS(self):
        self.answer(204)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append((self.headers.get("Origin"), self.headers.get("Content-Type"), json.loads(body)))
        self.server.gate.wait(10)
        self.answer(self.server.status)

    def log_message(self, *_):
        pass


@pytest.fixture
def counter():
    with Counter() as counter:
        threading.Thread(target=counter.serve_forever, daemon=True).start()
        yield counter
        counter.gate.set()
        counter.shutdown()


@pytest.fixture
def posting(page, own, counter):
    """A page with an order that can be posted."""
    house = own(site_yml(f"  endpoint: http://127.0.0.1:{counter.server_port}/orders?shop=1\n" + WAYS))
    add(page, house, "Margherita", "Beer", "Beer")
    fill(page, name="Ada", phone="+39 1", at="20:30", note="ciao")
    return page


def send(page):
    page.get_by_role("button", name="Send the order").click()


def test_an_order_is_posted(posting, counter):
    identity = ordered(posting)["id"]
    stamp = posting.locator("script[data-menu]").get_attribute("data-menu")
    send(posting)
    expect(posting.locator(".outcome")).to_have_text(
        f"Thank you! Your order has reached us. It is confirmed once we answer. Order number: {read_out(identity)} ({identity})"
    )
    [(origin, kind, order)] = counter.taken
    assert (origin, kind) == (posting.evaluate("origin"), "application/json")
    assert re.fullmatch("[0-9a-z]{12,21}", identity)
    assert order == {
        "version": 1, "id": identity, "number": read_out(identity), "site": "the-house", "menu": stamp, "language": "en", "currency": "EUR", "digits": 2,
        "lines": [{"pizza": "margherita", "count": 1, "price": 550}, {"drink": 2, "count": 2, "price": 300}],
        "way": "collection", "fee": 0, "deposit": 0, "guests": None, "cover": 0, "service": 0, "total": 1150, "name": "Ada", "phone": "+39 1", "at": "20:30", "table": None,
        "address": None, "note": "ciao",
    }  # fmt: skip
    assert ordered(posting)["lines"] == [] and ordered(posting).keys().isdisjoint({"id", "at", "note"})


@pytest.mark.allows("Failed to load resource", "Access to fetch")
@pytest.mark.parametrize("failure", ["status", "cors", "away", "redirect"])
def test_an_order_that_fails_is_kept(posting, counter, failure):
    if failure == "status":
        counter.status = 500
    elif failure == "cors":
        counter.allowed = False
    elif failure == "redirect":
        counter.status = 302
    else:
        posting.route("**/orders*", lambda route: route.abort())
    identity = ordered(posting)["id"]
    send(posting)
    expect(posting.locator(".outcome")).to_contain_text("could not be sent. It is still here")
    assert len(ordered(posting)["lines"]) == 2 and ordered(posting)["id"] == identity
    counter.status, counter.allowed = 200, True
    posting.unroute("**/orders*")
    posting.get_by_role("button", name="One more: Margherita").click()
    send(posting)
    expect(posting.locator(".outcome")).to_contain_text("Thank you")
    assert {order["id"] for _, _, order in counter.taken} == {identity}


def test_a_slow_house_is_waited_for(posting, counter):
    counter.gate.clear()
    send(posting)
    expect(posting.locator(".outcome")).to_have_text("Sending …")
    assert posting.get_by_role("button", name="Send the order").is_disabled()
    other = posting.context.new_page()
    other.goto(posting.url)
    other.get_by_role("button", name="Add Water").click()
    counter.gate.set()
    expect(posting.locator(".outcome")).to_contain_text("Thank you")
    assert [line["drink"] for line in ordered(posting)["lines"]] == [1]
    assert ordered(posting)["id"] != counter.taken[0][2]["id"]


def test_only_the_endpoint_widens_the_policy(posting, counter):
    policy = posting.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert f"connect-src 'self' http://127.0.0.1:{counter.server_port};" in policy
    posting.goto(posting.url.replace("order/index.html", "menu/index.html"))
    assert "connect-src 'self';" in posting.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")


# ---- When the house is open ----

HOURS = """time_zone: {}
hours:
  - {{days: Week, times: t, weekdays: tue-thu, open: "12:00-14:00, 18:00-22:30"}}
  - {{days: Weekend, times: t, weekdays: fri-sun, open: "18:00-01:30"}}
  - {{days: Christmas, times: t, dates: 12-24 to 12-26}}
  - {{days: New Year, times: t, dates: 2026-12-31, open: "18:00-04:00"}}
  - {{days: Holidays, times: t, dates: 01-05 to 01-20}}
  - {{days: Turn of the year, times: t, dates: 12-30 to 12-30, open: "00:00-24:00"}}
"""


@pytest.fixture(scope="module")
def zones(tmp_path_factory):
    return {
        zone: House(tmp_path_factory.mktemp("zone"), site_yml(ORDER, HOURS.format(zone)))
        for zone in SAID
    }


# By zone: what is said at a time.
SAID = {
    "Europe/Rome": {
        "2026-11-24T16:59:00Z": "Closed now, opens at 18:00",
        "2026-11-24T17:00:00Z": "Open now, until 22:30",
        "2026-11-24T21:29:00Z": "Open now, until 22:30",
        "2026-11-24T21:30:00Z": "Closed now, opens on Wednesday at 12:00",
        "2026-11-27T23:30:00Z": "Open now, until 01:30",  # past midnight, on Saturday
        "2026-11-28T00:30:00Z": "Closed now, opens at 18:00",
        "2026-11-30T00:29:00Z": "Open now, until 01:30",  # Monday, from Sunday
        "2026-11-30T12:00:00Z": "Closed now, opens on Tuesday at 12:00",
        "2026-12-24T19:00:00Z": "Closed now, opens on Sunday at 18:00",
        "2026-12-29T23:30:00Z": "Open now, until 00:00",
        "2026-12-31T19:00:00Z": "Open now, until 04:00",
        "2027-01-01T02:59:00Z": "Open now, until 04:00",
        "2027-01-01T03:00:00Z": "Closed now, opens at 18:00",
        "2027-01-05T12:00:00Z": "Closed now",
        "2027-01-07T12:00:00Z": "Closed now, opens on Thursday, January 21 at 12:00",
        # Summer time begins on 29 March at two, and ends on 25 October at three.
        "2026-03-28T23:59:00Z": "Open now, until 01:30",
        "2026-03-29T00:29:00Z": "Open now, until 01:30",
        "2026-03-29T00:30:00Z": "Closed now, opens at 18:00",
        "2026-03-29T16:00:00Z": "Open now, until 01:30",
        "2026-10-24T23:29:00Z": "Open now, until 01:30",
        "2026-10-25T16:59:00Z": "Closed now, opens at 18:00",
    },
    "America/New_York": {
        "2026-11-24T16:59:00Z": "Closed now, opens at 12:00",
        "2026-11-24T17:00:00Z": "Open now, until 14:00",
        "2026-11-25T03:29:00Z": "Open now, until 22:30",
    },
    "Asia/Kathmandu": {
        "2026-11-24T06:14:00Z": "Closed now, opens at 12:00",
        "2026-11-24T06:15:00Z": "Open now, until 14:00",
    },
}


@pytest.mark.parametrize("zone", SAID, ids=lambda zone: zone.split("/")[1])
@pytest.mark.parametrize("reader", ["Auckland", "Honolulu"])
@pytest.mark.some(2)
def test_hours_are_those_of_the_house(browser, zones, zone, reader):
    with browser.new_context(timezone_id=f"Pacific/{reader}") as context:
        page = context.new_page()
        page.clock.install()
        for now, words in SAID[zone].items():
            page.clock.set_system_time(now)
            page.goto(zones[zone].address("index.html"))
            page.locator(".foot .hours").scroll_into_view_if_needed()
            expect(page.locator(".open-now"), now).to_have_text([words, words])


def test_a_closed_house_takes_no_order(page, zones):
    house = zones["Europe/Rome"]
    page.clock.set_system_time("2026-11-23T19:00:00Z")
    add(page, house, "Margherita")
    expect(page.locator(".problem")).to_have_text("Closed now, opens on Tuesday at 12:00. Your order stays here.")
    fill(page, name="Ada")
    page.get_by_role("link", name="By WhatsApp").click()
    assert problem(page) == "Closed now, opens on Tuesday at 12:00. Your order stays here."
    assert len(page.context.pages) == 1
    page.clock.set_system_time("2026-11-24T19:00:00Z")
    page.reload()
    for time, word in [("22:31", "not open"), ("14:00", "not open"), ("22:30", "")]:
        fill(page, at=time)
        page.get_by_role("link", name="By text message").click()
        assert word in problem(page) and bool(word) == bool(problem(page)), time


def test_hours_that_only_people_read_say_nothing(page, own):
    house = own(site_yml(ORDER, "hours:\n  - days: Monday\n    times: closed\n"))
    page.goto(house.address("index.html"))
    assert page.locator(".open-now").count() == 0
    assert "open.js" not in house.site.page("index.html").read_text()


# ---- For everybody ----


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser, house, width, scheme):
    with browser.new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True
    ) as context:
        page = context.new_page()
        page.clock.install(time=EVENING)

        def violations():
            found = Axe().run(page).response["violations"]
            return [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]]

        add(page, house, "Margherita", "Water")
        page.get_by_role("radio", name="Delivery").check()
        page.get_by_role("link", name="By WhatsApp").click()
        assert violations() == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.get_by_role("button", name="Change Margherita").click()
        assert violations() == []
        page.goto(house.address("menu/index.html"))
        page.get_by_role("button", name="Add Margherita").click()
        expect(page.locator(".order-bar [role=status]")).not_to_be_empty()
        assert violations() == []


def test_without_scripts_the_page_says_how(browser, house):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(house.address("order/index.html"))
        assert not page.locator(".order").is_visible()
        for text in ["How to order", "+44 1632 960125", "o&r=d?ers@example.org", "+441632960123"]:
            assert text in page.locator("main").inner_text()
