"""Photographs: made smaller by vipsthumbnail, freed of where they were taken, kept for the next build, and shown as fits the screen."""

import json
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from built_site import FORNO, BuiltSite, copy_of_the_house
from hosts import served
from made_photos import colour, size, tells_of_its_making, vips, write_photo, write_png
from reader import PATIENCE
from test_offline import Host, kept, until
from test_valid_html import problems

ODD = '-o [x]%s "y".jpg'
VIPS = shutil.which("vipsthumbnail")


class PhotoSite:
    """A site with photographs, built as often as one likes."""

    def __init__(self, folder):
        self.folder, self.output = folder, folder / "output"
        self.recipes = folder / "content/recipes"
        self.recipes.mkdir(parents=True)
        (folder / "content/site.yml").write_text("title: Da Prova\n")

    def recipe(self, name, picture, text=""):
        (self.recipes / f"{name}.md").write_text(
            f"---\ntitle: {name.capitalize()}\nimage: {json.dumps(picture)}\n---\n{text}\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n")

    def build(self, path=os.environ["PATH"], code=0, command="build", *options):
        out = [] if command != "build" else ["--output", self.output]
        call = [FORNO, command, "--site", self.folder, *out, "--offline", *options]
        done = subprocess.run(list(map(str, call)), capture_output=True, text=True, env=os.environ | {"PATH": str(path)})
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    @property
    def made(self):
        """The published files of widths, by their names."""
        return {file.name: file for file in (self.output / "assets/photos").glob("*")}

    @property
    def published(self):
        return [*self.made.values(), *(file for file in (self.output / "media").rglob("*") if file.is_file())]

    @property
    def kept(self):
        return sorted(file.name for file in (self.folder / ".forno/photos").iterdir())

    def page(self, name):
        return (self.output / f"recipes/{name}/index.html").read_text()


@pytest.fixture
def site(tmp_path):
    site = PhotoSite(tmp_path / "50% [a] site")
    write_photo(site.recipes / "soup.jpg", orientation=6)
    site.recipe("soup", "soup.jpg")
    return site


@pytest.fixture
def log(tmp_path):
    """A stand-in for vipsthumbnail that notes each call, before the real one; gives the folder of it, and the calls."""
    folder = tmp_path / "bin"
    folder.mkdir()
    noted = folder / "calls"
    noted.write_text("")
    stand_in(folder, f'echo "$*" >> "{noted}"\nexec {VIPS} "$@"')
    return f"{folder}:{os.environ['PATH']}", lambda: noted.read_text().splitlines()


def stand_in(folder, script):
    folder.mkdir(exist_ok=True)
    program = folder / "vipsthumbnail"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"


def widths(site, name):
    return sorted(int(width) for file in site.made for width in re.findall(rf"^{name}-[0-9a-f]{{8}}-(\d+)\.webp$", file))


def test_says_nothing_of_where_it_was_taken(site):
    for name in ("a.png", "b.webp", "c.avif"):
        write_photo(site.recipes / name, 500, 300)
        assert tells_of_its_making((site.recipes / name).read_bytes()), name
        site.recipe(name[0], name)
    site.build()
    assert len(site.published) == 4 + 3 * 3 + 4
    assert [file.name for file in site.published if tells_of_its_making(file.read_bytes())] == []


def test_widths_are_those_of_the_photo_as_it_is_seen(site):
    site.build()
    assert widths(site, "soup") == [200, 400, 800, 900]
    assert size(site.output / "media/recipes/soup.jpg") == (900, 1200)
    assert {size(file) for file in site.made.values()} == {(200, 267), (400, 533), (800, 1067), (900, 1200)}
    assert 'width="900" height="1200"' in site.page("soup")


def test_is_never_enlarged(site):
    write_photo(site.recipes / "small.jpg", 150, 90)
    write_photo(site.recipes / "large.jpg", 4000, 1000)
    site.recipe("small", "small.jpg")
    site.recipe("large", "large.jpg")
    site.build()
    assert widths(site, "small") == [150]
    assert widths(site, "large") == [200, 400, 800, 1600]
    assert size(site.output / "media/recipes/large.jpg") == (2048, 512)


