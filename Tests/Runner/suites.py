"""The suites of tests: what each takes to run, and where it says what came of it."""

import functools
import os
import pathlib
import re
import resource
import subprocess
import time

import results

SWIFT = os.environ.get("SWIFT", "swift")
HERE = pathlib.Path(__file__).parent
# Where Scripts/build-tests builds.
BUILT = ".build-check" if os.environ.get("FORNO_CHECK") else ".build"
DEBUG, RELEASE = pathlib.Path(BUILT, "debug").absolute(), pathlib.Path(".build/release").absolute()
PYTHON = ".venv/bin/python"
# What tests in Python run: the program as it is shipped, and one with the system's allocator, which can be made to fail.
PROGRAMS = {"FORNO": str(RELEASE / "forno"), "FORNO_PLAIN": str(DEBUG / "forno")}
# The tests that compare with files which `make approve` rewrites.
EXPECTED = "GalleryTests|TranscriptTests|PrintedPageTests|ImportingTests.PageTests"


def chosen(names, tries_all, only_expected):
    """The suites of these names, those of a depth without one."""
    known = {suite.name: suite for suite in ALL + PARTS}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"Tests/run: no suite {unknown[0]}; there are {', '.join(known)}")
    if only_expected:
        return [known["swift"]]
    return [known[name] for name in names] or [suite for suite in ALL if tries_all or not suite.is_thorough]


def lanes(chosen):
    """Suites to run one after another, those to run beside them, and those to run when both are done."""
    last = [suite for suite in chosen if suite.is_thorough]
    aside = [suite for suite in chosen if suite.name in DEBUGGED]
    first = [suite for suite in chosen if suite not in aside + last]
    return (first, aside, last) if first else (aside, [], last)


class Suite:
    """Some tests that one program runs."""

    is_thorough = False

    def __init__(self, name, title):
        self.name, self.title = name, title

    def run(self, folder, wishes):
        """Runs the tests, and gives what came of them."""
        began, used = time.monotonic(), processor_time()
        found = self.results(folder, wishes)
        found.wall, found.processor = time.monotonic() - began, processor_time() - used
        return found


class SwiftSuite(Suite):
    def __init__(self, name, title, *options):
        super().__init__(name, title)
        self.options = options

    def results(self, folder, wishes):
        if code := self.prepare():
            found = results.Results()
            found.end("Build", code)
            return found
        only = ["--filter", EXPECTED] if wishes.expected else self.options
        report = str(folder / "swift.xml")
        command = [SWIFT, "test", "--skip-build", "--scratch-path", BUILT, "--xunit-output", report, *only]
        code = shown(command, told_of_swift, environment(wishes))
        found = results.of_junit(folder / "swift-swift-testing.xml")
        found.end(self.title, code)
        return found

    def prepare(self):
        return debug_built()


class PythonSuite(Suite):
    def __init__(self, name, title, folder, *options):
        super().__init__(name, title)
        self.folder, self.options = folder, options

    def results(self, folder, wishes):
        report, flaky = folder / f"{self.name}.xml", folder / f"{self.name}.flaky"
        depth = ["--all"] if wishes.all else []
        code = self.prepare() or self.pytest(
            [f"--junit-xml={report}", *self.options, *depth], {"FORNO_FLAKY": str(flaky)})
        found = results.of_junit(report)
        found.flaky = flaky.read_text().splitlines() if flaky.exists() else []
        found.end(self.title, code)
        return found

    def prepare(self):
        code = subprocess.run(["Tests/python-environment"]).returncode
        return code or (debug_built() if self.name in DEBUGGED else 0)

    def pytest(self, options, environment):
        environment = {**os.environ, **PROGRAMS, "PYTHONPATH": str(HERE), **environment}
        command = [PYTHON, "-m", "pytest", self.folder, "-p", "pytest_cases", *options]
        return subprocess.run(command, env=environment).returncode


class ScriptSuite(Suite):
    def results(self, folder, wishes):
        told = FailedOfTap()
        code = shown(["Tests/script-tests"], told, environment(wishes))
        found = results.of_tap(told.lines)
        found.end(self.title, code)
        return found


class CommandSuite(Suite):
    """A command that counts as one test."""

    is_thorough = True

    def __init__(self, name, title, *command):
        super().__init__(name, title)
        self.command = command

    def results(self, folder, wishes):
        environment = {**os.environ, "FORNO": str(RELEASE / "forno")}
        code = subprocess.run(self.command, env=environment).returncode
        return results.Results(passed=1) if code == 0 else results.Results(failed=[f"{self.title}: exit code {code}"])


@functools.cache
def debug_built():
    """Builds the tests and the debug build of the programs, once; gives the exit code."""
    return subprocess.run(["Scripts/build-tests"]).returncode


def environment(wishes):
    """What tells tests the program that they run, and whether all is to be tried."""
    depth = {"FORNO_ALL": "1"} if wishes and wishes.all else {}
    # What is approved is said by the program as it was just built: that of a release may be of another day.
    program = DEBUG if wishes and wishes.expected else RELEASE
    return {**os.environ, "FORNO": str(program / "forno"), **depth}


def shown(command, is_told, environment):
    """Runs a command and prints those of its lines that are to be told, in reasonable length; gives its exit code."""
    with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment) as program:
        for line in program.stdout:
            if is_told(line):
                print(line.rstrip("\n")[:1000], flush=True)
    return program.returncode


class FailedOfTap:
    """Keeps the lines of Node's runner, and tells those of tests that failed, with what is said of each."""

    def __init__(self):
        self.lines, self.tells = [], True

    def __call__(self, line):
        self.lines.append(line)
        if re.match(r"(not )?ok |# Subtest", line):
            self.tells = line.startswith("not ok")
        return self.tells


def told_of_swift(line):
    """Whether a line of `swift test` is more than that a case began or passed."""
    return not re.match(r"◇|✔ Test |↳ |\s*$", line)


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# The suites that make or use the debug build, in this order: an allocation fails only there.
DEBUGGED = ("swift", "libraries", "commands", "reliability")

# A browser on a busy machine: six tests at most are tried again, and what they said first is shown.
RETRIES = ["--reruns", "2", "--max-suite-reruns", "6", "--rerun-show-tracebacks"]

ALL = [
    ScriptSuite("scripts", "Tests of scripts"),
    SwiftSuite("swift", "Swift tests"),
    PythonSuite("reliability", "Tests of reliability", "Tests/Reliability"),
    PythonSuite("oracle", "Tests by an independent calculation", "Tests/Oracle"),
    PythonSuite("browser", "Browser tests", "Tests/Browser", *RETRIES),
    CommandSuite("mutants", "Mutants", "Tests/mutants"),
    CommandSuite("fuzz", "Fuzzing", "Tests/fuzz", "20"),
]
# The two parts of the tests in Swift, for who has no release yet: only those of commands start its programs.
COMMANDS = r"^CommandTests\."
PARTS = [
    SwiftSuite("libraries", "Swift tests of libraries", "--skip", COMMANDS),
    SwiftSuite("commands", "Swift tests of commands", "--filter", COMMANDS),
]
