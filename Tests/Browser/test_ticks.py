"""Boxes stay ticked on the device that ticked them, and say again what the file says once they agree with it."""

import pytest

from built_site import BuiltSite
from made_sites import write
from reader import reading


@pytest.fixture
def page(browser):
    with browser.new_context() as context:
        yield context.new_page()


def ticked(page):
    return page.locator(".ticks input:checked").evaluate_all("boxes => boxes.map(box => box.value)")


def kept(page):
    return page.evaluate("kitchenState.read().ticks")


def test_ticks_are_kept(page, demonstration):
    page.goto(demonstration.page("lists/party/index.html").as_uri())
    written = ticked(page)
    assert written == ["6 lemons", "1 kg sugar"]
    page.get_by_label("beer").check()
    page.get_by_label("lemons").uncheck()
    assert kept(page) == {"lists/party/": {"12 bottles beer": True, "6 lemons": False}}
    page.reload()
    assert ticked(page) == ["12 bottles beer", "1 kg sugar"]
    page.get_by_label("beer").uncheck()
    page.get_by_label("lemons").check()
    assert kept(page) == {}
    page.reload()
    assert ticked(page) == written


def test_pages_keep_their_own(page, demonstration):
    page.goto(demonstration.page("shopping/2026-W48/index.html").as_uri())
    page.get_by_label("flour, 3 packs of 1 kg").or_(page.get_by_label("flour 3 packs of 1 kg")).first.check()
    assert len(ticked(page)) == 1
    page.goto(demonstration.page("lists/party/index.html").as_uri())
    assert len(ticked(page)) == 2
    page.go_back()
    assert len(ticked(page)) == 1


def test_any_name_is_ticked(browser, tmp_path):
    """A thing that is called as a property is in the language of scripts is a thing like others."""
    names = ["constructor", "toString", "hasOwnProperty", "valueOf"]
    items = "".join(f"- {name}\n" for name in names)
    write(tmp_path / "site/content", {"site.yml": "title: Odd\n", "recipes/odd.md": f"# Odd\n\n{items}\n1. Mix.\n"})
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    with reading(browser) as page:
        page.goto(site.page("recipes/odd/index.html").as_uri())
        page.get_by_role("button", name="Cook", exact=True).click()
        assert ticked(page) == []
        page.get_by_label(names[0]).check()
        page.reload()
        page.get_by_role("dialog").wait_for()
        assert ticked(page) == names[:1]
