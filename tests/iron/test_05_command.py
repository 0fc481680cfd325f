"""5 The command phase: control, income, spending, the initiative; and 20 Seize the Initiative."""

from pathlib import Path

import pytest

from grognard.games.iron.command import INITIATIVE, CommandPhase, income
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.turn import CLEARING, Course
from tests.iron.position import (
    asked,
    bare,
    card,
    cites,
    controller,
    corrected,
    do,
    ended,
    legal,
    question,
    resume,
    starts,
    told,
)

FAR = "us-1-9@1714:r4 de-1-9@1700:r4"  # somebody on either side, away from all objectives


def phase(units: str, **more: object) -> tuple[IronState, list[str]]:
    """The command phase from its beginning to the first question, and what happened on the way."""
    state = bare(units, **more)  # type: ignore[arg-type]
    events = resume(state, Course(CLEARING), CommandPhase())
    return state, told(events)


def pools(us: int, de: int, **more: object) -> IronState:
    """Step 4 with these initiative pools."""
    state = bare(FAR, **more)  # type: ignore[arg-type]
    state.pool = [us, de]
    return state


def decided(state: IronState) -> list[str]:
    """How the initiative goes."""
    return told(resume(state, CommandPhase(INITIATIVE)))


# --- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CMD-01", "CMD-02")
def test_units_take_the_objectives_that_they_stand_on() -> None:
    """Victory and command objectives alike, from nobody or from the enemy; the others stay as they are."""
    state, events = phase(
        "us-1-1@0807:r1 de-1-1@0803:r4 de-1-9@1700:r4", control="V1=de V2=de C0813=us C1000=us", initiative="de"
    )
    assert events[:3] == ["command_began round=2", "captured side=us hex=0807", "captured side=de hex=0803"]
    names = ("V1", "V2", "C0813", "C1706", "C1000", "C0101", "C0803", "C0207")
    held = ["us", "de", "us", "nobody", "us", "nobody", "de", "nobody"]
    assert [controller(state, name) for name in names] == held


@pytest.mark.rule("CMD-01")
def test_what_a_side_holds_already_is_not_taken_again() -> None:
    state, events = phase("us-1-1@0807:r1 de-1-9@1700:r4", control="V1=us")
    assert not [line for line in events if line.startswith("captured")]
    assert controller(state, "V1") == "us"


@pytest.mark.rule("CMD-02")
@pytest.mark.parametrize(
    "unit",
    ["de-1-1@0807:r1,tired,pinned", "de-1-1@0807:m1,disrupted", "de-truck-1@0807:heavy,tired", "de-tiger-1@0807:op"],
)
def test_squads_and_vehicles_take_it_whatever_their_state(unit: str) -> None:
    state, _ = phase(f"{unit} us-1-9@1714:r4", control="V1=us")
    assert controller(state, "V1") == "de"


@pytest.mark.rule("CMD-03")
def test_the_carrier_takes_it_and_those_aboard_do_not() -> None:
    """The squad aboard is of the same side: what stands there is told once; empty of the carrier, nobody takes it."""
    state, events = phase("us-truck-1@0807 us-1-1@us-truck-1:r4 de-1-9@1700:r4")
    assert [line for line in events if line.startswith("captured")] == ["captured side=us hex=0807"]
    state, _ = phase("us-truck-1@0806 us-1-1@us-truck-1:r4 de-1-9@1700:r4")
    assert controller(state, "V1") == "nobody"


@pytest.mark.rule("CMD-01")
def test_of_a_hex_with_two_objectives_both_are_taken_and_told_once() -> None:
    """Liberation: the German command objective 1401 is a building too."""
    state, events = phase("us-1-1@1401:r4 de-1-9@1700:r4", scenario="liberation")
    assert (controller(state, "C1401"), controller(state, "B1401"), controller(state, "B1400")) == ("us", "us", "de")
    assert [line for line in events if line.startswith("captured")] == ["captured side=us hex=1401"]


# --- income -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CMD-04", "CMD-05")
def test_a_side_earns_from_its_own_and_from_neutral_objectives() -> None:
    """The American: 2 + 1 of his own, 1 neutral, nothing for two German ones. The German: 1 neutral."""
    control = "C0813=us C1706=us C0803=us C1000=us C0101=us C0207=de V1=us"
    state, events = phase(FAR, control=control, command=(3, 0), initiative="de")
    assert events[1:3] == ["income side=de gained=1 total=1", "income side=us gained=4 total=7"]
    assert state.command == [7, 1]


