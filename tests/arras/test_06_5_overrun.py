"""6.5 Overrun: armour that destroys all in a sector lets units with an italic factor go on."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.events import Overran
from grognard.games.arras.state import ArrasState
from tests.arras.battle import enter, hit, only, values
from tests.arras.position import NOBODY, asked, at, cites, do, historical, holder, legal, position, starts, told

MARCH = ("uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 10", "uk-206-52at 11 10", "uk-martel 11 10")
FAR = "uk-6dli-1@F de-ss-hc@C"  # a Fresh unit of each side far away, so that nobody is exhausted


def steps(state: ArrasState, unit: str) -> list[str]:
    """Where a unit that goes on may step."""
    here = state.copy()
    do(here, f"move {unit}")
    return starts(here, "to")


@pytest.mark.rule("6.4.2", "6.4.2.a-5", "6.5", "6.5-a", "5.2-B")
def test_d_8_destruction_and_overrun() -> None:
    state = historical()
    enter(state, *MARCH)
    do(state, "assault 10", "point uk-4rtr-a", "alone", "alone")
    events = do(state, "dice 65 11", "stand")
    assert told(events) == [
        "rolled place=10 attack=8 defence=11 margin=9 ours=() theirs=() destroys=True guns=none",
        "eliminated unit=de-1-6rr place=10 by=6.4.2.a-1",
        "controlled side=allied place=10",
        "overran place=10 units=uk-4rtr-b,uk-4rnf-2,uk-206-52at",
    ]
    assert only(events, Overran).cite() == "6.5"
    assert holder(state, "10") == "allied"
    # MP left: 0 for the Point Unit, 1, 1 and 2; Martel has no italic factor
    assert {unit: at(state, unit) for unit in ("uk-4rtr-a", "uk-martel")} == {"uk-4rtr-a": "10*", "uk-martel": "10*"}
    assert [at(state, unit) for unit in ("uk-4rtr-b", "uk-4rnf-2", "uk-206-52at")] == ["10", "10", "10"]
    assert asked(state) == "allied arras-prompt-overrun 6.5-a"
    assert legal(state) == ["move uk-4rtr-b", "move uk-4rnf-2", "move uk-206-52at", "end"]
    assert steps(state, "uk-4rtr-b") == steps(state, "uk-206-52at") == ["11"]
    assert steps(state, "uk-4rnf-2") == ["11", "25"]  # 25 for 2: next to Fresh Germans in 3 and 5
    assert told(enter(state, "uk-4rnf-2 25")) == ["moved unit=uk-4rnf-2 origin=10 place=25 cost=2 letter=B"]
    assert legal(state) == ["move uk-4rtr-b", "move uk-206-52at", "end"]
    assert told(enter(state, "uk-4rtr-b 11")) == ["moved unit=uk-4rtr-b origin=10 place=11 cost=1 letter=A"]
    assert do(state, "end") == []
    assert [at(state, unit) for unit in ("uk-4rtr-b", "uk-4rnf-2", "uk-206-52at")] == ["11*", "25*", "10*"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


# --- 6.5: when --------------------------------------------------------------------------------------------------------


def assaulted(units: str, ways: tuple[str, ...], place: str, point: str, side: str = "allied") -> ArrasState:
    """An assault by units that marched in, ready to roll."""
    state = position(f"{units} {FAR}", side=side, used=NOBODY)
    enter(state, *ways)
    do(state, f"assault {place}", f"point {point}")
    return state


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(
    ("point", "overrun"),
    [("uk-7rtr-a", True), ("fr-3dlm", True), ("uk-4rnf-1", False), ("uk-260-65at", False), ("uk-8dli-1", False)],
)
def test_the_point_unit_must_be_armour(point: str, overrun: bool) -> None:
    """Armour among the others is not enough, nor is an italic factor."""
    units = ("uk-7rtr-a", "fr-3dlm", "uk-4rnf-1", "uk-260-65at", "uk-8dli-1")
    stack = " ".join(f"{unit}@16" for unit in units)
    state = assaulted(f"{stack} de-7at@12*", tuple(f"{unit} 12" for unit in units), "12", point)
    events = hit(state, 3)
    assert told(events)[1:3] == ["eliminated unit=de-7at place=12 by=6.4.2.a-1", "controlled side=allied place=12"]
    if overrun:
        assert told(events)[3:] == ["overran place=12 units=uk-7rtr-a,uk-4rnf-1,uk-260-65at,fr-3dlm"]
        assert starts(state, "move") == ["uk-7rtr-a", "uk-4rnf-1", "uk-260-65at", "fr-3dlm"]
        assert at(state, "uk-8dli-1") == "12*"
    else:
        assert told(events)[3:] == []
        assert [at(state, unit) for unit in units] == ["12*"] * 5
        assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("6.5")
def test_a_defender_that_retreats_prevents_it() -> None:
    """A Spent unit pays 2 either way; the sector is taken in both cases."""
    for answer, overrun in (("eliminate de-7at", True), ("retreat de-7at", False)):
        state = assaulted("uk-7rtr-a@16 de-7at@12*", ("uk-7rtr-a 12",), "12", "uk-7rtr-a")
        hit(state, 2)
        events = do(state, answer)
        while starts(state, "to") and not overrun:
            events += do(state, "to 13")
        assert holder(state, "12") == "allied"
        assert any(isinstance(event, Overran) for event in events) is overrun
        assert at(state, "uk-7rtr-a") == ("12" if overrun else "12*")


@pytest.mark.rule("6.5")
def test_one_that_retreats_among_many_prevents_it() -> None:
    state = assaulted(
        "uk-7rtr-a@16 uk-7rtr-b@16 de-7at@12* de-6at@12", ("uk-7rtr-a 12", "uk-7rtr-b 12"), "12", "uk-7rtr-a"
    )
    do(state, "forward de-7at")
    hit(state, 7)
    do(state, "retreat de-7at", "eliminate de-6at", "to 13")
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b"), holder(state, "12")) == ("12*", "12*", "allied")


@pytest.mark.rule("6.5")
def test_a_survivor_prevents_it() -> None:
    state = assaulted(
        "uk-7rtr-a@16 uk-7rtr-b@16 de-7at@12 de-6at@12", ("uk-7rtr-a 12", "uk-7rtr-b 12"), "12", "uk-7rtr-a"
    )
    do(state, "forward de-7at")
    hit(state, 5)
    assert told(do(state, "eliminate de-7at")) == ["eliminated unit=de-7at place=12 by=6.4.2.a-1"]
    assert asked(state) == "german arras-prompt-withdraw 6.6.3"
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b")) == ("12*", "12*")
    do(state, "withdraw de-6at", "to 13")  # leaves by choice: the sector is taken, but not overrun
    assert (holder(state, "12"), asked(state)) == ("allied", "allied arras-prompt-phase 4.3")


@pytest.mark.rule("6.5", "5.1.4")
def test_friends_already_there_do_not_prevent_it() -> None:
    """Those who stood in the sector take no part and stay as they are."""
    state = assaulted("uk-7rtr-a@16 uk-8dli-1@12 de-7at@12*", ("uk-7rtr-a 12",), "12", "uk-7rtr-a")
    events = hit(state, 3)
    assert told(events)[2:] == ["controlled side=allied place=12", "overran place=12 units=uk-7rtr-a"]
    assert (at(state, "uk-7rtr-a"), at(state, "uk-8dli-1")) == ("12", "12")
    assert starts(state, "move") == ["uk-7rtr-a"]


@pytest.mark.rule("6.5.1")
def test_no_overrun_where_both_began_in_the_sector() -> None:
    state = position(f"uk-7rtr-a@12 uk-7rtr-b@12 de-7at@12* {FAR}", used=NOBODY)
    do(state, "fight 12", "point uk-7rtr-a", "with uk-7rtr-b", "attack")
    events = hit(state, 3)
    assert told(events)[1:] == ["eliminated unit=de-7at place=12 by=6.4.2.a-1", "controlled side=allied place=12"]
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b")) == ("12*", "12*")


@pytest.mark.rule("6.5.1-b", "2.1.2-a")
@pytest.mark.parametrize(
    ("origin", "place", "overrun"),
    [("28", "1", False), ("9", "8", False), ("16", "17", False), ("16", "18", False), ("16", "12", True),
     ("6", "B", True), ("13", "C", True), ("3", "5", True)],
)  # fmt: skip
def test_no_overrun_of_a_square_identifier(origin: str, place: str, overrun: bool) -> None:
    state = position(f"uk-7rtr-a@{origin} de-7at@{place}* uk-6dli-1@F de-ss-hc@14", used=NOBODY)
    enter(state, f"uk-7rtr-a {place}")
    do(state, f"assault {place}", "point uk-7rtr-a")
    events = hit(state, 3)
    assert any(isinstance(event, Overran) for event in events) is overrun
    assert (at(state, "uk-7rtr-a"), holder(state, place)) == (place if overrun else f"{place}*", "allied")


@pytest.mark.rule("6.5.1-b")
def test_no_german_overrun_of_a_square_identifier() -> None:
    for place, overrun in (("22", False), ("23", True)):
        origin = "21" if place == "22" else "25"
        state = position(f"de-1-25pz@{origin} uk-8dli-1@{place}* {FAR}", side="german", used=NOBODY, north=True)
        enter(state, f"de-1-25pz {place}")
        do(state, f"assault {place}", "point de-1-25pz")
        events = hit(state, 3)
        assert any(isinstance(event, Overran) for event in events) is overrun


# --- 6.5-a: going on --------------------------------------------------------------------------------------------------


def overran_12(more: str = "", ways: tuple[str, ...] = ("fr-3dlm 12",), **kwargs: str) -> ArrasState:
    """3 DLM (MP 8) and whoever goes with it have destroyed a Spent unit in 12: 5 MP are left to it."""
    units = f"fr-3dlm@16 de-7at@12* {more} {FAR}"
    state = position(units, used=NOBODY, **kwargs)  # type: ignore[arg-type]
    enter(state, *ways)
    do(state, "assault 12", "point fr-3dlm")
    hit(state, 3)
    return state


@pytest.mark.rule("6.5-a")
def test_normal_costs_as_far_as_the_points_go() -> None:
    """5 MP: 13 is next to a Fresh German in C (2), then 8 (2), then one more where nobody is near."""
    state = overran_12()
    do(state, "move fr-3dlm")
    assert starts(state, "stop") == []  # it has not moved yet
    assert starts(state, "to") == ["9", "11", "13", "14", "16"]
    events = do(state, "to 13", "to 9", "to 7", "to 6")
    costs = [event.split("cost=")[1] for event in told(events) if event.startswith("moved")]
    assert costs == ["2 letter=B", "1 letter=A", "1 letter=A", "1 letter=A"]
    assert [event for event in told(events) if event.startswith("controlled")] == [
        f"controlled side=allied place={place}" for place in ("13", "9", "7", "6")
    ]
    assert at(state, "fr-3dlm") == "6*"  # no MP left: the move is over, and the impulse too
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("6.5-a")
@pytest.mark.parametrize(
    ("enemy", "able"), [("de-1-6rr@9", True), ("de-1-6rr@9*", True), ("de-1-6rr@9 de-2-6rr@9*", True)]
)
def test_five_points_are_enough_for_another_enemy(enemy: str, able: bool) -> None:
    assert ("9" in steps(overran_12(enemy), "fr-3dlm")) is able


@pytest.mark.rule("6.5-a")
def test_the_points_left_decide_which_enemy_can_be_entered() -> None:
    """After 3 of 6 MP armour may enter a place with Spent enemies (3) but not one with a Fresh one (4)."""
    for enemy, able in (("de-1-6rr@9", False), ("de-1-6rr@9*", True)):
        state = position(f"uk-7rtr-a@16 de-7at@12* {enemy} {FAR}", used=NOBODY)
        enter(state, "uk-7rtr-a 12")
        do(state, "assault 12", "point uk-7rtr-a")
        hit(state, 3)
        assert ("9" in steps(state, "uk-7rtr-a")) is able


@pytest.mark.rule("6.5-a")
def test_the_others_turn_spent_now() -> None:
    more = "uk-8dli-1@16 uk-martel@16 uk-4rnf-1@16 uk-7rtr-a@16"
    state = overran_12(more, ("fr-3dlm 12", "uk-8dli-1 12", "uk-martel 12", "uk-4rnf-1 12", "uk-7rtr-a 12"))
    assert {unit: at(state, unit) for unit in ("uk-8dli-1", "uk-martel")} == {"uk-8dli-1": "12*", "uk-martel": "12*"}
    assert starts(state, "move") == ["uk-7rtr-a", "uk-4rnf-1", "fr-3dlm"]
    do(state, "move uk-4rnf-1", "to 14", "stop")
    assert (at(state, "uk-4rnf-1"), at(state, "fr-3dlm"), at(state, "uk-7rtr-a")) == ("14*", "12", "12")
    assert starts(state, "move") == ["uk-7rtr-a", "fr-3dlm"]
    do(state, "end")  # any subset may continue
    assert (at(state, "fr-3dlm"), at(state, "uk-7rtr-a")) == ("12*", "12*")


@pytest.mark.rule("6.5-a")
def test_units_that_stayed_behind_do_not_go_on() -> None:
    state = overran_12("uk-7rtr-a@16 uk-7rtr-b@12")
    assert legal(state) == ["move fr-3dlm", "end"]
    do(state, "end")
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b")) == ("16", "12")  # they stay Fresh


@pytest.mark.rule("6.5-a")
def test_without_points_nobody_goes_on() -> None:
    """Out of contact with a Fresh enemy a unit has paid all it had."""
    state = position(f"uk-7rtr-a@16 de-2-86flak@16 de-7at@12* {FAR}", used=NOBODY)
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a")
    events = hit(state, 3)
    assert not any(isinstance(event, Overran) for event in events)
    assert (at(state, "uk-7rtr-a"), asked(state)) == ("12*", "allied arras-prompt-phase 4.3")


@pytest.mark.rule("6.5-a", "5.2-F")
def test_out_of_contact_with_spent_enemies_points_remain() -> None:
    state = position(f"uk-7rtr-a@16 de-2-86flak@16* de-7at@12* {FAR}", used=NOBODY)
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a")
    hit(state, 3)
    assert steps(state, "uk-7rtr-a") == ["9", "11", "13", "14", "16"]  # 3 MP: back to the Spent enemies as well


@pytest.mark.rule("6.5-a")
def test_units_with_a_point_but_no_way_turn_spent() -> None:
    """uk-4rnf-2 has 1 of 7 MP left in 10; round it every place is held or watched by Fresh Germans."""
    enemies = "de-2-6rr@9 de-2-7rr@5 de-1-7rr@12 de-23flak-hb1@6 de-7mc@7"
    state = position(f"uk-4rtr-a@23 uk-4rnf-2@23 de-2-86flak@10 {enemies} {FAR}", used=NOBODY)
    enter(state, "uk-4rtr-a 25 10", "uk-4rnf-2 25 10")
    do(state, "assault 10", "point uk-4rtr-a")
    hit(state, 6)
    assert (at(state, "uk-4rtr-a"), at(state, "uk-4rnf-2"), holder(state, "10")) == ("10*", "10*", "allied")
    assert asked(state) == "allied arras-prompt-phase 4.3"  # nobody was asked


# --- 6.5-b: chains ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5-b", "6.5-a")
def test_a_chain_of_three() -> None:
    """8 MP: 3 into 12, 3 into 9, and 1 each into two places without enemies; Fresh all the time."""
    state = overran_12("de-2-86flak@9*")
    assert values_after(state, "fr-3dlm", "9") == (5, 3 + 1)
    enter(state, "fr-3dlm 9")
    assert legal(state) == ["assault 9"]  # it must
    events = do(state, "assault 9", "point fr-3dlm")
    assert told(events)[0] == "assault_began side=allied place=9 point=fr-3dlm others="
    events = hit(state, 3)
    assert told(events)[1:] == [
        "eliminated unit=de-2-86flak place=9 by=6.4.2.a-1",
        "controlled side=allied place=9",
        "overran place=9 units=fr-3dlm",
    ]
    assert asked(state) == "allied arras-prompt-overrun 6.5-a"
    assert at(state, "fr-3dlm") == "9"
    assert steps(state, "fr-3dlm") == ["7", "8", "10", "12", "13"]  # 8 and 13 are next to C: 2 MP
    do(state, "move fr-3dlm", "to 7")
    assert starts(state, "to") == ["6", "9", "10", "B"]  # 1 MP left; 8 costs 2
    do(state, "to B")
    assert (at(state, "fr-3dlm"), holder(state, "B")) == ("B*", "allied")
    assert asked(state) == "allied arras-prompt-phase 4.3"


def values_after(state: ArrasState, unit: str, place: str) -> tuple[int, int]:
    """The values of an assault that a unit would make by going on."""
    here = state.copy()
    enter(here, f"{unit} {place}")
    return values(here, f"assault {place}", f"point {unit}")


@pytest.mark.rule("6.5-b")
def test_a_second_assault_obeys_all_rules_and_may_fail() -> None:
    """Whoever is thrown back goes to the sector that was overrun, and the Initiative is lost."""
    state = overran_12("uk-7rtr-a@16 uk-4rnf-1@16 de-2-86flak@9*", ("fr-3dlm 12", "uk-7rtr-a 12", "uk-4rnf-1 12"))
    enter(state, "uk-7rtr-a 9", "uk-4rnf-1 9", "fr-3dlm 9")
    do(state, "assault 9")
    assert starts(state, "point") == ["uk-7rtr-a", "uk-4rnf-1", "fr-3dlm"]
    do(state, "point uk-7rtr-a")
    events = hit(state, 0)
    assert told(events)[0].startswith("rolled place=9 attack=7 defence=4")  # 6 + 2 others, less 1 for two armies
    assert told(events)[1:] == [
        "eliminated unit=uk-7rtr-a place=9 by=6.4.1",
        "retreated unit=uk-4rnf-1 origin=9 place=12 by=6.4.1-a",
        "retreated unit=fr-3dlm origin=9 place=12 by=6.4.1-a",
    ]
    assert (at(state, "fr-3dlm"), at(state, "uk-4rnf-1")) == ("12*", "12*")
    assert told(do(state, "hold")) == ["initiative_passed side=german why=failed"]


@pytest.mark.rule("6.5-b", "6.5.1-b")
def test_a_second_assault_on_a_square_ends_the_chain() -> None:
    """12 is round, 8 beside 9 is square: fr-3dlm goes 12, 9 and could not overrun 8."""
    state = position(f"fr-3dlm@12 de-7at@9* de-2-86flak@8* {FAR}", used=NOBODY)
    enter(state, "fr-3dlm 9")
    do(state, "assault 9", "point fr-3dlm")
    hit(state, 3)
    enter(state, "fr-3dlm 8")
    do(state, "assault 8", "point fr-3dlm")
    events = hit(state, 3)
    assert told(events)[1:] == ["eliminated unit=de-2-86flak place=8 by=6.4.2.a-1", "controlled side=allied place=8"]
    assert (at(state, "fr-3dlm"), asked(state)) == ("8*", "allied arras-prompt-phase 4.3")


@pytest.mark.rule("6.5-a", "6.1-a")
def test_another_assault_of_the_impulse_waits() -> None:
    """uk-7rtr-a is in 14; 3 DLM overruns 12 first and may join it there, or turns Spent when 14 is fought."""
    ways = ("fr-3dlm 12", "uk-7rtr-a 14")
    more = "uk-7rtr-a@16 de-ss-1-3@14"
    state = overran_12(more, ways)
    assert legal(state) == ["move fr-3dlm", "assault 14"]  # no end: the assault on 14 must be resolved
    joined = state.copy()
    enter(joined, "fr-3dlm 14")
    events = do(joined, "assault 14", "point uk-7rtr-a")
    assert told(events)[0] == "assault_began side=allied place=14 point=uk-7rtr-a others=fr-3dlm"
    do(state, "assault 14")
    assert at(state, "fr-3dlm") == "12*"
    assert starts(state, "point") == ["uk-7rtr-a"]


@pytest.mark.rule("6.5-a", "5.2.1-a", "5.0-a")
def test_an_overrun_does_not_take_the_fight_in_the_active_sector_away() -> None:
    """The order of the assaults of an impulse is the player's: an Overrun of 16 first, then the fight in 12."""
    state = position(f"de-1-25pz@12 de-2-7rr@12 uk-8dli-1@12* uk-8dli-2@16* {FAR}", side="german", used=NOBODY)
    enter(state, "de-1-25pz 16")
    assert legal(state) == ["move de-2-7rr", "assault 16", "fight 12"]
    do(state, "assault 16", "point de-1-25pz")
    hit(state, 3)
    assert asked(state) == "german arras-prompt-overrun 6.5-a"
    assert legal(state) == ["move de-1-25pz", "fight 12", "end"]
    do(state, "fight 12")
    assert at(state, "de-1-25pz") == "16*"  # it did not go on
    do(state, "point de-2-7rr", "attack")
    hit(state, 3)
    assert (at(state, "de-2-7rr"), at(state, "uk-8dli-1"), holder(state, "12")) == ("12*", "dead", "german")


