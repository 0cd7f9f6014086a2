"""Rules about menus: of a menu that says everything nothing is found, and each fact that is taken away is."""

import csv
import io
import json
import random
import subprocess

import pytest

from program import PROGRAM

COUNTRIES = ["DE", "AT", "CH", "IT", "FR", "ES", "GB", "US"]
SIZES = [6, 24, 60]
FOODS = {
    "dough": ("vegan", "gluten: wheat", "none", "no", "yes", "Switzerland"), "tomatoes": ("vegan", "none", "none", "no", "yes", ""),
    "mozzarella": ("vegetarian", "milk", "none", "no", "no", ""), "ham": ("none", "none", "nitrite; antioxidant", "no", "no", "Italy"),
    "tuna": ("none", "fish", "none", "yes", "no", "FAO 71"), "olives": ("vegan", "none", "blackened", "no", "no", ""),
    "peppers": ("vegan", "none", "none", "no", "no", ""),
}  # fmt: skip
TOPPINGS = [food for food in FOODS if food not in ("dough", "tomatoes")]


class Card:
    """A menu that says all that any rule asks for, until something is taken away."""

    def __init__(self, dishes, country, seed):
        self.dice = random.Random(f"{dishes} {country} {seed}")
        self.country = country
        self.foods = {name: list(facts) for name, facts in FOODS.items()}
        # Each topping is on some dish.
        self.dishes = [
            {"name": f"Dish {number}", "on": ["tomatoes", TOPPINGS[number % len(TOPPINGS)], *self.dice.sample(TOPPINGS, 1)],
             "price": f"{6 + number % 9},50", "kcal": 600 + number}
            for number in range(1, dishes + 1)
        ]  # fmt: skip
        self.drinks = [
            {"name": "Water", "volume": "0,5 l", "price": "2,00", "kcal": 0, "alcohol": None, "contains": "none", "additives": "none"},
            {"name": "Cola", "volume": "0,33 l", "price": "3,00", "kcal": 140, "alcohol": None, "contains": "none", "additives": "colour, caffeine"},
            {"name": "Beer", "volume": "0,5 l", "price": "4,00", "kcal": None, "alcohol": "5", "contains": "gluten: barley", "additives": "none"},
            {"name": "Grappa di Moscato", "volume": "2 cl", "price": "4,50", "kcal": None, "alcohol": "40", "contains": "none", "additives": "none"},
            {"name": "Gin Tonic", "volume": "0,3 l", "price": "9,00", "kcal": 170, "alcohol": None, "contains": "none", "additives": "none"},
        ]  # fmt: skip
        # What each dish can be had with, and the energy that it adds.
        self.extras = {"basil": 5, "chilli": 10}
        self.letters = True
        self.charges = "service: included 12,5 %\n" if self.dice.random() < 0.5 else ""

    def write(self, folder):
        menu = ["---", "prices: by_hand", "---", "## Pizzas", "base: dough", f"extra: {'; '.join(f'{name} 0,50' for name in self.extras)}"]
        for dish in self.dishes:
            facts = f" · {dish['kcal']} kcal" if dish["kcal"] is not None else ""
            menu += [f"- **{dish['name']}** {dish['price']}{facts}", f"  - {', '.join(dict.fromkeys(dish['on']))}"]
        menu += ["## Drinks", "drinks: yes"]
        for drink in self.drinks:
            facts = [f"{drink['alcohol']} % vol"] if drink["alcohol"] else []
            facts += [f"{drink['kcal']} kcal"] if drink["kcal"] is not None else []
            menu.append("".join([f"- **{drink['name']}** ", f"{drink['volume']} " if drink["volume"] else "", drink["price"],
                                 *(f" · {fact}" for fact in facts)]))  # fmt: skip
            menu += [f"  - {key}: {drink[key]}" for key in ("contains", "additives") if drink[key]]
        table = io.StringIO()
        writer = csv.writer(table, lineterminator="\n")
        writer.writerow(["name", "diet", "allergens", "additives", "frozen", "homemade", "origin"])
        for name, facts in self.foods.items():
            writer.writerow([name, *facts])
        letters = "allergen_numbers: letters\n" if self.letters else ""
        settings = f"title: Law\ncurrency: EUR\nlaw: {self.country}\noutlets: 25\nemployees: 300\n{letters}{self.charges}"
        extras = [
            {"id": number, "name": name, "price": 0.5, "vegan": True, "allergens": [], "additives": [], "frozen": False, "homemade": True} | energy
            for number, (name, kcal) in enumerate(self.extras.items(), 1) for energy in [{"kcal": kcal} if kcal is not None else {}]
        ]  # fmt: skip
        for path, text in {"site.yml": settings, "menu/ingredients.json": json.dumps(extras), "menu/menu.md": "\n".join(menu) + "\n", "groceries.csv": table.getvalue()}.items():
            (folder / "content" / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / "content" / path).write_text(text)

    def some_dish(self):
        return self.dice.choice(self.dishes)

    # What takes a fact away, each giving the name that the finding has to have.

    def without_allergens(self):
        if self.dice.random() < 0.5:
            drink = self.dice.choice(self.drinks)
            drink["contains"] = None
            return drink["name"]
        return self.without(1)

    def without_additives(self):
        if self.dice.random() < 0.5:
            drink = self.dice.choice(self.drinks)
            drink["additives"] = None
            return drink["name"]
        return self.without(2)

    def without(self, fact, foods=FOODS):
        dish = self.some_dish()
        food = self.dice.choice([food for food in ["dough", *dish["on"]] if food in foods])
        self.foods[food][fact] = ""
        return dish["name"]

    def without_frozen(self):
        # What comes frozen anyway does so whatever else is not known.
        dish = self.dice.choice([dish for dish in self.dishes if "tuna" not in dish["on"]])
        self.foods[self.dice.choice(["dough", *dish["on"]])][3] = ""
        return dish["name"]

    def without_origin(self):
        # French law asks for it of meat only.
        flesh = ["ham"] if self.country == "FR" else ["ham", "tuna"]
        dish = self.dice.choice([dish for dish in self.dishes if set(flesh) & set(dish["on"])])
        food = self.dice.choice([food for food in dish["on"] if food in flesh])
        self.foods[food][5] = ""
        return dish["name"]

    def without_origin_of_fish(self):
        self.foods["tuna"][5] = ""

    def without_origin_of_dough(self):
        self.foods["dough"][5] = ""
        return self.some_dish()["name"]

    def without_names_of_cereals(self):
        if self.dice.random() < 0.5:
            self.drinks[2]["contains"] = "gluten"
            return "Beer"
        # Another food of the dish says it, or none does.
        dish = self.some_dish()
        food, allergen = self.dice.choice([("dough", "gluten"), ("dough", "gluten: wheat; nuts"), (dish["on"][1], "gluten"), (dish["on"][1], "nuts")])
        self.foods[food][1] = allergen
        return dish["name"]

    def without_homemade(self):
        # What is not made in the house is not, whatever else is not known.
        dish = self.some_dish()
        for food in ["dough", *dish["on"]]:
            self.foods[food][4] = ""
        return dish["name"]

    def without_volume(self):
        drink = self.dice.choice(self.drinks)
        drink["volume"] = None
        return drink["name"]

    def without_alcohol(self):
        spirit = self.drinks[3]
        # What has no alcohol that is known has its energy stated where that is asked for.
        spirit["alcohol"], spirit["kcal"] = None, 46
        return spirit["name"]

    def without_price(self):
        # Such a price is not the one that is paid.
        if self.dice.random() < 0.5:
            self.charges += f"tax: {self.dice.choice(['19 %', '8,875%'])}\n"
            return "a tax"
        dish = self.some_dish()
        dish["price"] = ""
        return dish["name"]

    def without_energy(self):
        food = self.dice.choice([*self.dishes, *(drink for drink in self.drinks if not drink["alcohol"])])
        food["kcal"] = None
        return food["name"]

    def without_added_energy(self):
        extra = self.dice.choice([*self.extras])
        self.extras[extra] = None
        return extra

    def with_dear_water(self):
        if self.dice.random() < 0.5:
            self.drinks[0]["price"], self.drinks[1]["price"] = "4,10", "4,20"
        else:
            # Cheaper by the glass, and dearer by the litre.
            self.drinks[0]["volume"], self.drinks[1]["volume"] = "0,1 l", "0,2 l"
        return "Beer"

    def with_numbers(self):
        self.letters = False
        return "letters A to R"

    def with_charges(self):
        # A cover charge is one under German law only; the rate has to be said under French law only.
        own = {"DE": ["cover: 2.00\n", "cover: 0.50\nservice: included\n"], "FR": ["service: included\n", "cover: 2.00\nservice: 10 %\n"]}
        self.charges = self.dice.choice(["service: 10 %\n", "service: 8,5%\n", *own[self.country]])
        return "cover charge" if self.country == "DE" and "cover" in self.charges else "service"


