"""6.0 Stacking: one division and one unit more; when it is looked at; who goes; the US Delay.

Most positions lie in the open south-west (columns 02 to 06, rows 25 to 29): clear hexes without a river.
"""

import pytest

from grognard.games.woods.board import HEXES
from grognard.games.woods.retreat import Retreating
from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import ENGINEERS, REPLACE_FIRST
from tests.woods.position import (
    asked,
    assault,
    asset,
    at,
    bare,
    cites,
    do,
    go,
    legal,
    position,
    question,
    resume,
    spent,
    starts,
    told,
)  # fmt: skip

OVER = "chance woods-roll-chit 14.1"  # the round is over: the next chit is drawn


def ended(units: str, **more: str) -> WoodsState:
    """The movement part is over, and nobody has moved."""
    state = position(units, **more)
    do(state, "end")
    return state


def together(*units: str, hex_: str = "0427") -> str:
    return " ".join(f"{unit}@{hex_}" for unit in units)


@pytest.mark.rule("6.0", "6.2b")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        (("g-12-27",), True),
        (("g-12-27", "g-12-48_89"), True),
        (("g-12-27", "g-26-39"), True),  # two divisions of one
        (("g-12-27", "g-12-48_89", "g-12ss-muller"), True),  # EX-03
        (("g-12-27", "g-12-48_89", "g-12ss-muller", "g-12ss-kuhlmann"), False),  # two and two
        (("g-12-27", "g-26-39", "g-12ss-muller"), False),  # three divisions
        (("g-3-5", "g-3-8", "g-3-9"), True),
        (("g-3-5", "g-3-8", "g-3-9", "g-12-27"), True),  # three and one
        (("g-3-5", "g-3-8", "g-3-9", "g-506"), True),
        (("g-3-5", "g-3-8", "g-3-9", "g-12-27", "g-506"), False),  # three and two
        (("g-3-5", "g-3-8", "g-3-9", "g-12-27", "g-12-48_89"), False),
        (("g-150", "g-506"), True),  # two units without a division
        (("g-150", "g-506", "g-301"), False),  # three
        (("g-12-27", "g-150", "g-506"), False),
        (("g-12-27", "g-12-48_89", "g-150"), True),
        (("g-12-27", "g-vdh"), True),
        (("g-12-27", "g-26-39", "g-vdh"), False),  # VdH is a combat unit
    ],
)
def test_one_division_and_one_unit_more(units: tuple[str, ...], fine: bool) -> None:
    state = ended(together(*units))
    assert asked(state) == (OVER if fine else "german woods-prompt-remove 6.2e")


@pytest.mark.rule("6.0")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        (("u-82ab-504", "u-82ab-505", "u-82ab-508", "u-82ab-325"), True),  # a division of four
        (("u-82ab-504", "u-82ab-505", "u-82ab-508", "u-82ab-325", "u-517"), True),
        (("u-82ab-504", "u-82ab-505", "u-82ab-508", "u-82ab-325", "u-cav-4"), True),
        (("u-82ab-504", "u-82ab-505", "u-82ab-508", "u-82ab-325", "u-517", "u-cav-4"), False),
        (("u-517", "u-cav-4"), True),
        (("u-517", "u-cav-4", "u-82ab-504"), False),
        (("u-4ad-cca", "u-4ad-ccb", "u-4ad-ccr", "u-26id-101"), True),
        (("u-4ad-cca", "u-4ad-ccb", "u-26id-101", "u-26id-104"), False),
    ],
)
def test_the_allies_too(units: tuple[str, ...], fine: bool) -> None:
    state = ended(together(*units), side="allied")
    assert asked(state) == (OVER if fine else "allied woods-prompt-remove 6.2e")


@pytest.mark.rule("6.0", "6.1b")
def test_ex_03_one_of_the_106th_and_all_of_the_99th() -> None:
    """By the count it fits; by the corps, V and VIII, it does not. In another hex each it does."""
    ninety_ninth = together("u-99id-393", "u-99id-394", "u-99id-395")
    assert asked(ended(f"{ninety_ninth} u-106id-422@0427", side="allied")) == "allied woods-prompt-remove 6.2e"
    assert asked(ended(f"{ninety_ninth} u-106id-422@0428", side="allied")) == OVER
    assert asked(ended(f"{ninety_ninth} u-2id-9@0427", side="allied")) == OVER  # V Corps as well


