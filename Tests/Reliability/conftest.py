"""What the tests of reliability share: the site, and the library that makes calls fail."""

import os
import shutil
import sys
import tempfile

import forno
import pytest
from kitchen import Kitchen


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="try everything, which takes some minutes")


def pytest_configure(config):
    config.addinivalue_line("markers", "soak: only with --soak, as `make soak` runs them")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--soak"):
        return
    later = [item for item in items if item.get_closest_marker("soak")]
    items[:] = [item for item in items if item not in later]
    config.hook.pytest_deselected(items=later)


@pytest.fixture(scope="session")
def soaks(request):
    """Whether everything is to be tried."""
    return request.config.getoption("--soak")


@pytest.fixture(scope="session")
def place():
    """A folder in memory, where the machine has such a place."""
    folder = tempfile.mkdtemp(prefix="forno-reliability-", dir=forno.MEMORY)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def kitchen(place):
    return Kitchen(os.path.join(place, "kitchen"))


@pytest.fixture(scope="session")
def shim(place):
    """The library of faults.c."""
    if not sys.platform.startswith("linux"):
        pytest.skip("calls can only be made to fail on Linux")
    library = forno.shim(place)
    if library is None:
        pytest.skip("there is no C compiler")
    return library


@pytest.fixture
def told(capsys):
    """Prints a line that is seen although the test passes."""

    def tell(line):
        with capsys.disabled():
            print(f"\n{line}")

    return tell
