"""18 Officers on the march, trucks, half-tracks, tanks, overrun; and the cards and operations that change movement."""

from pathlib import Path

import pytest

from grognard.games.iron.board import CARDS, UNITS
from grognard.games.iron.state import IronState
from tests.iron.position import (
    asked,
    at,
    card,
    chances,
    corrected,
    do,
    ended,
    is_,
    legal,
    moving,
    points,
    position,
    prices,
    starts,
    told,
)

FAR = "de-2-1@1410:r4"
NEAR = "us-2-1@1410:r4"


# --- officers, trucks, half-tracks ------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-17")
@pytest.mark.parametrize(("load", "mp"), [("r4", 4), ("r3o1", 5), ("e2o2", 5), ("o4", 5), ("o1", 5)])
def test_an_officer_gives_his_squad_a_point(load: str, mp: int) -> None:
    assert points(moving(f"us-1-1@0305:{load} us-1-2@0305:r3o1 {FAR}", "us-1-1")) == mp


@pytest.mark.rule("FIG-18", "TGT-13")
def test_a_truck_has_no_attack_and_is_stopped_by_any_damage() -> None:
    state = position("us-truck-1@0305 us-1-1@0305:r4 de-1-1@0306:r4")
    other = state.copy()
    do(state, "use us-truck-1")
    assert legal(state) == ["advance", "rest"]
    do(other, "use us-1-1", "fire", "target de-1-1")
    assert starts(other, "with") == []


@pytest.mark.rule("FIG-19", "MOVE-15")
@pytest.mark.parametrize("truck", ["us-truck-1", "de-truck-1"])
def test_trucks_pay_a_third_along_a_road_and_the_ground_beside_it(truck: str) -> None:
    far = FAR if truck.startswith("us") else NEAR
    state = moving(f"{truck}@0305 {far}", truck, roads="0304-0305-0306-0407", terrain="0306=woods 0407=rough")
    assert prices(state) == {"0304": 0.333, "0405": 1, "0406": 1, "0306": 0.333, "0206": 1, "0205": 1}
    do(state, "to 0306", "to 0407")
    assert points(state) == pytest.approx(4 - 2 / 3)
    do(state, "to 0408")
    assert points(state) == pytest.approx(4 - 2 / 3 - 1)


@pytest.mark.rule("FIG-19")
def test_the_price_of_the_road_comes_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, terrain={"truck_road": 2})
    state = moving(f"us-truck-1@0305 {FAR}", "us-truck-1", roads="0305-0306")
    assert prices(state)["0306"] == 0.667


@pytest.mark.rule("FIG-20", "DMG-07")
@pytest.mark.parametrize(
    ("truck", "hits", "result"),
    [
        ("de-truck-1@0308", 1, "light"),
        ("de-truck-1@0308", 2, "light"),
        ("de-truck-1@0308", 3, "box"),
        ("de-truck-1@0308:light", 1, "box"),
    ],
)
def test_ex_13_a_truck_does_not_survive_heavy_damage(truck: str, hits: int, result: str) -> None:
    state = position(f"us-sherman-1@0305 {truck} de-1-1@0505:r1")
    events = told(do(state, "use us-sherman-1", "fire", "target de-truck-1", "normal", f"hits {hits}"))
    if result == "box":
        assert at(state, "de-truck-1") == "box"
        assert "unit_lost unit=de-truck-1 hex=0308 by=FIG-20" in events
    else:
        assert is_(state, "de-truck-1") == result


@pytest.mark.rule("FIG-21", "TRAN-01")
def test_a_half_track_carries_one_squad_and_is_a_light_vehicle() -> None:
    state = moving(f"us-1-1@0305:r4 us-1-2@us-halftrack-1:r4 us-halftrack-1@0305 {FAR}", "us-1-1")
    assert starts(state, "board") == []
    assert starts(moving(f"us-1-1@0305:r4 us-halftrack-1@0305 {FAR}", "us-1-1"), "board") == ["us-halftrack-1"]
    wire = moving(f"us-halftrack-1@0305 {FAR}", "us-halftrack-1", wire="0306")
    do(wire, "to 0306")
    assert legal(wire) == ["stop"]


