"""Drill among the registered games, for tests of what only plays those."""

import sys

import pytest

from grognard import games
from tests.contract import drill


def register_drill(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(games, "SLUGS", (*games.SLUGS, "drill"))
    patch.setitem(sys.modules, "grognard.games.drill", drill)
