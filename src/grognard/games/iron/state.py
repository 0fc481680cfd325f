"""The state of a game of Tide of Iron: flat lists by unit, objective and card; markers as sorted lists of hexes."""

from bisect import insort

from grognard.games.iron.board import (
    BOARDS,
    CARD_IDS,
    CARDS,
    DE,
    DIVISION,
    FORTS,
    HEXES,
    PLAYERS,
    ROSTER,
    SIDE,
    SQUAD,
    UNITS,
    US,
    Board,
)
from grognard.games.iron.loads import EMPTY, LOADS, OFFICER
from grognard.kernel import State
from grognard.toolbox.masks import mask_of, standing

# Where a unit is when it is in no hex: in the box; aboard a vehicle (TRAN-03); off the map by its own will (S5-1)
BOX, ABOARD, EXITED = -1, -2, -3

FRESH, FATIGUED, OP_FIRE = range(3)  # the activation of a unit
STEADY, PINNED, DISRUPTED = range(3)  # the condition of a squad
INTACT, LIGHT, HEAVY = range(3)  # the damage of a vehicle: both are its harm
ROUTED = DESTROYED = 3

# Where a card is: in its deck, face up in the headquarters, in the play area, out of the game
IN_DECK, HEADQUARTERS, PLAY_AREA, OUT = range(4)


class IronState(State, kw_only=True):
    round: int = 1
    initiative: int = US  # the side that holds it
    active: int = US  # whose action turn it is
    command: list[int]  # side -> tokens
    pool: list[int]  # side -> tokens on the Initiative card
    vp: list[int]  # side -> victory points
    ace: list[int]  # side -> its Tank Ace (OPS-05), -1 for none
    finished: list[int]  # seat -> 1 where its action phase is over (ACT-02)
    where: list[int]  # unit -> hex, or one of the words above
    carrier: list[int]  # unit -> the vehicle that it is aboard, -1 for none
    acts: list[int]  # unit -> its activation
    harm: list[int]  # unit -> its condition or damage
    load: list[int]  # squad -> its figures (loads.LOADS)
    spec: list[int]  # squad -> its specialisation, -1 for none
    fort: list[int]  # squad -> the kind of fortification that it is in, 0 for none
    division: list[int]  # unit -> 0 or 1
    hidden: list[int]  # concealed squads
    fired: list[int]  # OPF-06: who has op fired at the active unit in this activation
    control: list[int]  # objective -> side
    forts: list[int]  # fortifications: hex * 4 + kind, once for each
    wire: list[int]
    traps: list[int]
    mines: list[int]
    smoke: list[int]
    card: list[int]  # card -> where it is
    stamp: list[int]  # card -> the round in which it was bought or last tried
    mark: list[int]  # card -> what it must remember: a target hex and the shots left (Sustained Blanket)
    holder: list[int]  # card -> the seat that activated it (TEAM-07)
    tops: list[int]  # cards whose place on top of their deck is settled, the uppermost first
    seen: list[int]  # and the mask of the sides that know it


def new_state(board: Board, key: bytes) -> IronState:
    """SETUP-02, SETUP-05, SETUP-06 The markers on the map, the cards in their decks, nobody placed."""
    count = len(UNITS)
    state = IronState(
        board=board.key,
        key=key,
        sides=[US, DE, US, DE] if board.teams else [US, DE],
        stack=[],
        initiative=board.first,
        active=board.first,
        command=[0, 0],
        pool=[0, 0],
        vp=[0, 0],
        ace=[-1, -1],
        finished=[0] * (2 * PLAYERS if board.teams else PLAYERS),
        where=[BOX] * count,
        carrier=[-1] * count,
        acts=[FRESH] * count,
        harm=[0] * count,
        load=[EMPTY] * count,
        spec=[-1] * count,
        fort=[0] * count,
        division=DIVISION[:],
        hidden=[],
        fired=[],
        control=board.control[:],
        forts=[],
        wire=[],
        traps=[],
        mines=[],
        smoke=[],
        card=[IN_DECK if side >= 0 else OUT for side in board.card_side],
        stamp=[0] * len(CARDS),
        mark=[-1] * len(CARDS),
        holder=[-1] * len(CARDS),
        tops=[],
        seen=[],
    )
    lay_markers(state, board)
    for side in board.row.sides.values():
        for id_, copies in side.removed.items():
            for card in [card for card, name in enumerate(CARD_IDS) if name == id_][:copies]:
                state.card[card] = OUT
        for id_ in side.extra:  # in the play area from the start
            state.card[CARD_IDS.index(id_)] = PLAY_AREA
    return state