REMOVALS = {
    "allergens": Card.without_allergens, "additives": Card.without_additives, "prices": Card.without_price, "volume": Card.without_volume,
    "soft-drink": Card.with_dear_water, "letters": Card.with_numbers, "origin": Card.without_origin, "frozen": Card.without_frozen,
    "bread": Card.without_origin_of_dough, "nuts": Card.without_names_of_cereals, "homemade": Card.without_homemade,
    "calories": Card.without_energy, "toppings": Card.without_added_energy, "service": Card.with_charges, "spirits": Card.without_alcohol,
}  # fmt: skip
# What no menu shows: a house can only be reminded of it.
REMINDERS = {"ES-water", "CH-rearing"}


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)


def rules():
    """The rules of the table with their standing."""
    printed = run("help", "law", "--format", "md").stdout
    return {line.split("`")[1]: line.split(" | ")[1] for line in printed.splitlines() if line.startswith("| `")}


RULES = rules()


def found(folder):
    """What rules find, by their names."""
    outcome = run("check", "--law", "--json", "--site", str(folder))
    findings = {}
    for problem in json.loads(outcome.stdout):
        if problem["id"] != "law":
            continue
        name, message = problem["message"].split(": ", 1)
        findings.setdefault(name, []).append((message, problem["severity"], problem["notes"], problem.get("fix")))
    return findings, outcome


