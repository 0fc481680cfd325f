"""Why a unit or an asset is not there to be used: the rule that stands against it, in one sentence with the figures."""

from grognard.games.woods.board import (
    ALLIED,
    ARMY_NAMES,
    ASSETS,
    CORPS,
    FORMATIONS,
    HALF,
    ZONES,
    Board,
    due_code,
)
from grognard.games.woods.boundaries import LINES_HOLD
from grognard.games.woods.events import bridge_arg, hex_arg, side_arg, unit_arg
from grognard.games.woods.rounds import (
    ARMY_CHIT,
    FIRST_REACTION,
    FORMATIONS_CHIT,
    ONE_ARMY,
    PATTON_ROUND,
    REACTING,
    REACTION,
    REINFORCEMENT,
    Round,
)
from grognard.games.woods.state import ACTIVE, AWAY, DEAD, GONE, READY, WAITING, WoodsState
from grognard.kernel import Refusal, text
from grognard.kernel.words import Argument

# What keeps a unit on its side of a line (boundaries.barred), and apart from others (stacking.crowd)
BARRED = {
    "9.2a": "line", "9.3": "british", "9.4b": "line-14", "10.6.3": "ouren", "10.6.4a": "meuse", "10.6.4c": "tied",
}  # fmt: skip
CROWDED = {"6.0": "crowd", "6.1a": "crowd-british", "6.1b": "crowd-corps"}


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"woods-no-{id_}", **args))


def mp(halves: int) -> Argument:
    """Half points as movement points: 3, 2.5."""
    return f"{halves // HALF}.5" if halves % HALF else halves // HALF


def asset_arg(asset: int) -> str:
    return ASSETS.argument(asset)


def army_arg(army: int) -> str:
    return ARMY_NAMES.argument(army)


def corps_arg(corps: int) -> str:
    """A corps by its number: V, VIII."""
    return CORPS[corps].upper()


# --- units ------------------------------------------------------------------------------------------------------------


def unusable(state: WoodsState, board: Board, side: int, unit: int, rule: str) -> Refusal | None:
    """Why a unit is not among those on the map that a side can choose from."""
    if board.side[unit] != side:
        return no(rule, "not-yours", unit=unit_arg(unit), side=side_arg(side))
    return off_map(state, board, unit)


def off_map(state: WoodsState, board: Board, unit: int) -> Refusal | None:
    """What became of a unit that is not on the map."""
    where, names = state.where[unit], {"unit": unit_arg(unit)}
    if where >= 0:
        return None
    if where == DEAD:
        return no("13.1", "dead", **names)
    if where == WAITING:
        return waiting(state, board, unit)
    if board.surrenders[unit]:
        return no("8.3f", "surrendered", **names)
    if board.withdraws[unit]:
        return no("12.10d", "departed", **names)
    if unit == board.vdh:
        return no("12.7b", "vdh-marker", **names)
    if board.condition[unit] >= 0:
        return no("14.8.3", "never-came", hex=hex_arg(board.condition[unit]), **names)
    return no("14.8e", "kept-out", **names)


