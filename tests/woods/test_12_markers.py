"""12.5 to 12.9 Greif, the Motorized marker, von der Heydte, Traffic, the US Delay."""

from pathlib import Path

import pytest

from grognard.games.woods.board import ALLIED, BOOK, GERMAN, HEXES, UNITS
from grognard.games.woods.book import GRID
from grognard.games.woods.state import OOS, WoodsState
from grognard.games.woods.supply import check_supply
from grognard.games.woods.turn import BEGIN, DELAY_STEP, END, GREIF_STEP, MOTORIZED, TRAFFIC_STEP
from grognard.kernel import Event
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    begin,
    chances,
    cites,
    controller,
    corrected,
    do,
    drop,
    flag,
    go,
    legal,
    opening,
    position,
    question,
    resume,
    starts,
    told,
)

FAR = "g-5-13@4319 u-4id-8@0630"  # units that trouble nobody
ROWS = BOOK.map.hexes
ROADS = {end for road in BOOK.map.roads for end in road.split("/")}
SETTLED = [name for name, row in ROWS.items() if row.settlement]


def ball(*centres: str) -> set[str]:
    """Hexes and their neighbours."""
    middle = [HEXES.index(centre) for centre in centres]
    return {HEXES[hex_] for hex_ in range(len(HEXES)) if any(GRID.distance(hex_, one) <= 1 for one in middle)}


# --- 12.5 Greif -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5a", "4.1a", "4.1b")
def test_greif_keeps_away_from_the_allies() -> None:
    state = bare("u-28id-110@2617 g-26-39@2717", turn=3, assets="ue-v@3406")
    resume(state, GREIF_STEP)
    assert asked(state) == "german woods-prompt-greif 12.5a"
    assert question(state) == "woods-prompt-greif scope=-1"
    taken = ball("2617", "3406")
    assert legal(state) == [*(f"to {hex_}" for hex_ in HEXES if hex_ not in taken), "pass"]
    assert "2717" in taken  # its own regiment stands beside an Allied unit
    events = do(state, "to 2520")
    assert told(events) == ["asset_placed asset=g-greif hex=2520 by=12.5a"]
    assert cites(events) == ["12.5a"]
    assert asset(state, "g-greif") == "2520"


@pytest.mark.rule("12.5a", "4.1b")
def test_greif_on_turn_2_in_the_zone_of_the_6th_panzer_army() -> None:
    state = bare("u-28id-110@3308", turn=2)
    resume(state, GREIF_STEP)
    taken = ball("3308")
    assert starts(state, "to") == [hex_ for hex_ in HEXES if ROWS[hex_].army == "6pz" and hex_ not in taken]
    do(state, "pass")
    assert asset(state, "g-greif") == "ready"


@pytest.mark.rule("12.5a", "4.1b", "12.1", "15.0d", "15.0e")
def test_greif_from_turn_2_to_turn_4() -> None:
    state = bare(FAR, turn=1, assets="g-greif@away:2")
    resume(state, GREIF_STEP)
    assert "greif" not in asked(state)
    for turn, after in ((2, "ready"), (3, "ready"), (4, "gone")):
        state = bare(FAR, turn=turn)
        resume(state, GREIF_STEP)
        assert "greif" in asked(state)
        do(state, "to 3402")
        resume(state, END)
        assert (state.turn, asset(state, "g-greif")) == (turn + 1, after)
    resume(state, GREIF_STEP)
    assert "greif" not in asked(state)  # turn 5
    state = bare(FAR, turn=4)
    resume(state, END)
    assert asset(state, "g-greif") == "gone"  # in its box or not


@pytest.mark.rule("12.5b")
def test_greif_costs_the_allies_two_points_on_a_road() -> None:
    """The road 2615 2616; across country from 2717."""

    def spent(unit: str, origin: str, side: str = "allied") -> str:
        state = position(f"{unit}@{origin} {FAR}", side=side, assets="g-greif@2616")
        return told(go(state, unit, "2616"))[-1].split()[-1]

    assert spent("u-9ad-cca", "2615") == "spent=5"  # 1/2 and 2
    assert spent("u-9ad-cca", "2717") == "spent=2"
    assert spent("u-28id-110", "2615") == "spent=6"  # 1 and 2: all that it has
    assert spent("u-28id-110", "2717") == "spent=2"
    assert spent("g-2pz-a", "2615", "german") == "spent=1"


