"""9.0 Fire: who may take part in a shot, and what a person hears who gets one wrong."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS
from grognard.games.tank.events import Fired
from grognard.kernel import CHANCE, Overlay
from grognard.toolbox.masks import mask_of
from tests.tank.battle import aim, only, shoot, shots
from tests.tank.position import asked, do, legal, plan, position, refusal, seen, starts, told, why

# Column D of map A is clear from D3 to D9: from D5 a Sherman facing south sees two hexes.
AIMED = "us_sherman_1@D5>S de_pz4_1@D7>N"
GROUP = "us_sherman_1@D5>S us_sherman_2@D9>N us_wolverine_1@C7>NE us_infantry_1@C8>NE de_pz4_1@D7>N de_pz4_2@D3"
US_SEAT, DE_SEAT = 0, 1


@pytest.mark.rule("9.0a")
@pytest.mark.parametrize(
    ("units", "able"),
    [
        (AIMED, True),
        ("us_sherman_1@D5>SE de_pz4_1@D7", True),
        ("us_sherman_1@D5>SW de_pz4_1@D7", True),
        ("us_sherman_1@D5>NE de_pz4_1@D7", False),  # not in its front
        ("us_sherman_1@D5>N de_pz4_1@D7", False),
        ("us_sherman_1@D5>S de_pz4_1@D8", False),  # not within range
        ("us_sherman_1@D5>S us_sherman_2@D6>N de_pz4_1@D7", False),  # a unit in the way
        ("us_sherman_1@E5>S de_pz4_1@E7", False),  # a town in the way
    ],
)
def test_a_unit_fires_at_what_is_in_front_in_range_and_in_sight(units: str, able: bool) -> None:
    state = position(units)
    assert shots(state) == ({("us_sherman_1", "de_pz4_1")} if able else set())
    assert (why(state, "us_sherman_1", piece="de_pz4_1") is None) is able


@pytest.mark.rule("9.0b")
def test_any_number_of_units_fire_together_and_each_is_marked() -> None:
    state = position(GROUP)
    aim(state, "de_pz4_1", "")
    assert legal(state) == ["with us_sherman_1", "with us_sherman_2", "with us_wolverine_1", "with us_infantry_1"]
    do(state, "with us_sherman_2")
    assert "shoot" in legal(state)
    do(state, "with us_wolverine_1", "with us_sherman_1", "with us_infantry_1")
    assert legal(state) == ["shoot"]
    fired = only(do(state, "shoot"), Fired)
    everybody = ["us_sherman_1", "us_sherman_2", "us_wolverine_1", "us_infantry_1"]
    assert [UNITS[unit] for unit in fired.firers] == everybody
    assert state.fired == mask_of(UNITS.index(name) for name in everybody)
    assert state.spent == 1
    assert seen(state, "us_sherman_1").marks == ("fired",)


@pytest.mark.rule("9.0b")
def test_only_those_who_take_part_are_marked() -> None:
    state = position(GROUP)
    events = shoot(state, "de_pz4_1", "us_sherman_2 us_sherman_1", total=2)
    assert told(events)[0] == (
        "fired target=de_pz4_1 hex=D7 firers=us_sherman_1,us_sherman_2 places=D5,D9 modifier=2 defence=9 spent=1"
    )
    assert only(events, Fired).cite() == "9.0b"
    assert state.fired == mask_of([UNITS.index("us_sherman_1"), UNITS.index("us_sherman_2")])


@pytest.mark.rule("9.0b")
def test_each_firer_must_meet_all_conditions_himself() -> None:
    state = position("us_sherman_1@D5>S us_sherman_2@D9>S us_wolverine_1@D3>S us_sherman_3@G7>SW de_pz4_1@D7")
    aim(state, "de_pz4_1", "")
    assert legal(state) == ["with us_sherman_1"]  # turned away, behind another unit, out of range
    # the same pointed at together
    assert refusal(state, "us_sherman_1 us_sherman_2").startswith("5.0d tank-no-arc ")


@pytest.mark.rule("9.0b")
def test_the_order_in_which_firers_are_named_does_not_matter() -> None:
    one, other = position(GROUP), position(GROUP)
    aim(one, "de_pz4_1", "us_sherman_1 us_wolverine_1 us_infantry_1")
    aim(other, "de_pz4_1", "us_infantry_1 us_sherman_1 us_wolverine_1")
    assert GAME.encode(one) == GAME.encode(other)


@pytest.mark.rule("9.0b")
def test_nobody_shoots_before_a_firer_is_named() -> None:
    state = position(GROUP)
    aim(state, "de_pz4_1", "")
    assert "shoot" not in legal(state)
    assert asked(state) == "us tank-prompt-aim unit=@tank-de_pz4 9.0b de_pz4_1"
    assert refusal(state, verb="shoot") == "9.0b tank-no-not-now answer=shoot"


@pytest.mark.rule("9.0c")
@pytest.mark.parametrize(
    ("unit", "moved", "fired", "able"),
    [
        ("us_sherman_1", False, False, True),
        ("us_sherman_1", True, False, True),
        ("us_sherman_1", False, True, False),
        ("us_infantry_1", False, False, True),
        ("us_infantry_1", True, False, False),
        ("us_infantry_1", False, True, False),
        ("us_atgun_1", True, False, False),
    ],
)
def test_who_has_fired_and_light_units_that_have_moved_take_no_part(
    unit: str, moved: bool, fired: bool, able: bool
) -> None:
    has_moved, has_fired = unit if moved else "", unit if fired else ""
    alone = position(f"{unit}@D6>S de_pz4_1@D7", moved=has_moved, fired=has_fired)
    assert starts(alone, "fire") == (["de_pz4_1"] if able else [])
    helped = position(f"{unit}@D6>S us_wolverine_1@D9>N de_pz4_1@D7", moved=has_moved, fired=has_fired)
    aim(helped, "de_pz4_1", "")
    assert (unit in starts(helped, "with")) is able


@pytest.mark.rule("9.0d")
def test_a_target_may_be_fired_at_again_by_others() -> None:
    state = position(GROUP)
    shoot(state, "de_pz4_1", "us_sherman_1", total=2)
    assert "de_pz4_1" in starts(state, "fire")
    aim(state, "de_pz4_1", "")
    assert starts(state, "with") == ["us_sherman_2", "us_wolverine_1", "us_infantry_1"]
    do(state, "with us_sherman_2", "shoot", "roll 2")
    assert state.spent == 2
    shoot(state, "de_pz4_1", "us_wolverine_1 us_infantry_1", total=2)
    assert starts(state, "fire") == []


@pytest.mark.rule("9.0e")
def test_nobody_fires_back() -> None:
    """An American moves and fires under the guns of a Panzer IV and a Tiger: the German is never asked."""
    state = position("us_sherman_1@D4>S us_sherman_2@E7>SW de_pz4_1@D7>N de_tiger_1@C7>N")
    for line in ("move us_sherman_1", "to D5", "face S", "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 8"):
        do(state, line)
        now = GAME.decision(state)
        assert now is not None
        assert now.seat in (US_SEAT, CHANCE)
    assert refusal(state, "de_pz4_1", piece="us_sherman_1").startswith("6.0b tank-no-not-yours ")
    aim(state, "de_pz4_1", "")
    assert legal(state) == ["with us_sherman_2"]  # the Tiger beside the target is no firer either


# --- what a person gets wrong ----------------------------------------------------------------------------------------


SHERMAN_AT_PZ4 = "unit=@tank-us_sherman target=@tank-de_pz4 place=D7 hex=D5"


@pytest.mark.parametrize(
    ("units", "pieces", "target", "answer"),
    [
        pytest.param(
            "us_sherman_1@D5>N de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            f"5.0d tank-no-arc turn=yes {SHERMAN_AT_PZ4}",
            marks=pytest.mark.rule("9.0a"), id="arc",
        ),
        pytest.param(
            "us_sherman_1@D5>S de_pz4_1@D8", "us_sherman_1", "de_pz4_1",
            "9.1a tank-no-range distance=3 range=2 unit=@tank-us_sherman target=@tank-de_pz4 place=D8 hex=D5",
            marks=pytest.mark.rule("9.0a", "9.1a"), id="range",
        ),
        pytest.param(
            "us_sherman_1@F4>N de_pz4_1@F1 us_sherman_2@F5>N", "us_sherman_2", "de_pz4_1",
            "9.1a tank-no-range distance=4 range=2 unit=@tank-us_sherman target=@tank-de_pz4 place=F1 hex=F5",
            marks=pytest.mark.rule("9.1a"), id="range, not by the hill in the way",
        ),
        pytest.param(
            "us_infantry_1@D5>S de_pz4_1@D7", "us_infantry_1", "de_pz4_1",
            "10.2a tank-no-range distance=2 range=1 unit=@tank-us_infantry target=@tank-de_pz4 place=D7 hex=D5",
            marks=pytest.mark.rule("10.2a"), id="infantry",
        ),
        pytest.param(
            "us_atgun_1@D5>S de_pz4_1@D7", "us_atgun_1", "de_pz4_1",
            "9.1a tank-no-range distance=2 range=1 unit=@tank-us_atgun target=@tank-de_pz4 place=D7 hex=D5",
            marks=pytest.mark.rule("9.1a"), id="AT gun",
        ),
        pytest.param(
            "us_sherman_1@E5>S de_pz4_1@E7", "us_sherman_1", "de_pz4_1",
            "9.2b tank-no-los-terrain hex=E6 terrain=@terrain-town",
            marks=pytest.mark.rule("9.2b", "9.2c"), id="town",
        ),
        pytest.param(
            "us_sherman_1@F6>S de_pz4_1@F8", "us_sherman_1", "de_pz4_1",
            "9.2b tank-no-los-terrain hex=F7 terrain=@terrain-woods",
            marks=pytest.mark.rule("9.2b", "9.2c"), id="woods",
        ),
        pytest.param(
            "us_sherman_1@F5>N de_pz4_1@F3", "us_sherman_1", "de_pz4_1",
            "9.2b tank-no-los-terrain hex=F4 terrain=@terrain-hill",
            marks=pytest.mark.rule("9.2b", "9.2c"), id="hill",
        ),
        pytest.param(
            "us_sherman_1@D5>S us_sherman_2@D6 de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            "9.2c tank-no-los-unit hex=D6 unit=@tank-us_sherman",
            marks=pytest.mark.rule("9.2c"), id="a friend in the way",
        ),
        pytest.param(
            "us_sherman_1@D5>S de_tiger_1@D6 de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            "9.2c tank-no-los-unit hex=D6 unit=@tank-de_tiger",
            marks=pytest.mark.rule("9.2c"), id="an enemy in the way",
        ),
        pytest.param(
            "us_wolverine_1@D5>S us_sherman_2@D6 us_sherman_3@D7 de_pz4_1@D8", "us_wolverine_1", "de_pz4_1",
            "9.2c tank-no-los-unit hex=D6 unit=@tank-us_sherman",
            marks=pytest.mark.rule("9.2c"), id="the first of two in the way",
        ),
        pytest.param(
            "us_sherman_1@E8>SE de_pz4_1@G8", "us_sherman_1", "de_pz4_1", "9.2d tank-no-los-side hex=F7 other=F8",
            marks=pytest.mark.rule("9.2d"), id="two woods along a hexside",
        ),
        pytest.param(
            "us_sherman_1@E5>SE us_sherman_2@F5 de_pz4_1@G5", "us_sherman_1", "de_pz4_1",
            "9.2d tank-no-los-side hex=F4 other=F5",
            marks=pytest.mark.rule("9.2d"), id="a hill and a unit along a hexside",
        ),
        pytest.param(
            "us_priest_1@E2>S de_pz4_1@E7", "us_priest_1", "de_pz4_1",
            "9.3b tank-no-artillery-alone unit=@tank-us_priest target=@tank-de_pz4 place=E7",
            marks=pytest.mark.rule("9.3b"), id="artillery alone",
        ),
        pytest.param(
            "us_priest_1@E1>S de_pz4_1@E7", "us_priest_1", "de_pz4_1",
            "9.1a tank-no-range distance=6 range=5 unit=@tank-us_priest target=@tank-de_pz4 place=E7 hex=E1",
            marks=pytest.mark.rule("9.3c"), id="artillery too far",
        ),
        *(
            pytest.param(
                f"us_sherman_1@D5>S de_pz4_1@{word} de_tiger_1@D9", "us_sherman_1", "de_pz4_1",
                "9.0a tank-no-target-off-map unit=@tank-de_pz4",
                marks=pytest.mark.rule("9.0a"), id=f"target {word}",
            )
            for word in ("dead", "exited", "absent", "waiting")
        ),
        pytest.param(
            "us_sherman_1@D5>S us_sherman_2@D7 de_pz4_1@D9", "us_sherman_1", "us_sherman_2",
            "7.0b tank-no-friend unit=@tank-us_sherman", id="own unit",
        ),
        pytest.param(
            "us_sherman_1@D5>S de_pz4_1@D7", "us_sherman_1", "us_sherman_1",
            "7.0b tank-no-friend unit=@tank-us_sherman", id="itself",
        ),
        pytest.param(
            "us_sherman_1@D5 de_pz4_1@D7>N de_tiger_1@D8", "de_pz4_1", "us_sherman_1",
            "6.0b tank-no-not-yours unit=@tank-de_pz4 side=@side-us", id="the enemy's unit",
        ),
        pytest.param(
            "us_sherman_1@waiting de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            "8.1a tank-no-fire-waiting unit=@tank-us_sherman", id="waiting",
        ),
        pytest.param(
            "us_sherman_1@dead us_sherman_2@A1 de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            "9.4f tank-no-eliminated unit=@tank-us_sherman",
            marks=pytest.mark.rule("9.4f"), id="eliminated",
        ),
        pytest.param(
            "us_sherman_1@exited us_sherman_2@A1 de_pz4_1@D7", "us_sherman_1", "de_pz4_1",
            "8.2b tank-no-exited unit=@tank-us_sherman", id="exited",
        ),
        pytest.param(
            "us_sherman_2@A1 de_pz4_1@D7", "us_infantry_1", "de_pz4_1",
            "11.0c tank-no-absent unit=@tank-us_infantry",
            marks=pytest.mark.rule("11.0c"), id="not in the scenario",
        ),
        pytest.param(
            "us_sherman_1@D5>S us_wolverine_1@A1>S de_pz4_1@D7", "us_sherman_1 us_wolverine_1", "de_pz4_1",
            "9.1a tank-no-range distance=8 range=3 unit=@tank-us_wolverine target=@tank-de_pz4 place=D7 hex=A1",
            marks=pytest.mark.rule("9.0b"), id="one of two",
        ),
    ],
)  # fmt: skip
def test_what_stands_against_a_shot(units: str, pieces: str, target: str, answer: str) -> None:
    state = position(units, scenario="head_to_head")
    assert refusal(state, pieces, piece=target) == answer
    assert plan(state, pieces, piece=target) == []


@pytest.mark.rule("9.0a")
@pytest.mark.parametrize(
    ("unit", "moved", "turn"),
    [("us_sherman_1", "", "yes"), ("us_sherman_1", "us_sherman_1", "moved"), ("us_infantry_1", "", "light")],
)
def test_whether_turning_would_bring_the_target_into_the_front(unit: str, moved: str, turn: str) -> None:
    state = position(f"{unit}@D6>N de_pz4_1@D7", moved=moved)
    assert refusal(state, unit, piece="de_pz4_1").startswith(f"5.0d tank-no-arc turn={turn} unit=@tank-{unit[:-2]} ")


@pytest.mark.rule("9.0c")
def test_why_who_has_fired_does_not_fire_again() -> None:
    state = position("us_sherman_1@D5>N de_pz4_1@D7", fired="us_sherman_1")  # told before the wrong arc
    assert refusal(state, "us_sherman_1", piece="de_pz4_1") == f"9.0c tank-no-fired {SHERMAN_AT_PZ4}"


@pytest.mark.rule("10.1a")
@pytest.mark.parametrize("name", ["us_infantry", "us_atgun"])
def test_why_a_light_unit_that_moved_does_not_fire(name: str) -> None:
    state = position(f"{name}_1@D6>S de_pz4_1@D7", moved=f"{name}_1")
    figures = f"unit=@tank-{name} target=@tank-de_pz4 place=D7 hex=D6"
    assert refusal(state, f"{name}_1", piece="de_pz4_1") == f"10.1a tank-no-light-moved {figures}"


@pytest.mark.rule("9.0a")
def test_a_shot_needs_a_target() -> None:
    assert refusal(position(AIMED), "us_sherman_1", verb="fire") == "7.0b tank-no-choose-target"


@pytest.mark.rule("9.0a", "9.0b")
@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        ("us_sherman_1", "with us_sherman_1"),
        ("us_wolverine_1 us_sherman_2", "with us_sherman_2, with us_wolverine_1"),
        ("us_sherman_1 us_sherman_1", "with us_sherman_1"),
    ],
)
def test_what_a_person_points_at_is_done(pieces: str, lines: str) -> None:
    state = position(GROUP)
    assert why(state, pieces, piece="de_pz4_1") is None
    actions = plan(state, pieces, piece="de_pz4_1")
    assert actions == ["fire de_pz4_1", *lines.split(", "), "shoot"]
    assert only(do(state, *actions), Fired).target == UNITS.index("de_pz4_1")


@pytest.mark.parametrize(
    ("pieces", "target", "answer"),
    [
        ("us_wolverine_1", "de_pz4_2", "7.0b tank-no-one-target unit=@tank-de_pz4"),
        ("", "de_pz4_1", "9.0b tank-no-choose-unit"),
        ("de_pz4_2", "", "6.0b tank-no-not-yours unit=@tank-de_pz4 side=@side-us"),
        (
            "us_sherman_3",
            "",
            "9.1a tank-no-range distance=6 range=2 unit=@tank-us_sherman target=@tank-de_pz4 place=D7 hex=A3",
        ),
        (
            "us_sherman_4",
            "",
            "9.0c tank-no-fired unit=@tank-us_sherman target=@tank-de_pz4 place=D7 hex=E7",
        ),
        ("us_sherman_1", "", "9.0b tank-no-fires-already unit=@tank-us_sherman hex=D5"),
        ("us_wolverine_1 us_sherman_1", "", "9.0b tank-no-fires-already unit=@tank-us_sherman hex=D5"),
    ],
)
@pytest.mark.rule("9.0b")
def test_what_stands_against_joining_a_shot(pieces: str, target: str, answer: str) -> None:
    state = position(f"{GROUP} us_sherman_3@A3>SE us_sherman_4@E7>SW", fired="us_sherman_4")
    aim(state, "de_pz4_1", "us_sherman_1")
    assert refusal(state, pieces, piece=target) == answer
    assert plan(state, pieces, piece=target) == []


@pytest.mark.rule("9.0b")
def test_others_join_a_shot_that_is_being_put_together() -> None:
    state = position(GROUP)
    aim(state, "de_pz4_1", "us_sherman_1")
    assert plan(state, "us_wolverine_1 us_sherman_2", piece="de_pz4_1") == ["with us_sherman_2", "with us_wolverine_1"]
    assert plan(state, "us_infantry_1") == ["with us_infantry_1"]
    do(state, *plan(state, "us_infantry_1"))
    assert plan(state, verb="shoot") == ["shoot"]


# --- what a person is shown ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.0a")
def test_the_field_of_fire() -> None:
    """Range 2 and the half-plane ahead, both abeam hexes in it; G8 lies behind the woods of F7."""
    overlay = GAME.query(position("us_sherman_1@E7>SE"), US_SEAT, "field", "us_sherman_1")
    shown = {spot.place: spot.kind for spot in overlay.spots}
    assert shown == dict.fromkeys(["E8", "E9", "D8", "F5", "F6", "F7", "F8", "G6", "G7"], "seen") | {"G8": "hidden"}
    assert str(overlay.text) == "tank-field hex=E7 range=2"


def test_a_unit_off_the_map_has_no_field_of_fire() -> None:
    overlay = GAME.query(position("us_sherman_1@waiting"), US_SEAT, "field", "us_sherman_1")
    assert (overlay.spots, str(overlay.text)) == ((), "tank-not-on-map unit=us_sherman_1")


@pytest.mark.parametrize(
    ("hex_", "kind", "cost"), [("D5", "clear", 1), ("F4", "hill", 1), ("E6", "town", 2), ("F7", "woods", 2)]
)
def test_the_terrain_of_a_hex(hex_: str, kind: str, cost: int) -> None:
    overlay = GAME.query(position(""), US_SEAT, "terrain", hex_)
    assert [(spot.place, spot.kind, spot.value, spot.rule) for spot in overlay.spots] == [(hex_, kind, cost, "8.0b")]
    assert str(overlay.text) == f"tank-terrain hex={hex_} terrain=@terrain-{kind} cost={cost}"


@pytest.mark.rule("9.0b")
def test_a_probe_shows_a_shot_up_to_its_dice_and_changes_nothing() -> None:
    state = position(GROUP)
    before = GAME.encode(state)
    lines = ["fire de_pz4_1", "with us_sherman_1", "with us_sherman_2", "shoot", "end"]
    actions = [GAME.grammar.parse(line) for line in lines]
    aiming = GAME.probe(state, US_SEAT, actions[:3])
    assert (aiming.played, aiming.stop) == (3, "")
    assert [str(line.text) for line in aiming.forecast.lines] == [
        "tank-sum-defence",
        "tank-sum-firers",
        "tank-sum-rear",
        "tank-sum-cost",
    ]
    assert [str(action) for action in aiming.actions] == ["with us_wolverine_1", "with us_infantry_1", "shoot"]
    shot = GAME.probe(state, US_SEAT, actions)
    assert (shot.played, shot.stop, shot.forecast) == (4, "chance", Overlay())
    assert only(shot.events, Fired).modifier == 2
    assert GAME.probe(state, US_SEAT, actions[1:]).stop == "refused"
    assert GAME.probe(state, DE_SEAT, actions).stop == "other"
    assert GAME.encode(state) == before


@pytest.mark.rule("9.0a", "5.0d")
def test_a_turn_is_advised_only_where_it_would_help() -> None:
    """Out of range or behind woods as well: turning would cost an AP for nothing."""
    far = position("us_sherman_1@E2>N us_infantry_1@A1>N de_pz4_1@E9")
    assert refusal(far, "us_sherman_1", piece="de_pz4_1").startswith("9.1a tank-no-range distance=7 range=2")
    assert refusal(far, "us_infantry_1", piece="de_pz4_1").startswith("10.2a tank-no-range")
    hidden = position("us_sherman_1@E7>NW de_pz4_1@G8")
    assert refusal(hidden, "us_sherman_1", piece="de_pz4_1") == "9.2b tank-no-los-terrain hex=F7 terrain=@terrain-woods"
    near = position("us_sherman_1@E7>NW de_pz4_1@F7")
    assert refusal(near, "us_sherman_1", piece="de_pz4_1").startswith("5.0d tank-no-arc turn=yes")
