"""10.0 Light units: two defence values, move or fire, infantry at close range, AT guns that fire for nothing."""

from fractions import Fraction

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import FACINGS, HEXES, UNITS
from grognard.games.tank.events import Advanced, Controlled, Fired
from tests.tank.battle import MAP_B, aim, held_by, hit_chance, hold, only, shoot, shots, sums
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
)

DEFENCE = {"us_infantry_1": (7, 10), "us_atgun_1": (7, 10), "de_infantry_1": (7, 10), "de_atgun_1": (8, 9)}


# --- 10.0 Defence, range, movement -----------------------------------------------------------------------------------


@pytest.mark.rule("10.0a")
@pytest.mark.parametrize(("firer", "hex_", "covered"), [("D5>S", "D7", 0), ("F3>S", "F4", 1), ("F9>N", "F8", 1)])
@pytest.mark.parametrize("unit", DEFENCE)
def test_out_of_the_clear_a_light_unit_has_its_second_defence(unit: str, firer: str, hex_: str, covered: int) -> None:
    enemy = "us_sherman_1" if unit.startswith("de") else "de_pz4_1"
    back = {"S": "N", "N": "S"}[firer[-1]]
    state = position(f"{enemy}@{firer} {unit}@{hex_}>{back}", active=enemy[:2])
    assert sums(state, unit, enemy)["defence"] == DEFENCE[unit][covered]
    assert seen(state, unit).values[1] == str(DEFENCE[unit][covered])


@pytest.mark.rule("10.0a")
@pytest.mark.parametrize(("unit", "defence"), [("de_pz4_1", 9), ("de_tiger_1", 11), ("de_wespe_1", 8)])
def test_heavy_units_have_one_defence(unit: str, defence: int) -> None:
    for firer, hex_ in (("D5>S", "D7"), ("F3>S", "F4"), ("F9>N", "F8"), ("D6>NE", "E6")):
        assert sums(position(f"us_sherman_1@{firer} {unit}@{hex_}"), unit, "us_sherman_1")["defence"] == defence


@pytest.mark.rule("10.0b")
@pytest.mark.parametrize(
    ("firer", "hex_", "lines"),
    [
        ("F9>N", "F8>S", {"defence": 10, "cover": -1}),  # woods
        ("D6>NE", "E6>SW", {"defence": 10, "cover": -1}),  # town
        ("F3>S", "F4>N", {"defence": 10}),  # hill
        ("F4>SE", "H5>NW", {"defence": 10}),  # from hill to hill: the second value stays
        ("A6>S", "A7>N", {"defence": 10}),
        ("F4>N", "F2>S", {"defence": 7}),
        ("D5>S", "D7>N", {"defence": 7}),
    ],
)
def test_town_and_woods_give_both_advantages(firer: str, hex_: str, lines: dict[str, int]) -> None:
    state = position(f"de_pz4_1@{firer} us_infantry_1@{hex_}", active="de")
    assert sums(state, "us_infantry_1", "de_pz4_1") == lines | {"cost": 1}


@pytest.mark.rule("10.0c")
def test_range_works_as_for_heavy_units() -> None:
    """The German AT gun: 3 hexes, 4 from a hill."""
    for place, target, reach, able in (
        ("C1>S", "C4", "3", True),
        ("C1>S", "C5", "3", False),
        ("H9>N", "H5", "4", True),
        ("H9>N", "H4", "4", False),
    ):
        state = position(f"de_atgun_1@{place} us_sherman_1@{target}", active="de", scenario=MAP_B)
        assert shots(state) == ({("de_atgun_1", "us_sherman_1")} if able else set())
        assert seen(state, "de_atgun_1").values[0] == reach


@pytest.mark.rule("10.0c")
@pytest.mark.parametrize("unit", ["us_infantry_1", "us_atgun_1"])
def test_movement_works_as_for_heavy_units(unit: str) -> None:
    """Movement 1: one hex whatever it costs (8.0f), or two by road (8.0e), just like a Tiger."""
    assert hexes_in_reach(position(f"{unit}@E7"), unit) == {"E7", "E6", "F6", "F7", "E8", "D7", "D6"}
    by_road = hexes_in_reach(position(f"{unit}@G3"), unit)
    assert by_road == {"G3", "G2", "H2", "H3", "G4", "F3", "F2", "G1", "H4"}
    tiger = position("de_tiger_1@G3", active="de")
    assert hexes_in_reach(tiger, "de_tiger_1") == by_road


# --- 10.1 Move or fire -----------------------------------------------------------------------------------------------


