"""A site that can only be read: on a disk of that kind, or of another user."""

import os
import shutil
import subprocess

import forno
import kitchen as kitchens
import pytest


def mounted(site):
    """A command for a shell that has the site as one that can only be read, before what it is to run."""
    return ["unshare", "-m", "sh", "-c", f"mount --bind {site} {site} && mount -o remount,ro,bind {site} && exec \"$@\"", "sh"]


@pytest.fixture
def read_only(tmp_path):
    """A site, and what to put before a command for which it can only be read."""
    site = tmp_path / "site"
    site.mkdir()
    kitchens.write(kitchens.OLD, site)
    if os.geteuid() == 0:
        before = mounted(site)
        if not shutil.which("unshare") or subprocess.run([*before, "true"], capture_output=True).returncode:
            pytest.skip("root may write into any folder, and may mount none here")
        yield site, before
    else:
        folders = [site, *(path for path in site.rglob("*") if path.is_dir())]
        for folder in folders:
            folder.chmod(0o555)
        yield site, []
        for folder in folders:
            folder.chmod(0o755)


def test_a_site_that_can_only_be_read_is_built_elsewhere(read_only, tmp_path):
    site, before = read_only
    output, states = tmp_path / "output", tmp_path / "states"

    def run(*command):
        return subprocess.run(
            [*before, forno.PROGRAM, *command, "--site", str(site)], capture_output=True, text=True,
            env={**os.environ, "XDG_STATE_HOME": str(states)}, timeout=forno.PATIENCE)

    built = run("build", "--output", str(output))
    assert built.returncode == 0, built.stderr
    assert (output / "index.html").is_file() and not (site / ".forno").exists()
    [own] = (states / "forno").iterdir()
    assert own.name.startswith("site-")
    again = run("build", "--output", str(output))
    assert again.returncode == 0 and "0 written" in again.stdout + again.stderr, again
    # What changes the site says that it cannot.
    added = run("list", "add", "Week", "milk")
    assert added.returncode == 2 and "cannot" in added.stderr, added
    cleaned = run("clean", "--output", str(output))
    assert cleaned.returncode == 0 and not list(output.glob("*.html")), cleaned
