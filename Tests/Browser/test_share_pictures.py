"""Pictures that pages are shared with: 1200 by 630 pixels, for each dish and recipe, made once."""

import json
import re
import subprocess

import pytest

from built_site import FORNO
from hosts import served
from made_photos import colour, size, tells_of_its_making, write_photo
from test_photos import VIPS, PhotoSite, log, stand_in  # noqa: F401

BASE = "https://da-prova.example/kitchen/"


@pytest.fixture
def site(tmp_path):
    site = PhotoSite(tmp_path / "50% [a] site")
    (site.folder / "content/site.yml").write_text(f"title: Da Prova\nbase_url: {BASE}\n")
    for name in ("soup", "focaccia"):
        (site.recipes / f"{name}.md").write_text(f"# {name.capitalize()}\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n")
    return site


def shared(site, page):
    """The address of the picture that a page is shared with, below the root."""
    (url,) = re.findall(r'<meta property="og:image" content="([^"]*)">', (site.output / page).read_text())
    assert url.startswith(BASE)
    return url.removeprefix(BASE)


def settings(site, line):
    file = site.folder / "content/site.yml"
    file.write_text(file.read_text() + line + "\n")


def test_each_page_has_one_as_large_as_it_says(site, page):
    site.build()
    pages = ["index.html", "recipes/soup/index.html", "recipes/focaccia/index.html", "recipes/index.html"]
    pictures = [shared(site, name) for name in pages]
    assert pictures[3] == pictures[0] and len(set(pictures)) == 3
    assert sorted(f"assets/share/{file.name}" for file in (site.output / "assets/share").iterdir()) == sorted(set(pictures))
    for name, picture in zip(pages, pictures):
        assert size(site.output / picture) == (1200, 630)
        assert (site.output / picture).stat().st_size <= 300_000
        assert not tells_of_its_making((site.output / picture).read_bytes())
        text = (site.output / name).read_text()
        for line in ('"og:image:width" content="1200"', '"og:image:height" content="630"', '"twitter:card" content="summary_large_image"'):
            assert line in text, (name, line)
    with served(site.output) as host:
        page.goto(host + "/recipes/soup/index.html")
        shown = page.evaluate("address => new Promise(done => { const i = new Image(); i.onload = () => done([i.naturalWidth, "
                              "i.naturalHeight]); i.onerror = () => done('broken'); i.src = address })", f"{host}/{pictures[1]}")
        assert shown == [1200, 630]


def test_pizzas_have_theirs(site):
    menu = site.folder / "content/menu"
    menu.mkdir()
    (menu / "ingredients.json").write_text('[{"id": 1, "name": "Mozzarella", "price": 1}]')
    (menu / "pizzas.json").write_text('{"basePrice": 4, "pizzas": [{"name": "Bianca", "ingredients": [1]}]}')
    site.build()
    assert shared(site, "pizzas/bianca/index.html").startswith("assets/share/bianca-")
    assert size(site.output / shared(site, "pizzas/bianca/index.html")) == (1200, 630)


def test_the_part_of_a_photo_that_draws_the_eye(site):
    write_photo(site.recipes / "soup.jpg", 2400, 1500)
    site.recipe("soup", "soup.jpg")
    site.build()
    picture = site.output / shared(site, "recipes/soup/index.html")
    assert size(picture) == (1200, 630) and picture.stat().st_size <= 300_000
    paper, photo = colour(picture, 20, 20), colour(picture, 900, 10)
    assert max(abs(a - b) for a, b in zip(paper, (0xFB, 0xF5, 0xE9))) <= 2
    assert max(abs(a - b) for a, b in zip(photo, paper)) > 60
    assert not tells_of_its_making(picture.read_bytes())


def test_another_photo_or_title_is_another_address(site):
    site.build()
    drawn = shared(site, "recipes/soup/index.html")
    write_photo(site.recipes / "soup.jpg")
    site.recipe("soup", "soup.jpg")
    site.build()
    first = shared(site, "recipes/soup/index.html")
    write_photo(site.recipes / "soup.jpg", shift=90)
    site.build()
    second = shared(site, "recipes/soup/index.html")
    (site.recipes / "soup.md").write_text((site.recipes / "soup.md").read_text().replace("Soup", "Stew"))
    site.build()
    assert len({drawn, first, second, shared(site, "recipes/soup/index.html")}) == 4
    assert len(list((site.output / "assets/share").iterdir())) == 3
    assert len(list((site.folder / ".forno/share").iterdir())) == 3


def test_is_made_once(site, log):
    path, calls = log
    site.build(path)
    made = len(calls())
    assert made >= 2
    with (site.recipes / "focaccia.md").open("a") as file:
        file.write("Eat it.\n")
    site.build(path)
    assert len(calls()) == made
    (site.folder / "output/assets/share").rename(site.folder / "gone")
    site.build(path)
    assert len(calls()) == made and len(list((site.output / "assets/share").iterdir())) == 3