BESIDE = "us_infantry_1@D6>S us_atgun_1@C7>SE us_sherman_1@E8>NW de_pz4_1@D7>N"


@pytest.mark.rule("10.1a")
@pytest.mark.parametrize(("unit", "both"), [("us_infantry_1", False), ("us_atgun_1", False), ("us_sherman_1", True)])
@pytest.mark.parametrize("far", [False, True], ids=["pivot", "move"])
def test_a_light_unit_moves_or_fires(unit: str, both: bool, far: bool) -> None:
    here = {"us_infantry_1": "S", "us_atgun_1": "SE", "us_sherman_1": "NW"}[unit]
    beside = {"us_infantry_1": ("C7", "SE"), "us_atgun_1": ("C8", "NE"), "us_sherman_1": ("E7", "SW")}[unit]
    units = BESIDE if unit == "us_atgun_1" else BESIDE.replace("us_atgun_1@C7>SE ", "")
    state = position(units)
    if far:
        do(state, f"move {unit}", f"to {beside[0]}", f"face {beside[1]}")
    else:
        do(state, f"move {unit}", f"face {here}")
    assert ((unit, "de_pz4_1") in shots(state)) is both
    state = position(units)
    shoot(state, "de_pz4_1", unit, total=2)
    assert (unit in starts(state, "move")) is both
    if not both:
        assert refusal(state, unit, place=beside[0]) == (
            f"10.1a tank-no-light-fired unit=@tank-{unit[:-2]} hex={at(state, unit)}"
        )


@pytest.mark.rule("10.1a")
def test_moving_with_a_leader_is_moving() -> None:
    units = "us_sherman_hq_1@D5>S us_infantry_1@D6>S us_sherman_1@C6>SE de_pz4_1@D7>N"
    state = position(units)
    do(state, "move us_sherman_hq_1", "move us_infantry_1", "face S", "move us_sherman_1", "face SE", "done")
    assert shots(state) == {("us_sherman_1", "de_pz4_1")}
    state = position(units)
    do(state, "move us_sherman_hq_1", "move us_sherman_1", "face SE", "done")  # who stays put may still fire
    assert shots(state) == {("us_sherman_1", "de_pz4_1"), ("us_infantry_1", "de_pz4_1")}


@pytest.mark.rule("10.1a")
def test_a_light_unit_that_fired_does_not_move_with_a_leader() -> None:
    state = position("us_sherman_hq_1@D5>S us_infantry_1@D6>S us_sherman_1@C6>SE de_pz4_1@D7>N")
    shoot(state, "de_pz4_1", "us_infantry_1 us_sherman_1", total=2)
    do(state, "move us_sherman_hq_1")
    assert starts(state, "move") == ["us_sherman_hq_1", "us_sherman_1"]


@pytest.mark.rule("10.1a")
def test_the_next_phase_begins_afresh() -> None:
    state = position("us_infantry_1@D6>S de_pz4_1@D7>N", fired="us_infantry_1")
    do(state, "end", "chit 2", "end", "chit 2")
    assert starts(state, "move") == ["us_infantry_1"]
    assert starts(state, "fire") == ["de_pz4_1"]


# --- 10.2 Infantry at close range ------------------------------------------------------------------------------------


@pytest.mark.rule("10.2a")
@pytest.mark.parametrize("unit", ["us_infantry_1", "de_infantry_1"])
@pytest.mark.parametrize(
    ("hex_", "targets"),
    [("F4>N", {"F3": True, "F2": False}), ("D5>S", {"D6": True, "D7": False})],
    ids=["hill", "clear"],
)
def test_infantry_never_fires_beyond_one_hex(unit: str, hex_: str, targets: dict[str, bool]) -> None:
    enemy = "de_pz4_1" if unit.startswith("us") else "us_sherman_1"
    for there, able in targets.items():
        state = position(f"{unit}@{hex_} {enemy}@{there}", active=unit[:2])
        assert bool(shots(state)) is able
        figures = f"unit=@tank-{unit[:-2]} target=@tank-{enemy[:-2]} place={there} hex={hex_[:2]}"
        answer = "" if able else f"10.2a tank-no-range distance=2 range=1 {figures}"
        assert refusal(state, unit, piece=enemy) == answer
        assert seen(state, unit).values[0] == "1"


# --- 10.3 Infantry against cover -------------------------------------------------------------------------------------

# The German at F8 is in woods; F9, E9 and G8 touch it. It faces south.
WOODS = "us_sherman_1@F9>N us_infantry_1@E9>NE us_infantry_2@G9>NW us_atgun_1@E8>SE"


