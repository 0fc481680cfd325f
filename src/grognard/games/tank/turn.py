"""6.0 Turns and action points, 6.1 solitaire: the course of the game, the phases, the hidden chit."""

from grognard.games.tank.actions import (
    BEGINS,
    CHIT,
    END_PHASE,
    ENDS,
    ENTER,
    FIRE,
    LASTS,
    MOVE,
    PROMOTE,
    Begins,
    Chit,
    EndPhase,
    Enter,
    Fire,
    Move,
    Promote,
)
from grognard.games.tank.board import DE, US, Board
from grognard.games.tank.events import (
    ChitDrawn,
    ChitRevealed,
    FirstPlayer,
    PhaseBegan,
    PhaseEnded,
    SolitaireRoll,
    TurnBegan,
)
from grognard.games.tank.fire import Aiming, targets
from grognard.games.tank.leaders import activate
from grognard.games.tank.movement import Moving, can_enter
from grognard.games.tank.promotion import dead_leader, promote
from grognard.games.tank.state import WAITING, TankState, board_of
from grognard.games.tank.victory import end_of_turn
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, consult, finish, text

FIRST, ONE_HALF, OTHER_HALF, END = range(4)  # what comes next in the course of the game
MOST_AP = 4  # 2.2c: the highest chit
LEAST_AP = 2  # 2.2c: the lowest chit

_PHASE = text("tank-prompt-phase")
_FIRST = text("tank-roll-first")
_CHIT = text("tank-roll-chit")
_SOLITAIRE = text("tank-roll-solitaire")


class Course(Frame[TankState], frozen=True, tag="course"):
    """The whole game, at the bottom of the stack: first player, then turns of two phases and their end."""

    step: int = FIRST

    def advance(self, state: TankState, out: Out) -> bool:
        board = board_of(state)
        if self.step == FIRST:
            state.stack[-1] = Course(ONE_HALF)
            if board.first < 0:
                state.stack.append(FirstPlayerRoll())
            else:
                # 6.0a: the scenario names who goes first (11.2a, 11.3a, 11.4a, 11.5a, 11.6a)
                state.first = board.first
        elif self.step == ONE_HALF:
            state.turn += 1
            out.append(TurnBegan(state.turn))
            state.stack[-1] = Course(OTHER_HALF)
            begin_phase(state, board, state.first, out)
        elif self.step == OTHER_HALF:
            state.stack[-1] = Course(END)
            begin_phase(state, board, 1 - state.first, out)  # 6.0f: then the other player becomes active
        else:
            outcome = end_of_turn(state, board)  # 11.0e: after both phases
            if outcome is not None:
                finish(state, outcome, out)
            else:
                state.stack[-1] = Course(ONE_HALF)
        return True


class FirstPlayerRoll(Frame[TankState], frozen=True, tag="first_player"):
    """11.1a One die: 1 to 3 the American plays first, 4 to 6 the German."""

    def decide(self, state: TankState) -> Decision:
        return Decision(CHANCES, CHANCE, (BEGINS[US], BEGINS[DE]), _FIRST, "11.1a", weights=(3, 3))

    def settle(self, state: TankState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Begins)
        state.first = outcome.side
        state.stack.pop()
        out.append(FirstPlayer(outcome.side, 1 + detail + 3 * outcome.side if detail >= 0 else 0))


def begin_phase(state: TankState, board: Board, side: int, out: Out) -> None:
    """Make a side active; the passive player draws its chit (6.0c), except in solitaire (6.1a)."""
    state.active = side  # 6.0b
    state.spent = 0
    out.append(PhaseBegan(side))
    state.stack.append(Phase())
    if not board.solitaire:  # 6.1a
        state.stack.append(Draw())


class Draw(Frame[TankState], frozen=True, tag="draw"):
    """6.0c The passive player draws one of the six chits and keeps it hidden; all six are in the cup (2.2c)."""

    def decide(self, state: TankState) -> Decision:
        values = board_of(state).tables.chits.values  # 2.2c: all six, whatever was drawn before
        kinds = sorted(set(values))
        return Decision(
            CHANCES,
            CHANCE,
            [CHIT[value] for value in kinds],
            _CHIT,
            "6.0c",
            weights=[values.count(value) for value in kinds],
            audience=1 << state.seat_of(1 - state.active),
        )

    def settle(self, state: TankState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Chit)
        state.chit = outcome.value
        state.stack.pop()
        passive = 1 - state.active
        out.append(ChitDrawn(passive, state.seat_of(passive), outcome.value))


