"""What numbers mean: actions, and the parts of an observation."""

import numpy as np
import pytest

from grognard.games import SLUGS, all_games, get
from grognard.kernel import AnyGame
from grognard.research.field import find
from grognard.research.layout import BOUND
from grognard.research.session import Moment, Session
from grognard.research.vocabulary import vocabulary_of
from tests.research.cases import SCENARIOS, walk


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_action_has_one_number(game: AnyGame) -> None:
    vocabulary = vocabulary_of(game)
    assert len(vocabulary.numbers) == len(vocabulary.actions) == len(vocabulary)
    for number, action in enumerate(vocabulary.actions):
        assert vocabulary.numbers[game.grammar.parse(str(action))] == number


def test_numbers_stay() -> None:
    """A trained player knows actions by their numbers: a change of these is a change of the ruleset."""
    known = {slug: [str(action) for action in vocabulary_of(get(slug)).actions] for slug in SLUGS}
    assert [len(texts) for texts in known.values()] == [345, 1764, 2718, 5206, 4953]
    assert known["tank"].index("fire de_tiger_1") == 227
    assert known["arras"].index("pass") == 701
    assert known["tigers"].index("battle 12") == 1596
    assert known["woods"].index("strike") == 4431
    assert known["iron"].index("end_phase") == 1372


@pytest.mark.parametrize("slug", SLUGS)
def test_the_table_of_actions_points_into_the_observation(slug: str) -> None:
    vocabulary = vocabulary_of(get(slug))
    table = vocabulary.table()
    parts = [list(vocabulary.pieces), list(vocabulary.places), list(vocabulary.words)]
    for action, (verb, *rows) in zip(vocabulary.actions, table.tolist(), strict=True):
        named = [part[row] for part, row in zip(parts, rows, strict=True) if row >= 0]
        assert [vocabulary.verbs[verb], *named] == str(action).split()


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_word_has_its_column(slug: str, scenario: str) -> None:
    """Nothing falls into the columns for what is not known, nothing is cut off, and the parts make up the whole."""
    field = find(slug, scenario, {"max_turns": 3})
    layout = field.layout
    for count, session in enumerate(walk(field, 5)):
        if count % 25 and session.now is not None:
            continue
        for seat in range(len(field.seats)):
            vector = Moment(session).observe(seat)
            assert vector.dtype == np.float32
            assert np.abs(vector).max() < BOUND
            parts = layout.split(vector)
            assert sum(part.size for part in parts.values()) == layout.size
            for column in ("another_mark", "another_figure"):
                assert not parts["pieces"][:, layout.columns["pieces"].index(column)].any()
            for column in ("another_marker", "other_another_marker"):
                assert not parts["places"][:, layout.columns["places"].index(column)].any()
            assert not parts["tracks"][-1].any()
            assert not parts["hands"][-1].any()


def column(session: Session, seat: int, part: str, name: str) -> dict[str, float]:
    """A column of an observation: what is not 0, by the names of its rows."""
    layout = session.field.layout
    vocabulary = layout.vocabulary
    rows = {"pieces": vocabulary.pieces, "places": vocabulary.places, "words": vocabulary.words}
    table = layout.split(Moment(session).observe(seat))[part]
    values = table[:, layout.columns[part].index(name)].tolist()
    return {row: round(value, 3) for row, value in zip(rows[part], values, strict=True) if value}


def test_an_observation_tells_what_stands_where() -> None:
    """Tank on Tank: two Shermans come onto the map, one goes on."""
    field = find("tank", "head_to_head")
    session = Session(field, b"7")
    assert session.now is not None
    seat, own = session.now.seat, field.seats[session.now.seat]
    unit = f"{own}_{'sherman' if own == 'us' else 'pz4'}_1"
    assert column(session, seat, "pieces", "in_waiting")[unit] == 1
    assert not column(session, seat, "pieces", "on_map")
    do(session, f"enter {unit}")
    assert column(session, seat, "pieces", "chosen") == {unit: 1}
    assert column(session, 1 - seat, "pieces", "chosen") == {unit: 1}
    step = next(str(action) for action in session.now.actions)
    hex_ = step.split()[1]
    do(session, step)
    assert column(session, seat, "places", "chosen") == {hex_: 1}
    assert column(session, seat, "pieces", "chosen") == {unit: 0.5}
    assert column(session, seat, "pieces", "on_map") == {unit: 1}
    assert column(session, seat, "places", "own_pieces") == {hex_: 0.1}
    assert column(session, 1 - seat, "places", "other_pieces") == {hex_: 0.1}
    while session.now.scope >= 0:
        do(session, str(session.now.actions[-1]))
    assert column(session, seat, "pieces", "chosen") == {}
    assert column(session, seat, "pieces", "value_1")[unit] == pytest.approx(0.9)
    turned = {name: column(session, seat, "pieces", name).get(unit, 0.0) for name in ("east", "south")}
    assert turned["east"] ** 2 + turned["south"] ** 2 == pytest.approx(1, abs=0.01)


def do(session: Session, text: str) -> None:
    assert session.now is not None
    session.play(session.now.seat, session.field.vocabulary.texts[text])


def test_a_card_in_hand_is_known_to_its_holder_alone() -> None:
    """Tank on Tank, 6.0c: the other side holds the chit."""
    field = find("tank", "last_stand")
    for session in walk(field, 3):
        if session.state.chit:
            holder = session.state.seat_of(1 - session.state.active)
            assert column(session, holder, "words", "own") == {str(session.state.chit): 0.1}
            assert column(session, 1 - holder, "words", "other") == {}
            return
    raise AssertionError("no chit was drawn")
