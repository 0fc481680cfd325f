"""What a person pointed at, looked up, and the questions that every kind of answer asks of it."""

from grognard.games.arras.board import Board
from grognard.games.arras.events import place_arg, unit_arg
from grognard.games.arras.reasons import no, off_map
from grognard.games.arras.state import ArrasState
from grognard.kernel import Refusal
from grognard.toolbox import pointing
from grognard.toolbox.pointing import Answer

__all__ = ["Answer", "Ask", "elsewhere", "no_enemy_piece", "not_now", "not_one"]


class Ask(pointing.Ask[ArrasState, Board], frozen=True):
    """What was pointed at in Counter-Attack: Arras."""


def not_now(ask: Ask) -> Refusal:
    return no(ask.now.rule, "not-now", answer=ask.verb)


def no_enemy_piece(ask: Ask) -> Refusal | None:
    """A target must be an enemy, and on the map."""
    if ask.target < 0:
        return None
    if ask.board.side[ask.target] == ask.side:
        return no("6.0", "friend", unit=unit_arg(ask.target))
    return off_map(ask.state, ask.board, ask.target)


def elsewhere(ask: Ask, place: int, rule: str) -> Refusal | None:
    """Whoever points at more than one of their units in the place that the question is about."""
    if ask.target < 0 and ask.place in (-1, place):
        return None
    return no(rule, "elsewhere", place=place_arg(place))


def not_one(ask: Ask, rule: str) -> Refusal | None:
    """Exactly one unit is to be named."""
    if not ask.units:
        return no(rule, "choose-unit")
    return no(rule, "one-at-a-time") if len(ask.units) > 1 else None
