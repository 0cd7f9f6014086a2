"""What happens when pages are opened, on a telephone and on a desk."""

from dataclasses import dataclass, field

WIDTHS = (360, 1440)
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@dataclass
class Visit:
    """What happened when a page was opened; how far it overflows, by the width of the window."""

    overflow: dict = field(default_factory=dict)
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

    def visit(self, address, widths=WIDTHS):
        """Opens a page at the first width, and brings its window to the others."""
        self.seen = Visit()
        self.measure(widths[0], address)
        for width in widths[1:]:
            self.measure(width)
        return self.seen

    def measure(self, width, address=None):
        self.page.set_viewport_size({"width": width, "height": 900})
        if address:
            # A host sends the icon when the page is there already, and it must not count as asked for by the next one.
            self.page.goto(address, wait_until="networkidle" if address.startswith("http") else "load")
        self.seen.overflow[width] = self.page.evaluate(OVERFLOW)