@pytest.mark.rule("6.5-a")
def test_the_prompt_names_the_sector_that_was_overrun() -> None:
    now = GAME.decision(overran_12())
    assert now is not None
    assert str(now.prompt) == "arras-prompt-overrun place=@arras-place-12"


@pytest.mark.rule("6.5", "6.5-a")
def test_a_german_overrun() -> None:
    """8 MP: 4 into 16 with a Fresh enemy, 4 are left; the leader (no italic factor) stays behind."""
    units = "de-1-25pz@12 de-2-25pz@12 de-rothenburg@12 uk-8dli-1@16 uk-4ey-1@18*"
    ways = ("de-1-25pz 16", "de-2-25pz 16", "de-rothenburg 16")
    state = assaulted(units, ways, "16", "de-2-25pz", side="german")
    events = hit(state, 5)
    assert told(events)[1:] == []
    assert legal(state) == ["eliminate uk-8dli-1"]
    events = do(state, "eliminate uk-8dli-1")
    assert told(events) == [
        "eliminated unit=uk-8dli-1 place=16 by=6.4.2.a-1",
        "controlled side=german place=16",
        "overran place=16 units=de-1-25pz,de-2-25pz",
    ]
    assert cites(events) == ["6.4.2.a-1", "5.1.4", "6.5"]
    assert at(state, "de-rothenburg") == "16*"
    assert steps(state, "de-1-25pz") == ["11", "12", "14", "15", "17", "18"]
    enter(state, "de-2-25pz 18")
    do(state, "assault 18", "point de-2-25pz")
    assert values(state) == (9, 2 + 2)