@pytest.mark.rule("6.0")
def test_ex_03_both_units_of_12_vg_and_one_of_12_ss() -> None:
    assert asked(ended("g-12-27@3808 g-12-48_89@3808 g-12ss-muller@3808")) == OVER


@pytest.mark.rule("6.1a")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        (("b-29", "b-33"), True),
        (("b-29", "b-6ab-3", "b-6ab-5", "b-6ab-6"), True),
        (("b-29", "u-517"), False),  # a US unit without a corps
        (("b-29", "u-2ad-cca"), False),
        (("u-2ad-cca", "u-517"), True),
        (("b-6ab-3", "u-82ab-504"), False),  # airborne of both
    ],
)
def test_british_and_us_units_never_stack(units: tuple[str, ...], fine: bool) -> None:
    """1410: clear, in the British zone."""
    state = ended(together(*units, hex_="1410"), side="allied", turn=9)  # type: ignore[arg-type]
    assert asked(state) == (OVER if fine else "allied woods-prompt-remove 6.2e")


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        (("u-99id-393", "u-2id-9"), True),  # V and V
        (("u-99id-393", "u-106id-422"), False),  # V and VIII
        (("u-2ad-cca", "u-4ad-cca"), False),  # VII and III
        (("u-cav-4", "u-cav-6"), False),  # units without a division have a corps
        (("u-82ab-504", "u-99id-393"), True),  # airborne have none
        (("u-82ab-504", "u-106id-422"), True),
        (("u-82ab-504", "u-82ab-505", "u-2ad-cca"), True),
        (("u-82ab-504", "u-101ab-501"), True),
        (("u-517", "u-4ad-cca", "u-4ad-ccb"), True),
        (("u-517", "u-99id-393", "u-106id-422"), False),  # and make no bridge between two corps
    ],
)
def test_us_units_of_different_corps_do_not_stack(units: tuple[str, ...], fine: bool) -> None:
    state = ended(together(*units), side="allied")
    assert asked(state) == (OVER if fine else "allied woods-prompt-remove 6.2e")


@pytest.mark.rule("6.1b", "6.3a")
@pytest.mark.parametrize(
    ("units", "fine"),
    [
        (("u-99id-393",), True),
        (("u-106id-422",), False),
        (("u-82ab-504",), True),
        (("u-82ab-504", "u-99id-393"), True),
        (("u-82ab-504", "u-106id-422"), False),
        (("u-99id-393", "u-99id-394", "u-99id-395", "u-2id-9"), True),  # an engineer does not count as a unit
    ],
)
def test_an_engineer_belongs_to_its_corps(units: tuple[str, ...], fine: bool) -> None:
    state = ended(together(*units), side="allied", assets="ue-v@0427")
    assert asked(state) == (OVER if fine else "allied woods-prompt-remove 6.2e")
    if not fine:
        assert legal(state) == [f"remove {unit}" for unit in sorted(units)]
        do(state, "remove u-106id-422")
        assert asked(state) == OVER
    assert asset(state, "ue-v") == "0427"


@pytest.mark.rule("6.3a", "2.6")
def test_markers_and_assets_do_not_count() -> None:
    """Greif, Traffic, the fuel of Büllingen and destroyed bridges beside a full stack."""
    full = together("g-3-5", "g-3-8", "g-3-9", "g-12-27", hex_="3508")
    assert asked(ended(full, assets="g-greif@3508 u-traffic@3508", broken="3406/3407")) == OVER
    full = together("u-99id-393", "u-99id-394", "u-99id-395", "u-2id-9")
    assert asked(ended(full, side="allied", assets="ue-v@0427 g-greif@0427 u-traffic@0427")) == OVER


