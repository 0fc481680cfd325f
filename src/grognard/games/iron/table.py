"""How Tide of Iron looks from a seat: pieces, tracks, cards and markers."""

from functools import cache

from grognard.games.iron.board import (
    CARDS,
    DE,
    DIVISION,
    FORTS,
    GONE,
    HEXES,
    KIND,
    PILLBOX,
    ROSTER,
    SIDE,
    SQUAD,
    THIRD,
    UNITS,
    US,
    VEHICLES,
    Board,
)
from grognard.games.iron.card_shots import SHOTS
from grognard.games.iron.firepower import armour_of, half
from grognard.games.iron.forecast import attackers, forecast
from grognard.games.iron.loads import EMPTY, LOADS
from grognard.games.iron.look import STANDING, map_id, squad_kind, vehicle_kind
from grognard.games.iron.movement import ADVANCING, allowance
from grognard.games.iron.overlays import QUERIES
from grognard.games.iron.schema import DECKS, SIDES
from grognard.games.iron.setup import Arriving, InHand, Mustering
from grognard.games.iron.state import (
    ABOARD,
    BOX,
    EXITED,
    FATIGUED,
    HEADQUARTERS,
    HEAVY,
    IN_DECK,
    OP_FIRE,
    PLAY_AREA,
    IronState,
    board_of,
    place_of,
)
from grognard.games.iron.turn import ActionTurn
from grognard.games.iron.victory import reckon
from grognard.kernel import (
    OBSERVER,
    Box,
    Hand,
    Marker,
    Piece,
    Table,
    Track,
)

__all__ = ["QUERIES", "SEATS", "forecast", "view"]

SEATS = (*SIDES, *(f"{side}2" for side in SIDES))
TABS = ("AT", "ENG", "FLM", "MED")  # SPEC-01: by specialisation
NONE = "–"  # what a unit does not have
UNKNOWN = "unknown"  # a settled card that the viewer has not seen
TO_PLACE, LEFT = "to_place", "exited"  # boxes


def view(state: IronState, seat: int) -> Table:
    """The table as a seat sees it: everything is open but the order of the decks."""
    board = board_of(state)
    firing, placing = attackers(state), _placing(state)
    return Table(
        game="iron",
        scenario=board.scenario,
        map=map_id(board.scenario),
        seat="observer" if seat == OBSERVER else SEATS[seat],
        sides=tuple(SIDES[side] for side in state.sides),
        active=SIDES[state.active],
        pieces=tuple(
            _piece(state, board, unit, unit in firing)
            for unit, where in enumerate(state.where)
            if where != BOX or unit in placing
        ),
        tracks=_tracks(state, board),
        boxes=_boxes(state, placing),
        hands=_hands(state, board, state.sides[seat] if seat != OBSERVER else -1),
        markers=_markers(state, board),
    )


# --- pieces -----------------------------------------------------------------------------------------------------------


def _placing(state: IronState) -> set[int]:
    """SETUP-09, STAT-15 Who waits to be placed: squads with their figures, and the vehicles that come with them."""
    found = {unit for unit, load in enumerate(state.load) if load != EMPTY and state.where[unit] == BOX}
    for frame in state.stack:
        if isinstance(frame, Arriving):
            found.update(frame.units)
        elif isinstance(frame, Mustering):
            found.update(frame.vehicles)
        elif isinstance(frame, InHand):
            found.add(frame.unit)
    return found


def _piece(state: IronState, board: Board, unit: int, attacks: bool) -> Piece:
    side, where = SIDES[SIDE[unit]], state.where[unit]
    if where == BOX:
        place = TO_PLACE
    elif where == EXITED:
        place = LEFT
    else:
        place = HEXES[place_of(state, unit)]
    carrier = UNITS[state.carrier[unit]] if where == ABOARD else ""
    marks = _marks(state, unit, attacks)
    if not SQUAD[unit]:
        kind = vehicle_kind(VEHICLES[KIND[unit]])
        return Piece(UNITS[unit], kind, side, place, values=_vehicle_values(state, board, unit), marks=marks)
    spec = state.spec[unit]
    return Piece(
        UNITS[unit], squad_kind(side, DIVISION[unit]), side, place, values=_squad_values(state, board, unit),
        marks=marks, figures=STANDING[state.load[unit]], tab=TABS[spec] if spec >= 0 else "", carrier=carrier,
    )  # fmt: skip


