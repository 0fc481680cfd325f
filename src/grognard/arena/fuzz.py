"""Fuzzing: random games over every scenario and option, each looked at hard after every action."""

import hashlib
import itertools
import multiprocessing
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import msgspec

from grognard import games
from grognard.kernel import OBSERVER, AnyGame, Decision, Match, Problem, State, engine, turn_of
from grognard.kernel.limit import cap
from grognard.kernel.record import read, replay, write

LIMIT = 20_000  # decisions: a random game that has not ended by then never will
ROUND_TRIPS = 0.05  # how often copy and bytes are compared
LEAKS = 0.05  # how often a view is compared with that of a determinised state


class Case(msgspec.Struct, frozen=True):
    """One game to be played: everything that it depends on."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: str
    data: str = ""  # the folder of an owner's corrected data


class Report(msgspec.Struct, frozen=True):
    """How one game went. ``fault`` is empty when all was well; else ``record`` is the game up to there."""

    case: Case
    decisions: int
    turns: int
    results: tuple[int, ...] = ()
    dead_end: bool = False
    fault: str = ""
    record: str = ""


class DeadEnd(AssertionError):
    """Somebody is asked and may answer nothing."""


def cases(game: AnyGame, scenarios: Sequence[str], count: int, seed: str, data: str = "") -> list[Case]:
    """So many games: the scenarios in turn, and in each its combinations of options in turn."""
    found = []
    combinations = {scenario: list(_combinations(game, scenario)) for scenario in scenarios}
    for number in range(count):
        scenario = scenarios[number % len(scenarios)]
        options = combinations[scenario][number // len(scenarios) % len(combinations[scenario])]
        found.append(Case(game.slug, scenario, options, f"{seed} {number}", data))
    return found


def _combinations(game: AnyGame, scenario: str) -> Iterator[dict[str, str]]:
    """Every combination of the options that change something in the scenario, under a cap that ends each game."""
    known = game.scenarios[scenario].options
    choices = [option for option in game.options if option.id in known and not option.number]
    for values in itertools.product(*(option.values for option in choices)):
        yield dict(zip((option.id for option in choices), values, strict=True)) | cap(game, scenario)


def run(planned: Sequence[Case], jobs: int) -> Iterator[Report]:
    """The reports in the order of the cases, whatever the number of processes."""
    if jobs == 1:
        yield from map(play, planned)
        return
    # Spawned, not forked: a progress bar runs a thread in the parent.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play, planned, chunksize=max(1, min(8, len(planned) // (4 * jobs))))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play(case: Case) -> Report:
    """Play one game at random. Nothing is raised for a fault in the rules: it is in the report."""
    game = games.get(case.game)
    if case.data:
        game = game.corrected(Path(case.data))
    rng = Random(case.seed)
    match = Match.new(
        game,
        case.scenario,
        case.options,
        players=dict.fromkeys(game.seats_of(game.settle_options(case.options)), "random"),
        secret=hashlib.sha256(case.seed.encode()).digest(),
        overlay=Path(case.data).name if case.data else "",
    )
    decisions = 0
    try:
        while (now := match.decision) is not None:
            _look(game, match.state, now, rng)
            seat = rng.choice(now.seats)
            match.submit(seat, [rng.choice(now.actions_of(seat))])
            decisions += 1
            assert decisions < LIMIT, f"the game does not end within {LIMIT} decisions"
        _check_end(game, match)
    except Exception as error:  # whatever the rules did wrong is the finding
        return Report(
            case,
            decisions,
            turn_of(game.view(match.state, OBSERVER)),
            dead_end=isinstance(error, DeadEnd),
            fault=_summary(error),
            record=_sound(match),
        )
    assert match.state.result is not None
    return Report(case, decisions, turn_of(game.view(match.state, OBSERVER)), match.state.result.results)


# --- what is looked at ------------------------------------------------------------------------------------------------


def _look(game: AnyGame, state: State, now: Decision, rng: Random) -> None:
    """After every action: the invariants, the lists; now and then the costly comparisons."""
    game.check(state)
    for seat in now.seats:
        actions = list(now.actions_of(seat))
        if not actions:
            raise DeadEnd(f"{now.prompt} offers nothing")
        assert len({str(action) for action in actions}) == len(actions), f"{now.prompt} lists an action twice"
    if rng.random() < ROUND_TRIPS:
        _check_bytes(game, state)
    if rng.random() < LEAKS:
        _check_view(game, state, now, rng)


def _check_bytes(game: AnyGame, state: State) -> None:
    data = engine.encode(state)
    copy = state.copy()
    assert copy == state, "a copy differs"
    assert engine.encode(copy) == data, "a copy has other bytes"
    again = game.decode(data)
    assert again == state, "the state does not come back from its bytes"
    assert engine.encode(again) == data, "the state comes back with other bytes"


def _check_view(game: AnyGame, state: State, now: Decision, rng: Random) -> None:
    """What a seat sees and is asked may not hang on what it does not know."""
    for seat in (*range(len(state.sides)), OBSERVER):
        other = game.determinize(state, seat, rng)
        assert game.view(other, seat) == game.view(state, seat), f"seat {seat} sees what it may not know"
        if seat in now.seats:
            asked = game.decision(other)
            assert asked is not None, "a secret ends the game"
            assert list(asked.actions_of(seat)) == list(now.actions_of(seat)), "a list of actions tells a secret"
            assert asked.prompt == now.prompt, "a prompt tells a secret"


def _check_end(game: AnyGame, match: Match) -> None:
    """The game has a result, and its record replays to the same position."""
    game.check(match.state)
    assert match.state.result is not None, "the game stops without a result"
    assert len(match.state.result.results) == len(game.sides), "a side has no result"
    again = replay(read(write(match), lambda slug: game), game, verify=True)
    assert engine.encode(again.state) == engine.encode(match.state), "the record replays to another position"


# --- what is told -----------------------------------------------------------------------------------------------------


def _summary(error: Exception) -> str:
    """The error and where it was raised, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    words = str(error.text if isinstance(error, Problem) else error)
    return f"{type(error).__name__}: {words} ({Path(frame.filename).name}:{frame.lineno})"


def _sound(match: Match) -> str:
    """The record up to the last position that the rules left whole: an action that failed half-way is not in it."""
    if match.moments and match.moments[-1].entries == len(match.entries):
        match.state = match.moments.pop().state
    return write(match)
