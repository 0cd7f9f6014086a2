"""What a page refers to, and what can be referred to in it."""

from html.parser import HTMLParser

ADDRESSES = {"href", "src", "poster", "action", "data"}


class PageLinks(HTMLParser):
    """The addresses of a page in the order of its text, and the ids in it."""

    def __init__(self, page):
        super().__init__()
        self.addresses = []
        self.absolute = []
        self.ids = []
        self.feed(page.read_text())
        self.close()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("id"):
            self.ids.append(values["id"])
        own = [value for name, value in attributes if name in ADDRESSES and value is not None]
        own += [part.split()[0] for part in (values.get("srcset") or "").split(",") if part.strip()]
        is_canonical = tag == "link" and values.get("rel") == "canonical"
        (self.absolute if is_canonical else self.addresses).extend(own)
        if tag == "meta" and values.get("property") in {"og:url", "og:image"}:
            self.absolute.append(values["content"])
