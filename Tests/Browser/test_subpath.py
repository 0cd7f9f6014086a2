"""A site that stands below the root of a host has its style and its links, on the page for what is not found too."""

import http.server
import threading
from contextlib import contextmanager

import pytest

from built_site import forno
from hosts import Server


def handler(output, path):
    """Serves a folder below a path of a host, with its 404 page for all else, as hosts of static sites do."""

    class Below(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked = self.path.split("?")[0]
            file = output / asked.removeprefix(path)
            file = file / "index.html" if file.is_dir() else file
            found = asked.startswith(path) and file.is_file()
            shown = file if found else output / "404.html"
            kinds = {".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml", ".js": "text/javascript"}
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", kinds.get(shown.suffix, "application/octet-stream"))
            self.end_headers()
            self.wfile.write(shown.read_bytes())

        def log_message(self, *_):
            pass

    return Below


@contextmanager
def host(output, path):
    with Server(("127.0.0.1", 0), handler(output, path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(params=["/", "/sub/", "/a/b/"])
def below(request, demonstration, tmp_path):
    """The demonstration below a path of a host: the address of its root."""
    output = tmp_path / "output"
    base = f"https://x.example{request.param}"
    forno("build", "--site", demonstration.source, "--output", output, "--base-url", base, "--quiet", "--clock", "2026-11-21")
    with host(output, request.param) as address:
        yield address + request.param


@pytest.mark.parametrize("page", ["", "menu/", "recipes/pizza-dough/", "none", "none/such/page/", "recipes/none/"])
@pytest.mark.some(2)
def test_style_and_links_are_found(browser, below, page):
    opened = browser.new_page()
    failures = []
    opened.on("response", lambda answer: failures.append(answer.url) if answer.status >= 400 else None)
    opened.goto(below + page)
    assert opened.evaluate("document.styleSheets[0].cssRules.length") > 50
    assert failures == ([below + page] if "none" in page else [])
    links = opened.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.href)")
    own = {link.split("#")[0] for link in links if link.startswith("http://127.0.0.1")} - {opened.url}
    assert len(own) > 3
    assert [link for link in own if not link.startswith(below)] == []
    assert [link for link in own if opened.request.get(link).status != 200] == []
    opened.locator(".brand").click()
    assert opened.url == below + "index.html"
    opened.close()
