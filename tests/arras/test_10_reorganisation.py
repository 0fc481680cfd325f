"""10.0 Reorganisation: eliminated units come back, at the price of another or as R counters."""

import pytest

from grognard.games.arras.board import PLACES, UNITS
from grognard.games.arras.state import ArrasState, board_of
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    dusk,
    group,
    legal,
    position,
    question,
    starts,
    told,
)

HOME = "uk-5gh-1@24 uk-5gh-2@11 de-1-6rr@7"


def evening(units: str, *, control: str = "", closed: str = "", frozen: str = "", north: bool = False) -> ArrasState:
    """Both sides have passed: the reorganisation phase, at its first question."""
    state = dusk(f"{HOME} {units}", control=control, closed=closed, frozen=frozen, north=north)
    do(state, "pass")
    return state


# --- 10.0: each player in turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.0")
def test_the_allied_player_first_then_the_german() -> None:
    state = evening("uk-4rtr-a@dead de-37recce@dead")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"
    assert question(state) == "arras-prompt-reorganise scope=-1"
    assert legal(state) == ["return uk-4rtr-a", "finish"]
    do(state, "finish")
    assert asked(state) == "german arras-prompt-reorganise 10.0"
    assert legal(state) == ["return de-37recce", "finish"]
    do(state, "finish")
    assert (state.turn, asked(state)) == (2, "allied arras-prompt-phase 4.3")
    assert (at(state, "uk-4rtr-a"), at(state, "de-37recce")) == ("dead", "dead")


@pytest.mark.rule("10.0")
def test_any_number_of_units() -> None:
    state = evening("uk-4rtr-a@dead uk-4rtr-b@dead uk-6dli-1@dead uk-6dli-2@dead uk-6dli-3@dead uk-6dli-4@dead")
    assert starts(state, "return") == [
        "uk-4rtr-a", "uk-4rtr-b", "uk-6dli-1", "uk-6dli-2", "uk-6dli-3", "uk-6dli-4",
    ]  # fmt: skip
    do(state, "return uk-4rtr-a", "to 24", "return uk-6dli-2", "pay uk-6dli-1", "to 11")
    assert starts(state, "return") == ["uk-4rtr-b", "uk-6dli-3", "uk-6dli-4"]
    do(state, "return uk-6dli-4", "pay uk-6dli-3", "to 24", "return uk-4rtr-b", "to 11")
    assert state.turn == 2  # nobody is left to return: the phase goes on by itself


@pytest.mark.rule("10.0")
def test_nobody_is_asked_who_has_nobody_to_return() -> None:
    assert evening("").turn == 2
    assert asked(evening("de-37recce@dead")) == "german arras-prompt-reorganise 10.0"


@pytest.mark.rule("10.0")
@pytest.mark.parametrize("where", ["waiting", "out", "aside", "unplaced"])
def test_only_eliminated_units_return(where: str) -> None:
    assert evening(f"uk-4rtr-a@{where} uk-6dli-1@{where} uk-6dli-2@{where}").turn == 2


@pytest.mark.rule("10.0")
def test_units_that_were_left_out_may_return_on_a_later_turn() -> None:
    state = evening("uk-4rtr-a@dead")
    do(state, "finish", "pass", "pass", "close")
    assert (state.turn, asked(state)) == (2, "allied arras-prompt-reorganise 10.0")
    assert legal(state) == ["return uk-4rtr-a", "finish"]


# --- 10.1: where to ---------------------------------------------------------------------------------------------------


def refuges(units: str, *, control: str = "", closed: str = "", frozen: str = "") -> list[str]:
    """Where an Allied tank may return to."""
    state = evening(f"uk-4rtr-a@dead {units}", control=control, closed=closed, frozen=frozen)
    do(state, "return uk-4rtr-a")
    assert asked(state) == "allied arras-prompt-return 10.1"
    return starts(state, "to")


