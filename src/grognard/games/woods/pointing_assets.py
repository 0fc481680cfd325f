"""What pointing means in the asset and replacement phases: engineers, markers, steps that come back (12, 13)."""

from grognard.games.woods.actions import DEPLOY, MOTORIZE, REBUILD, RESTORE, TO, WITHDRAW
from grognard.games.woods.assets import (
    AIR,
    DELAY,
    GREIF,
    PROMPTS,
    RULES,
    TRAFFIC,
    VDH,
    Deploying,
    Engineers,
    Motorizing,
    Placing,
    asked_of_map,
    cannot_deploy,
    cannot_motorize,
    cannot_place,
    corps_hexes,
)
from grognard.games.woods.assets import sites as engineer_sites
from grognard.games.woods.board import ALLIED, CLEAR, FOREST, GERMAN, ROUGH, SIXTH, Board
from grognard.games.woods.events import hex_arg, unit_arg
from grognard.games.woods.pointing import Answer, Ask, no_piece
from grognard.games.woods.reasons import (
    CROWDED,
    army_arg,
    asset_arg,
    asset_later,
    corps_arg,
    crowded_by,
    no,
    off_map,
    unusable,
    unusable_asset,
)
from grognard.games.woods.replacements import (
    Rebuilding,
    Replacements,
    cannot_rebuild,
    cannot_restore,
    closed_town,
    open_towns,
    point_kind,
)
from grognard.games.woods.state import DEAD, WoodsState, beside_enemy, controls, holder
from grognard.games.woods.supply import supplied_hexes, us_supplied_hexes
from grognard.games.woods.zoc import ezoc
from grognard.kernel import Refusal

# --- 12.4.1: engineers ------------------------------------------------------------------------------------------------


def engineers(ask: Ask, frame: Engineers) -> Answer:
    """An engineer on the map is withdrawn, one in the box deployed, at once if a hex is pointed at."""
    state, board = ask.state, ask.board
    if ask.units or ask.chits or not ask.assets:
        return no("12.4.1a", "choose-engineer")
    if len(ask.assets) > 1:
        return no("12.4.1a", "one-at-a-time")
    engineer = ask.assets[0]
    names = {"asset": asset_arg(engineer)}
    if board.assets[engineer].kind != "engineer":
        return asset_later(board, engineer)
    if (refusal := unusable_asset(state, board, ask.side, engineer, "12.4.1a")) is not None:
        return refusal
    here = state.asset[engineer]
    if here >= 0:
        if ask.verb in ("deploy", "to") or ask.place not in (-1, here):
            return no("12.4.1d", "engineer-stays", hex=hex_arg(here), **names)
        return [WITHDRAW[engineer]]
    if ask.verb == "withdraw":
        return no("12.4.1a", "engineer-box", **names)
    if ask.place < 0:
        return [DEPLOY[engineer]] if engineer_sites(state, board, engineer) else no("12.4.1c", "no-site", **names)
    return no_site(state, board, engineer, ask.place) or [DEPLOY[engineer], TO[ask.place]]


def deploying(ask: Ask, frame: Deploying) -> Answer:
    """12.4.1c An engineer in hand: only its hex can be named."""
    if ask.units or ask.chits or any(asset != frame.engineer for asset in ask.assets):
        return no("12.4.1c", "finish-engineer", asset=asset_arg(frame.engineer))
    if ask.place < 0:
        return no("12.4.1c", "choose-site", asset=asset_arg(frame.engineer))
    return no_site(ask.state, ask.board, frame.engineer, ask.place) or [TO[ask.place]]


def no_site(state: WoodsState, board: Board, engineer: int, hex_: int) -> Refusal | None:
    """12.4.1c Why an engineer is not deployed in a hex."""
    supplied = us_supplied_hexes(state)
    corps = board.asset_corps[engineer]
    rule = cannot_deploy(state, board, engineer, hex_, supplied, corps_hexes(state, board, corps, supplied))
    names = {"asset": asset_arg(engineer), "hex": hex_arg(hex_)}
    if not rule:
        return None
    if rule == "6.3a":
        return no(rule, "second-engineer", **names)
    if rule in CROWDED:
        return crowded_by(rule, asset_arg(engineer), hex_)
    refusal = _no_shelter(state, board, rule, hex_, supplied)
    return refusal or no(rule, "site-corps", corps=corps_arg(corps), reach=board.tables.support.corps_range, **names)


