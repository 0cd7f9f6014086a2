"""What a reader's device has to load of a page before it can be read: the page, its style sheets and its scripts."""

from urllib.parse import urljoin

from page_links import PageLinks

PAGE = 60_000


def loaded(site, page):
    """The bytes of a page with its style sheets and scripts, as they are unpacked; without pictures."""
    here = site.name(page)
    addresses = [address for address in PageLinks(page).addresses if address.endswith((".css", ".js"))]
    files = {urljoin(here, address).lstrip("/") for address in addresses}
    assert "assets/style.css" in files, f"{here} has no style"
    return page.stat().st_size + sum((site.output / file).stat().st_size for file in files)


def test_every_page_is_small(demonstration, told):
    sizes = {demonstration.name(page): loaded(demonstration, page) for page in demonstration.pages}
    largest = max(sizes, key=sizes.get)
    told(f"Sizes: {len(sizes)} pages, the largest {sizes[largest]} bytes ({largest})")
    assert {name: size for name, size in sizes.items() if size >= PAGE} == {}