def test_colours_are_those_of_srgb(site, tmp_path):
    write_png(tmp_path / "flat.png", 300, 300, lambda x, y: (200, 90, 40, 255))
    vips("flatten", tmp_path / "flat.png", tmp_path / "flat.v")
    vips("icc_transform", tmp_path / "flat.v", f"{site.recipes / 'wide.jpg'}[Q=95]", "p3", "--input-profile", "srgb")
    seen = colour(site.recipes / "wide.jpg", 150, 150)
    site.recipe("wide", "wide.jpg")
    site.build()
    assert max(abs(a - b) for a, b in zip(seen, (200, 90, 40))) > 5, seen
    for file in (site.output / "media/recipes/wide.jpg", *(file for name, file in site.made.items() if name.startswith("wide"))):
        found = colour(file, 100, 100)
        assert max(abs(a - b) for a, b in zip(found, (200, 90, 40))) <= 4, (file.name, found)


def test_nothing_shines_around_what_can_be_seen_through(site):
    write_png(site.recipes / "round.png", 300, 300, lambda x, y: (200, 60, 40, 255 if (x - 150) ** 2 + (y - 150) ** 2 < 20_000 else 0))
    site.recipe("round", "round.png")
    site.build()
    assert widths(site, "round") == [200, 300]
    assert 'class="blur"' in site.page("soup")
    assert 'class="blur"' not in site.page("round") and "srcset" in site.page("round")


def test_any_name(site):
    shutil.copy(site.recipes / "soup.jpg", site.recipes / ODD)
    site.recipe("odd", ODD)
    assert "warning" not in site.build()
    assert widths(site, "o-x-s-y") == [200, 400, 800, 900]
    assert not tells_of_its_making((site.output / "media/recipes" / ODD).read_bytes())


def test_same_photos_of_one_name(site):
    (site.recipes / "more").mkdir()
    shutil.copy(site.recipes / "soup.jpg", site.recipes / "more/soup.jpg")
    site.recipe("other", "more/soup.jpg")
    site.build()
    assert len(site.made) == 4


def test_only_what_pages_show_is_published(site):
    write_photo(site.recipes / "secret.jpg", 300, 300)
    site.build()
    assert not [file for file in site.published if "secret" in file.name]


def test_second_build_starts_nothing(site, log):
    path, calls = log
    site.build(path)
    first = len(calls())
    assert first > 0
    site.build(path)
    site.recipe("soup", "soup.jpg", "Another text.")
    site.build(path)
    os.utime(site.recipes / "soup.jpg")
    site.build(path)
    assert len(calls()) == first


def test_edited_photo_is_made_alone(site, log):
    path, calls = log
    write_photo(site.recipes / "b.jpg", 500, 300)
    site.recipe("b", "b.jpg")
    site.build(path)
    before, kept = len(calls()), site.kept
    write_photo(site.recipes / "b.jpg", 500, 300, shift=90)
    site.build(path)
    new = calls()[before:]
    assert new and all(len(re.findall(r"\.source", call)) == 1 for call in new)
    assert len(site.kept) == len(kept) and site.kept != kept
    assert len(site.made) == 4 + 3


def test_is_forgotten_with_its_file(site):
    write_photo(site.recipes / "b.jpg", 500, 300)
    site.recipe("b", "b.jpg")
    site.build()
    assert len(site.kept) == 3
    (site.recipes / "b.jpg").unlink()
    (site.recipes / "b.md").unlink()
    site.build()
    assert len(site.kept) == 2
    assert widths(site, "b") == []


def test_nothing_is_kept_of_a_site_without_photos_any_more(site):
    site.build()
    (site.recipes / "soup.jpg").unlink()
    (site.recipes / "soup.md").write_text("# Soup\n\n- 1 egg\n\nCook it.\n")
    site.build()
    assert site.kept == [] and site.made == {}


def test_is_cleaned_away(site):
    site.build()
    command = [str(FORNO), "clean", "--site", str(site.folder), "--output", str(site.output)]
    subprocess.run(command, check=True, capture_output=True)
    assert not (site.folder / ".forno").exists() and not any(file.is_file() for file in site.output.rglob("*"))


