"""14.0 Optional rules: bidding for sides with sealed bids, and the historical set-up with its closed sectors."""

from random import Random

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.actions import WINS
from grognard.games.arras.board import GROUPS, PLACES, UNITS, board_for
from grognard.games.arras.state import ArrasState, board_of
from grognard.kernel import OBSERVER, SEALED, Refused
from grognard.toolbox.masks import bits
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    dusk,
    ended,
    group,
    holder,
    legal,
    position,
    seen,
    starts,
    told,
    worded,
)

ALLIED_SEAT, GERMAN_SEAT = 0, 1  # before the bids; they may change sides


def bidding() -> ArrasState:
    return GAME.setup("standard", {"bidding": "on"}, b"key")


def units_of(name: str) -> list[str]:
    board = board_for(GAME.book, "historical", GAME.settle_options({}))
    return [UNITS[unit] for unit in bits(board.groups[GROUPS.index(name)])]


# --- 14.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.0", "14.1", "14.2")
def test_every_rule_of_the_chapter_is_a_choice() -> None:
    first = {"standard": "german arras-prompt-place 12.2", "historical": "allied arras-prompt-phase 4.3"}
    for scenario, question in first.items():
        assert asked(GAME.setup(scenario, {}, b"key")) == question
        state = GAME.setup(scenario, {"bidding": "on"}, b"key")
        assert asked(state) == "allied arras-prompt-bid 14.1.1"
        do(state, "bid 9", "bid 3")
        assert asked(state) == question
    assert [(option.id, option.default) for option in GAME.options] == [
        ("bidding", "off"),
        ("balance_allied", "none"),
        ("balance_german", "none"),
        ("max_turns", "none"),
    ]


# --- 14.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "14.1.1", "11.3")
def test_s_2_the_higher_bid_plays_the_allies() -> None:
    """Lucien bids 5, Marcel bids 7: Marcel plays the Allies and needs 7."""
    state = bidding()
    assert do(state, "bid 5") == []
    events = do(state, "bid 7")
    assert told(events)[-1] == "bids_shown bids=(5, 7) seat=1 target=7"
    assert cites(events)[-1] == "14.1.1"
    assert str(events[-1].text()) == "arras-log-bids first=5 second=7 seat=@side-german target=7"
    assert (state.sides, state.target) == ([1, 0], 7)
    assert [GAME.view(state, seat).seat for seat in (0, 1)] == ["german", "allied"]
    assert GAME.view(state, 0).sides == ("german", "allied")
    now = GAME.decision(state)
    assert now is not None
    assert (now.seat, asked(state)) == (0, "german arras-prompt-place 12.2")
    do(state, "place german-A", "to 2")
    now = GAME.decision(state)
    assert now is not None
    assert (now.seat, asked(state)) == (1, "allied arras-prompt-place 12.2")


@pytest.mark.rule("14.1.1", "11.3")
@pytest.mark.parametrize(
    ("control", "winner"), [("11+ 12+ 16+ 18+ 17+ 15+", "german"), ("11+ 12+ 16+ 18+ 17+ 15+ 14+", "allied")]
)
def test_the_bid_is_the_number_to_reach(control: str, winner: str) -> None:
    """Six points and seven, in the game that was bid for with 7."""
    bid = bidding()
    do(bid, "bid 5", "bid 7")
    state = dusk("uk-4gh-1@25", turn=7, control=control, options={"bidding": "on"})
    state.target, state.sides = bid.target, bid.sides
    do(state, "pass")
    assert ended(state).startswith(f"{winner} 11.3")
    assert ended(state).endswith("target=7")
    assert GAME.evaluate(state, 1) == -GAME.evaluate(state, 0) == (1.0 if winner == "allied" else -1.0)


@pytest.mark.rule("14.1.1")
@pytest.mark.parametrize(
    ("first", "second", "sides", "target"), [(12, 3, [0, 1], 12), (1, 2, [1, 0], 2), (30, 29, [0, 1], 30)]
)
def test_whoever_bids_more_pays_it(first: int, second: int, sides: list[int], target: int) -> None:
    state = bidding()
    do(state, f"bid {first}", f"bid {second}")
    assert (state.sides, state.target) == (sides, target)


