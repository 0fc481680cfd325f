"""Probes: what would follow, as far as the seat can foresee it."""

from grognard.kernel import OBSERVER, Overlay, Spot
from tests.contract.drill import GAME
from tests.contract.drill.actions import Bid, Fire, Move, Step, Stop
from tests.contract.drill.events import Stepped
from tests.contract.drill.frames import Losses, March, Turn, Walk, Watch
from tests.contract.drill.state import AMBUSH, BASE, FORD, GATE, OFF, RAIN, RIDGE, TOWN, WOOD, DrillState
from tests.kernel.positions import BLUE1, RED1, drill, march_state, new_match, submit


def walking(**fields: object) -> DrillState:
    return march_state(stack=[Turn(2), March(), Walk(0, 3)], **fields)


def test_own_actions_are_followed_to_their_end() -> None:
    state = march_state(ammo=0)
    probe = GAME.probe(state, RED1, [Move(0), Step(FORD), Step(GATE)])
    assert (probe.played, probe.stop) == (3, "")
    assert probe.events == [Stepped(0, FORD), Stepped(0, GATE)]
    assert next(piece.place for piece in probe.table.pieces if piece.id == "red1-1") == "gate"
    assert probe.actions == [Step(FORD), Step(RIDGE), Step(TOWN), Stop()]
    assert Spot("town", "reach", 1, "D7") in probe.forecast.spots
    assert state == march_state(ammo=0)


def test_probe_of_nothing_shows_what_is() -> None:
    state = march_state()
    probe = GAME.probe(state, RED1, [])
    assert (probe.played, probe.stop, probe.table) == (0, "", GAME.view(state, RED1))


def test_probe_stops_at_chance() -> None:
    probe = GAME.probe(walking(), RED1, [Step(WOOD), Step(RIDGE)])
    assert (probe.played, probe.stop, probe.actions) == (1, "chance", [])
    assert probe.forecast == Overlay()


def test_probe_stops_before_a_secret() -> None:
    """Ambush or not, the probe shows the same: the step is not shown at all."""
    probes = [GAME.probe(walking(top=card, peeker=BLUE1), RED1, [Step(WOOD)]) for card in (AMBUSH, RAIN)]
    assert probes[0] == probes[1]
    assert (probes[0].played, probes[0].stop, probes[0].events) == (0, "hidden", [])
    assert next(piece.place for piece in probes[0].table.pieces if piece.id == "red1-1") == "base"


def test_probe_of_the_last_sealed_answer_stops_before_it() -> None:
    match = new_match()
    submit(match, RED1, "bid 2")
    probe = GAME.probe(drill(match), BLUE1, [Bid(3)])
    assert (probe.played, probe.stop) == (0, "hidden")


def test_probe_stops_at_another_seat() -> None:
    probe = GAME.probe(walking(), RED1, [Step(FORD), Step(GATE)])
    assert (probe.played, probe.stop, probe.actions) == (1, "other", [])


def test_probe_of_a_seat_that_is_not_asked() -> None:
    for seat in (BLUE1, OBSERVER):
        probe = GAME.probe(walking(), seat, [Step(FORD)])
        assert (probe.played, probe.stop, probe.actions) == (0, "other", [])


def test_probe_stops_at_what_is_not_listed() -> None:
    probe = GAME.probe(march_state(ammo=0), RED1, [Move(0), Step(TOWN), Stop()])
    assert (probe.played, probe.stop) == (1, "refused")
    assert probe.actions == [Step(FORD), Step(WOOD), Stop()]


def test_probe_stops_when_the_game_is_over() -> None:
    place = [BASE, BASE, RIDGE, 0, 0, 0, *[OFF] * 6]
    state = march_state(place=place, stack=[Turn(2), March(), Walk(2, 2)])
    probe = GAME.probe(state, RED1, [Step(TOWN), Stop()])
    assert (probe.played, probe.stop) == (1, "over")
    assert GAME.probe(march_state(stack=[]), RED1, [Stop()]).stop == "over"


def test_probe_shows_running_totals() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Losses(RED1, 0, 3)])
    probe = GAME.probe(state, RED1, [GAME.grammar.parse("lose red1-2")])
    assert [(line.value, line.rule) for line in probe.forecast.lines] == [(2, "D10")]


def test_probe_shows_events_as_the_seat_sees_them() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Watch(0)])
    probe = GAME.probe(state, BLUE1, [Fire()])
    assert (probe.played, probe.stop, probe.events) == (1, "chance", [])
    assert next(track.value for track in probe.table.tracks if track.id == "ammunition") == state.ammo - 1
