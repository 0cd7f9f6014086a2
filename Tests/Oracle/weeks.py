"""Makes up a household and its week from a number: the same number, the same week."""

import datetime
import os
import random
from fractions import Fraction

from household import Dish, Food, Grocery, Household, Ingredient, Pizza, Recipe, Reference, Row, Topping
from units import Amount

# How many weeks are made up, and which is the first: to look at one of them alone.
WEEKS, FIRST = int(os.environ.get("FORNO_ORACLE_WEEKS", "200")), int(os.environ.get("FORNO_ORACLE_FIRST", "0"))
SEEDS = range(FIRST, FIRST + WEEKS)
FOODS = [Food(*names.split("/")) if "/" in names else Food(names, names) for names in """
flour,sugar,butter,milk,cream,honey,rice,yeast,polenta,cocoa,ricotta,mozzarella,crème fraîche,sea salt,olive oil,tomato/tomatoes,
onion/onions,carrot/carrots,potato/potatoes,egg/eggs,lemon/lemons,mushroom/mushrooms,lentil/lentils,apple/apples,pear/pears,
cherry/cherries,anchovy/anchovies,radish/radishes,jalapeño/jalapeños,aubergine/aubergines""".replace("\n", "").split(",")]
# Aliases, which have nothing in common with the foods.
ALIASES = [Food(*names.split("/")) for names in "spud/spuds,whatsit/whatsits,gizmo/gizmos,oddment/oddments,sundry/sundries".split(",")]
STRANGERS = [Food("unicorn", "unicorns"), Food("moonbeam", "moonbeams"), Food("stardust", "stardust")]
AISLES = ["bakery", "chilled", "greens", "larder", "market stall", "tins"]
# With how many decimals each currency is written.
CURRENCIES = {"EUR": 2, "USD": 2, "GBP": 2, "CHF": 2, "JPY": 0, "KWD": 3}
WEIGHTS, VOLUMES = ["g", "g", "g", "kg", "oz", "lb", "dag", "hg", "mg"], ["ml", "ml", "l", "cl", "dl", "cup", "tbsp", "tsp", "fl oz", "pint"]
RARE_VOLUMES = ["metric cup", "metric tbsp", "metric tsp", "quart", "gallon", "imperial pint", "imperial fl oz"]
COUNTS = ["", "", "", "dozen", "tin", "can", "clove", "bunch", "bottle", "slice", "pinch", "jar", "sprig"]
DISHES = "soup stew pie salad bake risotto curry gratin broth hash pilaf tart".split()
PIZZAS = ["Margherita", "Marinara", "Quattro Fiumi", "Capricciosa"]


