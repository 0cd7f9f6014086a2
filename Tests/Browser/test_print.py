"""`forno print`: what is on the PDFs that Chromium makes of the pages, and what is said where there are none."""

import csv
import json
import os
import re
import shutil
import subprocess

import pytest

from built_site import FORNO, BuiltSite
from made_menus import MadeMenu
from made_photos import write_photo
from made_sites import write

# The width and height of each paper, in points.
PAPERS = {"a3": (842, 1191), "a4": (595, 842), "a5": (420, 595), "letter": (612, 792)}
SIZES = ("Small", "Regular", "Family")
ADDRESS = "https://pizzeria.example/collaudo/"


def run(site, *arguments, folder, **environment):
    command = [str(FORNO), "print", *arguments, "--site", str(site), "--clock", "2026-11-21", "--offline"]
    return subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, text=True)


class Document:
    """A PDF."""

    def __init__(self, file):
        self.file = file
        said = subprocess.run(["pdfinfo", str(file)], capture_output=True, text=True, check=True).stdout
        self.facts = dict(line.split(":", 1) for line in said.splitlines())

    @property
    def page_count(self):
        return int(self.facts["Pages"])

    @property
    def is_tagged(self):
        return self.facts["Tagged"].strip() == "yes"

    @property
    def size(self):
        width, height = re.search(r"([\d.]+) x ([\d.]+) pts", self.facts["Page size"]).groups()
        return round(float(width)), round(float(height))

    @property
    def fonts_elsewhere(self):
        """The fonts that are not in the file."""
        said = subprocess.run(["pdffonts", str(self.file)], capture_output=True, text=True, check=True).stdout
        rows = said.splitlines()[2:]
        assert rows
        return [row for row in rows if row.split()[-5] != "yes"]

    @property
    def pictures(self):
        """The photographs in it."""
        said = subprocess.run(["pdfimages", "-list", str(self.file)], capture_output=True, text=True, check=True).stdout
        return [row for row in said.splitlines()[2:] if row.split()[2] == "image"]

    @property
    def text(self):
        said = subprocess.run(["pdftotext", "-raw", str(self.file), "-"], capture_output=True, text=True, check=True)
        return said.stdout

    def halves(self, page):
        """The texts of the left and of the right half of a page."""
        half, height = self.size[0] // 2, self.size[1]
        command = ["pdftotext", "-raw", "-f", str(page), "-l", str(page), "-y", "0", "-W", str(half), "-H", str(height)]
        return [subprocess.run([*command, "-x", str(left), str(self.file), "-"], capture_output=True, text=True, check=True).stdout
                for left in (0, half)]  # fmt: skip

    @property
    def type_sizes(self):
        """The sizes of its type, in points."""
        command = ["pdftohtml", "-xml", "-i", "-stdout", "-zoom", "1", str(self.file)]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return {int(size) for size in re.findall(r'<fontspec [^>]*size="(\d+)"', said)}

    def places(self, word):
        """Where the lines that begin with a word do so, in points from the left."""
        said = subprocess.run(["pdftotext", "-bbox", str(self.file), "-"], capture_output=True, text=True, check=True)
        return [float(left) for left in re.findall(rf'<word xMin="([\d.]+)"[^>]*>{word}<', said.stdout)]

    def codes(self, folder):
        """What a camera reads in the codes on its pages, at 150 dots an inch."""
        subprocess.run(["pdftoppm", "-r", "150", "-gray", str(self.file), str(folder / "page")], check=True)
        pages = sorted(folder.glob("page*.pgm"))
        said = subprocess.run(["zbarimg", "--quiet", "--raw", *pages], capture_output=True, text=True)
        return said.stdout.splitlines()


def printed(site, *arguments, folder):
    done = run(site, *arguments, folder=folder)
    assert done.returncode == 0, done.stderr
    name = done.stdout.removesuffix(" written.\n")
    return Document(folder / name)


def squeezed(text):
    """A text without what a line's end changes."""
    return re.sub(r"\s+", "", text)


