"""2.1 Combat units and 2.2 markers: what is printed on the counters, and what the markers show."""

from typing import NamedTuple

import msgspec
import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import BOOK, UNITS
from grognard.games.tank.state import TankState
from grognard.kernel import OBSERVER, Face
from grognard.text import LANGUAGES, Voice
from tests.tank.position import asked, do, legal, pivot, position, refusal, seen, starts, told, track, unpack


class Printed(NamedTuple):
    """A counter as it is printed."""

    type: str
    side: str
    light: bool
    leader: bool
    range: int
    defence: int
    cover: int
    movement: int


PRINTED = [
    Printed("us_sherman_hq", "us", False, True, 2, 9, 9, 2),
    Printed("us_sherman", "us", False, False, 2, 9, 9, 2),
    Printed("us_wolverine", "us", False, False, 3, 8, 8, 3),
    Printed("us_priest", "us", False, False, 5, 8, 8, 1),
    Printed("us_infantry", "us", True, False, 1, 7, 10, 1),
    Printed("us_atgun", "us", True, False, 1, 7, 10, 1),
    Printed("de_pz4_hq", "de", False, True, 2, 9, 9, 2),
    Printed("de_pz4", "de", False, False, 2, 9, 9, 2),
    Printed("de_tiger", "de", False, False, 3, 11, 11, 1),
    Printed("de_wespe", "de", False, False, 5, 8, 8, 1),
    Printed("de_infantry", "de", True, False, 1, 7, 10, 1),
    Printed("de_atgun", "de", True, False, 3, 8, 9, 1),
]
EVERY_TYPE = pytest.mark.parametrize("printed", PRINTED, ids=[printed.type for printed in PRINTED])


def duel(printed: Printed) -> tuple[str, str, TankState]:
    """A unit of this type that may move and fire, and a tank of the enemy before it."""
    unit, enemy = f"{printed.type}_1", "de_pz4_1" if printed.side == "us" else "us_sherman_1"
    return unit, enemy, position(f"{unit}@H2>S {enemy}@H3>N", active=printed.side)


