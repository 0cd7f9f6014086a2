"""The pages for what readers keep, which a site may leave out, with all that leads there."""

import pytest

from built_site import BuiltSite, copy_of_the_house
from reader import kept, reading

PAGES = {"recipes": "my-recipes/index.html", "lists": "my-lists/index.html", "pantry": "my-pantry/index.html"}


def built(folder, my_pages):
    copy_of_the_house(folder)
    with (folder / "content/site.yml").open("a") as settings:
        settings.write(f"\nmy_pages: {my_pages}\n")
    return BuiltSite(folder, folder / "output", "--offline")


@pytest.mark.parametrize("my_pages,left", [("true", {*PAGES}), ("[lists, recipes]", {"lists", "recipes"}), ("pantry", {"pantry"}), ("false", set())])
def test_pages_that_are_left_out_are_neither_there_nor_named(tmp_path, my_pages, left):
    site = built(tmp_path, my_pages)
    for name, path in PAGES.items():
        assert (site.output / path).exists() == (name in left)
        named = [page for page in site.pages if path in page.read_text()]
        assert bool(named) == (name in left), (name, named)
    assert (site.output / "assets/emblems-data.js").exists() == ("recipes" in left)


def test_without_a_page_for_lists_no_recipe_offers_one(tmp_path, browser):
    site = built(tmp_path, "false")
    with reading(browser, 390) as page:
        page.goto(site.page("recipes/minestrone/index.html").as_uri())
        assert page.locator(".onto-list").count() == 0
        page.goto(site.page("lists/party/index.html").as_uri())
        assert page.locator(".take-over").count() == 0


def test_without_a_pantry_for_readers_nothing_that_is_bought_goes_into_one(tmp_path, browser):
    site = built(tmp_path, "lists")
    with reading(browser, 390) as page:
        page.goto(site.page("lists/party/index.html").as_uri())
        page.locator(".ticks input:not(:checked)").first.check()
        page.wait_for_timeout(200)
        assert len(kept(page)["ticks"]) == 1 and kept(page)["pantry"] == []
