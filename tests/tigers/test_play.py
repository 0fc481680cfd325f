"""Random play of every scenario: what the events tell is all that happens to units, and nobody acts twice."""

from collections import Counter
from random import Random

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import AREAS, UNITS
from grognard.games.tigers.events import (
    Arrived,
    BattleBegan,
    BridgeBuilt,
    DayBegan,
    Entrenched,
    Moved,
    UnitLost,
    UnitReduced,
)
from grognard.games.tigers.state import TigersState
from grognard.kernel import Event, engine


class Chronicle:
    """What the events say of strength, places and acts, kept beside the state."""

    def __init__(self, state: TigersState) -> None:
        self.sp = state.sp[:]
        self.where = state.where[:]
        self.moved: Counter[int] = Counter()
        self.attacked: Counter[int] = Counter()
        self.others: set[int] = set()  # who has dug in or built this day

    def hear(self, event: Event) -> None:
        if isinstance(event, DayBegan):
            self.moved.clear()
            self.attacked.clear()
            self.others.clear()
        elif isinstance(event, Moved):
            for unit in event.units:
                self.where[unit] = event.place
                assert not self.attacked[unit], "9.16"
                assert unit not in self.others, "8.25"
        elif isinstance(event, Arrived):
            assert self.where[event.unit] < 0
            self.where[event.unit] = event.zone
        elif isinstance(event, UnitReduced):
            assert 0 < event.sp < self.sp[event.unit]
            self.sp[event.unit] = event.sp
        elif isinstance(event, UnitLost):
            self.sp[event.unit], self.where[event.unit] = 0, -1
        elif isinstance(event, Entrenched | BridgeBuilt):
            self.others.add(event.unit)
        elif isinstance(event, BattleBegan):
            assert event.place < AREAS, "9.17"
            self.attacked.update(event.attackers)
            assert all(self.attacked[unit] == 1 for unit in event.attackers), "9.11"

    def compare(self, state: TigersState) -> None:
        assert state.sp == self.sp
        there = [place if place >= 0 else -1 for place in state.where]
        assert there == [place if place >= 0 else -1 for place in self.where]


@pytest.mark.rule("8.25", "9.11", "9.16", "9.17", "9.23")
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seed", range(2))
def test_all_that_happens_is_told(scenario: str, seed: int) -> None:
    rng = Random(f"{scenario} {seed}")
    state = GAME.setup(scenario, {}, rng.randbytes(32))
    chronicle = Chronicle(state)
    for event in GAME.start(state):
        chronicle.hear(event)
    while (now := engine.decision(state)) is not None:
        action = rng.choice(now.actions_of(now.seat))
        if action.verb() == "move":
            unit = UNITS.index(str(action).split()[1])
            chronicle.moved[unit] += 1
            assert chronicle.moved[unit] == 1, "8.25"
        for event in GAME.play(state, now.seat, action):
            chronicle.hear(event)
        chronicle.compare(state)
