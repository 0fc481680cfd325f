"""Positions of drill that the tests start from. Red attacks unless a test says otherwise."""

from collections.abc import Callable
from typing import Any

from grognard.kernel import Event, Match
from tests.contract.drill import GAME
from tests.contract.drill.frames import March, Turn
from tests.contract.drill.state import NONE, DrillState

RED1, BLUE1, RED2, BLUE2 = range(4)


def new_match(scenario: str = "skirmish", secret: bytes = b"secret", **options: str) -> Match:
    return Match.new(GAME, scenario, options, secret=secret)


def drill(match: Match) -> DrillState:
    """The state, as what it is."""
    assert isinstance(match.state, DrillState)
    return match.state


def submit(match: Match, seat: int, *lines: str) -> list[Event]:
    """Actions in their text form, as one list."""
    return match.submit(seat, [GAME.grammar.parse(line) for line in lines])


def bid_done(scenario: str = "skirmish", secret: bytes = b"secret", **options: str) -> Match:
    """After the bids: blue1 is asked whether it scouts."""
    match = new_match(scenario, secret, **options)
    submit(match, RED1, "bid 1")
    submit(match, BLUE1, "bid 0")
    return match


def marching(scenario: str = "skirmish", secret: bytes = b"secret", **options: str) -> Match:
    """No card face down: red1 is asked for its march."""
    match = bid_done(scenario, secret, **options)
    submit(match, BLUE1, "wait")
    return match


def scouted(secret: bytes = b"secret") -> Match:
    """A card lies face down that blue1 has seen: red1 is asked for its march."""
    match = bid_done(secret=secret)
    submit(match, BLUE1, "peek")
    submit(match, BLUE1, "keep")
    return match


def find_match(make: Callable[[bytes], Match], wanted: Callable[[Match], bool]) -> Match:
    """The first match, over many secrets, whose dice fell as a test needs them."""
    matches = (make(b"secret %d" % number) for number in range(200))
    return next(match for match in matches if wanted(match))


def answer(match: Match) -> str:
    """Who is asked, and what about: ``red1 drill-ask-march``."""
    now = match.decision
    return f"{GAME.seats[now.seat]} {now.prompt.id}" if now is not None else "over"


def march_state(**fields: Any) -> DrillState:
    """A state in which red1 marches, with some fields as given."""
    state = GAME.setup("skirmish", {}, b"key")
    state.place[:6] = [0] * 6
    state.turn, state.bid = 1, 0
    state.stack = [Turn(2), March()]
    for name, value in fields.items():
        setattr(state, name, value)
    assert (state.top == NONE) == (state.peeker == -1)
    return state
