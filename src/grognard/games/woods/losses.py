"""11.3.3 Losses: the owner chooses which unit takes each step."""

from grognard.games.woods.actions import LOSE, Lose
from grognard.games.woods.entering import lose
from grognard.games.woods.events import prompt, side_arg
from grognard.games.woods.state import WoodsState
from grognard.kernel import ONE, Action, Decision, Frame, Out


class Losses(Frame[WoodsState], frozen=True, tag="losses"):
    """11.3.3c Steps that units of a side must lose between them."""

    side: int
    units: tuple[int, ...]
    count: int
    rule: str

    def alive(self, state: WoodsState) -> list[int]:
        return [unit for unit in self.units if state.where[unit] >= 0]

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.count and self.alive(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        found = [LOSE[unit] for unit in self.alive(state)]
        asked = prompt("loses", side=side_arg(self.side), count=self.count)
        return Decision(ONE, state.seat_of(self.side), found, asked, self.rule, self.units[0])

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Lose)
        state.stack[-1] = Losses(self.side, self.units, self.count - 1, self.rule)
        lose(state, action.unit, 1, self.rule, out)