@pytest.mark.rule("CMD-04", "CMD-05")
@pytest.mark.parametrize(
    ("control", "earned"),
    [("C1000=de C0101=de", (0, 3)), ("C0813=de C1706=de", (0, 0)), ("C0207=us C0803=us", (2, 0)), ("", (0, 0))],
)
def test_income_by_what_is_controlled(control: str, earned: tuple[int, int]) -> None:
    state = bare(FAR, control=control)
    board = board_of(state)
    assert tuple(income(state, board, side) for side in range(2)) == earned
    events = told(resume(state, CommandPhase()))
    assert [line.split()[0] for line in events].count("income") == sum(amount > 0 for amount in earned)


@pytest.mark.rule("CMD-05")
def test_the_value_is_the_printed_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"breaking_point": {
        "command_objectives": [{"hex": "0813", "owner": "us", "value": 7}],
    }}})  # fmt: skip
    state, _ = phase(FAR, control="C0813=us")
    assert state.command == [7, 0]


@pytest.mark.rule("CMD-06")
def test_victory_objectives_score_each_round_where_the_scenario_says_so() -> None:
    """Mortain Ridge: H1 and H3 are worth 1, H2 2; after the income, the holder of the initiative first."""
    state, events = phase(
        FAR, scenario="mortain_ridge", control="H1=us H2=de H3=us C0812=de", initiative="de", command=(0, 0)
    )
    assert events[1:4] == [
        "income side=de gained=2 total=2",
        "scored side=de points=2 total=2 by=CMD-06",
        "scored side=us points=2 total=2 by=CMD-06",
    ]
    assert state.vp == [2, 2]


@pytest.mark.rule("CMD-06")
def test_elsewhere_objectives_score_nothing_in_a_command_phase() -> None:
    for scenario, control in (("breaking_point", "V1=us"), ("stavelot_express", "BRIDGE=de"), ("liberation", "")):
        state, events = phase(FAR, scenario=scenario, control=control)
        assert state.vp == [0, 0]
        assert not [line for line in events if line.startswith("scored")]


# --- spending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CMD-07", "CMD-08", "CMD-09", "ROUND-03")
def test_the_holder_of_the_initiative_spends_first() -> None:
    state, _ = phase(FAR, command=(2, 1), initiative="de")
    assert asked(state) == "de iron-prompt-command CMD-07"
    assert question(state) == "iron-prompt-command side=@side-de command=1 scope=-1"
    assert legal(state) == ["bid 1", "done"]
    do(state, "done")
    assert question(state) == "iron-prompt-command side=@side-us command=2 scope=-1"
    assert legal(state) == ["bid 1", "bid 2", "done"]
    state, _ = phase(FAR, command=(2, 1), initiative="us")
    assert asked(state) == "us iron-prompt-command CMD-07"


@pytest.mark.rule("CMD-07", "CMD-09")
def test_command_goes_to_the_pool_and_the_rest_is_kept() -> None:
    state, _ = phase(FAR, command=(5, 0))
    state.pool = [1, 4]
    assert starts(state, "bid") == ["1", "2", "3", "4", "5"]
    assert told(do(state, "bid 2")) == ["pool_raised side=us count=2 total=3"]
    assert (state.command, state.pool) == ([3, 0], [3, 4])
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "done"]
    events = do(state, "done")
    assert cites(events)[0] == "CMD-10"  # the German has nothing to spend
    assert (state.command, state.pool) == ([3, 0], [3, 4])


@pytest.mark.rule("CMD-07")
def test_who_can_buy_nothing_is_not_asked() -> None:
    """No command, and a card for more than there is."""
    state, events = phase(FAR, command=(0, 1), cards="de_rifle_squad-1=hq rally_round-1=hq")
    assert asked(state) == "de iron-prompt-command CMD-07"
    assert legal(state) == ["bid 1", "done"]
    assert events == ["command_began round=2"]


@pytest.mark.rule("CMD-08")
def test_any_number_of_command_phase_cards_each_for_its_price() -> None:
    """Take Cover costs 1, Hold the Line 2; Go to Ground is for the action phase, the other Take Cover in the deck."""
    cards = "take_cover-1=hq hold_the_line-1=hq go_to_ground-1=hq forced_march-1=hq"
    state, _ = phase(FAR, command=(4, 0), cards=cards)
    assert legal(state) == ["play take_cover-1", "play hold_the_line-1", "bid 1", "bid 2", "bid 3", "bid 4", "done"]
    events = told(do(state, "play take_cover-1"))
    assert events == ["card_activated side=us card=take_cover-1 cost=1", "card_stays card=take_cover-1"]
    assert state.command == [3, 0]
    do(state, "play hold_the_line-1")
    assert state.command == [1, 0]
    assert [card(state, name) for name in ("take_cover-1", "hold_the_line-1", "go_to_ground-1")] == [
        "play",
        "play",
        "hq",
    ]
    assert legal(state) == ["bid 1", "done"]


