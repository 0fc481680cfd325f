"""6.0 Turns and action points: phases, the hidden chit, and who knows what of it."""

from random import Random

import msgspec
import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import DE, US
from grognard.games.tank.events import ChitDrawn
from grognard.games.tank.state import TankState
from grognard.games.tank.turn import Course
from grognard.kernel import OBSERVER, Action, Event, Hand, Match, Problem, Refused, engine, text
from tests.tank.position import asked, at, cites, do, legal, pivot, position, refusal, seen, starts, told, track

FOUR = "us_sherman_1@A1 us_sherman_2@C1 us_sherman_3@E1 us_sherman_4@G1 de_pz4_1@A10 de_pz4_2@C10"


def parse(*lines: str) -> list[Action]:
    return [GAME.grammar.parse(line) for line in lines]


def match_at(state: TankState) -> Match:
    """A match that goes on from a position."""
    return Match(GAME, Match.new(GAME, "frontal_assault", secret=b"test").header, state)


def after_set_up(scenario: str) -> tuple[TankState, list[Event]]:
    """The beginning of the first turn, with two units that do not matter."""
    state = position("us_sherman_1@A1 de_pz4_1@I10", scenario=scenario, turn=0, chit=0)
    state.stack = [Course()]
    events: list[Event] = []
    engine.run(state, events)
    return state, events


# --- 6.0a, 6.0b, 6.0f: turns and phases ----------------------------------------------------------------------------


@pytest.mark.rule("6.0a")
@pytest.mark.parametrize(
    ("scenario", "begins", "first"),
    [
        ("head_to_head", "us", "us"),
        ("head_to_head", "de", "de"),
        ("frontal_assault", "", "us"),
        ("last_stand", "", "us"),
        ("counterattack", "", "de"),
        ("stab_to_the_flank", "", "us"),
        ("night_action", "", "de"),
    ],
)
def test_the_order_of_the_sides_holds_all_game(scenario: str, begins: str, first: str) -> None:
    state, events = after_set_up(scenario)
    if begins:
        assert asked(state) == "chance tank-roll-first 11.1a -"
        events += do(state, f"begins {begins}")
    second = "de" if first == "us" else "us"
    wanted = ["turn_began turn=1", f"phase_began side={first}"]
    assert told(events)[-2:] == wanted
    for turn in (1, 2, 3):
        assert state.turn == turn
        for side in (first, second):
            assert GAME.view(state, OBSERVER).active == side
            do(state, "chit 3")
            assert asked(state) == f"{side} tank-prompt-phase 7.0a -"
            do(state, "end")


@pytest.mark.rule("6.0b")
def test_only_the_active_sides_units_act() -> None:
    units = "us_sherman_1@H2>S us_sherman_2@A1 us_sherman_hq_1@dead de_pz4_1@H3>N de_pz4_2@A10 de_pz4_hq_1@dead"
    lists = {
        "us": "fire de_pz4_1;move us_sherman_1;move us_sherman_2;promote us_sherman_1;promote us_sherman_2;end",
        "de": "fire us_sherman_1;move de_pz4_1;move de_pz4_2;promote de_pz4_1;promote de_pz4_2;end",
    }
    for side, wanted in lists.items():
        assert legal(position(units, active=side)) == wanted.split(";")


@pytest.mark.rule("6.0b")
@pytest.mark.parametrize("how", [{"place": "A9"}, {"piece": "us_sherman_1"}, {"verb": "promote"}, {}], ids=str)
def test_the_passive_sides_units_are_refused(how: dict[str, str]) -> None:
    state = position("us_sherman_1@H2 us_sherman_hq_1@dead de_pz4_1@A10 de_pz4_hq_1@dead")
    assert refusal(state, "de_pz4_1", **how) == "6.0b tank-no-not-yours unit=@tank-de_pz4 side=@side-us"


@pytest.mark.rule("6.0b")
def test_the_passive_player_is_not_asked() -> None:
    state = position("us_sherman_1@H2 de_pz4_1@A10")
    assert refusal(state, "us_sherman_1", place="H3") == ""
    before = state.copy()
    for line in ("move us_sherman_1", "end", "move de_pz4_1"):
        with pytest.raises(Refused):
            GAME.apply(state, DE, GAME.grammar.parse(line))
    assert state == before


@pytest.mark.rule("6.0b", "6.0f")
def test_the_other_player_becomes_active() -> None:
    state = position("us_sherman_1@H2 de_pz4_1@A10", spent=1)
    events = do(state, "end", "chit 2")
    assert told(events)[-2:] == ["phase_began side=de", "chit_drawn side=us seat=0 value=2"]
    assert cites(events)[-2:] == ["6.0b", "6.0c"]
    assert GAME.view(state, OBSERVER).active == "de"
    assert starts(state, "move") == ["de_pz4_1"]
    assert (state.turn, track(state, "ap").value) == (1, 0)


