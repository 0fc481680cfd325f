"""13.0 Special rules: what is released and arrives, Gort's decision, Rommel turns north."""

from grognard.games.arras.actions import DIE, ENTER, WAIT, Die, Enter, To
from grognard.games.arras.advantage import Window
from grognard.games.arras.board import ALLIED, GERMAN, RELEASES, Board
from grognard.games.arras.events import (
    Arrived,
    GortRolled,
    NorthRolled,
    Released,
    ReleaseRolled,
    prompt,
    release_arg,
    unit_arg,
)
from grognard.games.arras.lists import ways
from grognard.games.arras.state import WAITING, ArrasState, board_of, halves, put, recount, take_control, units_in
from grognard.games.arras.victory import end_of_battle
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, Text, text
from grognard.toolbox.masks import bits, mask_of

_RELEASE = tuple(text(f"arras-roll-release-{name}") for name in RELEASES)
_NORTH = text("arras-roll-north")
_GORT = text("arras-roll-gort")
SIX = (1,) * 6
ROMMEL = len(RELEASES)  # the step after the releases


class Scheduled(Frame[ArrasState], frozen=True, tag="scheduled"):
    """13.0 Before all else in a turn, in this order: 13.1, 13.3, 13.2, 13.4, 13.6."""

    step: int = 0

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if self.step > ROMMEL:
            state.stack.pop()
            return True
        state.stack[-1] = Scheduled(self.step + 1)
        if self.step == ROMMEL:
            if not state.north and state.turn >= board.tables.north.from_turn:  # 13.6, 14.2.3e: until it succeeds
                state.stack.append(North())
        elif not state.pending >> self.step & 1:
            state.stack.append(Arrival(self.step))  # 13.0-a: those that found no room may come at any later turn
        elif due(state, board, self.step):
            release(state, board, self.step, out)
        elif str(state.turn) in board.release_rows[self.step].rolls:
            state.stack.append(ReleaseRoll(self.step))
        return True


def due(state: ArrasState, board: Board, step: int) -> bool:
    """Whether a group is released without a die: by the turn (13.1, 13.2), or by what stands on the map (13.3)."""
    row = board.release_rows[step]
    if row.automatic and state.turn >= row.automatic:
        return True
    if not row.wanted:
        return False
    british = any(
        units_in(state, ALLIED, place) & board.british for place in bits(board.wanted[step])
    )  # 13.3: contested or not
    enough = board.options["balance_allied"] == "reserve" and state.vp >= board.tables.balance.reserve  # 15.1
    return british or enough


def release(state: ArrasState, board: Board, step: int, out: Out) -> None:
    """The group may act: it arrives (13.0-a), or its units on the map are no longer frozen (14.2.3, 13.4)."""
    out.append(Released(step))
    state.pending &= ~(1 << step)
    units = board.groups[board.release_group[step]]
    units |= mask_of(counter for unit, counter in board.r_counter.items() if units >> unit & 1)  # 10.2
    state.frozen_by = halves(state.frozen & ~units)
    for place, key in board.closed.items():
        if key == step:
            state.closed &= ~(1 << place)  # 14.2.3a, 14.2.3b
    for unit in bits(units):
        if state.where[unit] >= 0:
            recount(state, board, state.where[unit], board.side[unit])
    state.stack.append(Arrival(step))


class ReleaseRoll(Frame[ArrasState], frozen=True, tag="release_roll"):
    """13.1, 13.2, 13.4 One die: from a number on the group is released; so it is in the historical set-up (14.2.3c)."""

    step: int
    die: int = 0

    def again(self) -> "ReleaseRoll":
        return ReleaseRoll(self.step)

    def granted(self) -> "ReleaseRoll":
        return ReleaseRoll(self.step, 6)

    def _least(self, state: ArrasState, board: Board) -> int:
        return board.release_rows[self.step].rolls[str(state.turn)]

    def question(self, state: ArrasState) -> Text:
        freed = "yes" if self.die >= self._least(state, board_of(state)) else "no"
        return prompt("reroll-release", release=release_arg(self.step), die=self.die, freed=freed)

    def advance(self, state: ArrasState, out: Out) -> bool:
        if not self.die:
            return False
        state.stack.pop()
        board = board_of(state)
        if self.die >= self._least(state, board):
            release(state, board, self.step, out)
        return True

    def decide(self, state: ArrasState) -> Decision:
        rule = board_of(state).release_rows[self.step].rule
        return Decision(CHANCES, CHANCE, DIE[1:], _RELEASE[self.step], rule, 0, weights=SIX)

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        board = board_of(state)
        least = self._least(state, board)
        out.append(ReleaseRolled(self.step, outcome.face, least))
        state.stack[-1] = ReleaseRoll(self.step, outcome.face)
        granting = board.tables.advantage.release == "automatic"  # 9.4-a: only the owner's group, only if it failed
        if not granting:
            state.stack.append(Window("9.4-a"))
        elif outcome.face < least and state.advantage == board.release_side[self.step]:
            state.stack.append(Window("9.4-a", release=True))


