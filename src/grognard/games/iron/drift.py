"""DRIFT-01 to DRIFT-05 Where the shot of a card comes down."""

from msgspec import structs

from grognard.games.iron.actions import KEEP, SPEND, Spend
from grognard.games.iron.board import ROSTER, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, drift_bonus, of_side
from grognard.games.iron.dice import die, face_of
from grognard.games.iron.events_cards import CardRegistered, Drifted, Missed, OnTarget, card_prompt
from grognard.games.iron.loads import LOADS, OFFICER
from grognard.games.iron.schema import RegisteredStep
from grognard.games.iron.state import FATIGUED, IronState, board_of, held_by, seat_for, sees
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_BLACK = text("iron-roll-drift")
_RED = text("iron-roll-direction")
OFF_MAP = -1
REGISTERED_TYPE = "artillery"


def need_for(state: IronState, board: Board, seat: int, hex_: int) -> int:
    """DRIFT-01 The lowest black die that lands on target; TEAM-10: the partner's units give no sight."""
    side, table = state.sides[seat], board.tables.drift
    seen = sees(state, board, hex_)  # LOS-01: whoever sees it is seen from it
    # DMG-13, CONC-03: pinned, disrupted and concealed units spot too; those aboard are in no hex
    spotters = [
        unit
        for unit in ROSTER[side]
        if state.where[unit] >= 0
        and state.acts[unit] != FATIGUED
        and seen >> state.where[unit] & 1
        and seat_for(state, unit) == seat
    ]
    need = table.seen if spotters else table.none
    officer = any(SQUAD[unit] and LOADS[state.load[unit]][OFFICER] for unit in spotters)
    beside = held_by(state, side) & (board.next_to[hex_] | 1 << hex_)  # DRIFT-05: fatigued or not
    if officer or beside:
        need = table.enhanced
    bonus = drift_bonus(state, board, side)
    return max(bonus.least, need + bonus.add) if bonus and spotters else need


def moved(board: Board, hex_: int, direction: int, count: int) -> int:
    """DRIFT-04 So many hexes on in a straight line; OFF_MAP beyond the rim."""
    for _ in range(count):
        hex_ = board.around[hex_][direction]
        if hex_ < 0:
            return OFF_MAP
    return hex_


class Drift(Frame[IronState], frozen=True, tag="drift"):
    """DRIFT-02 The black die, and where it is too low the red one; then the card below is told the final hex."""

    card: int
    seat: int
    hex: int
    scope: int
    asked: bool = False
    black: int = 0

    def registered(self, state: IronState) -> list[int]:
        """Registered Fire: for artillery only; TEAM-08 it modifies the cards of either member."""
        board = board_of(state)
        if self.asked or board.card_type[self.card] != REGISTERED_TYPE:
            return []
        return of_side(state, board, state.sides[self.seat], RegisteredStep)

    def decide(self, state: IronState) -> Decision:
        cards = self.registered(state)
        if cards:
            asked = card_prompt("registered", self.card)
            return Decision(ONE, self.seat, [*(SPEND[card] for card in cards), KEEP], asked, "TIME-05", self.scope)
        if self.black:
            return die(_RED, "DRIFT-03", self.scope)
        return die(_BLACK, "DRIFT-02", self.scope, rest=True)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Spend):
            discard(state, action.card)
            out.append(CardRegistered(action.card, self.hex))
            self._land(state, self.hex)
        else:
            state.stack[-1] = structs.replace(self, asked=True)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        board, face = board_of(state), face_of(outcome)
        if self.black:  # DRIFT-03: 1 is north, then clockwise
            final = moved(board, self.hex, face - 1, self.black)
            out.append(Drifted(final, face))
            self._land(state, final)
            return
        need = need_for(state, board, self.seat, self.hex)
        if face >= need:
            out.append(OnTarget(self.hex, need, face))
            self._land(state, self.hex)
        else:
            out.append(Missed(need, face))
            state.stack[-1] = structs.replace(self, asked=True, black=face)

    def _land(self, state: IronState, hex_: int) -> None:
        state.stack.pop()
        state.stack[-1] = state.stack[-1].landed(hex_)
