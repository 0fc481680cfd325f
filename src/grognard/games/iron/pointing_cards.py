"""What pointing means for cards: buying them, drawing them, and what they act on (chapters 5, 6, 19)."""

from collections.abc import Callable
from typing import Any

from grognard.games.iron.actions import BID
from grognard.games.iron.board import DECK_NAMES, SIDE, SQUAD, WOODS
from grognard.games.iron.card_command import ExtraDraws
from grognard.games.iron.card_markers import Clearing, Entrenching, Smoking
from grognard.games.iron.card_play import own_squads, touched
from grognard.games.iron.card_units import Adding, Hiding
from grognard.games.iron.cards import Playing
from grognard.games.iron.cards_in_play import step_of
from grognard.games.iron.command import Spending
from grognard.games.iron.deck import DrawingAgain, Looking
from grognard.games.iron.events import side_arg
from grognard.games.iron.loads import HEAVY as HEAVY_WEAPON
from grognard.games.iron.loads import PLUS, REGULAR
from grognard.games.iron.pointing import Answer, Ask
from grognard.games.iron.pointing_turn import no_dig
from grognard.games.iron.reasons import carried, hex_arg, no, not_own, off_map, shaken, spent, unit_arg
from grognard.games.iron.reasons_cards import card_arg, card_refusal, no_play
from grognard.games.iron.reasons_fire import hidden
from grognard.games.iron.schema import (
    EntrenchStep,
    FiguresStep,
    MineStep,
    RefreshStep,
    RepairStep,
    StrikeStep,
    SurpriseStep,
)
from grognard.games.iron.setup import Starting
from grognard.games.iron.state import FATIGUED, held_by, units_in
from grognard.games.iron.status import Draws
from grognard.kernel import Refusal

# --- CMD-07: spending -------------------------------------------------------------------------------------------------


def spending(ask: Ask, frame: Spending) -> Answer:
    """CMD-08 A card, CMD-09 or so much for the pool: ``bid 3``."""
    if ask.decks:
        return card_refusal(ask)
    if ask.cards:
        return no_play(ask, ask.cards[0], "command")
    word, _, count = ask.verb.partition(" ")
    command = ask.state.command[ask.side]
    if word == "bid" and count.isdecimal() and len(count) < len(str(len(BID))) + 1 and int(count) > command:
        return no("CMD-09", "bid-too-much", count=int(count), command=command)
    return no("CMD-07", "choose-spending", command=command)


# --- SETUP-04, STAT-01: decks -----------------------------------------------------------------------------------------


def drawing(ask: Ask, frame: Starting | Draws | DrawingAgain | ExtraDraws | Playing) -> Answer:
    """A deck to draw from, or to look at."""
    if len(ask.decks) != 1 or ask.cards or ask.units:
        return no(ask.now.rule, "choose-deck")
    deck = ask.decks[0]
    if deck not in ask.board.decks[ask.side]:
        return no(ask.now.rule, "deck-not-yours", deck=DECK_NAMES.argument(deck), side=side_arg(ask.side))
    return no("STAT-03", "deck-empty", deck=DECK_NAMES.argument(deck))


def looking(ask: Ask, frame: Looking) -> Answer:
    """Reconnaissance: a card of those looked at."""
    return no("STRAT-06", "choose-peek", deck=DECK_NAMES.argument(frame.deck))


# --- STRAT-06: what a card acts on ------------------------------------------------------------------------------------


def playing(ask: Ask, frame: Playing) -> Answer:
    """A hex, a unit, a card, a direction: what the step of the card asks for."""
    card = frame.play.card
    step = ask.board.cards[card].steps[frame.play.step]
    unit = ask.units[0] if ask.units else ask.target
    if unit >= 0 and any(action.verb() == "choose" for action in ask.actions):
        return _no_unit(ask, frame, step, unit)
    if ask.place >= 0 and any(action.verb() == "mark" for action in ask.actions):
        return _no_hex(ask, card, step, ask.place)
    if ask.decks and any(action.verb() == "draw" for action in ask.actions):
        return drawing(ask, frame)
    return _choose(ask, card)


