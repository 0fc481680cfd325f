"""9.3 Self-propelled artillery: with its own sight like anybody, without it only beside one who sees."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import BOARDS, BOOK, FACINGS, GRID, HEXES, UNITS, Board, Book
from grognard.games.tank.events import Eliminated
from tests.tank.battle import MAP_A, aim, only, shoot, shots, sums
from tests.tank.position import do, legal, plan, position, refusal, starts, why

# On map A the town E6 hides E7 from the north. From E9 a tank sees it over the clear E8.
BLIND = "us_priest_1@E2>S de_pz4_1@E7>S"
HELPED = f"{BLIND} us_sherman_1@E9>N"


@pytest.mark.rule("9.3a")
@pytest.mark.parametrize(("gun", "target"), [("us_priest_1", "de_pz4_1"), ("de_wespe_1", "us_sherman_1")])
def test_artillery_fires_alone_by_its_own_sight(gun: str, target: str) -> None:
    state = position(f"{gun}@C1>S {target}@C6", active=gun[:2])
    assert shots(state) == {(gun, target)}
    shoot(state, target, gun, total=12)
    assert state.spent == 1


@pytest.mark.rule("9.3a")
def test_the_sight_of_artillery_spots_for_nobody_else() -> None:
    """The Priest sees E7 from the south; the Sherman behind the town does not."""
    state = position("us_priest_1@E9>N us_sherman_1@E5>S de_pz4_1@E7")
    aim(state, "de_pz4_1", "")
    assert legal(state) == ["with us_priest_1"]


@pytest.mark.rule("9.3b")
def test_artillery_without_sight_does_not_fire_alone() -> None:
    state = position(BLIND)
    assert starts(state, "fire") == []
    assert refusal(state, "us_priest_1", piece="de_pz4_1").startswith("9.3b tank-no-artillery-alone ")


@pytest.mark.rule("9.3b")
@pytest.mark.parametrize(
    ("blind", "seeing", "target"),
    [("us_priest_1", "us_sherman_1", "de_pz4_1"), ("de_wespe_1", "de_pz4_1", "us_sherman_1")],
)
def test_artillery_joins_one_who_sees(blind: str, seeing: str, target: str) -> None:
    state = position(f"{blind}@E2>S {seeing}@E9>N {target}@E7>N", active=blind[:2])
    assert starts(state, "fire") == [target]
    aim(state, target, "")
    assert sorted(legal(state)) == sorted([f"with {blind}", f"with {seeing}"])
    do(state, f"with {blind}")
    assert legal(state) == [f"with {seeing}"]  # the other one must fire in the same action
    assert refusal(state, verb="shoot") == "9.0b tank-no-not-now answer=shoot"
    do(state, f"with {seeing}")
    assert legal(state) == ["shoot"]
    do(state, "shoot")
    assert state.fired == 1 << UNITS.index(blind) | 1 << UNITS.index(seeing)


@pytest.mark.rule("9.3b")
def test_one_who_sees_may_leave_the_artillery_out() -> None:
    state = position(HELPED)
    aim(state, "de_pz4_1", "us_sherman_1")
    assert legal(state) == ["with us_priest_1", "shoot"]


@pytest.mark.rule("9.3b")
@pytest.mark.parametrize(
    "spotter",
    [
        "us_sherman_1@E10>N",  # sees, but out of range
        "us_sherman_1@E9>S",  # sees, but faces away
        "us_sherman_1@E5>S",  # does not see either
        "us_sherman_1@waiting",
    ],
)
def test_one_who_could_not_fire_is_no_help(spotter: str) -> None:
    state = position(f"{BLIND} {spotter}", scenario="head_to_head")
    assert starts(state, "fire") == []


@pytest.mark.rule("9.3b")
def test_one_who_has_fired_is_no_help() -> None:
    state = position(HELPED)
    shoot(state, "de_pz4_1", "us_sherman_1", total=2)
    assert starts(state, "fire") == []
    assert refusal(state, "us_priest_1", piece="de_pz4_1").startswith("9.3b tank-no-artillery-alone ")


@pytest.mark.rule("9.3b")
def test_what_a_person_points_at_with_artillery() -> None:
    state = position(HELPED)
    assert why(state, "us_priest_1 us_sherman_1", piece="de_pz4_1") is None
    assert plan(state, "us_priest_1 us_sherman_1", piece="de_pz4_1") == [
        "fire de_pz4_1",
        "with us_sherman_1",
        "with us_priest_1",
        "shoot",
    ]
    assert refusal(state, "us_priest_1", piece="de_pz4_1") == (
        "9.3b tank-no-artillery-alone unit=@tank-us_priest target=@tank-de_pz4 place=E7"
    )


@pytest.mark.rule("9.3b")
@pytest.mark.parametrize(("other", "together"), [("us_wolverine_1@E9>N", True), ("us_wolverine_1@E5>S", False)])
def test_a_second_gun_must_see_for_itself(monkeypatch: pytest.MonkeyPatch, other: str, together: bool) -> None:
    """There is one artillery counter a side, so that a Wolverine stands in for the second."""
    state = position(f"{BLIND} {other}")
    board = Board("two guns", BOOK, MAP_A, GAME.settle_options({}))
    board.artillery[UNITS.index("us_wolverine_1")] = True
    monkeypatch.setitem(BOARDS, board.key, board)
    state.board = board.key
    assert starts(state, "fire") == (["de_pz4_1"] if together else [])
    assert (why(state, "us_priest_1 us_wolverine_1", piece="de_pz4_1") is None) is together


@pytest.mark.rule("9.3c")
@pytest.mark.parametrize(
    ("gun", "target", "joins"),
    [
        ("us_priest_1@E2>S", "E7", True),  # 5 hexes
        ("us_priest_1@E1>S", "E7", False),  # 6
        ("us_priest_1@E2>SE", "E7", True),
        ("us_priest_1@E2>N", "E7", False),  # faces away
        ("us_priest_1@E2>NE", "E7", False),
        ("us_priest_1@A6>NE", "G6", True),  # 6 from a hill, abeam of nobody
        ("us_priest_1@A6>NW", "G6", False),
        ("us_priest_1@A6>SE", "H6", False),  # 7 from a hill
    ],
)
def test_front_and_range_are_always_required(gun: str, target: str, joins: bool) -> None:
    spotter = {"E7": "E9>N", "G6": "G8>N", "H6": "H8>N"}[target]
    state = position(f"{gun} us_sherman_1@{spotter} de_pz4_1@{target}")
    aim(state, "de_pz4_1", "")
    assert starts(state, "with") == (["us_sherman_1", "us_priest_1"] if joins else ["us_sherman_1"])
    assert (why(state, "us_priest_1") is None) is joins


@pytest.mark.rule("9.3c")
@pytest.mark.parametrize(("gun", "hex_", "reach"), [("us_priest_1", "E2", 5), ("de_wespe_1", "A6", 6)])
def test_the_arc_of_artillery_on_a_board_made_anew(gun: str, hex_: str, reach: int) -> None:
    """Facing south-east, (1, 1): ahead is where 3·dx + dy is not negative (5.0c)."""
    board = Board("made anew", Book(), MAP_A, GAME.settle_options({}))
    here = HEXES.index(hex_)
    offsets = {name: (GRID.xs[i] - GRID.xs[here], GRID.ys[i] - GRID.ys[here]) for i, name in enumerate(HEXES)}
    expected = {
        name
        for name, (dx, dy) in offsets.items()
        if name != hex_ and 3 * dx + dy >= 0 and max(abs(dx), (abs(dx) + abs(dy)) // 2) <= reach
    }
    arc = board.arc[UNITS.index(gun)][here * 6 + FACINGS.index("SE")]
    assert {name for i, name in enumerate(HEXES) if arc >> i & 1} == expected


@pytest.mark.rule("9.3c")
def test_its_own_sight_does_not_stretch_the_range() -> None:
    assert shots(position("us_priest_1@C1>S de_pz4_1@C6")) == {("us_priest_1", "de_pz4_1")}
    assert shots(position("us_priest_1@C1>S de_pz4_1@C7")) == set()


@pytest.mark.rule("9.3b", "9.4b", "9.4c")
def test_artillery_without_sight_counts_as_a_firer_and_for_the_rear() -> None:
    state = position(HELPED)  # the target faces south: the Sherman is in front, the Priest behind
    assert sums(state, "de_pz4_1", "us_sherman_1") == {"defence": 9, "cost": 1}
    assert sums(state, "de_pz4_1", "us_sherman_1 us_priest_1") == {"defence": 9, "firers": 1, "rear": 1, "cost": 1}
    events = shoot(state, "de_pz4_1", "us_priest_1 us_sherman_1", total=7)
    assert only(events, Eliminated).unit == UNITS.index("de_pz4_1")