@pytest.mark.rule("14.1.1")
def test_bids_go_from_1_to_30() -> None:
    state = bidding()
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seats, now.rule) == (SEALED, (0, 1), "14.1.1")
    assert legal(state) == [f"bid {points}" for points in range(1, 31)]
    assert now.actions_of(0) == now.actions_of(1) == now.actions


@pytest.mark.rule("14.1.1")
def test_a_bid_is_secret_until_both_are_made() -> None:
    """Whoever bids second sees what they saw before; the state that they may know holds any bid."""
    state = bidding()
    before = [GAME.view(state, seat) for seat in (0, 1, OBSERVER)]
    do(state, "bid 17")
    assert [GAME.view(state, seat) for seat in (0, 1, OBSERVER)] == before
    now = GAME.decision(state)
    assert now is not None
    assert (now.seats, now.seat, len(now.actions_of(1)), now.actions_of(0)) == ((1,), 1, 30, ())
    guessed = {str(GAME.determinize(state, 1, Random(seed)).answers[0][1]) for seed in range(400)}
    assert guessed == {f"bid {points}" for points in range(1, 31)}
    known = {str(GAME.determinize(state, 0, Random(seed)).answers[0][1]) for seed in range(20)}
    assert known == {"bid 17"}
    assert [str(action) for _, action in state.answers] == ["bid 17"]


@pytest.mark.rule("14.1.1")
def test_either_seat_may_bid_first_and_nobody_twice() -> None:
    state = bidding()
    bid = GAME.grammar.parse("bid 8")
    assert GAME.apply(state, GERMAN_SEAT, bid) == []
    with pytest.raises(Refused):
        GAME.apply(state, GERMAN_SEAT, bid)
    events = GAME.apply(state, ALLIED_SEAT, GAME.grammar.parse("bid 4"))
    assert told(events)[-1] == "bids_shown bids=(4, 8) seat=1 target=8"
    assert state.sides == [1, 0]


@pytest.mark.rule("14.1.2")
@pytest.mark.parametrize(("side", "sides"), [("allied", [0, 1]), ("german", [1, 0])])
def test_equal_bids_are_settled_by_a_die(side: str, sides: list[int]) -> None:
    state = bidding()
    events = do(state, "bid 6", "bid 6")
    assert told(events)[-1] == "bids_shown bids=(6, 6) seat=-1 target=6"
    assert str(events[-1].text()) == "arras-log-bids first=6 second=6 seat=none target=6"
    assert asked(state) == "chance arras-roll-bids 14.1.2"
    now = GAME.decision(state)
    assert now is not None
    assert (legal(state), list(now.weights)) == (["wins allied", "wins german"], [3, 3])
    events = do(state, f"wins {side}")
    assert (told(events), cites(events)) == ([f"tie_broken seat={sides.index(0)} die=0"], ["14.1.2"])
    assert (state.sides, state.target) == (sides, 6)
    assert asked(state) == "german arras-prompt-place 12.2"


