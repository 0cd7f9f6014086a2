"""Files of odd names: each is published under an address that leads to it, or told of; the map of the site stays XML."""

import os
import subprocess
import xml.etree.ElementTree
from urllib.parse import quote, unquote, urlsplit

import pytest

from built_site import FORNO, BuiltSite
from link_walk import LinkWalk

NAMES = [
    "two words",
    "100%",
    "a%41b",
    "%2e%2e",
    "what?",
    "a#b",
    "a&b=c;d",
    "a:b",
    "javascript:alert(1)",
    "https:",
    "it's",
    'say "cheese"',
    "a<b>c",
    "back\\slash",
    "-rf",
    "--output=x",
    "trailing.",
    "trailing ",
    " leading",
    "CON",
    "aux.h",
    "$(touch x)",
    "`x`|y",
    "{{title}}",
    "caffè",
    "caffe\u0300 2",
    "ピザ",
    "🍕",
    "\u202etpircs",
    "zero\u200bwidth",
    "nel\u0085and\u2028line",
    "not\ufffea\uffffcharacter",
    "\U0010fffe",
    "[brackets](x)",
    "n" * 250,
    "è" * 124,
]
CONTROL = ["a\nb", "a\tb", "a\u0001b", "a\u007fb", "a\rb"]
GIF = b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"


def text(name, number):
    link = quote(name, safe="")
    return f"""---
title: Number {number}
image: "{link}.gif"
---
[The page](../pages/{link}.md) ![A picture](<{link}.gif>)

## Method

1. Cook.
"""


def write(site, name, content):
    file = site / "content" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


@pytest.fixture(scope="module")
def odd(tmp_path_factory):
    folder = tmp_path_factory.mktemp("odd")
    site = folder / "site"
    write(site, "site.yml", b"title: Odd\nbase_url: https://example.org/\n")
    for number, name in enumerate(NAMES):
        write(site, f"pages/{name}.md", f"---\ntitle: Page {number}\n---\nText.\n".encode())
        # The addresses of recipes leave out what is odd: the number keeps them apart.
        recipe = name if len(name.encode()) > 240 else f"{number} {name}"
        write(site, f"recipes/{recipe}.md", text(name, number).encode())
        write(site, f"recipes/{name}.gif", GIF)
    return BuiltSite(site, folder / "output")


def test_every_link_leads_to_its_file(odd):
    walk = LinkWalk(odd.output, odd.pages)
    assert walk.faults == []
    # Each recipe shows its picture and leads to its page.
    shown = [address for links in walk.links.values() for address in links.addresses if address.endswith(".gif")]
    assert len({unquote(urlsplit(address).path) for address in shown}) >= len(NAMES)


def test_the_browser_finds_each_page(browser, odd):
    page = browser.new_page()
    requested = []
    page.on("requestfailed", lambda request: requested.append((request.url, request.failure)))
    page.goto(odd.page("index.html").as_uri())
    links = page.eval_on_selector_all("nav a", "links => links.map(link => link.href)")
    titles = set()
    for link in links:
        page.goto(link)
        titles.add(page.title().split(" · ")[0].split(" – ")[0])
    page.close()
    assert {f"Page {number}" for number in range(len(NAMES))} <= titles
    # What was still to come when the next page was asked for is not missing.
    assert [url for url, failure in requested if failure != "net::ERR_ABORTED"] == []


def test_the_map_of_the_site_leads_to_each_page(odd):
    tree = xml.etree.ElementTree.parse(odd.output / "sitemap.xml")
    places = [place.text for place in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    # All but what is a reader's own, the search, and the page for what is not there.
    others = {"404.html", "settings/index.html", "search/index.html"} | {f"my-{own}/index.html" for own in ("recipes", "lists", "pantry")}
    assert len(places) == len({odd.name(page) for page in odd.pages} - others)
    for place in places:
        assert place.isascii() and not set(place) & set(' "<>\\^`{|}')
        path = unquote(urlsplit(place).path).removeprefix("/")
        assert not urlsplit(place).query and not urlsplit(place).fragment
        assert (odd.output / path / "index.html").is_file() or (odd.output / path).is_file(), place


def test_names_that_no_address_can_have_are_told_of(tmp_path):
    write(tmp_path, "site.yml", b"title: Odd\n")
    write(tmp_path, "pages/good.md", b"# Good\n")
    write(tmp_path, "recipes/Icon\r", b"")
    for name in CONTROL:
        write(tmp_path, f"pages/{name}.md", b"# Odd\n")
    command = [str(FORNO), "build", "--verbose", "--site", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr.count("[control-in-name]") == len(CONTROL)
    assert (tmp_path / "output/good/index.html").is_file()
    own = ["manifest.webmanifest", "my-lists", "my-pantry", "service-worker.js", "settings"]
    assert sorted(os.listdir(tmp_path / "output")) == sorted(["404.html", "assets", "good", "index.html", *own])


def test_a_name_that_is_no_text_leaves_the_output_whole(tmp_path):
    write(tmp_path, "site.yml", b"title: Odd\n")
    (tmp_path / "content/pages").mkdir()
    with open(os.fsencode(tmp_path) + b"/content/pages/\xff.md", "wb") as file:
        file.write(b"# Odd\n")
    done = subprocess.run([str(FORNO), "build", "--site", str(tmp_path)], capture_output=True)
    assert done.returncode == 1 and b"[not-utf8]" in done.stderr
    assert not (tmp_path / "output/index.html").exists()