@pytest.mark.rule("6.3a")
def test_never_more_than_one_engineer_in_a_hex() -> None:
    """Charleville (0624) is the only town near the unit of VII Corps in 0625; one of III Corps stands there too."""
    units = "u-517@0624 u-2ad-cca@0625 u-4ad-cca@0522"
    state = bare(units)
    resume(state, ENGINEERS)
    do(state, "deploy ue-vii")
    assert legal(state) == ["to 0624"]
    state = bare(units, assets="ue-iii@0624")
    resume(state, ENGINEERS)
    assert legal(state) == ["withdraw ue-iii", "pass"]


# --- 6.1c the road rate -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1c")
@pytest.mark.parametrize(("friend", "cost"), [("g-26-39@0130", 0.5), ("g-26-39@0225", 1)])
def test_no_unit_enters_a_friend_s_hex_at_the_motorized_road_rate(friend: str, cost: float) -> None:
    """0325 to 0225, both clear, along a road: half a point, or a whole one where a friend stands."""
    state = position(f"g-1ss-hansen@0325 {friend}")
    go(state, "g-1ss-hansen", "0225")
    assert spent(state) == cost


# --- 6.2 when it is looked at -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.2a")
def test_units_move_one_by_one() -> None:
    state = position("g-12-27@0427 g-12-48_89@0427 g-1ss-hansen@0429")
    assert legal(state) == ["move g-1ss-hansen", "move g-12-27", "move g-12-48_89", "end"]
    do(state, "move g-12-27", "to 0428")
    assert at(state, "g-12-48_89") == "0427:2"  # it stays
    assert not [line for line in legal(state) if "g-12-48_89" in line or "g-1ss" in line]
    do(state, "stop")
    assert legal(state) == ["move g-1ss-hansen", "move g-12-48_89", "end"]


@pytest.mark.rule("6.2b")
def test_any_number_passes_through_and_may_be_there_until_the_round_ends() -> None:
    """0427 is full; a fourth division passes through, and another stops there and goes on as others leave."""
    state = position("g-12-27@0427 g-12-48_89@0427 g-26-39@0427 g-276-986@0428 g-3-5@0428")
    go(state, "g-276-986", "0427", "0426")
    do(state, "stop")
    go(state, "g-3-5", "0427")
    do(state, "stop")  # four units of three divisions, for now
    go(state, "g-26-39", "0527")
    do(state, "stop", "end")
    assert asked(state) == OVER


@pytest.mark.rule("6.2b", "6.2e")
def test_the_owner_eliminates_units_of_his_choice_until_it_fits_and_no_more() -> None:
    state = ended("g-12-27@0427 g-12-48_89@0427:1 g-26-39@0427 g-150@0427 g-3-5@0428 u-2id-9@1410")
    assert asked(state) == "german woods-prompt-remove 6.2e"
    assert question(state) == "woods-prompt-remove hex=0427 scope=-1"
    assert legal(state) == ["remove g-150", "remove g-12-27", "remove g-12-48_89", "remove g-26-39"]
    events = do(state, "remove g-12-27")
    assert told(events) == ["step_lost unit=g-12-27 steps=2 left=0 by=6.2e"]  # the whole unit
    assert cites(events) == ["6.2e"]
    assert at(state, "g-12-27") == "dead"
    assert legal(state) == ["remove g-150", "remove g-12-48_89", "remove g-26-39"]  # three of three
    events = do(state, "remove g-12-48_89")
    assert told(events) == ["step_lost unit=g-12-48_89 steps=1 left=0 by=6.2e"]
    assert asked(state) == OVER  # two fit
    assert [at(state, name) for name in ("g-26-39", "g-150", "g-3-5", "u-2id-9")] == [
        "0427:2", "0427:3", "0428:2", "1410:2",
    ]  # fmt: skip


