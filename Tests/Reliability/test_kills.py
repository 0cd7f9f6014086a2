"""A process is killed at random moments, on a site of 350 recipes; nothing is lost, and nothing is half done.

Only kills that landed are counted: those that ended the process before it ended by itself.
"""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import time
import urllib.request

import forno
import kitchen as kitchens
import pytest

pytestmark = pytest.mark.thorough
RECIPES = 350
FOREIGN = {"output/mine.txt": "mine", "output/recipes/mine/notes.txt": "mine too"}


def _recipe(number, words):
    lines = "".join(f"- {100 + number} g food {number % 40 + line}\n" for line in range(8))
    return (f"---\ntitle: Dish {number:03}\ntags: [tag{number % 7}, tag{number % 11}]\nservings: 4\n---\n{words}\n\n"
            f"## Ingredients\n\n{lines}\n## Method\n\n1. Cook for {number % 50 + 5} minutes.\n")


def _version(numbers, words):
    """The files of a site with these recipes, some of which say `words`."""
    recipes = {
        f"content/recipes/{number % 9}/dish-{number:03}.md": _recipe(number, words if number % 3 == 0 else "Good.")
        for number in numbers}
    price = '[{"id": 1, "name": "Still Water", "price": %d}]\n' % len(words)
    return kitchens.OLD | recipes | {"content/menu/drinks.json": price}


class LargeSite:
    """A site of 350 recipes in two versions: a third of them change, forty go and forty come."""

    def __init__(self, folder):
        self.folder = folder / "site"
        self.versions = [_version(range(RECIPES), "Old."), _version(range(40, RECIPES + 40), "Newer.")]
        self.outputs = []
        for version in self.versions:
            self.show(version)
            self.wipe()
            self.build()
            self.outputs.append(kitchens.tree(self.folder / "output"))
        self.state = kitchens.names(self.folder / ".forno")
        self.foreign = {path: it for path, it in self.outputs[0].items() if "output/" + path in FOREIGN}

    def show(self, version):
        shutil.rmtree(self.folder / "content", ignore_errors=True)
        kitchens.write(version, self.folder)

    def wipe(self):
        """Makes it a site that was never built."""
        for name in ["output", ".forno"]:
            shutil.rmtree(self.folder / name, ignore_errors=True)
        kitchens.write(FOREIGN, self.folder)

    def build(self):
        outcome = forno.run("build", "--quiet", site=self.folder)
        assert outcome.code == 0, outcome.err

    def output(self):
        return kitchens.tree(self.folder / "output")


@pytest.fixture(scope="module")
def site(place):
    return LargeSite(pathlib.Path(place) / "large")


class Kills:
    """Kills commands at random moments, and counts those that landed."""

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.tries = self.landed = self.finished_by_the_next = 0
        self.longest = None

    def run(self, *arguments, site):
        """Runs a command and kills it; whether it landed."""
        self.longest = self.longest or self._time(*arguments, site=site)
        self.tries += 1
        process = subprocess.Popen(
            [forno.PROGRAM, *arguments], cwd=site, env=os.environ | {"SOURCE_DATE_EPOCH": "1795305600"},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.dice.random() * self.longest)
        process.kill()
        landed = process.wait() == -signal.SIGKILL
        self.landed += landed
        # A machine is busier at one moment than at another.
        self.longest *= 1.02 if landed else 0.9
        return landed

    def _time(self, *arguments, site):
        start = time.monotonic()
        forno.run(*arguments, site=site, jobs=None)
        return time.monotonic() - start

    def __str__(self):
        return (f"{self.landed} kills landed of {self.tries}; after {self.finished_by_the_next} of them the next command "
                "had something to finish")


def _check_build(site, kills, old, new):
    found = site.output()
    if found not in (old, new):
        kills.finished_by_the_next += 1
        forno.run("check", "--quiet", site=site.folder)
        found = site.output()
    assert found in (old, new), "the output is neither the old nor the new site"
    site.build()
    assert site.output() == new
    assert kitchens.names(site.folder / ".forno") == site.state


def test_kills_of_the_first_build(site, told):
    kills = Kills("first")
    site.show(site.versions[1])
    site.wipe()
    while kills.landed < 80:
        kills.run("build", site=site.folder)
        _check_build(site, kills, site.foreign, site.outputs[1])
        site.wipe()
    site.build()
    told(f"A first build: {kills}")


def test_kills_of_builds_that_write_change_and_remove(site, told):
    kills = Kills("change")
    turn = 0
    while kills.landed < 160:
        site.show(site.versions[turn])
        kills.run("build", site=site.folder)
        _check_build(site, kills, site.outputs[1 - turn], site.outputs[turn])
        turn = 1 - turn
    told(f"A build that writes, changes and removes: {kills}")


def _edited(site):
    return [(site.folder / "content" / name).read_text() for name in ("lists/party.md", "pantry.csv")]


def test_kills_of_edits(site, told):
    kills = Kills("edits")
    party = "# Party\n\n" + "".join(f"- [ ] {number} kg food {number}\n" for number in range(1, 200))
    (site.folder / "content/lists/party.md").write_text(party)
    content = kitchens.names(site.folder / "content")
    number = 0
    while kills.landed < 100:
        number = number % 199 + 1
        before = _edited(site)
        kills.run("list", "done", "party", f"food {number}", site=site.folder)
        between = _edited(site)
        forno.run("check", "--quiet", site=site.folder)
        after = _edited(site)
        kills.finished_by_the_next += between != after
        done = [before[0].replace(f"- [ ] {number} kg", f"- [x] {number} kg"), after[1]]
        assert after == before or after == done and len(after[1].splitlines()) == len(before[1].splitlines()) + 1
        assert f"food {number},{number} kg" in after[1] or after == before
    told(f"An edit of two files: {kills}")
    # Later edits clear away what the killed ones had not put in place.
    forno.run("list", "add", "party", "1 kg salt", site=site.folder, jobs=None)
    forno.run("pantry", "add", "1 kg salt", site=site.folder, jobs=None)
    assert kitchens.names(site.folder / "content") == content


def test_kills_of_the_preview(site, told):
    kills = Kills("preview")
    site.show(site.versions[0])
    site.build()
    file = site.folder / "content/recipes/1/dish-100.md"
    for number in range(40):
        process = subprocess.Popen(
            [forno.PROGRAM, "serve"], cwd=site.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        url = process.stdout.readline().split()[-1]
        urllib.request.urlopen(url + "recipes/dish-100/index.html", timeout=forno.PATIENCE).read()
        file.write_text(_recipe(100, f"Saved {number} times."))
        time.sleep(kills.dice.random() * 0.3)
        process.kill()
        kills.tries += 1
        kills.landed += process.wait() == -signal.SIGKILL
        assert site.output() == site.outputs[0]
        assert file.read_text() == _recipe(100, f"Saved {number} times.")
    site.show(site.versions[1])
    site.build()
    assert site.output() == site.outputs[1]
    assert kills.landed == kills.tries
    told(f"A preview: {kills}")
