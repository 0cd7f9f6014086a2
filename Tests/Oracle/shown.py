"""Shows amounts as a kitchen measures them, by "How amounts are shown" in Documentation/Formats.md."""

import math
from dataclasses import dataclass
from fractions import Fraction

from units import Amount, kind

TWENTIETH, FIFTIETH = Fraction(1, 20), Fraction(1, 50)
HALF, QUARTER, THIRD, EIGHTH = (Fraction(1, number) for number in (2, 4, 3, 8))
QUARTERS_OR_THIRDS = (QUARTER, THIRD)
SPOONS = {"tbsp", "tsp", "metric tbsp", "metric tsp", "metric dsp"}
US_VOLUMES = {"cup", "tbsp", "tsp", "fl oz", "pint", "quart", "gallon"}


@dataclass(frozen=True)
class Row:
    """A row of the table: a unit, from which amount and below which it is shown, its steps and what it keeps."""

    unit: str
    lowest: Fraction | int
    steps: tuple
    kept: tuple
    bound: int | None = None


def tenths(digits):
    return tuple(Fraction(1, 10 ** number) for number in range(1, digits + 1))


CUPS = (1, HALF, QUARTERS_OR_THIRDS)


def rows(unit, is_other=False, has_cups=True):
    """The rows of a unit; `is_other` where the author's is a smaller one, or where the amount is converted."""
    if unit in ("kg", "l"):
        return [Row(unit, 10, (tenths(1)[0],), (Fraction(1, 20),)), Row(unit, 1, (Fraction(1, 100),), (Fraction(1, 200),))]
    if unit in ("g", "ml", "mg"):
        return [Row(unit, 0, (10, 5, 1, HALF, Fraction(1, 10), Fraction(1, 100), Fraction(1, 1000)), (5,))]
    if unit == "hg":
        return [Row(unit, 1, tenths(1), (QUARTER,))]
    if unit in ("dag", "cl"):
        return [Row(unit, 1, (1, HALF, Fraction(1, 10)), (HALF,))]
    if unit == "dl":
        return [Row(unit, HALF, tenths(1), (QUARTER,))]
    if unit == "lb":
        return [Row(unit, 1 if is_other else QUARTER, CUPS, QUARTERS_OR_THIRDS)]
    if unit == "oz":
        return [Row(unit, 0, (1, HALF, QUARTER, EIGHTH), (HALF,), 16)]
    if unit in ("cup", "metric cup"):
        return [Row(unit, QUARTER, CUPS, QUARTERS_OR_THIRDS)]
    if unit in ("tbsp", "metric tbsp"):
        return [Row(unit, 1 if is_other else HALF, (1, HALF), (QUARTER,), 8 if has_cups else None)]
    if unit == "metric dsp":
        return [Row(unit, HALF, (1, HALF), (QUARTER,))]
    if unit in ("tsp", "metric tsp"):
        return [Row(unit, 0, (1, HALF, QUARTER, EIGHTH, THIRD), QUARTERS_OR_THIRDS, 6)]
    if unit == "pinch of a spoon":
        return [Row(unit, 0, (1,), (), 2)]
    if unit in ("fl oz", "pint", "quart", "gallon"):
        return [Row(unit, HALF, CUPS, QUARTERS_OR_THIRDS)]
    if unit.startswith("imperial"):
        return [Row(unit, 0, (*CUPS, EIGHTH), QUARTERS_OR_THIRDS)]
    if unit == "in":
        return [Row(unit, 0, (1, HALF, QUARTER, EIGHTH), (QUARTER,))]
    return [Row(unit, 0, CUPS, (HALF,))]


# Rule 1

def nearest(number, step):
    """The nearest multiple of a step, or of the nearer of two; the upper one of two that are as near."""
    steps = step if isinstance(step, tuple) else (step,)
    multiples = [math.floor(number / each + HALF) * Fraction(each) for each in steps]
    return min(multiples, key=lambda multiple: (abs(multiple - number), -multiple))


def is_near(number, exact, share):
    return number == exact or abs(number - exact) < exact * share


def in_row(number, row, share):
    """The number as one row shows it, or None."""
    if any((number / kept).denominator == 1 for kept in row.kept):
        found = number
    else:
        found = next((near for near in (nearest(number, step) for step in row.steps) if near > 0 and is_near(near, number, share)), None)
    if found is None or found < row.lowest or (row.bound is not None and found >= row.bound):
        return None
    return found


# Rule 2