def _marks(state: IronState, unit: int, attacks: bool) -> tuple[str, ...]:
    found, acts, harm = [], state.acts[unit], state.harm[unit]
    if acts == FATIGUED:
        found.append("fatigued")
    elif acts == OP_FIRE:
        found.append("op_fire")
    if harm:
        found.append((("pinned", "disrupted") if SQUAD[unit] else ("damaged", "wrecked"))[harm - 1])
    if state.fort[unit]:
        found.append("pillbox" if state.fort[unit] == PILLBOX else "entrenched")
    if unit in state.hidden:
        found.append("concealed")
    if unit == state.ace[SIDE[unit]]:
        found.append("ace")
    if state.where[unit] == ABOARD:
        found.append("aboard")
    if attacks:
        found.append("attacker")
    return tuple(found)


def _squad_values(state: IronState, board: Board, unit: int) -> tuple[str, ...]:
    """Firepower and range against squads and against vehicles, then movement; DMG-11 what is not steady stays."""
    points = 0 if state.harm[unit] else allowance(state, board, unit, ADVANCING) // THIRD
    return (*_guns(board, SIDE[unit], state.load[unit]), str(points))


@cache
def _guns(board: Board, side: int, load: int) -> tuple[str, str]:
    """TGT-05, TGT-07 All the figures of a squad that can fire, within the range of each; mortars have their own."""
    found = []
    for vehicle in (False, True):
        firepower, reach = 0, []
        for kind, count in enumerate(LOADS[load]):
            row = board.arms.rows[side][kind]
            gun = row.vehicle if vehicle else row.infantry
            if count and gun is not None and gun.firepower:
                firepower += count * gun.firepower
                reach.append(gun.range)
        found.append(f"{firepower}/{min(reach)}" if reach else NONE)
    return found[0], found[1]


def _vehicle_values(state: IronState, board: Board, unit: int) -> tuple[str, ...]:
    """Firepower and range against squads and against vehicles, movement and armour, as damage leaves them (DMG-08)."""
    guns, heavy = board.gun[unit], state.harm[unit] == HEAVY
    assert guns is not None
    told = [f"{half(gun.firepower) if heavy else gun.firepower}/{gun.range}" if gun.firepower else NONE for gun in guns]
    points = allowance(state, board, unit, ADVANCING) // THIRD
    return (*told, str(points), str(armour_of(state, board, unit)))


def _boxes(state: IronState, placing: set[int]) -> tuple[Box, ...]:
    found = []
    for side, roster in enumerate(ROSTER):
        waiting = tuple(UNITS[unit] for unit in roster if unit in placing and state.where[unit] == BOX)
        left = tuple(UNITS[unit] for unit in roster if state.where[unit] == EXITED)
        found += [Box(name, SIDES[side], inside) for name, inside in ((TO_PLACE, waiting), (LEFT, left)) if inside]
    return tuple(found)


# --- beside the map ---------------------------------------------------------------------------------------------------


def _tracks(state: IronState, board: Board) -> tuple[Track, ...]:
    found = [Track("round", min(state.round, board.row.rounds), board.row.rounds), *_score(state, board)]
    found.append(Track("initiative", 1, 1, side=SIDES[state.initiative]))
    for side in (US, DE):
        found.append(Track("command", state.command[side], 0, side=SIDES[side]))
        found.append(Track("pool", state.pool[side], 0, side=SIDES[side]))
    turn = next((frame for frame in state.stack if isinstance(frame, ActionTurn)), None)
    if turn is not None:
        found.append(Track("actions", turn.left, 0, side=SIDES[state.sides[turn.seat]]))
    return tuple(found)


