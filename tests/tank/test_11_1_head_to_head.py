"""11.1 Head to Head: both sides enter, and fight for three towns until one holds two."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.actions import BEGINS
from grognard.games.tank.events import FirstPlayer
from grognard.kernel import CHANCE, CHANCES
from tests.tank.battle import ending, finish_turn, forces, hold, only
from tests.tank.position import asked, do, legal, position, starts

NORTH = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]
SOUTH = ["A10", "B9", "C10", "D9", "E10", "F9", "G10", "H9", "I10"]
ALONE = "us_sherman_1@A1 de_pz4_1@I10"
SCENARIO = "head_to_head"


@pytest.mark.rule("11.1a")
@pytest.mark.parametrize(("side", "faces"), [(0, (1, 2, 3)), (1, (4, 5, 6))])
def test_a_die_says_who_plays_first(side: int, faces: tuple[int, ...]) -> None:
    state = GAME.setup(SCENARIO)
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seat, list(now.weights)) == (CHANCES, CHANCE, [3, 3])
    assert legal(state) == ["begins us", "begins de"]
    assert asked(state) == "chance tank-roll-first 11.1a -"
    for way, face in enumerate(faces):
        after = state.copy()
        events = GAME.resolve(after, BEGINS[side], way)
        first = only(events, FirstPlayer)
        assert (first.side, first.die, first.cite()) == (side, face, "11.1a")
        assert (after.turn, after.active, after.first) == (1, side, side)
    assert only(GAME.resolve(state, BEGINS[side]), FirstPlayer).die == 0  # nobody rolled a real die


@pytest.mark.rule("11.1a")
@pytest.mark.parametrize(("first", "other"), [("us", "de"), ("de", "us")])
def test_the_order_holds_for_the_whole_game(first: str, other: str) -> None:
    state = GAME.setup(SCENARIO)
    do(state, f"begins {first}")
    order = []
    for _ in range(3):
        for _ in range(2):
            do(state, "chit 2")
            order.append(("us", "de")[state.active])
            do(state, "end")
    assert order == [first, other] * 3


@pytest.mark.parametrize(
    ("side", "types", "edge"),
    [
        pytest.param(
            "us",
            {"sherman_hq": 2, "sherman": 4, "wolverine": 2, "priest": 1},
            NORTH,
            marks=pytest.mark.rule("11.1b"),
        ),
        pytest.param("de", {"pz4_hq": 2, "pz4": 4, "tiger": 2}, SOUTH, marks=pytest.mark.rule("11.1c")),
    ],
)
def test_the_forces_enter_by_their_edge_from_turn_one(side: str, types: dict[str, int], edge: list[str]) -> None:
    state = GAME.setup(SCENARIO)
    assert forces(state, side) == types
    do(state, f"begins {side}", "chit 4")
    assert state.turn == 1
    assert len(starts(state, "enter")) == sum(types.values())
    for unit in starts(state, "enter"):
        entering = state.copy()
        do(entering, f"enter {unit}")
        assert starts(entering, "to") == edge
    assert starts(state, "move") == starts(state, "fire") == []


@pytest.mark.rule("11.1e")
@pytest.mark.parametrize(
    ("american", "german", "results"),
    [
        ("B6 E6", "", (1, -1)),
        ("B6 H4", "E6", (1, -1)),
        ("E6 H4", "", (1, -1)),
        ("B6 E6 H4", "", (1, -1)),
        ("", "B6 E6", (-1, 1)),
        ("B6", "E6 H4", (-1, 1)),
        ("", "B6 H4", (-1, 1)),
        ("", "B6 E6 H4", (-1, 1)),
        ("B6", "E6", ()),
        ("", "", ()),
        ("E6 D2 G9 C9", "", ()),  # other towns do not count
    ],
)
@pytest.mark.parametrize("turn", [10, 11, 17])
def test_two_of_three_towns_win_at_the_end(turn: int, american: str, german: str, results: tuple[int, ...]) -> None:
    """At the end of turn 10 and of each further turn; the game goes on until somebody has them."""
    state = position(ALONE, scenario=SCENARIO, turn=turn)
    hold(hold(state, "us", american), "de", german)
    events = finish_turn(state)
    if results:
        assert ending(state) == (results, "11.1e", "tank-over-control")
        side, held = ("us", american) if results == (1, -1) else ("de", german)
        words = f"tank-over-control side=@side-{side} held={len(held.split())} hexes=B6, E6, H4"
        assert str(events[-1].text()) == words
    else:
        assert ending(state) == ((), "", "")
        assert state.turn == turn + 1


@pytest.mark.rule("11.1e")
def test_nothing_is_tested_before_turn_ten() -> None:
    state = hold(position(ALONE, scenario=SCENARIO, turn=9), "us", "B6 E6 H4")
    finish_turn(state)
    assert (state.turn, ending(state)) == (10, ((), "", ""))


@pytest.mark.rule("11.1e")
@pytest.mark.parametrize(
    ("options", "turn", "over"),
    [
        ({}, 30, False),
        ({}, 99, False),
        ({"turn_cap": "30"}, 29, False),
        ({"turn_cap": "30"}, 30, True),
        ({"turn_cap": "30", "max_turns": "12"}, 11, False),
        ({"turn_cap": "30", "max_turns": "12"}, 12, True),
        ({"turn_cap": "30", "max_turns": "40"}, 30, True),
    ],
)
def test_automatic_play_ends_in_a_draw(options: dict[str, str], turn: int, over: bool) -> None:
    state = position(ALONE, scenario=SCENARIO, turn=turn, options=options)
    finish_turn(state)
    rule = "" if turn == 12 else "11.1e"  # max_turns is no rule of the game
    assert ending(state) == (((0, 0), rule, "tank-over-cap") if over else ((), "", ""))


@pytest.mark.rule("11.1e")
@pytest.mark.parametrize(("turn", "cap"), [(30, {"turn_cap": "30"}), (10, {"max_turns": "10"})])
def test_towns_come_before_the_draw(turn: int, cap: dict[str, str]) -> None:
    state = hold(position(ALONE, scenario=SCENARIO, turn=turn, options=cap), "de", "B6 E6")
    finish_turn(state)
    assert ending(state) == ((-1, 1), "11.1e", "tank-over-control")


@pytest.mark.rule("11.1e")
def test_the_option_is_offered_where_it_counts() -> None:
    assert [name for name, row in GAME.scenarios.items() if "turn_cap" in row.options] == [SCENARIO]