def test_without_the_program_is_one_note(site):
    write_photo(site.recipes / "b.jpg", 500, 300)
    site.recipe("b", "b.jpg")
    told = site.build("/nowhere")
    assert told.count("libvips-tools") == 1 and "2 photos are published in full size, with the place" in told
    assert site.build("/nowhere").count("libvips-tools") == 1
    assert (site.output / "media/recipes/b.jpg").read_bytes() == (site.recipes / "b.jpg").read_bytes()
    assert site.made == {}
    # The camera was turned, so which side is the longer one is not said.
    assert 'width="500" height="300"' in site.page("b") and "height=" not in site.page("soup").split('class="recipe-art"')[1].split("</div>")[0]
    assert "libvips-tools" not in site.build()
    assert widths(site, "b") == [200, 400, 500]
    assert "libvips-tools" in site.build("/nowhere")


def test_site_without_photos_has_no_note(tmp_path):
    site = PhotoSite(tmp_path / "site")
    (site.recipes / "soup.md").write_text("# Soup\n\n- 1 egg\n\nCook it.\n")
    assert "libvips" not in site.build("/nowhere")
    site.build()
    assert not (site.folder / ".forno/photos").exists()


@pytest.mark.parametrize("content", [b"\xff\xd8\xff\xe0\0\x10JFIF", b"\xff\xd8\xff\xe0\0\x10JFIF\0" + b"x" * 200], ids=["short", "wrong"])
def test_broken_photo_is_told_of_and_published_as_it_is(site, content):
    (site.recipes / "broken.jpg").write_bytes(content)
    site.recipe("broken", "broken.jpg")
    for told in (site.build(), site.build(command="check")):
        assert told.count("[unread-photo]") == 1 and "content/recipes/broken.jpg: warning: the photo cannot be read" in told
    assert (site.output / "media/recipes/broken.jpg").read_bytes() == content
    assert widths(site, "soup") == [200, 400, 800, 900]


def test_program_that_fails(site, tmp_path):
    told = site.build(stand_in(tmp_path / "bin", "exit 3"))
    assert told.count("[unread-photo]") == 1
    assert (site.output / "media/recipes/soup.jpg").read_bytes() == (site.recipes / "soup.jpg").read_bytes()
    shutil.rmtree(tmp_path / "bin")
    assert "unread-photo" not in site.build()
    assert widths(site, "soup") == [200, 400, 800, 900]


def test_program_that_is_killed_once(site, tmp_path):
    path = stand_in(tmp_path / "bin", "kill -9 $$")
    assert "vipsthumbnail ended early" in site.build(path)
    assert "unread-photo" not in site.build(stand_in(tmp_path / "bin", f'exec {VIPS} "$@"'))


def test_killed_build_leaves_no_half(site, tmp_path):
    path = stand_in(tmp_path / "bin", f'case "$*" in *800.webp*) kill -9 $PPID;; *) exec {VIPS} "$@";; esac')
    site.build(path, code=-signal.SIGKILL)
    assert [name for name in site.kept if not name.startswith("new-")] == []
    site.build()
    assert len(site.kept) == 2 and not [name for name in site.kept if name.startswith("new-")]
    assert widths(site, "soup") == [200, 400, 800, 900]


def test_what_was_kept_and_is_damaged_is_made_again(site):
    site.build()
    folder = next(file for file in (site.folder / ".forno/photos").iterdir() if file.is_dir())
    (folder / "400.webp").write_bytes(b"half")
    site.recipe("soup", "soup.jpg", "Another text.")
    site.build()
    assert {size(file)[0] for file in site.made.values()} == {200, 400, 800, 900}


# ---- In the browser ----


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """A built site with photos in every place: cards, a recipe, and its text."""
    site = PhotoSite(tmp_path_factory.mktemp("shown") / "site")
    for number, name in enumerate(("soup", "cake", "bread")):
        write_photo(site.recipes / f"{name}.jpg", 2400, 1800, shift=60 * number)
        site.recipe(name, f"{name}.jpg", f"![Another]({name}.jpg)")
    write_photo(site.recipes / "tall.jpg", 900, 1200)
    (site.folder / "content/pages").mkdir()
    (site.folder / "content/pages/about.md").write_text("# About\n\n![The oven](../recipes/tall.jpg) and ![soup](../recipes/soup.jpg \"A soup\")\n")
    site.build()
    return site