# --- 2.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1a", "2.1c", "2.1f")
def test_what_is_printed_on_the_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Side, class and factors; the class shows in what a unit may do after moving (2.1b)."""
    unpack(monkeypatch)
    for printed in PRINTED:
        for name in (name for name in UNITS if name.rpartition("_")[0] == printed.type):
            piece = seen(position(f"{name}@H2"), name)
            assert (piece.kind, piece.side, piece.marks) == (printed.type, printed.side, ("leader",) * printed.leader)
            assert piece.values == (str(printed.range), str(printed.defence), str(printed.movement))
        unit, _, state = duel(printed)
        do(state, *pivot(unit))
        assert (starts(state, "fire") == []) is printed.light


@pytest.mark.rule("2.1a", "2.1c", "2.1f")
def test_every_counter_has_a_face_that_a_client_can_draw() -> None:
    faces = {face.kind: face for face in GAME.faces()}
    assert list(faces) == [printed.type for printed in PRINTED]
    for printed in PRINTED:
        face = faces[printed.type]
        assert face.nation == {"us": "us", "de": "heer"}[printed.side]
        assert face.layout == "badges"
        assert all(Voice(language).has(face.name.removeprefix("@")) for language in LANGUAGES)
    assert faces["us_sherman_hq"].name == faces["us_sherman"].name
    assert faces["de_pz4_hq"].symbol == "panzer4"
    assert {kind: faces[kind].sign for kind in ("us_sherman", "us_wolverine", "de_wespe", "de_infantry")} == {
        "us_sherman": "armour", "us_wolverine": "antitank", "de_wespe": "artillery", "de_infantry": "infantry"
    }  # fmt: skip
    assert msgspec.json.decode(msgspec.json.encode(GAME.faces()), type=tuple[Face, ...]) == GAME.faces()


@EVERY_TYPE
@pytest.mark.rule("2.1d")
@pytest.mark.parametrize(("hex_", "cover"), [("H2", False), ("H5", True), ("H4", True), ("I4", True)])
def test_the_figures_in_clear_on_a_hill_in_town_and_in_woods(printed: Printed, hex_: str, cover: bool) -> None:
    """Range, defence, movement; the hill's own +1 of range is 9.1b's, and infantry has none."""
    piece = seen(position(f"{printed.type}_1@{hex_}"), f"{printed.type}_1")
    higher = hex_ == "H5" and not printed.type.endswith("infantry")
    defence = printed.cover if cover else printed.defence
    assert piece.values == (str(printed.range + higher), str(defence), str(printed.movement))


@pytest.mark.rule("2.1d")
@pytest.mark.parametrize(
    ("target", "place", "facing", "value"),
    [
        ("de_infantry_1", "H3", "N", 7),  # clear
        ("de_infantry_1", "G4", "NW", 7),  # a road does not make cover
        ("de_infantry_1", "H5", "S", 10),  # hill
        ("de_infantry_1", "I4", "NE", 10),  # woods
        ("de_atgun_1", "H3", "N", 8),
        ("de_atgun_1", "I4", "NE", 9),
        ("de_pz4_1", "H3", "N", 9),
        ("de_pz4_1", "I4", "NE", 9),
    ],
)
def test_the_shot_is_against_the_value_that_holds(target: str, place: str, facing: str, value: int) -> None:
    state = position(f"us_sherman_1@H4>{facing} {target}@{place}")
    events = told(do(state, f"fire {target}", "with us_sherman_1", "shoot"))
    assert f"defence={value}" in events[0].split()


@EVERY_TYPE
@pytest.mark.rule("2.1b")
def test_only_a_heavy_unit_fires_after_moving(printed: Printed) -> None:
    unit, enemy, state = duel(printed)
    assert starts(state, "fire") == [enemy]
    do(state, *pivot(unit))
    assert starts(state, "fire") == ([] if printed.light else [enemy])
    if printed.light:
        target = enemy.rpartition("_")[0]
        assert refusal(state, unit, piece=enemy) == (
            f"10.1a tank-no-light-moved unit=@tank-{printed.type} target=@tank-{target} place=H3 hex=H2"
        )
    else:
        do(state, f"fire {enemy}", f"with {unit}", "shoot", "roll 3")
        assert seen(state, unit).marks[:2] == ("moved", "fired")
        assert legal(state) == ["end"]


@EVERY_TYPE
@pytest.mark.rule("2.1b")
def test_only_a_heavy_unit_moves_after_firing(printed: Printed) -> None:
    unit, enemy, state = duel(printed)
    assert starts(state, "move") == [unit]
    do(state, f"fire {enemy}", f"with {unit}", "shoot", "roll 3")
    assert starts(state, "move") == ([] if printed.light else [unit])
    if printed.light:
        assert refusal(state, unit, place="H1") == f"10.1a tank-no-light-fired unit=@tank-{printed.type} hex=H2"
    else:
        do(state, f"move {unit}", "to H1", "face N")
        assert legal(state) == ["end"]


@pytest.mark.rule("2.1e")
def test_range_is_counted_without_the_firers_own_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for unit, near, far in (
        ("us_sherman_1", "E3", "E4"),
        ("us_wolverine_1", "E4", "E5"),
        ("us_infantry_1", "E2", "E3"),
    ):
        assert starts(position(f"{unit}@E1>S de_pz4_1@{near}"), "fire") == ["de_pz4_1"]
        assert starts(position(f"{unit}@E1>S de_pz4_1@{far}"), "fire") == []


@pytest.mark.rule("2.1e")
def test_the_field_of_fire_counts_from_the_next_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    shown = GAME.query(position("us_infantry_1@E2>S"), 0, "field", "us_infantry_1")
    assert {spot.place for spot in shown.spots} == {"D2", "E3", "F2"}


@pytest.mark.rule("2.1f")
def test_two_leaders_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    leaders = [name for name in UNITS if "leader" in seen(position(f"{name}@H2"), name).marks]
    assert leaders == ["us_sherman_hq_1", "us_sherman_hq_2", "de_pz4_hq_1", "de_pz4_hq_2"]


@pytest.mark.rule("2.1f")
def test_a_leader_has_the_factors_of_the_ordinary_tank(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for leader in ("us_sherman_hq_1", "de_pz4_hq_1"):
        tank = leader.replace("_hq", "")
        for hex_ in ("H2", "H5"):
            assert seen(position(f"{leader}@{hex_}"), leader).values == seen(position(f"{tank}@{hex_}"), tank).values


# --- 2.2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2a")
@pytest.mark.parametrize(
    ("turn", "marks"),
    [
        (1, ("space_1",)),
        (2, ("space_2",)),
        (9, ("space_9",)),
        (10, ("space_1", "plus_nine")),
        (11, ("space_2", "plus_nine")),
        (18, ("space_9", "plus_nine")),
    ],
)
def test_the_turn_track_has_nine_spaces(turn: int, marks: tuple[str, ...]) -> None:
    shown = track(position("us_sherman_1@H2", scenario="head_to_head", turn=turn), "turn")
    assert (shown.value, shown.size, shown.marks) == (turn, 10, marks)


@pytest.mark.rule("2.2a")
def test_before_the_first_turn_the_marker_is_beside_the_track() -> None:
    shown = track(GAME.setup("last_stand"), "turn")
    assert (shown.value, shown.size, shown.marks) == (0, 8, ("space_0",))


@pytest.mark.rule("2.2b")
@pytest.mark.parametrize("seat", [0, 1, OBSERVER])
def test_everybody_sees_the_points_spent(seat: int) -> None:
    state = position("us_sherman_1@H2>S us_sherman_2@A1 us_sherman_3@C1 us_sherman_4@E1 de_pz4_1@H3>N")
    shown = []
    for line in ("move us_sherman_2", "face S", "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 3"):
        do(state, line)
        shown.append(track(state, "ap", seat).value)
    assert shown == [1, 1, 1, 1, 2, 2]
    ap = track(state, "ap", seat)
    assert (ap.size, ap.side) == (4, "us")


@pytest.mark.rule("2.2b")
def test_a_free_shot_spends_nothing() -> None:
    state = position("de_atgun_1@H2>S us_sherman_1@H3 us_sherman_2@A1", active="de", spent=1)
    do(state, "fire us_sherman_1", "with de_atgun_1", "shoot", "roll 3")
    assert track(state, "ap").value == 1
    assert track(state, "ap").side == "de"


@pytest.mark.rule("2.2b")
@pytest.mark.parametrize(
    ("spent", "between", "during"),
    [(0, 2, 2), (1, 2, 2), (2, 3, 3), (3, 4, 4)],
    ids=["first", "second", "third", "4th"],
)
def test_the_track_shows_how_many_points_are_certain(spent: int, between: int, during: int) -> None:
    """Between two actions one more is sure to come; the point of the running action may be the last."""
    state = position("us_sherman_1@H2", spent=spent)
    assert track(state, "ap", 0).certain == between
    do(state, "move us_sherman_1")
    assert (track(state, "ap", 0).value, track(state, "ap", 0).certain) == (spent + 1, during)


@pytest.mark.rule("2.2b")
def test_no_points_before_the_first_turn_and_after_the_last() -> None:
    assert track(GAME.setup("last_stand"), "ap").certain == 0
    state = position("us_sherman_1@H2>S de_pz4_1@H3", spent=1)
    do(state, "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 12")
    assert GAME.outcome(state) is not None
    assert track(state, "ap").certain == 0


@pytest.mark.rule("2.2c")
def test_two_chits_of_each_value_at_every_draw() -> None:
    """What was drawn in the phase before is in the cup again."""
    state = position("us_sherman_1@H2 de_pz4_1@A1")
    do(state, "end")
    for value in (4, 4, 4):
        now = GAME.decision(state)
        assert now is not None
        assert [str(action) for action in now.actions] == ["chit 2", "chit 3", "chit 4"]
        assert list(now.weights) == [2, 2, 2]
        do(state, f"chit {value}", "end")
    assert sorted(BOOK.tables.chits.values) == [2, 2, 3, 3, 4, 4]


ACES = "de_tiger_1@H2>S de_tiger_2@H3>N us_sherman_1@G3>NE us_sherman_2@A1"


@pytest.mark.rule("2.2d")
def test_the_ace_marker_is_lost_with_its_unit() -> None:
    state = position(ACES, aces="de_tiger_1")
    assert seen(state, "de_tiger_1").marks == ("ace",)
    do(state, "fire de_tiger_1", "with us_sherman_1", "shoot", "roll 12")
    assert (state.aces, state.aces_lost) == (0, 1 << UNITS.index("de_tiger_1"))
    assert seen(state, "de_tiger_2").marks == ()
    do(state, "end", "chit 4")
    do(state, "move de_tiger_2", "face SW", "fire us_sherman_1", "with de_tiger_2", "shoot", "roll 3")
    assert asked(state).startswith("de tank-prompt-phase")  # no re-roll: the marker did not move to another Tiger


@pytest.mark.rule("2.2d")
def test_the_loss_of_another_unit_leaves_the_ace() -> None:
    state = position(ACES, aces="de_tiger_1")
    do(state, "move us_sherman_1", "face SE", "fire de_tiger_2", "with us_sherman_1", "shoot", "roll 12")
    assert seen(state, "de_tiger_1").marks == ("ace",)
    assert state.aces_lost == 0
