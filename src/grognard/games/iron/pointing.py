"""What a person pointed at, looked up, and the listed answers that it fits."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, SIDE, UNITS, Board
from grognard.games.iron.reasons import no, off_map
from grognard.games.iron.state import IronState, place_of
from grognard.kernel import Action, Decision, Intent, Names, Problem, Refusal, engine
from grognard.toolbox import pointing
from grognard.toolbox.pointing import Answer

__all__ = ["Answer", "Ask", "after", "fitting", "joined", "listed", "look_up", "not_now", "verb_fits", "wrong_verb"]


class Ask(pointing.Ask[IronState, Board], frozen=True):
    """Beside units, cards and decks are pointed at; the target is a unit of either side."""

    seat: int
    cards: tuple[int, ...] = ()
    decks: tuple[int, ...] = ()

    @property
    def things(self) -> bool:
        """Whether anything but a verb was named."""
        return bool(self.units or self.cards or self.decks) or self.place >= 0 or self.target >= 0


THINGS: dict[str, tuple[Names, int]] = {
    name: (names, index) for names in (CARDS, DECK_NAMES, UNITS) for index, name in enumerate(names)
}


def look_up(state: IronState, board: Board, seat: int, now: Decision, intent: Intent) -> Ask | Refusal:
    """What the words of an intent mean; raises :class:`Problem` for a name that nobody knows.

    Whoever points at a unit of their own and at nothing else means that unit; whoever points at another one as well
    also means the hex where it is.
    """
    side = state.sides[seat]
    named = [_thing(name) for name in intent.pieces]
    place, target = _hex(board, intent.place) if intent.place else -1, -1
    if intent.piece:
        names, index = _thing(intent.piece)
        if names is not UNITS or (SIDE[index] == side and not named):
            named, place = [*named, (names, index)], -1
        elif (refusal := off_map(state, index)) is not None:
            return refusal
        else:
            place, target = place_of(state, index), index
    units, cards, decks = (
        tuple(dict.fromkeys(index for names, index in named if names is kind)) for kind in (UNITS, CARDS, DECK_NAMES)
    )
    return Ask(state, board, side, now, intent.verb, units, target, place, seat, cards, decks)


def _thing(name: str) -> tuple[Names, int]:
    return THINGS.get(name) or (UNITS, UNITS.index(name))


def _hex(board: Board, name: str) -> int:
    """All maps share their names: a smaller one lacks the last of them."""
    hex_ = HEXES.index(name)
    if hex_ >= board.count:
        raise Problem("unknown-name", kind="hex", name=name)
    return hex_


# --- what is listed ---------------------------------------------------------------------------------------------------


def fitting(ask: Ask, subject: int = -1) -> list[Action]:
    """The listed actions that everything pointed at fits; ``subject`` is a unit that may be named along with it.

    An action that needs something else than a unit, a hex, a card or a deck is named by its words: ``lose officer``,
    or just ``officer``.
    """
    units = tuple(unit for unit in ask.units if unit != subject)
    return [action for action in ask.actions if verb_fits(ask.verb, action) and _thing_fits(ask, units, action)]


def verb_fits(verb: str, action: Action) -> bool:
    return verb in ("", action.verb(), str(action)) or verb in action.words()


def _thing_fits(ask: Ask, units: tuple[int, ...], action: Action) -> bool:
    kind = action.names[0] if action.names else None
    value = getattr(action, action.__struct_fields__[0]) if kind is not None else -1
    if kind is UNITS:
        alone = not ask.cards and not ask.decks
        if units:
            return alone and units == (value,) and ask.place < 0
        return alone and (ask.target == value if ask.target >= 0 else ask.verb != "" and ask.place < 0)
    if kind is HEXES:
        return (
            not units and not ask.cards and not ask.decks and (ask.place == value or (ask.place < 0 and ask.verb != ""))
        )
    if units or ask.place >= 0:
        return False
    if kind is CARDS:
        return not ask.decks and (ask.cards == (value,) or (not ask.cards and ask.verb != ""))
    if kind is DECK_NAMES:
        return not ask.cards and (ask.decks == (value,) or (not ask.decks and ask.verb != ""))
    return not ask.cards and not ask.decks and ask.verb != ""


def listed(ask: Ask, subject: int = -1) -> list[Action] | None:
    """The one listed action meant; of two ways in which a squad can support the first."""
    found = fitting(ask, subject)
    return found[:1] if len(found) == 1 or _two_ways(found) else None


def _two_ways(found: Sequence[Action]) -> bool:
    return [action.verb() for action in found] == ["with", "with_guns"] and found[0].words() == found[1].words()


def wrong_verb(ask: Ask, *known: str) -> Refusal | None:
    """A verb that neither the question nor its handler knows."""
    if ask.verb in ("", *known) or any(verb_fits(ask.verb, action) for action in ask.actions):
        return None
    return not_now(ask)


def not_now(ask: Ask) -> Refusal:
    """Whatever was meant has no place in the question of the moment."""
    return no(ask.now.rule, "choice")


# --- what comes next --------------------------------------------------------------------------------------------------


def after(ask: Ask, *actions: Action, **changes: Any) -> Ask | None:
    """The same pointing once these actions are taken; None where somebody else, or chance, comes next."""
    state = ask.state.copy()
    for action in actions:
        engine.apply(state, ask.seat, action)
    now = engine.decision(state)
    if now is None or ask.seat not in now.seats:
        return None
    return structs.replace(ask, state=state, now=now, **changes)


def joined(start: list[Action], answer: Answer) -> Answer:
    """A plan with what comes before it."""
    return answer if isinstance(answer, Refusal) else [*start, *answer]
