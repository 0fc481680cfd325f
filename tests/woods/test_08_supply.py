"""8.0 Supply: when it is tested, how a line runs, what its lack means, Peiper's fuel, supply from the air.

The open south-west (columns 02 to 06, rows 25 to 29) is clear and without a river. In its corner 0130 has the
neighbours 0129, 0229 and 0230; the nearest sources of the Allies are 0126 and 0630.
"""

from pathlib import Path

import pytest

from grognard.games.woods.board import BOOK, GERMAN, HEXES, UNITS
from grognard.games.woods.replacements import cannot_restore
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import IN_TOWN, NO_FUEL, ON_PEIPER, OOS, WoodsState, board_of, put
from grognard.games.woods.supply import check_supply, is_oos, lines, supplied_hexes, us_supplied_hexes
from grognard.games.woods.turn import END, ENGINEERS, MOTORIZED, REPLACE_FIRST, REPLACE_SECOND, ROUNDS
from grognard.games.woods.zoc import refresh_both
from grognard.toolbox.masks import bits
from tests.woods import oracle
from tests.woods.position import (
    asked,
    assault,
    asset,
    at,
    bare,
    begin,
    chits,
    cites,
    corrected,
    do,
    flag,
    go,
    is_broken,
    legal,
    opening,
    position,
    resume,
    seen,
    spent,
    starts,
    told,
)  # fmt: skip

SEEDS = range(16)
# Germans on every source of the Allies: no Allied unit is supplied
SIEGE = (
    "g-276-987_988@0105 g-212-320@0109 g-212-316_423@0113 g-9-36@0126 g-9-57_116@0630 g-79-208@1301 g-79-212_226@1730"
    " g-167-331@2030 g-167-339_387@2201 g-246-352@2630 g-246-404_689@3201 g-340-694@3230 g-340-695_696@3630"
)
# Americans on every source of the Germans
BLOCKADE = "u-4id-12@4307 u-4id-8@4313 u-4id-22@4319 u-28id-110@4324"
# The corner: 0129 is held by armour without a zone, 0229 and 0230 lie in the zone of 0330
CORNER = "u-4ad-cca@0130 g-506@0129 g-1ss-hansen@0330"
FUMAY = "0519/0618 0617/0618"  # its bridges over the Meuse; all else around it is forest


def linked(state: WoodsState, side: str) -> set[str]:
    return {HEXES[hex_] for hex_ in bits(supplied_hexes(state, SIDES.index(side)))}


def oos(state: WoodsState, unit: str) -> bool:
    return is_oos(state, UNITS.index(unit))


def allowance(state: WoodsState) -> float:
    """The MP of the unit in hand."""
    return int(state.stack[-1].limit) / 2


# --- 8.2 how a line runs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2a", "8.2b", "7.3e", "7.3f", "7.3g", "2.2.1b")
@pytest.mark.parametrize("seed", SEEDS)
def test_anywhere_on_the_map_lines_are_what_the_rules_say(seed: int) -> None:
    state = oracle.scattered(seed)
    for side in SIDES:
        assert linked(state, side) == oracle.supplied(state, side)


@pytest.mark.rule("8.2a", "8.2b")
@pytest.mark.parametrize("seed", SEEDS)
def test_and_however_bridges_and_hexes_are_closed(seed: int) -> None:
    """Lines themselves: with many bridges blown, and units of one side only, so that zones play no part."""
    state = oracle.scattered(seed, share=0.6, units=0)
    for side, name in enumerate(SIDES):
        found = lines(state.board, side, 0, bytes(state.bridge))
        assert {HEXES[hex_] for hex_ in bits(found)} == oracle.supplied(state, name)


@pytest.mark.rule("8.2a")
def test_at_most_five_hexes_to_a_road() -> None:
    """From 0130 by 0230, 0330, 0430 and 0530 to 0630, a road hex: five. With 0530 held it is six."""
    near = "u-4ad-cca@0130 g-506@0129 g-301@0229"  # neither has a zone
    assert not oos(bare(near), "u-4ad-cca")
    assert oos(bare(f"{near} g-vdh@0530"), "u-4ad-cca")
    assert not oos(bare("u-4ad-cca@0230 g-506@0129 g-301@0229 g-vdh@0530"), "u-4ad-cca")  # one hex nearer


@pytest.mark.rule("8.2a")
def test_a_unit_on_a_road_needs_no_path_and_its_own_hex_is_not_tested() -> None:
    """Bastogne (2518) in the zones of 2517 and 2617; the road to the south is free."""
    for unit in ("u-82ab-504@2518", ""):
        state = bare(f"{unit} g-12-27@2517 g-26-39@2617")
        assert "2518" in oracle.zones(state, "german")
        assert "2519" not in oracle.zones(state, "german")
        assert "2518" in linked(state, "allied")
        assert "2618" in linked(state, "allied")  # in a zone too, beside the road


