"""5.0 Set-up: what the counters and the map say of the start, and who is held back in the first impulse."""

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import BOOK, UNITS
from grognard.games.tigers.state import ABSENT, ENTRENCHED
from grognard.games.tigers.turn import BEGIN
from tests.tigers.battle import needs
from tests.tigers.position import (
    asked,
    at,
    do,
    flag,
    go,
    is_damaged,
    legal,
    opening,
    position,
    resume,
    starts,
    told,
)

ENTRENCHED_AT_START = (
    "a-38cav a-99-395-3 a-99-393 a-99-395 a-99-394 a-14cav a-106-422 a-106-423 a-106-424 a-28-112 a-28-110-1 "
    "a-28-110-3 a-28-109-2 a-9-60-1 a-9-60-2 a-4-12-2 a-4-12-1 a-4-22-2"
)
GREEN_TRIANGLES = (
    "a-2-23 a-254 a-644 a-9-14 a-9-27 a-1111 a-106-81 a-1107 a-1128 a-28-110-2 a-28-707 a-28-103 a-9-2 a-9-52 a-9-19 "
    "a-803 a-4-12-3"
)
NOT_DUG_IN = (  # Allied infantry types
    "a-2-38 a-2-9 a-2-23 a-254 a-9-27 a-1111 a-vfus a-99nor a-106-81 a-1107 a-1128 a-526 a-28-110-2 a-28-103 "
    "a-28-109-1 a-9-52 a-rngr a-4-12-3 a-4-22"
)
RED_TRIANGLES = (
    "g-272-980 g-272-981 g-272-982 g-1ss-pz g-1ss-1 g-1ss-2 g-501ss g-12ss-pz g-12ss-25 g-12ss-26 g-12ss-eng "
    "g-lehr-pz g-lehr-901 g-lehr-902 g-212-316"
)


# --- 5.1, 5.2, 5.3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("scenario", ["campaign", "three_days"])
def test_five_bridges_are_damaged(scenario: str) -> None:
    state = opening(scenario)
    damaged = [name for name in BOOK.bridges if is_damaged(state, name)]
    assert sorted(damaged) == ["10-11", "19-20", "40-41", "51-70", "55-69"]


@pytest.mark.rule("5.1")
def test_a_bridge_that_is_damaged_at_the_start_bars_armour() -> None:
    state = opening()
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["52", "55"]


@pytest.mark.rule("5.21")
def test_the_units_stand_where_their_counters_say() -> None:
    state = opening()
    for name, row in BOOK.units.items():
        assert at(state, name) == (f"{row.area}:{row.sp}" if row.area else "waiting")
    assert [at(state, name) for name in ("g-2-pz", "g-326-751", "a-1111", "a-28-110-1", "a-4-8")] == [
        "51:4", "40:3", "86:2", "70:2", "waiting",
    ]  # fmt: skip


@pytest.mark.rule("5.21")
def test_a_scenario_leaves_out_the_units_that_it_does_not_name() -> None:
    state = opening("seventh_army")
    named = BOOK.scenarios["seventh_army"].units
    assert {name for name, place in zip(UNITS, state.where, strict=True) if place != ABSENT} == set(named)
    assert [at(state, name) for name in ("g-352-914", "a-rngr", "a-70")] == ["23:3", "58:1", "waiting"]


@pytest.mark.rule("5.22")
def test_the_units_so_marked_start_entrenched() -> None:
    state = opening()
    assert [name for name in UNITS if flag(state, name, ENTRENCHED)] == ENTRENCHED_AT_START.split()


@pytest.mark.rule("5.31")
def test_the_first_game_impulse_is_16_1() -> None:
    state = opening()
    assert told(resume(state, BEGIN)) == ["day_began day=16", "impulse_began day=16 number=1"]
    assert asked(opening()) == "german tigers-prompt-movement 8.2"


@pytest.mark.rule("5.32")
@pytest.mark.parametrize("scenario", list(BOOK.scenarios))
def test_no_points_at_the_start(scenario: str) -> None:
    state = GAME.setup(scenario, {}, b"test")
    assert (state.vp, state.handicap) == (0, 0)


# --- 5.23 the Allies on 16-1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.23")
def test_in_16_1_allied_units_with_a_triangle_move_and_any_infantry_entrenches() -> None:
    state = opening()
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    assert legal(state) == [
        *(f"move {name}" for name in GREEN_TRIANGLES.split()),
        *(f"entrench {name}" for name in NOT_DUG_IN.split()),
        "end",
    ]


@pytest.mark.rule("5.23")
@pytest.mark.parametrize(("impulse", "moves"), [("16-1", ["a-2-23"]), ("16-2", ["a-2-9", "a-2-23", "a-741"])])
def test_the_triangle_counts_in_16_1_alone(impulse: str, moves: list[str]) -> None:
    state = position("a-2-9@42 a-2-23@42 a-741@42 g-326-751@40", side="allied", impulse=impulse)
    assert starts(state, "move") == moves
    assert starts(state, "entrench") == ["a-2-9", "a-2-23"]


@pytest.mark.rule("5.23")
@pytest.mark.parametrize(("impulse", "joins"), [("16-1", []), ("16-2", ["a-2-9", "a-741"])])
def test_nobody_without_a_triangle_moves_along(impulse: str, joins: list[str]) -> None:
    state = position("a-2-9@42 a-2-23@42 a-741@42 g-326-751@40", side="allied", impulse=impulse)
    do(state, "move a-2-23")
    assert starts(state, "with") == joins


