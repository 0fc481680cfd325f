"""22 Terrain: what each step costs, and the cover."""

from pathlib import Path

import pytest

from tests.iron.position import chances, corrected, do, is_, legal, moving, points, position, prices, starts

FAR = "de-1-1@1410:r4"
MOVERS = {
    "squad": "us-1-1@0305:r4",
    "tank": "us-sherman-1@0305",
    "halftrack": "us-halftrack-1@0305",
    "truck": "us-truck-1@0305",
}


def price(mover: str, terrain: str = "", level: str = "", roads: str = "", stream: str = "") -> float | None:
    """What it costs a mover to step from 0305 to 0306; None where it may not."""
    unit = MOVERS[mover]
    state = moving(f"{unit} {FAR}", unit.partition("@")[0], terrain=terrain, level=level, roads=roads, stream=stream)
    return prices(state).get("0306")


def dice(terrain: str = "", level: str = "", target: str = "de-1-1@0306:r4") -> int:
    """The defence dice of a target in 0306 against a normal attack from the next hex."""
    state = position(f"us-1-1@0305:r4 {target}", terrain=terrain, level=level)
    do(state, "use us-1-1", "fire", f"target {target.partition('@')[0]}", "normal", "hits 1")
    return len(chances(state)) - 1 if legal(state)[0] == "hits 0" else 0


@pytest.mark.rule("TERR-01", "TERR-02", "TERR-03", "TERR-05", "TERR-08")
@pytest.mark.parametrize(
    ("terrain", "squad", "vehicle", "cover"),
    [
        ("clear", 1, 1, 0),
        ("rough", 2, 1, 1),
        ("woods", 2, 3, 2),
        ("building", 2, None, 3),
        ("bridge", 1, 1, 1),
    ],
)
def test_the_price_and_the_cover_of_each_ground(terrain: str, squad: int, vehicle: int | None, cover: int) -> None:
    ground = f"0306={terrain}"
    assert price("squad", ground) == squad
    assert [price(mover, ground) for mover in ("tank", "halftrack", "truck")] == [vehicle] * 3
    assert dice(ground) == cover


@pytest.mark.rule("TERR-06")
@pytest.mark.parametrize(("depth", "squad", "vehicle"), [("shallow", 2, 4), ("deep", 4, None), ("flooded", None, None)])
def test_streams_by_their_depth(depth: str, squad: int | None, vehicle: int | None) -> None:
    assert price("squad", "0306=stream", stream=depth) == squad
    assert [price(mover, "0306=stream", stream=depth) for mover in ("tank", "halftrack", "truck")] == [vehicle] * 3


@pytest.mark.rule("TERR-06", "TERR-07")
def test_water_gives_no_cover_and_does_not_block_sight() -> None:
    assert dice("0306=stream") == 0
    for water in ("stream", "pond"):
        state = position("us-1-1@0305:r4 de-1-1@0308:r4", terrain=f"0306={water} 0307={water}")
        do(state, "use us-1-1")
        assert "fire" in legal(state)


@pytest.mark.rule("TERR-06")
def test_a_deep_stream_takes_all_the_points_of_a_squad() -> None:
    state = moving(f"us-1-1@0304:r4 {FAR}", "us-1-1", terrain="0306=stream", stream="deep")
    do(state, "to 0305")
    assert "0306" not in starts(state, "to")
    officer = moving(f"us-1-1@0304:r3o1 {FAR}", "us-1-1", terrain="0306=stream", stream="deep")
    do(officer, "to 0305", "to 0306")
    assert legal(officer) == ["stop"]


@pytest.mark.rule("TERR-07")
def test_nobody_enters_a_pond() -> None:
    assert [price(mover, "0306=pond") for mover in MOVERS] == [None] * 4
    assert [price(mover, "0306=pond", roads="0305-0306") for mover in MOVERS] == [None] * 4


@pytest.mark.rule("TERR-03", "TERR-05", "LOS-06")
@pytest.mark.parametrize(
    ("terrain", "blocks"), [("woods", True), ("building", True), ("rough", False), ("bridge", False)]
)
def test_what_blocks_sight(terrain: str, blocks: bool) -> None:
    state = position("us-1-1@0305:r4 de-1-1@0308:r4", terrain=f"0306={terrain}")
    do(state, "use us-1-1")
    assert ("fire" in legal(state)) != blocks


# --- roads ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TERR-04", "FIG-19")
@pytest.mark.parametrize("terrain", ["clear", "rough", "woods", "bridge"])
@pytest.mark.parametrize("level", ["", "0306=1"])
def test_along_a_road_a_step_costs_one_whatever_the_ground_and_the_climb(terrain: str, level: str) -> None:
    ground = f"0306={terrain}"
    costs = [price(mover, ground, level, roads="0305-0306-0307") for mover in MOVERS]
    assert costs == [1, 1, 1, 0.333]


@pytest.mark.rule("TERR-04")
def test_a_step_that_leaves_or_cuts_the_road_pays_the_ground() -> None:
    """Both hexes have a road, but none that joins them."""
    assert price("squad", "0306=woods", roads="0304-0305 0306-0307") == 2
    assert price("tank", "0306=woods", roads="0304-0305 0306-0307") == 3
    assert price("truck", "0306=rough", roads="0405-0305-0205 0406-0306-0206") == 1


