"""9.4 Resolution: two dice, the modifiers, the natural 2 and 12, and what becomes of the target."""

from fractions import Fraction

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.actions import ROLL
from grognard.games.tank.board import UNITS
from grognard.games.tank.events import Eliminated, Fired, Missed
from grognard.games.tank.fire import WAYS, hits
from grognard.games.tank.state import board_of
from grognard.kernel import CHANCE, CHANCES
from tests.tank.battle import MAP_B, aim, chances, hit_chance, only, shoot, sums
from tests.tank.position import asked, at, cites, do, legal, position, seen, starts, told

# A Panzer IV in the clear D5 of map A with Americans all round, each in range, aimed and in sight.
# It faces north: D3, C4 and E4 lie in front of it, F5 and B5 abeam, D7, C6 and E6 behind.
RING = (
    "de_pz4_1@D5>N us_sherman_1@D3>S us_sherman_2@F5>SW us_sherman_3@D7>N us_sherman_4@C6>NE "
    "us_sherman_5@B5>SE us_sherman_6@C4>SE"
)
ALL_FIRERS = {"fire_bonus": "all_firers"}


@pytest.mark.rule("9.4a")
def test_two_dice_are_rolled() -> None:
    state = position(RING)
    shoot(state, "de_pz4_1", "us_sherman_1")
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seat) == (CHANCES, CHANCE)
    assert legal(state) == [f"roll {total}" for total in range(2, 13)]
    assert list(now.weights) == [
        sum(a + b == total for a in range(1, 7) for b in range(1, 7)) for total in range(2, 13)
    ]
    assert asked(state) == "chance tank-roll-fire 9.4a de_pz4_1"


@pytest.mark.rule("9.4a")
@pytest.mark.parametrize(
    ("unit", "defence"),
    [
        ("us_sherman_hq_1", 9),
        ("us_sherman_1", 9),
        ("us_wolverine_1", 8),
        ("us_priest_1", 8),
        ("de_pz4_hq_1", 9),
        ("de_pz4_1", 9),
        ("de_tiger_1", 11),
        ("de_wespe_1", 8),
    ],
)
def test_the_defence_or_more_eliminates(unit: str, defence: int) -> None:
    firer = "us_sherman_6" if unit.startswith("de") else "de_pz4_5"
    units = f"{firer}@D5>S {unit}@D7>N {unit[:2]}_infantry_2@I10"
    for total in range(2, 13):
        state = position(units, active=firer[:2])
        events = shoot(state, unit, firer, total=total)
        assert only(events, Fired).modifier == 0
        if total >= defence:
            assert only(events, Eliminated).total == total
            assert (at(state, unit), state.at.count(UNITS.index(unit))) == ("dead", 0)
        else:
            assert only(events, Missed).total == total
            assert at(state, unit) == "D7"


@pytest.mark.rule("9.4a")
def test_a_miss_has_no_effect() -> None:
    state = position(RING)
    before = state.copy()
    events = shoot(state, "de_pz4_1", "us_sherman_1", total=8)
    assert told(events)[1] == "missed unit=de_pz4_1 hex=D5 total=8 dice=()"
    assert cites(events) == ["9.0b", "9.4a"]
    assert state.fired == 1 << UNITS.index("us_sherman_1")
    state.fired = state.spent = 0
    assert GAME.encode(state) == GAME.encode(before)


@pytest.mark.rule("9.4a")
def test_the_target_is_gone_at_once() -> None:
    state = position(f"{RING} de_tiger_1@I10")
    events = shoot(state, "de_pz4_1", "us_sherman_1", total=9)
    assert told(events)[1] == "eliminated unit=de_pz4_1 hex=D5 total=9 dice=()"
    assert state.lost[UNITS.index("de_pz4_1")] == 1
    assert starts(state, "fire") == []
    do(state, "move us_sherman_4", "to D5", "face N")  # its hex is free
    boxes = {(box.side, box.id): box.pieces for box in GAME.view(state, 0).boxes}
    assert boxes == {("de", "eliminated"): ("de_pz4_1",)}