@pytest.mark.rule("FIG-22", "MOVE-09")
@pytest.mark.parametrize(("tank", "sturdy"), [("de-panzer4-1", True), ("de-tiger-1", True), ("de-halftrack-1", False)])
def test_tanks_are_sturdy(tank: str, sturdy: bool) -> None:
    state = moving(f"{tank}@0305 de-1-1@0505:r1 us-sherman-1@0310:op", tank)
    do(state, "to 0306", "react us-sherman-1", "normal", "hits 1", "hits 0")
    if legal(state) == ["thicken", "keep"]:
        do(state, "keep")
    assert is_(state, tank) == ("light" if sturdy else "tired,light")


@pytest.mark.rule("FIG-22")
@pytest.mark.parametrize(
    ("target", "terrain", "forts", "dice", "need"),
    [
        ("de-1-1@0313:r4", "0313=building", "", 9, 5),  # 8 hexes: range 5 + 3
        ("de-1-1@0313:r4", "0313=woods", "", 6, 6),
        ("de-1-1@0313:r4,bunkered", "", "0313=pillbox", 9, 5),
        ("de-1-1@0313:r4", "", "0313=pillbox", 6, 6),  # not inside
        ("de-1-1@0313:r4,entrenched", "", "0313=entrenchment", 6, 6),
    ],
)
def test_ex_06_concussive_firepower(target: str, terrain: str, forts: str, dice: int, need: int) -> None:
    state = position(f"us-sherman-1@0305 {target}", terrain=terrain, forts=forts)
    event = told(do(state, "use us-sherman-1", "fire", "target de-1-1", "normal", "hits 0"))[1]
    assert f"dice={dice} need={need}" in event
    half = position(f"us-halftrack-1@0305 {target}", terrain=terrain, forts=forts)
    do(half, "use us-halftrack-1", "fire", "target de-1-1", "normal")
    assert len(chances(half)) - 1 == 4


# --- overrun ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-23", "FIG-24", "FIG-28")
def test_ex_22_an_overrun() -> None:
    """A Sherman, 6 MP: 1 for the hex, 2 + 1 figures and a truck: 5. It leaves for 1; the squads are pinned."""
    crowd = "de-1-1@0306:r2 de-1-2@0306:r1 de-truck-1@0306"
    state = moving(f"us-sherman-1@0305 us-1-1@0505:r1 {crowd}", "us-sherman-1")
    assert prices(state)["0306"] == 5
    do(state, "to 0306")
    assert points(state) == 1
    assert legal(state) == ["to 0305", "to 0406", "to 0407", "to 0307", "to 0207", "to 0206"]  # it may not stay
    assert told(do(state, "to 0307")) == [
        "moved unit=us-sherman-1 origin=0306 hex=0307",
        "conditioned unit=de-1-1 hex=0306 harm=1 by=FIG-24",
        "conditioned unit=de-1-2 hex=0306 harm=1 by=FIG-24",
    ]
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2", "de-truck-1")] == ["r2,pinned", "r1,pinned", "fresh"]
    do(state, "stop")
    assert (at(state, "us-sherman-1"), is_(state, "us-sherman-1")) == ("0307", "tired")
    more = crowd.replace("de-1-2@0306:r1", "de-1-2@0306:r2")
    assert "0306" not in starts(moving(f"us-sherman-1@0305 {more}", "us-sherman-1"), "to")


@pytest.mark.rule("FIG-23")
@pytest.mark.parametrize(
    ("enemies", "price"),
    [
        ("de-1-1@0306:r4", 5),
        ("de-1-1@0306:g2", 3),  # a crew is one figure
        ("de-1-1@0306:r2g1", 4),
        ("de-1-1@0306:m2 de-tiger-1@0306", 4),
        ("de-truck-1@0306", 2),
        ("de-truck-1@0306 de-1-1@de-truck-1:r4", 2),  # aboard: not counted
        ("de-1-1@0306:r1 de-1-2@0306:r4,hidden", 2),  # concealed: not counted
        ("de-1-1@0306:r4,entrenched", 5),
    ],
)
def test_an_overrun_pays_for_each_figure(enemies: str, price: int) -> None:
    state = moving(
        f"us-sherman-1@0305 us-1-1@0105:r1 {enemies}", "us-sherman-1", terrain="0306=rough", forts="0306=entrenchment"
    )
    assert prices(state)["0306"] == price


