"""The reader's own lists and pantry: in the shop, at home, and out again into the files of a site."""

import json
import re
from fractions import Fraction

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from hostile_site import STRINGS, pairs
from made_barcodes import checked, photo
from reader import ON_ONE_DEVICE, PATIENCE

pytestmark = ON_ONE_DEVICE

COPIES = "navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };"
# A day on which the reader shops, which is not that of the build.
TODAY = "2026-12-01"


@pytest.fixture(params=[360, 1440])
def page(request, browser):
    with browser.new_context(viewport={"width": request.param, "height": 900}, timezone_id="Europe/Rome") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.clock.set_fixed_time(f"{TODAY}T23:30:00+01:00")
        page.add_init_script(COPIES)
        faults = []
        page.on("pageerror", lambda fault: faults.append(fault))
        page.on("dialog", lambda dialog: dialog.accept("Sunday"))
        yield page
        assert faults == []


def kept(page, part):
    return json.loads(page.evaluate("localStorage.getItem(kitchenState.key)") or "{}").get(part, [])


def without_ids(rows):
    return [{name: value for name, value in row.items() if name != "id"} for row in rows]


def add(form, **fields):
    names = {"name": "What", "amount": "Amount", "price": "Price", "until": "Good until", "barcode": "Barcode"}
    rest = form.locator("form details:not([open]) summary")
    if fields.keys() - {"name"} and rest.count():
        rest.click()
    for name, text in fields.items():
        form.get_by_role("textbox", name=names[name], exact=True).or_(form.get_by_label(names[name], exact=True)).first.fill(text)
    form.get_by_role("button", name="Add", exact=True).click()


def act(own):
    """Lays open what can be done with a list."""
    own.get_by_text("Copy, share, print, rename").click()


def new_list(page, address, name="Party"):
    page.goto(address("my-lists/index.html"))
    page.get_by_label("New list").fill(name)
    page.locator(".new-list").get_by_role("button", name="Add").click()
    return page.locator(".own-list").filter(has=page.get_by_role("heading", name=name, exact=True))


def cents(text):
    return Fraction(re.sub(r"[^\d.]", "", text)) * 100


def test_the_party_list_in_the_shop(page, address, demonstration):
    """It is taken over, ticked, added to; what is bought is at home, and what is put back is not."""
    written = demonstration.json("list", "show", "party", "--json")
    page.goto(address("lists/party/index.html"))
    page.get_by_role("button", name="Take over into my lists").click()
    own = page.locator(".own-list")
    expect(own.get_by_role("checkbox", checked=True, name=re.compile("lemons|sugar"))).to_have_count(2)
    first = [item for item in written["items"] if not item["done"]][0]
    own.get_by_role("checkbox", name=first["name"]).check()
    add(own, name="candles", amount="2 boxes", price="3,50", until="2027-01-06")
    own.get_by_role("checkbox", name="candles").check()
    added = {"name": "candles", "amount": "2 boxes", "added": TODAY, "until": "2027-01-06"}
    assert added in without_ids(kept(page, "pantry"))
    assert {row["name"] for row in kept(page, "pantry")} == {first["name"], "candles"}

    costs = {item["text"]: Fraction(item["price"] or 0) * 100 for item in written["items"]}
    rest = sum(costs[item["text"]] for item in written["items"] if not item["done"] and item is not first)
    left, total = own.locator(".list-total b").inner_text().split("/")
    assert (cents(left), cents(total)) == (rest, sum(costs.values()) + 350)

    own.get_by_role("checkbox", name="candles").uncheck()
    expect(own.get_by_role("checkbox", name="candles")).not_to_be_checked()
    assert {row["name"] for row in kept(page, "pantry")} == {first["name"]}
    act(own)
    own.get_by_label("Only what is left").check()
    expect(own.locator(".ticks li")).to_have_count(len(written["items"]) - 3 + 1)
    page.reload()
    expect(own.get_by_role("checkbox", name="candles")).not_to_be_checked()


def test_a_list_becomes_a_file_of_the_site(page, address, tmp_path):
    own = new_list(page, address)
    add(own, name="flour, type 00", amount="2 kg", price="2.4")
    add(own, name="7up", price="1.20", until="2026-12-24")
    add(own, name="*stars* & [brackets] <b>", amount="500 ml")
    own.get_by_role("checkbox", name="7up").check()
    act(own)
    own.get_by_role("button", name="Copy as a file of the site").click()
    expect(page.locator(".said")).to_have_text("Copied.")
    (tmp_path / "content/lists").mkdir(parents=True)
    (tmp_path / "content/site.yml").write_text("title: House\nlanguage: en\ncurrency: EUR\n")
    (tmp_path / "content/lists/party.md").write_text(page.evaluate("copied"))
    read = json.loads(forno("list", "show", "party", "--json", "--site", tmp_path))
    assert read["title"] == "Party"
    assert [(item["name"], item["quantity"], item["price"], item["done"], item["expires"]) for item in read["items"]] == [
        ("flour, type 00", "2 kg", "2.40", False, None), ("7up", None, "1.20", True, "2026-12-24"),
        ("*stars* & [brackets] <b>", "500 ml", None, False, None)]


