"""12.0 Assets: engineers, Greif, the Motorized marker, Traffic, the US Delay, von der Heydte, air supply, the SS."""

from collections.abc import Iterable

from grognard.games.woods.actions import (
    CANCEL,
    DEPART,
    DEPLOY,
    DIE,
    MOTORIZE,
    PASS,
    TO,
    WITHDRAW,
    Cancel,
    Deploy,
    Die,
    Motorize,
    To,
    Withdraw,
)
from grognard.games.woods.board import ALLIED, ALLIES, ASSETS, CLEAR, COUNT, GERMAN, SIXTH, WOODS, Board
from grognard.games.woods.bridges import EVEN
from grognard.games.woods.entering import check_marker, enter
from grognard.games.woods.events import (
    AirSupply,
    AssetPlaced,
    AssetWithdrawn,
    DelayPlaced,
    Departed,
    MarkedMotorized,
    Stays,
    VdhLanded,
    prompt,
)
from grognard.games.woods.stacking import crowd
from grognard.games.woods.state import (
    AWAY,
    GONE,
    OOS,
    READY,
    REMOVED,
    USED,
    WAITING,
    WoodsState,
    beside_enemy,
    board_of,
    controls,
    engineer_in,
    lift,
    put,
    units_in,
)
from grognard.games.woods.supply import is_oos, supplied_hexes, us_supplied_hexes
from grognard.games.woods.victory import vp_hexes, win
from grognard.games.woods.zoc import ezoc, refresh
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, text
from grognard.toolbox.masks import standing

_VDH = text("woods-roll-vdh")
WITHDRAWN_BACK = 1  # 12.4.1d: turns later
GREIF, TRAFFIC, DELAY, VDH, AIR = range(5)  # what is placed in a hex
RULES = ("12.5a", "12.8", "12.9.1b", "12.7a", "8.6a")
PROMPTS = ("greif", "traffic", "delay", "vdh", "air")


def arrive(state: WoodsState, assets: Iterable[int]) -> None:
    """2.4, 4.1c Assets whose turn has come lie face up in their box."""
    for asset in assets:
        if state.asset[asset] == AWAY and state.back[asset] <= state.turn:
            state.asset[asset] = READY


def recover(state: WoodsState, assets: Iterable[int]) -> None:
    """12.2e, 12.3a Used assets are turned face up."""
    for asset in assets:
        if state.asset[asset] == USED:
            state.asset[asset] = READY


# --- 12.4.1 engineers -------------------------------------------------------------------------------------------------


def corps_hexes(state: WoodsState, board: Board, corps: int, supplied: int) -> int:
    """The hexes with supplied units of a corps."""
    units = [unit for unit in board.roster[ALLIED] if board.corps[unit] == corps]
    return standing(units, state.where) & supplied


def cannot_deploy(state: WoodsState, board: Board, engineer: int, hex_: int, supplied: int, friends: int) -> str:
    """The rule by which an engineer may not be placed in a hex, or nothing.

    ``friends``: the hexes with supplied units of its corps.
    """
    if not board.settlement[hex_] or not supplied >> hex_ & 1 or not controls(state, board, ALLIED, hex_):
        return "12.4.1c"
    if not board.ball[hex_] & friends:
        return "12.4.1c"
    if engineer_in(state, board, hex_) >= 0:
        return "6.3a"
    return crowd(board, units_in(state, hex_), engineer)


def sites(state: WoodsState, board: Board, engineer: int) -> list[int]:
    """12.4.1c The hexes where an engineer may be deployed."""
    supplied = us_supplied_hexes(state)
    friends = corps_hexes(state, board, board.asset_corps[engineer], supplied)
    return [hex_ for hex_ in board.places if not cannot_deploy(state, board, engineer, hex_, supplied, friends)]


class Engineers(Frame[WoodsState], frozen=True, tag="engineers"):
    """12.4.1 The Allied player withdraws and deploys engineers."""

    def choices(self, state: WoodsState) -> list[Action]:
        board = board_of(state)
        found: list[Action] = [WITHDRAW[asset] for asset in board.engineers if state.asset[asset] >= 0]
        found += [
            DEPLOY[asset] for asset in board.engineers if state.asset[asset] == READY and sites(state, board, asset)
        ]
        return found

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.choices(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        return Decision(ONE, state.seat_of(ALLIED), [*self.choices(state), PASS], prompt("engineers"), "12.4.1a")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Withdraw):
            state.asset[action.asset] = AWAY
            state.back[action.asset] = state.turn + WITHDRAWN_BACK
            out.append(AssetWithdrawn(action.asset, state.back[action.asset], "12.4.1d"))
        elif isinstance(action, Deploy):
            state.stack.append(Deploying(action.asset))
        else:
            state.stack.pop()