@pytest.mark.rule("10.1")
def test_an_uncontested_friendly_place_with_a_friend() -> None:
    assert refuges("") == ["11", "24"]
    assert refuges("uk-4ey-1@E* uk-martel@22") == ["11", "22", "24", "E"]  # a zone; a lone leader; a Spent unit
    assert refuges("uk-4ey-1@26 de-2-7rr@26") == ["11", "24"]  # contested
    assert refuges("uk-4ey-1@3 de-2-7rr@3", control="3+") == ["11", "24"]
    assert refuges("", control="12+ 23+") == ["11", "24"]  # no friend there


@pytest.mark.rule("10.1")
def test_within_stacking() -> None:
    ten = " ".join((group("allied", "F", "24"), group("allied", "G", "24")))  # nine with the one that is there
    assert refuges(ten) == ["11", "24"]
    assert refuges(f"{ten} uk-2wilt-a@24") == ["11"]
    assert refuges(f"{ten} uk-martel@24") == ["11", "24"]  # leaders do not count
    assert refuges(group("allied", "D", "25")) == ["11", "24", "25"]
    assert refuges(f"{group('allied', 'D', '25')} uk-4ey-1@25") == ["11", "24"]  # five in Arras


@pytest.mark.rule("10.1")
def test_without_such_a_place_nobody_returns() -> None:
    state = position("uk-5gh-1@11 de-1-6rr@11 uk-4rtr-a@dead", control="11+", passes=1, used=NOBODY)
    do(state, "pass")
    assert state.turn == 2


@pytest.mark.rule("10.1")
def test_the_place_fills_up() -> None:
    ten = " ".join((group("allied", "F", "24"), group("allied", "G", "24")))
    state = evening(f"{ten} uk-4rtr-a@dead uk-4rtr-b@dead")
    do(state, "return uk-4rtr-a", "to 24", "return uk-4rtr-b")
    assert legal(state) == ["to 11"]


@pytest.mark.rule("10.1")
def test_germans_return_where_they_may_be() -> None:
    """Panzers that came by zone D are no refuge in it before Rommel turns north (5.1.2)."""
    units = "de-37recce@dead de-1-25pz@D de-7at@20 de-5pz-1-31@A"
    state = evening(units)
    do(state, "return de-37recce")
    assert starts(state, "to") == ["7", "20", "A"]
    state = evening(units, north=True)
    do(state, "return de-37recce")
    assert starts(state, "to") == ["7", "20", "A", "D"]


@pytest.mark.rule("10.1")
def test_a_closed_sector_is_no_refuge() -> None:
    assert refuges("fr-3dlm@21", closed="21", frozen="fr-3dlm") == ["11", "24"]


@pytest.mark.rule("10.1")
def test_the_unit_returns_spent() -> None:
    state = evening("uk-6dli-1@dead uk-8dli-1@dead de-37recce@dead")
    do(state, "return uk-6dli-1")
    assert asked(state) == "allied arras-prompt-pay 10.1-a"
    assert question(state) == f"arras-prompt-pay unit=@arras-uk-6dli-1 scope={UNITS.index('uk-6dli-1')}"
    assert legal(state) == ["pay uk-8dli-1"]
    do(state, "pay uk-8dli-1")
    assert asked(state) == "allied arras-prompt-return 10.1"
    assert question(state) == f"arras-prompt-return unit=@arras-uk-6dli-1 scope={UNITS.index('uk-6dli-1')}"
    assert legal(state) == ["to 11", "to 24"]
    events = do(state, "to 11")
    assert told(events) == ["returned unit=uk-6dli-1 place=11 paid=uk-8dli-1"]
    assert cites(events) == ["10.1"]
    assert (at(state, "uk-6dli-1"), at(state, "uk-8dli-1")) == ("11*", "out")
    assert state.where[UNITS.index("uk-6dli-1")] == PLACES.index("11")
    do(state, "finish")
    assert (state.turn, at(state, "uk-6dli-1")) == (2, "11")  # and turns Fresh with all the others


