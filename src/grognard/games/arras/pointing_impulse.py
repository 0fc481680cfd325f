"""What pointing means in an impulse: moves, assaults, bombardments (chapters 4, 5 and 7)."""

from grognard.games.arras.actions import ASSAULT, ATTACK, BOMBARD, FIGHT, MOVE, OPEN, POINT, STOP, TARGET, WITH
from grognard.games.arras.board import Board
from grognard.games.arras.bombardment import Battery
from grognard.games.arras.events import place_arg, unit_arg
from grognard.games.arras.movement import Impulse, Moving
from grognard.games.arras.pointing import Answer, Ask, no_enemy_piece, not_one
from grognard.games.arras.reasons import barrier, idle, no, no_target, no_way, unusable
from grognard.games.arras.state import ArrasState, contested
from grognard.games.arras.steps import paths
from grognard.games.arras.turn import CombatPhase
from grognard.kernel import Action, Refusal, engine
from grognard.toolbox.masks import mask_of


def impulse(ask: Ask, frame: CombatPhase | Impulse) -> Answer:
    state, board, units = ask.state, ask.board, ask.units
    if not units:
        return _bare_place(ask, frame)
    for unit in units:
        if (refusal := unusable(state, board, ask.side, unit, ask.now.rule)) is not None:
            return refusal
    if (refusal := no_enemy_piece(ask)) is not None:
        return refusal
    here = state.where[units[0]]
    for unit in units:
        if state.where[unit] != here:
            return no("5.0", "one-sector", unit=unit_arg(units[0]), other=unit_arg(unit))
    if isinstance(frame, Impulse) and (came := [entry[0] for entry in frame.entered if entry[0] in units]):
        return _entered(ask, came)
    enemies = ask.place >= 0 and state.held[1 - ask.side] >> ask.place & 1
    guns = not mask_of(units) & ~board.artillery
    if ask.verb == "bombard" or (guns and enemies and ask.verb == ""):
        return _bombard(ask, frame)
    if ask.verb == "fight" or (ask.place == here and enemies) or (ask.verb == "assault" and ask.place < 0):
        return _fight(ask, frame, here)
    if ask.place == here:
        return no("5.1", "there-already", unit=unit_arg(units[0]), place=place_arg(here))
    return _move(ask, frame, here)


def _bare_place(ask: Ask, frame: CombatPhase | Impulse) -> Answer:
    """No unit is named: a place whose assault is to be resolved, or where units are to fight."""
    place = ask.place
    if place < 0:
        return no("5.0", "choose-unit")
    if ASSAULT[place] in ask.actions and ask.verb in ("", "assault"):
        return [ASSAULT[place]]
    wanted = ask.verb == "fight" or (ask.verb == "" and isinstance(frame, Impulse))
    if FIGHT[place] in ask.actions and wanted:
        return [FIGHT[place]]
    if ask.verb == "fight":
        if not contested(ask.state) >> place & 1:
            return no("5.2.1-a", "not-contested", place=place_arg(place))
        return no("5.2.1-a", "no-point", place=place_arg(place))
    return no("5.0", "choose-unit")


def _entered(ask: Ask, came: list[int]) -> Answer:
    """5.2.1 Units that have entered a place with enemies do nothing but assault there, and on their own (5.2.1-b)."""
    place = ask.state.where[came[0]]
    apart = [unit for unit in ask.units if unit not in came]
    if apart:
        return no("5.2.1-b", "not-combined", unit=unit_arg(came[0]), other=unit_arg(apart[0]))
    if ask.place not in (-1, place) or ask.verb not in ("", "assault"):
        return no("5.2.1", "must-assault", unit=unit_arg(came[0]), place=place_arg(place))
    return [ASSAULT[place]]


