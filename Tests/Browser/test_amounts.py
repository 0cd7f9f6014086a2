"""The script of a card shows amounts as Tests/Cases/amounts.txt says in English; for what other languages say see Tests/Scripts."""

from built_site import BuiltSite
from cards import opened
from cases import rows
from made_sites import write

SHOWN = """cases => cases.map(([style, amount]) => {
    const [numbers, unit] = amount.split(" ");
    return kitchenAmounts.text(new kitchenAmounts.Quantity(numbers.split("-").map(kitchenAmounts.Fraction.exact), unit), style);
})"""


def test_page_shows_what_the_table_says(tmp_path, browser):
    write(tmp_path / "site/content", {
        "site.yml": "title: Scales\nlanguage: en\n", "recipes/test.md": "---\nservings: 4\n---\n## Ingredients\n\n- 1 g salt\n",
    })  # fmt: skip
    site = BuiltSite(tmp_path / "site", tmp_path / "output")
    cases = [(*kind.split(), amount, shown) for kind, amount, shown in rows("amounts")]
    english = [(style, amount, shown) for style, language, amount, shown in cases if language == "en" and style != "title"]
    assert len(english) > 100
    page = browser.new_page()
    opened(page, site.page("recipes/test/index.html").as_uri())
    found = page.evaluate(SHOWN, [[style, amount] for style, amount, _ in english])
    page.close()
    assert [text.replace("\xa0", " ") for text in found] == [shown for _, _, shown in english]
