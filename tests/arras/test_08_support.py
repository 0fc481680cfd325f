"""8.0 Combat support: a third die for one air marker or one Fresh artillery unit."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.actions import margin
from grognard.games.arras.state import ArrasState
from grognard.games.arras.turn import AIR_SUPPORT
from tests.arras.position import NOBODY, asked, at, cites, do, legal, position, question, resume, told

RA, RA2 = "uk-365-92ra", "uk-368-92ra"
ART, ART2, SS = "de-1-78art", "de-2-78art", "de-ss-art1"
TANK, FRENCH = "uk-7rtr-a", "fr-3dlm"
RR, TOTENKOPF = "de-1-6rr", "de-ss-2-3"


def attack(
    units: str,
    *attackers: str,
    place: str = "10",
    side: str = "allied",
    advantage: str = "allied",
    used: str = NOBODY,
    air: tuple[int, int] = (0, 0),
    frozen: str = "",
) -> ArrasState:
    """Units go into a place and assault it; the first is the Point Unit. What is asked next is support, or the dice."""
    state = position(units, side=side, advantage=advantage, used=used, air=air, frozen=frozen, turn=4)
    for unit in attackers:
        do(state, f"move {unit}", f"to {place}")
    do(state, f"assault {place}", f"point {attackers[0]}")
    return state


def within(units: str, point: str, *others: str, air: tuple[int, int] = (0, 0)) -> ArrasState:
    """Allied units that stand in contested 10 assault there."""
    state = position(units, used=NOBODY, air=air)
    do(state, "fight 10", f"point {point}", *(f"with {unit}" for unit in others), "attack")
    return state


def dice(state: ArrasState) -> tuple[int, int, int]:
    """The lowest and the highest margin of the dice to be rolled, and the number of their ways."""
    now = GAME.decision(state)
    assert now is not None
    assert asked(state) == "chance arras-roll-assault 6.1.1"
    return now.actions[0].value, now.actions[-1].value, sum(now.weights)


# --- 8.0: three dice, who decides first, one support a side -----------------------------------------------------------


@pytest.mark.rule("8.0")
@pytest.mark.parametrize(
    ("german", "allied", "lowest", "highest", "ways"),
    [
        ("alone", "alone", -10, 10, 6**4),
        ("alone", "air", -9, 16, 6**5),
        ("air", "alone", -16, 9, 6**5),
        ("air", "air", -15, 15, 6**6),
        (f"guns {ART}", "air", -15, 15, 6**6),
        ("air", f"guns {RA}", -15, 15, 6**6),
        (f"guns {ART}", "alone", -16, 9, 6**5),
        ("alone", f"guns {RA}", -9, 16, 6**5),
    ],
)
def test_support_is_a_third_die(german: str, allied: str, lowest: int, highest: int, ways: int) -> None:
    state = attack(f"{TANK}@25 {RA}@24 {RR}@10 {ART}@7", TANK, air=(1, 1))
    do(state, german, allied)
    assert dice(state) == (lowest, highest, ways)


@pytest.mark.rule("8.0")
def test_three_dice_are_for_the_side_that_is_supported() -> None:
    """The German attacks with air support: its dice are the attack's."""
    state = attack(f"{RR}@10 {TANK}@11", RR, place="11", side="german", air=(0, 1))
    do(state, "air")
    assert dice(state) == (-9, 16, 6**5)


@pytest.mark.rule("8.0")
def test_support_comes_before_the_dice_and_after_the_forward_unit() -> None:
    state = attack(f"{TANK}@25 {RR}@10 de-7at@10", TANK, air=(1, 1))
    assert asked(state) == "german arras-prompt-forward 6.3-A"
    do(state, f"forward {RR}")
    assert asked(state) == "german arras-prompt-support-defence 8.0"
    assert question(state) == "arras-prompt-support-defence place=@arras-place-10 scope=9"
    do(state, "alone")
    assert asked(state) == "allied arras-prompt-support-attack 8.0"
    assert question(state) == "arras-prompt-support-attack place=@arras-place-10 scope=9"
    do(state, "alone")
    assert asked(state) == "chance arras-roll-assault 6.1.1"


@pytest.mark.rule("8.0")
def test_nobody_is_asked_who_has_nothing_to_add() -> None:
    assert dice(attack(f"{TANK}@25 {RR}@10", TANK)) == (-10, 10, 6**4)
    assert asked(attack(f"{TANK}@25 {RR}@10", TANK, air=(1, 0))) == "allied arras-prompt-support-attack 8.0"
    state = attack(f"{TANK}@25 {RR}@10", TANK, air=(0, 1))
    assert asked(state) == "german arras-prompt-support-defence 8.0"
    do(state, "alone")
    assert dice(state) == (-10, 10, 6**4)


