"""16.0 The options: supply for release and for points, the tournament with its bids, a game cut short."""

from random import Random
from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import BID_ALLIED, BID_GERMAN
from grognard.games.tigers.board import ALLIED, GERMAN, PLACES
from grognard.games.tigers.reinforcements import superior
from grognard.games.tigers.setup import bids, other_bids
from grognard.games.tigers.state import TigersState, board_of
from grognard.kernel import DRAW, LOSS, SEALED, WIN, Problem
from tests.tigers.position import asked, chances, cites, do, ended, legal, opening, position, question, told

ERRATA = {"errata_supply": "on"}
RING = "a-1-26@88 a-1-16@90 a-1-18@99 a-9i-47@100"  # round Trois Ponts (89)
WALLS = "a-1-26@63 a-1-16@64 a-1-18@65 a-9i-47@74 a-9i-39@76 a-9i-60@117"  # round Bastogne (75)


# --- errata_supply ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ERR-11.34", "11.3")
def test_superiority_without_supply_releases_nothing() -> None:
    for options, free in ((None, True), (ERRATA, False)):
        state = position(f"g-2-pz@89 g-2ss-pz@waiting {RING}", impulse="16-2", side="allied", options=options)
        assert superior(state, board_of(state), PLACES.index("89")) is free
        do(state, "end")
        assert bool(state.released) is free
    open_ = RING.replace("a-1-26@88", "")
    state = position(f"g-2-pz@89 g-2ss-pz@waiting {open_}", impulse="16-2", side="allied", options=ERRATA)
    do(state, "end")
    assert state.released == 1


@pytest.mark.rule("ERR-11.34")
def test_with_the_option_superiority_is_still_needed() -> None:
    state = position("g-614@89 a-7-b@89:d g-2ss-pz@waiting", impulse="16-2", side="allied", options=ERRATA)
    do(state, "end")
    assert state.released == 0


@pytest.mark.rule("ERR-11.34")
def test_one_unit_in_supply_is_enough() -> None:
    """Infantry over a damaged bridge; the armour beside it is cut off."""
    walls, place = "a-7-b@87 a-7-r@90 a-3-a@91 a-3-r@93", PLACES.index("86")
    state = position(f"g-2-pz@86 g-2-2@86 {walls}", damaged="85-86", options=ERRATA)
    assert superior(state, board_of(state), place)
    state = position(f"g-2-pz@86 {walls}", damaged="85-86", options=ERRATA)
    assert not superior(state, board_of(state), place)


@pytest.mark.rule("ERR-12.22", "12.24")
def test_on_every_turn_an_area_of_cut_off_germans_gives_no_points() -> None:
    for options, points in ((None, 2), (ERRATA, 1)):
        state = position(f"g-2-2@75 {WALLS}", impulse="17-3", side="allied", control="75+ 80+", options=options)
        do(state, "end")
        assert state.vp == points
    for units in (f"g-600@25 {WALLS}", f"g-2-2@75 {WALLS}".replace("a-9i-47@74", "")):
        state = position(units, impulse="17-3", side="allied", control="75+ 80+", options=ERRATA)
        do(state, "end")
        assert state.vp == 2


# --- tournament -------------------------------------------------------------------------------------------------------


def bidding() -> TigersState:
    return opening("fifth_panzer", tournament="on")


@pytest.mark.rule("OPT-WBC")
def test_both_seats_bid_in_secret_for_a_side() -> None:
    state = bidding()
    halves = [f"{half / 2:g}" for half in range(1, 31)]
    assert legal(state) == [f"bid_german {bid}" for bid in halves] + [f"bid_allied {bid}" for bid in halves]
    assert (halves[0], halves[-1], len(halves)) == ("0.5", "15", 30)
    assert bids(board_of(state)) == [*BID_GERMAN[1:31], *BID_ALLIED[1:31]]
    assert asked(state) == "german tigers-prompt-bid OPT-WBC"
    assert question(state) == "tigers-prompt-bid scope=-1"
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seats) == (SEALED, (0, 1))
    assert do(state, "bid_allied 2") == []
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seats) == (SEALED, (1,))
    assert asked(state) == "allied tigers-prompt-bid OPT-WBC"


