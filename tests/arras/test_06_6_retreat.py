"""6.6 Retreats: where units go back to, full places, units thrown back, retreats by choice."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import UNITS
from grognard.games.arras.events import Retreated
from grognard.games.arras.state import ArrasState
from tests.arras.battle import enter, hit, only
from tests.arras.position import NOBODY, asked, at, cites, do, group, holder, legal, position, starts, told

X, Y, GUN, LEADER = "de-ss-2-3", "de-ss-1-3", "de-ss-art1", "de-eiche"
ATTACKERS = ("uk-7rtr-a", "uk-7rtr-b", "uk-8dli-1")
FAR = "uk-6dli-1@F de-7mc@A"  # a Fresh unit of each side far away
# Round 12 lie 9, 11, 13, 14 and, Allied, 16. Of their neighbours the Allies control 16, 23 and 25: none next to 9 and
# 13, one next to 14 (16), three next to 11.


SPARE = {
    "german": [name for name in UNITS if name.startswith("de-") and not name.endswith("-r")],
    "allied": [name for name in UNITS if name.startswith(("uk-4gh", "uk-5gh", "uk-4ey", "uk-2"))],
}
TAKEN = (X, Y, GUN, LEADER, "de-7mc", "de-rommel", "de-rothenburg", "uk-206-52at", "uk-260-65at")


def fill(place: str, count: int, side: str = "german", skip: int = 0) -> str:
    """So many Spent units in a place, none of which stands elsewhere in these tests."""
    spare = [name for name in SPARE[side] if name not in TAKEN]
    return " ".join(f"{name}@{place}*" for name in spare[skip : skip + count])


def pay(units: str, points: int = 2, /, **more: str) -> ArrasState:
    """Three British units assault 12 and win by so many points; the first unit named is the Forward Unit."""
    stack = " ".join(f"{unit}@16" for unit in ATTACKERS)
    state = position(f"{stack} {FAR} {units}", used=NOBODY, **more)  # type: ignore[arg-type]
    enter(state, *(f"{unit} 12" for unit in ATTACKERS))
    do(state, "assault 12", "point uk-7rtr-a")
    if starts(state, "forward"):
        do(state, f"forward {units.partition('@')[0]}")
    if starts(state, "guns"):
        do(state, "alone")
    hit(state, points)
    return state


def refuges(units: str, unit: str = X, /, **more: str) -> list[str]:
    """Where a Spent unit in 12 that pays by a retreat may go; none if that is no payment."""
    state = pay(units, **more)
    if f"retreat {unit}" not in legal(state):
        return []
    do(state, f"retreat {unit}")
    if starts(state, "to"):
        assert asked(state) == "german arras-prompt-retreat 6.6.2"
        return starts(state, "to")
    return [at(state, unit).rstrip("*")]


# --- 6.6.2: priorities ------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.6.2")
@pytest.mark.parametrize(
    ("control", "places"),
    [
        ("", ["9", "13"]),  # no enemy-controlled place beside either: the owner's choice
        ("7+", ["13"]),  # one beside 9
        ("C+", ["9"]),
        ("8+", ["9", "13", "14"]),  # beside 9 and 13, as 16 beside 14
        ("8+ 15+", ["9", "13"]),  # two beside 14
        ("9+", ["13", "14"]),  # 9 is not Free, and beside 13: one each
        ("9+ 13+", ["14"]),  # 13 and 16 beside 14, against four beside 11
        ("9+ 13+ 14+", ["11"]),  # whatever lies beside it
        ("9+ 11+ 13+ 14+", []),  # a Vacant place under enemy control is no refuge
    ],
)
def test_a_free_place_with_the_fewest_enemy_places_beside_it(control: str, places: list[str]) -> None:
    assert refuges(f"{X}@12*", control=control) == places


@pytest.mark.rule("6.6.2")
def test_control_counts_not_who_stands_there() -> None:
    """A British unit in 10 (contested, German-controlled) does not spoil 9; one alone in 7 does."""
    assert refuges(f"{X}@12* uk-4ey-1@10 de-7at@10") == ["9", "13"]
    assert refuges(f"{X}@12* uk-4ey-1@7") == ["13"]


ALL_TAKEN = "9+ 11+ 13+ 14+"


@pytest.mark.rule("6.6.2")
@pytest.mark.parametrize(
    ("fights", "control", "places"),
    [
        ("11", "9+ 13+ 14+", ["11"]),  # B
        ("11 14", "9+ 13+", ["11", "14"]),  # B: the owner's choice, whatever lies beside them
        ("11 14", "9+ 13+ 14+", ["11"]),  # B before C
        ("11 14", ALL_TAKEN, ["11", "14"]),  # C
        ("14", ALL_TAKEN, ["14"]),
        ("11 14", "9+", ["13"]),  # A before both, though 9 lies beside it
    ],
)
def test_contested_places_come_after_free_ones(fights: str, control: str, places: list[str]) -> None:
    """B: under friendly control; C: under enemy control."""
    allied, german = ("uk-4ey-1", "uk-4ey-2"), ("de-7at", "de-6at")
    both = " ".join(
        f"{ours}@{place} {theirs}@{place}" for place, ours, theirs in zip(fights.split(), allied, german, strict=False)
    )
    assert refuges(f"{X}@12* {both}", control=control) == places


@pytest.mark.rule("6.6.2")
def test_the_allies_retreat_by_the_same_priorities() -> None:
    """From 16 to 17 (15 and 19 beside it are German), or to 18 once 11 is Allied (19 alone)."""
    units = f"de-1-25pz@12 de-2-25pz@12 uk-8dli-1@16* {FAR}"
    for control, places in (("17+", ["17"]), ("11+ 17+ 18+", ["18"]), ("", [])):
        state = position(units, side="german", used=NOBODY, control=control)
        enter(state, "de-1-25pz 16", "de-2-25pz 16")
        do(state, "assault 16", "point de-1-25pz")
        hit(state, 2)
        assert asked(state) == "allied arras-prompt-losses 6.4.2.a"
        assert ("retreat uk-8dli-1" in legal(state)) is bool(places)
        if places:
            events = do(state, "retreat uk-8dli-1")
            assert told(events) == [
                f"retreated unit=uk-8dli-1 origin=16 place={places[0]} by=6.4.2.a-1",
                "controlled side=german place=16",
            ]


@pytest.mark.rule("6.6.2", "5.1.2")
@pytest.mark.parametrize(("north", "where"), [(False, "11"), (True, "25")])
def test_germans_do_not_retreat_into_blue_places_before_rommel_turns_north(north: bool, where: str) -> None:
    """25 is Free for them (control of it is German by chance); round 11 nothing else is."""
    state = position(f"uk-7rtr-a@16 {X}@11* {FAR}", used=NOBODY, control="10+ 12+ 18+ 25-", north=north)
    enter(state, "uk-7rtr-a 11")
    do(state, "assault 11", "point uk-7rtr-a")
    hit(state, 2)
    assert (f"retreat {X}" in legal(state)) is north
    if north:
        do(state, f"retreat {X}")
    assert at(state, X) == where + "*"


@pytest.mark.rule("6.6.2", "14.2.3-f")
def test_nobody_retreats_into_a_closed_place() -> None:
    assert refuges(f"{X}@12*", closed="9") == ["13"]
    assert refuges(f"{X}@12*", closed="9", control="11+ 13+ 14+") == []


@pytest.mark.rule("6.6.2", "5.1.4.c")
def test_artillery_retreats_only_into_free_places() -> None:
    fight = "uk-4ey-1@11 de-7at@11"
    assert refuges(f"{GUN}@12* {fight}", GUN, control="9+ 13+ 14+") == []
    assert refuges(f"{X}@12* {fight}", X, control="9+ 13+ 14+") == ["11"]
    assert refuges(f"{GUN}@12* {fight}", GUN, control="9+ 13+") == ["14"]


@pytest.mark.rule("6.6.2", "2.1.3")
def test_zones_are_places_to_retreat_to() -> None:
    """From 13 with 8, 9 and 14 lost and 12 contested: zone C is Free and comes first."""
    state = position(f"uk-7rtr-a@12 {X}@13* {FAR}", used=NOBODY, control="8+ 9+ 14+")
    enter(state, "uk-7rtr-a 13")
    do(state, "assault 13", "point uk-7rtr-a")
    hit(state, 2)
    events = do(state, f"retreat {X}")
    assert told(events) == [
        f"retreated unit={X} origin=13 place=C by=6.4.2.a-1",
        "controlled side=allied place=13",
    ]
    assert at(state, X) == "C*"


@pytest.mark.rule("6.6")
def test_a_retreat_says_what_it_comes_from() -> None:
    state = pay(f"{X}@12*", control="11+ 13+ 14+")
    losses = only(do(state, f"retreat {X}"), Retreated)
    assert (losses.cite(), str(losses.text())) == (
        "6.4.2.a-1",
        "arras-log-retreats unit=@arras-de-ss-2-3 origin=@arras-place-12 place=@arras-place-9 why=losses",
    )
    state = pay(f"{X}@12 de-7at@9", control="11+ 13+ 14+")
    choice = only(do(state, f"spend {X}", f"withdraw {X}"), Retreated)
    assert choice.cite() == "6.6.3"
    assert str(choice.text()).endswith("why=choice")
    state = position(f"uk-7rtr-a@16 uk-8dli-1@16 de-7at@12 {FAR}", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a")
    failure = only(hit(state, 0), Retreated)
    assert failure.cite() == "6.4.1-a"
    assert str(failure.text()).endswith("why=thrown-back")


# --- 6.6.1: one at a time, full places --------------------------------------------------------------------------------


@pytest.mark.rule("6.6.1")
def test_units_retreat_in_their_owners_order() -> None:
    state = pay(f"{X}@12* {Y}@12* {LEADER}@12*", 6)
    do(state, f"retreat {X}", f"retreat {Y}")
    assert legal(state) == [f"eliminate {LEADER}", f"retreat {LEADER}"]
    assert do(state, f"retreat {LEADER}") == []
    assert asked(state) == "german arras-prompt-retreat-order 6.6.1"
    assert legal(state) == [f"retreat {LEADER}", f"retreat {X}", f"retreat {Y}"]
    do(state, f"retreat {X}")
    assert (asked(state), legal(state)) == ("german arras-prompt-retreat 6.6.2", ["to 9", "to 13"])
    assert told(do(state, "to 13")) == [f"retreated unit={X} origin=12 place=13 by=6.4.2.a-1"]
    assert legal(state) == [f"retreat {LEADER}", f"retreat {Y}"]
    do(state, f"retreat {LEADER}", "to 9")
    assert (asked(state), legal(state)) == ("german arras-prompt-retreat 6.6.2", ["to 9", "to 13"])  # Y, the last
    assert told(do(state, "to 13")) == [
        f"retreated unit={Y} origin=12 place=13 by=6.4.2.a-1",
        "controlled side=allied place=12",
    ]


@pytest.mark.rule("6.6.1", "6.6.1-a", "5.1.3")
@pytest.mark.parametrize("first", [X, Y])
def test_stacking_is_checked_each_time(first: str) -> None:
    """9 has room for one of two; the other goes to 13, which is worse."""
    other = Y if first == X else X
    state = pay(f"{X}@12* {Y}@12* {fill('9', 9)}", 4, control="C+ 14+")
    do(state, f"retreat {X}", f"retreat {Y}", f"retreat {first}")
    assert (at(state, first), at(state, other)) == ("9*", "13*")


@pytest.mark.rule("6.6.1-a", "5.1.3")
@pytest.mark.parametrize(("count", "places"), [(9, ["9"]), (10, ["13"])])
def test_a_full_place_gives_way_to_the_next(count: int, places: list[str]) -> None:
    assert refuges(f"{X}@12* {fill('9', count)}", control="C+ 14+") == places


@pytest.mark.rule("6.6.1-a")
def test_a_full_free_place_gives_way_to_a_contested_one() -> None:
    fight = "uk-4ey-1@11 de-7mc@11"
    units = f"{X}@12* {fill('9', 10)} {fight}"
    stack = " ".join(f"{unit}@16" for unit in ATTACKERS)
    for control, place in (("13+ 14+", "11"), ("11+ 13+ 14+", "11")):  # B, then C
        state = position(f"{stack} uk-6dli-1@F {units}", used=NOBODY, control=control)
        enter(state, *(f"{unit} 12" for unit in ATTACKERS))
        do(state, "assault 12", "point uk-7rtr-a")
        hit(state, 2)
        do(state, f"retreat {X}")
        assert at(state, X) == place + "*"


@pytest.mark.rule("6.6.1-a")
def test_where_all_are_full_a_unit_passes_through() -> None:
    """Only 9 is legal and full: beyond it 7 has no enemy place beside it, 8 one (13), 10 two (11, 25)."""
    units = f"{X}@12* {fill('9', 10)}"
    lost = "11+ 13+ 14+"
    assert refuges(units, control=lost) == ["7"]
    assert refuges(units, control=f"{lost} 7+") == ["8"]  # 7 and 13, against 7, 11 and 25
    assert refuges(units, control=f"{lost} 7+ 8+") == ["10"]
    assert refuges(units, control=f"{lost} 7+ 8+ 10+") == []
    assert refuges(units, control=f"{lost} B+ 10-") == ["7", "8"]  # one beside each: the owner's choice


@pytest.mark.rule("6.6.1-a")
def test_a_unit_may_pass_through_two_full_places() -> None:
    """9 and 7 are full; beyond 7 zone B has nothing enemy beside it, 6 has 10."""
    units = f"{X}@12* {fill('9', 10)} {fill('7', 10, skip=10)}"
    assert refuges(units, control="8+ 10+ 11+ 13+ 14+") == ["B"]
    assert refuges(units, control="8+ 10+ 11+ 13+ 14+ B+") == ["6"]
    assert refuges(units, control="6+ 8+ 10+ 11+ 13+ 14+ B+") == []


@pytest.mark.rule("6.6.1-a", "5.1.4.c")
def test_artillery_passes_only_through_free_places() -> None:
    """9 is contested and full of Germans: infantry passes to 7, a gun does not."""
    held = f"{fill('9', 10)} uk-4ey-1@9"
    lost = "11+ 13+ 14+"
    assert refuges(f"{X}@12* {held}", X, control=lost) == ["7"]
    assert refuges(f"{GUN}@12* {held}", GUN, control=lost) == []


@pytest.mark.rule("6.6.1-a", "5.1.3-b")
def test_a_leader_finds_room_anywhere() -> None:
    units = f"{LEADER}@12* {fill('9', 10)}"
    assert refuges(units, LEADER, control="13+ 14+ 11+") == ["9"]


@pytest.mark.rule("6.6.1-a", "5.1.3-a")
def test_arras_is_full_with_five() -> None:
    """From 10 to 25, which holds four or five of the garrison; then on by way of it to 24, far from the enemy."""
    for more, place in ((4, "25"), (5, "24")):
        units = f"{group('allied', 'D', '25')} {'uk-4ey-1@25' if more == 5 else ''}"
        state = position(f"de-1-25pz@9 de-2-25pz@9 uk-8dli-1@10* {units} {FAR}", side="german", used=NOBODY)
        enter(state, "de-1-25pz 10", "de-2-25pz 10")
        do(state, "assault 10", "point de-1-25pz")
        hit(state, 2)
        do(state, "retreat uk-8dli-1")
        assert at(state, "uk-8dli-1") == place + "*"


@pytest.mark.rule("6.6.1-b")
@pytest.mark.parametrize("first", [X, Y])
def test_a_unit_that_must_retreat_and_cannot_is_eliminated(first: str) -> None:
    """Both pay by a retreat; 9 has room for one, and there is no way beyond."""
    other = Y if first == X else X
    state = pay(f"{X}@12* {Y}@12* {fill('9', 9)}", 4, control="7+ 8+ 10+ 11+ 13+ 14+")
    do(state, f"retreat {X}", f"retreat {Y}")
    events = do(state, f"retreat {first}")
    assert told(events) == [
        f"retreated unit={first} origin=12 place=9 by=6.4.2.a-1",
        f"eliminated unit={other} place=12 by=6.6.1-b",
        "controlled side=allied place=12",
    ]
    assert cites(events)[1] == "6.6.1-b"
    assert (at(state, first), at(state, other)) == ("9*", "dead")


# --- 6.4.1-a: units thrown back ---------------------------------------------------------------------------------------


def thrown_back(held: int, *ways: str) -> ArrasState:
    """Units go from 23 by way of 11 into 10 and fail; so many others are in 11. From 10 they could also go to 25."""
    units = "uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 uk-206-52at@23 uk-martel@23 de-1-6rr@10"
    state = position(f"{units} {fill('11', held, 'allied')} {FAR}", used=NOBODY)
    enter(state, *ways)
    do(state, "assault 10", "point uk-4rtr-a")
    return state


@pytest.mark.rule("6.6.2", "6.4.1-a")
def test_a_unit_thrown_back_goes_elsewhere_only_if_its_own_place_is_full() -> None:
    ways = ("uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 stop")
    for held, place in ((8, "11"), (9, "25")):
        state = thrown_back(held, *ways)
        events = hit(state, 0)
        assert told(events)[1:] == [
            "eliminated unit=uk-4rtr-a place=10 by=6.4.1",
            f"retreated unit=uk-4rtr-b origin=10 place={place} by=6.4.1-a",
        ]
        assert at(state, "uk-4rtr-b") == place + "*"


@pytest.mark.rule("6.6.2", "6.4.1-a")
def test_a_unit_without_room_at_home_chooses_among_the_best() -> None:
    """From 12 to 11, which is full: 14 and 16 are Allied, beside three and four German places, or two each."""
    units = "uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 de-1-6rr@12"
    for control, places in (("14+ 16+", ["14"]), ("14+ 15+ 16+ 17+", ["14", "16"])):
        state = position(f"{units} {fill('11', 9, 'allied')} {FAR}", used=NOBODY, control=control)
        enter(state, "uk-4rtr-a 11 12", "uk-4rtr-b 11 12", "uk-4rnf-2 11 stop")
        do(state, "assault 12", "point uk-4rtr-a")
        hit(state, 0)
        if len(places) > 1:
            assert asked(state) == "allied arras-prompt-retreat 6.6.2"
            assert starts(state, "to") == places
            assert told(do(state, f"to {places[1]}")) == [
                f"retreated unit=uk-4rtr-b origin=12 place={places[1]} by=6.4.1-a"
            ]
        else:
            assert at(state, "uk-4rtr-b") == places[0] + "*"
        assert asked(state) == "german arras-prompt-withdraw 6.6.3"


@pytest.mark.rule("6.6.1", "6.4.1-a")
@pytest.mark.parametrize("first", ["uk-4rtr-b", "uk-4rnf-2"])
def test_the_owner_says_who_finds_room_in_its_own_place(first: str) -> None:
    """Two are thrown back and 11 has room for one: they go in their owner's order."""
    other = {"uk-4rtr-b": "uk-4rnf-2", "uk-4rnf-2": "uk-4rtr-b"}[first]
    state = thrown_back(
        8, "uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 10", "uk-martel 11 10", "uk-206-52at 11 stop"
    )
    hit(state, 0)
    assert asked(state) == "allied arras-prompt-retreat-order 6.6.1"
    assert legal(state) == ["retreat uk-4rtr-b", "retreat uk-4rnf-2", "retreat uk-martel"]
    events = do(state, f"retreat {first}")
    assert told(events) == [f"retreated unit={first} origin=10 place=11 by=6.4.1-a"]
    events = do(state, f"retreat {other}")
    assert told(events) == [
        f"retreated unit={other} origin=10 place=25 by=6.4.1-a",
        "retreated unit=uk-martel origin=10 place=11 by=6.4.1-a",  # a leader always finds room
    ]
    assert asked(state) == "german arras-prompt-withdraw 6.6.3"


