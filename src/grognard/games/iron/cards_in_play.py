"""STRAT-03 The cards of the play area: whose they are, and what they do while they lie there."""

from functools import cache
from typing import TypeVar

from grognard.games.iron.board import SIDE, SQUAD, THIRD, Board
from grognard.games.iron.schema import ContactBonusStep, DriftBonusStep, FearlessStep, Step, VehiclesStep
from grognard.games.iron.state import OUT, PLAY_AREA, IronState, has_officer, seat_for

T = TypeVar("T", bound=Step)


@cache
def cards_with(board: Board, side: int, step: type[Step]) -> tuple[int, ...]:
    """Every card of a side that has such a step, wherever it is."""
    return tuple(
        card
        for card, row in enumerate(board.cards)
        if board.card_side[card] == side and any(type(one) is step for one in row.steps)
    )


def of_side(state: IronState, board: Board, side: int, step: type[Step]) -> list[int]:
    """The cards with such a step in the play area of a side; TEAM-08: what modifies later cards serves both members."""
    card = state.card
    return [one for one in cards_with(board, side, step) if card[one] == PLAY_AREA]


def in_play(state: IronState, board: Board, seat: int, step: type[Step]) -> list[int]:
    """The cards with such a step that a seat may use for its units (TIME-05).

    TEAM-07, TEAM-08: with teams those that it activated itself, and those that the scenario laid out for both.
    """
    return [one for one in of_side(state, board, state.sides[seat], step) if state.holder[one] in (-1, seat)]


def step_of(board: Board, card: int, step: type[T]) -> T:
    """The step of this class on a card."""
    return next(one for one in board.cards[card].steps if isinstance(one, step))


def discard(state: IronState, card: int) -> None:
    """STRAT-04 A card leaves the game."""
    state.card[card] = OUT
    state.mark[card] = -1


def in_force(state: IronState, card: int) -> bool:
    """STRAT-15 An effect bought in a command phase begins with the next round."""
    return state.stamp[card] < state.round


# --- what acts by itself ----------------------------------------------------------------------------------------------


def vehicle_mp(state: IronState, board: Board, unit: int) -> int:
    """The thirds of MP that the cards in force give a vehicle (Blitz) or cost it (Fuel Shortage)."""
    side, found = SIDE[unit], 0
    for card in in_play(state, board, seat_for(state, unit), VehiclesStep):
        step = step_of(board, card, VehiclesStep)
        if step.whose == "own" and in_force(state, card):
            found += THIRD * step.amount
    for card in of_side(state, board, 1 - side, VehiclesStep):
        step = step_of(board, card, VehiclesStep)
        if step.whose == "enemy" and in_force(state, card):
            found += THIRD * step.amount
    return found


def fearless(state: IronState, board: Board, unit: int) -> int:
    """The hits that a suppressive attack on a squad with an officer scores less."""
    if not SQUAD[unit]:
        return 0
    found = [card for card in in_play(state, board, seat_for(state, unit), FearlessStep) if in_force(state, card)]
    if not found or not has_officer(state, SIDE[unit], state.where[unit]):
        return 0
    return sum(step_of(board, card, FearlessStep).amount for card in found)


def contact_bonus(state: IronState, board: Board, card: int) -> int:
    """What is added to the contact die of a card; two copies add up."""
    steps = [
        step_of(board, one, ContactBonusStep) for one in of_side(state, board, board.card_side[card], ContactBonusStep)
    ]
    return sum(step.add for step in steps if board.card_type[card] in step.types)


def drift_bonus(state: IronState, board: Board, side: int) -> DriftBonusStep | None:
    """Forward Observer, where one is in play; copies do not add up."""
    found = of_side(state, board, side, DriftBonusStep)
    return step_of(board, found[0], DriftBonusStep) if found else None
