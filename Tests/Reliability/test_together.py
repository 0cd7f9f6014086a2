"""Many commands at once that add to one site: what each says that it made is there."""

import errno
import re
import subprocess

import forno
import kitchen as kitchens
import pytest

AT_ONCE = 20
PAGE = """<script type="application/ld+json">{{"@type": "Recipe", "name": "{name}", "recipeIngredient": ["{number} eggs"],
"recipeInstructions": "Boil them."}}</script>"""


@pytest.fixture
def site(tmp_path):
    kitchens.write(kitchens.OLD, tmp_path)
    return tmp_path


def together(site, commands):
    """The commands that say they have done it, all started before the first is waited for."""
    started = [
        subprocess.Popen([forno.PROGRAM, *command, "--site", site], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for command in commands]
    ended = [(command, process.communicate(timeout=forno.PATIENCE), process.returncode) for command, process in zip(commands, started, strict=True)]
    for command, (_, told), code in ended:
        assert code == 0 or told, f"{command} ended with {code} and says nothing"
    return [command for command, _, code in ended if code == 0]


def hidden(site):
    return [path for path in (site / "content").rglob(".*forno-*")]


def pages(folder, names):
    """Web pages of recipes with these names."""
    for number, name in enumerate(names):
        page = folder / f"page-{number}.html"
        page.write_text(PAGE.format(name=name, number=number + 2))
        yield page


def test_what_imports_of_the_same_recipes_say_is_there(site, tmp_path):
    same = list(pages(tmp_path, [f"Eggs no. {number}" for number in range(AT_ONCE)]))
    started = [
        subprocess.Popen([forno.PROGRAM, "import", *same, "--site", site], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for _ in range(AT_ONCE)]
    said = "".join(process.communicate(timeout=forno.PATIENCE)[0] for process in started)
    created = re.findall(r"^Created (\S+):", said, re.M)
    assert sorted(created) == sorted(str(path.relative_to(site)) for path in (site / "content/recipes").rglob("eggs-no-*"))
    assert len(created) == AT_ONCE and not hidden(site)


def test_of_imports_of_one_name_one_is_kept(site, tmp_path):
    made = list(pages(tmp_path, ["Boiled eggs"] * AT_ONCE))
    [(_, winner)] = together(site, [["import", page] for page in made])
    [recipe] = (site / "content/recipes").rglob("boiled-eggs*")
    assert f"- {made.index(winner) + 2} eggs" in recipe.read_text()
    assert not hidden(site)


def test_of_new_recipes_of_one_name_one_is_made(site):
    assert len(together(site, [["new", "recipe", "Boiled eggs"]] * AT_ONCE)) == 1
    assert (site / "content/recipes/boiled-eggs.md").exists() and not hidden(site)


def test_a_new_file_is_made_where_files_have_one_name(site, shim):
    """As on file systems without hard links."""
    made = forno.run("new", "recipe", "Boiled eggs", site=site, library=shim, fault=forno.Fault("link", 1, errno.EPERM))
    assert made.code == 0 and made.was_hit
    recipe = site / "content/recipes/boiled-eggs.md"
    text = recipe.read_text()
    again = forno.run("new", "recipe", "Boiled eggs", site=site)
    assert text.startswith("---") and again.code != 0 and recipe.read_text() == text and not hidden(site)


@pytest.mark.parametrize("command, file", [
    (["list", "add", "party"], "content/lists/party.md"),
    (["pantry", "add"], "content/pantry.csv"),
    (["favorite", "add"], "content/favorites.md"),
], ids=lambda value: value[0] if isinstance(value, list) else "")
def test_each_thing_that_is_added_is_there(site, command, file):
    names = [f"thing{number}x" for number in range(AT_ONCE)]
    done = together(site, [[*command, name] for name in names])
    text = (site / file).read_text()
    assert len(done) == AT_ONCE
    assert [command[-1] for command in done if command[-1] not in text] == [] and not hidden(site)
