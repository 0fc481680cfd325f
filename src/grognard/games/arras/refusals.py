"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Callable, Iterator
from typing import Any

from grognard.games.arras.actions import (
    AIR,
    ALONE,
    ATTACK,
    CLOSE,
    END,
    EXTEND,
    FINISH,
    HOLD,
    OPEN,
    PASS,
    REFRESH,
    RELEASE,
    REROLL,
    STAND,
    STOP,
    WAIT,
)
from grognard.games.arras.advantage import Refreshing, may_use, refreshable
from grognard.games.arras.assault import Assault, Muster, Spearhead
from grognard.games.arras.board import GERMAN, PLACES, UNITS
from grognard.games.arras.bombardment import Battery, Hit
from grognard.games.arras.events import place_arg, side_arg, unit_arg
from grognard.games.arras.losses import Losses
from grognard.games.arras.movement import Impulse, Moving
from grognard.games.arras.pointing import Answer, Ask, not_now
from grognard.games.arras.pointing_arrivals import arrival, placing, reorganisation, set_up
from grognard.games.arras.pointing_combat import (
    LOSS_VERBS,
    assault,
    hit,
    losses,
    muster,
    refreshing,
    retreating,
    spearhead,
    withdrawal,
)
from grognard.games.arras.pointing_impulse import battery, impulse, moving
from grognard.games.arras.reasons import no
from grognard.games.arras.reorganisation import Reorganisation
from grognard.games.arras.retreat import Retreating, Withdrawal
from grognard.games.arras.schema import SIDES
from grognard.games.arras.setup import Bidding, Placing, SetUp
from grognard.games.arras.special import Arrival
from grognard.games.arras.state import ASIDE, ArrasState, board_of, units_in
from grognard.games.arras.turn import CombatPhase
from grognard.kernel import Action, Intent, Problem, Refusal, engine
from grognard.toolbox.masks import bits

ANSWERS: dict[str, Action] = {
    "air": AIR, "alone": ALONE, "attack": ATTACK, "close": CLOSE, "end": END, "extend": EXTEND, "finish": FINISH,
    "hold": HOLD, "open": OPEN, "pass": PASS, "release": RELEASE, "reroll": REROLL, "stand": STAND, "stop": STOP,
    "wait": WAIT,
}  # fmt: skip
ADVANTAGE = {"reroll": "9.1", "release": "9.4-a", "extend": "9.2", "refresh": "9.3"}  # what it can be used for


def judge(state: ArrasState, seat: int, intent: Intent) -> Answer:
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
        return no("14.1.1", "bid-first")
    if target >= 0 and state.where[target] >= 0:
        place = state.where[target]
    ask = Ask(state, board, state.sides[seat], now, intent.verb, units, target, place)
    if intent.verb in ANSWERS and not (isinstance(frame, Muster) and units):
        action = ANSWERS[intent.verb]
        return [action] if action in now.actions else _not_answered(ask, frame)
    if intent.verb == "refresh":
        return _refresh(ask, frame)
    handler, verbs = HANDLERS.get(type(frame), (_nothing, ()))
    if intent.verb and intent.verb not in verbs:
        return not_now(ask)
    return handler(ask, frame)


def _nothing(ask: Ask, frame: Any) -> Answer:
    return not_now(ask)


def _not_answered(ask: Ask, frame: Any) -> Refusal:
    """Why a bare verb is not an answer now."""
    if ask.verb in ADVANTAGE:
        return _no_advantage(ask)
    if ask.verb == "end" and isinstance(frame, CombatPhase):
        return no("5.0-b", "nothing-done")
    if ask.verb == "end" and isinstance(frame, Impulse):
        return no("5.2.1", "assault-first", place=place_arg(frame.entered[0][1]))
    if ask.verb == "stop" and isinstance(frame, Moving):
        return no("5.1", "not-moved", unit=unit_arg(frame.unit))
    if ask.verb == "attack" and isinstance(frame, Muster | Spearhead):
        return no("6.1", "point-first", place=place_arg(frame.place))
    if ask.verb == "air" and isinstance(frame, Assault) and frame.forward >= 0:
        # 8.3: Allied units without a British one among them have no guns either (8.1-b), and are not asked
        return no("8.3.2" if ask.side == GERMAN else "8.3.3", "no-air", side=side_arg(ask.side))
    return not_now(ask)


