"""An order on its page."""

from playwright.sync_api import expect

from reader import said


def order(page, site, *buttons):
    """Puts into the order what these buttons say, and opens it."""
    page.goto(site.page("menu/index.html").as_uri())
    for button in buttons:
        page.get_by_role("button", name=button, exact=True).first.click()
        expect(page.get_by_text("is in your order.")).to_be_visible()
    page.goto(site.page("order/index.html").as_uri())
    expect(page.locator(".line").first).to_be_visible()


def sums(page):
    return [tuple(said(row.locator("th, td"))) for row in page.locator(".basket .sums tr").all()]


def prices(page):
    return {row.locator("h3").inner_text(): row.locator(".price").inner_text() for row in page.locator(".line").all()}