@pytest.mark.rule("FIG-23", "FIG-28")
def test_the_ground_of_the_hex_counts_too() -> None:
    """Woods 3, one figure 1, and 1 to leave: 5 of 6; a second figure is exactly enough, a third too many."""
    for figures, open_ in ((1, True), (2, True), (3, False)):
        state = moving(f"us-sherman-1@0305 de-1-1@0306:r{figures}", "us-sherman-1", terrain="0306=woods")
        assert ("0306" in starts(state, "to")) == open_
    assert "0306" not in starts(
        moving("us-sherman-1@0305 de-1-1@0306:r1", "us-sherman-1", terrain="0306=building"), "to"
    )


@pytest.mark.rule("FIG-23", "MOVE-04")
def test_only_tanks_overrun_and_a_full_hex_is_no_obstacle() -> None:
    crowd = "de-1-1@0306:r1 de-1-2@0306:r1 de-1-3@0306:r1"
    for vehicle, open_ in (("us-sherman-1", True), ("us-halftrack-1", False), ("us-truck-1", False)):
        state = moving(f"{vehicle}@0305 {crowd}", vehicle)
        assert ("0306" in starts(state, "to")) == open_
    state = moving("de-tiger-1@0305 us-1-1@0306:r1 us-1-2@0306:r1 us-1-3@0306:r1", "de-tiger-1")
    assert prices(state)["0306"] == 4


@pytest.mark.rule("FIG-23", "CONC-04")
def test_concealed_squads_alone_are_not_overrun() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r4,hidden,op", "us-sherman-1", terrain="0306=rough")
    assert prices(state)["0306"] == 1
    do(state, "to 0306", "pass")
    assert "stop" not in legal(state)
    assert told(do(state, "to 0307")) == ["moved unit=us-sherman-1 origin=0306 hex=0307"]
    assert is_(state, "de-1-1") == "r4,op,hidden"


@pytest.mark.rule("CONC-04", "CONC-06", "FIG-24")
def test_a_squad_that_shows_itself_under_the_tank_is_not_overrun() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r4,hidden,op", "us-sherman-1", terrain="0306=rough")
    do(state, "to 0306", "react de-1-1", "normal", "hits 0", "to 0307")
    assert is_(state, "de-1-1") == "r4,tired"


@pytest.mark.rule("FIG-24", "DMG-10")
@pytest.mark.parametrize(
    ("squad", "after"),
    [
        ("r2", "r2,pinned"),
        ("r2,op", "r2,tired,pinned"),
        ("r2,tired", "r2,tired,pinned"),
        ("r2,pinned", "r2,pinned"),
        ("r2,disrupted", "r2,disrupted"),
        ("r2,entrenched", "r2,entrenched"),
        ("r2,bunkered", "r2,bunkered"),
    ],
)
def test_whom_an_overrun_pins(squad: str, after: str) -> None:
    state = moving(
        f"us-sherman-1@0305 us-1-1@0105:r1 de-1-1@0306:{squad}", "us-sherman-1", forts="0306=entrenchment 0306=pillbox"
    )
    do(state, "to 0306")
    if asked(state).startswith("de"):
        do(state, "pass")
    assert is_(state, "de-1-1") == squad  # nothing yet
    do(state, "to 0307")
    assert is_(state, "de-1-1") == after


@pytest.mark.rule("FIG-24")
def test_squads_aboard_are_not_pinned_and_a_tank_pins_for_the_germans_too() -> None:
    state = moving("de-tiger-1@0305 us-1-1@us-truck-1:r4 us-truck-1@0306 us-1-2@0306:r1", "de-tiger-1")
    do(state, "to 0306", "to 0307")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r4", "r1,pinned")


