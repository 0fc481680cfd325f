"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Iterator
from typing import Any

from grognard.games.tank.actions import (
    ACE,
    ADVANCE,
    DONE,
    END_PHASE,
    ENTER,
    FIRE,
    KEEP,
    LEAVE,
    MOVE,
    PLACE,
    PROMOTE,
    REROLL,
    SHOOT,
    STAY,
    TO,
    WITH,
    To,
)
from grognard.games.tank.board import COUNT, GRID, HEXES, UNITS, Board
from grognard.games.tank.events import side_arg, unit_arg
from grognard.games.tank.fire import Advancing, Aiming, firers, sees, silent
from grognard.games.tank.leaders import Leading, followers
from grognard.games.tank.movement import Moving
from grognard.games.tank.promotion import dead_leader
from grognard.games.tank.schema import TERRAIN
from grognard.games.tank.setup import Placing, SetUp, to_place
from grognard.games.tank.state import ABSENT, ELIMINATED, EXITED, UNPLACED, WAITING, TankState, board_of, held, lift
from grognard.games.tank.turn import Phase
from grognard.kernel import Action, Intent, Problem, Refusal, engine, text
from grognard.kernel.words import Argument
from grognard.toolbox.sight import blockers

Answer = list[Action] | Refusal
ANSWERS: dict[str, Action] = {
    "done": DONE, "end": END_PHASE, "keep": KEEP, "leave": LEAVE, "reroll": REROLL, "shoot": SHOOT, "stay": STAY
}  # fmt: skip


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"tank-no-{id_}", **args))


def judge(state: TankState, intent: Intent) -> Answer:
    """The actions that do what the deciding seat points at, or why it cannot be done."""
    try:
        units = tuple(UNITS.index(name) for name in intent.pieces)
        target = UNITS.index(intent.piece) if intent.piece else -1
        place = HEXES.index(intent.place) if intent.place else -1
    except Problem as problem:
        return Refusal("", problem.text)
    board, frame = board_of(state), state.stack[-1]
    now = engine.decision(state)
    assert now is not None
    if intent.verb in ANSWERS and not units:
        answer = ANSWERS[intent.verb]
        return [answer] if answer in now.actions else no(now.rule, "not-now", answer=intent.verb)
    if isinstance(frame, SetUp):
        if target >= 0 or intent.verb not in ("", "place", "ace"):
            return no("11.0c", "set-up-first")
        return _set_up(state, board, frame, units, place)
    if isinstance(frame, Phase):
        return _phase(state, board, intent.verb, units, target, place)
    if isinstance(frame, Leading):
        return _group(state, board, frame, intent.verb, units, target, place)
    if isinstance(frame, Moving | Placing):
        return _in_hand(state, board, frame, intent.verb, units, target, place)
    if isinstance(frame, Aiming):
        if intent.verb not in ("", "with", "fire"):
            return no("7.0e", "aim-first", unit=unit_arg(frame.target))
        return _aim(state, board, frame, units, target, place)
    if isinstance(frame, Advancing):
        if intent.verb not in ("", "advance"):
            return no("10.4a", "who-advances", hex=HEXES[frame.hex])
        return _advance(state, frame, units, target, place)
    return no(now.rule, "not-now", answer=intent.verb or "…")


# --- set-up --------------------------------------------------------------------------------------------------------


def _set_up(state: TankState, board: Board, frame: SetUp, units: tuple[int, ...], place: int) -> Answer:
    row = board.setup[frame.step]
    if not units:
        return no("11.0c", "choose-unit")
    unit = units[0]
    if len(units) > 1:
        return no("11.0c", "one-at-a-time", unit=unit_arg(unit))
    if row.ace_of:
        return [ACE[unit]] if unit in row.ace_of else no("11.3c", "not-ace", unit=unit_arg(unit))
    if unit not in to_place(state, board, frame.step):
        return no("11.0c", "not-placing", unit=unit_arg(unit))
    if place < 0:
        return [PLACE[unit]]
    return _zone(state, row.zone, place) or [PLACE[unit], TO[place]]


