"""Set-up shared by all tests."""

import os

import pytest

pytest.register_assert_rewrite("tests.contract.suite")  # so that its assertions say what they saw

REAL_TIME = ("tests/browser/", "tests/service/")  # real sockets, processes and windows: a busy machine can upset them


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI such a test gets a second run, which the report names; on one's own machine a flaw shows at once."""
    if "CI" not in os.environ:
        return
    for item in items:
        if item.nodeid.startswith(REAL_TIME):
            item.add_marker(pytest.mark.flaky(reruns=1))