@pytest.mark.rule("12.5b")
def test_greif_stops_who_cannot_pay() -> None:
    """Infantry by road 2614 2615 2616: two points are left, three are needed; a tank group has them."""
    state = position(f"u-28id-110@2614 u-9ad-cca@2515 {FAR}", side="allied", assets="g-greif@2616")
    go(state, "u-28id-110", "2615")
    assert "2616" not in starts(state, "to")
    do(state, "stop")
    state = position(f"u-28id-110@2614 {FAR}", side="allied", assets="g-greif@2616")
    do(state, "move u-28id-110", "drive", "to 2615")
    assert told(do(state, "to 2616"))[-1].endswith("spent=6")  # 1/2, 1/2 and 2


# --- 12.6 the Motorized marker ----------------------------------------------------------------------------------------


def motorized(units: str, **more: object) -> list[str]:
    state = bare(units, **more)  # type: ignore[arg-type]
    resume(state, MOTORIZED)
    return starts(state, "motorize")


@pytest.mark.rule("12.6a", "4.1a", "4.1b")
def test_the_marker_goes_on_supplied_infantry_on_a_road() -> None:
    """3813 (Prüm) lies on the road to zone L, 3811 on none."""
    state = bare(f"g-26-39@3813 g-26-77_78@3811 g-2pz-b@3914 {FAR}", turn=2)
    resume(state, MOTORIZED)
    assert asked(state) == "german woods-prompt-motorize 12.6a"
    assert question(state) == "woods-prompt-motorize scope=-1"
    assert legal(state) == ["motorize g-26-39", "motorize g-5-13", "pass"]
    events = do(state, "motorize g-26-39")
    assert told(events) == ["marked_motorized unit=g-26-39"]
    assert cites(events) == ["12.6a"]
    assert UNITS[state.motor] == "g-26-39"
    state = bare(f"g-26-39@3813 {FAR}", turn=2)
    resume(state, MOTORIZED)
    do(state, "pass")
    assert state.motor == -1


@pytest.mark.rule("12.6a", "8.2c", "12.7b")
def test_who_does_not_get_the_marker() -> None:
    other = "u-4id-8@0630"
    assert motorized(f"g-26-39@3813 {other}") == ["g-26-39"]
    assert motorized(f"g-26-39@3813 {other}", turn=1) == []
    assert motorized(f"g-26-39@3813 {other}", oos="g-26-39") == []  # its state, though the hex traces supply
    assert motorized(f"g-26-39@2518 {other}", oos="g-26-39") == []
    assert motorized(f"g-26-39@3813 {other} u-28id-110@3713") == []  # beside an Allied unit
    assert motorized(f"g-26-39@3813 {other} u-28id-110@3613") == ["g-26-39"]  # two hexes away
    assert motorized(f"g-2pz-a@3813 g-2pz-b@3914 {other}") == []  # not infantry
    assert motorized(f"g-vdh@3408 g-26-39@3813 {other}") == ["g-26-39"]  # 12.7b: never
    # Its own hex must trace supply: five regiments two hexes away hold all ways out of Bastogne in their zones
    assert motorized(f"g-26-39@2518 {other}") == ["g-26-39"]
    ring = "u-28id-110@2516 u-28id-112@2718 u-28id-109@2520 u-4id-12@2318 u-4id-22@2317"
    assert motorized(f"g-26-39@2518 {other} {ring}") == []


@pytest.mark.rule("12.6b")
def test_the_marker_comes_off_beside_an_allied_unit() -> None:
    """The road from Prüm (3813) to the west; an Allied regiment in 3612."""
    state = bare("g-26-39@3813 u-28id-110@3612", turn=4)
    state.motor = UNITS.index("g-26-39")
    begin(state)
    do(state, "move g-26-39")
    assert "drive" in legal(state)  # 10.5: or it moves as infantry
    events = do(state, "drive", "to 3713")
    assert told(events) == [
        "marker_off unit=g-26-39 by=12.6b",
        "moved unit=g-26-39 origin=3813 hex=3713 spent=1",
    ]
    assert cites(events)[0] == "12.6b"
    assert state.motor == -1


