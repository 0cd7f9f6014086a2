"""What a menu says otherwise than another: each change and no other, from folders and from revisions of a repository."""

import csv
import io
import json
import os
import random
import subprocess

import pytest

from house import House
from program import PROGRAM

CARD = """---
prices: by_hand
sizes: [Small, Large]
---
## Pizzas
base: pizza dough
extra: ham 2,00 / 3,00
- **1. Margherita** 7,50 / 9,50
  - tomatoes, mozzarella
- **Marinara** 6,00 / 8,00
  - tomatoes
## Salads
base: none
- **Mixed** 5,00
  - contains: mustard
"""
GROCERIES = """name,pack,price,allergens,additives,diet
pizza dough,1 kg,2.00,gluten,none,vegan
tomatoes,1 kg,3.00,none,none,vegan
mozzarella,1 kg,9.00,milk,none,vegetarian
ham,1 kg,20.00,none,nitrite,none
"""
GIT = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"} | {
    f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER") for what, value in (("NAME", "n"), ("EMAIL", "e@example.org"))}  # fmt: skip


def run(*arguments, folder=None, code=0):
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, cwd=folder)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def git(folder, *arguments):
    return subprocess.run(["git", *arguments], cwd=folder, env=os.environ | GIT, check=True, capture_output=True, text=True).stdout


def house(folder):
    return House(folder, **{"menu/menu.md": CARD, "groceries.csv": GROCERIES})


def changes(old, new):
    """What the program says that has changed, as (name, fact, size, before, now)."""
    rows = json.loads(run("diff", old, new, "--json"))["rows"]
    return [(row["name"], row["fact"], row["size"], row["before"], row["now"]) for row in rows]


def facts(folder, nothing):
    """All facts of a menu: what it says otherwise than one with a single dish, with that dish's own."""
    return {row[:3]: row[4] for row in changes(nothing, folder) if row[4] is not None}


@pytest.fixture
def houses(tmp_path):
    return house(tmp_path / "old"), house(tmp_path / "new")


@pytest.mark.parametrize("path,old,new,told", [
    ("menu/menu.md", "7,50 / 9,50", "7,50 / 9,90", [("Margherita", "price", "Large", "9.50", "9.90")]),
    ("menu/menu.md", "contains: mustard", "contains: mustard, celery", [("Mixed", "allergens", None, "mustard", "celery, mustard")]),
    ("menu/menu.md", "**1. Margherita", "**2. Margherita", [("Margherita", "number", None, "1", "2")]),
    ("menu/menu.md", "ham 2,00 / 3,00", "ham 2,50 / 3,00", [("ham", "price", None, "2.00 / 3.00", "2.50 / 3.00")]),
    ("menu/menu.md", "5,00", "5,00 · takeaway 4,50", [("Mixed", "takeaway", None, None, "4.50")]),
    ("groceries.csv", "milk", "", [("Margherita", "allergens", None, "gluten, milk", "gluten, not all known")]),
    ("groceries.csv", "tomatoes,1 kg,3.00,none,none", "tomatoes,1 kg,3.00,none,colour",
     [("Margherita", "additives", None, "none", "colour"), ("Marinara", "additives", None, "none", "colour")]),
    ("site.yml", "title: Da Prova", "title: Da Nessuno", []),
])  # fmt: skip
def test_each_change_is_told_and_no_other(houses, path, old, new, told):
    before, now = houses
    now.change(path, old, new)
    assert changes(before.folder, now.folder) == told
    assert changes(now.folder, before.folder) == [(*row[:3], row[4], row[3]) for row in told]


def test_people_read_what_has_come_in_one_row(houses):
    before, now = houses
    now.change("menu/menu.md", "- **Marinara** 6,00 / 8,00\n  - tomatoes\n", "- **Rossa** 6,50 / 8,50\n  - tomatoes\n")
    said = run("diff", before.folder, now.folder).splitlines()
    assert [line.split() for line in said[1:3]] == [["Rossa", "new", "6.50", "/", "8.50"], ["Marinara", "gone", "6.00", "/", "8.00"]]
    assert len(said) == 4 and said[3].endswith(" facts are as before.")
    assert run("diff", before.folder, now.folder, "--format", "md").startswith("# What the menu says otherwise\n\n| Name | what |")
    assert run("diff", now.folder, now.folder) == "The menu says the same.\n"


def drawn(dice):
    """A menu of a few dishes, some of which have one name."""
    dishes = []
    for _ in range(dice.randrange(1, 8)):
        if dice.random() < 0.2:
            dishes.append(f"## {dice.choice('STU')}{dice.choice('vwx')}\nbase: none\n")
        size = f"{dice.randrange(3, 20)},{dice.choice(('00', '50'))}"
        dishes.append(f"- **{dice.choice(['A', 'B', 'C', 'D'])}** {size} · {dice.choice(['new', 'vegan', 'deposit 1,00', 'takeaway 3,00', '300 kcal'])}\n"
                      f"  - contains: {dice.choice(['none', 'milk', 'gluten, milk', 'mustard'])}\n")  # fmt: skip
    return "---\nprices: by_hand\n---\n## First\nbase: none\n" + "".join(dishes)


