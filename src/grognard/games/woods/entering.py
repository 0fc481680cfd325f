"""What follows when a unit enters a hex in any way, and when it loses steps."""

from grognard.games.woods.board import ALLIED, ALLIES, GERMAN, Board
from grognard.games.woods.book import GRID
from grognard.games.woods.events import (
    AirSupplyLost,
    AssetWithdrawn,
    BridgeBlown,
    Controlled,
    DelayBack,
    Fuelled,
    MarkerOff,
    Released,
    StepLost,
)
from grognard.games.woods.state import (
    AWAY,
    DEAD,
    IN_TOWN,
    ON_PEIPER,
    WAITING,
    WoodsState,
    beside_enemy,
    board_of,
    engineer_in,
    lift,
    put,
    side_of,
)
from grognard.games.woods.zoc import refresh, refresh_both
from grognard.kernel import Out

ENGINEER_BACK = 2  # 12.4.1d: turns after an enemy has entered its hex


def enter(state: WoodsState, board: Board, unit: int, hex_: int, out: Out, overrun: str = "12.4.4a") -> None:
    """Stand a unit in a hex, with all that its coming changes there; ``overrun``: the rule that removes an engineer."""
    side = side_of(unit)
    if side == ALLIED and state.where[board.delay] == hex_:  # 6.3.1
        send_delay_back(state, board, "6.3.1", out)
    put(state, unit, hex_)
    place = board.place_of[hex_]
    if place >= 0 and state.control[place] != side:  # 3.5b
        state.control[place] = side
        out.append(Controlled(side, hex_))
    if side == GERMAN:
        if hex_ == board.st_vith and not state.st_vith:
            state.st_vith = state.turn  # 9.2.1a
        engineer = engineer_in(state, board, hex_)
        if engineer >= 0:  # 12.4.4a, 12.4.4b
            state.asset[engineer] = AWAY
            state.back[engineer] = state.turn + ENGINEER_BACK
            out.append(AssetWithdrawn(engineer, state.back[engineer], overrun))
        if hex_ == state.air:  # 8.6c
            state.air = -1
            out.append(AirSupplyLost())
    if state.motor >= 0:
        check_marker(state, unit, hex_, out)


def check_marker(state: WoodsState, unit: int, hex_: int, out: Out) -> None:
    """12.6b The Motorized marker comes off the moment its unit is next to an Allied unit."""
    marked = state.motor
    if unit == marked:
        met = beside_enemy(state, hex_, GERMAN)
    else:
        met = unit >= ALLIES and GRID.distance(hex_, state.where[marked]) == 1
    if met:
        state.motor = -1
        out.append(MarkerOff(marked, "12.6b"))


def take_fuel(state: WoodsState, board: Board, unit: int, hex_: int, out: Out) -> None:
    """8.5a Peiper takes the fuel of Büllingen as he enters it in the movement round of the opening."""
    if unit == board.peiper and hex_ == board.bullingen and state.fuel == IN_TOWN:
        state.fuel = ON_PEIPER
        out.append(Fuelled())


def cross_meuse(state: WoodsState, board: Board, origin: int, hex_: int, out: Out) -> None:
    """10.6.4b A German unit moves or attacks across the Meuse: all are released."""
    if not state.released and board.west[origin] != board.west[hex_]:
        state.released = True
        out.append(Released())


def send_delay_back(state: WoodsState, board: Board, rule: str, out: Out) -> None:
    """The US Delay goes to its box; it may be deployed again in a later turn."""
    lift(state, board.delay, WAITING)
    out.append(DelayBack(rule))


def lose(state: WoodsState, unit: int, steps: int, rule: str, out: Out) -> None:
    """2.3.1.1a A unit loses steps; without any it is eliminated, and the Delay is back in its box (12.9.1d)."""
    board = board_of(state)
    if unit == board.delay:
        send_delay_back(state, board, "12.9.1d", out)
        return
    steps = min(steps, state.steps[unit])
    state.steps[unit] -= steps
    out.append(StepLost(unit, steps, state.steps[unit], rule))
    if not state.steps[unit]:
        lift(state, unit, DEAD)
        if state.motor == unit:
            state.motor = -1
    refresh(state, side_of(unit))


def blow(state: WoodsState, bridge: int, rule: str, out: Out) -> None:
    """A bridge is destroyed: it is crossed by no ZOC, no line of supply and no road (7.2a, 8.2b, 10.4c)."""
    state.bridge[bridge] = 1
    out.append(BridgeBlown(bridge, rule))
    refresh_both(state)
