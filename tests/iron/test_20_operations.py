"""20 Operations cards: the special actions of engineers, Intelligence Report, Heavy Fog."""

from pathlib import Path

import pytest

from grognard.games.iron import TideOfIron
from grognard.games.iron.board import CARDS, HEXES, UNITS
from grognard.games.iron.deck import settled
from grognard.games.iron.setup import deploying
from grognard.games.iron.specialised import sites
from grognard.games.iron.state import IronState, board_of
from grognard.kernel import engine
from tests.iron.position import (
    asked,
    bare,
    card,
    chances,
    cites,
    corrected,
    do,
    is_,
    legal,
    position,
    question,
    starts,
    told,
)

GERMAN = "de-1-9@1700:r4"
AROUND = ["0304", "0305", "0306", "0206", "0205", "0406", "0405"]  # 0305 and its neighbours


def used(units: str, unit: str = "us-1-1", **more: object) -> IronState:
    """A unit is activated."""
    state = position(units, **more)  # type: ignore[arg-type]
    do(state, f"use {unit}")
    return state


def where(state: IronState, unit: str, work: str) -> list[str]:
    """The hexes where a squad can do a work."""
    return sorted(HEXES[hex_] for hex_ in sites(state, board_of(state), UNITS.index(unit), work))


def only(monkeypatch: pytest.MonkeyPatch, folder: Path, scenario: str, **operations: list[str]) -> TideOfIron:
    """A scenario with these operations cards: ``us=[…]``, ``de=[…]``."""
    sides = {side: {"operations": ids} for side, ids in operations.items()}
    return corrected(monkeypatch, folder, scenarios={"scenarios": {scenario: {"sides": sides}}})


# --- Clear Mines ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "OPS-01")
def test_clear_mines_in_the_hex_or_next_to_it_on_4_to_6() -> None:
    state = used(f"us-1-1@0305:r4,eng us-1-2@0400:r4 {GERMAN}", scenario="liberation", mines="0305 0306 0307")
    assert "clear_mines" in legal(state)
    assert do(state, "clear_mines") == []
    assert is_(state, "us-1-1") == "r4,tired,eng"
    assert asked(state) == "us iron-prompt-clear-mines OPS-05"
    assert question(state) == f"iron-prompt-clear-mines unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["at 0305", "at 0306"]
    do(state, "at 0306")
    assert asked(state) == "chance iron-roll-clear-mines OPS-05"
    assert chances(state) == {"hits 0": 3, "hits 1": 3}
    failed = state.copy()
    events = do(state, "hits 1")
    assert told(events)[0].startswith("tried unit=us-1-1 work=clear_mines won=True")
    assert told(events)[1] == "worked unit=us-1-1 work=clear_mines hex=0306 by=OPS-05"
    assert cites(events) == ["OPS-05", "OPS-05"]
    assert [HEXES[hex_] for hex_ in state.mines] == ["0305", "0307"]
    do(failed, "hits 0")
    assert [HEXES[hex_] for hex_ in failed.mines] == ["0305", "0306", "0307"]
    for after in (state, failed):
        assert is_(after, "us-1-1") == "r4,tired,eng"
        assert question(after) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("OPS-05")
def test_two_hexes_away_nothing_is_cleared() -> None:
    state = used(f"us-1-1@0305:r4,eng {GERMAN}", scenario="silence_the_guns", mines="0307", traps="0303")
    assert not {"clear_mines", "clear_trap"} & set(legal(state))


@pytest.mark.rule("OPS-05")
def test_the_number_of_clearing_is_on_the_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, operations={"operations": {"clear_mines": {"values": {"need": 6}}}})
    state = used(f"us-1-1@0305:r4,eng {GERMAN}", scenario="liberation", mines="0305")
    do(state, "clear_mines", "at 0305")
    assert chances(state) == {"hits 0": 5, "hits 1": 1}


# --- Lay Razor Wire ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "FORT-10")
def test_lay_wire_in_the_hex_or_next_to_it_without_a_roll() -> None:
    units = "de-1-1@0305:r4,eng de-1-2@0400:r4 us-1-9@1414:r4"
    state = used(units, "de-1-1", side="de", scenario="silence_the_guns")
    do(state, "lay_wire")
    assert asked(state) == "de iron-prompt-lay-wire OPS-05"
    assert sorted(starts(state, "at")) == sorted(AROUND)
    assert told(do(state, "at 0206")) == ["worked unit=de-1-1 work=lay_wire hex=0206 by=OPS-05"]
    assert [HEXES[hex_] for hex_ in state.wire] == ["0206"]
    assert is_(state, "de-1-1") == "r4,tired,eng"
    assert question(state) == "iron-prompt-turn left=1 scope=-1"  # of two


