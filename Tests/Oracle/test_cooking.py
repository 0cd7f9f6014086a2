"""Takes dishes out of the pantry and puts them back: what stays is an amount of a kitchen, and what is put back is what was there."""

import csv
import io
import pathlib
import random
import re

import pytest
from program import Site
from weeks import SEEDS, week

KITCHEN_NUMBER = re.compile(r"(\d+ )?(1/8|1/4|1/3|3/8|1/2|5/8|2/3|3/4|7/8)|\d+(\.\d{1,3})?")


class Pantry:
    """The file of the pantry of a site, before and after a dish is cooked."""

    def __init__(self, site):
        self.file = pathlib.Path(site.folder) / "content/pantry.csv"

    def text(self):
        return self.file.read_bytes().decode() if self.file.exists() else None


def quantities(text):
    """The quantities of the rows, in order."""
    return [row["quantity"] for row in csv.DictReader(io.StringIO(text or ""))]


def is_of_a_kitchen(quantity):
    """Whether a quantity begins with a number that a scale, a jug or a spoon shows."""
    number = re.match(r"[\d /.]*\d", quantity)
    return number is not None and KITCHEN_NUMBER.fullmatch(number[0]) is not None


@pytest.mark.parametrize("seed", SEEDS[::16])
def test_what_was_cooked_is_undone(seed):
    household, dice = week(seed), random.Random(seed)
    site = Site(household)
    pantry = Pantry(site)
    names = sorted({recipe.path.rpartition("/")[2] for recipe in household.recipes})
    states = [pantry.text()]
    for name in dice.sample(names, len(names)):
        site.run("cook", f"{name}:{dice.choice([1, 2, 3, 5])}")
        after = pantry.text()
        if after == states[-1]:
            continue
        written = set(quantities(after)) - set(quantities(states[-1]))
        assert all(map(is_of_a_kitchen, written)), written
        states.append(after)
    assert len(states) > 1, "no dish took anything"
    for before in reversed(states[:-1]):
        site.run("cook", "--undo")
        assert pantry.text() == before, f"seed {seed} in {site.folder}"
    site.remove()
