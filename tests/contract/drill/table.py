"""How drill looks: built from what a seat may know."""

from grognard.kernel import Box, Hand, Line, Marker, Overlay, Piece, Spot, Table, Track, text
from tests.contract.drill.actions import CARDS, PLACES, SEATS, TEAMS, UNITS
from tests.contract.drill.frames import Losses, Walk
from tests.contract.drill.state import (
    LOST,
    NONE,
    DrillState,
    board,
    is_watched,
    reach,
    score,
    target,
    team_of,
    value_of,
    values,
)

SIDES = ("attacker", "defender")


def view(state: DrillState, seat: int) -> Table:
    assert seat < len(state.sides), "nobody plays this seat"
    plan = board(state.board)
    return Table(
        "drill",
        plan.scenario,
        "drill",
        SEATS[seat] if seat >= 0 else "observer",
        tuple(SIDES[side] for side in state.sides),
        SIDES[0] if state.turn else "",
        tuple(_piece(state, unit) for unit in range(len(UNITS)) if state.place[unit] >= 0),
        (
            Track("turn", state.turn, plan.turns),
            Track("town", score(state), target(state)),
            Track("ammunition", state.ammo, 99),
            Track("rerolls", state.rerolls, plan.rerolls),
            Track("pace", state.pace, 4),
            *(Track(f"left-{name}", state.left[card], plan.deck[card]) for card, name in enumerate(CARDS)),
        ),
        (Box("lost", SIDES[0], tuple(UNITS[unit] for unit, at in enumerate(state.place) if at == LOST)),),
        _hands(state, seat),
        tuple(Marker("watched", PLACES[place]) for place in range(len(PLACES)) if is_watched(state, place)),
    )


def _piece(state: DrillState, unit: int) -> Piece:
    marks = ("moved",) if state.moved[unit] else ()
    team = TEAMS[team_of(unit)]
    return Piece(UNITS[unit], team, SIDES[0], PLACES[state.place[unit]], values=(str(value_of(unit)),), marks=marks)


def _hands(state: DrillState, seat: int) -> tuple[Hand, ...]:
    """Bids that wait for the other captain, and the card face down."""
    bids = [Hand(SEATS[who], "bid", 1, (str(bid.points),) if who == seat else ()) for who, bid in state.answers]
    if state.top == NONE:
        return tuple(bids)
    known = (CARDS[state.top],) if state.peeker == seat else ("no-ambush",) if state.safe else ()
    return (*bids, Hand(SEATS[state.peeker], "card", 1, known))


def forecast(state: DrillState, seat: int) -> Overlay:
    """The reach of the unit that walks, or what is paid of the losses."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Walk):
        return _reach(state, frame.unit, frame.steps)
    if isinstance(frame, Losses):
        paid = values(list(frame.chosen))
        return Overlay(lines=(Line(text("drill-paid", due=frame.due), paid, "D10"),))
    return Overlay()


def _reach(state: DrillState, unit: int, steps: int) -> Overlay:
    ways = reach(state, unit, steps)
    return Overlay(tuple(Spot(PLACES[place], "reach", len(way), "D7") for place, way in ways.items() if way))


def query_reach(state: DrillState, seat: int, unit: str) -> Overlay:
    """How far a unit could walk at today's pace."""
    index = UNITS.index(unit)
    return _reach(state, index, state.pace) if state.place[index] >= 0 else Overlay()


def query_watched(state: DrillState, seat: int) -> Overlay:
    places = [place for place in range(len(PLACES)) if is_watched(state, place)]
    return Overlay(tuple(Spot(PLACES[place], "watched", rule="D8") for place in places))