class Phase(Frame[TankState], frozen=True, tag="phase"):
    """The active player picks one action after another, each finished before the next (7.0e).

    ``before`` is the AP spent when the running action began, -1 while none runs.
    """

    before: int = -1

    def advance(self, state: TankState, out: Out) -> bool:
        if self.before < 0:
            return False
        # 6.0e, 10.5b: free fire never ends the phase, nor can it come after the last AP
        paid = state.spent > self.before
        state.stack[-1] = Phase()
        if paid:
            after_ap(state, board_of(state), out)
        return True

    def decide(self, state: TankState) -> Decision:
        return Decision(ONE, state.seat_of(state.active), choices(state, board_of(state)), _PHASE, "7.0a")

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, EndPhase):  # 6.0g: the active player may stop early
            end_phase(state, out)
            return
        board = board_of(state)
        state.stack[-1] = Phase(state.spent)
        if isinstance(action, Move):
            state.spent += 1  # 7.0a
            activate(state, board, action.unit, out)
        elif isinstance(action, Fire):
            state.stack.append(Aiming(action.target))  # paid when the shot is made: it may be free (10.5a)
        elif isinstance(action, Enter):
            state.spent += 1  # 8.1a: each by its own AP
            state.stack.append(Moving(action.unit))  # 7.1i: alone, a leader too
        elif isinstance(action, Promote):
            state.spent += 1  # 7.0c
            promote(state, board, action.unit, out)


def choices(state: TankState, board: Board) -> list[Action]:
    """What the active player may do next: any kind of action, in any order, as often as units are left (7.0d)."""
    where, moved, fired, lights = state.where, state.moved, state.fired, board.lights
    own = board.units[state.active]  # 6.0b
    used = moved | fired & lights  # 6.0h, 7.1h: one move a phase; 2.1b, 10.1a: a light unit moves or fires
    found: list[Action] = [FIRE[target] for target in targets(state, board)]
    for unit in own:
        if where[unit] >= 0:
            if not used >> unit & 1:
                found.append(MOVE[unit])
        elif where[unit] == WAITING and can_enter(state, board, unit):
            found.append(ENTER[unit])
    if dead_leader(state, board, state.active) >= 0:
        found += [PROMOTE[unit] for unit in own if where[unit] >= 0 and board.becomes[unit]]  # 7.2b
    found.append(END_PHASE)  # 6.0g: at any time between two actions
    return found


def after_ap(state: TankState, board: Board, out: Out) -> None:
    """The action paid with an AP is resolved: does the phase end with it (6.0e)?"""
    if board.solitaire:  # 6.1b: a die after the second AP and after the third
        if state.spent == MOST_AP:
            end_phase(state, out)  # 6.1b: after the fourth AP the phase ends
        elif state.spent >= LEAST_AP:
            state.stack.append(Solitaire())
    elif state.spent >= LEAST_AP:  # 6.0d: below two everybody knows that the phase goes on
        if read_chit(state, out) == state.spent:
            end_phase(state, out)


def least_ap(state: TankState) -> int:
    """The AP that the phase is sure to have, as everybody knows: the one of the running action may be the last."""
    phase = next(frame for frame in state.stack if isinstance(frame, Phase))
    running = phase.before >= 0 and state.spent > phase.before
    return max(LEAST_AP, state.spent if running else state.spent + 1)


def read_chit(state: TankState, out: Out) -> int:
    """The value of the chit, which only the passive player knows (6.0c)."""
    return consult(state.chit, 1 << state.seat_of(1 - state.active), out)


def end_phase(state: TankState, out: Out) -> None:
    """6.0e The chit is revealed; 6.0f it goes back; 6.0h the flags are cleared."""
    if state.chit:
        out.append(ChitRevealed(1 - state.active, read_chit(state, out)))
    out.append(PhaseEnded(state.active, state.spent))
    state.chit = 0
    state.moved = state.fired = 0
    state.stack.pop()


class Solitaire(Frame[TankState], frozen=True, tag="solitaire"):
    """6.1b After the second AP 1-2 ends the phase, after the third 1-3; otherwise one more AP."""

    def decide(self, state: TankState) -> Decision:
        table = board_of(state).tables.solitaire
        ends = table.ends[str(state.spent)]
        return Decision(CHANCES, CHANCE, (ENDS, LASTS), _SOLITAIRE, "6.1b", weights=(ends, table.faces - ends))

    def settle(self, state: TankState, outcome: Action, detail: int, out: Out) -> None:
        ends = outcome == ENDS
        faces = board_of(state).tables.solitaire.ends[str(state.spent)]
        state.stack.pop()
        out.append(SolitaireRoll(0 if detail < 0 else 1 + detail + (0 if ends else faces), ends))
        if ends:
            end_phase(state, out)
