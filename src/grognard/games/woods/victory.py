"""3.0 Victory: supplied VP hexes, sudden death, the end."""

from grognard.games.woods.board import ALLIED, GERMAN, Board
from grognard.games.woods.state import OOS, WoodsState, controls
from grognard.games.woods.supply import supplied_hexes
from grognard.kernel import DRAW, LOSS, WIN, Out, Outcome, finish, text


def vp_hexes(state: WoodsState, board: Board) -> list[int]:
    """3.4a The VP hexes that the Germans control and that trace supply to a German source."""
    linked = supplied_hexes(state, GERMAN)
    return [hex_ for hex_ in board.vp if controls(state, board, GERMAN, hex_) and linked >> hex_ & 1]


def steps_over_meuse(state: WoodsState, board: Board) -> int:
    """3.4b The steps of supplied German motorized units west of the Meuse in the British zone."""
    total = 0
    for unit in board.roster[GERMAN]:
        hex_ = state.where[unit]
        if hex_ < 0 or not board.motorized[unit] or not (board.west[hex_] and board.british[hex_]):
            continue
        if not state.flags[unit] & OOS:  # 8.1b
            total += state.steps[unit]
    return total


def win(state: WoodsState, side: int, reason: str, rule: str, out: Out, **args: int) -> None:
    results = tuple(WIN if own == side else LOSS for own in state.sides)
    finish(state, Outcome(results, text(f"woods-over-{reason}", **args), rule), out)


def sudden_death(state: WoodsState, board: Board, out: Out) -> bool:
    """3.4b, 3.4c Whether the Germans win before the last turn."""
    limits = board.tables.sudden_death
    steps = steps_over_meuse(state, board)
    if steps >= limits.steps:
        win(state, GERMAN, "meuse", "3.4b", out, steps=steps)
        return True
    if state.vp >= limits.vp:
        win(state, GERMAN, "vp", "3.4c", out, vp=state.vp)
        return True
    return False


def needed(state: WoodsState, board: Board) -> int:
    """3.4d, 3.4e The VP hexes that the Germans need at the end."""
    return board.row.vp_kept if state.must_keep else board.row.vp


def final(state: WoodsState, board: Board, out: Out) -> None:
    """3.3, 3.4d, 3.4e, 3.4f The end of the last turn."""
    goal = needed(state, board)
    side = GERMAN if state.vp >= goal else ALLIED
    rule = board.row.rule if side == GERMAN else "3.4f"
    win(state, side, "german" if side == GERMAN else "allied", rule, out, vp=state.vp, goal=goal)


def stopped(state: WoodsState, out: Out) -> None:
    """The option max_turns, which no rule knows."""
    finish(state, Outcome((DRAW, DRAW), text("woods-over-stopped", turn=state.turn), ""), out)
