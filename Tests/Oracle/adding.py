"""How the amounts of a line are shown so that they add up: step 8 of "The shopping sheet" in Documentation/Formats.md."""

from dataclasses import replace
from fractions import Fraction

from shown import DECIMAL, TWENTIETH, as_authored, candidates, conversion_share, in_system, is_near, is_plain, nearest, rows, size, target_units
from units import Amount, kind

SHARES = [Fraction(1, number) for number in (20, 50, 100, 200, 500, 1000, 10_000, 1_000_000)]


def value(parts):
    """What is shown, in base units."""
    return sum((number * size(unit) for number, unit in parts), Fraction(0))


class Authored:
    """Amounts in base units as they are shown in the units for that of their pack."""

    first_share = TWENTIETH

    def __init__(self, unit, system=None):
        self.unit, self.system = unit, system

    def amount(self, number):
        return Amount(number / kind(self.unit)[1], self.unit)

    def rounded(self, number, share):
        parts = as_authored(self.amount(number), share, self.system) if number else []
        return None if parts is None else value(parts)

    def can_be_written(self, number):
        """Whether a number has few decimals, or a small denominator, in a unit in which it may be shown."""
        for row in candidates(self.unit, has_cups=self.system != "metric"):
            there = number / size(row.unit)
            if is_plain(there, row.unit):
                return True
        return False

    def packs(self, number, share):
        return number if self.can_be_written(number) else self.rounded(number, share)


class Converted(Authored):
    """The same in the measures of another system, with tenths and hundredths of an ounce."""

    def __init__(self, unit, system):
        super().__init__(unit, system)
        self.units, self.first_share = target_units(unit, system), conversion_share(system)

    def is_possible(self, needed):
        return bool(self.units) and in_system(self.amount(needed), self.units, self.first_share) is not None

    def rounded(self, number, share):
        if not number:
            return number
        parts = in_system(self.amount(number), self.units, share, rows_of=fine_rows)
        return None if parts is None else value(parts)

    def can_be_written(self, number):
        return self.rounded(number, 0) is not None


def fine_rows(unit, **keys):
    found = rows(unit, **keys)
    return [replace(row, steps=(*row.steps, Fraction(1, 10), Fraction(1, 100))) for row in found] if unit == "oz" else found


def line_shown(needed, had, bought, left, unit, packs, system=None, converts=True):
    """What a line shows as needed, had, bought and left, in base units."""
    line, converted = (needed, had, bought, left), Converted(unit, system)
    found = adding_up(line, packs, converted) if converts and converted.is_possible(needed) else None
    return found or adding_up(line, packs, Authored(unit, system)) or in_steps(line, unit)


def in_steps(line, unit):
    """The line in multiples of one step, which add up; nothing of it is 0 that is not."""
    measures, factor = kind(unit)
    step = factor * (Fraction(1, 1000) if unit in DECIMAL else Fraction(1, 8) if measures in ("weight", "volume", "length") else Fraction(1, 4))
    _, had, bought, left = (max(step, nearest(number, step)) if number else number for number in line)
    bought = max(bought, left - had + step) if bought else bought
    return max(had + bought - left, step), had, bought, left


def adding_up(line, packs, form):
    """The line by the largest share at which it adds up; None where there is none."""
    shares = [share for share in SHARES if share <= form.first_share]
    return next((found for share in shares if (found := rounded_line(line, packs, form, share))), None)


def rounded_line(line, packs, form, share):
    needed, had, bought, left = line
    shown_needed, shown_had, shown_bought = form.rounded(needed, share), form.rounded(had, share), form.packs(bought, share)
    if None in (shown_needed, shown_had, shown_bought):
        return None
    if left:
        follows, exact, shown = shown_had + shown_bought - shown_needed, left, (shown_needed, shown_had, shown_bought, None)
    elif packs:
        follows, exact, shown = shown_had + shown_bought, needed, (None, shown_had, shown_bought, left)
    else:
        return shown_needed, shown_needed, bought, left
    is_close = share <= Fraction(1, 1000) or is_near(follows, exact, TWENTIETH)
    if follows > 0 and is_close and form.can_be_written(follows):
        return tuple(follows if number is None else number for number in shown)
    return None