@pytest.mark.rule("FIG-25", "OPF-09", "MOVE-08")
def test_a_tank_stopped_in_the_overrun_hex_is_put_back() -> None:
    state = moving("us-sherman-1@0305 us-1-1@0105:r1 de-1-1@0306:r3,op,at", "us-sherman-1")
    events = told(do(state, "to 0306", "react de-1-1", "normal", "hits 3", "hits 0"))
    assert events[-3:] == [
        "damaged unit=us-sherman-1 hex=0306 harm=2",
        "halted unit=us-sherman-1 hex=0306",
        "put_back unit=us-sherman-1 origin=0306 hex=0305",
    ]
    assert (at(state, "us-sherman-1"), is_(state, "us-sherman-1")) == ("0305", "tired,heavy")
    assert is_(state, "de-1-1") == "r3,tired,at"  # not pinned
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("FIG-25", "MOVE-09")
def test_a_tank_that_can_no_longer_leave_is_put_back() -> None:
    """5 of 6 MP to enter; light damage takes the last one."""
    state = moving("us-sherman-1@0305 us-1-1@0105:r1 de-1-1@0306:r4,op,at", "us-sherman-1")
    events = told(do(state, "to 0306", "react de-1-1", "normal", "hits 1", "hits 0"))
    assert events[-1] == "put_back unit=us-sherman-1 origin=0306 hex=0305"
    assert (at(state, "us-sherman-1"), is_(state, "us-sherman-1")) == ("0305", "tired,light")
    assert is_(state, "de-1-1") == "r4,tired,at"
    rich = moving("us-sherman-1@0305 us-1-1@0105:r1 de-1-1@0306:r3,op,at", "us-sherman-1")
    do(rich, "to 0306", "react de-1-1", "normal", "hits 1", "hits 0")
    assert points(rich) == 1
    assert "to 0307" in legal(rich)


@pytest.mark.rule("FIG-25")
def test_a_tank_goes_back_to_its_last_hex_without_enemies() -> None:
    """Two overruns in a row: it is stopped in the second."""
    state = moving("us-sherman-1@0305 us-1-1@0105:r1 de-truck-1@0306 de-1-1@0307:r1,op,at", "us-sherman-1")
    do(state, "to 0306", "pass", "to 0307", "react de-1-1", "normal", "hits 3", "hits 0")
    assert at(state, "us-sherman-1") == "0305"


@pytest.mark.rule("FIG-25", "CONC-05")
def test_others_stopped_among_concealed_squads_are_put_back_too() -> None:
    state = moving(
        "us-1-1@0305:r4 us-1-2@0105:r1 de-1-1@0306:r4,hidden de-1-2@0309:r4,op", "us-1-1", terrain="0306=rough"
    )
    events = told(do(state, "to 0306", "react de-1-2", "suppress", "hits 1", "hits 0"))
    assert events[-1] == "put_back unit=us-1-1 origin=0306 hex=0305"
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0305", "r4,tired,pinned")


@pytest.mark.rule("FIG-27")
@pytest.mark.parametrize(("option", "price"), [("off", 5), ("on", 3)])
def test_by_the_option_an_overrun_pays_for_units(option: str, price: int) -> None:
    state = moving(
        "us-sherman-1@0305 de-1-1@0306:r3 de-truck-1@0306 de-1-2@0306:r4,hidden", "us-sherman-1",
        terrain="0306=rough", options={"overrun_units": option},
    )  # fmt: skip
    assert prices(state)["0306"] == price


@pytest.mark.rule("FIG-28")
@pytest.mark.parametrize(
    ("markers", "open_"),
    [
        ({}, True),
        ({"wire": "0306"}, True),
        ({"mines": "0306"}, False),
        ({"traps": "0306"}, False),
        ({"mines": "0305"}, False),
    ],
)
def test_an_obstacle_that_would_stop_the_tank_forbids_the_overrun(markers: dict[str, str], open_: bool) -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r1", "us-sherman-1", **markers)
    assert ("0306" in starts(state, "to")) == open_


@pytest.mark.rule("FIG-28")
def test_an_overrun_needs_a_hex_to_leave_to() -> None:
    """The last points: it may go back where it came from, if that is not an enemy's hex too."""
    state = moving("us-sherman-1@0303 de-1-1@0306:r1", "us-sherman-1")
    do(state, "to 0304", "to 0305")
    assert prices(state)["0306"] == 2  # 4 left: 2 and 1
    do(state, "to 0304")
    do(state, "to 0305")
    assert points(state) == 2
    assert "0306" not in starts(state, "to")


