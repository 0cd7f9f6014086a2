"""What tests said: counts, the names of those that failed or were tried again, and why some were skipped."""

import collections
import re
import xml.etree.ElementTree as tree
from dataclasses import dataclass, field


@dataclass
class Results:
    passed: int = 0
    failed: list = field(default_factory=list)
    flaky: list = field(default_factory=list)
    reasons: list = field(default_factory=list)
    wall: float = 0
    processor: float = 0

    @property
    def counts(self):
        return f"{self.passed} passed, {len(self.failed)} failed, {len(self.reasons)} skipped"

    @property
    def time(self):
        return f"{self.wall:.0f} s ({self.processor:.0f} s of processor time)"

    @property
    def summary(self):
        """The lines at the end of a run, the counts last."""
        lines = [f"Failed: {name}" for name in self.failed] + [f"Flaky: {name} was tried again" for name in self.flaky]
        if self.reasons:
            skipped = collections.Counter(self.reasons).most_common()
            lines.append("Skipped: " + "; ".join(f"{count}: {reason}" for reason, count in skipped))
        return "\n".join([*lines, self.counts])

    def add(self, other):
        self.passed += other.passed
        self.failed += other.failed
        self.flaky += other.flaky
        self.reasons += other.reasons
        self.wall += other.wall
        self.processor += other.processor

    def fail_flaky(self):
        """Counts each test that was tried again as failed."""
        self.passed -= len(set(self.flaky) - set(self.failed))
        self.failed += [name for name in self.flaky if name not in self.failed]

    def end(self, suite, code):
        """Takes in how a runner ended. One that fails and names no failed test, or that ran none, is a failure itself."""
        if code != 0 and not self.failed:
            self.failed.append(f"{suite}: ended with exit code {code} and names no failed test")
        elif not (self.passed or self.failed or self.reasons):
            self.failed.append(f"{suite}: ran no test")


def of_junit(report):
    """The results in a report of pytest or `swift test`; none where there is no report, or a part of one, since its runner was ended."""
    results = Results()
    try:
        cases = tree.parse(report).getroot().iter("testcase")
    except (FileNotFoundError, tree.ParseError):
        return results
    # Of a test that was tried again the last try counts.
    for (suite, name), case in {(case.get("classname"), case.get("name")): case for case in cases}.items():
        outcomes = {child.tag: child for child in case}
        if outcomes.keys() & {"failure", "error"}:
            results.failed.append(f"{suite}.{name}")
        elif "skipped" in outcomes:
            skipped = outcomes["skipped"]
            reason = skipped.get("message") or (skipped.text or "").strip() or name
            results.reasons.append(" ".join(reason.split()))
        else:
            results.passed += 1
    return results


def of_tap(lines):
    """The results that Node's runner prints: a line for each test, those within others indented."""
    results = Results()
    for line in lines:
        told = re.match(r"(not )?ok \d+ - (.*?)( # (?:SKIP|TODO)\b ?(.*))?$", line.rstrip("\n"))
        if not told:
            continue
        if told[3]:
            results.reasons.append(told[4] or told[2])
        elif told[1]:
            results.failed.append(told[2])
        else:
            results.passed += 1
    return results