def _no_advantage(ask: Ask) -> Refusal:
    """9.0, 9.5 Whose it is, whether it was used, else that this is not its moment."""
    if ask.state.advantage != ask.side:
        return no("9.0", "not-holder", side=side_arg(ask.state.advantage))
    if not may_use(ask.state):
        return no("9.5", "used")
    return no(ADVANTAGE[ask.verb], "advantage-moment", answer=ask.verb)


def _refresh(ask: Ask, frame: Any) -> Answer:
    state, place = ask.state, ask.place
    if place < 0 and ask.units:
        place = state.where[ask.units[0]]
    if state.advantage != ask.side or not may_use(state) or not isinstance(frame, CombatPhase):
        return _no_advantage(ask)
    if place < 0:
        return no("9.3", "choose-place")
    if not refreshable(state, ask.board, ask.side) >> place & 1:
        return no("9.3", "nothing-spent", place=place_arg(place))
    return [REFRESH[place]]


HANDLERS: dict[type, tuple[Callable[[Ask, Any], Answer], tuple[str, ...]]] = {
    SetUp: (set_up, ("place",)),
    Placing: (placing, ("place", "to")),
    Arrival: (arrival, ("enter", "to")),
    CombatPhase: (impulse, ("move", "assault", "fight", "bombard")),
    Impulse: (impulse, ("move", "assault", "fight", "bombard")),
    Moving: (moving, ("move", "to", "assault")),
    Battery: (battery, ("bombard", "target")),
    Muster: (muster, ("fight", "point", "with", "attack")),
    Spearhead: (spearhead, ("point", "assault")),
    Assault: (assault, ("forward", "guns")),
    Hit: (hit, ("forward",)),
    Losses: (losses, tuple(LOSS_VERBS)),
    Retreating: (retreating, ("retreat", "to")),
    Withdrawal: (withdrawal, ("withdraw", "to")),
    Refreshing: (refreshing, ("freshen",)),
    Reorganisation: (reorganisation, ("return", "pay", "to")),
}


# --- what a person might point at ------------------------------------------------------------------------------------

POINTED = ("move", "fight", "assault", "bombard", "refresh", *LOSS_VERBS)


def intents(state: ArrasState) -> Iterator[Intent]:
    """The bare answers; every place; every unit alone, with a verb, a place, a piece; stacks with the next places."""
    board = board_of(state)
    yield from (Intent(verb=verb) for verb in ANSWERS)
    for place in PLACES:
        yield Intent(place=place)
        yield from (Intent(place=place, verb=verb) for verb in ("assault", "fight", "refresh"))
    stacks = [[bits(units_in(state, side, place)) for place in range(len(PLACES))] for side in range(len(SIDES))]
    tops = [[UNITS[units[-1]] for units in places if units] for places in stacks]
    for unit, name in enumerate(UNITS):
        yield Intent((name,))
        yield from (Intent((name,), verb=verb) for verb in POINTED)
        if state.where[unit] != ASIDE:
            yield from (Intent((name,), place=place) for place in PLACES)
            yield from (Intent((name,), piece=top) for top in tops[1 - board.side[unit]])
            yield Intent((name,), piece=UNITS[bits(board.mine[board.side[unit]])[0]])
    for places in stacks:
        for here, units in enumerate(places):
            if len(units) > 1:
                stack = tuple(UNITS[unit] for unit in units)
                yield Intent(stack)
                yield Intent(stack, verb="fight")
                yield Intent((stack[0], stack[-1]), place=PLACES[here])
                yield from (Intent(stack, place=PLACES[place]) for place in board.neighbours[here])
