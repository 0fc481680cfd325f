"""What pointing means when units are built, placed, readied, and figures move between them (chapters 2 and 6)."""

from grognard.games.iron.actions import AT, INTO, PLACE
from grognard.games.iron.board import SIDE, SQUAD
from grognard.games.iron.events import side_arg
from grognard.games.iron.loads import LOADS
from grognard.games.iron.pointing import Answer, Ask, after, joined, listed, not_now, wrong_verb
from grognard.games.iron.readying import Readying
from grognard.games.iron.reasons import (
    carried,
    hex_arg,
    no,
    not_own,
    off_map,
    shaken,
    spent,
    unarmed,
    unit_arg,
    unusable,
)
from grognard.games.iron.reasons_cards import card_refusal
from grognard.games.iron.reasons_movement import impassable
from grognard.games.iron.schema import FIGURES, SPECS
from grognard.games.iron.setup import Arriving, Building, InHand, Naming, Settling, zone_of
from grognard.games.iron.specialised import Sheltering
from grognard.games.iron.state import BOX, IronState, aboard, held_by, units_in
from grognard.games.iron.transfers import Transfer, Transfers, takes_part, went
from grognard.kernel import Refusal

# --- SETUP-07, SETUP-08: building -------------------------------------------------------------------------------------


def building(ask: Ask, frame: Building) -> Answer:
    """The figures of a base, or the token of the squad just built."""
    word = ask.verb.split(" ")[-1]
    if frame.base >= 0:
        if word in SPECS:
            return no("SETUP-08", "no-token", spec=f"@iron-spec-{word}")
        return no("SETUP-08", "choose-token", unit=unit_arg(frame.base))
    if word in SPECS or ask.verb == "token":
        return no("SETUP-08", "token-later")
    return no("SETUP-07", "choose-figures", left=frame.bases)


# --- SETUP-09, STAT-15: placing ---------------------------------------------------------------------------------------


def arriving(ask: Ask, frame: Arriving) -> Answer:
    """A unit, and the hex or the vehicle where it is placed."""
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if not ask.units:
        return no(ask.now.rule, "choose-arrival")
    if len(ask.units) > 1:
        return no(ask.now.rule, "place-one")
    unit = ask.units[0]
    if (refusal := _not_waiting(ask, frame, unit)) is not None:
        return refusal
    if ask.verb not in ("", "place", "at", "into"):
        return not_now(ask)
    if PLACE[unit] not in ask.actions:
        return no("STAT-16", "no-room", unit=unit_arg(unit))
    if ask.place < 0:
        return [PLACE[unit]]
    later = after(ask, PLACE[unit], units=(), verb="")
    assert later is not None
    return joined([PLACE[unit]], in_hand(later, later.state.stack[-1]))


def _not_waiting(ask: Ask, frame: Arriving, unit: int) -> Refusal | None:
    """Why a unit is not among those that are placed now."""
    if unit in frame.units:
        return None
    state, rule = ask.state, ask.now.rule
    if (refusal := not_own(state, ask.seat, unit, rule)) is not None:
        return refusal
    if state.where[unit] == BOX:
        return no(rule, "not-coming", unit=unit_arg(unit))
    return no(rule, "placed", unit=unit_arg(unit))


def in_hand(ask: Ask, frame: InHand) -> Answer:
    """The hex of a unit in hand, or the vehicle that it is aboard."""
    unit, target = frame.unit, ask.target
    if (refusal := wrong_verb(ask, "place", "at", "into")) is not None:
        return refusal
    if target < 0 and len(ask.units) == 1 and ask.units[0] != unit and not SQUAD[ask.units[0]]:
        target = ask.units[0]
    elif any(other != unit for other in ask.units):
        return no(ask.now.rule, "finish-first", unit=unit_arg(unit))
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if target >= 0 and INTO[target] in ask.actions and ask.verb in ("", "place", "into"):
        return [INTO[target]]
    if ask.verb == "into" or (target >= 0 and SQUAD[unit] and ask.board.capacity[target] and SIDE[target] == ask.side):
        return _no_ride(ask, frame, target)
    if ask.place >= 0 and AT[ask.place] in ask.actions and ask.verb in ("", "place", "at"):
        return [AT[ask.place]]
    if ask.place < 0:
        return not_now(ask) if ask.verb else no(ask.now.rule, "choose-hex", unit=unit_arg(unit))
    return no_place(ask.state, ask, unit, ask.place, opening=frame.opening)


