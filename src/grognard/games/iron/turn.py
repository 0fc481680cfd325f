"""3 The sequence of play, 4 the action phase: rounds, action turns, the activation of a unit."""

from msgspec.structs import replace

from grognard.games.iron import cards
from grognard.games.iron.actions import (
    ADVANCE,
    ASSAULT,
    END_PHASE,
    FIRE,
    FIRE_MOVE,
    KEEP,
    OP_FIRE,
    PARTNER,
    PLAY,
    REPEAT,
    REST,
    RETRY,
    SPEND,
    USE,
    Advance,
    Assault,
    EndPhase,
    Fire,
    FireMove,
    OpFire,
    Partner,
    Play,
    Repeat,
    Rest,
    Retry,
    Spend,
    Use,
)
from grognard.games.iron.area import shell_hexes
from grognard.games.iron.attack import Aiming
from grognard.games.iron.board import PLAYERS, ROSTER, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, in_play, step_of
from grognard.games.iron.command import CommandPhase
from grognard.games.iron.events import Activated, ExtraActions, PhaseEnded, RoundBegan, TurnBegan, prompt, unit_prompt
from grognard.games.iron.firepower import CONCENTRATED, half, targets
from grognard.games.iron.loads import HEAVY
from grognard.games.iron.movement import ADVANCING, ASSAULTING, FIRE_MOVING, FREE, movable, set_out
from grognard.games.iron.readying import may_ready
from grognard.games.iron.schema import ExtraActionsStep
from grognard.games.iron.setup import Setup
from grognard.games.iron.specialised import begin, special_actions
from grognard.games.iron.state import (
    ABOARD,
    FATIGUED,
    FRESH,
    IronState,
    board_of,
    division_of,
    in_order,
    seat_for,
    seats_of,
)
from grognard.games.iron.state import OP_FIRE as IN_OP_FIRE
from grognard.games.iron.status import StatusPhase
from grognard.kernel import NO_SCOPE, ONE, Action, Decision, Frame, Out

SETTING_UP, ACTING, COMMANDING, CLEARING = range(4)


class Course(Frame[IronState], frozen=True, tag="course"):
    """ROUND-01 Set-up, then round after round: action, command and status phase."""

    step: int = SETTING_UP

    def advance(self, state: IronState, out: Out) -> bool:
        if self.step == SETTING_UP:
            state.stack[-1] = Course(ACTING)
            state.stack.append(Setup())
        elif self.step == ACTING:
            out.append(RoundBegan(state.round))
            state.stack[-1] = Course(COMMANDING)
            state.stack.append(ActionPhase())
        elif self.step == COMMANDING:
            state.stack[-1] = Course(CLEARING)
            state.stack.append(CommandPhase())
        else:
            state.stack[-1] = Course(ACTING)
            state.stack.append(StatusPhase())
        return True


# --- 4 the action phase -----------------------------------------------------------------------------------------------