@pytest.mark.parametrize("dishes", SIZES)
@pytest.mark.parametrize("country", COUNTRIES)
def test_of_a_menu_that_says_everything_nothing_is_found(country, dishes, tmp_path):
    Card(dishes, country, 0).write(tmp_path)
    findings, outcome = found(tmp_path)
    assert findings.keys() <= REMINDERS, findings
    assert outcome.returncode == 0
    told = run("check", "--law", "--site", str(tmp_path)).stdout
    own = [name for name in RULES if name.startswith(country)]
    unconfirmed = sum(RULES[name] == "unconfirmed" for name in own)
    assert f"{len(own)} rules checked, {unconfirmed} not confirmed" in told


@pytest.mark.parametrize("dishes", SIZES)
@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in REMINDERS])
def test_each_fact_that_is_taken_away_is_found(rule, dishes, tmp_path):
    country, _, fact = rule.partition("-")
    for seed in range(4):
        card = Card(dishes, country, seed)
        name = REMOVALS[fact.removeprefix("CA-")](card)
        card.write(tmp_path)
        findings, outcome = found(tmp_path)
        assert any(name in message for message, *_ in findings.get(rule, [])), (name, findings)
        # Others of the country that ask the same find it too, and no rule finds anything else.
        same = {other for other in RULES if other.startswith(country) and other.rpartition("-")[2] == rule.rpartition("-")[2]}
        assert findings.keys() - REMINDERS <= same, findings
        is_law = RULES[rule] == "law"
        assert all(severity == ("error" if is_law else "note") for _, severity, *_ in findings[rule])
        assert outcome.returncode == (1 if is_law or not is_priced(card) else 0)
        assert all(notes[0].startswith(RULES[rule] + ": ") and fix for *_, notes, fix in findings[rule])


