"""The player ``greedy``: one unit at a time, the best whole unit-move by the game's own judgement."""

from random import Random

from grognard.kernel import Action, AnyGame, State
from grognard.players.outlook import Outlook


class Greedy:
    """Looks as far as the end of the running activation, and thinks on a determinised copy.

    Hidden things are as unknown to it as to a person.
    """

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.outlook = Outlook(game)

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
        self.outlook.forget()
        values = [self.outlook.after(here, seat, action) for action in legal]
        best = max(values)
        return self.rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])
