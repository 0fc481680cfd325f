"""Attacks of Tide of Iron by hand: what is rolled, and the way to the dice."""

from typing import Any

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import UNITS
from grognard.games.iron.firepower import cover_of
from grognard.games.iron.state import IronState, board_of
from grognard.kernel import Event
from tests.iron.position import chances, corrected, do, told


def rolls(state: IronState) -> str:
    """What is rolled now: ``attack 8 on 5`` (for what, how many dice, what each needs)."""
    now = GAME.decision(state)
    assert now is not None
    weights = chances(state)
    count = max(int(outcome.partition(" ")[2]) for outcome in weights)
    assert sum(weights.values()) == 6**count
    return f"{now.prompt.id.removeprefix('iron-roll-')} {count} on {1 + round(weights['hits 0'] ** (1 / count))}"


def fire(state: IronState, unit: str, target: str, *more: str) -> list[Event]:
    """Concentrated fire of a unit on another."""
    return do(state, f"use {unit}", "fire", f"target {target}", *more)


def shell(state: IronState, unit: str, hex_: str, *more: str) -> list[Event]:
    """The mortars of a squad fire at a hex."""
    return do(state, f"use {unit}", "fire", f"shell {hex_}", *more)


def storm(state: IronState, unit: str, hex_: str, *more: str) -> list[Event]:
    """A squad assaults from where it stands (ACT-16)."""
    return do(state, f"use {unit}", "assault", f"storm {hex_}", *more)


def cover(state: IronState, unit: str, suppressive: bool = False, **more: Any) -> list[tuple[str, int, str]]:
    """The defence dice of a unit, line by line."""
    return cover_of(state, board_of(state), UNITS.index(unit), suppressive, **more)


def under(monkeypatch: pytest.MonkeyPatch, folder: Any, scenario: str = "breaking_point", **cards: list[str]) -> None:
    """A scenario with other operations cards: ``under(monkeypatch, tmp_path, de=["shaken_defenders"])``."""
    sides = {side: {"operations": ids} for side, ids in cards.items()}
    corrected(monkeypatch, folder, scenarios={"scenarios": {scenario: {"sides": sides}}})


def tags(events: list[Event]) -> list[str]:
    """The kinds of the events."""
    return [line.partition(" ")[0] for line in told(events)]