def no_place(state: IronState, ask: Ask, unit: int, hex_: int, *, opening: bool) -> Refusal:
    """SETUP-09, SETUP-13, STAT-15, MOVE-05 Why a unit is not placed in a hex."""
    board, side, rule = ask.board, SIDE[unit], "SETUP-09" if opening else "STAT-15"
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if hex_ not in zone_of(state, board, unit, opening=opening):
        return no(rule, "zone", **names)
    if (refusal := impassable(board, unit, hex_)) is not None:
        return Refusal("SETUP-13", refusal.text)
    if held_by(state, 1 - side) >> hex_ & 1:
        return no(rule, "place-enemy", **names)
    count = len(units_in(state, side, hex_))
    return no("MOVE-05", "full", count=count, limit=board.limit, **names)


def _no_ride(ask: Ask, frame: InHand, vehicle: int) -> Refusal:
    """SETUP-09, TRAN-01 Why a squad is not placed aboard a vehicle."""
    state, board, unit = ask.state, ask.board, frame.unit
    if vehicle < 0:
        return no("TRAN-01", "choose-vehicle", unit=unit_arg(unit))
    names = {"unit": unit_arg(unit), "vehicle": unit_arg(vehicle)}
    if not SQUAD[unit]:
        return no("TRAN-01", "board-squads", **names)
    if not board.capacity[vehicle]:
        return no("TRAN-01", "no-transport", **names)
    count = len(aboard(state, vehicle))
    if count >= board.capacity[vehicle]:
        return no("TRAN-01", "board-full", count=count, **names)
    return no(ask.now.rule, "ride-elsewhere", **names)


def settling(ask: Ask, frame: Settling) -> Answer:
    """SETUP-09 The fortification of a squad just placed; SETUP-10 its concealment."""
    if frame.settled and ask.units == (frame.unit,):
        return no("SETUP-10", "choose-conceal", unit=unit_arg(frame.unit))
    if ask.verb == "conceal" or frame.settled:
        return no("SETUP-10", "conceal-now", unit=unit_arg(frame.unit))
    return no("SETUP-09", "choose-fort", unit=unit_arg(frame.unit))


def sheltering(ask: Ask, frame: Sheltering) -> Answer:
    """SPEC-04 Whether a squad enters the entrenchment that it dug."""
    return no(frame.rule, "choose-fort", unit=unit_arg(frame.unit))


def naming(ask: Ask, frame: Naming) -> Answer:
    """OPS-05 The Tank Ace."""
    if not ask.units:
        return no("OPS-05", "choose-ace")
    unit = ask.units[0]
    refusal = unusable(ask.state, ask.seat, unit, "OPS-05") if SIDE[unit] != ask.side else off_map(ask.state, unit)
    return refusal or no("OPS-05", "ace-tank", unit=unit_arg(unit))


# --- STAT-08: op fire mode --------------------------------------------------------------------------------------------


def readying(ask: Ask, frame: Readying) -> Answer:
    """STAT-09 A unit that waits for the enemy."""
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if not ask.units:
        return no(frame.rule, "choose-ready")
    unit, state = ask.units[0], ask.state
    refusal = unusable(state, ask.seat, unit, frame.rule) or carried(state, unit, "STAT-09")
    refusal = (
        refusal
        or unarmed(ask.board, unit, "STAT-09")
        or shaken(state, unit, ("STAT-09", "STAT-09"))
        or spent(state, unit)
    )
    return refusal or no(frame.rule, "choose-ready")


