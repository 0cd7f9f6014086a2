"""Amounts in English words, as pages and sheets print them."""

from shown import DECIMAL
from writing import PLURALS as WRITTEN

PLURALS = WRITTEN | {"imp. pint": "imp. pints"}

SHORT = {"metric tbsp": "tbsp", "metric tsp": "tsp", "pinch of a spoon": "pinch", "metric pinch": "pinch", "piece": "",
         "imperial fl oz": "imp. fl. oz.", "imperial pint": "imp. pint"}


def number_words(number, unit):
    """A number as a decimal for metric units and odd parts of ounces, as a fraction for others."""
    if unit in DECIMAL or (unit == "oz" and 8 % number.denominator):
        return f"{float(number):.6f}".rstrip("0").rstrip(".")
    whole, part = divmod(number, 1)
    return " ".join(str(piece) for piece in (whole, part) if piece)


def part_words(low, number, unit):
    name = SHORT.get(unit, unit)
    name = PLURALS.get(name, name) if number > 1 else name
    numbers = number_words(number, unit)
    if low is not None and low != number:
        numbers = f"{number_words(low, unit)}–{numbers}"
    return f"{numbers} {name}".strip()


def amount_words(parts):
    """What is shown, as `250 g`, `4 cups and 1 tbsp` or `28–30 g`."""
    return " and ".join(part_words(*part) if len(part) == 3 else part_words(None, *part) for part in parts)
