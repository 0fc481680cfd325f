"""19 Drift: where the shot of a card comes down."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import CARDS, HEXES
from grognard.games.iron.drift import OFF_MAP, moved, need_for
from grognard.games.iron.state import IronState, board_of
from tests.iron.battle import rolls
from tests.iron.position import asked, bare, card, chances, cites, corrected, do, is_, question, told
from tests.iron.strategy import acting, buying, command_of

US_SEAT, DE_SEAT = 0, 1


def number(units: str, target: str = "0505", seat: int = US_SEAT, **more: Any) -> int:
    """The drift number of a target hex."""
    state = bare(units, **more)
    return need_for(state, board_of(state), seat, HEXES.index(target))


def drifting(units: str, target: str, **more: Any) -> IronState:
    """Offensive Artillery with contact made and a target marked: the black die is next."""
    state = acting("artillery_1", units, "offensive_artillery-1", 3, **more)
    do(state, "play offensive_artillery-1", "die 6", f"mark {target}")
    return state


def rests(state: IronState) -> bool:
    now = GAME.decision(state)
    assert now is not None
    return now.rest


@pytest.mark.rule("DRIFT-01", "DRIFT-02", "DRIFT-03", "DRIFT-04")
def test_ex_b33_a_squad_sees_the_target() -> None:
    """B33: number 4. Black 3, red 2: three hexes to the north-east. Black 4: on target."""
    state = drifting("us-1-1@0502:r4", "0505")
    assert asked(state) == "chance iron-roll-drift DRIFT-02"
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    scope = 1000 + CARDS.index("offensive_artillery-1")
    assert question(state) == f"iron-roll-drift scope={scope}"
    assert rests(state)  # what a position is worth is known before the dice of a shot
    done = do(state, "die 3")
    assert told(done) == ["missed need=4 black=3"]
    assert not rests(state)
    assert cites(done) == ["DRIFT-03"]
    assert asked(state) == "chance iron-roll-direction DRIFT-03"
    assert question(state) == f"iron-roll-direction scope={scope}"
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    done = do(state, "die 2")
    assert told(done) == ["drifted hex=0804 red=2"]
    assert cites(done) == ["DRIFT-04"]
    done = do(state, "hits 0")
    assert told(done)[0].startswith("hex_shelled hex=0804 dice=8")
    state = drifting("us-1-1@0502:r4", "0505")
    done = do(state, "die 4")
    assert told(done) == ["on_target hex=0505 need=4 black=4"]  # the red die is not rolled
    assert cites(done) == ["DRIFT-02"]
    assert rolls(state) == "area 8 on 5"


@pytest.mark.rule("STRAT-13", "DRIFT-03")
def test_ex_b34_off_the_map_nothing_happens_at_all() -> None:
    """B34: the card is removed; there is no blast on the hexes next to the rim."""
    state = drifting("us-1-1@0503:r4 de-1-1@0500:r4 de-1-2@0501:r4", "0501")
    done = do(state, "die 2", "die 1")
    assert told(done) == ["missed need=4 black=2", "drifted hex=none red=1"]
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert card(state, "offensive_artillery-1") == "out"
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("r4", "r4")
    state = drifting("us-1-1@0503:r4 de-1-1@0500:r4 de-1-2@0501:r4", "0501")
    do(state, "die 1", "die 1")  # one hex less: still on the map
    assert rolls(state) == "area 8 on 5"


@pytest.mark.rule("DRIFT-03", "DRIFT-04")
@pytest.mark.parametrize(
    ("red", "final"), [(1, "0502"), (2, "0804"), (3, "0807"), (4, "0508"), (5, "0207"), (6, "0204")]
)
def test_the_red_die_is_the_direction_from_north_clockwise(red: int, final: str) -> None:
    state = drifting("us-1-1@0509:r4", "0505")
    done = do(state, "die 3", f"die {red}")
    assert told(done)[-1] == f"drifted hex={final} red={red}"


@pytest.mark.rule("DRIFT-03", "DRIFT-04")
def test_so_many_hexes_as_the_black_die_shows() -> None:
    """Out of sight the number is 6: up to five hexes, in a straight line."""
    for black, final in ((1, "0506"), (2, "0507"), (5, "0510")):
        state = drifting("", "0505", terrain=" ".join(f"06{row:02}=woods 05{row:02}=woods" for row in range(6, 14)))
        done = do(state, f"die {black}", "die 4")
        assert told(done) == [f"missed need=6 black={black}", f"drifted hex={final} red=4"]
    state = drifting("", "0505", terrain=" ".join(f"06{row:02}=woods 05{row:02}=woods" for row in range(6, 14)))
    assert told(do(state, "die 6")) == ["on_target hex=0505 need=6 black=6"]
    board = board_of(state)
    assert [moved(board, HEXES.index("0002"), way, 3) for way in (0, 4, 5)] == [OFF_MAP] * 3
    assert HEXES[moved(board, HEXES.index("0002"), 0, 2)] == "0000"


WALL = " ".join(f"{column:02}03=woods {column:02}04=woods" for column in range(18))


@pytest.mark.rule("DRIFT-01")
@pytest.mark.parametrize(
    ("units", "need"),
    [
        ("us-1-1@0508:r4", 4),
        ("us-1-1@0508:r4,tired", 6),
        ("us-1-1@0508:r4,op", 4),
        ("us-1-1@0508:r4,pinned", 4),  # DMG-13
        ("us-1-1@0508:r4,disrupted", 4),
        ("us-1-1@0508:r4,hidden", 4),  # CONC-03
        ("us-sherman-1@0508", 4),
        ("us-truck-1@0508", 4),
        ("us-1-1@0501:r4", 6),  # behind the woods
        ("us-1-1@0508:r3o1", 3),
        ("us-1-1@0508:r3o1,tired", 6),
        ("us-1-1@0508:r4 us-1-2@0508:o1,tired", 4),  # the officer's own squad must not be fatigued
        ("us-1-1@0508:r4 us-1-2@0501:o1", 4),  # and see the hex itself
        ("us-1-1@0506:r4", 3),
        ("us-1-1@0505:r4", 3),
        ("us-1-1@0507:r4", 4),
        ("de-1-1@0506:r3o1", 6),  # not a friend
    ],
)
def test_the_drift_number(units: str, need: int) -> None:
    assert number(units, terrain=WALL, scenario="liberation") == need


@pytest.mark.rule("DRIFT-01", "DRIFT-05")
@pytest.mark.parametrize(
    ("units", "need"),
    [
        ("us-1-1@0506:r4,tired", 3),
        ("us-1-1@0505:r4,tired", 3),
        ("us-truck-1@0506:tired us-1-1@us-truck-1:r4", 3),  # the carrier
        ("us-truck-1@0508:tired us-1-1@us-truck-1:r3o1", 6),  # those aboard see nothing
        ("us-1-1@0507:r4,tired", 6),
    ],
)
def test_beside_the_target_fatigue_does_not_matter(units: str, need: int) -> None:
    assert number(units, terrain=WALL, scenario="liberation") == need


@pytest.mark.rule("DRIFT-01")
def test_the_numbers_are_in_the_data_and_the_same_for_both(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for unit, need in (("de-1-1@0508:r4", 4), ("de-1-1@0508:r3o1", 3), ("de-1-1@0506:r4,tired", 3), ("", 6)):
        assert number(unit, seat=DE_SEAT, terrain=WALL) == need
    corrected(monkeypatch, tmp_path, tables={"drift": {"none": 5, "seen": 3, "enhanced": 2}})
    for unit, need in (("us-1-1@0508:r4", 3), ("us-1-1@0508:r3o1", 2), ("us-1-1@0506:r4,tired", 2), ("", 5)):
        assert number(unit, terrain=WALL) == need


@pytest.mark.rule("DRIFT-01", "LOS-06")
def test_smoke_takes_the_sight_away() -> None:
    assert number("us-1-1@0508:r4", terrain=WALL) == 4
    assert number("us-1-1@0508:r4", terrain=WALL, smoke="0507") == 6


# --- Forward Observer -------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-03", "DRIFT-01")
@pytest.mark.parametrize(
    ("units", "plain", "observed"),
    [
        ("us-1-1@0508:r4", 4, 3),
        ("us-1-1@0508:r3o1", 3, 2),
        ("us-1-1@0506:r4", 3, 2),  # next to it and not fatigued: in sight as well
        ("us-1-1@0506:r4,tired", 3, 3),  # by being next to it alone
        ("", 6, 6),
    ],
)
def test_forward_observer_lowers_the_number_of_a_target_in_sight(units: str, plain: int, observed: int) -> None:
    for cards, need in (("", plain), ("forward_observer-1=play", observed), ("forward_observer-1=hq", plain)):
        assert number(units, terrain=WALL, scenario="silence_the_guns", cards=cards) == need
    both = "forward_observer-1=play forward_observer-2=play"
    assert number(units, terrain=WALL, scenario="silence_the_guns", cards=both) == observed  # copies do not add up
    if units:
        units = units.replace("us", "de")
        assert number(units, seat=DE_SEAT, terrain=WALL, scenario="silence_the_guns", cards=both) == plain


@pytest.mark.rule("STRAT-03", "STRAT-01")
def test_forward_observer_is_bought_once_and_serves_every_shot() -> None:
    state = buying("artillery_2", "", "forward_observer-1", 2)
    done = do(state, "play forward_observer-1")
    assert told(done)[1] == "card_stays card=forward_observer-1"
    assert (card(state, "forward_observer-1"), command_of(state, "us")) == ("play", 1)
    state = acting("artillery_2", "us-1-1@0508:r4", "harassing_fire-1 harassing_fire-2", 2)
    state.card[CARDS.index("forward_observer-1")] = 2
    for copy in (1, 2):
        done = do(state, f"play harassing_fire-{copy}", "die 2", "mark 0505", "die 3")
        assert told(done)[-1] == "on_target hex=0505 need=3 black=3"
        do(state, "hits 0")
    assert card(state, "forward_observer-1") == "play"


@pytest.mark.rule("STRAT-03")
def test_forward_observer_never_below_its_least(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"drift": {"none": 6, "seen": 2, "enhanced": 2}})
    observer: dict[str, Any] = {"scenario": "silence_the_guns", "cards": "forward_observer-1=play"}
    assert number("us-1-1@0508:r4", terrain=WALL, **observer) == 2


@pytest.mark.rule("TEAM-10", "DRIFT-01")
def test_the_partner_gives_no_sight_for_drift() -> None:
    """Seat 0 commands division 1; next to a friend of either division the number is 3 all the same."""
    teams: dict[str, Any] = {"options": {"teams": "on"}, "terrain": WALL, "scenario": "liberation"}
    for seat, units, need in (
        (0, "us-1-1@0508:r4", 4),
        (0, "us-2-1@0508:r4", 6),
        (2, "us-2-1@0508:r4", 4),
        (2, "us-1-1@0508:r3o1", 6),
        (0, "us-sherman-1@0508", 4),
        (0, "us-sherman-1@0508:d2", 6),
        (2, "us-sherman-1@0508:d2", 4),
        (0, "us-2-1@0506:r4", 3),
    ):
        assert number(units, seat=seat, **teams) == need
