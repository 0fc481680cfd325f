"""What pointing means while a unit is on its way: hexes, enemies, vehicles, fortifications (chapters 8, 13, 23)."""

from grognard.games.iron.actions import BOARD, KEEP, SHOOT, STOP, STORM, TO
from grognard.games.iron.board import SIDE, SQUAD
from grognard.games.iron.firepower import MOVING, targets
from grognard.games.iron.movement import ADVANCING, ASSAULTING, FIRE_MOVING, START, Moving
from grognard.games.iron.pointing import Answer, Ask, after, joined, listed, not_now
from grognard.games.iron.pointing_fire import aiming, storm_support
from grognard.games.iron.reasons import hex_arg, no, not_own, unit_arg
from grognard.games.iron.reasons_cards import card_refusal
from grognard.games.iron.reasons_fire import no_storm, no_storm_support, no_target, unfit
from grognard.games.iron.reasons_movement import (
    no_boarding,
    no_cutting,
    no_exit,
    no_leaving,
    no_shelter,
    no_stop,
    no_way,
)
from grognard.games.iron.routes import routes, set_off
from grognard.games.iron.state import ABOARD, place_of, units_in
from grognard.kernel import Action, Refusal

SHELTERS = ("shelter", "entrenchment", "pillbox")
NO_EFFECT = {"leave": no_leaving, "cut_wire": no_cutting, "exit": no_exit, "stop": no_stop}


def moving(ask: Ask, frame: Moving) -> Answer:
    """A unit in hand: the hex where it is to go or stop, an enemy, a vehicle to get aboard, a verb."""
    if (ask.verb or ask.cards) and (found := listed(ask, frame.unit)) is not None:
        return found
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if frame.stage == START:  # cards are asked for first
        later = after(ask, KEEP)
        assert later is not None
        return joined([KEEP], moving(later, later.state.stack[-1]))
    others = tuple(unit for unit in ask.units if unit != frame.unit)
    if len(others) == 1 and ask.place < 0 and _rides(ask, frame, others[0]):
        return _board(ask, frame)
    if ask.verb == "board" or (ask.target >= 0 and _rides(ask, frame, ask.target)):
        return _board(ask, frame)
    if ask.verb == "storm" or (enemy_at(ask) and frame.action == ASSAULTING and ask.verb in ("", "assault")):
        return _storm(ask, frame, others)
    if others:
        return _other(ask, frame, others[0])
    if ask.verb in ("shoot", "target") or (enemy_at(ask) and frame.action == FIRE_MOVING and ask.verb != "to"):
        return _shoot(ask, frame)
    if ask.verb in NO_EFFECT and ask.place in (-1, ask.state.where[frame.unit]):
        return NO_EFFECT[ask.verb](ask.state, ask.board, frame)
    if ask.verb.split(" ")[-1] in SHELTERS:
        return no_shelter(ask.state, ask.board, frame)
    if ask.verb == "alight":
        return no("TRAN-05", "not-aboard", unit=unit_arg(frame.unit))
    if ask.place < 0:
        return not_now(ask) if ask.verb else no(ask.now.rule, "choose-way", unit=unit_arg(frame.unit))
    return _go(ask, frame)


def _rides(ask: Ask, frame: Moving, vehicle: int) -> bool:
    """A squad and a vehicle of its own side in its hex."""
    if ask.verb or not SQUAD[frame.unit] or SQUAD[vehicle] or SIDE[vehicle] != ask.side:
        return False
    return ask.state.where[vehicle] == place_of(ask.state, frame.unit)


def enemy_at(ask: Ask) -> bool:
    """An enemy unit was pointed at, or a hex with one that is not concealed."""
    if ask.target >= 0:
        return SIDE[ask.target] != ask.side
    return ask.place >= 0 and any(unit not in ask.state.hidden for unit in units_in(ask.state, 1 - ask.side, ask.place))


def _other(ask: Ask, frame: Moving, other: int) -> Refusal:
    """ACT-05 One unit at a time."""
    if enemy_at(ask) and frame.action == FIRE_MOVING:
        return no("COMB-01", "support-moving", leader=unit_arg(frame.unit))
    refusal = not_own(ask.state, ask.seat, other, "ACT-05")
    return refusal or no("ACT-05", "finish-first", unit=unit_arg(frame.unit))


