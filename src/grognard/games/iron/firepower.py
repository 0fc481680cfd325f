"""9, 11, 16: who may attack whom, from how far, and with how many dice. Shown on the screen line by line."""

from functools import lru_cache
from typing import NamedTuple

from grognard.games.iron.board import (
    ANTI_TANK,
    BOARDS,
    FLAMETHROWER,
    MEDIC,
    PILLBOX,
    ROSTER,
    SIDE,
    SQUAD,
    Board,
)
from grognard.games.iron.ground import GRID
from grognard.games.iron.loads import ALL, ELITE, GUNS, LOADS, LONG, MG, MORTAR, band_of
from grognard.games.iron.state import (
    DISRUPTED,
    FATIGUED,
    HEAVY,
    LIGHT,
    OP_FIRE,
    PINNED,
    STEADY,
    IronState,
    has_officer,
    open_to_see,
    sees,
)
from grognard.toolbox.masks import mask_of

Sum = list[tuple[str, int, str]]  # what counts, how much, the rule

CONCENTRATED, MOVING, OPPORTUNITY = range(3)  # the kinds of attack with a target: ACT-08, ACT-10, OPF-01


class Shot(NamedTuple):
    """What one unit brings to an attack: dice before halving, the band, which figures."""

    firepower: int
    band: int
    arms: int


# --- conditions -------------------------------------------------------------------------------------------------------


def officer_near(state: IronState, board: Board, unit: int) -> bool:
    """FIG-14, FIG-15 An officer in the hex of a squad; OPS-05 Inspiring Leadership: or next to it."""
    side, hex_ = SIDE[unit], state.where[unit]
    if has_officer(state, side, hex_):
        return True
    if "inspiring_leadership" not in board.ops[side]:
        return False
    return any(has_officer(state, side, near) for near in board.near[hex_])


def may_fire(state: IronState, board: Board, unit: int, mode: int) -> bool:
    """Whether its condition lets a unit lead an attack (DMG-11, FIG-15, OPS-04)."""
    if not SQUAD[unit] or state.harm[unit] == STEADY:
        return True
    if mode != CONCENTRATED:
        return False
    if "desperate_defenders" in board.ops[SIDE[unit]]:
        return True
    return state.harm[unit] == PINNED and officer_near(state, board, unit)


def halvings(state: IronState, unit: int, mode: int, supporting: bool = False) -> list[str]:
    """MOD-03 What halves the firepower of a unit in an attack with a target, or of a mortar."""
    hex_, found = state.where[unit], []
    if supporting:
        found.append("COMB-05")
    elif mode == MOVING:
        found.append("ACT-11")
    if SQUAD[unit]:
        if state.harm[unit] != STEADY:
            found.append("OPS-04" if state.harm[unit] == DISRUPTED else "FIG-15")
        if state.wire and hex_ in state.wire:
            found.append("FORT-08")
    elif state.harm[unit] == HEAVY:
        found.append("DMG-08")
    if state.mines and hex_ in state.mines:
        found.append("FORT-17")
    if state.smoke and hex_ in state.smoke:
        found.append("FORT-19")
    return found


def half(value: int) -> int:
    """MOD-02 Halves round up."""
    return (value + 1) // 2


def uses(state: IronState, unit: int, spec: int) -> bool:
    """SPEC-02 A pinned or disrupted squad may not use its specialisation."""
    return state.spec[unit] == spec and state.harm[unit] == STEADY


# --- one unit against one target ----------------------------------------------------------------------------------


def above(board: Board, here: int, there: int) -> int:
    """TGT-10 What a higher hex adds to the range, before it is doubled (MOD-01)."""
    return board.book.terrain.higher_range if board.level[here] > board.level[there] else 0


