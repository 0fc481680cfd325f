"""How Tank on Tank looks from a seat, and its overlays: reach, sums, lines of sight."""

from collections.abc import Callable, Mapping

from grognard.games.tank.board import DE, FACINGS, GRID, HEXES, TYPES, UNITS, US, Board
from grognard.games.tank.fire import Aiming, cost, defence, modifiers
from grognard.games.tank.movement import Moving
from grognard.games.tank.refusals import paths
from grognard.games.tank.schema import SIDES, TERRAIN, MapSheet, UnitType
from grognard.games.tank.state import ELIMINATED, EXITED, UNPLACED, WAITING, TankState, board_of, held
from grognard.games.tank.turn import MOST_AP, least_ap
from grognard.games.tank.victory import points
from grognard.kernel import (
    OBSERVER,
    Box,
    Face,
    Hand,
    Line,
    Link,
    Marker,
    Overlay,
    Piece,
    Place,
    Sheet,
    Spot,
    Table,
    Track,
    text,
)
from grognard.toolbox.masks import bits
from grognard.toolbox.sight import blockers

BOXES = (("waiting", WAITING), ("eliminated", ELIMINATED), ("exited", EXITED), ("to_place", UNPLACED))
TURN_SPACES = 9  # 2.2a: the track has nine spaces; from turn 10 on the marker lies on its other side


def view(state: TankState, seat: int) -> Table:
    """The table as a seat sees it: everything but the chit is open (6.0c)."""
    board = board_of(state)
    return Table(
        game="tank",
        scenario=board.scenario,
        map=board.row.map,
        seat="observer" if seat == OBSERVER else SIDES[state.sides[seat]],
        sides=tuple(SIDES[side] for side in state.sides),
        active=SIDES[state.active] if state.turn else "",
        pieces=tuple(_piece(state, board, unit) for unit in range(len(UNITS)) if state.where[unit] >= 0),
        tracks=_tracks(state, board),
        boxes=_boxes(state, board),
        hands=_hands(state, seat),
        markers=_markers(state, board),
    )


def _piece(state: TankState, board: Board, unit: int) -> Piece:
    marks = [
        name for name, mask in (("moved", state.moved), ("fired", state.fired), ("ace", state.aces)) if mask >> unit & 1
    ]
    if board.leader[unit]:
        marks.append("leader")
    if (state.moved & state.fired) >> unit & 1:  # 6.0h: it has done both, and can do no more in this phase
        marks.append("finished")
    hex_ = state.where[unit]
    return Piece(
        UNITS[unit],
        TYPES[board.type[unit]],
        SIDES[board.side[unit]],
        HEXES[hex_],
        FACINGS[state.facing[unit]],
        (str(board.reach(unit, hex_)), str(defence(state, board, unit)), str(board.movement[unit])),
        tuple(marks),
    )


def _tracks(state: TankState, board: Board) -> tuple[Track, ...]:
    over = ("plus_nine",) if state.turn > TURN_SPACES else ()  # 2.2a
    space = (state.turn - 1) % TURN_SPACES + 1 if state.turn else 0
    turn = Track("turn", state.turn, board.row.turns, marks=(f"space_{space}", *over))
    certain = least_ap(state) if state.turn and not state.result else 0
    spent = Track("ap", state.spent, MOST_AP, certain=certain, side=SIDES[state.active])  # 2.2b
    scores = points(state, board)
    vp = [Track("vp", scores[side], 0, side=SIDES[side]) for side in (US, DE)]
    return (turn, spent, *vp)


def _boxes(state: TankState, board: Board) -> tuple[Box, ...]:
    found = []
    for side, units in enumerate(board.units):
        for name, where in BOXES:
            inside = tuple(UNITS[unit] for unit in units if state.where[unit] == where)
            if inside:
                found.append(Box(name, SIDES[side], inside))
    return tuple(found)


def _hands(state: TankState, seat: int) -> tuple[Hand, ...]:
    """6.0c The passive player holds the chit and alone knows its value."""
    if not state.chit:
        return ()
    passive = state.seat_of(1 - state.active)
    shown = (str(state.chit),) if seat == passive else ()
    return (Hand(SIDES[1 - state.active], "chit", 1, shown),)


def _markers(state: TankState, board: Board) -> tuple[Marker, ...]:
    """Who controls what (11.0b), and the objectives."""
    found = [Marker("objective", HEXES[hex_]) for hex_ in sorted(board.objectives)]
    found += [Marker("control", HEXES[hex_], SIDES[side]) for hex_, side in enumerate(state.control) if side >= 0]
    return tuple(found)