@pytest.mark.rule("8.0.1")
@pytest.mark.parametrize("advantage", ["allied", "german"])
@pytest.mark.parametrize("side", ["allied", "german"])
def test_the_side_without_the_advantage_decides_first(side: str, advantage: str) -> None:
    if side == "allied":
        state = attack(f"{TANK}@25 {RR}@10", TANK, advantage=advantage, air=(1, 1))
    else:
        state = attack(f"{TANK}@11 {RR}@10", RR, place="11", side=side, advantage=advantage, air=(1, 1))
    first, second = ("german", "allied") if advantage == "allied" else ("allied", "german")
    words = {side: "attack"}
    assert asked(state) == f"{first} arras-prompt-support-{words.get(first, 'defence')} 8.0"
    do(state, "alone")
    assert asked(state) == f"{second} arras-prompt-support-{words.get(second, 'defence')} 8.0"
    do(state, "air")
    assert state.air == [int(second != "allied"), int(second != "german")]


@pytest.mark.rule("8.0.2", "8.3")
def test_support_is_an_air_marker_or_a_fresh_gun() -> None:
    units = f"{TANK}@25 {RA}@24 {RA2}@24* uk-260-65at@24 uk-5gh-1@24 {RR}@10 {ART}@7 {ART2}@6* de-2-86flak@7"
    state = attack(units, TANK, air=(2, 1))
    assert legal(state) == ["alone", "air", f"guns {ART}"]
    events = do(state, f"guns {ART}")
    assert told(events) == [f"supported side=german guns={ART}"]
    assert cites(events) == ["8.1"]
    assert legal(state) == ["alone", "air", f"guns {RA}"]
    events = do(state, "air")
    assert told(events) == ["supported side=allied guns=none"]
    assert cites(events) == ["8.3"]


@pytest.mark.rule("8.0.2")
def test_frozen_guns_and_guns_off_the_map_give_no_support() -> None:
    units = f"{TANK}@25 {RA}@24 {RA2}@waiting {RR}@10 {ART}@dead {ART2}@7"
    state = attack(units, TANK, frozen=f"{RA} {ART2}")
    assert asked(state) == "chance arras-roll-assault 6.1.1"


@pytest.mark.rule("8.0.3")
def test_one_support_a_side() -> None:
    state = attack(f"{TANK}@25 {RA}@24 {RA2}@24 {RR}@10 {ART}@7 {ART2}@7", TANK, air=(2, 2))
    assert legal(state) == ["alone", "air", f"guns {ART}", f"guns {ART2}"]
    do(state, f"guns {ART2}")
    assert legal(state) == ["alone", "air", f"guns {RA}", f"guns {RA2}"]
    do(state, "air")
    assert dice(state) == (-15, 15, 6**6)
    do(state, "margin -15")
    assert [at(state, unit) for unit in (RA, RA2, ART, ART2)] == ["24", "24", "7", "7*"]
    assert state.air == [1, 2]


@pytest.mark.rule("8.0.3")
def test_each_assault_of_an_impulse_has_its_own_support() -> None:
    state = position(f"{TANK}@25 uk-7rtr-b@25 uk-4gh-1@25 {RR}@10 de-7at@11", used=NOBODY, air=(2, 0))
    do(state, f"move {TANK}", "to 10", "move uk-7rtr-b", "to 11")
    do(state, "assault 10", f"point {TANK}", "air", "margin -9", "hold")
    assert state.air == [1, 0]
    do(state, "assault 11", "point uk-7rtr-b")
    assert legal(state) == ["alone", "air"]


