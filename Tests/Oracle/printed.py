"""Reads amounts as the program prints them, such as `1 1/2 cups` and `400 g + 3 cloves`."""

import re
from fractions import Fraction

from units import kind
from writing import PLURALS

SINGULARS = {plural: unit for unit, plural in PLURALS.items()} | {"imp. fl. oz.": "imperial fl oz", "imp. pints": "imperial pint", "imp. pint": "imperial pint"}
# As units are called where numbers are exact.
ENGLISH = {
    "milligram": "mg", "gram": "g", "dekagram": "dag", "hectogram": "hg", "kilogram": "kg", "ounce": "oz", "pound": "lb",
    "millilitre": "ml", "centilitre": "cl", "decilitre": "dl", "litre": "l", "gallon": "gallon", "quart": "quart", "pint": "pint",
    "cup": "cup", "fluidOunce": "fl oz", "tablespoon": "tbsp", "teaspoon": "tsp", "metricCup": "metric cup",
    "metricTablespoon": "metric tbsp", "metricTeaspoon": "metric tsp", "imperialPint": "imperial pint",
    "imperialFluidOunce": "imperial fl oz",
}
AMOUNT = re.compile(r"(?:[\d./ ]*\d[–-])?(\d+ \d+/\d+|\d+/\d+|[\d.]+) ?(.*)")


def amounts(text):
    """The amounts in a text by what they measure, in base units."""
    return read(text, lambda number: sum(Fraction(piece) for piece in number.split()))


def steps(text):
    """The steps in which the amounts of a text are printed: the last decimal, eighths of a unit, or halves where there are many."""
    return read(text, step)


def step(number):
    if "." in number:
        return Fraction(1, 10 ** len(number.partition(".")[2]))
    return Fraction(1, 2) if number.isdigit() and int(number) >= 10 else Fraction(1, 8)


def read(text, value):
    found = {}
    for part in text.split(" + ") if text else []:
        number, unit = AMOUNT.fullmatch(part).groups()
        measures, factor = kind(SINGULARS.get(unit, unit))
        found[measures] = found.get(measures, 0) + value(number) * factor
    return found


def exact(number, unit):
    """An exact number (a decimal, or a fraction as text) with the English name of its unit, in base units."""
    measures, factor = kind(ENGLISH.get(unit, unit or ""))
    return {measures: Fraction(str(number)) * factor}


def agree(text, exact, density):
    """Whether an amount is printed as near as a kitchen measures: within a step of its unit, or a fiftieth."""
    printed, step, exact = (by_weight(amounts, density) for amounts in (amounts(text), steps(text), exact))
    return printed.keys() == exact.keys() and all(
        abs(printed[key] - exact[key]) <= max(step[key], exact[key] / 50) for key in exact)


def by_weight(amounts, density):
    """What there is, with volume as weight where there is a density."""
    weighed = {}
    for measures, number in amounts.items():
        to_weight = density is not None and measures == "volume"
        key = "weight" if to_weight else measures
        weighed[key] = weighed.get(key, 0) + (number * density if to_weight else number)
    return {key: number for key, number in weighed.items() if number}