@pytest.mark.rule("10.3a")
@pytest.mark.parametrize(
    ("firers", "lines"),
    [
        ("us_sherman_1", {"cover": -1}),
        ("us_infantry_1", {}),
        ("us_sherman_1 us_infantry_1", {"firers": 1}),
        ("us_infantry_1 us_infantry_2", {"firers": 1}),
        ("us_atgun_1", {"rear": 1, "cover": -1}),  # an AT gun is no infantry
        ("us_sherman_1 us_atgun_1", {"firers": 1, "rear": 1, "cover": -1}),
        ("us_infantry_1 us_atgun_1", {"firers": 1, "rear": 1}),
    ],
)
@pytest.mark.parametrize(("target", "defence"), [("de_pz4_1", 9), ("de_infantry_1", 10), ("de_atgun_1", 9)])
def test_infantry_cancels_the_cover_but_not_the_second_defence(
    firers: str, lines: dict[str, int], target: str, defence: int
) -> None:
    state = position(f"{WOODS} {target}@F8>S")
    cost = 0 if firers == "us_atgun_1" and target == "de_pz4_1" else 1
    assert sums(state, target, firers) == {"defence": defence, **lines, "cost": cost}


# --- 10.4 The advance ------------------------------------------------------------------------------------------------

ASSAULT = (
    "us_infantry_1@E7>N us_infantry_2@D6>NE us_atgun_1@D5>SE us_sherman_1@F6>NW us_sherman_2@A1 "
    "de_pz4_1@E6>S de_tiger_1@I10"
)


@pytest.mark.rule("10.4a")
@pytest.mark.parametrize(
    ("firers", "total", "offer"),
    [
        ("us_infantry_1", 12, ["advance us_infantry_1", "stay"]),
        ("us_infantry_2 us_infantry_1", 12, ["advance us_infantry_1", "advance us_infantry_2", "stay"]),
        ("us_infantry_2 us_sherman_1 us_atgun_1", 12, ["advance us_infantry_2", "stay"]),
        ("us_infantry_1", 2, []),  # a miss empties no hex
        ("us_sherman_1", 12, []),  # infantry that took no part
        ("us_atgun_1", 12, []),
    ],
)
def test_infantry_that_took_part_may_advance(firers: str, total: int, offer: list[str]) -> None:
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", firers, total=total)
    if offer:
        assert legal(state) == offer
        assert asked(state) == f"us tank-prompt-advance 10.4a {offer[0].split()[1]}"
    else:
        assert "end" in legal(state)


@pytest.mark.rule("10.4a")
@pytest.mark.parametrize("way", list(FACINGS))
def test_the_advance_is_free_and_takes_any_facing(way: str) -> None:
    """Into a town that would cost infantry twice its movement."""
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", "us_infantry_1 us_infantry_2", total=12)
    events = do(state, "advance us_infantry_2")
    assert told(events)[0] == "advanced unit=us_infantry_2 origin=D6 hex=E6"
    assert asked(state) == "us tank-prompt-face unit=@tank-us_infantry hex=E6 10.4a us_infantry_2"
    assert legal(state) == [f"face {name}" for name in FACINGS]
    events = do(state, f"face {way}")
    assert told(events) == [f"faced unit=us_infantry_2 hex=E6 facing={way}"]
    assert (at(state, "us_infantry_2"), facing(state, "us_infantry_2")) == ("E6", way)
    assert (at(state, "us_infantry_1"), state.at[HEXES.index("D6")]) == ("E7", -1)
    assert state.spent == 1
    assert "end" in legal(state)  # one unit at most


@pytest.mark.rule("10.4b")
def test_the_advance_is_optional() -> None:
    state = position(ASSAULT)
    before = list(state.where)
    shoot(state, "de_pz4_1", "us_infantry_1", total=12)
    assert do(state, "stay") == []
    before[UNITS.index("de_pz4_1")] = state.where[UNITS.index("de_pz4_1")]
    assert state.where == before
    assert held_by(state, "us") == set()
    assert "end" in legal(state)


@pytest.mark.rule("10.4b")
def test_the_advance_is_no_move() -> None:
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", "us_infantry_1", total=12)
    do(state, "advance us_infantry_1", "face N")
    assert state.moved == 0
    assert seen(state, "us_infantry_1").marks == ("fired",)
    assert "us_infantry_1" not in starts(state, "move")  # for it has fired (10.1a)


@pytest.mark.rule("10.4b")
def test_the_advance_takes_control() -> None:
    state = hold(position(ASSAULT), "de", "E6")
    shoot(state, "de_pz4_1", "us_infantry_1", total=12)
    events = do(state, "advance us_infantry_1")
    assert only(events, Controlled).hex == HEXES.index("E6")
    assert cites(events) == ["10.4a", "11.0b"]
    assert held_by(state, "us") == {"E6"}