@pytest.mark.rule("FIG-28", "FIG-23")
def test_out_of_one_overrun_into_another_the_way_back_is_closed() -> None:
    """0307 is ringed by ponds but for 0306, which is full of enemies: no way out of it."""
    ponds = "0406=clear 0407=pond 0408=pond 0308=pond 0208=pond 0207=pond"
    state = moving("us-sherman-1@0305 de-truck-1@0306 de-truck-2@0307", "us-sherman-1", terrain=ponds)
    do(state, "to 0306")
    assert points(state) == 4
    assert "0307" not in starts(state, "to")
    open_ = moving("us-sherman-1@0305 de-truck-1@0306 de-truck-2@0307", "us-sherman-1")
    do(open_, "to 0306")
    assert prices(open_)["0307"] == 2


@pytest.mark.rule("FIG-28", "MOVE-05")
def test_the_hexes_to_leave_to_must_have_room() -> None:
    """The hex that it came from has room, now that it has left; the others are ponds, full, or an enemy's."""
    ponds = "0407=pond 0307=pond 0207=pond 0206=pond"
    friends = "us-1-1@0305:r1 us-1-2@0305:r1 us-1-3@0406:r1 us-1-4@0406:r1 us-1-5@0406:r1"
    state = moving(f"us-sherman-1@0305 {friends} de-1-1@0306:r1", "us-sherman-1", terrain=ponds)
    do(state, "to 0306")
    assert legal(state) == ["to 0305"]