@pytest.mark.rule("OPS-05")
def test_where_no_wire_is_laid() -> None:
    """Not to an enemy, concealed or not, where wire is, in a stream or a pond; a building, bridge or trap will do."""
    state = bare(
        "de-1-1@0305:r4,eng us-1-1@0304:r4 us-1-2@0306:r4,hidden",
        scenario="silence_the_guns",
        wire="0206",
        traps="0405",
        terrain="0205=pond 0406=stream 0305=bridge 0405=building",
    )
    assert where(state, "de-1-1", "lay_wire") == ["0305", "0405"]


@pytest.mark.rule("OPS-05", "COMP-01")
def test_without_a_marker_in_the_box_no_wire_is_laid() -> None:
    """Fourteen markers serve as wire and as tank traps."""
    wire = " ".join(f"{column:02}10" for column in range(8))
    traps = " ".join(f"{column:02}11" for column in range(6))
    units = "de-1-1@0305:r4,eng us-1-9@1414:r4"
    assert where(bare(units, scenario="silence_the_guns", wire=wire, traps=traps), "de-1-1", "lay_wire") == []
    fewer = bare(units, scenario="silence_the_guns", wire=wire, traps=traps[:-5])
    assert where(fewer, "de-1-1", "lay_wire") == sorted(AROUND)


# --- Lay Smoke --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "FORT-20")
def test_lay_smoke_in_the_hex_or_next_to_it_but_not_in_a_building_nor_twice() -> None:
    """An enemy in the hex is no hindrance."""
    state = used(
        f"us-1-1@0305:r4,eng us-1-2@0400:r4 de-1-1@0306:r4 {GERMAN}",
        scenario="crossroads", smoke="0206", terrain="0406=building 0405=pond",
    )  # fmt: skip
    do(state, "lay_smoke")
    assert asked(state) == "us iron-prompt-lay-smoke OPS-05"
    assert sorted(starts(state, "at")) == ["0205", "0304", "0305", "0306", "0405"]
    assert told(do(state, "at 0306")) == ["worked unit=us-1-1 work=lay_smoke hex=0306 by=OPS-05"]
    assert [HEXES[hex_] for hex_ in state.smoke] == ["0206", "0306"]
    assert is_(state, "us-1-1") == "r4,tired,eng"


@pytest.mark.rule("OPS-05", "COMP-01")
@pytest.mark.parametrize(("laid", "may"), [(5, True), (6, False)])
def test_six_markers_of_smoke(laid: int, may: bool) -> None:
    smoke = " ".join(f"{column:02}10" for column in range(laid))
    state = bare(f"us-1-1@0305:r4,eng {GERMAN}", scenario="crossroads", smoke=smoke)
    assert bool(where(state, "us-1-1", "lay_smoke")) == may


# --- Clear Tank Trap --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05")
def test_clear_a_tank_trap_without_a_roll() -> None:
    state = used(f"us-1-1@0305:r4,eng us-1-2@0400:r4 {GERMAN}", scenario="crossroads", traps="0306 0307 0305")
    do(state, "clear_trap")
    assert asked(state) == "us iron-prompt-clear-trap OPS-05"
    assert legal(state) == ["at 0305", "at 0306"]
    assert told(do(state, "at 0306")) == ["worked unit=us-1-1 work=clear_trap hex=0306 by=OPS-05"]
    assert [HEXES[hex_] for hex_ in state.traps] == ["0305", "0307"]
    assert is_(state, "us-1-1") == "r4,tired,eng"
    assert question(state) == "iron-prompt-turn left=2 scope=-1"


# --- Heavy Fog --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "LOS-17", "S5-4")
@pytest.mark.parametrize(("target", "seen"), [("0310", True), ("0311", False)])
@pytest.mark.parametrize("side", ["us", "de"])
def test_in_heavy_fog_nobody_sees_beyond_five_hexes(target: str, seen: bool, side: str) -> None:
    """Machine guns with range 5 reach 10: at 5 hexes there is a target, at 6 none. Both hold one card, applied once."""
    other = "de" if side == "us" else "us"
    state = used(f"{side}-1-1@0305:g2 {other}-1-1@{target}:r4", f"{side}-1-1", side=side, scenario="stavelot_express")
    assert ("fire" in legal(state)) == seen
    clear = used(f"{side}-1-1@0305:g2 {other}-1-1@{target}:r4", f"{side}-1-1", side=side)
    assert "fire" in legal(clear)