def _choose(ask: Ask, card: int) -> Refusal:
    """What the card asks for has not been named."""
    kinds = {action.verb() for action in ask.actions}
    what = next((word for word in ("mark", "choose", "pick", "draw", "toward") if word in kinds), "other")
    return no(ask.now.rule, "card-choose", card=card_arg(card), what=what)


def _no_hex(ask: Ask, card: int, step: Any, hex_: int) -> Refusal:
    """Why a card is not aimed at a hex."""
    state, board, names = ask.state, ask.board, {"hex": hex_arg(hex_)}
    if isinstance(step, EntrenchStep):
        if not any(state.where[unit] == hex_ for unit in own_squads(state, ask.seat)):
            return no("SPEC-05", "card-squad-there", **names)
        return no_dig(state, board, hex_)
    if isinstance(step, MineStep):
        if units_in(state, 0, hex_) or units_in(state, 1, hex_):
            return no("STRAT-06", "mine-unit", **names)
        if board.next_to[hex_] & held_by(state, 1 - ask.side):
            return no("STRAT-06", "mine-enemy", **names)
        if hex_ in (*state.wire, *state.traps, *state.mines):
            return no("FORT-18", "mine-obstacle", **names)
        return no("STRAT-06", "mine-far", within=step.within, **names)
    return no(ask.now.rule, "card-hex", card=card_arg(card), **names)


def _no_unit(ask: Ask, frame: Playing, step: Any, unit: int) -> Refusal:
    """STRAT-17 Why a card does not act on a unit."""
    state, card = ask.state, frame.play.card
    names = {"unit": unit_arg(unit)}
    if isinstance(step, StrikeStep):
        return _no_victim(ask, step, unit)
    if (refusal := _out_of_reach(ask, unit)) is not None:
        return refusal
    if isinstance(step, RefreshStep):
        if not SQUAD[unit] and step.squad_only:
            return no("STRAT-17", "card-squads", card=card_arg(card), **names)
        refusal = shaken(state, unit) if state.acts[unit] == FATIGUED else None
        return refusal or no("STRAT-17", "not-fatigued", **names)
    if isinstance(step, RepairStep):
        return no("DMG-09", "card-vehicles" if SQUAD[unit] else "not-damaged", card=card_arg(card), **names)
    assert isinstance(step, SurpriseStep)
    if not SQUAD[unit]:
        return no("ACT-15", "assault-vehicle", **names)
    refusal = spent(state, unit) or shaken(state, unit, ("ACT-20", "ACT-20"))
    assert refusal is not None or HEAVY_WEAPON[state.load[unit]]
    return refusal or no("ACT-15", "assault-weapon", **names)


def _out_of_reach(ask: Ask, unit: int) -> Refusal | None:
    """STRAT-17, TEAM-08 Cards act on own units on the map, and not on concealed ones."""
    state = ask.state
    if unit in touched(state, ask.seat):
        return None
    refusal = not_own(state, ask.seat, unit, "STRAT-17") or off_map(state, unit) or carried(state, unit, "STRAT-17")
    return refusal or no("STRAT-17", "card-concealed", unit=unit_arg(unit))


def _no_victim(ask: Ask, step: StrikeStep, unit: int) -> Refusal:
    """STRAT-17 Why a card does not strike a unit."""
    state, names = ask.state, {"unit": unit_arg(unit)}
    if SIDE[unit] == ask.side:
        return no("STRAT-17", "own-target", target=unit_arg(unit))
    if (refusal := off_map(state, unit) or hidden(state, unit)) is not None:
        return refusal
    if step.target == "evicted":
        return no("STRAT-17", "strike-evicted", **names)
    if SQUAD[unit] == (step.target == "vehicle"):
        return no("STRAT-17", "strike-kind", kind=step.target, **names)
    if step.target == "vehicle":
        assert ask.board.terrain[state.where[unit]] == WOODS
        return no("STRAT-17", "strike-woods", hex=hex_arg(state.where[unit]), **names)
    return no("STRAT-17", "strike-unseen", hex=hex_arg(state.where[unit]), **names)