METRIC = {
    "g": ["kg", "g"], "kg": ["kg", "g"], "mg": ["kg", "g", "mg"], "hg": ["kg", "hg", "g"], "dag": ["kg", "dag", "g"],
    "oz": ["lb", "oz"], "lb": ["lb", "oz"], "ml": ["l", "ml"], "l": ["l", "ml"], "dl": ["l", "dl", "ml"], "cl": ["l", "cl", "ml"],
    "metric tbsp": ["l", "ml", "metric tbsp", "metric tsp"], "metric tsp": ["l", "ml", "metric tbsp", "metric tsp"],
    "metric dsp": ["l", "ml", "metric dsp", "metric tsp"], "metric cup": ["metric cup", "metric tbsp", "metric tsp"],
}


def units_for(unit, has_cups=True):
    """The units in which an amount is tried, by its author's."""
    if unit in METRIC:
        return METRIC[unit]
    cups = ["cup", "tbsp", "tsp"]
    if unit in cups:
        return cups if has_cups or unit == "cup" else ["l", "ml", "tbsp", "tsp"]
    return [unit, *cups] if unit in ("fl oz", "pint", "quart", "gallon") else [unit]


def candidates(unit, has_cups=True):
    """The rows in which an amount is tried, by its author's unit."""
    found = []
    # Who measures in cups has them.
    has_cups = has_cups or unit not in ("tbsp", "tsp")
    for other in units_for(unit, has_cups):
        for row in rows(other, is_other=kind(unit)[1] < kind(other)[1], has_cups=has_cups and not unit.startswith("metric t")):
            lowest = row.lowest
            if unit == "mg" and other == "g":
                lowest = 1
            if other == "ml" and is_spoon_or_cup(unit):
                lowest = 240
            found.append(Row(row.unit, lowest, row.steps, row.kept, row.bound))
    return found


def is_spoon_or_cup(unit):
    return unit in SPOONS or unit.endswith("cup")


def converted(number, unit, other):
    return number * size(unit) / size(other)


def size(unit):
    """How much of its base unit a unit is."""
    return {"pinch of a spoon": kind("tsp")[1] / 16, "metric pinch": kind("metric tsp")[1] / 16}.get(unit) or kind(unit)[1]


# Systems

TO_METRIC = {"weight": ["kg", "g"], "volume": ["l", "ml"], "length": ["cm", "mm"]}
TO_US = {"weight": ["lb", "oz"], "volume": ["quart", "cup", "tbsp", "tsp"], "length": ["in"]}
US = {"oz", "lb", "cup", "fl oz", "pint", "quart", "gallon", "in"}


MEASURES_OF_CUPS = {"cup", "metric cup", "pint", "quart", "gallon"}
# What is poured of the foods of the weeks.
POURED = {"milk", "cream", "water", "oil", "stock", "broth", "wine", "vinegar", "honey", "juice"}


def stays_in_cups(unit, name):
    """Whether an amount of a food that is not poured stays in cups in metric units."""
    return unit in MEASURES_OF_CUPS and name.split()[-1].lower() not in POURED


def target_units(unit, system):
    """The units of a system into which an amount is converted; None where it stays as it is."""
    measures = kind(unit)[0]
    if unit in SPOONS or system in (None, "author") or measures not in TO_METRIC:
        return None
    if system == "metric":
        return TO_METRIC[measures] if unit in US or unit.startswith("imperial") or unit == "metric cup" else None
    return None if unit in US else TO_US[measures]


def target_rows(units, rows_of=rows):
    found = []
    for unit in units:
        found += [Row(unit, 2, (1, HALF, QUARTER), (QUARTER,))] if unit == "quart" else rows_of(unit, is_other=True)
    return found


def conversion_share(system):
    """The share by which what is converted may be off."""
    return FIFTIETH if system == "us" else TWENTIETH


def in_system(amount, units, share, rows_of=rows):
    """An amount in the units of a system, in one of them or in two; None where no measure is near enough."""
    return in_one(amount, target_rows(units, rows_of), share) or in_two(amount, units, share, has_pinches=False, rows_of=rows_of)


def shown(amount, share=TWENTIETH, system=None, has_cups=True):
    """An amount in one unit, or in two, as a list of numbers with their units."""
    units = target_units(amount.unit, system)
    found = in_system(amount, units, min(share, conversion_share(system))) if units else None
    if found:
        return found
    has_cups = has_cups and system != "metric"
    return near_enough(amount, share, has_cups) or [in_last(amount, units_for(amount.unit, has_cups)[-1], share)]


def near_enough(amount, share, has_cups):
    """An amount in the units for that of its author, by rules 1 to 3; None where nothing is near enough."""
    return in_one(amount, candidates(amount.unit, has_cups), share) or in_two(amount, units_for(amount.unit, has_cups), share)


