"""Kilocalories of dishes: the sum of their parts by portion and size, against a sum of fractions, on drawn menus."""

import json
import random
import subprocess
from fractions import Fraction

import pytest

from program import PROGRAM

MENUS = 40
FOODS = {"Flour": ("g", Fraction(349)), "Cheese": ("g", Fraction(2805, 10)), "Oil": ("ml", Fraction(828)), "Ham": ("g", Fraction(145)), "Basil": ("g", None)}


class Menu:
    """A drawn menu with what its dishes have to have."""

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.sizes = self.dice.choice([[], ["Normal", "Maxi"], ["Small", "Normal", "Maxi"]])
        self.base, self.base_energy = self.part("Dough", 0.9)
        self.toppings = [self.part(f"Topping {number}", 0.85) for number in range(1, 8)]
        self.dishes = [self.dish(number) for number in range(1, 13)]

    def part(self, name, known):
        """A part as a payload has it, and its kilocalories by size: of a number only those of the first are known."""
        first = self.sizes[0] if self.sizes else None
        kind = self.dice.choice(["number", "sizes", "grocery"]) if self.dice.random() < known else "nothing"
        if kind == "sizes" and self.sizes:
            own = {size: self.dice.randrange(900) for size in self.dice.sample(self.sizes, self.dice.randint(1, len(self.sizes)))}
            return {"name": name, "kcal": own}, {size: Fraction(number) for size, number in own.items()}
        if kind == "grocery":
            food = self.dice.choice(list(FOODS))
            unit, energy = FOODS[food]
            amount = self.dice.randrange(1, 400)
            known = {} if energy is None else {first: energy * amount / 100}
            return {"name": name, "grocery": food, "portion": f"{amount} {unit}"}, known
        if kind == "nothing":
            return {"name": name}, {}
        number = self.dice.randrange(900)
        return {"name": name, "kcal": number}, {first: Fraction(number)}

    def dish(self, number):
        """A dish, and what it has by size: nothing where one part's is not known."""
        on = self.dice.sample(range(len(self.toppings)), self.dice.randint(0, 4))
        dish = {"name": f"Dish {number}", "ingredients": [place + 1 for place in on]}
        if self.dice.random() < 0.15:
            stated = self.dice.randrange(2000)
            return dish | {"kcal": stated}, stated
        if self.dice.random() < 0.15:
            # What is in it besides, nobody has counted.
            return dish | {"contains": "celery"}, None
        parts = [self.base_energy, *(self.toppings[place][1] for place in on)]
        sums = {size: sum(part[size] for part in parts) for size in self.sizes or [None] if all(size in part for part in parts)}
        whole = {size: int(total + Fraction(1, 2)) for size, total in sums.items()}
        if not whole:
            return dish, None
        return dish, whole if self.sizes else whole[None]

    def write(self, folder):
        payload = {"basePrice": 4, "base": self.base, "pizzas": [dish for dish, _ in self.dishes]}
        if self.sizes:
            payload["sizes"] = [{"name": size, "basePrice": 4 + place, "toppingFactor": 1 + place} for place, size in enumerate(self.sizes)]
        ingredients = [{"id": number, "price": 1} | part for number, (part, _) in enumerate(self.toppings, 1)]
        rows = [f"{name},{'1 l' if unit == 'ml' else '1 kg'},{'' if energy is None else float(energy)}" for name, (unit, energy) in FOODS.items()]
        files = {"site.yml": "title: Energy\n", "menu/pizzas.json": json.dumps(payload), "menu/ingredients.json": json.dumps(ingredients),
                 "menu/drinks.json": "[]", "groceries.csv": "name,pack,kcal\n" + "\n".join(rows) + "\n"}  # fmt: skip
        for path, text in files.items():
            (folder / "content" / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / "content" / path).write_text(text)


@pytest.mark.parametrize("seed", range(MENUS))
def test_dishes_have_the_sum_of_their_parts(seed, tmp_path):
    menu = Menu(seed)
    menu.write(tmp_path)
    printed = subprocess.run([PROGRAM, "menu", "--format", "json", "--site", str(tmp_path)], capture_output=True, text=True)
    assert printed.returncode == 0, printed.stderr
    found = {dish["name"]: dish.get("kcal") for dish in json.loads(printed.stdout)["pizzas"]}
    assert found == {dish["name"]: energy for dish, energy in menu.dishes}


def test_a_base_that_menu_md_names_has_its_kilocalories(tmp_path):
    """As it has its allergens: of a topping by that name, in the menu as in a section of another base."""
    files = {"site.yml": "title: Energy\n",
             "menu/ingredients.json": json.dumps([{"id": 1, "name": "dough", "price": 1, "kcal": 600}, {"id": 2, "name": "cheese", "price": 1, "kcal": 200}]),
             "menu/menu.md": "## Pizze\nbase: dough\n- **Bianca** 6.00\n  - cheese\n"}  # fmt: skip
    for path, text in files.items():
        (tmp_path / "content" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "content" / path).write_text(text)
    done = subprocess.run([PROGRAM, "menu", "--site", tmp_path, "--format", "json", "--offline"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [dish["kcal"] for dish in json.loads(done.stdout)["pizzas"]] == [800]
