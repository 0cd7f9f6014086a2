"""Claims of diet and allergens against recipes of which it is known what is in them: none is false, and few are missed."""

import csv
import io
import json
import os
import subprocess

import pytest
from claim_foods import LANGUAGES
from claims import ALLERGENS, Generator
from program import PROGRAM

# In all languages together 10,000.
RECIPES = 2_000
RIGHT = 0.97


def write(language, folder, seed):
    recipes = folder / "content/recipes"
    recipes.mkdir(parents=True)
    (folder / "content/site.yml").write_text(f"title: Claims\nlanguage: {language.code}\n")
    rows = io.StringIO()
    table = csv.writer(rows)
    table.writerow(["name", "diet", "allergens"])
    for food in language.known:
        table.writerow([food.name, food.diet, ";".join(sorted(food.allergens)) or "none"])
    (folder / "content/groceries.csv").write_text(rows.getvalue())
    generator = Generator(language, seed)
    made = [generator.recipe(number) for number in range(RECIPES)]
    for recipe in made:
        (recipes / f"{recipe.name}.{recipe.ending}").write_text(recipe.text)
    return made


def claimed(folder):
    """What the program says of each recipe."""
    command = [PROGRAM, "report", "allergens", "--format", "json", "--offline", "--site", folder]
    done = subprocess.run(command, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    return {row["name"]: row for row in json.loads(done.stdout)["rows"] if row["kind"] == "recipe"}


def answers(recipe):
    """What would be true to say of a recipe."""
    vegetarian, vegan, allergens = recipe.truth
    return {"vegetarian": vegetarian, "vegan": vegan, **{allergen: allergen in allergens for allergen in ALLERGENS}}


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 6))])
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_no_claim_is_false_and_few_are_missed(language, seed, tmp_path):
    recipes = write(language, tmp_path, seed)
    said = claimed(tmp_path)
    false, missed, known = [], [], 0
    for recipe in recipes:
        row, true = said[recipe.name], answers(recipe)
        wrong = [name for name, answer in true.items() if row[name] == ("no" if answer else "yes")]
        if wrong:
            false.append((wrong, recipe.text))
        if recipe.is_known:
            known += 1
            if any(row[name] == "unknown" for name in true):
                missed.append((row["unstated"], recipe.text))
    assert len(said) == RECIPES and known > RECIPES / 4
    assert not false, f"{len(false)} false, such as {false[0][0]} of\n{false[0][1]}"
    share = 1 - len(missed) / known
    assert share >= RIGHT, f"{share:.1%} of {known} right; not known of {missed[0][0]} in\n" + "\n".join(text for _, text in missed[:3])