def _fight(ask: Ask, frame: CombatPhase | Impulse, here: int) -> Answer:
    """5.2.1-a Units that began in a contested sector: the best of them is the Point Unit, the others take part."""
    state, board = ask.state, ask.board
    if ask.place not in (-1, here):
        return no("5.2.1-a", "elsewhere", place=place_arg(here))
    if not contested(state) >> here & 1:
        return no("5.2.1-a", "not-contested", place=place_arg(here))
    if isinstance(frame, Impulse):
        if frame.place != here:
            return no("5.0", "other-sector", unit=unit_arg(ask.units[0]), place=place_arg(frame.place))
        if not frame.within:
            return no("5.2.1-a", "fought", place=place_arg(here))
    for unit in ask.units:
        if (refusal := no_fighter(state, board, unit)) is not None:
            return refusal
    capable = [unit for unit in ask.units if board.point >> unit & 1]
    if not capable:
        return no("5.2.1-a", "not-point", unit=unit_arg(ask.units[0]))
    point = max(capable, key=lambda unit: (board.attack[unit], -unit))
    return [FIGHT[here], POINT[point], *(WITH[unit] for unit in sorted(ask.units) if unit != point), ATTACK]


def no_fighter(state: ArrasState, board: Board, unit: int) -> Refusal | None:
    """6.0, 5.2.2-a Why a unit in a contested sector takes no part in an assault there."""
    if board.artillery >> unit & 1:
        return no("5.2.2-a", "gun-attacks", unit=unit_arg(unit))
    return idle(state, board, unit, "6.0")


# --- 5.2: movement ---------------------------------------------------------------------------------------------------


def _move(ask: Ask, frame: CombatPhase | Impulse, here: int) -> Answer:
    state, board = ask.state, ask.board
    for unit in ask.units:
        refusal = idle(state, board, unit, "5.2")
        if refusal is None and isinstance(frame, Impulse):
            refusal = _not_moving(frame, unit, here)
        if refusal is not None:
            return refusal
    if ask.place < 0:
        slowest = min(ask.units, key=lambda unit: board.movement[unit])
        if MOVE[slowest] in ask.actions:
            return [MOVE[slowest]]
        if BOMBARD[slowest] in ask.actions:
            return [BOMBARD[slowest]]
        return no("5.1", "stuck", unit=unit_arg(slowest), place=place_arg(here))
    found: list[Action] = []
    there = state.copy()
    for unit in sorted(ask.units, key=lambda unit: (_rank(board, unit), unit)):
        steps = _go(there, board, ask.now.seat, unit, ask.place)
        if isinstance(steps, Refusal):
            return steps
        found += steps
    return found


def _rank(board: Board, unit: int) -> int:
    """5.2.2 Who goes first: the Point-capable open the way, leaders follow."""
    return 0 if board.point >> unit & 1 else 2 if board.leaders >> unit & 1 else 1


def _not_moving(frame: Impulse, unit: int, here: int) -> Refusal | None:
    """Why a Fresh unit does not move in the running impulse."""
    if any(mover == unit for mover, _ in frame.movers):
        return None
    if frame.overrun:
        return no("6.5-a", "not-continuing", unit=unit_arg(unit))
    if here != frame.place:
        return no("5.0", "other-sector", unit=unit_arg(unit), place=place_arg(frame.place))
    return no("5.0-a", "moves-over", unit=unit_arg(unit))


def _go(state: ArrasState, board: Board, seat: int, unit: int, place: int) -> Answer:
    """The whole move of a unit to a place, made on the state that is given."""
    frame, now = state.stack[-1], engine.decision(state)
    assert now is not None
    entered = frame.entered if isinstance(frame, Impulse) else ()
    movers = dict(frame.movers) if isinstance(frame, Impulse) else {}
    if MOVE[unit] not in now.actions:
        return no_way(state, board, unit, movers.get(unit, board.movement[unit]), entered, place)
    refusal = barrier(state, board, unit, place, entered, leaving=False)
    if refusal is not None:
        return refusal
    engine.apply(state, seat, MOVE[unit])
    steps = _way(state, board, place)
    if isinstance(steps, Refusal):
        return steps
    for action in steps:
        engine.apply(state, seat, action)
    return [MOVE[unit], *steps]


