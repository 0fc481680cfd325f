"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Callable, Iterator
from typing import Any

from grognard.games.tigers.actions import ARRIVE, ATTACK, CLOSE, EFFECTS, END, FINISH, HOLD, STOP
from grognard.games.tigers.allocation import Allocation
from grognard.games.tigers.artillery import Aiming
from grognard.games.tigers.board import AREAS, PLACES, UNITS, Board
from grognard.games.tigers.bridges import Building, Crossing, Site
from grognard.games.tigers.combat import Battles, Muster, battlefields
from grognard.games.tigers.events import place_arg
from grognard.games.tigers.movement import Halted, Movement, Moving
from grognard.games.tigers.pointing import Answer, Ask, not_now
from grognard.games.tigers.pointing_arrivals import arrivals, entry
from grognard.games.tigers.pointing_bridges import building, crossing, site
from grognard.games.tigers.pointing_combat import aiming, allocation, battles, muster
from grognard.games.tigers.pointing_movement import halted, movement, moving, no_stop, stacking
from grognard.games.tigers.pointing_special import no_effect, special_forces
from grognard.games.tigers.reasons import no
from grognard.games.tigers.reinforcements import Arrivals, Entry
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.setup import Bidding
from grognard.games.tigers.special import SpecialForces
from grognard.games.tigers.stacking import Stacking
from grognard.games.tigers.state import ABSENT, TigersState, board_of, units_in
from grognard.kernel import Action, Intent, Problem, Refusal, engine

EFFECT_VERBS = ("restrict", "sabotage", "disrupt")
ANSWERS: dict[str, Action] = {
    "arrive": ARRIVE, "stop": STOP, "end": END, "hold": HOLD, "attack": ATTACK, "close": CLOSE, "finish": FINISH,
    **dict(zip(EFFECT_VERBS, EFFECTS, strict=True)),
}  # fmt: skip


def judge(state: TigersState, seat: int, intent: Intent) -> Answer:
    """The actions that do what the deciding seat points at, or why it cannot be done."""
    try:
        units = tuple(dict.fromkeys(UNITS.index(name) for name in intent.pieces))
        target = UNITS.index(intent.piece) if intent.piece else -1
        place = PLACES.index(intent.place) if intent.place else -1
    except Problem as problem:
        return Refusal("", problem.text)
    board, frame, now = board_of(state), state.stack[-1], engine.decision(state)
    assert now is not None
    if isinstance(frame, Bidding):
        return no("OPT-WBC", "bid-first")
    if target >= 0 and state.where[target] >= 0:
        place = state.where[target]
    ask = Ask(state, board, state.sides[seat], now, intent.verb, units, target, place)
    if intent.verb in ANSWERS and not (isinstance(frame, Muster) and units):
        action = ANSWERS[intent.verb]
        return [action] if action in now.actions else _not_answered(ask, frame)
    handler, verbs = HANDLERS[type(frame)]
    if intent.verb and intent.verb not in verbs:
        return not_now(ask)
    return handler(ask, frame)


def _not_answered(ask: Ask, frame: Any) -> Refusal:
    """Why a bare verb is not an answer now."""
    if ask.verb == "close" and isinstance(frame, Battles):
        must, _ = battlefields(ask.state, ask.board)
        return no("9.12", "must-attack", place=place_arg(must[0]))
    if ask.verb == "attack" and isinstance(frame, Muster):
        return no("9.13", "join-first", place=place_arg(frame.place))
    if ask.verb == "stop" and isinstance(frame, Moving):
        refusal = no_stop(ask, frame)
        assert refusal is not None
        return refusal
    if ask.verb in EFFECT_VERBS and isinstance(frame, SpecialForces) and frame.effect < 0:
        return no_effect(ask, EFFECT_VERBS.index(ask.verb))
    return not_now(ask)


HANDLERS: dict[type, tuple[Callable[[Ask, Any], Answer], tuple[str, ...]]] = {
    Arrivals: (arrivals, ("enter", "to")),
    Entry: (entry, ("enter", "to")),
    Movement: (movement, ("move", "to", "entrench", "special")),
    Moving: (moving, ("move", "to", "with", "apart", "entrench")),
    Halted: (halted, ("entrench",)),
    SpecialForces: (special_forces, ("special", "to")),
    Crossing: (crossing, ("blow",)),
    Stacking: (stacking, ("remove",)),
    Battles: (battles, ("battle", "join")),
    Muster: (muster, ("battle", "join", "attack")),
    Aiming: (aiming, ("aim",)),
    Allocation: (allocation, ("fire", "at")),
    Building: (building, ("build", "to")),
    Site: (site, ("build", "to")),
}


# --- what a person might point at -------------------------------------------------------------------------------------

POINTED = ("move", "entrench", "special", "apart")


def intents(state: TigersState) -> Iterator[Intent]:
    """The bare answers; every place; every unit alone, with a verb, with places near and far, with enemies; stacks."""
    board = board_of(state)
    yield from (Intent(verb=verb) for verb in (*ANSWERS, "special"))
    for place in PLACES:
        yield Intent(place=place)
        yield Intent(place=place, verb="to")
    for unit, name in enumerate(UNITS):
        yield Intent((name,))
        yield Intent(piece=name)
        yield from (Intent((name,), verb=verb) for verb in POINTED)
        if state.where[unit] != ABSENT:
            yield from (Intent((name,), place=PLACES[place]) for place in _near(state, board, unit))
            yield from (Intent((name,), piece=UNITS[foe]) for foe in _foes(state, board, unit))
        if board.engineer[unit] and state.where[unit] >= 0:  # 8.52
            ways = board.ways[state.where[unit]]
            yield from (Intent((name,), place=PLACES[way.place], verb="entrench") for way in ways)
    for side in range(len(SIDES)):
        for here in range(len(PLACES)):
            stack = tuple(UNITS[unit] for unit in units_in(state, side, here))
            if len(stack) > 1:
                yield Intent(stack)
                yield Intent(stack, verb="entrench")
                yield Intent((stack[0], stack[-1]), place=PLACES[here])
                yield from (Intent(stack, place=PLACES[way.place]) for way in board.ways[here])


def _near(state: TigersState, board: Board, unit: int) -> list[int]:
    """The places within two links of a unit, and some others; for one beside the map the zones."""
    here = state.where[unit]
    if here < 0:
        return list(range(AREAS - 1, len(PLACES)))
    near = {here, *range(unit % 20, len(PLACES), 20)}
    for way in board.ways[here]:
        near.update((way.place, *(link.place for link in board.ways[way.place])))
    return sorted(near)


def _foes(state: TigersState, board: Board, unit: int) -> list[int]:
    """The enemies in the place of a unit and one of each place next to it; and a friend."""
    side, here = board.side[unit], state.where[unit]
    friend = board.roster[side][0]
    if here < 0:
        return [friend]
    beside = [units[0] for way in board.ways[here] if (units := units_in(state, 1 - side, way.place))]
    return [*units_in(state, 1 - side, here), *beside, friend]
