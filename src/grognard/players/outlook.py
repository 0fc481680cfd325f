"""What an activation can still come to: the judgement that ``greedy`` and ``search`` share."""

import math
from collections.abc import Sequence

from grognard.kernel import CHANCES, NO_SCOPE, ONE, Action, AnyGame, Decision, State, encode


class Outlook:
    """Looks as far as the end of the running activation (`Decision.scope`, `rest`), over chance by its exact weights.

    Many orders of steps lead to one position: what each is worth to a seat is kept until it is forgotten.
    """

    def __init__(self, game: AnyGame, likely: int = 0) -> None:
        self.game = game
        self.likely = likely  # answers that are looked at, of those that seem best (`Game.priors`); 0: all
        self.known: dict[tuple[int, bytes], float] = {}
        self.made = 0  # positions judged
        self.last: float = math.inf  # as many as may be: behind that, it judges where it stands

    def forget(self) -> None:
        self.known.clear()

    def after(self, state: State, seat: int, action: Action) -> float:
        """What an answer of the seat can come to."""
        after = state.copy()
        self.game.apply(after, seat, action)
        return self.value(after, seat)

    def value(self, state: State, seat: int) -> float:
        """The best, on the average of the dice, that the seat can make of its activation from here."""
        key = (seat, encode(state))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._look(state, seat)
        return found

    def _look(self, state: State, seat: int) -> float:
        now = self.game.decision(state)
        if now is not None and now.scope != NO_SCOPE and not now.rest and self.made < self.last:
            if now.kind == CHANCES:
                return self._average(state, seat, now)
            if now.kind == ONE and now.seat == seat:  # sealed: what the others answer is not known
                return max([self.after(state, seat, action) for action in self._likely(state, now.actions)])
        self.made += 1
        return self.game.evaluate(state, seat)

    def _likely(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """The answers worth a look; all of them where the game does not tell."""
        priors = self.game.priors(state, actions) if 0 < self.likely < len(actions) else ()
        if not priors:
            return actions
        order = sorted(range(len(actions)), key=lambda at: -priors[at])
        return [actions[at] for at in order[: self.likely]]

    def _average(self, state: State, seat: int, now: Decision) -> float:
        total = 0.0
        for outcome, weight in zip(now.actions, now.weights, strict=True):
            after = state.copy()
            self.game.resolve(after, outcome)
            total += weight * self.value(after, seat)
        return total / sum(now.weights)
