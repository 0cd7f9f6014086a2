"""Amounts and their units, by the table "Amounts and units" of Documentation/Formats.md."""

from dataclasses import dataclass
from fractions import Fraction

OUNCE, GALLON, IMPERIAL_GALLON = Fraction("28.349523125"), Fraction("3785.411784"), Fraction("4546.09")

WEIGHTS = {
    "mg": Fraction(1, 1000), "g": 1, "dag": 10, "hg": 100, "kg": 1000, "oz": OUNCE, "lb": 16 * OUNCE,
}
VOLUMES = {
    "ml": 1, "cl": 10, "dl": 100, "l": 1000,
    "metric tsp": 5, "metric dsp": 10, "metric tbsp": 15, "metric cup": 250,
    "gallon": GALLON, "quart": GALLON / 4, "pint": GALLON / 8, "cup": GALLON / 16, "fl oz": GALLON / 128,
    "tbsp": GALLON / 256, "tsp": GALLON / 768,
    "imperial gallon": IMPERIAL_GALLON, "imperial pint": IMPERIAL_GALLON / 8, "imperial fl oz": IMPERIAL_GALLON / 160,
}
LENGTHS = {"mm": Fraction(1, 10), "cm": 1, "in": Fraction("2.54")}
# What pieces lead to; every other unit of counting only leads to itself.
COUNTS = {"": ("piece", 1), "piece": ("piece", 1), "dozen": ("piece", 12), "can": ("tin", 1)}
# A measure in brackets behind these is of one of them: `2 tins (400 g)` are 800 g, as are `2 (400 g) tins`.
HOLDERS = {"", "tin", "can", "jar", "pack", "bottle", "bag", "box", "ball"}


def kind(unit):
    """What a unit measures and how much of its base unit it is: grams, millilitres, centimetres, or the thing counted."""
    for name, table in (("weight", WEIGHTS), ("volume", VOLUMES), ("length", LENGTHS)):
        if unit in table:
            return name, Fraction(table[unit])
    counted, number = COUNTS.get(unit, (unit, 1))
    return counted, Fraction(number)


@dataclass(frozen=True)
class Amount:
    """So much of a unit; of a range, `low` is its lower end."""

    number: Fraction
    unit: str
    low: Fraction | None = None

    @property
    def measures(self):
        return kind(self.unit)[0]

    def base(self):
        """The number in the base unit of what it measures."""
        return self.number * kind(self.unit)[1]

    def leads_to(self, measure, density):
        """Whether it can be said in what another unit measures."""
        return self.measures == measure or (density is not None and {self.measures, measure} == {"weight", "volume"})

    def base_in(self, measure, density):
        """The number in the base unit of `measure`, to which it leads."""
        if self.measures == measure:
            return self.base()
        return self.base() * density if measure == "weight" else self.base() / density