@pytest.mark.rule("6.2e")
def test_hex_after_hex() -> None:
    units = (
        together("g-12-27", "g-26-39", "g-3-5", hex_="0427") + " " + together("g-150", "g-506", "g-301", hex_="0229")
    )
    state = ended(units)
    assert question(state) == "woods-prompt-remove hex=0229 scope=-1"  # that of the first unit
    assert legal(state) == ["remove g-150", "remove g-506", "remove g-301"]
    do(state, "remove g-301")
    assert question(state) == "woods-prompt-remove hex=0427 scope=-1"
    do(state, "remove g-3-5")
    assert asked(state) == OVER


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize(
    ("round_", "arg", "turn"), [("all", "", 2), ("army", "7a", 3), ("one", "7a", 3), ("movement", "", 4)]
)
def test_after_the_movement_and_before_the_attacks_of_a_round(round_: str, arg: str, turn: int) -> None:
    """Three divisions in 0427 could attack 0327; one of them must go first."""
    state = position("g-2pz-a@0427 g-12-27@0427 g-26-39@0427 u-2id-9@0327", round_=round_, arg=arg, turn=turn)
    do(state, "end")
    assert asked(state) == "german woods-prompt-remove 6.2e"
    do(state, "remove g-26-39")
    assert asked(state) == "german woods-prompt-attacks 11.1e"


@pytest.mark.rule("6.2b")
def test_after_the_one_hex_of_the_armour_in_a_combat_round() -> None:
    state = position("g-2pz-a@0428 g-12-27@0427 g-26-39@0427 u-2id-9@0327", round_="combat")
    go(state, "g-2pz-a", "0427")
    do(state, "end")
    assert asked(state) == "german woods-prompt-remove 6.2e"
    assert legal(state) == ["remove g-2pz-a", "remove g-12-27", "remove g-26-39"]


@pytest.mark.rule("6.2b")
@pytest.mark.parametrize("round_", ["patton", "reaction"])
def test_allied_rounds_too(round_: str) -> None:
    state = position("u-4ad-cca@0427 u-26id-101@0427 u-5id-2@0427", side="allied", round_=round_, arg="2", turn=6)
    do(state, "end")
    assert asked(state) == "allied woods-prompt-remove 6.2e"


@pytest.mark.rule("6.2b")
def test_in_a_reinforcement_round_at_its_end() -> None:
    """Turn 3, box 2, zone C (2630): two divisions of three arrive; a German without a zone stands in 2629."""
    third = ["u-4ad-cca", "u-4ad-ccb", "u-4ad-ccr", "u-26id-101", "u-26id-104", "u-26id-328"]
    units = " ".join(f"{unit}@waiting" for unit in third)
    state = position(f"{units} g-506@2629", side="allied", round_="reinforcement", arg="2", turn=3)
    for _ in third:
        do(state, "to 2630")
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"
    do(state, "end")
    assert asked(state) == "allied woods-prompt-attacks 11.1e"  # six units attack out of one hex
    do(state, "end")
    assert asked(state) == "allied woods-prompt-remove 6.2e"
    assert legal(state) == [f"remove {unit}" for unit in third]
    do(state, "remove u-26id-101", "remove u-26id-104")
    assert asked(state) == OVER
    assert at(state, "u-26id-328") == "2630:2"


@pytest.mark.rule("6.2b")
def test_an_advance_keeps_to_the_limit() -> None:
    """Attackers of three divisions: when two of one and one of another have gone in, nobody else may."""
    units = "g-12-27@0426 g-12-48_89@0426 g-26-39@0427 g-26-77_78@0427 g-2pz-a@0427 u-4id-12@0327:1"
    state = position(units, round_="combat")
    assault(state, "0327", "g-12-27", "g-12-48_89", "g-26-39", "g-26-77_78", "g-2pz-a", die=6)
    do(state, "lose u-4id-12")
    assert starts(state, "advance") == ["g-2pz-a", "g-12-27", "g-12-48_89", "g-26-39", "g-26-77_78"]
    do(state, "advance g-12-27")
    assert starts(state, "advance") == ["g-2pz-a", "g-12-48_89", "g-26-39", "g-26-77_78"]
    do(state, "advance g-2pz-a")
    assert starts(state, "advance") == ["g-12-48_89"]  # of a division there
    do(state, "advance g-12-48_89")
    assert asked(state) == OVER


# --- 6.2c, d retreats -------------------------------------------------------------------------------------------------

# The American in 0327 is attacked from 0426 and 0427; with Germans in 0226 and 0328 he can leave by 0227 and 0326 only,
# and end in 0128 and 0325: every other hex that is two away is next to a German.
ATTACK = "g-2pz-a@0426 g-2pz-b@0427 g-lehr-a@0426 g-12-27@0226 g-26-39@0328"
FULL = ("u-4id-12@{0} u-4id-8@{0} u-9ad-cca@{0}", "u-7ad-cca@{0} u-7ad-ccb@{0} u-106id-422@{0}")  # VIII Corps


