"""Why a unit does not fire, support, shell or storm: chapters 9 to 13, 16."""

from grognard.games.iron.assault import cliff, storm_halvings
from grognard.games.iron.board import ANTI_TANK, PILLBOX, SIDE, SQUAD, Board
from grognard.games.iron.firepower import (
    CONCENTRATED,
    MOVING,
    OPPORTUNITY,
    halvings,
    may_fire,
    mortars,
    shell_band,
    shots,
    spotted,
    uses,
)
from grognard.games.iron.ground import GRID
from grognard.games.iron.loads import ELITE, LOADS, MG, MORTAR, OFFICER, REGULAR
from grognard.games.iron.loads import HEAVY as HEAVY_WEAPON
from grognard.games.iron.reasons import carried, hex_arg, no, not_own, off_map, shaken, unarmed, unit_arg
from grognard.games.iron.state import (
    ABOARD,
    FRESH,
    OP_FIRE,
    PINNED,
    STEADY,
    IronState,
    sees,
    smoke_mask,
    units_in,
)
from grognard.kernel import Refusal
from grognard.kernel.words import Argument

# --- who does not fire ------------------------------------------------------------------------------------------------


def unfit(state: IronState, board: Board, unit: int, mode: int) -> Refusal | None:
    """Why a unit leads no attack of a kind, whatever the target (DMG-11, FIG-15, MOD-03)."""
    if (refusal := carried(state, unit) or unarmed(board, unit)) is not None:
        return refusal
    if not may_fire(state, board, unit, mode):
        if mode == CONCENTRATED and state.harm[unit] == PINNED:
            return no("FIG-15", "no-officer", unit=unit_arg(unit))
        return shaken(state, unit)
    return twice(unit, halvings(state, unit, mode))


def twice(unit: int, halved: list[str]) -> Refusal | None:
    """MOD-03 Firepower that would be halved more than once."""
    if len(halved) < 2:
        return None
    return no(
        "MOD-03",
        "halved-twice",
        unit=unit_arg(unit),
        first=f"@iron-halved-{halved[0].lower()}",
        second=f"@iron-halved-{halved[1].lower()}",
    )


# --- what it does not fire at -----------------------------------------------------------------------------------------


def hidden(state: IronState, target: int) -> Refusal | None:
    """TGT-04 Squads that nobody can aim at."""
    if state.where[target] == ABOARD:
        return no("TGT-04", "target-aboard", target=unit_arg(target), vehicle=unit_arg(state.carrier[target]))
    return no("TGT-04", "target-concealed", target=unit_arg(target)) if target in state.hidden else None


def no_target(state: IronState, board: Board, unit: int, target: int, mode: int) -> Refusal:
    """TGT-02 to TGT-13 Why a unit does not attack another."""
    names = {"unit": unit_arg(unit), "target": unit_arg(target)}
    if SIDE[target] == SIDE[unit]:
        return no("TGT-02", "own-target", **names)
    refusal = unfit(state, board, unit, mode) or off_map(state, target) or hidden(state, target)
    refusal = refusal or no_sight(state, board, state.where[unit], state.where[target])
    if refusal is not None:
        return refusal
    fire = shots(state, board, unit, target)
    if fire:
        assert mode == MOVING, "it may be attacked"
        return no("TGT-11", "long-moving", distance=_distance(state, unit, target), **names)
    return out_of_range(state, board, unit, target)


def no_sight(state: IronState, board: Board, here: int, there: int) -> Refusal | None:
    """LOS What blocks the line between two hexes."""
    if sees(state, board, here) >> there & 1:
        return None
    blocking, rule = board.sight.why(here, there, smoke_mask(state))
    names: dict[str, Argument] = {"here": hex_arg(here), "hex": hex_arg(there)}
    if rule == "LOS-17":
        return no(rule, "fog", distance=GRID.distance(here, there), sight=board.value("heavy_fog", "sight"), **names)
    return no(rule, "rim" if rule == "LOS-18" else "no-sight", blocking=hex_arg(blocking[0]), **names)


def _distance(state: IronState, unit: int, target: int) -> int:
    return GRID.distance(state.where[unit], state.where[target])


def out_of_range(state: IronState, board: Board, unit: int, target: int) -> Refusal:
    """TGT-08 No gun of the unit reaches the target; FIG-11 or it has none but mortars."""
    names = {"unit": unit_arg(unit), "target": unit_arg(target)}
    reach = reach_of(state, board, unit, target)
    if not reach:
        return no("FIG-11", "mortars-only", **names)
    return no("TGT-08", "out-of-range", distance=_distance(state, unit, target), range=reach, far=2 * reach, **names)


