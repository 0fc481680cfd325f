"""9.0 The Advantage: one marker, used by its holder and handed over by the use."""

from typing import Protocol, cast

from grognard.games.arras.actions import CLOSE, DIE, EXTEND, FRESHEN, RELEASE, REROLL, STAND, Die, Freshen
from grognard.games.arras.actions import Extend as ExtendAction
from grognard.games.arras.actions import Release as ReleaseAction
from grognard.games.arras.actions import Reroll as RerollAction
from grognard.games.arras.board import Board
from grognard.games.arras.events import AdvantageUsed, Extended, Freshened, RefreshRolled, place_prompt, prompt
from grognard.games.arras.state import ArrasState, board_of, freshen, units_in
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, Text, text
from grognard.toolbox.masks import bits

_REFRESH = text("arras-roll-refresh")


def may_use(state: ArrasState) -> bool:
    """9.5 Whether the holder has not used it this turn."""
    return not state.used >> state.advantage & 1


def use(state: ArrasState, by: str, why: str, out: Out) -> None:
    """9.0 The holder uses it: it goes to the opponent."""
    out.append(AdvantageUsed(state.advantage, by, why))
    state.used |= 1 << state.advantage
    state.advantage = 1 - state.advantage


class Roller(Protocol):
    """A frame whose dice can be rolled again: it lies under the window."""

    def again(self) -> Frame[ArrasState]:
        """The frame as it was before its dice."""

    def question(self, state: ArrasState) -> Text:
        """What was rolled, for the prompt."""


class Window(Frame[ArrasState], frozen=True, tag="window"):
    """9.1, 9.4, 9.4-a After dice, before any other action, the holder may have them rolled again."""

    by: str
    release: bool = False  # 9.4-a, if the tables say so: the group comes without a roll

    def advance(self, state: ArrasState, out: Out) -> bool:
        if may_use(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: ArrasState) -> Decision:
        roller = cast(Roller, state.stack[-2])
        actions = (STAND, RELEASE if self.release else REROLL)
        return Decision(ONE, state.seat_of(state.advantage), actions, roller.question(state), self.by, 0)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, RerollAction):  # the new roll stands, unless the new holder forces another
            use(state, self.by, "reroll", out)
            state.stack[-1] = state.stack[-1].again()
        elif isinstance(action, ReleaseAction):
            use(state, self.by, "release", out)
            state.stack[-1] = state.stack[-1].granted()


# --- 9.3 refresh ------------------------------------------------------------------------------------------------------


def refreshable(state: ArrasState, board: Board, side: int) -> int:
    """9.3 The places where the holder has Spent units, if he may use it now."""
    if state.advantage != side or not may_use(state):
        return 0
    places = 0
    for unit in bits(state.spent & board.mine[side]):
        places |= 1 << state.where[unit]
    return places


class Refreshing(Frame[ArrasState], frozen=True, tag="refreshing"):
    """9.3 One die; that many Spent units of the holder in the place turn Fresh, his choice, all if they are fewer."""

    place: int
    side: int
    left: int = -1  # before the die

    def _spent(self, state: ArrasState, board: Board) -> int:
        return units_in(state, self.side, self.place) & state.spent

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.left < 0:
            return False
        board = board_of(state)
        units = self._spent(state, board)
        if units.bit_count() > self.left > 0:
            return False
        if self.left:
            _freshen(state, board, tuple(bits(units)), out)
        state.stack.pop()
        return True

    def decide(self, state: ArrasState) -> Decision:
        if self.left < 0:
            return Decision(CHANCES, CHANCE, DIE[1:], _REFRESH, "9.3", self.place, weights=(1,) * 6)
        board = board_of(state)
        actions = [FRESHEN[unit] for unit in bits(self._spent(state, board))]
        asked = place_prompt("freshen", self.place)
        return Decision(ONE, state.seat_of(self.side), actions, asked, "9.3")

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        out.append(RefreshRolled(self.place, outcome.face))
        state.stack[-1] = Refreshing(self.place, self.side, outcome.face)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        assert isinstance(action, Freshen)
        _freshen(state, board_of(state), (action.unit,), out)
        state.stack[-1] = Refreshing(self.place, self.side, self.left - 1)


def _freshen(state: ArrasState, board: Board, units: tuple[int, ...], out: Out) -> None:
    for unit in units:
        freshen(state, board, unit)
    if units:
        out.append(Freshened(units))


# --- 9.2 extend -------------------------------------------------------------------------------------------------------


def refresh_all(state: ArrasState, board: Board) -> None:
    """Every Spent unit of both sides turns Fresh (4.5, 9.2); eliminated ones stay out."""
    for unit in bits(state.spent):
        freshen(state, board, unit)


class Extension(Frame[ArrasState], frozen=True, tag="extension"):
    """9.2 When the combat phase would end, the holder may begin it again."""

    def decide(self, state: ArrasState) -> Decision:
        return Decision(ONE, state.seat_of(state.advantage), (CLOSE, EXTEND), prompt("extend"), "9.2", 0)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, ExtendAction):
            use(state, "9.2", "extend", out)
            refresh_all(state, board_of(state))
            state.initiative = state.starter  # whoever began the phase begins again; air markers stay used
            out.append(Extended(state.starter))
            state.stack[-1] = state.stack[-1].restarted()