# --- 8.1: artillery ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("place", "reaches"),
    [
        ("25", True), ("11", True),  # adjacent: one
        ("23", True), ("24", True), ("26", True), ("12", True),  # two
        ("22", False), ("21", False), ("27", False), ("E", False), ("14", False),  # three
        ("F", False), ("20", False),
    ],
)  # fmt: skip
def test_a_gun_in_a_free_place_supports_two_places_away(place: str, reaches: bool) -> None:
    state = attack(f"{TANK}@25 {RA}@{place} {RR}@10", TANK)
    offered = ["alone", f"guns {RA}"]
    assert (legal(state) == offered) is reaches
    assert asked(state) == ("allied arras-prompt-support-attack 8.0" if reaches else "chance arras-roll-assault 6.1.1")


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("place", "reaches"),
    [("10", True), ("7", True), ("4", True), ("13", True), ("B", True), ("1", False), ("C", False)],
)
def test_a_gun_supports_a_defence_as_well(place: str, reaches: bool) -> None:
    state = attack(f"{TANK}@25 {ART}@{place} {RR}@10", TANK)
    if reaches:
        assert asked(state) == "german arras-prompt-support-defence 8.0"
        assert legal(state) == ["alone", f"guns {ART}"]
    else:
        assert asked(state) == "chance arras-roll-assault 6.1.1"


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("place", "reaches"), [("6", True), ("10", True), ("9", True), ("11", False)])
def test_a_zone_is_a_place_like_another(place: str, reaches: bool) -> None:
    """Sector 6 borders zone B; so does 7, next to 9."""
    state = attack(f"{TANK}@6 {RA}@{place} de-7at@B", TANK, place="B")
    assert (f"guns {RA}" in legal(state)) is reaches


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("place", ["1", "2", "10"])
def test_one_and_two_away_from_sector_3(place: str) -> None:
    state = attack(f"{TANK}@25 {ART}@{place} de-1-7rr@3", TANK, place="3")
    assert legal(state) == ["alone", f"guns {ART}"]


@pytest.mark.rule("8.1")
def test_a_gun_in_a_contested_sector_supports_only_there() -> None:
    units = f"{TANK}@25 {RA}@11 uk-8dli-1@11 de-7at@11 {RR}@10 {ART}@9 uk-8dli-2@9"
    state = attack(units, TANK)
    assert asked(state) == "chance arras-roll-assault 6.1.1"  # neither of the guns, both next door
    state = attack(units, TANK, place="11")
    assert legal(state) == ["alone", f"guns {RA}"]  # units that enter are supported by the gun that was there
    state = attack(f"{TANK}@25 {RA}@10 {RR}@10 {ART}@10", TANK)
    assert legal(state) == ["alone", f"guns {ART}"]
    do(state, f"guns {ART}")
    assert legal(state) == ["alone", f"guns {RA}"]


@pytest.mark.rule("8.1")
def test_an_assault_from_within_is_supported_from_within_and_from_afar() -> None:
    state = within(f"{TANK}@10 {RA}@10 {RA2}@24 {RR}@10", TANK)
    assert legal(state) == ["alone", f"guns {RA}", f"guns {RA2}"]


@pytest.mark.rule("8.1-a")
def test_the_gun_turns_spent_after_the_dice() -> None:
    state = attack(f"{TANK}@25 {RA}@24 {RR}@10 {ART}@7 de-1-7rr@7", TANK, used="german")
    do(state, f"guns {ART}", f"guns {RA}")
    assert (at(state, RA), at(state, ART)) == ("24", "7")
    do(state, "margin 9")  # 6 + 9 against 11: four points
    assert asked(state) == "allied arras-prompt-reroll-assault 9.1"
    assert (at(state, RA), at(state, ART)) == ("24*", "7*")  # before any loss, before the Advantage
    do(state, "stand")
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"


@pytest.mark.rule("8.1-a")
def test_a_gun_in_the_attacked_sector_counts_as_fresh_for_the_value_and_pays_as_spent() -> None:
    state = attack(f"{TANK}@25 {RR}@10 {ART}@10", TANK)
    do(state, f"guns {ART}")
    events = do(state, "margin 9")  # the highest: 6 + 9 against 9 + 1 + 2
    assert told(events) == ["rolled place=10 attack=6 defence=12 margin=9 ours=() theirs=() destroys=False guns=none"]
    assert at(state, ART) == "10*"
    assert legal(state) == [f"spend {RR}", f"eliminate {RR}"]  # three points
    do(state, f"spend {RR}")
    assert legal(state) == [f"eliminate {ART}", f"retreat {ART}", f"eliminate {RR}", f"retreat {RR}"]


@pytest.mark.rule("8.1-a")
def test_a_gun_that_stays_silent_stays_fresh() -> None:
    state = attack(f"{TANK}@25 {RR}@10 {ART}@10", TANK)
    events = do(state, "alone", "margin 9")
    assert told(events) == ["rolled place=10 attack=6 defence=12 margin=9 ours=() theirs=() destroys=False guns=none"]
    assert at(state, ART) == "10"


