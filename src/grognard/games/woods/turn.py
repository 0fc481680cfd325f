"""4.0, 5.0, 15.0 The sequence of play: assets, replacements, rounds, the end of a turn."""

from grognard.games.woods.assets import (
    DELAY,
    GREIF,
    TRAFFIC,
    Engineers,
    Motorizing,
    Placing,
    Withdrawal,
    arrive,
    put_away,
)
from grognard.games.woods.board import ALLIED, GERMAN, Board
from grognard.games.woods.boundaries import LINES_HOLD
from grognard.games.woods.chits import Rounds
from grognard.games.woods.events import LineGone, Surrendered, TurnBegan, VictoryPoints
from grognard.games.woods.replacements import Replacements
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import READY, REBUILT, REMOVED, WAITING, WoodsState, board_of, lift
from grognard.games.woods.supply import is_oos
from grognard.games.woods.victory import final, stopped, sudden_death, vp_hexes
from grognard.games.woods.zoc import refresh, refresh_both
from grognard.kernel import Frame, Out

# The steps of a turn
(
    BEGIN, SS_WITHDRAWAL, ENGINEERS, GREIF_STEP, MOTORIZED, TRAFFIC_STEP, DELAY_STEP, GUNS, REPLACE_FIRST,
    REPLACE_SECOND, ROUNDS, END,
) = range(12)  # fmt: skip
SURRENDER = 2  # 8.3f: the turn


def initiative(state: WoodsState, board: Board) -> int:
    """5.2a, 5.2c Who has the initiative in a turn; 5.2b on turn 6 the VP hexes at its start decide."""
    row = board.book.turns[state.turn - 1]
    if row.initiative:
        return SIDES.index(row.initiative)
    return GERMAN if len(vp_hexes(state, board)) >= row.initiative_vp else ALLIED


class Course(Frame[WoodsState], frozen=True, tag="course"):
    """The whole game, at the bottom of the stack: the steps of each turn, in order (4.1a, 4.2, 4.3a, 4.4)."""

    step: int = BEGIN

    def advance(self, state: WoodsState, out: Out) -> bool:
        board, step, turn = board_of(state), self.step, state.turn
        state.stack[-1] = Course(step + 1)
        if step == BEGIN:
            self._begin(state, board, out)
        elif step == SS_WITHDRAWAL:
            if turn == board.tables.withdrawal.turn:
                state.stack.append(Withdrawal())
        elif step == ENGINEERS:
            others = [asset for asset in range(len(board.assets)) if not self._gun(board, asset)]
            arrive(state, others)  # 12.4.1d, 12.9
            if turn > 1:  # 4.1b, 12.4.1b
                state.stack.append(Engineers())
        elif step == GREIF_STEP:
            if state.asset[board.greif] == READY:  # 12.5a
                state.stack.append(Placing(GREIF))
        elif step == MOTORIZED:
            if turn > 1:
                state.stack.append(Motorizing())
        elif step == TRAFFIC_STEP:
            if turn > 1 and state.asset[board.traffic] == READY:  # 12.8
                state.stack.append(Placing(TRAFFIC))
        elif step == DELAY_STEP:
            waits = state.where[board.delay] == WAITING
            if turn > 1 and state.initiative == GERMAN and waits:  # 12.9.1a
                state.stack.append(Placing(DELAY))
        elif step == GUNS:
            arrive(state, range(len(board.assets)))  # 4.1c
        elif step == REPLACE_FIRST:
            self._replace(state, board, 1 - state.initiative)  # 4.2
        elif step == REPLACE_SECOND:
            self._replace(state, board, state.initiative)
        elif step == ROUNDS:
            state.stack.append(Rounds())
        else:
            self._end(state, board, out)
        return True

    def _gun(self, board: Board, asset: int) -> bool:
        return board.assets[asset].kind in ("artillery", "nebelwerfer")

    def _begin(self, state: WoodsState, board: Board, out: Out) -> None:
        if state.turn == 1:
            refresh_both(state)
        state.initiative = initiative(state, board)
        state.flags = [true & ~REBUILT for true in state.flags]
        state.built = 0  # 10.6.2b
        out.append(TurnBegan(state.turn, state.initiative))
        if state.turn == LINES_HOLD + 1:
            out.append(LineGone("9.2.1b"))
        elif state.st_vith and state.turn == state.st_vith + 1 <= LINES_HOLD:
            out.append(LineGone("9.2.1a"))

    def _replace(self, state: WoodsState, board: Board, side: int) -> None:
        points = board.book.turns[state.turn - 1].replacements[SIDES[side]]
        state.stack.append(Replacements(side, (points.infantry, points.armour)))

    def _end(self, state: WoodsState, board: Board, out: Out) -> None:
        """4.4, 15.0 The end of a turn."""
        state.vp = len(vp_hexes(state, board))  # 15.0a
        out.append(VictoryPoints(state.vp))
        if sudden_death(state, board, out):
            return
        if state.turn == SURRENDER:  # 15.0b
            surrender(state, board, out)
        if state.turn == board.row.turns:
            final(state, board, out)  # 15.0c
        elif state.turn == board.cap:
            stopped(state, out)
        else:
            put_away(state, board)
            state.turn += 1  # 15.0f
            state.stack[-1] = Course()


def surrender(state: WoodsState, board: Board, out: Out) -> None:
    """8.3f The units of the 106th Division that are out of supply leave the game."""
    lost = [
        unit
        for unit in board.roster[ALLIED]
        if board.surrenders[unit] and state.where[unit] >= 0 and is_oos(state, unit)
    ]
    for unit in lost:
        lift(state, unit, REMOVED)
    if lost:
        out.append(Surrendered(tuple(lost)))
        refresh(state, ALLIED)
