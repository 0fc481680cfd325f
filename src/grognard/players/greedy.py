"""The player ``greedy``: one unit at a time, the best whole unit-move by the game's own judgement."""

from random import Random

from grognard.kernel import CHANCES, NO_SCOPE, ONE, Action, AnyGame, Decision, State, encode


class Greedy:
    """Looks as far as the end of the running activation (`Decision.scope`, `rest`), over chance by its exact weights.

    It thinks on a determinised copy: hidden things are as unknown to it as to a person.
    """

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        now = self.game.decision(state)
        assert now is not None, "nobody is asked any more"
        legal = now.actions_of(seat)
        if len(legal) == 1:
            return legal[0]
        suggestion = self.game.suggestion(state, seat)
        if suggestion:
            return suggestion[0]
        here = self.game.determinize(state, seat, self.rng)
        known: dict[bytes, float] = {}
        values = [self._after(here, seat, action, known) for action in legal]
        best = max(values)
        return self.rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])

    def _after(self, state: State, seat: int, action: Action, known: dict[bytes, float]) -> float:
        after = state.copy()
        self.game.apply(after, seat, action)
        return self._value(after, seat, known)

    def _value(self, state: State, seat: int, known: dict[bytes, float]) -> float:
        """The best that the activation can still come to. Many orders of steps lead to one position: keep its value."""
        now = self.game.decision(state)
        if now is None or now.scope == NO_SCOPE or now.rest or (now.kind != CHANCES and seat not in now.seats):
            return self.game.evaluate(state, seat)
        key = encode(state)
        if key not in known:
            known[key] = (
                self._chance(state, seat, now, known) if now.kind == CHANCES else self._choice(state, seat, now, known)
            )
        return known[key]

    def _choice(self, state: State, seat: int, now: Decision, known: dict[bytes, float]) -> float:
        if now.kind == ONE:
            return max(self._after(state, seat, action, known) for action in now.actions)
        return self.game.evaluate(state, seat)  # sealed: what the others answer is not known

    def _chance(self, state: State, seat: int, now: Decision, known: dict[bytes, float]) -> float:
        total = 0.0
        for outcome, weight in zip(now.actions, now.weights, strict=True):
            after = state.copy()
            self.game.resolve(after, outcome)
            total += weight * self._value(after, seat, known)
        return total / sum(now.weights)
