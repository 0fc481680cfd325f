"""11.5 Stab to the Flank: the American breaks through to the east; an Ace Tiger comes to meet him."""

from itertools import groupby

import pytest

from grognard.games.tank.board import UNITS
from tests.tank.battle import area, ending, finish_turn, forces, hold, set_up, shoot
from tests.tank.position import at, do, legal, position, refusal, seen, starts, track

SCENARIO = "stab_to_the_flank"
COLUMN_I = [f"I{row}" for row in range(1, 11)]
ALONE = "us_sherman_1@A1 de_pz4_1@I10"


@pytest.mark.rule("11.5a")
def test_the_american_sets_up_first_and_plays_first() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert [(side, len(list(group))) for side, group in groupby(place.side for place in placed)] == [
        ("us", 10),
        ("de", 7),
    ]
    assert (state.turn, state.active, state.first) == (1, 0, 0)


@pytest.mark.rule("11.5b")
def test_the_american_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "us") == {"sherman_hq": 2, "sherman": 5, "infantry": 2, "priest": 1}
    for place in placed[:10]:
        assert place.offered == area("AB") - place.taken


@pytest.mark.rule("11.5b")
def test_americans_leave_by_column_i_and_nobody_else_does() -> None:
    leaving = []
    for hex_ in sorted(area("ABCDEFGHI") - {"A1", "I10"}):
        state = position(f"{ALONE} us_infantry_1@{hex_}", scenario=SCENARIO)
        do(state, "move us_infantry_1")
        if "leave" in legal(state):
            leaving.append(hex_)
    assert leaving == COLUMN_I[:9]
    state = position("us_sherman_1@A1 de_pz4_1@I5", scenario=SCENARIO, active="de")
    do(state, "move de_pz4_1")
    assert "leave" not in legal(state)


@pytest.mark.rule("11.5c")
def test_the_german_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "de") == {"pz4_hq": 2, "pz4": 3, "infantry": 1, "atgun": 1, "tiger": 1}
    for place in placed[10:]:
        assert place.offered == area("DEFGHI") - place.taken
    assert at(state, "de_tiger_1") == "waiting"
    assert state.aces == 1 << UNITS.index("de_tiger_1")


@pytest.mark.rule("11.5c")
@pytest.mark.parametrize(("turn", "comes"), [(1, False), (2, False), (3, True), (4, True), (9, True)])
def test_the_ace_enters_by_the_east_from_turn_three(turn: int, comes: bool) -> None:
    units = "us_sherman_1@A1 de_pz4_1@F9 de_tiger_1@waiting"
    state = position(units, scenario=SCENARIO, turn=turn, active="de", aces="de_tiger_1")
    assert starts(state, "enter") == (["de_tiger_1"] if comes else [])
    if comes:
        do(state, "enter de_tiger_1")
        assert starts(state, "to") == COLUMN_I
        do(state, "to I4", "face NW")  # into woods, movement 1 (8.1c)
        assert seen(state, "de_tiger_1").marks == ("moved", "ace")
    else:
        words = f"8.1a tank-no-too-early unit=@tank-de_tiger turn=3 now={turn}"
        assert refusal(state, "de_tiger_1", place="I4") == words


@pytest.mark.rule("11.5d")
def test_the_tiger_that_waits_and_americans_who_left_are_not_destroyed() -> None:
    state = position("us_sherman_1@D4>S de_pz4_1@D6>N de_tiger_1@waiting", scenario=SCENARIO)
    shoot(state, "de_pz4_1", "us_sherman_1", total=12)
    assert ending(state) == ((), "", "")
    state = position("de_pz4_1@D4>S us_sherman_1@D6>N us_sherman_2@exited", scenario=SCENARIO, active="de")
    shoot(state, "us_sherman_1", "de_pz4_1", total=12)
    assert ending(state) == ((), "", "")


@pytest.mark.rule("11.5e")
@pytest.mark.parametrize(
    ("others", "american", "german", "points"),
    [
        ("", "", "", (0, 1)),  # nobody left: one for the German
        ("", "E6", "", (1, 1)),  # a tie is German
        ("", "E6 F6", "", (2, 1)),
        ("", "A7 G10 E5", "", (0, 1)),  # other towns do not count
        ("", "", "E6 F6", (0, 1)),  # nor do the German's
        ("us_sherman_2@exited", "", "", (1, 0)),
        ("us_sherman_2@exited us_infantry_1@exited", "", "", (2, 0)),
        ("us_sherman_2@exited us_sherman_3@dead", "", "", (1, 1)),
        ("us_sherman_2@exited us_sherman_3@dead us_infantry_1@dead", "E6", "", (2, 2)),
        ("us_sherman_2@exited us_sherman_3@dead de_infantry_1@dead", "", "", (2, 1)),
        ("de_pz4_2@dead", "", "", (1, 1)),
        ("de_pz4_2@dead de_atgun_1@dead", "", "", (2, 1)),
        ("us_sherman_2@dead", "E6", "F6", (1, 2)),
    ],
)
def test_the_american_needs_strictly_more_points(
    others: str, american: str, german: str, points: tuple[int, int]
) -> None:
    state = hold(hold(position(f"{ALONE} {others}", scenario=SCENARIO, turn=9), "us", american), "de", german)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == points
    events = finish_turn(state)
    us, de = points
    winner = "us" if us > de else "de"
    assert ending(state) == ((1, -1) if us > de else (-1, 1), "11.5e", "tank-over-points")
    assert str(events[-1].text()) == f"tank-over-points side=@side-{winner} us={us} de={de}"


@pytest.mark.rule("11.5e")
def test_the_ace_is_worth_one() -> None:
    units = "us_sherman_1@D4>S us_sherman_2@exited us_infantry_1@dead us_infantry_2@dead de_tiger_1@D6>N de_pz4_1@I10"
    state = position(units, scenario=SCENARIO, turn=9, aces="de_tiger_1")
    shoot(state, "de_tiger_1", "us_sherman_1", total=12)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == (2, 2)
    finish_turn(state)
    assert ending(state)[0] == (-1, 1)


@pytest.mark.rule("11.5e")
def test_leaving_scores_and_ends_the_point_of_the_german() -> None:
    state = position("us_sherman_1@A1 us_sherman_2@I5 de_pz4_1@I10", scenario=SCENARIO)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == (0, 1)
    do(state, "move us_sherman_2", "leave")
    assert ending(state) == ((), "", "")
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == (1, 0)


@pytest.mark.rule("11.5f")
@pytest.mark.parametrize(
    "others", ["de_tiger_1@waiting", "us_sherman_2@I5 us_infantry_1@I6", "de_pz4_2@E6 de_pz4_3@F6"]
)
def test_units_on_the_map_or_never_entered_score_nothing(others: str) -> None:
    state = position(f"{ALONE} {others}", scenario=SCENARIO, turn=9)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == (0, 1)
    finish_turn(state)
    assert ending(state) == ((-1, 1), "11.5e", "tank-over-points")


@pytest.mark.rule("11.5e")
def test_points_are_not_counted_before_turn_nine() -> None:
    state = hold(position(ALONE, scenario=SCENARIO, turn=8), "us", "E6 F6")
    finish_turn(state)
    assert (state.turn, ending(state)) == (9, ((), "", ""))
