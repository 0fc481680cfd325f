"""Questions that change nothing: clicks, reach, probes, overlays, hints; and odds that are the kernel's own."""

import threading
from typing import Any

import pytest
from litestar.testing import TestClient

from grognard.kernel import Overlay
from grognard.players.search import Search
from grognard.service import advice, machines, thinker
from grognard.service.advice import Advice
from grognard.service.api import Aim, Aims, Hint, Pointed, ProbeState, RollOdds, TableState
from grognard.service.app import House
from tests.service.browser import Browser
from tests.service.tables import Pair, Seat, duel, request_id


@pytest.fixture
def us(battle: Pair) -> Seat:
    assert battle.us.state().ask.mine  # type: ignore[union-attr]
    return battle.us


def own_pieces(seat: Seat) -> list[str]:
    return [piece.id for piece in seat.state().view.pieces if piece.side == seat.seat]


def aims_of(seat: Seat, piece: str) -> Aims:
    return seat.browser.get(Aims, seat.path(f"aims?pieces={piece}&number={seat.number()}&eyes={seat.seat}"))


def point(seat: Seat, **asked: object) -> Pointed:
    return seat.browser.post(Pointed, seat.path("point"), {"number": seat.number(), "seat": seat.seat} | asked)


def probe(seat: Seat, *actions: str) -> ProbeState:
    body = {"number": seat.number(), "actions": actions, "seat": seat.seat}
    return seat.browser.post(ProbeState, seat.path("probe"), body)


def shots(seat: Seat) -> list[tuple[str, Aim]]:
    """A piece and what it can fire at."""
    found = [(piece, aim) for piece in own_pieces(seat) for aim in aims_of(seat, piece).aims if aim.chance is not None]
    assert found, "nobody is in range"
    return found


# --- aims -----------------------------------------------------------------------------------------------------------


def test_every_aim_can_be_played(us: Seat) -> None:
    for piece in own_pieces(us)[:4]:
        for aim in aims_of(us, piece).aims:
            after = probe(us, *aim.actions)
            assert after.played == len(aim.actions)
            assert (aim.chance is not None) == (after.stop == "chance")


def test_a_place_has_its_cost_and_a_target_its_chance(us: Seat) -> None:
    aims = [aim for piece in own_pieces(us)[:4] for aim in aims_of(us, piece).aims]
    for aim in aims:
        assert bool(aim.place) != bool(aim.piece)
        assert (aim.value is not None) == bool(aim.place)
    _, shot = shots(us)[0]
    assert 0 < shot.chance < 1  # type: ignore[operator]


def test_aims_of_whoever_waits_are_none(battle: Pair) -> None:
    assert aims_of(battle.de, own_pieces(battle.de)[0]).aims == ()


def test_aims_of_what_is_not_there(us: Seat) -> None:
    assert aims_of(us, "nothing").aims == ()
    assert aims_of(us, "").aims == aims_of(us, ",,").aims
    us.browser.refused(400, "service-bad-request", "GET", us.path("aims?pieces=a"))
    us.browser.refused(400, "service-bad-request", "GET", us.path("aims?pieces=a&number=x"))


# --- odds -----------------------------------------------------------------------------------------------------------


def test_odds_are_the_kernels(us: Seat, house: House) -> None:
    """Click, probe and aim tell the same chances, and they are those of the combat rule run through its dice."""
    for piece, aim in shots(us)[:6]:
        *putting_together, shoot = aim.actions
        clicked = point(us, pieces=[piece], piece=aim.piece)
        probed, before = probe(us, *aim.actions), probe(us, *putting_together)
        assert clicked.actions == aim.actions
        assert clicked.rolls == probed.rolls == before.rolls
        assert (aim.confirm, clicked.confirm, probed.confirm, before.confirm) == ((), (), (), (shoot,))
        with house.desk.reading(us.table) as live:
            state = live.match.state.copy()
            for line in putting_together:
                live.game.apply(state, 0, live.game.grammar.parse(line))
            odds = live.game.odds(state, 0, live.game.grammar.parse(shoot))
        assert ways(clicked.rolls) == [
            (roll.purpose, {result.label: (result.ways, result.of) for result in roll.results}) for roll in odds.rolls
        ]
        best = clicked.rolls[0].results[0]
        assert aim.chance == best.ways / best.of
        assert best.label != "missed"


def ways(rolls: tuple[RollOdds, ...]) -> list[tuple[str, dict[str, tuple[int, int]]]]:
    return [(roll.purpose, {result.label: (result.ways, result.of) for result in roll.results}) for roll in rolls]


# --- clicks -----------------------------------------------------------------------------------------------------------


def test_a_click_is_carried_out_or_refused_with_a_rule(us: Seat, house: House) -> None:
    with house.desk.reading(us.table) as live:
        intents = list(live.game.intents(live.match.state, 0))[::25]
        rulebook = live.game.rulebook
    answers = []
    for intent in intents:
        answer = point(us, pieces=intent.pieces, place=intent.place, piece=intent.piece, verb=intent.verb)
        answers.append(answer)
        if answer.refusal is not None:
            assert answer.actions == ()
            assert answer.refusal.rule in rulebook
        else:
            assert probe(us, *answer.actions).played == len(answer.actions)
    assert any(answer.refusal for answer in answers)
    assert any(answer.actions for answer in answers)


def test_a_click_of_whoever_waits(battle: Pair, browser: Browser) -> None:
    answer = point(battle.de, pieces=own_pieces(battle.de)[:1])
    assert answer.refusal is not None
    assert answer.refusal.text.id == "refusal-not-asked"
    answer = browser.post(Pointed, battle.de.path("point"), {"number": battle.de.number()})
    assert answer.refusal is not None