@pytest.mark.rule("12.6b")
def test_the_marker_comes_off_when_an_allied_unit_comes_near() -> None:
    state = bare("g-26-39@2617 u-9ad-cca@2416", turn=4)
    state.motor = UNITS.index("g-26-39")
    begin(state, "allied")
    assert told(go(state, "u-9ad-cca", "2516")) == ["moved unit=u-9ad-cca origin=2416 hex=2516 spent=4"]
    assert UNITS[state.motor] == "g-26-39"
    assert told(do(state, "to 2517"))[0] == "marker_off unit=g-26-39 by=12.6b"
    assert state.motor == -1


@pytest.mark.rule("12.6b")
def test_the_marker_comes_off_when_the_delay_is_placed_beside_it() -> None:
    """S1e comes after S1c: the Delay in Longvilly (2718) stands next to 2617."""
    state = bare("g-26-39@2617 u-delay@waiting u-4id-8@0630", turn=4)
    state.motor = UNITS.index("g-26-39")
    resume(state, DELAY_STEP)
    events = do(state, "to 2718")
    assert told(events) == ["delay_placed hex=2718", "marker_off unit=g-26-39 by=12.6b"]
    assert state.motor == -1


@pytest.mark.rule("15.0e", "12.6a")
def test_the_marker_is_back_in_its_box_at_the_end_of_the_turn() -> None:
    state = bare(f"g-26-39@3813 {FAR}", turn=4)
    state.motor = UNITS.index("g-26-39")
    resume(state, END)
    assert (state.turn, state.motor) == (5, -1)


# --- 12.7 von der Heydte ----------------------------------------------------------------------------------------------


DROPS = [
    name for name, row in ROWS.items() if row.army == "6pz" and row.terrain in ("clear", "woods") and not row.settlement
]


@pytest.mark.rule("12.7a")
def test_where_von_der_heydte_lands() -> None:
    state = drop(FAR)
    assert asked(state) == "german woods-prompt-vdh 12.7a"
    assert question(state) == "woods-prompt-vdh scope=-1"
    assert legal(state) == [f"to {hex_}" for hex_ in DROPS]  # he has to jump
    # Infantry in 3507: its hex and its zone, but not across the unbridged river to 3407; a village is out anyway
    gone = {"3507", "3506", "3407", "3508", "3607", "3606", "3406"}
    barred = {hex_ for hex_ in DROPS if hex_ not in starts(drop(f"{FAR} u-2id-9@3507"), "to")}
    assert barred == {hex_ for hex_ in gone if hex_ in DROPS and hex_ != "3407"}
    # Armour in 3308: no zone in the woods of 3408 and 3208, no road leads there
    barred = {hex_ for hex_ in DROPS if hex_ not in starts(drop(f"{FAR} u-7ad-cca@3308"), "to")}
    assert barred == {"3308", "3307"}


@pytest.mark.rule("12.7a", "6.0")
def test_he_may_land_on_germans_within_stacking() -> None:
    assert "3807" in starts(drop(f"{FAR} g-12-27@3807 g-12-48_89@3807"), "to")
    assert "3807" not in starts(drop(f"{FAR} g-12-27@3807 g-12-48_89@3807 g-506@3807"), "to")


@pytest.mark.rule("12.7b")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_of_von_der_heydte(die: int) -> None:
    state = drop(FAR)
    do(state, "to 3308")
    assert asked(state) == "chance woods-roll-vdh 12.7b"
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    events = do(state, f"die {die}")
    assert told(events)[0] == f"vdh_landed hex=3308 die={die} unit={die <= 2}"
    assert cites(events)[0] == "12.7b"
    assert (events[0].thrown(), events[0].result()) == ((die,), "vdh_unit" if die <= 2 else "vdh_marker")
    if die <= 2:
        assert (at(state, "g-vdh"), state.vdh_marker) == ("3308:1", -1)
    else:
        assert (at(state, "g-vdh"), HEXES[state.vdh_marker]) == ("removed", "3308")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("12.7b", "7.1a", "10.1a")