def waiting(state: WoodsState, board: Board, unit: int) -> Refusal:
    """14.8 When a unit comes that is not yet there."""
    names = {"unit": unit_arg(unit)}
    if unit == board.delay:
        return no("12.9.1a", "delay-box", **names)
    if unit == board.vdh:
        return no("12.7a", "vdh-later", **names)
    due, side = state.due[unit], board.side[unit]
    if due <= due_code(state.turn, state.reinforced[side]):
        return no("14.8d", "late", **names)
    return no("14.8a", "not-due", turn=due // 2, box=due % 2 + 1, **names)


def round_of(state: WoodsState) -> Round:
    """The round that runs."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Round))


def idle(state: WoodsState, board: Board, unit: int) -> Refusal | None:
    """Why the chit of the round does not let a unit on the map act."""
    if state.flags[unit] & ACTIVE:
        return None
    frame, hex_ = round_of(state), state.where[unit]
    names = {"unit": unit_arg(unit)}
    if frame.kind in (ARMY_CHIT, ONE_ARMY):
        rule = "14.6b" if frame.kind == ONE_ARMY else "9.4c" if unit == board.regiment_14 else "14.5a"
        zones = {"zone": army_arg(board.army[hex_]), "army": army_arg(frame.arg)}
        return no(rule, "other-zone", hex=hex_arg(hex_), **zones, **names)
    if frame.kind == FORMATIONS_CHIT:
        formation = board.formation[unit]
        return no("14.7", "not-named", formation=FORMATIONS.argument(formation), **names)
    if frame.kind == REINFORCEMENT:
        return no("14.8c", "not-arriving", **names)
    if frame.kind == REACTION:
        assert frame.arg == FIRST_REACTION
        return no("14.3.1a", "slow-division", **names)
    if frame.kind == PATTON_ROUND:
        return no("14.9b", "patton", **names)
    return no("14.9c", "monty", **names)


def reacted(state: WoodsState, unit: int) -> Refusal:
    """14.3.1 All the units of a Reaction have acted."""
    rule = "14.3.1a" if round_of(state).arg == FIRST_REACTION else "14.3.1b"
    return no(rule, "reacted", unit=unit_arg(unit), count=REACTING)


def barred_by(board: Board, rule: str, unit: int, hex_: int) -> Refusal:
    """A line that a unit does not cross on its way into a hex."""
    more: dict[str, Argument] = {}
    if rule == "9.2a":
        more = {"zone": army_arg(board.army[hex_]), "turn": LINES_HOLD + 1}
    elif rule == "10.6.3":
        more = {"bridge": bridge_arg(board.ouren)}
    elif rule == "10.6.4a":
        more = {"turn": board.released[unit]}
    elif rule == "10.6.4c":
        more = {"zone": ZONES[board.tied[unit]], "reach": board.tables.support.corps_range}
    return no(rule, BARRED[rule], unit=unit_arg(unit), hex=hex_arg(hex_), **more)


def crowded_by(rule: str, unit: str, hex_: int) -> Refusal:
    """6.0, 6.1 What a unit, or an engineer, does not stand together with."""
    return no(rule, CROWDED[rule], unit=unit, hex=hex_arg(hex_))


# --- assets -----------------------------------------------------------------------------------------------------------


def unusable_asset(state: WoodsState, board: Board, side: int, asset: int, rule: str) -> Refusal | None:
    """Why an asset is not among those that a side has face up or on the map."""
    names = {"asset": asset_arg(asset)}
    if board.asset_side[asset] != side:
        return no(rule, "asset-not-yours", side=side_arg(side), **names)
    where, row = state.asset[asset], board.assets[asset]
    if where >= 0 or where == READY:
        return None
    if where == GONE:
        return no("12.1", "asset-gone", **names)
    if where == AWAY:
        rule = "12.4.1d" if row.kind == "engineer" else "12.2g" if row.kind == "nebelwerfer" else "4.1c"
        return no(rule, "asset-away", turn=state.back[asset], **names)
    return no("12.3a", "used-round", **names) if side == ALLIED else no("12.2b", "used-turn", **names)


LATER = {
    "artillery": ("11.3.1a", "guns-later"),
    "nebelwerfer": ("11.3.1a", "guns-later"),
    "engineer": ("12.4.1a", "engineers-later"),
    "motorized": ("12.6a", "marker-later"),
    "greif": ("12.5a", "marker-later"),
    "traffic": ("12.8", "marker-later"),
    "air_supply": ("8.6a", "marker-later"),
    "plus_two": ("16.1", "marker-later"),
}


def asset_later(board: Board, asset: int) -> Refusal:
    """When an asset has its moment, which is not now."""
    rule, id_ = LATER[board.assets[asset].kind]
    return no(rule, id_, asset=asset_arg(asset))
