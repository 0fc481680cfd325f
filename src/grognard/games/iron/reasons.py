"""Why a unit is not there to be used: the rule that stands against it, in one sentence with the figures."""

from grognard.games.iron.board import HEXES, PLAYERS, SIDE, SQUAD, THIRD, UNITS, Board
from grognard.games.iron.events import side_arg
from grognard.games.iron.state import (
    ABOARD,
    DISRUPTED,
    EXITED,
    FATIGUED,
    FRESH,
    PINNED,
    STEADY,
    IronState,
    place_of,
    seat_for,
)
from grognard.kernel import Refusal, text
from grognard.kernel.words import Argument

PARTS = ("", "⅓", "⅔")


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"iron-no-{id_}", **args))


def unit_arg(unit: int) -> str:
    return UNITS.argument(unit)


def hex_arg(hex_: int) -> str:
    return HEXES[hex_]


def mp(thirds: int) -> Argument:
    """MOVE-15 Thirds as movement points: 3, 3⅓, ⅓."""
    whole, part = divmod(thirds, THIRD)
    return f"{whole or ''}{PARTS[part]}" if part else whole


def off_map(state: IronState, unit: int) -> Refusal | None:
    """What became of a unit that is not on the map; those aboard are there with their carrier."""
    if place_of(state, unit) >= 0:
        return None
    if state.where[unit] == EXITED:
        return no("S5-1", "exited", unit=unit_arg(unit))
    return no("COMP-01", "in-box", unit=unit_arg(unit))


def not_own(state: IronState, seat: int, unit: int, rule: str) -> Refusal | None:
    """A unit of the enemy, or TEAM-01 of the partner."""
    if SIDE[unit] != state.sides[seat]:
        return no(rule, "not-yours", unit=unit_arg(unit), side=side_arg(state.sides[seat]))
    if len(state.sides) > PLAYERS and seat_for(state, unit) != seat:
        return no("TEAM-01", "partners", unit=unit_arg(unit))
    return None


def unusable(state: IronState, seat: int, unit: int, rule: str) -> Refusal | None:
    """Why a unit is not one of those in play that a seat can choose from."""
    return not_own(state, seat, unit, rule) or off_map(state, unit)


def spent(state: IronState, unit: int) -> Refusal | None:
    """ACT-06 Only fresh units are activated."""
    if state.acts[unit] == FRESH:
        return None
    return no("ACT-06", "fatigued" if state.acts[unit] == FATIGUED else "waiting", unit=unit_arg(unit))


def shaken(state: IronState, unit: int, rules: tuple[str, str] = ("DMG-11", "DMG-12")) -> Refusal | None:
    """A squad that is pinned or disrupted; by these rules."""
    if not SQUAD[unit] or state.harm[unit] == STEADY:
        return None
    if state.harm[unit] == PINNED:
        return no(rules[0], "pinned", unit=unit_arg(unit))
    assert state.harm[unit] == DISRUPTED
    return no(rules[1], "disrupted", unit=unit_arg(unit))


def carried(state: IronState, unit: int, rule: str = "TRAN-08") -> Refusal | None:
    """TRAN-08 A squad aboard does nothing but get off."""
    if state.where[unit] != ABOARD:
        return None
    return no(rule, "carried", unit=unit_arg(unit), vehicle=unit_arg(state.carrier[unit]))


def unarmed(board: Board, unit: int, rule: str = "TGT-13") -> Refusal | None:
    return None if board.armed[unit] else no(rule, "unarmed", unit=unit_arg(unit))