def test_where_fish_is_from_is_asked_in_some_countries_only(tmp_path):
    for country, is_asked in [("FR", False), ("CH", True)]:
        card = Card(6, country, 0)
        card.without_origin_of_fish()
        card.write(tmp_path / country)
        assert ("origin" in str(found(tmp_path / country)[0].keys())) == is_asked


def test_where_bread_is_from_and_what_is_homemade_is_said(tmp_path):
    """Of the dough of every pizza it is said once; of another base behind its dishes."""
    card = Card(6, "CH", 0)
    card.foods["focaccia"] = ["vegan", "gluten: wheat", "none", "no", "yes", "Italy"]
    card.foods["mozzarella"][4] = card.foods["peppers"][4] = "yes"
    card.dishes = [{"name": "Peppers", "on": ["tomatoes", "mozzarella", "peppers"], "price": "8,00", "kcal": 600}]
    card.write(tmp_path)
    menu, settings = tmp_path / "content/menu/menu.md", tmp_path / "content/site.yml"
    menu.write_text(menu.read_text().replace("## Drinks", "## Bread\nbase: focaccia\n- **Slice** 3,00 · 200 kcal\n  - tomatoes\n## Drinks"))
    settings.write_text(settings.read_text().replace("law: CH", "law: [CH, FR]"))
    subprocess.run([PROGRAM, "build", "--offline", "--site", str(tmp_path)], capture_output=True, check=True)
    for page in ["menu", "menu/print"]:
        text = (tmp_path / "output" / page / "index.html").read_text()
        assert text.count("dough (Switzerland)") == 1 and text.count("focaccia: Italy") == 1, page
        assert text.count("Les plats « faits maison » sont élaborés sur place à partir de produits bruts.") == 1, page
    text = (tmp_path / "output/menu/menu.md").read_text()
    assert text.count("dough (Switzerland)") == 1 and text.count("focaccia: Italy") == 1
    rows = list(csv.DictReader((tmp_path / "output/menu/menu.csv").read_text().splitlines()))
    assert {row["name"]: row["origin"] for row in rows if row["origin"]} == {"Peppers": "dough: Switzerland", "Slice": "focaccia: Italy"}


@pytest.mark.parametrize("country", COUNTRIES)
def test_allergens_may_be_told_by_word_of_mouth_where_a_law_says_so(country, tmp_path):
    card = Card(6, country, 0)
    for food in card.foods.values():
        food[1] = ""
    card.charges = "allergens_orally: true\n"
    card.write(tmp_path)
    rules = [rule for rule in found(tmp_path)[0] if rule.endswith("allergens")]
    assert rules == {"FR": ["FR-allergens"], "US": ["US-CA-allergens"]}.get(country, [])
    assert "Please ask us about allergens" in run("menu", "--format", "md", "--site", str(tmp_path)).stdout


def is_priced(card):
    return all(food["price"] for food in card.dishes + card.drinks)


def test_what_depends_on_the_size_of_the_business_is_told(tmp_path):
    card = Card(6, "GB", 1)
    card.without_energy()
    card.write(tmp_path)
    settings = tmp_path / "content/site.yml"
    settings.write_text(settings.read_text().replace("employees: 300\n", ""))
    told = run("check", "--law", "--site", str(tmp_path)).stdout
    assert "GB-calories not, since site.yml does not say how large the business is" in told, told
    settings.write_text(settings.read_text() + "employees: 249\n")
    assert "2 rules checked" in run("check", "--law", "--site", str(tmp_path)).stdout


def test_without_a_country_nothing_is_looked_at(tmp_path):
    Card(6, "DE", 0).write(tmp_path)
    settings = tmp_path / "content/site.yml"
    settings.write_text("title: Law\ncurrency: EUR\n")
    outcome = run("check", "--law", "--site", str(tmp_path))
    assert outcome.returncode != 0 and "law: [DE, IT]" in outcome.stderr
    settings.write_text("title: Law\ncurrency: EUR\nlaw: [DE, XX]\n")
    assert 'no rules are known of "XX"' in run("check", "--site", str(tmp_path)).stderr
