"""11.0 Victory: at once, at the end of a turn, and after the last one."""

from collections.abc import Iterable

from grognard.games.tank.board import DE, HEXES, US, Board
from grognard.games.tank.events import side_arg
from grognard.games.tank.schema import SIDES, AutomaticRow
from grognard.games.tank.state import EXITED, WAITING, TankState, held
from grognard.kernel import DRAW, LOSS, WIN, Out, Outcome, Text, finish, text
from grognard.toolbox.masks import mask_of


def won(side: int, rule: str, reason: Text) -> Outcome:
    results = (WIN, LOSS) if side == US else (LOSS, WIN)  # 1.0a: two sides, one winner
    return Outcome(results, reason, rule)


def automatic(board: Board, kind: str) -> Iterable[AutomaticRow]:
    return (row for row in board.row.automatic if row.kind == kind)


def destroyed_all(state: TankState, board: Board, out: Out) -> bool:
    """11.0d Tested after every elimination: no enemy on the map, none waiting to enter, none that has left (8.2d)."""
    for row in automatic(board, "eliminate_all"):
        side = SIDES.index(row.side)
        enemies = board.units[1 - side]
        if all(state.where[unit] < 0 and state.where[unit] not in (WAITING, EXITED) for unit in enemies):
            # 11.1d, 11.2d, 11.3d, 11.4d, 11.4e, 11.5d, 11.6e, 11.6g
            finish(state, won(side, row.rule, text("tank-over-destroyed", side=side_arg(side))), out)
            return True
    return False


def exited(state: TankState, board: Board, side: int) -> int:
    """How many units of a side have left the map."""
    return sum(state.where[unit] == EXITED for unit in board.units[side])


def exited_enough(state: TankState, board: Board, side: int, out: Out) -> None:
    """11.4d The German wins when the third unit leaves."""
    for row in automatic(board, "exit"):
        if SIDES.index(row.side) == side and exited(state, board, side) >= row.count:
            finish(state, won(side, row.rule, text("tank-over-exit", side=side_arg(side), count=row.count)), out)


def end_of_turn(state: TankState, board: Board) -> Outcome | None:
    """11.0e The tests after both phases of a turn; None if the game goes on."""
    for row in automatic(board, "block_roads"):
        side = SIDES.index(row.side)
        if roads_blocked(state, board, side, row.roads.split()):
            return won(side, row.rule, text("tank-over-roads", side=side_arg(side)))
    if state.turn >= board.row.turns:
        outcome = last_turn(state, board)
        if outcome is not None:
            return outcome
    if board.cap and state.turn >= board.cap:  # 11.1e, option turn_cap; and max_turns, which no rule knows
        return Outcome((DRAW, DRAW), text("tank-over-cap", turn=state.turn), board.cap_rule)
    return None


def last_turn(state: TankState, board: Board) -> Outcome | None:
    """The scenario's own test after its last turn, and after each further one where it plays on (11.1e)."""
    end = board.row.end
    if end.kind == "control":
        return _by_control(state, board)
    if end.kind == "points":  # 11.3e, 11.5e: strictly more, a tie is German
        us, de = points(state, board)
        winner = US if us > de else DE
        return won(winner, end.rule, text("tank-over-points", side=side_arg(winner), us=us, de=de))
    winner = SIDES.index(end.otherwise)  # 11.4e, 11.6g
    return won(winner, end.rule, text("tank-over-held", side=side_arg(winner)))


def _by_control(state: TankState, board: Board) -> Outcome | None:
    """11.1e either side, 11.2e the American: control of at least two of three hexes."""
    end = board.row.end
    for side in (US, DE):
        count = sum(state.control[hex_] == side for hex_ in board.end_hexes)
        if end.side in ("both", SIDES[side]) and count >= end.need:
            hexes = ", ".join(HEXES[hex_] for hex_ in board.end_hexes)
            return won(side, end.rule, text("tank-over-control", side=side_arg(side), held=count, hexes=hexes))
    if not end.otherwise:
        return None  # 11.1e: play another turn
    winner = SIDES.index(end.otherwise)
    return won(winner, end.rule, text("tank-over-held", side=side_arg(winner)))


def points(state: TankState, board: Board) -> tuple[int, int]:
    """Victory points: enemy units eliminated, towns, units that left (11.3e, 11.5e). 11.5f: nothing else counts."""
    row = board.row.end.points
    kills = [sum(state.lost[unit] for unit in board.units[1 - side]) for side in (US, DE)]
    if row is None:
        return kills[US], kills[DE]
    out = exited(state, board, US)
    us = kills[US] + (row.ace - 1) * state.aces_lost.bit_count()  # 11.3e: the Ace is worth two
    us += sum(state.control[hex_] == US for hex_ in board.point_hexes) + row.exited * out
    return us, kills[DE] + (row.none_exited if out == 0 else 0)


def roads_blocked(state: TankState, board: Board, side: int, names: list[str]) -> bool:
    """11.6f A road is blocked if a unit of the side stands in any of its hexes; all must be.

    Option night_block = network: no way along road hexsides, free of that side, from a north exit to a south one.
    """
    mine = held(state, board, side)
    if not board.network:
        return all(mine & mask_of(board.ground.named_roads[name]) for name in names)
    exits = board.ground.road_exits
    seen = {hex_ for hex_, edge in exits if edge == "N" and not mine >> hex_ & 1}
    waiting = list(seen)
    while waiting:
        here = waiting.pop()
        for there, _, by_road in board.ground.steps[here]:
            if by_road and there not in seen and not mine >> there & 1:
                seen.add(there)
                waiting.append(there)
    return not any((hex_, "S") in exits for hex_ in seen)
