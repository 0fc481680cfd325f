"""13 After an assault: retreat, who is lost, advance; Hold the Line."""

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.state import IronState
from tests.iron.battle import rolls, storm, tags
from tests.iron.position import asked, at, card, cites, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"
# 0405 has the neighbours 0404 0504 0505 0406 0305 0304, clockwise from the north


def won(units: str, *support: str, hit: str = "de-1-1", **more: object) -> IronState:
    """us-1-1 at 0404 has won an assault on 0405 by 1 hit to none."""
    state = position(f"us-1-1@0404:r4 {units} {FAR}", **more)  # type: ignore[arg-type]
    storm(state, "us-1-1", "0405", *(f"with {name}" for name in support))
    if legal(state)[-1] == "begin":
        do(state, "begin")
    while asked(state).startswith("chance"):
        do(state, "hits 1" if asked(state).startswith("chance iron-roll-assault ") else "hits 0")
    do(state, f"hit {hit}")
    return state


# --- ASLT-18, ASLT-19 where to ----------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-18")
def test_all_retreat_together_where_the_defender_likes() -> None:
    state = won("de-1-1@0405:r4 de-1-2@0405:r4,op de-truck-1@0405")
    assert legal(state) == [f"retreat {hex_}" for hex_ in ("0504", "0505", "0406", "0305", "0304")]
    assert asked(state) == "de iron-prompt-retreat ASLT-18"
    assert question(state) == "iron-prompt-retreat hex=0405 scope=0"
    done = do(state, "retreat 0305")
    assert told(done) == [
        "retreated unit=de-1-1 origin=0405 hex=0305",
        "retreated unit=de-1-2 origin=0405 hex=0305",
        "retreated unit=de-truck-1 origin=0405 hex=0305",
    ]
    assert cites(done) == ["ASLT-18"] * 3
    assert [at(state, unit) for unit in ("de-1-1", "de-1-2", "de-truck-1")] == ["0305"] * 3


@pytest.mark.rule("ASLT-19")
def test_hexes_with_enemies_off_the_map_or_beyond_a_cliff_are_none() -> None:
    state = won(
        "us-1-2@0504:r4,tired us-truck-1@0505 de-1-1@0405:r4 de-1-2@0406:r4", terrain="0305=pond", level="0304=2"
    )
    assert legal(state) == ["retreat 0406"]
    state = position(f"us-1-1@0401:r4 de-1-1@0400:r4 {FAR}")
    storm(state, "us-1-1", "0400", "hits 1", "hits 0", "hit de-1-1")
    assert legal(state) == ["retreat 0500", "retreat 0300"]


@pytest.mark.rule("ASLT-19")
def test_where_there_is_no_hex_all_are_destroyed() -> None:
    state = won(
        "de-1-1@0405:r4 de-truck-1@0405",
        terrain="0504=pond 0505=pond 0406=pond 0305=pond 0304=pond", hit="de-truck-1",
    )  # fmt: skip
    assert [at(state, unit) for unit in ("de-1-1", "de-truck-1")] == ["box", "box"]
    assert legal(state) == ["follow us-1-1", "done"]


@pytest.mark.rule("ASLT-19")
def test_who_cannot_enter_the_hex_is_destroyed() -> None:
    """A building is closed to vehicles; it is listed because the squad can go there."""
    state = won("de-1-1@0405:r4 de-truck-1@0405", terrain="0504=pond 0505=pond 0406=building 0305=pond 0304=pond")
    assert legal(state) == ["retreat 0406"]
    done = do(state, "retreat 0406")
    assert told(done) == ["retreated unit=de-1-1 origin=0405 hex=0406", "unit_lost unit=de-truck-1 hex=0405 by=ASLT-19"]
    assert [at(state, unit) for unit in ("de-1-1", "de-truck-1")] == ["0406", "box"]


@pytest.mark.rule("ASLT-19")
def test_a_vehicle_alone_has_only_the_hexes_that_it_can_enter() -> None:
    state = won("de-halftrack-1@0405", hit="de-halftrack-1", terrain="0406=building 0305=building")
    assert starts(state, "retreat") == ["0504", "0505", "0304"]


