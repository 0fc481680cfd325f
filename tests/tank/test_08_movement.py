"""8.0 Movement: paths and their price, the road march, the minimum move."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import GRID, HEXES
from grognard.games.tank.state import TankState
from grognard.kernel import text
from tests.tank.position import (
    asked,
    at,
    cites,
    do,
    facing,
    hexes_in_reach,
    legal,
    plan,
    position,
    refusal,
    seen,
    starts,
    told,
    unpack,
)

MAPS = {"A": "frontal_assault", "B": "counterattack"}
WAYS = ["N", "NE", "SE", "S", "SW", "NW"]


def moving(unit: str, hex_: str, *path: str, sheet: str = "A", others: str = "") -> TankState:
    """A unit on its way: it stood in the first hex and has gone along the path."""
    state = position(f"{unit}@{hex_} {others}", scenario=MAPS[sheet], active=unit[:2])
    do(state, f"move {unit}", *(f"to {step}" for step in path))
    return state


def price(unit: str, hex_: str, step: str, sheet: str = "A") -> int:
    """What one step costs, as the event tells it."""
    state = moving(unit, hex_, sheet=sheet)
    line = told(do(state, f"to {step}"))[0]
    assert line.startswith(f"moved unit={unit} origin={hex_} hex={step} cost=")
    return int(line.rpartition("=")[2])


# --- 8.0a, 8.0b, 8.0c: paths and prices ----------------------------------------------------------------------------


@pytest.mark.rule("8.0a")
def test_a_path_of_adjacent_hexes() -> None:
    state = moving("us_wolverine_1", "H2")
    assert asked(state) == "us tank-prompt-move unit=@tank-us_wolverine hex=H2 8.0a us_wolverine_1"
    events = []
    for step in ("H3", "G4", "F3"):
        assert all(GRID.distance(GRID.index(at(state, "us_wolverine_1")), GRID.index(hex_)) == 1
                   for hex_ in starts(state, "to"))  # fmt: skip
        events += do(state, f"to {step}")
    assert told(events) == [
        "moved unit=us_wolverine_1 origin=H2 hex=H3 cost=1",
        "moved unit=us_wolverine_1 origin=H3 hex=G4 cost=1",
        "moved unit=us_wolverine_1 origin=G4 hex=F3 cost=1",
    ]
    assert cites(events) == ["8.0a"] * 3
    assert events[0].text() == text("tank-log-moves", unit="@tank-us_wolverine", origin="H2", hex="H3")
    assert at(state, "us_wolverine_1") == "F3"


@pytest.mark.rule("8.0a")
def test_a_path_of_no_hex_is_a_pivot() -> None:
    state = moving("us_sherman_1", "H2")
    do(state, "face SW")
    assert (at(state, "us_sherman_1"), facing(state, "us_sherman_1")) == ("H2", "SW")


@pytest.mark.rule("8.0a")
def test_a_hex_must_be_free_when_it_is_entered() -> None:
    """Not when the action began: the leader's neighbour makes room first."""
    state = position("us_sherman_hq_1@F2 us_sherman_1@F1")
    do(state, "move us_sherman_hq_1", "move us_sherman_hq_1")
    assert "F1" not in starts(state, "to")
    state = position("us_sherman_hq_1@F2 us_sherman_1@F1")
    do(state, "move us_sherman_hq_1", "move us_sherman_1", "to E1", "face N", "move us_sherman_hq_1")
    assert "F1" in starts(state, "to")
    assert "E1" not in starts(state, "to")


PRICES = [
    ("H2", "H3", 1),  # clear
    ("G6", "H5", 1),  # hill
    ("H3", "H4", 2),  # town
    ("H3", "I4", 2),  # woods
    ("I4", "I5", 2),  # from woods to woods
    ("I4", "I3", 1),  # what is left costs nothing
    ("H4", "H5", 1),
]


