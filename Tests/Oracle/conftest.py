"""What pytest is told of the tests by an independent calculation."""

pytest_plugins = ["pytest_depth"]
