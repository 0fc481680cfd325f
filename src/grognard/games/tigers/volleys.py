"""The exact chances of fire that is not rolled yet: from the combat rule itself, for the screen and for players."""

from functools import cache

from grognard.games.tigers.allocation import Pairs
from grognard.games.tigers.board import DIE, Board
from grognard.games.tigers.fire import Fight, need_of
from grognard.games.tigers.state import TigersState
from grognard.kernel import OBSERVER, Result, Roll
from grognard.toolbox.dice import hits

Spread = tuple[int, ...]  # ways to lose 0, 1, 2 … SP


@cache
def lost(spread: Spread, sp: int) -> Spread:
    """The ways of hits on a unit of so many SP: those beyond are lost (9.22)."""
    return (*spread[:sp], sum(spread[sp:])) if len(spread) > sp else spread


@cache
def joined(one: Spread, two: Spread) -> Spread:
    """The ways of two independent numbers together."""
    found = [0] * (len(one) + len(two) - 1)
    for a, first in enumerate(one):
        for b, second in enumerate(two):
            found[a + b] += first * second
    return tuple(found)


def _together(spreads: list[Spread]) -> Spread:
    found: Spread = (1,)
    for spread in spreads:
        found = joined(found, spread)
    return found


def spread_of(state: TigersState, board: Board, fight: Fight, attacking: bool, firer: int, target: int) -> Spread:
    """The ways to so many hits of a unit, or of a shot (``firer`` -1)."""
    dice = state.sp[firer] if firer >= 0 else 1
    return hits(dice, need_of(state, board, fight, attacking, firer, target), DIE)


def volley(
    state: TigersState, board: Board, fight: Fight, attacking: bool, firer: int, target: int, seat: int = OBSERVER
) -> Roll:
    """9.21 What a unit's fire, or a shot, does to a target."""
    sp = state.sp[target]
    ways = lost(spread_of(state, board, fight, attacking, firer, target), sp)
    purpose, rule = ("tigers-roll-fire", "9.21") if firer >= 0 else ("tigers-roll-shot", "9.47")
    return _roll(purpose, rule, ways, sp, _fires(state, attacking, seat))


def losses(
    state: TigersState, board: Board, fight: Fight, attacking: bool, pairs: Pairs, enemies: list[int],
    seat: int = OBSERVER,
) -> Roll:  # fmt: skip
    """9.34, 9.37 What all the fire allocated so far takes from the other side together."""
    found = []
    for enemy in enemies:
        shots = [spread_of(state, board, fight, attacking, firer, target) for firer, target in pairs if target == enemy]
        if shots:
            found.append(lost(_together(shots), state.sp[enemy]))
    ways = _together(found)
    sp = sum(state.sp[unit] for unit in enemies)
    return _roll("tigers-roll-volley", "9.37" if attacking else "9.34", ways, sp, _fires(state, attacking, seat))


def _fires(state: TigersState, attacking: bool, seat: int) -> bool:
    """Whether the viewer is the one who fires: many hits are good."""
    return seat != OBSERVER and (state.sides[seat] == state.phasing) == attacking


def _roll(purpose: str, rule: str, ways: Spread, sp: int, mine: bool) -> Roll:
    """A roll with its results, best first for the viewer; what takes the last SP has a name of its own."""
    total = sum(ways)
    results = [
        Result("destroyed" if count == sp else f"hits-{count}", way, total, way / total, way / total)
        for count, way in enumerate(ways)
        if way
    ]
    return Roll(purpose, rule, tuple(reversed(results) if mine else results))
