"""Random play: what the events tell is all that happens to units, and nobody acts twice in a round."""

from collections import Counter
from random import Random

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import ALLIED, ALLIES, GERMAN, UNITS
from grognard.games.woods.events import (
    Abandoned,
    Advanced,
    AttackBegan,
    DelayBack,
    DelayPlaced,
    Departed,
    Entered,
    KeptOut,
    Moved,
    Rebuilt,
    Restored,
    Retreated,
    RoundBegan,
    StepLost,
    Surrendered,
    VdhLanded,
)
from grognard.games.woods.retreat import Retreating
from grognard.games.woods.state import DEAD, REMOVED, WAITING, WoodsState
from grognard.kernel import Action, Event, engine

FIGHTS = ("attack", "join", "advance", "rebuild", "swap")
ENDS = ("end", "stop")
DELAY, VDH = UNITS.index("u-delay"), UNITS.index("g-vdh")


class Chronicle:
    """What the events say of steps, hexes and acts, kept beside the state."""

    def __init__(self, state: WoodsState) -> None:
        self.steps = state.steps[:]
        self.where = state.where[:]
        self.side = GERMAN  # whose round it is: the German combat round opens the game
        self.moving: list[int] = []  # who has moved in this round, in order
        self.attacked: Counter[int] = Counter()
        self.defended: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.side = event.side
            self.moving.clear()
            self.attacked.clear()
            self.defended.clear()
        elif isinstance(event, Moved):
            self._moves(event)
        elif isinstance(event, AttackBegan):
            self._attacks(event)
        elif isinstance(event, Retreated | Advanced):
            self.where[event.unit] = event.hex
        else:
            self._comes_or_goes(event)

    def _moves(self, event: Moved) -> None:
        unit = event.unit
        assert self.where[unit] == event.origin, "10.2"
        assert (unit >= ALLIES) == (self.side == ALLIED), "10.1a"
        if not self.moving or self.moving[-1] != unit:
            assert unit not in self.moving, "10.2.1b"
            self.moving.append(unit)
        self.where[unit] = event.hex

    def _attacks(self, event: AttackBegan) -> None:
        assert event.side == self.side, "11.1a"
        self.attacked.update(event.units)
        there = [unit for unit, where in enumerate(self.where) if where == event.hex]
        assert there, "11.1b"
        assert all((unit >= ALLIES) != (self.side == ALLIED) for unit in there), "11.1b"
        self.defended.update(there)
        assert max(self.attacked.values()) == max(self.defended.values()) == 1, "11.2b"

    def _comes_or_goes(self, event: Event) -> None:
        steps, where = self.steps, self.where
        if isinstance(event, StepLost):
            steps[event.unit] -= event.steps
            assert steps[event.unit] == event.left >= 0
            if not event.left:
                where[event.unit] = DEAD
        elif isinstance(event, Restored):
            steps[event.unit] += 1
            assert steps[event.unit] == event.steps
        elif isinstance(event, Abandoned):
            assert steps[event.unit] > 1
            steps[event.unit] = 1
        elif isinstance(event, Rebuilt):
            assert where[event.unit] == DEAD, "13.2.2c"
            steps[event.unit], where[event.unit] = 1, event.hex
        elif isinstance(event, Entered):
            assert where[event.unit] == WAITING, "14.8b"
            where[event.unit] = event.hex
        elif isinstance(event, KeptOut):
            for unit in event.units:
                where[unit] = REMOVED if event.by != "14.8d" else WAITING
        elif isinstance(event, Surrendered | Departed):
            for unit in event.units:
                where[unit] = REMOVED
        elif isinstance(event, DelayPlaced):
            where[DELAY] = event.hex
        elif isinstance(event, DelayBack):
            where[DELAY] = WAITING
        elif isinstance(event, VdhLanded):
            where[VDH] = event.hex if event.unit else REMOVED

    def compare(self, state: WoodsState) -> None:
        assert state.steps == self.steps
        there = state.where[:]
        if state.stack and isinstance(state.stack[-1], Retreating):  # told when it ends
            there[state.stack[-1].unit] = self.where[state.stack[-1].unit]
        if self.where[DELAY] >= 0 > there[DELAY]:  # 15.0e: at clean-up, without a word
            self.where[DELAY] = WAITING
        assert there == self.where


def choose(actions: list[Action], patience: float, rng: Random) -> Action:
    """Any action; what fights is taken more often, what ends a round less."""
    fights = [action for action in actions if action.verb() in FIGHTS]
    ends = [action for action in actions if action.verb() in ENDS]
    others = [action for action in actions if action.verb() not in ENDS]
    lot = rng.random()
    if fights and lot < 0.7:
        return rng.choice(fights)
    return rng.choice(ends if (ends and lot > patience) or not others else others)


def play(scenario: str, seed: int, **options: str) -> WoodsState:
    """A random game with much fighting; the seeds differ in how soon a player ends his round."""
    rng = Random(f"{scenario} {seed} {sorted(options.items())}")
    state = GAME.setup(scenario, options, rng.randbytes(32))
    chronicle = Chronicle(state)
    patience = (0.95, 0.98, 0.99)[seed % 3]
    for event in GAME.start(state):
        chronicle.hear(event)
    while (now := engine.decision(state)) is not None:
        action = choose(list(now.actions_of(now.seat)), patience, rng)
        for event in GAME.play(state, now.seat, action):
            chronicle.hear(event)
        chronicle.compare(state)
        GAME.check(state)
    return state


RULES = pytest.mark.rule("10.2.1b", "11.2b", "11.1e", "2.3.1.1a", "6.2b")


@RULES
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_all_that_happens_is_told(scenario: str) -> None:
    """The first two turns."""
    state = play(scenario, 0, max_turns="2", plus_two="on" if scenario == "attack" else "off")
    assert state.result is not None
    assert state.result.cut or state.result.rule in ("3.4b", "3.4c")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("plus_two", ["off", "on"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games(scenario: str, plus_two: str, seed: int) -> None:
    state = play(scenario, seed, plus_two=plus_two)
    assert state.result is not None
    assert state.result.rule.startswith(("3.4", "12.10b"))
