"""What the dishes of a plan need: step 1 of "The shopping sheet" in Documentation/Formats.md."""

from dataclasses import dataclass, replace
from fractions import Fraction

from household import Household
from units import HOLDERS, Amount
from writing import DAYS, named

# Where the uses of a food come: those of days from 0 on, what is kept in the house, dishes under no day.
LAST_DAY, KEPT, UNDER_NO_DAY = 6, 7, 8


@dataclass(frozen=True)
class Need:
    """So much of a food, on a day (from 0), for a dish; without measures, as much as one likes."""

    name: str  # by which it meets a grocery
    measures: tuple[Amount, ...]
    text: str  # as which it is printed
    day: int
    use: tuple[int, str]  # where it comes among the uses of a food, and what is printed of it
    is_to_taste: bool = False


def dish_needs(household: Household):
    """What each dish of the plan needs."""
    needs = []
    for day, dishes in household.plan.items():
        for dish in dishes:
            use = (UNDER_NO_DAY if day is None else day, (f"{DAYS[day]}: " if day is not None else "") + named(dish))
            needs += needs_of(household, dish, LAST_DAY if day is None else day, use)
    return needs


def needs_of(household, dish, day, use):
    pizzas = {pizza.name: pizza for pizza in household.pizzas}
    if dish.title in pizzas:
        times = Fraction(dish.people) if dish.people is not None else dish.times or Fraction(1)
        return pizza_needs(household, pizzas[dish.title], times, day, use)
    recipe = next(recipe for recipe in household.recipes if recipe.title == dish.title)
    return recipe_needs(household, recipe, times_of(recipe, dish), day, use)


def times_of(recipe, dish):
    """How many times a dish takes its recipe."""
    if dish.people is None:
        return dish.times if dish.times is not None else Fraction(1)
    portions = servings(recipe)
    return dish.people / portions if portions else Fraction(1)


def servings(recipe):
    """For how many a recipe is, which of a range is the lower end."""
    if recipe.servings is None or recipe.servings.unit not in ("", "balls"):
        return None
    return recipe.servings.number if recipe.servings.low is None else recipe.servings.low


def pizza_needs(household, pizza, times, day, use):
    by_number = {topping.number: topping for topping in household.toppings}
    base = household.base
    toppings = ([base] if base and (base.portion or base.grocery) else []) + [by_number[number] for number in pizza.toppings]
    return [
        Need(topping.grocery or topping.name, tuple(scaled(measure, times) for measure in [topping.portion] if measure), topping.name, day, use)
        for topping in toppings
    ]


def recipe_needs(household, recipe, times, day, use):
    needs = []
    for item in recipe.ingredients:
        measures = tuple(scaled(measure, 1 if item.is_fixed else times) for measure in in_all(item.measures))
        for name in (item.name, *item.others):
            needs.append(Need(name, measures, name, day, use, is_to_taste=item.note == "to taste"))
    for reference in recipe.references:
        other = next(other for other in household.recipes if other.path == reference.path)
        needs += recipe_needs(household, other, times * times_referred(other, reference.amount), day, use)
    return needs


def in_all(measures):
    """The measures of a line; those behind what holds something are of one of it."""
    if measures and measures[0].unit in HOLDERS:
        return (measures[0], *(scaled(measure, measures[0].number) for measure in measures[1:]))
    return measures


def times_referred(recipe, amount):
    """How many times a reference takes the recipe that it names."""
    if amount.unit == "serving":
        return amount.number / servings(recipe)
    return amount.base() / recipe.servings.base() if amount.unit else amount.number


def scaled(amount, times):
    return replace(amount, number=amount.number * times, low=None)
