"""7.0 Actions: what an AP buys, in any order, one after another."""

import pytest

from grognard.games.tank import GAME
from tests.tank.position import asked, cites, do, legal, pivot, plan, position, refusal, seen, starts, told, track

BASE = "us_sherman_1@H2>S us_sherman_2@I3>SW us_wolverine_1@E1 de_pz4_1@H3>N de_pz4_2@A10"
SHOT = ["fire de_pz4_1", "with us_sherman_1", "shoot", "roll 3"]


@pytest.mark.rule("7.0a")
@pytest.mark.parametrize(
    ("units", "lines"),
    [
        ("us_sherman_1@H2", ["move us_sherman_1", "face SE"]),
        ("us_sherman_1@H2", ["move us_sherman_1", "to H1", "to G1", "face SE"]),
        (
            "us_sherman_hq_1@H2 us_sherman_1@H1 us_sherman_2@H3",
            ["move us_sherman_hq_1", "move us_sherman_1", "face S", "move us_sherman_2", "to I4", "face S", "done"],
        ),
        ("us_sherman_1@waiting", ["enter us_sherman_1", "to A1", "to A2", "face S"]),
    ],
    ids=["pivot", "move", "leader", "entry"],
)
def test_one_point_moves_a_unit_or_a_leader_with_its_neighbours(units: str, lines: list[str]) -> None:
    state = position(f"{units} us_sherman_6@I10 de_pz4_1@A10", scenario="head_to_head")
    assert asked(state) == "us tank-prompt-phase 7.0a -"
    do(state, *lines)
    assert track(state, "ap").value == 1
    assert asked(state) == "us tank-prompt-phase 7.0a -"


@pytest.mark.rule("7.0a")
def test_the_point_is_spent_when_the_unit_is_named() -> None:
    state = position(BASE, spent=1)
    events = do(state, "move us_wolverine_1")
    assert told(events) == ["activated unit=us_wolverine_1 spent=2 group="]
    assert cites(events) == ["7.0a"]
    assert track(state, "ap").value == 2


@pytest.mark.rule("7.0a")
def test_one_unit_at_a_time() -> None:
    state = position(BASE)
    assert refusal(state, place="H1") == "7.0a tank-no-choose-unit"
    assert refusal(state, "us_sherman_1 us_sherman_2", place="H1") == (
        "7.0a tank-no-one-at-a-time unit=@tank-us_sherman"
    )
    assert plan(state, "us_sherman_1", place="H1") == ["move us_sherman_1", "to H1"]
    assert plan(state, "us_sherman_1") == ["move us_sherman_1"]


@pytest.mark.parametrize(
    ("how", "answer"),
    [
        ({"pieces": "us_sherman_9"}, " unknown-name kind=unit name=us_sherman_9"),
        ({"pieces": "us_sherman_1", "place": "J1"}, " unknown-name kind=hex name=J1"),
        ({"pieces": "us_sherman_1", "piece": "tiger"}, " unknown-name kind=unit name=tiger"),
    ],
    ids=str,
)
def test_a_name_that_nobody_knows(how: dict[str, str], answer: str) -> None:
    assert refusal(position(BASE), **how) == answer


@pytest.mark.rule("7.0b")
@pytest.mark.parametrize("firers", [["us_sherman_1"], ["us_sherman_1", "us_sherman_2"]], ids=["one", "two"])
def test_one_point_fires_with_one_or_more_at_one_enemy(firers: list[str]) -> None:
    state = position(BASE)
    do(state, "fire de_pz4_1")
    assert track(state, "ap").value == 0  # nothing is spent before the shot
    events = do(state, *(f"with {unit}" for unit in firers), "shoot")
    assert told(events)[0].split()[-1] == "spent=1"
    do(state, "roll 3")
    assert track(state, "ap").value == 1
    assert [unit for unit in ("us_sherman_1", "us_sherman_2") if seen(state, unit).marks == ("fired",)] == firers


@pytest.mark.rule("7.0b")
def test_only_at_one_enemy() -> None:
    state = position(f"{BASE} de_pz4_3@I2")
    assert refusal(state, "us_sherman_1", verb="fire") == "7.0b tank-no-choose-target"
    assert refusal(state, "us_sherman_1", piece="us_wolverine_1") == "7.0b tank-no-friend unit=@tank-us_wolverine"
    do(state, "fire de_pz4_1")
    assert refusal(state, "us_sherman_1", piece="de_pz4_3") == "7.0b tank-no-one-target unit=@tank-de_pz4"
    assert legal(state) == ["with us_sherman_1", "with us_sherman_2"]


@pytest.mark.rule("7.0b")
def test_the_cost_is_shown_while_a_shot_is_put_together() -> None:
    state = position(BASE)
    do(state, "fire de_pz4_1", "with us_sherman_1")
    line = GAME.forecast(state, 0).lines[-1]
    assert (line.text.id, line.value, line.rule) == ("tank-sum-cost", 1, "7.0b")


@pytest.mark.rule("7.0c")
def test_one_point_promotes_one_unit() -> None:
    state = position(f"{BASE} us_sherman_hq_1@dead", spent=1)
    events = do(state, "promote us_sherman_2")
    assert told(events)[0] == "promoted unit=us_sherman_2 leader=us_sherman_hq_1 hex=I3 spent=2"
    assert track(state, "ap").value == 2