@pytest.mark.rule("6.6.1", "6.4.1-a")
def test_nobody_is_asked_where_all_find_room() -> None:
    """Ten places in 11: seven there, one stopped, two thrown back, and a leader."""
    state = thrown_back(
        7, "uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 10", "uk-martel 11 10", "uk-206-52at 11 stop"
    )
    assert told(hit(state, 0))[2:] == [
        f"retreated unit={unit} origin=10 place=11 by=6.4.1-a" for unit in ("uk-4rtr-b", "uk-4rnf-2", "uk-martel")
    ]


# --- 6.6.3: by choice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.6.3")
@pytest.mark.parametrize("points", [0, 2])
def test_survivors_may_retreat_after_an_assault_won_or_lost(points: int) -> None:
    state = pay(f"{X}@12 {Y}@12 {LEADER}@12* {GUN}@12", points)
    if points:
        do(state, f"spend {X}")
    assert asked(state) == "german arras-prompt-withdraw 6.6.3"
    assert legal(state) == [f"withdraw {unit}" for unit in (GUN, LEADER, X, Y)] + ["hold"]
    assert at(state, "uk-8dli-1") == ("12*" if points else "16*")


@pytest.mark.rule("6.6.3", "6.6.1", "6.6.2")
def test_any_of_them_one_at_a_time_and_they_turn_spent() -> None:
    state = position(f"uk-7rtr-a@16 {FAR} {X}@12 {Y}@12 {LEADER}@12", used=NOBODY)
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a", f"forward {X}", "margin -10")
    assert do(state, f"withdraw {Y}") == []
    assert (asked(state), legal(state)) == ("german arras-prompt-retreat 6.6.2", ["to 9", "to 13"])
    assert told(do(state, "to 13")) == [f"retreated unit={Y} origin=12 place=13 by=6.6.3"]
    assert (at(state, Y), at(state, X)) == ("13*", "12")
    assert legal(state) == [f"withdraw {LEADER}", f"withdraw {X}", "hold"]
    do(state, f"withdraw {LEADER}", "to 9")
    assert at(state, LEADER) == "9*"
    assert told(do(state, "hold")) == ["initiative_passed side=german why=failed"]
    assert at(state, X) == "12"  # the Forward Unit need not go, and stays Fresh


