"""Whether the addresses of pages lead somewhere when their folder is opened from the disk."""

from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from page_links import PageLinks

ELSEWHERE = {"http", "https", "mailto", "tel", "geo", "data"}


class LinkWalk:
    """A walk of all pages of a folder: how many addresses stay in it, and those of them that lead nowhere."""

    def __init__(self, folder, pages):
        self.folder = folder
        self.links = {page: PageLinks(page) for page in pages}
        self.count = 0
        self.faults = []
        for page, links in self.links.items():
            for address in links.addresses:
                self.follow(address, page)

    def follow(self, address, page):
        if urlsplit(address).scheme in ELSEWHERE:
            return
        self.count += 1
        fault = self.fault(address, page)
        if fault:
            self.faults.append(f"{page.relative_to(self.folder)}: {address}: {fault}")

    def fault(self, address, page):
        """Why an address leads nowhere, or nothing."""
        if page.name == "404.html" and address.startswith("/"):
            # A host shows this page at any depth, so its addresses begin at the root of the site.
            page, address = self.folder / "index.html", address.lstrip("/")
        parts = urlsplit(urljoin(page.as_uri(), address))
        if parts.scheme != "file" or parts.netloc:
            return "is not a file"
        target = Path(unquote(parts.path))
        if not target.is_relative_to(self.folder):
            return "leads out of the site"
        if not target.is_file():
            return "no such file"
        if parts.fragment and unquote(parts.fragment) not in self.links[target].ids:
            return "no such anchor"
        return None