def _zone(state: TankState, zone: tuple[int, ...], place: int) -> Refusal | None:
    if place not in zone:
        return no("11.0c", "zone", hex=HEXES[place])
    return _occupied(state, place, "4.0a")


def _occupied(state: TankState, place: int, rule: str) -> Refusal | None:
    unit = state.at[place]
    return no(rule, "occupied", hex=HEXES[place], unit=unit_arg(unit)) if unit >= 0 else None


# --- the choice of an action -----------------------------------------------------------------------------------------


def _phase(state: TankState, board: Board, verb: str, units: tuple[int, ...], target: int, place: int) -> Answer:
    if not units:
        return no("7.0a", "choose-unit")
    for unit in units:
        if (refusal := _usable(state, board, unit)) is not None:
            return refusal
    if verb == "promote":
        return _promote(state, board, units[0])
    if target >= 0 or verb == "fire":
        return _fire(state, board, units, target)
    if len(units) > 1:
        return no("7.0a", "one-at-a-time", unit=unit_arg(units[0]))
    return _move(state, board, units[0], place, leave=verb == "leave")


def _usable(state: TankState, board: Board, unit: int) -> Refusal | None:
    """6.0b Only the active side's units act, and only those that are in play."""
    if board.side[unit] != state.active:
        return no("6.0b", "not-yours", unit=unit_arg(unit), side=side_arg(state.active))
    if state.where[unit] == ELIMINATED:
        return no("9.4f", "eliminated", unit=unit_arg(unit))
    if state.where[unit] == EXITED:
        return no("8.2b", "exited", unit=unit_arg(unit))
    if state.where[unit] < WAITING:
        if board.present >> unit & 1 and board.becomes[unit]:
            return no("7.2f", "promoted", unit=unit_arg(unit))
        return no("11.0c", "absent", unit=unit_arg(unit))
    return None


def _promote(state: TankState, board: Board, unit: int) -> Answer:
    if dead_leader(state, board, state.active) < 0:
        return no("7.2a", "no-dead-leader")
    if state.where[unit] < 0:
        return no("7.2b", "promote-waiting", unit=unit_arg(unit))
    if not board.becomes[unit]:
        return no("7.2b", "promote-type", unit=unit_arg(unit))
    return [PROMOTE[unit]]


# --- movement ----------------------------------------------------------------------------------------------------


def _move(state: TankState, board: Board, unit: int, place: int, *, leave: bool) -> Answer:
    if state.where[unit] == WAITING:
        start: list[Action] = [ENTER[unit]]
        if state.turn < board.entry[unit].turn:
            return no("8.1a", "too-early", unit=unit_arg(unit), turn=board.entry[unit].turn, now=state.turn)
    else:
        if (refusal := _moved(state, board, unit)) is not None:
            return refusal
        start = [MOVE[unit]] * (2 if board.leader[unit] and followers(state, board, unit) else 1)
    after = state.copy()
    for action in start:
        if action not in engine.decision(after).actions:  # type: ignore[union-attr]
            return no("8.1b", "edge-full", unit=unit_arg(unit))
        engine.apply(after, after.seat_of(after.active), action)
    if leave:
        return _way_out(after, board, unit, start)
    if place < 0 or place == state.where[unit]:
        return start
    return _way(after, board, unit, place, start)


def _moved(state: TankState, board: Board, unit: int) -> Refusal | None:
    if state.moved >> unit & 1:
        rule = "7.1h" if board.leader[unit] else "6.0h"
        return no(rule, "moved", unit=unit_arg(unit), hex=HEXES[state.where[unit]])
    if board.light[unit] and state.fired >> unit & 1:
        return no("10.1a", "light-fired", unit=unit_arg(unit), hex=HEXES[state.where[unit]])
    return None


