"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Iterator

from grognard.games.iron.actions import GRAMMAR
from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, ROSTER, UNITS
from grognard.games.iron.pointing import Answer, fitting, look_up, not_now, only
from grognard.games.iron.state import HEADQUARTERS, PLAY_AREA, IronState, board_of, place_of
from grognard.kernel import Intent, Problem, Refusal, engine


def judge(state: IronState, seat: int, intent: Intent) -> Answer:
    """The actions that do what the deciding seat points at, or why it cannot be done."""
    now = engine.decision(state)
    assert now is not None
    try:
        ask = look_up(state, board_of(state), seat, now, intent)
    except Problem as problem:
        return Refusal("", problem.text)
    if isinstance(ask, Refusal):
        return ask
    return only(fitting(ask)) or not_now(ask)


# --- what a person might point at -------------------------------------------------------------------------------------

BARE = tuple(verb for verb, action in GRAMMAR.verbs.items() if not action.names)
UNIT_VERBS = ("use", "place", "target", "with", "fire", "fire_move", "assault", "op_fire", "rest", "board", "alight")
CARD_VERBS = ("play", "spend", "retry", "repeat")
SPREAD = 8  # of all hexes one in so many, for a verb or a unit that is far from it


def intents(state: IronState) -> Iterator[Intent]:
    """Bare answers; hexes; units alone, with a verb, with hexes near and far, with others; cards; decks; stacks."""
    board = board_of(state)
    yield from (Intent(verb=verb) for verb in BARE)
    yield from (Intent(place=HEXES[hex_]) for hex_ in range(board.count))
    yield from (Intent(place=HEXES[hex_], verb="to") for hex_ in range(0, board.count, SPREAD))
    yield from (Intent((name,)) for name in DECK_NAMES)
    for card, where in enumerate(state.card):
        if where in (HEADQUARTERS, PLAY_AREA) or card % SPREAD == 0:
            yield Intent((CARDS[card],))
            yield from (Intent((CARDS[card],), verb=verb) for verb in CARD_VERBS)
    for unit, name in enumerate(UNITS):
        yield Intent((name,))
        yield Intent(piece=name)
        yield from (Intent((name,), verb=verb) for verb in UNIT_VERBS)
        here = place_of(state, unit)
        near = (
            {*board.near[here], *range(unit % 60, board.count, 60)} if here >= 0 else range(unit % 30, board.count, 30)
        )
        yield from (Intent((name,), place=HEXES[hex_]) for hex_ in sorted(near))
        others = [other for roster in ROSTER for other in roster if state.where[other] >= 0]
        yield from (Intent((name,), piece=UNITS[other]) for other in others[unit % 4 :: 4])