@pytest.mark.rule("OPT-WBC")
@pytest.mark.parametrize(
    ("first", "second", "sides", "handicap"),
    [
        ("bid_german 5", "bid_allied 0.5", [GERMAN, ALLIED], 0),  # each has its own, for nothing
        ("bid_allied 0.5", "bid_german 15", [ALLIED, GERMAN], 0),
        ("bid_german 2", "bid_german 1.5", [GERMAN, ALLIED], -4),
        ("bid_german 1.5", "bid_german 2", [ALLIED, GERMAN], -4),
        ("bid_allied 15", "bid_allied 0.5", [ALLIED, GERMAN], 30),
        ("bid_allied 0.5", "bid_allied 1", [GERMAN, ALLIED], 2),
    ],
)
def test_the_higher_bid_has_the_side_and_the_other_side_the_points(
    first: str, second: str, sides: list[int], handicap: int
) -> None:
    state = bidding()
    events = do(state, first, second)
    assert (state.sides, state.handicap) == (sides, handicap)
    wanted = ",".join(line.split()[0].removeprefix("bid_") for line in (first, second))
    points = tuple(round(2 * float(line.split()[1])) for line in (first, second))
    assert told(events)[1:3] == [f"bids_shown sides={wanted} points={points}", "day_began day=16"]
    assert cites(events)[1] == "OPT-WBC"
    assert asked(state) == "german tigers-prompt-movement 8.2"
    now = GAME.decision(state)
    assert now is not None
    assert now.seat == sides.index(GERMAN)


@pytest.mark.rule("OPT-WBC")
@pytest.mark.parametrize(
    ("bid", "winner", "sides", "handicap"),
    [
        ("bid_german 3", "german", [GERMAN, ALLIED], -6),
        ("bid_german 3", "allied", [ALLIED, GERMAN], -6),
        ("bid_allied 0.5", "german", [ALLIED, GERMAN], 1),
        ("bid_allied 0.5", "allied", [GERMAN, ALLIED], 1),
    ],
)
def test_a_die_settles_equal_bids(bid: str, winner: str, sides: list[int], handicap: int) -> None:
    """The names of the outcomes are those of the seats."""
    state = bidding()
    do(state, bid, bid)
    assert asked(state) == "chance tigers-roll-bids OPT-WBC"
    assert chances(state) == {"wins german": 5, "wins allied": 5}
    events = do(state, f"wins {winner}")
    assert told(events)[0] == f"tie_broken seat={GAME.seats.index(winner)} die=0"
    assert cites(events)[0] == "OPT-WBC"
    assert (state.sides, state.handicap) == (sides, handicap)


@pytest.mark.rule("OPT-WBC")
@pytest.mark.parametrize(("seat", "detail", "die"), [(0, 0, 1), (0, 4, 5), (1, 0, 6), (1, 4, 10)])
def test_the_die_of_a_tie_shows_its_face(seat: int, detail: int, die: int) -> None:
    state = bidding()
    do(state, "bid_german 3", "bid_german 3")
    now = GAME.decision(state)
    assert now is not None
    events = GAME.resolve(state, now.actions[seat], detail)
    assert told(events)[0] == f"tie_broken seat={seat} die={die}"
    assert events[0].thrown() == (die,)


@pytest.mark.rule("OPT-WBC")
def test_a_bid_that_a_seat_may_not_know_is_any_bid() -> None:
    state = bidding()
    do(state, "bid_allied 2")
    listed = bids(board_of(state))
    guesses = set()
    for number in range(40):
        other = other_bids(state.copy(), 1, Random(number))
        assert [seat for seat, _ in other.answers] == [0]
        assert other.answers[0][1] in listed
        guesses.add(str(other.answers[0][1]))
    assert len(guesses) > 10
    assert other_bids(state.copy(), 0, Random(1)).answers == state.answers
    known = GAME.determinize(state, 0, Random(1))
    assert (known.answers, known.draws) == (state.answers, 0)
    assert known.key != state.key


def tournament(vp: int, handicap: int = 0, **more: Any) -> TigersState:
    options = {"tournament": "on"}
    state = position("g-26-39@25", scenario="fifth_panzer", impulse="22-1", vp=vp, options=options, **more)
    state.handicap = handicap
    do(state, "end")
    return state


