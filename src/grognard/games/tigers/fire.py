"""9.2 Fire, 9.6 and 9.7 its modifiers: the die that hits, and what a hit takes."""

from typing import Protocol

from grognard.games.tigers.board import ALLIED, Board
from grognard.games.tigers.events import UnitLost, UnitReduced
from grognard.games.tigers.state import COMBAT, ENTRENCHED, OOS, TigersState, lift
from grognard.kernel import Out

Sum = list[tuple[str, int, str]]  # what counts, how much, the rule


class Fight(Protocol):
    """What the dice of a battle depend on beside the units."""

    @property
    def place(self) -> int: ...
    @property
    def arms(self) -> bool: ...
    @property
    def river(self) -> bool: ...


def modifiers(state: TigersState, board: Board, fight: Fight, attacking: bool, firer: int, target: int) -> Sum:
    """9.71, 9.74 What is added to the dice of a unit, or of artillery (``firer`` -1: 9.49)."""
    table, found = board.tables.modifiers, []
    if attacking:
        if state.flags[target] & ENTRENCHED:
            found.append(("entrenched", table.entrenched, "8.56"))
    else:
        if not fight.arms:
            found.append(("no-combined-arms", table.no_combined_arms, "9.6"))
        if fight.river:
            found.append(("river", table.river, "9.72"))
    if firer >= 0 and state.flags[firer] & OOS:
        found.append(("oos", table.oos, "13.22"))
    allied = (state.phasing == ALLIED) == attacking
    if allied and state.special_effect == COMBAT and state.special_place == fight.place:
        found.append(("special", board.tables.special_forces.modifier, "14.24"))
    return found


def hit_number(board: Board, attacking: bool, firer: int) -> tuple[int, str]:
    """4.18 The hit number of a unit; 9.48 of artillery (``firer`` -1)."""
    if firer >= 0:
        return board.factor(firer, attacking), "4.18"
    table = board.tables.artillery
    return (table.attack if attacking else table.defence), "9.48"


def need_of(state: TigersState, board: Board, fight: Fight, attacking: bool, firer: int, target: int) -> int:
    """9.21 The highest die that hits: DR + DRM at most the hit number."""
    number, _ = hit_number(board, attacking, firer)
    for _, value, _ in modifiers(state, board, fight, attacking, firer, target):
        number -= value
    return number


def lose(state: TigersState, unit: int, hits: int, rule: str, out: Out) -> None:
    """9.21, 9.22, 9.23 A unit loses SP, and is destroyed with the last one."""
    lost = min(hits, state.sp[unit])
    state.sp[unit] -= lost
    if not state.sp[unit]:
        out.append(UnitLost(unit, state.where[unit], rule))
        state.flags[unit] &= ~ENTRENCHED  # 8.58
        lift(state, unit)
    elif lost:
        out.append(UnitReduced(unit, state.sp[unit], rule))
