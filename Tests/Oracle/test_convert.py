"""The two forms of a menu: payloads written as menu.md and back say the same, on drawn menus."""

import json
import random
import subprocess

import pytest

from program import PROGRAM

MENUS = 40
FOODS = ["mozzarella", "basil", "cooked ham", "tuna, in oil", "olives", "gorgonzola", "egg", "rocket"]
ALLERGENS = ["milk", "gluten: wheat", "fish", "celery", "nuts: almonds"]
WHEN = [{}, {"days": "mon-fri"}, {"hours": "11:30-14:30"}, {"dates": "1 May to 30 Sep"}]


class Drawn:
    """A menu as payloads have it."""

    def __init__(self, seed):
        self.dice = dice = random.Random(seed)
        self.sizes = dice.choice([[], ["Normal", "Maxi"]])
        foods = dice.sample([food for food in FOODS if "," not in food], 6)
        self.ingredients = [
            {"id": number * 3, "name": name, "price": dice.randrange(8) / 4, **self.facts("allergens")} for number, name in enumerate(foods, 1)
        ]  # fmt: skip
        self.drinks = [{"id": 1, "name": "Water", "price": 2.5, "allergens": []}, {"id": 2, "name": "Beer", "price": 4, "deposit": 0.08, "alcohol": 5}]
        sections = [{"name": "Pizzas", "note": "With love."}, {"name": "Salads", "base": "none", **dice.choice(WHEN)}, {"name": "Meals", "base": "none"}]
        if dice.random() < 0.5:
            priced = {"price": self.some(self.price(self.sizes))} if seed % 2 else {}
            sections[0]["extras"] = [{"ingredient": self.topping(), **priced}]
        self.pizzas = {"prices": "by_hand", "base": {"name": "Dough", "vegan": True, "allergens": ["gluten: wheat"]}, "sections": sections,
                       "pizzas": [self.dish(number) for number in range(1, 14)]}  # fmt: skip
        if self.sizes:
            step = [0, 0.5, 0.75][seed % 3]
            self.pizzas["sizes"] = [{"name": size, "basePrice": 4 + place, "toppingFactor": 1 + place * step} for place, size in enumerate(self.sizes)]
        else:
            self.pizzas["basePrice"] = 4.5
        if seed % 3 == 0:
            self.pizzas["note"] = 'Baked with wood: "al dente", # 1 \\ all day'
        if dice.random() < 0.4:
            self.pizzas["half"] = dice.choice(["dearer", "average", "sum"])

    def topping(self):
        return self.dice.choice(self.ingredients)["id"]

    def facts(self, key):
        """What is known of a food, each with a chance."""
        dice = self.dice
        stated = {"vegetarian": True} if dice.random() < 0.2 else {}
        if dice.random() < 0.7:
            stated[key] = dice.sample(ALLERGENS, dice.randrange(3))
        if dice.random() < 0.4:
            stated["additives"] = dice.sample(["colour", "nitrite", "flavour enhancer"], dice.randrange(3))
        if dice.random() < 0.2:
            stated |= {"frozen": dice.random() < 0.5}
        if dice.random() < 0.1:
            stated |= {"homemade": False}
        return stated

    def price(self, sizes):
        return {size: 5 + self.dice.randrange(40) / 4 for size in sizes} if sizes else 5 + self.dice.randrange(40) / 4

    def some(self, price):
        """A price, or that of all sizes but one, with null for what is not had."""
        return price | {self.dice.choice(self.sizes): None} if isinstance(price, dict) and self.sizes and self.dice.random() < 0.3 else price

    def dish(self, number):
        dice = self.dice
        section = ["Pizzas", "Salads", "Meals"][min(number // 6, 2)]
        dish = {"name": f"Dish {'abcdefghijklmn'[number]}", "section": section, "ingredients": [self.topping() for _ in range(dice.randrange(4))]}
        own = ["Small", "Large"] if dice.random() < 0.3 else []
        sizes = self.sizes if section == "Pizzas" else own
        if section != "Pizzas" or dice.random() < 0.5:
            dish["price"] = self.some(self.price(sizes)) if section == "Pizzas" else self.price(sizes)
        if dice.random() < 0.3:
            dish["number"] = 20 + number
        dish |= {"marks": dice.sample(["new", "spicy", "favourite"], 1)} if dice.random() < 0.3 else {}
        dish |= {"kcal": 300 + number} if dice.random() < 0.3 else {}
        dish |= {"origin": "Tuscany"} if dice.random() < 0.2 else {}
        dish |= {"description": "Torn by hand, twice a day."} if dice.random() < 0.2 else {}
        dish |= dice.choice(WHEN) if dice.random() < 0.3 else {}
        dish |= {"takeaway": 6.9} if dice.random() < 0.2 else {}
        if dice.random() < 0.4:
            dish |= {key: value for key, value in self.facts("contains").items() if key != "vegetarian"}
        if dice.random() < 0.2:
            extra = self.some(self.price(sizes)) if section == "Pizzas" else self.price(sizes)
            missing = {size for size, price in dish["price"].items() if price is None} if isinstance(dish.get("price"), dict) else set()
            if missing and isinstance(extra, dict):
                extra |= dict.fromkeys(missing)
            if not isinstance(extra, dict) or any(extra.values()):
                dish["extras"] = [{"ingredient": self.topping(), "price": extra}]
        if section == "Meals" and dice.random() < 0.5:
            dish["choices"] = [{"choose": 1, "of": [{"dish": "Dish b"}, {"dish": "Dish c", "price": 1.5}]}, {"upTo": 2, "of": [{"ingredient": food["id"]} for food in self.ingredients[:3]]}]
        if not dish["ingredients"] and section != "Pizzas":
            del dish["ingredients"]
        return dish

    def write(self, folder):
        files = {"site.yml": "title: Forms\ntime_zone: Europe/Rome\n", "menu/pizzas.json": json.dumps(self.pizzas),
                 "menu/ingredients.json": json.dumps(self.ingredients), "menu/drinks.json": json.dumps(self.drinks)}  # fmt: skip
        for path, text in files.items():
            (folder / "content" / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / "content" / path).write_text(text)


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True)


def said(site):
    """What the menu of a site says, dish by dish."""
    printed = run("menu", "--format", "json", "--site", site)
    assert printed.returncode == 0, printed.stderr
    return json.loads(printed.stdout)


def converted(site, folder):
    """A site with the menu of another in the other form."""
    (folder / "content").mkdir(parents=True)
    (folder / "content/site.yml").write_text((site / "content/site.yml").read_text())
    done = run("menu", "convert", "--output", folder / "content/menu", "--site", site)
    assert done.returncode == 0 and "note" not in done.stderr, done.stderr
    return folder


@pytest.mark.parametrize("seed", range(MENUS))
@pytest.mark.some(2)
def test_both_forms_say_the_same(seed, tmp_path):
    Drawn(seed).write(tmp_path / "payloads")
    text = converted(tmp_path / "payloads", tmp_path / "text")
    assert sorted(path.name for path in (text / "content/menu").iterdir()) == ["drinks.json", "ingredients.json", "menu.md"]
    back = converted(text, tmp_path / "back")
    assert said(tmp_path / "payloads") == said(text) == said(back)


def test_what_it_cannot_say_is_told(tmp_path):
    """A topping of two foods by its name."""
    drawn = Drawn(1)
    number = drawn.ingredients[0]["id"]
    drawn.ingredients[0]["name"] = "tuna, in oil"
    drawn.pizzas["pizzas"][0]["ingredients"] = [number]
    drawn.write(tmp_path)
    done = run("menu", "convert", "--output", tmp_path / "out", "--site", tmp_path)
    assert done.returncode == 0 and '"Dish b" is not the same in menu.md' in done.stderr, done.stderr
    again = run("menu", "convert", "--site", tmp_path)
    assert again.returncode != 0 and "--output" in again.stderr
