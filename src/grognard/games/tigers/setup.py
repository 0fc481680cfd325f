"""OPT-WBC The bids of a tournament game; 5.0 the set-up itself is printed on the counters."""

from random import Random

from grognard.games.tigers.actions import BID_ALLIED, BID_GERMAN, WINS, BidAllied, BidGerman, Wins
from grognard.games.tigers.board import ALLIED, GERMAN, Board
from grognard.games.tigers.events import BidsShown, TieBroken, prompt
from grognard.games.tigers.state import TigersState, board_of
from grognard.kernel import CHANCE, CHANCES, SEALED, Action, Decision, Frame, Out, text

_TIE = text("tigers-roll-bids")


def bids(board: Board) -> list[Action]:
    """What a seat may bid: a side, and half points from the least to the most."""
    table = board.tables.tournament
    least, most = round(2 * table.least), round(2 * table.most)
    return [*BID_GERMAN[least : most + 1], *BID_ALLIED[least : most + 1]]


class Bidding(Frame[TigersState], frozen=True, tag="bidding"):
    """OPT-WBC Both seats name in secret the side they want and what they would give for it.

    If they want different sides, each has its own and nothing is paid. Otherwise the higher bid has the side, and the
    other side gains the points; a die settles equal bids.
    """

    tied: int = 0
    side: int = -1  # that both want

    def decide(self, state: TigersState) -> Decision:
        if self.tied:
            return Decision(CHANCES, CHANCE, WINS, _TIE, "OPT-WBC", weights=(5, 5))
        listed = bids(board_of(state))
        answered = [seat for seat, _ in state.answers]
        hands = tuple((seat, listed) for seat in range(len(state.sides)) if seat not in answered)
        return Decision(SEALED, hands[0][0], listed, prompt("bid"), "OPT-WBC", hands=hands)

    def gather(self, state: TigersState, answers: list[tuple[int, Action]], out: Out) -> None:
        wanted = [GERMAN if isinstance(action, BidGerman) else ALLIED for _, action in answers]
        points = [action.points for _, action in answers if isinstance(action, BidGerman | BidAllied)]
        out.append(BidsShown(tuple(wanted), tuple(points)))
        if wanted[0] != wanted[1]:
            self._give(state, 0, wanted[0], 0)
        elif points[0] == points[1]:
            state.stack[-1] = Bidding(points[0], wanted[0])
        else:
            self._give(state, points.index(max(points)), wanted[0], max(points))

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Wins)
        out.append(TieBroken(outcome.seat, 1 + detail + 5 * outcome.seat if detail >= 0 else 0))
        self._give(state, outcome.seat, self.side, self.tied)

    def _give(self, state: TigersState, seat: int, side: int, points: int) -> None:
        """A seat has the side that it bid for; what it pays counts against that side."""
        state.sides = [side if other == seat else 1 - side for other in range(len(state.sides))]
        state.handicap = -points if side == GERMAN else points
        state.stack.pop()


def other_bids(state: TigersState, seat: int, rng: Random) -> TigersState:
    """The state with any bid in place of those that a seat may not know; it takes the state for itself."""
    listed = bids(board_of(state))
    state.answers = [(other, action if other == seat else rng.choice(listed)) for other, action in state.answers]
    return state
