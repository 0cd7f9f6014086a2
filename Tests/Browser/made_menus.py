"""Menus of any length for the tests of paper: the same number and seed give the same menu."""

import json
import random
from dataclasses import dataclass

from built_site import BuiltSite

NAMES = ["Margherita", "Marinara", "Capricciosa", "Quattro formaggi", "Prosciutto e funghi", "Diavola", "Napoli",
         "Ortolana", "Boscaiola", "Bufalina", "Tonno e cipolla", "Frutti di mare", "Calzone al forno", "Valtellina",
         "Parmigiana", "Carbonara", "Amatriciana", "Fiori di zucca", "Salsiccia e friarielli", "Mortadella e pistacchi"]
SUFFIXES = ["", " bianca", " della casa", " rossa", " piccante", " dell'orto"]
TOPPINGS = ["Tomato sauce", "Mozzarella", "Buffalo mozzarella", "Smoked provola", "Gorgonzola", "Parmesan shavings",
            "Cooked ham", "Spicy salami from Calabria", "Anchovies", "Capers from Pantelleria", "Black olives",
            "Button mushrooms", "Porcini", "Roast peppers", "Grilled aubergines", "Rocket", "Cherry tomatoes",
            "Caramelised onions", "Artichoke hearts", "Tuna in olive oil", "Basil", "Oregano", "Garlic"]
ALLERGENS = {"Mozzarella": ["milk"], "Buffalo mozzarella": ["milk"], "Smoked provola": ["milk"], "Gorgonzola": ["milk"],
             "Parmesan shavings": ["milk"], "Anchovies": ["fish"], "Tuna in olive oil": ["fish"],
             "Capers from Pantelleria": ["sulphites"], "Spicy salami from Calabria": ["celery", "mustard"]}
MEAT = ["Cooked ham", "Spicy salami from Calabria", "Anchovies", "Tuna in olive oil"]
DRINKS = ["Still water 0.75 l", "Sparkling water 0.75 l", "Lemonade of the house", "Cola", "Craft beer, pale ale 0.33 l",
          "Draught beer 0.4 l", "House red, a quarter", "House white, a quarter", "Espresso", "Grappa di moscato"]
GERMAN = ["Donaudampfschifffahrtspizza", "Pizza mit Kalbsleberwurstscheiben", "Rindfleischetikettierungsüberwachung"]
SETTINGS = """title: {title}
tagline: Wood oven and slow dough, since this morning
language: {language}
currency: {currency}
address: Via della Prova 0, 00000 Collaudo
phone: "+44 1632 960999"
hours:
  - days: Tuesday to Friday
    times: "18:30–22:30"
  - days: Saturday and Sunday
    times: "12:00–14:30 and 18:30–23:00"
"""


@dataclass(frozen=True)
class MadeMenu:
    """What is asked of a menu; `sections` None is a menu without headings of its own."""

    pizzas: int
    sizes: tuple = ()
    sections: tuple | None = ("Classics", "From the sea", "Specialities of the house")
    drinks: int = 10
    names: tuple = tuple(NAMES)
    toppings: tuple = (3, 7)
    title: str = "Pizzeria Collaudo"
    language: str = "en"
    currency: str = "EUR"
    base_price: str = "5.50"
    bare: bool = False
    description: str | None = None
    drinks_are_vegan: bool = False
    base_has_lard: bool = False
    more_settings: str = ""

    def built(self, folder):
        """The site of the menu, built into a folder."""
        menu = folder / "site/content/menu"
        menu.mkdir(parents=True)
        (folder / "site/content/site.yml").write_text(self.settings)
        chance = random.Random(f"menu of {self.pizzas}")
        (menu / "ingredients.json").write_text(json.dumps([self.topping(n, name) for n, name in enumerate(TOPPINGS)]))
        (menu / "drinks.json").write_text(self.drink_list)
        (menu / "pizzas.json").write_text(self.pizza_list(chance))
        return BuiltSite(folder / "site", folder / "output")

    @property
    def settings(self):
        if self.bare:
            return f"title: {self.title}\ncurrency: {self.currency}\n"
        return SETTINGS.format(title=self.title, language=self.language, currency=self.currency) + self.more_settings

    @staticmethod
    def topping(number, name):
        """A topping as the payload has it, with all allergens known."""
        return {"id": number + 1, "name": name, "price": 0.5 + number % 4 * 0.5,
                "vegetarian": name not in MEAT,
                "allergens": ALLERGENS.get(name, [])}

    @property
    def drink_list(self):
        drinks = [{"id": n + 1, "name": name, "price": 2 + n % 5} for n, name in enumerate(DRINKS)]
        diet = {"vegan": True, "allergens": ["gluten"]} if self.drinks_are_vegan else {}
        return json.dumps([drinks[n % 10] | {"id": n + 1} | diet for n in range(self.drinks)])

    def pizza_list(self, chance):
        base = {"vegetarian": False} if self.base_has_lard else {"vegan": True}
        payload = {"basePrice": 5.5, "currency": self.currency,
                   "base": {"name": "Sourdough of two days", "allergens": ["gluten"], **base},
                   "pizzas": [self.pizza(number, chance) for number in range(self.pizzas)]}
        if self.sizes:
            payload["sizes"] = [
                {"name": size, "basePrice": 5.5 + 3.5 * n, "toppingFactor": 1 + n} for n, size in enumerate(self.sizes)]
        # Prices are read from their text, which may have more digits than a binary number.
        return json.dumps(payload).replace('"basePrice": 5.5,', f'"basePrice": {self.base_price},')

    def pizza(self, number, chance):
        round = number // len(self.names)
        name = self.names[number % len(self.names)] + (SUFFIXES[round] if round < len(SUFFIXES) else f" {round}")
        pizza = {"name": name, "ingredients": chance.sample(range(1, len(TOPPINGS) + 1), chance.randint(*self.toppings))}
        if self.description:
            pizza["description"] = self.description
        if self.sections is not None:
            pizza["section"] = self.sections[number * len(self.sections) // self.pizzas]
        return pizza
