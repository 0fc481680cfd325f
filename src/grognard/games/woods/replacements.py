"""13.0 Replacements: steps for reduced units, and eliminated US units that come back."""

from grognard.games.woods.actions import PASS, REBUILD, RESTORE, TO, Rebuild, Restore, To
from grognard.games.woods.board import ALLIED, CORPS, GERMAN, Board
from grognard.games.woods.entering import enter
from grognard.games.woods.events import Rebuilt, Restored, prompt, side_arg, unit_arg
from grognard.games.woods.stacking import fits
from grognard.games.woods.state import (
    DEAD,
    OOS,
    REBUILT,
    WoodsState,
    beside_enemy,
    board_of,
    controls,
)
from grognard.games.woods.supply import supplied_hexes
from grognard.games.woods.zoc import refresh
from grognard.kernel import ONE, Action, Decision, Frame, Out

FOOT, TRACKS = range(2)  # the kinds of points
LUXEMBOURG = tuple(CORPS.index(name) for name in ("viii", "iii"))  # 13.2.2c
EUPEN = tuple(CORPS.index(name) for name in ("v", "vii"))


def point_kind(board: Board, unit: int) -> int:
    """13.2.1c, 13.2.2a Infantry points for infantry, armour points for all others."""
    return FOOT if board.infantry[unit] else TRACKS


def cannot_restore(state: WoodsState, board: Board, unit: int, points: tuple[int, int], supplied: int) -> str:
    """The rule by which a unit receives no step, or nothing."""
    hex_ = state.where[unit]
    if board.side[unit] == ALLIED and (not board.is_us[unit] or board.airborne[unit]):
        return "13.2.2b"
    if hex_ < 0 or state.steps[unit] >= board.steps[unit]:
        return "13.1"
    if not points[point_kind(board, unit)]:
        return "13.2a"
    if state.flags[unit] & REBUILT:
        return "13.2.2d"
    return "" if supplied >> hex_ & 1 else "13.2b"


def cannot_rebuild(state: WoodsState, board: Board, unit: int, points: tuple[int, int]) -> str:
    """The rule by which an eliminated unit does not come back, or nothing: the towns aside."""
    if state.where[unit] != DEAD:
        return "13.1"
    if board.side[unit] == GERMAN:
        return "13.2.1b"
    if not board.is_us[unit] or board.airborne[unit]:
        return "13.2.2b"
    return "" if points[point_kind(board, unit)] else "13.2a"


def open_towns(state: WoodsState, board: Board) -> list[int]:
    """13.2.2c The towns where eliminated units may come back: supplied, controlled and beside no enemy."""
    supplied = supplied_hexes(state, ALLIED)
    return [
        hex_
        for hex_ in board.towns
        if supplied >> hex_ & 1 and controls(state, board, ALLIED, hex_) and not beside_enemy(state, hex_, ALLIED)
    ]


def closed_town(state: WoodsState, board: Board, unit: int, hex_: int) -> str:
    """The rule by which a unit does not come back in one of them, or nothing."""
    corps = board.corps[unit]
    if (hex_ == board.luxembourg and corps not in LUXEMBOURG) or (hex_ == board.eupen and corps not in EUPEN):
        return "13.2.2c"
    return fits(state, board, unit, hex_)


class Replacements(Frame[WoodsState], frozen=True, tag="replacements"):
    """13.2a A side spends its points, one for a step; what it does not spend is lost (13.2c)."""

    side: int
    points: tuple[int, int]  # infantry, armour

    def choices(self, state: WoodsState) -> list[Action]:
        board = board_of(state)
        if not any(self.points):
            return []
        supplied = supplied_hexes(state, self.side)  # 13.2b: not by air, not by Peiper's fuel
        found: list[Action] = [
            RESTORE[unit]
            for unit in board.roster[self.side]
            if not cannot_restore(state, board, unit, self.points, supplied)
        ]
        if self.side == ALLIED:  # 13.2.1b
            towns = open_towns(state, board)
            found += [
                REBUILD[unit]
                for unit in board.roster[ALLIED]
                if not cannot_rebuild(state, board, unit, self.points)
                and any(not closed_town(state, board, unit, hex_) for hex_ in towns)
            ]
        return found

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.choices(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        foot, tracks = self.points
        asked = prompt("replacements", side=side_arg(self.side), infantry=foot, armour=tracks)
        return Decision(ONE, state.seat_of(self.side), [*self.choices(state), PASS], asked, "13.2a")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Restore):
            self._spend(state, action.unit)
            state.steps[action.unit] += 1  # 13.2.1a: a third step becomes the second, later the first
            state.flags[action.unit] &= ~OOS  # 8.1d: the test has succeeded
            out.append(Restored(action.unit, state.steps[action.unit]))
            refresh(state, self.side)
        elif isinstance(action, Rebuild):
            self._spend(state, action.unit)
            state.stack.append(Rebuilding(action.unit))
        else:
            state.stack.pop()

    def _spend(self, state: WoodsState, unit: int) -> None:
        points = list(self.points)
        points[point_kind(board_of(state), unit)] -= 1
        state.stack[-1] = Replacements(self.side, (points[FOOT], points[TRACKS]))


class Rebuilding(Frame[WoodsState], frozen=True, tag="rebuilding"):
    """13.2.2c An eliminated unit comes back: in which town."""

    unit: int

    def decide(self, state: WoodsState) -> Decision:
        board = board_of(state)
        found = [TO[hex_] for hex_ in open_towns(state, board) if not closed_town(state, board, self.unit, hex_)]
        asked = prompt("rebuild", unit=unit_arg(self.unit))
        return Decision(ONE, state.seat_of(ALLIED), found, asked, "13.2.2c", self.unit)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        board = board_of(state)
        state.stack.pop()
        # On its reduced side: the weakest, for the Allies have no third steps
        state.steps[self.unit] = 1
        state.flags[self.unit] |= REBUILT
        enter(state, board, self.unit, action.hex, out)
        out.append(Rebuilt(self.unit, action.hex))
        refresh(state, ALLIED)
