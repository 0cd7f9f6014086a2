"""Recipes put together from foods of which it is known what they are, in every place where a food can stand."""

import random
from dataclasses import dataclass, field

from claim_foods import ANIMAL, FLESH

ALLERGENS = ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs"]


@dataclass
class Recipe:
    """A recipe with all the foods that go in, and those of them that no line of its ingredients names."""

    name: str
    text: str
    ending: str
    listed: list
    unlisted: list = field(default_factory=list)

    @property
    def foods(self):
        return self.listed + self.unlisted

    @property
    def truth(self):
        """What the dish is: vegetarian, vegan, and its allergens."""
        return truth(self.foods)

    @property
    def is_known(self):
        """Whether every food is known: a grocery that a line names, or one that the dish is the same with."""
        return all(food.is_known for food in self.foods) and truth(self.listed) == self.truth


def truth(foods):
    allergens = frozenset().union(*(food.allergens for food in foods))
    vegetarian = all(food.diet != "none" for food in foods) and not allergens & FLESH
    return vegetarian, vegetarian and all(food.diet == "vegan" for food in foods) and not allergens & ANIMAL, allergens


class Generator:
    """Recipes of one language, which the seed decides."""

    def __init__(self, language, seed):
        self.language = language
        self.random = random.Random(f"{language.code} {seed}")
        self.written = []

    def recipe(self, number):
        shape = self.random.choice([self.markdown] * 6 + [self.with_more] * 6 + [self.cooklang] * 2 + [self.with_reference] * 2)
        recipe = shape(f"r{number}")
        self.written.append(recipe)
        return recipe

    def some(self, least, most):
        """Different foods; of half of the recipes all vegan, and of one in four some that `groceries.csv` lacks."""
        pool = self.language.known
        if self.random.random() < 0.5:
            pool = [food for food in pool if food.diet == "vegan"]
        if self.random.random() < 0.25:
            pool = pool + self.language.unknown * 2
        return self.random.sample(list(dict.fromkeys(pool)), self.random.randint(least, most))

    def any_food(self, but=()):
        pool = self.language.known + self.language.unknown
        return self.random.choice([food for food in pool if food not in but])

    def line(self, food):
        amount = self.random.choice(self.language.amounts)
        preparation = self.random.choice(["", "", *self.language.preparations])
        return f"{amount} {food.name}{preparation}".strip()

    def lines(self, foods):
        """The lines of some foods, now and then two in one, and now and then one that is said not to be there."""
        left, lines = list(foods), []
        while left:
            food = left.pop()
            chance = self.random.random()
            if left and chance < 0.3:
                lines.append(self.filled(self.random.choice(self.language.pairs), food, left.pop()))
            elif chance < 0.4:
                lines.append(self.filled(self.random.choice(self.language.denials), food, self.any_food(foods)))
            else:
                lines.append(self.line(food))
        return lines

    def filled(self, pattern, *foods):
        return pattern.format(*(food.name for food in foods), m=self.random.choice(self.language.amounts)).strip()

    def steps(self, foods):
        language, steps = self.language, []
        for food in self.random.sample(foods, self.random.randint(0, min(3, len(foods)))):
            steps.append(self.filled(self.random.choice(language.steps), food))
        steps.append(self.random.choice(language.decoys))
        if self.random.random() < 0.2:
            steps.append(self.filled(self.random.choice(language.denying_steps), self.any_food(foods)))
        self.random.shuffle(steps)
        return steps

    def card(self, title, lines, steps, behind_lines="", behind_steps=""):
        language = self.language
        listed = "\n".join(f"- {line}" for line in lines)
        numbered = "\n".join(f"{number}. {step}" for number, step in enumerate(steps, 1))
        return f"# {title}\n\n## {language.ingredients}\n\n{listed}\n{behind_lines}\n## {language.method}\n\n{numbered}\n{behind_steps}"

    def markdown(self, name):
        foods = self.some(2, 6)
        return Recipe(name, self.card(name, self.lines(foods), self.steps(foods)), "md", foods)

    def with_more(self, name):
        """One food more, in one of the places beside the list."""
        foods = self.some(2, 5)
        more = self.any_food(foods)
        language = self.language
        lines, steps = self.lines(foods), self.steps(foods)
        own = f"\n### {language.topping}\n\n- {self.line(more)}\n"
        heading = f"\n## {language.topping}\n\n"
        listed = [self.card(name, lines, steps, own), self.card(name, lines, steps, "", heading + f"- 100 g {more.name}\n")]
        sentence = self.filled(self.random.choice(language.sentences), more)
        serving = self.filled(self.random.choice(language.serving), more)
        beside = [
            self.card(name, lines, [*steps, serving]),
            self.card(name, lines, [*steps, serving]),
            self.card(name, lines, steps, f"\n{sentence}\n"),
            self.card(name, lines, steps, f"\n> {sentence}\n"),
            self.card(name, lines, steps, f"\n```\n50 g {more.name}\n```\n"),
            self.card(name, lines, steps, "", f"{heading}{more.name}\n"),
            self.card(name, lines, steps, "", f"{heading}{serving}\n"),
            self.card(name, lines, steps, "", f"{heading}50 g {more.name}\n2 {foods[0].name}\n"),
        ]
        if self.random.random() < 0.3:
            return Recipe(name, self.random.choice(listed), "md", [*foods, more])
        return Recipe(name, self.random.choice(beside), "md", foods, [more])

    def cooklang(self, name):
        foods = self.some(2, 5)
        steps = [self.filled(self.random.choice(self.language.steps), food).replace(food.name, f"@{food.name}{{2}}") for food in foods]
        recipe = Recipe(name, "", "cook", foods)
        if self.random.random() < 0.4:
            recipe.unlisted = [self.any_food(foods)]
            steps.append(self.filled(self.random.choice(self.language.serving), *recipe.unlisted))
        recipe.text = f"---\ntitle: {name}\n---\n" + "\n\n".join([*steps, self.random.choice(self.language.decoys)]) + "\n"
        return recipe

    def with_reference(self, name):
        """A recipe that needs another one."""
        whole = [recipe for recipe in self.written if recipe.ending == "md"]
        if not whole:
            return self.markdown(name)
        other = self.random.choice(whole)
        foods = self.some(1, 4)
        text = self.card(name, [f"1 [{other.name}]({other.name}.md)", *self.lines(foods)], self.steps(foods))
        return Recipe(name, text, "md", [*foods, *other.listed], list(other.unlisted))