def test_a_list_is_copied_as_people_write_one(page, address):
    own = new_list(page, address)
    add(own, name="500 ml *milk*", price="1.20")
    add(own, name="bread", until="2026-12-24")
    own.get_by_role("checkbox", name="bread").check()
    act(own)
    own.get_by_role("button", name="Copy as text").click()
    expect(page.locator(".said")).to_have_text("Copied.")
    assert page.evaluate("copied") == "Party\n\n– 500 ml *milk* (€1.20)\n✓ bread (24 Dec 2026)\n"


@pytest.mark.parametrize("line, name, amount", [
    ("500 g mozzarella", "mozzarella", "500 g"), ("1 1/2 cups flour", "flour", "1 1/2 cups"), ("2-3 lemons", "lemons", "2-3"),
    ("6 eggs", "eggs", "6"), ("7up", "7up", None), ("500 g", "500 g", None), ("mozzarella 500 g", "mozzarella 500 g", None),
    ("½ kg tomatoes", "tomatoes", "½ kg"), ("1,000 things", "1,000 things", None),
])  # fmt: skip
@pytest.mark.some(2)
def test_one_field_takes_amount_and_food(page, address, line, name, amount):
    own = new_list(page, address)
    assert own.locator("form input:visible").count() == 1 and own.get_by_role("button").filter(visible=True).count() == 1
    add(own, name=line)
    [item] = without_ids(kept(page, "lists")[0]["items"])
    assert (item["name"], item.get("amount")) == (name, amount)


RECIPE = """---
title: Focaccia
servings: 4
---

## Ingredients

- 500 g flour, sifted
- 10 g salt
- 3 eggs
- olive oil
- 250 ml water (warm)
- 1 kg potatoes, parmesan to serve

## Method

1. Knead and bake.
"""


@pytest.fixture(scope="module")
def bakery(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bakery")
    (folder / "site/content/recipes").mkdir(parents=True)
    (folder / "site/content/site.yml").write_text("title: Bakery\n")
    (folder / "site/content/recipes/focaccia.md").write_text(RECIPE)
    (folder / "site/content/recipes/plain.md").write_text("---\ntitle: Plain\nservings: 2\n---\n\n- 500 g spelt, sifted\n- 2 eggs\n")
    (folder / "site/content/groceries.csv").write_text("name,pack,price\nflour,1 kg,1.20\nwater,1 l,0.10\npotatoes,1 kg,2.00\n")
    return BuiltSite(folder / "site", folder / "output")


def items(page):
    """What is on the first list."""
    return [(item.get("amount"), item["name"]) for item in kept(page, "lists")[0]["items"]]


def test_a_recipe_comes_onto_the_list(page, bakery):
    page.goto(bakery.page("recipes/focaccia/index.html").as_uri())
    page.get_by_role("button", name="Put it on my list").click()
    said = page.locator(".ingredients .said")
    expect(said).to_contain_text("6 ingredients are on your list.")
    assert items(page) == [("500 g", "flour"), ("10 g", "salt"), ("3", "eggs"), (None, "olive oil"), ("250 ml", "water"), ("1 kg", "potatoes, parmesan to serve")]
    said.get_by_role("button", name="Undo").click()
    expect(said).to_be_empty()
    assert items(page) == []
    assert [list["name"] for list in kept(page, "lists")] == ["My lists"]


def test_it_comes_scaled_and_less_what_the_pantry_has(page, bakery):
    page.goto(bakery.page("recipes/focaccia/index.html").as_uri())
    pantry = [("Flour", "0.4 kg", None), ("eggs", "9", None), ("salt", "some", None), ("water", "1 l", "2026-11-30"), ("olive oil", "1 l", None), ("potatoes", "9 kg", None)]
    rows = [{"id": name, "name": name, "amount": amount, "added": TODAY} | ({"until": until} if until else {}) for name, amount, until in pantry]
    page.evaluate("(rows) => kitchenState.change((state) => { state.pantry = rows; })", rows)
    page.evaluate("kitchenState.change(({ lists }) => { lists.push({ id: 'a', name: 'Saturday', items: [] }); })")
    page.locator(".servings input").fill("8")
    expect(page.locator(".ingredients li").first).to_contain_text("1 kg")
    page.get_by_role("button", name="Put it on my list").click()
    said = page.locator(".ingredients .said")
    expect(said).to_contain_text("5 ingredients are on your list. 1 you have in your pantry.")
    assert items(page) == [("600 g", "flour"), ("20 g", "salt"), (None, "olive oil"), ("500 ml", "water"), ("2 kg", "potatoes, parmesan to serve")]
    said.get_by_role("link", name="Saturday").click()
    expect(page.get_by_role("checkbox", name="flour 600 g")).to_be_visible()


def test_what_is_not_understood_comes_whole(page, bakery):
    page.goto(bakery.page("recipes/plain/index.html").as_uri())
    page.evaluate("kitchenState.change((state) => { state.pantry = [{ id: 'a', name: 'spelt', amount: '1 kg', added: '%s' }]; })" % TODAY)
    page.get_by_role("button", name="Put it on my list").click()
    expect(page.locator(".ingredients .said")).to_contain_text("2 ingredients")
    assert items(page) == [("500 g", "spelt, sifted"), ("2", "eggs")]


def test_a_list_is_shared_as_a_link(page, address, browser):
    own = new_list(page, address, "Für Oma 🍕")
    add(own, name="crème fraîche", amount="200 g", price="1.99")
    act(own)
    own.get_by_role("button", name="Copy a link").click()
    link = page.evaluate("copied")
    assert re.fullmatch(r"[\w-]+", link.split("#list=")[1])
    with browser.new_context() as context:
        other = context.new_page()
        other.goto(link)
        expect(other.get_by_role("heading", name="Für Oma 🍕")).to_be_visible()
        assert kept(other, "lists") == []
        other.get_by_role("button", name="Keep it here").click()
        expect(other.get_by_role("checkbox", name="crème fraîche 200 g")).to_be_visible()
        assert "#" not in other.url
        other.goto(link.replace("#list=", "#list=e30"))
        expect(other.locator(".offered")).to_be_hidden()


def test_lists_are_renamed_changed_and_deleted(page, address):
    own = new_list(page, address)
    add(own, name="milk", price="nothing")
    assert kept(page, "lists")[0]["items"] == []
    add(own, price="1")
    own.get_by_role("button", name="Change: milk").click()
    add(own, name="oat milk", amount="1 l")
    assert without_ids(kept(page, "lists")[0]["items"]) == [{"name": "oat milk", "amount": "1 l", "price": 100}]
    act(own)
    own.get_by_role("button", name="Rename").click()
    own = page.locator(".own-list")
    expect(own.get_by_role("heading")).to_have_text("Sunday")
    own.get_by_role("button", name="Remove: oat milk").click()
    expect(own.locator(".ticks li")).to_have_count(0)
    own.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("There is no list yet.")).to_be_visible()
    assert kept(page, "lists") == []


