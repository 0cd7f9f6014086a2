"""Two depths of testing: what each change has to pass, and every case, with the option --all.

A test of several parameters is a product, and most of what goes wrong is due to one value or to two that meet. Without --all
each value of two parameters is tried, and each pair of values of three or more. `pytest.mark.product` keeps the whole
product, `pytest.mark.thorough` leaves a test, or one of the values of a parameter, to --all, and `pytest.mark.either(NAME…)`
has tests with no parameters but these try one case each, so that each value is tried by some of them; with others beside them
each value is tried, and no pairs. Of what is left, `pytest.mark.some(SHARE)` has one case in so many tried: which, the name of
the test decides, so that tests of the same pages do not all open the same ones.
"""

import math
import random
import re
from itertools import combinations

import pytest


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", dest="tries_all", help="try every case")


def pytest_configure(config):
    config.addinivalue_line("markers", "product: every combination of the parameters, not only with --all")
    config.addinivalue_line("markers", "thorough: only with --all")
    config.addinivalue_line("markers", "some(share): one case in so many, but all with --all")
    config.addinivalue_line("markers", "either(name…): of these parameters one case, which the name of the test decides, but all with --all")


@pytest.fixture(scope="session")
def tries_all(request):
    """Whether everything is to be tried, for a test that goes through many cases itself."""
    return request.config.getoption("tries_all")


def pytest_make_parametrize_id(val):
    """A short name for a case whose value is a long text or a path of a page."""
    if isinstance(val, str) and (len(val) > 24 or val.endswith("/index.html")):
        return re.sub(r"\W+", "-", val.removesuffix("/index.html"), flags=re.ASCII).strip("-")[:32]


def pytest_collection_modifyitems(config, items):
    if config.getoption("tries_all"):
        return
    cases = {}
    for item in items:
        cases.setdefault(item.nodeid.split("[")[0], []).append(item)
    kept = {item for name, own in cases.items() for item in enough(name, own)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def enough(name, items):
    """Which cases of a test are tried without --all."""
    items = covered(name, [item for item in items if not item.get_closest_marker("thorough")])
    some = items and items[0].get_closest_marker("some")
    if not some:
        return items
    return random.Random(name).sample(items, math.ceil(len(items) / some.args[0]))


def covered(name, items):
    """The cases in which each value is tried, or each pair of values, as the marks of the test have it."""
    if len(items) < 2 or items[0].get_closest_marker("product"):
        return items
    # The only place where pytest tells parameters that are set together from a product.
    rows = [item.callspec._idlist for item in items]
    either = items[0].get_closest_marker("either")
    if either and set(items[0].callspec.params) <= set(either.args):
        return [random.Random(name).choice(items)]
    strength = 1 if either else min(2, max(1, len(rows[0]) - 1))
    return [items[place] for place in covering(rows, strength, name)]


def covering(rows, strength, seed):
    """Places of rows in which each combination of so many values is found that is found in all of them.

    It takes the row that adds most, again and again. Which of those that add the same is decided by the seed, so that tests of
    the same parameters do not all meet the same pairs.
    """
    parts = [set(combinations(enumerate(row), strength)) for row in rows]
    order = random.Random(seed).sample(range(len(rows)), len(rows))
    wanted, chosen = set().union(*parts), []
    while wanted:
        best = max(order, key=lambda place: len(parts[place] & wanted))
        wanted -= parts[best]
        chosen.append(best)
    return sorted(chosen)