def forecast(state: TankState, seat: int) -> Overlay:
    """Reach with costs while a unit moves; the sum while a shot is put together."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Moving):
        spots = tuple(Spot(HEXES[hex_], "reach", spent) for hex_, (_, spent) in sorted(paths(state).items()))
        lines = [Line(text("tank-sum-movement"), max(0, board.movement[frame.unit] - frame.cost), "8.0d")]
        if frame.steps and frame.road:
            lines.append(Line(text("tank-sum-march"), board.tables.road.march_bonus, "8.0e"))
        return Overlay(spots, tuple(lines))
    if isinstance(frame, Aiming):
        lines = [Line(text("tank-sum-defence"), defence(state, board, frame.target), "9.4a")]
        if frame.firers:
            lines += [
                Line(text(f"tank-sum-{name}"), value, rule)
                for name, value, rule in modifiers(state, board, frame.target, frame.firers)
            ]
            lines.append(Line(text("tank-sum-cost"), cost(board, frame.target, frame.firers), "7.0b"))
        return Overlay(lines=tuple(lines))
    return Overlay()


def sheet(map_: str, raw: MapSheet) -> Sheet:
    """A map sheet as the data has it (3.0), lying on its side on a wide screen as the printed one does."""
    kinds = {name: kind for kind in ("hill", "town", "woods") for name in getattr(raw, kind).split()}
    places = [
        Place(name, x, y, kind, level=int(kind == "hill"), settlement="town" if kind == "town" else "")
        for name, x, y in zip(GRID.names, GRID.xs, GRID.ys, strict=True)
        for kind in [kinds.get(name, "clear")]
    ]
    links = [Link("road", a, b) for a, _, b in (link.partition("-") for link in raw.roads.split())]
    links += [
        Link("road", name, edge=edge) for name, _, edge in (leave.partition("-") for leave in raw.road_exits.split())
    ]
    return Sheet(map_, "hex", tuple(places), tuple(links), raw.provenance, turns=(90, 0))


SILHOUETTES = {"pz4": "panzer4", "infantry": "rifles"}  # where a type is not called as its picture
SIGNS = {
    "wolverine": "antitank",
    "atgun": "antitank",
    "priest": "artillery",
    "wespe": "artillery",
    "infantry": "infantry",
}


def faces(types: Mapping[str, UnitType]) -> tuple[Face, ...]:
    """A vehicle seen from above and three figures (2.1a); a leader wears the name of its vehicle, underlined."""
    found = []
    for id_, row in types.items():
        plain = id_.removesuffix("_hq")
        vehicle = plain.partition("_")[2]
        nation = "us" if row.side == "us" else "heer"
        silhouette = SILHOUETTES.get(vehicle, vehicle)
        found.append(Face(id_, f"@tank-{plain}", nation, silhouette, "badges", sign=SIGNS.get(vehicle, "armour")))
    return tuple(found)


# --- overlays on demand --------------------------------------------------------------------------------------------


def los(state: TankState, seat: int, origin: str, goal: str) -> Overlay:
    """The line of sight between two hexes, with what blocks it (9.2)."""
    board, a, b = board_of(state), HEXES.index(origin), HEXES.index(goal)
    raised = (board.ground.hills >> a | board.ground.hills >> b) & 1
    occupied = 0 if raised else held(state, board, 0) | held(state, board, 1)
    blocking = blockers(board.ground.sight, a, b, occupied)
    spots = [
        Spot(HEXES[hex_], "line") for met in GRID.between(a, b) for hex_ in met if hex_ >= 0 and hex_ not in blocking
    ]
    spots += [
        Spot(HEXES[hex_], "blocks", rule="9.2b" if board.ground.sight.obstacle[hex_] else "9.2c") for hex_ in blocking
    ]
    id_ = "tank-los-blocked" if blocking else "tank-los-clear"
    return Overlay(tuple(spots), text=text(id_, origin=origin, goal=goal, distance=GRID.distance(a, b)))


def field_of_fire(state: TankState, seat: int, unit: str) -> Overlay:
    """The hexes in a unit's front and range, and which of them terrain hides (9.0a)."""
    board, index = board_of(state), UNITS.index(unit)
    hex_ = state.where[index]
    if hex_ < 0:
        return Overlay(text=text("tank-not-on-map", unit=unit))
    entry = hex_ * 6 + state.facing[index]
    seen = board.field[index][entry]
    spots = [Spot(HEXES[place], "seen" if seen >> place & 1 else "hidden") for place in bits(board.arc[index][entry])]
    return Overlay(tuple(spots), text=text("tank-field", hex=HEXES[hex_], range=board.reach(index, hex_)))


def terrain(state: TankState, seat: int, hex_: str) -> Overlay:
    """What a hex is: terrain, cost to enter, modifiers."""
    ground, place = board_of(state).ground, HEXES.index(hex_)
    kind = TERRAIN[ground.terrain[place]]
    spot = Spot(hex_, kind, ground.entry_cost[place], "8.0b")
    return Overlay(
        (spot,), text=text("tank-terrain", hex=hex_, terrain="@terrain-" + kind, cost=ground.entry_cost[place])
    )


QUERIES: dict[str, Callable[..., Overlay]] = {"los": los, "field": field_of_fire, "terrain": terrain}
