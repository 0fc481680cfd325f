"""6.4.2.a Losses: the defender pays the casualty points with his units, exactly if he can."""

from grognard.games.arras.actions import ELIMINATE, RETREAT, SPEND, Eliminate, Retreat, Spend
from grognard.games.arras.board import Board
from grognard.games.arras.events import TurnedSpent, place_arg, prompt
from grognard.games.arras.retreat import Retreating, destinations, eliminate
from grognard.games.arras.state import ArrasState, board_of, spend, take_control, units_in
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits

SHORT, EXACT, OVER = range(3)  # the points are more than everybody is worth; can be met exactly; must be overpaid


def most(state: ArrasState, board: Board, units: int) -> int:
    """6.4.2.a-5 The largest payment: every unit eliminated outright."""
    prices = board.tables.prices
    fresh = (units & ~state.spent).bit_count()
    return fresh * prices.fresh_eliminated + (units.bit_count() - fresh) * prices.spent_eliminated


def destroys(state: ArrasState, board: Board, units: int, points: int) -> bool:
    """Whether all are eliminated by so many points: no Spent unit could retreat instead."""
    largest = most(state, board, units)
    if points != largest:
        return points > largest
    return not any(may_retreat(state, board, unit) for unit in bits(units & state.spent))


def may_retreat(state: ArrasState, board: Board, unit: int) -> bool:
    """6.4.2.a-6 Only a unit that is not frozen and has somewhere to go pays by a retreat."""
    return not state.frozen >> unit & 1 and destinations(state, board, unit) != 0


Units = tuple[int, ...]


class Losses(Frame[ArrasState], frozen=True, tag="losses"):
    """Steps taken so far: units that turn Spent, that are eliminated, that will retreat; the Forward Unit comes first.

    Nothing is carried out before the points are paid: eliminations come before retreats (6.4.2.a-2).
    """

    place: int
    side: int
    points: int
    forward: int
    mode: int
    turned: Units = ()
    gone: Units = ()
    back: Units = ()

    def _with(self, turned: Units, gone: Units, back: Units) -> "Losses":
        return Losses(self.place, self.side, self.points, self.forward, self.mode, turned, gone, back)

    def spending(self, unit: int) -> "Losses":
        return self._with(tuple(sorted((*self.turned, unit))), self.gone, self.back)

    def eliminating(self, unit: int) -> "Losses":
        return self._with(self.turned, tuple(sorted((*self.gone, unit))), self.back)

    def retreating(self, unit: int) -> "Losses":
        return self._with(self.turned, self.gone, tuple(sorted((*self.back, unit))))

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if self.mode == SHORT:  # 6.4.2.a-5
            self._with((), tuple(bits(units_in(state, self.side, self.place))), ())._carry_out(state, board, out)
        elif self.paid(state, board) < self.points:
            return False
        else:
            self._carry_out(state, board, out)
        return True

    def _carry_out(self, state: ArrasState, board: Board, out: Out) -> None:
        for unit in self.turned:
            if unit not in self.gone:
                spend(state, board, unit)
                out.append(TurnedSpent(unit, self.place))
        for unit in self.gone:
            eliminate(state, board, unit, "6.4.2.a-1", out)
        take_control(state, self.place, out)
        state.stack[-1] = Retreating(self.place, self.back, "6.4.2.a-1")

    def _outright(self, state: ArrasState) -> int:
        """How many Fresh units are eliminated in one step."""
        return sum(not state.spent >> unit & 1 and unit not in self.turned for unit in self.gone)

    def paid(self, state: ArrasState, board: Board) -> int:
        """6.4.2.a-1 What the steps so far are worth."""
        prices, outright = board.tables.prices, self._outright(state)
        return (
            len(self.turned) * prices.fresh_spent
            + outright * prices.fresh_eliminated
            + (len(self.gone) - outright) * prices.spent_eliminated
            + len(self.back) * prices.spent_retreats
        )

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        left = self.points - self.paid(state, board)
        asked = prompt("losses", place=place_arg(self.place), points=self.points, left=left)
        return Decision(ONE, state.seat_of(self.side), self.steps(state, board), asked, "6.4.2.a", goes_on=True)

    def _left(self, state: ArrasState) -> list[int]:
        """The units that can take a step more."""
        units = bits(units_in(state, self.side, self.place))
        return [unit for unit in units if unit not in self.gone and unit not in self.back]

    def steps(self, state: ArrasState, board: Board) -> list[Action]:
        """Every step that can still end in a legal payment."""
        first = not (self.turned or self.gone or self.back)
        found: list[Action] = []
        for unit in (self.forward,) if first else self._left(state):  # 6.4.2.a: the Forward Unit takes the first step
            spent = state.spent >> unit & 1 or unit in self.turned
            if not spent and self.spending(unit).ends(state, board):
                found.append(SPEND[unit])
            if self.eliminating(unit).ends(state, board):
                found.append(ELIMINATE[unit])
            if spent and self.retreating(unit).ends(state, board) and may_retreat(state, board, unit):
                found.append(RETREAT[unit])
        return found

    def ends(self, state: ArrasState, board: Board) -> bool:
        """Whether these steps pay, or can be added to until they pay, as the mode asks."""
        left = self.points - self.paid(state, board)
        units = self._left(state)
        fresh = sum(not state.spent >> unit & 1 and unit not in self.turned for unit in units)
        spent = len(units) - fresh
        outright, step = board.tables.prices.fresh_eliminated, board.tables.prices.fresh_spent
        if self.mode == EXACT:  # 6.4.2.a-3
            return payable(left, fresh, spent, outright, step)
        # 6.4.2.a-4: nothing superfluous. A step of two points can be taken away unless it is the Forward Unit's only
        # one; an outright elimination can be softened to "turned Spent".
        if any(payable(left + over, fresh, spent, outright, step) for over in range(1, step)):
            return True
        return not self._removable(state) and any(
            left + over >= 0 and (left + over) % outright == 0 and (left + over) // outright <= fresh
            for over in range(step, outright - step)
        )

    def _removable(self, state: ArrasState) -> bool:
        """Whether a step of two points was taken that could be taken away."""
        second = any(unit in self.gone or unit in self.back for unit in self.turned)
        small = [*self.turned, *self.back, *(unit for unit in self.gone if state.spent >> unit & 1)]
        return second or any(unit != self.forward for unit in small)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Spend):
            state.stack[-1] = self.spending(action.unit)
        elif isinstance(action, Eliminate):
            state.stack[-1] = self.eliminating(action.unit)
        elif isinstance(action, Retreat):
            state.stack[-1] = self.retreating(action.unit)


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
    units = units_in(state, side, place)
    if points > most(state, board, units):
        return Losses(place, side, points, forward, SHORT)
    exact = Losses(place, side, points, forward, EXACT)
    return exact if exact.steps(state, board) else Losses(place, side, points, forward, OVER)
