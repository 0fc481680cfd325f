"""Set-up shared by all tests."""

import pytest

pytest.register_assert_rewrite("tests.contract.suite")  # so that its assertions say what they saw
