"""What a person pointed at, looked up, and the questions that every kind of answer asks of it."""

from collections.abc import Sequence

from grognard.games.woods.board import ASSETS, CHITS, HEXES, UNITS, Board
from grognard.games.woods.events import hex_arg
from grognard.games.woods.reasons import asset_later, no, off_map, unusable
from grognard.games.woods.state import WoodsState
from grognard.kernel import Decision, Intent, Names, Refusal
from grognard.toolbox import pointing
from grognard.toolbox.pointing import Answer

__all__ = ["Answer", "Ask", "elsewhere", "look_up", "no_piece", "not_now", "not_one"]


class Ask(pointing.Ask[WoodsState, Board], frozen=True):
    """Beside units, counters of support and chits are pointed at; the target is a unit of the enemy."""

    assets: tuple[int, ...]
    chits: tuple[int, ...]


THINGS: dict[str, tuple[Names, int]] = {
    name: (names, index) for names in (CHITS, ASSETS, UNITS) for index, name in enumerate(names)
}  # the US Delay is a unit, though it is listed as an asset too


def look_up(state: WoodsState, board: Board, side: int, now: Decision, intent: Intent) -> Ask | Refusal:
    """What the words of an intent mean; raises :class:`Problem` for a name that nobody knows.

    Whoever points at a counter of their own and at nothing else means that counter; at one of several things, the hex
    where it is.
    """
    named = [_thing(name) for name in intent.pieces]
    place = HEXES.index(intent.place) if intent.place else -1
    target = -1
    if intent.piece:
        names, index = _thing(intent.piece)
        own = board.side[index] == side if names is UNITS else True
        if names is CHITS or (own and not named):
            named, place = [(names, index)], -1
        elif names is ASSETS:
            place = state.asset[index]
            if place < 0:
                return asset_later(board, index)
        elif (refusal := off_map(state, board, index)) is not None:
            return refusal
        else:
            place, target = state.where[index], -1 if own else index
    units, assets, chits = (
        tuple(dict.fromkeys(index for names, index in named if names is kind)) for kind in (UNITS, ASSETS, CHITS)
    )
    return Ask(state, board, side, now, intent.verb, units, target, place, assets, chits)


def _thing(name: str) -> tuple[Names, int]:
    return THINGS.get(name) or (UNITS, UNITS.index(name))


def not_now(ask: Ask) -> Refusal:
    return no(ask.now.rule, "not-now", answer=ask.verb or "none")


def elsewhere(ask: Ask, hex_: int) -> Refusal | None:
    """Whoever points at a hex as well must mean the one that the question is about."""
    if ask.place in (-1, hex_):
        return None
    return no(ask.now.rule, "elsewhere", hex=hex_arg(hex_))


def no_piece(ask: Ask) -> Refusal | None:
    """Counters that the question is not about: chits, and assets where units are asked for."""
    if ask.assets:
        return asset_later(ask.board, ask.assets[0])
    return no(ask.now.rule, "chit-later") if ask.chits else None


def not_one(ask: Ask, among: Sequence[int], id_: str) -> Refusal | None:
    """Exactly one unit is to be named, one of these; ``id_`` says why another is not among them."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if not ask.units:
        return no(ask.now.rule, "choose-unit")
    if len(ask.units) > 1:
        return no(ask.now.rule, "one-at-a-time")
    unit = ask.units[0]
    if unit in among:
        return None
    refusal = unusable(ask.state, ask.board, ask.side, unit, ask.now.rule)
    return refusal or no(ask.now.rule, id_, unit=UNITS.argument(unit))