@pytest.mark.rule("14.1.2")
def test_the_die_between_equal_bids() -> None:
    """1 to 3 for the first seat, 4 to 6 for the second."""
    shown = []
    for seat in (0, 1):
        for way in range(3):
            state = bidding()
            do(state, "bid 6", "bid 6")
            event = GAME.resolve(state, WINS[seat], way)[0]
            shown.append((seat, *event.thrown()))
            assert str(event.text()) == f"arras-log-tie seat=@side-{GAME.seats[seat]} die={shown[-1][1]}"
    assert shown == [(0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (1, 6)]


# --- 14.2 -------------------------------------------------------------------------------------------------------------

ALLIED_GROUPS = {
    "A": "21", "B": "22", "C": "23", "D": "25", "E": "24", "F": "26", "G": "28", "H": "27", "I": "27", "J": "E",
}  # fmt: skip
GERMAN_GROUPS = {
    "A": "2", "B": "3", "C": "4", "D": "5", "E": "6", "F": "7", "G": "8", "H": "9", "I": "10", "J": "13", "K": "14",
    "L": "19", "M": "A",
}  # fmt: skip


@pytest.mark.rule("14.2", "14.2.1", "14.2.2")
def test_every_group_has_its_historical_place() -> None:
    state = GAME.setup("historical", {}, b"key")
    for side, groups in (("allied", ALLIED_GROUPS), ("german", GERMAN_GROUPS)):
        for letter, place in groups.items():
            assert {at(state, name) for name in units_of(f"{side}-{letter}")} == {place}
    assert len(GAME.view(state, 0).pieces) == 85
    assert state.spent == 0
    assert (state.turn, asked(state)) == (1, "allied arras-prompt-phase 4.3")
    assert GAME.scenarios["historical"].placed is False
    assert GAME.scenarios["standard"].placed is True


@pytest.mark.rule("14.2.3", "14.2.3a", "14.2.3b", "14.2.3c", "14.2.3-f")
def test_what_waits_and_what_is_closed() -> None:
    state = GAME.setup("historical", {}, b"key")
    frozen = [name for name in UNITS if at(state, name) not in ("aside",) and "frozen" in seen(state, name).marks]
    assert frozen == [name for key in ("allied-A", "allied-J", "german-L", "german-M") for name in units_of(key)]
    assert [PLACES[place] for place in bits(state.closed)] == ["19", "21"]
    shut = [marker.place for marker in GAME.view(state, 0).markers if marker.id == "closed"]
    assert shut == ["19", "21"]


# --- 14.2.3 the releases ----------------------------------------------------------------------------------------------


def morning(turn: int, units: str, **more: object) -> ArrasState:
    """The first question of a turn of the historical game, with these units."""
    control = f"11+ 5+ {more.pop('control', '')}"
    state = dusk(units, turn=turn - 1, scenario="historical", control=control, **more)
    do(state, "pass")
    if asked(state).endswith("13.5"):
        do(state, "die 6")
    return state


GUARDED = f"{group('allied', 'A', '21')} uk-8dli-1@22 uk-6dli-1@23 uk-4ey-1@20 de-1-6rr@9"
GROUP_A = " ".join(units_of("allied-A"))
STEEL = f"{group('german', 'L', '19')} uk-8dli-1@22 uk-4ey-1@20 uk-2cam-a@18 uk-4gh-1@25 de-ss-1-3@17"
GROUP_L = " ".join(units_of("german-L"))


@pytest.mark.rule("14.2.3a", "13.1")
def test_nobody_enters_21_and_group_a_does_not_leave_it() -> None:
    state = position(GUARDED, scenario="historical", frozen=GROUP_A, closed="21", pending="french")
    assert starts(state, "move") == ["uk-4ey-1", "uk-8dli-1", "uk-6dli-1"]
    for unit, ways in (("uk-8dli-1", "18 19 23"), ("uk-6dli-1", "11 22 24 25 E"), ("uk-4ey-1", "19 D")):
        other = state.copy()
        do(other, f"move {unit}")
        assert starts(other, "to") == ways.split()


@pytest.mark.rule("14.2.3a", "13.1", "14.2.3")
@pytest.mark.parametrize("face", [3, 4])
def test_group_a_is_released_by_its_die(face: int) -> None:
    state = morning(2, GUARDED, frozen=GROUP_A, closed="21", pending="french")
    assert asked(state) == "chance arras-roll-release-french 13.1"
    events = do(state, f"die {face}", "stand")
    assert ("released release=french" in told(events)) is (face >= 4)
    assert asked(state) == "allied arras-prompt-phase 4.3"  # nobody arrives: they are on the map
    assert ("move fr-3dlm" in legal(state)) is (face >= 4)
    assert {at(state, name) for name in GROUP_A.split()} == {"21"}
    do(state, "move uk-6dli-1")
    assert ("21" in starts(state, "to")) is (face >= 4)


@pytest.mark.rule("14.2.3a", "13.1")
def test_group_a_is_released_by_itself_on_turn_3() -> None:
    state = morning(3, GUARDED, frozen=GROUP_A, closed="21", pending="french")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    do(state, "margin 6", "stand")
    assert set(GROUP_A.split()) <= set(starts(state, "move"))
    assert state.closed == state.frozen == state.pending == 0


@pytest.mark.rule("14.2.3b", "13.2")
def test_nobody_enters_19_and_group_l_does_not_leave_it() -> None:
    state = position(STEEL, scenario="historical", frozen=GROUP_L, closed="19", pending="panzers", control="19-")
    for unit, ways in (("uk-8dli-1", "18 21 23"), ("uk-2cam-a", "11 16 17 22"), ("uk-4ey-1", "21 D")):
        other = state.copy()
        do(other, f"move {unit}")
        assert starts(other, "to") == ways.split()
    state = position(STEEL, side="german", scenario="historical", frozen=GROUP_L, closed="19", pending="panzers")
    assert starts(state, "move") == ["de-ss-1-3"]
    do(state, "move de-ss-1-3")
    assert starts(state, "to") == ["15", "16", "18"]


@pytest.mark.rule("14.2.3b", "13.2", "14.2.3")
@pytest.mark.parametrize(("face", "freed"), [(3, False), (4, True)])
def test_group_l_is_released_by_its_die(face: int, freed: bool) -> None:
    state = morning(4, STEEL, frozen=GROUP_L, closed="19", pending="panzers")
    assert asked(state) == "chance arras-roll-release-panzers 13.2"
    do(state, f"die {face}", "stand")
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, "die 1", "margin -6", "stand")
    assert starts(state, "move") == (["de-ss-1-3", *GROUP_L.split()] if freed else ["de-ss-1-3"])
    do(state, "move de-ss-1-3")
    assert ("19" in starts(state, "to")) is freed


