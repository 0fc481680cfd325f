"""11.0 Victory: the automatic victories, the points of each turn and what they are made of, the last count."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.state import ArrasState, board_of
from grognard.games.arras.victory import points
from tests.arras.position import at, cites, do, dusk, ended, holder, position, told, track

ALLIED_UNIT = "uk-4gh-1@25"
NINE = "11+ 12+ 16+ 18+ 17+ 15+ 14+ 13+ 9+"  # all of them traced, none with a red ring
TURNS = pytest.mark.parametrize("turn", range(1, 8))


def evening(control: str, units: str = ALLIED_UNIT, turn: int = 1, **more: object) -> ArrasState:
    """The end phase of a turn with these places taken or lost."""
    state = dusk(units, turn=turn, control=control, **more)
    do(state, "pass")
    return state


def vp(control: str, units: str = ALLIED_UNIT, *, north: bool = False) -> int:
    """The victory points of a position."""
    state = position(units, control=control, north=north)
    return points(state, board_of(state))


# --- 11.1 -------------------------------------------------------------------------------------------------------------


@TURNS
@pytest.mark.rule("11.0", "11.1")
def test_the_four_ringed_sectors_together_win_in_any_turn(turn: int) -> None:
    """No path is needed, nor ten points."""
    state = evening("2+ 4+ 6+ 7+", turn=turn)
    assert ended(state) == "allied 11.1 automatic arras-over-rings"
    assert state.vp == 1


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("lost", ["2", "4", "6", "7"])
def test_three_ringed_sectors_do_not_win(lost: str) -> None:
    state = evening("11+ " + " ".join(f"{place}+" for place in ("2", "4", "6", "7") if place != lost))
    assert ended(state) == ""
    assert state.turn == 2


@pytest.mark.rule("11.1")
def test_a_german_who_contests_a_ringed_sector_does_not_take_it_back() -> None:
    units = f"{ALLIED_UNIT} uk-4rtr-a@4 de-1-6rr@4"
    assert ended(evening("2+ 4+ 6+ 7+", units)) == "allied 11.1 automatic arras-over-rings"
    assert ended(evening("2+ 4- 6+ 7+ 11+", units)) == ""


@pytest.mark.rule("11.1", "4.5")
def test_the_victory_is_told_after_the_points() -> None:
    state = dusk(ALLIED_UNIT, control="2+ 4+ 6+ 7+")
    events = do(state, "pass")
    assert told(events)[:3] == [
        "initiative_passed side=german why=pass",
        "phase_ended",
        "scored vp=1 target=10",
    ]
    assert cites(events) == ["4.3-a", "4.3-c", "11.2-e", "11.1"]
    assert [str(event.text()) for event in events[2:]] == ["arras-log-vp vp=1 target=10", "arras-over-rings"]


@TURNS
@pytest.mark.rule("11.0", "11.1-a")
def test_zone_a_or_zone_b_wins_in_any_turn(turn: int) -> None:
    for zone in ("A", "B"):
        state = evening(f"{zone}+", turn=turn)
        assert ended(state) == f"allied 11.1-a automatic arras-over-zone place=@arras-place-{zone}"
    assert ended(evening("A+ B+", turn=turn)).endswith("@arras-place-A")


@pytest.mark.rule("11.1-a")
def test_zone_c_does_not_win() -> None:
    assert ended(evening("C+ 13+ 12+ 11+")) == ""


@TURNS
@pytest.mark.rule("11.0", "11.1-b")
def test_without_a_point_the_germans_win_in_any_turn(turn: int) -> None:
    assert ended(evening("", turn=turn)) == "german 11.1-b automatic arras-over-none vp=0"


@pytest.mark.rule("11.1-b")
def test_one_point_is_enough_to_go_on() -> None:
    assert ended(evening("11+")) == ""


@pytest.mark.rule("11.1-b", "13.6-c")
def test_points_below_none() -> None:
    state = evening("23- 22-", turn=4, north=True)
    assert state.vp == -2
    assert ended(state) == "german 11.1-b automatic arras-over-none vp=-2"


@pytest.mark.rule("11.1-b", "11.1-a", "11.1")
def test_the_allied_conditions_come_first() -> None:
    """R26: zone B without a path is no point; the Allies have won all the same."""
    state = evening("B+")
    assert state.vp == 0
    assert ended(state).startswith("allied 11.1-a")
    state = evening("2+ 4+ 6+ 7+ 21- 22-", north=True, turn=4)
    assert state.vp == -1
    assert ended(state).startswith("allied 11.1 ")


# --- 11.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2", "11.2-a", "11.2-d")
def test_d_19_seven_places_and_two_rings() -> None:
    """11, 12, 16, 18, 9, 7 and 6 trace to zone E through 22 or 23."""
    control = "11+ 12+ 16+ 18+ 9+ 7+ 6+"
    assert vp(control) == 8
    assert vp(control, "de-rommel@13") == 8
    assert vp(control + " 22-") == 8
    assert vp(control + " 23-") == 8
    assert vp(control + " 22- 23- 25-") == 1  # nothing traces; the rings need no path


@pytest.mark.rule("11.2-a", "11.1-b")
def test_d_20_a_place_that_is_cut_off() -> None:
    state = evening("2+ 1- 4- 6- A-")
    assert state.vp == 0
    assert ended(state) == "german 11.1-b automatic arras-over-none vp=0"
    assert evening("2+ 1+").vp == 2


@pytest.mark.rule("11.2-a")
@pytest.mark.parametrize(
    ("control", "worth"),
    [
        ("11+", 1),
        ("12+", 0),  # beside German places alone
        ("11+ 12+ 9+", 3),
        ("11+ 9+", 1),  # 9 and 11 touch at a corner only
        ("1+ 2+", 2),
        ("19+", 1),
        ("17+", 1),  # by the arrow of zone D
        ("C+ 13+ 12+ 11+", 4),  # a zone of German start counts like a sector
    ],
)
def test_a_point_for_each_german_place_with_a_path(control: str, worth: int) -> None:
    assert vp(control) == worth


@pytest.mark.rule("11.2-a")
@pytest.mark.parametrize(("zone", "place"), [("D", "17"), ("E", "11"), ("F", "1")])
def test_the_path_ends_in_any_blue_zone_that_the_allies_control(zone: str, place: str) -> None:
    others = " ".join(f"{other}-" for other in "DEF" if other != zone)
    assert vp(f"{place}+ {others}") == 1
    assert vp(f"{place}+ {others} {zone}-") == 0


@pytest.mark.rule("11.2-a")
def test_germans_who_contest_the_path_do_not_cut_it() -> None:
    contested = "uk-8dli-1@11 de-1-6rr@11 uk-4ey-1@26"
    assert vp("11+ 12+", contested) == 2
    assert vp("11- 12+ 25- 16-", contested) == 0


@pytest.mark.rule("11.2-a")
def test_the_path_overlay_shows_what_is_cut_off() -> None:
    state = position("uk-4gh-1@25 de-rommel@dead", control="11+ 7+ 6+ 25+")
    found = GAME.query(state, 0, "supply")
    marks = {spot.place: spot.kind for spot in found.spots}
    assert {place: kind for place, kind in marks.items() if place in ("11", "7", "6", "1")} == {
        "11": "supplied",
        "7": "cut_off",
        "6": "cut_off",
    }
    assert marks["E"] == marks["25"] == "supplied"
    assert [(line.text.id, line.value, line.rule, line.total) for line in found.lines] == [
        ("arras-sum-places", 1, "11.2-a", False),
        ("arras-sum-rommel", 1, "11.2-c", False),
        ("arras-sum-rings", 1, "11.2-d", False),
        ("arras-sum-vp", 3, "11.2", True),
    ]
    assert str(found.text) == "arras-supply target=10"
    assert {spot.rule for spot in found.spots} == {"11.2-a"}


@pytest.mark.rule("11.2-a", "13.6-c")
@pytest.mark.parametrize(("lost", "lines"), [("", []), ("28- 27-", [("arras-sum-north", -2, "13.6-c")])])
def test_the_path_overlay_after_rommel_turned_north(lost: str, lines: list[tuple[str, int, str]]) -> None:
    state = position("uk-4gh-1@25", control=f"11+ {lost}", north=True)
    found = GAME.query(state, 1, "supply").lines
    assert [(line.text.id, line.value, line.rule) for line in found] == [
        ("arras-sum-places", 1, "11.2-a"),
        *lines,
        ("arras-sum-vp", 1 + sum(value for _, value, _ in lines), "11.2"),
    ]


@pytest.mark.rule("11.2-b")
def test_places_of_allied_start_are_worth_nothing() -> None:
    """Sector 20 included; 1, the other half-black one, is of German start."""
    assert vp("") == 0
    assert vp("20- 21- 22- 23- 24- 26- 27- 28- D- E-") == 0
    assert vp("1+") == 1


@pytest.mark.rule("11.2-c")
@pytest.mark.parametrize(("rommel", "worth"), [("9", 0), ("9*", 0), ("dead", 1), ("aside", 0)])
def test_rommel_is_worth_a_point_when_he_is_eliminated(rommel: str, worth: int) -> None:
    assert vp("", f"{ALLIED_UNIT} de-rommel@{rommel}") == worth
    assert vp("11+", f"{ALLIED_UNIT} de-rommel@{rommel}") == 1 + worth
    assert vp("11+", f"{ALLIED_UNIT} de-eiche@dead de-rothenburg@dead uk-martel@dead") == 1


@pytest.mark.rule("11.2-c", "6.4.2.a-6")
def test_rommel_dies_in_an_assault() -> None:
    """Attack 6, dice 6 and 6, against 2 + 1 + 2 and dice 1 and 1: more than he is worth."""
    state = dusk("uk-7rtr-a@12 de-rommel@9", control="12+ 11+")
    do(state, "move uk-7rtr-a", "to 9", "assault 9", "point uk-7rtr-a", "dice 66 11")
    assert at(state, "de-rommel") == "dead"
    assert points(state, board_of(state)) == 4


@pytest.mark.rule("11.2-d")
@pytest.mark.parametrize(("control", "worth"), [("2+", 0), ("2+ 4+", 1), ("6+ 7+", 1), ("2+ 4+ 7+", 1), ("5+ 10+", 0)])
def test_two_ringed_sectors_are_worth_a_point_without_a_path(control: str, worth: int) -> None:
    assert vp(control + " 1- 25-", "uk-4ey-1@26") == worth


@pytest.mark.rule("11.2", "11.2-e")
def test_the_points_are_counted_anew_at_the_end_of_each_turn() -> None:
    """R27: what was scored before is not remembered, and what is taken counts when the turn ends."""
    state = position("uk-8dli-1@23 de-1-6rr@9", vp=6)
    do(state, "move uk-8dli-1", "to 11", "stop")
    assert holder(state, "11") == "allied"
    assert state.vp == 6
    events = do(state, "pass", "pass", "close")
    assert "scored vp=1 target=10" in told(events)
    assert state.vp == 1
    shown = track(state, "vp")
    assert (shown.value, shown.size) == (1, 10)


# --- 11.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3", "11.0")
@pytest.mark.parametrize(
    ("control", "said"),
    [
        (NINE, "german 11.3 arras-over-points side=@side-german vp=9 target=10"),
        (NINE + " 10+", "allied 11.3 arras-over-points side=@side-allied vp=10 target=10"),
        (NINE + " 10+ 5+", "allied 11.3 arras-over-points side=@side-allied vp=11 target=10"),
    ],
)
def test_ten_points_after_the_last_turn(control: str, said: str) -> None:
    assert ended(evening(control, turn=7)) == said


@pytest.mark.rule("11.3")
def test_ten_points_before_the_last_turn_do_not_end_the_game() -> None:
    state = evening(NINE + " 10+", turn=6)
    assert ended(state) == ""
    do(state, "die 6")
    assert (ended(state), state.turn) == ("allied 11.3 arras-over-points side=@side-allied vp=10 target=10", 6)


@pytest.mark.rule("11.3", "14.1.1")
@pytest.mark.parametrize(("target", "winner"), [(8, "allied"), (9, "allied"), (10, "german")])
def test_the_bid_takes_the_place_of_ten(target: int, winner: str) -> None:
    state = dusk(ALLIED_UNIT, turn=7, control=NINE)
    state.target = target
    do(state, "pass")
    assert ended(state) == f"{winner} 11.3 arras-over-points side=@side-{winner} vp=9 target={target}"


# --- a cap on the turns, which no rule knows --------------------------------------------------------------------------


def test_a_game_that_is_stopped_early_is_a_draw() -> None:
    options = {"max_turns": "2"}
    state = evening(NINE, turn=1, options=options)
    assert (ended(state), state.turn) == ("", 2)
    state = evening(NINE, turn=2, options=options)
    assert ended(state) == "nobody arras-over-cap turn=2"
    assert ended(evening("A+", turn=2, options=options)).startswith("allied 11.1-a")
    assert ended(evening("", turn=2, options=options)).startswith("german 11.1-b")