def prices_in(text):
    """The prices in a text, without what stands between their digits."""
    return sorted(re.sub(r"\D", "", price) for price in re.findall(r"€[\d.,]+|[\d.,]+€", text))


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return BuiltSite.demonstration(tmp_path_factory.mktemp("printed"))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sizes", [(), SIZES], ids=["one size", "three sizes"])
@pytest.mark.parametrize("count", [6, 10, 24, 40, 60, 120])
@pytest.mark.either("sizes")
@pytest.mark.some(2)
def test_a_menu_is_printed_whole(tmp_path, count, sizes, language, paper):
    made = MadeMenu(count, sizes=sizes, language=language, more_settings=f"base_url: {ADDRESS}\npaper: {paper}\n")
    site = made.built(tmp_path)
    document = printed(site.source, "menu", folder=tmp_path)
    page = site.page("menu/print/index.html").read_text()
    assert document.page_count == page.count('class="sheet"')
    assert (document.size, document.is_tagged, document.fonts_elsewhere) == (PAPERS[paper], True, [])
    text = squeezed(document.text)
    rows = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    assert len(rows) > count
    assert [row["name"] for row in rows if squeezed(row["name"]) not in text] == []
    assert prices_in(text) == sorted(re.sub(r"\D", "", row["price"]) for row in rows if bool(row["size"]) == bool(sizes)
                                    or row["kind"] == "drink")
    assert document.codes(tmp_path) == [f"{ADDRESS}menu/"] * document.page_count


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sizes", [(), SIZES], ids=["one size", "three sizes"])
@pytest.mark.parametrize("count", [6, 60])
@pytest.mark.either("sizes")
@pytest.mark.some(2)
def test_a_list_for_the_door_is_read_in_passing(tmp_path, count, sizes, language, paper):
    """Each name and price in at least 24 points, on as many pages as it takes, each with the name of the house and the code."""
    settings = f"base_url: {ADDRESS}\npaper: {paper}\ncover: 2.00\n"
    made = MadeMenu(count, sizes=sizes, language=language, drinks=5, more_settings=settings)
    site = made.built(tmp_path)
    document = printed(site.source, "door", folder=tmp_path)
    assert (document.size, document.is_tagged, document.fonts_elsewhere) == (PAPERS[paper], True, [])
    assert min(document.type_sizes) >= 24
    pages = document.text.split("\f")[:-1]
    assert [page for page in pages if not page.startswith("Pizzeria Collaudo")] == []
    assert document.codes(tmp_path) == [f"{ADDRESS}menu/"] * document.page_count
    text = squeezed(document.text)
    rows = list(csv.DictReader((site.output / "menu/menu.csv").read_text().splitlines()))
    assert [row["name"] for row in rows if squeezed(row["name"]) not in text] == []
    wanted = [re.sub(r"\D", "", row["price"]) for row in rows if bool(row["size"]) == bool(sizes) or row["kind"] == "drink"]
    assert prices_in(text) == sorted(wanted + ["200"] * document.page_count)
    assert ("allergeni" if language == "it" else "allergens") in text and "Mozzarella" not in text


@pytest.mark.parametrize("paper", PAPERS)
def test_a_tent_leads_to_the_menu_from_both_sides(tmp_path, paper):
    site = MadeMenu(6, more_settings=f"base_url: {ADDRESS}\npaper: {paper}\n").built(tmp_path)
    document = printed(site.source, "tent", folder=tmp_path)
    assert (document.page_count, document.size, document.fonts_elsewhere) == (1, PAPERS[paper], [])
    assert document.codes(tmp_path) == [f"{ADDRESS}menu/"] * 2
    # What lies upside down is read from below.
    assert squeezed(document.text).count("PizzeriaCollaudo") == 2
    assert min(document.type_sizes) >= 11


def test_a_tent_needs_an_address(tmp_path):
    site = MadeMenu(6).built(tmp_path)
    done = run(site.source, "tent", folder=tmp_path)
    assert done.returncode == 64 and "base_url" in done.stderr
    assert not (tmp_path / "tent.pdf").exists()


@pytest.mark.parametrize("paper, slips", [("a4", 4), ("letter", 4), ("a3", 9), ("a5", 1)])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sizes", [(), SIZES], ids=["one size", "three sizes"])
@pytest.mark.either("sizes")
def test_order_slips_fill_a_sheet(tmp_path, sizes, language, paper, slips):
    """Each with the same fields, lines as high as a hand writes, and nothing beside the sheet."""
    site = MadeMenu(6, sizes=sizes, language=language, more_settings=f"paper: {paper}\n").built(tmp_path)
    document = printed(site.source, "order-slips", folder=tmp_path)
    assert (document.page_count, document.size, document.is_tagged, document.fonts_elsewhere) == (1, PAPERS[paper], True, [])
    words = {"en": ["Allergens to avoid", "Table", "Total"], "it": ["Senza questi allergeni", "Tavolo", "Totale"]}[language]
    text = " ".join(document.text.split())
    assert {word: text.count(word) for word in ["Pizzeria Collaudo", *words, *sizes]} == dict.fromkeys(["Pizzeria Collaudo", *words, *sizes], slips)
    assert text.count("×") == (0 if sizes else slips) and min(document.type_sizes) >= 8


