"""Whatever happens to the files that Forno keeps for itself, the build goes on or says how to go on, and loses nothing."""

import os
import random
import shutil
from pathlib import Path

import forno
import kitchen as kitchens
import pytest
from forno import Fault

# The folder of the one output that a site has here; how Forno names it is its own affair.
LEDGER = ".forno/outputs/*/"
# How to come by a site that has the file: with a build that went through, that was killed in its commit, or with an edit
# that was killed between its two files.
FILES = {
    ".forno/lock": "built",
    ".forno/edit.lock": "edited",
    ".forno/edit.journal": "edited",
    ".forno/statements/*.txt": "built",
    LEDGER + "output": "built",
    LEDGER + "manifest": "built",
    LEDGER + "last-build": "built",
    LEDGER + "facts": "built",
    LEDGER + "manifest.new": "killed",
    LEDGER + "journal": "killed",
    LEDGER + "journal.undo": "killed while it was taken back",
    LEDGER + "staging/new/0": "killed",
    LEDGER + "staging/old/0": "killed",
}
# What this one says cannot be known again: pages of the old site may stay.
LIST = "manifest"


def _shortened(file, dice):
    file.write_bytes(file.read_bytes()[: dice.randrange(max(1, file.stat().st_size))])


def _flipped(file, dice):
    data = bytearray(file.read_bytes() or b"\0")
    place = dice.randrange(len(data) * 8)
    data[place // 8] ^= 1 << place % 8
    file.write_bytes(data)


def _replaced(file, dice):
    file.write_bytes(dice.randbytes(file.stat().st_size + 1))


def _newer(file, dice):
    data = bytearray(file.read_bytes().ljust(8))
    data[6:8] = b"99"
    file.write_bytes(data)


def _folder(file, dice):
    file.unlink()
    (file / "kept").mkdir(parents=True)
    (file / "kept" / "notes.txt").write_text("somebody's")


def _pipe(file, dice):
    file.unlink()
    os.mkfifo(file)


def _link(file, dice):
    file.unlink()
    file.symlink_to(Path(os.path.relpath(kitchen_of(file) / "content/site.yml", file.parent)))


def kitchen_of(file):
    """The folder of the site that a file of `.forno` is in."""
    return next(folder.parent for folder in file.parents if folder.name == ".forno")


DAMAGES = {
    "missing": lambda file, dice: file.unlink(),
    "empty": lambda file, dice: file.write_bytes(b""),
    "shortened": _shortened,
    "flipped": _flipped,
    "replaced": _replaced,
    "newer": _newer,
    "folder": _folder,
    "pipe": _pipe,
    "link": _link,
}
SEEDED = {"shortened", "flipped", "replaced"}


def _site(kitchen, shim, how, name):
    """A site in which the file is there."""
    site = kitchen.changed(name)
    if how == "edited":
        edit = ["list", "done", "party", "flour"]
        killed = forno.run(*edit, site=site, library=shim, fault=Fault("rename", 3, "kill"), jobs=None)
        assert killed.was_killed and (site / ".forno/edit.journal").exists()
    elif how != "built":
        assert forno.run("build", site=site, library=shim, fault=Fault("rename", 6, "kill")).was_killed
        if how == "killed while it was taken back":
            _file(site, LEDGER + "journal").rename(_file(site, LEDGER) / "journal.undo")
    return site


def _name(path):
    """What a path of the table is called within the name of a folder."""
    return path.removeprefix(LEDGER).replace("/", "-").replace("*", "")


def _file(site, path):
    """The one file of a site that a path of the table is about."""
    [file] = site.glob(path)
    return file


def test_the_table_has_every_file_that_a_build_and_an_edit_leave(kitchen):
    site = kitchen.copy("damage-table")
    assert forno.run("list", "done", "party", "flour", site=site, jobs=None).code == 0
    tabled = [str(file.relative_to(site / ".forno")) for path in FILES for file in site.glob(path)]
    assert sorted(tabled) == kitchens.names(site / ".forno")


@pytest.mark.product
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("path", FILES)
@pytest.mark.some(4)
def test_a_damaged_file_of_the_state_loses_nothing(kitchen, shim, path, damage, tries_all):
    for seed in range(40 if tries_all and damage in SEEDED else 1):
        site = _site(kitchen, shim, FILES[path], f"damage-{_name(path)}-{damage}-{seed}")
        file = _file(site, path)
        DAMAGES[damage](file, random.Random(f"{path} {damage} {seed}"))
        _check(kitchen, site, file, damage)
        shutil.rmtree(site)


def _check(kitchen, site, file, damage):
    content = kitchens.tree(site / "content")
    for command in (["check"], ["build"]):
        outcome = forno.run(*command, site=site)
        assert outcome.code in (0, 2), f"{command} ended with {outcome.code}: {outcome.err}"
        if outcome.code == 2:
            assert "remove" in outcome.err or "move it away" in outcome.err, outcome.err
    found = kitchens.tree(site / "output")
    _check_users_files(site, content, found)
    if damage == "folder" and "staging" not in file.parts:
        assert (file / "kept/notes.txt").exists()
    if outcome.code == 0:
        wanted = kitchen.afresh(site)
        assert found == wanted or file.name == LIST and found.items() >= wanted.items()
        assert found == wanted or "the list of what Forno wrote" in outcome.err
    else:
        _check_after_the_remedy(kitchen, site)


def _check_users_files(site, content, found):
    """What Forno did not write is there, but for the edit that had begun and may be finished."""
    after = kitchens.tree(site / "content")
    changed = {name for name in content.keys() | after.keys() if content.get(name) != after.get(name)}
    # The third kind is what a killed edit had not put in place, under a name of its own.
    assert all(name in ("lists/party.md", "pantry.csv") or ".forno-" in name for name in changed), changed
    for name, text in kitchens.FOREIGN.items():
        assert name in found and (site / "output" / name).read_text() == text


def _check_after_the_remedy(kitchen, site):
    """Without what Forno wrote, all is as at first."""
    shutil.rmtree(site / ".forno")
    shutil.rmtree(site / "output")
    kitchens.write({"output/" + name: text for name, text in kitchens.FOREIGN.items()}, site)
    kitchens.write(kitchens.NEW, site)
    assert forno.run("build", site=site).code == 0
    assert kitchens.tree(site / "output") == kitchen.new


@pytest.mark.product
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("path", [path for path, how in FILES.items() if how == "built"])
@pytest.mark.some(4)
def test_cleaning_up_beside_a_damaged_file_loses_nothing(kitchen, shim, path, damage):
    site = _site(kitchen, shim, "built", f"clean-{_name(path)}-{damage}")
    DAMAGES[damage](_file(site, path), random.Random(path))
    content = kitchens.tree(site / "content")
    outcome = forno.run("clean", site=site)
    assert outcome.code in (0, 2)
    _check_users_files(site, content, kitchens.tree(site / "output"))
    shutil.rmtree(site)