@pytest.mark.rule("7.0d")
@pytest.mark.parametrize(
    "order",
    [
        [SHOT, ["move us_sherman_1", "face S"], ["move us_wolverine_1", "face S"]],
        [["move us_wolverine_1", "face S"], ["promote us_sherman_2"], SHOT],
        [["promote us_sherman_2"], SHOT, ["move us_sherman_1", "face S"]],
        [["move us_sherman_1", "face S"], ["move us_sherman_2", "face N"], ["move us_wolverine_1", "face S"]],
    ],
    ids=["fire move move", "move promote fire", "promote fire move", "three moves"],
)
def test_points_are_spent_in_any_order_and_kinds_repeat(order: list[list[str]]) -> None:
    state = position(f"{BASE} us_sherman_hq_1@dead", chit=4)
    for number, lines in enumerate(order, 1):
        do(state, *lines)
        assert track(state, "ap").value == number


@pytest.mark.rule("7.0d")
def test_no_unit_moves_twice_or_fires_twice_even_with_others_in_between() -> None:
    state = position(BASE, chit=4)
    do(state, *SHOT, "move us_sherman_1", "face S", "move us_wolverine_1", "face S")
    assert legal(state) == ["fire de_pz4_1", "move us_sherman_2", "end"]  # by us_sherman_2
    do(state, "fire de_pz4_1")
    assert legal(state) == ["with us_sherman_2"]


@pytest.mark.rule("7.0e")
@pytest.mark.parametrize("spent", [0, 1])
def test_a_finished_action_leaves_only_its_traces(spent: int) -> None:
    state = position(BASE, spent=spent)
    do(state, *pivot("us_wolverine_1"))
    after = BASE.replace("us_wolverine_1@E1", "us_wolverine_1@E1>S")
    assert state == position(after, spent=spent + 1, moved="us_wolverine_1")


@pytest.mark.rule("7.0e")
def test_a_move_is_finished_before_anything_else() -> None:
    state = position(f"{BASE} us_sherman_hq_1@dead")
    do(state, "move us_wolverine_1")
    first = "7.0e tank-no-finish-first unit=@tank-us_wolverine"
    assert refusal(state, "us_sherman_1", place="H1") == first
    assert refusal(state, "us_sherman_1", piece="de_pz4_1") == first
    assert refusal(state, "us_wolverine_1", piece="de_pz4_1") == first
    assert refusal(state, "us_wolverine_1", verb="fire") == first
    assert refusal(state, "us_sherman_1", verb="promote") == first
    assert refusal(state, "us_wolverine_1", place="E2") == ""
    assert {line.split()[0] for line in legal(state)} == {"to", "face"}


@pytest.mark.rule("7.0e")
def test_a_units_group_is_finished_before_anything_else() -> None:
    state = position(f"{BASE} us_sherman_hq_1@H1 us_sherman_hq_2@dead")
    do(state, "move us_sherman_hq_1")
    first = "7.0e tank-no-group-first unit=@tank-us_sherman_hq"
    assert refusal(state, "us_sherman_1", piece="de_pz4_1") == first
    assert refusal(state, "us_sherman_1", verb="fire") == first
    assert refusal(state, "us_sherman_1", verb="promote") == first
    assert plan(state, "us_sherman_1") == ["move us_sherman_1"]
    assert legal(state) == ["move us_sherman_hq_1", "move us_sherman_1", "done"]


@pytest.mark.rule("7.0e")
def test_a_shot_is_finished_before_anybody_moves() -> None:
    state = position("us_sherman_1@E7>S us_sherman_2@D7>S de_pz4_1@E8>S de_pz4_2@A1")
    do(state, "fire de_pz4_1")
    assert refusal(state, "us_sherman_1", place="E6") == "7.0e tank-no-aim-first unit=@tank-de_pz4"
    assert plan(state, "us_sherman_1") == ["with us_sherman_1"]


@pytest.mark.rule("7.0e")
@pytest.mark.parametrize("first", ["move", "fire"])
def test_a_heavy_unit_does_the_other_thing_later(first: str) -> None:
    state = position(BASE, chit=4)
    own = {"move": ["move us_sherman_1", "face S"], "fire": SHOT}
    do(state, *own.pop(first), "move us_wolverine_1", "face S")
    do(state, *own.popitem()[1])
    assert seen(state, "us_sherman_1").marks == ("moved", "fired", "finished")
    assert starts(state, "move") == ["us_sherman_2"]


@pytest.mark.rule("7.0e")
@pytest.mark.parametrize("verb", ["promote", "move", "leave", "enter"])
def test_another_kind_of_action_is_refused_while_aiming(verb: str) -> None:
    state = position("us_sherman_1@E6>N us_sherman_2@E8>N de_pz4_1@E7>N us_sherman_hq_1@dead de_pz4_2@A1")
    do(state, "fire de_pz4_1")
    assert refusal(state, "us_sherman_2", verb=verb) == "7.0e tank-no-aim-first unit=@tank-de_pz4"