@pytest.mark.rule("TERR-04", "TERR-05")
def test_ex_15_a_building_on_a_road_keeps_its_price() -> None:
    """Woods on the road 1, the building after it 2; a half-track cannot enter it."""
    ground, road = "0306=woods 0307=building", "0305-0306-0307"
    state = moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", terrain=ground, roads=road)
    assert prices(state)["0306"] == 1
    do(state, "to 0306")
    assert prices(state)["0307"] == 2
    for vehicle in ("us-halftrack-1", "us-truck-1", "us-sherman-1"):
        state = moving(f"{vehicle}@0305 {FAR}", vehicle, terrain=ground, roads=road)
        do(state, "to 0306")
        assert "0307" not in starts(state, "to")
    assert price("squad", "0306=building", "0306=1", roads="0305-0306") == 2


@pytest.mark.rule("TERR-08", "TERR-04")
def test_a_bridge_carries_the_road_over_the_water() -> None:
    ground, road = "0206=stream 0306=bridge 0406=stream", "0305-0306-0307"
    for mover, cost in (("squad", 1), ("tank", 1), ("truck", 0.333)):
        assert price(mover, ground, roads=road, stream="flooded") == cost
    state = moving(f"us-truck-1@0305 {FAR}", "us-truck-1", terrain=ground, roads=road, stream="flooded")
    do(state, "to 0306", "to 0307")
    assert points(state) == pytest.approx(4 - 2 / 3)
    assert dice("0306=bridge") == 1


# --- hills ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TERR-09", "TERR-11")
@pytest.mark.parametrize(
    ("levels", "cost"),
    [
        ("0306=1", 2),
        ("0305=1 0306=1", 1),
        ("0305=1", 1),
        ("0305=1 0306=2", 2),
        ("0305=2 0306=2", 1),
        ("0305=2 0306=1", 1),
    ],
)
def test_ex_16_climbing_costs_one_more(levels: str, cost: int) -> None:
    assert [price(mover, "", levels) for mover in MOVERS] == [cost] * 4


@pytest.mark.rule("TERR-09", "TERR-04")
def test_a_road_up_the_hill_costs_one() -> None:
    assert [price(mover, "", "0306=1", roads="0305-0306") for mover in MOVERS] == [1, 1, 1, 0.333]


@pytest.mark.rule("TERR-10")
@pytest.mark.parametrize(
    ("terrain", "squad", "vehicle"), [("rough", 3, 2), ("woods", 3, 4), ("building", 3, None), ("stream", 3, 5)]
)
def test_other_ground_on_a_hill_costs_one_more_when_climbing(terrain: str, squad: int, vehicle: int | None) -> None:
    ground = f"0306={terrain}"
    assert price("squad", ground, "0306=1") == squad
    assert price("tank", ground, "0306=1") == vehicle
    flat = "0305=1 0306=1"
    assert price("squad", ground, flat) == squad - 1
    assert price("tank", ground, flat) == (None if vehicle is None else vehicle - 1)


@pytest.mark.rule("TERR-11")
@pytest.mark.parametrize("levels", ["0306=2", "0305=2"])
@pytest.mark.parametrize("roads", ["", "0305-0306"])
def test_a_cliff_is_not_crossed(levels: str, roads: str) -> None:
    assert [price(mover, "", levels, roads) for mover in MOVERS] == [None] * 4


@pytest.mark.rule("TERR-12")
def test_hills_give_no_cover() -> None:
    assert dice("", "0306=1") == 0
    assert dice("", "0305=1 0306=2") == 0
    assert dice("0306=woods", "0306=1") == 2


@pytest.mark.rule("TERR-12", "ATK-06")
def test_vehicles_have_the_cover_of_the_ground_too() -> None:
    """A half-track has 1 armour; in the woods 3 dice."""
    assert dice("", "", "de-halftrack-1@0306") == 1
    assert dice("0306=woods", "", "de-halftrack-1@0306") == 3


@pytest.mark.rule("TERR-02")
def test_rough_hinders_squads_more_than_vehicles() -> None:
    squad = moving(f"us-1-1@0304:r4 {FAR}", "us-1-1", terrain="0305=rough 0306=rough")
    do(squad, "to 0305", "to 0306")
    assert (legal(squad), is_(squad, "us-1-1")) == (["stop"], "r4")
    truck = moving(f"us-truck-1@0304 {FAR}", "us-truck-1", terrain="0305=rough 0306=rough")
    do(truck, "to 0305", "to 0306")
    assert points(truck) == 2


@pytest.mark.rule("TERR-03", "TERR-06", "TERR-09", "TERR-11")
def test_the_figures_of_the_ground_come_from_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(
        monkeypatch, tmp_path,
        terrain={"climb": 2, "cliff": 3, "terrain": {"woods": {"squad": 3, "vehicle": 4, "cover": 5}},
                 "streams": {"shallow": {"squad": 3, "vehicle": 2}}},
    )  # fmt: skip
    assert (price("squad", "0306=woods"), price("tank", "0306=woods")) == (3, 4)
    assert (price("squad", "0306=stream"), price("tank", "0306=stream")) == (3, 2)
    assert price("tank", "", "0306=1") == 3
    assert price("tank", "", "0306=2") == 5  # no cliff: two levels
    assert price("tank", "", "0306=3") is None
    assert dice("0306=woods") == 5
