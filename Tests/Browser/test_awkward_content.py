"""Words that cannot be broken, and tables and code that are wide, stay inside a narrow window."""

import shutil

import pytest

from built_site import PACKAGE, BuiltSite, forno
from visitor import Visitor

LONG = "Wilddauerwurstpfannkuchenteig" * 4
RECIPE = f"""# {LONG}

{LONG} {LONG.replace("w", chr(0xA0))}

## Ingredients

### {LONG}

- 500 g {LONG}

## Method

1. Stir `{LONG}` and read https://example.org/{LONG}

## {LONG}

| {LONG} | {LONG} |
| --- | --- |
| {LONG} | {LONG} |

    {LONG} {LONG}
"""


@pytest.fixture(scope="module")
def awkward(tmp_path_factory):
    folder = tmp_path_factory.mktemp("awkward")
    forno("new", "site", folder / "site")
    shutil.copytree(PACKAGE / "templates", folder / "site/templates")
    (folder / "site/content/recipes/awkward.md").write_text(f"---\ntags: [{LONG}]\nauthor: {LONG}\n---\n{RECIPE}")
    (folder / "site/content/pages/awkward.md").write_text(RECIPE)
    content = folder / "site/content"
    for part in ["plans", "lists"]:
        (content / part).mkdir(exist_ok=True)
    (content / "plans/2026-W48.md").write_text(
        f"# {LONG}\n\n{LONG}\n\n## Monday\n\n- {LONG} ×2\n- [{LONG}](../recipes/awkward.md) ×2 {LONG}\n"
    )
    (content / "lists/awkward.md").write_text(f"# {LONG}\n\n{LONG}\n\n- [ ] 2 kg {LONG} €999999.00\n")
    (content / "pantry.csv").write_text(f"item,quantity,added,expires\n{LONG},2 kg,2026-11-20,2026-11-22\n")
    (content / "groceries.csv").write_text(f"name,aisle,pack,price\n{LONG},{LONG},1 kg,999999.00\n")
    for name in ["pizzas", "ingredients", "drinks"]:
        payload = folder / f"site/content/menu/{name}.json"
        text = payload.read_text()
        for word in ["Marinara", "Oregano", "Lemonade"]:
            text = text.replace(f'"{word}"', f'"{LONG}"')
        payload.write_text(text)
    return BuiltSite(folder / "site", folder / "output")


def test_no_page_scrolls_sideways(browser, awkward, tries_all):
    page = browser.new_page()
    visitor = Visitor(page)
    # The page for what is not found is styled on a host only.
    pages = [path for path in awkward.pages if path.name != "404.html"]
    visits = {awkward.name(path): visitor.visit(path.as_uri()) for path in pages[:: 1 if tries_all else 2]}
    page.close()
    assert {name: seen.overflow for name, seen in visits.items() if max(seen.overflow.values()) > 0} == {}
