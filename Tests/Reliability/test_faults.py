"""Every call of the system that a build makes is made to fail, one after another.

Afterwards the output is the old or the new site, whole; the next build makes what one from nothing does; and a build that
says it went through has made all of it.
"""

import concurrent.futures
import errno
import os
import shutil
import sys

import forno
import kitchen as kitchens
import pytest
from forno import Fault

# What each kind of call may fail with. The first error stands for all in `make test`; a call that was only interrupted, or
# did half of what it was asked for, is made again, and the build goes through.
ERRORS = {
    "open": [errno.EMFILE, errno.EIO, errno.EACCES],
    "read": [errno.EIO],
    "write": [errno.ENOSPC, errno.EIO],
    "print": [errno.ENOSPC],
    "close": [errno.EIO, errno.ENOSPC],
    "stat": [errno.EIO, errno.EACCES],
    "list": [errno.EIO, errno.EMFILE],
    "resolve": [errno.EIO],
    "mkdir": [errno.ENOSPC, errno.EACCES],
    "rename": [errno.ENOSPC, errno.EIO],
    "link": [errno.EMLINK],
    "remove": [errno.EIO, errno.EACCES],
    "lock": [errno.ENOLCK],
    "thread": [errno.EAGAIN],
    "allocate": [errno.ENOMEM],
}
REPEATED = {
    "open": [errno.EINTR],
    "read": [errno.EINTR, "short"],
    "write": [errno.EINTR, "short"],
    "close": [errno.EINTR],
    "lock": [errno.EINTR],
}
# For memory that cannot be had the program may end as it likes.
MAY_CRASH = {"allocate"}
# Where nothing was, nothing is kept beside what takes its place.
UNUSED = {("nothing", "link")}
# So many calls of a kind are tried in `make test`, evenly spread; `make test-all` tries all. Of reads all are tried there
# too: a file that cannot be read must never be taken for one that is not there, whatever is made of it.
MOST = 12
MOST_OF = {"allocate": 8, "read": sys.maxsize}
# A build allocates so often that all take an hour: `make soak` tries them, in a program made for that.
MOST_ALLOCATIONS = sys.maxsize if "FORNO_SOAK" in os.environ else 400


class Scenario:
    """A build of a site: of nothing, after a change, or after one that leaves all but the card of a recipe as it was."""

    def __init__(self, kitchen, name):
        self.kitchen, self.name = kitchen, name
        foreign = kitchens.FOREIGN
        if name == "change":
            self.old, self.new = kitchen.old, kitchen.new
        elif name == "edit":
            self.old, self.new = kitchen.old, kitchen.edit
        else:
            self.old, self.new = {}, {path: it for path, it in kitchen.new.items() if path not in foreign}

    def site(self, name):
        if self.name == "change":
            return self.kitchen.changed(name)
        if self.name == "edit":
            return self.kitchen.edited(name)
        site = self.kitchen.bare(name)
        shutil.rmtree(site / "output")
        return site

    def complaints(self, fault, outcome, site):
        """What is wrong after a build in which a call failed."""
        found = kitchens.tree(site / "output")
        if outcome.code is None:
            yield "it hangs"
        elif outcome.code not in (0, 1, 2) and not (outcome.was_killed or fault.kind in MAY_CRASH):
            yield f"it ended with {outcome.code}"
        if outcome.code == 0 and found != self.new:
            yield "it says that it went through, and the output is another"
        if outcome.code == 0 and outcome.err:
            yield f"it went through and warns: {outcome.err}"
        if outcome.code in (1, 2) and not outcome.err.strip() and fault.kind != "print":
            yield "it fails and says nothing"
        if fault.error in REPEATED.get(fault.kind, []) and outcome.code != 0:
            yield f"it should have tried again: {outcome.err}"
        is_cut_short = outcome.code is not None and outcome.code < 0 or "putting the earlier pages back" in outcome.err
        if is_cut_short:
            forno.run("check", site=site)
            found = kitchens.tree(site / "output")
        if found != self.old and found != self.new:
            yield f"the output is neither: {_difference(found, self.old)} or {_difference(found, self.new)}"
        yield from self._complaints_of_the_next(site)

    def _complaints_of_the_next(self, site):
        outcome = forno.run("build", site=site)
        if outcome.code != 0:
            yield f"the next build fails: {outcome.err}"
        elif kitchens.tree(site / "output") != self.new:
            yield f"the next build makes another site: {_difference(kitchens.tree(site / 'output'), self.new)}"
        elif kitchens.names(site / ".forno") != self.kitchen.state:
            yield f"something is left behind: {set(kitchens.names(site / '.forno')) ^ set(self.kitchen.state)}"


def _difference(found, wanted):
    return sorted(path for path in found.keys() | wanted.keys() if found.get(path) != wanted.get(path))[:4]


