"""Why not: for each mistake, the rule and the sentence; for what is legal, the actions that do it."""

from itertools import chain
from random import Random
from time import perf_counter

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import PLACES, RELEASES, UNITS
from grognard.games.arras.movement import Impulse, Moving, reach
from grognard.games.arras.reasons import BEYOND, barrier
from grognard.games.arras.reorganisation import Reorganisation
from grognard.games.arras.retreat import Retreating
from grognard.games.arras.schema import SIDES
from grognard.games.arras.special import Arrival
from grognard.games.arras.state import ArrasState, board_of, halves
from grognard.kernel import ONE, Intent, Refusal
from tests.arras.position import NOBODY, do, group, historical, legal, plan, position, refusal


def no(state: ArrasState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal with its figures, without the names of units and places: ``5.1.3 full limit=10``."""
    words = refusal(state, pieces, place=place, piece=piece, verb=verb).replace("arras-no-", "", 1).split()
    return " ".join(word for word in words if "@" not in word)


OURS = " ".join(f"{name}+" for name in PLACES)  # control of every place: no way takes more than another


# --- 3, 4: whose unit, and where it is -------------------------------------------------------------------------------


def test_only_the_side_with_the_initiative_acts() -> None:
    state = position("uk-4rtr-a@23 de-1-6rr@10")
    assert refusal(state, "de-1-6rr", place="11") == ("4.3 arras-no-not-yours unit=@arras-de-1-6rr side=@side-allied")
    away = GAME.why_not(state, GAME.seat("german"), Intent(("de-1-6rr",), "11"))
    assert away is not None
    assert away.text.id == "refusal-not-asked"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("uk-6dli-1@dead", "10.0 eliminated"),
        ("uk-martel@dead", "10.3 leader-dead"),
        ("uk-6dli-1@out", "10.1-a removed"),
        ("uk-4rtr-b@out", "10.2 removed"),
        ("uk-4rtr-b-r@out", "10.2 removed"),
        ("uk-4rtr-b-r@aside", "3.3.2-a r-counter"),
        ("fr-3dlm@waiting", "13.1 waiting"),
        ("uk-9dli-1@waiting", "13.3 waiting"),
        ("uk-6dli-1@unplaced", "12.2 unplaced"),
    ],
)
def test_a_unit_beside_the_map_does_not_act(unit: str, found: str) -> None:
    state = position(f"uk-4rtr-a@23 {unit}")
    assert no(state, unit.partition("@")[0], place="11") == found


def test_flak_and_the_battery_of_another_option() -> None:
    state = position("de-1-6rr@10 de-2-86flak@dead", side="german")
    assert no(state, "de-2-86flak", place="11") == "10.1-b flak-dead"
    assert no(state, "de-7-3-78art") == "15.2 absent"


def test_released_units_only() -> None:
    state = historical()
    assert no(state, "fr-3dlm", place="22") == "14.2.3a frozen"
    assert no(state, "uk-9dli-1", place="24") == "14.2.3-f frozen"
    do(state, "pass")
    assert no(state, "de-1-25pz", place="18") == "14.2.3b frozen"
    assert no(state, "de-5pz-1-31", place="1") == "13.4 frozen"


def test_only_fresh_units_act() -> None:
    state = position("uk-4rtr-a@10* uk-4rtr-b@10 de-1-6rr@10 uk-365-92ra@23* uk-368-92ra@23")
    assert no(state, "uk-4rtr-a", place="9") == "5.2 spent"
    assert no(state, "uk-4rtr-a", piece="de-1-6rr") == "6.0 spent"
    assert no(state, "uk-365-92ra", verb="bombard") == "7.0 spent"
    assert no(state, "uk-365-92ra", place="10") == "7.0 spent"


# --- 5: movement -----------------------------------------------------------------------------------------------------


def test_one_sector_an_impulse() -> None:
    state = position("uk-4rtr-a@23 uk-4rtr-b@24 uk-6dli-1@23", control=OURS)
    assert no(state, "uk-4rtr-a uk-4rtr-b", place="25") == "5.0 one-sector"
    do(state, "move uk-4rtr-a", "to 11", "stop")
    assert no(state, "uk-4rtr-b", place="25") == "5.0 other-sector"
    assert no(state, "uk-4rtr-a", place="25") == "5.2 spent"
    assert plan(state, "uk-6dli-1", place="11") == ["move uk-6dli-1", "to 11", "stop"]


def test_a_whole_move_is_planned() -> None:
    state = position("uk-6dli-1@23", control=OURS)
    assert plan(state, "uk-6dli-1") == ["move uk-6dli-1"]
    assert plan(state, "uk-6dli-1", place="11") == ["move uk-6dli-1", "to 11", "stop"]
    state = position("uk-6dli-1@23", control=f"{OURS} 11- 18-")
    # no detour, though it would take more places: who wants it names them one after the other
    assert plan(state, "uk-6dli-1", place="22") == ["move uk-6dli-1", "to 22", "stop"]


def test_the_cheapest_way_leads_to_enemies() -> None:
    state = position("uk-4rtr-a@23 de-1-6rr@10")
    assert plan(state, "uk-4rtr-a", piece="de-1-6rr") == ["move uk-4rtr-a", "to 11", "to 10"]
    assert plan(state, "uk-4rtr-a", place="10", verb="assault") == ["move uk-4rtr-a", "to 11", "to 10"]


def test_a_stack_moves_as_one_with_its_leader_last() -> None:
    state = position("uk-martel@25 uk-4rtr-a@25 uk-6dli-1@25 de-1-6rr@10")
    assert plan(state, "uk-martel uk-6dli-1 uk-4rtr-a", place="10") == [
        "move uk-4rtr-a", "to 10", "move uk-6dli-1", "to 10", "move uk-martel", "to 10",
    ]  # fmt: skip
    assert plan(state, "uk-martel uk-6dli-1") == ["move uk-6dli-1"]  # the one with the fewest MP
    state = position("uk-365-92ra@25 uk-9dli-1@25 de-1-6rr@10")
    assert refusal(state, "uk-365-92ra uk-9dli-1", place="10") == (
        "5.2.2-a arras-no-gun-enemies unit=@arras-uk-365-92ra place=@arras-place-10"
    )


def test_corners_do_not_join() -> None:
    state = position("uk-6dli-1@9 de-1-6rr@10 de-2-6rr@12")
    assert refusal(state, "uk-6dli-1", place="11") == (
        "2.1.1.b arras-no-corner place=@arras-place-11 here=@arras-place-9"
    )


def test_places_that_a_side_does_not_enter() -> None:
    state = position("de-1-6rr@11", side="german")
    assert refusal(state, "de-1-6rr", place="23") == "5.1.2 arras-no-not-open place=@arras-place-23"
    assert plan(position("de-1-6rr@11", side="german", north=True), "de-1-6rr", place="23") != []
    state = position("uk-6dli-1@22", scenario="historical", closed="19 21")
    assert no(state, "uk-6dli-1", place="21") == "14.2.3a closed"
    assert no(state, "uk-6dli-1", place="19") == "14.2.3b closed"


def test_stacking() -> None:
    ten = " ".join(
        f"uk-{name}@24" for name in ("8dli-1", "8dli-2", "8dli-3", "8dli-4", "6dli-1", "6dli-2", "6dli-3", "6dli-4")
    )
    state = position(f"{ten} uk-4gh-1@24 uk-4gh-2@24 uk-4gh-3@23 uk-martel@23")
    assert refusal(state, "uk-4gh-3", place="24") == (
        "5.1.3 arras-no-full unit=@arras-uk-4gh-3 place=@arras-place-24 limit=10"
    )
    assert plan(state, "uk-martel", place="24") == ["move uk-martel", "to 24", "stop"]  # 5.1.3-b
    state = position(f"{group('allied', 'D', '25')} uk-5gh-1@25 uk-5gh-2@24 uk-5gh-3@24")
    assert no(state, "uk-5gh-2", place="25") == "5.1.3-a full limit=5"
    state = position(f"{group('allied', 'D', '25')} uk-5gh-2@24 uk-5gh-3@24")
    assert refusal(state, "uk-5gh-2 uk-5gh-3", place="25").startswith("5.1.3-a arras-no-full unit=@arras-uk-5gh-3")


def test_too_few_points() -> None:
    state = position("uk-4rtr-a@23 de-1-6rr@14 de-2-6rr@13*")
    do(state, "move uk-4rtr-a", "to 11", "to 16", "to 12")
    assert no(state, place="14") == "5.2-D points cost=4 line=D left=1"
    assert no(state, place="13") == "5.2-C points cost=3 line=C left=1"
    assert plan(state, place="12") == ["stop"]
    assert plan(state, place="11") == ["to 11"]
    state = position("uk-4rtr-a@23 de-1-6rr@14")
    do(state, "move uk-4rtr-a", "to 11", "to 16", "to 12")
    assert no(state, place="13") == "5.2-B points cost=2 line=B left=1"
    state = position("uk-6dli-1@20")
    assert no(state, "uk-6dli-1", place="B") == "5.2-A too-far cost=6 left=5"


def test_the_line_that_asks_for_too_much_is_cited() -> None:
    state = position("uk-6dli-1@23 de-1-6rr@9")
    assert no(state, "uk-6dli-1", place="9") == "5.2-D too-far cost=7 left=5"


def test_leaving_enemies() -> None:
    state = position("uk-6dli-1@10 uk-4rtr-a@10 de-1-6rr@10 de-2-6rr@5")
    assert refusal(state, "uk-6dli-1", place="12") == (
        "5.2-E arras-no-contact unit=@arras-uk-6dli-1 place=@arras-place-10"
    )
    assert no(state, "uk-6dli-1", place="5") == "5.2-G from-contact"
    assert plan(state, "uk-4rtr-a", place="5") == ["move uk-4rtr-a", "to 5"]
    assert plan(state, "uk-6dli-1", place="11") == ["move uk-6dli-1", "to 11"]  # the whole MF: no stop is asked


def test_enemies_bar_the_way() -> None:
    state = position("uk-6dli-1@28 de-1-6rr@1 de-2-6rr@2")
    assert refusal(state, "uk-6dli-1", place="A") == (
        "5.2.1 arras-no-barred unit=@arras-uk-6dli-1 place=@arras-place-A blocked=@arras-place-1"
    )


def test_a_full_place_bars_the_way_too() -> None:
    state = position("de-1-6rr@18 uk-4rtr-a@19", side="german")
    assert no(state, "de-1-6rr", place="20") == "5.2.1 barred"
    state = position("uk-6dli-1@27 uk-martel@27", control="28-")
    assert no(state, "uk-martel", place="1") == "5.2.2 leader-first"


def test_artillery_enters_free_places_only() -> None:
    state = position("uk-365-92ra@23 de-1-6rr@10")
    assert no(state, "uk-365-92ra", place="11") == "5.1.4.c gun-not-free"
    assert plan(state, "uk-365-92ra", place="24") == ["move uk-365-92ra", "to 24", "stop"]


def test_leaders_follow() -> None:
    state = position("uk-martel@25 uk-4rtr-a@25 de-1-6rr@10")
    assert no(state, "uk-martel", place="11") == "5.2.2 leader-first"
    assert no(state, "uk-martel", place="10") == "5.2.2-b leader-alone"
    do(state, "move uk-4rtr-a", "to 10")
    assert plan(state, "uk-martel", place="10") == ["move uk-martel", "to 10"]


def test_nowhere_to_go_nowhere_to_stay() -> None:
    state = position("uk-365-92ra@11 uk-4rtr-a@24", control="23- 25-")
    assert no(state, "uk-365-92ra") == "5.1 stuck"
    assert no(state, "uk-4rtr-a", place="24") == "5.1 there-already"
    assert no(state, "uk-365-92ra", place="23") == "5.1.4.c gun-not-free"
    assert no(state, "uk-365-92ra", place="24") == "5.1.4.c gun-not-free"  # every way there leads through such places
    assert no(state) == "5.0 choose-unit"
    assert no(state, place="11") == "5.0 choose-unit"
    state = position("uk-365-92ra@11 de-1-6rr@10", control="23- 25-")
    assert plan(state, "uk-365-92ra") == ["bombard uk-365-92ra"]  # all that it can do


def test_a_unit_in_hand_comes_first() -> None:
    state = position("uk-4rtr-a@23 uk-4rtr-b@23", control=OURS)
    do(state, "move uk-4rtr-a")
    assert no(state, "uk-4rtr-b", place="11") == "5.1 finish-first"
    assert no(state, "uk-4rtr-a") == "5.1 choose-way"
    assert no(state, verb="stop") == "5.1 not-moved"
    assert no(state, place="23") == "5.1 there-already"
    assert plan(state, "uk-4rtr-a", place="25") == ["to 25", "stop"]


# --- 5.2.1, 6: assaults ----------------------------------------------------------------------------------------------


def test_units_that_entered_must_assault() -> None:
    state = position("uk-4rtr-a@25 uk-4rtr-b@25 uk-6dli-1@25 de-1-6rr@10 de-2-6rr@5", used=NOBODY)
    do(state, "move uk-4rtr-a", "to 10", "move uk-4rtr-b", "to 5")
    assert no(state, verb="end") == "5.2.1 assault-first"
    assert no(state, "uk-4rtr-a", place="11") == "5.2.1 must-assault"
    for pointed in ({"pieces": "uk-4rtr-a"}, {"place": "10"}, {"pieces": "uk-4rtr-a", "piece": "de-1-6rr"}):
        assert plan(state, **pointed) == ["assault 10"]
    assert plan(state, place="5", verb="assault") == ["assault 5"]


def test_moves_end_with_the_first_assault() -> None:
    state = position("uk-4rtr-a@25 uk-4rtr-b@25 uk-6dli-1@25 de-1-6rr@10 de-2-6rr@5", used=NOBODY)
    do(state, "move uk-4rtr-a", "to 10", "move uk-4rtr-b", "to 5")
    do(state, "assault 10", "point uk-4rtr-a", "dice 11 66", "hold")
    assert no(state, "uk-6dli-1", place="11") == "5.0-a moves-over"


def test_an_impulse_is_more_than_nothing() -> None:
    state = position("uk-4rtr-a@23")
    assert no(state, verb="end") == "5.0-b nothing-done"
    assert plan(state, verb="pass") == ["pass"]


def test_units_in_a_contested_sector_fight() -> None:
    state = position("uk-4rtr-a@10 uk-6dli-1@10 uk-martel@10 uk-365-92ra@10 de-1-6rr@10 uk-6dli-2@25")
    wanted = ["fight 10", "point uk-4rtr-a", "with uk-6dli-1", "with uk-martel", "attack"]
    assert plan(state, "uk-martel uk-6dli-1 uk-4rtr-a", piece="de-1-6rr") == wanted
    assert plan(state, "uk-martel uk-6dli-1 uk-4rtr-a", verb="fight") == wanted
    assert plan(state, "uk-6dli-1", place="10") == ["fight 10", "point uk-6dli-1", "attack"]
    assert plan(state, place="10", verb="fight") == ["fight 10"]
    assert no(state, "uk-martel", piece="de-1-6rr") == "5.2.1-a not-point"
    assert no(state, "uk-365-92ra uk-6dli-1", verb="fight") == "5.2.2-a gun-attacks"
    assert no(state, "uk-6dli-2", verb="fight") == "5.2.1-a not-contested"
    assert no(state, "uk-6dli-1", verb="fight", place="11") == "5.2.1-a elsewhere"
    assert no(state, place="25", verb="fight") == "5.2.1-a not-contested"
    assert no(state, "uk-6dli-1", piece="uk-4rtr-a") == "6.0 friend"


def test_the_units_of_another_sector_fight_later() -> None:
    state = position("uk-4rtr-a@25 uk-4rtr-b@25 uk-6dli-1@10 de-1-6rr@10", control=OURS)
    do(state, "move uk-4rtr-a", "to 24", "stop")
    assert no(state, "uk-6dli-1", verb="fight") == "5.0 other-sector"


def test_nobody_to_lead_the_assault() -> None:
    state = position("uk-martel@10 de-1-6rr@10 uk-6dli-2@25")
    assert no(state, place="10", verb="fight") == "5.2.1-a no-point"


def test_who_takes_part_from_within() -> None:
    state = position("uk-4rtr-a@10 uk-6dli-1@10 uk-martel@10 uk-365-92ra@10 uk-6dli-2@25 uk-6dli-3@10* de-1-6rr@10")
    do(state, "fight 10")
    assert no(state) == "5.2.1-a choose-unit"
    assert no(state, verb="attack") == "6.1 point-first"
    assert no(state, "uk-martel") == "5.2.1-a not-point"
    assert no(state, "uk-6dli-2") == "5.2.1-a not-there"
    assert no(state, "uk-6dli-3") == "6.0 spent"
    assert no(state, "uk-365-92ra") == "5.2.2-a gun-attacks"
    assert no(state, "uk-6dli-1", place="11") == "5.2.1-a elsewhere"
    assert plan(state, "uk-6dli-1") == ["point uk-6dli-1"]
    assert plan(state, "uk-6dli-1 uk-4rtr-a", verb="attack") == ["point uk-4rtr-a", "with uk-6dli-1", "attack"]
    do(state, "point uk-6dli-1")
    assert no(state, "uk-6dli-1") == "6.1 named-already"
    assert plan(state, "uk-martel uk-4rtr-a") == ["with uk-4rtr-a", "with uk-martel"]
    assert plan(state, verb="attack") == ["attack"]


def test_those_that_enter_never_join_those_inside() -> None:
    state = position("uk-4rtr-a@10 uk-6dli-1@10 uk-6dli-2@10 de-1-6rr@10*")
    do(state, "move uk-4rtr-a", "to 11", "to 10")  # out and back in
    assert no(state, "uk-4rtr-a uk-6dli-1", piece="de-1-6rr") == "5.2.1-b not-combined"
    do(state, "fight 10")
    assert no(state, "uk-4rtr-a") == "5.2.1-b own-assault"


def test_one_fight_an_impulse() -> None:
    state = position("uk-4rtr-a@10 uk-6dli-1@10 uk-6dli-2@10 de-1-6rr@10*", used=NOBODY)
    do(state, "move uk-4rtr-a", "to 11", "to 10", "fight 10", "point uk-6dli-1", "attack", "dice 11 66")
    if "hold" in legal(state):
        do(state, "hold")
    assert no(state, "uk-6dli-2", verb="fight") == "5.2.1-a fought"


def test_the_point_unit_of_those_that_entered() -> None:
    state = position("uk-4rtr-a@25 uk-martel@25 uk-6dli-1@25 de-1-6rr@10")
    do(state, "move uk-4rtr-a", "to 10", "move uk-martel", "to 10", "assault 10")
    assert no(state, "uk-martel") == "6.2-A not-point"
    assert no(state, "uk-6dli-1") == "6.2-A not-entered"
    assert no(state) == "6.1 choose-unit"
    assert no(state, "uk-4rtr-a uk-martel") == "6.1 one-at-a-time"
    assert plan(state, "uk-4rtr-a") == ["point uk-4rtr-a"]


def test_the_forward_unit() -> None:
    state = position("uk-4rtr-a@25 de-1-6rr@10 de-1-78art@10 de-6at@10 de-2-6rr@9")
    do(state, "move uk-4rtr-a", "to 10", "assault 10", "point uk-4rtr-a")
    assert no(state, "de-1-78art") == "5.2.2-a gun-forward"
    assert no(state, "de-2-6rr") == "6.3-A not-there"
    assert no(state, "uk-4rtr-a") == "6.3-A not-yours"
    assert plan(state, "de-6at") == ["forward de-6at"]


def test_going_on_after_an_overrun() -> None:
    state = position("uk-4rtr-a@25 uk-6dli-1@10 uk-6dli-2@25 de-6at@10*", used=NOBODY)
    do(state, "move uk-4rtr-a", "to 10", "assault 10", "point uk-4rtr-a", "dice 66 11")
    assert isinstance(state.stack[-1], Impulse)
    assert no(state, "uk-6dli-1", place="9") == "6.5-a not-continuing"
    assert no(state, "uk-6dli-2", place="11") == "6.5-a not-continuing"
    assert plan(state, "uk-4rtr-a", place="9") != []


# --- 6.4.2.a: losses -------------------------------------------------------------------------------------------------


def losing(units: str, points: int) -> ArrasState:
    """An assault on 10 that costs the defender so many points."""
    state = position(f"uk-4rtr-a@25 {units}", used=NOBODY)
    do(state, "move uk-4rtr-a", "to 10", "assault 10", "point uk-4rtr-a")
    if legal(state)[0].startswith("forward"):
        do(state, f"forward {units.split('@')[0]}")
    clash = state.stack[-1]
    do(state, f"margin {points + clash.defence - clash.attack}")
    return state


def test_the_forward_unit_pays_first_and_exactly() -> None:
    state = losing("de-6at@10 de-7at@10 de-1-42at@10* de-2-6rr@9", 4)
    assert no(state, "de-7at", verb="spend") == "6.4.2.a forward-first"
    assert no(state, "de-7at") == "6.4.2.a forward-first"
    assert no(state, "de-2-6rr") == "6.4.2.a not-there"
    assert no(state, "de-6at", place="9") == "6.4.2.a elsewhere"
    assert no(state) == "6.4.2.a choose-unit"
    assert no(state, "de-6at", verb="eliminate") == "6.4.2.a-3 not-exact price=5 left=4"
    assert no(state, "de-6at", verb="retreat") == "6.4.2.a-1 fresh-retreat"
    assert plan(state, "de-6at") == ["spend de-6at"]  # the one step that is legal
    do(state, "spend de-6at")
    assert no(state, "de-6at", verb="spend") == "6.4.2.a-1 spent-already"
    assert no(state, "de-6at") == "6.4.2.a-1 choose-loss"
    assert plan(state, "de-6at", verb="retreat") == ["retreat de-6at"]
    assert plan(state, "de-1-42at", verb="eliminate") == ["eliminate de-1-42at"]


def test_nothing_superfluous_is_paid() -> None:
    state = losing("de-6at@10 de-7at@10", 3)
    assert plan(state, "de-6at", verb="eliminate") == ["eliminate de-6at"]
    do(state, "spend de-6at")
    assert no(state, "de-7at", verb="eliminate") == "6.4.2.a-4 superfluous price=5 left=1"


def test_who_is_gone_pays_no_more() -> None:
    state = losing("de-6at@10 de-7at@10", 7)
    do(state, "eliminate de-6at")
    assert no(state, "de-6at") == "6.4.2.a-2 loss-done"
    assert no(state, "de-7at", verb="eliminate") == "6.4.2.a-3 not-exact price=5 left=2"


def test_a_retreat_needs_somewhere_to_go() -> None:
    ring = "uk-6dli-1@5 uk-6dli-2@6 uk-6dli-3@7 uk-6dli-4@9 uk-8dli-1@11"
    state = losing(f"de-6at@10 de-7at@10 {ring}", 6)
    do(state, "spend de-6at")
    assert no(state, "de-6at", verb="retreat") == "6.4.2.a-6 nowhere"
    state = losing("de-6at@10 de-7at@10", 6)
    state.frozen_by = halves(1 << UNITS.index("de-6at"))
    do(state, "spend de-6at")
    assert no(state, "de-6at", verb="retreat") == "6.4.2.a-6 frozen-retreat"


# --- 6.6: retreats ---------------------------------------------------------------------------------------------------


def withdrawing(units: str, control: str = "") -> ArrasState:
    """The German may leave 10 after an assault that failed."""
    state = position(f"uk-4rtr-a@25 uk-4rtr-b@25 {units}", used=NOBODY, control=control)
    do(state, "move uk-4rtr-a", "to 10", "assault 10", "point uk-4rtr-a")
    if legal(state)[0].startswith("forward"):
        do(state, f"forward {units.split('@')[0]}")
    if "alone" in legal(state):
        do(state, "alone")
    do(state, "dice 11 66")
    return state


def test_a_retreat_goes_where_the_priorities_send_it() -> None:
    state = withdrawing("de-6at@10 de-7at@10 de-1-6rr@9 uk-6dli-1@9 de-2-6rr@11 uk-6dli-2@12", control="12+ 9-")
    assert no(state, "de-6at", place="25") == "5.1.2 not-open"
    assert no(state, "de-6at", place="12") == "6.6.2 retreat-enemy"
    assert no(state, "de-6at", place="4") == "6.6.2 retreat-far"
    assert no(state, "de-6at", place="9") == "6.6.2 retreat-later"
    assert no(state, "de-6at", place="11") == "6.6.2 retreat-exposed count=3 least=0"
    assert plan(state, "de-6at", place="6") == ["withdraw de-6at", "to 6"]
    assert no(state, "de-1-6rr") == "6.6.3 not-there"
    assert refusal(state, "de-1-6rr").endswith("unit=@arras-de-1-6rr place=@arras-place-10")
    assert no(state, "de-6at", piece="de-1-6rr") == "6.6.2 choose-refuge"
    do(state, "withdraw de-6at")
    assert no(state) == "6.6.2 choose-refuge"
    assert no(state, "de-7at", place="6") == "6.6.1 finish-first"
    assert no(state, place="11") == "6.6.2 retreat-exposed count=3 least=0"
    assert plan(state, place="7") == ["to 7"]


def test_no_choice_to_die() -> None:
    ring = "uk-6dli-1@5 uk-6dli-2@6 uk-6dli-3@7 uk-6dli-4@9 uk-8dli-1@11"
    state = withdrawing(f"de-6at@10 de-rommel@10 de-1-78art@10 {ring} de-7at@9")
    assert no(state, "de-1-78art") == "6.6.3 nowhere"  # only Rommel and the guns of 6 at may go to contested 9
    assert plan(state, "de-6at", place="9") == ["withdraw de-6at"]  # one place only: no further question
    assert no(state, "de-6at", place="5") == "6.6.2 retreat-enemy"


def test_the_order_of_retreats() -> None:
    state = losing("de-6at@10* de-7at@10* de-1-42at@10*", 4)
    do(state, "retreat de-6at", "retreat de-7at")
    assert no(state, "de-1-42at") == "6.6.1 not-retreating"
    assert no(state, "uk-4rtr-a") == "6.6.1 not-yours"
    assert no(state, "de-6at de-7at") == "6.6.1 one-at-a-time"
    assert plan(state, "de-7at", place="7") == ["retreat de-7at", "to 7"]


def test_units_thrown_back_go_home() -> None:
    fight = "uk-4rtr-a@23 uk-4rtr-b@23 uk-6dli-1@23 de-1-6rr@10"
    state = position(f"{group('allied', 'D', '25')} {fight}", used=NOBODY, control="7+ 8+ 9+ 12+ 13+")
    for unit in ("uk-4rtr-a", "uk-4rtr-b", "uk-6dli-1"):
        do(state, f"move {unit}", "to 25", "to 10")
    do(state, "assault 10", "point uk-4rtr-a", "dice 11 66")  # 25 has room for one of the two others
    assert refusal(state, "uk-4rtr-b", place="9") == (
        "6.4.1-a arras-no-goes-home unit=@arras-uk-4rtr-b place=@arras-place-25"
    )
    assert plan(state, "uk-4rtr-b", place="25") == plan(state, "uk-4rtr-b") == ["retreat uk-4rtr-b"]


def test_a_retreat_with_no_way_out() -> None:
    ring = "uk-6dli-1@5 uk-6dli-2@6 uk-6dli-3@7 uk-6dli-4@9 uk-8dli-1@11"
    state = position(f"uk-4rtr-a@10 de-6at@10* de-1-78art@10* {ring} de-7at@9*", side="german")
    units = tuple(UNITS.index(name) for name in ("de-1-78art", "de-6at"))
    state.stack.append(Retreating(PLACES.index("10"), units, "6.4.2.a-1"))
    assert no(state, "de-1-78art", place="9") == "6.6.1-b nowhere"  # 9 is contested, and artillery enters free places
    assert plan(state, "de-6at", place="9") == ["retreat de-6at"]
    state = position("uk-4rtr-a@10 de-1-78art@10* de-6at@10* uk-6dli-1@9 de-7at@9*", side="german")
    state.stack.append(Retreating(PLACES.index("10"), units, "6.4.2.a-1"))
    assert no(state, "de-1-78art", place="9") == "5.1.4.c gun-not-free"


def test_a_full_place_takes_no_retreat() -> None:
    ten = " ".join(f"{name}@6" for name in UNITS.names[UNITS.index("de-1-7rr") :] if not name.startswith("de-6at"))
    state = withdrawing(f"de-6at@10 {' '.join(ten.split()[:10])}")
    assert no(state, "de-6at", place="6") == "5.1.3 full limit=10"


def test_a_frozen_unit_holds() -> None:
    state = position("uk-4rtr-a@1 de-5pz-1-31@A de-1-6rr@A", frozen="de-5pz-1-31", used=NOBODY)
    do(state, "move uk-4rtr-a", "to A", "assault A", "point uk-4rtr-a", "forward de-1-6rr", "dice 11 66")
    assert no(state, "de-5pz-1-31") == "6.6.3 frozen-retreat"


# --- 7: bombardment --------------------------------------------------------------------------------------------------


def test_a_gun_and_its_target() -> None:
    state = position("uk-365-92ra@23 uk-368-92ra@23 uk-6dli-1@23 de-1-6rr@11 de-2-6rr@3")
    assert plan(state, "uk-365-92ra", verb="bombard") == ["bombard uk-365-92ra"]
    wanted = ["bombard uk-365-92ra", "target 11", "open"]
    assert plan(state, "uk-365-92ra", place="11") == plan(state, "uk-365-92ra", piece="de-1-6rr") == wanted
    assert no(state, "uk-365-92ra uk-368-92ra", place="11") == "7.0-a two-guns"
    assert no(state, "uk-6dli-1", verb="bombard") == "7.0 not-gun"
    do(state, "bombard uk-365-92ra")
    assert no(state) == "7.1 choose-target"
    assert no(state, "uk-368-92ra", place="3") == "7.0 aim-first"
    assert plan(state, place="11") == ["target 11", "open"]
    do(state, "target 11")
    assert no(state, "uk-368-92ra", place="11") == "7.0-a target-taken"
    assert no(state, "uk-365-92ra", place="3") == "7.0-a gun-named"
    assert plan(state, "uk-368-92ra", piece="de-2-6rr") == ["bombard uk-368-92ra", "target 3"]
    assert plan(state, verb="open") == ["open"]


def test_targets_out_of_range() -> None:
    state = position("uk-365-92ra@23 de-1-6rr@10 de-2-6rr@A uk-6dli-1@11 de-1-7rr@11")
    assert no(state, "uk-365-92ra", place="9", verb="bombard") == "7.0-b no-enemy"
    assert no(state, "uk-365-92ra", place="A") == "7.1-d zone"
    assert no(state, "uk-365-92ra", place="10") == "7.1-b north-only"
    state = position("de-1-78art@5 uk-6dli-1@24 uk-6dli-2@3", side="german")
    assert no(state, "de-1-78art", piece="uk-6dli-1") == "7.1-a south-only"
    state = position("de-1-78art@5 uk-6dli-1@5 uk-6dli-2@3", side="german")
    assert no(state, "de-1-78art", piece="uk-6dli-2") == "7.0-b own-sector"
    assert plan(state, "de-1-78art", place="5") == ["bombard de-1-78art", "target 5"]
    state = position("uk-365-92ra@20 de-1-25pz@19", scenario="historical", closed="19")
    assert no(state, "uk-365-92ra", place="19") == "14.2.3-f closed-target"
    assert no(state, "uk-365-92ra", verb="bombard") == "7.0-b no-target"


def test_a_bombardment_is_an_impulse_of_its_own() -> None:
    state = position("uk-365-92ra@23 uk-6dli-1@23 de-1-6rr@11 uk-368-92ra@24 de-2-6rr@3 uk-6dli-2@24")
    do(state, "move uk-6dli-1", "to 24", "stop")
    assert no(state, "uk-365-92ra", place="11") == "7.0 bombard-instead"
    state = position("uk-365-92ra@23 uk-368-92ra@23 uk-6dli-2@24 de-1-6rr@11 de-2-6rr@3 uk-9dli-1@23")
    do(state, "bombard uk-365-92ra", "target 11")
    assert no(state, "uk-6dli-2") == "7.0 other-sector"
    assert no(state, "uk-9dli-1") == "7.0 not-gun"


def test_the_strongest_is_hit_first() -> None:
    state = position("uk-365-92ra@23 de-1-6rr@11 de-2-6rr@11 de-6at@11 de-1-7rr@10", used=NOBODY)
    do(state, "bombard uk-365-92ra", "target 11", "dice 66 11")
    assert no(state, "de-6at") == "7.3 not-strongest defence=5 best=9"
    assert no(state, "de-1-7rr") == "7.3 not-there"
    assert no(state, "uk-365-92ra") == "7.3 not-yours"
    assert no(state, "de-2-6rr", piece="uk-365-92ra") == "7.3 elsewhere"
    assert plan(state, "de-2-6rr") == ["forward de-2-6rr"]


# --- 8: support ------------------------------------------------------------------------------------------------------


def supporting(
    units: str, side: str = "allied", air: tuple[int, int] = (1, 1), attacker: str = "uk-4rtr-a"
) -> ArrasState:
    """An assault from 25 on 10; the side without the Advantage is asked for its support first."""
    advantage = "german" if side == "allied" else "allied"
    state = position(f"{attacker}@25 de-6at@10 {units}", advantage=advantage, air=air)
    do(state, f"move {attacker}", "to 10", "assault 10", f"point {attacker}")
    return state


def test_guns_that_do_not_support() -> None:
    guns = "uk-365-92ra@23 uk-368-92ra@27"
    state = supporting(guns)
    assert plan(state, "uk-365-92ra") == ["guns uk-365-92ra"]
    assert refusal(state, "uk-368-92ra") == (
        "8.1 arras-no-support-range range=2 unit=@arras-uk-368-92ra place=@arras-place-10 here=@arras-place-27"
    )
    assert no(state, "uk-4rtr-a") == "8.0.2 not-gun"
    assert no(state, "uk-365-92ra", place="11") == "8.0.3 elsewhere"
    assert no(supporting("uk-365-92ra@23*"), "uk-365-92ra") == "8.0.2 spent"
    assert no(supporting("uk-365-92ra@11 de-7at@11"), "uk-365-92ra") == "8.1 support-elsewhere"


def test_guns_support_their_own_nation() -> None:
    state = supporting("uk-365-92ra@23 de-1-78art@9 de-ss-art1@9", side="german")
    assert plan(state, "de-1-78art") == ["guns de-1-78art"]
    assert no(state, "de-ss-art1") == "8.1-b support-nation"
    assert plan(state, verb="air") == ["air"]


def test_air_support() -> None:
    state = supporting("uk-365-92ra@23 de-1-78art@9", air=(0, 0))
    assert no(state, verb="air") == "8.3.3 no-air"
    do(state, "alone")
    assert no(state, verb="air") == "8.3.2 no-air"


# --- 9: the Advantage ------------------------------------------------------------------------------------------------


def test_whose_advantage() -> None:
    state = position("uk-4rtr-a@23 uk-4rtr-b@24* uk-6dli-1@25")
    assert plan(state, place="24", verb="refresh") == plan(state, "uk-4rtr-b", verb="refresh") == ["refresh 24"]
    assert no(state, place="23", verb="refresh") == "9.3 nothing-spent"
    assert no(state, verb="refresh") == "9.3 choose-place"
    assert no(state, verb="reroll") == "9.1 advantage-moment answer=reroll"
    assert no(state, verb="extend") == "9.2 advantage-moment answer=extend"
    assert no(state, verb="release") == "9.4-a advantage-moment answer=release"
    do(state, "move uk-4rtr-a")
    assert no(state, place="24", verb="refresh") == "9.3 advantage-moment answer=refresh"
    state = position("uk-4rtr-a@23 uk-4rtr-b@24*", advantage="german")
    assert refusal(state, place="24", verb="refresh") == "9.0 arras-no-not-holder side=@side-german"
    assert no(position("uk-4rtr-a@23 uk-4rtr-b@24*", used="allied"), verb="reroll") == "9.5 used"


def test_who_turns_fresh() -> None:
    state = position("uk-4rtr-a@24* uk-4rtr-b@24* uk-6dli-1@24* uk-6dli-2@24 uk-6dli-3@25*")
    do(state, "refresh 24", "die 2")
    assert no(state, "uk-6dli-2") == "9.3 fresh-already"
    assert no(state, "uk-6dli-3") == "9.3 not-there"
    assert no(state, "uk-4rtr-a uk-4rtr-b uk-6dli-1") == "9.3 too-many left=2"
    assert no(state) == "9.3 choose-unit"
    assert plan(state, "uk-4rtr-a uk-4rtr-b") == ["freshen uk-4rtr-a", "freshen uk-4rtr-b"]


# --- 10: reorganisation ----------------------------------------------------------------------------------------------


def reorganising(units: str, side: str = "allied", control: str = "") -> ArrasState:
    state = position(f"uk-4rtr-a@23* de-1-6rr@10* {units}", control=control)
    state.stack[-1] = Reorganisation(SIDES.index(side))
    return state


DEAD = "uk-6dli-1@dead uk-6dli-2@dead uk-2cam-a@dead uk-365-92ra@dead uk-4rtr-b@dead uk-martel@dead"


def test_who_comes_back_and_who_pays() -> None:
    state = reorganising(f"{DEAD} uk-8dli-1@23* uk-6dli-3@out uk-4rtr-a-r@aside fr-3dlm@waiting")
    assert no(state, "uk-martel") == "10.3 leader-dead"
    assert no(state, "uk-8dli-1") == "10.0 on-map"
    assert no(state, "uk-6dli-3") == "10.1-a removed"
    assert no(state, "uk-4rtr-b-r") == "3.3.2-a r-counter"
    assert no(state, "fr-3dlm") == "13.1 waiting"
    assert no(state, "uk-365-92ra") == "10.1-a no-price defence=2"
    assert no(state, "de-1-6rr") == "10.0 not-yours"
    assert no(state) == "10.0 choose-unit"
    assert plan(state, "uk-4rtr-b", place="23") == ["return uk-4rtr-b", "to 23"]
    assert no(state, "uk-4rtr-b", piece="uk-6dli-1") == "10.2 no-pay"
    assert plan(state, "uk-6dli-1") == ["return uk-6dli-1"]
    assert plan(state, "uk-6dli-1", piece="uk-6dli-2") == ["return uk-6dli-1", "pay uk-6dli-2"]
    assert no(state, "uk-6dli-1", place="23") == "10.1-a choose-price"
    alone = reorganising("uk-6dli-1@dead uk-6dli-2@dead")
    assert plan(alone, "uk-6dli-1", place="23") == ["return uk-6dli-1", "pay uk-6dli-2", "to 23"]
    do(state, "return uk-6dli-1")
    assert no(state, "uk-6dli-1") == "10.1-a pays-itself"
    assert no(state, "uk-365-92ra") == "10.1-a other-type"
    assert no(state, "uk-martel") == "10.3 leader-dead"
    assert no(state, "uk-8dli-1") == "10.0 on-map"
    assert plan(state, "uk-6dli-2", place="23") == ["pay uk-6dli-2", "to 23"]
    do(state, "pay uk-6dli-2")
    assert no(state) == "10.1 choose-return"
    assert no(state, "uk-2cam-a") == "10.1 finish-first"
    assert plan(state, place="23") == ["to 23"]


def test_the_price_is_as_strong_as_the_unit() -> None:
    state = reorganising("de-1-7rr@dead de-2-7rr@dead de-ss-hc@dead", side="german")
    board = board_of(state)
    strong, weak = (board.spent_defence[UNITS.index(name)] for name in ("de-1-7rr", "de-ss-hc"))
    assert strong > weak
    do(state, "return de-1-7rr")
    assert no(state, "de-ss-hc") == f"10.1-a too-weak defence={weak} needed={strong}"


def test_flak_stays_out() -> None:
    state = reorganising("de-1-7rr@dead de-2-7rr@dead de-2-86flak@dead", side="german")
    assert no(state, "de-2-86flak") == "10.1-b flak-dead"


def test_where_a_unit_comes_back() -> None:
    state = reorganising(
        f"{DEAD} uk-8dli-1@10* uk-8dli-2@11* {group('allied', 'D', '25', '*')} uk-5gh-1@25*", control="22-"
    )
    do(state, "return uk-4rtr-b")
    assert no(state, place="10") == "10.1 return-contested"
    assert no(state, place="22") == "10.1 return-enemy"
    assert no(state, place="24") == "10.1 return-alone"
    assert no(state, place="25") == "5.1.3-a full limit=5"
    assert plan(state, place="11") == ["to 11"]
    state = reorganising("de-1-7rr@dead de-2-7rr@dead", side="german")
    do(state, "return de-1-7rr", "pay de-2-7rr")
    assert no(state, place="23") == "5.1.2 not-open"


def test_nowhere_to_come_back_to() -> None:
    state = reorganising(f"{DEAD} uk-8dli-1@24*")
    do(state, "return uk-4rtr-b", "to 23")
    for place in ("23", "24"):
        state.full[0] |= 1 << PLACES.index(place)
    assert no(state, "uk-6dli-1") == "10.1 no-refuge"


# --- 12: set-up, 13: arrivals, 14: bids ------------------------------------------------------------------------------


def test_groups_and_their_places() -> None:
    state = GAME.setup("standard")
    assert plan(state, "de-6at") == ["place german-D"]
    assert plan(state, "de-6at de-2-6rr", place="5") == ["place german-D", "to 5"]
    assert no(state) == "12.2 choose-group"
    assert no(state, "de-6at de-1-6rr") == "12.2 one-group"
    assert no(state, "uk-4rtr-a") == "12.2 not-yours"
    assert no(state, "de-1-25pz") == "13.2 waiting"
    assert no(state, "de-1-25pz-r") == "3.3.2-a r-counter"
    assert no(state, "de-6at", place="20") == "12.2.2 set-up-outside group=D"
    assert no(state, "de-6at", place="A") == "12.2.2 reserved group=M"
    assert no(state, "de-5pz-1-31", place="5") == "12.2.2 group-fixed group=M"
    do(state, "place german-D")
    assert no(state, "de-1-6rr", place="6") == "12.2 group-first group=D"
    assert no(state) == "12.2-a choose-empty"
    assert plan(state, place="5") == ["to 5"]
    do(state, "to 5")
    assert no(state, "uk-7rtr-a", place="25") == "12.2-a group-large size=9 limit=5 group=B"
    assert no(state, "uk-7rtr-a", place="5") == "12.2.1 set-up-outside group=B"
    do(state, "place allied-B", "to 22")
    assert no(state, "de-6at") == "12.2 placed"
    assert no(state, "de-1-6rr", place="5") == "12.2-a taken"


def arriving(units: str) -> ArrasState:
    """Group A arrives (13.1)."""
    state = position(f"{group('allied', 'A', 'waiting')} {units}", turn=3)
    state.stack[-1] = Arrival(RELEASES.index("french"))
    return state


def test_where_reinforcements_arrive() -> None:
    state = arriving(f"uk-4rtr-a@23 de-1-6rr@21 {group('allied', 'J', 'waiting')}")
    assert plan(state, "fr-3dlm") == ["enter fr-3dlm"]
    both = ["enter fr-3dlm", "to 20", "enter fr-13bcc-1", "to 20"]
    assert plan(state, "fr-3dlm fr-13bcc-1", place="20") == both
    assert no(state, "fr-3dlm", place="22") == "13.1 entry"
    assert no(state, "fr-3dlm", place="21") == "13.0-a entry-enemy"
    assert no(state, "uk-4rtr-a") == "13.0-a arrived"
    assert no(state, "uk-9dli-1") == "13.3 waiting"
    assert no(state, "de-1-6rr") == "13.0-a not-yours"
    assert no(state) == "13.0-a choose-unit"
    do(state, "enter fr-3dlm")
    assert no(state, "fr-13bcc-1", place="20") == "13.0-a finish-first"
    assert no(state) == "13.0-a choose-entry"
    assert plan(state, place="20") == ["to 20"]


def test_no_room_to_arrive() -> None:
    units = " ".join(f"{name}@20*" for name in ("uk-8dli-1", "uk-8dli-2", "uk-8dli-3", "uk-8dli-4", "uk-6dli-1"))
    more = " ".join(f"{name}@20*" for name in ("uk-6dli-2", "uk-6dli-3", "uk-6dli-4", "uk-4gh-1"))
    state = arriving(f"{units} {more} de-1-6rr@21* de-2-6rr@10* uk-4rtr-a@23*")
    assert no(state, "fr-3dlm fr-13bcc-1", place="20") == "5.1.3 full limit=10"
    do(state, "enter fr-3dlm", "to 20")


def test_only_a_leader_finds_room() -> None:
    ten = " ".join(f"{name}@17" for name in UNITS.names[UNITS.index("de-37recce") :][:10])
    state = position(f"{group('german', 'L', 'waiting')} {ten} uk-6dli-1@D uk-6dli-2@14 uk-6dli-3@15", turn=4)
    state.stack[-1] = Arrival(RELEASES.index("panzers"))
    assert no(state, "de-1-25pz") == "13.0-a no-room"
    assert plan(state, "de-rothenburg", place="17") == ["enter de-rothenburg", "to 17"]


def test_bids_come_first() -> None:
    state = GAME.setup("standard", {"bidding": "on"})
    assert no(state, "de-6at") == "14.1.1 bid-first"


def test_names_that_nobody_knows() -> None:
    state = position("uk-4rtr-a@23")
    assert refusal(state, "uk-9rtr").endswith("unknown-name kind=unit name=uk-9rtr")
    assert refusal(state, "uk-4rtr-a", place="29").endswith("unknown-name kind=place name=29")
    assert no(state, "uk-4rtr-a", verb="promote") == "4.3 not-now answer=promote"
    assert no(state, verb="wait") == "4.3 not-now answer=wait"


# --- agreement -------------------------------------------------------------------------------------------------------


def moments(scenario: str, seed: int) -> list[ArrasState]:
    """The decisions of a random game that likes to fight, to bombard and to bring units back."""
    rng = Random(seed)
    state = GAME.setup(scenario, {}, bytes([seed]))
    GAME.start(state)
    found = []
    while (now := GAME.decision(state)) is not None:
        found.append(state.copy())
        actions = now.actions_of(now.seat)
        liked = [action for action in actions if action.verb() in ("fight", "assault", "bombard", "return", "refresh")]
        likes = liked if liked and rng.random() < 0.5 else actions
        GAME.play(state, now.seat, rng.choice(likes))
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("standard", 1), ("historical", 2)])
def test_what_is_pointed_at_is_planned_or_refused(scenario: str, seed: int) -> None:
    rng = Random(seed)
    frames: dict[str, list[ArrasState]] = {}
    for state in moments(scenario, seed):
        frames.setdefault(type(state.stack[-1]).__name__, []).append(state)
    judged, began = 0, perf_counter()
    for state in chain.from_iterable(rng.sample(states, min(5, len(states))) for states in frames.values()):
        now, before = GAME.decision(state), GAME.encode(state)
        assert now is not None
        listed = list(GAME.intents(state, now.seat))
        assert len(listed) <= 8000
        for intent in rng.sample(listed, 120):
            found, why = GAME.plan(state, now.seat, intent), GAME.explain(state, now.seat, intent)
            judged += 1
            if found is None:
                assert isinstance(why, Refusal), f"{intent}: no plan and no reason"
                assert why.rule in GAME.rulebook, f"{intent}: {why}"
                continue
            assert found, f"{intent}: an empty plan"
            assert why is None, f"{intent}: {why}"
            after = state.copy()
            for action in found:
                GAME.apply(after, now.seat, action)
        assert GAME.encode(state) == before, "pointing changed the state"
    assert (perf_counter() - began) / judged < 0.01


@pytest.mark.parametrize("seed", [3, 4])
def test_a_step_is_barred_exactly_when_the_rules_bar_it(seed: int) -> None:
    for state in moments("standard", seed)[::7]:
        frame, board = state.stack[-1], board_of(state)
        if not isinstance(frame, Moving) or GAME.decision(state).kind != ONE:  # type: ignore[union-attr]
            continue
        entered, here = state.stack[-2].entered, state.where[frame.unit]
        open_ = reach(state, board, frame.unit, BEYOND, entered)
        leaving = bool(state.held[1 - state.initiative] >> here & 1)
        for place in board.neighbours[here]:
            why = barrier(state, board, frame.unit, place, entered, leaving=leaving)
            assert (why is None) == bool(open_ >> place & 1), f"{UNITS[frame.unit]} to {PLACES[place]}: {why}"