@pytest.mark.rule("6.0f")
def test_after_both_phases_the_turn_marker_advances() -> None:
    state = position("us_sherman_1@H2 de_pz4_1@A10", active="de", turn=3, second=True, chit=3)
    events = do(state, "end")
    assert told(events)[-4:] == [
        "chit_revealed side=us value=3",
        "phase_ended side=de spent=0",
        "turn_began turn=4",
        "phase_began side=us",
    ]
    assert cites(events)[-2:] == ["6.0f", "6.0b"]
    assert track(state, "turn").value == 4


@pytest.mark.rule("6.0f")
def test_the_chit_goes_back_into_the_cup() -> None:
    state = position("us_sherman_1@H2 de_pz4_1@A10", chit=3)
    do(state, "end")
    assert state.chit == 0
    assert all(GAME.view(state, seat).hands == () for seat in (US, DE, OBSERVER))
    assert legal(state) == ["chit 2", "chit 3", "chit 4"]


# --- 6.0c, 6.0d, 6.0e: the chit ------------------------------------------------------------------------------------


@pytest.mark.rule("6.0c")
@pytest.mark.parametrize(("active", "passive"), [("us", DE), ("de", US)])
def test_the_passive_player_draws_and_keeps_it_hidden(active: str, passive: int) -> None:
    state = position("us_sherman_1@H2 de_pz4_1@A10", active="us" if active == "de" else "de")
    do(state, "end")
    now = GAME.decision(state)
    assert now is not None
    assert asked(state) == "chance tank-roll-chit 6.0c -"
    assert now.audience == 1 << passive
    events = do(state, "chit 3")
    holder = GAME.sides[passive]
    assert told(events) == [f"chit_drawn side={holder} seat={passive} value=3"]
    assert cites(events) == ["6.0c"]
    for seat in (US, DE, OBSERVER):
        shown = ("3",) if seat == passive else ()
        assert GAME.view(state, seat).hands == (Hand(holder, "chit", 1, shown),)
        value = 3 if seat == passive else 0
        assert events[0].seen_by(seat) == ChitDrawn(passive, passive, value)


@pytest.mark.rule("6.0c")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_the_active_player_sees_the_same_whatever_the_chit(spent: int) -> None:
    views = {seat: set() for seat in (US, DE, OBSERVER)}  # type: dict[int, set[object]]
    lists = set()
    for chit in range(spent + 1, 5):
        state = position(FOUR, chit=chit, spent=spent)
        for seat, found in views.items():
            found.add(GAME.view(state, seat))
        lists.add((asked(state), *legal(state)))
    assert len(lists) == len(views[US]) == len(views[OBSERVER]) == 1
    assert len(views[DE]) == 4 - spent


@pytest.mark.rule("6.0d", "6.0e")
@pytest.mark.parametrize("chit", [2, 3, 4])
def test_the_chit_is_the_number_of_points_of_the_phase(chit: int) -> None:
    state = position(FOUR, chit=chit)
    for number in range(1, chit):
        events = do(state, *pivot(f"us_sherman_{number}"))
        assert asked(state) == "us tank-prompt-phase 7.0a -"
        assert track(state, "ap").value == number
        consulted = [] if number == 1 else ["consulted known=2"]  # the first AP is never the last: nothing is learned
        assert told(events)[2:] == consulted
    events = do(state, *pivot(f"us_sherman_{chit}"))
    assert told(events) == [
        f"activated unit=us_sherman_{chit} spent={chit} group=",
        f"faced unit=us_sherman_{chit} hex={at(state, f'us_sherman_{chit}')} facing=S",
        "consulted known=2",
        "consulted known=2",
        f"chit_revealed side=de value={chit}",
        f"phase_ended side=us spent={chit}",
        "phase_began side=de",
    ]
    assert cites(events) == ["7.0a", "5.0a", "", "", "6.0e", "6.0e", "6.0b"]
    assert asked(state) == "chance tank-roll-chit 6.0c -"


@pytest.mark.rule("6.0e")
def test_the_last_action_is_resolved_completely_first() -> None:
    """The second AP of two moves a leader's group: the phase ends only when the whole group is done."""
    state = position("us_sherman_hq_1@H2 us_sherman_1@H1 de_pz4_1@A10", chit=2, spent=1)
    for line in ("move us_sherman_hq_1", "move us_sherman_1", "to G2", "face S", "move us_sherman_hq_1", "to H3"):
        do(state, line)
        assert GAME.view(state, OBSERVER).active == "us"
    do(state, "face S")
    assert asked(state) == "chance tank-roll-chit 6.0c -"


