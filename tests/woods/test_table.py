"""What a seat sees of The Deadly Woods: counters of support, chits, markers, and the attack that is put together."""

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import BOOK, HEXES, UNITS
from grognard.games.woods.state import IN_TOWN, ON_PEIPER, WoodsState, board_of
from grognard.kernel import OBSERVER, Line, Marker, Overlay, Piece, Problem, Spot
from tests.woods.position import bare, do, go, opening, position

FACES = {face.kind: face for face in GAME.faces()}
GERMANS, ALLIES = 0, 1
FIGHT = "g-2pz-a@3317 g-2pz-b@3317 g-26-39@3318 u-28id-110@3217"


def muster(*joined: str) -> WoodsState:
    state = opening("attack")
    do(state, "attack 3217", *(f"join {unit}" for unit in joined))
    return state


def support(state: WoodsState, name: str) -> Piece:
    return next(piece for piece in GAME.view(state, OBSERVER).pieces if piece.id == name)


def lines(overlay: Overlay) -> list[str]:
    """``shift rough -1 11.3.2e``: kind or side, what, how much, the rule."""
    return [
        f"{line.kind or line.side} {line.text.id.partition('-')[2]} {line.value} {line.rule}" for line in overlay.lines
    ]


def hands(state: WoodsState, seat: int = OBSERVER) -> dict[str, tuple[str, ...]]:
    return {f"{hand.seat} {hand.id}".strip(): hand.shown for hand in GAME.view(state, seat).hands}


# --- counters ---------------------------------------------------------------------------------------------------------


def test_every_piece_and_every_chit_has_a_face() -> None:
    table = GAME.view(opening(), OBSERVER)
    assert {piece.kind for piece in table.pieces} <= set(FACES)
    assert {id_: FACES[id_].nation for id_ in BOOK.chits} == {
        id_: {"german": "heer", "allied": "us", "": ""}[row.side] for id_, row in BOOK.chits.items()
    }
    assert {FACES[id_].symbol for id_ in (*BOOK.chits, "army")} == {"chit"}


@pytest.mark.rule("12.1")
def test_support_lies_in_its_boxes() -> None:
    state = bare(FIGHT, assets="ga-5pz-1@used gn-5pz-1@away:6 ga-6pz-2@away:5 ue-v@3406")
    guns = support(state, "ga-6pz-1")
    assert (guns.place, guns.values, guns.tab, guns.marks) == ("assets", ("+5",), "6PZ", ())
    assert FACES[guns.kind].symbol == "artillery"
    assert support(state, "ga-5pz-1").marks == ("finished",)
    rockets = support(state, "gn-5pz-1")
    assert (rockets.place, rockets.tab, FACES[rockets.kind].symbol) == ("away", "6", "rocket")
    engineer = support(state, "ue-v")
    assert (engineer.place, FACES[engineer.kind].symbol) == ("3406", "engineer")
    boxes = {(box.id, box.side): box.pieces for box in GAME.view(state, OBSERVER).boxes}
    away = boxes["away", "german"]
    assert away.index("ga-6pz-2") < away.index("gn-5pz-1")  # who is back first
    assert "ue-v" not in boxes["assets", "allied"]
    assert {"ga-6pz-1", "ga-5pz-1"} <= set(boxes["assets", "german"])


@pytest.mark.rule("12.5a", "12.8")
def test_what_lies_on_the_map_is_a_marker_and_no_counter() -> None:
    state = bare(FIGHT)
    board = board_of(state)
    state.asset[board.greif], state.asset[board.traffic] = HEXES.index("3113"), HEXES.index("3117")
    state.air, state.vdh_marker = HEXES.index("3012"), HEXES.index("3306")
    state.motor = UNITS.index("g-26-39")
    state.fuel = IN_TOWN
    table = GAME.view(state, OBSERVER)
    found = {(marker.id, marker.place, marker.side) for marker in table.markers}
    assert found >= {
        ("commandos", "3113", "german"), ("traffic", "3117", "allied"), ("air_supply", "3012", "allied"),
        ("paratroops", "3306", "german"), ("motorized", "3318", "german"), ("fuel", "3508", "german"),
    }  # fmt: skip
    assert not {piece.place for piece in table.pieces} & {"3113", "3117"}


def test_fuel_goes_with_peiper_until_turn_3() -> None:
    state = bare("g-1ss-peiper@3408", turn=2)
    state.fuel = ON_PEIPER
    assert Marker("fuel", "3408", "german") in GAME.view(state, OBSERVER).markers
    state.turn = 3
    assert "fuel" not in {marker.id for marker in GAME.view(state, OBSERVER).markers}


# --- chits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "14.8.2a")
def test_the_cup_the_hand_and_the_track() -> None:
    state = opening()
    assert hands(state) == {"cup": ("5pz", "6pz", "a-reinf", "a-reinf"), "allied hand": ("react",)}
    state.track = [2, 8]
    assert hands(state)["track"] == ("all", "react")


