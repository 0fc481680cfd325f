"""11.4 Retreat: two hexes, away from the enemy; who cannot go stays and suffers."""

from typing import NamedTuple

from grognard.games.woods.actions import RETREAT, TO, Retreat, To
from grognard.games.woods.board import CLOSED, GERMAN, Board
from grognard.games.woods.book import GRID
from grognard.games.woods.boundaries import LINES_HOLD, barred, over_line
from grognard.games.woods.bridges import RetreatBridges
from grognard.games.woods.entering import enter, lose
from grognard.games.woods.events import NoRetreat, Retreated, hex_prompt, unit_prompt
from grognard.games.woods.losses import Losses
from grognard.games.woods.stacking import fits
from grognard.games.woods.state import (
    WoodsState,
    beside_enemy,
    board_of,
    engineer_in,
    holder,
    side_of,
)
from grognard.games.woods.zoc import ezoc, refresh
from grognard.kernel import ONE, Action, Decision, Frame, Out

Path = tuple[int, ...]
ROOMY, CROWDED = True, False


class Ground(NamedTuple):
    """Where a unit could retreat, hex by hex: asked for many hexes at once."""

    side: int
    zoc: bytes
    free_of_lines: bool  # 9.2c: as if there were no army boundaries


def can_step(state: WoodsState, board: Board, unit: int, ground: Ground, origin: int, hex_: int) -> bool:
    """11.4a, 11.4b Whether a retreat may go from a hex to the next: terrain, enemies and boundaries; EZOC aside."""
    edge = board.edge[origin, hex_]
    whole = edge.bridge < 0 or not state.bridge[edge.bridge]
    if board.motorized[unit]:
        cost = edge.motorized if whole else edge.motorized_broken
        if cost >= CLOSED and not (edge.road and whole):
            return False
    elif (edge.infantry if whole else edge.infantry_broken) >= CLOSED:
        return False
    if holder(state, hex_) == 1 - ground.side:
        return False
    if ground.side == GERMAN and engineer_in(state, board, hex_) >= 0:
        return False
    if ground.free_of_lines and over_line(state, board, unit, origin, hex_):
        return True
    return not barred(state, board, unit, origin, hex_)


def in_ezoc(state: WoodsState, board: Board, ground: Ground, hex_: int) -> bool:
    """7.3d EZOC that neither a friend (7.3f) nor, for Germans, the Westwall (7.3g) negates."""
    if not ground.zoc[hex_] or holder(state, hex_) == ground.side:
        return False
    return not (ground.side == GERMAN and board.westwall[hex_])


def may_end(state: WoodsState, board: Board, unit: int, side: int, hex_: int, roomy: bool) -> bool:
    """11.4e Not next to an enemy; 6.2d never against 6.1, 6.2c nor, where it can be helped, in a full hex."""
    rule = fits(state, board, unit, hex_)
    return not beside_enemy(state, hex_, side) and (not rule or (rule == "6.0" and not roomy))


def wrong_way(board: Board, side: int, origin: int, hex_: int) -> bool:
    """11.4d Germans not toward the west edge, Allies not toward the east edge."""
    gone = board.column[hex_] - board.column[origin]
    return gone < 0 if side == GERMAN else gone > 0


def best(state: WoodsState, board: Board, unit: int, ground: Ground, paths: list[Path]) -> list[Path]:
    """11.4d The paths of the highest class that has any: free and right, free and wrong, through EZOC."""
    origin = state.where[unit]
    classes: tuple[list[Path], ...] = ([], [], [])
    for path in paths:
        if any(in_ezoc(state, board, ground, hex_) for hex_ in path):
            classes[2].append(path)
        else:
            classes[wrong_way(board, ground.side, origin, path[-1])].append(path)
    return next((found for found in classes if found), [])


def retreats(state: WoodsState, board: Board, unit: int, free_of_lines: bool = False) -> list[Path]:
    """11.4 The paths by which a unit may retreat; none where it must stay (11.4f)."""
    side = side_of(unit)
    ground = Ground(side, ezoc(state, side), free_of_lines)
    for roomy in (ROOMY, CROWDED):
        found = short(state, board, unit, ground, roomy) or long(state, board, unit, ground, roomy)
        if found:
            return found
    return []


def short(state: WoodsState, board: Board, unit: int, ground: Ground, roomy: bool) -> list[Path]:
    """11.4a The retreats of two hexes; 11.4g that end two hexes away where there are such."""
    origin = state.where[unit]
    paths: list[Path] = [
        (one.hex, two.hex)
        for one in board.edges[origin]
        if can_step(state, board, unit, ground, origin, one.hex)
        for two in board.edges[one.hex]
        if two.hex != origin
        and can_step(state, board, unit, ground, one.hex, two.hex)
        and may_end(state, board, unit, ground.side, two.hex, CROWDED)
    ]
    away = [path for path in paths if GRID.distance(origin, path[-1]) == board.tables.retreat] or paths
    if roomy:  # 6.2c: beyond a full hex the retreat goes on, it does not turn aside
        away = [path for path in away if not fits(state, board, unit, path[-1])]
    return best(state, board, unit, ground, away)