def reach_of(state: IronState, board: Board, unit: int, target: int) -> int:
    """The range of an armed unit's best gun against a target, with all that adds to it; 0 for mortars (see shots)."""
    here, there, vehicle = state.where[unit], state.where[target], not SQUAD[target]
    higher = int(board.level[here] > board.level[there])  # TGT-10
    if not SQUAD[unit]:
        guns = board.gun[unit]
        assert guns is not None
        strong = board.tank[unit] and not vehicle and (board.building[there] or state.fort[target] == PILLBOX)
        return guns[vehicle].range + higher + strong * board.tables.concussive.range  # FIG-22
    anti_tank = vehicle and uses(state, unit, ANTI_TANK)  # SPEC-08
    found = []
    for kind in (REGULAR, ELITE, OFFICER, MG):
        row = board.arms.rows[SIDE[unit]][kind]
        gun = row.vehicle if vehicle else row.infantry
        if gun is not None and LOADS[state.load[unit]][kind]:
            found.append(board.tables.anti_tank.range if anti_tank else gun.range)
    return max(found) + higher if found else 0


# --- 12: who does not support -----------------------------------------------------------------------------------------


def no_support(
    state: IronState, board: Board, unit: int, leader: int, target: int, mode: int, chosen: tuple[int, ...]
) -> Refusal:
    """COMB-01 to COMB-08 Why a unit does not support an attack."""
    names = {"unit": unit_arg(unit), "leader": unit_arg(leader), "target": unit_arg(target)}
    if mode == MOVING:
        return no("COMB-01", "support-moving", leader=unit_arg(leader))
    if SIDE[unit] != SIDE[leader]:
        return no("COMB-03", "support-enemy", unit=unit_arg(unit))
    if unit in chosen:
        return no("COMB-03", "supports-already", unit=unit_arg(unit))
    if "massive_confusion" in board.ops[SIDE[leader]]:
        return no("OPS-05", "confusion")
    if (refusal := off_map(state, unit) or carried(state, unit) or _not_ready(state, unit, mode)) is not None:
        return refusal
    if mode == OPPORTUNITY and unit in state.fired:
        return no("OPF-06", "fired-already", unit=unit_arg(unit), target=unit_arg(target))
    refusal = unarmed(board, unit) or shaken(state, unit)
    refusal = refusal or support_halved(unit, halvings(state, unit, mode, supporting=True))
    refusal = refusal or no_sight(state, board, state.where[unit], state.where[target])
    if refusal is not None:
        return refusal
    if not shots(state, board, unit, target):
        return out_of_range(state, board, unit, target)
    return no("TEAM-11", "support-command", **names)


def _not_ready(state: IronState, unit: int, mode: int) -> Refusal | None:
    """COMB-03 Fresh for concentrated fire, in op fire mode for op fire."""
    if mode == OPPORTUNITY:
        return None if state.acts[unit] == OP_FIRE else no("COMB-03", "support-waiting", unit=unit_arg(unit))
    return None if state.acts[unit] == FRESH else no("COMB-03", "support-fresh", unit=unit_arg(unit))


def support_halved(unit: int, halved: list[str]) -> Refusal | None:
    """COMB-08 Supporting halves already: nothing else may."""
    if len(halved) < 2:
        return None
    return no("COMB-08", "support-halved", unit=unit_arg(unit), why=f"@iron-halved-{halved[1].lower()}")


# --- mortars ----------------------------------------------------------------------------------------------------------


def unfit_mortar(state: IronState, board: Board, unit: int) -> Refusal | None:
    """FIG-04, FIG-07 Why the mortars of a unit do not fire at all."""
    names = {"unit": unit_arg(unit)}
    if not mortars(state, unit):
        return no("FIG-04", "no-mortar", **names)
    if (refusal := carried(state, unit)) is not None:
        return refusal
    if board.building[state.where[unit]]:
        return no("FIG-07", "mortar-building", hex=hex_arg(state.where[unit]), **names)
    if state.fort[unit] == PILLBOX:
        return no("FIG-07", "mortar-pillbox", **names)
    return None


def no_shelling(state: IronState, board: Board, unit: int, hex_: int) -> Refusal:
    """FIG-04 to FIG-07 Why the mortars of a squad do not fire at a hex."""
    refusal = unfit_mortar(state, board, unit) or unfit(state, board, unit, CONCENTRATED)
    return refusal or _no_shell(state, board, unit, hex_)


def _no_shell(state: IronState, board: Board, unit: int, hex_: int) -> Refusal:
    names: dict[str, Argument] = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    distance = GRID.distance(state.where[unit], hex_)
    if shell_band(state, board, unit, hex_) < 0:
        if distance <= 1:
            return no("FIG-07", "mortar-near", **names)
        gun = board.arms.rows[SIDE[unit]][MORTAR].normal
        assert gun is not None
        reach = gun.range + int(board.level[state.where[unit]] > board.level[hex_])
        return no("FIG-06", "mortar-far", distance=distance, far=2 * reach, **names)
    assert not spotted(state, board, unit) >> hex_ & 1, "it may be shelled"
    return no("FIG-05", "unspotted", **names)


