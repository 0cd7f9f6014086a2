"""No line ends within an amount, a price or a time; and files that are no pages have plain spaces."""

import pytest

from made_sites import pizzeria

# Numbers with what belongs to them, found in the words of a page and looked at where they stand.
BROKEN = r"""() => {
    const amount = /(?:€\s)?\d[\d.,/–]*(?:\s\d+\/\d+)?\s(?:g|kg|ml|l|min|h|cucchiaini|bottiglie|€)(?![\p{L}\d])/gu;
    const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const found = [], broken = [];
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        for (const { 0: match, index } of text.data.matchAll(amount)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + match.length);
            if (range.getClientRects().length === 0) continue;
            found.push(match);
            const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (/[ \n]/.test(match) || tops.size > 1) broken.push(match);
        }
    }
    return [found, broken];
}"""

WANTED = {
    "menu/index.html": ["6,50 €"],
    "pizzas/margherita/index.html": ["8,00 €"],
    "recipes/impasto/index.html": ["500 g", "1 1/2 cucchiaini", "300 ml", "3 g", "250 g", "1 kg", "€ 9,00"],
    "recipes/index.html": ["1 kg"],
    "0/index.html": ["2 kg", "9,00 €"],
    "lists/festa/index.html": ["12 bottiglie", "9,00 €"],
    "pantry/index.html": ["25 kg"],
    "shopping/2026-W47/index.html": ["2 kg"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return pizzeria(tmp_path_factory.mktemp("unbroken"))


@pytest.mark.parametrize("path", WANTED)
@pytest.mark.some(2)
def test_no_amount_is_broken(browser, house, path):
    for width in [320, 333, 347, 360, 391, 1440]:
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.goto(house.page(path).as_uri())
        found, broken = page.evaluate(BROKEN)
        text = page.locator("main").text_content()
        page.close()
        assert broken == [], width
        assert [words for words in WANTED[path] if words.replace(" ", "\xa0") not in text] == [], found


def test_times_are_on_one_line(house):
    assert "1\xa0h\xa030\xa0min" in house.page("recipes/impasto/index.html").read_text()


def test_files_have_plain_spaces(house):
    files = [file for ending in ["md", "csv", "txt", "json", "ics"] for file in house.output.rglob(f"*.{ending}")]
    assert len(files) >= 7
    assert [file for file in files if "\xa0" in file.read_text()] == []
    assert any("6,50 €" in file.read_text() for file in files)