def as_authored(amount, share, system=None):
    """The same for what adds up: else a short decimal, or the number itself; None where it is none of a kitchen."""
    has_cups = system != "metric"
    found = near_enough(amount, share, has_cups)
    if found:
        return found
    unit = units_for(amount.unit, has_cups)[-1]
    number = converted(amount.number, amount.unit, unit)
    if unit in DECIMAL or unit == "oz":
        near = (nearest(number, step) for step in tenths(3))
        number = next((short for short in near if short > 0 and is_near(short, number, share)), number)
    return [(number, unit)] if is_plain(number, unit) else None


def is_plain(number, unit):
    """Whether a kitchen has a number: a decimal of three digits, or halves, thirds, quarters and eighths."""
    has_few_decimals = (number * 1000).denominator == 1
    if unit in DECIMAL or (unit == "oz" and number.denominator % 5 == 0):
        return has_few_decimals
    return number.denominator in (1, 2, 3, 4, 8)


def range_shown(amount, system=None, has_cups=True):
    """A range in one unit, as its lower and its upper end with the unit."""
    units, has_cups = target_units(amount.unit, system), has_cups and system != "metric"
    tried = [(row, conversion_share(system)) for row in target_rows(units or [])] + [(row, TWENTIETH) for row in candidates(amount.unit, has_cups)]
    for row, share in tried:
        ends = [in_row(converted(end, amount.unit, row.unit), row, share) for end in (amount.low, amount.number)]
        if None not in ends:
            return [(*ends, row.unit)]
    last = units_for(amount.unit, has_cups)[-1]
    is_pinch = last in ("tsp", "metric tsp") and converted(amount.number, amount.unit, last) < PINCHES
    ends = [in_last(Amount(end, amount.unit), last, TWENTIETH, has_pinches=is_pinch) for end in (amount.low, amount.number)]
    return [(ends[0][0], *ends[1])]


def in_one(amount, tried, share):
    for row in tried:
        number = in_row(converted(amount.number, amount.unit, row.unit), row, share)
        if number is not None:
            return [(number, row.unit)]
    return None


# Rule 3

FIRSTS = {"cup": QUARTERS_OR_THIRDS, "metric cup": QUARTERS_OR_THIRDS, "tbsp": (1,), "metric tbsp": (1,), "metric dsp": (1,), "lb": (1,),
          "tsp": (EIGHTH,), "metric tsp": (EIGHTH,)}


def in_two(amount, units, share, has_pinches=True, rows_of=rows):
    for position, unit in enumerate(units):
        whole = converted(amount.number, amount.unit, unit)
        multiples = [math.floor(whole / step) * Fraction(step) for step in FIRSTS.get(unit, ())]
        if multiples and max(multiples) > 0:
            first = max(multiples)
            rest = in_smaller(whole - first, unit, units[position + 1:], whole, share, has_pinches, rows_of)
            return [(first, unit), rest] if rest else None
    return None


def in_smaller(rest, unit, smaller, whole, share, has_pinches, rows_of):
    """The rest in the first smaller unit that makes the whole near enough."""
    pinches = ["pinch of a spoon"] if has_pinches and (unit, *smaller)[-1] in ("tsp", "metric tsp") else []
    for other in [*smaller, *pinches]:
        factor = size(unit) / size(other)
        for row in rows_of(other):
            for step in row.steps:
                near = nearest(rest * factor, step)
                if near > 0 and (row.bound is None or near < row.bound) and is_near(whole - rest + near / factor, whole, share):
                    return near, other
    return None


# Rule 4

# Less than this of a teaspoon is a pinch.
PINCHES = Fraction(3, 32)
DECIMAL = {"mg", "g", "dag", "hg", "kg", "ml", "cl", "dl", "l", "mm", "cm"}


def in_last(amount, unit, share, has_pinches=True):
    """The number in the last of the units: a short decimal, or the nearest multiple of its last two steps; a pinch for very little."""
    number = converted(amount.number, amount.unit, unit)
    if unit in DECIMAL or unit == "oz":
        near = (nearest(number, step) for step in tenths(3))
        return next((found for found in near if found > 0 and is_near(found, number, share)), max(nearest(number, tenths(3)[2]), tenths(3)[2])), unit
    if unit in ("tsp", "metric tsp") and has_pinches and number < PINCHES:
        return Fraction(1), "pinch of a spoon" if unit == "tsp" else "metric pinch"
    steps = rows(unit)[0].steps[-2:]
    flat = [part for step in steps for part in (step if isinstance(step, tuple) else (step,))]
    multiples = [multiple for step in flat if (multiple := nearest(number, step)) >= EIGHTH]
    return min([*multiples, EIGHTH], key=lambda multiple: (abs(multiple - number), -multiple)), unit
