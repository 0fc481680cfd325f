"""12.0 Victory: points of areas and of exit zones, who controls an area, the last count."""

from typing import Any

import pytest

from grognard.games.tigers.board import BOOK, PLACES, UNITS
from grognard.games.tigers.state import TigersState, board_of, has, put
from grognard.games.tigers.turn import POINTS
from grognard.games.tigers.victory import area_points, exit_points, level_of, supplied_sp, total_lines
from tests.tigers.position import (
    asked,
    at,
    cites,
    controller,
    do,
    ended,
    go,
    legal,
    opening,
    position,
    resume,
    told,
)

WORTH = {"1": 1, "5": 1, "75": 1, "80": 1, "86": 1, "91": 1, "94": 1, "95": 2, "109": 1, "115": 1, "121": 1}
TIMES = {"D": 1, "E": 2, "F": 3, "G": 3, "H": 3, "I": 3, "J": 2, "K": 1}
RING = "a-1-26@63 a-1-16@64 a-1-18@65 a-9i-47@74 a-9i-39@76 a-9i-60@117"  # round Bastogne (75)


def evening(units: str, impulse: str = "17-3", **more: Any) -> tuple[TigersState, list[str]]:
    """The end of an Allied half without a move: the state after it, and what was told."""
    state = position(units, impulse=impulse, side="allied", **more)
    return state, told(do(state, "end"))


# --- 12.1, 12.21 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.11", "6.IX", "12.21", "3.26")
def test_areas_score_at_the_end_of_each_turn() -> None:
    state, said = evening("g-600@25", control="75+ 95+ 76+", vp=4)
    assert said == ["scored points=3 vp=7", "day_began day=18", "impulse_began day=18 number=1"]
    assert state.vp == 7
    for impulse in ("17-1", "17-2"):
        state, said = evening("g-600@25", impulse, control="75+ 95+", vp=4)
        assert state.vp == 4
        assert not any(line.startswith("scored") for line in said)


@pytest.mark.rule("12.11")
def test_they_score_every_turn_anew() -> None:
    state, _ = evening("g-600@25", control="75+")
    do(state, *["end"] * 6)
    assert state.vp == 2
    events = do(state, *["end"] * 6)
    assert [line for line in told(events) if line.startswith("scored")] == ["scored points=1 vp=3"]
    assert "6.IX" in cites(events)


@pytest.mark.rule("12.12", "2.0")
def test_only_the_german_scores() -> None:
    state, said = evening("a-7-b@75 a-551@95 g-600@25")
    assert said[0] == "scored points=0 vp=0"
    assert state.vp == 0


@pytest.mark.rule("12.13", "5.32")
@pytest.mark.parametrize("scenario", ["seventh_army", "fifth_panzer", "three_days", "campaign"])
def test_points_start_at_none(scenario: str) -> None:
    state = opening(scenario)
    assert state.vp == 0
    assert area_points(state, board_of(state), False) == 0
    assert area_points(state, board_of(state), True) == 0
    if board_of(state).row.scored:
        state.impulse = 2  # 16-3
        assert told(resume(state, POINTS))[0] == "scored points=0 vp=0"


@pytest.mark.rule("12.21", "3.26")
def test_each_area_gives_its_value() -> None:
    for area in BOOK.map.areas:
        state = position("g-600@25", control=f"{area}+")
        assert area_points(state, board_of(state), False) == WORTH.get(area, 0), area
    state = position("g-600@25", control=" ".join(f"{area}+" for area in WORTH))
    assert area_points(state, board_of(state), False) == 12


@pytest.mark.rule("12.21", "SB-1")
def test_areas_out_of_play_give_nothing() -> None:
    """Malmedy, Spa, Eupen and Verviers lie north of the red line, Arlon and Luxembourg south of it."""
    state = position("g-600@25", scenario="fifth_panzer", control=" ".join(f"{area}+" for area in WORTH))
    assert area_points(state, board_of(state), False) == 5


# --- 12.22 control ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.22")
def test_control_at_the_start() -> None:
    state = opening()
    for area, row in BOOK.map.areas.items():
        assert controller(state, area) == row.control
    assert (controller(state, "51"), controller(state, "70"), controller(state, "50")) == ("german", "allied", "allied")


@pytest.mark.rule("12.22")
def test_who_alone_holds_an_area_at_the_end_of_an_impulse_controls_it() -> None:
    state = position("g-2-2@74 a-551@121")
    go(state, "g-2-2", "75")
    do(state, "stop")
    assert controller(state, "75") == "allied"
    events = do(state, "end")
    assert told(events) == ["controlled side=german place=75"]
    assert cites(events) == ["12.22"]
    assert controller(state, "75") == "german"
    assert controller(state, "74") == "allied"  # nobody was there at the end


