"""The panel of an attack on a unit: each line of its sums with its rule, and the exact chances of what it would do.

Every number is asked of the functions that the rules use.
"""

from grognard.games.iron.area import shell_hexes
from grognard.games.iron.attack import Aiming, Strike, Volley, ways
from grognard.games.iron.board import ANTI_TANK, FLAMETHROWER, HEXES, PILLBOX, SIDE, SQUAD, UNITS, Board
from grognard.games.iron.cards_in_play import step_of
from grognard.games.iron.damage import Defending
from grognard.games.iron.firepower import (
    CONCENTRATED,
    OPPORTUNITY,
    Attack,
    Sum,
    above,
    attack_of,
    cover_of,
    defence_of,
    half,
    need_of,
    shot_with,
    targets,
    uses,
)
from grognard.games.iron.ground import GRID
from grognard.games.iron.odds import NORMAL, roll_on, successes, types
from grognard.games.iron.op_fire import Reacting, ambushes, firers
from grognard.games.iron.panel_parts import ARMS, BANDS, BOTH, STEPS, band_line, cover_lines, steps_of, target_spot
from grognard.games.iron.schema import SIDES, AmbushStep
from grognard.games.iron.state import IronState
from grognard.kernel import Line, Overlay, Pairing, Roll, Spot, text


def _roll(
    state: IronState, board: Board, attack: Attack, target: int, suppressive: bool, cover: int = 0
) -> tuple[int, Roll]:
    """The red dice of the target, and the chances."""
    dice = defence_of(state, board, target, suppressive, flames=attack.flames, bonus=cover)
    black = successes(attack.dice, need_of(board, attack.band))
    return dice, roll_on(state, board, target, black, dice, suppressive)


def aiming(state: IronState, board: Board, frame: Aiming) -> Overlay:
    leader, target, mode = frame.leader, frame.target, frame.mode
    if target < 0:
        pairings = [
            _choice(state, board, leader, one, mode, ways(state, board, leader, one, mode)[0].arms, "TGT-02")
            for one in targets(state, board, leader, mode)
        ]
        hexes = shell_hexes(state, board, leader) if mode == CONCENTRATED else []  # FIG-11
        spots = tuple(Spot(HEXES[hex_], "reach") for hex_ in hexes)
        return Overlay(spots, pairings=tuple(pairings), steps=steps_of(STEPS, 0))
    if frame.arms < 0:
        pairings = [
            _choice(state, board, leader, target, mode, shot.arms, "TGT-05")
            for shot in ways(state, board, leader, target, mode)
        ]
        return Overlay(target_spot(state.where[target]), pairings=tuple(pairings), steps=steps_of(STEPS, 0))
    how = (leader, frame.arms, target, mode)
    attack = attack_of(state, board, *how, frame.support, 0)
    found = [
        Pairing(UNITS[unit], UNITS[target], "chosen", text("iron-pair-fires", dice=dice), rule or "ATK-02")
        for unit, dice, rule in attack.lines
    ]
    for unit, fire in frame.others(state, board):
        for shot in fire:
            joined = attack_of(state, board, *how, (*frame.support, 2 * unit + shot.arms), 0)
            _, roll = _roll(state, board, joined, target, types(target)[0])
            told = text("iron-pair-support", dice=half(shot.firepower), firepower=shot.firepower, arms=ARMS[shot.arms])
            found.append(Pairing(UNITS[unit], UNITS[target], "may", told, "COMB-05", roll))
    shown = _attack(state, board, frame, types(target), 0, 0, 2)
    return Overlay(shown.spots, shown.lines, shown.rolls, shown.text, shown.steps, tuple(found))


def _choice(state: IronState, board: Board, leader: int, target: int, mode: int, arms: int, rule: str) -> Pairing:
    """A target that could be attacked, and with which figures."""
    attack = attack_of(state, board, leader, arms, target, mode, (), 0)
    dice, roll = _roll(state, board, attack, target, types(target)[0])
    told = text(
        "iron-pair-target", dice=attack.dice, need=need_of(board, attack.band), band=BANDS[attack.band], red=dice,
        arms=ARMS[arms],
    )  # fmt: skip
    return Pairing(UNITS[leader], UNITS[target], "may", told, rule, roll)


def volley(state: IronState, board: Board, frame: Volley) -> Overlay:
    return _attack(state, board, frame, (frame.suppressive,), frame.bonus, frame.cover, 3)


def _attack(
    state: IronState, board: Board, frame: Aiming | Volley, kinds: tuple[bool, ...], bonus: int, cover: int, step: int
) -> Overlay:
    """ATK-02 to ATK-05 Both sums line by line, and the chances of each type of attack that is still open."""
    leader, target, mode = frame.leader, frame.target, frame.mode
    ours, theirs = SIDES[SIDE[leader]], SIDES[SIDE[target]]
    attack = attack_of(state, board, leader, frame.arms, target, mode, frame.support, bonus)
    need = need_of(board, attack.band)
    firepower = shot_with(state, board, leader, target, frame.arms).firepower + bonus
    _, dice, halved = attack.lines[0]
    crew = dice - half(firepower) if halved else 0
    lines = [_firer(leader, frame.arms, firepower, dice - crew, halved, ours)]
    lines += [_extra(*extra, ours) for extra in _extras(state, board, leader, target)]
    if bonus:
        lines.append(_extra("card", bonus, "STRAT-14", ours))
    if crew:
        lines.append(Line(text("iron-sum-crew"), crew, "OPS-05", ours))
    for code, (unit, dice, rule) in zip(frame.support, attack.lines[1:], strict=True):
        firepower = shot_with(state, board, unit, target, code & 1).firepower
        lines.append(_firer(unit, code & 1, firepower, dice, rule, ours))
        lines += [_extra(*extra, ours) for extra in _extras(state, board, unit, target)]
    lines.append(Line(text("iron-sum-attack", kind=BOTH), attack.dice, "ATK-02", ours, total=True))
    sums = {kind: cover_of(state, board, target, kind, flames=attack.flames, bonus=cover) for kind in kinds}
    lines += cover_lines(sums, theirs)
    lines.append(band_line(need, BANDS[attack.band], "ATK-08"))
    if higher := above(board, state.where[leader], state.where[target]):
        lines.append(Line(text("iron-sum-higher"), higher, "TGT-10"))
    rolls = tuple(_roll(state, board, attack, target, kind, cover)[1] for kind in kinds)
    told = text("iron-plan", unit=UNITS.argument(target), hex=HEXES[state.where[target]], dice=attack.dice)
    return Overlay(target_spot(state.where[target]), tuple(lines), rolls, told, steps_of(STEPS, step))