def test_the_unit_neither_moves_nor_has_a_zone() -> None:
    state = position(f"g-vdh@3308 {FAR}", turn=2)
    assert legal(state) == ["move g-5-13", "end"]
    state = position("g-vdh@3308 u-2id-9@3207 g-5-13@4319", side="allied", turn=2)
    go(state, "u-2id-9", "3307")
    assert "3407" in starts(state, "to")  # past the unit, from neighbour to neighbour


@pytest.mark.rule("12.7b", "8.1b")
def test_the_unit_needs_supply_from_turn_2_on() -> None:
    state = position("g-vdh@3308 u-2id-9@3407 u-2id-38@3408 u-2id-23@3208 g-5-13@4319", turn=2)
    do(state, "end")
    assert not flag(state, "g-vdh", OOS)
    assert told(do(state, "draw supply"))[-1] == "supply_checked units=g-vdh"
    assert flag(state, "g-vdh", OOS)
    assert "supply" not in BOOK.turns[0].cup  # none on turn 1


@pytest.mark.rule("12.7b")
def test_the_marker_costs_every_allied_unit_two_points() -> None:
    """3308: by road from 3207, across country from 3307."""

    def spent(unit: str, origin: str, side: str = "allied") -> str:
        state = bare(f"{unit}@{origin} {FAR}", turn=2)
        state.vdh_marker = HEXES.index("3308")
        begin(state, side)
        return told(go(state, unit, "3308"))[-1].split()[-1]

    assert spent("u-9ad-cca", "3207") == "spent=5"
    assert spent("u-9ad-cca", "3307") == "spent=6"
    assert spent("u-28id-110", "3207") == "spent=6"
    assert spent("u-28id-110", "3307") == "spent=6"
    assert spent("g-12-27", "3307", "german") == "spent=2"


@pytest.mark.rule("12.7b", "15.0d", "15.0e")
def test_the_marker_is_removed_at_the_end_of_turn_2_and_the_unit_stays() -> None:
    for turn, left in ((1, True), (2, False)):
        state = bare(FAR, turn=turn)
        state.vdh_marker = HEXES.index("3308")
        resume(state, END)
        assert (state.turn, state.vdh_marker >= 0) == (turn + 1, left)
        state = bare(f"{FAR} g-vdh@3308", turn=turn)
        resume(state, END)
        assert at(state, "g-vdh") == "3308:1"


# --- 12.8 Traffic -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.8", "4.1b", "14.3")
def test_traffic_on_turn_1_comes_after_the_german_movement() -> None:
    state = opening()
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    do(state, "end")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    do(state, "end")
    assert asked(state) == "allied woods-prompt-traffic 12.8"
    assert question(state) == "woods-prompt-traffic scope=-1"
    assert legal(state) == [*(f"to {hex_}" for hex_ in HEXES if hex_ in ROADS), "pass"]
    events = do(state, "to 3508")
    assert told(events)[0] == "asset_placed asset=u-traffic hex=3508 by=12.8"
    assert cites(events)[0] == "12.8"
    assert asset(state, "u-traffic") == "3508"
    assert asked(state) == "allied woods-prompt-reaction 14.3.1a"  # the first Reaction


@pytest.mark.rule("12.8", "4.1b", "12.1", "15.0d", "15.0e")
def test_traffic_until_turn_3() -> None:
    state = bare(FAR, turn=1)
    resume(state, TRAFFIC_STEP)
    assert "traffic" not in asked(state)  # not in the asset phase of turn 1
    for turn, after in ((2, "ready"), (3, "gone")):
        state = bare(FAR, turn=turn)
        resume(state, TRAFFIC_STEP)
        assert asked(state) == "allied woods-prompt-traffic 12.8"
        do(state, "to 3508")
        resume(state, END)
        assert asset(state, "u-traffic") == after
    resume(state, TRAFFIC_STEP)
    assert "traffic" not in asked(state)  # turn 4


