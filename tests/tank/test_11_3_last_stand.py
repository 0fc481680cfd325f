"""11.3 Last Stand: three Tigers, one of them an Ace, against the Shermans; points decide."""

from itertools import groupby

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS
from tests.tank.battle import area, ending, finish_turn, forces, hold, set_up, shoot
from tests.tank.position import asked, do, legal, plan, position, refusal, seen, starts, told, track

SCENARIO = "last_stand"
ALONE = "us_sherman_1@I1 de_pz4_1@A10"


@pytest.mark.rule("11.3a")
def test_the_german_sets_up_first_and_the_american_plays_first() -> None:
    state, placed, lines = set_up(SCENARIO)
    assert [(side, len(list(group))) for side, group in groupby(place.side for place in placed)] == [
        ("de", 5),
        ("us", 9),
    ]
    assert [line for line in lines if line.startswith("ace")] == [
        lines[15]
    ]  # after five German units, three lines each
    assert (state.turn, state.active, state.first) == (1, 0, 0)


@pytest.mark.rule("11.3b")
def test_the_american_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "us") == {"sherman_hq": 2, "sherman": 5, "wolverine": 2}
    zone = area("ABCDEFGHI", range(1, 2)) | {"C2", "E2"}
    assert len(zone) == 11
    for place in placed[5:]:
        assert place.offered == zone - place.taken


@pytest.mark.rule("11.3c")
def test_the_german_forces() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, "de") == {"tiger": 3, "pz4": 1, "wespe": 1}
    assert {place.unit for place in placed[:3]} == {"de_tiger_1", "de_tiger_2", "de_tiger_3"}
    for place in placed[:3]:
        assert place.offered == {"E7", "E6", "F6", "F7", "E8", "D7", "D6"} - place.taken
    assert {place.unit for place in placed[3:5]} == {"de_pz4_1", "de_wespe_1"}
    for place in placed[3:5]:
        assert place.offered == area("ABCDEFGHI", range(7, 11)) - place.taken


@pytest.mark.rule("11.3c")
@pytest.mark.parametrize("ace", ["de_tiger_1", "de_tiger_2", "de_tiger_3"])
def test_the_german_names_an_ace_before_the_american_places(ace: str) -> None:
    state = GAME.setup(SCENARIO)
    while not asked(state).startswith("de tank-prompt-ace"):
        assert asked(state).startswith("de ")
        do(state, legal(state)[0])
    assert asked(state) == "de tank-prompt-ace 11.3c -"
    assert state.aces == 0
    assert starts(state, "ace") == ["de_tiger_1", "de_tiger_2", "de_tiger_3"]
    assert refusal(state, "de_pz4_1") == "11.3c tank-no-not-ace unit=@tank-de_pz4"
    assert plan(state, ace) == [f"ace {ace}"]
    (event,) = do(state, f"ace {ace}")
    assert told([event]) == [f"ace_named unit={ace} hex={seen(state, ace).place}"]
    assert event.cite() == "11.3c"
    assert seen(state, ace).marks == ("ace",)
    assert state.aces == 1 << UNITS.index(ace)
    assert asked(state) == "us tank-prompt-place 11.0c -"


@pytest.mark.rule("11.3e")
@pytest.mark.parametrize(
    ("dead", "american", "german", "points"),
    [
        ("", "", "", (0, 0)),  # a tie is German
        ("de_wespe_1", "", "", (1, 0)),
        ("de_wespe_1 de_tiger_1", "", "", (2, 0)),
        ("us_sherman_2", "", "", (0, 1)),
        ("de_wespe_1 us_sherman_2", "", "", (1, 1)),
        ("de_wespe_1 us_sherman_2", "A7", "", (2, 1)),
        ("us_sherman_2 us_sherman_hq_1", "A7 E6 F6", "", (3, 2)),
        ("us_sherman_2 us_sherman_3 us_wolverine_1 us_sherman_4", "A7 E6 F6 G10", "", (4, 4)),
        ("", "", "A7 E6 F6 G10", (0, 0)),  # the German scores no towns
        ("us_sherman_2", "E5 C5 B5", "", (0, 1)),  # nor does other ground count
    ],
)
def test_the_american_needs_strictly_more_points(
    dead: str, american: str, german: str, points: tuple[int, int]
) -> None:
    units = " ".join([ALONE, *(f"{name}@dead" for name in dead.split())])
    state = hold(hold(position(units, scenario=SCENARIO, turn=8), "us", american), "de", german)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == points
    events = finish_turn(state)
    us, de = points
    winner = "us" if us > de else "de"
    assert ending(state) == ((1, -1) if us > de else (-1, 1), "11.3e", "tank-over-points")
    assert str(events[-1].text()) == f"tank-over-points side=@side-{winner} us={us} de={de}"


@pytest.mark.rule("11.3e")
@pytest.mark.parametrize(("ace", "us_points"), [("de_tiger_1", 2), ("de_tiger_2", 1)])
def test_the_ace_is_worth_two(ace: str, us_points: int) -> None:
    """The American shoots Tiger 1 and has lost one unit: enough only if it was the Ace."""
    units = "us_wolverine_1@D4>S us_sherman_1@dead de_tiger_1@D6>N de_tiger_2@H9"
    state = position(units, scenario=SCENARIO, turn=8, aces=ace)
    shoot(state, "de_tiger_1", "us_wolverine_1", total=12)
    assert (track(state, "vp", side="us").value, track(state, "vp", side="de").value) == (us_points, 1)
    finish_turn(state)
    assert ending(state)[0] == ((1, -1) if us_points == 2 else (-1, 1))


@pytest.mark.rule("11.3e")
def test_points_are_not_counted_before_turn_eight() -> None:
    state = hold(position(ALONE, scenario=SCENARIO, turn=7), "us", "A7 E6 F6 G10")
    finish_turn(state)
    assert (state.turn, ending(state)) == (8, ((), "", ""))


@pytest.mark.rule("11.3e")
def test_a_leader_eliminated_twice_scores_twice() -> None:
    """7.2f: brought back by promotion and lost again."""
    units = "us_sherman_1@D6>N us_sherman_2@I1 us_sherman_hq_1@dead de_pz4_1@D4>S"
    state = position(units, scenario=SCENARIO)
    assert track(state, "vp", side="de").value == 1
    do(state, "promote us_sherman_1", "end", "chit 2")
    shoot(state, "us_sherman_hq_1", "de_pz4_1", total=12)
    assert track(state, "vp", side="de").value == 2  # and none for the Sherman that was replaced
