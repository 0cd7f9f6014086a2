"""The instructions that readers take for texts of any length, counted by callgrind."""

import glob
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

# The optimised driver, which `Tests/run` builds.
DRIVER = os.environ.get("FORNO_SCALING_DRIVER", os.path.join(".build", "release", "scaling-driver"))


def constructs():
    """The name of each construct, and how many of something its shortest text has."""
    told = subprocess.run([DRIVER, "list"], check=True, capture_output=True, text=True).stdout
    fields = [line.split("\t") for line in told.splitlines()]
    return {name: int(count) for count, name in fields}


def instructions(readings):
    """What each of some readings takes, by its name and count. As many of them at once as there are processors."""
    workers = os.cpu_count()
    slices = [part for part in (readings[worker::workers] for worker in range(workers)) if part]
    taken = {}
    with ThreadPoolExecutor(workers) as pool:
        for counts in pool.map(_count, slices):
            taken.update(counts)
    return taken


def _count(readings):
    with tempfile.TemporaryDirectory() as folder:
        # Not every valgrind can read the driver's debugging information.
        driver = os.path.join(folder, "driver")
        subprocess.run(["strip", "-g", "-o", driver, DRIVER], check=True)
        subprocess.run(
            ["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--callgrind-out-file={folder}/counts", driver],
            input="".join(f"{count}\t{name}\n" for name, count in readings),
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        return dict(filter(None, map(_read, glob.glob(f"{folder}/counts.*"))))


def _read(path):
    """The reading that a file of callgrind's is of, and what it took."""
    reading, taken = None, 0
    for line in open(path):
        if line.startswith("desc: Trigger: Client Request: "):
            count, name = line.removeprefix("desc: Trigger: Client Request: ").rstrip("\n").split("\t")
            reading = (name, int(count))
        elif line.startswith(("summary:", "totals:")):
            taken = int(line.split(":")[1])
    return reading and (reading, taken)