def _no_shelter(state: WoodsState, board: Board, rule: str, hex_: int, supplied: int) -> Refusal | None:
    """What an Allied placement asks of a hex: a settlement, under control, in supply."""
    names = {"hex": hex_arg(hex_)}
    if not board.settlement[hex_]:
        return no(rule, "site-open", **names)
    if not controls(state, board, ALLIED, hex_):
        return no(rule, "site-control", **names)
    return None if supplied >> hex_ & 1 else no(rule, "site-supply", **names)


# --- 12.5 to 12.9, 8.6: what is placed in a hex -----------------------------------------------------------------------


def placing(ask: Ask, frame: Placing) -> Answer:
    """The hex of a marker or of a special unit; the counter itself may be pointed at with it."""
    state, board, rule = ask.state, ask.board, RULES[frame.what]
    own = {GREIF: board.greif, TRAFFIC: board.traffic}.get(frame.what, -1)
    if any(asset != own for asset in ask.assets):
        return asset_later(board, next(asset for asset in ask.assets if asset != own))
    unit = {DELAY: board.delay, VDH: board.vdh}.get(frame.what, -1)
    if ask.chits or any(other != unit for other in ask.units) or ask.place < 0:
        return no(rule, "choose-hex", what=PROMPTS[frame.what])
    if not cannot_place(state, board, frame.what, ask.place, asked_of_map(state, board, frame.what)):
        return [TO[ask.place]]
    return _no_ground(state, board, frame.what, ask.place)


def _no_ground(state: WoodsState, board: Board, what: int, hex_: int) -> Refusal:
    """Why something is not placed in a hex that does not take it."""
    rule, names = RULES[what], {"hex": hex_arg(hex_)}
    known = asked_of_map(state, board, what)
    if what == TRAFFIC:
        return no(rule, "place-road", **names)
    if what in (GREIF, VDH) and board.army[hex_] != SIXTH and (what == VDH or state.turn == 2):
        return no(rule, "place-zone", army=army_arg(SIXTH), zone=army_arg(board.army[hex_]), **names)
    if what == GREIF:
        return no(rule, "greif-allies", **names)
    if what == VDH:
        if board.settlement[hex_] or board.terrain[hex_] in (FOREST, ROUGH):
            return no(rule, "vdh-ground", **names)
        if holder(state, hex_) == ALLIED or ezoc(state, GERMAN)[hex_]:
            return no(rule, "vdh-allies", **names)
        return crowded_by(cannot_place(state, board, what, hex_, known), unit_arg(board.vdh), hex_)
    supplied = known if what == DELAY else -1  # 8.6a: air supply is for who has no other
    if (refusal := _no_shelter(state, board, rule, hex_, supplied)) is not None:
        return refusal
    if what == AIR:
        assert board.terrain[hex_] != CLEAR
        return no(rule, "air-clear", **names)
    return no(rule, "delay-company", **names)


def motorizing(ask: Ask, frame: Motorizing) -> Answer:
    """12.6a The infantry unit that gets the marker."""
    state, board = ask.state, ask.board
    assets = [asset for asset in ask.assets if asset != board.motor]
    if assets:
        return asset_later(board, assets[0])
    if len(ask.units) != 1:
        return no("12.6a", "one-at-a-time" if ask.units else "choose-unit")
    unit = ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "12.6a")) is not None:
        return refusal
    supplied, hex_ = supplied_hexes(state, GERMAN), state.where[unit]
    if not (rule := cannot_motorize(state, board, unit, supplied)):
        return [MOTORIZE[unit]]
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if not board.infantry[unit]:
        return no(rule, "motorize-infantry", **names)
    if not board.movement[unit][state.steps[unit]]:
        return no(rule, "no-movement", unit=unit_arg(unit))
    if not board.on_road[hex_]:
        return no(rule, "motorize-road", **names)
    return no(rule, "motorize-enemy" if beside_enemy(state, hex_, GERMAN) else "motorize-oos", **names)