@pytest.mark.rule("6.0e")
def test_the_advance_comes_before_the_end_of_the_phase() -> None:
    state = position("us_infantry_1@H2>S de_pz4_1@H3 de_pz4_2@A10", chit=2, spent=1)
    do(state, "fire de_pz4_1", "with us_infantry_1", "shoot", "roll 12")
    assert legal(state) == ["advance us_infantry_1", "stay"]
    do(state, "advance us_infantry_1")
    assert GAME.view(state, OBSERVER).active == "us"
    events = do(state, "face N")
    assert told(events)[-2:] == ["phase_ended side=us spent=2", "phase_began side=de"]


@pytest.mark.rule("6.0e")
def test_a_free_shot_does_not_end_the_phase() -> None:
    """Nor does anybody look at the chit after it."""
    state = position("de_atgun_1@H2>S de_pz4_1@A1 us_sherman_1@H3 us_sherman_2@A10", active="de", chit=4, spent=3)
    events = do(state, "fire us_sherman_1", "with de_atgun_1", "shoot", "roll 3")
    assert not any(line.startswith("consulted") for line in told(events))
    assert asked(state) == "de tank-prompt-phase 7.0a -"


@pytest.mark.rule("6.0c")
def test_everything_but_the_chit_is_open() -> None:
    state = position(FOUR, chit=3, spent=1)
    seen_by = {seat: GAME.view(state, seat) for seat in (US, DE, OBSERVER)}
    assert [view.seat for view in seen_by.values()] == ["us", "de", "observer"]
    for view in seen_by.values():
        assert (view.game, view.scenario, view.map) == ("tank", "frontal_assault", "A")
        assert (view.sides, view.active) == (("us", "de"), "us")
        assert len(view.pieces) == 6
        assert msgspec.structs.replace(view, seat="", hands=()) == msgspec.structs.replace(
            seen_by[US], seat="", hands=()
        )
    assert GAME.view(GAME.setup("last_stand"), US).active == ""  # before the first turn


@pytest.mark.rule("6.0e", "6.0f")
def test_the_log_of_a_phase() -> None:
    """What each event says, with the figures that it says it with."""
    state = position("us_sherman_1@H2 de_pz4_1@A10", active="de", turn=3, second=True, chit=3, spent=1)
    events = do(state, "end", "chit 2")
    assert [event.text() for event in events] == [
        None,
        text("tank-log-reveal", side="@side-us", value=3),
        text("tank-log-phase-ends", side="@side-de", spent=1),
        text("tank-log-turn", turn=4),
        text("tank-log-phase", side="@side-us"),
        text("tank-log-chit", side="@side-de", value=2),
    ]


# --- 6.0g, 6.0h ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.0g")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_the_active_player_may_stop_early(spent: int) -> None:
    state = position(FOUR, chit=4, spent=spent)
    assert "end" in legal(state)
    events = do(state, "end")
    assert told(events) == [
        "consulted known=2",
        "chit_revealed side=de value=4",
        f"phase_ended side=us spent={spent}",
        "phase_began side=de",
    ]


@pytest.mark.rule("6.0g")
def test_a_player_without_anything_to_do_only_stops() -> None:
    state = position("us_sherman_1@A1 de_pz4_1@A10", moved="us_sherman_1")
    assert legal(state) == ["end"]
    assert refusal(state, verb="end") == ""


@pytest.mark.rule("6.0h")
def test_one_move_and_one_shot_a_phase_whatever_the_points() -> None:
    state = position("us_sherman_1@H2>S de_pz4_1@H3>N de_pz4_2@A10", chit=4)
    do(state, *pivot("us_sherman_1"))
    assert legal(state) == ["fire de_pz4_1", "end"]
    assert refusal(state, "us_sherman_1", place="H1") == "6.0h tank-no-moved unit=@tank-us_sherman hex=H2"
    do(state, "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 3")
    assert legal(state) == ["end"]
    assert track(state, "ap").value == 2


@pytest.mark.rule("6.0h")
def test_the_flags_are_cleared_at_the_end_of_the_phase() -> None:
    state = position("us_sherman_1@H2>S de_pz4_1@H3>N de_pz4_2@A10", chit=4)
    do(state, *pivot("us_sherman_1"), "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 3")
    assert seen(state, "us_sherman_1").marks == ("moved", "fired", "finished")
    do(state, "end")
    assert (state.moved, state.fired) == (0, 0)
    assert seen(state, "us_sherman_1").marks == ()
    do(state, "chit 2", "end", "chit 2")
    assert legal(state) == ["fire de_pz4_1", "move us_sherman_1", "end"]


