"""The steps of cards that act on cards and on command: counter-battery, draws, the pools."""

from grognard.games.iron.actions import DRAW, PICK, Draw, Pick
from grognard.games.iron.board import Board
from grognard.games.iron.card_play import SCOPE, Play
from grognard.games.iron.cards_in_play import discard
from grognard.games.iron.deck import Drawing, Looking, decks_left
from grognard.games.iron.events_cards import CardRemoved, CommandGained, PoolCut, card_prompt
from grognard.games.iron.schema import CommandStep, CounterBatteryStep, CutPoolStep, DrawStep, LookStep
from grognard.games.iron.state import HEADQUARTERS, PLAY_AREA, IronState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out


def batteries(state: IronState, board: Board, play: Play, step: CounterBatteryStep) -> list[Action]:
    """STRAT-05 The opponent's cards of a type, face up in his headquarters or in his play area."""
    enemy = 1 - state.sides[play.seat]
    return [
        PICK[card]
        for card, where in enumerate(state.card)
        if where in (HEADQUARTERS, PLAY_AREA) and board.card_side[card] == enemy and board.card_type[card] == step.type
    ]


def silence(state: IronState, board: Board, play: Play, step: CounterBatteryStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Pick)
    discard(state, action.card)
    out.append(CardRemoved(action.card))
    return play


def decks(state: IronState, board: Board, play: Play, step: LookStep) -> list[Action]:
    return [DRAW[deck] for deck in decks_left(state, board, state.sides[play.seat])]


def look(state: IronState, board: Board, play: Play, step: LookStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Draw)
    state.stack.append(Looking(play.seat, action.deck, step.cards, play.scope))
    return play


def draw(state: IronState, board: Board, play: Play, step: DrawStep, out: Out) -> Play:
    state.stack.append(ExtraDraws(play.card, play.seat, step.count))
    return play


class ExtraDraws(Frame[IronState], frozen=True, tag="extra_draws"):
    """Cards that a card lets a side draw, each from a deck of its choice; red crosses do nothing."""

    card: int
    seat: int
    count: int

    def decks(self, state: IronState) -> list[int]:
        return decks_left(state, board_of(state), state.sides[self.seat])

    def advance(self, state: IronState, out: Out) -> bool:
        if self.count and self.decks(state):
            return False
        state.stack.pop()  # STAT-03
        return True

    def decide(self, state: IronState) -> Decision:
        found = [DRAW[deck] for deck in self.decks(state)]
        return Decision(ONE, self.seat, found, card_prompt("card-draw", self.card), "STAT-01", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Draw)
        state.stack[-1] = ExtraDraws(self.card, self.seat, self.count - 1)
        state.stack.append(Drawing(state.sides[self.seat], action.deck))


def may_cut(state: IronState, board: Board, play: Play, step: CutPoolStep) -> bool:
    return state.pool[1 - state.sides[play.seat]] > 0


def cut_pool(state: IronState, board: Board, play: Play, step: CutPoolStep, out: Out) -> Play:
    """Command of the opponent's Initiative card goes back to the supply."""
    enemy = 1 - state.sides[play.seat]
    count = min(step.most, state.pool[enemy])
    state.pool[enemy] -= count
    out.append(PoolCut(enemy, count))
    return play


def gain(state: IronState, board: Board, play: Play, step: CommandStep, out: Out) -> Play:
    side = state.sides[play.seat]
    state.command[side] += step.amount
    out.append(CommandGained(side, step.amount))
    return play
