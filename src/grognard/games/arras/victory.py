"""11.0 Victory: points at the end of each turn, automatic victories, the last count."""

from functools import lru_cache

from grognard.games.arras.board import ALLIED, BOARDS, GERMAN, Board
from grognard.games.arras.events import Scored, place_arg, side_arg
from grognard.games.arras.state import ELIMINATED, ArrasState
from grognard.kernel import DRAW, LOSS, WIN, Out, Outcome, Text, finish, text
from grognard.toolbox.masks import bits

Lines = list[tuple[str, int, str]]


def supplied(state: ArrasState) -> int:
    """11.2-a The Allied places with a path of Allied places to a blue zone; Germans that contest do not cut it."""
    return traced(state.board, state.control)


@lru_cache(maxsize=10_000)
def traced(key: str, control: int) -> int:
    """11.2-a The same for any places under Allied control."""
    board = BOARDS[key]
    reached = waiting = board.trace & control
    while waiting:
        around = 0
        for place in bits(waiting):
            around |= board.near[place]
        waiting = around & control & ~reached
        reached |= waiting
    return reached


def point_lines(state: ArrasState, board: Board) -> Lines:
    """11.2 The victory points, line by line."""
    table = board.tables.victory
    held = (supplied(state) & board.scoring).bit_count()  # 11.2-a; 11.2-b nothing for places of Allied start
    found: Lines = [("places", held, "11.2-a")]
    if state.where[board.rommel] == ELIMINATED:
        found.append(("rommel", table.rommel, "11.2-c"))
    if (state.control & board.rings).bit_count() >= 2:  # 2.1.5
        found.append(("rings", table.two_rings, "11.2-d"))  # no path needed
    lost = (board.blue & ~state.control).bit_count()
    if state.north and lost:
        found.append(("north", lost * table.north, "13.6-c"))
    return found


def points(state: ArrasState, board: Board) -> int:
    return sum(value for _, value, _ in point_lines(state, board))


def won(side: int, rule: str, reason: Text, level: str = "") -> Outcome:
    results = (WIN, LOSS) if side == ALLIED else (LOSS, WIN)
    return Outcome(results, reason, rule, level)


def score(state: ArrasState, board: Board, out: Out) -> None:
    """11.2-e The marker on the track moves."""
    state.vp = points(state, board)
    out.append(Scored(state.vp, state.target))


def automatic(state: ArrasState, board: Board) -> Outcome | None:
    """11.1 The automatic victories, the Allied ones first."""
    if state.control & board.all_of == board.all_of:  # 2.1.5
        return won(ALLIED, "11.1", text("arras-over-rings"), "automatic")
    taken = state.control & board.any_zone
    if taken:
        return won(ALLIED, "11.1-a", text("arras-over-zone", place=place_arg(bits(taken)[0])), "automatic")
    if state.vp < board.tables.victory.least:
        return won(GERMAN, "11.1-b", text("arras-over-none", vp=state.vp), "automatic")
    return None


def end_of_battle(state: ArrasState, out: Out) -> None:
    """11.3 After the last turn, or when Gort stops the battle: enough points, or the Germans win."""
    winner = ALLIED if state.vp >= state.target else GERMAN
    reason = text("arras-over-points", side=side_arg(winner), vp=state.vp, target=state.target)
    finish(state, won(winner, "11.3", reason), out)


def stopped(state: ArrasState, out: Out) -> None:
    """The option max_turns, which no rule knows."""
    finish(state, Outcome((DRAW, DRAW), text("arras-over-cap", turn=state.turn), ""), out)
