"""Counts what the food of recipes and pizzas costs, as "What commands print" in Documentation/Formats.md says."""

from dataclasses import dataclass, field
from fractions import Fraction

from foods import met
from needs import Need, pizza_needs, recipe_needs, servings


@dataclass
class Cost:
    """A row of the report; `unknown` names the foods whose cost is not known."""

    kind: str
    name: str
    food: Fraction | None = None
    servings: Fraction | None = None
    price: Fraction | None = None
    unknown: set = field(default_factory=set)

    @property
    def per_serving(self):
        return self.food / self.servings if self.food is not None and self.servings else None

    @property
    def margin(self):
        return self.price - self.food if self.price is not None and self.food is not None and not self.unknown else None


def cost_of(household, need):
    """What a need costs: so much of a pack at its price. None where that is not known."""
    grocery = met(household.groceries, need.name)
    if grocery is None or grocery.pack is None or grocery.price is None:
        return None
    for amount in need.measures:
        if amount.leads_to(grocery.pack.measures, grocery.density):
            return amount.base_in(grocery.pack.measures, grocery.density) / grocery.pack.base() * grocery.price
    return None


def food_name(household, name):
    """The grocery that a name meets, or the name itself."""
    grocery = met(household.groceries, name)
    return grocery.name if grocery else name


def counted(household, row, needs):
    """The row with what its needs cost."""
    for need in needs:
        cost = cost_of(household, need)
        if cost is None:
            row.unknown.add(food_name(household, need.name))
        else:
            row.food = (row.food or 0) + cost
    return row


def of_recipe(household, recipe):
    row = Cost("recipe", recipe.title, servings=servings(recipe))
    return counted(household, row, recipe_needs(household, recipe, Fraction(1), 0, None))


def of_pizza(household, pizza):
    """The row of a pizza, of the first size where there are sizes; without a base, or its portion, its cost is not known."""
    base, price = household.base, Fraction(3 if household.sizes else 4) + len(pizza.toppings)
    needs = pizza_needs(household, pizza, Fraction(1), 0, None)
    if base is None or not (base.portion or base.grocery):
        name = base.name if base else "base"
        needs.append(Need(name, (), name, 0, None))
    return counted(household, Cost("pizza", pizza.name, price=price), needs)


def costs(household):
    """The rows of the report: the recipes by title, then the pizzas as the menu has them."""
    recipes = sorted(household.recipes, key=lambda recipe: recipe.title)
    return [of_recipe(household, recipe) for recipe in recipes] + [of_pizza(household, pizza) for pizza in household.pizzas]
