"""5 The command phase: control, income, spending, initiative."""

from grognard.games.iron.actions import ACCEPT, BID, DONE, PLAY, REFUSE, Accept, Bid, Done, Play
from grognard.games.iron.board import CARDS, DE, GONE, US, Board
from grognard.games.iron.cards import activate, playable
from grognard.games.iron.cards_in_play import of_side, step_of
from grognard.games.iron.events_phases import (
    Captured,
    CommandBegan,
    Declined,
    Income,
    Initiative,
    PoolFed,
    PoolRaised,
    prompt,
    side_arg,
)
from grognard.games.iron.schema import PoolEachRoundStep
from grognard.games.iron.state import IronState, board_of, held_by, in_order, seats_of
from grognard.games.iron.victory import held, score, sudden
from grognard.kernel import ONE, Action, Decision, Frame, Out

SEIZE = "seize_the_initiative"

# The steps of the phase
CONTROL, INCOME, POOLS, FIRST, SECOND, INITIATIVE = range(6)


class CommandPhase(Frame[IronState], frozen=True, tag="command_phase"):
    """ROUND-02 The steps of the phase, in order."""

    step: int = CONTROL

    def advance(self, state: IronState, out: Out) -> bool:
        board, step = board_of(state), self.step
        state.stack[-1] = CommandPhase(step + 1)
        if step == CONTROL:
            out.append(CommandBegan(state.round))
            take_control(state, board, out)
            sudden(state, board, out)
        elif step == INCOME:
            earn(state, board, out)
        elif step == POOLS:
            feed_pools(state, board, out)
        elif step in (FIRST, SECOND):
            state.stack.append(Spending(in_order(state)[step - FIRST]))  # CMD-07
        else:
            state.stack.pop()
            pass_initiative(state, board, out)
        return True


def take_control(state: IronState, board: Board, out: Out) -> None:
    """CMD-01, CMD-02 Units take the objectives that they stand on, and keep them when they leave.

    CMD-03 Those aboard stand nowhere. S5-3 what was blown up is nobody's any more.
    """
    for side in (US, DE):
        standing = held_by(state, side)
        taken = [
            index
            for index, hex_ in enumerate(board.objective_hex)
            if standing >> hex_ & 1 and state.control[index] not in (side, GONE)
        ]
        for index in taken:
            state.control[index] = side
        out += [Captured(side, hex_) for hex_ in dict.fromkeys(board.objective_hex[index] for index in taken)]


def income(state: IronState, board: Board, side: int) -> int:
    """CMD-04, CMD-05 The command of the own and the neutral objectives that a side controls."""
    return sum(
        value
        for value, owner, controller in zip(board.objective_value, board.objective_owner, state.control, strict=True)
        if controller == side and owner in (side, -1)
    )


def earn(state: IronState, board: Board, out: Out) -> None:
    """CMD-05 Command, then CMD-06 victory points."""
    for side in in_order(state):
        gained = income(state, board, side)
        if gained:
            state.command[side] += gained
            out.append(Income(side, gained, state.command[side]))
    if board.row.victory.kind == "each_round":
        for side in in_order(state):
            score(state, side, sum(board.objective_vp[index] for index in held(state, board, side)), "CMD-06", out)


def feed_pools(state: IronState, board: Board, out: Out) -> None:
    """STRAT-03 Before anybody spends, cards bought in earlier rounds add to the pool of their side."""
    for side in in_order(state):
        for card in of_side(state, board, side, PoolEachRoundStep):
            amount = step_of(board, card, PoolEachRoundStep).amount
            state.pool[side] += amount
            out.append(PoolFed(side, card, amount, state.pool[side]))


def pass_initiative(state: IronState, board: Board, out: Out) -> None:
    """CMD-10 The larger pool takes the initiative; on a tie, even of 0 (CMD-11), it changes hands."""
    us, de = (
        state.pool[side] + (board.value(SEIZE, "pool") if SEIZE in board.ops[side] else 0)  # OPS-05
        for side in (US, DE)
    )
    before = state.initiative
    state.initiative = 1 - before if us == de else US if us > de else DE
    out.append(Initiative(state.initiative, us, de, state.initiative != before))


# --- step 3: spending -------------------------------------------------------------------------------------------------


class Spending(Frame[IronState], frozen=True, tag="spending"):
    """CMD-07 A side spends what it wants: cards (CMD-08), the initiative pool (CMD-09).

    TEAM-06, TEAM-07 In a team each member in turn proposes what he would buy, and the partner agrees or not.
    """

    side: int
    member: int = 0

    def choices(self, state: IronState) -> list[Action]:
        seat = seats_of(state, self.side)[self.member]
        found: list[Action] = [PLAY[card] for card in playable(state, board_of(state), seat, "command")]
        return found + BID[1 : state.command[self.side] + 1]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.choices(state):
            return False
        self._next(state)
        return True

    def _next(self, state: IronState) -> None:
        if self.member + 1 < len(seats_of(state, self.side)):
            state.stack[-1] = Spending(self.side, self.member + 1)
        else:
            state.stack.pop()

    def decide(self, state: IronState) -> Decision:
        seat = seats_of(state, self.side)[self.member]
        asked = prompt("command", side=side_arg(self.side), command=state.command[self.side])
        return Decision(ONE, seat, [*self.choices(state), DONE], asked, "CMD-07")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Done):
            self._next(state)
            return
        assert isinstance(action, (Play, Bid))
        card, count = (action.card, 0) if isinstance(action, Play) else (-1, action.count)
        seats = seats_of(state, self.side)
        if len(seats) == 1:
            buy(state, seats[0], card, count, out)
        else:
            state.stack.append(Proposal(seats[self.member], seats[1 - self.member], card, count))


def buy(state: IronState, seat: int, card: int, count: int, out: Out) -> None:
    """CMD-08 Activate a card, or CMD-09 move command to the pool, whence it never comes back."""
    side = state.sides[seat]
    if card >= 0:
        activate(state, board_of(state), seat, card, out)
        return
    state.command[side] -= count
    state.pool[side] += count
    out.append(PoolRaised(side, count, state.pool[side]))


class Proposal(Frame[IronState], frozen=True, tag="proposal"):
    """TEAM-06 The partner agrees to a purchase, or the team spends no more in this phase."""

    seat: int
    partner: int
    card: int  # -1 for a bid
    count: int

    def decide(self, state: IronState) -> Decision:
        if self.card >= 0:
            asked = prompt("agree-card", card=CARDS.argument(self.card))
        else:
            asked = prompt("agree-bid", count=self.count)
        return Decision(ONE, self.partner, (ACCEPT, REFUSE), asked, "TEAM-06")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Accept):
            buy(state, self.seat, self.card, self.count, out)
        else:
            state.stack.pop()  # the team's spending
            out.append(Declined(state.sides[self.seat], "TEAM-06"))
