"""Holds the pages of the sheets against the calculation of `sheet.py`, on the screen and on paper."""

import subprocess

import pytest
from comparison import Differences
from pages import lines_there, lines_to_buy, plain, prices
from playwright.sync_api import sync_playwright
from program import Site
from sheet import sheet
from weeks import SEEDS, week


@pytest.fixture
def built():
    """Builds the site of a seed."""
    sites = []

    def built(seed):
        sites.append(Site(week(seed)))
        sites[-1].run("build", "--quiet")
        return sites[-1]

    yield built
    for site in sites:
        site.remove()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.some(4)
def test_the_page_says_what_is_calculated(built, seed):
    site = built(seed)
    found = Differences(site.household, sheet(site.household)).in_page(site.sheet_page().read_text())
    assert not found, f"seed {seed}:\n" + "\n".join(found)


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.mark.parametrize("seed", SEEDS[::20])
def test_paper_has_every_amount_of_the_page(built, browser, tmp_path, seed):
    file = built(seed).sheet_page()
    page = file.read_text()
    wanted = [text for line in lines_to_buy(page) for text in (f"{line.name} {line.buy}", line.needs)]
    wanted += [f"{name} {needed}" for name, needed in lines_there(page)]
    assert wanted
    text = printed_text(browser, file, tmp_path / "sheet.pdf")
    # They stand beside lines, and so within those that go on in the next one.
    for price in prices(page):
        text = text.replace(f" {price} ", " ")
    assert [words for words in wanted if words not in text] == []


def printed_text(browser, file, pdf):
    """What stands on paper, column by column, with single spaces."""
    page = browser.new_page()
    page.goto(file.as_uri())
    page.pdf(path=pdf, prefer_css_page_size=True)
    page.close()
    said = subprocess.run(["pdftotext", "-raw", pdf, "-"], capture_output=True, text=True, check=True)
    return plain(said.stdout)
