"""The state of a game of Tank on Tank: flat lists by unit and hex, and masks."""

from grognard.games.tank.board import BOARDS, COUNT, UNITS, Board
from grognard.kernel import State
from grognard.toolbox.masks import standing

# Where a unit is when it is on no hex
WAITING, ELIMINATED, EXITED, ABSENT, UNPLACED = -1, -2, -3, -4, -5


class TankState(State, kw_only=True):
    turn: int = 0
    active: int = 0  # the side whose phase it is (6.0b)
    first: int = 0  # the side that plays first in every turn (6.0a)
    spent: int = 0  # AP spent in the phase, public (2.2b)
    chit: int = 0  # the AP chit of the phase, known to the passive side only (6.0c); 0 when none is out
    where: list[int]  # unit -> hex, or one of the words above
    facing: list[int]  # unit -> 0..5, N and on clockwise (5.0a)
    at: list[int]  # hex -> the one unit in it, or -1 (4.0a)
    control: list[int]  # hex -> the side that controls it, or -1 (11.0b)
    moved: int = 0  # mask of units that have used their move this phase (6.0h)
    fired: int = 0  # mask of units that have fired this phase (6.0h)
    aces: int = 0  # mask of Aces still alive (2.2d)
    aces_lost: int = 0
    lost: list[int]  # unit -> how often it was eliminated (7.2f)


def new_state(board: Board, key: bytes) -> TankState:
    """Nobody on the map yet and nothing controlled (11.0a)."""
    where = [ABSENT] * len(UNITS)
    for unit in range(len(UNITS)):
        if board.present >> unit & 1:
            # The forces: 11.1b, 11.1c, 11.2b, 11.2c, 11.3b, 11.3c, 11.4b, 11.4c, 11.5b, 11.5c, 11.6b, 11.6c
            where[unit] = WAITING if unit in board.entry else UNPLACED
    return TankState(
        board=board.key,
        key=key,
        sides=[0, 1],
        stack=[],
        where=where,
        facing=[0] * len(UNITS),
        at=[-1] * COUNT,
        control=[-1] * COUNT,
        aces=1 << board.ace if board.ace >= 0 else 0,
        lost=[0] * len(UNITS),
    )


def board_of(state: TankState) -> Board:
    return BOARDS[state.board]


def put(state: TankState, unit: int, hex_: int) -> None:
    """Stand a unit in a free hex."""
    state.where[unit] = hex_
    state.at[hex_] = unit


def lift(state: TankState, unit: int, to: int) -> None:
    """Take a unit off its hex: ``to`` says what became of it."""
    state.at[state.where[unit]] = -1
    state.where[unit] = to


def held(state: TankState, board: Board, side: int) -> int:
    """The mask of the hexes that a side's units stand in."""
    return standing(board.units[side], state.where)