def test_the_weekly_sheet_fills_the_pantry(page, address, demonstration):
    page.goto(address("shopping/2026-W48/index.html"))
    box = page.locator(".ticks input").first
    name = box.get_attribute("data-name")
    box.check()
    page.goto(address("my-pantry/index.html"))
    expect(page.locator(".shelf li b").filter(has_text=name)).to_be_visible()
    [row] = kept(page, "pantry")
    assert (row["name"], row["added"]) == (name, TODAY)
    page.goto(address("shopping/2026-W48/index.html"))
    page.locator(".ticks input").first.uncheck()
    assert kept(page, "pantry") == []


def test_the_pantry_goes_by_the_day_of_the_reader(page, address):
    page.goto(address("my-pantry/index.html"))
    form = page.locator(".own-pantry")
    for name, until in [("yogurt", "2026-11-30"), ("cream", "2026-12-01"), ("butter", "2026-12-06"), ("rice", "2026-12-07"), ("salt", "")]:
        add(form, name=name, until=until)
    shelves = {name: page.locator(f"[data-shelf={name}] b") for name in ("expired", "soon", "good")}
    expect(shelves["expired"]).to_have_text(["yogurt"])
    expect(shelves["soon"]).to_have_text(["cream", "butter"])
    expect(shelves["good"]).to_have_text(["rice", "salt"])
    form.get_by_role("button", name="Copy as CSV").click()
    assert page.evaluate("copied").splitlines()[:2] == ["item,quantity,added,expires,barcode", f"yogurt,,{TODAY},2026-11-30,"]
    page.get_by_role("button", name="Remove: yogurt").click()
    expect(shelves["expired"]).to_have_count(0)
    assert [row["name"] for row in kept(page, "pantry")] == ["cream", "butter", "rice", "salt"]


def test_what_is_there_leads_to_recipes(page, address):
    page.goto(address("my-pantry/index.html"))
    for name in ("flour", "yeast", "mozzarella"):
        add(page.locator(".own-pantry"), name=name)
    page.get_by_role("link", name="Recipes from what is here").click()
    expect(page.locator(".found li").first).to_be_visible()


