"""The tables of Tests/Cases, to which the program, its scripts and its pages are held alike."""

from built_site import PACKAGE

CASES = PACKAGE / "Tests/Cases"


def rows(table):
    """The rows of a table: each what stands between the bars."""
    lines = [line for line in (CASES / f"{table}.txt").read_text().splitlines() if line and not line.startswith("#")]
    assert len(lines) >= 10, f"{table}.txt has only {len(lines)} cases"
    return [[column.strip() for column in line.split("|")] for line in lines]
