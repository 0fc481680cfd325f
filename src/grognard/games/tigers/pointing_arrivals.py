"""What pointing means when reinforcements come in (chapter 11)."""

from grognard.games.tigers.actions import ENTER, TO
from grognard.games.tigers.board import AREAS, Board
from grognard.games.tigers.events import place_arg, side_arg, unit_arg
from grognard.games.tigers.pointing import Answer, Ask
from grognard.games.tigers.reasons import no, not_due, off_map
from grognard.games.tigers.reinforcements import Arrivals, Entry, shifts
from grognard.games.tigers.state import WAITING
from grognard.kernel import Action, Refusal


def arrivals(ask: Ask, frame: Arrivals) -> Answer:
    """The units that are due, and the zone of each."""
    board = ask.board
    if ask.target >= 0:
        return no("11.11", "choose-zone")
    if not ask.units:
        return no("11.11", "choose-unit")
    found: list[Action] = []
    for unit in ask.units:
        if board.side[unit] != ask.side:
            return no("11.11", "not-yours", unit=unit_arg(unit), side=side_arg(ask.side))
        if ENTER[unit] not in ask.actions:
            return _no_arrival(ask, unit)
        if ask.place >= 0 and (refusal := no_zone(board, unit, ask.place)) is not None:
            return refusal
        found += [ENTER[unit], TO[ask.place]] if ask.place >= 0 else [ENTER[unit]]
    return found if ask.place >= 0 or len(ask.units) == 1 else no("11.11", "one-at-a-time")


def _no_arrival(ask: Ask, unit: int) -> Refusal:
    where = ask.state.where[unit]
    if where >= 0:
        return no("11.11", "arrived", unit=unit_arg(unit), place=place_arg(where))
    if where == WAITING:
        return not_due(ask.state, ask.board, unit)
    refusal = off_map(ask.state, ask.board, unit)
    assert refusal is not None
    return refusal


def entry(ask: Ask, frame: Entry) -> Answer:
    """11.14 A reinforcement is in hand: only its zone can be named."""
    if any(unit != frame.unit for unit in ask.units):
        return no("11.14", "finish-first", unit=unit_arg(frame.unit))
    if ask.place < 0 or ask.target >= 0:
        return no("11.14", "choose-zone")
    return no_zone(ask.board, frame.unit, ask.place) or [TO[ask.place]]


def no_zone(board: Board, unit: int, place: int) -> Refusal | None:
    """11.14 Why a reinforcement does not come in by a place."""
    moved, table = shifts(board, unit), board.tables.zone_shift
    if place in moved or place in board.printed[unit]:
        return None
    names = {"unit": unit_arg(unit), "place": place_arg(place)}
    if place < AREAS:
        return no("11.11", "enter-area", **names)
    edge = board.zones[board.side[unit]]
    if place not in edge:
        return no("11.14", "enter-side", **names)
    if not board.inside >> place & 1:
        return no(board.row.rule, "outside", place=place_arg(place))
    steps = min(abs(edge.index(place) - edge.index(printed)) for printed in board.printed[unit])
    if steps > table.steps:
        return no("11.14", "enter-far", steps=steps, limit=table.steps, **names)
    return no("11.14", "enter-slow", steps=steps, cost=steps * table.cost, movement=board.movement[unit], **names)
