"""Hostile strings in every field of every format: nothing runs, nothing is asked for, and every other form parses.

Pages are opened from the folder with their Content-Security-Policy bypassed, so that it hides no fault.
"""

import csv
import html.parser
import json
import re
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest

import hostile_site
from hostile_site import PER_SITE, STRINGS
from link_walk import LinkWalk

VALUES = list(STRINGS.values())
GROUPS = [VALUES[start : start + PER_SITE] for start in range(0, len(VALUES), PER_SITE)]
# What neither the theme nor content has.
FOREIGN = {"iframe", "object", "embed", "base", "frame", "video", "audio", "foreignobject", "animate", "set", "math"}
SCHEMES = {"", "http", "https", "mailto", "tel", "geo"}
ADDRESSES = {"href", "src", "action", "formaction", "xlink:href", "data", "poster", "srcset", "background", "cite"}


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """A site for each group of strings, and one whose theme has all of them in its words."""
    folder = tmp_path_factory.mktemp("hostile")
    with ThreadPoolExecutor(2) as workers:
        jobs = [
            workers.submit(hostile_site.build, folder / str(number), strings)
            for number, strings in enumerate(GROUPS)
        ]
        jobs.append(workers.submit(hostile_site.build, folder / "words", GROUPS[0], words=True))
        return [job.result() for job in jobs]


def test_there_are_enough_strings():
    assert len(VALUES) == len(set(VALUES)) >= 115
    assert sum(map(len, GROUPS)) == len(VALUES)


def sample(site, number, tries_all):
    """Pages of every kind: of those that hold many strings all where everything is tried, and else each third, others at the
    next site; a part of those that hold one string each. Of a recipe and a page with the same string one is opened, and both
    where everything is tried. (The page for what is not found names the root of its host.)
    """
    parts = {"pizzas": 5, "tags": 5, "recipes/c": 3}
    kept = []
    for place, page in enumerate(site.pages):
        name = site.name(page)
        twin = re.match(r"(recipes/r|p)(\d+)/", name)
        many = 1 if tries_all or twin else 3
        share = next((share for start, share in parts.items() if name.startswith(start)), many)
        is_left_out = twin and not tries_all and (int(twin[2]) + (twin[1] == "p")) % 2
        if (place + number) % share == 0 and name != "404.html" and not is_left_out:
            kept.append(page)
    return kept


class Watch:
    """Notes what a page does that no page may."""

    def __init__(self, page, site):
        self.done = []
        self.here = site.output.as_uri() + "/"
        self.page = page
        page.on("dialog", self.dialog)
        page.on("request", self.request)
        page.on("popup", lambda popup: self.done.append(f"{page.url} opens {popup.url}"))

    def dialog(self, dialog):
        self.done.append(f"{self.page.url} runs a script: {dialog.message}")
        dialog.dismiss()

    def request(self, request):
        if not request.url.startswith(self.here):
            self.done.append(f"{self.page.url} asks for {request.url[:200]}")

    def open(self, address):
        self.page.goto(address)
        if self.page.url != address:
            self.done.append(f"{address} leads to {self.page.url}")


@pytest.mark.parametrize("number", range(len(GROUPS) + 1))
@pytest.mark.some(9)
def test_nothing_runs_and_nothing_is_asked_for(browser, sites, number, told, tries_all):
    with browser.new_context(bypass_csp=True, offline=True) as context:
        watch = Watch(context.new_page(), sites[number])
        pages = sample(sites[number], number, tries_all)
        for address in pages:
            watch.open(address.as_uri())
    told(f"{len(pages)} pages with hostile strings opened")
    assert watch.done == []


class Markup(html.parser.HTMLParser):
    """Collects what in a page could run or lead somewhere."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        if tag in FOREIGN:
            self.found.append(f"<{tag}>")
        for name, value in attributes:
            if name.startswith("on") or name in ("srcdoc", "style", "formaction"):
                self.found.append(f"<{tag} {name}>")
            if name in ADDRESSES:
                self.address(tag, value or "")

    def address(self, tag, value):
        parts = urlsplit(re.sub(r"[\t\n\r]", "", value.strip("".join(map(chr, range(33))))).replace("\\", "/"))
        if parts.scheme not in SCHEMES or (parts.netloc and not parts.scheme):
            self.found.append(f"<{tag}> leads to {value[:80]}")
        if tag not in ("a", "link") and (parts.scheme or parts.netloc):
            self.found.append(f"<{tag}> shows {value[:80]}")


def test_no_page_has_markup_of_the_content(sites):
    found = {}
    for site in sites:
        for page in site.pages:
            markup = Markup()
            markup.feed(page.read_text())
            scripts = re.findall(r"<script(?![^>]* (?:src=\"[^\"]*assets/|type=\"application/ld\+json\"))", page.read_text())
            if markup.found or scripts:
                found[f"{site.output.parent.name}/{site.name(page)}"] = markup.found + scripts
    assert found == {}


def test_every_link_leads_to_a_page(sites):
    faults = [fault for site in sites for fault in LinkWalk(site.output, site.pages).faults]
    # Content links to anchors by hostile names, which no heading has.
    assert [fault for fault in faults if not fault.endswith(": no such anchor")] == []


def files(sites, ending):
    found = [file for site in sites for file in sorted(site.output.rglob(f"*.{ending}"))]
    assert found, f"no .{ending}"
    return found


def test_maps_of_the_site_are_xml(sites):
    for file in files(sites, "xml") + [f for f in files(sites, "svg")]:
        xml.etree.ElementTree.parse(file)


def test_tables_are_tables_without_formulas(sites):
    number = re.compile(r"[+-]?\d+([.,]\d+)?")
    for file in files(sites, "csv"):
        with open(file, newline="") as text:
            rows = list(csv.reader(text, strict=True))
        assert len({len(row) for row in rows}) == 1, file
        for cell in (cell for row in rows for cell in row if cell[:1] in tuple("=+-@\t\r")):
            assert number.fullmatch(cell), f"{file}: {cell[:80]}"


def test_data_is_json(sites):
    for file in files(sites, "json"):
        json.loads(file.read_text())
    data = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.S)
    blocks = [block for file in files(sites, "html") for block in data.findall(file.read_text())]
    assert blocks
    for block in blocks:
        assert not set("<>&\u2028\u2029") & set(block)
        json.loads(block)


def test_commands_give_json(sites):
    commands = [["recipes"], ["menu"], ["shop", "2026-W48"]]
    for number, site in enumerate(sites[:-1]):
        site.json(*commands[number % len(commands)], "--format", "json", "--offline")


def test_calendars_have_the_properties_of_the_theme_alone(sites):
    theme = {"BEGIN", "END", "VERSION", "PRODID", "CALSCALE", "METHOD", "NAME", "X-WR-CALNAME", "UID", "DTSTAMP"}
    theme |= {"DTSTART", "DTEND", "SUMMARY", "DESCRIPTION", "URL", "TRANSP", "REFRESH-INTERVAL"}
    for file in files(sites, "ics"):
        raw = file.read_bytes()
        assert raw.endswith(b"\r\n") and not re.search(rb"(?<!\r)\n|\r(?!\n)", raw)
        lines = raw.split(b"\r\n")
        assert max(map(len, lines)) <= 75
        unfolded = raw.replace(b"\r\n ", b"").decode().split("\r\n")[:-1]
        names = [re.split("[;:]", text)[0] for text in unfolded]
        assert set(names) <= theme, (file, set(names) - theme)
        assert names.count("BEGIN") == names.count("END")
