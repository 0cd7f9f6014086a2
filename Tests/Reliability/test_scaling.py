"""Reading takes time that grows no faster than the text, whatever the text.

Each construct is read at n, 2n and 4n, with n so large that it takes 20 million instructions. What they grow by from 2n to
4n is twice what they grow by from n to 2n, or 2.6 times at most; where they grew with the square it would be four times.

`make test` reads the constructs that once did, at a quarter of that length; `make test-all` reads all of them.
"""

import shutil

import pytest
import scaling

LEAST, LEAST_OF_ALL = 5_000_000, 20_000_000
MOST = 2.6
# A text that is refused for its size takes next to nothing, however long it is. That is measured at this many times the
# count of the table.
LONGEST = 2

MENDED = {
    "page: processing instructions in a text", "page: processing instructions in lines", "page: CDATA in a text",
    "page: declarations in a text", "page: unfinished pictures, then links", "page: @ in words", "strings: words",
    "csv: wide header and short rows", "template: braces", "template: opened sections", "template: inverted sections",
    "template: unfinished comments", "fetch-answer: answers", "settings: a long language",
    "page: a paragraph before a table", "page: a long line before a table", "page: pictures in links",
    "recipe: groups of ingredients", "recipe: lists of ingredients", "recipe: ingredients in a table",
    "recipe: ingredients in ingredients",
}  # fmt: skip


def growth(at_n, at_2n, at_4n):
    """How often the growth from n to 2n is in that from 2n to 4n.

    A text that is refused from some length on takes less then, or all but the same: what it grows by counts as a quarter of
    what it takes, at least.
    """
    return (at_4n - at_2n) / max(at_n / 4, at_2n - at_n)


def large_enough(table, least):
    """For each construct, a count of something that takes enough instructions to read."""
    found, open_counts = {}, {name: max(1, count // 64) for name, count in table.items()}
    while open_counts:
        taken = scaling.instructions(list(open_counts.items()))
        for name, count in list(open_counts.items()):
            cost = taken[name, count]
            if cost >= least or count >= table[name] * LONGEST:
                found[name] = open_counts.pop(name)
            else:
                open_counts[name] = count * min(32, 1 + least * 5 // 4 // cost)
    return found


@pytest.fixture(scope="session")
def growths(tries_all):
    """The growth of each construct, and what it takes."""
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not installed")
    table = scaling.constructs()
    if not tries_all:
        table = {name: table[name] for name in MENDED}
    counts = large_enough(table, LEAST_OF_ALL if tries_all else LEAST)
    found = measured(counts)
    # Where a text outgrows the memory that is set aside for short ones there is a step, which is no growth: twice as far it
    # is behind. What is refused there is told by what it grew by before.
    steps = measured({name: 2 * counts[name] for name, (ratio, _) in found.items() if ratio > MOST})
    return found | {name: (ratio, costs) for name, (ratio, costs) in steps.items() if costs[2] > costs[1]}


def measured(counts):
    """For each construct its growth, and what it takes at n, 2n and 4n."""
    taken = scaling.instructions([(name, count * times) for name, count in counts.items() for times in (1, 2, 4)])
    costs = {name: [taken[name, count * times] for times in (1, 2, 4)] for name, count in counts.items()}
    return {name: (growth(*three), three) for name, three in costs.items()}


def test_reading_grows_no_faster_than_the_text(growths, told):
    told(f"Scaling: {len(growths)} constructs")
    too_fast = [f"{name}: {ratio:.2f} for {costs}" for name, (ratio, costs) in growths.items() if ratio > MOST]
    assert not too_fast, "\n".join(too_fast)
