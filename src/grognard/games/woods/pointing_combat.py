"""What pointing means in attacks: what is attacked, by whom, with which support, who loses and advances (11)."""

from grognard.games.woods.actions import ADVANCE, ATTACK, DOUBLE, JOIN, LOSE, STAND, STRIKE, SUPPORT
from grognard.games.woods.board import GERMAN, Board
from grognard.games.woods.book import GRID
from grognard.games.woods.combat import (
    ADVANCING,
    STANDING,
    Attacks,
    Backing,
    Engagement,
    Muster,
    cannot_attack,
    no_advance,
    no_attack_across,
    was_attacked,
)
from grognard.games.woods.events import hex_arg, unit_arg
from grognard.games.woods.losses import Losses
from grognard.games.woods.pointing import Answer, Ask, elsewhere, no_piece, not_now, not_one
from grognard.games.woods.reasons import (
    BARRED,
    CROWDED,
    army_arg,
    asset_arg,
    asset_later,
    barred_by,
    corps_arg,
    crowded_by,
    idle,
    no,
    reacted,
    round_of,
    unusable,
    unusable_asset,
)
from grognard.games.woods.rounds import REACTION, REINFORCEMENT
from grognard.games.woods.stacking import crowd
from grognard.games.woods.state import ACTIVE, engineer_in, holder, units_in
from grognard.games.woods.support import ALLIED_GUNS, GERMAN_GUNS, cannot_support
from grognard.kernel import Action, Refusal

# --- 11.1: what is attacked, and by whom ------------------------------------------------------------------------------