@pytest.mark.rule("6.6.3", "5.1.4")
def test_the_last_one_to_leave_gives_the_sector_up() -> None:
    state = pay(f"{X}@12", control="11+ 13+ 14+")
    do(state, f"spend {X}")
    events = do(state, f"withdraw {X}")  # one place: it is not asked for
    assert told(events) == [
        f"retreated unit={X} origin=12 place=9 by=6.6.3",
        "controlled side=allied place=12",
    ]
    assert cites(events) == ["6.6.3", "5.1.4"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("6.6.3")
def test_after_a_failure_the_sector_left_empty_keeps_its_controller() -> None:
    state = position(f"uk-7rtr-a@16 {FAR} {X}@12", used=NOBODY, control="11+ 13+ 14+")
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a", "margin -10")
    events = do(state, f"withdraw {X}")
    assert told(events)[0] == f"retreated unit={X} origin=12 place=9 by=6.6.3"
    assert holder(state, "12") == "german"


@pytest.mark.rule("6.6.3")
def test_it_is_not_offered_without_a_destination() -> None:
    """Nor may a unit choose to die: with nowhere to go nobody is asked."""
    state = pay(f"{X}@12 {Y}@12", control=ALL_TAKEN)
    do(state, f"spend {X}")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    fight = "uk-4ey-1@11 de-7at@11"
    state = pay(f"{X}@12 {GUN}@12 {fight}", control=ALL_TAKEN)
    do(state, f"spend {X}")
    assert legal(state) == [f"withdraw {X}", "hold"]  # a gun does not go where enemies are


@pytest.mark.rule("6.6.3", "6.6.1-a")
def test_room_is_counted_again_for_each() -> None:
    state = pay(f"{X}@12 {Y}@12 {LEADER}@12 {fill('9', 9)}", control="7+ 8+ 10+ 11+ 13+ 14+")
    do(state, f"spend {X}")
    assert legal(state) == [f"withdraw {unit}" for unit in (LEADER, X, Y)] + ["hold"]
    do(state, f"withdraw {Y}")
    assert legal(state) == [f"withdraw {LEADER}", "hold"]  # 9 is full, but not for a leader
    do(state, f"withdraw {LEADER}")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert (at(state, X), at(state, Y), at(state, LEADER)) == ("12*", "9*", "9*")


@pytest.mark.rule("6.6.3")
def test_frozen_units_do_not_retreat_by_choice() -> None:
    state = pay(f"{X}@12 {Y}@12", frozen=Y)
    do(state, f"spend {X}")
    assert legal(state) == [f"withdraw {X}", "hold"]


@pytest.mark.rule("6.6.3")
def test_the_allies_may_retreat_by_choice_too() -> None:
    units = f"de-1-25pz@12 de-2-25pz@12 uk-8dli-1@16 uk-8dli-2@16 {FAR}"
    state = position(units, side="german", used=NOBODY, control="18+")
    enter(state, "de-1-25pz 16", "de-2-25pz 16")
    do(state, "assault 16", "point de-1-25pz", "forward uk-8dli-1")
    hit(state, 2)
    do(state, "spend uk-8dli-1")
    assert asked(state) == "allied arras-prompt-withdraw 6.6.3"
    events = do(state, "withdraw uk-8dli-2", "withdraw uk-8dli-1")
    assert told(events) == [
        "retreated unit=uk-8dli-2 origin=16 place=18 by=6.6.3",
        "retreated unit=uk-8dli-1 origin=16 place=18 by=6.6.3",
        "controlled side=german place=16",
    ]
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("6.6.3")
def test_only_the_defenders_of_the_sector_are_asked() -> None:
    state = pay(f"{X}@12 de-7at@9")
    do(state, f"spend {X}")
    assert legal(state) == [f"withdraw {X}", "hold"]


@pytest.mark.rule("6.6.3", "7.3")
def test_nobody_retreats_by_choice_after_a_bombardment() -> None:
    state = position(f"de-1-78art@3 {group('allied', 'D', '25')} {FAR}", side="german", used=NOBODY)
    do(state, "bombard de-1-78art", "target 25", "margin 2", "forward uk-4gh-1")
    assert legal(state) == ["spend uk-4gh-1"]
    do(state, "spend uk-4gh-1")
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("6.6.3", "6.5")
def test_nobody_is_asked_where_nobody_survived() -> None:
    state = pay(f"{X}@12*", 3)
    assert asked(state) == "allied arras-prompt-overrun 6.5-a"
    now = GAME.decision(state)
    assert now is not None
    assert now.seat == state.seat_of(0)
