"""What the runner wants to know of tests in Python beside pytest's own report.

Environment: FORNO_FLAKY, a file that gets the names of the tests that were tried again; FORNO_TIMES, a file that gets the wall
and processor time of each test, that of the programs and browsers which it used included.
"""

import os
import time

import pytest


def pytest_runtest_logreport(report):
    file = os.environ.get("FORNO_FLAKY")
    # With pytest-xdist all reports come to the one process that has started the others.
    if file and report.outcome == "rerun" and "PYTEST_XDIST_WORKER" not in os.environ:
        with open(file, "a") as names:
            names.write(f"{report.nodeid}\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    file = os.environ.get("FORNO_TIMES")
    if not file:
        return (yield)
    began, used = time.monotonic(), _processor_time()
    done = yield
    # A browser that ends with a module takes along what it used for the tests before.
    processor = max(0, _processor_time() - used)
    with open(file, "a") as times:
        times.write(f"{time.monotonic() - began:.3f} {processor:.3f} {item.nodeid}\n")
    return done


def _processor_time():
    """That of this process and of all below it, in seconds, those that have ended included."""
    parents, times = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as status:
                fields = status.read().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        parents[int(name)], times[int(name)] = int(fields[1]), sum(map(int, fields[11:15]))
    below = {os.getpid()}
    while new := {child for child, parent in parents.items() if parent in below} - below:
        below |= new
    return sum(times[process] for process in below if process in times) / os.sysconf("SC_CLK_TCK")