# --- 10.1-a: the price ------------------------------------------------------------------------------------------------


def payers(unit: str, dead: str) -> list[str]:
    """Who may pay for a unit; nobody if it cannot return."""
    state = evening(f"{unit}@dead {' '.join(f'{other}@dead' for other in dead.split())}")
    if unit not in starts(state, "return"):
        return []
    do(state, f"return {unit}")
    return starts(state, "pay")


@pytest.mark.rule("10.1-a")
def test_another_eliminated_unit_of_the_same_type_pays() -> None:
    others = "uk-8dli-1 uk-206-52at uk-365-92ra uk-7rtr-a uk-martel"
    assert payers("uk-6dli-1", others) == ["uk-8dli-1"]
    assert payers("uk-260-65at", others) == ["uk-206-52at"]
    assert payers("uk-368-92ra", others) == ["uk-365-92ra"]
    assert payers("uk-6dli-1", "uk-206-52at uk-365-92ra uk-7rtr-a uk-martel") == []
    assert payers("uk-6dli-1", "") == []


@pytest.mark.rule("10.1-a")
def test_the_type_and_not_the_nation_counts() -> None:
    assert payers("uk-6dli-1", "fr-11rdp-1") == ["fr-11rdp-1"]
    assert payers("fr-11rdp-1", "uk-6dli-1") == ["uk-6dli-1"]
    assert payers("de-ss-art1", "de-1-78art") == ["de-1-78art"]
    assert payers("de-ss-2-3", "de-1-7rr") == ["de-1-7rr"]
    assert payers("uk-6dli-1", "de-1-7rr de-2-7rr") == []  # but the side does


@pytest.mark.rule("10.1-a")
@pytest.mark.parametrize(
    ("unit", "dead", "pays"),
    [
        ("de-ss-2-3", "de-1-7rr", True),  # 5 paid with 6
        ("de-1-7rr", "de-ss-2-3", False),  # 6 with 5
        ("de-7mc", "de-ss-2-3", True),  # 5 with 5
        ("de-ss-hc", "de-7mc", True),  # 4 with 5
        ("de-ss-2-3", "de-ss-hc", False),  # 5 with 4
        ("de-7-3-78art", "de-1-78art", True),  # 1 with 2
        ("de-1-78art", "de-7-3-78art", False),  # 2 with 1
        ("uk-2cam-a", "uk-6dli-1", True),  # Fresh 4 and 3, but both 2 on the Spent side
    ],
)
def test_its_spent_defence_is_at_least_that_of_the_returning_unit(unit: str, dead: str, pays: bool) -> None:
    assert payers(unit, dead) == ([dead] if pays else [])


@pytest.mark.rule("10.1-a")
def test_it_can_neither_return_nor_pay_again() -> None:
    state = evening("uk-6dli-1@dead uk-8dli-1@dead uk-2cam-a@dead")
    do(state, "return uk-6dli-1")
    assert legal(state) == ["pay uk-8dli-1", "pay uk-2cam-a"]
    do(state, "pay uk-2cam-a", "to 24")
    assert (at(state, "uk-2cam-a"), at(state, "uk-8dli-1")) == ("out", "dead")
    assert state.turn == 2  # the last one has nobody left who would pay for it


@pytest.mark.rule("10.1-a")
def test_a_unit_that_has_returned_neither_pays_nor_returns_while_it_lives() -> None:
    state = evening("uk-6dli-1@dead uk-8dli-1@dead uk-2cam-a@dead uk-2cam-b@dead")
    do(state, "return uk-6dli-1", "pay uk-8dli-1", "to 24")
    assert legal(state) == ["return uk-2cam-a", "return uk-2cam-b", "finish"]
    do(state, "return uk-2cam-a")
    assert legal(state) == ["pay uk-2cam-b"]


