"""Why a unit or a card is not there to be used: the rule that stands against it, in one sentence with the figures."""

from grognard.games.iron.board import UNITS
from grognard.games.iron.state import EXITED, IronState, place_of
from grognard.kernel import Refusal, text
from grognard.kernel.words import Argument


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"iron-no-{id_}", **args))


def unit_arg(unit: int) -> str:
    return UNITS.argument(unit)


def off_map(state: IronState, unit: int) -> Refusal | None:
    """What became of a unit that is not on the map; those aboard are there with their carrier."""
    if place_of(state, unit) >= 0:
        return None
    if state.where[unit] == EXITED:
        return no("S5-1", "exited", unit=unit_arg(unit))
    return no("COMP-01", "in-box", unit=unit_arg(unit))
