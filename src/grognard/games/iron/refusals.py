"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Callable, Iterator
from typing import Any

from grognard.games.iron import pointing_cards
from grognard.games.iron.actions import GRAMMAR
from grognard.games.iron.area import AreaAttack, Shelling
from grognard.games.iron.assault import Storming, Toll, Winning
from grognard.games.iron.attack import Aiming
from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, SIDE, UNITS, Board
from grognard.games.iron.command import Spending
from grognard.games.iron.damage import Losses
from grognard.games.iron.movement import Moving
from grognard.games.iron.op_fire import Reacting
from grognard.games.iron.pointing import Answer, Ask, listed, look_up, not_now, wrong_verb
from grognard.games.iron.pointing_fire import (
    aiming,
    area,
    losses,
    reacting,
    shelling,
    storm_support,
    toll,
    winning,
)
from grognard.games.iron.pointing_movement import moving
from grognard.games.iron.pointing_setup import (
    arriving,
    building,
    in_hand,
    naming,
    readying,
    settling,
    sheltering,
    transfer,
    transfers,
)
from grognard.games.iron.pointing_turn import activation, healing, turn, working
from grognard.games.iron.readying import Readying
from grognard.games.iron.reasons import no
from grognard.games.iron.reasons_cards import card_refusal
from grognard.games.iron.setup import Arriving, Building, InHand, Naming, Settling
from grognard.games.iron.specialised import Healing, Sheltering, Working
from grognard.games.iron.state import HEADQUARTERS, PLAY_AREA, IronState, board_of, place_of
from grognard.games.iron.transfers import Transfer, Transfers
from grognard.games.iron.turn import ActionTurn, Activation
from grognard.kernel import Intent, Problem, Refusal, engine

# Questions that several things at once can answer, or verbs that are not listed
COMPOSED: dict[type, Callable[[Ask, Any], Answer]] = {
    ActionTurn: turn, Activation: activation, Moving: moving, Aiming: aiming, Shelling: shelling, Reacting: reacting,
    Storming: storm_support, Arriving: arriving, InHand: in_hand, Transfers: transfers,
}  # fmt: skip
# Questions that one thing answers, or a word
SIMPLE: dict[type, Callable[[Ask, Any], Answer]] = {
    AreaAttack: area, Losses: losses, Toll: toll, Winning: winning, Healing: healing, Working: working,
    Sheltering: sheltering, Building: building, Settling: settling, Naming: naming, Readying: readying,
    Transfer: transfer, **pointing_cards.HANDLERS,
}  # fmt: skip
WORDY = (Losses, Building, Transfer, Settling, Spending)  # they tell words that are not listed apart
OF_A_UNIT = (Losses, Healing, Working, Sheltering, Settling)


def judge(state: IronState, seat: int, intent: Intent) -> Answer:
    """The actions that do what the deciding seat points at, or why it cannot be done."""
    now, frame = engine.decision(state), state.stack[-1]
    assert now is not None
    try:
        ask = look_up(state, board_of(state), seat, now, intent)
    except Problem as problem:
        return Refusal("", problem.text)
    if isinstance(ask, Refusal):
        return ask
    if not ask.things and (found := listed(ask)) is not None:
        return found
    if type(frame) in COMPOSED:
        return COMPOSED[type(frame)](ask, frame)
    return _simple(ask, frame)


def _simple(ask: Ask, frame: Any) -> Answer:
    subject = frame.giver if isinstance(frame, Transfer) else frame.unit if isinstance(frame, OF_A_UNIT) else -1
    if (found := listed(ask, subject)) is not None:
        return found
    if not isinstance(frame, WORDY) and (refusal := wrong_verb(ask)) is not None:
        return refusal
    others = len(ask.cards) + len(ask.decks) + sum(unit != subject for unit in ask.units) + (ask.place >= 0)
    if others > 1:
        return no(ask.now.rule, "one-thing")
    if type(frame) in SIMPLE:
        return SIMPLE[type(frame)](ask, frame)
    return card_refusal(ask) if ask.cards or ask.decks else not_now(ask)


# --- what a person might point at -------------------------------------------------------------------------------------

BARE = tuple(verb for verb, action in GRAMMAR.verbs.items() if not action.names)
WORDED = (
    "lose officer",
    "regular",
    "mg",
    "bid 1",
    "bid 99",
    "engineer",
    "shelter entrenchment",
    "razor_wire",
    "toward 1",
)
UNIT_VERBS = (
    "use", "place", "with", "ready", "from", "advance", "fire", "fire_move", "assault", "op_fire", "rest", "dig",
    "heal", "clear_mines", "lay_wire", "lay_mines", "blow", "board", "alight", "exit",
)  # fmt: skip
TARGET_VERBS = ("", "fire_move", "assault", "shell")
CARD_VERBS = ("play", "spend")
SPREAD, FAR, FEW = 8, 70, 12  # of all hexes, and of all other units, one in so many


def intents(state: IronState) -> Iterator[Intent]:
    """Bare answers; hexes; units alone, with a verb, with hexes near and far, with others; cards; decks; stacks."""
    board = board_of(state)
    yield from (Intent(verb=verb) for verb in (*BARE, *WORDED))
    yield from (Intent(place=HEXES[hex_]) for hex_ in range(board.count))
    yield from (Intent(place=HEXES[hex_], verb="to") for hex_ in range(0, board.count, SPREAD))
    yield from (Intent((name,)) for name in DECK_NAMES)
    for card, where in enumerate(state.card):
        if where in (HEADQUARTERS, PLAY_AREA) or card % SPREAD == 0:
            yield Intent((CARDS[card],))
            yield from (Intent((CARDS[card],), verb=verb) for verb in CARD_VERBS)
    there = [unit for unit in range(len(UNITS)) if state.where[unit] >= 0]
    for unit, name in enumerate(UNITS):
        yield Intent((name,))
        yield Intent(piece=name)
        here = place_of(state, unit)
        verbs = UNIT_VERBS if here >= 0 else UNIT_VERBS[:2]
        yield from (Intent((name,), verb=verb) for verb in verbs)
        yield from (Intent((name,), place=HEXES[hex_]) for hex_ in _near(board, unit, here))
        for number, other in enumerate(there[unit % FEW :: FEW]):
            yield Intent((name,), piece=UNITS[other], verb=TARGET_VERBS[number % len(TARGET_VERBS)])
            yield Intent((name, UNITS[(unit + 1) % len(UNITS)]), piece=UNITS[other])


def _near(board: Board, unit: int, here: int) -> list[int]:
    """The hexes next to a unit, some two away and a few far ones; for one beside the map some of its zone."""
    if here < 0:
        return sorted({*board.zone[SIDE[unit]][unit % FEW :: FEW], *range(unit, board.count, FAR)})
    second = sorted({far for near in board.near[here] for far in board.near[near]})
    return sorted({*board.near[here], *second[unit % 3 :: 3], *range(unit % FAR, board.count, FAR)})