# --- MOVE-03: steps ---------------------------------------------------------------------------------------------------


def _go(ask: Ask, frame: Moving) -> Answer:
    """The cheapest way to a hex; an advance ends there, other actions may still do something."""
    state, board, goal = ask.state, ask.board, ask.place
    if goal == state.where[frame.unit]:
        if not frame.spent and not frame.shot:
            return no("MOVE-03", "there-already", unit=unit_arg(frame.unit), hex=hex_arg(goal))
        return [STOP] if STOP in ask.actions else no_stop(state, board, frame)
    trial, hand, start = set_off(state, board, frame)
    if start and start[0] not in ask.actions:
        return no_way(trial, board, hand, goal)
    if goal == trial.where[frame.unit]:  # TRAN-05: it only gets off
        return [*start, STOP]
    found = routes(trial, board, hand, goal).get(goal)
    if found is None:
        return no_way(trial, board, hand, goal)
    steps: list[Action] = [*start, *(TO[hex_] for hex_ in found.steps)]
    done = frame.action == ADVANCING or (frame.action == FIRE_MOVING and frame.shot)
    return [*steps, STOP] if done and not found.mined else steps


# --- TRAN-02: aboard --------------------------------------------------------------------------------------------------


def _board(ask: Ask, frame: Moving) -> Answer:
    """A vehicle; without one the only one there is room in."""
    state, board = ask.state, ask.board
    vehicle = ask.target if ask.target >= 0 else next((unit for unit in ask.units if unit != frame.unit), -1)
    if vehicle < 0:
        found = frame.carriers(state, board) if state.where[frame.unit] >= 0 else []
        there = [unit for unit in units_in(state, ask.side, place_of(state, frame.unit)) if not SQUAD[unit]]
        if len(found) > 1 or not there:
            return no("TRAN-02", "choose-vehicle", unit=unit_arg(frame.unit))
        vehicle = there[0]
    return [BOARD[vehicle]] if BOARD[vehicle] in ask.actions else no_boarding(state, board, frame, vehicle)


# --- ACT-10, ASLT-02: attacks -----------------------------------------------------------------------------------------


def _shoot(ask: Ask, frame: Moving) -> Answer:
    """ACT-10 The attack of fire and movement, and its target."""
    state, board, unit = ask.state, ask.board, frame.unit
    if frame.action != FIRE_MOVING:
        return no("ACT-10", "no-shooting", unit=unit_arg(unit))
    if state.where[unit] == ABOARD:
        return no("ACT-22", "get-off-first", unit=unit_arg(unit))
    if frame.shot:
        return no("ACT-10", "shot-already", unit=unit_arg(unit))
    if SHOOT not in ask.actions:
        if frame.among_enemies(state):
            return no_stop(state, board, frame)
        if ask.target >= 0:
            return no_target(state, board, unit, ask.target, MOVING)
        assert not targets(state, board, unit, MOVING)
        return unfit(state, board, unit, MOVING) or no("TGT-03", "no-targets", unit=unit_arg(unit))
    later = after(ask, SHOOT, verb="")
    assert later is not None
    return joined([SHOOT], aiming(later, later.state.stack[-1]) if ask.place >= 0 else [])


def _storm(ask: Ask, frame: Moving, others: tuple[int, ...]) -> Answer:
    """ASLT-02 A hex with enemies next to the squad, ASLT-06 and who supports."""
    state, board, unit, hex_ = ask.state, ask.board, frame.unit, ask.place
    if frame.action != ASSAULTING:
        return no("ASLT-02", "no-storming", unit=unit_arg(unit))
    if state.where[unit] == ABOARD:
        return no("ACT-22", "get-off-first", unit=unit_arg(unit))
    if hex_ < 0:
        return no("ASLT-02", "choose-storm", unit=unit_arg(unit))
    if STORM[hex_] not in ask.actions:
        if frame.among_enemies(state):
            return no_stop(state, board, frame)
        return no_storm(state, board, unit, hex_, frame.barred)
    if not others:
        return [STORM[hex_]]
    later = after(ask, STORM[hex_], units=others, target=-1, place=-1, verb="")
    if later is None:
        return no_storm_support(state, board, others[0], unit, hex_, ())
    return joined([STORM[hex_]], storm_support(later, later.state.stack[-1]))
