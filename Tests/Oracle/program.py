"""Runs the program under test on the site of a household."""

import csv
import io
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import writing

PROGRAM = os.path.abspath(os.environ.get("FORNO", pathlib.Path(__file__).parents[2] / ".build/debug/forno"))
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
PATIENCE = 60


class Site:
    """The files of a household in a folder of their own, which is left where something is wrong with its sheet."""

    def __init__(self, household, shuffled=False):
        self.household = household
        self.folder = tempfile.mkdtemp(prefix=f"forno-week-{household.seed}-", dir=MEMORY)
        writing.write(household, self.folder, shuffled)

    def run(self, *arguments):
        """What a command prints on the day of the household."""
        environment = {**os.environ, "FORNO_OFFLINE": "1", "SWIFT_BACKTRACE": "enable=no"}
        command = [PROGRAM, *arguments, "--clock", str(self.household.today)]
        ended = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert ended.returncode == 0, f"{' '.join(command)} in {self.folder} ended with {ended.returncode}:\n{ended.stderr}"
        return ended.stdout

    def sheet(self):
        return json.loads(self.run("shop", self.household.week, "--format", "json"))

    def rows(self):
        """The rows of the sheet as CSV, each by the names of the columns."""
        return list(csv.DictReader(io.StringIO(self.run("shop", self.household.week, "--format", "csv"))))

    def lines(self, form):
        """The lines of the sheet as `txt` or `md`."""
        return self.run("shop", self.household.week, "--format", form).splitlines()

    def costs(self):
        return json.loads(self.run("report", "costs", "--json"))["rows"]

    def stocks(self):
        return json.loads(self.run("recipes", "--from-pantry", "--json"))

    def page(self, recipe):
        """The built card of a recipe."""
        return (pathlib.Path(self.folder) / "output/recipes" / recipe.path.rpartition("/")[2] / "index.html").read_text()

    def sheet_page(self):
        """The file of the built page of the week's sheet."""
        return pathlib.Path(self.folder) / "output/shopping" / self.household.week / "index.html"

    def remove(self):
        shutil.rmtree(self.folder)
