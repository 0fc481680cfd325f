"""5.0 Facing: chosen freely, changed only by moving, and what lies in front and in the rear."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import FACINGS, GRID, HEXES
from grognard.kernel import text
from tests.tank.position import asked, cites, do, facing, legal, position, refusal, seen, starts, told, track, unpack

EVERY_FACING = [f"face {way}" for way in ("N", "NE", "SE", "S", "SW", "NW")]
VECTORS = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
OPPOSITE = dict(zip(VECTORS, ["S", "SW", "NW", "N", "NE", "SE"], strict=True))
# The hexes around F2 on map A, all clear, by the side of F2 on which they lie
AROUND_F2 = dict(zip(VECTORS, ["F1", "G2", "G3", "F3", "E3", "E2"], strict=True))
# Facing: the three sides of its front
FRONT = {
    "N": {"NW", "N", "NE"},
    "NE": {"N", "NE", "SE"},
    "SE": {"NE", "SE", "S"},
    "S": {"SE", "S", "SW"},
    "SW": {"S", "SW", "NW"},
    "NW": {"SW", "NW", "N"},
}


# --- 5.0a, 5.0e, 5.0f: when a unit faces -------------------------------------------------------------------------


@pytest.mark.rule("5.0a")
@pytest.mark.parametrize("way", VECTORS)
def test_facing_is_free_at_set_up(way: str) -> None:
    state = GAME.setup("last_stand")
    do(state, "place de_tiger_1", "to E7")
    assert asked(state) == "de tank-prompt-face unit=@tank-de_tiger hex=E7 5.0a de_tiger_1"
    assert legal(state) == EVERY_FACING
    assert refusal(state, place="E6") == "5.0a tank-no-choose-facing unit=@tank-de_tiger"
    events = do(state, f"face {way}")
    assert told(events) == [f"placed unit=de_tiger_1 hex=E7 facing={way}"]
    assert (facing(state, "de_tiger_1"), seen(state, "de_tiger_1").facing) == (way, way)


@pytest.mark.rule("5.0a")
@pytest.mark.parametrize("way", VECTORS)
@pytest.mark.parametrize(
    ("units", "lines", "unit", "hex_"),
    [
        ("us_sherman_1@H2 de_pz4_1@A10", "move us_sherman_1;to H3", "us_sherman_1", "H3"),
        ("us_sherman_1@waiting de_pz4_1@A10", "enter us_sherman_1;to H1", "us_sherman_1", "H1"),
        (
            "us_infantry_1@H2>S de_pz4_1@H3 de_tiger_1@A10",
            "fire de_pz4_1;with us_infantry_1;shoot;roll 12;advance us_infantry_1",
            "us_infantry_1",
            "H3",
        ),
    ],
    ids=["move", "entry", "advance"],
)
def test_facing_is_free_at_the_end_of(units: str, lines: str, unit: str, hex_: str, way: str) -> None:
    state = position(units, scenario="head_to_head")
    do(state, *lines.split(";"))
    assert [line for line in legal(state) if line.startswith("face")] == EVERY_FACING
    events = do(state, f"face {way}")
    assert told(events) == [f"faced unit={unit} hex={hex_} facing={way}"]
    assert cites(events) == ["5.0a"]
    assert events[0].text() == text("tank-log-faces", unit=f"@tank-{unit[:-2]}", hex=hex_, facing=f"@facing-{way}")
    assert facing(state, unit) == way


@pytest.mark.rule("5.0a")
def test_a_move_ends_with_a_facing_and_no_other_way() -> None:
    state = position("us_sherman_1@H2")
    do(state, "move us_sherman_1")
    assert refusal(state, "us_sherman_1") == "5.0a tank-no-choose-hex unit=@tank-us_sherman"
    assert refusal(state, place="H2") == "5.0a tank-no-choose-facing unit=@tank-us_sherman"
    assert refusal(state, verb="end") == "8.0a tank-no-not-now answer=end"
    do(state, "face N")
    assert refusal(state, verb="end") == ""


@pytest.mark.rule("5.0e")
def test_turning_in_place_costs_a_point_and_the_move() -> None:
    state = position("us_sherman_1@H2>N us_sherman_2@A1")
    events = do(state, "move us_sherman_1", "face SE")
    assert told(events) == ["activated unit=us_sherman_1 spent=1 group=", "faced unit=us_sherman_1 hex=H2 facing=SE"]
    assert facing(state, "us_sherman_1") == "SE"
    assert track(state, "ap").value == 1
    assert seen(state, "us_sherman_1").marks == ("moved",)
    assert starts(state, "move") == ["us_sherman_2"]


@pytest.mark.rule("5.0e")
def test_nobody_else_turns_when_a_unit_moves() -> None:
    units = "us_sherman_1@H2>N us_sherman_2@H3>SE de_pz4_1@A1>NW"
    state = position(units)
    do(state, "move us_sherman_1", "to H1")
    assert facing(state, "us_sherman_1") == "N"  # it turns at the end
    do(state, "face S")
    assert [facing(state, name) for name in ("us_sherman_1", "us_sherman_2", "de_pz4_1")] == ["S", "SE", "NW"]
    assert "face N" not in legal(state)


@pytest.mark.rule("5.0f")
@pytest.mark.parametrize("way", VECTORS)
def test_facing_restricts_no_path(way: str) -> None:
    state = position(f"us_sherman_1@F2>{way}")
    do(state, "move us_sherman_1")
    assert starts(state, "to") == list(AROUND_F2.values())
    do(state, f"to {AROUND_F2[OPPOSITE[way]]}")  # backwards, and on in any direction
    assert "F2" in starts(state, "to")
    assert len(starts(state, "to")) >= 5
    assert starts(state, "face") == list(FACINGS)


@pytest.mark.rule("5.0g")
def test_firing_turns_nobody() -> None:
    state = position("us_sherman_1@F1>SE us_sherman_2@E2>NE de_pz4_1@F2>SW de_tiger_1@A1")
    do(state, "fire de_pz4_1", "with us_sherman_1", "with us_sherman_2", "shoot", "roll 3")
    assert [facing(state, name) for name in ("us_sherman_1", "us_sherman_2", "de_pz4_1")] == ["SE", "NE", "SW"]
    assert legal(state) == ["move us_sherman_1", "move us_sherman_2", "end"]


# --- 5.0b, 5.0c, 5.0d: front and rear ------------------------------------------------------------------------------


@pytest.mark.rule("5.0b")
@pytest.mark.parametrize("side", VECTORS)
@pytest.mark.parametrize("way", VECTORS)
def test_three_adjacent_hexes_are_front_and_three_rear(way: str, side: str) -> None:
    """Who is fired at from the rear gives +1 (9.4c); who has the enemy in the rear cannot fire (5.0d)."""
    hex_ = AROUND_F2[side]
    state = position(f"us_sherman_1@{hex_}>{OPPOSITE[side]} de_pz4_1@F2>{way}")
    fired = told(do(state, "fire de_pz4_1", "with us_sherman_1", "shoot"))[0]
    assert f"modifier={0 if side in FRONT[way] else 1}" in fired.split()
    state = position(f"us_sherman_1@F2>{way} de_pz4_1@{hex_}")
    assert starts(state, "fire") == (["de_pz4_1"] if side in FRONT[way] else [])


@pytest.mark.rule("5.0c", "5.0d")
def test_beyond_adjacent_hexes_the_front_is_the_half_plane(monkeypatch: pytest.MonkeyPatch) -> None:
    """From F3 facing north: D3 and H3 lie exactly abeam."""
    unpack(monkeypatch)
    for place in ("F1", "D2", "H2", "D3", "H3"):
        assert starts(position(f"us_sherman_1@F3>N de_pz4_1@{place}"), "fire") == ["de_pz4_1"], place
    for place in ("D4", "H4", "E5", "G5", "F5"):
        assert starts(position(f"us_sherman_1@F3>N de_pz4_1@{place}"), "fire") == [], place


@pytest.mark.rule("5.0c")
@pytest.mark.parametrize(("place", "way", "rear"), [("F3", "SE", 0), ("F4", "NE", 1), ("F2", "SE", 0)])
def test_abeam_is_no_rear_for_the_target_either(place: str, way: str, rear: int) -> None:
    state = position(f"us_sherman_1@{place}>{way} de_pz4_1@H3>N")
    fired = told(do(state, "fire de_pz4_1", "with us_sherman_1", "shoot"))[0]
    assert f"modifier={rear}" in fired.split()


@pytest.mark.rule("5.0c")
def test_front_and_rear_by_the_exact_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """D = 3·fx·dx + fy·dy: front from 0 on, for every hex around E5 within the Priest's range."""
    unpack(monkeypatch)
    middle = GRID.index("E5")
    for way, (fx, fy) in VECTORS.items():
        wanted = set()
        for hex_, name in enumerate(HEXES):
            dx, dy = GRID.xs[hex_] - GRID.xs[middle], GRID.ys[hex_] - GRID.ys[middle]
            if 0 < GRID.distance(middle, hex_) <= 5 and 3 * fx * dx + fy * dy >= 0:
                wanted.add(name)
        shown = GAME.query(position(f"us_priest_1@E5>{way}"), 0, "field", "us_priest_1")
        assert {spot.place for spot in shown.spots} == wanted, way


@pytest.mark.rule("5.0d")
def test_a_unit_fires_only_into_its_front() -> None:
    units = "us_sherman_1@F2>N de_pz4_1@F3 de_pz4_2@F1"
    state = position(units)
    assert starts(state, "fire") == ["de_pz4_2"]
    assert refusal(state, "us_sherman_1", piece="de_pz4_1") == (
        "5.0d tank-no-arc turn=yes unit=@tank-us_sherman target=@tank-de_pz4 place=F3 hex=F2"
    )
    assert refusal(state, "us_sherman_1", piece="de_pz4_2") == ""
    do(state, "move us_sherman_1", "face S")
    assert starts(state, "fire") == ["de_pz4_1"]
    assert refusal(state, "us_sherman_1", piece="de_pz4_2") == (
        "5.0d tank-no-arc turn=moved unit=@tank-us_sherman target=@tank-de_pz4 place=F1 hex=F2"
    )
