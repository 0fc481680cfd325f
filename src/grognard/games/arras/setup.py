"""12.0 Set-up by alternate groups; 14.1 bidding for sides; 14.2 the historical set-up."""

from random import Random

from grognard.games.arras.actions import BID, PLACE, WINS, Bid, Place, To, Wins
from grognard.games.arras.board import ALLIED, GERMAN, GROUPS, Board
from grognard.games.arras.events import BidsShown, GroupPlaced, TieBroken, prompt
from grognard.games.arras.lists import ways
from grognard.games.arras.schema import SIDES
from grognard.games.arras.state import UNPLACED, ArrasState, board_of, put
from grognard.kernel import CHANCE, CHANCES, ONE, SEALED, Action, Decision, Frame, Out, text
from grognard.toolbox.masks import bits

_TIE = text("arras-roll-bids")


# --- 14.1 bidding -----------------------------------------------------------------------------------------------------


class Bidding(Frame[ArrasState], frozen=True, tag="bidding"):
    """14.1.1 Both seats bid in secret; the higher bid plays the Allies and becomes their target."""

    tied: int = 0  # 14.1.2: equal bids, a die decides

    def decide(self, state: ArrasState) -> Decision:
        if self.tied:
            return Decision(CHANCES, CHANCE, WINS, _TIE, "14.1.2", weights=(3, 3))
        bids = board_of(state).tables.bids
        listed = BID[bids.least : bids.most + 1]
        answered = [seat for seat, _ in state.answers]
        hands = tuple((seat, listed) for seat in range(len(state.sides)) if seat not in answered)
        return Decision(SEALED, hands[0][0], listed, prompt("bid"), "14.1.1", hands=hands)

    def gather(self, state: ArrasState, answers: list[tuple[int, Action]], out: Out) -> None:
        bids = tuple(action.points for _, action in answers if isinstance(action, Bid))
        state.target = max(bids)
        if bids[0] == bids[1]:
            out.append(BidsShown(bids, -1, state.target))
            state.stack[-1] = Bidding(state.target)
            return
        seat = bids.index(state.target)
        out.append(BidsShown(bids, seat, state.target))
        self._settle(state, seat)

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Wins)
        out.append(TieBroken(outcome.seat, 1 + detail + 3 * outcome.seat if detail >= 0 else 0))
        self._settle(state, outcome.seat)

    def _settle(self, state: ArrasState, seat: int) -> None:
        state.sides = [ALLIED if other == seat else GERMAN for other in range(len(state.sides))]
        state.stack.pop()


def other_bids(state: ArrasState, seat: int, rng: Random) -> ArrasState:
    """The state with any bid in place of those that a seat may not know (14.1.1); it takes the state for itself."""
    bids = board_of(state).tables.bids
    state.answers = [
        (other, action if other == seat else BID[rng.randint(bids.least, bids.most)]) for other, action in state.answers
    ]
    return state


# --- 12.2 set-up ------------------------------------------------------------------------------------------------------


def put_group(state: ArrasState, board: Board, group: int, place: int, out: Out) -> None:
    """12.2-a A group goes whole into one place; all units start Fresh."""
    for unit in bits(board.groups[group]):
        put(state, board, unit, place)
    out.append(GroupPlaced(group, place))


def unplaced(state: ArrasState, board: Board, side: int) -> list[int]:
    """The groups that a side has still to place."""
    return [
        group
        for group, units in enumerate(board.groups)
        if units & board.mine[side] and state.where[units.bit_length() - 1] == UNPLACED
    ]


def legal_places(state: ArrasState, board: Board, group: int) -> int:
    """12.2.1, 12.2.2 The empty places where a group may be set up, within stacking (12.2-a)."""
    side = ALLIED if GROUPS[group].startswith(SIDES[ALLIED]) else GERMAN
    if group in board.fixed:
        return 1 << board.fixed[group]
    size = (board.groups[group] & ~board.leaders).bit_count()
    fixed = sum(1 << place for place in board.fixed.values())
    empty = board.setup_places[side] & ~state.held[side] & ~fixed  # 12.2-a: one group a place
    return sum(1 << place for place in bits(empty) if board.limit[place] >= size)


class SetUp(Frame[ArrasState], frozen=True, tag="set_up"):
    """12.2 The German player places a group, then the Allied one, by turns; who is done waits for the other."""

    side: int = GERMAN

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if board.row.placed:  # 14.2, 14.2.1, 14.2.2: every group has its place
            for group, place in board.fixed.items():
                put_group(state, board, group, place, out)
        if unplaced(state, board, self.side):
            return False
        if unplaced(state, board, 1 - self.side):
            state.stack[-1] = SetUp(1 - self.side)
        else:
            state.stack.pop()
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        groups = [PLACE[group] for group in unplaced(state, board, self.side)]
        return Decision(ONE, state.seat_of(self.side), groups, prompt("place"), "12.2")

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        assert isinstance(action, Place)
        state.stack[-1] = SetUp(1 - self.side)
        state.stack.append(Placing(self.side, action.group))


class Placing(Frame[ArrasState], frozen=True, tag="placing"):
    """A group in hand: an empty place of its side."""

    side: int
    group: int

    def decide(self, state: ArrasState) -> Decision:
        places = ways(legal_places(state, board_of(state), self.group))
        rule = "12.2.2" if self.side else "12.2.1"
        asked = prompt("place-group", group=GROUPS[self.group].partition("-")[2])
        return Decision(ONE, state.seat_of(self.side), places, asked, rule, self.group)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        state.stack.pop()
        put_group(state, board_of(state), self.group, action.place, out)


def suggested(state: ArrasState, seat: int) -> list[Action]:
    """A sound place for the group in hand, or for the next one: where the scenario has it, else any that is legal."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, SetUp | Placing) or state.sides[seat] != frame.side:
        return []
    board = board_of(state)
    found: list[Action] = []
    group = frame.group if isinstance(frame, Placing) else unplaced(state, board, frame.side)[0]
    if isinstance(frame, SetUp):
        found.append(PLACE[group])
    legal = legal_places(state, board, group)
    place = board.suggested.get(group, -1)
    if place < 0 or not legal >> place & 1:
        place = bits(legal)[0]
    return [*found, To(place)]