def driven(units: str) -> WoodsState:
    """The American in 0327 must retreat."""
    state = position(f"{ATTACK} u-28id-110@0327:1 {units}", round_="combat")
    assault(state, "0327", "g-2pz-a", "g-2pz-b", "g-lehr-a", die=1)
    do(state, "retreat u-28id-110")
    return state


def ways(state: WoodsState) -> list[str]:
    """Every way that the unit in hand may retreat."""
    frame = state.stack[-1]
    assert isinstance(frame, Retreating)
    return sorted("-".join(HEXES[hex_] for hex_ in path) for path in frame.paths)


@pytest.mark.rule("6.2c")
def test_a_retreat_ends_where_there_is_room() -> None:
    assert ways(driven("")) == ["0227-0128", "0326-0325"]
    assert ways(driven(FULL[0].format("0325"))) == ["0227-0128"]
    assert ways(driven("u-4id-12@0325 u-4id-8@0325")) == ["0227-0128", "0326-0325"]  # two and one
    assert ways(driven("u-4id-12@0325 u-9ad-cca@0325")) == ["0227-0128"]  # three divisions
    assert ways(driven("u-4id-12@0325 u-28id-112@0325")) == ["0227-0128", "0326-0325"]


@pytest.mark.rule("6.2c")
def test_where_it_would_end_overstacked_it_goes_on_to_the_first_hex_that_has_room() -> None:
    state = driven(f"{FULL[0].format('0325')} {FULL[1].format('0128')}")
    assert ways(state) == [
        "0227-0128-0129", "0227-0228-0129", "0227-0228-0229", "0326-0225-0125", "0326-0225-0224", "0326-0325-0224",
        "0326-0325-0324", "0326-0325-0424", "0326-0425-0424", "0326-0425-0525",
    ]  # fmt: skip
    do(state, "to 0326", "to 0325")  # through the full hex
    assert starts(state, "to") == ["0224", "0324", "0424"]
    assert told(do(state, "to 0324"))[-1] == "retreated unit=u-28id-110 origin=0327 hex=0324"
    assert not [line for line in legal(state) if line.startswith("remove")]


@pytest.mark.rule("6.2d")
def test_a_retreat_never_ends_beside_another_corps_or_the_british_but_may_pass_through() -> None:
    assert ways(driven("u-99id-393@0325")) == ["0227-0128"]
    assert ways(driven("u-82ab-504@0325")) == ["0227-0128", "0326-0325"]
    state = driven("u-99id-393@0325 u-99id-394@0128")
    assert "0326-0325-0324" in ways(state)
    assert "0227-0128-0129" in ways(state)
    assert not [way for way in ways(state) if way.endswith(("0325", "0128"))]


# In the corner nothing is left but 0130: Germans in 0128, 0227, 0328, 0329 and 0330 shut everything else.
CORNER = "g-2pz-a@0227 g-2pz-b@0328 g-lehr-a@0227 g-12-27@0128 g-26-39@0329 g-3-5@0330 u-28id-110@0228"


@pytest.mark.rule("6.2c", "6.2e")
def test_in_a_full_hex_only_where_there_is_no_other_and_then_somebody_goes() -> None:
    state = position(f"{CORNER} {FULL[0].format('0130')}", round_="combat")
    assault(state, "0228", "g-2pz-a", "g-2pz-b", "g-lehr-a", die=1)
    do(state, "retreat u-28id-110")
    assert ways(state) == ["0129-0130", "0229-0130"]
    do(state, "to 0229", "to 0130", "lose u-28id-110")  # 7.3d
    assert asked(state) == "allied woods-prompt-remove 6.2e"
    assert legal(state) == ["remove u-28id-110", "remove u-4id-12", "remove u-4id-8", "remove u-9ad-cca"]
    do(state, "remove u-9ad-cca")
    assert asked(state) == "german woods-prompt-advance 11.5a"
    assert at(state, "u-28id-110") == "0130:1"


