"""A household's site, and edits of it of every kind that somebody makes: recipes that need, link to and show each other, and all that
their pages depend on."""

import dataclasses
import os
import pathlib
import random

GROCERIES = "name,pack,price,diet,allergens\nflour,1 kg,{price}.00,vegan,gluten\nbutter,250 g,2.00,vegetarian,milk\nlard,1 kg,3,,none\n"


@dataclasses.dataclass
class Recipe:
    """What a recipe's file says."""

    title: str
    description: str = "Of the house."
    tags: tuple = ("warm",)
    amount: int = 200
    food: str = "flour"
    # The recipe that it needs, the page that its text links to, and a heading that others link to.
    needed: str | None = None
    link: str = "../pages/about.md"
    heading: str = "Resting"
    step: str = "Mix."
    is_draft: bool = False
    is_broken: bool = False

    @property
    def markdown(self):
        needed = f"100 g [{self.needed}]({self.needed}.md)" if self.needed else "1 egg"
        return f"""---
title: {"[" if self.is_broken else self.title}
description: {self.description}
tags: [{", ".join(self.tags)}]
draft: {str(self.is_draft).lower()}
yield: 500 g
---
## Ingredients

- {self.amount} g {self.food}
- {needed}

## Method

1. {self.step} See [that]({self.link}).

## {self.heading}

Let it rest for {self.amount // 10} minutes. ![Plate](plate.gif)
"""