@pytest.mark.rule("10.1-b")
def test_flak_does_not_return_and_pays_for_nobody() -> None:
    state = evening("de-23flak-hb1@dead de-23flak-hb2@dead de-2-86flak@dead de-3-59flak@dead de-1-7rr@dead")
    assert state.turn == 2
    assert payers("de-7at", "de-23flak-hb1 de-23flak-hb2") == []


# --- 10.2, 10.3: armour, leaders --------------------------------------------------------------------------------------

ARMOUR = [unit.removesuffix("-r") for unit in UNITS if unit.endswith("-r")]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("unit", ARMOUR)
def test_an_r_counter_takes_the_place_of_armour(unit: str) -> None:
    state = evening(f"{unit}@dead")
    place = "7" if unit.startswith("de") else "24"
    do(state, f"return {unit}")
    assert question(state) == f"arras-prompt-return unit=@arras-{unit} scope={UNITS.index(unit)}"
    assert starts(state, "pay") == []
    events = do(state, f"to {place}")
    assert told(events)[0] == f"returned unit={unit}-r place={place} paid=none"
    assert cites(events)[0] == "10.2"
    assert at(state, unit) == "out"
    assert at(state, f"{unit}-r") == place  # the turn is over, and it is Fresh


@pytest.mark.rule("10.2")
def test_the_r_counter_comes_spent() -> None:
    state = evening("uk-4rtr-a@dead uk-4rtr-b@dead")
    do(state, "return uk-4rtr-a", "to 24")
    assert (at(state, "uk-4rtr-a-r"), at(state, "uk-4rtr-a")) == ("24*", "out")
    assert legal(state) == ["return uk-4rtr-b", "finish"]


@pytest.mark.rule("10.2")
def test_an_r_counter_that_dies_is_out_for_good() -> None:
    state = position("uk-5gh-2@11 uk-4rtr-a@out uk-4rtr-a-r@25 de-1-6rr@10", used=NOBODY)
    events = do(state, "move uk-4rtr-a-r", "to 10", "assault 10", "point uk-4rtr-a-r", "margin 0")
    assert "eliminated unit=uk-4rtr-a-r place=10 by=6.4.1" in told(events)
    assert at(state, "uk-4rtr-a-r") == "out"
    do(state, "hold", "pass", "pass")
    assert state.turn == 2


@pytest.mark.rule("10.2")
def test_armour_pays_for_nobody() -> None:
    assert payers("uk-6dli-1", "uk-7rtr-a uk-7rtr-b") == []


@pytest.mark.rule("10.3")
def test_leaders_never_return_and_pay_for_nothing() -> None:
    state = evening("uk-martel@dead de-rommel@dead de-eiche@dead de-rothenburg@dead")
    assert (state.turn, at(state, "uk-martel"), at(state, "de-rommel")) == (2, "dead", "dead")
    assert payers("uk-6dli-1", "uk-martel") == []


# --- the worked example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "10.1-a", "10.2")
def test_d_18_reorganisation() -> None:
    state = evening("uk-6dli-1@dead uk-2cam-a@dead uk-4rtr-a@dead")
    assert legal(state) == ["return uk-4rtr-a", "return uk-6dli-1", "return uk-2cam-a", "finish"]
    other = state.copy()
    do(state, "return uk-6dli-1", "pay uk-2cam-a", "to 24")
    assert legal(state) == ["return uk-4rtr-a", "finish"]
    do(other, "return uk-2cam-a", "pay uk-6dli-1", "to 11")
    assert (at(other, "uk-2cam-a"), at(other, "uk-6dli-1")) == ("11*", "out")
    assert legal(other) == ["return uk-4rtr-a", "finish"]
    do(other, "return uk-4rtr-a")
    assert legal(other) == ["to 11", "to 24"]
    events = do(other, "to 11")
    assert told(events)[0] == "returned unit=uk-4rtr-a-r place=11 paid=none"
    board, r_counter = board_of(other), UNITS.index("uk-4rtr-a-r")
    assert (board.attack[r_counter], board.defence[r_counter], board.movement[r_counter]) == (3, 5, 6)
