"""12.0 Victory: points of areas and exit zones, the levels of the scenarios (chapter 15)."""

from functools import lru_cache

from grognard.games.tigers.board import ALLIED, AREAS, BOARDS, GERMAN, Board
from grognard.games.tigers.events import Counted, Scored, place_arg
from grognard.games.tigers.state import TigersState, has, held_by, units_in, whole
from grognard.games.tigers.supply import is_supplied, lines, near
from grognard.kernel import DRAW, LOSS, WIN, Out, Outcome, finish, text
from grognard.toolbox.masks import bits, mask_of

Sum = list[tuple[str, int, str]]  # what counts, how much, the rule


# --- points -----------------------------------------------------------------------------------------------------------


def supplied_sp(state: TigersState, board: Board, place: int) -> int:
    """12.24 The German SP in a place that are in supply."""
    traced = lines(state, GERMAN)
    return sum(state.sp[unit] for unit in units_in(state, GERMAN, place) if is_supplied(board, traced, unit, place))


def area_points(state: TigersState, board: Board, supply: bool) -> int:
    """12.21 The values of the areas that the German controls; where supply counts, 12.24 (R43) and ERR-12.22."""
    if not board.row.scored:  # SA-5, SC-2
        return 0
    points = 0
    for place in board.in_play:
        if board.vp[place] and has(state.control, place):
            cut_off = supply and units_in(state, GERMAN, place) and not supplied_sp(state, board, place)
            points += 0 if cut_off else board.vp[place]
    return points


def exit_points(state: TigersState, board: Board) -> int:
    """12.23 German SP in exit zones times the multiplier, if in supply (12.24)."""
    if not board.row.exits:
        return 0
    return sum(
        times * supplied_sp(state, board, place)
        for place, times in enumerate(board.multiplier)
        if times and state.first[place] >= 0
    )


def town_points(state: TigersState, board: Board) -> int:
    """SC-3 Towns held by supplied German units alone, or contested."""
    row = board.row.towns
    if row is None:
        return 0
    points = 0
    for place in board.towns:
        if supplied_sp(state, board, place):
            points += row.contested if units_in(state, ALLIED, place) else row.alone
    return points


def holes(state: TigersState) -> int:
    """SC-4 The holes in the Allied line: connections from entry to exit zones that share no area (R31)."""
    return _holes(state.board, held_by(state, ALLIED), whole(state.damaged))


@lru_cache(maxsize=1024)
def _holes(key: str, allies: int, damaged: int) -> int:
    """A largest flow with room for one in each area, found by adding one connection after the other."""
    board, links = BOARDS[key], near(key, damaged)
    free, sources = board.areas & board.inside & ~allies, board.sources[GERMAN]
    exits = mask_of(place for place, times in enumerate(board.multiplier) if times) & ~sources & ~allies
    enter, leave = 2 * AREAS, 2 * AREAS + 1  # beside two nodes for each area: where it is entered, where it is left
    open_ = [0] * (2 * AREAS + 2)  # node -> the mask of the nodes that it still leads to
    for area in bits(free):
        around = links[area]
        open_[area] = 1 << AREAS + area
        open_[AREAS + area] = around & free | (1 << leave if around & exits else 0)
        if around & sources:
            open_[enter] |= 1 << area
    count = 0
    while _connect(open_, enter, leave):
        count += 1
    return count


def _connect(open_: list[int], start: int, end: int) -> bool:
    """Use up one more way from start to end; what is used can be given back by a later one. False without a way."""
    came = {start: start}
    waiting, left = [start], ~(1 << start)
    for node in waiting:
        found = bits(open_[node] & left)
        for other in found:
            came[other] = node
        waiting += found
        left &= ~open_[node]
        if end in came:
            break
    else:
        return False
    node = end
    while node != start:
        open_[came[node]] &= ~(1 << node)
        open_[node] |= 1 << came[node]
        node = came[node]
    return True


def total_lines(state: TigersState, board: Board) -> Sum:
    """The German total as it would be if the game ended now, beside the points of areas already scored."""
    found: Sum = [("scored", state.vp, "12.11")]
    if board.row.exits:
        found.append(("exits", exit_points(state, board), "12.23"))
    if board.row.towns is not None:
        found.append(("towns", town_points(state, board), "SC-3"))
    if board.row.hole:
        found.append(("holes", board.row.hole * holes(state), "SC-4"))
    return found


def score_areas(state: TigersState, board: Board, last: bool, out: Out) -> None:
    """6.IX, 12.11 The points of a turn, which the German alone scores (12.12), from none (12.13).

    12.24 On the last one supply counts, ERR-12.22 (option) always.
    """
    if board.row.scored:
        points = area_points(state, board, last or board.errata_supply)
        state.vp += points
        out.append(Scored(points, state.vp))


# --- the end ----------------------------------------------------------------------------------------------------------


def level_of(board: Board, total: int) -> str:
    """SB-9, SC-5, SD-4 The level that a German total comes to."""
    return next(level for level, least in board.row.levels.items() if total >= least)


def results_of(level: str) -> tuple[int, int]:
    if level == "draw":
        return DRAW, DRAW
    return (WIN, LOSS) if level.startswith("german") else (LOSS, WIN)


def objectives_level(state: TigersState, board: Board) -> str:
    """SA-5 Luxembourg and Mersch: contested goes before control (R27); empty where both sides lose."""
    contested = held_by(state, GERMAN) & held_by(state, ALLIED)
    fought = sum(contested >> place & 1 for place in board.objectives)
    german = sum(1 for place in board.objectives if has(state.control, place) and not contested >> place & 1)
    if fought == 2:
        return "draw"
    if fought == 1:
        return "german_tactical" if german else "allied_tactical"
    return ("allied_decisive", "", "german_decisive")[german]


def end_game(state: TigersState, board: Board, out: Out) -> None:
    """2.0 The German total with exits, towns and holes, and what it is called."""
    if board.objectives:
        level = objectives_level(state, board)
        first, second = (place_arg(place) for place in board.objectives)
        reason = text("tigers-over-objectives", first=first, second=second, level=_named(level or "both_lose"))
        results = results_of(level) if level else (LOSS, LOSS)
        finish(state, Outcome(results, reason, "SA-5", level), out)
        return
    parts = total_lines(state, board)
    for name, points, rule in parts[1:]:
        out.append(Counted(name, points, rule))
    total = state.vp = sum(points for _, points, _ in parts)
    if board.tournament:  # OPT-WBC: halves, after the bid
        draw = 2 * board.tables.tournament.draw
        doubled = 2 * total + state.handicap
        results = (DRAW, DRAW) if doubled == draw else (WIN, LOSS) if doubled > draw else (LOSS, WIN)
        reason = text("tigers-over-tournament", total=f"{doubled / 2:g}", vp=total, draw=board.tables.tournament.draw)
        finish(state, Outcome(results, reason, "OPT-WBC"), out)
        return
    level = level_of(board, total)
    rule = {"fifth_panzer": "SB-9", "three_days": "SC-5"}.get(board.scenario, "SD-4")
    reason = text("tigers-over-points", vp=total, level=_named(level))
    finish(state, Outcome(results_of(level), reason, rule, level), out)


def _named(level: str) -> str:
    return "@tigers-level-" + level.replace("_", "-")


def stopped(state: TigersState, board: Board, out: Out) -> None:
    """The option max_turns, which no rule knows."""
    day, _ = board.calendar[state.impulse]
    finish(state, Outcome((DRAW, DRAW), text("tigers-over-cap", day=day.day), ""), out)
