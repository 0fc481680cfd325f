"""What pointing means between and before the moves of a round: chits, armies, formations, arrivals (5, 14, 17)."""

from grognard.games.woods.actions import ARMY, DEFER, FORMATION, PLAY, PUT, TO
from grognard.games.woods.board import CHITS, KINDS, ZONES
from grognard.games.woods.boundaries import bound_to_meuse
from grognard.games.woods.chits import ARMY_CHITS, OPEN, ArmyChit, Rounds, chit_side
from grognard.games.woods.events import hex_arg, side_arg, unit_arg
from grognard.games.woods.pointing import Answer, Ask, no_piece, not_now
from grognard.games.woods.reasons import barred_by, no, off_map, unusable, waiting
from grognard.games.woods.reinforcements import Arrivals, entries, may_defer
from grognard.games.woods.rounds import NameArmy, NameFormations
from grognard.games.woods.state import BY_D, WAITING, holder
from grognard.games.woods.zoc import ezoc
from grognard.kernel import Refusal

# --- 5.1, 17.0: chits -------------------------------------------------------------------------------------------------


def first_chit(ask: Ask, frame: Rounds) -> Answer:
    """4.3a The chit that opens the turn."""
    if frame.step != OPEN:
        return not_now(ask)
    if (refusal := _not_one_chit(ask)) is not None:
        return refusal
    chit = ask.chits[0]
    if PLAY[chit] in ask.actions:
        return [PLAY[chit]]
    names, owner = {"chit": CHITS.argument(chit)}, chit_side(ask.board, chit)
    if owner < 0:
        return no("14.2c", "chit-nobody", **names)
    if owner != ask.side:
        return no("5.1", "chit-not-yours", side=side_arg(ask.side), **names)
    return no("17.0a", "chit-absent", turn=ask.state.turn, **names)


def army_chit(ask: Ask, frame: ArmyChit) -> Answer:
    """17.0b, c Which of the two army chits goes into the cup."""
    if (refusal := _not_one_chit(ask)) is not None:
        return refusal
    chit = ask.chits[0]
    return [PUT[chit]] if chit in ARMY_CHITS else no("17.0b", "chit-no-army", chit=CHITS.argument(chit))


def _not_one_chit(ask: Ask) -> Refusal | None:
    if ask.units or ask.assets or not ask.chits:
        return no(ask.now.rule, "choose-chit")
    return no(ask.now.rule, "one-at-a-time") if len(ask.chits) > 1 else None


# --- 14.6, 14.7: who acts ---------------------------------------------------------------------------------------------


def one_army(ask: Ask, frame: NameArmy) -> Answer:
    """14.6b The zone of a hex, or of a unit."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    hex_ = ask.place
    if hex_ < 0 and ask.units:
        if (refusal := off_map(ask.state, ask.board, ask.units[0])) is not None:
            return refusal
        hex_ = ask.state.where[ask.units[0]]
    return [ARMY[ask.board.army[hex_]]] if hex_ >= 0 else no("14.6b", "choose-army")


def formations(ask: Ask, frame: NameFormations) -> Answer:
    """14.7 The formation of a unit on the map."""
    state, board, kind = ask.state, ask.board, KINDS[frame.kind]
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if not ask.units:
        return no("14.7", "choose-formation", kind=kind)
    unit = ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "14.7")) is not None:
        return refusal
    formation, names = board.formation[unit], {"unit": unit_arg(unit)}
    if any(board.formation[other] != formation for other in ask.units):
        return no("14.7", "one-formation")
    if board.formation_kind[formation] != frame.kind:
        return no("14.7", "formation-kind", kind=KINDS[board.formation_kind[formation]], wanted=kind, **names)
    return [FORMATION[formation]]


# --- 14.8: reinforcements ---------------------------------------------------------------------------------------------


def arrivals(ask: Ask, frame: Arrivals) -> Answer:
    """14.8b The hex where the unit in hand enters; 14.8.1 or that it comes later."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    state, board, unit = ask.state, ask.board, frame.units[0]
    names = {"unit": unit_arg(unit)}
    for other in ask.units:
        if other != unit:
            if other in frame.units:
                return no("14.8b", "finish-first", **names)
            if board.side[other] == ask.side and state.where[other] == WAITING:
                return waiting(state, board, other)
            return unusable(state, board, ask.side, other, "14.8b") or no("14.8b", "arrived", unit=unit_arg(other))
    if ask.verb == "defer":
        return [DEFER[unit]] if may_defer(state, board, unit) else no("14.8.1", "defer", **names)
    if ask.place < 0:
        return no("14.8b", "choose-entry", **names)
    return [TO[ask.place]] if TO[ask.place] in ask.actions else _no_entry(ask, unit)


def _no_entry(ask: Ask, unit: int) -> Refusal:
    """14.8 Why a unit does not enter in a hex."""
    state, board, hex_ = ask.state, ask.board, ask.place
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    zone = next((zone for zone, hexes in enumerate(board.zones) if hex_ in hexes), -1)
    if zone < 0:
        return no("14.8b", "no-entry", **names)
    if board.zone_side[zone] != ask.side:
        return no("2.2.1a", "entry-enemy", zone=ZONES[zone], **names)
    if board.is_british[unit] and not board.british[hex_]:
        return barred_by(board, "9.3", unit, hex_)
    if bound_to_meuse(state, board, unit) and not board.west[hex_]:
        return barred_by(board, "10.6.4a", unit, hex_)
    if holder(state, hex_) == 1 - ask.side:
        return no("14.8d", "entry-held", **names)
    if ezoc(state, ask.side)[hex_]:
        return no("14.8d", "entry-zone", **names)
    listed = set(entries(state, board, unit))
    own = sorted({ZONES[number] for number, hexes in enumerate(board.zones) if listed & set(hexes)})
    rule = "14.8.1" if state.flags[unit] & BY_D else "14.8b"
    return no(rule, "entry-zones", zone=ZONES[zone], zones=", ".join(own), **names)
