"""The calls of a game: setting up, asking, applying, decoding."""

import msgspec
import pytest

from grognard.kernel import (
    CHANCE,
    MAX_TURNS,
    OBSERVER,
    Forced,
    Game,
    Grammar,
    Intent,
    Match,
    Names,
    Option,
    Problem,
    Refused,
    State,
    Text,
    engine,
    text,
)
from grognard.kernel.event import Consulted, consult
from grognard.kernel.probe import learns
from grognard.kernel.state import list_fields
from tests.contract.drill import GAME, REROLLS
from tests.contract.drill.actions import Accept, Bid, Done, Hits, Lose, Move, Pass, Step
from tests.contract.drill.events import LostUnits, Stepped, Turned
from tests.contract.drill.frames import NOBODY, Losses, March, Turn, Volley, Walk
from tests.contract.drill.state import FORD, LOST, OFF, RIDGE, SUPPLY, TOWN, WOOD
from tests.kernel.positions import BLUE1, BLUE2, RED1, RED2, bid_done, drill, march_state, marching, new_match, submit


def problem_of(error: pytest.ExceptionInfo[Problem]) -> tuple[str, dict[str, str | int]]:
    return error.value.text.id, dict(error.value.text.args)


# --- setting up -----------------------------------------------------------------------------------------------------


def test_unknown_scenario() -> None:
    with pytest.raises(Problem) as caught:
        GAME.setup("waterloo")
    assert problem_of(caught) == ("unknown-scenario", {"game": "drill", "name": "waterloo", "known": "skirmish, grand"})


def test_unknown_option() -> None:
    with pytest.raises(Problem) as caught:
        GAME.setup("grand", {"weather": "on"})
    assert problem_of(caught) == (
        "unknown-option",
        {"game": "drill", "name": "weather", "known": "rerolls, seats, max_turns"},
    )


def test_bad_value_of_an_option() -> None:
    with pytest.raises(Problem) as caught:
        GAME.setup("grand", {"rerolls": "7"})
    assert problem_of(caught) == ("bad-option", {"option": "rerolls", "value": "7", "known": "2, 0"})


@pytest.mark.parametrize("value", ["none", "1", "250"])
def test_number_option_takes_numbers(value: str) -> None:
    assert MAX_TURNS.check(value) == value


@pytest.mark.parametrize("value", ["0", "-1", "2.5", "", "many", " 3"])
def test_number_option_takes_nothing_else(value: str) -> None:
    with pytest.raises(Problem) as caught:
        MAX_TURNS.check(value)
    assert problem_of(caught)[1]["value"] == value
    assert "1, 2, 3" in str(problem_of(caught)[1]["known"])


def test_listed_option_takes_no_other_number() -> None:
    with pytest.raises(Problem):
        REROLLS.check("1")
    assert not Option("x", "a", ("a",), "", {}).number


def test_options_not_given_have_their_defaults() -> None:
    assert GAME.settle_options({"max_turns": "4"}) == {"rerolls": "2", "seats": "4", "max_turns": "4"}


@pytest.mark.parametrize("seats", [{"players": {"green": "random"}}, {"nonces": {"green": "n"}}])
def test_unknown_seat(seats: dict[str, dict[str, str]]) -> None:
    with pytest.raises(Problem) as caught:
        Match.new(GAME, "skirmish", **seats)  # type: ignore[arg-type]
    assert problem_of(caught)[0] == "unknown-seat"


def test_seats_by_name() -> None:
    assert [GAME.seat(name) for name in GAME.seats] == [0, 1, 2, 3]
    assert (GAME.seat_name(1), GAME.seat_name(OBSERVER)) == ("blue1", "observer")


@pytest.mark.parametrize("seats", [{"players": {"blue2": "random"}}, {"nonces": {"blue2": "n"}}])
def test_seat_that_the_options_do_not_play(seats: dict[str, dict[str, str]]) -> None:
    with pytest.raises(Problem) as caught:
        Match.new(GAME, "skirmish", {"seats": "2"}, **seats)  # type: ignore[arg-type]
    assert problem_of(caught) == ("seat-not-played", {"name": "blue2", "played": "red1, blue1"})