def shots(state: IronState, board: Board, unit: int, target: int) -> list[Shot]:
    """ATK-03, TGT-03, TGT-05 How a unit can attack a target that it sees: with all it has, or machine guns alone."""
    here, there = state.where[unit], state.where[target]
    distance = GRID.distance(here, there)
    higher = above(board, here, there)
    vehicle = not SQUAD[target]  # TGT-01
    side = SIDE[unit]
    if not SQUAD[unit]:
        guns = board.gun[unit]
        assert guns is not None
        gun = guns[vehicle]
        if not gun.firepower:  # TGT-13, ATK-11
            return []
        firepower, reach = gun.firepower, gun.range + higher
        if board.tank[unit] and not vehicle and (board.building[there] or state.fort[target] == PILLBOX):
            firepower += board.tables.concussive.firepower  # FIG-22
            reach += board.tables.concussive.range
        if state.ace[side] == unit:
            firepower += board.ace_firepower  # OPS-05
        band = band_of(distance, reach)
        return [Shot(firepower, band, ALL)] if band >= 0 else []
    load = state.load[unit]
    anti_tank = vehicle and uses(state, unit, ANTI_TANK)
    flames = distance == 1 and uses(state, unit, FLAMETHROWER)
    bonus = anti_tank * board.tables.anti_tank.firepower  # SPEC-07
    bonus += flames * board.tables.flamethrower.firepower  # SPEC-09
    volley = board.arms.volley
    whole = volley(side, load, vehicle, ALL, distance, higher, anti_tank)
    if whole[1] < 0:
        return []
    if not LOADS[load][MG]:
        return [Shot(whole[0] + bonus, whole[1], ALL)]
    guns_only = volley(side, load, vehicle, GUNS, distance, higher, anti_tank)
    found = []
    if whole[0] > guns_only[0]:  # somebody beside the crews takes part
        found.append(Shot(whole[0] + bonus, whole[1], ALL))
    if guns_only[1] >= 0:
        found.append(Shot(guns_only[0] + bonus, guns_only[1], GUNS))
    return found


def shot_with(state: IronState, board: Board, unit: int, target: int, arms: int) -> Shot:
    return next(shot for shot in shots(state, board, unit, target) if shot.arms == arms)


def targets(state: IronState, board: Board, unit: int, mode: int) -> list[int]:
    """TGT-02 The enemy units that a unit may attack; TGT-04 none that is concealed or aboard (TRAN-08)."""
    if not board.armed[unit] or not may_fire(state, board, unit, mode) or len(halvings(state, unit, mode)) > 1:
        return []
    there = 1 - SIDE[unit]
    seen = sees(state, board, state.where[unit]) & open_to_see(state, there)
    if not seen:
        return []
    where, hidden = state.where, state.hidden
    found = []
    for target in ROSTER[there]:
        hex_ = where[target]
        if hex_ >= 0 and seen >> hex_ & 1 and target not in hidden:
            fire = shots(state, board, unit, target)
            if fire and (mode != MOVING or fire[-1].band < LONG):  # TGT-11
                found.append(target)
    return found


def supporters(
    state: IronState, board: Board, leader: int, target: int, mode: int, chosen: tuple[int, ...]
) -> list[tuple[int, list[Shot]]]:
    """COMB-03, COMB-04 The units that may support an attack, with their ways to do it."""
    side = SIDE[leader]
    if mode == MOVING or "massive_confusion" in board.ops[side]:  # COMB-01, OPS-05
        return []
    needed = OP_FIRE if mode == OPPORTUNITY else 0
    where, acts, there = state.where, state.acts, state.where[target]
    seen = sees(state, board, there)
    found = []
    for unit in ROSTER[side]:
        if where[unit] < 0 or acts[unit] != needed or unit == leader or unit in chosen or not seen >> where[unit] & 1:
            continue
        if not board.armed[unit] or (SQUAD[unit] and state.harm[unit] != STEADY):
            continue
        if len(halvings(state, unit, mode, supporting=True)) > 1:  # COMB-08
            continue
        if mode == OPPORTUNITY and unit in state.fired:  # OPF-06
            continue
        fire = shots(state, board, unit, target)
        if fire:
            found.append((unit, fire))
    return found


