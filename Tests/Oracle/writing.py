"""Writes a household as the files of a site; the same one also in another order."""

import json
import pathlib
import random
from fractions import Fraction

from household import Household

PLURALS = {
    "cup": "cups", "pint": "pints", "quart": "quarts", "gallon": "gallons", "tin": "tins", "can": "cans", "clove": "cloves",
    "bunch": "bunches", "bottle": "bottles", "slice": "slices", "pinch": "pinches", "jar": "jars", "sprig": "sprigs",
    "metric cup": "metric cups", "metric tbsp": "metric tbsp", "imperial pint": "imperial pints", "serving": "servings",
}
SIGNS = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 8): "⅛"}
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def decimal(number):
    """A number as a decimal, where one says it exactly."""
    for digits in range(4):
        if (number * 10 ** digits).denominator == 1:
            return f"{number.numerator / number.denominator:.{digits}f}"
    return None


def written(number, form=0):
    """A number as people write it; `form` chooses between the ways."""
    whole, part = divmod(number, 1)
    if not part:
        return str(whole)
    in_signs = SIGNS.get(part) and f"{whole or ''}{SIGNS[part]}"
    in_decimals = decimal(number)
    plain = f"{whole} {part}" if whole else str(part)
    return [in_decimals or plain, plain, in_signs or plain][form % 3]


def amount_text(amount, form=0, separator=" "):
    """An amount with its unit, and the range that it may be."""
    number = written(amount.number, form)
    if amount.low is not None:
        number = written(amount.low, form) + ["-", "–", " to "][form % 3 if separator == " " else 0] + number
    unit = PLURALS.get(amount.unit, amount.unit) if amount.number > 1 else amount.unit
    return f"{number}{separator}{unit}" if unit else number


