"""The rulebook's worked examples EX-01 to EX-08, in their own numbers."""

import pytest

from grognard.games.tank import GAME
from tests.tank.position import asked, at, do, facing, legal, pivot, position, refusal, seen, starts, told, track

SOLITAIRE = {"ap_mode": "solitaire"}


@pytest.mark.rule("2.2a")
def test_ex_01_turn_marker() -> None:
    """After turn 9 the marker stands on space 1 with its Turn +9 side up: turn 10."""
    state = position("us_sherman_1@A1 de_pz4_1@A10", scenario="head_to_head", active="de", turn=9, second=True)
    assert track(state, "turn").marks == ("space_9",)
    assert "turn_began turn=10" in told(do(state, "end"))
    shown = track(state, "turn")
    assert (shown.value, shown.marks) == (10, ("space_1", "plus_nine"))


@pytest.mark.rule("5.0b")
@pytest.mark.parametrize("front", ["F6", "F7", "E8"])
@pytest.mark.parametrize("rear", ["D7", "D6", "E6"])
def test_ex_02_front_and_rear_of_adjacent_hexes(front: str, rear: str) -> None:
    """Sherman in E7 facing SE: what it may fire at, and who fires at its rear (E6 and F7 are cover: 9.4d)."""
    state = position(f"us_sherman_1@E7>SE de_pz4_1@{front} de_pz4_2@{rear}")
    assert starts(state, "fire") == ["de_pz4_1"]
    for hex_, bonus in ((front, 0), (rear, 1)):
        ways = {"F6": "SW", "F7": "NW", "E8": "N", "D7": "NE", "D6": "SE", "E6": "S"}
        state = position(f"us_sherman_1@E7>SE de_pz4_1@{hex_}>{ways[hex_]}", active="de")
        fired = told(do(state, "fire us_sherman_1", "with de_pz4_1", "shoot"))[0]
        assert f"modifier={bonus}" in fired.split()


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("third", range(1, 7))
def test_ex_03_solitaire_phase_lengths(second: int, third: int) -> None:
    """The faces of the die after the second and the third AP."""
    state = position("us_sherman_1@A1 us_sherman_2@C1 us_sherman_3@E1 us_sherman_4@G1 de_pz4_1@A10", options=SOLITAIRE)
    do(state, *pivot("us_sherman_1"), *pivot("us_sherman_2"))
    length = 2
    for die, ends in ((second, 2), (third, 3)):
        outcome, way = ("ends", die - 1) if die <= ends else ("lasts", die - ends - 1)
        assert told(GAME.resolve(state, GAME.grammar.parse(outcome), way))[0] == (
            f"solitaire_roll die={die} ends={die <= ends}"
        )
        if die <= ends:
            break
        length += 1
        events = do(state, *pivot(f"us_sherman_{length}"))
    assert length == (2 if second <= 2 else 3 if third <= 3 else 4)
    if length == 4:  # no further roll
        assert told(events)[-2] == "phase_ended side=us spent=4"
    assert asked(state) == "de tank-prompt-phase 7.0a -"


@pytest.mark.rule("7.2b", "7.2e", "7.1a", "7.0e")
def test_ex_04_promotion_chain_in_one_phase() -> None:
    state = position(
        "us_sherman_hq_1@dead us_sherman_1@C5>S us_sherman_2@C4 us_infantry_1@B5>SE de_pz4_1@C6 de_pz4_2@I10"
    )
    could = state.copy()
    do(could, "fire de_pz4_1")
    assert "with us_infantry_1" in legal(could)
    leader = "us_sherman_hq_1"
    do(state, "promote us_sherman_1")
    assert (at(state, leader), facing(state, leader)) == ("C5", "S")
    do(state, f"move {leader}")
    assert legal(state) == [f"move {leader}", "move us_sherman_2", "move us_infantry_1", "done"]
    first = "7.0e tank-no-group-first unit=@tank-us_sherman_hq"
    assert refusal(state, leader, piece="de_pz4_1") == first  # the third AP comes after the second
    do(state, *pivot(leader), *pivot("us_sherman_2"), *pivot("us_infantry_1", "SE"))
    assert track(state, "ap").value == 2
    do(state, "fire de_pz4_1")
    assert legal(state) == [f"with {leader}"]  # 10.1a: the infantry has moved (C4 sees nothing behind C5)
    do(state, f"with {leader}", "shoot", "roll 3")
    assert seen(state, leader).marks == ("moved", "fired", "leader", "finished")
    assert track(state, "ap").value == 3


@pytest.mark.rule("8.0e")
def test_ex_05_tiger_on_a_road() -> None:
    state = position("de_tiger_1@E6 us_sherman_1@A1", scenario="last_stand", active="de")
    assert refusal(state, "de_tiger_1", place="E4") == ""
    assert refusal(state, "de_tiger_1", place="D4") == (
        "8.0d tank-no-points hex=D4 terrain=@terrain-clear cost=2 left=1 unit=@tank-de_tiger"
    )
    do(state, "move de_tiger_1", "to E5")
    assert "D4" not in starts(state, "to")
    assert told(do(state, "to E4")) == ["moved unit=de_tiger_1 origin=E5 hex=E4 cost=1"]


@pytest.mark.rule("8.0f")
@pytest.mark.parametrize("unit", ["de_tiger_1", "de_infantry_1"])
@pytest.mark.parametrize("other", ["", "us_sherman_1", "de_pz4_1"])
def test_ex_06_minimum_move(unit: str, other: str) -> None:
    taken = f"{other}@E6" if other else ""
    state = position(f"{unit}@E7 {taken}", active="de")
    wanted = f"4.0b tank-no-occupied hex=E6 unit=@tank-{other[:-2]}" if other else ""
    assert refusal(state, unit, place="E6") == wanted
    do(state, f"move {unit}")
    assert ("to E6" in legal(state)) is not bool(other)
    if not other:
        assert told(do(state, "to E6"))[0] == f"moved unit={unit} origin=E7 hex=E6 cost=2"


@pytest.mark.rule("8.1b", "8.1d")
def test_ex_07_tiger_entering_by_road() -> None:
    units = "de_tiger_1@waiting de_pz4_1@waiting us_sherman_1@A1"
    state = position(units, scenario="head_to_head", active="de")
    assert refusal(state, "de_tiger_1", place="C10") == ""
    assert refusal(state, "de_tiger_1", place="C9").startswith("8.1d tank-no-points hex=C9")
    do(state, "enter de_tiger_1", "to C10")
    assert starts(state, "to") == []
    state = position(units, scenario="head_to_head", active="de")
    events = do(state, "enter de_pz4_1", "to C10", "to C9", "to C8")
    assert [line.split()[-2:] for line in told(events)] == [
        ["hex=C10", "cost=1"],
        ["hex=C9", "cost=1"],
        ["hex=C8", "cost=1"],
    ]
    assert starts(state, "to") == []


@pytest.mark.rule("9.1b")
@pytest.mark.parametrize(("unit", "reach"), [("us_sherman_1", 3), ("us_infantry_1", 1)])
def test_ex_08_hill_range(unit: str, reach: int) -> None:
    """On the hill H5, and what lies that far to the south of it (H6 to H9 are clear)."""
    assert seen(position(f"{unit}@H5"), unit).values[0] == str(reach)
    for distance in (1, 2, 3, 4):
        state = position(f"{unit}@H5>S de_pz4_1@H{5 + distance}")
        assert bool(starts(state, "fire")) is (distance <= reach)
