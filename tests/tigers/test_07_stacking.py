"""7.0 Stacking: four units and ten SP of a side in an area when its movement ends."""

from pathlib import Path

import pytest

from grognard.games.tigers.state import TigersState
from tests.tigers.battle import corrected
from tests.tigers.position import asked, at, cites, do, go, legal, opening, position, question, starts, told

MOVED_ON = "allied tigers-prompt-movement 8.2"  # the German impulse is over


def ended(units: str, **more: str) -> TigersState:
    """The movement part is over, and nobody has moved."""
    state = position(units, side=more.pop("side", "german"), impulse=more.pop("impulse", "16-3"))
    do(state, "end")
    return state


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        ("g-26-39@31:2 g-26-77@31:2 g-26-78@31:3 g-62-164@31:3", True),  # 4 units, 10 SP
        ("g-26-39@31:2 g-26-77@31:3 g-26-78@31:3 g-62-164@31:3", False),  # 4 units, 11 SP
        ("g-26-39@31:1 g-26-77@31:1 g-26-78@31:1 g-62-164@31:1 g-600@31:1", False),  # 5 units, 5 SP
        ("g-26-39@31:1 g-26-77@31:1 g-26-78@31:1 g-62-164@31:1 g-600@30:1", True),
        ("g-326-751@31:1 g-26-77@31:1 g-26-78@31:1 g-62-164@31:1 g-600@31:1", False),  # the first of all units counts
        ("g-2-pz@31 g-26-77@31 g-26-78@31", True),  # 3 units, 10 SP
        ("g-2-pz@31 g-1ss-pz@31 g-26-78@31", False),  # 3 units, 11 SP
    ],
)
def test_four_units_and_ten_sp(units: str, fine: bool) -> None:
    state = ended(units)
    assert asked(state) == (MOVED_ON if fine else "german tigers-prompt-remove 7.2")


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize(
    ("last", "fine"), [("", True), (" a-9-52@80:1", False), (" a-9-52@79:1", True), (" g-2-2@80:1", True)]
)
def test_the_allies_too_and_each_side_counts_alone(last: str, fine: bool) -> None:
    units = "a-106-422@80:1 a-106-423@80:1 a-106-424@80:1 a-106-81@80:1 g-62-164@80:3 g-62-183@80:3 g-62-190@80:3"
    state = ended(units + last, side="allied")
    assert asked(state) == ("allied tigers-prompt-battles 9.39" if fine else "allied tigers-prompt-remove 7.2")


@pytest.mark.rule("7.1")
def test_the_player_who_does_not_move_is_not_checked() -> None:
    crowd = "a-106-422@80 a-106-423@80 a-106-424@80 a-106-81@80 a-9-52@80"
    state = ended(f"{crowd} g-2-2@51")
    assert asked(state) == MOVED_ON
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-remove 7.2"


@pytest.mark.rule("7.1")
def test_during_movement_there_is_no_limit() -> None:
    """Five units pass through and the last one to come moves on."""
    state = position("g-26-39@31 g-26-77@31 g-26-78@31 g-2-2@30 g-2-pz@30", control="31+ 37+")
    do(state, "move g-2-2", "with g-2-pz", "to 31", "to 37", "stop")
    do(state, "end")
    assert asked(state) == MOVED_ON


@pytest.mark.rule("7.2")
def test_the_owner_removes_whole_units_of_his_choice_until_it_fits_and_no_more() -> None:
    """R4."""
    state = ended("g-26-39@31:3 g-26-77@31:2 g-26-78@31:3 g-62-164@31:3 g-600@31:2 g-2-2@30 a-99nor@95")
    assert question(state) == "tigers-prompt-remove place=@tigers-place-31 scope=-1"
    crowd = ["remove g-62-164", "remove g-600", "remove g-26-39", "remove g-26-77", "remove g-26-78"]
    assert legal(state) == crowd  # 13 SP; nothing else
    events = do(state, "remove g-26-77")
    assert told(events) == ["unit_lost unit=g-26-77 place=31 by=7.2"]
    assert cites(events) == ["7.2"]
    assert at(state, "g-26-77") == "dead"
    assert legal(state) == ["remove g-62-164", "remove g-600", "remove g-26-39", "remove g-26-78"]  # 4 units, 11 SP
    do(state, "remove g-600")
    assert asked(state) == MOVED_ON  # 3 units, 9 SP
    assert [at(state, name) for name in ("g-26-39", "g-26-78", "g-62-164", "g-2-2")] == ["31:3", "31:3", "31:3", "30:3"]


@pytest.mark.rule("7.2")
def test_area_after_area() -> None:
    low = "g-26-39@29 g-26-77@29 g-26-78@29 g-62-164@29"
    high = "g-1ss-pz@31 g-2-pz@31 g-12ss-pz@31"
    state = ended(f"{high} {low}")
    assert question(state) == "tigers-prompt-remove place=@tigers-place-29 scope=-1"
    assert starts(state, "remove") == ["g-62-164", "g-26-39", "g-26-77", "g-26-78"]
    do(state, "remove g-26-39")
    assert starts(state, "remove") == ["g-1ss-pz", "g-12ss-pz", "g-2-pz"]
    do(state, "remove g-12ss-pz")
    assert asked(state) == MOVED_ON


