"""6 The status phase: cards, clean-up, op fire, transfers, reinforcements, the round marker."""

from grognard.games.iron.actions import DRAW, Draw
from grognard.games.iron.board import DE, ROSTER, SQUAD, US, Board
from grognard.games.iron.cards_in_play import discard, in_force, of_side
from grognard.games.iron.concealed import reveal_adjacent, reveal_seen
from grognard.games.iron.deck import Drawing, decks_left
from grognard.games.iron.events_phases import (
    CardEnded,
    Recovered,
    SmokeLifted,
    StatusBegan,
    prompt,
    side_arg,
)
from grognard.games.iron.firepower import officer_near
from grognard.games.iron.readying import Readying
from grognard.games.iron.schema import SIDES, FearlessStep, VehiclesStep
from grognard.games.iron.setup import reinforce
from grognard.games.iron.state import (
    FRESH,
    PINNED,
    STEADY,
    IronState,
    board_of,
    in_order,
    seats_of,
)
from grognard.games.iron.transfers import Transfers
from grognard.games.iron.victory import game_over, stopped, wiped_out
from grognard.kernel import ONE, Action, Decision, Frame, Out

# The steps of the phase
DRAWS, CLEAN_UP, OP_FIRES, TRANSFERS, REINFORCEMENTS, MARKER = range(6)


class StatusPhase(Frame[IronState], frozen=True, tag="status_phase"):
    """ROUND-02 The steps of the phase, in order; each in initiative order (ROUND-03)."""

    step: int = DRAWS

    def advance(self, state: IronState, out: Out) -> bool:
        board, step = board_of(state), self.step
        state.stack[-1] = StatusPhase(step + 1)
        sides = in_order(state)
        seats = [seat for side in sides for seat in seats_of(state, side)]
        frames: list[Frame[IronState]] = []  # in order: the first is to run first
        if step == DRAWS:
            out.append(StatusBegan(state.round))
            frames = [Draws(side) for side in sides]  # TEAM-07: one card for a team
        elif step == CLEAN_UP:
            clean_up(state, board, out)
        elif step == OP_FIRES:
            frames = [Readying(seat) for seat in seats]
        elif step == TRANSFERS:
            frames = [Transfers(seat) for seat in seats]
        elif step == REINFORCEMENTS:
            frames = [Reinforcing(side) for side in sides]
        else:
            state.stack.pop()
            turn_round(state, board, out)
        state.stack.extend(reversed(frames))
        return True


def turn_round(state: IronState, board: Board, out: Out) -> None:
    """STAT-20 Who is next to an enemy is revealed; STAT-19 the round marker moves, past the last round to the end."""
    reveal_adjacent(state, board, out)
    if state.round == board.cap < board.row.rounds:
        stopped(state, out)
        return
    state.round += 1
    if state.round > board.row.rounds:
        game_over(state, board, out)
    else:
        wiped_out(state, board, out)  # WIN-03: whose last reinforcements found no place


# --- step 1: cards ----------------------------------------------------------------------------------------------------


class Draws(Frame[IronState], frozen=True, tag="draws"):
    """STAT-01 A side draws a card from one of its decks, with what a red cross gives; STAT-03 none if all are empty."""

    side: int

    def advance(self, state: IronState, out: Out) -> bool:
        if decks_left(state, board_of(state), self.side):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        found = [DRAW[deck] for deck in decks_left(state, board_of(state), self.side)]
        return Decision(ONE, state.seat_of(self.side), found, prompt("draw", side=side_arg(self.side)), "STAT-01")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Draw)
        state.stack[-1] = Drawing(self.side, action.deck, cross=True)


# --- step 2: clean-up -------------------------------------------------------------------------------------------------


def clean_up(state: IronState, board: Board, out: Out) -> None:
    state.acts = [FRESH] * len(state.acts)  # STAT-04: also those aboard
    recover(state, board, out)
    if state.smoke:  # STAT-07, FORT-21
        out.append(SmokeLifted(tuple(state.smoke)))
        state.smoke = []
        reveal_seen(state, board, out)  # CONC-09
    for side in (US, DE):  # STRAT-15
        for card in of_side(state, board, side, VehiclesStep) + of_side(state, board, side, FearlessStep):
            if in_force(state, card):
                discard(state, card)
                out.append(CardEnded(card))


def recover(state: IronState, board: Board, out: Out) -> None:
    """STAT-05 Pinned squads are steady; STAT-06, FIG-13 disrupted ones pinned, or steady by an officer."""
    squads = [
        unit for roster in ROSTER for unit in roster if SQUAD[unit] and state.harm[unit] and state.where[unit] >= 0
    ]
    steady = [unit for unit in squads if state.harm[unit] == PINNED or officer_near(state, board, unit)]
    for unit in squads:
        state.harm[unit] = STEADY if unit in steady else PINNED
    if squads:
        out.append(Recovered(tuple(steady), tuple(unit for unit in squads if unit not in steady)))


# --- step 5: reinforcements -------------------------------------------------------------------------------------------


class Reinforcing(Frame[IronState], frozen=True, tag="reinforcing"):
    """STAT-14 What the scenario brings a side in this round; STAT-18 fresh, and too late for op fire mode."""

    side: int
    done: int = 0

    def advance(self, state: IronState, out: Out) -> bool:
        board = board_of(state)
        due = [row for row in board.row.sides[SIDES[self.side]].arrivals if row.round == state.round]
        if self.done == len(due):
            state.stack.pop()
        else:
            state.stack[-1] = Reinforcing(self.side, self.done + 1)
            reinforce(state, board, self.side, due[self.done])
        return True