@pytest.mark.parametrize("seed", range(6))
def test_with_its_changes_the_old_menu_is_the_new_one(tmp_path, seed, tries_all):
    for number in range(12 if tries_all else 3):
        dice = random.Random(f"{seed} {number}")
        old, new, nothing = (house(tmp_path / f"{number}{name}") for name in ("old", "new", "nothing"))
        for each, text in ((old, drawn(dice)), (new, drawn(dice)), (nothing, "---\nprices: by_hand\n---\n- **Zero** 1,00\n")):
            each.write("menu/menu.md", text)
        applied = facts(old.folder, nothing.folder)
        for *key, before, now in changes(old.folder, new.folder):
            assert applied.get(tuple(key)) == before
            applied[tuple(key)] = now
        assert {key: value for key, value in applied.items() if value is not None} == facts(new.folder, nothing.folder)


def test_a_table_for_programs_has_the_same_rows(houses):
    before, now = houses
    now.change("menu/menu.md", "6,00 / 8,00", "6,10 / 8,10")
    rows = list(csv.DictReader(io.StringIO(run("diff", before.folder, now.folder, "--format", "csv"))))
    told = [(row["name"], row["fact"], row["size"], row["before"], row["now"]) for row in rows]
    assert told == changes(before.folder, now.folder)


# ---- Revisions ----

@pytest.fixture(params=[".", "houses/da prova"])
def kept(request, tmp_path):
    """A house in a repository, at its top or deep in it, with two commits and a change that is none yet."""
    kept = house(tmp_path / "repository" / request.param)
    (tmp_path / "repository/other.txt").write_text("other")
    git(tmp_path / "repository", "init", "-q")
    for price in ("7,50 / 9,50", "7,60 / 9,50"):
        kept.write("menu/menu.md", CARD.replace("7,50 / 9,50", price))
        git(tmp_path / "repository", "add", ".")
        git(tmp_path / "repository", "commit", "-q", "-m", price)
    kept.write("menu/menu.md", CARD.replace("7,50 / 9,50", "7,70 / 9,50"))
    return kept


def test_revisions_are_compared_and_stay_as_they_are(kept):
    def prices(*names):
        rows = json.loads(run("diff", *names, "--json", folder=kept.folder))["rows"]
        return [(row["before"], row["now"]) for row in rows]

    state = git(kept.folder, "status", "--porcelain"), git(kept.folder, "stash", "list")
    files = sorted(path for path in kept.folder.rglob("*") if ".git/" not in f"{path}/")
    assert prices("HEAD") == [("7.60", "7.70")]
    assert prices("HEAD~1") == [("7.50", "7.70")]
    assert prices("HEAD~1", "HEAD") == [("7.50", "7.60")]
    assert prices("HEAD", ".") == [("7.60", "7.70")]
    assert (git(kept.folder, "status", "--porcelain"), git(kept.folder, "stash", "list")) == state
    assert sorted(path for path in kept.folder.rglob("*") if ".git/" not in f"{path}/") == files


def test_nothing_is_left_of_a_revision(kept, tmp_path):
    """Nor is told what is of no use to know of it."""
    kept.write("groceries.csv", GROCERIES.replace("diet", "diets"))
    git(kept.folder, "commit", "-qam", "a column that nothing reads")
    place = tmp_path / "Zwischenräume"
    place.mkdir()
    done = subprocess.run([PROGRAM, "diff", "HEAD", "HEAD~1"], capture_output=True, text=True, cwd=kept.folder, env=os.environ | {"TMPDIR": str(place)})
    assert done.returncode == 0 and done.stderr == "" and "Margherita" in done.stdout
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("name", ["nothing", "HEAD~7", "--output=x", "HEAD:content"])
def test_what_is_no_revision_is_told(kept, name):
    said = run("diff", "--", name, folder=kept.folder, code=2)
    assert f"cannot look for {name}" in said and "name the folder of a site, or a revision" in said


def test_a_folder_without_a_site_is_told(houses, tmp_path):
    (tmp_path / "empty").mkdir()
    said = run("diff", tmp_path / "empty", houses[1].folder, code=2)
    assert "the site has no settings" in said and "empty cannot be compared" in said


def test_a_menu_that_has_come_is_all_new(houses):
    before, now = houses
    (before.folder / "content/menu/menu.md").unlink()
    said = run("diff", before.folder, now.folder).splitlines()
    assert [line.split()[:2] for line in said[1:-1]] == [["The", "menu"], ["Margherita", "new"], ["Marinara", "new"], ["Mixed", "new"], ["+", "ham"]]
    (now.folder / "content/menu/menu.md").unlink()
    assert "neither of the two has a menu" in run("diff", before.folder, now.folder, code=1)


def test_outside_of_a_repository_a_revision_is_told(houses):
    said = run("diff", "HEAD", folder=houses[0].folder, code=2)
    assert "not a git repository" in said


def test_a_menu_that_was_damaged_is_told_and_not_compared(kept):
    kept.write("menu/menu.md", CARD.replace("7,50", "cheap"))
    git(kept.folder, "commit", "-qam", "damaged")
    kept.write("menu/menu.md", CARD)
    done = subprocess.run([PROGRAM, "diff", "HEAD"], capture_output=True, text=True, cwd=kept.folder)
    assert done.returncode == 1 and done.stdout == ""
    assert "cheap" in done.stderr and "the menu of HEAD cannot be compared" in done.stderr
