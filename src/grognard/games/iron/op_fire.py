"""12 Op fire: the other side fires at a unit that has just entered a hex, or left a fortification."""

from grognard.games.iron.actions import PASS, REACT, SPEND, React, Spend
from grognard.games.iron.attack import Aiming, Strike
from grognard.games.iron.board import PLAYERS, ROSTER, SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, in_play, step_of
from grognard.games.iron.events import CardSpent, unit_hex_prompt
from grognard.games.iron.firepower import OPPORTUNITY, halvings, shots
from grognard.games.iron.schema import AmbushStep
from grognard.games.iron.state import OP_FIRE, STEADY, IronState, board_of, seat_for, seats_of, sees
from grognard.kernel import ONE, Action, Decision, Frame, Out


def firers(state: IronState, board: Board, unit: int) -> list[int]:
    """OPF-02, COMB-02 Who may op fire at the active unit where it now stands; OPF-06, FIG-09 once in its activation.

    OPF-09 Whoever it overruns fires at close range; OPF-12, FIG-10 mortars never do.
    """
    acts, where = state.acts, state.where
    waiting = [
        other
        for other in ROSTER[1 - SIDE[unit]]
        if acts[other] == OP_FIRE and where[other] >= 0 and other not in state.fired
    ]
    if not waiting:
        return []
    seen = sees(state, board, where[unit])
    return [
        other
        for other in waiting
        if seen >> where[other] & 1
        and (not SQUAD[other] or state.harm[other] == STEADY)
        and len(halvings(state, other, OPPORTUNITY)) <= 1
        and shots(state, board, other, unit)
    ]


def ambushes(state: IronState, board: Board, unit: int, seat: int) -> list[int]:
    """Tank Ambush: a vehicle next to a steady squad."""
    if SQUAD[unit]:
        return []
    cards = in_play(state, board, seat, AmbushStep)
    if not cards:
        return []
    near = board.next_to[state.where[unit]]
    squads = [
        other
        for other in ROSTER[1 - SIDE[unit]]
        if SQUAD[other] and state.where[other] >= 0 and seat_for(state, other) == seat  # TEAM-08
    ]
    return cards if any(near >> state.where[one] & 1 and state.harm[one] == STEADY for one in squads) else []


class Reacting(Frame[IronState], frozen=True, tag="reacting"):
    """OPF-05, OPF-11 One op fire attack, offered once; TEAM-15 to division 1, then to division 2. ACT-19: no action."""

    unit: int
    asked: int = 0  # how many seats have passed

    def seat(self, state: IronState) -> int:
        return seats_of(state, 1 - SIDE[self.unit])[self.asked]

    def choices(self, state: IronState) -> list[Action]:
        board, seat = board_of(state), self.seat(state)
        found = firers(state, board, self.unit)
        if len(state.sides) > PLAYERS:
            found = [unit for unit in found if state.division[unit] == seat // PLAYERS]
        return [*(REACT[unit] for unit in found), *(SPEND[card] for card in ambushes(state, board, self.unit, seat))]

    def advance(self, state: IronState, out: Out) -> bool:
        if state.where[self.unit] >= 0 and self.unit not in state.hidden and self.choices(state):  # TGT-04
            return False
        self._pass(state)
        return True

    def decide(self, state: IronState) -> Decision:
        asked = unit_hex_prompt("react", self.unit, state.where[self.unit])
        return Decision(ONE, self.seat(state), [*self.choices(state), PASS], asked, "OPF-01", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, React):
            state.stack[-1] = Aiming(action.unit, OPPORTUNITY, self.unit)
        elif isinstance(action, Spend):
            discard(state, action.card)
            out.append(CardSpent(action.card, self.unit))
            step = step_of(board_of(state), action.card, AmbushStep)
            state.stack[-1] = Strike(self.unit, step.firepower, step.need, "full", self.seat(state))
        else:
            self._pass(state)

    def _pass(self, state: IronState) -> None:
        if self.asked + 1 < len(seats_of(state, 1 - SIDE[self.unit])):
            state.stack[-1] = Reacting(self.unit, self.asked + 1)
        else:
            state.stack.pop()