@pytest.mark.rule("OPT-WBC", "SB-9")
@pytest.mark.parametrize(
    ("vp", "handicap", "total", "results"),
    [
        (11, 0, "11", (DRAW, DRAW)),
        (12, 0, "12", (WIN, LOSS)),
        (10, 0, "10", (LOSS, WIN)),
        (11, 1, "11.5", (WIN, LOSS)),
        (11, -1, "10.5", (LOSS, WIN)),
        (14, -6, "11", (DRAW, DRAW)),
        (8, 6, "11", (DRAW, DRAW)),
        (0, 22, "11", (DRAW, DRAW)),
    ],
)
def test_a_draw_is_exactly_11_points(vp: int, handicap: int, total: str, results: tuple[int, int]) -> None:
    state = tournament(vp, handicap)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.results == results
    winner = {DRAW: "nobody", WIN: "german", LOSS: "allied"}[results[0]]
    assert ended(state) == f"{winner} OPT-WBC tigers-over-tournament total={total} vp={vp} draw=11"
    assert state.vp == vp


@pytest.mark.rule("OPT-WBC")
def test_without_the_option_or_elsewhere_nobody_bids() -> None:
    assert asked(opening("fifth_panzer")) == "german tigers-prompt-movement 8.2"
    assert asked(opening("campaign", tournament="on")) == "german tigers-prompt-movement 8.2"
    state = position("g-26-39@25", scenario="fifth_panzer", impulse="22-1", vp=11)
    do(state, "end")
    assert ended(state).startswith("nobody SB-9 draw")


# --- max_turns --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cap", "impulse", "day"), [("1", "16-3", 16), ("2", "17-3", 17), ("6", "21-3", 21)])
def test_a_game_stops_after_so_many_days_as_a_draw(cap: str, impulse: str, day: int) -> None:
    options = {"max_turns": cap}
    state = position("g-600@25 a-1128@75", impulse=impulse, side="allied", options=options, control="80+", vp=50)
    events = do(state, "end")
    assert told(events)[0] == "scored points=1 vp=51"
    assert ended(state) == f"nobody tigers-over-cap day={day}"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule, outcome.level) == ((DRAW, DRAW), "", "")
    early = impulse.replace("-3", "-2")
    state = position("g-600@25 a-1128@75", impulse=early, side="allied", options=options)
    do(state, "end")
    assert ended(state) == ""
    state = position("g-600@25 a-1128@75", impulse=impulse, options=options)
    do(state, "end")
    assert ended(state) == ""


def test_the_scenario_ends_before_its_cap() -> None:
    for cap in ("7", "8"):
        state = position("g-600@25", impulse="22-1", side="allied", options={"max_turns": cap}, vp=26)
        do(state, "end")
        assert ended(state).startswith("nobody SD-4 draw")
    state = position("g-600@25", impulse="18-3", side="allied", options={"max_turns": "3"})
    do(state, "end")
    assert ended(state) == "nobody tigers-over-cap day=18"
    state = position("g-600@25", impulse="18-3", side="allied", scenario="three_days", options={"max_turns": "3"})
    do(state, "end")
    assert ended(state).startswith("german SC-5")
    state = position("g-600@25", impulse="17-3", side="allied", options={"max_turns": "3"})
    do(state, "end")
    assert ended(state) == ""


def test_options_are_checked() -> None:
    for name, value in (("max_turns", "0"), ("tournament", "yes"), ("errata_supply", "")):
        with pytest.raises(Problem, match="bad-option"):
            GAME.setup("campaign", {name: value})
    with pytest.raises(Problem, match="unknown-option"):
        GAME.setup("campaign", {"fog": "on"})
    with pytest.raises(Problem, match="unknown-scenario"):
        GAME.setup("bulge")


@pytest.mark.rule("OPT-WBC")
def test_what_is_told_of_the_bids() -> None:
    state = bidding()
    _, shown = do(state, "bid_german 3", "bid_german 3")
    asked_for = "first=@side-german second=@side-german one=3 two=3"
    assert str(shown.text()) == f"tigers-log-bids {asked_for}"
    tie = do(state, "wins allied")[0]
    assert str(tie.text()) == "tigers-log-tie seat=@side-allied die=0"
    assert tie.thrown() == ()
    state = bidding()
    _, shown, *_ = do(state, "bid_german 2.5", "bid_allied 0.5")
    assert str(shown.text()) == "tigers-log-bids first=@side-german second=@side-allied one=2.5 two=0.5"