def _score(state: IronState, board: Board) -> list[Track]:
    """WIN-01 How far the side that must reach something has come; where points decide, those of both."""
    rule = board.row.victory
    if not rule.side:
        return [Track("vp", reckon(state, board, side), 0, side=SIDES[side]) for side in (US, DE)]
    value = reckon(state, board, SIDES.index(rule.side))
    most = len(board.buildings) or (rule.need if rule.kind == "each_round" else len(rule.objectives))
    levels = {int(count): name for count, name in rule.degrees.items()} or {rule.need: rule.side}
    marks = tuple(f"level:{count}:{name}" for count, name in sorted(levels.items()))
    name = "objectives" if rule.kind == "objectives" else "vp"
    return [Track(name, value, max(most, value), side=rule.side, marks=marks)]


def _hands(state: IronState, board: Board, viewer: int) -> tuple[Hand, ...]:
    """STAT-01 Headquarters and play areas lie open; the decks are counted, but for the tops that the viewer knows."""
    found = []
    for side, name in enumerate(SIDES):
        for id_, where in (("headquarters", HEADQUARTERS), ("play_area", PLAY_AREA)):
            cards = [CARDS[card] for card, at in enumerate(state.card) if at == where and board.card_side[card] == side]
            if cards:
                found.append(Hand(name, id_, len(cards), tuple(cards)))
        operations = board.row.sides[name].operations
        if operations:
            found.append(Hand(name, "operations", len(operations), tuple(operations)))
        for deck in board.decks[side]:
            count = sum(at == IN_DECK and board.card_deck[card] == deck for card, at in enumerate(state.card))
            found.append(Hand(name, DECKS[deck], count, _tops(state, board, deck, viewer)))
    return tuple(found)


def _tops(state: IronState, board: Board, deck: int, viewer: int) -> tuple[str, ...]:
    """The settled cards on top of a deck down to the last that the viewer knows; an onlooker (-1) knows none."""
    shown, known = [], 0
    for card, seen in zip(state.tops, state.seen, strict=True):
        if board.card_deck[card] == deck:
            knows = viewer >= 0 and seen >> viewer & 1
            shown.append(CARDS[card] if knows else UNKNOWN)
            if knows:
                known = len(shown)
    return tuple(shown[:known])


def _markers(state: IronState, board: Board) -> tuple[Marker, ...]:
    """Objectives with whoever controls them, and chapter 23: fortifications, obstacles, smoke."""
    found: dict[Marker, None] = {}  # a hex may be two objectives, of one holder
    for index, name in enumerate(board.objective):
        hex_, control = HEXES[board.objective_hex[index]], state.control[index]
        if control == GONE:
            continue
        value, owner = board.objective_value[index], board.objective_owner[index]
        if value:  # CMD-04
            found[Marker("command", hex_, SIDES[owner] if owner >= 0 else "", value=str(value))] = None
        elif index in board.buildings:  # S2-1
            found[Marker("objective", hex_)] = None
        else:
            found[Marker("objective", hex_, value=str(board.objective_vp[index] or name))] = None
        if control >= 0:
            found[Marker("control", hex_, SIDES[control])] = None
    lists = (
        ("razor_wire", state.wire), ("tank_trap", state.traps), ("minefield", state.mines), ("smoke", state.smoke)
    )  # fmt: skip
    lying = [Marker(name, HEXES[hex_]) for name, hexes in lists for hex_ in hexes]
    lying += [
        Marker("barrage", HEXES[mark // SHOTS], SIDES[board.card_side[card]], value=str(mark % SHOTS))
        for card, mark in enumerate(state.mark)
        if mark >= 0 and state.card[card] == PLAY_AREA
    ]
    lying += [Marker(FORTS[code & 3], HEXES[code >> 2]) for code in state.forts]
    return (*found, *lying)