@pytest.mark.rule("10.4b")
@pytest.mark.parametrize("answer", ["advance us_infantry_1", "stay"])
def test_the_advance_comes_before_the_phase_ends(answer: str) -> None:
    state = position(ASSAULT, chit=2, spent=1)
    shoot(state, "de_pz4_1", "us_infantry_1", total=12)
    assert state.spent == 2
    assert legal(state) == ["advance us_infantry_1", "stay"]
    do(state, answer, *(["face N"] if answer != "stay" else []))
    assert (state.active, state.spent) == (1, 0)


@pytest.mark.rule("10.4b")
def test_nobody_else_moves_after_combat() -> None:
    """Neither tanks that fired nor infantry beside them."""
    state = position(ASSAULT)
    events = shoot(state, "de_pz4_1", "us_sherman_1", total=12)
    assert not any(isinstance(event, Advanced) for event in events)
    assert at(state, "us_sherman_1") == "F6"
    assert "end" in legal(state)


@pytest.mark.rule("10.4a")
def test_no_advance_when_the_game_is_won() -> None:
    state = position("us_infantry_1@E7>N de_pz4_1@E6>S")
    shoot(state, "de_pz4_1", "us_infantry_1", total=12)
    assert state.result is not None
    assert legal(state) == []


@pytest.mark.rule("10.4a")
@pytest.mark.parametrize(
    ("pieces", "place", "piece", "answer"),
    [
        ("us_sherman_1", "E6", "", "10.4a tank-no-who-advances hex=E6"),
        ("us_infantry_2", "E6", "", "10.4a tank-no-who-advances hex=E6"),  # it did not fire
        ("", "E6", "", "10.4a tank-no-who-advances hex=E6"),
        ("us_infantry_1 us_infantry_2", "E6", "", "10.4a tank-no-who-advances hex=E6"),
        ("us_infantry_1", "E8", "", "10.4a tank-no-where-advances hex=E6"),
        ("us_infantry_1", "", "de_tiger_1", "10.4a tank-no-where-advances hex=E6"),
        ("us_infantry_1", "E6", "", ""),
        ("us_infantry_1", "", "", ""),
    ],
)
def test_who_advances_and_where(pieces: str, place: str, piece: str, answer: str) -> None:
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", "us_infantry_1 us_sherman_1", total=12)
    assert refusal(state, pieces, place=place, piece=piece) == answer
    assert plan(state, pieces, place=place, piece=piece) == ([] if answer else ["advance us_infantry_1"])


@pytest.mark.rule("10.4a")
def test_two_that_fired_do_not_both_advance() -> None:
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", "us_infantry_1 us_infantry_2", total=12)
    assert refusal(state, "us_infantry_1 us_infantry_2", place="E6") == "10.4a tank-no-who-advances hex=E6"
    assert plan(state, verb="stay") == ["stay"]
    do(state, *plan(state, "us_infantry_2", place="E6"))
    assert refusal(state, "us_infantry_1", place="E6") == "10.4a tank-no-choose-facing unit=@tank-us_infantry"
    assert refusal(state, verb="stay") == "10.4a tank-no-not-now answer=stay"


# --- 10.5 AT guns ----------------------------------------------------------------------------------------------------

GUN = "de_atgun_1@D4>S de_pz4_1@E6>NW de_tiger_1@C6>SE us_sherman_1@D7>N us_infantry_1@E5>N us_infantry_2@A1"


@pytest.mark.rule("10.5a")
@pytest.mark.parametrize(
    ("target", "firers", "cost"),
    [
        ("us_sherman_1", "de_atgun_1", 0),
        ("us_sherman_1", "de_atgun_1 de_pz4_1", 1),
        ("us_sherman_1", "de_pz4_1", 1),
        ("us_infantry_1", "de_atgun_1", 1),
        ("us_infantry_1", "de_atgun_1 de_pz4_1", 1),
    ],
)
def test_at_guns_alone_fire_at_heavy_units_for_nothing(target: str, firers: str, cost: int) -> None:
    state = position(GUN, active="de")
    assert sums(state, target, firers)["cost"] == cost
    events = shoot(state, target, firers, total=2)
    assert (state.spent, only(events, Fired).spent) == (cost, cost)