# --- 13: replacements -------------------------------------------------------------------------------------------------


def replacements(ask: Ask, frame: Replacements) -> Answer:
    """A reduced unit, or one that was eliminated and the town where it comes back."""
    state, board = ask.state, ask.board
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if len(ask.units) != 1:
        return no("13.2a", "one-at-a-time" if ask.units else "choose-unit")
    unit = ask.units[0]
    if board.side[unit] != ask.side:
        refusal = unusable(state, board, ask.side, unit, "13.2a")
        assert refusal is not None
        return refusal
    if state.where[unit] == DEAD:
        return _rebuilt(ask, frame, unit)
    if (refusal := off_map(state, board, unit)) is not None:
        return refusal
    if ask.verb in ("rebuild", "to") or ask.place not in (-1, state.where[unit]):
        return no("13.1", "not-eliminated", unit=unit_arg(unit))
    rule = cannot_restore(state, board, unit, frame.points, supplied_hexes(state, ask.side))
    return _no_step_back(ask, unit, rule) if rule else [RESTORE[unit]]


REPLACING = {
    "13.1": "full", "13.2.2b": "never-replaced", "13.2.1b": "german-dead", "13.2.2d": "rebuilt",
    "13.2b": "replace-supply",
}  # fmt: skip


def _no_step_back(ask: Ask, unit: int, rule: str) -> Refusal:
    """13.1, 13.2 Why a unit receives no replacement."""
    if rule == "13.2a":
        return no(rule, "no-points", unit=unit_arg(unit), kind=("infantry", "armour")[point_kind(ask.board, unit)])
    return no(rule, REPLACING[rule], unit=unit_arg(unit))


def _rebuilt(ask: Ask, frame: Replacements, unit: int) -> Answer:
    """13.2.2c An eliminated unit comes back."""
    state, board = ask.state, ask.board
    if ask.verb == "restore":
        return no("13.1", "dead", unit=unit_arg(unit))
    if rule := cannot_rebuild(state, board, unit, frame.points):
        return _no_step_back(ask, unit, rule)
    if ask.place >= 0:
        return no_town(state, board, unit, ask.place) or [REBUILD[unit], TO[ask.place]]
    if any(not closed_town(state, board, unit, town) for town in open_towns(state, board)):
        return [REBUILD[unit]]
    return no("13.2.2c", "no-town", unit=unit_arg(unit))


def rebuilding(ask: Ask, frame: Rebuilding) -> Answer:
    """13.2.2c A unit comes back: only its town can be named."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if any(unit != frame.unit for unit in ask.units):
        return no("13.2.2c", "finish-first", unit=unit_arg(frame.unit))
    if ask.place < 0:
        return no("13.2.2c", "choose-town", unit=unit_arg(frame.unit))
    return no_town(ask.state, ask.board, frame.unit, ask.place) or [TO[ask.place]]


def no_town(state: WoodsState, board: Board, unit: int, hex_: int) -> Refusal | None:
    """13.2.2c Why a unit does not come back in a hex."""
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if hex_ not in board.towns:
        return no("13.2.2c", "not-a-town", **names)
    refusal = _no_shelter(state, board, "13.2.2c", hex_, supplied_hexes(state, ALLIED))
    if refusal is not None:
        return refusal
    if beside_enemy(state, hex_, ALLIED):
        return no("13.2.2c", "town-enemy", **names)
    rule = closed_town(state, board, unit, hex_)
    if rule in CROWDED:
        return crowded_by(rule, unit_arg(unit), hex_)
    return no(rule, "town-corps", corps=corps_arg(board.corps[unit]), **names) if rule else None