@pytest.mark.rule("OPS-05", "OPS-01")
@pytest.mark.parametrize("owner", ["us", "de"])
def test_fog_binds_both_sides_whoever_holds_it(owner: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    only(monkeypatch, tmp_path, "mortain_ridge", **{owner: ["heavy_fog"]})
    for side, other in (("us", "de"), ("de", "us")):
        state = used(f"{side}-1-1@0305:g2 {other}-1-1@0311:r4", f"{side}-1-1", side=side, scenario="mortain_ridge")
        assert "fire" not in legal(state)


@pytest.mark.rule("OPS-05")
def test_in_fog_air_support_cards_stay_in_the_headquarters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    cards = "strafing_run-1=hq offensive_artillery-1=hq"
    units = f"us-1-1@0305:r4 {GERMAN}"
    state = position(units, scenario="mortain_ridge", cards=cards, command=(9, 0))
    assert starts(state, "play") == ["offensive_artillery-1", "strafing_run-1"]
    only(monkeypatch, tmp_path, "mortain_ridge", us=["heavy_fog"])
    state = position(units, scenario="mortain_ridge", cards=cards, command=(9, 0))
    assert starts(state, "play") == ["offensive_artillery-1"]


@pytest.mark.rule("OPS-05", "LOS-17", "S5-4")
def test_how_far_fog_lets_see_is_on_the_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, operations={"operations": {"heavy_fog": {"values": {"sight": 3}}}})
    for target, seen in (("0308", True), ("0309", False)):
        state = used(f"us-1-1@0305:g2 de-1-1@{target}:r4", scenario="stavelot_express")
        assert ("fire" in legal(state)) == seen


# --- Intelligence Report ----------------------------------------------------------------------------------------------


def started(game: TideOfIron) -> IronState:
    """At the Breaking Point at its first decision."""
    state = game.setup("breaking_point", {}, b"test")
    game.start(state)
    return state


def run(state: IronState, rule: str) -> None:
    """The first answer to everything until a rule is asked about."""
    while (now := engine.decision(state)) is not None and now.rule != rule:
        do(state, str(now.actions[0]))


@pytest.mark.rule("OPS-05", "SETUP-07", "SETUP-09")
@pytest.mark.parametrize(("owner", "order"), [("us", (1, 0)), ("de", (0, 1)), ("", (1, 0))])
def test_the_owner_of_the_report_builds_and_places_last(
    owner: str, order: tuple[int, int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The German holds the initiative in At the Breaking Point."""
    cards = {owner: ["intelligence_report"]} if owner else {}
    state = started(only(monkeypatch, tmp_path, "breaking_point", **cards))
    assert asked(state) == "de iron-prompt-starting-card SETUP-04"  # cards are drawn in initiative order
    assert deploying(state, board_of(state)) == order
    run(state, "SETUP-07")
    assert asked(state).split()[0] == ("us", "de")[order[0]]
    run(state, "SETUP-09")
    assert asked(state).split()[0] == ("us", "de")[order[0]]


@pytest.mark.rule("OPS-05")
def test_the_owner_of_the_report_looks_at_two_cards_of_each_enemy_deck(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Before round 1, in secret; they stay where they are."""
    state = started(only(monkeypatch, tmp_path, "breaking_point", us=["intelligence_report"]))
    while (now := engine.decision(state)) is not None and now.prompt.id != "iron-roll-peek":
        do(state, str(now.actions[0]))
    assert asked(state) == "chance iron-roll-peek OPS-05"
    assert now is not None
    assert now.audience == 0b01  # the American's eyes alone
    board = board_of(state)
    reinforcements, command = board.decks[1]
    before = state.card[:]
    for _ in range(4):
        lines = list(chances(state))
        assert set(chances(state).values()) == {1}
        do(state, lines[-1])
    assert state.card == before
    assert [len(settled(state, deck)) for deck in (reinforcements, command)] == [2, 2]
    assert [len(settled(state, deck)) for deck in board.decks[0]] == [0, 0]
    assert state.seen == [0b01] * 4
    assert asked(state) == "de iron-prompt-ready SETUP-12"
    top = settled(state, command)[0]
    while (now := engine.decision(state)) is not None and now.rule != "STAT-01":
        do(state, "done" if "done" in legal(state) else "end_phase" if "end_phase" in legal(state) else legal(state)[0])
    while asked(state).split()[0] != "de":
        do(state, legal(state)[0])
    do(state, "draw command_1")
    assert card(state, CARDS[top]) == "hq"  # what he saw is what is drawn
