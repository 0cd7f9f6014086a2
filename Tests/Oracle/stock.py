"""What of a recipe is in the house, as "What is in the house" in Documentation/Formats.md says."""

import datetime
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from foods import food_of, met, rows_of
from needs import recipe_needs


@dataclass
class Food:
    """What a recipe has of a food: the answers of its lines, and what they miss by what it measures."""

    name: str
    answers: list = field(default_factory=list)
    missing: dict = field(default_factory=dict)

    @property
    def answer(self):
        """Of a food in several lines: all of them enough or none, else not known where one is."""
        kinds = set(self.answers)
        if len(kinds) == 1:
            return self.answers[0]
        return "unknown" if "unknown" in kinds else "some"


@dataclass
class Stock:
    """What of a recipe is in the house."""

    title: str
    path: str
    foods: list
    expiring: list

    def names(self, answer):
        return [food.name for food in self.foods if food.answer == answer]

    def place(self):
        """Where the recipe comes among others: the more of it is there, the earlier."""
        worth = {"enough": 1, "some": Fraction(1, 2), "unknown": Fraction(1, 2), "none": 0}
        share = sum((worth[food.answer] for food in self.foods), Fraction(0)) / max(len(self.foods), 1)
        return (-share, -len(self.expiring), len(self.names("none")), self.title, self.path)


class Larder:
    """What is good today, by food; a recipe takes from it in the order of its lines."""

    def __init__(self, household):
        self.household = household
        self.rows = defaultdict(list)
        for food, rows in rows_of(household).items():
            self.rows[food] = [row for row in rows if row.expires is None or row.expires >= household.today]

    def supplies(self, grocery, key):
        """How much there is of a food, by what it measures."""
        sums = {}
        for row in self.rows[key]:
            if row.amount:
                measures = supply_of(row.amount, grocery)
                sums[measures] = sums.get(measures, 0) + row.amount.base_in(measures, grocery and grocery.density)
        return sums

    def stock(self, recipe):
        foods, left = {}, {}
        for item in recipe_needs(self.household, recipe, Fraction(1), 0, None):
            grocery = met(self.household.groceries, item.name)
            key = food_of(self.household, item.name)
            food = foods.setdefault(key, Food(grocery.name if grocery else item.name))
            supplies = left.setdefault(key, self.supplies(grocery, key))
            food.answers.append(self.answer(item, grocery, key, supplies, food))
        return Stock(recipe.title, recipe.path, list(foods.values()), [food.name for key, food in foods.items() if self.expires_soon(key)])

    def answer(self, item, grocery, key, supplies, food):
        """What there is for one line, which takes what it can from the supplies."""
        if grocery and grocery.price == 0:
            return "enough"
        if not self.rows[key]:
            self.miss(food, item, grocery)
            return "none"
        if not item.measures or item.is_to_taste:
            return "enough"
        for amount in item.measures:
            measures = supply_of(amount, grocery)
            if measures in supplies:
                return self.take(amount.base_in(measures, grocery and grocery.density), measures, supplies, key, food)
        return "unknown"

    def miss(self, food, item, grocery):
        """Where nothing is there, the first measure is missing."""
        if item.measures:
            amount = item.measures[0]
            measures = supply_of(amount, grocery)
            food.missing[measures] = food.missing.get(measures, 0) + amount.base_in(measures, grocery and grocery.density)

    def take(self, wanted, measures, supplies, key, food):
        taken = min(wanted, supplies[measures])
        supplies[measures] -= taken
        if taken == wanted:
            return "enough"
        others = any(number for other, number in supplies.items() if other != measures)
        if others or any(row.amount is None for row in self.rows[key]):
            return "unknown"
        food.missing[measures] = food.missing.get(measures, 0) + wanted - taken
        return "some" if taken else "none"

    def expires_soon(self, key):
        days = 5 if self.household.soon_days is None else self.household.soon_days
        last = self.household.today + datetime.timedelta(days)
        return any(row.expires is not None and row.expires <= last for row in self.rows[key])


def supply_of(amount, grocery):
    """In what an amount is put together with others: volume as weight where there is a density."""
    return "weight" if grocery and grocery.density and amount.measures == "volume" else amount.measures


def stocks(household):
    """All recipes by what of them is in the house, the best first."""
    larder = Larder(household)
    return sorted((larder.stock(recipe) for recipe in household.recipes), key=Stock.place)