def test_a_long_name_leaves_the_lines_of_a_slip(tmp_path):
    card = "---\nprices: by_hand\nsizes: [Small, Medium, Large, Family]\n---\n## Pizzas\nbase: dough\n- **1 Plain** 1 / 2 / 3 / 4\n  - none\n"
    write(tmp_path / "content", {"site.yml": "title: The Old Lighthouse Pizzeria and Wine Cellar above the Harbour\n", "menu/menu.md": card, "groceries.csv": "name\ndough\n"})
    document = printed(tmp_path, "order-slips", folder=tmp_path)
    assert document.page_count == 1 and document.text.count("Total") == 4


@pytest.mark.parametrize("sizes, most", [((), 3), (SIZES, 2)], ids=["one size", "three sizes"])
@pytest.mark.parametrize("columns", [1, 2, 3])
def test_a_menu_stands_in_as_many_columns_as_are_wished(tmp_path, columns, sizes, most):
    """In fewer where there is no room for so many."""
    site = MadeMenu(24, names=("Margherita",), sizes=sizes, drinks=0, toppings=(1, 1)).built(tmp_path)
    document = printed(site.source, "menu", "--columns", str(columns), folder=tmp_path)
    assert len({round(left / 5) for left in document.places("Margherita")}) == min(columns, most)


def test_dishes_stand_beside_their_photographs_where_that_is_wished(tmp_path):
    made = MadeMenu(12)
    site = made.built(tmp_path)
    menu = site.source / "content/menu/pizzas.json"
    pizzas = json.loads(menu.read_text())
    for pizza in pizzas["pizzas"][:4]:
        pizza["image"] = "oven.jpg"
    menu.write_text(json.dumps(pizzas))
    write_photo(menu.parent / "oven.jpg")
    with_photos = printed(site.source, "menu", "--photos", folder=tmp_path)
    assert len(with_photos.pictures) == 4 and with_photos.page_count == 1
    text = squeezed(with_photos.text)
    assert [pizza["name"] for pizza in pizzas["pizzas"] if squeezed(pizza["name"]) not in text] == []
    assert printed(site.source, "menu", "--output", "without.pdf", folder=tmp_path).pictures == []


@pytest.mark.parametrize("arguments, words", [
    (["menu", "--columns", "4"], "1, 2 or 3 columns"), (["menu", "--columns", "0"], "1, 2 or 3 columns"),
    (["door", "--columns", "2"], "are of the menu"), (["recipe", "focaccia", "--photos"], "are of the menu"),
    (["tent", "margherita"], "takes no name"),
    (["order-slips", "margherita"], "takes no name"),
])
def test_what_cannot_be_wished_is_refused(site, tmp_path, arguments, words):
    done = run(site.source, *arguments, folder=tmp_path)
    assert done.returncode == 64 and words in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("paper", PAPERS)
def test_the_option_decides_over_the_settings(site, tmp_path, paper):
    document = printed(site.source, "allergens", "--paper", paper, "--output", f"{paper}.pdf", folder=tmp_path)
    assert document.size == PAPERS[paper]
    assert "Margherita" in document.text


def test_a_menu_without_an_address_has_no_code(tmp_path):
    site = MadeMenu(6).built(tmp_path)
    document = printed(site.source, "menu", folder=tmp_path)
    assert (document.size, document.codes(tmp_path)) == (PAPERS["a4"], [])
    assert "phone" not in document.text


def test_americans_print_on_letter(tmp_path):
    site = MadeMenu(6, language="en-US").built(tmp_path)
    assert printed(site.source, "menu", folder=tmp_path).size == PAPERS["letter"]


def test_recipes_stand_on_pages_of_their_own(site, tmp_path):
    document = printed(site.source, "recipe", "Pizza dough", "grissini", folder=tmp_path)
    assert document.file.name == "recipes.pdf"
    pages = document.text.split("\f")
    first = [number for number, page in enumerate(pages) if "Pizza dough" in page[:200]]
    second = [number for number, page in enumerate(pages) if "Grissini" in page[:200]]
    assert first == [0] and len(second) == 1 and second[0] > 0
    assert printed(site.source, "recipe", "grissini", folder=tmp_path).file.name == "grissini.pdf"


