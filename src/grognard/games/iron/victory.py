"""7 Winning: victory points, the side that is wiped out, and the end of the last round."""

from grognard.games.iron.board import DE, ROSTER, SIDE, US, Board
from grognard.games.iron.events_phases import Scored, side_arg
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import EXITED, HEAVY, IronState
from grognard.kernel import DRAW, LOSS, WIN, Out, Outcome, Text, finish, text

# --- points -----------------------------------------------------------------------------------------------------------


def score(state: IronState, side: int, points: int, rule: str, out: Out) -> None:
    """COMP-06 Victory points are plain numbers."""
    if points:
        state.vp[side] += points
        out.append(Scored(side, points, state.vp[side], rule))


def lose_unit(state: IronState, board: Board, unit: int, out: Out) -> None:
    """WIN-01 A unit is destroyed: what it scores for the enemy. TRAN-09: called for each squad aboard too."""
    rule = board.row.victory
    if SIDE[unit] == US:
        score(state, DE, rule.loss_vp, "WIN-01", out)
    elif board.tank[unit]:
        score(state, US, rule.tank_vp, "WIN-01", out)


def held(state: IronState, board: Board, side: int) -> list[int]:
    """The objectives that the victory conditions speak of and that a side controls."""
    if board.row.victory.kind == "buildings":
        listed = list(board.buildings)  # S2-1
    else:
        listed = [board.objective_index[name] for name in board.row.victory.objectives]
    return [index for index in listed if state.control[index] == side]


def reckon(state: IronState, board: Board, side: int) -> int:
    """What a side would have if the game ended now: objectives where those decide, victory points otherwise."""
    rule = board.row.victory
    if rule.kind == "objectives":
        return len(held(state, board, side))
    scored = state.result is not None and state.round > board.row.rounds  # game_over has added it all up
    if rule.kind == "each_round" or scored:
        return state.vp[side]
    total = state.vp[side]
    if rule.scorer in ("", SIDES[side]):
        total += sum(board.objective_vp[index] for index in held(state, board, side))
    if side == US and rule.tank_vp:  # heavily damaged German tanks count as destroyed
        tanks = [unit for unit in ROSTER[DE] if board.tank[unit] and state.where[unit] >= 0]
        total += rule.tank_vp * sum(state.harm[unit] == HEAVY for unit in tanks)
    return total


# --- the end ----------------------------------------------------------------------------------------------------------


def _win(state: IronState, side: int, reason: Text, rule: str, out: Out, level: str = "") -> None:
    """TEAM-01 A team wins or loses together: results are by side."""
    finish(state, Outcome((WIN, LOSS) if side == US else (LOSS, WIN), reason, rule, level), out)


def is_gone(state: IronState, board: Board, side: int) -> bool:
    """WIN-03 Nobody on the map and nothing due; those aboard are there with their carrier.

    S5-1 prevails: a side that has brought units off the map still wins or loses by its points.
    """
    where = state.where
    if any(where[unit] >= 0 or where[unit] == EXITED for unit in ROSTER[side]):
        return False
    return all(row.round < state.round for row in board.row.sides[SIDES[side]].arrivals)


def wiped_out(state: IronState, board: Board, out: Out) -> bool:
    """WIN-03 Whether a side has lost at once for want of units, and with it the game is over. Never during set-up."""
    gone = [side for side in (US, DE) if is_gone(state, board, side)]
    if not gone:
        return False
    if len(gone) == 1:
        _win(state, 1 - gone[0], text("iron-over-wiped-out", side=side_arg(gone[0])), "WIN-03", out)
    else:  # one blast took the last units of both: each has lost
        finish(state, Outcome((LOSS, LOSS), text("iron-over-both-wiped-out"), "WIN-03"), out)
    return True


def sudden(state: IronState, board: Board, out: Out) -> bool:
    """S3-1 Whether control of every objective named ends the game at once."""
    row = board.row.sudden
    if row is None:
        return False
    side = SIDES.index(row.side)
    if any(state.control[board.objective_index[name]] != side for name in row.objectives):
        return False
    _win(state, side, text("iron-over-sudden", side=side_arg(side), count=len(row.objectives)), "S3-1", out)
    return True


def game_over(state: IronState, board: Board, out: Out) -> None:
    """WIN-01, STAT-19 The round marker has passed the last round."""
    rule = board.row.victory
    totals = [reckon(state, board, side) for side in (US, DE)]
    if rule.kind != "objectives":
        for side in (US, DE):
            score(state, side, totals[side] - state.vp[side], "WIN-01", out)
    if not rule.side:
        _most_points(state, totals, out)
        return
    goal = SIDES.index(rule.side)
    reached = totals[goal] >= rule.need
    winner = goal if reached else 1 - goal
    level = rule.degrees.get(str(totals[goal]), "") if reached else ""
    id_ = "iron-over-objectives" if rule.kind == "objectives" else "iron-over-vp"
    sides = {"side": side_arg(winner), "goal": side_arg(goal)}
    reason = text(id_, **sides, count=totals[goal], need=rule.need, level=level or "none")
    _win(state, winner, reason, "WIN-01", out, level)


def _most_points(state: IronState, totals: list[int], out: Out) -> None:
    """WIN-02 On a tie the holder of the initiative wins."""
    us, de = totals
    if us == de:
        side, id_, rule = state.initiative, "iron-over-tie", "WIN-02"
    else:
        side, id_, rule = (US if us > de else DE), "iron-over-points", "WIN-01"
    _win(state, side, text(id_, side=side_arg(side), us=us, de=de), rule, out)


def stopped(state: IronState, out: Out) -> None:
    """The option max_turns, which no rule knows."""
    finish(state, Outcome((DRAW, DRAW), text("iron-over-stopped", round=state.round), ""), out)