@pytest.mark.rule("12.8")
def test_traffic_costs_germans_two_points_on_a_road() -> None:
    def spent(unit: str, origin: str, side: str = "german") -> str:
        state = position(f"{unit}@{origin} {FAR}", turn=3, side=side, assets="u-traffic@2616")
        return told(go(state, unit, "2616"))[-1].split()[-1]

    assert spent("g-2pz-a", "2615") == "spent=5"
    assert spent("g-2pz-a", "2717") == "spent=2"
    assert spent("g-26-39", "2615") == "spent=6"
    assert spent("g-26-39", "2717") == "spent=2"
    assert spent("u-9ad-cca", "2615", "allied") == "spent=1"


# --- 12.9.1 the US Delay ----------------------------------------------------------------------------------------------


def delayed(units: str, **more: object) -> WoodsState:
    state = bare(f"u-delay@waiting {units}", **more)  # type: ignore[arg-type]
    resume(state, DELAY_STEP)
    return state


@pytest.mark.rule("12.9.1a", "12.9.1b", "4.1a", "2.4")
def test_where_the_delay_is_deployed() -> None:
    allied = [name for name in SETTLED if ROWS[name].control == "allied"]
    state = delayed("g-5-13@4319 u-28id-110@2518 u-101ab-501@2616 u-4id-8@0630", turn=2)
    assert asked(state) == "allied woods-prompt-delay 12.9.1b"
    assert question(state) == "woods-prompt-delay scope=-1"
    assert legal(state) == [*(f"to {name}" for name in allied if name not in ("2518", "2616")), "pass"]
    events = do(state, "to 2718")
    assert told(events) == ["delay_placed hex=2718"]
    assert cites(events) == ["12.9.1b"]
    assert at(state, "u-delay") == "2718:1"


@pytest.mark.rule("12.9.1b", "8.2c")
def test_the_delay_only_where_the_allies_rule_and_are_in_supply() -> None:
    state = delayed("g-5-13@4319 u-4id-8@0630", turn=3, german="2518 3211")
    assert not {"2518", "3211"} & set(starts(state, "to"))
    ring = "g-26-39@2819 g-26-77_78@2920 g-62-164@2918 g-352-914@3019"  # about Wiltz
    state = delayed(f"{ring} u-4id-8@0630", turn=3)
    assert "2919" not in starts(state, "to")
    assert "2719" in starts(state, "to")


@pytest.mark.rule("12.9.1a", "12.1")
def test_the_delay_needs_german_initiative() -> None:
    state = delayed("g-5-13@4319 u-4id-8@0630", turn=1)
    assert "delay" not in asked(state)
    for turn in range(2, 7):
        assert "delay" in asked(delayed("g-5-13@4319 u-4id-8@0630", turn=turn))
    for turn in (6, 7, 12):
        state = bare("g-5-13@4319 u-4id-8@0630 u-delay@waiting", turn=turn)
        state.initiative = ALLIED
        resume(state, DELAY_STEP)
        assert "delay" not in asked(state)
    state = bare("g-5-13@4319 u-4id-8@0630 u-delay@waiting", turn=7)
    resume(state, BEGIN)
    assert state.initiative == ALLIED
    assert "delay" not in asked(state)


@pytest.mark.rule("12.9.1b", "12.9.1a", "7.1a")
def test_the_delay_neither_moves_nor_attacks_and_has_no_zone() -> None:
    state = position("u-delay@2718 g-26-39@2618 u-4id-8@0630", side="allied")
    assert legal(state) == ["move u-4id-8", "end"]
    state = position("u-delay@2718 g-26-39@2618 u-4id-8@0630", side="allied", round_="combat")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"
    state = position("u-delay@2718 g-26-39@2618 u-4id-8@0630")
    go(state, "g-26-39", "2617")
    assert "2717" in starts(state, "to")


@pytest.mark.rule("12.9.1b", "12.9.1d", "11.3.2c")
def test_the_delay_loses_its_step_and_is_back_in_its_box() -> None:
    """10 to 1 and the village are 5-1; a loss."""
    state = position("u-delay@2718 g-26-39@2618 g-26-77_78@2618 u-4id-8@0630", round_="combat")
    do(state, "end", "attack 2718", "join g-26-39", "join g-26-77_78", "strike", "ready")
    events = do(state, "die 1", "lose g-26-39", "lose u-delay")
    assert told(events)[0] == "resolved hex=2718 column=5-1 die=1 bonus=0 outcome=BL1"
    assert told(events)[-1] == "delay_back by=12.9.1d"
    assert cites(events)[-1] == "12.9.1d"
    assert at(state, "u-delay") == "waiting"
    resume(state, DELAY_STEP + 1)
    resume(state, END)
    assert (state.turn, at(state, "u-delay")) == (5, "waiting")
    resume(state, DELAY_STEP)
    assert asked(state) == "allied woods-prompt-delay 12.9.1b"