# --- operations and cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-02")
def test_double_time() -> None:
    """The Germans at Mortain: 2 MP more in an advance, not in other actions, not for vehicles, not for the enemy."""
    for unit, action, mp in (
        ("de-1-1@0305:r4", "advance", 6),
        ("de-1-1@0305:r3o1", "advance", 7),
        ("de-1-1@0305:m2", "advance", 6),
        ("de-1-1@0305:r4", "fire_move", 3),
        ("de-1-1@0305:r4", "assault", 3),
        ("de-panzer4-1@0305", "advance", 6),
    ):
        state = moving(f"{unit} {NEAR}", unit.partition("@")[0], action, scenario="mortain_ridge")
        assert points(state) == mp
    assert points(moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", scenario="mortain_ridge")) == 4


@pytest.mark.rule("OPS-05", "ACT-10")
def test_elite_tank_crews_lose_one_point_only() -> None:
    """The Germans at the Crossroads; half-tracks are no tanks. Their halved firepower has 1 more."""
    for unit, action, mp in (
        ("de-tiger-1", "fire_move", 4),
        ("de-panzer4-1", "fire_move", 5),
        ("de-halftrack-1", "fire_move", 5),
        ("de-tiger-1", "advance", 5),
    ):
        assert points(moving(f"{unit}@0305 {NEAR}", unit, action, scenario="crossroads")) == mp
    assert points(moving(f"us-sherman-1@0305 {FAR}", "us-sherman-1", "fire_move", scenario="crossroads")) == 4
    state = moving("de-tiger-1@0305 us-1-1@0308:r4", "de-tiger-1", "fire_move", scenario="crossroads")
    do(state, "shoot", "target us-1-1", "normal")
    assert len(chances(state)) - 1 == 4


@pytest.mark.rule("OPS-05", "ACT-15")
def test_merciless_assault_keeps_the_point() -> None:
    assert points(moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", "assault", scenario="silence_the_guns")) == 4
    assert points(moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", "fire_move", scenario="silence_the_guns")) == 3
    assert points(moving(f"de-1-1@0305:r4 {NEAR}", "de-1-1", "assault", scenario="silence_the_guns")) == 3


@pytest.mark.rule("TIME-05", "STRAT-03", "STRAT-17")
def test_forced_march() -> None:
    units = "de-1-1@0305:r4 de-truck-1@0405 us-2-1@1410:r4"
    state = moving(units, "de-1-1", cards="forced_march-1=play forced_march-2=play")
    assert asked(state) == "de iron-prompt-spend-card TIME-05"
    assert legal(state) == ["spend forced_march-1", "spend forced_march-2", "keep"]
    assert told(do(state, "spend forced_march-1")) == ["card_spent card=forced_march-1 unit=de-1-1"]
    assert card(state, "forced_march-1") == "out"
    assert legal(state) == ["spend forced_march-2", "keep"]
    two = state.copy()
    do(state, "keep")
    assert (points(state), card(state, "forced_march-2")) == (6, "play")
    do(two, "spend forced_march-2")
    assert points(two) == 8  # and nothing more is asked
    for action in ("fire_move", "assault"):
        assert points(moving(units, "de-1-1", action, cards="forced_march-1=play")) == 3
    assert points(moving(units, "de-truck-1", cards="forced_march-1=play")) == 4
    assert asked(moving(units, "de-1-1", cards="forced_march-1=hq")) == "de iron-prompt-move ACT-07"


@pytest.mark.rule("STRAT-17", "TIME-05")
def test_forced_march_is_not_for_squads_aboard_or_concealed() -> None:
    aboard = moving("de-1-1@de-truck-1:r4 de-truck-1@0405 us-2-1@1410:r4", "de-1-1", cards="forced_march-1=play")
    assert legal(aboard) == ["alight"]
    hidden = moving("de-1-1@0305:r4,hidden us-2-1@1410:r4", "de-1-1", cards="forced_march-1=play", terrain="0305=woods")
    assert asked(hidden) == "de iron-prompt-move ACT-07"


@pytest.mark.rule("TIME-05")
@pytest.mark.parametrize(
    ("unit", "action", "mp"),
    [
        ("de-tiger-1", "advance", 8),
        ("de-tiger-1", "fire_move", 7),
        ("de-truck-1", "advance", 7),
        ("de-1-1", "advance", 0),
    ],
)
def test_fuel_reserves(unit: str, action: str, mp: int) -> None:
    """The Germans at the Crossroads; a Tiger with an elite crew loses 1 MP for fire and movement."""
    load = ":r4" if unit == "de-1-1" else ""
    state = moving(f"{unit}@0305{load} {NEAR}", unit, action, scenario="crossroads", cards="fuel_reserves-1=play")
    assert (asked(state) == "de iron-prompt-spend-card TIME-05") == bool(mp)
    if mp:
        do(state, "spend fuel_reserves-1")
        assert (points(state), card(state, "fuel_reserves-1")) == (mp, "out")


@pytest.mark.rule("TIME-05", "OPF-01")
def test_covering_fire() -> None:
    """The Germans at the Crossroads: no op fire in the first two hexes, in each moving action, for any unit."""
    units = "de-1-1@0303:r4 us-1-1@0309:r4,op"
    state = moving(units, "de-1-1", scenario="crossroads", cards="covering_fire-1=play covering_fire-2=play")
    assert legal(state) == ["spend covering_fire-1", "spend covering_fire-2", "keep"]
    do(state, "spend covering_fire-1")
    assert asked(state) == "de iron-prompt-move ACT-07"  # a second one would cover the same two hexes
    for hex_ in ("0304", "0305"):
        do(state, f"to {hex_}")
        assert asked(state) == "de iron-prompt-move ACT-07"
    do(state, "to 0306")
    assert asked(state) == "us iron-prompt-react OPF-01"
    kept = moving(units, "de-1-1", scenario="crossroads", cards="covering_fire-1=play")
    do(kept, "keep", "to 0304")
    assert asked(kept) == "us iron-prompt-react OPF-01"
    for unit, action in (
        ("de-1-1@0303:r4", "fire_move"),
        ("de-1-1@0303:r4", "assault"),
        ("de-truck-1@0303", "advance"),
    ):
        other = moving(
            f"{unit} us-1-1@0309:r4,op", unit.partition("@")[0], action, scenario="crossroads",
            cards="covering_fire-1=play",
        )  # fmt: skip
        assert legal(other) == ["spend covering_fire-1", "keep"]


@pytest.mark.rule("TIME-05", "OPF-04")
def test_covering_fire_does_not_cover_the_way_out_of_a_fortification() -> None:
    """It speaks of the hexes entered."""
    state = moving(
        "de-1-1@0305:r4,entrenched us-1-1@0309:r4,op", "de-1-1", scenario="crossroads", forts="0305=entrenchment",
        cards="covering_fire-1=play",
    )  # fmt: skip
    do(state, "spend covering_fire-1", "leave")
    assert asked(state) == "us iron-prompt-react OPF-01"
    do(state, "pass", "to 0306")
    assert asked(state) == "de iron-prompt-move ACT-07"


@pytest.mark.rule("STRAT-15", "MOVE-02")
@pytest.mark.parametrize(("stamp", "bonus"), [(1, 2), (2, 0)])
def test_blitz_and_fuel_shortage_from_the_round_after_they_were_bought(stamp: int, bonus: int) -> None:
    """Blitz: the Germans' vehicles at Mortain +2; Fuel Shortage: the Americans' vehicles at the Crossroads -2."""
    for unit, scenario, name, mp in (
        ("de-panzer4-1", "mortain_ridge", "blitz-1", 6 + bonus),
        ("de-truck-1", "mortain_ridge", "blitz-1", 4 + bonus),
        ("us-sherman-1", "mortain_ridge", "blitz-1", 6),
        ("us-sherman-1", "crossroads", "fuel_shortage-1", 6 - bonus),
        ("us-truck-1", "crossroads", "fuel_shortage-1", 4 - bonus),
        ("de-tiger-1", "crossroads", "fuel_shortage-1", 5),
        ("us-1-1", "crossroads", "fuel_shortage-1", 4),
    ):
        load = ":r4" if unit == "us-1-1" else ""
        other = NEAR if unit.startswith("de") else FAR
        state = position(f"{unit}@0305{load} {other}", side=unit[:2], scenario=scenario, cards=f"{name}=play")
        state.stamp[CARDS.index(name)] = stamp
        do(state, f"use {unit}", "advance")
        assert points(state) == mp


@pytest.mark.rule("DMG-14", "STRAT-15", "ACT-21")
def test_a_vehicle_without_points_is_not_activated_to_move() -> None:
    """A light Tiger under Fuel Shortage: 5 - 1 - 2 = 2; in fire and movement (2 less) nothing is left."""
    state = position(
        "us-halftrack-1@0305:light us-sherman-1@0405:light de-1-1@0308:r4", scenario="crossroads",
        cards="fuel_shortage-1=play",
    )  # fmt: skip
    do(state, "use us-sherman-1", "fire_move")
    assert points(state) == 1  # 6 - 1 - 2 - 2
    heavy = position("us-sherman-1@0405:heavy de-1-1@0308:r4", scenario="crossroads", cards="fuel_shortage-1=play")
    do(heavy, "use us-sherman-1")
    assert legal(heavy) == ["fire", "op_fire", "rest"]


# --- S5-1 -------------------------------------------------------------------------------------------------------------


def leaving(units: str, unit: str, round_: int = 2) -> IronState:
    return moving(units, unit, scenario="stavelot_express", round_=round_)


@pytest.mark.rule("S5-1")
@pytest.mark.parametrize(
    ("unit", "round_", "vp"),
    [("us-truck-1", 2, 2), ("us-truck-1", 4, 2), ("us-halftrack-1", 3, 0), ("us-halftrack-1", 4, 1)],
)
def test_trucks_and_half_tracks_leave_the_map(unit: str, round_: int, vp: int) -> None:
    """From an exit hex, for 1 MP, with whoever is aboard; they are out of play and score."""
    state = leaving(f"us-1-1@{unit}:r4 us-1-2@0505:r4 {unit}@0106 de-1-1@2010:r4", unit, round_=round_)
    assert "exit" not in legal(state)
    do(state, "to 0006")
    assert legal(state)[-2:] == ["exit", "stop"]
    assert told(do(state, "exit")) == [f"exited unit={unit} hex=0006 vp={vp}"]
    assert (at(state, unit), at(state, "us-1-1")) == ("exited", "exited")
    assert state.vp == [vp, 0]
    assert legal(state) == ["use us-1-2", "end_phase"]


@pytest.mark.rule("S5-1")
def test_leaving_triggers_no_op_fire_and_needs_a_point() -> None:
    state = leaving("us-truck-1@0006 us-1-2@0505:r4 de-1-1@0008:r4,op", "us-truck-1")
    do(state, "exit")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    poor = leaving("us-truck-1@0405 us-1-2@0505:r4 de-1-1@2010:r4", "us-truck-1")
    do(poor, "to 0305", "to 0205", "to 0105", "to 0006")
    assert legal(poor) == ["stop"]
    exact = leaving("us-truck-1@0305 us-1-2@0505:r4 de-1-1@2010:r4", "us-truck-1")
    do(exact, "to 0205", "to 0105", "to 0006")
    assert (points(exact), legal(exact)[-2:]) == (1, ["exit", "stop"])


@pytest.mark.rule("S5-1")
@pytest.mark.parametrize("unit", ["us-sherman-1@0006", "us-1-1@0006:r4", "de-truck-1@0006", "de-halftrack-1@0006"])
def test_nobody_else_leaves_the_map(unit: str) -> None:
    other = "us-1-2@1410:r4 de-1-2@2010:r4"
    state = leaving(f"{unit} {other}", unit.partition("@")[0])
    assert "exit" not in legal(state)


@pytest.mark.rule("S5-1")
def test_elsewhere_nobody_leaves_the_map() -> None:
    assert "exit" not in legal(moving(f"us-truck-1@0006 {FAR}", "us-truck-1"))


@pytest.mark.rule("S5-1", "WIN-03")
def test_who_has_left_is_not_destroyed_and_the_game_goes_on() -> None:
    state = leaving("us-truck-1@0006 de-1-1@2010:r4", "us-truck-1")
    do(state, "exit")
    assert ended(state) == ""
    assert state.where[UNITS.index("us-truck-1")] < -2


@pytest.mark.rule("FIG-23", "ACT-10")
def test_a_tank_does_not_fire_in_the_hex_that_it_overruns() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r1 de-1-2@0309:r4", "us-sherman-1", "fire_move", wire="0306")
    do(state, "to 0306")
    assert points(state) == 2
    assert legal(state) == ["to 0305", "to 0406", "to 0407", "to 0307", "to 0207", "to 0206"]
    do(state, "to 0307")
    assert legal(state)[-2:] == ["shoot", "stop"]


@pytest.mark.rule("FIG-28", "FORT-14")
@pytest.mark.parametrize(
    ("traps", "ponds", "open_"),
    [
        ("", "0406=pond", True),
        ("0307", "0406=pond", False),  # the only way out, not next to where it began
        ("0406", "0307=pond", True),  # next to it
    ],
)
def test_a_trap_that_it_may_not_enter_is_no_way_out(traps: str, ponds: str, open_: bool) -> None:
    """3 MP to go back into the woods of 0305 are too many: 6 less 1 and 3 figures leave 2."""
    ground = f"0305=woods 0407=pond 0207=pond 0206=pond {ponds}"
    state = moving("us-sherman-1@0305 de-1-1@0306:r3", "us-sherman-1", terrain=ground, traps=traps)
    assert ("0306" in starts(state, "to")) == open_


@pytest.mark.rule("DMG-14", "ACT-10")
def test_a_tank_whose_points_are_all_gone_does_not_fire_and_move() -> None:
    """A light Tiger under the Americans' Fuel Shortage: 5 - 1 - 2, and 2 less for fire and movement."""
    state = position(
        "de-tiger-1@0305:light us-1-1@0308:r4", side="de", scenario="stavelot_express", cards="fuel_shortage-1=play"
    )
    do(state, "use de-tiger-1")
    assert legal(state) == ["advance", "fire", "op_fire", "rest"]
    do(state, "advance")
    assert points(state) == 2


@pytest.mark.rule("S5-1")
def test_the_price_of_leaving_comes_from_the_scenario(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    row = {"zone": "exit_west", "price": 4, "vehicles": {"us_truck": {"vp": 5, "from_round": 3}}}
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"stavelot_express": {"exit": row}}})
    state = leaving("us-truck-1@0006 us-1-2@0505:r4 de-1-1@2010:r4", "us-truck-1", round_=3)
    other = state.copy()
    assert told(do(state, "exit")) == ["exited unit=us-truck-1 hex=0006 vp=5"]
    do(other, "to 0007")
    assert "exit" not in legal(other)