# --- the sum of an attack ---------------------------------------------------------------------------------------------


class Attack(NamedTuple):
    """An attack as it stands: black dice, the band, and each line of the sum."""

    dice: int
    band: int
    flames: bool  # COMB-10: a flamethrower next to the target takes part
    lines: list[tuple[int, int, str]]  # unit, dice, the rule of its halving


def attack_of(
    state: IronState, board: Board, leader: int, arms: int, target: int, mode: int, support: tuple[int, ...], bonus: int
) -> Attack:
    """ATK-02, COMB-05, COMB-06 ``support`` holds unit * 2 + arms; ``bonus`` is of cards, for the leader (STRAT-14).

    TEAM-12 Units of both divisions add up like those of one.
    """
    shot = shot_with(state, board, leader, target, arms)
    halved = halvings(state, leader, mode)
    dice = shot.firepower + bonus  # MOD-01: add first, then halve
    if halved:
        dice = half(dice)
        if mode == MOVING and board.tank[leader] and "elite_tank_crew" in board.ops[SIDE[leader]]:
            dice += board.crew_bonus  # OPS-05
    lines = [(leader, dice, halved[0] if halved else "")]
    band, flames = shot.band, _burns(state, leader, target)
    for code in support:
        unit = code >> 1
        shot = shot_with(state, board, unit, target, code & 1)
        lines.append((unit, half(shot.firepower), "COMB-05"))  # COMB-11: with its bonuses
        band = max(band, shot.band)
        flames = flames or _burns(state, unit, target)
    return Attack(sum(line[1] for line in lines), band, flames, lines)


def _burns(state: IronState, unit: int, target: int) -> bool:
    """SPEC-09, COMB-10 Whether a unit is next to the target with a flamethrower, whatever the band."""
    if not SQUAD[unit] or not uses(state, unit, FLAMETHROWER):
        return False
    return GRID.distance(state.where[unit], state.where[target]) == 1


def need_of(board: Board, band: int) -> int:
    """ATK-08 What a black die must show."""
    need = board.tables.need
    return (need.close, need.normal, need.long)[band]


# --- cover ------------------------------------------------------------------------------------------------------------


def cover_of(
    state: IronState,
    board: Board,
    unit: int,
    suppressive: bool,
    *,
    flames: bool = False,
    no_forts: bool = False,
    bonus: int = 0,
) -> Sum:
    """ATK-04, ATK-05 The defence dice of a unit, line by line; ``bonus`` is of cards (STRAT-14: before the flames)."""
    hex_, found = state.where[unit], []
    if board.cover[hex_]:  # TERR-12: by its terrain, whatever its level
        found.append(("terrain", board.cover[hex_], "ATK-05"))
    if state.smoke and hex_ in state.smoke:
        found.append(("smoke", board.smoke_cover, "FORT-19"))
    if SQUAD[unit]:  # ATK-06: a vehicle has nothing of this
        found += _squad_cover(state, board, unit, suppressive, no_forts)
    if bonus:
        found.append(("card", bonus, "STRAT-14"))
    if suppressive and shaken(state, board, unit):
        found.append(("shaken", -min(_sum(found), board.value("shaken_defenders", "cover")), "OPS-05"))
    if flames:
        found.append(("flames", -min(_sum(found), board.tables.flamethrower.cover), "SPEC-09"))
    if not SQUAD[unit]:
        found.append(("armour", armour_of(state, board, unit), "DMG-08" if state.harm[unit] else "ATK-04"))
    return found


def _sum(lines: Sum) -> int:
    return sum(line[1] for line in lines)


def shaken(state: IronState, board: Board, unit: int) -> bool:
    """OPS-05 Shaken Defenders: a squad without an officer in its hex."""
    side = SIDE[unit]
    return SQUAD[unit] and "shaken_defenders" in board.ops[side] and not has_officer(state, side, state.where[unit])


def armour_of(state: IronState, board: Board, unit: int) -> int:
    """DMG-08, DMG-14."""
    return max(0, board.armour[unit] - (state.harm[unit] >= LIGHT))


