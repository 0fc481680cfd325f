"""What pointing means in an action turn: cards, fresh units and what they are activated for (chapter 4)."""

from collections.abc import Callable
from typing import Any

from grognard.games.iron.actions import (
    ADVANCE,
    ASSAULT,
    BLOW,
    CLEAR_MINES,
    CLEAR_TRAP,
    DIG,
    FIRE,
    FIRE_MOVE,
    HEAL,
    LAY_MINES,
    LAY_SMOKE,
    LAY_WIRE,
    OP_FIRE,
    REST,
    USE,
)
from grognard.games.iron.attack import Aiming
from grognard.games.iron.board import ENGINEER, GONE, MEDIC, SIDE, SQUAD, Board
from grognard.games.iron.box import markers_left
from grognard.games.iron.firepower import CONCENTRATED
from grognard.games.iron.loads import HEAVY as HEAVY_WEAPON
from grognard.games.iron.movement import ADVANCING, ASSAULTING, FIRE_MOVING, Moving
from grognard.games.iron.pointing import Answer, Ask, after, joined, listed, not_now
from grognard.games.iron.pointing_fire import aiming, shells
from grognard.games.iron.pointing_movement import enemy_at, moving
from grognard.games.iron.reasons import carried, hex_arg, no, shaken, spent, unarmed, unit_arg, unusable
from grognard.games.iron.reasons_cards import card_refusal, no_play
from grognard.games.iron.reasons_fire import no_shelling, no_target, unfit
from grognard.games.iron.reasons_movement import immovable
from grognard.games.iron.schema import MarkerKind
from grognard.games.iron.specialised import CARD_WORKS, Healing, Working, ability, rule_of
from grognard.games.iron.state import IronState, forts_in, units_in
from grognard.games.iron.turn import ActionTurn, Activation
from grognard.kernel import Action, Refusal

ORDERS: dict[str, Action] = {
    "advance": ADVANCE, "fire": FIRE, "op_fire": OP_FIRE, "fire_move": FIRE_MOVE, "assault": ASSAULT, "rest": REST,
    "dig": DIG, "heal": HEAL, "clear_mines": CLEAR_MINES, "lay_wire": LAY_WIRE, "lay_smoke": LAY_SMOKE,
    "clear_trap": CLEAR_TRAP, "lay_mines": LAY_MINES, "blow": BLOW,
}  # fmt: skip
# What a unit is activated for by a verb of the action itself
IMPLIED: dict[str, Action] = {
    "to": ADVANCE, "board": ADVANCE, "alight": ADVANCE, "leave": ADVANCE, "shelter": ADVANCE, "cut_wire": ADVANCE,
    "exit": ADVANCE, "stop": ADVANCE, "target": FIRE, "with": FIRE, "shell": FIRE, "shoot": FIRE_MOVE, "storm": ASSAULT,
}  # fmt: skip
MOVES: dict[Action, int] = {ADVANCE: ADVANCING, FIRE_MOVE: FIRE_MOVING, ASSAULT: ASSAULTING}


def turn(ask: Ask, frame: ActionTurn) -> Answer:
    """ACT-05 A fresh unit and what it does; ACT-14 a card."""
    if ask.cards:
        return listed(ask) or _no_card(ask)
    if ask.decks:
        return card_refusal(ask)
    if not ask.units:
        return listed(ask) or (not_now(ask) if ask.verb and ask.verb not in ORDERS else no("ACT-05", "choose-unit"))
    unit = ask.units[0]
    if (refusal := unusable(ask.state, ask.seat, unit, "ACT-05") or spent(ask.state, unit)) is not None:
        return refusal
    here = ask.target < 0 and ask.place == ask.state.where[unit]
    alone = ask.verb in ("", "use") and (ask.place < 0 or here)
    if len(ask.units) > 1 and (alone or not enemy_at(ask)) and ask.verb not in ("fire", "shell", "assault"):
        return no("ACT-05", "one-at-a-time")
    if alone:
        return [USE[unit]]
    later = after(ask, USE[unit], verb="" if ask.verb == "use" else ask.verb)
    assert later is not None
    return joined([USE[unit]], activation(later, later.state.stack[-1]))