def lay_markers(state: IronState, board: Board) -> None:
    lists = {"razor_wire": state.wire, "tank_trap": state.traps, "minefield": state.mines, "smoke": state.smoke}
    for row in board.row.markers:
        hex_ = HEXES.index(row.hex)
        if row.marker in lists:
            insort(lists[row.marker], hex_)
        else:
            insort(state.forts, 4 * hex_ + FORTS.index(row.marker))


def board_of(state: IronState) -> Board:
    return BOARDS[state.board]


# --- who is where -----------------------------------------------------------------------------------------------------


def units_in(state: IronState, side: int, hex_: int) -> list[int]:
    """The units of a side in a hex; MOVE-05: those aboard do not count."""
    where = state.where
    return [unit for unit in ROSTER[side] if where[unit] == hex_]


def held_by(state: IronState, side: int) -> int:
    """The hexes with units of a side, as a mask."""
    return standing(ROSTER[side], state.where)


def open_to_see(state: IronState, side: int) -> int:
    """The hexes with units of a side that are not concealed."""
    if not state.hidden:
        return standing(ROSTER[side], state.where)
    hidden, where = state.hidden, state.where
    return mask_of(where[unit] for unit in ROSTER[side] if where[unit] >= 0 and unit not in hidden)


def aboard(state: IronState, vehicle: int) -> list[int]:
    """The squads that a vehicle carries."""
    if vehicle not in state.carrier:
        return []
    return [unit for unit, carrier in enumerate(state.carrier) if carrier == vehicle]


def place_of(state: IronState, unit: int) -> int:
    """The hex of a unit, or of the vehicle that it is aboard."""
    return state.where[state.carrier[unit]] if state.where[unit] == ABOARD else state.where[unit]


def has_officer(state: IronState, side: int, hex_: int) -> bool:
    """FIG-16 Any officer of a side in the hex, whatever the condition of its squad; not one aboard."""
    where, load = state.where, state.load
    return any(where[unit] == hex_ and LOADS[load[unit]][OFFICER] for unit in ROSTER[side] if SQUAD[unit])


def forts_in(state: IronState, hex_: int) -> list[int]:
    """The kinds of the fortifications in a hex."""
    return [code & 3 for code in state.forts if code >> 2 == hex_]


def empty_forts(state: IronState, hex_: int) -> list[int]:
    """FORT-06 The kinds of those that no squad is in, each once."""
    kinds = forts_in(state, hex_)
    if kinds:
        for unit, where in enumerate(state.where):
            if where == hex_ and state.fort[unit]:
                kinds.remove(state.fort[unit])
    return sorted(set(kinds))


def smoke_mask(state: IronState) -> int:
    return mask_of(state.smoke) if state.smoke else 0


def sees(state: IronState, board: Board, hex_: int) -> int:
    """The mask of the hexes in line of sight of one (section 10)."""
    return board.sight.sees(hex_, smoke_mask(state))


# --- putting and taking -----------------------------------------------------------------------------------------------


def put(state: IronState, unit: int, hex_: int) -> None:
    state.where[unit] = hex_
    state.carrier[unit] = -1


def embark(state: IronState, unit: int, vehicle: int) -> None:
    """TRAN-03 A squad aboard has left the map; TRAN-04 it keeps its marker, condition and token."""
    state.where[unit] = ABOARD
    state.carrier[unit] = vehicle
    state.fort[unit] = 0


def show(state: IronState, unit: int) -> None:
    """CONC-01 A revealed squad loses its marker for good."""
    state.hidden.remove(unit)


def take_off(state: IronState, unit: int) -> None:
    """COMP-01 A unit out of play: base, figures, token and markers are in the box again. Who is aboard goes too."""
    for squad in aboard(state, unit):
        take_off(state, squad)
    state.where[unit] = BOX
    state.carrier[unit] = -1
    state.acts[unit] = FRESH
    state.harm[unit] = 0
    state.load[unit] = EMPTY
    state.spec[unit] = -1
    state.fort[unit] = 0
    if unit in state.hidden:
        state.hidden.remove(unit)
    if unit in state.ace:  # OPS-05: a tank that comes later is no ace
        state.ace[SIDE[unit]] = -1


# --- TEAM: who decides ------------------------------------------------------------------------------------------------


def seat_for(state: IronState, unit: int) -> int:
    """TEAM-15 The seat that decides for a unit: its side's, or its division's."""
    side = SIDE[unit]
    return side if len(state.sides) == PLAYERS else side + PLAYERS * state.division[unit]


def seats_of(state: IronState, side: int) -> tuple[int, ...]:
    return (side,) if len(state.sides) == PLAYERS else (side, side + PLAYERS)


def division_of(seat: int) -> int:
    return seat // PLAYERS


def in_order(state: IronState) -> tuple[int, int]:
    """ROUND-03, TIME-04 The sides, the holder of the initiative first."""
    return state.initiative, 1 - state.initiative
