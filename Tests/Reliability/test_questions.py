"""The questions that `forno` asks on a terminal, answered on a pseudo-terminal; where there is none, nothing is asked."""

import http.server
import json
import os
import pty
import select
import subprocess
import threading
import time

import forno
import pytest

MEALS = [{"idMeal": str(n), "strMeal": name, "strInstructions": "Boil.", "strIngredient1": "Peas",
          "strMeasure1": "500 g"} for n, name in enumerate(["Pea soup", "Pea \x1b[2Jpurée"], 1)]
PRODUCT = {"status": "success", "product": {
    "code": "8076809513753", "product_name": "Spaghetti", "quantity": "500 g", "allergens_tags": ["en:gluten"]}}


class Answers(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = json.dumps(PRODUCT if "/product/" in self.path else {"meals": MEALS}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

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


def ask(site, words, asks, typed):
    """Runs a command on a terminal, types when it `asks`, and gives its code and all that it showed."""
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [forno.PROGRAM, *words], cwd=site, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
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
