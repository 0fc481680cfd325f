"""6.4.2.a Losses: the defender pays the casualty points with his units, exactly if he can."""

from grognard.games.arras.actions import ELIMINATE, RETREAT, SPEND, Eliminate, Retreat, Spend
from grognard.games.arras.board import Board
from grognard.games.arras.events import TurnedSpent, place_arg, prompt
from grognard.games.arras.retreat import Retreating, destinations, eliminate
from grognard.games.arras.state import ArrasState, board_of, spend, take_control
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits

SHORT, EXACT, OVER = range(3)  # the points are more than everybody is worth; can be met exactly; must be overpaid


def most(state: ArrasState, board: Board, units: int) -> int:
    """6.4.2.a-5 The largest payment: every unit eliminated outright."""
    prices = board.tables.prices
    fresh = (units & ~state.spent).bit_count()
    return fresh * prices.fresh_eliminated + (units.bit_count() - fresh) * prices.spent_eliminated


def destroys(state: ArrasState, board: Board, units: int, points: int) -> bool:
    """Whether nobody can be left after so many points: all eliminated, and no Spent unit that could retreat instead."""
    largest = most(state, board, units)
    return points > largest or (points == largest and not units & state.spent)


class Losses(Frame[ArrasState], frozen=True, tag="losses"):
    """Steps taken so far: units that turn Spent, that are eliminated, that will retreat; the Forward Unit comes first.

    Nothing is carried out before the points are paid: eliminations come before retreats (6.4.2.a-2).
    """

    place: int
    side: int
    points: int
    forward: int
    mode: int
    turned: int = 0
    gone: int = 0
    back: int = 0

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if self.mode == SHORT:  # 6.4.2.a-5
            self._carry_out(state, board, 0, state.at[self.place] & board.mine[self.side], 0, out)
            return True
        if self.paid(state, board) < self.points:
            return False
        self._carry_out(state, board, self.turned, self.gone, self.back, out)
        return True

    def _carry_out(self, state: ArrasState, board: Board, turned: int, gone: int, back: int, out: Out) -> None:
        for unit in bits(turned & ~gone):
            spend(state, board, unit)
            out.append(TurnedSpent(unit, self.place))
        for unit in bits(gone):
            eliminate(state, board, unit, "6.4.2.a-1", out)
        take_control(state, self.place, out)
        state.stack[-1] = Retreating(self.place, tuple(bits(back)), "6.4.2.a-1")

    def paid(self, state: ArrasState, board: Board) -> int:
        """6.4.2.a-1 What the steps so far are worth."""
        prices = board.tables.prices
        outright = self.gone & ~state.spent & ~self.turned
        return (
            self.turned.bit_count() * prices.fresh_spent
            + outright.bit_count() * prices.fresh_eliminated
            + (self.gone & ~outright).bit_count() * prices.spent_eliminated
            + self.back.bit_count() * prices.spent_retreats
        )

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        left = self.points - self.paid(state, board)
        asked = prompt("losses", place=place_arg(self.place), points=left)
        return Decision(ONE, state.seat_of(self.side), self.steps(state, board), asked, "6.4.2.a")

    def steps(self, state: ArrasState, board: Board) -> list[Action]:
        """Every step that can still end in a legal payment."""
        first = not (self.turned | self.gone | self.back)
        units = state.at[self.place] & board.mine[self.side] & ~self.gone & ~self.back
        found: list[Action] = []
        for unit in (self.forward,) if first else bits(units):  # 6.4.2.a: the Forward Unit takes the first step
            bit = 1 << unit
            spent = (state.spent | self.turned) & bit
            if not spent and self._leads(state, board, self.turned | bit, self.gone, self.back):
                found.append(SPEND[unit])
            if self._leads(state, board, self.turned, self.gone | bit, self.back):
                found.append(ELIMINATE[unit])
            # 6.4.2.a-6: only a unit that has somewhere to go, and is not frozen
            if spent and not state.frozen & bit and self._leads(state, board, self.turned, self.gone, self.back | bit):
                if destinations(state, board, unit):
                    found.append(RETREAT[unit])
        return found

    def _leads(self, state: ArrasState, board: Board, turned: int, gone: int, back: int) -> bool:
        """Whether these steps pay, or can be added to until they pay, as the mode asks."""
        after = Losses(self.place, self.side, self.points, self.forward, self.mode, turned, gone, back)
        left = self.points - after.paid(state, board)
        units = state.at[self.place] & board.mine[self.side] & ~gone & ~back
        fresh = (units & ~state.spent & ~turned).bit_count()
        spent = units.bit_count() - fresh
        outright, step = board.tables.prices.fresh_eliminated, board.tables.prices.fresh_spent
        if self.mode == EXACT:  # 6.4.2.a-3
            return payable(left, fresh, spent, outright, step)
        # 6.4.2.a-4: nothing superfluous. A step of two points can be taken away unless it is the Forward Unit's only
        # one; an outright elimination can be softened to "turned Spent".
        if any(payable(left + over, fresh, spent, outright, step) for over in range(1, step)):
            return True
        forward = 1 << self.forward
        plain = (turned | back | (gone & state.spent)) & ~forward or (turned & (gone | back))
        return not plain and any(
            left + over >= 0 and (left + over) % outright == 0 and (left + over) // outright <= fresh
            for over in range(step, outright - step)
        )

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        turned, gone, back = self.turned, self.gone, self.back
        if isinstance(action, Spend):
            turned |= 1 << action.unit
        elif isinstance(action, Eliminate):
            gone |= 1 << action.unit
        elif isinstance(action, Retreat):
            back |= 1 << action.unit
        state.stack[-1] = Losses(self.place, self.side, self.points, self.forward, self.mode, turned, gone, back)


def payable(points: int, fresh: int, spent: int, outright: int, step: int) -> bool:
    """Whether so many untouched Fresh units and so many that can take one step more come to exactly these points.

    A Fresh unit gives one outright elimination or two steps: turned Spent, then eliminated (or retreated).
    """
    for eliminated in range(min(fresh, points // outright) + 1):
        rest = points - eliminated * outright
        if rest % step == 0 and rest // step <= 2 * (fresh - eliminated) + spent:
            return True
    return False


def losses(state: ArrasState, board: Board, place: int, side: int, points: int, forward: int) -> Losses:
    """The payment of casualty points, by the mode that the units allow."""
    units = state.at[place] & board.mine[side]
    if points > most(state, board, units):
        return Losses(place, side, points, forward, SHORT)
    exact = Losses(place, side, points, forward, EXACT)
    return exact if exact.steps(state, board) else Losses(place, side, points, forward, OVER)
