"""The code on a printed menu: the same as long as the same is stated of allergens, and what has changed where it is not."""

import re
import subprocess

import pytest

from house import House
from program import PROGRAM

CARD = """---
prices: by_hand
---
## Pizzas
base: pizza dough
- **Margherita** 7,50
  - tomatoes, mozzarella
- **Marinara** 6,00
  - tomatoes
## Salads
- **Mixed** 5,00
  - contains: mustard
"""
COLOURED = "name,allergens,additives\npizza dough,gluten,colour\ntomatoes,none,none\nmozzarella,milk,none\n"
GROCERIES = "name,allergens\npizza dough,gluten\ntomatoes,none\nmozzarella,milk\n"


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True)


class Printed(House):
    def built(self, day="2026-11-27"):
        """The day and the code on each sheet of a menu that is built."""
        done = run("build", "--site", self.folder, "--clock", day, "--quiet")
        assert done.returncode == 0, done.stderr
        files = ["menu/print/index.html", "menu/allergens/index.html", "menu/menu.md"]
        said = {re.search(r"As of ([^:<]+): ([A-Z0-9]{4}-[A-Z0-9]{4})", (self.folder / "output" / file).read_text()).groups() for file in files}
        assert len(said) == 1, said
        return said.pop()

    def compared(self, code):
        done = run("check", "--printed", code, "--site", self.folder)
        return done.returncode, done.stdout.strip() or done.stderr.strip()


@pytest.fixture
def house(tmp_path):
    return Printed(tmp_path, **{"menu/menu.md": CARD, "groceries.csv": GROCERIES})


def test_another_day_is_the_same_statement(house):
    first, second = house.built(), house.built("2026-12-05")
    assert first[0].replace("\u00a0", " ") == "27 November 2026" and second[0].replace("\u00a0", " ") == "5 December 2026"
    assert first[1] == second[1]
    assert house.compared(first[1]) == (0, "As today.")
    assert house.compared(first[1].lower().replace("-", " ")) == (0, "As today.")


@pytest.mark.parametrize("path,old,new", [
    ("menu/menu.md", "7,50", "8,50"), ("menu/menu.md", "## Salads", "## Greens"), ("menu/menu.md", "5,00", "5,00 · new · 300 kcal"),
    ("site.yml", "title: Da Prova", "title: Da Nessuno"), ("groceries.csv", GROCERIES, COLOURED),
])  # fmt: skip
def test_what_is_no_allergen_changes_nothing(house, path, old, new):
    _, code = house.built()
    house.change(path, old, new)
    assert house.built()[1] == code and house.compared(code) == (0, "As today.")


@pytest.mark.parametrize("path,old,new,told", [
    ("menu/menu.md", "contains: mustard", "contains: mustard, celery", "Mixed: celery, mustard; it was mustard"),
    ("menu/menu.md", "contains: mustard", "contains: none", "Mixed: none; it was mustard"),
    ("groceries.csv", "mozzarella,milk", "mozzarella,", "Margherita: gluten, not all known; it was gluten, milk"),
    ("groceries.csv", "tomatoes,none", "tomatoes,celery", "Margherita: gluten, milk, celery; it was gluten, milk\nMarinara: gluten, celery; it was gluten"),
    ("menu/menu.md", "**Marinara**", "**Rossa**", "Marinara has gone: it was gluten\nRossa has come: gluten"),
    ("groceries.csv", "pizza dough,gluten", "pizza dough,gluten: wheat", "Margherita: gluten (wheat), milk; it was gluten, milk\nMarinara: gluten (wheat); it was gluten"),
])  # fmt: skip
def test_what_has_changed_since_is_told(house, path, old, new, told):
    _, code = house.built()
    house.change(path, old, new)
    found, said = house.compared(code)
    assert found == 1
    assert said == told
    assert house.built()[1] != code
    # What was printed first is kept.
    assert house.compared(code) == (found, said)


def test_a_statement_that_was_damaged_says_nothing(house):
    _, code = house.built()
    file = house.folder / f".forno/statements/{code}.txt"
    file.write_text(file.read_text().replace("mustard", "celery"))
    house.write("menu/menu.md", CARD.replace("contains: mustard", "contains: none"))
    assert "no menu with the code" in house.compared(code)[1]


def test_a_code_that_nobody_knows_is_told(house):
    house.built()
    for code in ("AAAA-AAAA", "x", "../../etc"):
        _, said = house.compared(code)
        assert "no menu with the code" in said and "the code of today is" in said