@pytest.mark.rule("12.9.1d", "11.4.2")
def test_the_delay_does_not_retreat() -> None:
    state = position("u-delay@2718 g-26-39@2618 g-26-77_78@2618 u-4id-8@0630", round_="combat")
    do(state, "end", "attack 2718", "join g-26-39", "join g-26-77_78", "strike", "ready")
    events = do(state, "die 2")
    assert told(events)[0] == "resolved hex=2718 column=5-1 die=2 bonus=0 outcome=DR"
    assert "delay_back by=12.9.1d" in told(events)
    assert at(state, "u-delay") == "waiting"
    assert legal(state) == ["advance g-26-39", "advance g-26-77_78", "stop"]


@pytest.mark.rule("12.9.1e", "15.0e")
def test_the_delay_is_deployed_afresh_each_turn() -> None:
    state = bare("u-delay@2718 g-5-13@4319 u-4id-8@0630", turn=3)
    resume(state, END)
    assert (state.turn, at(state, "u-delay")) == (4, "waiting")
    assert controller(state, "2718") == "allied"
    resume(state, DELAY_STEP)
    assert "2718" in starts(state, "to")


@pytest.mark.rule("12.9.1a")
def test_a_delay_on_the_map_is_not_asked_for() -> None:
    state = bare("u-delay@2718 g-5-13@4319 u-4id-8@0630", turn=3)
    resume(state, DELAY_STEP)
    assert "delay" not in asked(state)
    assert state.initiative == GERMAN


@pytest.mark.rule("12.9.1b", "12.5a")
def test_what_has_no_place_is_not_asked_for() -> None:
    state = delayed("g-5-13@4319 u-4id-8@0630", turn=3, german=" ".join(SETTLED))
    assert "delay" not in asked(state)
    assert at(state, "u-delay") == "waiting"


@pytest.mark.rule("12.5b", "12.7b", "12.8")
def test_figures_of_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    markers = {"greif": 1, "traffic": 3, "vdh": 4, "vdh_die": 4}
    corrected(monkeypatch, tmp_path, tables={"markers": markers})
    state = position(f"u-9ad-cca@2615 {FAR}", side="allied", assets="g-greif@2616")
    assert told(go(state, "u-9ad-cca", "2616"))[-1].endswith("spent=3")
    state = position(f"g-2pz-a@2615 {FAR}", turn=3, assets="u-traffic@2616")
    assert told(go(state, "g-2pz-a", "2616"))[-1].endswith("spent=7")
    state = bare(f"u-9ad-cca@3307 {FAR}", turn=2)
    state.vdh_marker = HEXES.index("3308")
    begin(state, "allied")
    assert told(go(state, "u-9ad-cca", "3308"))[-1].endswith("spent=10")
    for die, unit in ((4, True), (5, False)):
        state = drop(FAR)
        assert told(do(state, "to 3308", f"die {die}"))[0] == f"vdh_landed hex=3308 die={die} unit={unit}"


@pytest.mark.rule("8.3e", "12.6b")
def test_a_supply_check_that_takes_the_marker_says_so() -> None:
    """Bastogne's garrison stands round the regiment: it traces no line, and the marker goes back to its box."""
    state = bare("g-26-39@2518 u-101ab-501@2418 u-101ab-502@2617 u-101ab-506@2519 u-101ab-327@2419", turn=4)
    state.motor = UNITS.index("g-26-39")
    out: list[Event] = []
    check_supply(state, out)
    assert told(out) == ["supply_checked units=g-26-39", "marker_off unit=g-26-39 by=8.3e"]
    assert cites(out) == ["8.1b", "8.3e"]
    assert state.motor == -1