def attacks(ask: Ask, frame: Attacks) -> Answer:
    """A hex, or an enemy there; with its attackers if they are pointed at too."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if ask.place < 0:
        for unit in ask.units:
            if (refusal := no_attacker(ask, frame.who, unit)) is not None:
                return refusal
        return no("11.1b", "choose-target")
    if (refusal := _no_target(ask, ask.place)) is not None:
        return refusal
    if not ask.units:
        return [ATTACK[ask.place]] if ATTACK[ask.place] in ask.actions else _nobody(ask, frame.who)
    joined = _joined(ask, Muster(ask.place, frame.who), go=True)
    return joined if isinstance(joined, Refusal) else [ATTACK[ask.place], *joined]


def _no_target(ask: Ask, hex_: int) -> Refusal | None:
    """Why a hex is not attacked by anybody."""
    state, names = ask.state, {"hex": hex_arg(hex_)}
    owner = holder(state, hex_)
    if owner == ask.side:
        return no("11.1b", "own-hex", **names)
    if owner < 0:
        alone = engineer_in(state, ask.board, hex_) >= 0
        return no("12.4.2b", "engineer-alone", **names) if alone else no("11.1b", "nobody-there", **names)
    return no("11.2b", "attacked-hex", **names) if was_attacked(state, hex_) else None


def _nobody(ask: Ask, who: int) -> Refusal:
    """Why none of the units next to a hex attacks it: the first of them says, rather one that may act."""
    state, hex_ = ask.state, ask.place
    near = [unit for edge in ask.board.edges[hex_] for unit in units_in(state, edge.hex)]
    own = sorted((unit for unit in near if ask.board.side[unit] == ask.side), key=lambda u: not state.flags[u] & ACTIVE)
    if not own:
        return no("11.1b", "no-neighbour", hex=hex_arg(hex_))
    refusal = no_attacker(ask, who, own[0]) or _no_reach(ask, own[0], hex_)
    assert refusal is not None
    return refusal


def no_attacker(ask: Ask, who: int, unit: int) -> Refusal | None:
    """Why a unit makes no attack in this round."""
    state, board = ask.state, ask.board
    if (refusal := unusable(state, board, ask.side, unit, "11.1a") or idle(state, board, unit)) is not None:
        return refusal
    names = {"unit": unit_arg(unit)}
    rule = cannot_attack(state, board, unit, who)
    if rule in ("14.4b", "14.5a"):
        moved = board.armour[unit][state.steps[unit]]  # armour is only kept from attacking by its move
        return no(ARMOUR_RULES.get(round_of(state).kind, rule), "attack-moved" if moved else "attack-armour", **names)
    if rule:
        return no(rule, ATTACKING[rule], **names)
    return None if state.left else reacted(state, unit)


ARMOUR_RULES = {REACTION: "14.3.1b", REINFORCEMENT: "14.8c"}
ATTACKING = {"11.2a": "attack-zero", "11.2b": "attacked-once", "11.2d": "attack-oos"}


def _no_reach(ask: Ask, unit: int, hex_: int) -> Refusal | None:
    """11.1b Why a unit does not attack a hex from where it stands."""
    here = ask.state.where[unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if (here, hex_) not in ask.board.edge:
        return no("11.1b", "not-adjacent", far=GRID.distance(here, hex_), **names)
    return no("10.6e", "attack-river", **names) if no_attack_across(ask.state, ask.board, here, hex_) else None


def muster(ask: Ask, frame: Muster) -> Answer:
    """11.3.1a Who attacks the hex, one after the other; the hex itself, once somebody does, begins the attack."""
    if (refusal := no_piece(ask) or elsewhere(ask, frame.hex)) is not None:
        return refusal
    if not ask.units:
        if frame.attackers and ask.place == frame.hex:
            return [STRIKE]
        return no("11.3.1a", "choose-attacker", hex=hex_arg(frame.hex))
    for unit in ask.units:
        if unit in frame.attackers:
            return no("11.3.1a", "joined", unit=unit_arg(unit))
    return _joined(ask, frame, go=ask.verb == "strike")


def _joined(ask: Ask, frame: Muster, go: bool) -> Answer:
    """The units join; the attack goes ahead at once where that is meant."""
    for unit in ask.units:
        refusal = no_attacker(ask, frame.who, unit) or _no_reach(ask, unit, frame.hex)
        if refusal is not None:
            return refusal
    if 0 <= ask.state.left < len(frame.attackers) + len(ask.units):
        return reacted(ask.state, ask.units[-1])
    found: list[Action] = [JOIN[unit] for unit in ask.units]
    return [*found, STRIKE] if go else found


# --- 11.3.1a: support -------------------------------------------------------------------------------------------------


def backing(ask: Ask, frame: Backing) -> Answer:
    """12.2, 12.3 The artillery and Nebelwerfer of a side, one after the other."""
    state, board, fight = ask.state, ask.board, ask.state.stack[-2]
    if len(ask.assets) > 1:
        return no("11.3.1a", "one-at-a-time")
    if not ask.assets:
        return no("11.3.1a", "choose-asset")
    asset = ask.assets[0]
    row, names = board.assets[asset], {"asset": asset_arg(asset)}
    if row.kind == "engineer":
        return no("12.4.2a", "engineer-helps", **names)
    if row.kind not in ("artillery", "nebelwerfer"):
        return asset_later(board, asset)
    if (refusal := unusable_asset(state, board, ask.side, asset, "11.3.1a")) is not None:
        return refusal
    if rule := cannot_support(state, board, asset, fight.battle(), frame.attacking):
        return _no_support(board, asset, rule, fight.hex)
    if ask.verb == "double":
        return [DOUBLE[asset]] if row.kind == "nebelwerfer" else no("12.2g", "double-gun", **names)
    return [SUPPORT[asset]]


SUPPORTING = {
    "12.2d": "support-oos", "8.3g": "support-oos", "9.2.2": "support-never", "9.2b": "support-zone",
    "12.3e": "support-99th", "12.3f": "support-british", "9.3": "support-outside", "12.3b": "support-corps",
    "12.9.1c": "support-delay", "12.3c": "support-airborne", "12.3d": "support-cut-off",
}  # fmt: skip


def _no_support(board: Board, asset: int, rule: str, hex_: int) -> Refusal:
    """Why an asset that is face up does not support this combat."""
    row, names = board.assets[asset], {"asset": asset_arg(asset), "hex": hex_arg(hex_)}
    if rule == "12.2b":
        return no(rule, "rockets-defend", **names)
    if rule in ("12.2c", "12.3a"):
        most = ALLIED_GUNS if rule == "12.3a" else GERMAN_GUNS
        return no(rule, "support-full", count=most, kind=row.kind, **names)
    zones = {"army": army_arg(board.asset_army[asset]), "zone": army_arg(board.army[hex_])} if row.army else {}
    corps = {"corps": corps_arg(board.asset_corps[asset])} if row.corps else {}
    reach = board.tables.support.corps_range
    return no(rule, SUPPORTING[rule], reach=reach, **zones, **corps, **names)


def no_plus(ask: Ask, frame: Backing) -> Refusal:
    """16.1 Why the German does not add two to the die."""
    fight = ask.state.stack[-2]
    if not ask.board.plus_two:
        return no("16.1", "plus-off")
    if not frame.attacking or ask.side != GERMAN:
        return no("16.1", "plus-german")
    if fight.plus or ask.state.plus_used == ask.state.turn:
        return no("16.1", "plus-used", turn=ask.state.turn)
    return no("16.1", "plus-late", turn=ask.state.turn)


# --- 11.3.3 to 11.5: what comes of it ---------------------------------------------------------------------------------


def losses(ask: Ask, frame: Losses) -> Answer:
    """11.3.3c Which unit loses a step."""
    return not_one(ask, frame.alive(ask.state), "not-in-combat") or [LOSE[ask.units[0]]]


def engagement(ask: Ask, frame: Engagement) -> Answer:
    """11.4.1 Who stands; 11.5 who advances."""
    if frame.step not in (STANDING, ADVANCING):
        return not_now(ask)
    if (refusal := no_piece(ask) or elsewhere(ask, frame.hex)) is not None:
        return refusal
    if frame.step == STANDING:
        return _stands(ask, frame)
    if not ask.units:
        return no("11.5a", "choose-unit")
    coming: list[int] = []
    for unit in ask.units:
        if (refusal := _no_advance(ask, frame, unit, coming)) is not None:
            return refusal
        coming.append(unit)
    return [ADVANCE[unit] for unit in ask.units]


def _stands(ask: Ask, frame: Engagement) -> Answer:
    """11.4.1a An airborne unit of the hex takes a loss, and nobody retreats."""
    able = frame.stalwarts(ask.state)
    if (refusal := not_one(ask, frame.holders(ask.state), "not-in-combat")) is not None:
        return refusal
    unit = ask.units[0]
    return [STAND[unit]] if unit in able else no("11.4.1a", "not-airborne", unit=unit_arg(unit))


def _no_advance(ask: Ask, frame: Engagement, unit: int, coming: list[int]) -> Refusal | None:
    """11.5 Why a unit does not enter the hex that was attacked; ``coming``: those that go before it."""
    state, board, hex_ = ask.state, ask.board, frame.hex
    if (refusal := unusable(state, board, ask.side, unit, "11.5a")) is not None:
        return refusal
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if unit not in frame.attackers:
        return no("11.5a", "no-attacker", **names)
    if state.where[unit] == hex_:
        return no("11.5a", "advanced", **names)
    rule = no_advance(state, board, unit, hex_) or crowd(board, [*units_in(state, hex_), *coming, unit])
    if not rule:
        return None
    if rule in CROWDED:
        return crowded_by(rule, unit_arg(unit), hex_)
    if rule in BARRED:
        return barred_by(board, rule, unit, hex_)
    return no(rule, "advance-forest" if rule == "11.1d" else "advance-river", **names)