@pytest.mark.rule("14.2.3b", "13.2")
def test_group_l_is_released_by_itself_on_turn_5() -> None:
    state = morning(5, STEEL, frozen=GROUP_L, closed="19", pending="panzers")
    assert asked(state) == "chance arras-roll-north 13.6"
    assert state.closed == state.frozen == state.pending == 0


@pytest.mark.rule("14.2.3a", "14.2.3b")
def test_each_release_opens_its_own_sector() -> None:
    units = f"{GUARDED} {group('german', 'L', '19')}"
    state = morning(3, units, frozen=f"{GROUP_A} {GROUP_L}", closed="19 21", pending="french panzers")
    assert [PLACES[place] for place in bits(state.closed)] == ["19"]
    assert state.frozen == sum(1 << UNITS.index(name) for name in GROUP_L.split())


@pytest.mark.rule("14.2.3c", "13.4")
@pytest.mark.parametrize(("turn", "face", "freed"), [(6, 4, False), (6, 5, True), (7, 3, False), (7, 4, True)])
def test_the_fifth_panzer_waits_as_ever(turn: int, face: int, freed: bool) -> None:
    fifth = units_of("german-M")
    units = f"{group('german', 'M', 'A')} uk-4gh-1@25 de-1-6rr@9"
    state = morning(turn, units, frozen=" ".join(fifth), pending="fifth")
    assert asked(state) == "chance arras-roll-release-fifth 13.4"
    do(state, f"die {face}", "stand", "die 1")
    assert (set(fifth) <= set(starts(state, "move"))) is freed


@pytest.mark.rule("14.2.3d", "13.5")
@pytest.mark.parametrize(("face", "lasts"), [(4, False), (5, True)])
def test_gort_decides_as_ever(face: int, lasts: bool) -> None:
    state = dusk("uk-4gh-1@25 de-1-6rr@9", turn=4, scenario="historical", control="11+ 5+")
    do(state, "pass")
    assert asked(state) == "chance arras-roll-gort 13.5"
    do(state, f"die {face}")
    assert (ended(state) == "") is lasts


@pytest.mark.rule("14.2.3e", "13.6")
@pytest.mark.parametrize(("face", "north"), [(5, 0), (6, 1)])
def test_rommel_turns_north_as_ever(face: int, north: int) -> None:
    state = morning(4, "uk-4gh-1@25 de-1-6rr@9")
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, f"die {face}")
    assert state.north == north


# --- 14.2.3-f ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2.3-f", "6.6.2")
@pytest.mark.parametrize("closed", ["21", ""])
def test_nobody_retreats_into_a_closed_sector(closed: str) -> None:
    """From 22 a defender could go to 21 or 23: both are Free and border one German place."""
    units = "uk-8dli-1@22 de-1-25pz@18 uk-4gh-1@25"
    state = position(units, scenario="historical", side="german", north=True, closed=closed, used=NOBODY)
    do(state, "move de-1-25pz", "to 22", "assault 22", "point de-1-25pz", "dice 11 66")
    assert asked(state) == "allied arras-prompt-withdraw 6.6.3"
    do(state, "withdraw uk-8dli-1")
    if closed:
        assert at(state, "uk-8dli-1") == "23*"
    else:
        assert (at(state, "uk-8dli-1"), starts(state, "to")) == ("22", ["21", "23"])


