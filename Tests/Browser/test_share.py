"""Pages are shared by the system's sheet where there is one, else by links made at build time; nothing of another host loads."""

from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from built_site import BuiltSite
from made_sites import write
from reader import PATIENCE

SHEET = "navigator.share = async (data) => { window.given = JSON.stringify(data); };"
COPIED = """Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });"""
PAGES = {
    "recipes/tiramisu/index.html": ("Tiramisù", "https://forno.example/recipes/tiramisu/"),
    "pizzas/hawaii/index.html": ("Hawaii", "https://forno.example/pizzas/hawaii/"),
    "menu/index.html": ("Menu", "https://forno.example/menu/"),
    "random/index.html": ("Random pizza", "https://forno.example/random/"),
}


@pytest.fixture
def opened(browser):
    """A page with scripts run before its own; no request may leave."""
    contexts = []

    def open_page(address, *scripts, **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        faults = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("request", lambda request: faults.append(request.url) if not request.url.startswith(("file:", "http://127.")) else None)
        page.faults = faults
        for script in scripts:
            page.add_init_script(script)
        page.goto(address)
        return page

    yield open_page
    assert [fault for context in contexts for page in context.pages for fault in page.faults] == []
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def unpublished(tmp_path_factory):
    """A site without a public address, with a recipe of hostile words."""
    folder = tmp_path_factory.mktemp("unpublished")
    write(folder / "site/content", {
        "site.yml": "title: Ours\n",
        "recipes/soup.md": '---\ntitle: "</script><img src=x onerror=alert(1)> 🍲"\nservings: 2\n---\n## Ingredients\n\n- 1 l water\n- salt\n\n## Method\n\n1. Boil.\n2. Eat.\n',
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
def test_links_lead_to_the_public_address(opened, demonstration, path, scripts):
    title, address = PAGES[path]
    page = opened(demonstration.page(path).as_uri(), java_script_enabled=scripts)
    links = page.locator(".share a")
    expect(links).to_have_text(["Facebook", "WhatsApp", "Mail", "Copy the link"])
    for link in links.all():
        expect(link).to_be_visible()
    facebook, whatsapp, mail, own = (link.get_attribute("href") for link in links.all())
    assert parse_qs(urlsplit(facebook).query) == {"u": [address]}
    assert parse_qs(urlsplit(whatsapp).query) == {"text": [f"{title} {address}"]}
    assert parse_qs(urlsplit(mail).query) == {"subject": [title], "body": [address]}
    assert own == address
    expect(page.locator(".share button").nth(0)).to_be_hidden()
    expect(page.locator(".share button").nth(1)).to_be_hidden()


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("hosted_by", ["file", "host"])
def test_the_sheet_takes_the_place_of_the_links(opened, demonstration, hosted, path, hosted_by):
    title, address = PAGES[path]
    here = demonstration.page(path).as_uri() if hosted_by == "file" else hosted + path
    page = opened(here + ("#without=milk" if "menu" in path else ""), SHEET)
    page.get_by_role("button", name="Share …").press("Enter")
    expected = address + ("#without=milk" if "menu" in path else "")
    assert page.evaluate("JSON.parse(given)") == {"title": title, "url": expected}
    expect(page.locator(".share a")).to_have_count(0)


def test_the_link_is_copied_with_the_servings(opened, demonstration):
    page = opened(demonstration.page("recipes/tiramisu/index.html").as_uri() + "#servings=4", COPIED)
    page.get_by_role("link", name="Copy the link").click()
    expect(page.locator(".share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("copied") == "https://forno.example/recipes/tiramisu/#servings=4"
    assert "tiramisu" in page.url


def test_a_pizza_by_chance_is_shared_with_its_seed(opened, demonstration):
    pizza = "https://forno.example/random/#seed=7&vegan"
    here = demonstration.page("random/index.html").as_uri() + "#seed=7&vegan"
    page = opened(here, COPIED)
    page.get_by_role("link", name="Copy the link").click()
    expect(page.locator(".share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("copied") == pizza
    page.get_by_role("link", name="WhatsApp").focus()
    facebook, whatsapp, mail = (link.get_attribute("href") for link in page.locator(".share a").all()[:3])
    assert parse_qs(urlsplit(facebook).query) == {"u": [pizza]}
    assert parse_qs(urlsplit(whatsapp).query) == {"text": [f"Random pizza {pizza}"]}
    assert parse_qs(urlsplit(mail).query) == {"subject": ["Random pizza"], "body": [pizza]}
    page = opened(here, SHEET)
    page.get_by_role("button", name="Share …").click()
    assert page.evaluate("JSON.parse(given)")["url"] == pizza


def test_a_recipe_without_an_address_goes_as_text(opened, unpublished):
    text = "</script><img src=x onerror=alert(1)> 🍲\n\n- 1 l water\n- salt\n\n1. Boil.\n2. Eat."
    address = unpublished.page("recipes/soup/index.html").as_uri()
    page = opened(address, COPIED)
    expect(page.locator(".share a")).to_have_count(0)
    page.get_by_role("button", name="Copy the recipe").click()
    expect(page.locator(".share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("copied") == text
    page = opened(address, SHEET)
    page.get_by_role("button", name="Share …").click()
    assert page.evaluate("JSON.parse(given)") == {"title": text.split("\n")[0], "text": text}
    page = opened(address, java_script_enabled=False)
    expect(page.locator(".share")).to_be_hidden()


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_beside_the_sheet(opened, demonstration, width):
    page = opened(
        demonstration.page("recipes/tiramisu/index.html").as_uri(), SHEET, viewport={"width": width, "height": 800}, bypass_csp=True
    )
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