@pytest.mark.rule("5.23")
def test_a_unit_with_a_triangle_may_attack_by_moving() -> None:
    state = position("a-28-110-2@71 a-28-110-1@69 g-2-pz@70", side="allied", impulse="16-1")
    assert starts(state, "move") == ["a-28-110-2"]
    go(state, "a-28-110-2", "70")
    do(state, "end")
    assert legal(state) == ["battle 70"]


@pytest.mark.rule("5.23", "8.55")
def test_in_a_contested_area_a_unit_without_a_triangle_attacks_where_it_stands_but_digs_no_hole() -> None:
    """R2."""
    state = position("a-28-110-1@70 a-28-110-3@69 g-2-2@70", side="allied", impulse="16-1")
    assert legal(state) == ["entrench a-28-110-3", "end"]
    do(state, "end")
    assert legal(state) == ["battle 70", "close"]
    do(state, "battle 70")
    assert legal(state) == ["join a-28-110-1"]


# --- 5.24 the Germans on 16-1 -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.24")
def test_in_16_1_german_units_with_a_triangle_stay() -> None:
    state = opening()
    at_start = [name for name, row in BOOK.units.items() if row.side == "german" and row.area]
    assert starts(state, "move") == [name for name in at_start if name not in RED_TRIANGLES.split()]


@pytest.mark.rule("5.24")
@pytest.mark.parametrize(
    ("impulse", "moves"), [("16-1", ["g-7a-flak"]), ("16-2", ["g-272-980", "g-212-316", "g-7a-flak"])]
)
def test_from_16_2_on_they_move(impulse: str, moves: list[str]) -> None:
    state = position("g-272-980@39 g-212-316@9 g-7a-flak@9", impulse=impulse)
    assert starts(state, "move") == moves
    do(state, "move g-7a-flak")
    assert starts(state, "with") == (["g-212-316"] if "g-212-316" in moves else [])


@pytest.mark.rule("5.24")
@pytest.mark.parametrize("impulse", ["16-1", "16-2"])
def test_nor_do_they_attack_in_16_1(impulse: str) -> None:
    state = position("g-212-316@8 g-7a-flak@8 a-4-22-2@8", impulse=impulse)
    do(state, "end", "battle 8")
    assert starts(state, "join") == (["g-212-316", "g-7a-flak"] if impulse == "16-2" else ["g-7a-flak"])


@pytest.mark.rule("5.24")
def test_alone_they_are_not_even_asked() -> None:
    state = position("g-212-316@8 a-4-22-2@8", impulse="16-1")
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"


@pytest.mark.rule("5.24")
def test_they_defend_as_usual() -> None:
    state = position("g-212-316@8 a-4-12-3@12", side="allied", impulse="16-1")
    go(state, "a-4-12-3", "11", "8")
    do(state, "end", "battle 8")
    assert needs(state) == ["g-212-316 a-4-12-3 5", "a-4-12-3 g-212-316 3"]


# --- ERR-5.23 the scenario lines closed on 16-1 -----------------------------------------------------------------------

CLOSED = {"lines_closed_16_1": "on"}


def ways(unit: str, place: str, *, side: str = "allied", impulse: str = "16-1", **options: str) -> list[str]:
    """Where a unit alone on the map may step to."""
    state = position(f"{unit}@{place}", side=side, impulse=impulse, options=options)
    do(state, f"move {unit}")
    return starts(state, "to")


@pytest.mark.rule("ERR-5.23")
@pytest.mark.parametrize(
    ("unit", "place", "open_", "closed"),
    [
        ("a-106-81", "80", "48 78 79 81 82 87 88", "48 78 79 81 88"),  # out of the 5th Panzer Army's part
        ("a-9-14", "87", "80 82 86 88 90", "82 86 90"),  # into it
        ("a-9-19", "14", "3 5 13 15 58", "5 13 15"),  # from the 7th Army's part, also to an area of both
        ("a-9-19", "58", "14 57 59 67", "57"),  # from an area of both
        ("a-803", "4", "1 3 5 N", "5"),  # zones too
        ("a-803", "5", "4 6 13 14 P", "4 6 13 14 P"),
        ("a-1111", "86", "85 87 90 91 93", "85 87 90 91 93"),  # outside both
    ],
)
def test_with_the_option_the_allies_cross_no_line_in_16_1(unit: str, place: str, open_: str, closed: str) -> None:
    assert ways(unit, place) == open_.split()
    assert ways(unit, place, lines_closed_16_1="on") == closed.split()
    assert ways(unit, place, impulse="16-2", lines_closed_16_1="on") == open_.split()


@pytest.mark.rule("ERR-5.23")
def test_with_the_option_the_germans_cross_as_they_like() -> None:
    assert ways("g-244", "37", side="german", lines_closed_16_1="on") == ["31", "36", "38", "44", "45", "46"]


@pytest.mark.rule("ERR-5.23")
def test_with_the_option_a_line_is_not_crossed_on_the_way_either() -> None:
    state = position("a-9-14@82", side="allied", impulse="16-1", options=CLOSED)
    go(state, "a-9-14", "87")
    assert legal(state) == ["to 82", "to 86", "to 90", "stop"]


@pytest.mark.rule("ERR-5.23")
def test_with_the_option_a_unit_with_no_other_road_stays() -> None:
    """Ettelbruck is contested, and its neighbours but Mersch are held by the enemy (8.27)."""
    units = "a-28-707@58 a-28-103@58 g-2-2@58 g-2-304@57 g-600@59 g-26-39@67"
    for options, moves in (({}, ["a-28-707", "a-28-103"]), (CLOSED, [])):
        state = position(units, side="allied", impulse="16-1", options=options)
        assert starts(state, "move") == moves
