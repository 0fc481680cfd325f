"""Why a card is not played or spent now: chapters 5, 19."""

from grognard.games.iron.board import CARDS, DECK_NAMES, PLAYERS
from grognard.games.iron.cards import cannot_play
from grognard.games.iron.events import side_arg
from grognard.games.iron.pointing import Ask
from grognard.games.iron.reasons import no
from grognard.games.iron.schema import AgainStep, ContactStep, ExtraActionsStep
from grognard.games.iron.state import HEADQUARTERS, IN_DECK, OUT, PLAY_AREA
from grognard.kernel import Refusal


def card_arg(card: int) -> str:
    return CARDS.argument(card)


def card_refusal(ask: Ask) -> Refusal:
    """A card or a deck that the question is not about."""
    if not ask.cards:
        return no(ask.now.rule, "deck-later", deck=DECK_NAMES.argument(ask.decks[0]))
    if len(ask.cards) > 1:
        return no("STRAT-01", "one-card")
    card = ask.cards[0]
    if (refusal := absent(ask, card)) is not None:
        return refusal
    if ask.state.card[card] == PLAY_AREA:
        return no("TIME-05", "card-waits", card=card_arg(card))
    return no("STRAT-01", "card-later", card=card_arg(card), phase=ask.board.cards[card].phase)


def absent(ask: Ask, card: int) -> Refusal | None:
    """Why a card is not one that a side has face up."""
    state, names = ask.state, {"card": card_arg(card)}
    if ask.board.card_side[card] == 1 - ask.side:
        return no("ACT-14", "card-not-yours", side=side_arg(ask.side), **names)
    if state.card[card] == IN_DECK:
        return no("ACT-14", "card-in-deck", **names)
    return no("STRAT-04", "card-gone", **names) if state.card[card] == OUT else None


def no_play(ask: Ask, card: int, phase: str) -> Refusal:
    """Why a seat does not activate a card in a phase, or use it again."""
    state, board = ask.state, ask.board
    if (refusal := absent(ask, card)) is not None:
        return refusal
    if state.card[card] == PLAY_AREA:
        return _no_more(ask, card, phase)
    assert state.card[card] == HEADQUARTERS
    row, names = board.cards[card], {"card": card_arg(card)}
    rule = cannot_play(state, board, ask.seat, card, phase)
    if rule == "STRAT-18":
        return no(rule, "card-no-target", **names)
    if rule == "OPS-05":
        return no(rule, "card-fog", **names)
    if row.phase != phase:
        return no("STRAT-01", "card-later", phase=row.phase, **names)
    return no("STRAT-01", "card-cost", cost=row.cost, command=state.command[ask.side], **names)


def _no_more(ask: Ask, card: int, phase: str) -> Refusal:
    """A card that lies in the play area already (STRAT-03, STRAT-08)."""
    state, names = ask.state, {"card": card_arg(card)}
    steps = {type(step) for step in ask.board.cards[card].steps}
    if len(state.sides) > PLAYERS and state.holder[card] not in (-1, ask.seat):
        return no("TEAM-07", "card-partners", **names)
    if phase == "action" and steps & {ContactStep, AgainStep} and state.stamp[card] == state.round:
        return no("STRAT-08", "card-tried", **names)
    if phase == "action" and ExtraActionsStep in steps:
        return no("TIME-05", "card-turn-start", **names)
    return no("TIME-05", "card-waits", **names)
