"""Which files are published beside pages: those that cannot run, opened from the folder, from a host and from the preview."""

import functools
import http.server
import subprocess
import threading

import pytest
from playwright.sync_api import Error as PlaywrightError

from built_site import FORNO, BuiltSite
from hosts import Server
from reader import PATIENCE

SCRIPT = "<script>alert(1)</script>"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"{root}>{inside}</svg>'
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\x06\0\0\0\x1f\x15\xc4\x89" + b"\0\0\0\0IEND\xaeB`\x82"
PUBLISHED = {
    "photo.png": PNG,
    "jpeg named.png": b"\xff\xd8\xff\xe0\0\x10JFIF\0",
    "photo.GIF": b"GIF89a\x01\0\x01\0\0\0\0;",
    "plain.svg": SVG.format(root="", inside='<circle cx="4" cy="4" r="3" fill="url(#a)"/>'),
    "scan.pdf": b"%PDF-1.4\n%%EOF\n",
    "notes.txt": f"Notes\n{SCRIPT}\n",
    "table.csv": f"a,b\n{SCRIPT},c\n",
    "week.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    "../notes/other.md": f"# Notes\n\n{SCRIPT}\n",
    "../notes/other.cook": f"Mix @flour{{}}.\n\n{SCRIPT}\n",
    "song.mp3": b"ID3\3\0\0\0\0\0\0",
    "film.mp4": b"\0\0\0\x18ftypisom\0\0\0\0isommp42",
}
REFUSED = {
    "print.html": f"<html><body>{SCRIPT}</body></html>",
    "print.HTM": SCRIPT,
    "print.xhtml": f'<html xmlns="http://www.w3.org/1999/xhtml">{SCRIPT}</html>',
    "print.xml": f'<x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></x:html>',
    "run.js": "alert(1)",
    "run.mjs": "alert(1)",
    "run.swf": b"FWS\5",
    "run.wasm": b"\0asm",
    "style.css": "@import '//evil.example';",
    "data.json": "{}",
    "settings.yml": "a: b",
    "all.zip": b"PK\3\4",
    "no ending": "alert(1)",
    "page.png": f"<html>{SCRIPT}</html>",
    "page.jpg": f" \n<!doctype html>{SCRIPT}",
    "page.txt": SCRIPT,
    "page.pdf": f"<html>{SCRIPT}</html>",
    "page.mp3": f"<!-- -->{SCRIPT}",
    "text.png": "alert(1)",
    "script.svg": SVG.format(root="", inside=SCRIPT),
    "handler.svg": SVG.format(root=' onload="alert(1)"', inside=""),
    "foreign.svg": SVG.format(root="", inside=f'<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    "image.svg": SVG.format(root="", inside='<image href="https://evil.example/x.png"/>'),
    "style.svg": SVG.format(root="", inside="<style>@import url(https://evil.example/x.css);</style>"),
    "use.svg": SVG.format(root="", inside='<use href="https://evil.example/x.svg#a"/>'),
    "animate.svg": SVG.format(root="", inside='<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
    "doctype.svg": "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + SVG.format(root="", inside="&x;"),
    "sheet.svg": '<?xml-stylesheet href="x.xsl" type="text/xsl"?>' + SVG.format(root="", inside=""),
}


def write(folder, name, content):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    site = tmp_path_factory.mktemp("published") / "site"
    names = [*PUBLISHED, *REFUSED]
    links = "\n".join(f"- [{name}](<{name}>)" for name in names)
    write(site, "content/site.yml", "title: Published\n")
    write(site, "content/recipes/soup.md", f"# Soup\n\n{links}\n\n[Away](//evil.example/x)\n\n## Method\n\n1. Cook.\n")
    write(site, "content/pages/about.md", f"# About\n\n{links.replace('(<', '(</recipes/')}\n")
    write(site, "content/favorites.md", f"- Soup\n{links.replace('- [', '  - [').replace('(<', '(<recipes/')}\n")
    for name, content in {**PUBLISHED, **REFUSED}.items():
        write(site / "content/recipes", name, content)
    return site


@pytest.fixture(scope="module")
def published(source):
    return BuiltSite(source, source.parent / "output")


def addresses(names):
    return [f"media/notes/{name[9:]}" if name.startswith("../notes/") else f"media/recipes/{name}" for name in names]


def test_what_cannot_run_is_published_as_it_stands(published):
    files = sorted(published.name(file) for file in published.output.rglob("media/**/*") if file.is_file())
    assert files == sorted(addresses(PUBLISHED))
    for name, address in zip(PUBLISHED, addresses(PUBLISHED)):
        assert (published.output / address).read_bytes() == (published.source / "content/recipes" / name).read_bytes()


@pytest.mark.parametrize("page", ["recipes/soup/index.html", "about/index.html", "favorites/index.html"])
def test_pages_link_to_what_is_published_alone(browser, published, page):
    opened = browser.new_page()
    opened.goto(published.page(page).as_uri())
    links = opened.eval_on_selector_all("main a", "links => links.map(link => [link.innerText, link.href])")
    shown = opened.inner_text("main")
    opened.close()
    led = {text for text, _ in links}
    assert set(PUBLISHED) <= led
    assert not set(REFUSED) & led
    for name in REFUSED:
        assert name in shown
    for text, address in links:
        assert not address.startswith("file:") or address.startswith(published.output.as_uri()), address
        assert text != "Away" or address == "https://evil.example/x"


def test_each_refusal_has_its_place_its_cause_and_a_remedy(published):
    told = [problem for problem in published.json("check", "--json") if problem["id"] == "refused-file"]
    assert len(told) == 3 * len(REFUSED)
    for problem in told:
        assert problem["severity"] == "warning"
        assert problem["line"] and problem["column"] and problem["length"]
        assert " is not published: " in problem["message"] and problem["fix"]
    for name in REFUSED:
        assert sum(f"{name}\" is not" in problem["message"] for problem in told) == 3, name


class PlainHandler(http.server.SimpleHTTPRequestHandler):
    """A host that says nothing of a file's type, so that the browser goes by what is inside."""

    def send_header(self, keyword, value):
        if keyword.lower() != "content-type" or not self.path.startswith("/media/"):
            super().send_header(keyword, value)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def hosts(source, published):
    """The addresses of the folder, of a host that says no types, and of the preview."""
    handler = functools.partial(PlainHandler, directory=str(published.output))
    command = [str(FORNO), "serve", "--site", str(source)]
    preview = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    with Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        served = preview.stdout.readline().split()[-1]
        yield [published.output.as_uri() + "/", f"http://127.0.0.1:{server.server_port}/", served]
        server.shutdown()
    preview.terminate()
    preview.wait(PATIENCE / 1000)


def test_nothing_that_is_published_runs(browser, hosts):
    context = browser.new_context(accept_downloads=False)
    page = context.new_page()
    done = []
    page.on("dialog", lambda dialog: (done.append(dialog.message), dialog.dismiss()))
    page.on("request", lambda request: done.append(request.url) if "evil" in request.url else None)
    preview = hosts[-1]
    for host in hosts:
        for address in addresses([*PUBLISHED, *REFUSED] if host == preview else PUBLISHED):
            visit(page, host + address.replace(" ", "%20"))
    context.close()
    assert done == []


def visit(page, address):
    try:
        page.goto(address)
    except PlaywrightError as error:  # It is given to be kept, and not shown.
        assert "ERR_ABORTED" in str(error) or "Download" in str(error)
