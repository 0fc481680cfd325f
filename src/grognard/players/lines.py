"""How whole moves are found where a game gives first impressions (`Game.priors`): line by line, the likeliest first."""

import heapq
import math
from collections.abc import Sequence
from random import Random
from typing import TypeGuard

from grognard.kernel import CHANCES, NO_SCOPE, ONE, Action, AnyGame, Decision, State, encode
from grognard.players.clock import Clock
from grognard.players.outlook import Outlook

# Where a line may turn off: less what it promises then, a number to tell two apart, the position, the way, the step
Turn = tuple[float, int, State, tuple[Action, ...], Action]


def begins(now: Decision) -> bool:
    """Whether an activation can begin here."""
    return now.scope == NO_SCOPE and not now.goes_on


def goes_on(now: Decision | None, seat: int) -> TypeGuard[Decision]:
    """Whether the same seat goes on with the same activation."""
    return now is not None and now.kind == ONE and now.seat == seat and not begins(now)


class Lines:
    """What one seat can do from a position, found one whole move after another.

    From everything that it can begin with a line goes on by what seems best at each step, and only its end is judged.
    Then those are tried that turn off a line somewhere: the more the line came to, and the less the other step seems
    to give away, the sooner.
    """

    def __init__(self, game: AnyGame, outlook: Outlook, seat: int, clock: Clock | None = None) -> None:
        self.game, self.outlook, self.seat, self.clock = game, outlook, seat, clock
        self.found: list[tuple[float, tuple[Action, ...]]] = []  # what a move is worth right behind it, and the move
        self.seen: dict[bytes, float] = {}  # positions met, and what the line through them came to
        self.waiting: list[Turn] = []
        self.number = 0

    def find(self, state: State, actions: Sequence[Action], priors: Sequence[float], last: float, rng: Random) -> None:
        """Look until so many positions were judged; what begins with the best priors comes first."""
        order = rng.sample(range(len(actions)), len(actions))
        order.sort(key=lambda at: -priors[at])
        for at in order:
            if self._is_enough(last):
                break
            self._follow(state, (), actions[at])
        while self.waiting and not self._is_enough(last):
            _, _, here, path, action = heapq.heappop(self.waiting)
            self._follow(here, path, action)

    def _is_enough(self, last: float) -> bool:
        """Whether the nodes or the time are over; but one move is found in any case."""
        over = self.outlook.made >= last or (self.clock is not None and self.clock.is_over())
        return over and bool(self.found)

    def _follow(self, state: State, path: tuple[Action, ...], action: Action) -> None:
        """Go on from a step by what seems best to where the move ends; the other ways wait."""
        game, seat = self.game, self.seat
        turns: list[tuple[float, State, tuple[Action, ...], Action]] = []
        passed: list[bytes] = []
        while True:
            state = state.copy()
            game.apply(state, seat, action)
            path = (*path, action)
            now = game.decision(state)
            while goes_on(now, seat) and len(now.actions) == 1:
                game.apply(state, seat, now.actions[0])
                now = game.decision(state)
            key = encode(state)
            if not goes_on(now, seat) or key in self.seen:
                break
            passed.append(key)
            self.seen[key] = -math.inf  # should it come round to itself
            priors = game.priors(state, now.actions) or self._judged(state, now.actions)
            best = max(range(len(priors)), key=priors.__getitem__)
            others = [at for at in range(len(priors)) if at != best]
            turns += [(priors[best] - priors[at], state, path, now.actions[at]) for at in others]
            action = now.actions[best]
        if key not in self.seen:
            self.seen[key] = self._worth(state, now)
            self.found.append((self.seen[key], path))
        else:
            self.outlook.made += 1  # it took as long
        worth = self.seen[key]  # where it met another line, what that one came to
        self.seen.update(dict.fromkeys(passed, worth))
        for less, here, way, other in turns:
            self.number += 1
            heapq.heappush(self.waiting, (less - worth, self.number, here, way, other))

    def _worth(self, state: State, now: Decision | None) -> float:
        """What the seat has when its move is made: behind a roll, what the activation comes to on the average."""
        if now is not None and now.kind == CHANCES:
            return self.outlook.value(state, self.seat)
        self.outlook.made += 1
        return self.game.evaluate(state, self.seat)

    def _judged(self, state: State, actions: Sequence[Action]) -> list[float]:
        """In place of a first impression: what the judgement says right behind each step."""
        found = []
        for action in actions:
            after = state.copy()
            self.game.apply(after, self.seat, action)
            self.outlook.made += 1
            found.append(self.game.evaluate(after, self.seat))
        return found