@pytest.mark.rule("CMD-08")
def test_a_card_is_bought_with_exactly_enough() -> None:
    state, _ = phase(FAR, command=(2, 0), cards="hold_the_line-1=hq")
    assert starts(state, "play") == ["hold_the_line-1"]
    do(state, "play hold_the_line-1")
    assert state.command == [0, 0]
    state, _ = phase(FAR, command=(1, 0), cards="hold_the_line-1=hq")
    assert starts(state, "play") == []


@pytest.mark.rule("CMD-09", "STRAT-03")
def test_a_card_feeds_the_pool_before_anybody_spends() -> None:
    """Rapid Mobilization lies in the German play area at Stavelot from the start, and adds 2 a round."""
    state, events = phase(FAR, scenario="stavelot_express", command=(1, 0))
    assert events == ["command_began round=2", "pool_fed side=de card=rapid_mobilization-1 count=2 total=2"]
    assert asked(state) == "us iron-prompt-command CMD-07"
    assert state.pool == [0, 2]
    state, events = phase(FAR, scenario="stavelot_express", command=(1, 0), cards="rapid_mobilization-1=hq")
    assert state.pool == [0, 0]


# --- initiative -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CMD-10")
@pytest.mark.parametrize("holder", ["us", "de"])
@pytest.mark.parametrize(("us", "de", "winner"), [(3, 2, "us"), (2, 3, "de"), (1, 0, "us"), (0, 1, "de")])
def test_the_larger_pool_takes_the_initiative(us: int, de: int, winner: str, holder: str) -> None:
    state = pools(us, de, initiative=holder)
    events = decided(state)
    assert events == [f"initiative side={winner} us={us} de={de} changed={winner != holder}"]
    assert SIDES[state.initiative] == winner
    assert state.pool == [us, de]


@pytest.mark.rule("CMD-10")
@pytest.mark.parametrize(("holder", "winner"), [("us", "de"), ("de", "us")])
def test_ex_a10_on_a_tie_who_does_not_hold_it_takes_it(holder: str, winner: str) -> None:
    state = pools(4, 4, initiative=holder)
    assert decided(state) == [f"initiative side={winner} us=4 de=4 changed=True"]


@pytest.mark.rule("CMD-11")
@pytest.mark.parametrize(("holder", "winner"), [("us", "de"), ("de", "us")])
def test_nothing_to_nothing_is_a_tie_too(holder: str, winner: str) -> None:
    state = pools(0, 0, initiative=holder)
    assert decided(state) == [f"initiative side={winner} us=0 de=0 changed=True"]


@pytest.mark.rule("OPS-05", "OPS-01", "CMD-10")
@pytest.mark.parametrize(("us", "de", "winner"), [(0, 1, "us"), (0, 2, "de"), (0, 3, "de"), (1, 2, "us")])
def test_seize_the_initiative_counts_two_more(us: int, de: int, winner: str) -> None:
    """Crossroads gives the card to the American, who holds the initiative: a tie of 2 and 2 goes to the German."""
    state = pools(us, de, scenario="crossroads", initiative="us")
    assert decided(state) == [f"initiative side={winner} us={us + 2} de={de} changed={winner == 'de'}"]
    assert state.pool == [us, de]


@pytest.mark.rule("OPS-05")
def test_seize_the_initiative_by_its_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, operations={"operations": {"seize_the_initiative": {"values": {"pool": 5}}}})
    state = pools(0, 4, scenario="crossroads", initiative="us")
    assert decided(state) == ["initiative side=us us=5 de=4 changed=False"]


# --- S3-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-1", "WIN-01")
def test_three_guns_end_the_game_at_once() -> None:
    """In step 1: before income, and before anybody spends."""
    units = "us-1-1@0803:r1 us-1-2@1403:r1 de-1-9@1700:r4"
    state, events = phase(units, scenario="silence_the_guns", control="G1=de G2=us G3=de", command=(5, 5))
    assert events[:3] == ["command_began round=2", "captured side=us hex=0803", "captured side=us hex=1403"]
    assert ended(state) == "us S3-1 iron-over-sudden side=@side-us count=3"
    assert state.stack == []


@pytest.mark.rule("S3-1")
@pytest.mark.parametrize("control", ["G1=us G2=us G3=de", "G1=de G2=de G3=de", "G1=us G2=us"])
def test_two_guns_do_not(control: str) -> None:
    state, _ = phase(FAR, scenario="silence_the_guns", control=control, command=(1, 0))
    assert ended(state) == ""
    assert asked(state) == "us iron-prompt-command CMD-07"


@pytest.mark.rule("S3-1")
def test_the_german_does_not_win_by_them() -> None:
    state, _ = phase(FAR, scenario="silence_the_guns", control="G1=de G2=de G3=de", command=(1, 0))
    assert ended(state) == ""
    state, _ = phase(FAR, scenario="crossroads", control="X1=us X2=us X3=us", command=(1, 0))
    assert ended(state) == ""