def test_pointing_at_nonsense(us: Seat) -> None:
    for asked in ({"pieces": ["nothing"]}, {"place": "Z99"}, {"piece": "nothing"}, {"verb": "dance"}, {}):
        assert point(us, **asked).refusal is not None
    body = {"number": us.number(), "pieces": ["a"] * 41}
    us.browser.refused(400, "service-bad-request", "POST", us.path("point"), body)


# --- probes -----------------------------------------------------------------------------------------------------------


def test_a_probe_shows_what_follows_and_changes_nothing(us: Seat) -> None:
    before = us.state()
    assert before.ask is not None
    unit = next(choice.action for choice in before.ask.choices if choice.action.startswith("move us_sherman_1"))
    after = probe(us, unit)
    assert (after.played, after.stop) == (1, "")
    assert after.prompt is not None
    assert after.choices
    assert after.forecast.spots
    assert probe(us).view == before.view
    assert us.state() == before


def test_a_probe_stops_at_what_it_cannot_foresee(us: Seat) -> None:
    _, aim = shots(us)[0]
    assert probe(us, *aim.actions).stop == "chance"
    assert probe(us, "end").stop in ("hidden", "other")
    assert probe(us, "face N").stop == "refused"
    body = {"number": us.number(), "actions": ["dance"]}
    us.browser.refused(422, "unknown-verb", "POST", us.path("probe"), body)


# --- overlays and hints ---------------------------------------------------------------------------------------------


def test_overlays_on_demand(us: Seat, browser: Browser) -> None:
    view = us.state().view
    here, there = view.pieces[0].place, view.pieces[-1].place
    for path in (f"los?args={here},{there}", f"field?args={view.pieces[0].id}", f"terrain?args={here}"):
        found = us.browser.get(Overlay, us.path(f"query/{path}"))
        assert found.spots or found.lines or found.text
        assert browser.get(Overlay, us.path(f"query/{path}")) == found, "a spectator sees the same board"


@pytest.mark.parametrize(
    ("query", "id_"),
    [("nothing?args=", "unknown-query"), ("los?args=A1", "query-arguments"), ("los?args=Z99,A1", "unknown-name"),
     ("terrain?args=%00", "unknown-name"), ("field?args=nothing", "unknown-name")],
)  # fmt: skip
def test_a_query_that_cannot_be(us: Seat, query: str, id_: str) -> None:
    us.browser.refused(422, id_, "GET", us.path(f"query/{query}"))


def test_a_hint_can_be_played(battle: Pair, us: Seat) -> None:
    before = us.state()
    hint = us.browser.post(Hint, us.path("hint"), us.request())
    assert [choice.action for choice in hint.choices] == list(hint.actions)
    assert probe(us, *hint.actions).played >= 1
    assert us.state() == before
    waits = battle.de
    waits.browser.refused(403, "refusal-not-asked", "POST", waits.path("hint"), waits.request())


@pytest.mark.usefixtures("steady_advice")
def test_a_hint_has_its_chance_the_reply_and_the_next_best(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "adviser", lambda game, rng: Search(game, rng, nodes=4000))
    us = pair.us
    hint = us.browser.post(Hint, us.path("hint"), us.request())
    assert hint.chance is not None
    assert 0 < hint.chance < 1
    assert hint.reply is not None
    assert hint.reply.seat == "de"
    assert [choice.action for choice in hint.reply.choices]
    assert len(hint.others) == 2
    assert len({hint.actions, *(other.actions for other in hint.others)}) == 3
    for other in hint.others:
        assert other.chance is not None
        assert [choice.action for choice in other.choices] == list(other.actions)
        assert probe(us, *other.actions).played == len(other.actions)
    assert us.browser.post(Hint, us.path("hint"), us.request()) == hint, "the same question, the same answer"


def test_a_hint_for_a_set_up_is_what_the_game_suggests(house: House, client: TestClient[Any]) -> None:
    """How things stand on a half-empty map says nothing about the game."""
    asked, _ = duel(house, client, scenario="frontal_assault").seats()
    hint = asked.browser.post(Hint, asked.path("hint"), asked.request())
    assert (hint.chance, hint.reply, hint.others) == (None, None, ())
    assert probe(asked, *hint.actions).played >= 1


def test_nobody_at_the_table_waits_while_a_hint_is_thought_about(
    us: Seat, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise = house.machines.advise

    def looked_at_meanwhile(question: thinker.Question) -> Advice:
        looker = threading.Thread(target=us.state)
        looker.start()
        looker.join(timeout=20)
        assert not looker.is_alive(), "the table is locked"
        return advise(question)

    monkeypatch.setattr(house.machines, "advise", looked_at_meanwhile)
    assert us.browser.post(Hint, us.path("hint"), us.request()).actions


def test_a_hint_that_fails_is_our_fault(us: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines.Thinker, "ask", lambda *_: thinker.Answer(fault="ValueError: no idea"))
    us.browser.refused(500, "service-our-fault", "POST", us.path("hint"), us.request())


def test_a_hint_is_followed_to_its_end(pair: Pair) -> None:
    hint = pair.us.browser.post(Hint, pair.us.path("hint"), pair.us.request())
    body = {"number": pair.us.number(), "request": request_id(), "actions": list(hint.actions), "seat": "us"}
    after = pair.us.browser.post(TableState, pair.us.path("actions"), body)
    assert after.entries >= len(hint.actions)
