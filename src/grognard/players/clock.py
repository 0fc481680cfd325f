"""The time that a player takes: so much for a decision, and so much for all decisions of a turn."""

from collections.abc import Callable
from time import perf_counter

from grognard.kernel import AnyGame, State, turn_of

SHARE = 15  # what is left of a turn's time is for so many decisions like this one
LEAST = 0.02  # seconds of a decision, however late it is
RATE = 1000.0  # positions judged in a second, before it is known: who expects more finds moves and cannot compare them
TRUST = 0.3  # in the last measurement of it; all in the first
HASTE = 0.9  # of the time: the rest is for what cannot be broken off


class Clock:
    """Kept by a player for one seat."""

    def __init__(self, seconds: float, turn: float, time: Callable[[], float] = perf_counter) -> None:
        self.seconds, self.turn, self.time = seconds, turn, time  # for a decision, for a turn; what it reads
        self.spent = 0.0  # in this turn
        self.now: tuple[int, str] | None = None  # the turn, and whose it is
        self.rate, self.trust = RATE, 1.0
        self.began = self.ends = 0.0

    def start(self, game: AnyGame, state: State, seat: int) -> int:
        """Begin a decision; returns for how many nodes the time should last."""
        self.began = self.time()
        view = game.view(state, seat)
        now = (turn_of(view), view.active)
        if now != self.now:
            self.now, self.spent = now, 0.0
        allowed = max(LEAST, min(self.seconds, (self.turn - self.spent) / SHARE))
        self.ends = self.began + HASTE * allowed
        return max(1, int(self.rate * allowed))

    def is_over(self) -> bool:
        return self.time() >= self.ends

    def stop(self, nodes: int) -> None:
        taken = self.time() - self.began
        self.spent += taken
        if taken > 0:
            self.rate += self.trust * (nodes / taken - self.rate)
            self.trust = TRUST
