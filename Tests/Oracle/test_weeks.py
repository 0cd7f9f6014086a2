"""Holds the program's sheets against the calculation of `sheet.py`, over weeks that `weeks.py` makes up."""

import pytest
from cases import CASES, cases
from comparison import Differences, in_order
from costs import costs
from program import Site
from sheet import sheet
from stock import stocks
from weeks import SEEDS, week


def differences(seed):
    """Where the program differs from the calculation in the week of a seed; the sites of one that differs are kept."""
    household = week(seed)
    calculated = sheet(household)
    site, mixed = Site(household), Site(household, shuffled=True)
    printed = site.sheet()
    found = Differences(household, calculated).in_json(printed) + in_another_order(mixed, calculated, printed)
    if seed % 2:
        found += Differences(household, calculated).in_costs(mixed.costs(), costs(household))
    else:
        found += Differences(household, calculated).in_stocks(site.stocks(), stocks(household))
    if found:
        return [f"seed {seed}: forno shop {household.week} --clock {household.today} in {site.folder}, in another order in {mixed.folder}", *found]
    site.remove()
    mixed.remove()
    return []


def in_another_order(site, calculated, printed):
    """Where the same site in another order has another sheet, in one of the forms that a sheet has."""
    form = site.household.seed % 4
    if form == 0:
        return [] if in_order(site.sheet()) == in_order(printed) else ["in another order it has another sheet"]
    compared = Differences(site.household, calculated)
    return [lambda: compared.in_rows(site.rows()), lambda: compared.in_text(site.lines("txt")), lambda: compared.in_markdown(site.lines("md"))][form - 1]()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.some(4)
def test_the_sheet_is_as_calculated(seed):
    found = differences(seed)
    assert not found, "\n".join(found)


def test_each_case_occurs():
    """Whether the weeks have in them what is easily counted wrongly."""
    seen = {}
    for seed in range(200):
        for case in cases(week(seed)):
            seen[case] = seen.get(case, 0) + 1
    rare = {case: seen.get(case, 0) for case in CASES if seen.get(case, 0) < 5}
    assert not rare, f"of 200 weeks, too few have these: {rare}"
