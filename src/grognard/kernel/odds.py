"""Odds: the calculator is the combat rule itself, run through its chance decisions on copies."""

import itertools
import math
from fractions import Fraction
from random import Random

import msgspec

from grognard.kernel import engine
from grognard.kernel.action import Action
from grognard.kernel.decision import CHANCES, ONE, Decision
from grognard.kernel.event import Event
from grognard.kernel.probe import learns
from grognard.kernel.roll import Result, Roll
from grognard.kernel.state import State

LEAVES = 20_000  # beyond so many different positions what follows is sampled
SAMPLES = 4_000


class Odds(msgspec.Struct, frozen=True):
    """Everything that chance decides up to the next person's choice."""

    rolls: tuple[Roll, ...]
    exact: bool


Rolls = dict[tuple[int, str, str], dict[str, Fraction]]  # (depth, purpose, rule) -> label -> chance


def label_of(events: list[Event], outcome: Action, seat: int) -> str:
    """What a roll led to: the first event that names a result, or the outcome itself; nothing that a secret decided."""
    open_ = itertools.takewhile(lambda event: not learns([event], seat), events)
    return next((result for event in open_ if (result := event.result())), str(outcome))


def walk_odds(state: State, seat: int, action: Action, leaves: int = LEAVES) -> Odds:
    """Apply the action on a copy and walk every roll that follows."""
    start = state.copy()
    if learns(engine.apply(start, seat, action), seat):
        return Odds((), exact=True)
    return walk_rolls(start, seat, leaves)


def walk_rolls(start: State, seat: int, leaves: int = LEAVES) -> Odds:
    """Walk every roll up to the next choice; equal positions are merged, secrets are never looked at."""
    rolls: Rolls = {}
    level: dict[bytes, tuple[State, Fraction]] = {b"": (start.copy(), Fraction(1))}
    depth, walked = 0, 0
    rest: list[tuple[State, Fraction]] = []
    while level:
        ahead = [(here, chance, now) for here, chance in level.values() if (now := next_roll(here, seat)) is not None]
        walked += sum(len(now.actions) for _, _, now in ahead)
        if depth and walked > leaves:
            rest = [(here, chance) for here, chance, _ in ahead]
            break
        below: dict[bytes, tuple[State, Fraction]] = {}
        for here, chance, now in ahead:
            found = rolls.setdefault((depth, now.prompt.id, now.rule), {})
            for outcome, weight in zip(now.actions, now.weights, strict=True):
                after = here.copy()
                events = engine.resolve(after, outcome)
                share = chance * weight / sum(now.weights)
                label = label_of(events, outcome, seat)
                found[label] = found.get(label, Fraction(0)) + share
                if not learns(events, seat):
                    key = engine.encode(after)
                    below[key] = (after, below[key][1] + share if key in below else share)
        level, depth = below, depth + 1
    deeper = _sample(rest, seat, depth)
    return Odds((*(_roll(key, found) for key, found in rolls.items()), *deeper), exact=not deeper)


def next_roll(here: State, seat: int) -> Decision | None:
    """The roll that comes before any person's choice, if the seat will see it; forced decisions are played."""
    while (now := engine.decision(here)) is not None:
        if now.kind == CHANCES:
            return now if now.audience >> seat & 1 else None
        if now.kind != ONE or len(now.actions) > 1 or learns(engine.apply(here, now.seat, now.actions[0]), seat):
            return None
    return None


def _roll(key: tuple[int, str, str], found: dict[str, Fraction]) -> Roll:
    total = sum(found.values(), Fraction(0))  # a later roll may be reached in some branches only
    of = math.lcm(*(part.denominator for part in found.values()), total.denominator)
    results = tuple(Result(label, int(part * of), of, float(part), float(part)) for label, part in found.items())
    return Roll(key[1], key[2], results)


def _sample(level: list[tuple[State, Fraction]], seat: int, depth: int) -> list[Roll]:
    """The rolls beyond a level that was walked whole: single paths with dice of our own, from its positions.

    A fixed generator, so that the same question has the same answer.
    """
    if not level:
        return []
    rng = Random(20_000)
    rolls: dict[tuple[int, str, str], dict[str, int]] = {}
    starts: list[State | None] = [None, *(state for state, _ in level)]  # None: the path ended before this level
    weights = [float(1 - sum(chance for _, chance in level)), *(float(chance) for _, chance in level)]
    for start in rng.choices(starts, weights, k=SAMPLES):
        if start is not None:
            _follow_one(start.copy(), seat, depth, rolls, rng)
    made = []
    for key, counts in sorted(rolls.items(), key=lambda item: item[0]):
        results = tuple(Result(label, n, SAMPLES, *interval(n, SAMPLES)) for label, n in counts.items())
        made.append(Roll(key[1], key[2], results))
    return made


def _follow_one(
    here: State, seat: int, depth: int, rolls: dict[tuple[int, str, str], dict[str, int]], rng: Random
) -> None:
    while (now := next_roll(here, seat)) is not None:
        outcome = rng.choices(now.actions, now.weights)[0]
        events = engine.resolve(here, outcome)
        found = rolls.setdefault((depth, now.prompt.id, now.rule), {})
        label = label_of(events, outcome, seat)
        found[label] = found.get(label, 0) + 1
        depth += 1
        if learns(events, seat):
            return


def interval(hits: float, tries: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a rate (Wilson), 95 % unless told: it never leaves 0..1 and holds for small numbers."""
    if tries == 0:
        return 0.0, 1.0
    rate = hits / tries
    middle = (rate + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z / (1 + z * z / tries) * math.sqrt(rate * (1 - rate) / tries + z * z / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


class Curve(msgspec.Struct, frozen=True):
    """How the chance of the first side to win follows from the judgement, as games of a scenario have shown.

    It is 1 / (1 + exp(-slope · (atanh(judgement) - even - drift · turn))). As it is made, it is (1 + judgement) / 2.
    """

    slope: float = 2.0  # with less the judgement promises too much, with more too little
    even: float = 0.0  # where neither side is ahead
    drift: float = 0.0  # of that, from turn to turn

    def chance(self, judgement: float, turn: int = 0) -> float:
        if abs(judgement) >= 1:  # it is over
            return (1 + judgement) / 2
        return 1 / (1 + math.exp(-self.slope * (math.atanh(judgement) - self.even - self.drift * turn)))