def test_a_barcode_is_scanned_from_a_photo(page, address, demonstration):
    """One of the site's groceries is filled in; another is kept with its number."""
    page.goto(address("my-pantry/index.html"))
    for code, name, until in [("2000000200538", "flour", "2027-08-28"), (checked("807680951375"), "", "")]:
        page.get_by_role("button", name="Scan a barcode").click()
        page.get_by_label("Take or choose a photo").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": photo(code)})
        form = page.locator(".own-pantry form")
        expect(form.get_by_label("Barcode", exact=True)).to_have_value(code)
        assert form.get_by_role("textbox", name="What").input_value() == name
        assert form.get_by_label("Good until").input_value() == until
        if not name:
            expect(page.locator(".said")).to_contain_text(code)
        add(page.locator(".own-pantry"), name=name or "pasta")
    assert [(row["name"], row["barcode"]) for row in kept(page, "pantry")] == [("flour", "2000000200538"), ("pasta", "8076809513753")]


def test_a_barcode_is_typed(page, address):
    page.goto(address("my-pantry/index.html"))
    page.get_by_role("button", name="Scan a barcode").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Take or choose a photo").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"none"})
    expect(dialog.get_by_role("status")).to_contain_text("No barcode was found")
    for wrong in ("2000000200539", "20000", "abc"):
        dialog.get_by_label("Or type its digits").fill(wrong)
        page.keyboard.press("Enter")
        expect(dialog.get_by_role("status")).to_contain_text("These digits are no barcode")
    dialog.get_by_label("Or type its digits").fill("2000000 200538")
    page.keyboard.press("Enter")
    expect(page.locator(".own-pantry form").get_by_role("textbox", name="What")).to_have_value("flour")
    page.get_by_role("button", name="Scan a barcode").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_they_are_there_without_the_house(page, tmp_path):
    (tmp_path / "site/content").mkdir(parents=True)
    (tmp_path / "site/content/site.yml").write_text("title: Forno al Faro\nlanguage: en\nbase_url: https://pizza.example/\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    own = new_list(page, lambda path: site.page(path).as_uri())
    add(own, name="flour", price="2")
    own.get_by_role("checkbox", name="flour").check()
    page.goto(site.page("my-pantry/index.html").as_uri())
    expect(page.locator(".shelf b")).to_have_text(["flour"])


def test_hostile_things_are_texts(browser, demonstration, tries_all):
    texts = [text for text in (re.sub(r"\s+", " ", text)[:200].strip() for text in STRINGS.values()) if text]
    things = dict(pairs(texts, tries_all, part=0))
    address = lambda path: demonstration.page(path).as_uri()
    with browser.new_context(bypass_csp=True) as context:
        page = context.new_page()
        page.add_init_script(COPIES)
        page.on("dialog", lambda dialog: pytest.fail(f"a dialog opened: {dialog.message}"))
        page.on("request", lambda request: request.url.startswith("file:") or pytest.fail(f"asked for {request.url}"))
        new_list(page, address, texts[0])
        own = page.locator(".own-list")
        for name, amount in things.items():
            add(own, name=name, amount=amount[:100])
        expect(own.locator(".ticks li")).to_have_count(len(things))
        for box in own.get_by_role("checkbox").all()[:len(things)]:
            box.check()
        act(own)
        own.get_by_role("button", name="Copy a link").click()
        link = page.evaluate("copied")
        page.goto(address("my-pantry/index.html"))
        shown = [" ".join(text.split()) for text in page.locator(".shelf b").all_text_contents()]
        assert sorted(shown) == sorted(" ".join(name.split()) for name in things)
        page.goto(link)
        page.get_by_role("button", name="Keep it here").click()
        expect(page.locator(".own-list")).to_have_count(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page, address, scheme):
    page.emulate_media(color_scheme=scheme)
    own = new_list(page, address)
    add(own, name="flour", amount="2 kg", price="2.40", until="2026-12-03")
    own.get_by_role("checkbox", name="flour").check()
    assert Axe().run(page).response["violations"] == []
    page.goto(address("my-pantry/index.html"))
    expect(page.locator(".shelf b")).to_have_text(["flour"])
    page.get_by_role("button", name="Scan a barcode").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert Axe().run(page).response["violations"] == []


def test_the_keyboard_is_enough(page, address):
    page.goto(address("my-lists/index.html"))
    page.get_by_label("New list").focus()
    page.keyboard.type("Party")
    page.keyboard.press("Enter")
    own = page.locator(".own-list")
    own.get_by_role("textbox", name="What").focus()
    page.keyboard.type("flour")
    page.keyboard.press("Enter")
    expect(own.get_by_role("textbox", name="What")).to_be_focused()
    own.get_by_role("checkbox", name="flour").focus()
    page.keyboard.press("Space")
    expect(own.get_by_role("checkbox", name="flour")).to_be_checked()
