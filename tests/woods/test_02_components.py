"""2.0 Components: what counters, steps, assets, chits and markers do."""

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import BOOK, UNITS
from grognard.games.woods.state import board_of
from grognard.games.woods.turn import ROUNDS
from grognard.kernel import Marker
from tests.woods.position import (
    asked,
    assault,
    asset,
    at,
    bare,
    begin,
    chits,
    do,
    go,
    legal,
    opening,
    position,
    resume,
    seen,
    starts,
    told,
)  # fmt: skip


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("attacker", "column"),
    [
        # 10 to 4 is 2-1; across a river, minor or major, bridged or not, one to the left
        ("0405", "2-1"),  # no river
        ("0407", "1-1"),  # 0407/0507: the Sambre, a minor river, without a bridge
    ],
)
def test_a_river_is_a_minor_or_a_major_one(attacker: str, column: str) -> None:
    """0406 and 0507, clear; both defenders of a division are there."""
    target = "0406" if attacker == "0405" else "0507"
    beside = "0306" if target == "0406" else "0506"
    units = f"g-12-27@{attacker} g-12-48_89@{attacker} u-28id-110@{target} u-28id-112@{beside}"
    state = position(units, round_="combat")
    assert f"column={column}" in told(assault(state, target, "g-12-27", "g-12-48_89", die=1))[-1]


@pytest.mark.rule("2.2")
def test_the_meuse_too() -> None:
    """Namur (0806), a town, across the bridge 0806/0907: infantry in a town one to the left, the river another."""
    units = "g-12-27@{0} g-12-48_89@{0} u-28id-110@0806 u-28id-112@0805"
    for attacker, column in (("0706", "1-1"), ("0907", "1-2")):
        state = position(units.format(attacker), round_="combat")
        assert f"column={column}" in told(assault(state, "0806", "g-12-27", "g-12-48_89", die=1))[-1]


@pytest.mark.rule("2.2.1a")
def test_units_enter_at_the_hexes_of_their_zones() -> None:
    """Zone E is 0126 and 0630, zone K 4307, zone M 4319 and 4324."""
    state = position("u-82ab-504@waiting", side="allied", round_="reinforcement", arg="1", turn=2)
    assert legal(state) == ["to 0126", "to 0630"]
    do(state, "to 0630")
    assert at(state, "u-82ab-504") == "0630:2"
    state = position("g-9ss-pz@waiting", round_="reinforcement", arg="1", turn=2)
    assert at(state, "g-9ss-pz") == "4307:3"  # the only one
    state = position("g-fg@waiting", round_="reinforcement", arg="1", turn=3)
    assert legal(state) == ["to 4319", "to 4324"]
    state = position("g-2ss-pz@waiting", round_="reinforcement", arg="2", turn=2)
    assert legal(state) == ["to 4307", "to 4313"]  # K or L


# --- 2.3 units --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.3.1")
@pytest.mark.parametrize(
    ("unit", "type_"),
    [
        ("g-12-27", "infantry"),
        ("g-3-5", "infantry"),  # parachutists
        ("u-82ab-325", "infantry"),  # gliders
        ("g-vdh", "infantry"),
        ("u-delay", "infantry"),
        ("g-150", "mechanized"),
        ("u-cav-4", "cavalry"),
        ("g-506", "armour"),
        ("b-29", "armour"),
    ],
)
def test_the_four_types(unit: str, type_: str) -> None:
    board, index = board_of(bare("")), UNITS.index(unit)
    assert BOOK.units[unit].type == type_
    assert board.infantry[index] == (type_ == "infantry")
    assert board.motorized[index] == (type_ != "infantry")
    assert board.armour[index][-1] == (type_ == "armour")


@pytest.mark.rule("2.3.1")
@pytest.mark.parametrize(("defender", "column"), [("u-delay@2022", "5-1"), ("u-cav-6@2022", "5-1")])
def test_the_delay_defends_as_infantry(defender: str, column: str) -> None:
    """Neufchâteau (2022), a town: 10 to 1 is 6-1, infantry makes it 5-1. Cavalry, 10 to 2, has no such shift."""
    state = position(f"g-12-27@2021 g-12-48_89@2021 {defender}", round_="combat")
    assert f"column={column}" in told(assault(state, "2022", "g-12-27", "g-12-48_89", die=1))[-1]


@pytest.mark.rule("2.3.1.1a")
@pytest.mark.parametrize(
    ("unit", "faces"),
    [
        ("g-1ss-peiper", [("8", "6", "6"), ("6", "4", "6"), ("2", "2", "6")]),  # an armour KG
        ("g-1ss-hansen", [("6", "6", "6"), ("4", "4", "6"), ("2", "2", "6")]),
        ("g-3pzg-8", [("5", "5", "6"), ("4", "4", "6"), ("2", "2", "6")]),  # a mechanized regiment
        ("g-150", [("4", "4", "6"), ("3", "3", "6"), ("2", "2", "6")]),  # a mechanized brigade
        ("g-12-27", [("5", "5", "3"), ("3", "3", "3")]),
        ("u-4ad-cca", [("5", "4", "6"), ("3", "2", "6")]),
        ("u-cav-4", [("2", "2", "6"), ("1", "1", "6")]),
        ("g-506", [("3", "3", "6")]),  # one printed face
        ("g-vdh", [("1", "1", "0")]),
    ],
)
def test_a_unit_has_as_many_steps_as_faces(unit: str, faces: list[tuple[str, ...]]) -> None:
    for lost, face in enumerate(faces):
        state = bare(f"{unit}@0427:{len(faces) - lost}")
        piece = seen(state, unit)
        assert (piece.values, piece.steps, piece.full) == (face, len(faces) - lost, len(faces))


