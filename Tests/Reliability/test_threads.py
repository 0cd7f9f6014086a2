"""A system that makes no threads, or gives little memory, does not hang a build or a preview."""

import errno
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import time
import urllib.request

import forno
import kitchen as kitchens
import pytest
from forno import Fault

MEGABYTE = 1 << 20
NOBODY = 65534


def _limit(kind, most):
    """What sets a limit of the system in the process of the program."""
    return lambda: resource.setrlimit(kind, (most, most))


def _as_nobody(most):
    """Root may make as many threads as it likes; this ends that."""

    def before():
        os.setgid(NOBODY)
        resource.setrlimit(resource.RLIMIT_NPROC, (most, most))
        os.setuid(NOBODY)

    return before


def _check(kitchen, site, outcome):
    """What has to hold after a build under a limit, which is lifted then."""
    assert outcome.code is not None, "it hangs"
    found = kitchens.tree(site / "output")
    if outcome.code == 0:
        assert found == kitchen.new
    else:
        assert outcome.code < 0 or outcome.err, f"it ends with {outcome.code} and says nothing"
    after = forno.run("build", site=site)
    assert after.code == 0, after.err
    assert kitchens.tree(site / "output") == kitchen.new
    assert kitchens.names(site / ".forno") == kitchen.state
    shutil.rmtree(site)


@pytest.mark.parametrize("jobs", [1, 2, 8, 100])
@pytest.mark.parametrize("first", [1, 2, 3, 6])
def test_a_build_goes_on_with_the_threads_that_it_has(kitchen, shim, jobs, first):
    site = kitchen.changed(f"threads-{jobs}-{first}")
    fault = Fault("thread", first, errno.EAGAIN, lasts=True)
    outcome = forno.run("build", site=site, library=shim, fault=fault, jobs=jobs)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.was_hit == (outcome.calls["thread"] >= first)
    assert outcome.was_hit or jobs == 1 or first > 1
    _check(kitchen, site, outcome)


# From too little to start at all up to enough for everything, whichever form the program was built in.
def test_little_memory_does_not_hang_a_build(kitchen, tries_all, told):
    codes = {}
    for kilobytes in range(8_000, 400_000, 2_000 if tries_all else 14_000):
        site = kitchen.changed(f"memory-{kilobytes}")
        limit = _limit(resource.RLIMIT_AS, kilobytes * 1024)
        outcome = forno.run("build", site=site, before=limit, jobs=4)
        codes.setdefault(outcome.code, []).append(kilobytes)
        _check(kitchen, site, outcome)
    told("; ".join(f"{code}: {len(at)} limits, {min(at)} to {max(at)} kB" for code, at in codes.items()))
    assert 0 in codes and len(codes) > 1


@pytest.mark.parametrize("most", [0, 1, 2, 3, 5])
def test_few_threads_for_a_user_do_not_hang_a_build(kitchen, most):
    if os.getuid() != 0:
        pytest.skip("needs root, to become a user who has no other threads")
    site = kitchen.changed(f"user-{most}")
    for folder in [pathlib.Path(kitchen.folder).parent, kitchen.folder]:
        folder.chmod(0o755)
    for file in [site, *site.rglob("*")]:
        os.chown(file, NOBODY, NOBODY, follow_symlinks=False)
    try:
        outcome = forno.run("build", site=site, before=_as_nobody(most), jobs=8)
    except PermissionError:
        pytest.skip("the program lies where only root may go")
    assert outcome.code == 0, outcome.err
    _check(kitchen, site, outcome)


class Preview:
    """A running `forno serve`."""

    def __init__(self, site, library, fault):
        environment = {**os.environ, "FORNO_OFFLINE": "1", "LD_PRELOAD": str(library)}
        environment |= fault.variables() if fault else {}
        self.process = subprocess.Popen(
            [forno.PROGRAM, "serve", "--jobs", "4"], cwd=site, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
            # A shell has what it runs in the background ignore Ctrl-C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.url = self.process.stdout.readline().split()[-1]

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=forno.PATIENCE) as answer:
            return answer.read().decode()

    def shows(self, path, text):
        """Whether a page comes to show a text."""
        end = time.monotonic() + forno.PATIENCE
        while time.monotonic() < end:
            if text in self.get(path):
                return True
            time.sleep(0.05)
        return False

    def end(self, number):
        self.process.send_signal(number)
        return self.process.wait(forno.PATIENCE)


@pytest.mark.parametrize(
    ("first", "number"),
    [(None, signal.SIGINT), (None, signal.SIGTERM), (None, signal.SIGHUP), (1, signal.SIGINT), (1, signal.SIGTERM),
     (2, signal.SIGTERM), (5, signal.SIGTERM)])
def test_a_preview_goes_on_without_threads(kitchen, shim, first, number):
    site = kitchen.changed(f"preview-{first}-{number}")
    preview = Preview(site, shim, first and Fault("thread", first, errno.EAGAIN, lasts=True))
    try:
        assert "Knead well" in preview.get("recipes/dough/index.html")
        file = site / "content/recipes/dough.md"
        file.write_text(file.read_text().replace("Knead well", "Knead by hand") + "\n[x](none.md)\n")
        assert preview.shows("recipes/dough/index.html", "Knead by hand")
        code = preview.end(number)
        assert code == 0 if first is None else code in (0, -number)
    finally:
        preview.process.kill()
    shutil.rmtree(site)
