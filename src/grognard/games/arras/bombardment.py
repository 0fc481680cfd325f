"""7.0 Bombardment: one or two guns of a place, each at a sector of its own."""

from grognard.games.arras.actions import (
    BOMBARD,
    FORWARD,
    LEAST_MARGIN,
    MARGIN,
    OPEN,
    TARGET,
    Bombard,
    Forward,
    Margin,
    Target,
)
from grognard.games.arras.advantage import Window
from grognard.games.arras.assault import UNROLLED
from grognard.games.arras.board import GERMAN, Board
from grognard.games.arras.events import Aimed, Rolled, place_arg, place_prompt, prompt, unit_prompt
from grognard.games.arras.losses import destroys, losses
from grognard.games.arras.state import ArrasState, board_of, contested, spend, units_in
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, Text, text
from grognard.toolbox.dice import faces_of_margin, margins
from grognard.toolbox.masks import bits

Shots = tuple[tuple[int, int], ...]  # gun, target

_ROLL = text("arras-roll-bombardment")


def targets(state: ArrasState, board: Board, gun: int) -> int:
    """7.1 The sectors that a gun may bombard; never a zone (7.1-d) nor a closed sector (14.2.3-f)."""
    side, place = board.side[gun], state.where[gun]
    enemies = state.held[1 - side] & board.sectors & ~state.closed  # 7.0-b
    if contested(state) >> place & 1:
        return enemies & 1 << place  # 7.0-b: only its own sector
    if side == GERMAN:
        return enemies & board.south  # 7.1-a
    if board.south >> place & 1:
        return enemies  # 7.1-c
    return enemies & board.north_or_bank  # 7.1-b


def able_guns(state: ArrasState, board: Board, place: int, taken: int = 0) -> list[int]:
    """The Fresh artillery in a place that has a target which no other gun has taken (7.0-a)."""
    units = units_in(state, state.initiative, place) & board.artillery & ~state.spent & ~state.frozen
    return [gun for gun in bits(units) if targets(state, board, gun) & ~taken]


class Battery(Frame[ArrasState], frozen=True, tag="battery"):
    """7.0 The guns of a place and their targets, all named before any dice."""

    place: int
    shots: Shots = ()
    gun: int = -1  # in hand

    def _taken(self) -> int:
        return sum(1 << target for _, target in self.shots)

    def _others(self, state: ArrasState, board: Board) -> list[int]:
        """The guns that could still be added."""
        if len(self.shots) >= board.tables.guns:
            return []
        named = [gun for gun, _ in self.shots]
        return [gun for gun in able_guns(state, board, self.place, self._taken()) if gun not in named]

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.gun >= 0 or self._others(state, board_of(state)):
            return False
        state.stack[-1] = Barrage(self.shots)
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(state.initiative)
        if self.gun >= 0:
            places = targets(state, board, self.gun) & ~self._taken()
            actions: list[Action] = [TARGET[place] for place in bits(places)]
            return Decision(ONE, seat, actions, unit_prompt("target", self.gun, self.place), "7.1", self.gun)
        actions = [BOMBARD[gun] for gun in self._others(state, board)]
        actions.append(OPEN)
        return Decision(ONE, seat, actions, place_prompt("battery", self.place), "7.0-a", goes_on=True)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Bombard):
            state.stack[-1] = Battery(self.place, self.shots, action.unit)
        elif isinstance(action, Target):
            out.append(Aimed(self.gun, action.place))
            state.stack[-1] = Battery(self.place, (*self.shots, (self.gun, action.place)))
        else:
            state.stack[-1] = Barrage(self.shots)


class Barrage(Frame[ArrasState], frozen=True, tag="barrage"):
    """The guns roll one after the other; 7.2-a one failure loses the Initiative, when all have rolled."""

    shots: Shots
    failed: bool = False

    def lost(self) -> "Barrage":
        return Barrage(self.shots, failed=True)

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.shots:
            state.stack[-1] = Barrage(self.shots[1:], self.failed)
            state.stack.append(Salvo(*self.shots[0]))
        else:
            state.stack.pop()
            state.stack[-1].impulse_over(state, self.failed, out)
        return True


def strongest(state: ArrasState, board: Board, place: int, side: int) -> tuple[int, list[int]]:
    """7.2 The highest defence factor of a side in a place, and the units that have it."""
    factors = {unit: board.factor(unit, state.spent) for unit in bits(units_in(state, side, place))}
    best = max(factors.values())
    return best, [unit for unit, factor in factors.items() if factor == best]


class Salvo(Frame[ArrasState], frozen=True, tag="salvo"):
    """7.2 One gun: attack factor and dice against the strongest defender, TEM and dice; no support."""

    gun: int
    place: int
    margin: int = UNROLLED

    def again(self) -> "Salvo":
        return Salvo(self.gun, self.place)

    def _defence(self, state: ArrasState, board: Board) -> int:
        return strongest(state, board, self.place, 1 - board.side[self.gun])[0] + board.tem[self.place]

    def _points(self, state: ArrasState, board: Board) -> int:
        return board.attack[self.gun] + self.margin - self._defence(state, board)

    def question(self, state: ArrasState) -> Text:
        points = max(0, self._points(state, board_of(state)))
        return prompt("reroll-bombardment", place=place_arg(self.place), points=points)

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.margin == UNROLLED:
            return False
        board = board_of(state)
        spend(state, board, self.gun)
        points, side = self._points(state, board), 1 - state.initiative
        if points <= 0:  # 7.2-a
            state.stack.pop()
            state.stack[-1] = state.stack[-1].lost()
            return True
        _, equals = strongest(state, board, self.place, side)
        if len(equals) > 1:  # 7.3: the defender's choice
            state.stack[-1] = Hit(self.place, points)
        else:
            state.stack[-1] = losses(state, board, self.place, side, points, equals[0])
        return True

    def decide(self, state: ArrasState) -> Decision:
        count = board_of(state).tables.dice.bombardment
        table = margins(count, count)
        outcomes = [MARGIN[margin - LEAST_MARGIN] for margin, _ in table]
        return Decision(CHANCES, CHANCE, outcomes, _ROLL, "7.2", self.place, weights=[ways for _, ways in table])

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Margin)
        board = board_of(state)
        count, margin = board.tables.dice.bombardment, outcome.value
        dice = faces_of_margin(count, count, margin, detail)
        rolled = Salvo(self.gun, self.place, margin)
        units = units_in(state, 1 - state.initiative, self.place)
        end = destroys(state, board, units, rolled._points(state, board))
        attack, defence = board.attack[self.gun], self._defence(state, board)
        out.append(Rolled(self.place, attack, defence, margin, *dice, end, self.gun))
        state.stack[-1] = rolled
        state.stack.append(Window("9.1"))


class Hit(Frame[ArrasState], frozen=True, tag="hit"):
    """7.3 Several defenders are the strongest: the defender names the one that takes the first loss."""

    place: int
    points: int

    def decide(self, state: ArrasState) -> Decision:
        side = 1 - state.initiative
        _, equals = strongest(state, board_of(state), self.place, side)
        actions = [FORWARD[unit] for unit in equals]
        return Decision(ONE, state.seat_of(side), actions, place_prompt("forward", self.place), "7.3", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        assert isinstance(action, Forward)
        side = 1 - state.initiative
        state.stack[-1] = losses(state, board_of(state), self.place, side, self.points, action.unit)
