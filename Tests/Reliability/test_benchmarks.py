"""Each benchmark runs on a small site, and prints figures that can be true.

What a benchmark needs and is not there (../shared/bench, valgrind, Chromium) skips its test.
"""

import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys

import forno
import kitchen as kitchens
import pytest

BENCHMARKS = forno.HERE.parents[1] / "Benchmarks"
RECIPES = BENCHMARKS.parents[1] / "shared/bench/generate"
needs_recipes = pytest.mark.skipif(not RECIPES.exists(), reason="../shared/bench is not there")


def printed(name, *arguments, codes=(0,)):
    """The lines that a benchmark prints."""
    done = subprocess.run(
        [sys.executable, BENCHMARKS / name, *map(str, arguments)], env={**os.environ, "FORNO": forno.PROGRAM},
        capture_output=True, text=True, timeout=15 * forno.PATIENCE)
    assert done.returncode in codes, done.stdout + done.stderr
    return done.stdout.splitlines()


def numbers(line):
    return [float(number.replace(",", "")) for number in re.findall(r"(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?!\w)", line)]


def row(lines, start):
    """The figures of the one line that begins with some words."""
    [found] = [line.removeprefix(start) for line in lines if line.startswith(start)]
    return numbers(found)


@pytest.fixture
def site(tmp_path):
    kitchens.write(kitchens.OLD, tmp_path)
    return tmp_path


def test_every_benchmark_has_a_test():
    named = {name.removeprefix("test_of_") for name in globals() if name.startswith("test_of_")}
    assert named == {file.name for file in BENCHMARKS.iterdir() if os.access(file, os.X_OK)}


@needs_recipes
def test_of_run():
    lines = printed("run", "--ready", "--runs", 1, 20)
    wall, processor, peak, files, megabytes, ratio = row(lines, "Forno ")
    assert "20 recipes, median of 1" in lines
    assert min(wall, processor, megabytes) > 0 and peak > 5 and files > 40 and ratio == 1


@needs_recipes
def test_of_publish(tmp_path):
    lines = printed("publish", "--runs", 1, "--disk", tmp_path, 20)[1:]
    rows = [re.fullmatch(r"(memory|disk) +(\d+) (.{16}) +(\d+) +([\d.]+) +([\d.]+)", line).groups() for line in lines]
    changes = ["nothing there", "nothing changed", "one recipe", "all pages"]
    assert [(place, change.rstrip()) for place, _, change, *_ in rows] == [
        (place, change) for place in ["memory", "disk"] for change in changes]
    for four in rows[:4], rows[4:]:
        nothing_there, nothing_changed, one_recipe, all_pages = (int(written) for _, _, _, written, _, _ in four)
        assert 0 == nothing_changed < one_recipe < all_pages < nothing_there == int(four[0][1])
    for _, _, _, written, build, in_place in rows:
        assert 0 <= float(in_place) < float(build) and (float(in_place) > 0) == (written != "0")


def test_of_serve(site):
    before = kitchens.tree(site / "content")
    lines = printed("serve", site, 3)
    assert lines[0].startswith("2 recipes, 3 saves of each kind") and " MB" in lines[-1]
    for kind in ["recipe saved", "settings saved", "recipe added"]:
        event, page = (row(lines, f"{kind}, {seen}") for seen in ["event", "page"])
        assert 0 < event[0] <= event[1] <= event[2] and 0 < page[0] <= page[1] <= page[2]
        assert all(told <= seen for told, seen in zip(event, page, strict=True))
    assert kitchens.tree(site / "content") == before


def test_of_start():
    if not (shutil.which("cc") or shutil.which("clang")):
        pytest.skip("there is no C compiler")
    lines = printed("start", 3)
    empty, program = row(lines, "empty C program"), row(lines, "forno --version")
    for median, least, most in [empty, program]:
        assert 0 < least <= median <= most
    assert row(lines, "difference")[0] == pytest.approx(program[0] - empty[0], abs=0.02)


def test_of_search(site):
    if not importlib.util.find_spec("playwright") or not pathlib.Path("/usr/bin/chromium").exists():
        pytest.skip("Playwright or Chromium is not there")
    assert forno.run("build", site=site).code == 0
    index, answer = printed("search", site / "output", "tomatoes")
    size, scripts = numbers(index)
    assert size > 100 and scripts > 0
    found, loaded, parts, milliseconds = numbers(answer)
    assert found == 1 and 0 < loaded <= size and 0 < parts <= scripts and milliseconds >= 0


# `.ci/run` counts with it for each change.
@pytest.mark.thorough
@needs_recipes
def test_of_check():
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not there")
    # So small a site costs more for each recipe than the thresholds allow.
    lines = printed("check", "--recipes", 5, 25, 50, codes=(0, 1))
    assert lines[-1] in ("Thresholds: held", "Thresholds: exceeded")
    assert row(lines, f"{'start':17}instructions")[0] > 1e6
    build, unchanged = (
        {what: row(lines, f"{kind:17}{what} per recipe")[0] for what in ["instructions", "allocations", "system calls"]}
        for kind in ["build", "unchanged build"])
    assert build["instructions"] > 10 * unchanged["instructions"] > 0
    assert build["system calls"] > unchanged["system calls"] > 0 and build["allocations"] >= unchanged["allocations"]
    assert all(row(lines, f"{kind:17}peak MB at 50")[0] > 5 for kind in ["build", "unchanged build"])