@pytest.mark.parametrize(("width", "density", "card", "recipe"), [(390, 2, 800, 800), (390, 1, 400, 400), (1440, 1, 400, 800), (1440, 2, 800, 1600)])
@pytest.mark.some(4)
def test_takes_the_width_that_fits(browser, shown, width, density, card, recipe):
    with browser.new_context(viewport={"width": width, "height": 900}, device_scale_factor=density) as context:
        page = context.new_page()
        for path, image, wanted in (("recipes/index.html", ".card-art img", card), ("recipes/soup/index.html", ".recipe-art img", recipe)):
            page.goto((shown.output / path).as_uri())
            found = page.locator(image).first.evaluate("async (image) => { await image.decode(); return [image.currentSrc, image.clientWidth]; }")
            assert found[0].endswith(f"-{wanted}.webp"), found


@pytest.mark.parametrize("path", ["recipes/index.html", "recipes/soup/index.html", "about/index.html"])
@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_moves_and_colours_are_seen_first(browser, shown, path, width):
    # High enough for the whole picture, since a screenshot ends with the window.
    with served(shown.output) as address, browser.new_context(viewport={"width": width, "height": 1800}, service_workers="block") as context:
        page = context.new_page()
        held, released = [], []
        page.route("**/assets/photos/**", lambda route: route.continue_() if released else held.append(route))
        page.goto(address + path, wait_until="domcontentloaded")
        blur = page.locator(".blur").first
        blur.wait_for()
        boxes = "[...document.querySelectorAll('.blur + img, h1, h3, footer')].map((each) => Math.round(each.getBoundingClientRect().top + each.getBoundingClientRect().height))"
        before = page.evaluate(boxes)
        image = page.locator(".blur + img").first
        box = image.bounding_box()
        assert box["width"] > 100 and box["height"] > 100
        page.screenshot(clip=box, path=shown.folder / "before.png")
        assert len({tuple(colour(shown.folder / "before.png", x, y)) for x in (9, box["width"] - 9) for y in (9, box["height"] - 9)}) == 4
        released.append(True)
        for route in held:
            route.continue_()
        image.evaluate("(image) => image.decode()")
        # The heights of widths are whole numbers, so that half a pixel may be gained or lost.
        assert all(abs(after - was) <= 1 for after, was in zip(page.evaluate(boxes), before, strict=True))


def test_what_stands_behind_a_photo_is_hidden_by_it(browser, shown):
    for path in ("recipes/index.html", "recipes/soup/index.html", "about/index.html"):
        with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
            page = context.new_page()
            page.goto((shown.output / path).as_uri())
            page.wait_for_load_state("networkidle")
            covered = """(blur) => { const image = blur.nextElementSibling, { left, top, right, bottom } = image.getBoundingClientRect();
                const frame = blur.parentElement.getBoundingClientRect();
                return getComputedStyle(blur.parentElement).overflow === "hidden" && frame.left >= left - 1 && frame.top >= top - 1
                    && frame.right <= right + 1 && frame.bottom <= bottom + 1; }"""
            assert page.locator(".blur").count() > 0
            assert all(page.locator(".blur").nth(place).evaluate(covered) for place in range(page.locator(".blur").count())), path


def test_pages_are_valid(shown):
    found = problems(sorted(shown.output.rglob("*.html")))
    assert [problem for problem in found if "'blocking' not allowed on element 'script'" not in problem] == []


def test_search_shows_small_ones(shown):
    cards = (shown.output / "assets/search/cards-0-data.js").read_text()
    assert re.search(r"assets/photos/soup-[0-9a-f]{8}-400\.webp", cards) and "media/" not in cards


def test_without_a_network_another_width_stands_for_one_that_was_not_read(browser, shown):
    host = Host(shown.output)
    with browser.new_context(viewport={"width": 390, "height": 900}) as context:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{host.port}/recipes/soup/index.html")
        read = page.locator(".recipe-art img").evaluate("async (image) => { await image.decode(); return image.currentSrc; }")
        until(page, lambda: any(read in addresses for addresses in kept(page).values()))
        host.stop()
        asked = """async (address) => { try { return (await fetch(address)).status; } catch { return 0; } }"""
        assert read.endswith("-400.webp")
        assert page.evaluate(asked, read.replace("-400.webp", "-1600.webp")) == 200
        assert page.evaluate(asked, re.sub("soup-[0-9a-f]{8}", "other-00000000", read)) == 0


