"""12.0 Set-up by alternate groups: what lies ready, who places when, where a group may stand, and what is suggested."""

import json
from pathlib import Path

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import GROUPS, UNITS, board_for
from grognard.games.arras.state import ArrasState
from grognard.kernel import NO_SCOPE
from grognard.toolbox.masks import bits
from tests.arras.position import asked, at, do, legal, seen, starts, told, track, worded

ALLIED_PLACES = [*map(str, range(20, 29)), "D", "E", "F"]
GERMAN_PLACES = [*map(str, range(1, 20)), "B", "C"]
R_COUNTERS = [name for name in UNITS if name.endswith("-r")]
BOARD = board_for(GAME.book, "standard", GAME.settle_options({}))


def units_of(group: str) -> list[str]:
    return [UNITS[unit] for unit in bits(BOARD.groups[GROUPS.index(group)])]


def scope(state: ArrasState) -> int:
    """The activation that a decision is part of: a group in hand is one."""
    now = GAME.decision(state)
    assert now is not None
    return now.scope


def ready() -> ArrasState:
    return GAME.setup("standard", {}, b"key")


# --- 12.0, 12.1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.1", "9.0")
def test_what_lies_ready() -> None:
    """No turn has begun, the Advantage is Allied, R counters and what comes later are beside the map."""
    state = ready()
    assert (state.turn, state.vp, state.target, state.north) == (0, 0, 10, 0)
    assert (state.pending, state.crossed, state.closed, state.air) == (0b1111, 0, 0, [0, 0])
    assert track(state, "advantage").side == "allied"
    assert max(state.where) < 0
    assert len(R_COUNTERS) == 15
    assert {at(state, name) for name in [*R_COUNTERS, "de-7-3-78art"]} == {"aside"}
    waiting = [name for name in UNITS if at(state, name) == "waiting"]
    assert waiting == [*units_of("allied-A"), *units_of("allied-J"), *units_of("german-L")]
    boxes = {(box.id, box.side): list(box.pieces) for box in GAME.view(state, 0).boxes}
    assert boxes["waiting", "allied"] == [*units_of("allied-A"), *units_of("allied-J")]
    assert boxes["waiting", "german"] == units_of("german-L")
    assert boxes["german-M", "german"] == units_of("german-M")
    assert len(boxes) == 8 + 12 + 2


@pytest.mark.rule("12.1", "9.0", "11.3")
def test_what_the_tables_say_of_the_start(tmp_path: Path) -> None:
    """The Advantage and the points to reach, if an owner corrects them."""
    (tmp_path / "tables.json").write_text(json.dumps({"advantage": {"holder": "german"}, "victory": {"target": 11}}))
    state = GAME.corrected(tmp_path).setup("standard", {}, b"key")
    assert (track(state, "advantage").side, track(state, "vp").size) == ("german", 11)


@pytest.mark.rule("12.0", "12.1", "12.2")
def test_turn_1_begins_when_the_last_group_is_placed() -> None:
    state = ready()
    events = []
    while not state.turn:
        now = GAME.decision(state)
        assert now is not None
        events = do(state, *map(str, GAME.suggestion(state, now.seat)))
    assert told(events) == [
        "group_placed group=german-M place=A",
        "turn_began turn=1",
        "initiative_given side=allied",
        "air_taken allied=2 german=0",
    ]
    assert (asked(state), track(state, "turn").value) == ("allied arras-prompt-phase 4.3", 1)
    assert state.spent == 0


# --- 12.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2", "12.2.2")
def test_the_german_begins_with_any_of_his_groups_but_l() -> None:
    state = ready()
    assert asked(state) == "german arras-prompt-place 12.2"
    assert scope(state) == NO_SCOPE
    assert starts(state, "place") == [f"german-{letter}" for letter in "ABCDEFGHIJKM"]
    assert len(legal(state)) == 12


@pytest.mark.rule("12.2", "12.2.1")
def test_the_sides_place_a_group_by_turns_and_the_rest_at_the_end() -> None:
    state = ready()
    order = []
    while not state.turn:
        now = GAME.decision(state)
        assert now is not None
        order.append(asked(state).split()[0])
        assert GAME.suggestion(state, 1 - now.seat) == []
        do(state, *map(str, GAME.suggestion(state, now.seat)))
    assert order == ["german", "allied"] * 8 + ["german"] * 4


@pytest.mark.rule("12.2", "12.2.1")
def test_the_allied_player_has_groups_b_to_i() -> None:
    state = ready()
    do(state, "place german-H", "to 9")
    assert asked(state) == "allied arras-prompt-place 12.2"
    assert legal(state) == [f"place allied-{letter}" for letter in "BCDEFGHI"]
    do(state, "place allied-C", "to 23")
    assert starts(state, "place") == [f"german-{letter}" for letter in "ABCDEFGIJKM"]
    do(state, "place german-A", "to 1")
    assert starts(state, "place") == [f"allied-{letter}" for letter in "BDEFGHI"]


@pytest.mark.rule("12.2", "12.2-a")
def test_a_group_goes_whole_and_fresh_into_one_place() -> None:
    state = ready()
    do(state, "place german-H")
    assert scope(state) == GROUPS.index("german-H")
    assert worded(state) == "arras-prompt-place-group group=H"
    events = do(state, "to 9")
    assert told(events) == ["group_placed group=german-H place=9"]
    assert [event.cite() for event in events] == ["12.2"]
    assert str(events[0].text()) == "arras-log-placed side=@side-german group=H place=@arras-place-9"
    assert {at(state, name) for name in units_of("german-H")} == {"9"}
    assert sum(place >= 0 for place in state.where) == 5


