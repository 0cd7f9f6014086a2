"""A site that can only be read: on a disk of that kind, or of another user."""

import functools
import http.server
import json
import os
import shutil
import subprocess
import threading

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
    if not site.exists():
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


@pytest.fixture
def run(read_only, tmp_path):
    """Runs a command on the site that can only be read."""
    site, before = read_only

    def run(*command):
        return subprocess.run(
            [*before, forno.PROGRAM, *command, "--site", str(site)], capture_output=True, text=True,
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "states")}, timeout=forno.PATIENCE)

    return run


@pytest.fixture
def menu(tmp_path):
    """The address of a menu on a server, and what ends that."""
    folder = tmp_path / "served"
    folder.mkdir()
    payloads = {"pizzas": {"basePrice": 4, "pizzas": [{"name": "Margherita", "ingredients": [1]}]},
                "ingredients": [{"id": 1, "name": "Mozzarella", "price": 1}], "drinks": []}  # fmt: skip
    for name, payload in payloads.items():
        (folder / f"{name}.json").write_text(json.dumps(payload))
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", server.shutdown
        server.shutdown()


def test_what_it_fetches_is_kept_elsewhere(tmp_path, menu, request):
    address, end = menu
    site = tmp_path / "site"
    (site / "content").mkdir(parents=True)
    sources = "".join(f"  {name}: {address}/{name}.json\n" for name in ("pizzas", "ingredients", "drinks"))
    (site / "content/site.yml").write_text(f"title: Far\nsources:\n{sources}")
    request.getfixturevalue("read_only")
    run = request.getfixturevalue("run")
    built = run("build", "--output", str(tmp_path / "output"))
    assert built.returncode == 0, built.stderr
    kept = list((tmp_path / "states/forno").glob("site-*/cache/*"))
    assert len(kept) == 3 and not (site / ".forno").exists()
    end()
    again = run("build", "--offline", "--output", str(tmp_path / "other"))
    assert again.returncode == 0, again.stderr
    assert "5.00" in (tmp_path / "other/menu/menu.csv").read_text()


def test_a_site_that_can_only_be_read_is_built_elsewhere(read_only, run, tmp_path):
    site, _ = read_only
    output, states = tmp_path / "output", tmp_path / "states"
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