@pytest.mark.rule("8.2a", "2.2.1b")
def test_a_unit_on_a_source_is_supplied_and_any_number_use_one() -> None:
    """All sources but 0126 are taken: everybody lives by that one."""
    siege = SIEGE.replace("g-9-36@0126", "")
    units = ["u-4ad-cca@0227", "u-82ab-504@2518", "u-2id-9@3406", "b-29@1410"]
    state = bare(f"{siege} {' '.join(units)}")
    assert not any(oos(state, unit.partition("@")[0]) for unit in units)
    state = bare(f"{SIEGE} {' '.join(units)}")
    assert all(oos(state, unit.partition("@")[0]) for unit in units)
    assert not oos(bare(f"{siege} u-4ad-cca@0126 g-12-27@0225 g-26-39@0127 g-3-5@0226"), "u-4ad-cca")


@pytest.mark.rule("2.2.1b", "8.2a")
@pytest.mark.parametrize("side", SIDES)
def test_every_entry_hex_is_a_source_for_its_side_alone(side: str) -> None:
    """With all others of its side taken, the road out of each of them is supplied; with all taken nothing is."""
    other = "u" if side == "german" else "g"
    pool = [name for name, row in BOOK.units.items() if name.startswith(other) and row.type == "infantry"]
    sources = sorted(oracle.SOURCES[side])
    for open_ in sources:
        taken = [hex_ for hex_ in sources if hex_ != open_]
        state = bare(" ".join(f"{unit}@{hex_}" for unit, hex_ in zip(pool, taken, strict=False)))
        ways = [name for name in BOOK.map.roads if open_ in name]
        assert ways
        for way in ways:
            assert set(way.split("/")) <= linked(state, side)
        assert len(linked(state, side)) > 100
    state = bare(" ".join(f"{unit}@{hex_}" for unit, hex_ in zip(pool, sources, strict=False)))
    assert linked(state, side) == set(sources)


@pytest.mark.rule("8.2b", "2.2")
def test_a_line_crosses_no_river_without_a_bridge() -> None:
    """1725 is clear, with rivers on all sides and no bridge."""
    state = bare("")
    for side in SIDES:
        assert "1725" not in linked(state, side)
        assert "1724" in linked(state, side)


@pytest.mark.rule("8.2b")
def test_a_line_crosses_a_bridge_until_it_is_destroyed() -> None:
    """Fumay (0618), woods: bridges to 0519 and 0617, forest elsewhere."""
    assert "0618" in linked(bare(""), "allied")
    for bridge in FUMAY.split():
        assert "0618" in linked(bare("", broken=bridge), "allied")
    assert "0618" not in linked(bare("", broken=FUMAY), "allied")
    assert "0618" not in linked(bare("", broken=FUMAY), "german")


@pytest.mark.rule("8.2b")
def test_a_line_leaves_a_forest_but_enters_one_only_along_a_road() -> None:
    """0619 and 0719, forest next to Fumay: out of them to the road. 0620 and 0720 would have to enter them."""
    found = linked(bare(""), "allied")
    assert {"0618", "0619", "0719", "0519"} <= found
    assert not {"0620", "0720", "0820"} & found
    assert "0519" in found  # forest along a road


@pytest.mark.rule("8.2b", "7.3e")
def test_a_line_enters_no_enemy_hex_and_no_enemy_zone() -> None:
    corner = "u-4ad-cca@0130"
    assert not oos(bare(f"{corner} g-506@0129 g-301@0229"), "u-4ad-cca")
    assert oos(bare(f"{corner} g-506@0129 g-301@0229 g-vdh@0230"), "u-4ad-cca")  # all three neighbours are held
    assert oos(bare(CORNER), "u-4ad-cca")  # held, and two in a zone
    assert not oos(bare(CORNER.replace("g-1ss-hansen@0330", "g-1ss-hansen@0330:1")), "u-4ad-cca")


@pytest.mark.rule("8.2c")
def test_a_hex_is_in_supply_as_if_a_unit_stood_there() -> None:
    """Neufchâteau (2022): an engineer, the Delay and a rebuilt unit may go there; not when the Allies are besieged."""
    units = "u-4id-12@dead u-4ad-cca@2020 u-delay@waiting"
    for siege, fine in (("", True), (SIEGE, False)):
        state = bare(f"{units} {siege}", turn=4)
        resume(state, ENGINEERS)
        assert ("deploy ue-iii" in legal(state)) == fine
        do(state, *(["pass"] if fine else []))
        while asked(state).split()[1] not in (
            "woods-prompt-delay",
            "woods-prompt-replacements",
            "woods-prompt-army-chit",
        ):
            do(state, "pass")
        assert ("to 2022" in legal(state)) == fine
    for siege, fine in (("", True), (BLOCKADE, False)):
        state = bare(f"g-12-27@4019 {siege}", turn=4)
        resume(state, MOTORIZED)
        assert ("motorize g-12-27" in legal(state)) == fine


