"""Tells which cases take the longest, each run alone."""

import os
import resource
import subprocess
import time
from dataclasses import dataclass

import suites


@dataclass
class Case:
    suite: str
    name: str
    wall: float
    processor: float


def show(chosen, count, folder):
    """Runs each case of suites alone and prints the slowest, then the share of each suite; gives the exit code."""
    cases = [case for suite in chosen for case in measured(suite, folder)]
    print("\n  wall    processor  case")
    for case in sorted(cases, key=lambda case: -max(case.wall, case.processor))[:count]:
        print(f"{case.wall:7.2f} s {case.processor:7.2f} s  {case.suite}: {case.name}")
    whole = sum(case.processor for case in cases) or 1
    print("\nsuite         cases   wall    processor  share")
    for suite in chosen:
        own = [case for case in cases if case.suite == suite.name]
        wall, processor = sum(case.wall for case in own), sum(case.processor for case in own)
        print(f"{suite.name:12} {len(own):6} {wall:6.0f} s {processor:6.0f} s  {100 * processor / whole:4.0f} %")
    return 0


def measured(suite, folder):
    """The cases of a suite with what each took."""
    if isinstance(suite, suites.SwiftSuite):
        return swift_cases(suite)
    if isinstance(suite, suites.PythonSuite):
        return python_cases(suite, folder)
    began, used = time.monotonic(), suites.processor_time()
    suite.results(folder, None)
    return [Case(suite.name, suite.title, time.monotonic() - began, suites.processor_time() - used)]


def swift_cases(suite):
    """Each test in a process of its own, less what the process takes that runs none."""
    suite.prepare()
    tests = subprocess.run([suites.SWIFT, "test", "list", "--skip-build"], capture_output=True, text=True).stdout.split("\n")
    program = next(path for path in os.scandir(suites.DEBUG) if path.name.endswith(".xctest")).path
    nothing = alone(program, "no test of this name")
    for name in filter(None, tests):
        wall, processor = alone(program, name)
        yield Case(suite.name, name, max(0, wall - nothing[0]), max(0, processor - nothing[1]))


def alone(program, name):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    pattern = "^" + "".join(f"\\{sign}" if sign in "().[]" else sign for sign in name) + "(/|$)"
    command = [program, "--testing-library", "swift-testing", "--filter", pattern]
    subprocess.run(command, capture_output=True, env=suites.environment(None))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic() - began, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def python_cases(suite, folder):
    suite.prepare()
    times = folder / f"{suite.name}.times"
    suite.pytest(["-n0"], {"FORNO_TIMES": str(times)})
    for line in times.read_text().splitlines():
        wall, processor, name = line.split(" ", 2)
        yield Case(suite.name, name, float(wall), float(processor))
