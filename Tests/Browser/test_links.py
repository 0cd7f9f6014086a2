"""Every link, picture and anchor of every page leads somewhere when the folder is opened from the disk."""

from link_walk import LinkWalk

BASE = "https://forno.example/"


def test_walk_finds_broken_links(tmp_path):
    page = tmp_path / "index.html"
    page.write_text(
        '<a href="none.html">x</a><a href="#none">x</a><img src="/none.png"><a href="../none">x</a>'
        '<a href="//host/none">x</a><a id="a b" href="index.html#a%20b">x</a><a href="https://example.org/">x</a>'
    )
    walk = LinkWalk(tmp_path, [page])
    assert walk.count == 6
    assert [fault.split(": ", 1)[1] for fault in walk.faults] == [
        "none.html: no such file",
        "#none: no such anchor",
        "/none.png: leads out of the site",
        "../none: leads out of the site",
        "//host/none: is not a file",
    ]


def test_every_link_resolves(site, told):
    walk = LinkWalk(site.output, site.pages)
    assert walk.faults == []
    assert walk.count > 10 * len(site.pages)
    told(f"Links: {walk.count} of {walk.count} resolve, on {len(site.pages)} pages")


def test_ids_are_unique(site):
    for page, links in LinkWalk(site.output, site.pages).links.items():
        assert len(links.ids) == len(set(links.ids)), f"{site.name(page)}: {sorted(links.ids)}"


def test_absolute_addresses_name_pages(demonstration):
    links = LinkWalk(demonstration.output, demonstration.pages).links.values()
    addresses = {address for page in links for address in page.absolute}
    assert {address for address in addresses if not address.startswith(BASE)} == set()
    paths = {address.removeprefix(BASE) for address in addresses}
    pictures = {path for path in paths if path.startswith("assets/share/")}
    assert len(paths - pictures) == len(demonstration.pages)
    for path in paths - pictures:
        demonstration.page(path + "index.html" if path.endswith("/") or not path else path)
    assert {path for path in pictures if not (demonstration.output / path).is_file()} == set()
    assert pictures, "pages are shared without pictures"
