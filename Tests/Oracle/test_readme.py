"""The commands of the README give what it says, on the day that it names."""

import os
import pathlib
import re
import shutil
import subprocess

from program import PROGRAM

PACKAGE = pathlib.Path(__file__).parents[2]
README = PACKAGE / "README.md"
DAY = "2026-11-21"
# Where the programs stand is for the reader to say.
SETS_UP = "export PATH="


def session():
    """The commands in order, and the lines that they print."""
    text = README.read_text().partition("## Your own site")[2]
    blocks = re.findall(r"^```\n(\$ .*?)^```$", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line and SETS_UP not in line]
    commands = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return commands, [line for line in lines if not line.startswith("$ ")]


def printed(commands, folder):
    """What some commands print, one after the other, with the program in the path."""
    script = f'set -e\nforno() {{ command forno "$@" --clock {DAY}; }}\n' + "\n".join(commands)
    path = f"{os.path.dirname(PROGRAM)}:{os.environ['PATH']}"
    ended = subprocess.run(
        ["bash"], input=script, cwd=folder, env={**os.environ, "PATH": path, "FORNO_OFFLINE": "1"}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout
    return ended.stdout.splitlines()


def timeless(line):
    return re.sub(r"\d+ ms", "some ms", line)


def test_commands_print_what_the_readme_says(tmp_path):
    commands, said = session()
    assert len(commands) > 8 and "21 November 2026" in README.read_text()
    assert [timeless(line) for line in printed(commands, tmp_path) if line] == [timeless(line) for line in said]


def test_the_demonstration_has_as_many_pages_as_the_readme_says(tmp_path):
    for part in ("content", "templates"):
        shutil.copytree(PACKAGE / part, tmp_path / part)
    said = re.search(r"^\d+ pages in .*$", README.read_text(), re.MULTILINE)[0]
    assert timeless(printed(["forno build"], tmp_path)[-1]) == timeless(said)