# --- ASLT-20 stacking -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-20")
def test_squads_are_removed_until_the_limit_holds() -> None:
    state = won(
        "de-1-1@0405:r4 de-1-2@0405:r4 de-1-3@0406:r4 de-1-4@0406:e4,entrenched de-truck-1@0406",
        forts="0406=entrenchment", terrain="0504=pond 0505=pond 0305=pond 0304=pond",
    )  # fmt: skip
    do(state, "retreat 0406")
    assert legal(state) == ["drop de-1-1", "drop de-1-2", "drop de-1-3", "drop de-1-4"]
    assert asked(state) == "de iron-prompt-drop ASLT-20"
    assert question(state) == "iron-prompt-drop hex=0406 scope=0"
    done = do(state, "drop de-1-3")
    assert told(done) == ["unit_lost unit=de-1-3 hex=0406 by=ASLT-20"]
    assert legal(state) == ["drop de-1-1", "drop de-1-2", "drop de-1-4"]
    do(state, "drop de-1-1")
    assert [at(state, f"de-1-{number}") for number in (1, 2, 3, 4)] == ["box", "0406", "box", "0406"]
    assert legal(state) == ["follow us-1-1", "done"]


@pytest.mark.rule("ASLT-20")
def test_three_units_are_within_the_limit() -> None:
    state = won("de-1-1@0405:r4 de-1-2@0406:r4 de-1-3@0406:r4")
    do(state, "retreat 0406")
    assert legal(state) == ["follow us-1-1", "done"]


# --- ASLT-21, ASLT-22 what becomes of them ----------------------------------------------------------------------------


@pytest.mark.rule("ASLT-21")
def test_the_condition_of_those_who_retreat() -> None:
    state = won("de-1-1@0405:r4,op de-1-2@0405:r4,pinned de-1-3@0405:r4,tired")
    done = do(state, "retreat 0406")
    assert told(done)[2] == "conditioned unit=de-1-2 hex=0406 harm=2 by=ASLT-21"
    assert [is_(state, f"de-1-{number}") for number in (1, 2, 3)] == ["r3,tired", "r4,tired,disrupted", "r4,tired"]


@pytest.mark.rule("ASLT-21", "DMG-12")
def test_disrupted_squads_are_destroyed() -> None:
    state = won("de-1-1@0405:r4 de-1-2@0405:r4,disrupted")
    assert at(state, "de-1-2") == "box"
    assert starts(state, "retreat")
    do(state, "retreat 0406")
    assert at(state, "de-1-1") == "0406"
    state = won("de-1-1@0405:r4,disrupted")
    assert at(state, "de-1-1") == "box"
    assert legal(state) == ["follow us-1-1", "done"]


@pytest.mark.rule("ASLT-22")
def test_a_heavily_damaged_half_track_is_destroyed_with_its_squad() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 de-halftrack-1@0405:heavy de-1-2@de-halftrack-1:r4 {FAR}")
    done = storm(state, "us-1-1", "0405", "hits 1", "hits 0", "hit de-1-1")
    assert told(done)[-3:] == [
        "assault_won hex=0405 hits=1 back=0",
        "unit_lost unit=de-1-2 hex=0405 by=TRAN-09",
        "unit_lost unit=de-halftrack-1 hex=0405 by=ASLT-22",
    ]
    assert [at(state, unit) for unit in ("de-1-2", "de-halftrack-1")] == ["box", "box"]


@pytest.mark.rule("ASLT-22")
def test_an_able_carrier_takes_its_squad_along() -> None:
    state = won("de-1-1@0405:r4 de-halftrack-1@0405:light de-1-2@de-halftrack-1:r4,pinned")
    do(state, "retreat 0406")
    assert (at(state, "de-halftrack-1"), at(state, "de-1-2")) == ("0406", "de-halftrack-1")
    assert is_(state, "de-1-2") == "r4,pinned"


@pytest.mark.rule("FORT-05")
def test_fortifications_are_left_free() -> None:
    state = won("us-1-2@0504:r4,entrenched de-1-1@0405:r4,bunkered", "us-1-2", forts="0405=pillbox 0504=entrenchment")
    do(state, "retreat 0406", "follow us-1-2")
    assert is_(state, "de-1-1") == "r3,tired"
    assert is_(state, "us-1-2") == "r4,tired"
    assert at(state, "us-1-2") == "0405"