class Deploying(Frame[WoodsState], frozen=True, tag="deploying"):
    """12.4.1c An engineer in hand: in which village or town."""

    engineer: int

    def decide(self, state: WoodsState) -> Decision:
        found = [TO[hex_] for hex_ in sites(state, board_of(state), self.engineer)]
        asked = prompt("deploy", asset=ASSETS.argument(self.engineer))
        return Decision(ONE, state.seat_of(ALLIED), found, asked, "12.4.1c", self.engineer)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        state.asset[self.engineer] = action.hex
        out.append(AssetPlaced(self.engineer, action.hex, "12.4.1c"))
        state.stack.pop()


# --- what is placed in a hex ------------------------------------------------------------------------------------------


def cannot_place(state: WoodsState, board: Board, what: int, hex_: int, known: int) -> str:
    """The rule by which a marker or a special unit may not be placed in a hex, or nothing; ``known`` as below."""
    occupant = state.first[hex_]
    if what == GREIF:
        return "12.5a" if known >> hex_ & 1 or (state.turn == 2 and board.army[hex_] != SIXTH) else ""
    if what == TRAFFIC:
        return "" if board.on_road[hex_] else "12.8"
    if what == VDH:
        if board.terrain[hex_] not in (CLEAR, WOODS) or board.settlement[hex_] or board.army[hex_] != SIXTH:
            return "12.7a"
        if occupant >= ALLIES or ezoc(state, GERMAN)[hex_]:
            return "12.7a"
        return crowd(board, [*units_in(state, hex_), board.vdh])
    mine = bool(board.settlement[hex_]) and controls(state, board, ALLIED, hex_)
    if what == DELAY:
        return "" if mine and occupant < 0 and known >> hex_ & 1 else "12.9.1b"
    return "" if mine and board.terrain[hex_] == CLEAR else "8.6a"


def asked_of_map(state: WoodsState, board: Board, what: int) -> int:
    """What a placement asks of the map: for Greif the hexes with or beside Allies, for the Delay those in supply."""
    if what == DELAY:
        return us_supplied_hexes(state)
    found = 0
    if what == GREIF:
        held = [*(state.where[unit] for unit in board.roster[ALLIED]), *(state.asset[one] for one in board.engineers)]
        for hex_ in held:
            if hex_ >= 0:
                found |= board.next_to[hex_] | 1 << hex_
    return found