class Maker:
    """Draws the parts of a household."""

    def __init__(self, seed):
        self.random = random.Random(f"week {seed}")

    def some(self, chance):
        return self.random.random() < chance

    def pick(self, values):
        return self.random.choice(values)

    def number(self, unit):
        """A number as recipes have it for a unit."""
        if unit in ("g", "ml"):
            return Fraction(self.pick([5, 10, 20, 25, 50, 80, 100, 125, 150, 180, 250, 333, 500, 750, 900, Fraction(25, 2), Fraction(5, 2)]))
        if unit == "mg":
            return Fraction(self.pick([500, 750, 2500]))
        whole = self.pick([0, 1, 1, 2, 3, 4])
        part = self.pick([0, 0, Fraction(1, 2), Fraction(1, 4), Fraction(1, 3), Fraction(2, 3), Fraction(3, 4), Fraction(1, 8)])
        return whole + part or Fraction(1)

    def unit(self, measures=None):
        tables = {"weight": WEIGHTS, "volume": VOLUMES + ([self.pick(RARE_VOLUMES)] if self.some(0.3) else [])}
        return self.pick(tables.get(measures) or self.pick([WEIGHTS, VOLUMES, COUNTS]))

    def amount(self, like=None, ranges=0.12):
        """An amount, mostly in a unit that measures what `like` does."""
        if like and like.measures not in ("weight", "volume") and self.some(0.7):
            unit = like.unit
        elif like and like.measures in ("weight", "volume") and self.some(0.75):
            unit = self.unit(like.measures)
        else:
            unit = self.unit()
        number = self.number(unit)
        if self.some(ranges):
            return Amount(number + self.pick([1, 2]), unit, low=number)
        return Amount(number, unit)

    # The shop

    def groceries(self, decimals):
        foods = self.random.sample(FOODS, self.random.randint(6, 14))
        aliases = self.random.sample(ALIASES, 3)
        aisles = self.random.sample(AISLES, 4)
        return [self.grocery(food, aliases, aisles, decimals, number) for number, food in enumerate(foods)]

    def grocery(self, food, aliases, aisles, decimals, number):
        pack = None if self.some(0.12) else self.amount(self.pick([Amount(Fraction(1), "g"), Amount(Fraction(1), "ml"), None]), ranges=0.06)
        price = None if self.some(0.12) else Fraction(0 if self.some(0.06) else self.random.randint(1, 900), 10 ** min(decimals, self.pick([0, 2, 3])))
        name = self.pick([food.singular, food.plural])
        return Grocery(
            name=name.capitalize() if self.some(0.15) else name,
            aliases=tuple(self.pick([alias.singular, alias.plural]) for alias in [aliases.pop()]) if aliases and self.some(0.3) else (),
            aisle="" if self.some(0.15) else self.pick(aisles),
            pack=pack, price=price,
            density=Fraction(self.pick(["0.53", "0.6", "1.03", "0.91", "1.42"])) if self.some(0.4) else None,
            barcode=str(4000000000000 + number) if self.some(0.3) else "",
            keep=self.amount(pack) if self.some(0.12) else None)

    def aisles(self):
        """The setting `aisles`: none, a list, or a map of shops; some aisles are in neither, some have nothing."""
        names = self.random.sample(AISLES, 4)
        return self.pick([None, names, {"Market": names[:1], "Supermarket": names[1:]}])

    # The recipes

    def word_for(self, grocery):
        """The name of a grocery as a recipe may have it: in another number, other case, without accents, with more words."""
        names = [grocery.name, *grocery.aliases]
        foods = [food for food in FOODS + ALIASES if {food.singular, food.plural} & {name.lower() for name in names}]
        food = self.pick(foods)
        name = self.pick([food.singular, food.plural, self.pick(names)])
        if self.some(0.08):
            name = self.pick([name.upper(), name.replace("è", "e").replace("î", "i").replace("ñ", "n"), "fresh " + name, "large " + name])
        return name

    def ingredient(self, groceries, is_cooklang):
        if self.some(0.06):
            stranger = self.pick(STRANGERS)
            name = self.pick([stranger.singular, stranger.plural, stranger.singular.capitalize(), stranger.plural.upper()])
            return Ingredient(name, (self.amount(ranges=0),) if self.some(0.7) else ())
        grocery = self.pick(groceries)
        name = self.word_for(grocery)
        if self.some(0.08):
            return Ingredient(name, note="" if is_cooklang or self.some(0.4) else "to taste")
        if not is_cooklang and self.some(0.05):
            return Ingredient(name, (Amount(self.number("tsp"), self.pick(["tsp", "tbsp", "cup"])),), others=(self.word_for(self.pick(groceries)),))
        measures = [self.amount(grocery.pack)]
        if not is_cooklang and self.some(0.12):
            measures.append(Amount(self.number("g"), self.pick(["g", "ml"])))
        return Ingredient(name, tuple(measures), is_fixed=is_cooklang and self.some(0.1))

    def ingredients(self, groceries, is_cooklang):
        """Some ingredients; in Cooklang none twice, since a second mention without an amount is of the first."""
        made = [self.ingredient(groceries, is_cooklang) for _ in range(self.random.randint(1, 7))]
        return tuple({item.name.lower(): item for item in made}.values() if is_cooklang else made)

    def servings(self):
        if self.some(0.25):
            return None
        if self.some(0.2):
            return Amount(Fraction(self.pick([200, 300, 500])), self.pick(["g", "g", "ml"]))
        number = Fraction(self.random.randint(1, 8))
        return Amount(number + 2, "", low=number) if self.some(0.15) else Amount(number, self.pick(["", "", "balls"]))

    def reference(self, recipe):
        """A mention of a recipe: so many times, so many servings, or so much of what it yields."""
        amounts = [Amount(Fraction(self.pick([1, 2, 3])), ""), Amount(Fraction(1, 2), "")]
        if recipe.servings and recipe.servings.measures in ("weight", "volume"):
            amounts.append(Amount(Fraction(self.pick([50, 150, 450])), recipe.servings.unit))
            amounts.append(Amount(Fraction(self.pick([1, 3]), 4), "kg" if recipe.servings.unit == "g" else "l"))
        elif recipe.servings and recipe.servings.unit == "":
            amounts.append(Amount(Fraction(self.pick([1, 3, 5])), "serving"))
        return Reference(recipe.path, self.pick(amounts))

    def recipes(self, groceries):
        made = []
        for word in self.random.sample(DISHES, self.random.randint(2, 6)):
            is_cooklang = self.some(0.35)
            folder = self.pick(["", "", "sauces/", "mains/"])
            references = [self.reference(recipe) for recipe in self.random.sample(made, min(len(made), self.pick([0, 1, 2])))]
            made.append(Recipe(
                path=folder + word, title=word.capitalize(), servings=self.servings(), is_cooklang=is_cooklang,
                ingredients=self.ingredients(groceries, is_cooklang),
                references=tuple(references)))
        return made

    # The menu

    def topping(self, number, groceries):
        grocery = self.pick(groceries)
        portion = None if self.some(0.15) else self.amount(grocery.pack, ranges=0)
        names_it = self.some(0.5)
        return Topping(f"Topping {number}" if names_it else grocery.name, number, grocery.name if names_it else "", portion)

    def pizzas(self, toppings):
        numbers = [topping.number for topping in toppings]
        return [Pizza(name, tuple(self.pick(numbers) for _ in range(self.random.randint(1, 4)))) for name in PIZZAS]

    # The week

    def dish(self, recipes, pizzas):
        title = self.pick(pizzas).name if pizzas and self.some(0.3) else self.pick(recipes).title
        if self.some(0.3):
            return Dish(title, people=self.random.randint(1, 9))
        return Dish(title, times=Fraction(self.pick([1, 1, 2, 3, 4, Fraction(1, 2), Fraction(3, 2), Fraction(1, 3)])) if self.some(0.7) else None)

    def plan(self, recipes, pizzas):
        days = self.random.sample(range(7), self.random.randint(1, 6)) + ([None] if self.some(0.2) else [])
        return {day: [self.dish(recipes, pizzas) for _ in range(self.random.randint(1, 3))] for day in days}

    def pantry(self, groceries, monday):
        rows = []
        if self.some(0.3):
            stranger = self.pick(STRANGERS)
            rows.append(Row(self.pick([stranger.singular, stranger.plural]), self.amount(), monday + datetime.timedelta(self.random.randint(-3, 12))))
        for grocery in groceries:
            for _ in range(self.pick([0, 0, 1, 1, 2, 3])):
                rows.append(self.row(grocery, groceries, monday))
        return rows

    def row(self, grocery, groceries, monday):
        barcode = grocery.barcode if self.some(0.5) else ""
        item = self.word_for(grocery)
        if barcode and self.some(0.4):
            item = self.pick(["a packet of something", self.word_for(self.pick(groceries))])
        return Row(
            item=item,
            amount=None if self.some(0.05) else self.amount(grocery.pack, ranges=0.06),
            expires=monday + datetime.timedelta(self.random.randint(-3, 12)) if self.some(0.7) else None,
            barcode=barcode)


def week(seed):
    """The household of a seed, with the plan of one of its weeks."""
    make = Maker(seed)
    currency = make.pick(sorted(CURRENCIES))
    monday = datetime.date.fromisocalendar(make.pick([2025, 2026, 2027]), make.random.randint(1, 52), 1)
    groceries = make.groceries(CURRENCIES[currency])
    recipes = make.recipes(groceries)
    has_menu = make.some(0.5)
    toppings = [make.topping(number, groceries) for number in range(1, 5)] if has_menu else []
    pizzas = make.pizzas(toppings) if has_menu else []
    return Household(
        seed=seed, monday=monday, today=monday + datetime.timedelta(make.random.randint(-3, 6)),
        currency=currency, decimals=CURRENCIES[currency], soon_days=make.pick([None, None, 0, 2, 9]),
        aisles=make.aisles(), units=make.pick([None, None, "author", "metric", "us"]),
        groceries=groceries, recipes=recipes, toppings=toppings, pizzas=pizzas,
        base=make.topping(0, groceries) if has_menu and make.some(0.7) else None, sizes=has_menu and make.some(0.4),
        plan=make.plan(recipes, pizzas), pantry=make.pantry(groceries, monday))
