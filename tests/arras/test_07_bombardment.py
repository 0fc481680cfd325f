"""7.0 Bombardment: one or two guns of a sector, each at a sector of its own."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.actions import margin
from grognard.games.arras.board import PLACES, UNITS
from grognard.games.arras.state import ArrasState
from grognard.kernel import CHANCES
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    group,
    holder,
    legal,
    position,
    question,
    starts,
    told,
)

ONE, TWO, THREE = "de-1-78art", "de-2-78art", "de-7-3-78art"
RA = "uk-365-92ra"
SECTORS = [str(number) for number in range(1, 29)]
SOUTH = [*SECTORS[:20], "25"]  # 7.1-a
NORTH_OR_BANK = ["1", "3", "11", *SECTORS[17:]]  # 7.1-b: north of the Scarpe, or bordering it


def everywhere(side: str, gun: str, place: str) -> ArrasState:
    """A gun in a place, and one enemy in every other sector and in zones A, D and F."""
    enemy = "de-" if side == "allied" else "uk-"
    units = [unit for unit in UNITS if unit.startswith(enemy) and not unit.endswith("-r")]
    places = [other for other in (*SECTORS, "A", "D", "F") if other != place]
    stood = " ".join(f"{unit}@{other}" for unit, other in zip(units, places, strict=False))
    return position(f"{gun}@{place} {stood}", side=side, used=NOBODY)


def shelled(*units: str, guns: str = f"{ONE}@3", air: tuple[int, int] = (0, 0)) -> ArrasState:
    """German guns and what stands before them: the first one is to be given its target."""
    state = position(f"{guns} {' '.join(units)}", side="german", used=NOBODY, air=air)
    do(state, f"bombard {ONE}")
    return state


# --- 7.0: who bombards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0")
def test_a_bombardment_takes_the_place_of_an_impulse() -> None:
    state = position(f"{ONE}@3 de-1-7rr@3 uk-4gh-1@25", side="german", used=NOBODY)
    assert legal(state) == [f"move {ONE}", "move de-1-7rr", f"bombard {ONE}", "pass"]
    before = state.copy()
    do(state, "move de-1-7rr", "to 4", "stop")
    assert legal(state) == [f"move {ONE}", "end"]  # the impulse moves: no gun opens up in it
    do(state, "end")
    assert starts(state, "bombard") == [ONE]
    events = do(before, f"bombard {ONE}", "target 25", "dice 65 11")
    assert told(events) == [
        f"aimed unit={ONE} place=25",
        f"rolled place=25 attack=6 defence=6 margin=9 ours=() theirs=() destroys=True guns={ONE}",
        "eliminated unit=uk-4gh-1 place=25 by=6.4.2.a-1",
    ]
    assert (
        asked(before) == "german arras-prompt-phase 4.3"
    )  # the impulse is over: units that can move wait for the next
    assert legal(before) == ["move de-1-7rr", "pass"]


@pytest.mark.rule("7.0")
def test_only_fresh_artillery_bombards() -> None:
    state = position(f"{ONE}@3* {TWO}@3 de-1-7rr@3 de-2-86flak@3 uk-4gh-1@25", side="german", used=NOBODY)
    assert starts(state, "bombard") == [TWO]
    do(state, f"bombard {TWO}", "target 25")
    assert asked(state) == "chance arras-roll-bombardment 7.2"  # the Spent one cannot join


@pytest.mark.rule("7.0")
def test_frozen_artillery_waits() -> None:
    units = f"{RA}@E uk-368-92ra@E uk-9dli-1@E de-1-7rr@3 de-1-6rr@11"
    state = position(units, frozen=f"{RA} uk-368-92ra", scenario="historical")
    assert legal(state) == ["move uk-9dli-1", "pass"]
    state = position(units, frozen="uk-368-92ra", scenario="historical", used=NOBODY)
    assert legal(state) == [f"move {RA}", "move uk-9dli-1", f"bombard {RA}", "pass"]
    do(state, f"bombard {RA}", "target 3")
    assert asked(state) == "chance arras-roll-bombardment 7.2"  # the other one does not join


@pytest.mark.rule("7.0")
def test_only_the_holder_of_the_initiative_bombards() -> None:
    units = f"{ONE}@3 uk-4gh-1@25 {RA}@E"
    for side, gun, target in (("german", ONE, "25"), ("allied", RA, "3")):
        state = position(units, side=side)
        assert starts(state, "bombard") == [gun]
        do(state, f"bombard {gun}")
        assert asked(state) == f"{side} arras-prompt-target 7.1"
        assert legal(state) == [f"target {target}"]


@pytest.mark.rule("7.0")
def test_guns_of_every_sector_are_offered_but_one_sector_at_a_time() -> None:
    state = position(f"{ONE}@3 {TWO}@4 de-ss-art1@7 uk-4gh-1@25 uk-6dli-1@11", side="german", used=NOBODY)
    assert starts(state, "bombard") == [ONE, TWO, "de-ss-art1"]
    do(state, f"bombard {ONE}", "target 25")
    assert asked(state) == "chance arras-roll-bombardment 7.2"  # nobody else is in sector 3


@pytest.mark.rule("7.0", "7.0-a")
def test_at_most_two_guns() -> None:
    state = position(f"{ONE}@3 {TWO}@3 {THREE}@3 uk-4gh-1@25 uk-6dli-1@11 uk-8dli-1@16", side="german", used=NOBODY)
    do(state, f"bombard {ONE}", "target 25")
    assert legal(state) == [f"bombard {TWO}", f"bombard {THREE}", "open"]
    do(state, f"bombard {THREE}", "target 16")
    assert asked(state) == "chance arras-roll-bombardment 7.2"
    do(state, "dice 11 66", "dice 11 66")  # two rolls, and no third
    assert (at(state, ONE), at(state, TWO), at(state, THREE)) == ("3*", "3", "3*")
    assert asked(state) == "allied arras-prompt-phase 4.3"


# --- 7.0-a, 7.0-b: targets --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0-a")
def test_two_guns_take_two_targets() -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@11", guns=f"{ONE}@3 {TWO}@3")
    assert legal(state) == ["target 11", "target 25"]
    assert asked(state) == "german arras-prompt-target 7.1"
    assert question(state) == f"arras-prompt-target unit=@arras-{ONE} place=@arras-place-3 scope={UNITS.index(ONE)}"
    do(state, "target 25")
    assert legal(state) == [f"bombard {TWO}", "open"]
    assert asked(state) == "german arras-prompt-battery 7.0-a"
    assert question(state) == "arras-prompt-battery place=@arras-place-3 scope=-1"
    now = GAME.decision(state)
    assert now is not None
    assert now.goes_on  # one bombardment, for who plans it
    do(state, f"bombard {TWO}")
    assert legal(state) == ["target 11"]
    events = do(state, "target 11")
    assert told(events) == [f"aimed unit={TWO} place=11"]
    assert cites(events) == ["7.0"]
    assert question(state) == f"arras-roll-bombardment scope={PLACES.index('25')}"  # in the order they were named


@pytest.mark.rule("7.0-a")
def test_the_second_gun_stays_out_where_there_is_one_target() -> None:
    state = shelled("uk-4gh-1@25", guns=f"{ONE}@3 {TWO}@3")
    do(state, "target 25")
    assert asked(state) == "chance arras-roll-bombardment 7.2"


@pytest.mark.rule("7.0-a")
def test_guns_never_combine() -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@11", guns=f"{ONE}@3 {TWO}@3")
    events = do(state, "target 25", f"bombard {TWO}", "target 11", "dice 11 11", "dice 11 11", "spend uk-6dli-1")
    assert [line for line in told(events) if line.startswith("rolled")] == [
        f"rolled place=25 attack=6 defence=6 margin=0 ours=() theirs=() destroys=False guns={ONE}",
        f"rolled place=11 attack=6 defence=4 margin=0 ours=() theirs=() destroys=False guns={TWO}",
    ]


@pytest.mark.rule("7.0-a")
def test_one_gun_may_fire_alone() -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@11", guns=f"{ONE}@3 {TWO}@3")
    do(state, "target 25", "open")
    assert asked(state) == "chance arras-roll-bombardment 7.2"
    do(state, "dice 66 65", "spend uk-4gh-1")  # 6 + 12 against 6 + 11: one point is overpaid with two
    assert (at(state, ONE), at(state, TWO)) == ("3*", "3")
    assert starts(state, "bombard") == [TWO]  # in another impulse, and at the same sector if he likes
    do(state, f"bombard {TWO}")
    assert legal(state) == ["target 11", "target 25"]


@pytest.mark.rule("7.0-b")
def test_a_target_holds_an_enemy() -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@12*", "de-1-6rr@10", "de-1-7rr@12", "uk-martel@16")
    assert legal(state) == ["target 12", "target 16", "target 25"]  # Spent, contested, a lone leader: all enemies


@pytest.mark.rule("7.0-b")
def test_without_a_target_no_gun_opens_up() -> None:
    state = position(f"{ONE}@3 uk-4gh-1@23 uk-5gh-1@E", side="german", used=NOBODY)  # north of the river, and in a zone
    assert starts(state, "bombard") == []
    assert legal(state) == [f"move {ONE}", "pass"]


@pytest.mark.rule("7.0-b")
def test_a_gun_in_a_contested_sector_fires_only_there() -> None:
    state = shelled("uk-7rtr-a@3", "uk-4gh-1@25", guns=f"{ONE}@3 {TWO}@3")
    assert legal(state) == ["target 3"]
    do(state, "target 3")
    assert asked(state) == "chance arras-roll-bombardment 7.2"  # and the second gun would have to take the same sector
    state = position(f"{RA}@25 uk-4gh-1@25 de-1-6rr@25 de-1-7rr@3", used=NOBODY)
    do(state, f"bombard {RA}")
    assert legal(state) == ["target 25"]


@pytest.mark.rule("7.0-b", "7.1-d")
def test_a_gun_in_a_contested_zone_has_no_target() -> None:
    state = position(f"{RA}@E uk-9dli-1@E de-1-25pz@E de-1-7rr@3", north=True, used=NOBODY)
    assert starts(state, "bombard") == []


@pytest.mark.rule("7.0-b")
def test_friends_in_the_target_are_unhurt() -> None:
    state = shelled("uk-6dli-1@10", "de-1-6rr@10", "de-2-6rr@10*")
    events = do(state, "target 10", "dice 66 11")  # 6 + 12 against 3 + 2 + 2: more than one unit is worth
    assert told(events)[1:] == [
        f"rolled place=10 attack=6 defence=5 margin=10 ours=() theirs=() destroys=True guns={ONE}",
        "eliminated unit=uk-6dli-1 place=10 by=6.4.2.a-1",
    ]
    assert (at(state, "de-1-6rr"), at(state, "de-2-6rr"), holder(state, "10")) == ("10", "10*", "german")


@pytest.mark.rule("7.1")
def test_a_closed_sector_is_no_target() -> None:
    units = f"{RA}@25 de-1-25pz@19 de-1-6rr@10"
    state = position(units, closed="19", used=NOBODY)
    do(state, f"bombard {RA}")
    assert legal(state) == ["target 10"]
    state = position(units, used=NOBODY)
    do(state, f"bombard {RA}")
    assert legal(state) == ["target 10", "target 19"]


# --- 7.1: range by river ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1", "7.1-a", "7.1-d")
@pytest.mark.parametrize("place", ["3", "14", "25", "22", "A", "D"])
def test_german_guns_reach_all_south_of_the_scarpe(place: str) -> None:
    state = everywhere("german", ONE, place)
    do(state, f"bombard {ONE}")
    assert starts(state, "target") == [sector for sector in SECTORS if sector in SOUTH and sector != place]


@pytest.mark.rule("7.1", "7.1-b", "7.1-d")
@pytest.mark.parametrize("place", ["21", "24", "27", "D", "E", "A"])
def test_allied_guns_in_the_north_reach_the_north_and_the_bank(place: str) -> None:
    state = everywhere("allied", RA, place)
    do(state, f"bombard {RA}")
    assert starts(state, "target") == [sector for sector in NORTH_OR_BANK if sector != place]


@pytest.mark.rule("7.1", "7.1-c", "7.1-d")
@pytest.mark.parametrize("place", ["1", "11", "13", "20", "25"])
def test_allied_guns_in_the_south_reach_every_sector(place: str) -> None:
    state = everywhere("allied", RA, place)
    do(state, f"bombard {RA}")
    assert starts(state, "target") == [sector for sector in SECTORS if sector != place]


@pytest.mark.rule("7.1-a")
def test_turning_north_does_not_lengthen_the_range() -> None:
    state = position(f"{ONE}@3 uk-4gh-1@24 uk-4gh-2@25", side="german", used=NOBODY, north=True)
    do(state, f"bombard {ONE}")
    assert legal(state) == ["target 25"]


# --- 7.2: the roll ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2")
def test_both_sides_roll_two_dice() -> None:
    state = shelled("uk-4gh-1@25")
    do(state, "target 25")
    now = GAME.decision(state)
    assert now is not None
    assert now.kind == CHANCES
    assert legal(state) == [f"margin {value}" for value in range(-10, 11)]
    low = [1, 4, 10, 20, 35, 56, 80, 104, 125, 140]
    assert list(now.weights) == [*low, 146, *reversed(low)]


@pytest.mark.rule("7.2")
def test_nobody_supports_a_bombardment() -> None:
    state = shelled("uk-4gh-1@25", f"{RA}@E", guns=f"{ONE}@3 {TWO}@4", air=(2, 4))
    do(state, "target 25")
    assert asked(state) == "chance arras-roll-bombardment 7.2"
    do(state, "dice 11 11")
    assert (state.air, at(state, TWO), at(state, RA)) == ([2, 4], "4", "E")


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("units", "defence"),
    [
        # 9 of the flak and 1 for the place: neither the four others nor Rommel add anything
        (group("german", "H", "9"), 10),
        (group("german", "H", "9").replace("de-23flak-hb1@9", "de-23flak-hb1@9*"), 7),  # Spent it shows 6
        (group("german", "H", "9", "*"), 7),  # 6 of the flak, 4 of 7 AT, 3, 3, 1
        ("de-rommel@9", 3),
        ("de-rommel@9*", 2),
        ("de-7at@9 de-23flak-hb1@dead", 6),
        ("de-1-25pz@8 de-1-78art@8", 11),
        ("de-1-78art@8", 5),
    ],
)
def test_the_strongest_defender_and_the_terrain(units: str, defence: int) -> None:
    place = units.split()[0].split("@")[1].rstrip("*")
    state = position(f"{RA}@12 uk-martel@25 {units}", used=NOBODY, control="12+")
    events = do(state, f"bombard {RA}", f"target {place}", "dice 11 66")
    assert told(events)[1] == (
        f"rolled place={place} attack=5 defence={defence} margin=-10 ours=() theirs=() destroys=False guns={RA}"
    )


@pytest.mark.rule("7.2")
def test_the_attack_is_the_factor_of_the_gun_alone() -> None:
    """Neither other units beside the gun, nor a river, nor another nation count."""
    units = f"{ONE}@3 de-rommel@3 de-1-7rr@3 de-ss-art1@7 {THREE}@2 uk-4gh-1@25"
    for gun, factor in ((ONE, 6), ("de-ss-art1", 5), (THREE, 4)):
        state = position(units, side="german", used=NOBODY)
        events = do(state, f"bombard {gun}", "target 25", "dice 31 65")
        assert told(events)[1] == (
            f"rolled place=25 attack={factor} defence=6 margin=-7 ours=() theirs=() destroys=False guns={gun}"
        )


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("dice", ["dice 66 11", "dice 11 66"])
def test_the_gun_turns_spent_whatever_it_hits(dice: str) -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@12", guns=f"{ONE}@3 {TWO}@3")
    do(state, "target 25", f"bombard {TWO}", "target 12")
    assert (at(state, ONE), at(state, TWO)) == ("3", "3")
    do(state, dice)
    assert (at(state, ONE), at(state, TWO)) == ("3*", "3")
    do(state, dice)
    assert (at(state, ONE), at(state, TWO)) == ("3*", "3*")


@pytest.mark.rule("7.2")
def test_the_faces_of_real_dice_are_told() -> None:
    state = shelled("uk-4gh-1@25")
    do(state, "target 25")
    events = GAME.resolve(state, margin(-10), 0)
    assert told(events)[0] == (
        f"rolled place=25 attack=6 defence=6 margin=-10 ours=(1, 1) theirs=(6, 6) destroys=False guns={ONE}"
    )
    assert events[0].thrown() == (1, 1, 6, 6)


# --- 7.2-a: failure ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2-a")
@pytest.mark.parametrize("dice", ["dice 11 66", "dice 34 53", "dice 34 52"])
def test_a_lower_total_or_a_tie_fails(dice: str) -> None:
    state = shelled("uk-4gh-1@25", "de-1-7rr@3")
    events = do(state, "target 25", dice)
    assert told(events)[2:] == ["initiative_passed side=allied why=failed"]
    assert cites(events) == ["7.0", "7.2-a", "4.3-a"]
    assert events[1].result() == "failed"
    assert (at(state, "uk-4gh-1"), at(state, ONE)) == ("25", "3*")
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("7.2-a")
def test_one_more_succeeds_and_keeps_the_initiative() -> None:
    state = shelled("uk-4gh-1@25", "de-1-7rr@3")
    events = do(state, "target 25", "dice 35 52")
    assert cites(events) == ["7.0", "7.3"]
    assert events[1].result() == "cp-1"
    do(state, "spend uk-4gh-1")
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("7.2-a")
@pytest.mark.parametrize(
    ("first", "second", "holder_of_it"),
    [
        ("dice 66 65", "dice 66 64", "german"),
        ("dice 66 65", "dice 11 66", "allied"),
        ("dice 11 66", "dice 66 64", "allied"),
        ("dice 11 66", "dice 11 66", "allied"),
    ],
)
def test_one_failure_of_two_loses_the_initiative_at_the_end(first: str, second: str, holder_of_it: str) -> None:
    state = shelled("uk-4gh-1@25", "uk-6dli-1@12", "de-1-7rr@3", guns=f"{ONE}@3 {TWO}@3")
    do(state, "target 25", f"bombard {TWO}", "target 12")
    do(state, first, *(["spend uk-4gh-1"] if first == "dice 66 65" else []))
    assert question(state) == f"arras-roll-bombardment scope={PLACES.index('12')}"  # the second rolls whatever happened
    events = do(state, second, *(["spend uk-6dli-1", "eliminate uk-6dli-1"] if second == "dice 66 64" else []))
    passed = [line for line in told(events) if line.startswith("initiative")]
    assert passed == (["initiative_passed side=allied why=failed"] if holder_of_it == "allied" else [])
    assert asked(state) == f"{holder_of_it} arras-prompt-phase 4.3"


@pytest.mark.rule("7.2-a")
def test_the_last_fresh_gun_that_hits_loses_the_initiative_by_exhaustion() -> None:
    state = shelled("uk-4gh-1@25", "uk-5gh-1@24")
    events = do(state, "target 25", "dice 66 11")
    assert told(events)[2:] == [
        "eliminated unit=uk-4gh-1 place=25 by=6.4.2.a-1",
        "initiative_passed side=allied why=exhausted",
    ]


# --- 7.3: losses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3")
def test_the_strongest_unit_pays_first() -> None:
    state = position(f"{RA}@25 uk-4gh-1@25 {group('german', 'H', '9')}", used=NOBODY)
    events = do(state, f"bombard {RA}", "target 9", "dice 65 12")  # 5 + 11 against 10 + 3: three points
    assert events[1].result() == "cp-3"
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"
    assert question(state).startswith("arras-prompt-losses place=@arras-place-9 points=3 ")
    assert legal(state) == ["spend de-23flak-hb1", "eliminate de-23flak-hb1"]
    do(state, "spend de-23flak-hb1")
    assert legal(state) == [
        "spend de-7at",
        "eliminate de-23flak-hb1",
        "retreat de-23flak-hb1",
        "spend de-23flak-lb1",
        "spend de-3-59flak",
        "spend de-rommel",
    ]
    do(state, "spend de-rommel")
    assert [at(state, unit) for unit in ("de-23flak-hb1", "de-rommel", "de-7at")] == ["9*", "9*", "9"]
    assert asked(state) == "allied arras-prompt-phase 4.3"  # 6.6.3: nobody retreats by choice after a bombardment


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("units", "dice", "result"),
    [
        ("uk-4gh-1@25", "dice 53 21", "destroyed"),  # five points: all that a Fresh unit is worth
        ("uk-4gh-1@25", "dice 52 21", "cp-4"),
        ("uk-4gh-1@25*", "dice 52 33", "cp-2"),  # a Spent one may retreat for two
        ("uk-4gh-1@25*", "dice 53 33", "destroyed"),
        ("uk-4gh-1@25 uk-4gh-2@25", "dice 55 11", "cp-8"),
    ],
)
def test_what_the_roll_comes_to(units: str, dice: str, result: str) -> None:
    state = shelled(units, "uk-5gh-1@24")
    events = do(state, "target 25", dice)
    assert events[1].result() == result


@pytest.mark.rule("7.3")
def test_the_side_showing_says_who_is_strongest() -> None:
    units = f"{RA}@25 uk-4gh-1@25 de-1-6rr@10* de-1-25pz@10"
    state = position(units, used=NOBODY)
    do(state, f"bombard {RA}", "target 10", "dice 66 21")  # 5 + 12 against 9 + 2 + 3
    assert legal(state) == ["spend de-1-25pz", "eliminate de-1-25pz"]  # 9 on its Fresh side, against 6


@pytest.mark.rule("7.3")
def test_the_defender_chooses_among_equals() -> None:
    state = position(f"{RA}@25 uk-4gh-1@25 de-1-6rr@10* de-23flak-hb2@10* de-7at@10", used=NOBODY)
    do(state, f"bombard {RA}", "target 10", "dice 65 62")  # 5 + 11 against 6 + 2 + 8: a tie
    assert asked(state) == "german arras-prompt-phase 4.3"
    state = position(f"{RA}@25 uk-4gh-1@25 de-1-6rr@10* de-23flak-hb2@10* de-7at@10", used=NOBODY)
    do(state, f"bombard {RA}", "target 10", "dice 65 42")  # two points
    assert asked(state) == "german arras-prompt-forward 7.3"
    assert question(state) == f"arras-prompt-forward place=@arras-place-10 scope={PLACES.index('10')}"
    assert legal(state) == ["forward de-23flak-hb2", "forward de-1-6rr"]
    do(state, "forward de-1-6rr")
    assert legal(state) == ["eliminate de-1-6rr", "retreat de-1-6rr"]
    events = do(state, "eliminate de-1-6rr")
    assert told(events) == ["eliminated unit=de-1-6rr place=10 by=6.4.2.a-1"]


@pytest.mark.rule("7.3")
def test_a_unit_may_retreat_to_pay() -> None:
    state = position(f"{RA}@25 uk-4gh-1@25 de-1-6rr@10* de-1-7rr@7", used=NOBODY)
    events = do(state, f"bombard {RA}", "target 10", "dice 65 42", "retreat de-1-6rr")
    assert len(events) == 2  # aimed and rolled: it goes when it knows where to
    assert asked(state) == "german arras-prompt-retreat 6.6.2"
    assert legal(state) == ["to 6", "to 7", "to 9"]  # none of them next to an Allied place
    assert told(do(state, "to 7")) == ["retreated unit=de-1-6rr origin=10 place=7 by=6.4.2.a-1"]
    assert (at(state, "de-1-6rr"), holder(state, "10")) == ("7*", "german")  # nobody has come in


@pytest.mark.rule("7.3")
def test_an_emptied_sector_stays_in_its_hands() -> None:
    state = position(f"{RA}@25 uk-4gh-1@25 de-1-6rr@10", used=NOBODY)
    events = do(state, f"bombard {RA}", "target 10", "dice 66 11")  # 5 + 12 against 11 + 2: four points
    assert events[1].result() == "cp-4"
    do(state, "spend de-1-6rr", "eliminate de-1-6rr")
    assert (at(state, "de-1-6rr"), holder(state, "10")) == ("dead", "german")


@pytest.mark.rule("7.3")
def test_a_bombardment_clears_a_contested_sector() -> None:
    """5.1.4 Whoever is left alone in the sector takes it."""
    state = position(f"{RA}@10 uk-4gh-1@10 de-7at@10* de-1-7rr@3", control="10-", used=NOBODY)
    events = do(state, f"bombard {RA}", "target 10", "dice 66 11")
    assert told(events)[1:] == [
        f"rolled place=10 attack=5 defence=6 margin=10 ours=() theirs=() destroys=True guns={RA}",
        "eliminated unit=de-7at place=10 by=6.4.2.a-1",
        "controlled side=allied place=10",
    ]


# --- the worked example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1-a", "7.2", "7.3")
def test_d_14_bombardment() -> None:
    state = shelled(group("allied", "D", "25"), guns=f"{ONE}@3 {TWO}@3 de-1-7rr@4")
    events = do(state, "target 25", "dice 55 34")
    assert told(events) == [
        f"aimed unit={ONE} place=25",
        f"rolled place=25 attack=6 defence=6 margin=3 ours=() theirs=() destroys=False guns={ONE}",
    ]
    assert events[1].result() == "cp-3"
    assert legal(state) == [f"forward uk-4gh-{number}" for number in range(1, 5)]
    do(state, "forward uk-4gh-3", "spend uk-4gh-3", "spend uk-4gh-1")
    assert [at(state, f"uk-4gh-{number}") for number in range(1, 5)] == ["25*", "25", "25*", "25"]
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("7.1-b")
def test_d_14_british_guns_in_zone_e() -> None:
    state = position(f"{RA}@E uk-368-92ra@E de-1-7rr@3 de-2-6rr@5 de-1-6rr@10 de-7at@11", used=NOBODY)
    do(state, f"bombard {RA}")
    assert legal(state) == ["target 3", "target 11"]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("unit", "place"), [("de-1-6rr", "5"), (ONE, "waiting")])
def test_what_bombards_nothing_says_so(unit: str, place: str) -> None:
    """Anybody may point at any counter: one that is no gun on the map covers nothing, and that is no mistake."""
    shown = GAME.query(position(f"{unit}@{place}"), 0, "field", unit)
    assert shown.spots == ()
    assert str(shown.text) == f"arras-no-gun unit={UNITS.argument(UNITS.index(unit))}"
