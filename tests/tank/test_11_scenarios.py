"""11.0 Scenarios: what they have in common. Control, set-up, destroying all enemy units, the end of a turn."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import FACINGS, HEXES
from grognard.games.tank.events import Controlled
from grognard.kernel import Marker
from tests.tank.battle import ending, finish_turn, held_by, hold, only, set_up, shoot
from tests.tank.position import asked, at, cites, do, facing, legal, plan, position, refusal, starts, told

SCENARIOS = {
    "head_to_head": ("11.1", "A", 10),
    "frontal_assault": ("11.2", "A", 10),
    "last_stand": ("11.3", "B", 8),
    "counterattack": ("11.4", "B", 9),
    "stab_to_the_flank": ("11.5", "B", 9),
    "night_action": ("11.6", "B", 9),
}
PLACED = [name for name in SCENARIOS if name != "head_to_head"]


def test_the_six_scenarios() -> None:
    found = {}
    for name, row in GAME.scenarios.items():
        table = GAME.view(GAME.setup(name), 0)
        assert (table.scenario, row.placed) == (name, name in PLACED)
        found[name] = (row.rule, table.map, next(track.size for track in table.tracks if track.id == "turn"))
        assert found[name][2] == row.turns
    assert found == SCENARIOS


# --- 11.0a, 11.0b Control --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.0a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_the_start_nobody_controls_anything(scenario: str) -> None:
    state, _, _ = set_up(scenario)
    assert held_by(state, "") == set(HEXES)
    assert [marker for marker in GAME.view(state, 0).markers if marker.id == "control"] == []


@pytest.mark.rule("11.0a", "11.0b")
def test_setting_up_in_a_town_does_not_take_it() -> None:
    state = GAME.setup("frontal_assault")
    do(state, "place de_tiger_1", "to E6", "face N")
    assert at(state, "de_tiger_1") == "E6"
    assert "E6" in held_by(state, "")


@pytest.mark.rule("11.0b")
def test_passing_through_takes_every_hex_entered() -> None:
    state = position("us_wolverine_1@E4 de_pz4_1@I10")
    events = do(state, "move us_wolverine_1", "to E5", "to E6", "to D6", "face N")
    assert held_by(state, "us") == {"E5", "E6", "D6"}  # not E4, where it started
    assert told([only(events, Controlled)]) == ["controlled side=us hex=E6"]  # objectives are told of
    assert only(events, Controlled).cite() == "11.0b"
    markers = GAME.view(state, 0).markers
    assert Marker("objective", "E6") in markers
    assert Marker("control", "E6", "us") in markers
    assert Marker("control", "E5", "us") in markers


@pytest.mark.rule("11.0b")
def test_entering_the_map_takes_the_hexes() -> None:
    state = position("us_sherman_1@waiting de_pz4_1@I10", scenario="head_to_head")
    do(state, "enter us_sherman_1", "to D1", "to D2", "face N")
    assert held_by(state, "us") == {"D1", "D2"}


@pytest.mark.rule("11.0b")
@pytest.mark.parametrize(
    "lines",
    [("move us_sherman_1", "face S"), ("promote us_sherman_1",), ("fire de_pz4_1", "with us_sherman_1", "shoot")],
    ids=["pivot", "promotion", "fire"],
)
def test_pivot_promotion_and_fire_take_nothing(lines: tuple[str, ...]) -> None:
    state = position("us_sherman_1@E6>S us_sherman_hq_1@dead de_pz4_1@E8>N")
    do(state, *lines)
    assert held_by(state, "") == set(HEXES)


@pytest.mark.rule("11.0b")
def test_the_last_to_move_in_controls() -> None:
    state = hold(position("us_sherman_1@E5 de_pz4_1@I10"), "de", "E6 D6")
    events = do(state, "move us_sherman_1", "to E6", "face N")
    assert (held_by(state, "us"), held_by(state, "de")) == ({"E6"}, {"D6"})
    assert only(events, Controlled).side == 0
    state = hold(position("us_sherman_1@E5 de_pz4_1@I10"), "us", "E6")
    events = do(state, "move us_sherman_1", "to E6", "face N")
    assert not any(isinstance(event, Controlled) for event in events)  # it was theirs already


@pytest.mark.rule("11.0b")
def test_control_stays_when_the_unit_leaves_or_dies() -> None:
    state = position("us_wolverine_1@E5 us_sherman_2@A1 de_pz4_1@G7>NW de_tiger_1@I10")
    do(state, "move us_wolverine_1", "to E6", "to E7", "face SE", "end", "chit 2")
    assert held_by(state, "us") == {"E6", "E7"}
    shoot(state, "us_wolverine_1", "de_pz4_1", total=12)
    assert held_by(state, "us") == {"E6", "E7"}
    do(state, "move de_tiger_1", "face N")
    assert held_by(state, "de") == set()


# --- 11.0c Set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.0c")
@pytest.mark.parametrize("scenario", PLACED)
def test_one_unit_a_hex_and_everybody_is_placed(scenario: str) -> None:
    state, placed, lines = set_up(scenario)
    for place in placed:
        assert not place.offered & place.taken
    on_map = [unit for unit in state.at if unit >= 0]
    assert len(on_map) == len(placed) == len({place.unit for place in placed})
    assert lines.count("face NW") == len(placed)  # the last of the six facings
    assert state.turn == 1


@pytest.mark.rule("11.0c")
@pytest.mark.parametrize("way", list(FACINGS))
def test_facing_is_free(way: str) -> None:
    state = GAME.setup("frontal_assault")
    assert asked(state) == "de tank-prompt-place 11.0c -"
    do(state, "place de_tiger_1")
    assert asked(state) == "de tank-prompt-place-unit unit=@tank-de_tiger 11.0c de_tiger_1"
    assert do(state, "to F5") == []
    assert asked(state) == "de tank-prompt-face unit=@tank-de_tiger hex=F5 5.0a de_tiger_1"
    assert starts(state, "face") == list(FACINGS)
    events = do(state, f"face {way}")
    assert facing(state, "de_tiger_1") == way
    assert told(events) == [f"placed unit=de_tiger_1 hex=F5 facing={way}"]
    assert cites(events) == ["11.0c"]


@pytest.mark.rule("11.0c")
@pytest.mark.parametrize(
    ("pieces", "place", "answer"),
    [
        ("de_pz4_1", "D5", "11.0c tank-no-zone hex=D5"),
        ("de_pz4_1", "I5", "11.0c tank-no-zone hex=I5"),
        ("de_pz4_1", "F5", "4.0a tank-no-occupied hex=F5 unit=@tank-de_tiger"),
        ("de_tiger_1", "F6", "11.0c tank-no-not-placing unit=@tank-de_tiger"),  # it stands already
        ("us_sherman_1", "A5", "11.0c tank-no-not-placing unit=@tank-us_sherman"),
        ("de_wespe_1", "F6", "11.0c tank-no-not-placing unit=@tank-de_wespe"),  # not in the scenario
        ("", "F6", "11.0c tank-no-choose-unit"),
        ("de_pz4_1", "F6", ""),
        ("de_pz4_1", "", ""),
    ],
)
def test_what_stands_against_a_placement(pieces: str, place: str, answer: str) -> None:
    state = GAME.setup("frontal_assault")
    do(state, "place de_tiger_1", "to F5", "face N")
    assert refusal(state, pieces, place=place) == answer
    lines = ["place de_pz4_1", *([f"to {place}"] if place else [])]
    assert plan(state, pieces, place=place) == ([] if answer else lines)


@pytest.mark.rule("11.0c")
def test_what_stands_against_a_hex_for_the_unit_in_hand() -> None:
    state = GAME.setup("frontal_assault")
    do(state, "place de_tiger_1", "to F5", "face N", "place de_pz4_1")
    assert refusal(state, "de_pz4_1", place="D5") == "11.0c tank-no-zone hex=D5"
    assert refusal(state, "de_pz4_1", place="F5") == "4.0a tank-no-occupied hex=F5 unit=@tank-de_tiger"
    assert plan(state, "de_pz4_1", place="E5") == ["to E5"]
    do(state, "to E5")
    assert refusal(state, "de_pz4_1", place="E6") == "5.0a tank-no-choose-facing unit=@tank-de_pz4"


# --- 11.0d Destroying all enemy units --------------------------------------------------------------------------------


@pytest.mark.rule("11.0d")
@pytest.mark.parametrize(
    ("scenario", "others", "over"),
    [
        ("head_to_head", "", True),
        ("head_to_head", "{}_2@dead", True),
        ("head_to_head", "{}_2@absent", True),  # replaced by a leader
        ("head_to_head", "{}_2@I10", False),
        ("head_to_head", "{}_2@waiting", False),
        ("frontal_assault", "", True),
        ("last_stand", "", True),
        ("counterattack", "", True),
        ("counterattack", "{}_2@exited", False),
        ("stab_to_the_flank", "", True),
        ("stab_to_the_flank", "{}_2@exited", False),
        ("stab_to_the_flank", "{}_2@dead {}_3@exited", False),
        ("night_action", "", True),
    ],
)
@pytest.mark.parametrize(
    ("active", "firer", "target"), [("us", "us_sherman", "de_pz4"), ("de", "de_pz4", "us_sherman")]
)
def test_destroying_all_enemy_units_ends_the_game_at_once(
    scenario: str, others: str, over: bool, active: str, firer: str, target: str
) -> None:
    units = f"{firer}_1@D5>S {target}_1@D6>N {others.format(target, target)}"
    state = position(units, scenario=scenario, active=active)
    events = shoot(state, f"{target}_1", f"{firer}_1", total=12)
    if over:
        results, rule, reason = ending(state)
        assert results == ((1, -1) if active == "us" else (-1, 1))
        assert reason == "tank-over-destroyed"
        assert rule.startswith(SCENARIOS[scenario][0])
        assert legal(state) == []
        assert events[-1].cite() == rule
        assert str(events[-1].text()) == f"tank-over-destroyed side=@side-{active}"
    else:
        assert ending(state) == ((), "", "")
        assert "end" in legal(state)


@pytest.mark.rule("11.0d")
def test_a_miss_ends_nothing() -> None:
    state = position("us_sherman_1@D5>S de_pz4_1@D6>N")
    shoot(state, "de_pz4_1", "us_sherman_1", total=8)
    assert ending(state) == ((), "", "")


# --- 11.0e The end of a turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("11.0e")
def test_a_turn_ends_after_both_phases() -> None:
    state = hold(position("us_sherman_1@A1 de_pz4_1@I10", turn=10), "us", "E6 G9")
    do(state, "end")
    assert ending(state) == ((), "", "")
    assert legal(state) == ["chit 2", "chit 3", "chit 4"]
    do(state, "chit 2", "end")
    assert ending(state) == ((1, -1), "11.2e", "tank-over-control")


@pytest.mark.rule("11.0e")
@pytest.mark.parametrize(("scenario", "turns"), [(name, turns) for name, (_, _, turns) in SCENARIOS.items()])
def test_the_last_turn_is_the_last(scenario: str, turns: int) -> None:
    """Nothing is decided before it; 11.1 alone plays on (11.1e)."""
    state = position("us_sherman_1@A1 de_pz4_1@I10", scenario=scenario, turn=turns - 1)
    finish_turn(state)
    assert (state.turn, ending(state)[0]) == (turns, ())
    finish_turn(state)
    assert (ending(state)[0] == ()) is (scenario == "head_to_head")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turn", [2, 3])
def test_max_turns_ends_in_a_draw(scenario: str, turn: int) -> None:
    options = {"max_turns": "3"}
    state = position("us_sherman_1@A1 de_pz4_1@I10", scenario=scenario, turn=turn, options=options)
    events = finish_turn(state)
    if turn < 3:
        assert (state.turn, ending(state)[0]) == (3, ())
    else:
        assert ending(state) == ((0, 0), "", "tank-over-cap")  # no rule of the game says so
        assert str(events[-1].text()) == "tank-over-cap turn=3"


@pytest.mark.rule("11.0e")
def test_max_turns_beyond_the_last_turn_changes_nothing() -> None:
    state = position("us_sherman_1@A1 de_pz4_1@I10", turn=10, options={"max_turns": "10"})
    finish_turn(state)
    assert ending(state) == ((-1, 1), "11.2e", "tank-over-held")


@pytest.mark.rule("11.0c")
def test_units_are_set_up_one_at_a_time() -> None:
    state = GAME.setup("counterattack")
    assert refusal(state, "de_tiger_1 de_tiger_2", place="A8") == "11.0c tank-no-one-at-a-time unit=@tank-de_tiger"
    assert refusal(state, "de_tiger_1", place="A8") == ""


@pytest.mark.rule("11.0c")
def test_nothing_but_placing_before_the_battle() -> None:
    state = GAME.setup("counterattack")
    for verb in ("promote", "fire", "leave", "move"):
        assert refusal(state, "de_tiger_1", verb=verb) == "11.0c tank-no-set-up-first"
    assert refusal(state, "de_tiger_1", piece="de_tiger_2") == "11.0c tank-no-set-up-first"
    assert refusal(state, "de_tiger_1", verb="place") == ""


EITHER_SIDE = [
    ("head_to_head", "11.1d"),
    ("frontal_assault", "11.2d"),
    ("last_stand", "11.3d"),
    ("stab_to_the_flank", "11.5d"),
]


@pytest.mark.parametrize(
    ("scenario", "rule"), [pytest.param(*row, marks=pytest.mark.rule(row[1]), id=row[0]) for row in EITHER_SIDE]
)
@pytest.mark.parametrize(
    ("active", "firer", "target", "results"),
    [("us", "us_sherman_1", "de_pz4_1", (1, -1)), ("de", "de_pz4_1", "us_sherman_1", (-1, 1))],
)
def test_destroying_all_enemy_units_wins(
    scenario: str, rule: str, active: str, firer: str, target: str, results: tuple[int, int]
) -> None:
    state = position(f"{firer}@D4>S {target}@D6>N", scenario=scenario, active=active)
    shoot(state, target, firer, total=12)
    assert ending(state) == (results, rule, "tank-over-destroyed")
