"""Battles of Tigers in the Mist: brought on, with silent artillery, and the dice that they need; for chapters 9, 14."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import UNITS
from grognard.games.tigers.events import Fired, Shot
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.state import TigersState
from grognard.kernel import CHANCES
from tests.tigers.position import battles, do, legal


def engaged(units: str, place: str = "70", **more: Any) -> TigersState:
    """A battle of all the phasing units that began the impulse in a place; the calls are to be rolled."""
    state = battles(units, **more)
    do(state, f"battle {place}")
    while legal(state)[0].startswith("join "):
        do(state, legal(state)[0])
    return state


def silent(units: str, place: str = "70", **more: Any) -> TigersState:
    """The same when every call has failed: the defender allocates his fire."""
    state = engaged(units, place, **more)
    no_artillery(state)
    return state


def no_artillery(state: TigersState) -> None:
    """Every call of a battle fails."""
    now = GAME.decision(state)
    while now is not None and now.prompt.id == "tigers-roll-calls":
        do(state, "hits 0")
        now = GAME.decision(state)


def needs(state: TigersState) -> list[str]:
    """Go on to the end of the battle with nothing hit, the first of all choices: who, at whom, the die needed."""
    found: list[str] = []
    while True:
        now = GAME.decision(state)
        assert now is not None
        if now.kind != CHANCES and now.rule not in ("9.46", "9.52", "9.57"):
            return found
        for event in do(state, legal(state)[0]):
            if isinstance(event, Fired):
                found.append(f"{UNITS[event.firer]} {UNITS[event.target]} {event.need}")
            elif isinstance(event, Shot):
                found.append(f"{SIDES[event.side]} {UNITS[event.target]} {event.need}")


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path, **tables: Any) -> None:
    """The game with tables corrected by its owner, for the positions made from now on."""
    (folder / "tables.json").write_text(json.dumps(tables), encoding="utf-8")
    monkeypatch.setattr(GAME, "book", GAME.corrected(folder).book)