@pytest.mark.rule("8.1-a")
def test_the_gun_does_not_retreat_from_a_failed_assault() -> None:
    state = within(f"{TANK}@10 uk-8dli-1@10 {RA}@10 {RR}@10", TANK, "uk-8dli-1")
    events = do(state, f"guns {RA}", "margin 4")  # 6 + 1 + 4 against 11: a tie
    assert told(events)[1:3] == [
        "rolled place=10 attack=7 defence=11 margin=4 ours=() theirs=() destroys=False guns=none",
        f"eliminated unit={TANK} place=10 by=6.4.1",
    ]
    assert (at(state, RA), at(state, "uk-8dli-1")) == ("10*", "10*")
    state = attack(f"{TANK}@25 uk-4gh-1@25 {RA}@10 {RR}@10", TANK, "uk-4gh-1")
    do(state, f"guns {RA}", "margin 4")
    assert (at(state, RA), at(state, "uk-4gh-1")) == ("10*", "25*")


@pytest.mark.rule("8.1-a")
def test_the_faces_of_three_dice_are_told() -> None:
    state = attack(f"{TANK}@25 {RA}@24 {RR}@10", TANK)
    do(state, f"guns {RA}")
    events = GAME.resolve(state, margin(-9), 0)
    assert events[0].thrown() == (1, 1, 1, 6, 6)
    assert told(events)[0] == (
        "rolled place=10 attack=6 defence=11 margin=-9 ours=(1, 1, 1) theirs=(6, 6) destroys=False guns=none"
    )


# --- 8.1-b: its own army ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1-b")
@pytest.mark.parametrize(
    ("defenders", "guns"),
    [
        (f"{RR}@10", [ART]),
        (f"{TOTENKOPF}@10", [SS]),
        (f"{RR}@10 {TOTENKOPF}@10", [ART, SS]),
        ("de-23flak-lb1@10", [ART]),  # Flak counts as Wehrmacht
        ("de-eiche@10", [SS]),
        (f"{TOTENKOPF}@10 de-rommel@10", [ART, SS]),
        (f"{TOTENKOPF}@10 {RR}@10*", [ART, SS]),  # Spent units are attacked too
    ],
)
def test_german_guns_support_the_defence_of_their_own(defenders: str, guns: list[str]) -> None:
    state = attack(f"{TANK}@25 {defenders} {ART}@7 {SS}@7", TANK)
    if asked(state).endswith("6.3-A"):
        do(state, f"forward {defenders.split('@')[0]}")
    assert legal(state) == ["alone", *(f"guns {gun}" for gun in guns)]


@pytest.mark.rule("8.1-b")
@pytest.mark.parametrize(
    ("attackers", "guns"),
    [
        ([RR], [ART]),
        ([TOTENKOPF], [SS]),
        ([TOTENKOPF, RR], [ART, SS]),
    ],
)
def test_german_guns_support_the_attack_of_their_own(attackers: list[str], guns: list[str]) -> None:
    state = attack(f"{TANK}@11 {RR}@10 {TOTENKOPF}@10 {ART}@7 {SS}@7", *attackers, place="11", side="german")
    assert legal(state) == ["alone", *(f"guns {gun}" for gun in guns)]


@pytest.mark.rule("8.1-b")
@pytest.mark.parametrize(
    ("attackers", "offered"), [([FRENCH], False), ([FRENCH, "uk-4gh-1"], True), (["uk-4gh-1"], True)]
)
def test_british_guns_support_british_units(attackers: list[str], offered: bool) -> None:
    state = attack(f"{FRENCH}@25 uk-4gh-1@25 {RA}@24 {RR}@10", *attackers)
    assert (f"guns {RA}" in legal(state)) is offered


@pytest.mark.rule("8.1-b")
def test_british_guns_do_not_support_a_french_defence() -> None:
    state = attack(f"{RR}@10 {FRENCH}@11 {RA}@24", RR, place="11", side="german")
    assert asked(state) == "chance arras-roll-assault 6.1.1"
    state = attack(f"{RR}@10 {FRENCH}@11 uk-martel@11 {RA}@24", RR, place="11", side="german")
    do(state, f"forward {FRENCH}")
    assert legal(state) == ["alone", f"guns {RA}"]


@pytest.mark.rule("8.1-b")
def test_a_gun_in_the_attacked_sector_is_a_defender_itself() -> None:
    state = attack(f"{TANK}@25 {TOTENKOPF}@10 {ART}@10 {ART2}@7", TANK)
    assert legal(state) == ["alone", f"guns {ART}", f"guns {ART2}"]  # and a Wehrmacht unit for the other one
    state = attack(f"{RR}@10 {FRENCH}@11 {RA}@11", RR, place="11", side="german")
    assert legal(state) == ["alone", f"guns {RA}"]


