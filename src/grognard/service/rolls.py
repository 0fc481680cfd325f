"""The chances of rolls: before they are made, to decide by; afterwards, for the log and the luck meter."""

from random import Random
from typing import Any, NamedTuple

from grognard.kernel import CHANCES, EVERYONE, NO_SCOPE, OBSERVER, Action, AnyGame, engine
from grognard.kernel.match import Entry
from grognard.kernel.odds import label_of, next_roll
from grognard.kernel.state import State
from grognard.service.api import ResultOdds, RollOdds

POINTS = 50.0  # a judgement runs from -1 to 1, a chance to win from 0 to 100


class RollNote(NamedTuple):
    """A roll that was made: its result, how likely that was, and what it swung for each side."""

    label: str
    chance: float
    swing: tuple[float, ...]  # points of win chance above expectation, side by side


def note_roll(game: AnyGame, before: State, entry: Entry) -> RollNote | None:
    """What everybody may know of a roll; None for one that somebody made in secret."""
    now = engine.decision(before)
    if now is None or now.kind != CHANCES or now.audience != EVERYONE:
        return None
    # Judged from what an onlooker may know: the swing is shown to all, and must not tell what one side holds.
    here = game.determinize(before, OBSERVER, Random(0))
    seats = [before.sides.index(side) for side in range(len(game.sides))]
    total = sum(now.weights)
    chances: dict[str, float] = {}
    expected, actual = [0.0] * len(seats), [0.0] * len(seats)
    label = ""
    for outcome, weight in zip(now.actions, now.weights, strict=True):
        there = here.copy()
        found = label_of(engine.resolve(there, outcome), outcome, OBSERVER)
        chances[found] = chances.get(found, 0.0) + weight / total
        values = [game.evaluate(there, seat) for seat in seats]
        expected = [sum_ + value * weight / total for sum_, value in zip(expected, values, strict=True)]
        if outcome == entry.action:
            label, actual = found, values
    swing = tuple((value - fair) * POINTS for value, fair in zip(actual, expected, strict=True))
    return RollNote(label, chances[label], swing)


def rolls_of(game: AnyGame, state: State, seat: int, action: Action) -> tuple[RollOdds, ...]:
    """The rolls that an action leads to before the next choice; results from the best for the seat to the worst."""
    odds = game.odds(state, seat, action)
    worth = _worth(game, state, seat, action) if odds.rolls else {}
    found = []
    for roll in odds.rolls:
        results = sorted(roll.results, key=lambda result: -worth.get(result.label, 0.0))
        found.append(
            RollOdds(
                roll.purpose,
                roll.rule,
                tuple(ResultOdds(one.label, one.ways, one.of, one.low, one.high) for one in results),
                odds.exact,
            )
        )
    return tuple(found)


def _worth(game: AnyGame, state: State, seat: int, action: Action) -> dict[str, float]:
    """How good each result of the first roll is for the seat, by the game's judgement of what the seat may know."""
    start = game.determinize(state, seat, Random(0))
    engine.apply(start, seat, action)
    now = next_roll(start, seat)
    sums: dict[str, tuple[float, int]] = {}
    if now is None:
        return {}
    for outcome, weight in zip(now.actions, now.weights, strict=True):
        there = start.copy()
        label = label_of(engine.resolve(there, outcome), outcome, seat)
        total, count = sums.get(label, (0.0, 0))
        sums[label] = (total + weight * game.evaluate(there, seat), count + weight)
    return {label: total / count for label, (total, count) in sums.items()}


def confirmation(game: AnyGame, state: State, seat: int) -> tuple[Action, tuple[RollOdds, ...]] | None:
    """The bare answer ("roll the dice") that ends what is being put together with a roll, and its chances."""
    now: Any = engine.decision(state)
    if now is None or seat not in now.seats or now.scope == NO_SCOPE:  # nothing is being put together
        return None
    for action in now.actions_of(seat):
        if not action.names:
            rolls = rolls_of(game, state, seat, action)
            if rolls:
                return action, rolls
    return None
