"""Advice: what a strong player would do in a seat's place, how the other side would answer, what is nearly as good."""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

import msgspec

from grognard.kernel import NO_SCOPE, ONE, Action, AnyGame, State
from grognard.kernel.probe import learns
from grognard.players import Player
from grognard.players.clock import Clock
from grognard.players.greedy import Greedy
from grognard.players.search import Search

SECONDS = 1.0  # that somebody waits for it
MOVES = 3  # the best and the next best
LOOKED_AT = 8  # moves: some of them begin alike as far as the seat can foresee
STEPS = 40  # of a move


class Advised(msgspec.Struct, frozen=True):
    """A move, as far as the seat can foresee it."""

    actions: tuple[str, ...]
    chance: float | None = None  # to win after it; not known where several seats decide, or the game suggests a set-up


class Advice(msgspec.Struct, frozen=True):
    moves: tuple[Advised, ...]  # the best first
    replier: int = -1  # the seat of the other side that would answer the first
    reply: tuple[str, ...] = ()


def adviser(game: AnyGame, rng: Random) -> Search:
    return Search(game, rng, clock=_clock(game.slug))


@cache
def _clock(slug: str) -> Clock:
    """One for all hints of a game: it learns how fast this machine thinks about it."""
    return Clock(SECONDS, math.inf)


def advise(game: AnyGame, state: State, seat: int, rng: Random) -> Advice:
    """Found from what the seat may know."""
    now = game.decision(state)
    assert now is not None, "nobody is asked any more"
    here = game.determinize(state, seat, rng)
    if now.kind != ONE or game.suggestion(state, seat):
        return Advice((Advised(_played(game, here, seat, Greedy(game, rng))),))
    found = adviser(game, rng).advise(state, seat, LOOKED_AT)
    moves: dict[tuple[str, ...], Advised] = {}
    for line in found.lines:
        actions = _foreseen(game, here, seat, line.actions)
        if line.passes or not moves:  # of the others nothing is known but a first impression
            moves.setdefault(actions, Advised(actions, game.win_chance(state, seat, max(-1.0, min(1.0, line.value)))))
    return Advice(tuple(moves.values())[:MOVES], found.replier, _words(found.reply))


def _played(game: AnyGame, here: State, seat: int, player: Player) -> tuple[str, ...]:
    """What a player does up to the end of an activation, or until it learns something."""
    found: list[Action] = []
    while len(found) < STEPS:
        found.append(player.choose(here, seat))
        learned = learns(game.apply(here, seat, found[-1]), seat)
        now = game.decision(here)
        if learned or now is None or now.scope == NO_SCOPE or seat not in now.seats:
            break
    return _words(found)


def _foreseen(game: AnyGame, here: State, seat: int, actions: Sequence[Action]) -> tuple[str, ...]:
    """As much of a move as the seat can plan: what it would do after learning something hangs on what that is."""
    after = here.copy()
    found: list[Action] = []
    for action in actions[:STEPS]:
        now = game.decision(after)
        while now is not None and now.kind == ONE and len(now.actions) == 1 and action not in now.actions:
            if now.seat != seat or learns(game.apply(after, seat, now.actions[0]), seat):
                return _words(found)
            now = game.decision(after)  # what is forced is no part of a move
        if now is None or seat not in now.seats or action not in now.actions_of(seat):
            break  # only in another world that the seat cannot tell from this one
        found.append(action)
        if learns(game.apply(after, seat, action), seat):
            break
    return _words(found)


def _words(actions: Iterable[Action]) -> tuple[str, ...]:
    return tuple(map(str, actions))
