"""Every page opens from the disk: it fits its window, asks no other host for anything and makes no complaint."""

from dataclasses import dataclass, field

import pytest

WIDTHS = [360, 1440]


@dataclass
class Visit:
    """What happened when a page was opened."""

    overflow: int = 0
    requests: list = field(default_factory=list)
    complaints: list = field(default_factory=list)


class Visitor:
    """A page of the browser that notes what happens at each address it opens."""

    def __init__(self, page):
        self.page, self.seen = page, Visit()
        page.on("request", lambda request: self.seen.requests.append(request.url))
        page.on("console", lambda message: self.seen.complaints.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.seen.complaints.append(str(error)))
        page.on("requestfailed", self.hear_failure)

    def hear_failure(self, request):
        # Going on to the next address breaks off what was under way.
        if request.failure != "net::ERR_ABORTED":
            self.seen.complaints.append(f"{request.failure}: {request.url}")

    def visit(self, address):
        self.seen = Visit()
        # A host sends the icon when the page is there already, and it must not count as asked for by the next one.
        self.page.goto(address, wait_until="networkidle" if address.startswith("http") else "load")
        self.seen.overflow = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return self.seen


@pytest.fixture(scope="module", params=WIDTHS)
def visits(request, browser, demonstration, hosted):
    """A visit to each page at one width, by the name of the page."""
    with browser.new_context(viewport={"width": request.param, "height": 900}) as context:
        visitor = Visitor(context.new_page())
        return {
            demonstration.name(page): visitor.visit(hosted + page.name if page.name == "404.html" else page.as_uri())
            for page in demonstration.pages
        }


def test_visit_hears_complaints(browser, tmp_path):
    page = tmp_path / "index.html"
    page.write_text(
        "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\">"
        "<script>1</script><img src=https://host.invalid/><p style='width: 9000px'>x"
    )
    with browser.new_context() as context:
        seen = Visitor(context.new_page()).visit(page.as_uri())
    assert seen.overflow > 0
    assert "https://host.invalid/" in seen.requests
    assert any("Content Security Policy" in complaint for complaint in seen.complaints)
    assert any("host.invalid" in complaint for complaint in seen.complaints)


def test_no_page_scrolls_sideways(visits):
    assert {name: seen.overflow for name, seen in visits.items() if seen.overflow > 0} == {}


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