def _no_card(ask: Ask) -> Refusal:
    if ask.units or ask.place >= 0:
        return no("STRAT-01", "one-thing")
    return no("STRAT-01", "one-card") if len(ask.cards) > 1 else no_play(ask, ask.cards[0], "action")


def activation(ask: Ask, frame: Activation) -> Answer:
    """ACT-05 A unit in hand: an action, or what it is done to."""
    unit, verb = frame.unit, ask.verb
    if ask.cards or ask.decks:
        return no("ACT-05", "finish-first", unit=unit_arg(unit))
    if verb in ("", *IMPLIED):
        order = IMPLIED[verb] if verb else _meant(ask, unit)
    elif verb in ORDERS:
        order, verb = ORDERS[verb], ""
    else:
        return not_now(ask)
    if order is None:
        return no("ACT-05", "choose-order", unit=unit_arg(unit))
    if order not in ask.actions:
        return _no_order(ask, unit, order)
    aimed = ask.place >= 0 or (len(ask.units) > 1 and order in (FIRE, ASSAULT))
    if order in AT_ONCE or not (verb or aimed):
        return [order]
    later = after(ask, order, verb=verb)
    assert later is not None
    asking = later.state.stack[-1]
    return joined([order], FURTHER[type(asking)](later, asking))


def _meant(ask: Ask, unit: int) -> Action | None:
    """The action that a hex or another unit stands for: enemies are fired at, hexes gone to."""
    if ask.place < 0:
        return None
    if enemy_at(ask):
        return FIRE
    boards = SQUAD[unit] and ask.target >= 0 and not SQUAD[ask.target]
    return ADVANCE if boards or ask.place != ask.state.where[unit] else None


def healing(ask: Ask, frame: Healing) -> Answer:
    """SPEC-11 The squad of the hex that is healed."""
    if (found := listed(ask, frame.unit)) is not None:
        return found
    squad = ask.target if ask.target >= 0 else next((unit for unit in ask.units if unit != frame.unit), -1)
    if squad < 0:
        return no("SPEC-11", "choose-patient", unit=unit_arg(frame.unit))
    names = {"unit": unit_arg(squad)}
    if not SQUAD[squad] or SIDE[squad] != ask.side or ask.state.where[squad] != ask.state.where[frame.unit]:
        return no("SPEC-11", "patient-where", hex=hex_arg(ask.state.where[frame.unit]), **names)
    return no("SPEC-11", "squad-full", **names)


def working(ask: Ask, frame: Working) -> Answer:
    """OPS-05, S5-2 The hex where engineers lay or clear a marker."""
    if (found := listed(ask, frame.unit)) is not None:
        return found
    if ask.place < 0:
        return no(ask.now.rule, "choose-site", unit=unit_arg(frame.unit))
    return no_site(ask, frame.unit, frame.work, ask.place)


# Nothing more is asked for these
AT_ONCE = (OP_FIRE, REST, DIG, BLOW, LAY_MINES)
FURTHER: dict[type, Callable[[Ask, Any], Answer]] = {
    Moving: moving, Aiming: aiming, Healing: healing, Working: working,
}  # fmt: skip


# --- why not ----------------------------------------------------------------------------------------------------------


def _no_order(ask: Ask, unit: int, order: Action) -> Refusal:
    """ACT-07 to ACT-22 Why a unit is not activated for an action."""
    state, board = ask.state, ask.board
    if order in MOVES:
        return _no_move(state, board, unit, order)
    if order == FIRE:
        if ask.place >= 0 and (ask.verb == "shell" or shells(ask, unit, CONCENTRATED)):
            return no_shelling(state, board, unit, ask.place)
        there = units_in(state, 1 - ask.side, ask.place) if ask.target < 0 <= ask.place else []
        if ask.target >= 0 or there:
            return no_target(state, board, unit, [*there, ask.target][0], CONCENTRATED)
        refusal = unfit(state, board, unit, CONCENTRATED)
        return refusal or no("TGT-03", "no-targets", unit=unit_arg(unit))
    if order == OP_FIRE:
        refusal = (
            carried(state, unit, "STAT-09")
            or unarmed(board, unit, "STAT-09")
            or shaken(state, unit, ("STAT-09", "STAT-09"))
        )
        assert refusal is not None, "it may prepare op fire"
        return refusal
    return _no_work(ask, unit, order.verb())