def paths(state: TankState) -> dict[int, tuple[list[Action], int]]:
    """Every hex that the unit in hand can still reach: the steps and the MP spent, found by the rules themselves."""
    found: dict[int, tuple[list[Action], int]] = {}
    waiting: list[tuple[TankState, list[Action]]] = [(state, [])]
    seen: set[Any] = set()
    while waiting:
        here, steps = waiting.pop(0)
        frame = here.stack[-1]
        hex_ = here.where[frame.unit]
        if hex_ >= 0 and (hex_ not in found or found[hex_][1] > frame.cost):
            found[hex_] = (steps, frame.cost)
        for action in engine.decision(here).actions:  # type: ignore[union-attr]
            if type(action) is not type(TO[0]):
                continue
            after = here.copy()
            engine.apply(after, after.seat_of(after.active), action)
            key = (after.where[frame.unit], after.stack[-1])
            if key not in seen:
                seen.add(key)
                waiting.append((after, [*steps, action]))
    return found


def _way(state: TankState, board: Board, unit: int, place: int, start: list[Action]) -> Answer:
    """The steps to a hex, or what stands against it: a unit there, the edge of entry, too few MP."""
    if place == state.where[unit]:
        return start
    if (refusal := _occupied(state, place, "4.0b")) is not None:
        return refusal
    found = paths(state)
    if place in found:
        return [*start, *found[place][0]]
    if (refusal := _barred(state, unit, place)) is not None:
        return refusal
    entering = state.where[unit] < 0
    if entering and all(place != hex_ for hex_, _, _ in board.entry[unit].places):
        near = " ".join(HEXES[hex_] for hex_, _, _ in board.entry[unit].places)
        if not any(GRID.distance(place, hex_) == 1 for hex_ in found):
            return no("8.1b", "entry", unit=unit_arg(unit), hex=HEXES[place], hexes=near)
    return _too_far(state, board, unit, place, found)


def _barred(state: TankState, unit: int, place: int) -> Refusal | None:
    """4.0b Would the hex be in reach if nobody stood in the way? Then who does: the first on a way there."""
    alone = state.copy()
    for other, hex_ in enumerate(state.where):
        if hex_ >= 0 and other != unit:
            lift(alone, other, ABSENT)
    steps, _ = paths(alone).get(place, ([], 0))
    for step in steps:
        if isinstance(step, To) and state.at[step.hex] >= 0:
            blocker = unit_arg(state.at[step.hex])
            return no("4.0b", "barred", hex=HEXES[place], unit=unit_arg(unit), blocker=blocker, place=HEXES[step.hex])
    return None


def _too_far(
    state: TankState, board: Board, unit: int, place: int, found: dict[int, tuple[list[Action], int]]
) -> Refusal:
    frame = state.stack[-1]
    left = board.movement[unit] - frame.cost
    costs = [
        found[hex_][1] - frame.cost + cost
        for hex_ in found
        for there, cost, _ in board.ground.steps[hex_]
        if there == place
    ]
    terrain = "@terrain-" + TERRAIN[board.ground.terrain[place]]
    if costs:  # one step too much: the figures decide
        rule = _broken(state, board, unit, place, found)
        return no(
            rule, "points", hex=HEXES[place], terrain=terrain, cost=min(costs), left=max(left, 0), unit=unit_arg(unit)
        )
    return no("8.0d", "too-far", hex=HEXES[place], unit=unit_arg(unit), left=max(left, 0))


def _broken(state: TankState, board: Board, unit: int, place: int, found: dict[int, tuple[list[Action], int]]) -> str:
    """Which rule stands against one step more."""
    frame, here = state.stack[-1], state.where[unit]
    if here < 0:  # 8.1d: an entry by road that would go on by road; 8.1b: any other
        by_road = any((hex_, place) in board.ground.roads for hex_ in found)
        return "8.1d" if by_road else "8.1b"
    beside = any(there == place for there, _, _ in board.ground.steps[here])
    # 8.0f: it has MP, but not enough for that hex, and only a first step is always possible
    return "8.0f" if beside and board.movement[unit] > frame.cost else "8.0d"


def _way_out(state: TankState, board: Board, unit: int, start: list[Action]) -> Answer:
    """Leave the map: where the scenario allows it (8.2a), with 1 MP for the last step (8.2b)."""
    exits = board.exit[board.side[unit]]
    if not exits:
        return no("8.2a", "no-exit", side=side_arg(board.side[unit]))
    for hex_, (steps, _) in paths(state).items():
        if hex_ in exits:
            after = state.copy()
            for action in steps:
                engine.apply(after, after.seat_of(after.active), action)
            if LEAVE in engine.decision(after).actions:  # type: ignore[union-attr]
                return [*start, *steps, LEAVE]
    return no("8.2b", "exit-too-far", unit=unit_arg(unit), hexes=" ".join(HEXES[hex_] for hex_ in exits))


