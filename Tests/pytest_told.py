"""Lines that are seen at the end of a run although their tests passed."""

import pytest


@pytest.fixture
def told(record_property):
    """Keeps a line for the end of the run."""
    return lambda line: record_property("told", line)


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.getreports("passed"):
        for name, line in report.user_properties:
            if name == "told":
                terminalreporter.write_line(line)
