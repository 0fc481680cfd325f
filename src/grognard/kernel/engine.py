"""The loop: what is asked, what is applied, what follows by itself. Knows frames and actions, and no game."""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.decision import CHANCE, CHANCES, NO_SCOPE, ONE, Decision
from grognard.kernel.dice import draw, pick
from grognard.kernel.event import Consulted, Event, Forced, Out
from grognard.kernel.refusal import Refused, game_over, not_asked, not_listed
from grognard.kernel.state import State

_encoder = msgspec.msgpack.Encoder()


class Step(msgspec.Struct, frozen=True):
    """One thing that was applied: a seat's action, an outcome of chance, or the only legal action (forced)."""

    seat: int
    action: Any
    events: list[Any]
    detail: int = -1  # chance: which of the outcome's ways
    counter: int = -1  # chance: the dice counter before the draw
    forced: bool = False
    scope: int = NO_SCOPE  # of the decision that was answered


def decision(state: State) -> Decision | None:
    """What is asked now; None when the game is over."""
    cache = state.__dict__
    now: Decision | None = cache.get("decision")
    if now is None and state.stack:
        now = cache["decision"] = state.stack[-1].decide(state)
    return now


def run(state: State, out: Out) -> None:
    """Let the frames run on until somebody must choose or the game is over."""
    stack = state.stack
    while stack and stack[-1].advance(state, out):
        pass


def apply(state: State, seat: int, action: Action) -> list[Event]:
    """Apply a listed action of a seat. Raises :class:`Refused` for anything else and leaves the state untouched."""
    now = decision(state)
    if now is None:
        raise Refused(game_over())
    one = now.kind == ONE
    if now.seat != seat if one else now.kind == CHANCES or seat not in now.seats:
        raise Refused(not_asked(seat))
    if action not in (now.actions if one else now.actions_of(seat)):
        raise Refused(not_listed(action))
    out: Out = []
    state.__dict__.clear()
    if one:
        state.stack[-1].take(state, action, out)
    else:
        _seal(state, seat, action, last=len(now.hands) == 1, out=out)
    run(state, out)
    return out


def _seal(state: State, seat: int, action: Action, *, last: bool, out: Out) -> None:
    """Keep a sealed answer; when it is the last one, hand them all over, whatever the order they came in."""
    state.answers = sorted([*state.answers, (seat, action)], key=lambda answer: answer[0])
    if last:
        answers, state.answers = state.answers, []
        if len(answers) > 1:
            out.append(Consulted(0))  # whoever answers last learns the others' answers: no undo, no probe, no odds
        state.stack[-1].gather(state, answers, out)


def resolve(state: State, outcome: Action, detail: int = -1) -> list[Event]:
    """Apply an outcome of the chance decision. Raises :class:`Refused` for one that is not listed."""
    now = decision(state)
    if now is None:
        raise Refused(game_over())
    if now.kind != CHANCES:
        raise Refused(not_asked(CHANCE))
    if outcome not in now.actions:
        raise Refused(not_listed(outcome))
    out: Out = []
    _settle(state, outcome, detail, out)
    return out


def _settle(state: State, outcome: Action, detail: int, out: Out) -> None:
    state.__dict__.clear()
    state.stack[-1].settle(state, outcome, detail, out)
    run(state, out)


def _roll(state: State, now: Decision, out: Out) -> tuple[Action, int]:
    """Draw an outcome of chance from the key, and apply it: it is listed, there is nothing to check."""
    weights = now.weights
    number, state.draws = draw(state.key, state.draws, sum(weights))
    index, detail = pick(weights, number)
    outcome: Action = now.actions[index]
    _settle(state, outcome, detail, out)
    return outcome, detail


def _force(state: State, now: Decision, out: Out) -> None:
    """Play the only legal action: listed, and by its own seat, there is nothing to check."""
    action = now.actions[0]
    out.append(_forced(now.seat, action))
    state.__dict__.clear()
    state.stack[-1].take(state, action, out)
    run(state, out)


@lru_cache(maxsize=4096)
def _forced(seat: int, action: Action) -> Forced:
    """The event that tells of it; the same few actions are forced again and again."""
    return Forced(seat, str(action), action.secret)


def follow(state: State) -> list[Step]:
    """Draw chance from the key and play forced decisions until a person must choose: what was done, step by step."""
    steps: list[Step] = []
    while (now := decision(state)) is not None:
        events: Out = []
        if now.kind == CHANCES:
            counter = state.draws
            outcome, detail = _roll(state, now, events)
            steps.append(Step(CHANCE, outcome, events, detail, counter))
        elif now.kind == ONE and len(now.actions) == 1:
            _force(state, now, events)
            steps.append(Step(now.seat, now.actions[0], events, forced=True, scope=now.scope))
        else:
            break
    return steps


def play(state: State, seat: int, action: Action) -> list[Event]:
    """Apply an action, then chance and forced decisions, until a person must choose."""
    events = apply(state, seat, action)
    while state.stack:  # as `follow` does; what was just applied has left no decision behind
        now = state.stack[-1].decide(state)
        if now.kind == CHANCES:
            _roll(state, now, events)
        elif now.kind == ONE and len(now.actions) == 1:
            _force(state, now, events)
        else:
            state.__dict__["decision"] = now
            break
    return events


def encode(state: State) -> bytes:
    """The state as bytes: the same state gives the same bytes, in every process."""
    return _encoder.encode(state)


def digest(state: State) -> str:
    """A keyed hash of the state: equal for equal states, and telling nothing to whoever has not the key."""
    return hashlib.blake2b(encode(state), key=state.key, digest_size=8).hexdigest()
