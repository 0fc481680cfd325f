"""1.0 Ten-sided dice, 2.0 the object of the game."""

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import HITS
from grognard.games.tigers.events import Called, Fired
from grognard.games.tigers.turn import POINTS
from tests.tigers.battle import engaged, silent
from tests.tigers.position import asked, battles, chances, do, ended, position, resume, told


@pytest.mark.rule("1.0")
def test_ten_sides_and_a_number_or_less() -> None:
    state = silent("g-26-39@70 a-106-422@70")  # 3 SP each: a foot unit defends with 4, and 1 more without armour
    do(state, "at g-26-39")
    assert chances(state) == {"hits 0": 125, "hits 1": 375, "hits 2": 375, "hits 3": 125}
    do(state, "hits 0", "at a-106-422")
    assert chances(state) == {"hits 0": 343, "hits 1": 441, "hits 2": 189, "hits 3": 27}  # 3 attacks with 3


@pytest.mark.rule("1.0")
def test_a_ten_is_a_ten() -> None:
    state = silent("g-26-39@70 a-106-422@70")
    do(state, "at g-26-39")
    ways = chances(state)
    faces = []
    for hits, count in enumerate(ways.values()):
        for way in range(count):
            (event, *_) = GAME.resolve(state.copy(), HITS[hits], way)
            assert isinstance(event, Fired)
            assert sum(face <= 5 for face in event.dice) == event.hits == hits
            faces.append(event.dice)
    assert sorted(faces) == [(a, b, c) for a in range(1, 11) for b in range(1, 11) for c in range(1, 11)]


@pytest.mark.rule("1.0")
def test_the_faces_of_calls() -> None:
    state = engaged("g-2-pz@70 g-26-39@70 a-28-110-1@70")
    do(state, "hits 0")
    (event, *_) = GAME.resolve(state, HITS[1], 0)  # 2 calls, 1 to 6 in the front line
    assert isinstance(event, Called)
    assert (event.dice, event.need, event.successes) == ((1, 7), 6, 1)
    assert told([event]) == ["called side=german count=2 successes=1 need=6 by=9.44 dice=(1, 7)"]


@pytest.mark.rule("1.0", "9.74")
def test_no_die_hits_by_itself() -> None:
    """Cut off, at an entrenched unit, where special forces trouble the Allies: 3 - 1 - 1 - 1, and no die shows 0."""
    state = silent(
        "a-28-110-1@70 g-26-39@70:e g-26-77@51 g-26-78@69 g-560-1128@71 g-560-1130@72",
        side="allied",
        special="combat@70",
    )
    do(state, "at a-28-110-1", "hits 0", "at g-26-39")
    assert chances(state) == {"hits 0": 100}
    assert told(do(state, "hits 0"))[0] == "fired firer=a-28-110-1 target=g-26-39 hits=0 destroys=False need=0 dice=()"


@pytest.mark.rule("1.0")
def test_no_die_misses_by_itself() -> None:
    state = battles("g-600@51", failures={"51-70": 6})
    do(state, "build g-600", "to 70")
    assert asked(state) == "chance tigers-roll-building 10.15"
    assert chances(state) == {"hits 1": 10}


@pytest.mark.rule("2.0")
@pytest.mark.parametrize(
    ("vp", "control", "level"),
    [
        (38, "75+", "german_decisive"),
        (35, "75+", "german_decisive"),
        (35, "", "german_marginal"),
        (6, "", "allied_decisive"),
    ],
)
def test_the_german_total_decides(vp: int, control: str, level: str) -> None:
    """A day's areas, then SP in exit zones: 4 SP once in D; what the Allies hold plays no part."""
    state = position("g-2-pz@D a-9-2@1", impulse="22-1", vp=vp, control=control)
    total = vp + 4 + bool(control)
    events = told(resume(state, POINTS))
    assert events[:2] == [
        f"scored points={1 if control else 0} vp={total - 4}",
        "counted name=exits points=4 by=12.23",
    ]
    winner = level.partition("_")[0]
    assert ended(state) == (
        f"{winner} SD-4 {level} tigers-over-points vp={total} level=@tigers-level-{level.replace('_', '-')}"
    )
