"""Which grocery a name meets, and what the pantry has of it: step 2 of "The shopping sheet" in Documentation/Formats.md."""

import functools
import unicodedata
from collections import defaultdict

from household import Grocery
from weeks import ALIASES, FOODS, STRANGERS

# The words that the generator puts before a name and that leave a food the same.
WORDS = {"fresh", "large"}


@functools.cache
def folded(name):
    return "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))


SINGULARS = {folded(food.plural): folded(food.singular) for food in FOODS + ALIASES + STRANGERS}


def in_singular(name):
    return SINGULARS.get(folded(name), folded(name))


def without_words(name):
    return in_singular(" ".join(word for word in folded(name).split() if word not in WORDS))


def met(groceries, name):
    """The grocery that a name meets."""
    for same in (folded, in_singular, without_words):
        for names_of in (lambda item: [item.name], lambda item: item.aliases):
            for item in groceries:
                if same(name) in [same(other) for other in names_of(item)]:
                    return item
    return None


def owner(household, row):
    """The grocery that a row of the pantry is of, by its barcode or else by its name."""
    by_barcode = {item.barcode: item for item in household.groceries if item.barcode}
    return by_barcode.get(row.barcode) or met(household.groceries, row.item)


def food_of(household, name, grocery=None):
    """What tells a food from others: the grocery that it meets, or its own name without number and such words."""
    grocery = grocery or met(household.groceries, name)
    return ("grocery", grocery.name) if grocery else ("name", without_words(name))


def rows_of(household):
    """The rows of the pantry by their food."""
    rows = defaultdict(list)
    for row in household.pantry:
        rows[food_of(household, row.item, owner(household, row))].append(row)
    return rows


def stand_in(needs):
    """A grocery for a food that has none: called as it mostly is with an amount, then by the shortest name, the fewest capitals."""
    names = [need.name for need in needs if need.measures] or [need.name for need in needs]

    def order(name):
        return (-names.count(name), len(name), sum(letter.isupper() for letter in name), name)

    return Grocery(min(names, key=order))