def no_shell_support(
    state: IronState, board: Board, seat: int, unit: int, leader: int, hex_: int, chosen: tuple[int, ...]
) -> Refusal:
    """FIG-12 Why a unit does not support mortars."""
    names = {"unit": unit_arg(unit)}
    if (refusal := not_own(state, seat, unit, "FIG-12")) is not None:  # TEAM-10: nor the partner's
        return refusal
    if unit in chosen:
        return no("COMB-03", "supports-already", **names)
    if "massive_confusion" in board.ops[SIDE[leader]]:
        return no("OPS-05", "confusion")
    if not mortars(state, unit):
        return no("FIG-12", "mortars-support", **names)
    refusal = off_map(state, unit) or unfit_mortar(state, board, unit) or _not_ready(state, unit, CONCENTRATED)
    refusal = refusal or shaken(state, unit)
    refusal = refusal or support_halved(unit, halvings(state, unit, CONCENTRATED, supporting=True))
    return refusal or _no_shell(state, board, unit, hex_)


# --- op fire ----------------------------------------------------------------------------------------------------------


def no_reaction(state: IronState, board: Board, seat: int, unit: int, target: int) -> Refusal:
    """OPF-02, OPF-06, FIG-10 Why a unit does not op fire at the active one."""
    names = {"unit": unit_arg(unit), "target": unit_arg(target)}
    if (refusal := not_own(state, seat, unit, "OPF-01") or off_map(state, unit) or carried(state, unit)) is not None:
        return refusal
    if state.acts[unit] != OP_FIRE:
        return no("OPF-01", "not-waiting", **names)
    if unit in state.fired:
        return no("OPF-06", "fired-already", **names)
    refusal = shaken(state, unit) or twice(unit, halvings(state, unit, OPPORTUNITY))
    refusal = refusal or no_sight(state, board, state.where[unit], state.where[target])
    if refusal is not None:
        return refusal
    if mortars(state, unit) and not reach_of(state, board, unit, target):
        return no("FIG-10", "mortar-reacts", **names)
    return out_of_range(state, board, unit, target)


# --- 13: assault ------------------------------------------------------------------------------------------------------


def no_storm(state: IronState, board: Board, unit: int, hex_: int, barred: bool) -> Refusal:
    """ASLT-02 to ASLT-05 Why a squad does not assault a hex from where it stands."""
    here, enemies = state.where[unit], units_in(state, 1 - SIDE[unit], hex_)
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if hex_ not in board.near[here]:
        return no("ASLT-02", "storm-far", here=hex_arg(here), **names)
    if not enemies:
        return no("ASLT-02", "storm-nobody", **names)
    seen = [one for one in enemies if one not in state.hidden]
    if not seen:
        return no("ASLT-05", "storm-concealed", **names)
    heavy = [one for one in seen if board.heavy[one]]
    if heavy:
        return no("ASLT-03", "storm-heavy", vehicle=unit_arg(heavy[0]), **names)
    if cliff(board, here, hex_):
        return no("ASLT-04", "storm-cliff", here=hex_arg(here), **names)
    if barred:
        return no("ASLT-03", "storm-barred", **names)
    refusal = twice(unit, storm_halvings(state, unit, hex_))
    assert refusal is not None, "it may be assaulted"
    return refusal


def no_storm_support(
    state: IronState, board: Board, unit: int, leader: int, hex_: int, chosen: tuple[int, ...]
) -> Refusal:
    """ASLT-01, ASLT-06 Why a unit does not support an assault."""
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if SIDE[unit] != SIDE[leader]:
        return no("ASLT-06", "support-enemy", unit=unit_arg(unit))
    if not SQUAD[unit]:
        return no("ASLT-01", "storm-squads", unit=unit_arg(unit))
    if unit in chosen:
        return no("COMB-03", "supports-already", unit=unit_arg(unit))
    if (refusal := off_map(state, unit) or carried(state, unit, "ASLT-06")) is not None:
        return refusal
    if not board.next_to[hex_] >> state.where[unit] & 1:
        return no("ASLT-06", "storm-support-far", **names)
    if state.harm[unit] != STEADY:
        refusal = shaken(state, unit, ("ASLT-06", "ASLT-06"))
        assert refusal is not None
        return refusal
    if HEAVY_WEAPON[state.load[unit]]:
        return no("ASLT-01", "storm-weapon", unit=unit_arg(unit))
    halved = storm_halvings(state, unit, hex_, supporting=True)
    if len(halved) > 1:
        return no("MOD-03", "support-halved", unit=unit_arg(unit), why=f"@iron-halved-{halved[1].lower()}")
    if len(chosen) >= board.tables.assault_support:
        return no("ASLT-06", "storm-support-full", count=board.tables.assault_support)
    return no("TEAM-11", "support-command", unit=unit_arg(unit), leader=unit_arg(leader))
