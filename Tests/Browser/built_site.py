"""A site that the program built into a temporary folder, as a reader finds it on the disk."""

import json
import os
import shutil
import subprocess
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
FORNO = Path(os.environ.get("FORNO", PACKAGE / ".build/debug/forno")).absolute()


def forno(*arguments, folder=PACKAGE):
    """What a command of the program prints."""
    command = [str(FORNO), *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def copy_of_the_house(folder, language=None):
    """The source of this package's site with a short menu: what is put in, costs and weighs is easily told, whatever the card has."""
    for part in ("content", "templates"):
        shutil.copytree(PACKAGE / part, folder / part)
    (folder / "content/menu/menu.md").unlink()
    shutil.copytree(PACKAGE / "Tests/Menus/harbour/content", folder / "content", dirs_exist_ok=True)
    if language:
        settings = folder / "content/site.yml"
        text = settings.read_text()
        assert "\nlanguage: en\n" in text
        settings.write_text(text.replace("\nlanguage: en\n", f"\nlanguage: {language}\n"))
    return folder


class BuiltSite:
    """The source of a site in `source`, built into `output` with these options."""

    def __init__(self, source, output, *options):
        self.source = source
        self.output = output
        # A day on which the demonstration has something expired, something to use soon, and a week to come.
        forno("build", "--site", source, "--output", output, "--clock", "2026-11-21", "--quiet", *options)
        self.pages = sorted(output.rglob("*.html"))
        assert self.pages, f"{source} has no pages"

    @classmethod
    def demonstration(cls, folder, language=None):
        """The site of this package with a short menu, in a folder of its own."""
        return cls(copy_of_the_house(folder / "site", language), folder / "output")

    @classmethod
    def starter(cls, folder):
        """The site that `forno new site` makes."""
        forno("new", "site", folder / "site")
        return cls(folder / "site", folder / "output")

    def page(self, path):
        """A page by its path in the output."""
        page = self.output / path
        assert page.is_file(), f"no page {path}"
        return page

    def told(self):
        """What `forno check` says of this site."""
        command = [str(FORNO), "check", "--site", str(self.source), "--clock", "2026-11-21", "--offline", "--verbose"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    def name(self, page):
        """The path of a page in the output."""
        return page.relative_to(self.output).as_posix()

    def json(self, *command):
        """What a command says of this site to other programs."""
        return json.loads(forno(*command, "--site", self.source))