class Household:
    """The site in a folder. All that is random comes from one seed."""

    def __init__(self, folder, seed):
        self.folder, self.dice = pathlib.Path(folder), random.Random(seed)
        self.recipes, self.count = {}, 0
        self.write("site.yml", "title: Home\nbase_url: https://example.org/\nhouse_pages: true\nshare_pictures: false\n")
        self.write("pages/about.md", "# About\n\n[One](../recipes/r1.md#method)\n")
        self.write("recipes/plate.gif", "GIF89a")
        self.write("groceries.csv", GROCERIES.format(price=1))
        self.write("pantry.csv", "item,quantity\nflour,1 kg\negg,6\n")
        self.write("plans/2026-W48.md", "## Monday\n\n- [Four](../recipes/r4.md) for 6\n")
        # Three deep: 2 needs 1, which needs 0; and two that need each other.
        needed = {1: "r0", 2: "r1", 5: "r6", 6: "r5"}
        for number in range(10):
            link = {"link": "r1.md#resting"} if number == 7 else {}
            self.set(f"r{number}", Recipe(f"Dish {number}", needed=needed.get(number), **link))

    def write(self, path, text):
        file = self.folder / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def set(self, name, recipe):
        self.recipes[name] = recipe
        self.write(f"recipes/{name}.md", recipe.markdown)

    def edit(self):
        """Makes an edit, and says which."""
        self.count += 1
        kinds, weights = zip(*EDITS)
        kind = self.dice.choices(kinds, weights)[0]
        return f"{kind.__name__.strip('_')} {kind(self) or ''}".strip()

    def mend(self):
        """Makes a site that can be built of one that cannot: what leads nowhere leads to a recipe."""
        for name, recipe in list(self.recipes.items()):
            needed = recipe.needed if recipe.needed in self.recipes else None
            self.set(name, dataclasses.replace(recipe, needed=needed, link="../pages/about.md", is_broken=False, is_draft=False))
        self._page()
        self._plan()
        self._favorites()

    def change(self, **fields):
        name = self.any_recipe()
        self.set(name, dataclasses.replace(self.recipes[name], **fields))
        return name

    def any_recipe(self):
        return self.dice.choice(sorted(self.recipes))

    def place(self, name):
        return self.folder / "content/recipes" / f"{name}.md"

    def _body(self):
        return self.change(step=f"Mix {self.count}.")

    def _title(self):
        return self.change(title=self.dice.choice(["Dish", "Éclair", "a dish"]) + f" {self.count}")

    def _tags(self):
        return self.change(tags=self.dice.choice([("warm",), ("cold", "quick"), ()]))

    def _description(self):
        return self.change(description=f"It is number {self.count}.")

    def _food(self):
        return self.change(food=self.dice.choice(["flour", "butter", "lard"]))

    def _amount(self):
        return self.change(amount=100 + 10 * self.dice.randrange(4))

    def _needed(self):
        return self.change(needed=self.dice.choice(["r0", "r2", "r5", "r8", None]))

    def _link(self):
        return self.change(link=self.dice.choice(["r1.md#resting", "r3.md#nothing", "r9.md", "../pages/about.md"]))

    def _heading(self):
        return self.change(heading=self.dice.choice(["Resting", "Waiting", "Serving"]))

    def _draft(self):
        name = self.any_recipe()
        self.set(name, dataclasses.replace(self.recipes[name], is_draft=not self.recipes[name].is_draft))
        return name

    def _broken(self):
        """Breaks a recipe, or mends the one that is broken."""
        broken = [name for name, recipe in self.recipes.items() if recipe.is_broken]
        name = broken[0] if broken else self.any_recipe()
        self.set(name, dataclasses.replace(self.recipes[name], is_broken=not broken))
        return name

    def _new(self):
        name = self.dice.choice([f"n{self.count}", f"r{self.count % 10}"])
        self.set(name, Recipe(f"New {self.count}", needed=self.dice.choice([self.any_recipe(), None])))
        return name

    def _removed(self):
        if len(self.recipes) < 6:
            return None
        name = self.any_recipe()
        del self.recipes[name]
        self.place(name).unlink()
        return name

    def _renamed(self):
        name, other = self.any_recipe(), f"m{self.count}"
        self.recipes[other] = self.recipes.pop(name)
        self.place(name).rename(self.place(other))
        return f"{name} to {other}"

    def _saved_by_rename(self):
        """Writes a recipe as editors do: beside it, and then in its place."""
        name = self.any_recipe()
        self.recipes[name] = dataclasses.replace(self.recipes[name], step=f"Stir {self.count}.")
        beside = self.place(name).with_name(f".{name}.tmp")
        beside.write_text(self.recipes[name].markdown)
        beside.rename(self.place(name))
        return name

    def _touched(self):
        name = self.any_recipe()
        os.utime(self.place(name), self.dice.choice([None, (1_600_000_000, 1_600_000_000)]))
        return name

    def _changed_with_the_time_set_back(self):
        name = self.any_recipe()
        before = self.place(name).stat()
        recipe = self.recipes[name]
        self.set(name, dataclasses.replace(recipe, step=recipe.step.swapcase()))
        os.utime(self.place(name), ns=(before.st_atime_ns, before.st_mtime_ns))
        return name

    def _settings(self):
        self.write("site.yml", f"title: Home {self.count % 3}\nhouse_pages: true\nshare_pictures: false\n")

    def _prices(self):
        self.write("groceries.csv", GROCERIES.format(price=self.count % 4))

    def _pantry(self):
        self.write("pantry.csv", f"item,quantity\nflour,{self.count % 3 + 1} kg\nbutter,1 kg\n")

    def _plan(self):
        self.write("plans/2026-W48.md", f"## Monday\n\n- [Dish](../recipes/{self.any_recipe()}.md) ×2\n")

    def _picture(self):
        self.write("recipes/plate.gif", f"GIF89a{self.count}")

    def _page(self):
        self.write("pages/about.md", f"# About\n\n[It](../recipes/{self.any_recipe()}.md#resting)\n")

    def _favorites(self):
        self.write("favorites.md", f"# Favourites\n\n- [It](recipes/{self.any_recipe()}.md)\n")

    def _hidden_file(self):
        self.write("recipes/.r1.md.swp", "x")

    def _damaged_state(self):
        """Changes a byte of what was kept of a build, or cuts it short."""
        kept = sorted(file for file in self.folder.glob(".forno/outputs/*/*") if file.name in ("facts", "last-build"))
        if not kept:
            return None
        file = self.dice.choice(kept)
        data = bytearray(file.read_bytes())
        if not data:
            return None
        place = self.dice.randrange(len(data))
        if place % 2:
            data[place] ^= 1
        else:
            del data[place:]
        file.write_bytes(data)
        return file.name

    def _changed_output(self):
        files = sorted(file for file in self.folder.glob("output/**/*") if file.is_file())
        if not files:
            return None
        file = self.dice.choice(files)
        if self.dice.random() < 0.5:
            file.unlink()
        else:
            file.write_bytes(file.read_bytes() + b"!")
        return file.relative_to(self.folder)


EDITS = [
    (Household._body, 12), (Household._title, 4), (Household._tags, 4), (Household._description, 2), (Household._food, 6),
    (Household._amount, 4), (Household._needed, 6), (Household._link, 4), (Household._heading, 2), (Household._draft, 2),
    (Household._broken, 1), (Household._new, 2), (Household._removed, 2), (Household._renamed, 2),
    (Household._saved_by_rename, 4), (Household._touched, 4), (Household._changed_with_the_time_set_back, 2),
    (Household._settings, 1), (Household._prices, 1), (Household._pantry, 1), (Household._plan, 2), (Household._picture, 1),
    (Household._page, 1), (Household._favorites, 1), (Household._hidden_file, 1), (Household._damaged_state, 2),
    (Household._changed_output, 1),
]
