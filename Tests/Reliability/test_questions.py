"""The questions that `forno` asks on a terminal, answered on a pseudo-terminal; where there is none, nothing is asked."""

import base64
import http.server
import json
import os
import pty
import re
import select
import subprocess
import threading
import time
import zlib

import forno
import pytest

MEALS = [{"idMeal": str(n), "strMeal": name, "strInstructions": "Boil.", "strIngredient1": "Peas",
          "strMeasure1": "500 g"} for n, name in enumerate(["Pea soup", "Pea \x1b[2Jpurée"], 1)]
PRODUCT = {"status": "success", "product": {
    "code": "8076809513753", "product_name": "Spaghetti", "quantity": "500 g", "allergens_tags": ["en:gluten"]}}




def chunk(kind, data):
    return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)


PNG = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]))
       + chunk(b"IDAT", zlib.compress(b"\0\xff\0\0\0\xff\0" * 2)) + chunk(b"IEND", b""))

# Eight pixels by eight, in grey.
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeX"
    "BkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAI"
    "AAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFB"
    "EBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==")


class Answers(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.startswith("/slow"):
            time.sleep(20)
        if self.path.startswith("/pictures/"):
            # What its name says: a picture, one that is none, one that is too large.
            name = self.path.split("/")[2]
            found = {"pea.png": PNG, "pea.jpg": JPEG, "escape.png": b"\x1b]0;x\x07", "large.png": PNG + bytes(600_000)}
            body, kind = found.get(name, b""), "image/png"
        else:
            body, kind = json.dumps(PRODUCT if "/product/" in self.path else {"meals": self.meals()}).encode(), "application/json"
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def meals(self):
        """Those that are asked for; a query that is a path is that of their pictures."""
        query = self.path.rsplit("s=", 1)[-1].replace("%2F", "/")
        picture = f"http://127.0.0.1:{self.server.server_port}/{query}"
        return [meal | {"strMealThumb": picture} for meal in MEALS] if "/" in query else MEALS

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def server():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def site(tmp_path, server):
    content = tmp_path / "content"
    content.mkdir()
    (content / "site.yml").write_text(
        f"title: House\nrecipes: {{service: themealdb, url: {server}}}\nproducts: {{server: {server}}}\n")
    return tmp_path


TERMINALS = ["TERM_PROGRAM", "LC_TERMINAL", "KONSOLE_VERSION", "KITTY_WINDOW_ID", "TMUX", "STY", "ZELLIJ"]


def ask(site, words, asks, typed, **terminal):
    """Runs a command on a terminal, types when it `asks`, and gives its code and all that it showed."""
    ours, theirs = pty.openpty()
    there = {name: value for name, value in os.environ.items() if name not in TERMINALS}
    running = subprocess.Popen(
        [forno.PROGRAM, *words], cwd=site, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True,
        env=there | {"TERM": "xterm-256color"} | terminal)
    os.close(theirs)
    shown, end, is_answered = b"", time.monotonic() + forno.PATIENCE, False
    while time.monotonic() < end:
        if select.select([ours], [], [], 0.2)[0]:
            try:
                shown += os.read(ours, 4096)
            except OSError:  # the other side is closed
                break
        if not is_answered and asks.encode() in shown:
            os.write(ours, typed)
            is_answered = True
    else:
        running.kill()
    os.close(ours)
    assert is_answered, shown
    return running.wait(), shown.decode()


def names(site):
    return sorted(str(path.relative_to(site / "content")) for path in (site / "content").rglob("*") if path.is_file())


@pytest.mark.parametrize("typed", [b"\n", b"0\n", b"3\n", b"none\n", b"-1\n", b"\x04", b"1x\n", b"99999999999999999999\n"])
@pytest.mark.parametrize("words", [["find", "pea", "--online"], ["favorite", "add", "pea", "--online"]])
def test_none_of_them_changes_nothing(site, words, typed):
    code, shown = ask(site, words, "nothing for none: ", typed)
    assert code == 0, shown
    assert "1  Pea soup" in shown and "\x1b" not in shown
    assert names(site) == ["site.yml"]


def test_the_recipe_of_a_number_is_taken(site):
    code, shown = ask(site, ["find", "pea", "--online"], "nothing for none: ", b"1\n")
    assert code == 0 and "Created content/recipes/pea-soup.md" in shown, shown
    assert names(site) == ["recipes/pea-soup.md", "site.yml"]


def test_the_food_of_a_number_is_kept(site):
    code, shown = ask(site, ["favorite", "add", "pea", "--online"], "nothing for none: ", b" 2 \n")
    assert code == 0 and "\x1b" not in shown, shown
    assert names(site) == ["favorites.md", "site.yml"]
    assert "\x1b" not in (site / "content/favorites.md").read_text()


def test_nothing_is_asked_where_there_is_no_terminal(site):
    for words in (["find", "pea", "--online"], ["favorite", "add", "pea", "--online"]):
        done = subprocess.run([forno.PROGRAM, *words], cwd=site, input="1\n", capture_output=True, text=True)
        assert done.returncode == 0 and "Which one?" not in done.stderr
    assert names(site) == ["site.yml"]


@pytest.mark.parametrize("typed, is_kept", [(b"\n", True), (b"y\n", True), (b"YES\n", True), (b"n\n", False), (b"\x04", False)])
def test_a_product_is_taken_when_that_is_confirmed(site, typed, is_kept):
    code, shown = ask(site, ["pantry", "add", "--barcode", "8076809513753"], "[Y/n] ", typed)
    assert code == 0, shown
    kept = "".join(path.read_text() for path in (site / "content").glob("*.csv"))
    assert ("Spaghetti" in kept) == is_kept, kept


KITTY = {"TERM": "xterm-kitty"}
ITERM = {"TERM_PROGRAM": "iTerm.app"}
SHOWN = base64.b64encode(PNG).decode()


@pytest.mark.parametrize("terminal, mark", [
    (KITTY, f"\x1b_Ga=T,f=100,r=4,q=2,m=0;{SHOWN}\x1b\\"),
    (ITERM, f"\x1b]1337;File=inline=1;size={len(PNG)};height=4;preserveAspectRatio=1:{SHOWN}\x07"),
])
@pytest.mark.parametrize("words", [["find"], ["favorite", "add"]])
def test_pictures_are_shown_where_the_terminal_can(site, words, terminal, mark):
    code, shown = ask(site, [*words, "pictures/pea.png", "--online"], "nothing for none: ", b"\n", **terminal)
    assert code == 0 and shown.count(mark) == 2, shown
    plain = shown.replace(mark, "")
    assert "\x1b" not in plain and re.search("1  Pea soup.*\r\n\r\n2  Pea", plain), plain
    assert names(site) == ["site.yml"]


def test_kitty_has_the_pixels_of_a_jpeg(site):
    code, shown = ask(site, ["find", "pictures/pea.jpg", "--online"], "nothing for none: ", b"\n", **KITTY)
    pixels = base64.b64encode(b"\x80\x80\x80" * 16).decode()
    assert code == 0 and shown.count(f"\x1b_Ga=T,f=24,s=4,v=4,r=4,q=2,m=0;{pixels}\x1b\\") == 2, shown


def test_kitty_has_no_jpeg_without_djpeg(site):
    code, shown = ask(site, ["find", "pictures/pea.jpg", "--online"], "nothing for none: ", b"\n", PATH="/nowhere", **KITTY)
    assert code == 0 and "1  Pea soup" in shown and "\x1b" not in shown, shown


@pytest.mark.parametrize("query", ["pictures/escape.png", "pictures/large.png", "pictures/none.png", "slow/picture.png"])
@pytest.mark.parametrize("terminal", [KITTY, ITERM])
def test_what_is_no_small_picture_is_not_shown(site, query, terminal):
    code, shown = ask(site, ["find", query, "--online"], "nothing for none: ", b"\n", **terminal)
    assert code == 0 and "2  Pea" in shown and "\x1b" not in shown, shown


@pytest.mark.parametrize("terminal", [{}, {"TERM": "dumb"}, KITTY | {"TMUX": "1"}])
def test_other_terminals_show_text_alone(site, terminal):
    code, shown = ask(site, ["find", "pictures/pea.png", "--online"], "nothing for none: ", b"\n", **terminal)
    assert code == 0 and "1  Pea soup" in shown and "\x1b" not in shown, shown


def test_no_pictures_go_into_a_file(site):
    done = subprocess.run([forno.PROGRAM, "find", "pictures/pea.png", "--online"], cwd=site, capture_output=True, text=True,
                          env=os.environ | KITTY)
    assert done.returncode == 0 and "1  Pea soup" in done.stdout and "\x1b" not in done.stdout
