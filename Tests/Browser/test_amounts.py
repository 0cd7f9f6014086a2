"""The script of a card shows amounts as Tests/Amounts/cases.txt says, to which the program is held as well."""

import pytest

from built_site import PACKAGE, BuiltSite
from cards import opened

LINES = [line for line in (PACKAGE / "Tests/Amounts/cases.txt").read_text().splitlines() if line and not line.startswith("#")]
CASES = {}
for line in LINES:
    kind, amount, shown = (column.strip() for column in line.split("|"))
    CASES.setdefault(tuple(kind.split()), []).append((amount, shown))

SHOWN = """amounts => amounts.map((amount) => {
    const [numbers, unit] = amount.split(" ");
    return kitchenAmounts.text(new kitchenAmounts.Quantity(numbers.split("-").map(kitchenAmounts.Fraction.exact), unit), STYLE);
})"""


@pytest.mark.parametrize("style,language", CASES, ids="-".join)
def test_page_shows_what_the_table_says(style, language, tmp_path, browser):
    content = tmp_path / "site/content"
    (content / "recipes").mkdir(parents=True)
    (content / "site.yml").write_text(f"title: Scales\nlanguage: {language}\nunits: {style}\n")
    (content / "recipes/test.md").write_text("---\nservings: 4\n---\n## Ingredients\n\n- 1 g salt\n")
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    page = browser.new_page()
    opened(page, site.page("recipes/test/index.html").as_uri())
    cases = CASES[style, language]
    shown = page.evaluate(SHOWN.replace("STYLE", repr(style)), [amount for amount, _ in cases])
    page.close()
    assert [text.replace("\xa0", " ") for text in shown] == [text for _, text in cases]


def test_all_cases_are_looked_at():
    assert sum(map(len, CASES.values())) == len(LINES) > 100