def test_preview_shows_them_and_reloads_for_another(browser, tmp_path):
    site = PhotoSite(tmp_path / "site")
    write_photo(site.recipes / "soup.jpg")
    site.recipe("soup", "soup.jpg")
    server = subprocess.Popen([FORNO, "serve", "--site", str(site.folder), "--offline"], stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().split()[-1]
        with browser.new_context(viewport={"width": 390, "height": 900}, service_workers="block") as context:
            page = context.new_page()
            page.goto(address + "recipes/soup/")
            source = "async (image) => { await image.decode(); return image.currentSrc; }"
            first = page.locator(".recipe-art img").evaluate(source)
            assert re.search(r"/assets/photos/soup-[0-9a-f]{8}-\d+\.webp$", first)
            whole = page.request.get(address + "media/recipes/soup.jpg").body()
            assert whole.startswith(b"\xff\xd8") and not tells_of_its_making(whole)
            with page.expect_navigation():
                write_photo(site.recipes / "soup.jpg", shift=100)
            second = page.locator(".recipe-art img").evaluate(source)
            assert second != first and re.search(r"/assets/photos/soup-[0-9a-f]{8}-\d+\.webp$", second)
    finally:
        server.terminate()
        server.wait(PATIENCE / 1000)


# ---- Beside drawings ----

PHOTOS = Path(__file__).parent / "Photos"
GIVEN = {"pizzas/margherita-at-home": "pizza", "pasta/spaghetti-with-bottarga": "pasta", "pizzas/panuozzo-with-speck": "loaf"}


@pytest.fixture(scope="module")
def photographed(tmp_path_factory):
    """The demonstration with photographs of three recipes and of a pizza."""
    folder = tmp_path_factory.mktemp("photographed")
    content = copy_of_the_house(folder / "site") / "content"
    for recipe, photo in GIVEN.items():
        file = content / f"recipes/{recipe}.md"
        shutil.copy(PHOTOS / f"{photo}.jpg", file.parent)
        file.write_text(file.read_text().replace("---\n", f"---\nimage: {photo}.jpg\n", 1))
    shutil.copy(PHOTOS / "pizza.jpg", content / "menu")
    menu = content / "menu/pizzas.json"
    pizzas = json.loads(menu.read_text())
    pizzas["pizzas"][0]["imageUrl"] = "pizza.jpg"
    menu.write_text(json.dumps(pizzas))
    return BuiltSite(folder / "site", folder / "output", "--offline")


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.some(4)
def test_stand_as_drawings_do(browser, photographed, width, scheme):
    with browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme) as context:
        page = context.new_page()
        page.goto(photographed.page("recipes/index.html").as_uri())
        boxes = page.evaluate("""() => [...document.querySelectorAll('.card-art')].map((art) => {
            const { width, height } = art.getBoundingClientRect(), image = art.querySelector('img'), own = image.getBoundingClientRect();
            return { size: `${Math.round(width)} ${Math.round(height)}`, photo: !image.matches('.drawing'), fills: Math.abs(own.width - width) < 1 && Math.abs(own.height - height) < 1 };
        })""")
        assert sum(box["photo"] for box in boxes) == 3
        assert len({box["size"] for box in boxes}) == 1
        assert all(box["fills"] for box in boxes if box["photo"])
        for path in ("index.html", "recipes/index.html", "menu/index.html", "recipes/margherita-at-home/index.html", "pizzas/margherita/index.html"):
            page.goto(photographed.page(path).as_uri())
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            images = page.locator("img:not(.drawing)")
            assert images.count() == 0 or images.first.evaluate("async (image) => { image.loading = 'eager'; await image.decode(); return image.currentSrc; }").endswith(".webp")


def test_beside_drawings_pages_are_valid(photographed):
    found = problems([*photographed.pages])
    assert [problem for problem in found if "'blocking' not allowed on element 'script'" not in problem] == []
