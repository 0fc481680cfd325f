"""The panel of an assault: its three sums, and the exact chances of success and of the hits on both sides."""

from grognard.games.iron.assault import (
    ATTACK,
    COVER,
    FOLLOWING,
    MUSTER,
    OWN_LOSSES,
    RETREATING,
    RETURN,
    SHOWING,
    THEIR_LOSSES,
    Storming,
    Winning,
    attack_lines,
    return_lines,
    storm_cover,
    storm_power,
)
from grognard.games.iron.board import HEXES, UNITS, Board
from grognard.games.iron.loads import ALL
from grognard.games.iron.odds import Weights, certain, chances, spread, successes
from grognard.games.iron.panel_parts import ARMS, BOTH, steps_of, target_spot
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import IronState
from grognard.kernel import Line, Overlay, Roll, Spot, text

STEPS = (
    ("support", "ASLT-06"), ("storm", "ASLT-07"), ("return", "ASLT-09"), ("storm-roll", "ASLT-10"),
    ("return-roll", "ASLT-13"), ("own-losses", "ASLT-15"), ("their-losses", "ASLT-16"), ("result", "ASLT-17"),
    ("retreat", "ASLT-18"), ("advance", "ASLT-24"),
)  # ASLT-06 to ASLT-25  # fmt: skip


def storming(state: IronState, board: Board, frame: Storming) -> Overlay:
    """ASLT-07 to ASLT-17 The three sums, and the exact chances of success and of the hits on both sides.

    Concealed squads that may still choose to fight (ASLT-05) are not counted.
    """
    hex_, stage, tables = frame.hex, frame.stage, board.tables
    ours, theirs = SIDES[frame.side], SIDES[1 - frame.side]
    defenders = [unit for unit in frame.defenders(state) if unit not in state.hidden]
    attack = attack_lines(state, board, frame.unit, hex_, frame.support, frame.bonus)
    back = return_lines(state, board, defenders, hex_)
    cover = storm_cover(state, board, defenders, hex_, frame.flames(state)) if defenders else []
    blacks, reds, returned = (sum(line[1] for line in found) for found in (attack, cover, back))
    lines = [_stormer(state, board, unit, dice, halved, ours) for unit, dice, halved in attack]
    lines.append(Line(text("iron-sum-storm"), blacks, "ASLT-10", ours, total=True))
    lines += [
        Line(text("iron-sum-return", unit=UNITS.argument(unit)), dice, rule or "ASLT-09", theirs)
        for unit, dice, rule in back
    ]
    lines.append(Line(text("iron-sum-return-total"), returned, "ASLT-13", theirs, total=True))
    lines += [Line(text(f"iron-sum-{name}", kind=BOTH), value, rule, theirs) for name, value, rule in cover]
    lines.append(Line(text("iron-sum-storm-cover"), reds, "ASLT-10", theirs, total=True))
    black = successes(blacks, tables.assault) if stage <= ATTACK else certain(frame.attack)
    hits = spread(black, reds, tables.red) if stage <= COVER else certain(frame.hits)
    struck = successes(returned, tables.assault) if stage <= RETURN else certain(frame.back)
    rolls = (
        _won(hits, struck),
        _counted("iron-roll-assault-hits", "ASLT-16", hits),
        _counted("iron-roll-assault-losses", "ASLT-15", struck),
    )
    now = {MUSTER: 0, SHOWING: 0, ATTACK: 3, COVER: 3, RETURN: 4, OWN_LOSSES: 5}.get(stage, 6)
    told = text("iron-plan-storm", hex=HEXES[hex_])
    return Overlay(target_spot(hex_), tuple(lines), rolls, told, steps_of(STEPS, now))


def _stormer(state: IronState, board: Board, unit: int, dice: int, halved: str, side: str) -> Line:
    args: dict[str, str | int] = {"unit": UNITS.argument(unit), "arms": ARMS[ALL]}
    if halved:
        power = storm_power(state, board, unit)
        return Line(text("iron-sum-halved", **args, firepower=power), dice, halved, side)
    return Line(text("iron-sum-firer", **args), dice, "ASLT-07", side)


def _won(hits: Weights, back: Weights) -> Roll:
    """ASLT-17 It succeeds with more hits than the defender's."""
    won = sum(ours * sum(back[:count]) for count, ours in enumerate(hits))
    total = sum(hits) * sum(back)
    return chances("iron-roll-assault-result", "ASLT-17", {"assault-won": won, "assault-failed": total - won})


def _counted(purpose: str, rule: str, weights: Weights) -> Roll:
    return chances(purpose, rule, {f"hits-{count}": weights[count] for count in range(len(weights) - 1, -1, -1)})


def winning(state: IronState, board: Board, frame: Winning) -> Overlay:
    """ASLT-18, ASLT-24 The hexes of the retreat; then who may enter."""
    places = frame.refuges(state) if frame.stage == RETREATING else []
    return Overlay(
        (*target_spot(frame.hex), *(Spot(HEXES[hex_], "reach") for hex_ in places)),
        steps=steps_of(STEPS, 9 if frame.stage == FOLLOWING else 8),
    )


def losing(state: IronState, storm: Storming) -> Overlay:
    """ASLT-15, ASLT-16 The hits of both while the losses are chosen: the attacker's own first."""
    ours, theirs = SIDES[storm.side], SIDES[1 - storm.side]
    lines = (
        Line(text("iron-sum-storm-hits"), storm.hits, "ASLT-16", ours, total=True),
        Line(text("iron-sum-return-hits"), storm.back, "ASLT-15", theirs, total=True),
    )
    return Overlay(target_spot(storm.hex), lines, steps=steps_of(STEPS, 5 if storm.stage == THEIR_LOSSES else 6))
