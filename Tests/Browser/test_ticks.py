"""Boxes stay ticked on the device that ticked them, and say again what the file says once they agree with it."""

import pytest


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