def test_none_where_nobody_is_to_see_the_site(site, log):
    path, calls = log
    (site.folder / "content/site.yml").write_text("title: Da Prova\n")
    said = site.build(path)
    assert calls() == [] and "shared" not in said and not (site.output / "assets/share").exists()
    assert "og:image" not in site.page("soup")


def test_none_where_the_house_wants_none(site, log):
    path, calls = log
    settings(site, "share_pictures: false")
    site.build(path)
    assert calls() == [] and "og:image" not in site.page("soup")


def many(site, count):
    for number in range(count):
        (site.recipes / f"r{number}.md").write_text(f"# Dish {number}\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n")


def test_none_of_so_many_recipes_unless_asked(site, log, tmp_path):
    path, calls = log
    many(site, 199)
    site.build(path)
    assert calls() == [] and "og:image" not in site.page("soup")
    settings(site, "share_pictures: true")
    assert "share_pictures: false" in site.build(stand_in(tmp_path / "broken", "exit 1")), "they are tried"


def test_one_note_where_nothing_makes_them(site, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    write_photo(site.recipes / "soup.jpg")
    site.recipe("soup", "soup.jpg")
    said = site.build(empty)
    assert said.count("vipsthumbnail") == 1 and "the pages have no pictures to be shared with" in said
    assert "og:image" not in site.page("soup")
    assert "vipsthumbnail" in site.build(empty), "a build in which nothing changed says it too"
    settings(site, "share_pictures: false")
    assert "shared" not in site.build(empty)
    settings(site, "")
    (site.folder / "content/site.yml").write_text(f"title: Da Prova\nbase_url: {BASE}\n")
    site.build()
    assert size(site.output / shared(site, "recipes/soup/index.html")) == (1200, 630), "it is there now"


def test_where_it_fails_pages_have_none_and_the_next_build_tries_again(site, tmp_path):
    broken = stand_in(tmp_path / "broken", "exit 1")
    said = site.build(broken)
    assert "not all pages have pictures of their own to be shared with" in said and "share_pictures: false" in said
    assert "og:image" not in site.page("soup") and not (site.output / "assets/share").exists()
    site.build()
    assert size(site.output / shared(site, "recipes/soup/index.html")) == (1200, 630)


def test_where_one_fails_its_page_has_that_of_the_house(site, tmp_path):
    site.build()
    house = (site.output / shared(site, "index.html")).read_bytes()
    (site.recipes / "soup.md").write_text((site.recipes / "soup.md").read_text().replace("Soup", "Stew"))
    assert "not all pages have pictures" in site.build(stand_in(tmp_path / "broken", "exit 1"))
    assert (site.output / shared(site, "recipes/soup/index.html")).read_bytes() == house
    site.build()
    assert (site.output / shared(site, "recipes/soup/index.html")).read_bytes() != house


def test_none_is_without_the_photo_that_it_is_to_show(site, tmp_path):
    write_photo(site.recipes / "soup.jpg")
    site.recipe("soup", "soup.jpg")
    said = site.build(stand_in(tmp_path / "broken", f'case "$*" in *smartcrop*) exit 1;; esac\nexec {VIPS} "$@"'))
    assert "not all pages have pictures" in said
    assert (site.output / shared(site, "recipes/soup/index.html")).read_bytes() == (
        site.output / shared(site, "index.html")).read_bytes()
    site.build()
    assert colour(site.output / shared(site, "recipes/soup/index.html"), 900, 10) != [0xFB, 0xF5, 0xE9]


def test_what_was_made_goes_with_what_it_was_made_for(site):
    site.build()
    kept = site.folder / ".forno/share"
    assert len(list(kept.iterdir())) == 3
    settings(site, "share_pictures: false")
    site.build()
    assert list(kept.iterdir()) == [] and not (site.output / "assets/share").exists()
    (site.folder / "content/site.yml").write_text(f"title: Da Prova\nbase_url: {BASE}\n")
    site.build()
    subprocess.run([FORNO, "clean", "--site", site.folder], check=True, capture_output=True)
    assert not (site.folder / ".forno").exists()


@pytest.mark.parametrize("title", ["A & B <c> \"d\"", "ریزوتو", "饺子 🥟", "con\u0007trol", "x" * 300, "%s [a] -o"])
def test_titles_of_any_kind(site, title):
    (site.recipes / "soup.md").write_text(f"---\ntitle: {json.dumps(title)}\n---\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n")
    site.build()
    assert size(site.output / shared(site, "recipes/soup/index.html")) == (1200, 630)


def test_is_there_while_somebody_writes(site):
    process = subprocess.Popen(
        [FORNO, "serve", "--site", site.folder, "--offline"], stdout=subprocess.PIPE, text=True)
    try:
        host = next(found.group() for line in process.stdout if (found := re.search(r"http://[^\s/]+", line)))
        get = lambda path: subprocess.run(["curl", "-sf", f"{host}/{path}"], check=True, capture_output=True).stdout
        (url,) = re.findall(r'og:image" content="([^"]*)"', get("recipes/soup/index.html").decode())
        assert get(url.removeprefix(BASE)).startswith(b"\x89PNG")
    finally:
        process.terminate()
        process.wait()