def long(state: WoodsState, board: Board, unit: int, ground: Ground, roomy: bool) -> list[Path]:
    """11.4e, 6.2c The shortest retreats beyond two hexes that end as they should."""
    origin = state.where[unit]
    layer: dict[int, list[Path]] = {origin: [()]}  # hex -> the shortest paths to it
    seen = {origin}
    while layer:
        after: dict[int, list[Path]] = {}
        for hex_, paths in layer.items():
            for edge in board.edges[hex_]:
                if edge.hex not in seen and can_step(state, board, unit, ground, hex_, edge.hex):
                    after.setdefault(edge.hex, []).extend((*path, edge.hex) for path in paths)
        seen.update(after)
        ends = [
            path
            for hex_, paths in after.items()
            if may_end(state, board, unit, ground.side, hex_, roomy)
            for path in paths
            if len(path) > board.tables.retreat
        ]
        if ends:
            return best(state, board, unit, ground, ends)
        layer = after
    return []


class Retreats(Frame[WoodsState], frozen=True, tag="retreats"):
    """11.4c The units of a hex retreat one by one, in the order that their owner likes."""

    hex: int
    side: int
    units: tuple[int, ...]  # still there
    through: tuple[int, ...] = ()  # 7.3d: those that went through EZOC
    bridges: tuple[int, ...] = ()  # 10.6.1b: intact ones that were crossed

    def able(self, state: WoodsState) -> list[int]:
        board = board_of(state)
        return [unit for unit in self.units if retreats(state, board, unit)]

    def advance(self, state: WoodsState, out: Out) -> bool:
        board = board_of(state)
        fixed = [unit for unit in self.units if not board.movement[unit][state.steps[unit]]]
        for unit in fixed:  # 11.4.2
            lose(state, unit, state.steps[unit], "11.4.2", out)
        if fixed:
            left = tuple(unit for unit in self.units if unit not in fixed)
            state.stack[-1] = Retreats(self.hex, self.side, left, self.through, self.bridges)
            return True
        if self.able(state):
            return False
        state.stack.pop()
        standing = [bridge for bridge in self.bridges if not state.bridge[bridge]]
        if standing:
            state.stack.append(RetreatBridges(self.side, tuple(standing)))
        if self.through:
            state.stack.append(Losses(self.side, self.through, 1, "7.3d"))
        if self.units:
            self._stay(state, board, out)
        return True

    def _stay(self, state: WoodsState, board: Board, out: Out) -> None:
        """Who cannot retreat: 9.2c the boundary alone bars it, 11.4f or nothing else would help."""
        lined: list[int] = []
        if self.side == GERMAN and state.turn <= LINES_HOLD:
            lined = [unit for unit in self.units if retreats(state, board, unit, free_of_lines=True)]
        others = tuple(unit for unit in self.units if unit not in lined)
        if others:
            out.append(NoRetreat(others, "11.4f"))
        if lined:
            out.append(NoRetreat(tuple(lined), "9.2c"))
            state.stack.append(Losses(self.side, tuple(lined), board.tables.retreat, "9.2c"))
        for unit in others:
            lose(state, unit, 1, "11.4f", out)

    def decide(self, state: WoodsState) -> Decision:
        found = [RETREAT[unit] for unit in self.able(state)]
        return Decision(ONE, state.seat_of(self.side), found, hex_prompt("retreats", self.hex), "11.4c", self.hex)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Retreat)
        unit = action.unit
        left = tuple(other for other in self.units if other != unit)
        paths = tuple(retreats(state, board_of(state), unit))
        state.stack[-1] = Retreats(self.hex, self.side, left, self.through, self.bridges)
        state.stack.append(Retreating(unit, self.hex, paths))

    def gone(self, state: WoodsState, unit: int, through: bool, bridges: tuple[int, ...]) -> None:
        """A unit has made its retreat."""
        crossed = tuple(sorted({*self.bridges, *bridges}))
        slow = (*self.through, unit) if through else self.through
        state.stack[-1] = Retreats(self.hex, self.side, self.units, slow, crossed)


class Retreating(Frame[WoodsState], frozen=True, tag="retreating"):
    """11.4g A unit on its way back: the owner chooses among the paths that are left."""

    unit: int
    origin: int
    paths: tuple[Path, ...]
    through: bool = False
    bridges: tuple[int, ...] = ()

    def decide(self, state: WoodsState) -> Decision:
        found = [TO[hex_] for hex_ in sorted({path[0] for path in self.paths})]
        asked = unit_prompt("retreat", self.unit, state.where[self.unit])
        return Decision(ONE, state.seat_of(side_of(self.unit)), found, asked, "11.4g", self.unit)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        board, unit, hex_ = board_of(state), self.unit, action.hex
        side = side_of(unit)
        before = state.where[unit]
        through = self.through or in_ezoc(state, board, Ground(side, ezoc(state, side), False), hex_)
        bridge = board.edge[before, hex_].bridge
        crossed = (*self.bridges, bridge) if bridge >= 0 and not state.bridge[bridge] else self.bridges
        enter(state, board, unit, hex_, out)
        left = tuple(path[1:] for path in self.paths if path[0] == hex_)
        if left[0]:
            state.stack[-1] = Retreating(unit, self.origin, left, through, crossed)
            return
        refresh(state, side)
        out.append(Retreated(unit, self.origin, hex_))
        state.stack.pop()
        state.stack[-1].gone(state, unit, through, crossed)