@pytest.mark.rule("9.4a")
@pytest.mark.parametrize(("total", "ways"), zip(range(2, 13), WAYS, strict=True))
def test_the_faces_of_the_dice_are_told(total: int, ways: int) -> None:
    seen_faces = set()
    for way in range(ways):
        state = position(f"{RING} de_tiger_1@I10")
        shoot(state, "de_pz4_1", "us_sherman_1")
        (event, *_) = GAME.resolve(state, ROLL[total], way)
        assert isinstance(event, Eliminated | Missed)
        assert sum(event.dice) == total
        assert all(1 <= face <= 6 for face in event.dice)
        assert str(event.text()).endswith(f" dice={event.dice[0]}+{event.dice[1]} total={total}")
        seen_faces.add(event.dice)
    assert len(seen_faces) == ways  # every way of making the total is another pair of faces


@pytest.mark.rule("9.4a", "9.4e")
def test_the_chance_of_every_need() -> None:
    """The table of the player aid: ways of 36, by defence less modifiers."""
    board = board_of(position(RING))
    table = {0: 35, 1: 35, 2: 35, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1, 13: 1, 15: 1}
    found = {need: sum(ways for total, ways in enumerate(WAYS, 2) if hits(board, total, need)) for need in table}
    assert found == table


@pytest.mark.rule("9.4b")
@pytest.mark.parametrize("count", range(1, 7))
def test_each_further_firer_adds_one(count: int) -> None:
    """Six firers, the first two of them in front, so that from three on the rear counts too (9.4c)."""
    firers = " ".join(f"us_sherman_{n}" for n in range(1, count + 1))
    rear = {"rear": 1} if count >= 3 else {}
    further = {"firers": count - 1} if count > 1 else {}
    assert sums(position(RING), "de_pz4_1", firers) == {"defence": 9, **further, **rear, "cost": 1}
    everybody = {"firers": count}
    assert sums(position(RING, options=ALL_FIRERS), "de_pz4_1", firers) == {
        "defence": 9,
        **everybody,
        **rear,
        "cost": 1,
    }


@pytest.mark.rule("9.4b")
@pytest.mark.parametrize(
    ("options", "firers", "ways"),
    [
        ({}, "us_sherman_1", 10),  # 9 or more
        ({}, "us_sherman_1 us_sherman_2", 15),  # 8
        ({}, "us_sherman_1 us_sherman_2 us_sherman_6", 21),  # 7
        (ALL_FIRERS, "us_sherman_1", 15),
        (ALL_FIRERS, "us_sherman_1 us_sherman_2", 21),
        (ALL_FIRERS, "us_sherman_1 us_sherman_2 us_sherman_6", 26),
    ],
)
def test_the_odds_with_more_firers(options: dict[str, str], firers: str, ways: int) -> None:
    assert hit_chance(position(RING, options=options), "de_pz4_1", firers) == Fraction(ways, 36)


@pytest.mark.rule("9.4c")
@pytest.mark.parametrize(
    ("firers", "modifiers"),
    [
        ("us_sherman_1", {}),  # ahead
        ("us_sherman_2", {}),  # abeam counts as front
        ("us_sherman_5", {}),
        ("us_sherman_3", {"rear": 1}),  # two hexes behind
        ("us_sherman_4", {"rear": 1}),  # beside and behind
        ("us_sherman_3 us_sherman_4", {"firers": 1, "rear": 1}),  # once for both
        ("us_sherman_1 us_sherman_4", {"firers": 1, "rear": 1}),  # one of them is enough
        ("us_sherman_1 us_sherman_5", {"firers": 1}),
    ],
)
def test_fire_from_the_rear_adds_one_once(firers: str, modifiers: dict[str, int]) -> None:
    assert sums(position(RING), "de_pz4_1", firers) == {"defence": 9, **modifiers, "cost": 1}


