"""`forno serve` in a real browser: break, see, mend, see, with the place on the page kept."""

import os
import re
import subprocess

import pytest

from reader import PATIENCE, becomes

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FORNO = os.environ.get("FORNO", os.path.join(ROOT, ".build/debug/forno"))
PLACE = "Math.round(scrollY)"
STEPS = "\n".join(f"{number}. Step {number} of many.\n" for number in range(1, 200))


def recipe(text):
    return f"---\ntitle: Soup\n---\n{text}\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n{STEPS}"


@pytest.fixture
def served(tmp_path):
    """The address of a small site that is being served, and the file of its recipe."""
    (tmp_path / "content/recipes").mkdir(parents=True)
    (tmp_path / "content/site.yml").write_text("title: Da Prova\n")
    file = tmp_path / "content/recipes/soup.md"
    file.write_text(recipe("As it was."))
    server = subprocess.Popen([FORNO, "serve", "--site", str(tmp_path)], stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().split()[-1]
    yield address, file
    server.terminate()
    assert server.wait(PATIENCE / 1000) == 0
    assert not (tmp_path / "output").exists()


@pytest.fixture
def page(browser, served):
    """The page of the recipe, scrolled down; what the browser complains about fails the test."""
    context = browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    complaints = []
    # A page of problems has the status of one, which the console mentions.
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    with page.expect_request(re.compile("/.forno/events")):
        page.goto(served[0] + "recipes/soup/")
    page.evaluate("scrollTo(0, 2000)")
    yield page
    assert [line for line in complaints if "status of 500" not in line] == []
    context.close()


def save(file, text):
    """Saves as many editors do: a new file is put in the place of the old one."""
    draft = file.with_name(file.name + "~")
    draft.write_text(text)
    draft.replace(file)


def test_break_see_mend_see(page, served):
    _, file = served
    save(file, recipe("As it is.").replace("title: Soup", "title: [Soup,\n  hot"))
    page.wait_for_selector("html[data-forno-problems]")
    assert page.locator("h1").inner_text() == "1 error"
    assert "content/recipes/soup.md:2:8" in page.locator(".place").inner_text()
    assert "title: [Soup" in page.locator("pre").inner_text()
    # The page stands before its style sheet does.
    becomes(page, "getComputedStyle(document.querySelector('li')).borderLeftStyle", "solid")

    save(file, recipe("As it is.").replace("title: Soup", "title: {Soup,\n  hot"))
    page.wait_for_selector("pre:has-text('{Soup')")

    save(file, recipe("As it is."))
    page.wait_for_selector("text=As it is.")
    becomes(page, PLACE, 2000)


def test_a_save_keeps_the_place(page, served):
    _, file = served
    for number in range(3):
        save(file, recipe(f"Saved {number} times."))
        page.wait_for_selector(f"text=Saved {number} times.")
        becomes(page, PLACE, 2000)


def test_a_style_changes_without_a_reload(page, served):
    _, file = served
    page.evaluate("window.stays = true")
    sheets = page.locator("link[rel=stylesheet]").count()
    assets = file.parents[2] / "templates/assets"
    assets.mkdir(parents=True)
    for number in (1, 2):
        (assets / "style.css").write_text(f"body {{ outline: {number}px solid; min-height: 9000px }}\n")
        becomes(page, "getComputedStyle(document.body).outlineWidth", f"{number}px")
        becomes(page, "document.querySelectorAll('link[rel=stylesheet]').length", sheets)
    assert page.evaluate("window.stays") is True
    becomes(page, PLACE, 2000)


def test_what_editors_do_besides_does_not_reload(page, served):
    _, file = served
    page.evaluate("window.stays = true")
    for name in (".soup.md.swp", "soup.md~", "#soup.md#", "4913"):
        (file.parent / name).write_text("swap")
    (file.parent / "4913").unlink()
    for _ in range(2):
        # Not emptied before: on a busy machine the file could stay empty for longer than the server waits.
        with file.open("r+") as opened:
            opened.write(recipe("As it was."))
    # Nothing tells that nothing will come: the server waits a quarter of a second for an end before it tells of a change.
    page.wait_for_timeout(600)
    assert page.evaluate("window.stays") is True


BEHIND = """
Object.defineProperty(document, "hidden", { get: () => window.isBehind ?? false });
window.bring = (isBehind) => {
    window.isBehind = isBehind;
    document.dispatchEvent(new Event("visibilitychange"));
};
"""


def test_pages_that_nobody_sees_hold_no_connection(browser, served):
    """A browser opens six connections to a host, and here counts every page as seen unless it is told otherwise."""
    address, file = served
    context = browser.new_context()
    context.add_init_script(BEHIND)
    pages = []
    for _ in range(8):
        page = context.new_page()
        page.goto(address + "recipes/soup/", timeout=PATIENCE)
        page.evaluate("bring(true)")
        pages.append(page)
    save(file, recipe("For all."))
    for page in pages[:3]:
        page.evaluate("bring(false)")
        page.wait_for_selector("text=For all.")
        page.evaluate("bring(true)")
    context.close()


@pytest.mark.parametrize("options, reason, fix", [
    (["--port"], "Address already in use", "choose another port"),
    (["--bind", "nonsense", "--port"], "It is no address of numbers", "write one as in 127.0.0.1"),
])
def test_an_address_that_cannot_be_had_is_told(served, options, reason, fix):
    address, file = served
    port = address.rstrip("/").split(":")[-1]
    command = [FORNO, "serve", "--site", str(file.parents[2]), *options, port]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE / 1000)
    assert (second.returncode, second.stdout) == (2, "")
    assert re.fullmatch(f"forno: cannot listen at .*:{port}: {reason}\\n   fix: {fix}.*\\n", second.stderr)


def test_going_back_finds_the_place(page, served):
    page.goto(served[0])
    page.go_back()
    becomes(page, PLACE, 2000)