class ActionPhase(Frame[IronState], frozen=True, tag="action_phase"):
    """ACT-01, ACT-04 The sides alternate, the holder of the initiative first; TEAM-04 members one after the other."""

    order: tuple[int, ...] = ()  # the seats of those whose order is settled
    at: int = 0  # whose turn comes next

    def advance(self, state: IronState, out: Out) -> bool:
        seats = len(state.sides)
        if len(self.order) < seats:
            if seats > PLAYERS:
                return False  # TEAM-04: the seat of division 1 says who goes first
            state.stack[-1] = ActionPhase(in_order(state))
            return True
        for offset in range(seats):
            at = (self.at + offset) % seats
            seat = self.order[at]
            if not state.finished[seat]:
                state.stack[-1] = replace(self, at=at + 1)
                state.active = state.sides[seat]
                count = actions_of(state, seat)
                out.append(TurnBegan(seat, state.active, count))
                state.stack.append(ActionTurn(seat, count, fresh=True))
                return True
        state.finished = [0] * seats
        state.stack.pop()  # ACT-04
        return True

    def decide(self, state: IronState) -> Decision:
        side = in_order(state)[len(self.order) // PLAYERS]
        return Decision(ONE, state.seat_of(side), (KEEP, PARTNER), prompt("order"), "TEAM-04")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        side = in_order(state)[len(self.order) // PLAYERS]
        first, second = seats_of(state, side)
        pair = (second, first) if isinstance(action, Partner) else (first, second)
        state.stack[-1] = ActionPhase(self.order + pair)


def actions_of(state: IronState, seat: int) -> int:
    """ACT-01 The actions of a turn; TEAM-03 half of them for each member, rounded up."""
    count = board_of(state).actions[state.sides[seat]]
    return count if len(state.sides) == PLAYERS else half(count)


def fresh_units(state: IronState, seat: int) -> list[int]:
    """ACT-06 The units of a seat that may be activated, those aboard too (ACT-22)."""
    acts, where = state.acts, state.where
    units = [
        unit
        for unit in ROSTER[state.sides[seat]]
        if acts[unit] == FRESH and (where[unit] >= 0 or where[unit] == ABOARD)
    ]
    if len(state.sides) == PLAYERS:
        return units
    return [unit for unit in units if state.division[unit] == division_of(seat)]


class ActionTurn(Frame[IronState], frozen=True, tag="action_turn"):
    """ACT-01 to ACT-03 A seat takes its number of actions, or ends its action phase."""

    seat: int
    left: int
    fresh: bool = False  # no action was taken in it

    def deeds(self, state: IronState) -> list[Action]:
        """ACT-05, ACT-14, ACT-18 Every action that the seat can begin."""
        board, seat = board_of(state), self.seat
        found: list[Action] = [USE[unit] for unit in fresh_units(state, seat)]
        found += [PLAY[card] for card in cards.playable(state, board, seat, "action")]
        found += [RETRY[card] for card in cards.retries(state, board, seat)]
        found += [REPEAT[card] for card in cards.repeats(state, board, seat)]
        return found

    def advance(self, state: IronState, out: Out) -> bool:
        if not self.left:
            state.stack.pop()
        elif not fresh_units(state, self.seat) and not self.deeds(state):
            self._over(state, "ACT-03", out)
        else:
            return False
        return True

    def decide(self, state: IronState) -> Decision:
        found = self.deeds(state)
        if self.fresh:
            cards_ = in_play(state, board_of(state), self.seat, ExtraActionsStep)
            found += [SPEND[card] for card in cards_]
        found.append(END_PHASE)
        return Decision(ONE, self.seat, found, prompt("turn", left=self.left), "ACT-01", NO_SCOPE)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, EndPhase):
            self._over(state, "ACT-02", out)
            return
        if isinstance(action, Spend):
            count = step_of(board, action.card, ExtraActionsStep).count
            discard(state, action.card)
            out.append(ExtraActions(action.card, count))
            state.stack[-1] = ActionTurn(self.seat, self.left + count, fresh=True)
            return
        state.stack[-1] = ActionTurn(self.seat, self.left - 1)
        if isinstance(action, Use):
            state.stack.append(Activation(action.unit))
        elif isinstance(action, Play):
            cards.activate(state, board, self.seat, action.card, out)
        elif isinstance(action, Retry):
            cards.retry(state, board, self.seat, action.card, out)
        else:
            assert isinstance(action, Repeat)
            cards.repeat(state, board, self.seat, action.card, out)

    def _over(self, state: IronState, rule: str, out: Out) -> None:
        state.finished[self.seat] = 1  # TEAM-05: for this seat alone
        out.append(PhaseEnded(state.sides[self.seat], rule))
        state.stack.pop()


class Activation(Frame[IronState], frozen=True, tag="activation"):
    """ACT-05 What a fresh unit is activated for."""

    unit: int

    def decide(self, state: IronState) -> Decision:
        found = orders(state, board_of(state), self.unit)
        return Decision(ONE, seat_for(state, self.unit), found, unit_prompt("use", self.unit), "ACT-05", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        unit, board = self.unit, board_of(state)
        state.stack.pop()
        if isinstance(action, Advance):
            out.append(Activated(unit, "advance", "ACT-07"))
            set_out(state, board, unit, ADVANCING)
        elif isinstance(action, FireMove):
            out.append(Activated(unit, "fire_move", "ACT-10"))
            set_out(state, board, unit, FIRE_MOVING)
        elif isinstance(action, Assault):
            out.append(Activated(unit, "assault", "ACT-15"))
            set_out(state, board, unit, ASSAULTING)
        elif isinstance(action, Fire):
            out.append(Activated(unit, "fire", "ACT-08"))
            state.stack.append(Aiming(unit, CONCENTRATED))
        elif isinstance(action, OpFire):
            out.append(Activated(unit, "op_fire", "ACT-09"))
            state.acts[unit] = IN_OP_FIRE
        elif isinstance(action, Rest):
            out.append(Activated(unit, "rest", "ACT-17"))
            state.acts[unit] = FATIGUED
        else:
            begin(state, board, unit, action, out)


def orders(state: IronState, board: Board, unit: int) -> list[Action]:
    """ACT-07 to ACT-22 The actions that a fresh unit may be activated for; SPEC-03 those of any squad, and more."""
    found: list[Action] = []
    heavy = SQUAD[unit] and HEAVY[state.load[unit]]
    if movable(state, board, unit, ADVANCING):
        found.append(ADVANCE)
        if not heavy and board.armed[unit] and movable(state, board, unit, FIRE_MOVING):  # ACT-12
            found.append(FIRE_MOVE)
        if SQUAD[unit] and not heavy and movable(state, board, unit, ASSAULTING):  # ACT-15
            found.append(ASSAULT)
    if state.where[unit] >= 0:
        if targets(state, board, unit, CONCENTRATED) or shell_hexes(state, board, unit):
            found.append(FIRE)
        if may_ready(state, board, unit):
            found.append(OP_FIRE)
        found += special_actions(state, board, unit)
    found.append(REST)
    return found


def activate_for(
    state: IronState, board: Board, unit: int, action: str, out: Out, bonus: int = 0, no_op_fire: bool = False
) -> None:
    """A card activates a unit for a moving action (Surprise Assault)."""
    code = {"advance": ADVANCING, "fire_move": FIRE_MOVING, "assault": ASSAULTING}[action]
    out.append(Activated(unit, action, "STRAT-02"))
    set_out(state, board, unit, code, FREE if no_op_fire else 0, bonus)