@pytest.mark.rule("9.4c")
@pytest.mark.parametrize(
    ("facing", "rear"), [("N", False), ("NE", False), ("NW", False), ("S", True), ("SE", True), ("SW", True)]
)
def test_the_rear_is_measured_from_the_target(facing: str, rear: bool) -> None:
    state = position(f"us_sherman_1@D3>S de_pz4_1@D5>{facing}")
    assert ("rear" in sums(state, "de_pz4_1", "us_sherman_1")) is rear


@pytest.mark.rule("9.4d")
@pytest.mark.parametrize(
    ("firer", "target", "cover"),
    [
        ("us_sherman_1@D7>NE", "de_pz4_1@E6>SW", -1),  # a town
        ("us_sherman_1@F9>N", "de_pz4_1@F8>S", -1),  # woods
        ("us_sherman_1@F3>S", "de_pz4_1@F4>N", 0),  # a hill
        ("us_sherman_1@D5>S", "de_pz4_1@D7>N", 0),  # clear
        ("us_sherman_1@F9>N", "de_infantry_1@F8>S", -1),  # a light unit in woods
        ("us_sherman_1@F3>S", "de_infantry_1@F4>N", 0),
    ],
)
def test_town_and_woods_take_one_off(firer: str, target: str, cover: int) -> None:
    lines = sums(position(f"{firer} {target}"), target.partition("@")[0], "us_sherman_1")
    del lines["defence"]
    assert lines == ({"cover": cover, "cost": 1} if cover else {"cost": 1})


@pytest.mark.rule("9.4d")
def test_the_cover_of_the_firer_does_not_matter() -> None:
    assert sums(position("us_sherman_1@F8>S de_pz4_1@F9>N"), "de_pz4_1", "us_sherman_1") == {"defence": 9, "cost": 1}


@pytest.mark.rule("9.4e")
@pytest.mark.parametrize(
    ("options", "firers", "need"),
    [
        ({}, 5, 2),  # infantry in the clear, defence 7; +4 for further firers, +1 from the rear
        ({}, 6, 1),
        (ALL_FIRERS, 6, 0),
    ],
)
def test_a_natural_two_misses_whatever_is_added(options: dict[str, str], firers: int, need: int) -> None:
    ring = RING.replace("de_pz4_1", "de_infantry_1") + " de_tiger_1@I10"
    names = " ".join(f"us_sherman_{n}" for n in range(1, firers + 1))
    lines = sums(position(ring, options=options), "de_infantry_1", names)
    assert lines["defence"] - lines["firers"] - lines["rear"] == need
    assert hit_chance(position(ring, options=options), "de_infantry_1", names) == Fraction(35, 36)
    for total, where in ((2, "D5"), (3, "dead"), (12, "dead")):
        state = position(ring, options=options)
        shoot(state, "de_infantry_1", names, total=total)
        assert at(state, "de_infantry_1") == where


@pytest.mark.rule("9.4e")
def test_a_natural_twelve_hits_whatever_is_taken_off() -> None:
    """A Tiger in a town, at night, three hexes off: 11 + 1 + 2 = 14."""
    units = "us_wolverine_1@F3>S de_tiger_1@F6>N de_pz4_1@I10"
    assert sums(position(units, scenario="night_action"), "de_tiger_1", "us_wolverine_1") == {
        "defence": 11,
        "cover": -1,
        "night": -2,
        "cost": 1,
    }
    assert hit_chance(position(units, scenario="night_action"), "de_tiger_1", "us_wolverine_1") == Fraction(1, 36)
    for total, where in ((11, "F6"), (12, "dead")):
        state = position(units, scenario="night_action")
        shoot(state, "de_tiger_1", "us_wolverine_1", total=total)
        assert at(state, "de_tiger_1") == where


@pytest.mark.rule("9.4f")
def test_an_ace_is_lost_with_its_marker() -> None:
    state = position("us_sherman_1@D5>S de_tiger_1@D7>N de_tiger_2@H9", aces="de_tiger_1", scenario=MAP_B)
    assert seen(state, "de_tiger_1").marks == ("ace",)
    shoot(state, "de_tiger_1", "us_sherman_1", total=11)
    assert state.aces == 0
    assert state.aces_lost == 1 << UNITS.index("de_tiger_1")
    assert seen(state, "de_tiger_2").marks == ()