def _no_move(state: IronState, board: Board, unit: int, order: Action) -> Refusal:
    refusal = immovable(state, board, unit, ADVANCING)
    heavy = SQUAD[unit] and HEAVY_WEAPON[state.load[unit]]
    if refusal is None and order == FIRE_MOVE:
        refusal = no("ACT-12", "fire-move-weapon", unit=unit_arg(unit)) if heavy else unarmed(board, unit)
    if refusal is None and order == ASSAULT:
        if not SQUAD[unit]:
            return no("ACT-15", "assault-vehicle", unit=unit_arg(unit))
        refusal = no("ACT-15", "assault-weapon", unit=unit_arg(unit)) if heavy else None
    refusal = refusal or immovable(state, board, unit, MOVES[order])
    assert refusal is not None, "it may move"
    return refusal


def _no_work(ask: Ask, unit: int, work: str) -> Refusal:
    """ACT-18, SPEC-02 to SPEC-12 Why a squad does not do a special action."""
    state, board, names = ask.state, ask.board, {"unit": unit_arg(unit)}
    wanted, rule = (MEDIC, "SPEC-11") if work == "heal" else (ENGINEER, "SPEC-04" if work == "dig" else rule_of(work))
    if state.spec[unit] != wanted:
        return no(rule, "not-medic" if work == "heal" else "not-engineer", **names)
    if (refusal := carried(state, unit, "ACT-22") or shaken(state, unit, ("SPEC-02", "SPEC-02"))) is not None:
        return refusal
    hex_ = state.where[unit]
    if work == "heal":
        return no("SPEC-11", "nobody-to-heal", hex=hex_arg(hex_), **names)
    if work == "dig":
        return no_dig(state, board, hex_)
    if work in CARD_WORKS:
        if CARD_WORKS[work][1] not in board.ops[ask.side]:
            return no("SPEC-12", "no-work", **names)
        return no_site(ask, unit, work, ask.place)
    row = ability(state, board, unit, "blow_dump" if work == "blow" else work)
    if row is None:
        return no("SPEC-12", "no-work", **names)
    if work == "lay_mines":
        return no_site(ask, unit, work, ask.place)
    index = board.objective_index[row.objective]
    if state.control[index] == GONE:
        return no("S5-3", "blown-already", hex=hex_arg(board.objective_hex[index]))
    return no("S5-3", "blow-where", hex=hex_arg(board.objective_hex[index]), **names)


def no_dig(state: IronState, board: Board, hex_: int) -> Refusal:
    """SPEC-05, FORT-03, COMP-01 Why no entrenchment is dug in a hex."""
    names = {"hex": hex_arg(hex_)}
    if board.no_fort[hex_]:
        return no("SPEC-05", "dig-ground", **names)
    count = len(forts_in(state, hex_))
    if count >= board.book.terrain.forts_in_hex:
        return no("FORT-03", "dig-full", count=count, **names)
    return no("COMP-01", "no-marker", marker="entrenchment")


def no_site(ask: Ask, unit: int, work: str, hex_: int) -> Refusal:
    """OPS-05, S5-2 Why engineers do no work in a hex."""
    state, board = ask.state, ask.board
    here, names = state.where[unit], {"unit": unit_arg(unit)}
    rule = rule_of(work)
    marker = SUPPLY.get(work)
    if marker and markers_left(state, board, marker) <= 0:
        return no("COMP-01", "no-marker", marker=marker)
    if hex_ < 0:
        return no(rule, "no-site", **names)
    if hex_ != here and hex_ not in board.near[here]:
        return no(rule, "site-far", hex=hex_arg(hex_), **names)
    return no(rule, "site-unfit", hex=hex_arg(hex_), **names)


SUPPLY: dict[str, MarkerKind] = {"lay_wire": "razor_wire", "lay_smoke": "smoke", "lay_mines": "minefield"}