class Writer:
    """The files of a household. With `shuffled`, files have other names, and rows, days and ingredients another order."""

    def __init__(self, household: Household, shuffled=False):
        self.household = household
        self.random = random.Random(household.seed)
        self.shuffled = shuffled

    def mixed(self, values):
        """The values, in another order where the site is shuffled."""
        values = list(values)
        if self.shuffled:
            self.random.shuffle(values)
        return values

    def files(self):
        home = self.household
        files = {
            "site.yml": self.settings(), "groceries.csv": self.groceries(), "pantry.csv": self.pantry(),
            f"plans/{home.week}.md": self.plan(),
        }
        for recipe in home.recipes:
            files[self.path(recipe)] = self.cooklang(recipe) if recipe.is_cooklang else self.markdown(recipe)
        return files | (self.menu() if home.pizzas else {})

    def settings(self):
        home = self.household
        lines = ["title: A house", f"currency: {home.currency}"]
        if home.soon_days is not None:
            lines.append(f"soon_days: {home.soon_days}")
        if home.units:
            lines.append(f"units: {home.units}")
        if home.aisles is not None:
            lines.append(f"aisles: {json.dumps(home.aisles)}")
        return "\n".join(lines) + "\n"

    def groceries(self):
        rows = ["name,aisle,pack,price,aliases,density,barcode,keep"]
        for item in self.mixed(self.household.groceries):
            price = "" if item.price is None else f"{float(item.price):.{self.household.decimals}f}"
            pack = amount_text(item.pack) if item.pack else ""
            keep = amount_text(item.keep) if item.keep else ""
            density = f"{decimal(item.density)} g/ml" if item.density else ""
            rows.append(",".join([item.name, item.aisle, pack, price, ";".join(item.aliases), density, item.barcode, keep]))
        return "\n".join(rows) + "\n"

    def pantry(self):
        rows = ["item,quantity,added,expires,barcode"]
        for row in self.mixed(self.household.pantry):
            quantity = amount_text(row.amount) if row.amount else ""
            rows.append(",".join([row.item, quantity, "", str(row.expires or ""), row.barcode]))
        return "\n".join(rows) + "\n"

    # Recipes

    def path(self, recipe):
        folder, _, name = recipe.path.rpartition("/")
        place = f"recipes/{folder}/" if folder else "recipes/"
        return place + name + (".cook" if recipe.is_cooklang else ".md")

    def front_matter(self, recipe):
        servings = f"servings: {amount_text(recipe.servings)}\n" if recipe.servings else ""
        return f"---\ntitle: {recipe.title}\n{servings}---\n"

    def markdown(self, recipe):
        lines = [ingredient_line(item, form) for form, item in enumerate(recipe.ingredients)]
        lines = self.mixed(lines + [self.reference_line(recipe, part) for part in recipe.references])
        listed = "\n".join("- " + line for line in lines)
        return f"{self.front_matter(recipe)}\n## Ingredients\n\n{listed}\n\n## Method\n\n1. Cook it all.\n"

    def cooklang(self, recipe):
        parts = [cooklang_part(item) for item in recipe.ingredients]
        parts += [f"@./{self.relative(recipe, part.path)}{{{amount_text(part.amount, separator='%')}}}" for part in recipe.references]
        return self.front_matter(recipe) + "\nTake " + ", ".join(self.mixed(parts)) + ".\n"

    def reference_line(self, recipe, part):
        """A line that stands for another recipe, as `150 g [Soup](soup.md)`."""
        other = next(other for other in self.household.recipes if other.path == part.path)
        ending = ".cook" if other.is_cooklang else ".md"
        return f"{amount_text(part.amount)} [{other.title}]({self.relative(recipe, part.path)}{ending})"

    def relative(self, recipe, path):
        return path if "/" not in recipe.path else "../" + path

    # The menu

    def menu(self):
        home = self.household
        pizzas = {"basePrice": 4, "pizzas": [{"name": pizza.name, "ingredients": list(pizza.toppings)} for pizza in home.pizzas]}
        if home.base:
            pizzas["base"] = topping_keys(home.base)
        if home.sizes:
            pizzas["sizes"] = [{"name": "S", "basePrice": 3, "toppingFactor": 1}, {"name": "L", "basePrice": 5, "toppingFactor": 2}]
        toppings = [{"id": topping.number, "price": 1, **topping_keys(topping)} for topping in self.mixed(home.toppings)]
        return {"menu/pizzas.json": json.dumps(pizzas), "menu/ingredients.json": json.dumps(toppings), "menu/drinks.json": "[]"}

    # The plan

    def plan(self):
        home = self.household
        text = "# The week\n"
        for day in sorted(home.plan, key=lambda day: -1 if day is None else day) if not self.shuffled else self.mixed_days():
            if day is not None:
                text += f"\n## {DAYS[day]}\n"
            text += "\n" + "\n".join(["- " + self.dish(dish) for dish in self.mixed(home.plan[day])] + ["- something to note"]) + "\n"
        return text

    def mixed_days(self):
        """The days in another order; what is under none has to come first."""
        days = self.mixed(day for day in self.household.plan if day is not None)
        return ([None] if None in self.household.plan else []) + days

    def dish(self, dish):
        paths = {recipe.title: self.path(recipe) for recipe in self.household.recipes}
        return (f"[{dish.title}](../{paths[dish.title]})" if dish.title in paths else dish.title) + behind(dish)


def behind(dish, form=2):
    """What stands behind a dish: ` ×2` or ` for 6`."""
    if dish.people is not None:
        return f" for {dish.people}"
    return f" ×{written(dish.times, form)}" if dish.times is not None else ""


def named(dish):
    """A dish as sheets name it: once is not said."""
    return dish.title + ("" if dish.times == 1 else behind(dish, form=1))


def ingredient_line(item, form):
    """A line of a list of ingredients, as `1 tin (400 g) tomatoes, to taste`."""
    words = [amount_text(item.measures[0], form)] if item.measures else []
    words += [f"({amount_text(measure, form)})" for measure in item.measures[1:]]
    names = f"each of {' and '.join([item.name, *item.others])}" if item.others else item.name
    return " ".join([*words, names]) + (f", {item.note}" if item.note else "")


def cooklang_part(item):
    amount = amount_text(item.measures[0], separator="%") if item.measures else ""
    return f"@{item.name}{{{'=' if item.is_fixed else ''}{amount}}}"


def topping_keys(topping):
    keys = {"name": topping.name}
    if topping.grocery:
        keys["grocery"] = topping.grocery
    if topping.portion:
        keys["portion"] = amount_text(topping.portion)
    return keys


def write(household, folder, shuffled=False):
    """Writes the site of a household into a folder."""
    for path, text in Writer(household, shuffled).files().items():
        file = pathlib.Path(folder) / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