@pytest.mark.rule("12.22")
def test_the_enemys_impulse_counts_as_well() -> None:
    """A German who stands alone at the end of the Allied impulse; an Ally at the end of the German one."""
    state = position("g-2-2@75 a-551@95", side="allied", control="95+")
    events = do(state, "end")
    assert told(events)[:2] == ["controlled side=german place=75", "controlled side=allied place=95"]
    state = position("g-2-2@75 a-551@95", control="95+")
    assert told(do(state, "end")) == ["controlled side=german place=75", "controlled side=allied place=95"]


@pytest.mark.rule("12.22")
@pytest.mark.parametrize(("control", "owner"), [("75+", "german"), ("75-", "allied")])
def test_a_contested_area_stays_with_the_last_controller(control: str, owner: str) -> None:
    for side in ("german", "allied"):
        state = position("g-2-2@75:d a-551@75:d", side=side, control=control)
        assert [line for line in told(do(state, "end")) if line.startswith("controlled")] == []
        assert controller(state, "75") == owner


@pytest.mark.rule("12.22")
@pytest.mark.parametrize(("control", "owner"), [("75+", "german"), ("75-", "allied")])
def test_an_area_left_empty_stays_too(control: str, owner: str) -> None:
    state = position("g-2-2@75 a-551@121", control=control)
    go(state, "g-2-2", "74")
    do(state, "stop", "end")
    assert controller(state, "75") == owner


@pytest.mark.rule("12.22")
def test_passing_through_changes_nothing() -> None:
    state = position("g-2-2@74 a-551@121")
    go(state, "g-2-2", "75", "65")
    do(state, "stop", "end")
    assert (controller(state, "75"), controller(state, "65")) == ("allied", "german")


@pytest.mark.rule("12.22")
def test_an_area_goes_back_and_forth() -> None:
    state = position("g-2-2@75 a-551@63 g-600@74", control="75+ 74+")
    go(state, "g-2-2", "76")
    do(state, "stop", "end")
    assert controller(state, "75") == "german"
    go(state, "a-551", "75")
    do(state, "stop")
    events = do(state, "end")
    assert told(events)[0] == "controlled side=allied place=75"
    assert controller(state, "75") == "allied"


@pytest.mark.rule("12.22")
def test_zones_have_no_controller() -> None:
    state = position("g-2-2@G a-551@H")
    assert told(do(state, "end")) == []
    assert not has(state.control, PLACES.index("G"))


# --- 12.23, 12.24, 12.25 exits ----------------------------------------------------------------------------------------


def count(state: TigersState) -> int:
    return exit_points(state, board_of(state))


@pytest.mark.rule("12.23", "3.28")
@pytest.mark.parametrize("zone", list("DEFGHIJK"))
def test_each_german_sp_in_an_exit_zone_scores_its_multiplier(zone: str) -> None:
    assert count(position(f"g-2-pz@{zone} g-600@25")) == 4 * TIMES[zone]
    assert count(position(f"g-2-pz@{zone}:1 g-2-2@{zone} g-600@25")) == 4 * TIMES[zone]
    assert count(position(f"a-7-b@{zone} g-600@25")) == 0


@pytest.mark.rule("12.23")
def test_zones_without_a_multiplier_score_nothing() -> None:
    assert count(position("g-2-pz@A g-2-2@B g-600@C g-26-39@25")) == 0


@pytest.mark.rule("12.23", "12.24")
def test_exits_add_up() -> None:
    state = position("g-2-pz@D g-2-2@E g-600@G g-26-39@K")
    assert count(state) == 4 * 1 + 3 * 2 + 2 * 3 + 3 * 1
    assert total_lines(state, board_of(state)) == [("scored", 0, "12.11"), ("exits", 19, "12.23")]
    state = position("g-2-pz@D g-2-2@E g-600@G g-26-39@K a-551@94 a-7-b@41 a-1-26@95")
    assert count(state) == 2 * 3 + 3 * 1  # those in D and E are cut off


@pytest.mark.rule("12.23", "SD-4")
def test_exits_score_once_at_the_end_of_the_game() -> None:
    state, _ = evening("g-2-2@G", "21-3", vp=10)
    assert state.vp == 10
    state = position("g-2-2@G", impulse="22-1", side="allied", vp=10)
    events = do(state, "end")
    assert told(events)[:2] == ["scored points=0 vp=10", "counted name=exits points=9 by=12.23"]
    assert cites(events)[:2] == ["6.IX", "12.23"]
    assert (state.vp, ended(state)) == (
        19, "allied SD-4 allied_marginal tigers-over-points vp=19 level=@tigers-level-allied-marginal",
    )  # fmt: skip


@pytest.mark.rule("12.24")
def test_units_out_of_supply_in_a_zone_score_nothing() -> None:
    """Each by itself: of a stack beyond a damaged bridge the infantry counts, the armour does not."""
    assert count(position("g-2-2@G a-551@107")) == 0
    assert count(position("g-2-2@G a-551@G")) == 9
    units = "g-2-pz@J g-2-2@J a-1-26@112"
    assert count(position(units)) == 14
    assert count(position(units, damaged="110-111")) == 6