def _squad_cover(state: IronState, board: Board, unit: int, suppressive: bool, no_forts: bool) -> Sum:
    hex_, side, found = state.where[unit], SIDE[unit], []
    if state.fort[unit] and not no_forts:
        rule = "FORT-02" if state.fort[unit] == PILLBOX else "FORT-01"
        found.append(("fort", board.fort_cover[state.fort[unit]], rule))
    if state.traps and hex_ in state.traps:
        found.append(("trap", board.trap_cover, "FORT-15"))
    if suppressive:
        elite = LOADS[state.load[unit]][ELITE] * board.tables.elite
        if elite:
            found.append(("elite", elite, "FIG-02"))
        if officer_near(state, board, unit):
            found.append(("officer", board.tables.officer, "FIG-14"))
    elif has_medic(state, side, hex_):
        found.append(("medic", board.tables.medic, "SPEC-10"))
    return found


def has_medic(state: IronState, side: int, hex_: int) -> bool:
    """SPEC-10 A medic squad in the hex that may use its specialisation."""
    where, spec, harm = state.where, state.spec, state.harm
    return any(where[unit] == hex_ and spec[unit] == MEDIC and harm[unit] == STEADY for unit in ROSTER[side])


def defence_of(
    state: IronState,
    board: Board,
    unit: int,
    suppressive: bool,
    *,
    flames: bool = False,
    no_forts: bool = False,
    bonus: int = 0,
) -> int:
    """The number of defence dice; DMG-14."""
    found = cover_of(state, board, unit, suppressive, flames=flames, no_forts=no_forts, bonus=bonus)
    return max(0, _sum(found))


# --- mortars ----------------------------------------------------------------------------------------------------------


def mortars(state: IronState, unit: int) -> int:
    return LOADS[state.load[unit]][MORTAR] if SQUAD[unit] else 0


def may_shell(state: IronState, board: Board, unit: int) -> bool:
    """FIG-07 Not from a building or a pillbox."""
    return mortars(state, unit) > 0 and not board.building[state.where[unit]] and state.fort[unit] != PILLBOX


def shell_band(state: IronState, board: Board, unit: int, hex_: int) -> int:
    """FIG-06, FIG-07, TGT-12 The band of a mortar; -1 where it cannot reach, or the hex is too near."""
    return _shell_band(board, SIDE[unit], state.where[unit], hex_)


def _shell_band(board: Board, side: int, here: int, hex_: int) -> int:
    distance = GRID.distance(here, hex_)
    if distance <= 1:
        return -1
    gun = board.arms.rows[side][MORTAR].normal
    assert gun is not None
    return band_of(distance, gun.range + above(board, here, hex_))


@lru_cache(maxsize=8192)
def shell_reach(key: str, side: int, here: int) -> int:
    """The hexes in range of a mortar in a hex, as a mask."""
    board = BOARDS[key]
    return mask_of(hex_ for hex_ in range(board.count) if _shell_band(board, side, here, hex_) >= 0)


def spotted(state: IronState, board: Board, unit: int) -> int:
    """FIG-05 The hexes that a mortar or a friend that is not fatigued sees; TEAM-10 of the same division.

    DMG-13, CONC-03 Whoever is pinned, disrupted or concealed spots all the same.
    """
    where, acts, side = state.where, state.acts, SIDE[unit]
    alone = len(state.sides) == 2
    mask = sees(state, board, where[unit])
    for other in ROSTER[side]:
        if where[other] >= 0 and acts[other] != FATIGUED and (alone or state.division[other] == state.division[unit]):
            mask |= sees(state, board, where[other])
    return mask


def shell_dice(state: IronState, board: Board, unit: int, suppressive: bool) -> int:
    """FIG-04 The dice of all mortars of a squad together."""
    row = board.arms.rows[SIDE[unit]][MORTAR]
    gun = row.suppressive if suppressive else row.normal
    assert gun is not None
    return mortars(state, unit) * gun.firepower
