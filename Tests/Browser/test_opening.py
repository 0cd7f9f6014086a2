"""Every page opens from the disk: it fits its window, asks no other host for anything and makes no complaint."""

from itertools import cycle

import pytest

from visitor import WIDTHS, Visitor


@pytest.fixture(scope="module", params=["one", pytest.param("other", marks=pytest.mark.thorough)])
def visits(request, browser, demonstration, hosted):
    """A visit to each page by its name: one page begins on a telephone and the next on a desk, or the other way round."""
    begins = cycle([WIDTHS, WIDTHS[::-1]] if request.param == "one" else [WIDTHS[::-1], WIDTHS])
    with browser.new_context() as context:
        visitor = Visitor(context.new_page())
        return {
            demonstration.name(page): visitor.visit(hosted + page.name if page.name == "404.html" else page.as_uri(), widths)
            for page, widths in zip(demonstration.pages, begins)
        }


def test_visit_hears_complaints(browser, tmp_path):
    page = tmp_path / "index.html"
    page.write_text(
        "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\">"
        "<script>1</script><img src=https://host.invalid/><p style='width: 9000px'>x"
    )
    with browser.new_context() as context:
        seen = Visitor(context.new_page()).visit(page.as_uri())
    assert seen.overflow[360] > seen.overflow[1440] > 0
    assert "https://host.invalid/" in seen.requests
    assert any("Content Security Policy" in complaint for complaint in seen.complaints)
    assert any("host.invalid" in complaint for complaint in seen.complaints)


def test_no_page_scrolls_sideways(visits):
    assert {name: seen.overflow for name, seen in visits.items() if max(seen.overflow.values()) > 0} == {}


def test_no_page_asks_another_host(visits, demonstration, hosted):
    own = (demonstration.output.as_uri() + "/", "data:")
    for name, seen in visits.items():
        allowed = (hosted, "data:") if name == "404.html" else own
        assert [url for url in seen.requests if not url.startswith(allowed)] == [], name


def test_no_page_complains(visits, told):
    assert {name: seen.complaints for name, seen in visits.items() if seen.complaints} == {}
    told(f"Opened: {len(visits)} pages without a complaint")


def test_style_is_known_to_the_browser(browser, demonstration):
    page = browser.new_page()
    page.goto(demonstration.page("index.html").as_uri())
    style = (demonstration.output / "assets/style.css").read_text()
    unknown, count = page.evaluate(UNKNOWN_DECLARATIONS, style)
    page.close()
    assert unknown == []
    assert count > 300


UNKNOWN_DECLARATIONS = r"""
style => {
    const text = style.replace(/\/\*[^]*?\*\//g, "");
    const found = [...text.matchAll(/[{;]\s*([-a-z]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
    const known = (name, value) => CSS.supports(name, value) || CSS.supports(`-webkit-${name}`, value);
    const unknown = found.filter(([, name, value]) => !name.startsWith("--") && !known(name, value.replace("!important", "").trim()));
    return [unknown.map(([, name, value]) => `${name}: ${value}`), found.length];
}
"""