@pytest.mark.rule("12.24")
def test_of_a_stack_in_an_area_those_in_supply_count() -> None:
    walls = "a-28-707@71 a-28-110-3@69 a-9-2@72"
    state = position(f"g-2-2@70 g-2-pz@70 {walls}")
    assert supplied_sp(state, board_of(state), PLACES.index("70")) == 3
    state = position(f"g-2-2@70 g-2-pz@70 {walls}", intact="51-70")
    assert supplied_sp(state, board_of(state), PLACES.index("70")) == 7


@pytest.mark.rule("12.24")
def test_on_the_last_turn_an_area_held_by_cut_off_units_alone_gives_nothing() -> None:
    """R43: an area without units gives its points, and so does one with a unit in supply."""
    open_ = RING.replace("a-9i-47@74", "")
    for units, points in ((f"g-2-2@75 {RING}", 1), (f"g-600@25 {RING}", 2), (f"g-2-2@75 {open_}", 2)):
        state = position(units, impulse="22-1", side="allied", control="75+ 80+")
        do(state, "end")
        assert state.vp == points, units


@pytest.mark.rule("12.24", "12.22")
def test_on_earlier_turns_supply_does_not_matter() -> None:
    """R24."""
    _, said = evening(f"g-2-2@75 {RING}", control="75+ 80+")
    assert "scored points=2 vp=2" in said


@pytest.mark.rule("12.24")
def test_one_supplied_unit_is_enough() -> None:
    """Beyond a damaged bridge the armour is cut off, the infantry beside it is not."""
    state = position("g-2-2@86 g-2-pz@86 a-1-26@87 a-1-16@90 a-1-18@91 a-9i-47@93", control="86+", damaged="85-86")
    board = board_of(state)
    assert supplied_sp(state, board, PLACES.index("86")) == 3
    assert area_points(state, board, True) == 1
    put(state, UNITS.index("g-2-2"), PLACES.index("85"))
    assert area_points(state, board, True) == 0
    assert area_points(state, board, False) == 1


@pytest.mark.rule("12.25")
def test_an_exit_is_for_good() -> None:
    state = position("g-2-2@107 g-600@25")
    go(state, "g-2-2", "G")
    for _ in range(3):
        do(state, "end", "end")
    assert state.impulse == 6
    assert "move g-2-2" not in legal(state)
    assert "move g-600" in legal(state)


@pytest.mark.rule("ERR-12.26", "SD-1")
def test_the_single_impulse_of_the_22nd_counts_as_a_day() -> None:
    state = position("g-600@25", impulse="22-1", side="allied", control="75+ 80+", vp=30)
    events = do(state, "end")
    assert told(events)[0] == "scored points=2 vp=32"
    assert ended(state).startswith("german SD-4 german_marginal")


# --- levels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-4", "2.0")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (0, "allied_decisive", "allied"),
        (14, "allied_decisive", "allied"),
        (15, "allied_marginal", "allied"),
        (24, "allied_marginal", "allied"),
        (25, "draw", "nobody"),
        (29, "draw", "nobody"),
        (30, "german_marginal", "german"),
        (39, "german_marginal", "german"),
        (40, "german_decisive", "german"),
        (99, "german_decisive", "german"),
    ],
)
def test_levels_of_the_campaign(vp: int, level: str, winner: str) -> None:
    state = position("g-600@25 a-551@75", impulse="22-1", side="allied", vp=vp)
    do(state, "end")
    name = "@tigers-level-" + level.replace("_", "-")
    assert ended(state) == f"{winner} SD-4 {level} tigers-over-points vp={vp} level={name}"
    assert state.vp == vp
    assert legal(state) == []
    assert level_of(board_of(state), vp) == level


@pytest.mark.rule("12.11", "12.23")
def test_the_last_count_is_told_part_by_part() -> None:
    state = position("g-2-2@G g-600@25", impulse="22-1", side="allied", control="95+", vp=17)
    events = do(state, "end")
    assert told(events)[:2] == ["scored points=2 vp=19", "counted name=exits points=9 by=12.23"]
    assert ended(state).startswith("nobody SD-4 draw tigers-over-points vp=28")
    assert (state.vp, at(state, "g-2-2")) == (28, "G:3")


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = position("g-600@25", impulse="22-1")
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    do(state, "end")
    assert legal(state) == []


@pytest.mark.rule("12.22", "12.11", "12.23")
def test_what_is_told_of_control_and_points() -> None:
    state = position("g-2-2@75 g-2-pz@G", impulse="22-1", side="allied", vp=3)
    controlled, scored, counted, _ = do(state, "end")
    assert str(controlled.text()) == "tigers-log-control side=@side-german place=@tigers-place-75"
    assert str(scored.text()) == "tigers-log-vp points=1 vp=4"
    assert str(counted.text()) == "tigers-log-counted what=exits points=12"


@pytest.mark.rule("SA-5", "12.23")
def test_where_nothing_scores_there_is_nothing_to_count() -> None:
    state = position("g-352-914@22", scenario="seventh_army")
    assert exit_points(state, board_of(state)) == 0
    assert total_lines(state, board_of(state)) == [("scored", 0, "12.11")]
