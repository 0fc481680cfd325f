"""A scripted player: answers what the service asks, at random from a seed. Tests and the benchmark play with it."""

from random import Random

from grognard.service.api import Submission, TableState

FIRE = 4  # how much likelier than any other choice: games with shots are worth more to a test


class Player:
    """Plays one seat. It knows nothing but the table's state."""

    def __init__(self, seed: object) -> None:
        self.rng = Random(str(seed))
        self.name = f"{self.rng.getrandbits(64):016x}"
        self.sent = 0

    def answer(self, state: TableState) -> Submission | None:
        """What to send; None where this seat is not asked."""
        if state.ask is None or not state.ask.mine:
            return None
        choices = state.ask.choices
        weights = [FIRE if choice.verb in ("fire", "shoot") else 1 for choice in choices]
        chosen = self.rng.choices(choices, weights)[0]
        self.sent += 1
        return Submission(state.ask.number, f"{self.name}-{self.sent}", [chosen.action], state.you.eyes)