@pytest.mark.rule("10.5a")
def test_the_american_gun_fires_for_nothing_too() -> None:
    state = position("us_atgun_1@D6>S us_infantry_1@C7>SE de_pz4_1@D7>N")
    assert sums(state, "de_pz4_1", "us_atgun_1")["cost"] == 0
    assert sums(state, "de_pz4_1", "us_atgun_1 us_infantry_1")["cost"] == 1
    assert sums(state, "de_pz4_1", "us_infantry_1")["cost"] == 1


@pytest.mark.rule("10.5b")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_free_fire_comes_before_the_last_point_and_ends_no_phase(spent: int) -> None:
    """With a chit of 4 it is possible up to the third AP, the first not excepted."""
    state = position(GUN, active="de", spent=spent)
    events = shoot(state, "us_sherman_1", "de_atgun_1", total=2)
    assert state.spent == spent
    assert "phase_ended" not in " ".join(told(events))
    assert "end" in legal(state)
    assert state.active == 1


@pytest.mark.rule("10.5b")
def test_the_last_point_ends_the_phase_before_free_fire() -> None:
    state = position(GUN, active="de", chit=2, spent=1)
    assert "us_sherman_1" in starts(state, "fire")
    do(state, "move de_pz4_1", "face N")
    assert state.active == 0
    assert legal(state) == ["chit 2", "chit 3", "chit 4"]


@pytest.mark.rule("10.5b")
def test_free_fire_between_a_passed_roll_and_the_next_point() -> None:
    """Solitaire (6.1b): the die has passed; the shot is free and asks for no other die."""
    state = position(GUN, active="de", spent=1, options={"ap_mode": "solitaire"})
    do(state, "move de_pz4_1", "face N", "lasts")
    shoot(state, "us_sherman_1", "de_atgun_1", total=2)
    assert state.spent == 2
    assert "end" in legal(state)
    do(state, "move de_tiger_1", "face N")
    assert legal(state) == ["ends", "lasts"]


@pytest.mark.rule("10.5c")
def test_a_gun_fires_once_a_phase_though_for_nothing() -> None:
    state = position(GUN, active="de")
    shoot(state, "us_sherman_1", "de_atgun_1", total=2)
    assert {firer for firer, _ in shots(state)} == {"de_tiger_1", "de_pz4_1"}
    assert refusal(state, "de_atgun_1", piece="us_sherman_1").startswith("9.0c tank-no-fired ")


@pytest.mark.rule("10.5c")
def test_a_gun_that_moved_does_not_fire_and_one_that_fired_does_not_move() -> None:
    state = position(GUN, active="de")
    do(state, "move de_atgun_1", "face S")
    assert {firer for firer, _ in shots(state)} == {"de_tiger_1", "de_pz4_1"}
    assert refusal(state, "de_atgun_1", piece="us_sherman_1").startswith("10.1a tank-no-light-moved ")
    state = position(GUN, active="de")
    shoot(state, "us_sherman_1", "de_atgun_1", total=2)
    assert "de_atgun_1" not in starts(state, "move")


@pytest.mark.rule("10.0a", "10.0b", "10.3a")
@pytest.mark.parametrize(
    ("options", "firers", "ways"),
    [
        ({}, "us_sherman_1", 3),  # 10 + 1 = 11 or more
        ({}, "us_infantry_1", 6),  # 10
        ({}, "us_sherman_1 us_infantry_1", 10),  # 9
        ({"fire_bonus": "all_firers"}, "us_sherman_1", 6),
        ({"fire_bonus": "all_firers"}, "us_sherman_1 us_infantry_1", 15),
    ],
)
def test_the_odds_against_infantry_in_woods(options: dict[str, str], firers: str, ways: int) -> None:
    state = position(f"{WOODS} de_infantry_1@F8>S", options=options)
    assert hit_chance(state, "de_infantry_1", firers) == Fraction(ways, 36)


@pytest.mark.rule("10.5a")
def test_the_sum_shows_that_a_shot_is_free() -> None:
    state = position(GUN, active="de")
    aim(state, "us_sherman_1", "de_atgun_1")
    lines = GAME.forecast(state, 1).lines
    assert [(str(line.text), line.value) for line in lines][-1] == ("tank-sum-cost", 0)


@pytest.mark.rule("10.4a")
@pytest.mark.parametrize("verb", ["promote", "fire", "move"])
def test_only_an_advance_is_asked_for(verb: str) -> None:
    state = position(ASSAULT)
    shoot(state, "de_pz4_1", "us_infantry_1 us_infantry_2", total=12)
    assert refusal(state, "us_infantry_1", verb=verb) == "10.4a tank-no-who-advances hex=E6"
    assert refusal(state, "us_infantry_1", verb="advance") == ""
