"""The contract suite: what every game owes the kernel, as plain functions of (game, scenario, options, seed).

A game passes them by registering. Each check plays games at random and looks hard at some of the moments, chosen so
that every kind of question gets its turn; ``moments`` says how many.
"""

import hashlib
import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.games import get
from grognard.kernel import (
    CHANCES,
    EVERYONE,
    OBSERVER,
    ONE,
    SEALED,
    Action,
    AnyGame,
    Consulted,
    Decision,
    Event,
    Match,
    Option,
    Overlay,
    Probe,
    Problem,
    Refused,
    Scenario,
    digest,
    engine,
)
from grognard.kernel.match import Moment
from grognard.kernel.record import read, replay, write

Options = Mapping[str, str]
Check = Callable[..., None]

LIMIT = 20_000  # decisions: a random game that has not ended by then never will
CAPS = ("max_turns", "turn_cap")  # the options that end a game which people play on


# --- games to look at -----------------------------------------------------------------------------------------------


def find(slug: str) -> AnyGame:
    """A registered game, or drill."""
    if slug == "drill":
        from tests.contract.drill import GAME

        return GAME
    return get(slug)


def capped(game: AnyGame) -> dict[str, str]:
    """Options under which every game of random play ends."""
    return {option.id: "30" if option.number else option.values[-1] for option in game.options if option.id in CAPS}


def variants(game: AnyGame, scenario: str) -> Iterator[dict[str, str]]:
    """Each other value of each option that changes something in the scenario, one at a time."""
    for option in game.options:
        others = [value for value in option.values if value != option.default] + (["3"] if option.number else [])
        if option.id in game.scenarios[scenario].options or option.id in CAPS:
            varied = [capped(game) | {option.id: value} for value in others]
            yield from (options for options in varied if options != capped(game))


def new_key(seed: int) -> bytes:
    return hashlib.sha256(b"contract %d" % seed).digest()


def choose(now: Decision, rng: Random) -> tuple[int, Any]:
    seat = rng.choice(now.seats)
    return seat, rng.choice(now.actions_of(seat))


def play_on(game: AnyGame, state: Any, rng: Random) -> list[Any]:
    """Random play to the end: the states before each choice of a person, and the last one."""
    states = [state.copy()]
    while (now := game.decision(states[-1])) is not None:
        assert len(states) < LIMIT, "random play does not end"
        state = states[-1].copy()
        game.play(state, *choose(now, rng))
        states.append(state)
    return states


def play_game(game: AnyGame, scenario: str, options: Options, seed: int) -> list[Any]:
    return _play_game(game, scenario, tuple(sorted(options.items())), seed)


@lru_cache(maxsize=4)
def _play_game(game: AnyGame, scenario: str, options: tuple[tuple[str, str], ...], seed: int) -> list[Any]:
    state = game.setup(scenario, dict(options), new_key(seed))
    game.start(state)
    return play_on(game, state, Random(seed))


def pick_moments(game: AnyGame, states: Sequence[Any], rng: Random, count: int) -> list[Any]:
    """Copies of states in which somebody must choose: one of each kind of question first, then others of each."""
    kinds: dict[str, list[Any]] = {}
    for state in states:
        now = game.decision(state)
        assert now is not None
        answered = f" {len(state.answers)}" if now.kind == SEALED else ""
        kinds.setdefault(now.prompt.id + answered, []).append(state)
    for same in kinds.values():
        rng.shuffle(same)
    ranked = sorted((rank, kind) for kind, same in kinds.items() for rank in range(len(same)))
    return [kinds[kind][rank].copy() for rank, kind in ranked[: max(count, len(kinds))]]


def has_secrets(game: AnyGame, state: Any, rng: Random) -> bool:
    """Whether somebody might take the state for another one."""
    for seat in everybody(state):
        twin = game.determinize(state, seat, rng)
        twin.key, twin.draws = state.key, state.draws
        if twin != state:
            return True
    return False