def test_options_say_how_many_seats_are_played() -> None:
    for count, seats in (("2", ("red1", "blue1")), ("4", ("red1", "blue1", "red2", "blue2"))):
        match = Match.new(GAME, "skirmish", {"seats": count})
        assert (match.seats, tuple(match.header.players), tuple(match.header.nonces)) == (seats, seats, seats)
    assert match.seat("blue2") == BLUE2


def test_every_seat_is_played_where_a_game_says_nothing_else() -> None:
    assert Game.seats_of(GAME, {"seats": "2"}) == GAME.seats


def test_unknown_query() -> None:
    with pytest.raises(Problem) as caught:
        GAME.query(march_state(), RED1, "supply")
    assert problem_of(caught) == ("unknown-query", {"game": "drill", "name": "supply", "known": "reach, watched"})


def test_query_with_too_few_names() -> None:
    with pytest.raises(Problem) as caught:
        GAME.query(march_state(), RED1, "reach")
    assert problem_of(caught) == ("query-arguments", {"name": "reach", "wanted": 1, "given": 0})


def test_query_answers_with_an_overlay() -> None:
    reach = GAME.query(march_state(), RED1, "reach", "red1-1")
    assert {spot.place: spot.value for spot in reach.spots} == {"ford": 1, "wood": 1, "gate": 2, "ridge": 2, "town": 3}


# --- applying -------------------------------------------------------------------------------------------------------


def refusal(state: object, seat: int, action: object) -> str:
    with pytest.raises(Refused) as caught:
        GAME.apply(state, seat, action)  # type: ignore[arg-type]
    return caught.value.refusal.text.id


def test_refusals_of_the_kernel() -> None:
    state = march_state()
    assert refusal(state, RED2, Pass()) == "refusal-not-asked"
    assert refusal(state, CHANCE, Pass()) == "refusal-not-asked"
    assert refusal(state, RED1, Step(FORD)) == "refusal-not-listed"
    state.stack.clear()
    assert refusal(march_state(stack=[]), RED1, Pass()) == "refusal-game-over"


def test_nobody_applies_a_roll_and_nobody_resolves_a_choice() -> None:
    rolling = march_state(stack=[Turn(2), March(), Volley(0, NOBODY)])
    assert refusal(rolling, RED1, Hits(1)) == "refusal-not-asked"
    with pytest.raises(Refused):
        GAME.resolve(rolling, Pass())
    with pytest.raises(Refused):
        GAME.resolve(march_state(), Pass())
    with pytest.raises(Refused):
        GAME.resolve(march_state(stack=[]), Hits(1))


def test_why_not_before_any_rule_is_asked() -> None:
    state, intent = march_state(), Intent(("red1-1",))
    assert GAME.why_not(state, RED1, intent) is None
    not_asked, over = GAME.why_not(state, BLUE1, intent), GAME.why_not(march_state(stack=[]), RED1, intent)
    assert not_asked is not None
    assert over is not None
    assert (not_asked.rule, not_asked.text.id) == ("", "refusal-not-asked")
    assert (over.rule, over.text.id) == ("", "refusal-game-over")


def test_play_rolls_and_plays_what_is_forced() -> None:
    """One hit on a seat with units of 1 and 3: the 1 is the only payment, and the kernel makes it."""
    state = march_state(
        stack=[Turn(2), March(), Walk(2, 2), Losses(RED1, 2, 1)], place=[0, LOST, FORD] + [0] * 3 + [OFF] * 6
    )
    events = GAME.start(state)
    assert events == [Forced(RED1, "lose red1-1"), Forced(RED1, "done"), LostUnits((0,))]
    assert state.place[0] == LOST
    assert state.draws == 0


def test_play_tells_everything_that_followed() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 3)], left=[0, 1, 0, 0])
    assert GAME.play(state, RED1, Step(WOOD)) == [Stepped(0, WOOD), Turned(SUPPLY)]


def test_chance_is_drawn_from_key_and_counter() -> None:
    states = [march_state(stack=[Turn(2), March(), Walk(2, 2), Volley(2, NOBODY)]) for _ in range(3)]
    states[2].draws = 5
    for state in states:
        GAME.start(state)
    assert states[0] == states[1]
    assert (states[0].draws, states[2].draws) == (1, 6)