# --- cards that ask in several goes -----------------------------------------------------------------------------------


def smoking(ask: Ask, frame: Smoking) -> Answer:
    """FORT-20 The hexes where smoke is laid."""
    state, board, hex_ = ask.state, ask.board, ask.place
    if hex_ < 0:
        return _choose(ask, frame.card)
    if board.building[hex_]:
        return no("FORT-20", "smoke-building", hex=hex_arg(hex_))
    if hex_ in state.smoke:
        return no("FORT-20", "smoke-twice", hex=hex_arg(hex_))
    if frame.hex >= 0:
        return no("STRAT-06", "smoke-beside", hex=hex_arg(hex_), centre=hex_arg(frame.hex))
    return no("STRAT-06", "smoke-squad", hex=hex_arg(hex_))


def adding(ask: Ask, frame: Adding) -> Answer:
    """COMP-03 The squad that gets a figure."""
    unit = ask.units[0] if ask.units else ask.target
    if unit < 0:
        return _choose(ask, frame.card)
    state, names = ask.state, {"unit": unit_arg(unit)}
    step = step_of(ask.board, frame.card, FiguresStep)
    if (refusal := _out_of_reach(ask, unit)) is not None:
        return refusal
    if not SQUAD[unit]:
        return no("COMP-03", "card-squads", card=card_arg(frame.card), **names)
    if PLUS[state.load[unit]][REGULAR] < 0:
        return no("COMP-03", "squad-full", **names)
    if frame.given.count(unit) >= step.per_squad:
        return no("STRAT-06", "card-once", count=step.per_squad, **names)
    return no("STRAT-06", "card-officer", hex=hex_arg(state.where[unit]), **names)


def hiding(ask: Ask, frame: Hiding) -> Answer:
    """CONC-01 Squads of one hex that are concealed."""
    unit = ask.units[0] if ask.units else ask.target
    if unit < 0:
        return _choose(ask, frame.card)
    state, names = ask.state, {"unit": unit_arg(unit)}
    if unit in state.hidden:
        return no("CONC-01", "concealed-already", **names)
    if (refusal := _out_of_reach(ask, unit)) is not None:
        return refusal
    if not SQUAD[unit]:
        return no("CONC-01", "conceal-vehicle", **names)
    if ask.board.next_to[state.where[unit]] & held_by(state, 1 - ask.side):
        return no("STRAT-06", "conceal-near", **names)
    return no("STRAT-06", "conceal-hex", hex=hex_arg(frame.hex), **names)


def entrenching(ask: Ask, frame: Entrenching) -> Answer:
    """FORT-01 The squad that enters the new entrenchment."""
    unit = ask.units[0] if ask.units else ask.target
    if unit < 0:
        return _choose(ask, frame.card)
    if (refusal := _out_of_reach(ask, unit) or shaken(ask.state, unit)) is not None:
        return refusal
    if not SQUAD[unit]:
        return no("FORT-01", "shelter-squads", unit=unit_arg(unit))
    if ask.state.where[unit] != frame.hex:
        return no("FORT-01", "enter-there", unit=unit_arg(unit), hex=hex_arg(frame.hex))
    return no("FORT-01", "in-fort", unit=unit_arg(unit))


def clearing(ask: Ask, frame: Clearing) -> Answer:
    """STRAT-06 The marker of the hex that goes."""
    return no("STRAT-06", "choose-marker", hex=hex_arg(frame.hex))


HANDLERS: dict[type, Callable[[Ask, Any], Answer]] = {
    Spending: spending, Starting: drawing, Draws: drawing, DrawingAgain: drawing, ExtraDraws: drawing,
    Looking: looking, Playing: playing, Smoking: smoking, Adding: adding, Hiding: hiding, Entrenching: entrenching,
    Clearing: clearing,
}  # fmt: skip
