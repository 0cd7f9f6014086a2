"""What is made for paper fits it, by the PDF that the browser prints."""

import csv
import re
import subprocess

import pytest

from menu_prices import BY_SECTION, DRINKS

PAPERS = {"A4": (595, 842), "Letter": (612, 792)}


@pytest.fixture(scope="module")
def print_page(browser, demonstration, tmp_path_factory):
    """Prints a page on a paper and gives the PDF's path."""
    folder, page = tmp_path_factory.mktemp("printed"), browser.new_page()

    def print_page(path, paper):
        page.goto(demonstration.page(path).as_uri())
        printed = folder / f"{path.replace('/', '-')}-{paper}.pdf"
        page.pdf(path=str(printed), format=paper, prefer_css_page_size=True, print_background=True)
        return printed

    yield print_page
    page.close()


def count_of_pages(pdf, paper):
    """The number of pages, all of them of the paper asked for."""
    said = subprocess.run(["pdfinfo", str(pdf)], capture_output=True, text=True, check=True).stdout
    size = re.search(r"^Page size:\s+([\d.]+) x ([\d.]+) pts", said, re.M)
    assert all(abs(float(side) - wanted) < 2 for side, wanted in zip(size.groups(), PAPERS[paper], strict=True))
    return int(re.search(r"^Pages:\s+(\d+)", said, re.M).group(1))


def text_of(pdf):
    """The text of a PDF in the order in which it was set: column by column."""
    return subprocess.run(["pdftotext", "-raw", str(pdf), "-"], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("paper", PAPERS)
def test_menu_fits_one_page(print_page, paper):
    pdf = print_page("menu/print/index.html", paper)
    assert count_of_pages(pdf, paper) == 1
    text = text_of(pdf)
    assert re.findall(r"^(.+) €(\d+\.\d\d)$", text, re.M) == BY_SECTION + DRINKS
    assert re.search(r"Allergens\s+1\s+Gluten\s+4\s+Fish\s+7\s+Milk", text)


@pytest.mark.parametrize("paper", PAPERS)
def test_shopping_sheet_fits_one_page(print_page, demonstration, paper):
    pdf = print_page("shopping/2026-W48/index.html", paper)
    assert count_of_pages(pdf, paper) == 1
    text = text_of(pdf)
    rows = list(csv.DictReader((demonstration.output / "shopping/2026-W48/2026-W48.csv").read_text().splitlines()))
    assert len(rows) > 20
    assert [row["grocery"] for row in rows if row["grocery"] not in text] == []
    bought = [row["price"] for row in rows if row["part"] == "buy"]
    assert sorted(re.findall(r"€(\d+\.\d\d)$", text, re.M)) == sorted([*bought, "%.2f" % sum(map(float, bought))])


@pytest.mark.parametrize("paper", PAPERS)
def test_recipe_cards_fit_one_page(print_page, demonstration, told, paper):
    cards = sorted(path.parent.name for path in demonstration.output.glob("recipes/*/index.html"))
    assert len(cards) >= 12
    counts = {card: count_of_pages(print_page(f"recipes/{card}/index.html", paper), paper) for card in cards}
    assert {card: count for card, count in counts.items() if count != 1} == {}
    told(f"Paper: {len(cards)} recipe cards on one page of {paper} each")
