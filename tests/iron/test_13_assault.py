"""13 Assault: who may, the sums, the three rolls, losses."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.assault import attack_lines, return_lines, storm_cover
from grognard.games.iron.board import HEXES, UNITS
from grognard.games.iron.state import board_of, units_in
from tests.iron.battle import rolls, storm, tags
from tests.iron.position import asked, at, bare, cites, corrected, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"
# 0405 has the neighbours 0404 0504 0505 0406 0305 0304, clockwise from the north


def sums(units: str, *support: str, bonus: int = 0, **more: Any) -> list[list[tuple[str, int, str]]]:
    """Attack, return and cover of an assault on 0405 by us-1-1 with these supporters, line by line."""
    state = bare(units, **more)
    board, hex_ = board_of(state), HEXES.index("0405")
    helpers = tuple(UNITS.index(name) for name in support)
    attack = attack_lines(state, board, UNITS.index("us-1-1"), hex_, helpers, bonus)
    defenders = units_in(state, 1, hex_)
    back = return_lines(state, board, defenders, hex_)
    named = [[(UNITS[unit], dice, rule) for unit, dice, rule in lines] for lines in (attack, back)]
    flames = any(state.spec[unit] == 2 for unit in (UNITS.index("us-1-1"), *helpers))
    return [*named, storm_cover(state, board, defenders, hex_, flames)]


# --- the worked example -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "ASLT-06", "ASLT-07", "ASLT-09", "ASLT-10", "ASLT-13", "ASLT-14", "ASLT-15", "ASLT-16", "ASLT-18", "ASLT-21",
)  # fmt: skip
def test_ex_b30_an_assault_from_begin_to_end() -> None:
    state = position(
        f"us-1-1@0404:e4 us-1-2@0304:r4 us-1-3@0504:r3 de-1-1@0405:r4,pinned de-halftrack-1@0405 {FAR}",
        terrain="0405=woods",
    )
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == ["0405"]
    done = do(state, "storm 0405")
    assert done == []
    assert legal(state) == ["with us-1-2", "with us-1-3", "begin"]
    assert asked(state) == "us iron-prompt-storm ASLT-06"
    assert question(state) == "iron-prompt-storm hex=0405 scope=0"
    do(state, "with us-1-2")
    done = do(state, "with us-1-3")
    assert told(done) == ["assault_began unit=us-1-1 hex=0405 support=us-1-2,us-1-3"]
    assert cites(done) == ["ASLT-02"]
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["e4,tired", "r4,tired", "r3,tired"]
    assert asked(state) == "chance iron-roll-assault ASLT-10"
    assert question(state) == "iron-roll-assault scope=0"
    assert rolls(state) == "assault 12 on 4"
    done = do(state, "hits 6")
    assert told(done) == ["assault_rolled hex=0405 roll=0 dice=12 successes=6 faces=()"]
    assert cites(done) == ["ASLT-10"]
    assert asked(state) == "chance iron-roll-assault-cover ASLT-10"
    assert rolls(state) == "assault-cover 2 on 5"
    done = do(state, "hits 1")
    assert told(done) == ["assault_rolled hex=0405 roll=1 dice=2 successes=1 faces=()"]
    assert asked(state) == "chance iron-roll-assault-return ASLT-13"
    assert rolls(state) == "assault-return 6 on 4"
    done = do(state, "hits 3")
    assert told(done) == ["assault_rolled hex=0405 roll=2 dice=6 successes=3 faces=()"]
    assert cites(done) == ["ASLT-13"]
    assert legal(state) == ["hit us-1-1"]
    assert asked(state) == "us iron-prompt-toll ASLT-15"
    assert question(state) == "iron-prompt-toll unit=@iron-us-1-1 count=3 scope=0"
    do(state, *["hit us-1-1"] * 3)
    assert is_(state, "us-1-1") == "e1,tired"
    assert legal(state) == ["hit de-1-1", "hit de-halftrack-1"]
    assert asked(state) == "de iron-prompt-toll ASLT-16"
    scope = UNITS.index("de-1-1")
    assert question(state) == f"iron-prompt-toll unit=@iron-de-1-1 count=5 scope={scope}"
    do(state, "hit de-1-1", "hit de-halftrack-1", "hit de-1-1", "hit de-1-1")
    done = do(state, "hit de-halftrack-1")
    assert told(done) == ["damaged unit=de-halftrack-1 hex=0405 harm=1", "assault_won hex=0405 hits=5 back=3"]
    assert cites(done) == ["DMG-07", "ASLT-18"]
    assert legal(state) == ["retreat 0505", "retreat 0406", "retreat 0305"]
    do(state, "retreat 0406")
    assert (at(state, "de-1-1"), is_(state, "de-1-1")) == ("0406", "r1,tired,disrupted")
    assert (at(state, "de-halftrack-1"), is_(state, "de-halftrack-1")) == ("0406", "tired,light")


@pytest.mark.rule("ASLT-17", "ASLT-25")
def test_ex_b31_equal_hits_fail() -> None:
    state = position(f"us-1-1@0404:r4 us-1-2@0304:r4,op de-1-1@0405:r4 {FAR}")
    storm(state, "us-1-1", "0405", "with us-1-2", "hits 2", "hits 2", "hit us-1-1", "hit us-1-1", "hit de-1-1")
    done = do(state, "hit de-1-1")
    assert told(done)[-1] == "assault_failed hex=0405 hits=2 back=2"
    assert cites(done)[-1] == "ASLT-17"
    assert [is_(state, unit) for unit in ("us-1-1", "us-1-2", "de-1-1")] == ["r2,tired", "r4,tired", "r2"]
    assert [at(state, unit) for unit in ("us-1-1", "de-1-1")] == ["0404", "0405"]
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ASLT-17")
@pytest.mark.parametrize(
    ("hits", "back", "won"), [(0, 0, False), (1, 0, True), (1, 1, False), (1, 2, False), (3, 2, True)]
)
def test_it_takes_more_hits_than_the_defender(hits: int, back: int, won: bool) -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 {FAR}")
    done = storm(
        state, "us-1-1", "0405", f"hits {hits}", f"hits {back}", *["hit us-1-1"] * back, *["hit de-1-1"] * hits
    )
    assert f"assault_{'won' if won else 'failed'} hex=0405 hits={hits} back={back}" in told(done)
    assert is_(state, "us-1-1") == f"r{4 - back},tired"


@pytest.mark.rule("ASLT-26")
def test_all_defenders_may_die_and_the_assault_fail() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:e2 {FAR}")
    storm(state, "us-1-1", "0405", "hits 3", "hits 3", *["hit us-1-1"] * 3, "hit de-1-1")
    done = do(state, "hit de-1-1")
    assert told(done) == ["unit_lost unit=de-1-1 hex=0405 by=DMG-02", "assault_failed hex=0405 hits=3 back=3"]
    assert at(state, "us-1-1") == "0404"
    assert asked(state) == "us iron-prompt-turn ACT-01"  # nobody advances


# --- ASLT-01 to ASLT-06 who -------------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-01", "ACT-15", "FIG-03")
def test_only_squads_without_heavy_weapons_assault() -> None:
    for unit, may in (("us-1-1@0404:r4", True), ("us-1-1@0404:r2g1", False), ("us-1-1@0404:r2m1", False),
                      ("us-sherman-1@0404", False), ("us-halftrack-1@0404", False)):  # fmt: skip
        state = position(f"{unit} de-1-1@0405:r4 {FAR}")
        do(state, f"use {unit.partition('@')[0]}")
        assert ("assault" in legal(state)) == may


@pytest.mark.rule("ASLT-01", "ASLT-06")
def test_who_may_support() -> None:
    """Up to 2 steady squads next to the hex, fatigued or in op fire mode too; no crews, no vehicles, nobody aboard."""
    state = position(
        "us-1-1@0404:r4 us-1-2@0404:r4,tired us-1-3@0404:r4,op us-1-4@0504:r2g1 us-1-5@0504:r2m1 us-sherman-1@0504"
        " us-1-6@0505:r4,pinned us-1-7@0505:r4,disrupted us-halftrack-1@0406 us-1-8@us-halftrack-1:r4 us-1-9@0406:e2"
        f" us-1-10@0304:o1 us-1-11@0403:r4 de-1-1@0405:r4 {FAR}"
    )
    storm(state, "us-1-1", "0405")
    assert legal(state) == ["with us-1-2", "with us-1-3", "with us-1-9", "with us-1-10", "begin"]
    do(state, "with us-1-10")
    assert starts(state, "with") == ["us-1-2", "us-1-3", "us-1-9"]
    do(state, "with us-1-2")
    assert rolls(state) == "assault 7 on 4"  # 4, 1 and 2: no third is asked for


@pytest.mark.rule("ASLT-06")
def test_support_is_free_to_refuse_and_the_number_is_in_the_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    units = f"us-1-1@0404:r4 us-1-2@0404:r4 us-1-3@0304:r4 de-1-1@0405:r4 {FAR}"
    state = position(units)
    done = storm(state, "us-1-1", "0405", "begin")
    assert told(done)[-1] == "assault_began unit=us-1-1 hex=0405 support="
    assert rolls(state) == "assault 4 on 4"
    assert [is_(state, unit) for unit in ("us-1-1", "us-1-2")] == ["r4,tired", "r4"]
    corrected(monkeypatch, tmp_path, tables={"assault_support": 1, "assault": 3})
    state = position(units)
    storm(state, "us-1-1", "0405", "with us-1-3")
    assert rolls(state) == "assault 6 on 3"
    do(state, "hits 1")
    assert rolls(state) == "assault-return 4 on 3"


@pytest.mark.rule("ASLT-02", "ACT-16")
def test_one_adjacent_hex_with_an_enemy_with_or_without_a_move() -> None:
    state = position(f"us-1-1@0403:r4 de-1-1@0405:r4 de-1-2@0303:r4 {FAR}")
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == ["0303"]
    do(state, "to 0404")
    assert starts(state, "storm") == ["0405", "0303"]
    do(state, "storm 0405")
    assert rolls(state) == "assault 4 on 4"


@pytest.mark.rule("ASLT-02")
def test_it_comes_after_the_move() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 {FAR}")
    storm(state, "us-1-1", "0405", "hits 0", "hits 0")
    assert is_(state, "us-1-1") == "r4,tired"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ASLT-03")
@pytest.mark.parametrize(
    ("enemies", "may"),
    [("de-1-1@0405:r4 de-tiger-1@0405", False), ("de-tiger-1@0405:heavy", False),
     ("de-truck-1@0405", True), ("de-halftrack-1@0405 de-1-1@0405:r4", True)],
)  # fmt: skip
def test_not_against_a_heavy_vehicle(enemies: str, may: bool) -> None:
    state = position(f"us-1-1@0404:r4 {enemies} {FAR}")
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == (["0405"] if may else [])


@pytest.mark.rule("ASLT-03", "FORT-11")
@pytest.mark.parametrize(("marker", "spec"), [("wire", ""), ("wire", ",eng")])
def test_not_after_entering_wire(marker: str, spec: str) -> None:
    state = position(f"us-1-1@0403:r4{spec} de-1-1@0405:r4 {FAR}", **{marker: "0404"})  # type: ignore[arg-type]
    do(state, "use us-1-1", "assault", "to 0404")
    assert starts(state, "storm") == []
    assert "stop" in legal(state)


@pytest.mark.rule("ASLT-03", "FORT-16")
def test_not_after_entering_mines() -> None:
    state = position(f"us-1-1@0403:r4 de-1-1@0405:r4 {FAR}", mines="0404")
    do(state, "use us-1-1", "assault", "to 0404", "hits 0")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert is_(state, "us-1-1") == "r4,tired"


@pytest.mark.rule("ASLT-27", "FORT-17")
@pytest.mark.parametrize("marker", ["wire", "mines"])
def test_a_squad_that_began_there_may_at_half_firepower(marker: str) -> None:
    state = position(f"us-1-1@0404:r3 us-1-2@0404:r4 us-1-3@0304:r4 de-1-1@0405:r4 {FAR}", **{marker: "0404"})  # type: ignore[arg-type]
    storm(state, "us-1-1", "0405")
    assert starts(state, "with") == ["us-1-3"]  # 1-2 would be halved twice
    do(state, "begin")
    assert rolls(state) == "assault 2 on 4"


@pytest.mark.rule("ASLT-27", "FORT-22")
def test_smoke_that_they_come_from_does_not_halve() -> None:
    state = position(f"us-1-1@0404:r4 us-1-2@0404:r4 de-1-1@0405:r4 {FAR}", smoke="0404")
    storm(state, "us-1-1", "0405", "with us-1-2")
    assert rolls(state) == "assault 6 on 4"


@pytest.mark.rule("FORT-24", "MOD-03", "ASLT-06")
def test_ex_a12_an_assault_into_smoke() -> None:
    """A12: the firepower is halved and nobody may support."""
    state = position(f"us-1-1@0404:r3 us-1-2@0404:r4 de-1-1@0405:r3 {FAR}", smoke="0405")
    storm(state, "us-1-1", "0405")
    assert rolls(state) == "assault 2 on 4"
    do(state, "hits 1")
    assert rolls(state) == "assault-cover 2 on 5"
    do(state, "hits 0")
    assert rolls(state) == "assault-return 2 on 4"
    state = position(f"us-1-1@0404:r3 de-1-1@0405:r3 {FAR}", smoke="0405", wire="0404")
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == []  # halved twice


@pytest.mark.rule("ASLT-04")
def test_not_up_a_cliff_but_with_support_from_below() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 {FAR}", level="0405=2")
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == []
    state = position(f"us-1-1@0404:r4 us-1-2@0304:r4 de-1-1@0405:r1 {FAR}", level="0405=2 0404=1")
    storm(state, "us-1-1", "0405", "with us-1-2")
    assert rolls(state) == "assault 6 on 4"
    do(state, "hits 2", "hits 0", "hit de-1-1")
    assert legal(state) == ["follow us-1-1", "done"]  # the other stands under the cliff


@pytest.mark.rule("ASLT-05", "CONC-10")
def test_a_hex_of_concealed_squads_cannot_be_assaulted() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4,hidden {FAR}", terrain="0405=woods")
    do(state, "use us-1-1", "assault")
    assert starts(state, "storm") == []


@pytest.mark.rule("ASLT-05", "CONC-10")
def test_concealed_squads_choose_to_fight_or_to_stay_out() -> None:
    state = position(
        f"us-1-1@0404:e4 de-1-1@0405:r4 de-1-2@0405:r4,hidden,entrenched de-1-3@0405:r3,hidden,med {FAR}",
        terrain="0405=woods", forts="0405=entrenchment",
    )  # fmt: skip
    storm(state, "us-1-1", "0405")
    assert legal(state) == ["reveal de-1-2", "stay_out de-1-2"]
    assert asked(state) == "de iron-prompt-show ASLT-05"
    assert question(state) == "iron-prompt-show unit=@iron-de-1-2 scope=0"
    done = do(state, "reveal de-1-2")
    assert told(done) == ["revealed unit=de-1-2 hex=0405 by=ASLT-05"]
    assert legal(state) == ["reveal de-1-3", "stay_out de-1-3"]
    done = do(state, "stay_out de-1-3")
    assert done == []
    do(state, "hits 5")
    assert rolls(state) == "assault-cover 4 on 5"  # woods and the entrenchment; the medic is out of it
    do(state, "hits 0")
    assert rolls(state) == "assault-return 8 on 4"
    do(state, "hits 0")
    assert legal(state) == ["hit de-1-1", "hit de-1-2"]
    done = do(state, *["hit de-1-1"] * 4, "hit de-1-2")
    assert told(done)[-2:] == ["assault_won hex=0405 hits=5 back=0", "revealed unit=de-1-3 hex=0405 by=ASLT-05"]
    do(state, "retreat 0406")
    assert [at(state, unit) for unit in ("de-1-2", "de-1-3")] == ["0406", "0406"]
    assert is_(state, "de-1-3") == "r3,tired,med"


@pytest.mark.rule("ASLT-05")
def test_who_stayed_out_stays_concealed_if_the_assault_fails() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 de-1-2@0405:r4,hidden {FAR}", terrain="0405=woods")
    storm(state, "us-1-1", "0405", "stay_out de-1-2", "hits 1", "hits 1", "hits 0")
    assert is_(state, "de-1-2") == "r4,hidden"
    assert asked(state) == "us iron-prompt-turn ACT-01"


# --- ASLT-07 to ASLT-13 the sums --------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-07", "ASLT-08")
def test_the_attack() -> None:
    """Firepower against infantry, even against a truck; flames before the halving; anti-tank tokens do nothing."""
    attack, _, _ = sums("us-1-1@0404:e3 us-1-2@0404:r3 us-1-3@0304:r3,flame de-truck-1@0405", "us-1-2", "us-1-3")
    assert attack == [("us-1-1", 6, ""), ("us-1-2", 2, "ASLT-07"), ("us-1-3", 3, "ASLT-07")]
    attack, _, _ = sums("us-1-1@0404:r3,flame de-1-1@0405:r4")
    assert attack == [("us-1-1", 5, "")]
    attack, _, _ = sums("us-1-1@0404:r4,at de-halftrack-1@0405")
    assert attack == [("us-1-1", 4, "")]
    attack, _, _ = sums("us-1-1@0404:r3,flame de-1-1@0405:r4", bonus=2, wire="0404")
    assert attack == [("us-1-1", 4, "ASLT-27")]  # half of 3 + 2 + 2
    attack, _, _ = sums("us-1-1@0404:r3 de-1-1@0405:r4", mines="0404")
    assert attack == [("us-1-1", 2, "FORT-17")]
    attack, _, _ = sums("us-1-1@0404:r3 de-1-1@0405:r4", smoke="0404 0405")
    assert attack == [("us-1-1", 2, "FORT-24")]


@pytest.mark.rule("ASLT-09")
@pytest.mark.parametrize(
    ("units", "more", "lines"),
    [
        ("de-1-1@0405:r3 de-1-2@0405:e2,tired", {}, [("de-1-1", 3, ""), ("de-1-2", 4, "")]),
        ("de-1-1@0405:r3,pinned", {}, [("de-1-1", 2, "DMG-11")]),
        ("de-1-1@0405:r3,pinned de-1-2@0405:o1,disrupted", {}, [("de-1-1", 3, ""), ("de-1-2", 0, "DMG-12")]),
        ("de-1-1@0405:r3,pinned de-1-2@0406:o1", {}, [("de-1-1", 2, "DMG-11")]),
        ("de-1-1@0405:m2", {}, [("de-1-1", 0, "")]),
        ("de-1-1@0405:r2m1 de-1-2@0405:g1", {}, [("de-1-1", 2, ""), ("de-1-2", 4, "")]),
        ("de-truck-1@0405 de-halftrack-1@0405", {}, [("de-halftrack-1", 4, ""), ("de-truck-1", 0, "")]),
        ("de-halftrack-1@0405:heavy", {}, [("de-halftrack-1", 2, "DMG-08")]),
        ("de-halftrack-1@0405:light", {}, [("de-halftrack-1", 4, "")]),
        ("de-1-1@0405:r3 de-halftrack-1@0405", {"wire": "0405"},
         [("de-1-1", 2, "FORT-08"), ("de-halftrack-1", 4, "")]),
        ("de-1-1@0405:r3 de-halftrack-1@0405", {"smoke": "0405"},
         [("de-1-1", 2, "FORT-23"), ("de-halftrack-1", 2, "FORT-23")]),
        ("de-1-1@0405:r3 de-halftrack-1@0405", {"mines": "0405"}, [("de-1-1", 3, ""), ("de-halftrack-1", 4, "")]),
    ],
)  # fmt: skip
def test_the_return(units: str, more: dict[str, Any], lines: list[tuple[str, int, str]]) -> None:
    assert sums(f"us-1-1@0404:r4 {units}", **more)[1] == lines


@pytest.mark.rule("MOD-04", "ASLT-09")
@pytest.mark.parametrize(
    ("unit", "more"),
    [
        ("de-1-1@0405:r3", {"wire": "0405", "smoke": "0405"}),
        ("de-1-1@0405:r3,pinned", {"wire": "0405"}),
        ("de-1-1@0405:r3,pinned", {"smoke": "0405"}),
        ("de-halftrack-1@0405:heavy", {"smoke": "0405"}),
    ],
)
def test_two_halvings_leave_nothing_in_defence(unit: str, more: dict[str, Any]) -> None:
    assert sums(f"us-1-1@0404:r4 {unit}", **more)[1] == [(unit.partition("@")[0], 0, "MOD-04")]


@pytest.mark.rule("MOD-04")
def test_such_a_unit_still_defends() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r3,pinned {FAR}", wire="0405")
    storm(state, "us-1-1", "0405", "hits 1")
    assert legal(state) == ["hit de-1-1"]  # nothing comes back; it suffers


@pytest.mark.rule("ASLT-10", "ASLT-11", "ASLT-12", "SPEC-10")
def test_the_cover() -> None:
    units = "us-1-1@0404:r4 de-1-1@0405:r4,entrenched de-1-2@0405:r4,bunkered,med de-halftrack-1@0405"
    more: dict[str, Any] = {"terrain": "0405=woods", "forts": "0405=entrenchment 0405=pillbox 0405=pillbox"}
    lines = [("terrain", 2, "ASLT-10"), ("fort", 8, "ASLT-10"), ("smoke", 2, "FORT-23"), ("trap", 1, "FORT-15")]
    assert sums(units, smoke="0405", traps="0405", **more)[2] == [*lines, ("medic", 1, "SPEC-10")]
    burnt = sums(units.replace("us-1-1@0404:r4", "us-1-1@0404:r4,flame"), smoke="0405", traps="0405", **more)[2]
    assert burnt == [*lines, ("medic", 1, "SPEC-10"), ("flames", -5, "ASLT-11")]


@pytest.mark.rule("ASLT-11", "ASLT-08")
def test_flames_take_5_in_all_and_never_more_than_there_is() -> None:
    units = "us-1-1@0404:r4,flame us-1-2@0404:r4,flame de-1-1@0405:r4,bunkered"
    found = sums(units, "us-1-2", forts="0405=pillbox", terrain="0405=woods")[2]
    assert found == [("terrain", 2, "ASLT-10"), ("fort", 6, "ASLT-10"), ("flames", -5, "ASLT-11")]
    found = sums("us-1-1@0404:r4,flame de-1-1@0405:r4", terrain="0405=rough")[2]
    assert found == [("terrain", 1, "ASLT-10"), ("flames", -1, "ASLT-11")]


@pytest.mark.rule("ASLT-10", "FORT-15")
def test_a_trap_covers_squads_only() -> None:
    assert sums("us-1-1@0404:r4 de-truck-1@0405", traps="0405")[2] == []
    assert sums("us-1-1@0404:r4 de-1-1@0405:r4", traps="0405")[2] == [("trap", 1, "FORT-15")]


@pytest.mark.rule("SPEC-10", "SPEC-02", "FIG-02", "FIG-14")
def test_no_other_cover_in_an_assault() -> None:
    """A pinned medic does nothing; elite figures and officers cover against suppressive fire only."""
    assert sums("us-1-1@0404:r4 de-1-1@0405:e3o1,med,pinned")[2] == []


@pytest.mark.rule("ASLT-13", "SPEC-10")
def test_attackers_have_no_cover() -> None:
    state = position(
        f"us-1-1@0404:r4,med,entrenched de-1-1@0405:r4 {FAR}", terrain="0404=woods", forts="0404=entrenchment"
    )
    do(state, "use us-1-1", "assault", "leave", "storm 0405", "hits 0", "hits 2", "hit us-1-1")
    assert legal(state) == ["hit us-1-1"]
    do(state, "hit us-1-1")
    assert is_(state, "us-1-1") == "r2,tired,med"


@pytest.mark.rule("ASLT-09", "ASLT-13")
def test_without_return_fire_nothing_is_rolled() -> None:
    state = position(f"us-1-1@0404:r4 de-truck-1@0405 {FAR}")
    done = storm(state, "us-1-1", "0405", "hits 1")
    assert tags(done).count("assault_rolled") == 1
    assert legal(state) == ["hit de-truck-1"]


@pytest.mark.rule("ASLT-14")
def test_both_roll_before_the_losses() -> None:
    """Nobody dies before he has fired: 4 hits on a squad of 1 do not stop its die."""
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r1 {FAR}")
    storm(state, "us-1-1", "0405", "hits 4")
    assert rolls(state) == "assault-return 1 on 4"


# --- ASLT-15, ASLT-16 losses ------------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-15")
def test_the_active_squad_first_then_whom_the_attacker_likes() -> None:
    state = position(f"us-1-1@0404:r2 us-1-2@0404:r1o1 us-1-3@0304:r4 de-1-1@0405:e4 {FAR}")
    storm(state, "us-1-1", "0405", "with us-1-2", "with us-1-3", "hits 0", "hits 5")
    assert legal(state) == ["hit us-1-1"]
    done = do(state, "hit us-1-1", "hit us-1-1")
    assert told(done) == ["figure_lost unit=us-1-1 figure=regular", "unit_lost unit=us-1-1 hex=0404 by=DMG-02"]
    assert legal(state) == ["hit us-1-2", "hit us-1-3"]
    do(state, "hit us-1-2")
    assert legal(state) == ["lose regular", "lose officer"]
    assert asked(state) == "us iron-prompt-losses DMG-01"
    done = do(state, "lose regular", "hit us-1-3", "hit us-1-2")
    assert told(done)[-1] == "assault_failed hex=0405 hits=0 back=5"
    assert [at(state, f"us-1-{number}") for number in (1, 2, 3)] == ["box", "box", "0304"]
    assert is_(state, "us-1-3") == "r3,tired"


@pytest.mark.rule("ASLT-16", "DMG-07")
@pytest.mark.parametrize(
    ("vehicle", "room"),
    [("de-halftrack-1@0405", 4), ("de-halftrack-1@0405:light", 3), ("de-halftrack-1@0405:heavy", 1),
     ("de-truck-1@0405", 3), ("de-truck-1@0405:light", 1)],
)  # fmt: skip
def test_a_vehicle_takes_no_more_than_destroy_it(vehicle: str, room: int) -> None:
    name = vehicle.partition("@")[0]
    state = position(f"us-1-1@0404:e4 de-1-1@0405:r4 {vehicle} {FAR}")
    storm(state, "us-1-1", "0405", "hits 6", "hits 0")
    for _ in range(room):
        assert legal(state) == ["hit de-1-1", f"hit {name}"]
        do(state, f"hit {name}")
    assert legal(state) == ["hit de-1-1"]
    done = do(state, *["hit de-1-1"] * min(4, 6 - room))
    assert f"unit_lost unit={name} hex=0405" in " ".join(told(done))
    assert at(state, name) == "box"


@pytest.mark.rule("ASLT-16", "DMG-02")
def test_hits_beyond_the_last_figure_are_lost() -> None:
    state = position(f"us-1-1@0404:e4 de-1-1@0405:r1 {FAR}")
    done = storm(state, "us-1-1", "0405", "hits 7", "hits 0", "hit de-1-1")
    assert told(done)[-2:] == ["unit_lost unit=de-1-1 hex=0405 by=DMG-02", "assault_won hex=0405 hits=7 back=0"]


@pytest.mark.rule("ASLT-16", "DMG-01")
def test_the_defender_chooses_his_figures() -> None:
    state = position(f"us-1-1@0404:e4 de-1-1@0405:r1g1 {FAR}")
    storm(state, "us-1-1", "0405", "hits 1", "hits 0", "hit de-1-1")
    assert asked(state) == "de iron-prompt-losses DMG-01"
    assert legal(state) == ["lose regular", "lose mg"]


@pytest.mark.rule("ASLT-16", "TRAN-09")
def test_a_destroyed_carrier_takes_its_squad_along() -> None:
    state = position(f"us-1-1@0404:e4 de-halftrack-1@0405 de-1-1@de-halftrack-1:r4 {FAR}")
    done = storm(state, "us-1-1", "0405", "hits 4", "hits 0", *["hit de-halftrack-1"] * 4)
    assert told(done)[-3:] == [
        "unit_lost unit=de-1-1 hex=0405 by=TRAN-09",
        "unit_lost unit=de-halftrack-1 hex=0405 by=DMG-07",
        "assault_won hex=0405 hits=4 back=0",
    ]