# --- ASLT-23 no op fire, but mines ------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-23", "OPF-10", "ASLT-24")
def test_neither_retreat_nor_advance_is_op_fired_at() -> None:
    state = won("us-1-3@0402:r4,op de-1-1@0405:r4 de-1-2@0407:r4,op")
    do(state, "retreat 0305")
    assert legal(state) == ["follow us-1-1", "done"]
    do(state, "follow us-1-1")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert [is_(state, unit) for unit in ("us-1-3", "de-1-2")] == ["r4,op", "r4,op"]


@pytest.mark.rule("ASLT-23", "FORT-16")
def test_mines_attack_those_who_come_not_those_who_are_there() -> None:
    state = won("de-1-1@0405:r4 de-truck-1@0405 de-1-2@0406:r4", mines="0406")
    do(state, "retreat 0406")
    assert asked(state) == "chance iron-roll-mines FORT-16"
    assert question(state) == f"iron-roll-mines scope={UNITS.index('de-1-1')}"
    assert rolls(state) == "mines 4 on 4"
    done = do(state, "hits 2")
    assert told(done) == [
        "mined unit=de-1-1 hex=0406 successes=2 faces=()",
        "figure_lost unit=de-1-1 figure=regular",
        "figure_lost unit=de-1-1 figure=regular",
    ]
    assert question(state) == f"iron-roll-mines scope={UNITS.index('de-truck-1')}"
    done = do(state, "hits 1")
    assert told(done) == [
        "mined unit=de-truck-1 hex=0406 successes=1 faces=()", "damaged unit=de-truck-1 hex=0406 harm=1",
    ]  # fmt: skip
    assert legal(state) == ["follow us-1-1", "done"]
    assert [is_(state, unit) for unit in ("de-1-1", "de-truck-1", "de-1-2")] == ["r1,tired", "tired,light", "r4"]


@pytest.mark.rule("ASLT-23", "ASLT-20")
def test_who_is_removed_for_want_of_room_meets_no_mines() -> None:
    state = won(
        "de-1-1@0405:r4 de-1-2@0405:r4 de-1-3@0406:r4 de-1-4@0406:r4",
        mines="0406", terrain="0504=pond 0505=pond 0305=pond 0304=pond",
    )  # fmt: skip
    do(state, "retreat 0406", "drop de-1-1")
    assert question(state) == f"iron-roll-mines scope={UNITS.index('de-1-2')}"
    do(state, "hits 0")
    assert legal(state) == ["follow us-1-1", "done"]


@pytest.mark.rule("ASLT-23", "FORT-16")
def test_mines_may_destroy_those_who_come() -> None:
    state = won("de-1-1@0405:r4 de-1-2@0405:r2", mines="0406")
    done = do(state, "retreat 0406", "hits 3", "hits 0")
    assert told(done)[3:5] == [
        "unit_lost unit=de-1-1 hex=0406 by=DMG-02", "mined unit=de-1-2 hex=0406 successes=0 faces=()",
    ]  # fmt: skip
    assert at(state, "de-1-2") == "0406"
    assert is_(state, "de-1-2") == "r2,tired"


@pytest.mark.rule("ASLT-23")
def test_wire_and_traps_do_nothing_to_a_retreat() -> None:
    state = won("de-1-1@0405:r4 de-truck-1@0405", wire="0406", traps="0406")
    done = do(state, "retreat 0406")
    assert tags(done) == ["retreated", "retreated"]
    assert legal(state) == ["follow us-1-1", "done"]


@pytest.mark.rule("ASLT-24", "FORT-16")
def test_mines_attack_an_advance_too() -> None:
    state = won("us-1-2@0304:r4 de-1-1@0405:r4", "us-1-2", mines="0405")
    do(state, "retreat 0406", "follow us-1-1")
    assert question(state) == "iron-roll-mines scope=0"
    do(state, "hits 1")
    assert is_(state, "us-1-1") == "r3,tired"
    assert legal(state) == ["follow us-1-2", "done"]