def test_detail_of_a_roll_is_in_its_event() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(2, 2), Volley(2, NOBODY)])
    events = GAME.resolve(state, Hits(3), 2)
    assert events[0].dice == (6, 6)  # type: ignore[attr-defined]


def test_outcome_ends_everything() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(2, 2)], place=[0, 0, RIDGE, 0, 0, 0, *[OFF] * 6])
    assert GAME.outcome(state) is None
    events = GAME.play(state, RED1, Step(TOWN))
    assert state.result is not None
    assert state.result.results == (1, -1)
    assert (events[-1].cite(), events[-1].text()) == ("D12", Text("drill-over-town"))
    assert GAME.decision(state) is None


# --- sides and seats ------------------------------------------------------------------------------------------------


def test_bid_settles_the_sides() -> None:
    match = new_match()
    submit(match, BLUE1, "bid 3")
    submit(match, RED1, "bid 2")
    assert match.state.sides == [1, 0, 1, 0]
    assert (match.state.seat_of(0), match.state.seat_of(1)) == (BLUE1, RED1)


def test_first_answer_of_a_sealed_decision_shows_nothing() -> None:
    match = new_match()
    assert submit(match, BLUE1, "bid 3") == []
    assert match.state.answers == [(BLUE1, Bid(3))]
    assert match.decision is not None
    assert match.decision.seats == (RED1,)
    with pytest.raises(Refused):
        submit(match, BLUE1, "bid 0")


def test_answers_are_gone_once_they_are_open() -> None:
    assert bid_done().state.answers == []


# --- bytes ----------------------------------------------------------------------------------------------------------


def test_decode_in_the_middle_of_a_sealed_decision() -> None:
    match = new_match()
    submit(match, BLUE1, "bid 3")
    again = GAME.decode(GAME.encode(drill(match)))
    assert again == match.state
    assert isinstance(again.answers[0][1], Bid)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no state at all",
        msgspec.msgpack.encode({"board": "skirmish 2 none"}),
        msgspec.msgpack.encode(msgspec.structs.asdict(march_state()) | {"stack": [{"frame": "castle"}]}),
        msgspec.msgpack.encode(msgspec.structs.asdict(march_state()) | {"answers": [7]}),
    ],
    ids=["empty", "foreign", "incomplete", "unknown frame", "bad answer"],
)
def test_bytes_that_are_no_state(data: bytes) -> None:
    with pytest.raises(Problem) as caught:
        GAME.decode(data)
    assert problem_of(caught)[0] == "bad-state"


def test_digest_hangs_on_the_key() -> None:
    state, other = march_state(), march_state(key=b"other")
    assert engine.digest(state) == engine.digest(march_state())
    assert engine.digest(state) != engine.digest(other)
    assert engine.digest(state) != engine.digest(march_state(ammo=1))


def test_the_cached_decision_is_no_part_of_the_state() -> None:
    state = march_state()
    before = GAME.encode(state)
    asked = GAME.decision(state)
    assert asked is GAME.decision(state)
    assert GAME.encode(state) == before
    assert state == march_state()
    assert state.copy().__dict__ == {}


# --- what a seat learns ---------------------------------------------------------------------------------------------


def test_whoever_knows_a_secret_learns_nothing_from_its_use() -> None:
    out: list[object] = []
    assert consult(3, 0b0100, out) == 3  # type: ignore[arg-type]
    assert out == [Consulted(0b0100)]
    assert [learns([Consulted(0b0100)], seat) for seat in range(4)] == [True, True, False, True]
    assert not learns([Forced(0, "pass")], 1)


def test_nobody_is_shown_that_a_secret_was_used() -> None:
    assert [Consulted(0).seen_by(seat) for seat in (OBSERVER, 0, 1)] == [None] * 3


def test_problem_reads_as_its_message_and_arguments() -> None:
    assert str(Problem("bad-thing", size=3)) == "bad-thing size=3"
    assert str(text("a", b="c")) == "a b=c"