class Arrival(Frame[ArrasState], frozen=True, tag="arrival"):
    """13.0-a Arriving units are placed Fresh, split at will, where no enemy is and within stacking, or wait."""

    step: int
    unit: int = -1

    def _waiting(self, state: ArrasState, board: Board) -> list[int]:
        units = board.groups[board.release_group[self.step]]
        return [unit for unit in bits(units) if state.where[unit] == WAITING and self._places(state, board, unit)]

    def _places(self, state: ArrasState, board: Board, unit: int) -> int:
        """13.2-a Zone D is an entry place for Germans too, whatever 2.1.4 says."""
        side = board.side[unit]
        places = board.entry[self.step] & ~state.held[1 - side]
        return places if board.leaders >> unit & 1 else places & ~state.full[side]

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.unit >= 0 or self._waiting(state, board_of(state)):
            return False
        state.stack.pop()
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(board.release_side[self.step])
        rule = board.release_rows[self.step].rule
        if self.unit < 0:
            actions: list[Action] = [ENTER[unit] for unit in self._waiting(state, board)]
            return Decision(ONE, seat, [*actions, WAIT], prompt("arrive", release=release_arg(self.step)), rule)
        places = ways(self._places(state, board, self.unit))
        return Decision(ONE, seat, places, prompt("arrive-unit", unit=unit_arg(self.unit)), rule, self.unit)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Enter):
            state.stack[-1] = Arrival(self.step, action.unit)
        elif isinstance(action, To):
            put(state, board_of(state), self.unit, action.place)
            out.append(Arrived(self.unit, action.place))
            take_control(state, action.place, out)
            state.stack[-1] = Arrival(self.step)
        else:
            state.stack.pop()


class North(Frame[ArrasState], frozen=True, tag="north"):
    """13.6 One die, more for units that crossed the Scarpe: on 6 the Germans may go anywhere. No re-roll (9.4-a)."""

    def decide(self, state: ArrasState) -> Decision:
        return Decision(CHANCES, CHANCE, DIE[1:], _NORTH, "13.6", 0, weights=SIX)

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        table = board_of(state).tables.north
        crossed = state.crossed.bit_count()
        bonus = max((more for least, more in table.bonus.items() if crossed >= int(least)), default=0)
        out.append(NorthRolled(outcome.face, bonus, table.need))
        state.north = int(outcome.face + bonus >= table.need)  # 13.6-b
        state.stack.pop()


def gort_bonus(state: ArrasState, board: Board) -> int:
    """13.5 +2 for each of the sectors under Allied control, else +1 if British units contest it."""
    table = board.tables.gort
    found = 0
    for place in bits(board.gort):
        if state.control >> place & 1:
            found += table.control
        elif units_in(state, ALLIED, place) & board.british and state.held[GERMAN] >> place & 1:
            found += table.contested
    return found


class Gort(Frame[ArrasState], frozen=True, tag="gort"):
    """13.5 Gort's decision, 14.2.3d: the battle goes on, or ends now and the points decide."""

    die: int = 0

    def again(self) -> "Gort":
        return Gort()

    def question(self, state: ArrasState) -> Text:
        board = board_of(state)
        lasts = "yes" if self.die + gort_bonus(state, board) >= board.tables.gort.lasts else "no"
        return prompt("reroll-gort", die=self.die, lasts=lasts)

    def advance(self, state: ArrasState, out: Out) -> bool:
        if not self.die:
            return False
        board = board_of(state)
        state.stack.pop()
        if self.die + gort_bonus(state, board) < board.tables.gort.lasts:
            end_of_battle(state, out)
        return True

    def decide(self, state: ArrasState) -> Decision:
        return Decision(CHANCES, CHANCE, DIE[1:], _GORT, "13.5", 0, weights=SIX)

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        board = board_of(state)
        out.append(GortRolled(outcome.face, gort_bonus(state, board), board.tables.gort.lasts))
        state.stack[-1] = Gort(outcome.face)
        state.stack.append(Window("9.4-a"))
