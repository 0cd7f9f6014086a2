"""A site on a host that goes away: what was read is still there, and all of one build."""

import functools
import itertools
import json
import re
import threading

import pytest
from playwright.sync_api import expect

from built_site import BuiltSite, forno
from hosts import QuietHandler, Server
from reader import PATIENCE

DOUGH, GRISSINI = "recipes/pizza-dough/index.html", "recipes/grissini/index.html"


class Host:
    """Shows a folder, until it goes away, and when it is back; notes what it was asked for and does not have.

    What ends with a path of `late` is noted when it is asked for, and answered when the event there is set.
    """

    def __init__(self, folder):
        self.missed, self.asked, self.late = [], [], {}

        class Noting(QuietHandler):
            def do_GET(handler):
                for path, goes_on in self.late.items():
                    if handler.path.endswith(path):
                        self.asked.append(path)
                        goes_on.wait(PATIENCE / 1000)
                super().do_GET()

            def send_error(handler, code, *rest):
                self.missed.append(handler.path)
                super().send_error(code, *rest)

        self.handler = functools.partial(Noting, directory=str(folder))
        self.port = 0
        self.start()

    def start(self):
        self.server = Server(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def site(tmp_path):
    return BuiltSite.demonstration(tmp_path)


@pytest.fixture(params=["", "some/folder/"])
def host(request, site, tmp_path):
    """A host with the site at its root, or in a folder."""
    place = tmp_path / "host" / request.param
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(site.output)
    host = Host(tmp_path / "host")
    host.address = f"http://127.0.0.1:{host.port}/{request.param}"
    yield host
    host.stop()


@pytest.fixture
def page(browser):
    with browser.new_context(viewport={"width": 390, "height": 900}) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        faults = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        yield page
        assert faults == []


def kept(page):
    """What is kept, each by its address, and by which builds."""
    return page.evaluate("""async () => {
        const builds = {};
        for (const name of await caches.keys()) builds[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
        return builds;
    }""")


def until(page, isSo):
    for _ in range(PATIENCE // 50):
        if isSo():
            return
        page.wait_for_timeout(100)
    raise AssertionError(kept(page))


def read_on(page, address, old):
    """Reads until the worker of the old build has gone.

    A browser lets it go between two things that it does, or stops it when it has had nothing to do for half a minute, which
    is not waited for here. A new worker that could not take all anew is asked for again with a page that is read later.
    """
    page.goto(address)
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    rounds = itertools.count(1)

    def has_gone():
        if next(rounds) % 100 == 0:
            page.goto(address)
        if page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"):
            session.send("ServiceWorker.stopAllWorkers")
        return old not in kept(page)

    until(page, has_gone)


def made_of(page):
    """What a page has asked its host for."""
    return set(page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.replace(/[?#].*/, ''))"))


def read(page, address):
    """Reads a page, until it is kept with all that it is made of."""
    page.goto(address)
    until(page, lambda: {address, *made_of(page)} <= {url for urls in kept(page).values() for url in urls})


def is_styled(page):
    return page.locator(".masthead").evaluate("(head) => getComputedStyle(head).display") == "flex"


def edit(site, path, old, new):
    file = site.source / path
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def build(site):
    forno("build", "--site", site.source, "--output", site.output, "--clock", "2026-11-21", "--quiet")


def test_what_was_read_is_there_without_a_network(page, host):
    for path in ("index.html", DOUGH):
        read(page, host.address + path)
    host.stop()
    page.goto(host.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Forno al Faro")
    assert is_styled(page)
    page.goto(host.address + DOUGH)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pizza dough")
    assert is_styled(page)
    # Its scripts are there as well.
    page.get_by_role("button", name="Favourite: Pizza dough", exact=True).click()
    expect(page.get_by_role("button", name="Favourite: Pizza dough", exact=True)).to_have_attribute("aria-pressed", "true")
    host.start()


def test_what_comes_late_is_kept_as_well(page, host, site):
    """A picture that was asked for before the worker ran, and came afterwards."""
    address = host.address + "recipes/index.html"
    pictures = re.findall(r"/assets/dishes/[^\"]+", site.page("recipes/index.html").read_text())
    picture, worker = pictures[-1], "/service-worker.js"
    host.late = {worker: threading.Event(), picture: threading.Event()}
    # So far below that it is not asked for yet: else the page would wait for it before it asks for its worker.
    page.goto(address)
    until(page, lambda: host.asked == [worker])
    page.locator("main img").last.scroll_into_view_if_needed()
    until(page, lambda: picture in host.asked)
    host.late[worker].set()
    until(page, lambda: any(address in urls for urls in kept(page).values()))
    assert not is_kept(page, picture)
    host.late[picture].set()
    until(page, lambda: is_kept(page, picture))


def is_kept(page, path):
    return any(url.endswith(path) for urls in kept(page).values() for url in urls)


def test_a_page_that_was_not_read_says_so(page, host):
    read(page, host.address + "index.html")
    host.stop()
    page.goto(host.address + GRISSINI)
    expect(page.get_by_role("heading", level=1)).to_have_text("No network")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Forno al Faro")
    host.start()
    page.goto(host.address + GRISSINI)
    expect(page.get_by_role("heading", level=1)).to_have_text("Grissini")


def test_a_new_build_takes_the_place_of_all_that_was_kept(page, host, site):
    for path in (DOUGH, GRISSINI, "recipes/lemon-granita/index.html"):
        read(page, host.address + path)
    [old] = kept(page)
    edit(site, "templates/assets/style.css", "/*", ".masthead { --made: anew; }\n/*")
    edit(site, "content/recipes/dough/grissini.md", "title: Grissini", "title: Grissini of today")
    (site.source / "content/recipes/desserts/lemon-granita.md").unlink()
    build(site)
    read_on(page, host.address + DOUGH, old)
    [(new, urls)] = kept(page).items()
    assert host.address + GRISSINI in urls and host.address + "recipes/lemon-granita/index.html" not in urls
    host.stop()
    # This page was not read since.
    page.goto(host.address + GRISSINI)
    expect(page.get_by_role("heading", level=1)).to_have_text("Grissini of today")
    made = page.locator(".masthead").evaluate("(head) => getComputedStyle(head).getPropertyValue('--made')")
    assert made.strip() == "anew"
    host.start()


def test_what_comes_of_another_build_is_not_kept(page, host, site):
    """The worker of the build before is still there when pages of the next are read."""
    read(page, host.address + DOUGH)
    # Not only what is awaited there: all that the page is made of.
    until(page, lambda: all(made_of(page) <= set(urls) for urls in kept(page).values()))
    [(old, before)] = kept(page).items()
    edit(site, "templates/assets/style.css", "/*", ".masthead { --made: anew; }\n/*")
    build(site)
    # The new worker cannot be had: its script is not there.
    (site.output / "assets/offline.js").unlink()
    page.goto(host.address + GRISSINI)
    until(page, lambda: any("assets/offline.js?" in path for path in host.missed))
    assert kept(page) == {old: before}
    host.stop()
    page.goto(host.address + DOUGH)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pizza dough")
    made = page.locator(".masthead").evaluate("(head) => getComputedStyle(head).getPropertyValue('--made')")
    assert made.strip() == ""
    host.start()


def test_the_same_build_keeps_its_name(page, host, site):
    read(page, host.address + DOUGH)
    before = (site.output / "service-worker.js").read_bytes()
    build(site)
    assert (site.output / "service-worker.js").read_bytes() == before


def test_a_text_alone_makes_another_build(page, host, site):
    for path in (DOUGH, GRISSINI):
        read(page, host.address + path)
    [old] = kept(page)
    edit(site, "content/recipes/dough/grissini.md", "\n## Method\n\n", "\n## Method\n\nWarm the oven of today.\n\n")
    build(site)
    read_on(page, host.address + DOUGH, old)
    host.stop()
    page.goto(host.address + GRISSINI)
    expect(page.get_by_text("Warm the oven of today.")).to_be_visible()
    host.start()


def test_the_manifest_names_the_house_and_its_icon(page, host, site):
    page.goto(host.address + DOUGH)
    link = page.locator("link[rel=manifest]").evaluate("(link) => link.href")
    assert link == host.address + "manifest.webmanifest"
    manifest = json.loads((site.output / "manifest.webmanifest").read_text())
    assert (manifest["name"], manifest["start_url"], manifest["scope"]) == ("Forno al Faro", "index.html", "./")
    for icon in manifest["icons"]:
        page.goto(host.address + icon["src"])
        assert page.locator("svg > svg").count() == 1
    # Chromium reads it without a complaint.
    page.goto(host.address + DOUGH)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == link and found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [{"errorId": "in-incognito", "errorArguments": []}])