@pytest.mark.rule("8.0b")
def test_what_a_hex_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for hex_, step, cost in PRICES:
        for unit in ("us_sherman_1", "us_infantry_1", "us_wolverine_1"):  # 10.0c: light units too
            assert price(unit, hex_, step) == cost, (hex_, step)


@pytest.mark.rule("8.0b")
def test_the_terrain_overlay_tells_the_price(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for hex_, kind, cost in (("H3", "clear", 1), ("H5", "hill", 1), ("H4", "town", 2), ("I4", "woods", 2)):
        shown = GAME.query(position("us_sherman_1@A1"), 0, "terrain", hex_)
        assert [(spot.place, spot.kind, spot.value, spot.rule) for spot in shown.spots] == [(hex_, kind, cost, "8.0b")]
        assert shown.text == text("tank-terrain", hex=hex_, terrain=f"@terrain-{kind}", cost=cost)


ROAD_PRICES = [
    ("A", "G4", "H4", 1),  # by road into town
    ("A", "H4", "G4", 1),
    ("A", "G5", "H4", 1),
    ("A", "H3", "H4", 2),  # the same town from a side without a road
    ("A", "H5", "H4", 2),
    ("A", "D6", "E6", 1),
    ("A", "D5", "E6", 2),
    ("B", "F7", "F6", 1),
    ("B", "E6", "F6", 1),
    ("B", "G7", "F6", 2),
    ("B", "E7", "F6", 2),
]


@pytest.mark.rule("8.0c")
def test_a_step_across_a_road_side_costs_1(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for sheet, hex_, step, cost in ROAD_PRICES:
        assert price("us_sherman_1", hex_, step, sheet) == cost, (hex_, step)


@pytest.mark.rule("8.0c")
def test_road_hexes_side_by_side_without_a_road_across(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Tiger's 1 MP is spent by such a step; by road it could go on, as both hexes have a road."""
    unpack(monkeypatch)
    for pair in ("A D4 E4", "A D4 E5", "A E5 F5", "A F5 G6", "A G4 G5", "B C4 D4", "B D4 E5"):
        sheet, one, other = pair.split()
        for path in ((one, other), (other, one)):
            assert starts(moving("de_tiger_1", *path, sheet=sheet), "to") == [], path


# --- 8.0d: movement points ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.0d")
@pytest.mark.parametrize(
    ("unit", "path", "too_far"),
    [
        ("us_priest_1", "I1 I2", "I3"),
        ("us_infantry_1", "I1 I2", "I3"),
        ("us_sherman_1", "I1 I2 I3", "H3"),
        ("us_wolverine_1", "I1 I2 I3 H3", "G4"),
    ],
)
def test_up_to_the_movement_factor(unit: str, path: str, too_far: str) -> None:
    start, *steps = path.split()
    state = moving(unit, start, *steps[:-1])
    assert steps[-1] in starts(state, "to")
    do(state, f"to {steps[-1]}")
    assert starts(state, "to") == []
    assert refusal(state, place=too_far) == (
        f"8.0d tank-no-points hex={too_far} terrain=@terrain-clear cost=1 left=0 unit=@tank-{unit[:-2]}"
    )
    assert legal(state) == [f"face {way}" for way in WAYS]


@pytest.mark.rule("8.0d")
def test_what_is_left_is_lost() -> None:
    state = moving("us_wolverine_1", "I1", "I2")
    assert len(starts(state, "to")) == 4
    do(state, "face S")
    assert starts(state, "move") == []
    do(state, "end", "chit 4", "end", "chit 4", "move us_wolverine_1", "to I1", "to H1", "to G1")
    assert starts(state, "to") == []  # 3 MP again, and not 5


@pytest.mark.rule("8.0d")
@pytest.mark.parametrize(
    ("place", "answer"),
    [
        ("I2", ""),
        ("I3", ""),
        ("H3", "8.0d tank-no-points hex=H3 terrain=@terrain-clear cost=3 left=2 unit=@tank-us_sherman"),
        ("I4", "8.0d tank-no-points hex=I4 terrain=@terrain-woods cost=4 left=2 unit=@tank-us_sherman"),
        ("I6", "8.0d tank-no-too-far hex=I6 unit=@tank-us_sherman left=2"),
    ],
)
def test_why_a_hex_is_too_far(place: str, answer: str) -> None:
    assert refusal(position("us_sherman_1@I1"), "us_sherman_1", place=place) == answer
    assert refusal(moving("us_sherman_1", "I1"), "us_sherman_1", place=place) == answer


@pytest.mark.rule("8.0d")
def test_reach_and_points_left_are_shown_on_the_way() -> None:
    state = moving("us_sherman_1", "I1")
    shown = GAME.forecast(state, 0)
    assert {spot.place: spot.value for spot in shown.spots} == {
        "I1": 0, "I2": 1, "H1": 1, "I3": 2, "H2": 2, "G1": 2, "G2": 2
    }  # fmt: skip
    assert {spot.kind for spot in shown.spots} == {"reach"}
    assert [(line.text.id, line.value, line.rule) for line in shown.lines] == [("tank-sum-movement", 2, "8.0d")]
    do(state, "to I2")
    shown = GAME.forecast(state, 0)
    assert {spot.place: spot.value for spot in shown.spots} == {"I2": 1, "I1": 2, "I3": 2, "H1": 2, "H2": 2}
    assert shown.lines[0].value == 1
    do(state, "face N")
    assert GAME.forecast(state, 0).spots == ()


# --- 8.0e: road march ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0e")
@pytest.mark.parametrize(
    ("unit", "path"),
    [
        ("de_tiger_1", "E6 E5 E4"),
        ("de_infantry_1", "E6 E5 E4"),
        ("de_pz4_1", "E6 E5 E4 E3"),
        ("us_wolverine_1", "E6 E5 E4 E3 E2"),
        ("de_pz4_1", "F8 F7 F6 E6"),  # through two towns
    ],
)
def test_one_point_more_by_road_and_no_more(unit: str, path: str) -> None:
    start, *steps = path.split()
    state = moving(unit, start, *steps[:-1], sheet="B")
    assert steps[-1] in starts(state, "to")
    do(state, f"to {steps[-1]}")
    assert starts(state, "to") == []


@pytest.mark.rule("8.0e")
@pytest.mark.parametrize(
    ("unit", "path", "may"),
    [
        ("de_pz4_1", "E6 E5 E4", {"E5", "E3", "D4"}),  # the bonus point only by road
        ("de_tiger_1", "E6 E5", {"E6", "E4"}),
        ("de_pz4_1", "D5 E5 E4", set()),  # the first step was off the road
        ("de_pz4_1", "E6 E5 D4", set()),  # the second
        ("de_tiger_1", "D5 E5", set()),
        ("us_wolverine_1", "E6 E5 D4 C5", set()),
        ("us_wolverine_1", "E6 E5 E4 E3", {"E2", "E4"}),
        ("us_wolverine_1", "F6 E6 E5", {"E6", "E4", "D4", "D5", "F4", "F5"}),
    ],
)
def test_one_step_off_the_road_cancels_it(unit: str, path: str, may: set[str]) -> None:
    start, *steps = path.split()
    assert set(starts(moving(unit, start, *steps, sheet="B"), "to")) == may


# --- 8.0f, 8.0g: the minimum move, and legality ---------------------------------------------------------------------


@pytest.mark.rule("8.0f")
@pytest.mark.parametrize("unit", ["us_priest_1", "us_infantry_1", "us_atgun_1"])
@pytest.mark.parametrize(("start", "step"), [("H3", "I4"), ("H3", "H4"), ("I4", "I5")])
def test_one_hex_whatever_it_costs(unit: str, start: str, step: str) -> None:
    state = moving(unit, start, step)
    assert starts(state, "to") == []  # and not one more, not even by road from H4
    do(state, "face N")
    assert at(state, unit) == step


@pytest.mark.rule("8.0f")
def test_not_into_a_hex_that_is_taken() -> None:
    state = moving("us_infantry_1", "H3", others="de_pz4_1@I4")
    assert "I4" not in starts(state, "to")


@pytest.mark.rule("8.0f")
def test_it_helps_only_a_move_of_one_hex() -> None:
    """With 1 MP left, woods and town are out of reach, clear is not."""
    state = moving("us_sherman_1", "H2", "H3")
    assert set(starts(state, "to")) == {"H2", "I3", "G4", "G3"}
    assert refusal(state, place="I4") == (
        "8.0f tank-no-points hex=I4 terrain=@terrain-woods cost=2 left=1 unit=@tank-us_sherman"
    )
    assert refusal(state, place="G5") == (
        "8.0d tank-no-points hex=G5 terrain=@terrain-clear cost=2 left=1 unit=@tank-us_sherman"
    )
    assert refusal(state, place="G4") == ""


@pytest.mark.rule("8.0g")
@pytest.mark.parametrize(
    ("unit", "path", "last", "may"),
    [
        ("us_wolverine_1", "H2 H3", "I4", True),  # 1 + 2 = 3
        ("us_wolverine_1", "H2 H3 G3", "H3", True),  # 1 + 1 + 1 = 3
        ("us_wolverine_1", "H1 H2 H3", "I4", False),  # 1 + 1 + 2 = 4
        ("us_wolverine_1", "H3 I4", "I3", True),  # 2 + 1 = 3
        ("us_wolverine_1", "H3 I4", "I5", False),  # 2 + 2 = 4
        ("us_sherman_1", "H3 I4", "I3", False),  # 2 + 1 = 3
        ("us_sherman_1", "G3 G4", "H4", True),  # 1 + 1 by road
        ("us_sherman_1", "F3 G4 H4", "G5", False),  # by road, but not from the start
        ("us_sherman_1", "G3 G4 H4", "G5", True),  # road march, MP + 1
        ("us_sherman_1", "G3 G4 H4", "H3", False),  # MP + 1, the last step off the road
    ],
)
def test_the_price_of_a_path(unit: str, path: str, last: str, may: bool) -> None:
    start, *steps = path.split()
    assert (last in starts(moving(unit, start, *steps), "to")) is may


def legal_ends(sheet: str, start: str, points: int) -> set[str]:
    """Where a path may end, by the one line of 8.0g and the data of the map alone."""
    rows = GAME.book.maps[sheet]
    dear = {*rows.town.split(), *rows.woods.split()}
    roads = {frozenset(link.split("-")) for link in rows.roads.split()}
    found = {start}

    def go(here: str, spent: int, steps: int, march: bool) -> None:
        for index in GRID.neighbours[GRID.index(here)]:
            there = HEXES[index]
            road = frozenset((here, there)) in roads
            cost = spent + (2 if there in dear and not road else 1)
            if index >= 0 and (steps == 0 or cost <= points or (march and road and cost <= points + 1)):
                found.add(there)
                go(there, cost, steps + 1, march and road)

    go(start, 0, 0, True)
    return found


@pytest.mark.rule("8.0g")
@pytest.mark.parametrize("sheet", MAPS)
@pytest.mark.parametrize(("unit", "points"), [("us_priest_1", 1), ("us_sherman_1", 2), ("us_wolverine_1", 3)])
def test_legality_in_one_line_from_all_over_the_map(sheet: str, unit: str, points: int) -> None:
    for start in ["A1", "B2", "B5", "C5", "C9", "D4", "E6", "F5", "F7", "G5", "G10", "H4", "I5", "I10"]:
        state = position(f"{unit}@{start}", scenario=MAPS[sheet])
        assert hexes_in_reach(state, unit) == legal_ends(sheet, start, points), start


@pytest.mark.rule("8.0g")
def test_a_path_is_found_for_a_hex_that_was_pointed_at() -> None:
    """By road where only the road march gets there."""
    state = position("us_sherman_1@G1")
    assert plan(state, "us_sherman_1", place="G4") == ["move us_sherman_1", "to G2", "to G3", "to G4"]
    assert plan(state, "us_sherman_1", place="H4") == []
    assert plan(state, "us_sherman_1", place="G1") == ["move us_sherman_1"]
    do(state, "move us_sherman_1", "to G2")
    assert plan(state, place="G4") == ["to G3", "to G4"]
    assert plan(state, "us_sherman_1", place="H2") == ["to H2"]


# --- 8.0h, 8.0i ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0h")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("path", [[], ["H3"], ["H3", "G4"]], ids=["pivot", "one hex", "all its points"])
def test_any_facing_at_the_end_for_free(path: list[str], way: str) -> None:
    state = moving("us_sherman_1", "H2", *path)
    assert starts(state, "face") == WAYS
    assert seen(state, "us_sherman_1").marks == ()
    do(state, f"face {way}")
    assert facing(state, "us_sherman_1") == way
    assert seen(state, "us_sherman_1").marks == ("moved",)
    assert starts(state, "move") == []


@pytest.mark.rule("8.0i")
def test_no_zones_of_control() -> None:
    """Past two enemies, between them and away again, at the usual price."""
    enemies = "de_pz4_1@G3 de_pz4_2@I4 de_tiger_1@H1"
    state = moving("us_wolverine_1", "H2", others=enemies)
    assert starts(state, "to") == ["I2", "I3", "H3", "G2"]
    do(state, "to H3", "to G4", "to F3")
    assert at(state, "us_wolverine_1") == "F3"
    alone = hexes_in_reach(position("us_wolverine_1@C3"), "us_wolverine_1")
    among = hexes_in_reach(position("us_wolverine_1@C3 de_pz4_1@B5 de_tiger_1@E1"), "us_wolverine_1")
    assert among == alone - {"B5", "E1"}


@pytest.mark.rule("4.0b")
@pytest.mark.parametrize("place", ["C1", "C2"])
def test_a_way_barred_by_units_names_who_stands_there(place: str) -> None:
    state = position("us_sherman_1@A1 us_sherman_2@A2 us_sherman_3@B1 de_pz4_1@H9")
    found = refusal(state, "us_sherman_1", place=place)
    assert found.startswith(f"4.0b tank-no-barred hex={place} unit=@tank-us_sherman blocker=@tank-us_sherman place=")
    assert found[-2:] in {"A2", "B1"}


@pytest.mark.rule("4.0b")
def test_an_entry_barred_by_a_unit_names_it() -> None:
    state = position("us_sherman_1@waiting us_wolverine_2@D1 de_tiger_1@I9", scenario="head_to_head")
    said = "4.0b tank-no-barred hex=D3 unit=@tank-us_sherman blocker=@tank-us_wolverine place=D1"
    assert refusal(state, "us_sherman_1", place="D3") == said


@pytest.mark.rule("8.0d", "8.0e", "8.0f")
def test_what_is_left_of_the_movement_is_never_less_than_nothing() -> None:
    tiger = position("de_tiger_1@E7", active="de")
    do(tiger, "move de_tiger_1", "to E6")
    assert [(str(line.text), line.value, line.rule) for line in GAME.forecast(tiger, 1).lines] == [
        ("tank-sum-movement", 0, "8.0d")
    ]
    sherman = position("us_sherman_1@C9")
    do(sherman, "move us_sherman_1", "to C8", "to C7")
    assert [(line.text.id, line.value, line.rule) for line in GAME.forecast(sherman, 0).lines] == [
        ("tank-sum-movement", 0, "8.0d"),
        ("tank-sum-march", 1, "8.0e"),
    ]
