"""The programs that are shipped are linked as Documentation/Decisions/hardened-programs.md says."""

import pathlib
import shutil
import subprocess

import pytest

RELEASE = pathlib.Path(__file__).parents[2] / ".build/release"


@pytest.fixture(params=["forno", "forno-fetch", "forno-unpack"])
def headers(request):
    """What readelf says of a program's segments and of what it needs."""
    program = RELEASE / request.param
    if not shutil.which("readelf") or not program.exists():
        pytest.skip(f"{request.param} was not built by `make site`, or readelf is not installed")
    return subprocess.run(["readelf", "-W", "-l", "-d", program], check=True, capture_output=True, text=True).stdout


def test_addresses_are_looked_up_at_the_start_and_read_only_then(headers):
    assert "GNU_RELRO" in headers
    assert "BIND_NOW" in headers


def test_no_library_beside_the_program_is_loaded(headers):
    assert "RUNPATH" not in headers and "RPATH" not in headers


def test_nothing_can_be_written_and_run(headers):
    segments = [line.split() for line in headers.splitlines() if line.strip().startswith(("LOAD", "GNU_STACK"))]
    assert len(segments) > 3
    assert [segment for segment in segments if "RWE" in segment or ("W" in segment and "E" in segment)] == []
