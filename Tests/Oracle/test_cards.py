"""Holds the amounts on cards for another number of servings against the rules of `shown.py`."""

from fractions import Fraction

import pytest
from cards import calculated_amounts, can_be_compared, printed_amounts
from program import Site
from weeks import SEEDS, week

NUMBERS = ["7", "1/3", "2.5", "20", "3"]


@pytest.mark.parametrize("seed", SEEDS[::8])
def test_amounts_are_shown_as_calculated(seed):
    household, number = week(seed), NUMBERS[seed // 8 % len(NUMBERS)]
    site = Site(household)
    site.run("build", "--quiet", "--servings", number)
    found = []
    for recipe in filter(can_be_compared, household.recipes):
        printed = printed_amounts(site.page(recipe))
        calculated = calculated_amounts(household, recipe, Fraction(number))
        # What stays as its author wrote it is not looked at.
        pairs = [(said, shown) for said, shown in zip(printed, calculated, strict=True) if shown is not None]
        found += [f"{recipe.title}: the card says {said}, the calculation {shown}" for said, shown in pairs if said != shown]
    assert not found, f"seed {seed}: forno build --servings {number} in {site.folder}:\n" + "\n".join(found)
    site.remove()
