"""What pointing means for the German special forces (chapter 14)."""

from grognard.games.tigers.actions import SPECIAL, TO
from grognard.games.tigers.board import AREAS, GERMAN
from grognard.games.tigers.events import place_arg, side_arg
from grognard.games.tigers.pointing import Answer, Ask
from grognard.games.tigers.reasons import no
from grognard.games.tigers.special import SpecialForces, grounds
from grognard.games.tigers.state import RESTRICTION
from grognard.kernel import Refusal


def special(ask: Ask) -> Answer:
    """14.11 The special forces are to be placed, somewhere if an area was named."""
    if SPECIAL not in ask.actions:
        return no_special(ask)
    if ask.place >= 0 and (refusal := no_ground(ask)) is not None:
        return refusal
    return [SPECIAL]


def no_special(ask: Ask) -> Refusal:
    """14.11 Why the special forces are not placed now."""
    state, board = ask.state, ask.board
    day, _ = board.calendar[state.impulse]
    if ask.side != GERMAN:
        return no("14.11", "special-german", side=side_arg(ask.side))
    if not board.row.special_forces:
        return no("SA-2", "special-none")
    if not day.special_forces:
        return no("14.11", "special-day", day=day.day)
    if state.special_day == day.day:
        return no("14.11", "special-today", day=day.day)
    if state.special_left > 0:
        return no_effect(ask, RESTRICTION)  # nothing but that effect is left, and it is too late for it
    return no("SB-8" if board.row.special_forces == 1 else "14.21", "special-used", uses=board.row.special_forces)


def special_forces(ask: Ask, frame: SpecialForces) -> Answer:
    """14.12 The area of the marker; its effect is a verb of its own."""
    if frame.effect < 0:
        return no("14.21", "choose-effect")
    if ask.place < 0:
        return no("14.12", "choose-ground")
    return no_ground(ask) or [TO[ask.place]]


def no_effect(ask: Ask, effect: int) -> Refusal:
    """14.21, 14.22 Why an effect cannot be chosen."""
    board = ask.board
    _, number = board.calendar[ask.state.impulse]
    if ask.state.special_used >> effect & 1:
        return no("14.21", "effect-used")
    return no("14.22", "effect-late", number=number, last=board.tables.special_forces.last_impulse)


def no_ground(ask: Ask) -> Refusal | None:
    """14.12 Why the marker is not placed somewhere."""
    board, place = ask.board, ask.place
    if place in grounds(board):
        return None
    if place >= AREAS:
        return no("14.12", "ground-zone", place=place_arg(place))
    if not board.inside >> place & 1:
        return no(board.row.rule, "outside", place=place_arg(place))
    return no("14.12", "ground-vp", place=place_arg(place), vp=board.vp[place])