@pytest.mark.rule("17.0d")
def test_the_army_chit_is_hidden_from_the_allies() -> None:
    state = opening()
    state.cup, state.hidden = [1, *[0] * (len(state.cup) - 1)], 0
    assert [hands(state, seat)["cup"] for seat in (GERMANS, ALLIES, OBSERVER)] == [("5pz",), ("army",), ("army",)]


# --- what is put together ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1a")
def test_reach_in_halves() -> None:
    state = position("g-2pz-a@3317")
    do(state, "move g-2pz-a")
    spots = {spot.place: spot.value for spot in GAME.forecast(state, GERMANS).spots}
    assert all(value * 2 == int(value * 2) for value in spots.values())
    assert any(value != int(value) for value in spots.values())  # along a road


@pytest.mark.rule("11.1b", "11.3.2a", "11.3.2e", "11.3.2j")
def test_an_attack_with_both_sums_and_every_shift() -> None:
    overlay = GAME.forecast(muster("g-2pz-a", "g-2pz-b", "g-26-39"), GERMANS)
    assert lines(overlay) == [
        "german sum-unit 7 11.2c", "german sum-unit 6 11.2c", "german sum-unit 5 11.2c", "german sum-attack 18 11.3.2a",
        "allied sum-defenders 4 11.3.2a", "allied sum-defence 4 11.3.2a", "none sum-ratio 0 11.3.2a",
        "shift shift-rough -1 11.3.2e", "shift shift-river -1 11.3.2e", "none sum-column 0 11.3.2j",
    ]  # fmt: skip
    assert [(line.text.args, line.total) for line in overlay.lines if line.kind == "none"] == [
        ((("ratio", "4-1"),), False),
        ((("column", "2-1"),), True),
    ]
    assert overlay.spots == (Spot("3217", "target"),)
    assert [step.when for step in overlay.steps] == ["now", *["later"] * 6]
    (roll,) = overlay.rolls
    assert sum(result.ways for result in roll.results) == 6
    assert {piece.id for piece in GAME.view(muster("g-2pz-a"), OBSERVER).pieces if "attacker" in piece.marks} == {
        "g-2pz-a"
    }


def test_before_anybody_attacks_the_target_is_shown() -> None:
    overlay = GAME.forecast(muster(), GERMANS)
    assert (overlay.spots, overlay.lines, overlay.rolls) == ((Spot("3217", "target"),), (), ())


@pytest.mark.rule("11.3.2i")
def test_the_die_of_peiper() -> None:
    state = position("g-1ss-peiper@3909 u-cav-14@3809", turn=1, round_="combat")
    do(state, "attack 3809", "join g-1ss-peiper")
    die = [line for line in GAME.forecast(state, GERMANS).lines if line.kind == "die"]
    assert [(line.value, line.rule) for line in die] == [(1, "11.3.2i")]


# --- overlays on demand -----------------------------------------------------------------------------------------------


def places(overlay: Overlay, kind: str) -> set[str]:
    return {spot.place for spot in overlay.spots if spot.kind == kind}


@pytest.mark.rule("7.1a")
def test_zones_of_either_side() -> None:
    state = bare("g-2pz-a@3317 u-28id-110@3020")
    assert "3316" in places(GAME.query(state, OBSERVER, "zones", "german"), "zoc")
    assert "3021" in places(GAME.query(state, OBSERVER, "zones", "allied"), "zoc")
    with pytest.raises(Problem):
        GAME.query(state, OBSERVER, "zones", "nobody")


@pytest.mark.rule("8.2a")
def test_supply_of_either_side() -> None:
    state = opening()
    german, allied = (GAME.query(state, OBSERVER, "supply", side) for side in ("german", "allied"))
    assert "4208" in places(german, "supplied")
    assert "2010" in places(allied, "supplied")
    assert not places(german, "supplied") & places(allied, "cut_off")


@pytest.mark.rule("3.4a")
def test_vp_hexes_by_who_holds_them() -> None:
    state = bare("g-2pz-a@3211", german="3211 2518")
    overlay = GAME.query(state, OBSERVER, "points")
    assert len(overlay.spots) == len(board_of(state).vp)
    assert places(overlay, "allied") == {HEXES[hex_] for hex_ in board_of(state).vp} - {"3211", "2518"}
    assert isinstance(overlay.lines[0], Line)


def test_a_unit_that_has_moved_says_so() -> None:
    state = position("g-2pz-a@3317 g-2pz-b@3317")
    go(state, "g-2pz-a", "3316")
    do(state, "stop")
    assert "moved" in support(state, "g-2pz-a").marks
    assert "moved" not in support(state, "g-2pz-b").marks