@pytest.mark.rule("8.2a", "8.3a", "8.3d")
def test_the_figures_come_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An owner who corrects five hexes to four, and 3 MP to 2."""
    corrected(monkeypatch, tmp_path, tables={"supply": {"reach": 4, "oos_movement": 2}})
    near = "g-506@0129 g-301@0229"
    assert oos(bare(f"u-4ad-cca@0130 {near}"), "u-4ad-cca")
    assert not oos(bare(f"u-4ad-cca@0230 {near}"), "u-4ad-cca")
    for unit, side, lacks in (("g-2pz-b", "german", "g-2pz-b"), ("u-4ad-cca", "allied", "")):
        state = position(f"{unit}@2517 {SIEGE}", side=side, oos=lacks)
        do(state, f"move {unit}")
        assert allowance(state) == 2


# --- 8.1 when it is tested --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1a")
def test_an_allied_unit_is_tested_at_each_use() -> None:
    """The same unit: cut off it moves 3 MP and does not attack; the moment the zone is gone it does both."""
    state = position(f"{CORNER} u-4ad-ccb@0227", side="allied")
    do(state, "move u-4ad-cca")
    assert allowance(state) == 3
    state = position(f"{CORNER} u-4ad-ccb@0229", side="allied")
    do(state, "move u-4ad-cca")
    assert allowance(state) == 6
    assert not any(state.flags[unit] & OOS for unit in range(len(UNITS)))  # nothing is remembered
    for friend, attacks in (("0227", False), ("0229", True)):
        state = position(f"{CORNER} u-4ad-ccb@{friend}", side="allied", round_="combat")
        do(state, "end")
        assert starts(state, "attack") == (["0129", "0330"] if attacks else [])


@pytest.mark.rule("8.1a", "8.2a", "7.3f")
def test_ex_04_supply_made_during_movement() -> None:
    """X is 0229: a friend moves into it first, then the unit in 0130 moves without restriction."""
    state = position(f"{CORNER} u-4ad-ccb@0227", side="allied")
    assert oos(state, "u-4ad-cca")
    go(state, "u-4ad-ccb", "0228", "0229")
    assert at(state, "u-4ad-ccb") == "0229:2"
    assert not oos(state, "u-4ad-cca")
    do(state, "move u-4ad-cca")
    assert allowance(state) == 6


@pytest.mark.rule("8.1a", "8.2b")
def test_ex_04_the_same_by_a_bridge_rebuilt() -> None:
    """Fumay with both bridges destroyed: infantry crosses from 0519 and rebuilds one."""
    state = position("u-4ad-cca@0618 u-26id-101@0519", side="allied", broken=FUMAY)
    assert oos(state, "u-4ad-cca")
    go(state, "u-26id-101", "0618")
    do(state, "stop")
    assert not is_broken(state, "0519/0618")
    assert not oos(state, "u-4ad-cca")
    do(state, "move u-4ad-cca")
    assert allowance(state) == 6


@pytest.mark.rule("8.1b")
def test_a_german_unit_is_tested_by_a_check_and_keeps_its_state_till_the_next() -> None:
    """0304 is ringed by Americans; another German far behind is not."""
    ring = "u-82ab-504@0303 u-82ab-505@0404 u-82ab-508@0204"
    state = bare(f"g-12ss-muller@0304 g-12-27@4212 g-26-39@dead g-9-36@waiting {ring}", turn=3)
    assert not oos(state, "g-12ss-muller")  # cut off, but not tested
    begin(state)
    do(state, "end")
    events = do(state, "draw supply")
    assert told(events)[-1] == "supply_checked units=g-12ss-muller"
    assert events[-1].cite() == "8.1b"
    assert oos(state, "g-12ss-muller")
    assert flag(state, "g-12ss-muller", OOS)
    assert not oos(state, "g-12-27")
    assert not flag(state, "g-9-36", OOS)  # not on the map
    assert "unsupplied" in seen(state, "g-12ss-muller").marks
    for unit in ("u-82ab-504", "u-82ab-505", "u-82ab-508"):
        assert not flag(state, unit, OOS)


@pytest.mark.rule("8.1b")
def test_ex_05_cut_off_after_both_checks_it_stays_supplied() -> None:
    state = bare("g-12ss-muller@0304 u-82ab-504@0601 u-82ab-505@0602 u-82ab-508@0603", turn=3)
    for _ in range(2):
        check_supply(state, [])
    for unit, hex_ in (("u-82ab-504", "0303"), ("u-82ab-505", "0404"), ("u-82ab-508", "0204")):
        put(state, UNITS.index(unit), HEXES.index(hex_))
    refresh_both(state)
    assert "0304" not in linked(state, "german")
    assert not oos(state, "g-12ss-muller")
    begin(state, round_="combat")
    do(state, "end", "attack 0303")
    assert legal(state) == ["join g-12ss-muller"]  # for the rest of the turn, and until a check
    resume(state, END)
    assert not oos(state, "g-12ss-muller")
    check_supply(state, [])
    assert oos(state, "g-12ss-muller")


@pytest.mark.rule("8.1c")
def test_two_checks_in_each_turn_from_turn_2_and_all_supplied_at_the_start() -> None:
    state = opening()
    assert not any(flags & OOS for flags in state.flags)
    assert chits(state.cup).count("supply") == 0
    for turn in range(2, 13):
        state = bare("g-12-27@4212", turn=turn)
        resume(state, ROUNDS)
        assert chits(state.cup).count("supply") == 2


@pytest.mark.rule("8.1d")
def test_a_test_that_succeeds_makes_a_unit_supplied_at_once() -> None:
    state = bare("g-12ss-muller@0304:2 g-12-27@4212:1", turn=4, oos="g-12ss-muller g-12-27")
    out: list[object] = []
    check_supply(state, out)  # type: ignore[arg-type]
    assert told(out) == ["supply_checked units="]  # type: ignore[arg-type]
    assert not flag(state, "g-12ss-muller", OOS)
    state = bare("g-12ss-muller@0304:2 g-12-27@4212:1", turn=4, oos="g-12ss-muller g-12-27")
    resume(state, REPLACE_SECOND)
    assert legal(state) == ["restore g-12ss-muller", "restore g-12-27", "pass"]
    do(state, "restore g-12-27")
    assert not flag(state, "g-12-27", OOS)
    assert flag(state, "g-12ss-muller", OOS)


@pytest.mark.rule("8.1b", "13.2b")
def test_a_unit_supplied_by_its_state_but_cut_off_gets_no_replacement() -> None:
    ring = "u-82ab-504@0303 u-82ab-505@0404 u-82ab-508@0204"
    state = bare(f"g-12ss-muller@0304:2 g-12-27@4212:1 {ring}", turn=4)
    resume(state, REPLACE_SECOND)
    assert legal(state) == ["restore g-12-27", "pass"]


@pytest.mark.rule("8.1e")
def test_a_unit_may_move_to_where_it_will_be_out_of_supply() -> None:
    """From 0229, where it is supplied, into the corner, where it is not; and a German into a pocket."""
    state = position("u-4ad-cca@0229 g-506@0129 g-1ss-hansen@0330", side="allied")
    assert not oos(state, "u-4ad-cca")
    do(state, "move u-4ad-cca", "to 0130", "stop")
    assert oos(state, "u-4ad-cca")
    state = position("g-12-27@0403 u-82ab-505@0405 u-82ab-508@0204 u-82ab-504@0302")
    assert not state.flags[UNITS.index("g-12-27")] & OOS
    go(state, "g-12-27", "0303")
    assert at(state, "g-12-27") == "0303:2"


# --- 8.3 what its lack means ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3a")
@pytest.mark.parametrize("unit", ["u-4ad-cca", "u-cav-6"])
def test_allied_armour_and_cavalry_out_of_supply(unit: str) -> None:
    """2517 to 2518 and 2519: clear, along a road."""
    state = position(f"{unit}@2517", side="allied")
    do(state, f"move {unit}")
    assert allowance(state) == 6
    do(state, "to 2518")
    assert spent(state) == 0.5
    state = position(f"{unit}@2517 {SIEGE}", side="allied")
    do(state, f"move {unit}")
    assert allowance(state) == 3
    do(state, "to 2518")
    assert spent(state) == 1  # no road rate
    do(state, "to 2519", "to 2520")
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"  # three hexes and no more
    for siege, attacks in (("", ["attack 2518", "end"]), (SIEGE, None)):
        state = position(f"{unit}@2517 g-506@2518 {siege}", side="allied", round_="combat")
        do(state, "end")
        assert (legal(state) == attacks) if attacks else (asked(state) == "chance woods-roll-chit 14.1")


@pytest.mark.rule("8.3a")
def test_allied_armour_out_of_supply_has_no_shift_in_defence() -> None:
    """10 to 4 is 2-1: one to the left for armour in the clear; out of supply not that, but one to the right."""
    units = "g-12-27@0427 g-12-48_89@0427 u-4ad-cca@0327 u-4ad-ccb@0326"
    for siege, column in (("", "1-1"), (SIEGE, "3-1")):
        state = position(f"{units} {siege}", round_="combat")
        assert f"column={column}" in told(assault(state, "0327", "g-12-27", "g-12-48_89", die=1))[-1]


@pytest.mark.rule("8.3b")
def test_allied_infantry_out_of_supply_neither_drives_nor_attacks() -> None:
    """2517 lies on a road."""
    state = position("u-26id-101@2517", side="allied")
    do(state, "move u-26id-101")
    assert "drive" in legal(state)
    state = position(f"u-26id-101@2517 {SIEGE}", side="allied")
    do(state, "move u-26id-101")
    assert "drive" not in legal(state)
    assert allowance(state) == 3
    do(state, "to 2518")
    assert spent(state) == 1  # along the road as ever
    state = position(f"u-26id-101@2517 g-506@2518 {SIEGE}", side="allied", round_="combat")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"
    state = position("u-26id-101@2517 g-506@2518", side="allied", round_="combat")
    do(state, "end")
    assert legal(state) == ["attack 2518", "end"]


@pytest.mark.rule("8.3c", "2.3.1.1b")
@pytest.mark.parametrize("steps", [2, 3])
def test_german_armour_out_of_supply_moves_only_as_its_third_step(steps: int) -> None:
    state = position(f"g-2pz-a@2517:{steps}", oos="g-2pz-a")
    assert legal(state) == ["abandon g-2pz-a", "end"]
    events = do(state, "abandon g-2pz-a")
    assert told(events) == ["abandoned unit=g-2pz-a"]
    assert cites(events) == ["8.3c"]
    assert at(state, "g-2pz-a") == "2517:1"
    assert allowance(state) == 3
    assert "stop" not in legal(state)
    do(state, "to 2518")
    assert spent(state) == 1  # no road rate
    do(state, "to 2519", "to 2520")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert at(state, "g-2pz-a") == "2520:1"  # for good


@pytest.mark.rule("8.3c")
def test_third_steps_and_armour_without_one() -> None:
    state = position("g-2pz-a@2517:1 g-506@2720 g-301@2719 g-lehr-a@2617", oos="g-2pz-a g-506 g-301")
    assert legal(state) == ["move g-2pz-a", "move g-lehr-a", "end"]  # 301 and 506 cannot move
    do(state, "move g-2pz-a")
    assert allowance(state) == 3


@pytest.mark.rule("8.3c")
def test_no_tanks_are_left_behind_for_nothing() -> None:
    """Hemmed in by zones it cannot move as a third step either."""
    ring = "u-82ab-504@0303 u-82ab-505@0404 u-82ab-508@0204"
    assert legal(position(f"g-2pz-a@0304 {ring}", oos="g-2pz-a")) == ["end"]


@pytest.mark.rule("8.3c")
def test_german_armour_out_of_supply_does_not_attack_nor_close_up() -> None:
    for lacks in ("", "g-2pz-a"):
        state = position("g-2pz-a@0427 u-82ab-504@0327", round_="combat", oos=lacks)
        do(state, "end")
        assert asked(state) == ("chance woods-roll-chit 14.1" if lacks else "german woods-prompt-attacks 11.1e")
        state = position("g-2pz-a@0428 u-82ab-504@0327", round_="combat", oos=lacks)
        assert legal(state) == (["end"] if lacks else ["move g-2pz-a", "end"])


@pytest.mark.rule("8.3c")
def test_german_armour_out_of_supply_has_no_shift_in_defence_and_retreats_as_it_is() -> None:
    """12 to 6 is 2-1; one to the left for armour in the clear, or one to the right out of supply: 3-1."""
    units = "u-26id-101@0427 u-26id-104@0427 u-26id-328@0427 g-2pz-a@0527"
    for lacks, column in (("", "1-1"), ("g-2pz-a", "3-1")):
        state = position(units, side="allied", round_="combat", oos=lacks)
        events = assault(state, "0527", "u-26id-101", "u-26id-104", "u-26id-328", die=4)
        assert f"column={column}" in told(events)[-1]
    do(state, "retreat g-2pz-a", "to 0627")
    do(state, *[line for line in legal(state) if line.startswith("to ")][:1])
    assert state.steps[UNITS.index("g-2pz-a")] == 3


@pytest.mark.rule("8.3d")
def test_german_mechanized_units_out_of_supply() -> None:
    state = position("g-2pz-b@2517")
    go(state, "g-2pz-b", "2518")
    assert (allowance(state), spent(state)) == (6, 0.5)
    state = position("g-2pz-b@2517", oos="g-2pz-b")
    assert legal(state) == ["move g-2pz-b", "end"]  # nothing is left behind
    go(state, "g-2pz-b", "2518")
    assert (allowance(state), spent(state)) == (3, 1)
    do(state, "to 2519", "to 2520")
    assert at(state, "g-2pz-b") == "2520:3"
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    state = position("g-2pz-b@0427 u-82ab-504@0327", round_="combat", oos="g-2pz-b")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("8.3e")
def test_german_infantry_out_of_supply_is_not_motorized_and_does_not_attack() -> None:
    """The marker goes back at the check that finds its unit cut off, and is not given to one out of supply."""
    ring = "u-82ab-504@0302 u-82ab-505@0505 u-82ab-508@0105"
    state = bare("g-12-27@2517", turn=4)
    state.motor = UNITS.index("g-12-27")
    check_supply(state, [])
    assert state.motor == UNITS.index("g-12-27")
    state = bare(f"g-12-27@2517 g-26-39@4212 {BLOCKADE}", turn=4)
    state.motor = UNITS.index("g-12-27")
    check_supply(state, [])
    assert state.motor == -1
    begin(state)
    do(state, "move g-12-27")
    assert "drive" not in legal(state)
    assert allowance(state) == 3
    state = bare(f"g-12-27@4019 g-26-39@4212 {ring}", turn=4, oos="g-12-27")
    resume(state, MOTORIZED)
    assert legal(state) == ["motorize g-26-39", "pass"]
    for lacks in ("", "g-12-27"):
        state = position("g-12-27@0427 u-82ab-504@0327", round_="combat", oos=lacks)
        do(state, "end")
        assert asked(state) == ("chance woods-roll-chit 14.1" if lacks else "german woods-prompt-attacks 11.1e")


@pytest.mark.rule("8.3g")
@pytest.mark.parametrize(
    ("lacks", "guns"),
    [("", True), ("g-26-39", True), ("g-26-77_78", True), ("g-26-39 g-26-77_78", False)],
)
def test_german_defenders_out_of_supply_get_no_artillery(lacks: str, guns: bool) -> None:
    """A hex with at least one supplied defender does. 2518 lies in the zone of the 5th Panzer Army."""
    attackers = ["u-26id-101", "u-26id-104", "u-26id-328"]
    units = " ".join(f"{unit}@2517" for unit in attackers) + " g-26-39@2518 g-26-77_78@2518"
    state = position(units, side="allied", round_="combat", oos=lacks, assets="ua-iii-1@used")
    do(state, "end", "attack 2518", *(f"join {unit}" for unit in attackers), "strike")
    if guns:
        assert asked(state) == "german woods-prompt-support 11.3.1a"
        assert legal(state) == [
            "support ga-6pz-1", "support ga-6pz-2", "support ga-5pz-1", "support ga-5pz-2", "support ga-7a-1", "ready",
        ]  # fmt: skip
    else:
        assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("8.3h")
@pytest.mark.parametrize(
    ("friend", "guns"),
    [
        ("u-4ad-ccb@0227", True),  # III Corps, three hexes away
        ("u-4ad-ccb@0226", False),  # four
        ("u-2ad-cca@0227", False),  # VII Corps
        ("u-82ab-504@0227", False),  # of no corps
        ("u-26id-101@0127", True),
    ],
)
def test_allied_defenders_out_of_supply_need_a_supplied_unit_of_the_corps_within_three(friend: str, guns: bool) -> None:
    """0130, cut off, is attacked from 0129."""
    units = f"u-4ad-cca@0130 g-506@0129 g-1ss-hansen@0330 {friend}"
    state = position(units, round_="combat", turn=5)
    assert oos(state, "u-4ad-cca")
    assert not oos(state, friend.partition("@")[0])
    do(state, "end", "attack 0130", "join g-506", "strike", "ready")
    if guns:
        assert asked(state) == "allied woods-prompt-support 11.3.1a"
        assert legal(state) == ["support ua-iii-1", "support ua-iii-2", "ready"]
    else:
        assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("8.3h")
def test_an_engineer_is_no_such_unit_nor_one_out_of_supply() -> None:
    for friend, assets in (("", "ue-iii@0227"), (f"u-4ad-ccb@0227 {SIEGE}", "")):
        state = position(
            f"u-4ad-cca@0130 g-506@0129 g-1ss-hansen@0330 {friend}", round_="combat", turn=5, assets=assets
        )
        do(state, "end", "attack 0130", "join g-506", "strike", "ready")
        assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("8.4")
def test_the_delay_and_engineers_never_need_supply() -> None:
    """Gembloux (0504), a village, clear: 10 to 2 is 5-1; the Delay is not out of supply: an engineer makes it 4-1."""
    units = f"g-12-27@0603 g-12-48_89@0603 u-delay@0504 {SIEGE}"
    state = position(units, round_="combat", assets="ue-v@ready")
    assert not oos(state, "u-delay")
    assert "column=5-1" in told(assault(state, "0504", "g-12-27", "g-12-48_89", die=1))[-1]
    state = position(units, round_="combat", assets="ue-v@0502")
    assert "column=4-1" in told(assault(state, "0504", "g-12-27", "g-12-48_89", die=1))[-1]
    # an engineer out of supply helps a unit out of supply: 10 to 4, one right for OOS, one left for the engineer
    units = f"g-12-27@0427 g-12-48_89@0427 u-4ad-cca@0327 u-4ad-ccb@0326 {SIEGE}"
    state = position(units, round_="combat", assets="ue-iii@0325")
    assert "column=2-1" in told(assault(state, "0327", "g-12-27", "g-12-48_89", die=1))[-1]
    assert asset(state, "ue-iii") == "0325"


# --- 8.5 Peiper's fuel ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5a")
def test_peiper_takes_the_fuel_as_he_enters_bullingen_in_the_first_movement_round() -> None:
    """He goes on to 3408."""
    state = position("g-1ss-peiper@3607 g-12-27@3608", turn=1)
    go(state, "g-12-27", "3508")
    do(state, "stop")
    assert state.fuel == IN_TOWN  # it is for Peiper alone
    events = go(state, "g-1ss-peiper", "3508")
    assert "fuelled" in told(events)
    assert "8.5a" in cites(events)
    assert state.fuel == ON_PEIPER
    do(state, "to 3408", "stop")
    events = do(state, "end")
    assert "no_fuel" not in told(events)
    assert state.fuel == ON_PEIPER


@pytest.mark.rule("8.5a")
def test_he_takes_it_too_if_he_is_there_when_the_round_begins() -> None:
    state = position("g-1ss-peiper@3508", turn=1)
    assert state.fuel == ON_PEIPER
    state = position("g-12-27@3508 g-1ss-peiper@3509", turn=1)
    assert state.fuel == IN_TOWN
    assert position("g-12-27@3508 g-1ss-peiper@dead", turn=1).fuel == IN_TOWN


@pytest.mark.rule("8.5b")
def test_if_not_the_marker_is_removed_when_that_round_ends() -> None:
    state = position("g-1ss-peiper@3607", turn=1)
    events = do(state, "end")
    assert told(events)[0] == "no_fuel"
    assert cites(events)[0] == "8.5b"
    assert state.fuel == NO_FUEL
    state = bare("g-1ss-peiper@3607", turn=2)
    state.fuel = NO_FUEL
    begin(state)
    assert "fuelled" not in told(go(state, "g-1ss-peiper", "3508"))
    assert state.fuel == NO_FUEL


@pytest.mark.rule("8.5b")
def test_other_rounds_do_not_remove_it() -> None:
    state = position("g-1ss-peiper@3607", turn=1, round_="combat")
    assert state.fuel == IN_TOWN
    state = position("u-2id-9@3406", turn=1, side="allied", round_="reaction", arg="1")
    do(state, "end")
    assert state.fuel == IN_TOWN


@pytest.mark.rule("8.5a")
@pytest.mark.parametrize(("turn", "fuel", "lacks"), [(2, ON_PEIPER, False), (2, NO_FUEL, True), (3, ON_PEIPER, True)])
def test_with_it_he_is_supplied_for_all_purposes_throughout_turn_2(turn: int, fuel: int, lacks: bool) -> None:
    """A check finds everybody cut off: Peiper has his fuel on turn 2, the others have not."""
    state = bare(f"g-1ss-peiper@2517 g-1ss-hansen@2519 {BLOCKADE}", turn=turn)
    state.fuel = fuel
    out: list[object] = []
    check_supply(state, out)  # type: ignore[arg-type]
    named = "g-1ss-peiper,g-1ss-hansen" if lacks else "g-1ss-hansen"
    assert told(out) == [f"supply_checked units={named}"]  # type: ignore[arg-type]
    assert oos(state, "g-1ss-peiper") == lacks
    assert oos(state, "g-1ss-hansen")
    begin(state)
    able = ["move g-1ss-hansen", "abandon g-1ss-peiper"] if lacks else ["move g-1ss-peiper", "move g-1ss-hansen"]
    assert legal(state) == [*able, "end"]


@pytest.mark.rule("8.5a")
def test_a_check_of_turn_2_leaves_him_supplied_till_one_of_turn_3() -> None:
    state = bare(f"g-1ss-peiper@2517 {BLOCKADE}", turn=2)
    state.fuel = ON_PEIPER
    check_supply(state, [])
    resume(state, END)
    assert state.turn == 3
    assert not oos(state, "g-1ss-peiper")
    check_supply(state, [])
    assert oos(state, "g-1ss-peiper")


@pytest.mark.rule("8.5a", "13.2b")
def test_the_fuel_does_not_serve_for_replacements() -> None:
    """Turn 2 gives the Germans none; with points of another turn he would have to trace supply."""
    state = bare(f"g-1ss-peiper@2517:2 {BLOCKADE}", turn=2)
    state.fuel = ON_PEIPER
    peiper = UNITS.index("g-1ss-peiper")
    assert cannot_restore(state, board_of(state), peiper, (1, 1), supplied_hexes(state, GERMAN)) == "13.2b"


# --- 8.6 from the air -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6a")
@pytest.mark.parametrize(
    ("turn", "box", "offered"), [(5, "2", True), (5, "1", False), (4, "2", False), (6, "2", False)]
)
def test_the_air_supply_comes_with_the_second_allied_reinforcement_chit_of_turn_5(
    turn: int, box: str, offered: bool
) -> None:
    state = position("u-82ab-504@2518 g-12-27@4212", side="allied", round_="reinforcement", arg=box, turn=turn)
    assert (asked(state) == "allied woods-prompt-air 8.6a") == offered


@pytest.mark.rule("8.6a")
def test_on_a_town_or_village_in_clear_terrain_that_the_allies_control() -> None:
    state = position("u-82ab-504@2518", side="allied", round_="reinforcement", arg="2", turn=5, german="2616")
    places = starts(state, "to")
    clear = [
        name
        for name, row in BOOK.map.hexes.items()
        if row.settlement and row.terrain == "clear" and row.control == "allied"
    ]
    assert places == [name for name in clear if name != "2616"]
    assert "2518" in places  # Bastogne, a town
    assert "2718" in places  # Longvilly, a village
    assert "2919" not in places  # Wiltz, woods
    assert "3813" not in places  # Prüm, German
    assert legal(state)[-1] == "pass"
    events = do(state, "to 2518")
    assert told(events)[0] == "air_supply hex=2518"
    assert cites(events)[0] == "8.6a"
    assert state.air == HEXES.index("2518")
    state = position("u-82ab-504@2518", side="allied", round_="reinforcement", arg="2", turn=5)
    do(state, "pass")
    assert state.air == -1


def flown(units: str, turn: int = 6, broken: str = "") -> WoodsState:
    """Everybody is besieged, and the marker lies in Bastogne."""
    state = bare(f"{units} {SIEGE}", turn=turn, broken=broken)
    state.air = HEXES.index("2518")
    return state


@pytest.mark.rule("8.6b")
def test_us_units_within_five_hexes_are_supplied_by_it() -> None:
    units = "u-82ab-504@2518 u-4ad-cca@2517 u-26id-101@2523 u-26id-104@2524 u-2id-9@2022 b-29@2417"
    state = flown(units)
    assert not oos(state, "u-82ab-504")
    assert not oos(state, "u-4ad-cca")
    assert not oos(state, "u-26id-101")  # 2523: five hexes, over the bridge at Martelange
    assert oos(state, "u-26id-104")  # six
    assert oos(state, "b-29")  # British
    assert oos(flown(units, broken="2522/2523"), "u-26id-101")
    assert not oos(flown(units, broken="2522/2523"), "u-4ad-cca")
    assert oos(bare(f"{units} {SIEGE}"), "u-82ab-504")


@pytest.mark.rule("8.6b", "8.2b")
def test_its_lines_are_closed_as_others_are() -> None:
    """Three Germans around Bastogne: each hex next to it is held or in their zones, and traces to it all the same."""
    state = flown("u-82ab-504@2518 u-4ad-cca@2515 g-12-27@2517 g-26-39@2618 g-3-5@2418")
    assert not oos(state, "u-82ab-504")
    assert oos(state, "u-4ad-cca")
    found = {HEXES[hex_] for hex_ in bits(us_supplied_hexes(state))}
    assert found - linked(state, "allied") == {"2518", *oracle.NEAR["2518"]}
    # nobody holds the marker's hex, and it lies in a zone: nobody can trace to it
    state = flown("u-4ad-cca@2520 g-12-27@2517")
    assert oos(state, "u-4ad-cca")
    assert not oos(flown("u-4ad-cca@2520"), "u-4ad-cca")


@pytest.mark.rule("8.6b", "13.2b")
def test_not_for_replacements() -> None:
    state = flown("u-4ad-cca@2517:1 u-4id-12@dead", turn=5)
    resume(state, REPLACE_FIRST)
    assert asked(state) != "allied woods-prompt-replacements 13.2a"


@pytest.mark.rule("8.6b", "8.3h")
def test_not_for_artillery() -> None:
    state = flown("u-4ad-cca@2517 g-2pz-a@2516", turn=5)
    begin(state, round_="combat")
    do(state, "end", "attack 2517", "join g-2pz-a", "strike", "ready")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"
    assert not oos(state, "u-4ad-cca")


@pytest.mark.rule("8.6b")
def test_but_for_moves_attacks_engineers_the_delay_and_an_emergency_withdrawal() -> None:
    state = flown("u-4ad-cca@2517 u-26id-101@2519 g-506@2516 u-delay@waiting", turn=5)
    begin(state, side="allied", round_="combat")
    do(state, "end")
    assert legal(state) == ["attack 2516", "end"]
    state = flown("u-4ad-cca@2517 u-26id-101@2519 g-506@2516 u-delay@waiting", turn=5)
    begin(state, side="allied")
    do(state, "move u-26id-101")
    assert "drive" in legal(state)
    state = flown("u-4ad-cca@2517 g-506@2516 u-delay@waiting", turn=5)
    resume(state, ENGINEERS)
    assert "deploy ue-iii" in legal(state)
    # An American in 0327 hemmed in by zones: behind the friend in 0227 lie 0127 and 0128
    ring = "u-26id-101@0327 u-26id-104@0227 g-12-27@0426 g-26-39@0328 g-3-5@0326"
    blocked = position(f"{ring} {SIEGE.replace('g-9-36@0126', 'g-301@0126')}", side="allied", turn=5)
    assert "move u-26id-101" not in legal(blocked)
    state = bare(f"{ring} {SIEGE.replace('g-9-36@0126', 'g-301@0126')}", turn=5, allied="0220")
    state.air = HEXES.index("0128")  # for the sake of the case: no village lies there
    begin(state, side="allied")
    do(state, "move u-26id-101", "to 0227")
    assert legal(state) == ["to 0128"]  # 0127 is next to the German in 0126


@pytest.mark.rule("8.6c")
def test_it_is_removed_for_good_when_a_german_enters_its_hex() -> None:
    state = bare("g-12-27@2617 u-82ab-504@2022", turn=6)
    state.air = HEXES.index("2518")
    begin(state)
    events = go(state, "g-12-27", "2518")
    assert "air_supply_lost" in told(events)
    assert "8.6c" in cites(events)
    assert state.air == -1
    state = bare("u-82ab-504@2617", turn=6)
    state.air = HEXES.index("2518")
    begin(state, side="allied")
    assert "air_supply_lost" not in told(go(state, "u-82ab-504", "2518"))
    assert state.air == HEXES.index("2518")
