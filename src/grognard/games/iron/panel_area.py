"""The panel of an area attack: mortars and cards that fire at a hex, and what becomes of each unit in it."""

from grognard.games.iron.area import AreaAttack, Shelling
from grognard.games.iron.board import HEXES, SIDE, UNITS, Board
from grognard.games.iron.firepower import CONCENTRATED, defence_of, half, halvings, shell_band, shell_dice
from grognard.games.iron.odds import NORMAL, SUPPRESSIVE, TYPES, Weights, certain, chances, roll_on, successes
from grognard.games.iron.panel_parts import BANDS, STEPS, band_line, steps_of, target_spot
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import IronState, seat_for
from grognard.kernel import Line, Overlay, Pairing, Roll, text


def shelling(state: IronState, board: Board, frame: Shelling) -> Overlay:
    """FIG-04, FIG-12 Each mortar squad with its dice, and what would come of it for each unit in the hex."""
    side, leader, hex_ = SIDES[SIDE[frame.leader]], frame.leader, frame.hex
    kinds = (frame.suppressive,) if frame.declared else (SUPPRESSIVE, NORMAL)
    need = frame.need(state, board)
    lines = []
    halved = halvings(state, leader, CONCENTRATED)
    for kind in kinds:
        word = TYPES[kind]
        power = shell_dice(state, board, leader, kind) + frame.bonus
        lines.append(_mortar(leader, power, halved[0] if halved else "", word, side))
        lines += [_mortar(one, shell_dice(state, board, one, kind), "COMB-05", word, side) for one in frame.support]
        lines.append(
            Line(text("iron-sum-attack", kind=word), frame.dice(state, board, kind), "FIG-04", side, total=True)
        )
    bands = [shell_band(state, board, unit, hex_) for unit in (leader, *frame.support)]
    lines.append(band_line(need, BANDS[max(bands)], "FIG-06"))
    rolls, pairings = [], []
    for kind in kinds:
        dice = frame.dice(state, board, kind)
        rolls.append(_scored(dice, need, kind))
        attack = AreaAttack(hex_, dice, need, kind, seat_for(state, leader))
        pairings += _victims(state, board, attack, UNITS[leader], successes(dice, need))
    told = text("iron-plan-shell", hex=HEXES[hex_])
    return Overlay(target_spot(hex_), tuple(lines), tuple(rolls), told, steps_of(STEPS, 2), tuple(pairings))


def _mortar(unit: int, power: int, halved: str, kind: str, side: str) -> Line:
    args: dict[str, str | int] = {"unit": UNITS.argument(unit), "kind": kind}
    if halved:
        return Line(text("iron-sum-mortar-halved", **args, firepower=power), half(power), halved, side)
    return Line(text("iron-sum-mortar", **args), power, "FIG-04", side)


def _scored(dice: int, need: int, suppressive: bool) -> Roll:
    """AREA-02 The successes, which count against everybody."""
    weights = successes(dice, need)
    shares = {f"hits-{count}": weights[count] for count in range(dice, -1, -1)}
    return chances(f"iron-roll-area-{TYPES[suppressive]}", "AREA-02", shares)


def _victims(state: IronState, board: Board, attack: AreaAttack, by: str, black: Weights) -> list[Pairing]:
    """AREA-03 The results for each unit that the attack would reach."""
    found, covers = [], dict(zip(attack.asked, attack.covers, strict=False))  # the last may still be asked
    for unit in attack.left(state):
        bonus = covers.get(unit, 0)
        dice = defence_of(state, board, unit, attack.suppressive, no_forts=attack.no_forts, bonus=bonus)
        told = text("iron-pair-area", kind=TYPES[attack.suppressive], red=dice)
        roll = roll_on(state, board, unit, black, dice, attack.suppressive)
        found.append(Pairing(by, UNITS[unit], "chosen", told, "AREA-03", roll))
    return found


def area(state: IronState, board: Board, frame: AreaAttack) -> Overlay:
    rolled = frame.successes >= 0
    black = certain(frame.successes) if rolled else successes(frame.dice, frame.need)
    side = SIDES[state.sides[frame.seat]]
    if rolled:
        lines = [Line(text("iron-sum-successes"), frame.successes, "AREA-02", side, total=True)]
    else:
        kind = TYPES[frame.suppressive]
        lines = [Line(text("iron-sum-attack", kind=kind), frame.dice, "AREA-02", side, total=True)]
        lines.append(band_line(frame.need, "none", "AREA-02"))
    rolls = () if rolled else (_scored(frame.dice, frame.need, frame.suppressive),)
    pairings = tuple(_victims(state, board, frame, "", black))
    told = text("iron-plan-shell", hex=HEXES[frame.hex])
    return Overlay(target_spot(frame.hex), tuple(lines), rolls, told, steps_of(STEPS, 4 if rolled else 3), pairings)
