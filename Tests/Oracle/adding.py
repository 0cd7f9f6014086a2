"""How the amounts of a line are shown so that they add up: step 8 of "The shopping sheet" in Documentation/Formats.md."""

from fractions import Fraction

from shown import DECIMAL, TWENTIETH, candidates, is_near, shown, size
from units import Amount, kind

SHARES = [Fraction(1, number) for number in (20, 50, 100, 200, 500, 1000, 10_000, 1_000_000)]


def value(parts):
    """What is shown, in base units."""
    return sum((number * size(unit) for number, unit in parts), Fraction(0))


def rounded(number, unit, share):
    """An amount in base units as it is shown in the units for that of its pack; nothing where it is nothing."""
    return shown(Amount(number / kind(unit)[1], unit), share) if number else []


def can_be_written(number, unit):
    """Whether a number in base units has few decimals, or a small denominator, in a unit in which it may be shown."""
    for row in candidates(unit):
        there = number / size(row.unit)
        few_decimals, small = (there * 1000).denominator == 1, there.denominator <= 24
        if few_decimals if row.unit in DECIMAL else small or (few_decimals and row.unit == "oz"):
            return True
    return False


def line_shown(needed, had, bought, left, unit, packs):
    """What a line shows as needed, had, bought and left, in base units."""
    for share in SHARES:
        shown_needed, shown_had = value(rounded(needed, unit, share)), value(rounded(had, unit, share))
        if left:
            follows, exact, line = shown_had + bought - shown_needed, left, (shown_needed, shown_had, bought, None)
        elif packs:
            follows, exact, line = shown_had + bought, needed, (None, shown_had, bought, left)
        else:
            return shown_needed, shown_needed, bought, left
        is_close = share <= Fraction(1, 1000) or is_near(follows, exact, TWENTIETH)
        if follows > 0 and is_close and can_be_written(follows, unit):
            return tuple(follows if number is None else number for number in line)
    return needed, had, bought, left