def _firer(unit: int, arms: int, firepower: int, dice: int, halved: str, side: str) -> Line:
    """What one unit brings, with the rule that halves it."""
    args: dict[str, str | int] = {"unit": UNITS.argument(unit), "arms": ARMS[arms]}
    if halved:
        return Line(text("iron-sum-halved", **args, firepower=firepower), dice, halved, side)
    return Line(text("iron-sum-firer", **args), dice, "ATK-03", side)


def _extras(state: IronState, board: Board, unit: int, target: int) -> Sum:
    """What the firepower of a unit against a target has beyond its guns."""
    found: Sum = []
    if SQUAD[unit]:
        if not SQUAD[target] and uses(state, unit, ANTI_TANK):
            found.append(("anti-tank", board.tables.anti_tank.firepower, "SPEC-07"))
        if GRID.distance(state.where[unit], state.where[target]) == 1 and uses(state, unit, FLAMETHROWER):
            found.append(("flamethrower", board.tables.flamethrower.firepower, "SPEC-09"))
        return found
    if board.tank[unit] and SQUAD[target] and (board.building[state.where[target]] or state.fort[target] == PILLBOX):
        found.append(("concussive", board.tables.concussive.firepower, "FIG-22"))
    if state.ace[SIDE[unit]] == unit:
        found.append(("ace", board.ace_firepower, "OPS-05"))
    return found


def _extra(name: str, value: int, rule: str, side: str) -> Line:
    """A part of the line above."""
    return Line(text(f"iron-sum-with-{name}", count=value), 0, rule, side, kind="none")


def reacting(state: IronState, board: Board, frame: Reacting) -> Overlay:
    """OPF-01 Who may fire at the unit that has just moved, and what it would do."""
    unit, seat = frame.unit, frame.seat(state)
    choices = {action.words()[0] for action in frame.choices(state)}
    found = [
        _choice(state, board, one, unit, OPPORTUNITY, shot.arms, "OPF-02")
        for one in firers(state, board, unit)
        if UNITS[one] in choices
        for shot in ways(state, board, one, unit, OPPORTUNITY)
    ]
    for card in ambushes(state, board, unit, seat):
        step = step_of(board, card, AmbushStep)
        dice = defence_of(state, board, unit, NORMAL)
        roll = roll_on(state, board, unit, successes(step.firepower, step.need), dice, NORMAL)
        told = text("iron-pair-ambush", dice=step.firepower, need=step.need, red=dice)
        found.append(Pairing("", UNITS[unit], "may", told, "STRAT-10", roll))
    told = text("iron-plan-react", unit=UNITS.argument(unit), hex=HEXES[state.where[unit]])
    return Overlay(target_spot(state.where[unit]), text=told, pairings=tuple(found))


def strike(state: IronState, board: Board, frame: Strike) -> Overlay:
    """STRAT-10 The dice of a card on one unit."""
    unit, dice = frame.target, frame.dice
    hex_ = state.where[unit]
    found: Sum = [("card", frame.bonus, "STRAT-17")] if frame.bonus else []
    if frame.cover == "full":
        found = cover_of(state, board, unit, NORMAL, bonus=frame.bonus)
    elif frame.cover == "terrain" and board.cover[hex_]:
        found = [("terrain", board.cover[hex_], "STRAT-10"), *found]
    lines = [
        Line(text("iron-sum-attack", kind=BOTH), dice, "STRAT-10", SIDES[state.sides[frame.seat]], total=True),
        *cover_lines({NORMAL: found}, SIDES[SIDE[unit]]),
        band_line(frame.need, "none", "STRAT-10"),
    ]
    reds = max(0, sum(line[1] for line in found))
    roll = roll_on(state, board, unit, successes(dice, frame.need), reds, NORMAL)
    told = text("iron-plan", unit=UNITS.argument(unit), hex=HEXES[hex_], dice=dice)
    return Overlay(target_spot(hex_), tuple(lines), (roll,), told, steps_of(STEPS, 3))


def defending(state: IronState, board: Board, frame: Defending) -> Overlay:
    """ATK-09 What was rolled so far."""
    side = SIDE[frame.unit]
    lines = (
        Line(text("iron-sum-successes"), frame.successes, "ATK-08", SIDES[1 - side], total=True),
        Line(text("iron-sum-reds", dice=frame.dice), frame.reds, "ATK-08", SIDES[side], total=True),
    )
    return Overlay(target_spot(state.where[frame.unit]), lines, steps=steps_of(STEPS, 4))