def few(rng: Random, values: Sequence[Any], count: int) -> list[Any]:
    return rng.sample(values, min(count, len(values)))


def everybody(state: Any) -> list[int]:
    return [*range(len(state.sides)), OBSERVER]


def new_match(game: AnyGame, scenario: str, options: Options, seed: int) -> Match:
    return Match.new(game, scenario, options, secret=new_key(seed), nonces={game.seats[0]: f"nonce {seed}"})


# --- random play ----------------------------------------------------------------------------------------------------


def check_play(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """Every decision is well formed, no dead end, invariants after every action, an outcome at the end.

    Chance is answered by hand, every outcome as likely as any other, so that rare ones are seen too.
    """
    rng = Random(seed)
    state = game.setup(scenario, options, new_key(seed))
    game.check(state)
    check_seats(game, options, state)
    for _ in range(LIMIT):
        now = game.decision(state)
        if now is None:
            break
        check_decision(game, state, now)
        if rng.random() < 0.1:
            again = game.decode(game.encode(state))
            assert again == state
            assert game.decision(again) == now
        if now.kind == CHANCES:
            check_audience(game, state, now)
            which = rng.randrange(len(now.actions))
            events = game.resolve(state, now.actions[which], rng.randrange(-1, now.weights[which]))
        else:
            events = game.apply(state, *choose(now, rng))
        for event in events:
            assert event.cite() in game.rulebook or event.cite() == "", f"{event} cites no rule"
        game.check(state)
    check_seats(game, options, state)
    check_outcome(game, state)


def check_seats(game: AnyGame, options: Options, state: Any) -> None:
    """The options say how many seats are played, the first ones of the game; every side has as many as any other."""
    seats = game.seats_of(game.settle_options(options))
    assert seats == game.seats[: len(state.sides)]
    assert len(seats) == len(state.sides)
    assert len({state.sides.count(side) for side in range(len(game.sides))}) == 1, state.sides
    for seat in everybody(state):
        assert game.view(state, seat).sides == tuple(game.sides[side] for side in state.sides)


def check_decision(game: AnyGame, state: Any, now: Decision) -> None:
    lists = [now.actions_of(seat) for seat in now.seats] if now.kind != CHANCES else [now.actions]
    assert now.prompt.id
    assert now.rule in game.rulebook, f"{now.prompt} cites {now.rule!r}"
    assert now.seats, now.prompt
    for actions in lists:
        assert actions, f"a dead end: {now.prompt}"
        assert len(set(actions)) == len(actions), f"twice in the list: {now.prompt}"
        for action in actions:
            assert game.grammar.parse(str(action)) == action
            assert action.text(game.slug).id
    if now.kind == CHANCES:
        assert now.seat == -1
        assert len(now.weights) == len(now.actions)
        assert all(type(weight) is int and weight > 0 for weight in now.weights), now.prompt
    elif now.kind == ONE:
        assert 0 <= now.seat < len(state.sides)
    else:
        assert now.seat == now.seats[0]
        assert list(now.seats) == sorted(set(now.seats))
        assert now.seats[-1] < len(state.sides)


def check_audience(game: AnyGame, state: Any, now: Decision) -> None:
    """Whoever does not see an outcome can tell none from another: by events, by the table, or by what is asked next."""
    blind = [
        seat for seat in everybody(state) if now.audience != EVERYONE and (seat < 0 or not now.audience >> seat & 1)
    ]
    for seat in blind:
        shown = []
        for outcome in now.actions:
            copy = state.copy()
            events = itertools.takewhile(lambda event: not isinstance(event, Consulted), game.resolve(copy, outcome))
            seen = [known for event in events if (known := event.seen_by(seat)) is not None]
            shown.append((seen, game.view(copy, seat), facts(game.decision(copy), seat)))
        assert all(one == shown[0] for one in shown), f"{now.prompt}: {game.seat_name(seat)} sees the outcome"


def check_outcome(game: AnyGame, state: Any) -> None:
    outcome = game.outcome(state)
    assert outcome is not None, f"no end after {LIMIT} decisions"
    assert len(outcome.results) == len(game.sides)
    assert set(outcome.results) <= {-1, 0, 1}
    assert outcome.rule in game.rulebook or outcome.rule == ""
    assert outcome.reason.id
    for seat in range(len(state.sides)):
        with pytest.raises(Refused):
            game.apply(state, seat, next(iter(game.grammar)))


# --- lists ----------------------------------------------------------------------------------------------------------


def check_lists(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """The list is the same on a copy and on a decoded state; what it lists applies, anything else is refused."""
    rng = Random(seed)
    for state in pick_moments(game, play_game(game, scenario, options, seed)[:-1], rng, moments):
        now, before = game.decision(state), game.encode(state)
        assert now is not None
        assert game.decision(state.copy()) == now == game.decision(game.decode(before))
        for seat in everybody(state):
            check_refusals(game, state, seat, rng)
            assert game.encode(state) == before, "a refusal changed the state"
        for seat in now.seats:
            for action in few(rng, now.actions_of(seat), 8):
                copy = state.copy()
                game.apply(copy, seat, action)
                game.check(copy)
                assert game.encode(copy) != before, f"{action} changes nothing"
        assert game.encode(state) == before, "playing a copy changed the state"
        assert game.decision(state) == now


def check_refusals(game: AnyGame, state: Any, seat: int, rng: Random) -> None:
    now = game.decision(state)
    assert now is not None
    listed = set(now.actions_of(seat))
    for action in few(rng, every_action(game), 12):
        if action not in listed:
            with pytest.raises(Refused):
                game.apply(state, seat, action)
        with pytest.raises(Refused):
            game.resolve(state, action)
    if seat not in now.seats:
        with pytest.raises(Refused):
            game.apply(state, seat, rng.choice(now.actions))


@cache
def every_action(game: AnyGame) -> list[Action]:
    actions = list(game.grammar)
    assert len({str(action) for action in actions}) == len(actions), "two actions with one text"
    return actions


# --- copies and bytes -----------------------------------------------------------------------------------------------


def check_copies(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """A copy is equal and independent; bytes decode to the same state at any moment, and both play on alike."""
    rng = Random(seed)
    for state in pick_moments(game, play_game(game, scenario, options, seed)[:-1], rng, moments):
        before = game.encode(state)
        copy, decoded = state.copy(), game.decode(before)
        assert copy == state == decoded
        assert game.encode(copy) == before == game.encode(decoded)
        for seat in everybody(state):
            assert game.view(decoded, seat) == game.view(state, seat)
        choices = rng.random()
        _play_some(game, copy, Random(choices))
        assert game.encode(state) == before, "playing a copy changed the state"
        assert copy != state
        _play_some(game, decoded, Random(choices))
        assert decoded == copy
        assert game.encode(decoded) == game.encode(copy)
    last = play_game(game, scenario, options, seed)[-1]
    assert game.decode(game.encode(last)) == last


def _play_some(game: AnyGame, state: Any, rng: Random) -> None:
    for _ in range(12):
        if (now := game.decision(state)) is not None:
            game.play(state, *choose(now, rng))


def trail(game: AnyGame, scenario: str, options: Options, seed: int) -> str:
    """A hash over everything that a game shows on its way: lists, states, views, events."""
    seen = hashlib.sha256()
    state = game.setup(scenario, options, new_key(seed))
    rng = Random(seed)
    events = game.start(state)
    while (now := game.decision(state)) is not None:
        seen.update(" ".join(str(action) for action in now.actions).encode())
        seen.update(digest(state).encode() + game.encode(state))
        seen.update(msgspec.json.encode([game.view(state, rng.choice(everybody(state))), events]))
        events = game.play(state, *choose(now, rng))
    seen.update(game.encode(state))
    return seen.hexdigest()


def print_trails(slug: str) -> None:
    """For :func:`check_processes`: one line a scenario."""
    game = find(slug)
    for scenario in game.scenarios:
        print(scenario, trail(game, scenario, capped(game), 1))


def check_processes(game: AnyGame) -> None:
    """The same key gives the same bytes in another process and under another hash seed."""
    ours = "".join(f"{scenario} {trail(game, scenario, capped(game), 1)}\n" for scenario in game.scenarios)
    code = f"from tests.contract.suite import print_trails; print_trails({game.slug!r})"
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        theirs = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
        assert theirs.stdout == ours, theirs.stderr


# --- secrets --------------------------------------------------------------------------------------------------------


def facts(now: Decision | None, seat: int) -> tuple[Any, ...]:
    """What a seat learns from being asked or not: nothing of it may hang on what the seat does not know."""
    if now is None:
        return ()
    forced = now.kind == ONE and len(now.actions) == 1  # the kernel would play it, for all to see
    own = (list(now.actions_of(seat)), now.scope) if seat in now.seats else ()
    return now.kind, now.seats, now.prompt, now.rule, forced, own


def check_secrets(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """Whatever a seat can ask has the same answer in every state that the seat cannot tell from the real one."""
    rng = Random(seed)
    states = play_game(game, scenario, options, seed)[:-1]
    telling = [state for state in states if has_secrets(game, state, rng)]
    for state in pick_moments(game, telling, rng, moments) + few(rng, states, moments // 2):
        before = game.encode(state)
        for seat in everybody(state):
            for _ in range(3):
                other = game.determinize(state, seat, rng)
                assert other.key != state.key, "the other state knows the dice"
                game.check(other)
                _same_for(game, state, other, seat, rng)
        assert game.encode(state) == before, "determinize, a view or a question changed the state"


def _same_for(game: AnyGame, state: Any, other: Any, seat: int, rng: Random) -> None:
    now = game.decision(state)
    assert now is not None
    assert game.view(other, seat) == game.view(state, seat)
    assert facts(game.decision(other), seat) == facts(now, seat)
    if seat == OBSERVER:
        return
    assert game.evaluate(other, seat) == game.evaluate(state, seat)
    if seat not in now.seats:
        return
    assert game.forecast(other, seat) == game.forecast(state, seat)
    assert game.suggestion(other, seat) == game.suggestion(state, seat)
    if now.kind == ONE:
        assert game.priors(other, now.actions) == game.priors(state, now.actions)
    for action in few(rng, now.actions_of(seat), 3):
        assert game.odds(other, seat, action) == game.odds(state, seat, action)
        assert game.probe(other, seat, [action]) == game.probe(state, seat, [action])
    for intent in few(rng, list(game.intents(state, seat)), 5):
        assert game.plan(other, seat, intent) == game.plan(state, seat, intent)
        assert game.why_not(other, seat, intent) == game.why_not(state, seat, intent)


def check_determinised_play(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """A determinised state is a whole state: it can be played to the end."""
    rng = Random(seed)
    for state in few(
        rng, pick_moments(game, play_game(game, scenario, options, seed)[:-1], rng, moments), moments // 2 or 1
    ):
        played = play_on(game, game.determinize(state, rng.choice(everybody(state)), rng), rng)
        for later in few(rng, played, 10):
            game.check(later)
        check_outcome(game, played[-1])


def check_sealed(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """Sealed answers give the same state whatever the order they come in, and wait unseen for the last one."""
    rng = Random(seed)
    for state in play_game(game, scenario, options, seed)[:-1]:
        now = game.decision(state)
        assert now is not None
        if now.kind != SEALED or len(now.hands) < 2:
            continue
        answers = [(seat, rng.choice(actions)) for seat, actions in now.hands]
        one, other = state.copy(), state.copy()
        for seat, action in answers[:-1]:
            assert game.apply(one, seat, action) == [], "an answer shows before the last one is given"
        game.apply(one, *answers[-1])
        for seat, action in reversed(answers):
            game.apply(other, seat, action)
        assert game.encode(one) == game.encode(other)


# --- pointing, suggestions, probes, odds ----------------------------------------------------------------------------


def check_why_not(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """For whatever a person points at there is either a plan that applies, or a refusal with its rule."""
    rng = Random(seed)
    played = play_game(game, scenario, options, seed)
    for state in pick_moments(game, played[:-1], rng, moments):
        now, before = game.decision(state), game.encode(state)
        assert now is not None
        for seat in range(len(state.sides)):
            if seat in now.seats:
                for intent in few(rng, list(game.intents(state, seat)), 25):
                    _check_intent(game, state, seat, intent)
            else:
                refusal = game.why_not(state, seat, next(iter(game.intents(state, now.seats[0]))))
                assert refusal is not None
                assert refusal.rule == ""
        assert game.encode(state) == before, "pointing changed the state"


def _check_intent(game: AnyGame, state: Any, seat: int, intent: Any) -> None:
    plan, refusal = game.plan(state, seat, intent), game.why_not(state, seat, intent)
    if plan is None:
        assert refusal is not None, f"{intent}: no plan and no reason"
        assert refusal.rule in game.rulebook, f"{intent}: {refusal}"
        assert refusal.text.id
    else:
        assert refusal is None, f"{intent}: planned {plan}, and refused by {refusal}"
        assert plan, f"{intent}: an empty plan"
        _apply_in_order(game, state.copy(), seat, plan)


def _apply_in_order(game: AnyGame, state: Any, seat: int, actions: Sequence[Action]) -> None:
    """All of them apply, up to where chance or another seat comes between."""
    for number, action in enumerate(actions):
        now = game.decision(state)
        if number and (now is None or seat not in now.seats):
            return
        game.apply(state, seat, action)


def check_suggestions(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """What is suggested can be played as it stands; somebody who is not asked gets no suggestion."""
    rng = Random(seed)
    played = play_game(game, scenario, options, seed)
    for state in [played[0].copy(), *pick_moments(game, played[:-1], rng, moments)]:
        now = game.decision(state)
        assert now is not None
        for seat in range(len(state.sides)):
            actions = game.suggestion(state, seat)
            assert not actions or seat in now.seats
            if actions:
                _apply_in_order(game, state.copy(), seat, actions)


def check_probes(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """A probe shows what playing would show, changes nothing, and an onlooker's gets nowhere."""
    rng = Random(seed)
    for state in pick_moments(game, play_game(game, scenario, options, seed)[:-1], rng, moments):
        now, before = game.decision(state), game.encode(state)
        assert now is not None
        seat, action = choose(now, rng)
        actions = [action]
        while len(actions) < 5:
            probe = game.probe(state, seat, actions)
            assert game.encode(state) == before, "a probe changed the state"
            _check_probe(game, state.copy(), seat, actions, probe)
            if probe.stop:
                break
            actions.append(rng.choice(probe.actions))
        assert game.probe(state, OBSERVER, actions).played == 0


def _check_probe(game: AnyGame, state: Any, seat: int, actions: list[Action], probe: Probe) -> None:
    assert probe.stop in ("", "chance", "hidden", "other", "over")
    assert probe.stop or probe.played == len(actions)
    seen: list[Event] = []
    for action in actions[: probe.played]:
        seen += [known for event in game.apply(state, seat, action) if (known := event.seen_by(seat)) is not None]
    assert probe.table == game.view(state, seat)
    assert probe.events == seen
    now = game.decision(state)
    mine = now.actions_of(seat) if now is not None else ()
    assert probe.actions == list(mine)
    assert probe.forecast == (game.forecast(state, seat) if now is not None else Overlay())


def check_odds(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """Exact chances that make up a whole, the same each time, from a state that is left alone."""
    rng = Random(seed)
    for state in pick_moments(game, play_game(game, scenario, options, seed)[:-1], rng, moments):
        now, before = game.decision(state), game.encode(state)
        assert now is not None
        seat = rng.choice(now.seats)
        for action in few(rng, now.actions_of(seat), 3):
            odds = game.odds(state, seat, action)
            assert game.encode(state) == before, "odds changed the state"
            assert game.odds(state, seat, action) == odds
            assert odds.rolls or odds.exact
            for number, roll in enumerate(odds.rolls):
                _check_roll(game, roll, exact=odds.exact, first=number == 0)


def _check_roll(game: AnyGame, roll: Any, *, exact: bool, first: bool) -> None:
    assert roll.purpose
    assert roll.rule in game.rulebook
    labels = [result.label for result in roll.results]
    assert labels
    assert len(set(labels)) == len(labels)
    total = sum(result.ways for result in roll.results)
    for result in roll.results:
        assert 0 < result.ways <= result.of == roll.results[0].of
        assert 0 <= result.low <= result.chance <= result.high <= 1
        assert result.low == result.high or not exact
    assert total == roll.results[0].of if first else total <= roll.results[0].of


def check_judgement(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """The quick judgement stays within -1..1, and knows who has won."""
    played = play_game(game, scenario, options, seed)
    for state in played:
        for seat in range(len(state.sides)):
            assert -1 <= game.evaluate(state, seat) <= 1
        assert 0 <= game.active(state) < len(game.sides)
        now = game.decision(state)
        if now is not None and now.kind == ONE:
            before = game.encode(state)
            priors = game.priors(state, now.actions)
            assert game.encode(state) == before, "a first impression must leave the state as it is"
            assert len(priors) in (0, len(now.actions)), "a first impression of each answer, or of none"
            assert all(-2 < prior < 2 for prior in priors), "not on the scale of the judgement"
    last = played[-1]
    for seat in range(len(last.sides)):
        result = game.outcome(last).results[last.sides[seat]]  # type: ignore[union-attr]
        assert game.evaluate(last, seat) * result >= 0
        assert result == 0 or game.evaluate(last, seat) != 0


# --- going back, and records ----------------------------------------------------------------------------------------


def check_undo(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """Undo returns the equal state, as far as the barrier; up to there the seat had learned nothing."""
    rng = Random(seed)
    match, looked_at, undone = new_match(game, scenario, options, seed), 0, 0
    while (now := match.decision) is not None:
        seat, action = choose(now, rng)
        match.submit(seat, [action])
        for other in set(range(len(match.seats))) - {seat}:
            assert match.undoable(other) == 0, "undo of somebody else's act"
        span = match.moments[len(match.moments) - match.undoable(seat) :]
        if span and looked_at < 5 * moments and has_secrets(game, span[0].state, rng):
            looked_at += 1
            _check_nothing_learned(match, seat, span, rng)
        if span and undone < moments and rng.random() < 0.25:
            undone += 1
            _check_undo_span(match, seat, span)


def _check_nothing_learned(match: Match, seat: int, span: list[Moment], rng: Random) -> None:
    """In every state that the seat could not tell apart, the same acts would have shown it the same."""
    game = match.game
    after = [*(moment.state for moment in span[1:]), match.state]
    for _ in range(2):
        other = game.determinize(span[0].state, seat, rng)
        for moment, true in zip(span, after, strict=True):
            entry = match.entries[moment.entries]
            assert entry.seat == seat
            assert entry.action is not None
            game.play(other, seat, entry.action)
            assert game.view(other, seat) == game.view(true, seat), "undo would cross what the seat learned"
            assert facts(game.decision(other), seat) == facts(game.decision(true), seat)


def _check_undo_span(match: Match, seat: int, span: list[Moment]) -> None:
    for moment in reversed(span):
        assert match.undoable(seat) > 0
        match.undo(seat)
        assert match.state == moment.state
        assert engine.encode(match.state) == engine.encode(moment.state)
        assert len(match.entries) == moment.entries
    with pytest.raises(Problem):
        match.undo(seat)


def check_records(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """A record, take-backs and all, replays to the same state; while the game runs, and when it is over."""
    rng = Random(seed)
    match = new_match(game, scenario, options, seed)
    stops = {rng.randrange(60) for _ in range(moments // 4)}
    while (now := match.decision) is not None:
        match.submit(*_listed(now, rng))
        if len(match.moments) in stops:
            stops.remove(len(match.moments))
            _check_replay(match)
            match.take_back(rng.randrange(len(match.moments)), range(len(match.seats)))
    _check_replay(match)


def _listed(now: Decision, rng: Random) -> tuple[int, list[Action]]:
    seat, action = choose(now, rng)
    return seat, [action]


def _check_replay(match: Match) -> None:
    content = write(match)
    again = replay(read(content, find), match.game, verify=True)
    assert tuple(again.header.players) == match.seats
    assert again.state == match.state
    assert engine.encode(again.state) == engine.encode(match.state)
    assert again.entries == match.entries
    assert [moment.state for moment in again.moments] == [moment.state for moment in match.moments]
    assert write(again) == content


def check_damage(game: AnyGame, scenario: str, options: Options, seed: int, moments: int = 8) -> None:
    """A record that was cut or altered is refused, and the line is named."""
    rng = Random(seed)
    match = new_match(game, scenario, options, seed)
    while (now := match.decision) is not None:
        match.submit(*_listed(now, rng))
    content = write(match)
    lines = content.splitlines()
    body = lines.index("") + 1
    for _ in range(moments):
        assert _damaged_at(content[: rng.randrange(len(content) - 1)])
        at = rng.randrange(body, len(lines) - 1)
        assert _damaged_at(_altered(lines, at, "nonsense")) == at + 1
        assert _damaged_at(_altered(lines, at, _other_line(game, lines[at], rng))) > body
    hash_ = next(number for number in range(body, len(lines)) if lines[number].startswith("# "))
    assert _damaged_at(_altered(lines, hash_, lines[hash_][:-1] + "x")) == hash_ + 1


def _altered(lines: list[str], at: int, line: str) -> str:
    return "\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n"


def _other_line(game: AnyGame, line: str, rng: Random) -> str:
    """A well-formed line that says something else."""
    first, *_ = line.split()
    if first == "#":
        return line[:-1] + ("1" if line[-1] == "0" else "0")
    if first == "chance":
        outcome, way, counter = line.rsplit(" ", 2)
        return f"{outcome} w{int(way[1:]) + 1} {counter}"
    others = [f"{first} {action}" for action in every_action(game)]
    return str(rng.choice([other for other in others if other != line]))


def _damaged_at(content: str) -> int:
    """The line that the refusal of a record names."""
    with pytest.raises(Problem) as caught:
        _reread(content)
    return int(dict(caught.value.text.args)["line"])


def _reread(content: str) -> None:
    record = read(content, find)
    replay(record, find(record.header.game), verify=True)


# --- what is said about the game ------------------------------------------------------------------------------------


def check_registration(game: AnyGame) -> None:
    """Titles and summaries in both languages, rules that exist, data that is named."""
    assert game.data_hash
    assert game.version >= 1
    assert game.scenarios
    titled: list[Scenario | Option] = [*game.scenarios.values(), *game.options]
    for entry in titled:
        assert entry.title.keys() >= {"en", "fr"}, entry.id
        assert not entry.rule or any(number.startswith(entry.rule) for number in game.rulebook), (
            entry.id
        )  # or a chapter
    for number, rule in game.rulebook.items():
        assert all(rule.title.get(language) and rule.summary.get(language) for language in ("en", "fr")), number
    known = {option.id for option in game.options}
    for id_, scenario in game.scenarios.items():
        assert scenario.id == id_
        assert set(scenario.options) <= known


CHECKS: tuple[Check, ...] = (
    check_play,
    check_lists,
    check_copies,
    check_secrets,
    check_determinised_play,
    check_sealed,
    check_why_not,
    check_suggestions,
    check_probes,
    check_odds,
    check_judgement,
    check_undo,
    check_records,
    check_damage,
)
