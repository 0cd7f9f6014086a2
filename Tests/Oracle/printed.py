"""Reads amounts as the program prints them, such as `1 1/2 cups` and `400 g + 3 cloves`."""

import re
from fractions import Fraction

from units import kind
from writing import PLURALS

SINGULARS = {plural: unit for unit, plural in PLURALS.items()} | {
    "pieces": "piece", "imp. fl. oz.": "imperial fl oz", "imp. pints": "imperial pint", "imp. pint": "imperial pint",
}
# As units are called where numbers are exact.
ENGLISH = {
    "milligram": "mg", "gram": "g", "dekagram": "dag", "hectogram": "hg", "kilogram": "kg", "ounce": "oz", "pound": "lb",
    "millilitre": "ml", "centilitre": "cl", "decilitre": "dl", "litre": "l", "gallon": "gallon", "quart": "quart", "pint": "pint",
    "cup": "cup", "fluidOunce": "fl oz", "tablespoon": "tbsp", "teaspoon": "tsp", "metricCup": "metric cup",
    "metricTablespoon": "metric tbsp", "metricTeaspoon": "metric tsp", "imperialPint": "imperial pint",
    "imperialFluidOunce": "imperial fl oz",
}
AMOUNT = re.compile(r"(?:[\d./ ]*\d[–-])?(\d+ \d+/\d+|\d+/\d+|[\d.]+) ?(.*)")


def amounts(text, unit=""):
    """The amounts in a text by what they measure, in base units; spoons are metric where `unit` is."""


    found = {}
    for part in text.replace(" and ", " + ").split(" + ") if text else []:
        number, word = AMOUNT.fullmatch(part).groups()
        measures, size = meaning(word, unit, is_rest=" and " in text)
        found[measures] = found.get(measures, 0) + sum(Fraction(piece) for piece in number.split()) * size
    return found


def meaning(word, unit, is_rest):
    """What a printed unit measures, and how much of the base unit it is."""
    singular = SINGULARS.get(word, word)
    if is_rest and singular == "pinch":
        return "volume", kind("tsp")[1] / 16
    return kind("metric " + singular if unit.startswith("metric") and singular in ("tbsp", "tsp", "cup") else singular)


def exact(number, unit):
    """An exact number (a decimal, or a fraction as text) with the English name of its unit, in base units."""
    measures, factor = kind(ENGLISH.get(unit, unit or ""))
    return {measures: Fraction(str(number)) * factor}


def agree(text, exact, density, unit=""):
    """Whether a text says exactly so much; spoons are metric where `unit` is."""
    return by_weight(amounts(text, unit), density) == by_weight(exact, density)


def by_weight(amounts, density):
    """What there is, with volume as weight where there is a density."""
    weighed = {}
    for measures, number in amounts.items():
        to_weight = density is not None and measures == "volume"
        key = "weight" if to_weight else measures
        weighed[key] = weighed.get(key, 0) + (number * density if to_weight else number)
    return {key: number for key, number in weighed.items() if number}