def _way(state: ArrasState, board: Board, place: int) -> Answer:
    """The steps of the unit in hand to a place, and its stop there if it could go on."""
    frame = state.stack[-1]
    entered = state.stack[-2].entered
    found = paths(state).get(place)
    if found is None:
        return no_way(state, board, frame.unit, frame.left, entered, place)
    there = state.copy()
    for step in found.steps:
        engine.apply(there, there.seat_of(there.initiative), step)
    goes_on = there.stack and isinstance(there.stack[-1], Moving)  # the step may end the game
    return [*found.steps, STOP] if goes_on else [*found.steps]


def moving(ask: Ask, frame: Moving) -> Answer:
    """A unit is on its way: only it can be spoken of until it stops."""
    if any(unit != frame.unit for unit in ask.units):
        return no("5.1", "finish-first", unit=unit_arg(frame.unit))
    if (refusal := no_enemy_piece(ask)) is not None:
        return refusal
    here = ask.state.where[frame.unit]
    if ask.place < 0:
        return no("5.1", "choose-way", unit=unit_arg(frame.unit))
    if ask.place == here:
        return [STOP] if frame.moved else no("5.1", "there-already", unit=unit_arg(frame.unit), place=place_arg(here))
    return _way(ask.state, ask.board, ask.place)


# --- 7.0: bombardment ------------------------------------------------------------------------------------------------


def _bombard(ask: Ask, frame: CombatPhase | Impulse | Battery) -> Answer:
    """A gun at its target; without one it is taken in hand."""
    state, board = ask.state, ask.board
    for unit in ask.units:
        if not board.artillery >> unit & 1:
            return no("7.0", "not-gun", unit=unit_arg(unit))
        if (refusal := idle(state, board, unit, "7.0")) is not None:
            return refusal
    if isinstance(frame, Impulse):
        return no("7.0", "bombard-instead")
    gun = ask.units[0]
    if ask.place < 0:
        return [BOMBARD[gun]] if BOMBARD[gun] in ask.actions else no("7.0-b", "no-target", unit=unit_arg(gun))
    if len(ask.units) > 1:
        return no("7.0-a", "two-guns", place=place_arg(ask.place))
    if (refusal := no_target(state, board, gun, ask.place)) is not None:
        return refusal
    there = state.copy()
    if BOMBARD[gun] in ask.actions:
        engine.apply(there, ask.now.seat, BOMBARD[gun])
    return _aim(ask, there, [BOMBARD[gun]])


def _aim(ask: Ask, there: ArrasState, found: list[Action]) -> Answer:
    """The target of the gun in hand, and fire, if another gun could still be named."""
    now = engine.decision(there)
    assert now is not None
    if TARGET[ask.place] not in now.actions:
        return no("7.0-a", "target-taken", place=place_arg(ask.place))
    engine.apply(there, ask.now.seat, TARGET[ask.place])
    found.append(TARGET[ask.place])
    return [*found, OPEN] if isinstance(there.stack[-1], Battery) else found


def battery(ask: Ask, frame: Battery) -> Answer:
    state, board = ask.state, ask.board
    if (refusal := no_enemy_piece(ask)) is not None:
        return refusal
    if frame.gun >= 0:
        if any(unit != frame.gun for unit in ask.units):
            return no("7.0", "aim-first", unit=unit_arg(frame.gun))
        if ask.place < 0:
            return no("7.1", "choose-target", unit=unit_arg(frame.gun))
        return no_target(state, board, frame.gun, ask.place) or _aim(ask, state.copy(), [])
    if (refusal := not_one(ask, "7.0")) is not None:
        return refusal
    unit = ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "7.0")) is not None:
        return refusal
    if state.where[unit] != frame.place:
        return no("7.0", "other-sector", unit=unit_arg(unit), place=place_arg(frame.place))
    if any(gun == unit for gun, _ in frame.shots):
        return no("7.0-a", "gun-named", unit=unit_arg(unit))
    return _bombard(ask, frame)