@pytest.mark.rule("6.2d")
def test_and_never_with_another_corps_even_so() -> None:
    """It stays, and loses a step for it."""
    state = position(f"{CORNER} u-99id-393@0130", round_="combat")
    events = assault(state, "0228", "g-2pz-a", "g-2pz-b", "g-lehr-a", die=1)
    assert told(events)[-2:] == [
        "no_retreat units=u-28id-110 by=11.4f",
        "step_lost unit=u-28id-110 steps=1 left=1 by=11.4f",
    ]
    assert at(state, "u-28id-110") == "0228:1"


@pytest.mark.rule("6.2d")
def test_the_british_by_themselves() -> None:
    """The same ground in the British zone, 23 rows to the north: not with Americans, but with their like."""
    attack = "g-2pz-a@0403 g-2pz-b@0404 g-lehr-a@0403 g-12-27@0203 g-26-39@0305 b-51-152@0304:1"
    for friend, found in (
        ("u-82ab-504@0302", ["0204-0105"]),
        ("b-51-153@0302", ["0204-0105", "0303-0302"]),
        ("b-29@0302", ["0204-0105", "0303-0302"]),
    ):
        state = position(f"{attack} {friend}", round_="combat", turn=9)
        assault(state, "0304", "g-2pz-a", "g-2pz-b", "g-lehr-a", die=1)
        do(state, "retreat b-51-152")
        assert ways(state) == found


# --- 6.3.1 the US Delay -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1")
def test_the_delay_goes_to_its_box_when_an_allied_unit_enters_its_hex() -> None:
    state = position("u-delay@0427 u-2id-9@0428", side="allied")
    events = go(state, "u-2id-9", "0427")
    assert told(events)[0] == "delay_back by=6.3.1"
    assert cites(events)[0] == "6.3.1"
    assert at(state, "u-delay") == "waiting"
    do(state, "to 0426", "stop", "end")  # passing through was enough
    assert asked(state) == OVER
    assert at(state, "u-delay") == "waiting"


@pytest.mark.rule("6.3.1")
def test_and_when_one_retreats_into_it() -> None:
    state = driven("u-delay@0325")
    assert ways(state) == ["0227-0128", "0326-0325"]
    do(state, "to 0326")
    assert at(state, "u-delay") == "0325:1"
    events = do(state, "to 0325")
    assert told(events) == ["delay_back by=6.3.1", "retreated unit=u-28id-110 origin=0327 hex=0325"]
    assert at(state, "u-delay") == "waiting"


@pytest.mark.rule("6.3.1", "13.2.2c")
def test_and_when_one_is_rebuilt_there() -> None:
    """Neufchâteau (2022): a town in supply, far from any German."""
    state = bare("u-delay@2022 u-4id-12@dead u-4ad-cca@2020")
    resume(state, REPLACE_FIRST)
    do(state, "rebuild u-4id-12")
    assert "2022" in starts(state, "to")
    assert told(do(state, "to 2022")) == ["delay_back by=6.3.1", "rebuilt unit=u-4id-12 hex=2022"]
    assert at(state, "u-delay") == "waiting"
    assert at(state, "u-4id-12") == "2022:1"


@pytest.mark.rule("6.3.1")
def test_the_delay_holds_no_door() -> None:
    """An American in 0327 with zones all around; he could withdraw by a friend in 0227, but not by the Delay."""
    ring = "u-2id-9@0327 g-12-27@0426 g-26-39@0328 g-3-5@0326"
    state = position(f"{ring} u-2id-23@0227", side="allied")
    do(state, "move u-2id-9")
    assert legal(state) == ["to 0227"]
    do(state, "to 0227")
    assert sorted(legal(state)) == ["to 0127", "to 0128"]
    assert legal(position(f"{ring} u-delay@0227", side="allied")) == ["end"]


@pytest.mark.rule("6.3.1")
def test_germans_do_not_send_it_home_by_passing() -> None:
    state = position("u-delay@0427 g-12-27@0429")
    go(state, "g-12-27", "0428")
    assert sorted(starts(state, "to")) == ["0328", "0329", "0429", "0528", "0529"]  # not 0427
    assert at(state, "u-delay") == "0427:1"
