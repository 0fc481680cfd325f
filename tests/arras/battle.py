"""Assaults of Arras: units that march in, the two sums, dice that make a number of casualty points; for chapter 6."""

import json
from pathlib import Path
from typing import Any, TypeVar

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.assault import Clash
from grognard.games.arras.events import Rolled
from grognard.games.arras.state import ArrasState
from grognard.kernel import Event
from tests.arras.position import do

E = TypeVar("E", bound=Event)


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind among those that happened."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path, **tables: Any) -> None:
    """The game with tables corrected by its owner, for the positions made from now on."""
    (folder / "tables.json").write_text(json.dumps(tables), encoding="utf-8")
    monkeypatch.setattr(GAME, "book", GAME.corrected(folder).book)


def enter(state: ArrasState, *ways: str) -> list[Event]:
    """Units march one after the other: ``uk-4rtr-a 11 10``; ``uk-6dli-1 11 stop`` ends a move before its MP do."""
    events: list[Event] = []
    for way in ways:
        unit, *places = way.split()
        steps = [step if step == "stop" else f"to {step}" for step in places]
        events += do(state, f"move {unit}", *steps)
    return events


def sums(state: ArrasState) -> tuple[dict[str, int], dict[str, int]]:
    """The lines of the attack and of the defence that are shown for the assault of the moment, by rule."""
    columns: list[dict[str, int]] = []
    lines: dict[str, int] = {}
    for line in GAME.forecast(state, 0).lines:
        lines[line.rule] = line.value
        if line.total:
            assert sum(lines.values()) == 2 * line.value
            columns.append(lines)
            lines = {}
    attack, defence = columns
    return attack, defence


def values(state: ArrasState, *lines: str) -> tuple[int, int]:
    """The attack value and the defence value that an assault is rolled with, after these actions."""
    here = state.copy()
    rolled = only(do(here, *lines, "margin 0"), Rolled)
    return rolled.attack, rolled.defence


def hit(state: ArrasState, points: int) -> list[Event]:
    """The dice of an assault that is ready to roll make so many casualty points (none: a tie)."""
    clash = state.stack[-1]
    assert isinstance(clash, Clash)
    return do(state, f"margin {points - clash.attack + clash.defence}")
