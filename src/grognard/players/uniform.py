"""The player ``random``: every legal action is as likely as any other."""

from random import Random

from grognard.kernel import Action, AnyGame, State


class Uniform:
    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        now = self.game.decision(state)
        assert now is not None, "nobody is asked any more"
        return self.rng.choice(now.actions_of(seat))