# --- what is learned, and undo --------------------------------------------------------------------------------------


@pytest.mark.rule("6.0d")
def test_undo_ends_where_the_phase_went_on() -> None:
    """That the second AP was not the last is news to the active side; that the first was not is none."""
    match = match_at(position(FOUR, chit=4))
    match.submit(US, parse(*pivot("us_sherman_1")))
    assert (match.undoable(US), match.undoable(DE)) == (2, 0)
    match.undo(US)
    match.undo(US)
    assert match.state == position(FOUR, chit=4)
    for number in (1, 2):
        match.submit(US, parse(*pivot(f"us_sherman_{number}")))
    assert match.undoable(US) == 0
    with pytest.raises(Problem, match="nothing-to-undo"):
        match.undo(US)
    match.submit(US, parse("move us_sherman_3", "to E2"))
    assert match.undoable(US) == 2  # the third move, as long as it runs
    match.submit(US, parse("face S"))
    assert match.undoable(US) == 0


@pytest.mark.rule("6.0d")
@pytest.mark.parametrize(("chit", "spent"), [(chit, spent) for chit in (2, 3, 4) for spent in range(chit)])
def test_a_probe_stops_where_the_chit_is_looked_at(chit: int, spent: int) -> None:
    """Whatever the chit says: only the first AP is played to its end."""
    probe = GAME.probe(position(FOUR, chit=chit, spent=spent), US, parse(*pivot("us_sherman_1")))
    assert (probe.stop, probe.played) == (("", 2) if spent == 0 else ("hidden", 1))
    assert probe.table.hands == (Hand("de", "chit", 1),)


CASES = [
    # spent, what is done then, the chits that are possible in the eyes of those who do not know
    (0, [], {2, 3, 4}),
    (1, [], {2, 3, 4}),
    (2, [], {3, 4}),
    (3, [], {4}),
    (0, ["move us_sherman_1"], {2, 3, 4}),
    (1, ["move us_sherman_1"], {2, 3, 4}),  # the AP of the running action may be the last
    (2, ["move us_sherman_1", "to A2"], {3, 4}),
    (3, ["move us_sherman_1"], {4}),
    (2, ["move us_sherman_hq_1"], {3, 4}),
    (2, ["fire de_tiger_1"], {3, 4}),  # nothing is paid before the shot
    (1, ["fire de_tiger_1", "with us_sherman_5", "shoot"], {2, 3, 4}),
    (2, ["fire de_tiger_1", "with us_sherman_5", "shoot"], {3, 4}),
    (2, ["fire de_tiger_1", "with us_atgun_1", "shoot"], {3, 4}),  # a free shot: AP 3 is still to come
    (1, ["fire de_tiger_1", "with us_atgun_1", "shoot"], {2, 3, 4}),
    (3, ["fire de_tiger_1", "with us_atgun_1", "shoot"], {4}),
]


@pytest.mark.rule("6.0c")
@pytest.mark.parametrize(("spent", "lines", "possible"), CASES, ids=[f"{spent} {lines}" for spent, lines, _ in CASES])
def test_any_chit_that_the_phase_so_far_allows(spent: int, lines: list[str], possible: set[int]) -> None:
    units = f"{FOUR} us_sherman_hq_1@I1 us_sherman_6@H1 us_sherman_5@H4>S us_atgun_1@G6>NE de_tiger_1@H5"
    for chit in possible:
        state = position(units, chit=chit, spent=spent)
        do(state, *lines)
        before, rng = GAME.encode(state), Random(spent)
        for seat in (US, OBSERVER):
            others = [GAME.determinize(state, seat, rng) for _ in range(60)]
            assert {other.chit for other in others} == possible
            assert all(other.draws == 0 and other.key != state.key for other in others)
        assert {GAME.determinize(state, DE, rng).chit for _ in range(20)} == {chit}  # its holder knows
        assert GAME.encode(state) == before


@pytest.mark.rule("6.0c")
def test_where_no_chit_is_out_none_is_made_up() -> None:
    drawing = position(FOUR)
    do(drawing, "end")
    over = position("us_sherman_1@H2>S de_pz4_1@H3", chit=3)
    do(over, "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 12")
    for state, chit in ((drawing, 0), (GAME.setup("last_stand"), 0), (over, 3)):
        for seat in (US, DE, OBSERVER):
            assert GAME.determinize(state, seat, Random(1)).chit == chit