@pytest.mark.rule("14.2.3-f", "7.1")
@pytest.mark.parametrize("closed", ["19", ""])
def test_a_closed_sector_is_not_bombarded(closed: str) -> None:
    units = f"uk-365-92ra@E {group('german', 'L', '19')} de-1-6rr@3"
    state = position(units, scenario="historical", closed=closed, frozen=GROUP_L if closed else "")
    do(state, "bombard uk-365-92ra")
    assert starts(state, "target") == (["3"] if closed else ["3", "19"])
    units = f"de-1-78art@4 {group('allied', 'A', '20')} uk-4gh-1@25"
    state = position(units, side="german", scenario="historical", closed="20" if closed else "")
    do(state, "bombard de-1-78art")
    assert starts(state, "target") == (["25"] if closed else ["20", "25"])


@pytest.mark.rule("14.2.3-f", "5.2.1")
def test_a_closed_sector_is_not_assaulted() -> None:
    """Not from beside it, and not by tanks that overrun the sector before it."""
    units = f"uk-7rtr-a@22 uk-7rtr-b@22 de-6at@18* {group('german', 'L', '19')}"
    state = position(units, scenario="historical", closed="19", frozen=GROUP_L, control="11+")
    do(state, "move uk-7rtr-a")
    assert starts(state, "to") == ["18", "21", "23"]


@pytest.mark.rule("14.2.3-f", "10.1")
@pytest.mark.parametrize("closed", ["21", ""])
def test_nobody_comes_back_into_a_closed_sector(closed: str) -> None:
    units = f"{group('allied', 'A', '21')} uk-4gh-1@25 uk-6dli-1@dead uk-2cam-a@dead de-1-6rr@9"
    state = dusk(units, scenario="historical", closed=closed, control="11+")
    do(state, "pass", "return uk-6dli-1", "pay uk-2cam-a")
    assert starts(state, "to") == (["25"] if closed else ["21", "25"])


RESERVES = units_of("allied-J")
LENS = f"{group('allied', 'J', 'E')} uk-6dli-1@23 de-1-6rr@9 de-6at@11"


@pytest.mark.rule("14.2.3-f", "13.3")
def test_group_j_waits_in_zone_e() -> None:
    """It neither moves nor bombards nor supports; zone E itself is open."""
    state = position(LENS, scenario="historical", frozen=" ".join(RESERVES), pending="reserves", used=NOBODY)
    assert legal(state) == ["move uk-6dli-1", "pass"]
    do(state, "move uk-6dli-1")
    assert "E" in starts(state, "to")
    for frozen, offered in ((" ".join(RESERVES), []), ("", ["uk-365-92ra", "uk-368-92ra"])):
        state = position(f"{LENS} uk-4rtr-a@25", scenario="historical", frozen=frozen, used=NOBODY, control="25+")
        do(state, "move uk-4rtr-a", "to 11", "assault 11", "point uk-4rtr-a")
        assert starts(state, "guns") == offered


@pytest.mark.rule("14.2.3-f", "13.3", "13.0")
@pytest.mark.parametrize(("place", "freed"), [("4", True), ("5", False)])
def test_group_j_is_released_where_it_stands(place: str, freed: bool) -> None:
    state = morning(2, f"{LENS} uk-4rtr-a@{place}", frozen=" ".join(RESERVES), pending="reserves", control="11-")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert (set(RESERVES) <= set(starts(state, "move"))) is freed
    assert starts(state, "bombard") == (["uk-365-92ra", "uk-368-92ra"] if freed else [])
    assert {at(state, name) for name in RESERVES} == {"E"}
    assert holder(state, "E") == "allied"


@pytest.mark.rule("14.2", "12.1")
def test_the_historical_game_begins_like_the_other() -> None:
    state = GAME.setup("historical", {}, b"key")
    board = board_of(state)
    assert (state.advantage, state.target, state.vp, state.air) == (0, 10, 0, [2, 0])
    assert (board.scenario, board.row.turns, board.bidding, board.cap) == ("historical", 7, False, 0)
    assert worded(state) == "arras-prompt-phase side=@side-allied"