@pytest.mark.rule("8.1-b")
def test_a_gun_alone_in_the_attacked_sector_supports_itself() -> None:
    state = attack(f"{TANK}@25 {SS}@10", TANK)
    assert legal(state) == ["alone", f"guns {SS}"]


@pytest.mark.rule("8.1-b")
def test_a_gun_is_never_one_of_the_attackers() -> None:
    """The French attack, beside a British gun and British infantry that take no part."""
    units = f"{FRENCH}@10 uk-8dli-1@10 {RA}@10 {RR}@10"
    assert asked(within(units, FRENCH)) == "chance arras-roll-assault 6.1.1"
    assert legal(within(units, FRENCH, "uk-8dli-1")) == ["alone", f"guns {RA}"]


# --- 8.3: air support -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("origin", "place"), [("25", "10"), ("D", "17"), ("F", "28"), ("13", "C")])
def test_aircraft_go_everywhere(origin: str, place: str) -> None:
    state = attack(f"{TANK}@{origin} de-7at@{place}", TANK, place=place, air=(1, 1))
    assert legal(state) == ["alone", "air"]
    do(state, "air")
    assert legal(state) == ["alone", "air"]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("attackers", "offered"), [([FRENCH], False), ([FRENCH, TANK], True), ([FRENCH, "uk-martel"], True), ([TANK], True)]
)
def test_allied_aircraft_support_british_attackers(attackers: list[str], offered: bool) -> None:
    state = attack(f"{FRENCH}@25 {TANK}@25 uk-martel@25 {RR}@10", *attackers, air=(1, 0))
    assert ("air" in legal(state)) is offered


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("defenders", "offered"), [(f"{FRENCH}@11", False), (f"{FRENCH}@11 {RA}@11", True), ("uk-4gh-1@11", True)]
)
def test_allied_aircraft_support_british_defenders(defenders: str, offered: bool) -> None:
    state = attack(f"{RR}@10 {defenders}", RR, place="11", side="german", air=(1, 0))
    assert ("air" in legal(state)) is offered


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("defender", [RR, TOTENKOPF, "de-rommel", "de-23flak-hb2"])
def test_german_aircraft_support_anybody(defender: str) -> None:
    assert legal(attack(f"{TANK}@25 {defender}@10", TANK, air=(0, 1))) == ["alone", "air"]


@pytest.mark.rule("8.3.1", "8.3.2", "8.3.3")
@pytest.mark.parametrize(("turn", "german"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 4)])
def test_the_markers_of_each_turn(turn: int, german: int) -> None:
    state = position(f"{TANK}@25 {RR}@10", turn=turn, air=(1, 1))
    assert told(resume(state, AIR_SUPPORT)) == [f"air_taken allied=2 german={german}"]
    assert state.air == [2, german]  # what was left over is lost
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("8.3.1")
def test_markers_used_on_one_turn_come_back_on_the_next() -> None:
    state = position(f"{TANK}@11 {RR}@10", turn=1, used=NOBODY, air=(0, 0), passes=1)
    events = do(state, "pass")
    assert "air_taken allied=2 german=0" in told(events)
    assert (state.turn, state.air) == (2, [2, 0])


@pytest.mark.rule("8.3.4")
def test_a_marker_is_used_up() -> None:
    state = attack(f"{TANK}@25 {RR}@10", TANK, air=(1, 1))
    do(state, "air")
    assert state.air == [1, 0]
    do(state, "air")
    assert state.air == [0, 0]
    do(state, "margin -15")
    assert state.air == [0, 0]
    state = attack(f"{TANK}@25 {RR}@10", TANK)
    assert asked(state) == "chance arras-roll-assault 6.1.1"


# --- the worked example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.0.1", "8.3")
def test_d_13_three_dice() -> None:
    state = attack(f"{TANK}@25 {RA}@24 {RR}@10 {ART}@7", TANK, air=(2, 2))
    assert state.turn == 4
    assert asked(state) == "german arras-prompt-support-defence 8.0"
    assert legal(state) == ["alone", "air", f"guns {ART}"]
    do(state, "air")
    assert asked(state) == "allied arras-prompt-support-attack 8.0"
    assert legal(state) == ["alone", "air", f"guns {RA}"]
    do(state, f"guns {RA}")
    events = do(state, "dice 652 411")  # 6 + 13 against 9 + 2 + 6
    assert told(events)[0] == (
        "rolled place=10 attack=6 defence=11 margin=7 ours=() theirs=() destroys=False guns=none"
    )
    assert events[0].result() == "cp-2"
