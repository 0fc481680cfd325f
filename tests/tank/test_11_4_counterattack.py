"""11.4 Counterattack: the German must bring three units out by the north, or destroy everybody."""

from itertools import groupby

import pytest

from grognard.games.tank import GAME
from tests.tank.battle import area, ending, finish_turn, forces, set_up, shoot
from tests.tank.position import at, do, legal, position, refusal, starts, told

SCENARIO = "counterattack"
ROW_1 = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]
OTHERS = "us_sherman_1@D9 de_tiger_1@A9"  # somebody stays, so that nobody is destroyed


@pytest.mark.rule("11.4a")
def test_the_german_sets_up_first_and_plays_first() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert [(side, len(list(group))) for side, group in groupby(place.side for place in placed)] == [
        ("de", 10),
        ("us", 6),
    ]
    assert (state.turn, state.active, state.first) == (1, 1, 1)


@pytest.mark.rule("11.4b")
def test_the_american_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "us") == {"sherman_hq": 2, "sherman": 4, "wolverine": 2, "priest": 1}
    own = placed[10:]
    names = ["us_sherman_1", "us_sherman_2", "us_sherman_hq_1", "us_sherman_hq_2", "us_wolverine_1", "us_wolverine_2"]
    assert sorted(place.unit for place in own) == names
    for place in own:
        assert place.offered == area("ABCDEFGHI", range(1, 5)) - place.taken
    assert [at(state, unit) for unit in ("us_sherman_3", "us_sherman_4", "us_priest_1")] == ["waiting"] * 3


@pytest.mark.rule("11.4b")
@pytest.mark.parametrize(("turn", "come"), [(1, False), (4, False), (5, True), (6, True), (9, True)])
def test_reinforcements_enter_by_the_north_from_turn_five(turn: int, come: bool) -> None:
    waiting = ["us_sherman_3", "us_sherman_4", "us_priest_1"]
    state = position(f"{OTHERS} {' '.join(f'{unit}@waiting' for unit in waiting)}", scenario=SCENARIO, turn=turn)
    assert starts(state, "enter") == (waiting if come else [])
    if come:
        do(state, "enter us_priest_1")
        assert starts(state, "to") == ROW_1
    else:
        words = f"8.1a tank-no-too-early unit=@tank-us_priest turn=5 now={turn}"
        assert refusal(state, "us_priest_1", place="A1") == words


@pytest.mark.rule("11.4c")
def test_the_german_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "de") == {"pz4_hq": 2, "pz4": 5, "tiger": 2, "wespe": 1}
    for place in placed[:10]:
        assert place.offered == area("ABCDEFGHI", range(8, 10)) - place.taken


@pytest.mark.rule("11.4c")
def test_germans_leave_by_row_one_and_nobody_else_does() -> None:
    leaving = []
    for hex_ in sorted(area("ABCDEFGHI") - {"D9", "A9"}):
        state = position(f"{OTHERS} de_pz4_1@{hex_}", scenario=SCENARIO, active="de")
        do(state, "move de_pz4_1")
        if "leave" in legal(state):
            leaving.append(hex_)
    assert leaving == ROW_1
    state = position(f"{OTHERS} us_sherman_2@C1", scenario=SCENARIO)
    do(state, "move us_sherman_2")
    assert "leave" not in legal(state)
    assert refusal(position(f"{OTHERS} us_sherman_2@C1", scenario=SCENARIO), "us_sherman_2", verb="leave") == (
        "8.2a tank-no-no-exit side=@side-us"
    )


@pytest.mark.rule("11.4d")
def test_destroying_all_american_units_wins_for_the_german() -> None:
    state = position("de_pz4_1@D4>S us_sherman_1@D6>N", scenario=SCENARIO, active="de")
    shoot(state, "us_sherman_1", "de_pz4_1", total=12)
    assert ending(state) == ((-1, 1), "11.4d", "tank-over-destroyed")


@pytest.mark.rule("11.4d")
@pytest.mark.parametrize("turn", [1, 9])
@pytest.mark.parametrize(("out", "won"), [(0, False), (1, False), (2, True)])
def test_the_third_german_who_leaves_wins_at_once(out: int, won: bool, turn: int) -> None:
    gone = " ".join(f"de_pz4_{2 + n}@exited" for n in range(out))
    state = position(f"{OTHERS} de_pz4_1@E1 {gone}", scenario=SCENARIO, active="de", turn=turn)
    events = do(state, "move de_pz4_1", "leave")
    assert at(state, "de_pz4_1") == "exited"
    if won:
        assert ending(state) == ((-1, 1), "11.4d", "tank-over-exit")
        assert str(events[-1].text()) == "tank-over-exit side=@side-de count=3"
        assert legal(state) == []
    else:
        assert ending(state) == ((), "", "")
        assert told(events)[-1] == "left unit=de_pz4_1 hex=E1"


@pytest.mark.rule("11.4d")
def test_lost_germans_are_not_counted_as_gone() -> None:
    state = position(f"{OTHERS} de_pz4_1@E1 de_pz4_2@dead de_pz4_3@dead", scenario=SCENARIO, active="de")
    do(state, "move de_pz4_1", "leave")
    assert ending(state) == ((), "", "")


@pytest.mark.rule("11.4d", "11.4c")
def test_a_leader_may_take_others_out_with_it() -> None:
    """The third to leave ends the game in the middle of the leader's group."""
    units = f"{OTHERS} de_pz4_hq_1@E1 de_pz4_1@D1 de_pz4_2@F1 de_pz4_3@E2"
    state = position(units, scenario=SCENARIO, active="de")
    do(state, "move de_pz4_hq_1", "move de_pz4_1", "leave", "move de_pz4_2", "leave")
    assert ending(state) == ((), "", "")
    do(state, "move de_pz4_hq_1", "leave")
    assert ending(state) == ((-1, 1), "11.4d", "tank-over-exit")


@pytest.mark.rule("11.4e")
@pytest.mark.parametrize("out", [0, 2])
def test_anything_else_is_american_after_turn_nine(out: int) -> None:
    gone = " ".join(f"de_pz4_{2 + n}@exited" for n in range(out))
    state = position(f"{OTHERS} {gone}", scenario=SCENARIO, turn=9, active="de")
    finish_turn(state)
    assert ending(state) == ((1, -1), "11.4e", "tank-over-held")


@pytest.mark.rule("11.4e")
def test_destroying_all_german_units_wins_for_the_american() -> None:
    state = position("us_sherman_1@D4>S de_pz4_1@D6>N", scenario=SCENARIO)
    shoot(state, "de_pz4_1", "us_sherman_1", total=12)
    assert ending(state) == ((1, -1), "11.4e", "tank-over-destroyed")


@pytest.mark.rule("11.4e")
def test_germans_who_left_are_not_destroyed() -> None:
    state = position("us_sherman_1@D4>S de_pz4_1@D6>N de_pz4_2@exited", scenario=SCENARIO, turn=9)
    shoot(state, "de_pz4_1", "us_sherman_1", total=12)
    assert ending(state) == ((), "", "")
    finish_turn(state)
    assert ending(state) == ((1, -1), "11.4e", "tank-over-held")


@pytest.mark.rule("11.4a")
def test_who_is_first_stays_first() -> None:
    state, _, _ = set_up(SCENARIO)
    finish_turn(state)
    assert (state.turn, state.active) == (2, 1)
    assert GAME.outcome(state) is None