def _group(
    state: TankState, board: Board, frame: Leading, verb: str, units: tuple[int, ...], target: int, place: int
) -> Answer:
    """A leader's group is on the move: its units one at a time, and nothing else until it is done (7.0e)."""
    if not units:
        return no("7.1c", "choose-unit")
    unit = units[0]
    if (refusal := _usable(state, board, unit)) is not None:
        return refusal
    if target >= 0 or verb in ("fire", "promote"):
        return no("7.0e", "group-first", unit=unit_arg(frame.leader))
    if unit not in frame.group:
        return _not_in_group(state, board, frame, unit)
    if len(units) > 1:
        return no("7.1c", "one-at-a-time", unit=unit_arg(unit))
    after = state.copy()
    engine.apply(after, after.seat_of(after.active), MOVE[unit])
    if verb == "leave":
        return _way_out(after, board, unit, [MOVE[unit]])
    if place < 0 or place == state.where[unit]:
        return [MOVE[unit]]
    return _way(after, board, unit, place, [MOVE[unit]])


def _not_in_group(state: TankState, board: Board, frame: Leading, unit: int) -> Refusal:
    if state.where[unit] == WAITING:
        return no("7.1i", "group-waiting", unit=unit_arg(unit))
    if (refusal := _moved(state, board, unit)) is not None:
        if unit == frame.leader:
            return refusal
        return no("7.1f", "group-used", unit=unit_arg(unit), hex=HEXES[state.where[unit]])
    return no("7.1b", "not-in-group", unit=unit_arg(unit), hex=HEXES[state.where[unit]])


def _in_hand(
    state: TankState, board: Board, frame: Moving | Placing, verb: str, units: tuple[int, ...], target: int, place: int
) -> Answer:
    """A unit is in hand: only it can be spoken of until it is done (7.0e)."""
    if target >= 0 or verb in ("fire", "promote") or any(unit != frame.unit for unit in units):
        return no("7.0e", "finish-first", unit=unit_arg(frame.unit))
    if verb == "leave" and isinstance(frame, Moving):
        return _way_out(state, board, frame.unit, [])
    if place < 0:
        return no("5.0a", "choose-hex", unit=unit_arg(frame.unit))
    if isinstance(frame, Placing):
        if state.where[frame.unit] != UNPLACED:
            return no("5.0a", "choose-facing", unit=unit_arg(frame.unit))
        return _zone(state, board.setup[frame.step].zone, place) or [TO[place]]
    if place == state.where[frame.unit]:
        return no("5.0a", "choose-facing", unit=unit_arg(frame.unit))
    return _way(state, board, frame.unit, place, [])


# --- fire --------------------------------------------------------------------------------------------------------


def _fire(state: TankState, board: Board, units: tuple[int, ...], target: int) -> Answer:
    if target < 0:
        return no("7.0b", "choose-target")
    if board.side[target] == state.active:
        return no("7.0b", "friend", unit=unit_arg(target))
    if state.where[target] < 0:
        return no("9.0a", "target-off-map", unit=unit_arg(target))
    able = dict(firers(state, board, target))
    for unit in units:
        if unit not in able:
            return _cannot_fire(state, board, unit, target)
    if not any(able[unit] for unit in units):
        return _blind(state, board, units[0], target)
    return [FIRE[target], *(WITH[unit] for unit in sorted(set(units))), SHOOT]


