"""Overlays of Tide of Iron: how far a unit can go, what it can fire at, who sees what, who holds what."""

from collections.abc import Callable

from grognard.games.iron.area import shell_hexes
from grognard.games.iron.board import GONE, HEXES, ROSTER, SIDE, SQUAD, THIRD, UNITS, Board
from grognard.games.iron.firepower import CONCENTRATED, half, halvings, shell_band, shots
from grognard.games.iron.ground import GRID
from grognard.games.iron.look import vehicle_kind
from grognard.games.iron.movement import ADVANCING, Moving, movable, set_out
from grognard.games.iron.panel_parts import BANDS
from grognard.games.iron.routes import routes, set_off
from grognard.games.iron.schema import SIDES, TERRAINS, Side
from grognard.games.iron.state import ABOARD, IronState, board_of, sees, smoke_mask
from grognard.games.iron.victory import reckon
from grognard.kernel import Line, Overlay, Problem, Spot, text
from grognard.toolbox.masks import bits

# --- movement ---------------------------------------------------------------------------------------------------------


def moving(state: IronState, board: Board, frame: Moving) -> Overlay:
    """MOVE-03 The hexes where a unit that is on its way could end its move, with what they cost; the points left."""
    spots = tuple(Spot(HEXES[hex_], "reach", price / THIRD) for hex_, price in sorted(reached(state, board, frame)))
    left = Line(text("iron-sum-movement", thirds=frame.points % THIRD), frame.points // THIRD, "MOVE-02")
    return Overlay(spots, (left,))


def reached(state: IronState, board: Board, frame: Moving) -> list[tuple[int, int]]:
    """Every hex that further steps lead to and where the unit may stay, with the price in thirds.

    To leave a fortification or a vehicle comes first and is paid for.
    """
    trial, hand, _ = set_off(state, board, frame)
    paid = frame.points - hand.points
    return [(hex_, paid + way.cost) for hex_, way in routes(trial, board, hand).items()]


def _unit(name: str) -> int:
    return UNITS.index(name)


def _off_map(unit: int) -> Overlay:
    return Overlay(text=text("iron-not-on-map", unit=UNITS.argument(unit)))


def reach(state: IronState, seat: int, unit: str) -> Overlay:
    """ACT-07 How far a unit could advance, as things stand."""
    board, index, there = board_of(state), _unit(unit), state.copy()
    if there.where[index] < 0 and there.where[index] != ABOARD:
        return _off_map(index)
    return Overlay(advance(there, board, index), text=text("iron-reach", unit=UNITS.argument(index)))


def advance(there: IronState, board: Board, unit: int) -> tuple[Spot, ...]:
    """ACT-07 The hexes that a unit may end an advance in; the state is a copy."""
    if not movable(there, board, unit, ADVANCING):
        return ()
    set_out(there, board, unit, ADVANCING)
    return moving(there, board, there.stack[-1]).spots


# --- sight and fire ---------------------------------------------------------------------------------------------------


def _hex(board: Board, name: str) -> int:
    """Raises :class:`Problem` for a hex of a greater map."""
    hex_ = HEXES.index(name)
    if hex_ >= board.count:
        raise Problem("unknown-name", kind="hex", name=name)
    return hex_


def sight(state: IronState, seat: int, place: str) -> Overlay:
    """LOS Everything that is seen from a hex."""
    board = board_of(state)
    hex_ = _hex(board, place)
    spots = tuple(Spot(HEXES[seen], "seen") for seen in bits(sees(state, board, hex_)) if seen != hex_)
    return Overlay(spots, text=text("iron-sight", hex=place))


def los(state: IronState, seat: int, origin: str, goal: str) -> Overlay:
    """LOS The line between two hexes, what blocks it and by which rule."""
    board = board_of(state)
    a, b = _hex(board, origin), _hex(board, goal)
    blocking, rule = board.sight.why(a, b, smoke_mask(state))
    spots = [
        Spot(HEXES[hex_], "line")
        for met in GRID.between(a, b)
        for hex_ in met
        if 0 <= hex_ < board.count and hex_ not in blocking
    ]
    if rule:  # LOS-17, LOS-18: fog and the rim have no hex of their own
        spots += [Spot(HEXES[hex_], "blocks", rule=rule) for hex_ in blocking or (b,)]
    id_ = "iron-los-blocked" if rule else "iron-los-clear"
    return Overlay(tuple(spots), text=text(id_, origin=origin, goal=goal, distance=GRID.distance(a, b)))


def field(state: IronState, seat: int, unit: str) -> Overlay:
    """TGT-08 Where a unit could fire at squads: by bands, with its dice."""
    return _field(state, _unit(unit), vehicle=False)


def field_vehicles(state: IronState, seat: int, unit: str) -> Overlay:
    """TGT-08 Where a unit could fire at vehicles: by bands, with its dice."""
    return _field(state, _unit(unit), vehicle=True)


def _field(state: IronState, unit: int, *, vehicle: bool) -> Overlay:
    """Asked of the rule itself, with an enemy put on each hex in turn on a copy."""
    board, there = board_of(state), state.copy()
    here = there.where[unit]
    if here < 0:
        return _off_map(unit)
    told = text("iron-field", unit=UNITS.argument(unit), targets="vehicles" if vehicle else "squads")
    halved = halvings(there, unit, CONCENTRATED)
    if not board.armed[unit] or len(halved) > 1:
        return Overlay(text=told)
    target = next(other for other in ROSTER[1 - SIDE[unit]] if SQUAD[other] != vehicle)
    there.fort[target] = 0
    seen = sees(state, board, here)
    spots = []
    for hex_ in range(board.count):
        there.where[target] = hex_
        found = shots(there, board, unit, target) if hex_ != here else []
        if found:
            best = min(found, key=lambda shot: shot.band)
            dice = half(best.firepower) if halved else best.firepower
            kind = BANDS[best.band] if seen >> hex_ & 1 else "hidden"
            spots.append(Spot(HEXES[hex_], kind, dice, "TGT-08"))
    return Overlay(tuple(spots), text=told)


def spotting(state: IronState, seat: int, unit: str) -> Overlay:
    """FIG-05 The hexes that the mortars of a squad may fire at."""
    board, index = board_of(state), _unit(unit)
    if state.where[index] < 0:
        return _off_map(index)
    spots = [
        Spot(HEXES[hex_], BANDS[shell_band(state, board, index, hex_)], rule="FIG-06")
        for hex_ in shell_hexes(state, board, index)
    ]
    return Overlay(tuple(spots), text=text("iron-spotting", unit=UNITS.argument(index)))


# --- the map ----------------------------------------------------------------------------------------------------------


def terrain(state: IronState, seat: int, place: str) -> Overlay:
    """What a hex is: its ground and its level, the cover it gives."""
    board = board_of(state)
    hex_ = _hex(board, place)
    kind = TERRAINS[board.terrain[hex_]]
    told = text("iron-terrain", hex=place, terrain=f"@terrain-{kind}", level=board.level[hex_], cover=board.cover[hex_])
    return Overlay((Spot(place, kind, board.cover[hex_], "ATK-05"),), text=told)


def objectives(state: IronState, seat: int) -> Overlay:
    """Who controls each objective, and what it comes to (WIN-01, CMD-05)."""
    board = board_of(state)
    spots = [
        Spot(HEXES[hex_], SIDES[control] if control >= 0 else "nobody", rule="CMD-02")
        for hex_, control in zip(board.objective_hex, state.control, strict=True)
        if control != GONE
    ]
    rule = board.row.victory
    lines = [
        Line(text(f"iron-sum-{'objectives' if rule.kind == 'objectives' else 'vp'}"), reckon(state, board, side),
             "WIN-01", SIDES[side], total=True)
        for side in range(len(SIDES))
        if rule.side in ("", SIDES[side])
    ]  # fmt: skip
    if rule.side:
        lines.append(Line(text("iron-sum-goal"), rule.need, "WIN-01", rule.side))
    return Overlay(tuple(spots), tuple(lines), text=text("iron-objectives"))


def _side(name: str) -> Side:
    for side in SIDES:
        if side == name:
            return side
    raise Problem("unknown-name", kind="side", name=name)


def zone(state: IronState, seat: int, side: str) -> Overlay:
    """SETUP-09, STAT-15 Where the divisions of a side set up, and where its reinforcements come."""
    board, number = board_of(state), SIDES.index(_side(side))
    spots = [
        Spot(HEXES[hex_], f"division_{division}", rule="SETUP-09")
        for division, force in enumerate(board.forces[number], 1)
        for hex_ in force.zone
    ]
    spots += [Spot(HEXES[hex_], "entry", rule="STAT-15") for hex_ in board.zone[number]]
    return Overlay(tuple(spots), text=text("iron-zone", side="@side-" + side))


def arrivals(state: IronState, seat: int, side: str) -> Overlay:
    """STAT-14 What the scenario still brings a side, round by round."""
    lines: list[Line] = []
    for row in board_of(state).row.sides[_side(side)].arrivals:
        if row.round < state.round:
            continue
        lines += [
            Line(text("iron-sum-arrival", round=row.round, what=f"@iron-{vehicle_kind(kind)}"), count, "STAT-14")
            for kind, count in row.vehicles.items()
        ]
        lines += [
            Line(text("iron-sum-arrival", round=row.round, what=f"@iron-figure-{figure}"), count, "STAT-14")
            for figure, count in row.figures.items()
        ]
    return Overlay(lines=tuple(lines), text=text("iron-arrivals", side="@side-" + side, count=len(lines)))


QUERIES: dict[str, Callable[..., Overlay]] = {
    "sight": sight, "los": los, "field": field, "field_vehicles": field_vehicles, "reach": reach, "spotting": spotting,
    "terrain": terrain, "objectives": objectives, "zone": zone, "arrivals": arrivals,
}  # fmt: skip