@pytest.mark.rule("12.2-a")
def test_one_group_a_place() -> None:
    state = ready()
    do(state, "place german-G", "to 8", "place allied-F", "to 26", "place german-K")
    assert starts(state, "to") == [place for place in GERMAN_PLACES if place != "8"]
    do(state, "to B", "place allied-G")
    assert starts(state, "to") == [place for place in ALLIED_PLACES if place != "26"]


@pytest.mark.rule("12.2-a", "5.1.3-a", "5.1.3-b")
@pytest.mark.parametrize(("group", "fits"), [("B", False), ("C", False), ("D", True), ("I", True)])
def test_the_big_groups_cannot_start_in_arras(group: str, fits: bool) -> None:
    state = ready()
    do(state, "place german-A", "to 2", f"place allied-{group}")
    assert starts(state, "to") == [place for place in ALLIED_PLACES if fits or place != "25"]


@pytest.mark.rule("12.2-a", "5.1.3-b")
@pytest.mark.parametrize(("limit", "fits"), [(3, False), (4, True)])
def test_a_leader_takes_no_room(tmp_path: Path, limit: int, fits: bool) -> None:
    """Group H is four units and Rommel."""
    (tmp_path / "map.json").write_text(json.dumps({"places": {"11": {"limit": limit}}}))
    state = GAME.corrected(tmp_path).setup("standard", {}, b"key")
    do(state, "place german-H")
    assert ("11" in starts(state, "to")) is fits


@pytest.mark.rule("12.2.1")
def test_where_the_allied_groups_may_start() -> None:
    state = ready()
    do(state, "place german-A", "to 2", "place allied-E")
    assert asked(state) == "allied arras-prompt-place-group 12.2.1"
    assert legal(state) == [f"to {place}" for place in ALLIED_PLACES]
    assert {spot.place for spot in GAME.forecast(state, 0).spots} == set(ALLIED_PLACES)


@pytest.mark.rule("12.2.2")
def test_where_the_german_groups_may_start() -> None:
    for letter in "ABCDEFGHIJK":
        state = ready()
        do(state, f"place german-{letter}")
        assert asked(state) == "german arras-prompt-place-group 12.2.2"
        assert legal(state) == [f"to {place}" for place in GERMAN_PLACES]


@pytest.mark.rule("12.2.2", "13.4")
def test_group_m_starts_in_zone_a_and_waits_there() -> None:
    state = ready()
    do(state, "place german-M")
    assert legal(state) == ["to A"]
    do(state, "to A")
    for name in units_of("german-M"):
        assert at(state, name) == "A"
        assert seen(state, name).marks == ("frozen",)
    do(state, "place allied-D", "to 25", "place german-A")
    assert "A" not in starts(state, "to")


@pytest.mark.rule("12.2.2")
def test_zone_a_is_kept_for_group_m(tmp_path: Path) -> None:
    """Even where an owner's data lists it among the places of the others."""
    entries = {"scenarios": {"standard": {"places": {"german": ["3", "A", "B"]}}}}
    (tmp_path / "scenarios.json").write_text(json.dumps(entries))
    state = GAME.corrected(tmp_path).setup("standard", {}, b"key")
    do(state, "place german-A")
    assert legal(state) == ["to 3", "to B"]


# --- the suggested set-up ---------------------------------------------------------------------------------------------


def suggested(state: ArrasState, seat: int) -> list[str]:
    return [str(action) for action in GAME.suggestion(state, seat)]


@pytest.mark.rule("12.2")
def test_suggestions_set_up_the_whole_game() -> None:
    state = ready()
    while not state.turn:
        now = GAME.decision(state)
        assert now is not None
        do(state, *suggested(state, now.seat))
    row = GAME.book.scenarios["standard"]
    for side, places in row.suggested.items():
        for letter, place in places.items():
            assert {at(state, name) for name in units_of(f"{side}-{letter}")} == {place}
    assert {at(state, name) for name in units_of("german-M")} == {"A"}
    assert suggested(state, 0) == suggested(state, 1) == []


@pytest.mark.rule("12.2")
def test_the_group_in_hand_comes_first() -> None:
    state = ready()
    assert suggested(state, 1) == ["place german-A", "to 2"]
    do(state, "place german-K")
    assert suggested(state, 1) == ["to 14"]
    assert suggested(state, 0) == []


@pytest.mark.rule("12.2-a")
def test_a_place_that_is_taken_is_not_suggested() -> None:
    """The first one that is legal takes its stead."""
    state = ready()
    do(state, "place german-B", "to 2", "place allied-C", "to 22")
    assert suggested(state, 1) == ["place german-A", "to 1"]
    do(state, "place german-C", "to 1")
    assert suggested(state, 0) == ["place allied-B", "to 20"]
    do(state, *suggested(state, 0))
    assert suggested(state, 1) == ["place german-A", "to 3"]


def test_no_suggestion_in_a_game_that_is_over() -> None:
    state = ready()
    state.stack.clear()
    assert suggested(state, 0) == []
