"""Runs the program under test, also on a system that refuses something."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).parent
PROGRAM = os.path.abspath(os.environ.get("FORNO", HERE.parents[1] / ".build/debug/forno"))
# One with the system's allocator, which a library can stand in front of: the program that is shipped has one of its own.
PLAIN = os.path.abspath(os.environ.get("FORNO_PLAIN", HERE.parents[1] / ".build/debug/forno"))
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
# How long a command may take before it counts as one that hangs; no test asserts a time below it.
PATIENCE = 60


@dataclass(frozen=True)
class Fault:
    """The call that fails: the `number`-th of its `kind`, with an error number, or "short" or "kill" (see faults.c)."""

    kind: str
    number: int
    error: int | str
    lasts: bool = False

    def variables(self):
        lasting = {"FAULT_LASTS": "1"} if self.lasts else {}
        return {"FAULT_KIND": self.kind, "FAULT_NUMBER": str(self.number), "FAULT_ERROR": str(self.error)} | lasting


@dataclass
class Outcome:
    """How a command ended."""

    code: int | None  # negative for a signal, None for one that hung
    out: str
    err: str
    calls: dict = field(default_factory=dict)
    was_hit: bool = False

    @property
    def was_killed(self):
        return self.code == -signal.SIGKILL


def shim(folder):
    """The library that makes calls fail, compiled into `folder`; None where there is no compiler."""
    swift = shutil.which("swift")
    beside = os.path.dirname(os.path.realpath(swift)) if swift else None
    compiler = shutil.which("cc") or shutil.which("clang") or shutil.which("clang", path=beside)
    if compiler is None:
        return None
    library = pathlib.Path(folder) / "faults.so"
    subprocess.run(
        [compiler, "-std=gnu11", "-O1", "-shared", "-fPIC", "-o", str(library), str(HERE / "faults.c"), "-ldl"],
        check=True)
    return library


def program(kind):
    """The program in which a call of a kind can be made to fail."""
    return PLAIN if kind == "allocate" else PROGRAM


def run(*arguments, site, library=None, fault=None, before=None, jobs=2, program=PROGRAM):
    """Runs a command in the folder of a site, with `before` called in its process just before it starts."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "FORNO_OFFLINE": "1", "SOURCE_DATE_EPOCH": "1795305600"}
    with tempfile.NamedTemporaryFile(dir=MEMORY) as report:
        if library is not None:
            environment |= {"LD_PRELOAD": str(library), "FAULT_REPORT": report.name}
        if fault is not None:
            environment |= fault.variables()
        command = [program, *arguments, *(["--jobs", str(jobs)] if jobs else [])]
        try:
            ended = subprocess.run(
                command, cwd=site, env=environment, capture_output=True, timeout=PATIENCE, preexec_fn=before)
        except subprocess.TimeoutExpired as hung:
            return Outcome(None, _text(hung.stdout), _text(hung.stderr))
        lines = pathlib.Path(report.name).read_text().split("\n")
    calls = {kind: int(count) for kind, count in (line.split() for line in lines if " " in line)}
    return Outcome(ended.returncode, _text(ended.stdout), _text(ended.stderr), calls, "hit" in lines)


def _text(data):
    return (data or b"").decode(errors="replace")
