"""No page of any kind has a violation that axe finds, in light and dark, on a telephone and on a desk."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from reader import EACH_VALUE


def violations(page):
    """Each rule broken, with the elements that break it."""
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html']}" for rule in found for node in rule["nodes"]]


def test_axe_finds_a_violation(browser):
    page = browser.new_page()
    page.set_content("<title>x</title><img src='data:,'><p style='color: #999; background: #aaa'>pale on pale</p>")
    found = {violation.split(":")[0] for violation in violations(page)}
    page.close()
    assert {"image-alt", "color-contrast", "html-has-lang"} <= found


@EACH_VALUE
@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_has_no_violation(browser, kind, scheme, width):
    with browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce", bypass_csp=True
    ) as context:
        page = context.new_page()
        page.goto(kind)
        assert violations(page) == []
