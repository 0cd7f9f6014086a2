"""Home: another recipe in place of that of the day, the reader's favourites, and what to use soon."""

import json

from playwright.sync_api import expect

from built_site import BuiltSite
from made_sites import write
from reader import keep

def test_another_recipe_is_never_the_same_twice_in_a_row(page, address):
    page.goto(address("index.html"))
    own = page.locator(".of-the-day")
    link = own.locator("h2 a")
    expect(own.locator(".kicker")).to_have_text("Recipe of the day")
    seen = [link.text_content()]
    for _ in range(12):
        own.get_by_role("button", name="Another one").press("Enter")
        expect(link).not_to_have_text(seen[-1])
        seen.append(link.text_content())
        expect(own.get_by_role("button", name=f"Favourite: {seen[-1]}", exact=True)).to_have_count(1)
        expect(own.get_by_role("button", name="Another one")).to_be_focused()
    assert len(set(seen)) > 3
    assert own.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    own.get_by_role("button", name="Favourite: ").click()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(seen[-1])
    expect(page.locator("h1 + .star")).to_have_attribute("aria-pressed", "true")


def test_one_recipe_has_no_other(page, tmp_path):
    write(tmp_path / "site/content", {"site.yml": "title: Ours\n", "recipes/soup.md": "# Soup\n\n- 1 l water\n"})
    page.goto(BuiltSite(tmp_path / "site", tmp_path / "output").page("index.html").as_uri())
    button = page.get_by_role("button", name="Another one")
    button.click()
    expect(button).to_be_hidden()
    expect(page.locator(".of-the-day h2")).to_have_text("Soup")


def test_favourites_are_those_of_the_site_and_the_reader(page, address):
    page.goto(address("index.html"))
    chips = page.locator(".favorite-foods a")
    expect(chips).to_have_text(["Pizza", "Pasta", "Soup", "Something sweet"])
    foods = [{"name": "</script><b>", "recipes": []}, {"name": "pasta", "recipes": []}]
    keep(page, {"favorites": {"recipes": ["tiramisu", "gone"], "pizzas": ["hawaii"], "removed": ["soup"], "foods": foods}})
    page.reload()
    expect(chips).to_have_text(["Pizza", "Pasta", "Something sweet", "</script><b>", "★ Hawaii", "★ Tiramisù"])
    page.get_by_role("button", name="Favourite: Margherita", exact=True).click()
    expect(chips).to_have_count(7)
    page.get_by_role("link", name="★ Hawaii").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hawaii")


def test_what_to_use_soon_is_shown_where_the_house_is(browser, demonstration, tmp_path):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(demonstration.page("index.html").as_uri())
    items = demonstration.json("pantry", "expiring", "--clock", "2026-11-21", "--json", "--within", "5")
    names = page.locator(".band.soon b").all_text_contents()
    assert names
    assert all(any(name in json.dumps(item, ensure_ascii=False) for item in [items]) for name in names)
    expect(page.get_by_role("button", name="Another one")).to_have_count(0)
    without = BuiltSite(demonstration.source, tmp_path / "output", "--no-house-pages")
    page.goto(without.page("index.html").as_uri())
    expect(page.locator(".band.soon")).to_have_count(0)
    page.context.close()