@pytest.mark.rule("2.3.1.1a")
def test_steps_are_lost_one_by_one() -> None:
    """Peiper in attacks that fail: three steps, then dead."""
    state = bare("g-1ss-peiper@0427 g-12-27@0229 u-82ab-504@0327 u-82ab-505@0327 u-82ab-508@0327 u-82ab-325@0327")
    for left, die in (("0427:2", 1), ("0427:1", 0)):  # 8 to 20 is rolled for; 6 to 20 and 2 to 20 fail without
        begin(state, round_="combat")
        assault(state, "0327", "g-1ss-peiper", die=die)
        do(state, "lose g-1ss-peiper")
        assert at(state, "g-1ss-peiper") == left
    begin(state, round_="combat")
    assault(state, "0327", "g-1ss-peiper")
    assert told(do(state, "lose g-1ss-peiper"))[0] == "step_lost unit=g-1ss-peiper steps=1 left=0 by=11.3.3b"
    assert at(state, "g-1ss-peiper") == "dead"


@pytest.mark.rule("2.3.1.1b")
@pytest.mark.parametrize(("steps", "armour"), [(3, True), (2, True), (1, False)])
def test_the_third_step_of_armour_is_mechanized(steps: int, armour: bool) -> None:
    """With an army chit armour alone attacks; the third step has no ZOC either."""
    state = position(f"g-2pz-a@0427:{steps} u-82ab-504@0327", round_="army", arg="7a", turn=4)
    do(state, "end")
    assert asked(state) == ("german woods-prompt-attacks 11.1e" if armour else "chance woods-roll-chit 14.1")
    assert board_of(state).zoc_kind[UNITS.index("g-2pz-a")][steps] == (1 if armour else -1)
    state = position(f"g-2pz-b@0427:{steps} u-82ab-504@0327", round_="army", arg="7a", turn=4)  # never armour
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("2.3.1.1b")
def test_two_step_armour_stays_armour() -> None:
    for unit in ("u-4ad-cca", "b-29"):
        index = UNITS.index(unit)
        assert board_of(bare("")).armour[index][1:] == (True, True)
    assert board_of(bare("")).armour[UNITS.index("g-506")][1:] == (True,)


# --- 2.4, 2.5, 2.6 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.4")
def test_assets_live_in_their_box_until_they_are_used_or_deployed() -> None:
    state = opening()
    view = GAME.view(state, 0)
    boxes = {(box.id, box.side): box.pieces for box in view.boxes}
    guns = ["ga-6pz-1", "ga-6pz-2", "gn-6pz-1", "gn-6pz-2", "ga-5pz-1", "ga-5pz-2", "gn-5pz-1", "gn-5pz-2", "ga-7a-1"]
    assert list(boxes["assets", "german"]) == [*guns, "gn-7a-1"]
    assert list(boxes["assets", "allied"]) == ["ua-v-1", "ua-viii-1", "u-traffic"]
    assert {"g-greif", "g-motorized"} == set(boxes["away", "german"])
    assert asset(state, "ue-v") == "3406"


CUPS = {
    1: "5pz 6pz a-reinf a-reinf | react",
    2: "5pz 6pz all 3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc | a-reinf",
    3: "5pz 6pz one 3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc | a-reinf",
    4: "3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc | a-reinf",
    5: "3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc | a-reinf",
    6: "3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc patton-monty | a-reinf",
    7: "3form g-mc g-mc supply supply a-mc a-mc patton-monty | a-reinf",
    8: "3form g-mc g-mc supply supply a-mc a-mc patton-monty |",
    9: "3form g-mc g-mc supply supply a-mc a-mc patton-monty |",
    10: "g-mc g-mc supply supply a-reinf a-mc a-mc patton-monty |",
    11: "g-mc g-mc supply supply a-mc a-mc patton-monty |",
    12: "g-mc g-mc supply supply a-mc a-mc patton-monty |",
}


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("turn", CUPS)
def test_the_chits_of_each_turn(turn: int) -> None:
    state = bare("g-12-27@4212", turn=turn)
    resume(state, ROUNDS)
    cup, _, hand = CUPS[turn].partition("|")
    assert sorted(chits(state.cup)) == sorted(cup.split())
    assert chits(state.hand) == hand.split()


@pytest.mark.rule("2.6")
def test_markers_show_what_is_so_and_never_run_out() -> None:
    """Every bridge of the map can be destroyed at once."""
    state = bare("g-12-27@4212 g-1ss-hansen@0427", broken=" ".join(BOOK.map.bridges), german="2518 2022", oos="g-12-27")
    state.motor = UNITS.index("g-12-27")
    markers = GAME.view(state, 0).markers
    broken = [f"{marker.place}/{marker.to}" for marker in markers if marker.id == "bridge_destroyed"]
    assert broken == list(BOOK.map.bridges)
    assert Marker("control", "2518", "german") in markers
    assert Marker("control", "2022", "german") in markers  # no VP hex, but it has changed hands
    assert Marker("control", "3211", "allied") in markers
    assert Marker("motorized", "4212", "german") in markers
    assert seen(state, "g-12-27").marks == ("unsupplied",)
    assert seen(state, "g-1ss-hansen").marks == ()
    begin(state)
    go(state, "g-1ss-hansen", "0527")
    assert "moved" in seen(state, "g-1ss-hansen").marks
    assert starts(state, "to")