def _cannot_fire(state: TankState, board: Board, unit: int, target: int) -> Refusal:
    """The first of the conditions of 9.0a that fails, with the figures that decide."""
    hex_, there = state.where[unit], state.where[target]
    names: dict[str, Argument] = {"unit": unit_arg(unit), "target": unit_arg(target), "place": HEXES[there]}
    if hex_ < 0:
        return no("8.1a", "fire-waiting", unit=unit_arg(unit))
    names["hex"] = HEXES[hex_]
    if silent(state, board) >> unit & 1:
        if state.fired >> unit & 1:
            return no("9.0c", "fired", **names)
        return no("10.1a", "light-moved", **names)
    distance, reached = GRID.distance(hex_, there), board.reach(unit, hex_)
    if distance > reached:
        rule = "10.2a" if board.infantry[unit] else "9.1a"
        return no(rule, "range", distance=distance, range=reached, **names)
    seen = not board.ground.sight.static[hex_ * COUNT + there] and sees(state, board, hex_, there)
    if not seen and not board.artillery[unit]:
        return _blind(state, board, unit, target)
    # Only now: to advise a turn to somebody who could not fire after it would cost an AP for nothing
    turn = "light" if board.light[unit] else "moved" if state.moved >> unit & 1 else "yes"
    return no("5.0d", "arc", turn=turn, **names)


def _blind(state: TankState, board: Board, unit: int, target: int) -> Refusal:
    """9.2 What blocks the line: terrain, a unit, or two hexes along a hexside."""
    hex_, there = state.where[unit], state.where[target]
    if board.artillery[unit]:
        return no("9.3b", "artillery-alone", unit=unit_arg(unit), target=unit_arg(target), place=HEXES[there])
    raised = (board.ground.hills >> hex_ | board.ground.hills >> there) & 1
    occupied = 0 if raised else held(state, board, 0) | held(state, board, 1)
    blocking = blockers(board.ground.sight, hex_, there, occupied)
    first = blocking[0]
    if len(blocking) > 1 and blocking[:2] in GRID.between(hex_, there):
        return no("9.2d", "los-side", hex=HEXES[first], other=HEXES[blocking[1]])
    if board.ground.sight.obstacle[first]:
        return no("9.2b", "los-terrain", hex=HEXES[first], terrain="@terrain-" + TERRAIN[board.ground.terrain[first]])
    return no("9.2c", "los-unit", hex=HEXES[first], unit=unit_arg(state.at[first]))


def _aim(state: TankState, board: Board, frame: Aiming, units: tuple[int, ...], target: int, place: int) -> Answer:
    if target >= 0 and target != frame.target:
        return no("7.0b", "one-target", unit=unit_arg(frame.target))
    if place >= 0:
        return no("7.0e", "aim-first", unit=unit_arg(frame.target))
    if not units:
        return no("9.0b", "choose-unit")
    able = dict(firers(state, board, frame.target))
    for unit in units:
        if (refusal := _usable(state, board, unit)) is not None:
            return refusal
        if unit not in able:
            return _cannot_fire(state, board, unit, frame.target)
        if unit in frame.firers:
            return no("9.0b", "fires-already", unit=unit_arg(unit), hex=HEXES[state.where[unit]])
    return [WITH[unit] for unit in sorted(set(units))]


def _advance(state: TankState, frame: Advancing, units: tuple[int, ...], target: int, place: int) -> Answer:
    if state.at[frame.hex] >= 0:
        return no("10.4a", "choose-facing", unit=unit_arg(state.at[frame.hex]))
    if len(units) != 1 or units[0] not in frame.infantry:  # one unit at most
        return no("10.4a", "who-advances", hex=HEXES[frame.hex])
    if target >= 0 or place not in (-1, frame.hex):
        return no("10.4a", "where-advances", hex=HEXES[frame.hex])
    return [ADVANCE[units[0]]]


# --- what a person might point at ----------------------------------------------------------------------------------


def intents(state: TankState) -> Iterator[Intent]:
    """Every unit with every hex and every other unit, and the bare answers."""
    yield from (Intent(verb=verb) for verb in ANSWERS)
    present = [UNITS[unit] for unit, hex_ in enumerate(state.where) if hex_ != ABSENT]
    for unit in present:
        yield Intent((unit,))
        yield Intent((unit,), verb="promote")
        yield Intent((unit,), verb="leave")
        yield from (Intent((unit,), place=hex_) for hex_ in HEXES)
        yield from (Intent((unit,), piece=other) for other in present)
        yield from (Intent((unit, other), piece=third) for other in present for third in present if other != unit)