@pytest.mark.rule("9.4f")
def test_every_ace_lost_is_remembered() -> None:
    units = "us_sherman_1@D5>S us_sherman_2@E5>NE de_tiger_1@D7>N de_tiger_2@F3>SW de_tiger_3@H9"
    state = position(units, aces="de_tiger_1 de_tiger_2", scenario=MAP_B)
    shoot(state, "de_tiger_2", "us_sherman_2", total=12)
    shoot(state, "de_tiger_1", "us_sherman_1", total=12)
    assert state.aces == 0
    assert state.aces_lost == 1 << UNITS.index("de_tiger_1") | 1 << UNITS.index("de_tiger_2")


@pytest.mark.rule("9.4f")
def test_an_ordinary_loss_is_no_ace_lost() -> None:
    state = position("us_sherman_1@D5>S de_tiger_1@D7>N de_tiger_2@H9", aces="de_tiger_2", scenario=MAP_B)
    shoot(state, "de_tiger_1", "us_sherman_1", total=11)
    assert state.aces == 1 << UNITS.index("de_tiger_2")
    assert state.aces_lost == 0


@pytest.mark.rule("9.4f")
def test_an_eliminated_leader_can_come_back_by_promotion() -> None:
    state = position("us_sherman_1@D5>S de_pz4_hq_1@D7>N de_pz4_1@H9")
    shoot(state, "de_pz4_hq_1", "us_sherman_1", total=9)
    do(state, "end", "chit 2")
    assert starts(state, "promote") == ["de_pz4_1"]
    do(state, "promote de_pz4_1")
    assert (at(state, "de_pz4_hq_1"), at(state, "de_pz4_1")) == ("H9", "absent")


# --- what is shown before the dice roll ------------------------------------------------------------------------------


@pytest.mark.rule("9.4a", "9.4b", "9.4c", "9.4d")
def test_the_sum_of_a_shot_cites_its_rules() -> None:
    state = position("us_sherman_1@D7>NE us_sherman_2@E8>N de_pz4_1@E6>N")
    aim(state, "de_pz4_1", "")
    assert [(str(line.text), line.value, line.rule) for line in GAME.forecast(state, 0).lines] == [
        ("tank-sum-defence", 9, "9.4a")
    ]
    do(state, "with us_sherman_1", "with us_sherman_2")
    assert [(str(line.text), line.value, line.rule) for line in GAME.forecast(state, 0).lines] == [
        ("tank-sum-defence", 9, "9.4a"),
        ("tank-sum-firers", 1, "9.4b"),
        ("tank-sum-rear", 1, "9.4c"),
        ("tank-sum-cover", -1, "9.4d"),
        ("tank-sum-cost", 1, "7.0b"),
    ]


@pytest.mark.rule("9.4a")
def test_the_odds_of_a_shot_are_asked_with_the_target_if_only_one_can_fire() -> None:
    state = position("us_sherman_1@D5>S de_pz4_1@D7>N")
    assert chances(state, "fire de_pz4_1") == {"eliminated": Fraction(10, 36), "missed": Fraction(26, 36)}
    odds = GAME.odds(state, 0, GAME.grammar.parse("fire de_pz4_1"))
    assert [(roll.purpose, roll.rule) for roll in odds.rolls] == [("tank-roll-fire", "9.4a")]
    state = position(RING)  # several can: nothing is certain until they are named
    assert GAME.odds(state, 0, GAME.grammar.parse("fire de_pz4_1")).rolls == ()
    assert GAME.odds(state, 0, GAME.grammar.parse("end")).rolls == ()


@pytest.mark.rule("9.4a")
def test_the_odds_of_the_last_unit_and_of_the_last_point() -> None:
    """Neither the end of the game nor that of the phase hides the result of the roll."""
    state = position("us_sherman_1@D5>S de_pz4_1@D7>N", chit=2, spent=1)
    assert hit_chance(state, "de_pz4_1", "us_sherman_1") == Fraction(10, 36)
