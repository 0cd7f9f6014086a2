"""What the tests of reliability share: the site, and the library that makes calls fail."""

import os
import shutil
import sys
import tempfile

import forno
import pytest
from kitchen import Kitchen


pytest_plugins = ["pytest_depth", "pytest_told"]


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
