"""15.0 The five balance options: fewer or more air markers, the reserves at eight points, a battery more."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import BOOK, Board, board_for
from grognard.games.arras.state import ArrasState
from tests.arras.position import asked, at, do, dusk, legal, position, told

RESERVES = ["uk-365-92ra", "uk-368-92ra", "uk-9dli-1", "uk-9dli-2", "uk-9dli-3", "uk-9dli-4"]
SEVEN = "11+ 12+ 16+ 18+ 17+ 15+ 14+"
AIR = [
    pytest.param({}, [2] * 7, [0, 0, 1, 2, 2, 3, 4], id="none", marks=pytest.mark.rule("8.3.2", "8.3.3")),
    pytest.param({"balance_allied": "air"}, [2] * 7, [0, 0, 0, 1, 1, 2, 3], id="air", marks=pytest.mark.rule("15.1")),
    pytest.param(
        {"balance_german": "air_minus"}, [1] * 7, [0, 0, 1, 2, 2, 3, 4], id="air_minus", marks=pytest.mark.rule("15.2")
    ),
    pytest.param(
        {"balance_german": "air_plus"}, [2] * 7, [1, 1, 2, 3, 3, 4, 5], id="air_plus", marks=pytest.mark.rule("15.2")
    ),
    pytest.param(
        {"balance_allied": "air", "balance_german": "air_minus"}, [1] * 7, [0, 0, 0, 1, 1, 2, 3],
        id="both", marks=pytest.mark.rule("15.1", "15.2"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("options", "allied", "german"), AIR)
def test_the_air_markers_of_each_turn(options: dict[str, str], allied: list[int], german: list[int]) -> None:
    board = Board("made anew", BOOK, "standard", GAME.settle_options(options))
    assert board.air == [list(markers) for markers in zip(allied, german, strict=True)]
    for turn in (2, 6, 7):
        state = dusk("uk-4gh-1@25 de-1-6rr@9", turn=turn - 1, control="11+ 5+", north=True, options=options)
        events = do(state, "pass")
        if turn > 2:
            events = do(state, "die 6")
        assert f"air_taken allied={allied[turn - 1]} german={german[turn - 1]}" in told(events)
        assert state.air == [allied[turn - 1], german[turn - 1]]


# --- 15.1 the reserves ------------------------------------------------------------------------------------------------


def scored(control: str, option: str, turn: int = 2) -> ArrasState:
    """The turn after one that ended with these places, the reserves still to come."""
    units = " ".join(["uk-4gh-1@25 de-1-6rr@9", *(f"{name}@waiting" for name in RESERVES)])
    options = {"balance_allied": option}
    state = dusk(units, turn=turn - 1, control=control, pending="reserves", options=options)
    do(state, "pass")
    return state


@pytest.mark.rule("15.1", "13.3")
@pytest.mark.parametrize(
    ("control", "option", "freed"),
    [
        (SEVEN, "reserve", False),
        (SEVEN + " 13+", "reserve", True),
        (SEVEN + " 13+ 10+", "reserve", True),
        (SEVEN + " 13+", "none", False),
        (SEVEN + " 13+", "air", False),
    ],
)
def test_eight_points_release_the_reserves(control: str, option: str, freed: bool) -> None:
    """Seven do not; nor do eight without the option."""
    state = scored(control, option)
    assert state.turn == 2
    if freed:
        assert asked(state) == "allied arras-prompt-arrive 13.3"
        assert legal(state) == [*(f"enter {name}" for name in RESERVES), "wait"]
    else:
        assert asked(state) == "allied arras-prompt-phase 4.3"
        assert state.pending


@pytest.mark.rule("15.1", "13.3")
def test_the_points_count_in_the_end_phase_alone() -> None:
    """R34: eight places in the middle of a turn release nobody before the next one begins; then it is for good."""
    units = " ".join(["uk-4gh-1@25 uk-8dli-1@12 de-1-6rr@10", *(f"{name}@waiting" for name in RESERVES)])
    options = {"balance_allied": "reserve"}
    state = position(units, control=SEVEN, pending="reserves", options=options, vp=0)
    do(state, "move uk-8dli-1", "to 13", "stop")
    assert state.pending
    do(state, "pass", "pass", "close")
    assert asked(state) == "allied arras-prompt-arrive 13.3"
    do(state, "wait")
    state.control &= ~(1 << 13)  # 14 is lost again
    do(state, "pass", "pass", "close")
    assert (state.turn, state.vp) == (3, 7)
    assert asked(state) == "allied arras-prompt-arrive 13.3"


@pytest.mark.rule("15.1", "13.3")
def test_a_british_unit_in_a_ringed_sector_still_releases_them() -> None:
    units = " ".join(["uk-4rtr-a@2 de-1-6rr@9", *(f"{name}@waiting" for name in RESERVES)])
    state = dusk(units, control="11+", pending="reserves", options={"balance_allied": "reserve"})
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-arrive 13.3"


# --- 15.2 the battery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.2", "12.2")
@pytest.mark.parametrize(
    ("option", "place"), [("artillery", "3"), ("none", "aside"), ("air_plus", "aside"), ("air_minus", "aside")]
)
def test_the_battery_joins_group_b(option: str, place: str) -> None:
    state = GAME.setup("historical", {"balance_german": option, "max_turns": "15"}, b"key")
    assert at(state, "de-7-3-78art") == place
    assert len(GAME.view(state, 0).pieces) == (86 if option == "artillery" else 85)
    state = GAME.setup("standard", {"balance_german": option, "max_turns": "15"}, b"key")
    do(state, "place german-B", "to 4")
    assert at(state, "de-7-3-78art") == ("4" if option == "artillery" else "aside")
    assert at(state, "de-1-78art") == at(state, "de-2-78art") == "4"


@pytest.mark.rule("15.1", "15.2")
def test_one_choice_for_each_side() -> None:
    options = {option.id: option for option in GAME.options}
    assert options["balance_allied"].values == ("none", "air", "reserve")
    assert options["balance_german"].values == ("none", "air_minus", "artillery", "air_plus")
    plain = board_for(BOOK, "standard", GAME.settle_options({}))
    helped = Board("made anew", BOOK, "standard", GAME.settle_options({"balance_german": "artillery"}))
    assert helped.air == plain.air
    assert sum(map(int.bit_count, helped.groups)) == sum(map(int.bit_count, plain.groups)) + 1 == 86