def test_intent_reads_as_what_was_pointed_at() -> None:
    assert str(Intent(("red1-1", "red1-2"), place="ford", verb="move")) == "move red1-1 red1-2 → ford"
    assert str(Intent(verb="pass")) == "pass"


def test_losses_in_any_order_are_the_same_state() -> None:
    one, other = (march_state(stack=[Turn(2), March(), Walk(2, 2), Losses(RED1, 2, 3)]) for _ in range(2))
    for unit in (0, 1):
        GAME.apply(one, RED1, Lose(unit))
    for unit in (1, 0):
        GAME.apply(other, RED1, Lose(unit))
    assert one == other
    now = GAME.decision(one)
    assert now is not None
    assert now.actions == [Done()]


def test_match_starts_at_the_first_choice() -> None:
    match = marching()
    assert match.decision is not None
    assert match.decision.actions_of(RED1) == [Move(0), Move(1), Move(2), Pass()]
    assert Accept() not in match.decision.actions


def test_a_forced_secret_is_told_to_its_seat_alone() -> None:
    open_, secret = Forced(RED1, "pass"), Forced(RED1, "bid 3", secret=True)
    assert open_.seen_by(BLUE1) == open_
    assert secret.seen_by(RED1) == secret
    assert secret.seen_by(BLUE1) is None
    assert secret.seen_by(OBSERVER) is None


@pytest.mark.parametrize("word", ["Anne\nsecret 00", " Anne", "Anne\r"])
@pytest.mark.parametrize("where", ["players", "nonces"])
def test_a_name_cannot_write_lines_of_the_record(where: str, word: str) -> None:
    with pytest.raises(Problem) as caught:
        Match.new(
            GAME,
            "skirmish",
            players={"red1": word if where == "players" else "Anne"},
            nonces={"red1": word if where == "nonces" else ""},
        )
    assert problem_of(caught)[0] == "not-one-line"


# --- what a game or a stranger can get wrong ----------------------------------------------------------------------


@pytest.mark.parametrize("names", [["a", "b", "a"], ["a", "a b"], [""]])
def test_names_are_single_words_each_of_them_once(names: list[str]) -> None:
    with pytest.raises(ValueError, match="single words"):
        Names("thing", names)


def test_two_actions_cannot_share_a_verb() -> None:
    with pytest.raises(ValueError, match="same verb"):
        Grammar([Bid, Move, Bid])


@pytest.mark.parametrize("kind", [list, dict[int, int], list[list[int]], list[int] | None])
def test_a_field_that_copies_would_share_is_refused(kind: object) -> None:
    wrong = msgspec.defstruct("Wrong", [("cards", kind)], bases=(State,), kw_only=True)
    with pytest.raises(TypeError, match="cards"):
        list_fields(wrong)


@pytest.mark.parametrize("key", [b"", b"short", b"x" * 100])
def test_any_bytes_make_a_key(key: bytes) -> None:
    state = GAME.setup("skirmish", {}, key)
    assert len(state.key) == 32
    assert GAME.setup("skirmish", {}, b"y" * 32).key == b"y" * 32


@pytest.mark.parametrize(
    "spoil", [{"stack": []}, {"sides": []}, {"sides": [0] * 9}, {"draws": -1}, {"place": []}, {"board": "x"}]
)
def test_a_state_that_was_put_together_wrongly_is_refused(spoil: dict[str, object]) -> None:
    raw = msgspec.msgpack.decode(GAME.encode(march_state())) | spoil
    with pytest.raises(Problem) as caught:
        GAME.decode(msgspec.msgpack.encode(raw))
    assert problem_of(caught)[0] == "bad-state"


def test_a_number_of_many_digits_is_no_option() -> None:
    with pytest.raises(Problem, match="bad-option"):
        GAME.settle_options({"max_turns": "9" * 5000})


def test_a_bid_taken_back_leaves_the_others_theirs() -> None:
    match = new_match()
    submit(match, RED1, "bid 1")
    match.undo(RED1)
    assert [match.undoable(seat) for seat in match.barriers] == [0, 0, 0, 0]
    submit(match, BLUE1, "bid 1")
    assert match.undoable(BLUE1) == 1