@pytest.mark.parametrize("arguments, name, words", [
    (["week", "2026-W48"], "2026-W48", "Monday"),
    (["shopping", "2026-W48"], "shopping-2026-W48", "Shopping"),
    (["list", "party"], "party", "party"),
    (["list", "content/lists/party.md"], None, "no list is called"),
])
def test_what_is_of_the_house_is_printed(site, tmp_path, arguments, name, words):
    if name:
        document = printed(site.source, *arguments, folder=tmp_path)
        assert document.file.name == f"{name}.pdf"
        assert words.lower() in document.text.lower()
    else:
        done = run(site.source, *arguments, folder=tmp_path)
        assert done.returncode == 64 and words in done.stderr


def test_a_file_that_is_there_stays(site, tmp_path):
    file = tmp_path / "menu.pdf"
    file.write_text("mine")
    done = run(site.source, "menu", folder=tmp_path)
    assert done.returncode == 64 and "menu.pdf is there already" in done.stderr and "--force" in done.stderr
    assert file.read_text() == "mine"
    assert run(site.source, "menu", "--force", folder=tmp_path).returncode == 0
    assert Document(file).page_count == 1


def test_a_folder_gets_the_file(site, tmp_path):
    (tmp_path / "to").mkdir()
    assert printed(site.source, "menu", "--output", "to", folder=tmp_path).file == tmp_path / "to/menu.pdf"


def test_nothing_else_is_written(tmp_path):
    site = MadeMenu(6).built(tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    printed(site.source, "menu", folder=tmp_path)
    after = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert after.items() - before.items() == {(tmp_path / "menu.pdf", after[tmp_path / "menu.pdf"])}
    assert before.items() <= after.items()


@pytest.mark.parametrize("part", ["menu", "allergens"])
def test_what_is_printed_is_known_again_by_its_code(tmp_path, part):
    """Also where no build has kept what it states of allergens: what has changed since is told."""
    site = MadeMenu(6).built(tmp_path)
    shutil.rmtree(site.source / ".forno/statements")
    code = re.search(r"\b[0-9A-Z]{4}-[0-9A-Z]{4}\b", printed(site.source, part, folder=tmp_path).text)[0]
    toppings = site.source / "content/menu/ingredients.json"
    toppings.write_text(toppings.read_text().replace('"allergens": ["milk"]', '"allergens": ["milk", "fish"]'))
    check = [str(FORNO), "check", "--printed", code, "--site", str(site.source), "--clock", "2026-11-21", "--offline"]
    told = subprocess.run(check, capture_output=True, text=True)
    assert told.returncode == 1 and "fish" in told.stdout.lower(), told.stdout + told.stderr


def test_photographs_are_printed(tmp_path):
    source = tmp_path / "50% [a] site"
    write_photo(source / "content/recipes/a soup.jpg")
    (source / "content/site.yml").write_text("title: Da Prova\n")
    (source / "content/recipes/soup.md").write_text(
        "---\ntitle: Soup\nimage: a soup.jpg\n---\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\nCook it.\n")
    document = printed(source, "recipe", "soup", folder=tmp_path)
    assert any(row.split()[3] == "800" for row in document.pictures)


def test_without_chromium_one_line_says_what_to_install(site, tmp_path):
    done = run(site.source, "menu", folder=tmp_path, PATH=str(tmp_path))
    assert done.returncode == 2
    assert "there is no Chromium on this machine" in done.stderr and "package chromium" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("script, reason", [
    ("exit 0", "made no PDF"),
    ("echo 'cannot open display' >&2; exit 3", "cannot open display"),
    ("for word in \"$@\"; do case \"$word\" in --print-to-pdf=*) echo no >\"${word#*=}\" ;; esac; done", "made no PDF"),
])
def test_a_browser_that_fails_is_told_of(site, tmp_path, script, reason):
    browser = tmp_path / "chromium"
    browser.write_text(f"#!/bin/sh\n{script}\n")
    browser.chmod(0o755)
    done = run(site.source, "menu", folder=tmp_path, FORNO_CHROMIUM=str(browser))
    assert done.returncode == 2 and reason in done.stderr
    assert not (tmp_path / "menu.pdf").exists()
    assert list((tmp_path).glob("forno-*")) == []


def test_what_has_errors_is_not_printed(tmp_path):
    site = MadeMenu(6).built(tmp_path)
    (site.source / "content/menu/drinks.json").write_text("[")
    done = run(site.source, "menu", folder=tmp_path)
    assert done.returncode == 1 and "drinks.json" in done.stderr
    assert not (tmp_path / "menu.pdf").exists()