def _numbers(calls, most):
    """The numbers of the calls to make fail: all, or so many of them."""
    if calls <= most:
        return range(1, calls + 1)
    return sorted({1 + number * calls // most for number in range(most)})


@pytest.fixture(params=[
    "change", pytest.param("edit", marks=pytest.mark.thorough), pytest.param("nothing", marks=pytest.mark.thorough)])
def scenario(request, kitchen):
    return Scenario(kitchen, request.param)


@pytest.fixture
def attempts(scenario, shim, tries_all):
    """Gives the faults of a kind to try, as many as there are calls in a build to which nothing happens."""

    def faults(kind, errors, most=MOST, lasts=False):
        calls = _calls(scenario, shim, forno.program(kind))[kind]
        if tries_all:
            most = MOST_ALLOCATIONS if kind == "allocate" else calls
        if (scenario.name, kind) in UNUSED:
            pytest.skip(f"{scenario.name}: a build makes no call to {kind}")
        if kind == "allocate" and not calls:
            pytest.skip("the program has an allocator of its own")
        numbers = _numbers(calls, most)
        return [Fault(kind, number, error, lasts) for number in numbers for error in errors[: None if tries_all else 1]]

    return faults


def _calls(scenario, shim, program):
    """How many calls of each kind a build makes to which nothing happens."""
    site = scenario.site(f"counted-{scenario.name}")
    calls = forno.run("build", site=site, library=shim, program=program).calls
    shutil.rmtree(site)
    return calls


def _try_all(scenario, shim, faults):
    """Tries the faults, some at a time, and fails with all that is wrong; gives how many calls failed."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda numbered: _try(scenario, shim, *numbered), enumerate(faults)))
    complaints = [line for lines, _ in results for line in lines]
    assert not complaints, "\n".join(complaints)
    return sum(hit for _, hit in results)


def _try(scenario, shim, number, fault):
    site = scenario.site(f"{scenario.name}-{fault.kind}-{fault.error}-{fault.lasts}-{number}")
    outcome = forno.run("build", site=site, library=shim, fault=fault, program=forno.program(fault.kind))
    complaints = [f"{fault}: {complaint}" for complaint in scenario.complaints(fault, outcome, site)]
    shutil.rmtree(site)
    return complaints, outcome.was_hit


@pytest.mark.parametrize("kind", ERRORS)
def test_a_call_that_fails_leaves_one_site_whole(scenario, shim, kind, attempts, told):
    faults = attempts(kind, ERRORS[kind], most=MOST_OF.get(kind, MOST))
    hits = _try_all(scenario, shim, faults)
    told(f"{scenario.name}, {kind}: {hits} of {len(faults)} calls failed")
    assert hits > 0


@pytest.mark.parametrize("kind", REPEATED)
def test_a_call_that_is_interrupted_is_made_again(scenario, shim, kind, attempts):
    for error in REPEATED[kind]:
        assert _try_all(scenario, shim, attempts(kind, [error], most=6)) > 0


@pytest.mark.parametrize("kind", [kind for kind in ERRORS if kind not in MAY_CRASH])
def test_a_system_that_refuses_from_then_on_loses_nothing(scenario, shim, kind, attempts):
    assert _try_all(scenario, shim, attempts(kind, ERRORS[kind], most=6, lasts=True)) > 0


@pytest.mark.parametrize("kind", ["open", "write", "rename", "mkdir", "remove", "close"])
def test_a_kill_before_a_call_leaves_one_site_whole(scenario, shim, kind, attempts):
    assert _try_all(scenario, shim, attempts(kind, ["kill"], most=8)) > 0


class Edit:
    """An edit of two files: what was bought leaves a list and comes into the pantry."""

    COMMAND = ("list", "done", "party", "flour")

    def __init__(self, kitchen, shim):
        self.kitchen, self.shim = kitchen, shim
        site = kitchen.copy("edited")
        self.before = kitchens.tree(site / "content")
        self.calls = forno.run(*self.COMMAND, site=site, library=shim, jobs=None).calls
        self.done = kitchens.tree(site / "content")
        shutil.rmtree(site)

    def complaints(self, fault):
        site = self.kitchen.copy(f"edit-{fault.kind}-{fault.error}-{fault.number}")
        outcome = forno.run(*self.COMMAND, site=site, library=self.shim, fault=fault, jobs=None)
        if outcome.code not in (0, 1, 2, 64) and not outcome.was_killed:
            yield f"{fault}: it ended with {outcome.code}"
        if outcome.code and outcome.code > 0 and not outcome.err:
            yield f"{fault}: it fails and says nothing"
        if outcome.code == 0 and kitchens.tree(site / "content") != self.done:
            yield f"{fault}: it says that it is done, and it is not"
        forno.run("check", site=site)
        found = kitchens.tree(site / "content")
        # What a killed edit had not put in place goes with the next one.
        if {path: it for path, it in found.items() if ".forno-" not in path} == self.before:
            forno.run(*self.COMMAND, site=site, jobs=None)
            found = kitchens.tree(site / "content")
        if found != self.done:
            yield f"{fault}: half of it is done: {_difference(found, self.done)}"
        shutil.rmtree(site)


@pytest.fixture(scope="module")
def edit(kitchen, shim):
    return Edit(kitchen, shim)


@pytest.mark.parametrize("kind", ["open", "read", "write", "close", "rename", "remove", "sync", "lock"])
def test_a_call_that_fails_leaves_an_edit_whole(edit, kind, tries_all, told):
    errors = ERRORS.get(kind, [errno.EIO]) + ["kill"]
    numbers = _numbers(edit.calls[kind], edit.calls[kind] if tries_all else 6)
    faults = [Fault(kind, number, error) for number in numbers for error in (errors if tries_all else errors[:1])]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = [line for lines in pool.map(lambda fault: list(edit.complaints(fault)), faults) for line in lines]
    told(f"edit, {kind}: {len(faults)} calls failed")
    assert faults and not complaints, "\n".join(complaints)