# --- ASLT-24, ASLT-25 the advance -------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-24", "ASLT-25")
def test_who_may_advance() -> None:
    """Not a supporter that was fatigued before; within the limit; as the attacker likes."""
    state = won("us-1-2@0304:r4,tired us-1-3@0504:r4,op de-1-1@0405:r1", "us-1-2", "us-1-3")
    assert legal(state) == ["follow us-1-1", "follow us-1-3", "done"]
    assert asked(state) == "us iron-prompt-follow ASLT-24"
    assert question(state) == "iron-prompt-follow hex=0405 scope=0"
    done = do(state, "follow us-1-3")
    assert told(done) == ["advanced_into unit=us-1-3 hex=0405"]
    assert cites(done) == ["ASLT-24"]
    assert legal(state) == ["follow us-1-1", "done"]
    do(state, "done")
    assert [at(state, f"us-1-{number}") for number in (1, 2, 3)] == ["0404", "0304", "0405"]
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["r4,tired"] * 3
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ASLT-24")
def test_three_fill_the_hex() -> None:
    state = won("us-1-2@0304:r4 us-1-3@0504:r4 de-1-1@0405:r1", "us-1-2", "us-1-3")
    do(state, "follow us-1-3", "follow us-1-1", "follow us-1-2")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert [at(state, f"us-1-{number}") for number in (1, 2, 3)] == ["0405"] * 3


@pytest.mark.rule("ASLT-24", "ASLT-18")
def test_a_lost_active_squad_does_not_advance() -> None:
    state = position(f"us-1-1@0404:r1 us-1-2@0304:r4 de-1-1@0405:r4 {FAR}")
    storm(state, "us-1-1", "0405", "with us-1-2", "hits 3", "hits 2", "hit us-1-1", "hit us-1-2", *["hit de-1-1"] * 3)
    do(state, "retreat 0406")
    assert legal(state) == ["follow us-1-2", "done"]


@pytest.mark.rule("ASLT-24", "CONC-06")
def test_the_germans_assault_likewise() -> None:
    state = position(f"de-1-1@0404:r4 us-1-1@0405:r4 {FAR}", side="de")
    storm(state, "de-1-1", "0405", "hits 1", "hits 0", "hit us-1-1")
    assert asked(state) == "us iron-prompt-retreat ASLT-18"
    do(state, "retreat 0406")
    assert asked(state) == "de iron-prompt-follow ASLT-24"
    assert question(state) == f"iron-prompt-follow hex=0405 scope={UNITS.index('de-1-1')}"


# --- Hold the Line ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-05", "STRAT-17")
def test_hold_the_line() -> None:
    """The card is German in Liberation: the defenders stay, and nobody advances."""
    state = won("de-1-1@0405:r4 de-1-2@0405:r4,disrupted", scenario="liberation", cards="hold_the_line-1=play")
    assert legal(state) == ["spend hold_the_line-1", "keep"]
    assert asked(state) == "de iron-prompt-hold TIME-05"
    assert question(state) == "iron-prompt-hold hex=0405 scope=0"
    done = do(state, "spend hold_the_line-1")
    assert tags(done) == ["card_spent", "held_the_line"]
    assert told(done)[1] == "held_the_line hex=0405"
    assert card(state, "hold_the_line-1") == "out"
    assert [at(state, unit) for unit in ("us-1-1", "de-1-1", "de-1-2")] == ["0404", "0405", "0405"]
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2")] == ["r3", "r4,disrupted"]
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("TIME-05", "ASLT-21")
def test_hold_the_line_may_be_kept_and_needs_somebody() -> None:
    state = won("de-1-1@0405:r4 de-1-2@0405:r4,disrupted", scenario="liberation", cards="hold_the_line-1=play")
    done = do(state, "keep")
    assert told(done) == ["unit_lost unit=de-1-2 hex=0405 by=ASLT-21"]
    assert starts(state, "retreat")
    assert card(state, "hold_the_line-1") == "play"
    state = won("de-1-1@0405:r1", scenario="liberation", cards="hold_the_line-1=play")
    assert legal(state) == ["follow us-1-1", "done"]