@pytest.mark.rule("7.1", "7.2")
def test_who_enters_a_battle_is_counted_before_it() -> None:
    units = "g-26-39@31:3 g-26-77@47:3 g-26-78@47:3 g-62-164@47:3 a-106-423@47"
    state = position(units)
    go(state, "g-26-39", "47")
    do(state, "end")
    assert starts(state, "remove") == ["g-62-164", "g-26-39", "g-26-77", "g-26-78"]
    do(state, "remove g-26-39")
    assert legal(state) == ["battle 47", "close"]  # nobody entered it: who began there may attack


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_zones_have_no_limit(side: str) -> None:
    if side == "german":
        units = "g-1ss-pz@B g-2-pz@B g-12ss-pz@B g-501ss@B g-26-39@B g-26-77@B"
    else:
        units = "a-84-333@F a-84-334@F a-84-335@F a-7-b@F a-3-r@F a-3-36@F g-2-2@51"
    state = ended(units, side=side)
    assert asked(state).endswith("tigers-prompt-movement 8.2")
    assert asked(state).startswith("allied" if side == "german" else "german")


# --- the two areas of the set-up --------------------------------------------------------------------------------------

FIVE = "g-26-39@{0} g-26-77@{0} g-26-78@{0} g-2-2@{0} g-lviii-flak@{0}"


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize("place", ["38", "51"])
@pytest.mark.parametrize(
    ("impulse", "checked"), [("16-1", False), ("16-2", False), ("16-3", True), ("17-1", True), ("21-3", True)]
)
def test_two_set_up_areas_are_checked_from_16_3_on(place: str, impulse: str, checked: bool) -> None:
    near = "39" if place == "38" else "52"
    state = position(FIVE.format(place).replace(f"g-2-2@{place}", f"g-2-2@{near}"), impulse=impulse)
    go(state, "g-2-2", place)
    do(state, "stop", "end")
    assert asked(state) == ("german tigers-prompt-remove 7.2" if checked else MOVED_ON)


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize("place", ["38", "51"])
@pytest.mark.parametrize(("impulse", "checked"), [("16-1", False), ("16-2", False), ("16-3", True)])
def test_the_set_up_itself_is_checked_in_16_3(place: str, impulse: str, checked: bool) -> None:
    state = ended(FIVE.format(place), impulse=impulse)
    assert asked(state) == ("german tigers-prompt-remove 7.2" if checked else MOVED_ON)


@pytest.mark.rule("7.1", "7.2")
def test_the_set_up_of_the_campaign_must_be_spread_by_16_3() -> None:
    """Six units of 18 SP at Hellenthal, four of 12 at Dasburg."""
    state = opening()
    do(state, "end", "end", "end", "end", "arrive", "end")
    assert question(state) == "tigers-prompt-remove place=@tigers-place-38 scope=-1"
    assert len(legal(state)) == 6
    do(state, "remove g-277-989", "remove g-277-990", "remove g-277-991")
    assert question(state) == "tigers-prompt-remove place=@tigers-place-51 scope=-1"
    assert legal(state) == ["remove g-2-pz", "remove g-2-2", "remove g-2-304", "remove g-600"]
    do(state, "remove g-600")
    assert asked(state) == MOVED_ON


@pytest.mark.rule("7.1", "7.2")
@pytest.mark.parametrize(("sp", "units", "fine"), [(1, 3, True), (2, 3, False), (1, 4, False)])
@pytest.mark.parametrize(
    ("side", "names"),
    [("german", "g-26-39 g-26-77 g-26-78 g-62-164 g-2-2"), ("allied", "a-2-9 a-2-23 a-2-38 a-1-26 a-4-8")],
)
def test_later_too_whoever_moves_in(side: str, names: str, sp: int, units: int, fine: bool) -> None:
    """Three units of 9 SP, and one of 1 or 2 SP comes; four of 8 SP, and a fifth."""
    *there, last = names.split()
    crowd = " ".join(f"{name}@74:{3 if units == 3 else 2}" for name in there[:units])
    state = position(
        f"{crowd} {last}@75:{sp} {'a-9-2' if side == 'german' else 'g-2-pz'}@54", side=side, impulse="20-2"
    )
    go(state, last, "74")
    do(state, "stop", "end")
    foe = "allied" if side == "german" else "german"
    assert asked(state) == (f"{foe} tigers-prompt-movement 8.2" if fine else f"{side} tigers-prompt-remove 7.2")


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("place", ["37", "39", "50", "52", "70"])
def test_no_other_area_is_exempt(place: str) -> None:
    """R3."""
    assert asked(ended(FIVE.format(place), impulse="16-1")) == "german tigers-prompt-remove 7.2"


@pytest.mark.rule("7.1")
def test_units_may_move_into_the_exempt_areas() -> None:
    state = position("g-2-pz@51 g-2-2@51 g-2-304@51 g-26-39@51 g-116-60@52 a-99nor@95", impulse="16-2")
    go(state, "g-116-60", "51")
    do(state, "stop", "end")
    assert asked(state) == MOVED_ON


@pytest.mark.rule("7.1")
def test_the_allies_have_no_exempt_area() -> None:
    units = "a-106-422@51 a-106-423@51 a-106-424@51 a-106-81@51 a-9-52@51"
    assert asked(ended(units, side="allied", impulse="16-2")) == "allied tigers-prompt-remove 7.2"


@pytest.mark.rule("7.1", "7.2")
def test_the_figures_come_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, stacking={"units": 2, "sp": 5, "exempt": ["31"], "until": "17-2"})
    assert asked(ended("g-26-39@29:2 g-26-77@29:3")) == MOVED_ON
    assert asked(ended("g-26-39@29:3 g-26-77@29:3")) == "german tigers-prompt-remove 7.2"
    assert asked(ended("g-26-39@29:1 g-26-77@29:1 g-26-78@29:1")) == "german tigers-prompt-remove 7.2"
    assert asked(ended("g-26-39@31:3 g-26-77@31:3")) == MOVED_ON
    assert asked(ended("g-26-39@31:3 g-26-77@31:3", impulse="17-2")) == "german tigers-prompt-remove 7.2"
