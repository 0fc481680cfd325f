"""6.0 The sequence of play: reinforcements, a German and an Allied impulse, three times a day; attrition; points."""

from grognard.games.tigers.board import ALLIED, GERMAN, Board
from grognard.games.tigers.bridges import Building
from grognard.games.tigers.combat import Battles
from grognard.games.tigers.events import Attrition, Controlled, DayBegan, HalfBegan, ImpulseBegan
from grognard.games.tigers.fire import lose
from grognard.games.tigers.movement import Movement, rally
from grognard.games.tigers.reinforcements import Arrivals, arrive_late, check_releases
from grognard.games.tigers.special import remove_marker
from grognard.games.tigers.stacking import Stacking
from grognard.games.tigers.state import (
    BLOW_TRIED,
    BUILD_TRIED,
    FOOT_RATE,
    OF_IMPULSE,
    OF_TURN,
    OUTSIDER,
    WORDS,
    TigersState,
    board_of,
    held_by,
    whole,
    words_of,
)
from grognard.games.tigers.supply import fix_both, fix_status, is_supplied, lines
from grognard.games.tigers.victory import end_game, score_areas, stopped
from grognard.kernel import Frame, Out
from grognard.toolbox.masks import bits

# The steps of a game impulse, 6.I to 6.IX; the last two end a day
BEGIN, REINFORCE, GERMAN_IMPULSE, ALLIED_IMPULSE, RELEASE, ATTRITION, POINTS, NEXT = range(8)
# The parts of an impulse, 6.II and 6.III
START, STACK, FIGHT, BUILD, END = range(5)


class Course(Frame[TigersState], frozen=True, tag="course"):
    """The whole game, at the bottom of the stack: the steps of each game impulse, in order."""

    step: int = BEGIN

    def advance(self, state: TigersState, out: Out) -> bool:
        board = board_of(state)
        day, number = board.calendar[state.impulse]
        last = state.impulse == board.last  # SA-1, SB-1, SC-1, SD-1
        day_over = last or number == day.impulses  # ERR-12.26
        state.stack[-1] = Course(self.step + 1)
        if self.step == BEGIN:
            if number == 1:
                out.append(DayBegan(day.day))  # 6.IV-VII
                state.flags = [true & ~OF_TURN for true in state.flags]  # 8.25
        elif self.step == REINFORCE:  # R1: in each game impulse
            out.append(ImpulseBegan(day.day, number))
            arrive_late(state, board, out)
            state.stack += [Arrivals(ALLIED), Arrivals(GERMAN)]
        elif self.step == GERMAN_IMPULSE:
            state.stack.append(Impulse(GERMAN))
        elif self.step == ALLIED_IMPULSE:
            if not (last and board.last_side == GERMAN):  # SB-1
                state.stack.append(Impulse(ALLIED))
        elif self.step == RELEASE:
            check_releases(state, board, out)
        elif self.step == ATTRITION:
            if day_over and (not last or board.row.final_attrition):  # R45
                attrition(state, board, out)
        elif self.step == POINTS:
            if day_over:
                score_areas(state, board, last, out)
        else:
            self._next(state, board, last, day_over, out)
        return True

    def _next(self, state: TigersState, board: Board, last: bool, day_over: bool, out: Out) -> None:
        if last:
            end_game(state, board, out)
        elif day_over and board.cap and len({row.day for row, _ in board.calendar[: state.impulse + 1]}) == board.cap:
            stopped(state, board, out)
        else:
            state.impulse += 1
            state.stack[-1] = Course()


class Impulse(Frame[TigersState], frozen=True, tag="impulse"):
    """8.1 One player's half: movement, stacking, all battles, bridge building, control."""

    side: int
    part: int = START

    def advance(self, state: TigersState, out: Out) -> bool:
        state.stack[-1] = Impulse(self.side, self.part + 1)
        if self.part == START:
            out.append(HalfBegan(self.side))
            start_impulse(state, board_of(state), self.side)
            state.stack.append(Movement())
        elif self.part == STACK:
            state.stack.append(Stacking())
        elif self.part == FIGHT:  # 8.39
            fix_status(state, self.side)  # 13.16: once; for both sides where there can be a battle
            if held_by(state, GERMAN) & held_by(state, ALLIED) & board_of(state).areas:
                fix_status(state, 1 - self.side)
            state.stack.append(Battles())
        elif self.part == BUILD:
            state.stack.append(Building())
        else:
            state.stack.pop()
            update_control(state, board_of(state), out)
            if self.side == ALLIED:
                remove_marker(state, out)  # 14.3
        return True


def start_impulse(state: TigersState, board: Board, side: int) -> None:
    """13.15 Supply for movement; 8.35 who may drive again; what was true of the last impulse is forgotten."""
    state.phasing = side
    flags = state.flags
    marked = [unit for roster in board.roster for unit in roster if flags[unit] & (OF_IMPULSE | FOOT_RATE)]
    for unit in marked:
        flags[unit] &= ~OF_IMPULSE
    state.bridge = [true & ~(BLOW_TRIED | BUILD_TRIED) if true else 0 for true in state.bridge]
    state.began = words_of(held_by(state, side))
    state.entered = [0] * WORDS
    state.fought = [0] * WORDS
    fix_status(state, side)
    sound = lines(state, side).sound
    for unit in marked:
        place = state.where[unit]
        if flags[unit] & FOOT_RATE and board.side[unit] == side and place >= 0 and sound >> place & 1:
            flags[unit] &= ~FOOT_RATE
    rally(state, board)


def update_control(state: TigersState, board: Board, out: Out) -> None:
    """12.22 Who alone holds an area when an impulse ends controls it; contested and empty ones stay as they are."""
    german, allied = (held_by(state, side) & board.areas for side in (GERMAN, ALLIED))
    before = whole(state.control)
    after = (before | german & ~allied) & ~(allied & ~german)
    if after != before:
        state.control = words_of(after)
        for place in bits(after ^ before):
            out.append(Controlled(GERMAN if after >> place & 1 else ALLIED, place))


def attrition(state: TigersState, board: Board, out: Out) -> None:
    """6.VIII Who came from outside the limits and is not in (SB-5); then an SP of each unit out of supply, at once."""
    for side in (GERMAN, ALLIED):
        traced = lines(state, side)
        for unit in board.roster[side]:
            place = state.where[unit]
            if state.flags[unit] & OUTSIDER and place >= 0:
                state.flags[unit] &= ~OUTSIDER
                if not is_supplied(board, traced, unit, place):  # outside the limits nobody is
                    lose(state, unit, state.sp[unit], "SB-5", out)
    fix_both(state)  # 13.17
    cut_off = sorted(unit for unit in state.cut_off if state.where[unit] >= 0)
    if cut_off:
        out.append(Attrition(tuple(cut_off)))
    for unit in cut_off:  # ERR-13.21: deaths open no paths
        lose(state, unit, board.tables.supply.attrition, "13.21", out)