class Placing(Frame[WoodsState], frozen=True, tag="placing"):
    """12.5, 12.7, 12.8, 12.9.1, 8.6 Something is placed on the map; all but von der Heydte may stay in the box."""

    what: int

    def hexes(self, state: WoodsState) -> list[int]:
        board, what = board_of(state), self.what
        known = asked_of_map(state, board, what)
        candidates = board.roads if what == TRAFFIC else board.places if what in (DELAY, AIR) else range(COUNT)
        return [hex_ for hex_ in candidates if not cannot_place(state, board, what, hex_, known)]

    def owner(self) -> int:
        return GERMAN if self.what in (GREIF, VDH) else ALLIED

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.hexes(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        found: list[Action] = [TO[hex_] for hex_ in self.hexes(state)]
        if self.what != VDH:
            found.append(PASS)
        return Decision(ONE, state.seat_of(self.owner()), found, prompt(PROMPTS[self.what]), RULES[self.what])

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        board = board_of(state)
        state.stack.pop()
        if not isinstance(action, To):
            return
        hex_ = action.hex
        if self.what == DELAY:
            put(state, board.delay, hex_)
            out.append(DelayPlaced(hex_))
            if state.motor >= 0:
                check_marker(state, board.delay, hex_, out)  # 12.6b
        elif self.what == VDH:
            state.stack.append(Landing(hex_))
        elif self.what == AIR:
            state.air = hex_
            out.append(AirSupply(hex_))
        else:
            asset = board.greif if self.what == GREIF else board.traffic
            state.asset[asset] = hex_
            out.append(AssetPlaced(asset, hex_, RULES[self.what]))


class Landing(Frame[WoodsState], frozen=True, tag="landing"):
    """12.7b The die of von der Heydte: a unit, or a marker that costs the Allies movement."""

    hex: int

    def decide(self, state: WoodsState) -> Decision:
        return Decision(CHANCES, CHANCE, DIE, _VDH, "12.7b", self.hex, weights=EVEN)

    def settle(self, state: WoodsState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        board, die = board_of(state), outcome.face + 1
        unit = die <= board.tables.markers.vdh_die
        state.stack.pop()
        out.append(VdhLanded(self.hex, die, unit))
        if unit:
            enter(state, board, board.vdh, self.hex, out)
            refresh(state, GERMAN)
        else:
            state.vdh_marker = self.hex
            state.where[board.vdh] = REMOVED


# --- 12.6 the German Motorized marker ---------------------------------------------------------------------------------


def cannot_motorize(state: WoodsState, board: Board, unit: int, supplied: int) -> str:
    """The rule by which a unit does not get the marker, or nothing."""
    hex_ = state.where[unit]
    if hex_ < 0 or not board.infantry[unit] or not board.movement[unit][state.steps[unit]]:
        return "12.6a"
    if not board.on_road[hex_] or not supplied >> hex_ & 1 or is_oos(state, unit):
        return "12.6a"
    return "12.6a" if beside_enemy(state, hex_, GERMAN) else ""


class Motorizing(Frame[WoodsState], frozen=True, tag="motorizing"):
    """12.6a The German may put the marker on an infantry unit."""

    def units(self, state: WoodsState) -> list[int]:
        board = board_of(state)
        supplied = supplied_hexes(state, GERMAN)
        return [unit for unit in board.roster[GERMAN] if not cannot_motorize(state, board, unit, supplied)]

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.units(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        found: list[Action] = [MOTORIZE[unit] for unit in self.units(state)]
        return Decision(ONE, state.seat_of(GERMAN), [*found, PASS], prompt("motorize"), "12.6a")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Motorize):
            state.motor = action.unit
            out.append(MarkedMotorized(action.unit))


# --- 12.10 the withdrawal of the SS -----------------------------------------------------------------------------------


def leaving(state: WoodsState, board: Board) -> list[int]:
    """The units on the map that are marked to withdraw."""
    return [unit for unit in board.roster[GERMAN] if board.withdraws[unit] and state.where[unit] >= 0]


def withdrawal_steps(state: WoodsState, board: Board) -> int:
    """12.10a The steps of those units, and one for each artillery and Nebelwerfer of the 6th Panzer Army in the box."""
    guns = sum(row.withdraws and state.asset[asset] in (READY, USED) for asset, row in enumerate(board.assets))
    return guns + sum(state.steps[unit] for unit in leaving(state, board))


class Withdrawal(Frame[WoodsState], frozen=True, tag="withdrawal"):
    """12.10 Turn 11: the SS divisions leave, stay, or lose the game."""

    def advance(self, state: WoodsState, out: Out) -> bool:
        board = board_of(state)
        table = board.tables.withdrawal
        many = withdrawal_steps(state, board) >= table.steps
        held = len(vp_hexes(state, board)) >= table.vp
        if many and held:  # 12.10e
            return False
        state.stack.pop()
        if many:
            depart(state, board, out)
        elif held:
            state.must_keep = True
            out.append(Stays("12.10c"))
        else:
            win(state, ALLIED, "withdrawal", "12.10b", out)
            return False
        return True

    def decide(self, state: WoodsState) -> Decision:
        return Decision(ONE, state.seat_of(GERMAN), [DEPART, CANCEL], prompt("withdrawal"), "12.10e")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Cancel):
            state.must_keep = True
            out.append(Stays("12.10e"))
        else:
            depart(state, board_of(state), out)


def depart(state: WoodsState, board: Board, out: Out) -> None:
    """12.10d The supplied units go, and all assets, 12.10a those on the turn track too."""
    gone = [unit for unit in leaving(state, board) if not state.flags[unit] & OOS]
    for unit in gone:
        lift(state, unit, REMOVED)
    for asset, row in enumerate(board.assets):
        if row.withdraws:
            state.asset[asset] = GONE
    out.append(Departed(tuple(gone)))
    refresh(state, GERMAN)


def put_away(state: WoodsState, board: Board) -> None:
    """12.1, 15.0d, 15.0e Greif, Motorized, Traffic and the Delay return to their boxes; what is over is removed."""
    state.motor = -1
    if state.where[board.delay] >= 0:  # 12.9.1e
        lift(state, board.delay, WAITING)
    for asset in (board.greif, board.traffic):
        if state.asset[asset] >= 0:
            state.asset[asset] = READY
        if board.assets[asset].last <= state.turn:
            state.asset[asset] = GONE
    if state.turn == 2:  # 12.7b
        state.vdh_marker = -1
    recover(state, range(len(board.assets)))