# --- STAT-10: transfers -----------------------------------------------------------------------------------------------


def transfers(ask: Ask, frame: Transfers) -> Answer:
    """The squad that gives a figure."""
    if (found := listed(ask)) is not None:
        return found
    if (refusal := wrong_verb(ask, "from")) is not None:
        return refusal
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if not ask.units:
        return no("STAT-10", "choose-giver")
    unit = ask.units[0]
    if (refusal := not_own(ask.state, ask.seat, unit, "STAT-10") or outsider(ask.state, unit)) is not None:
        return refusal
    if ask.place >= 0 or len(ask.units) > 1:
        return no("STAT-10", "choose-figure", unit=unit_arg(unit))
    if unit not in frame.givers(ask.state):
        return no("STAT-10", "alone", unit=unit_arg(unit), hex=hex_arg(ask.state.where[unit]))
    return no("STAT-10", "nothing-to-give", unit=unit_arg(unit))


def outsider(state: IronState, unit: int) -> Refusal | None:
    """STAT-11 Why a squad takes no part in transfers."""
    if not SQUAD[unit]:
        return no("STAT-10", "transfer-squads", unit=unit_arg(unit))
    if (refusal := off_map(state, unit) or carried(state, unit, "STAT-11")) is not None:
        return refusal
    if takes_part(state, unit):
        return None
    if state.spec[unit] >= 0:
        return no("SPEC-01", "transfer-spec", unit=unit_arg(unit), spec=f"@iron-spec-{SPECS[state.spec[unit]]}")
    if state.fort[unit]:
        return no("STAT-11", "transfer-fort", unit=unit_arg(unit))
    return shaken(state, unit, ("STAT-11", "STAT-11"))


def transfer(ask: Ask, frame: Transfer) -> Answer:
    """The figure, the squad that gets it, and what comes back."""
    state, word = ask.state, ask.verb.split(" ")[-1]
    others = [unit for unit in (*ask.units, ask.target) if unit not in (-1, frame.giver)]
    step = state.stack[-2]
    assert isinstance(step, Transfers)
    if word in FIGURES:
        return _no_figure(ask, frame, step, FIGURES.index(word))
    if frame.figure < 0 or not others:
        return no(
            ask.now.rule,
            "choose-taker" if frame.figure >= 0 > frame.taker else "choose-figure",
            unit=unit_arg(frame.giver),
        )
    taker = others[0]
    if frame.taker >= 0:
        return no("COMP-03", "choose-back", unit=unit_arg(frame.taker))
    if SIDE[taker] != ask.side:
        return no("STAT-10", "not-yours", unit=unit_arg(taker), side=side_arg(ask.side))
    if (refusal := outsider(state, taker)) is not None:
        return refusal
    if state.where[taker] != state.where[frame.giver]:
        return no("STAT-10", "transfer-hex", unit=unit_arg(taker), hex=hex_arg(state.where[frame.giver]))
    if went(step.moved, frame.figure, taker, frame.giver):
        return no("STAT-10", "gave-already", unit=unit_arg(taker), figure=f"@iron-figure-{FIGURES[frame.figure]}")
    return no("COMP-03", "taker-full", unit=unit_arg(taker), figure=f"@iron-figure-{FIGURES[frame.figure]}")


def _no_figure(ask: Ask, frame: Transfer, step: Transfers, kind: int) -> Refusal:
    names = {
        "unit": unit_arg(frame.giver if frame.taker < 0 else frame.taker),
        "figure": f"@iron-figure-{FIGURES[kind]}",
    }
    squad = frame.giver if frame.taker < 0 else frame.taker
    if not LOADS[ask.state.load[squad]][kind]:
        return no("STAT-10", "no-figure", **names)
    if any(taker == squad and figure == kind for _, figure, taker in step.moved):
        return no("STAT-10", "got-already", **names)
    return no("COMP-03", "figure-stays", **names)
