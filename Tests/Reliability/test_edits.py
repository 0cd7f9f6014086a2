"""A build that takes over what the last one knew gives what one from nothing gives, byte for byte, and reports the same.

Sequences of 1 to 10 edits are made of one site, with builds in between, some of which are killed at a call of the system.
"""

import os
import random
import re
import shutil
import struct

import forno
import household
import kitchen as kitchens
import pytest
from forno import Fault

SEEDS, SEQUENCES = 4, 50
KILLED_AT = ["open", "write", "rename", "remove", "stat"]


class Edited:
    """A site under edits, with how often a build took over what was known."""

    def __init__(self, folder, seed, shim):
        self.folder, self.shim = folder, shim
        self.site, self.fresh = folder / "site", folder / "fresh"
        self.household = household.Household(self.site, seed)
        self.dice = random.Random(seed + 1000)
        self.published = self.taken_over = self.kept_pages = 0

    def sequence(self):
        """Makes edits and builds; what they were, and what is wrong."""
        made = []
        for _ in range(self.dice.randint(1, 10)):
            made.append(self.household.edit())
            if self.dice.random() < 0.3:
                made.append(self.build_between())
        return "; ".join(made), list(self.complaints())

    def build_between(self):
        if self.dice.random() < 0.7:
            return f"built ({self.build(self.site).code})"
        fault = Fault(self.dice.choice(KILLED_AT), self.dice.randint(1, 60), "kill")
        outcome = forno.run("build", site=self.site, library=self.shim, fault=fault)
        return f"built, to be killed at {fault.kind} {fault.number} ({outcome.code})"

    def build(self, site, *options):
        return forno.run("build", "--timings", *options, site=site)

    def complaints(self):
        """What is wrong after one more build."""
        outcome, clean = self.build(self.site), self.from_nothing()
        if outcome.code != clean.code:
            yield f"it ends with {outcome.code}, and from nothing with {clean.code}: {outcome.err}{clean.err}"
        if _told(outcome) != _told(clean):
            yield f"it says {_told(outcome)}, and from nothing {_told(clean)}"
        if outcome.code != 0:
            self.household.mend()
            return
        self.published += 1
        self.taken_over += "Taken over" in outcome.err
        self.kept_pages += "all other pages" in outcome.err
        found, wanted = kitchens.tree(self.site / "output"), kitchens.tree(self.fresh / "output")
        different = sorted(path for path in found.keys() | wanted.keys() if found.get(path) != wanted.get(path))
        if different:
            yield f"these are different: {different[:5]}"

    def from_nothing(self):
        """Builds a copy of the content where nothing was built before."""
        shutil.rmtree(self.fresh, ignore_errors=True)
        shutil.copytree(self.site / "content", self.fresh / "content")
        return self.build(self.fresh)


def _told(outcome):
    """What a build reported of the content: all before its times, but for what only the last build can tell."""
    problems = re.split(r"^step +ms +share$", outcome.err, flags=re.MULTILINE)[0]
    return [problem for problem in re.split(r"\n(?=\S)", problems) if "last build" not in problem]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_edits(tmp_path, shim, seed, tries_all, told):
    edited = Edited(tmp_path, seed, shim)
    sequences = SEQUENCES * (10 if tries_all else 1)
    for number in range(sequences):
        made, complaints = edited.sequence()
        assert not complaints, f"sequence {number}: {made}\n" + "\n".join(complaints)
    told(f"{sequences} sequences of edits: {edited.published} published, {edited.taken_over} of them with what was known, "
         f"{edited.kept_pages} with all other pages")
    assert edited.published > sequences / 2
    assert edited.taken_over > sequences / 8
    assert edited.kept_pages > 0


def test_verify_compares_with_a_build_from_nothing(tmp_path):
    edited = Edited(tmp_path, 0, None)
    edited.build(edited.site)
    edited.household.set("r3", household.Recipe("Dish 3", step="Mix well."))
    outcome = edited.build(edited.site, "--verify")
    assert outcome.code == 0 and "Every file is what a build from nothing makes." in outcome.err, outcome.err
    assert "Taken over from the last build:" in outcome.err and "all other pages" in outcome.err
    assert len(list(edited.site.glob(".forno/outputs/*"))) == 1


KEYS = [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F]
WORD = 2**64


def _fold(one, other):
    product = one * other
    return product // WORD ^ product % WORD


def _sealed(record):
    """A record with the checksum that its bytes should have, in place of the one that it has."""
    content, lanes = record[:-8], list(KEYS)
    for start in range(0, len(content), 32):
        words = struct.unpack("<4Q", content[start:start + 32].ljust(32, b"\0"))
        lanes = [(_fold(lanes[n] ^ words[n], KEYS[n]) + KEYS[(n + 1) % 4]) % WORD for n in range(4)]
    half = _fold(lanes[0] ^ len(content), lanes[1] | 1) ^ _fold(lanes[2], lanes[3] | 1)
    return content + struct.pack("<Q", _fold(half ^ KEYS[1], KEYS[2] ^ len(content)))


def test_verify_tells_what_is_different(tmp_path):
    """A page that was changed so that no build can see it: with its size, its times and its digest in the note."""
    edited = Edited(tmp_path, 0, None)
    edited.build(edited.site)
    page = edited.site / "output/recipes/r3/index.html"
    before = page.stat()
    page.write_text(page.read_text().replace("Dish 3", "Dish 8"))
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))
    note = next(edited.site.glob(".forno/outputs/*/last-build"))
    data, now = note.read_bytes(), page.stat()
    assert _sealed(data) == data
    path = data.index(b"recipes/r3/index.html\0")
    entry = list(struct.unpack("<6q", data[path - 48:path]))
    entry[2], entry[5] = now.st_ctime_ns, now.st_ctime_ns + 10**10
    note.write_bytes(_sealed(data[:path - 48] + struct.pack("<6q", *entry) + data[path:]))
    outcome = edited.build(edited.site, "--verify")
    assert outcome.code == 1 and "recipes/r3/index.html" in outcome.err, outcome.err
