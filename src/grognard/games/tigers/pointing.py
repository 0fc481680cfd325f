"""What a person pointed at, looked up, and the questions that every kind of answer asks of it."""

from grognard.games.tigers.board import Board
from grognard.games.tigers.events import place_arg, unit_arg
from grognard.games.tigers.reasons import no, off_map
from grognard.games.tigers.state import TigersState
from grognard.kernel import Refusal
from grognard.toolbox import pointing
from grognard.toolbox.pointing import Answer

__all__ = ["Answer", "Ask", "elsewhere", "no_enemy_piece", "not_now", "not_one"]


class Ask(pointing.Ask[TigersState, Board], frozen=True):
    """What was pointed at in Tigers in the Mist."""


def not_now(ask: Ask) -> Refusal:
    return no(ask.now.rule, "not-now", answer=ask.verb)


def no_enemy_piece(ask: Ask) -> Refusal | None:
    """A target must be an enemy, and on the map."""
    if ask.target < 0:
        return None
    if ask.board.side[ask.target] == ask.side:
        return no(ask.now.rule, "friend", unit=unit_arg(ask.target))
    return off_map(ask.state, ask.board, ask.target)


def elsewhere(ask: Ask, place: int) -> Refusal | None:
    """Whoever points at a place as well must mean the one that the question is about."""
    if ask.target < 0 and ask.place in (-1, place):
        return None
    return no(ask.now.rule, "elsewhere", place=place_arg(place))


def not_one(ask: Ask) -> Refusal | None:
    """Exactly one unit is to be named."""
    if not ask.units:
        return no(ask.now.rule, "choose-unit")
    return no(ask.now.rule, "one-at-a-time") if len(ask.units) > 1 else None
