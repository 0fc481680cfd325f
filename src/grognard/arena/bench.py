"""Speed beside a peer: random play of a game and of python-chess, on this machine at this moment.

Counted are decisions with two or more actions, their list made, events on; the scenario that is slowest stands for its
game. Both take turns, so that a machine that gets busy slows both, and the best of some rounds counts, by process time.
"""

import hashlib
import importlib.metadata
import platform
import statistics
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

import msgspec

from grognard.kernel import NO_SCOPE, OBSERVER, ONE, SEALED, AnyGame, Match, engine
from grognard.kernel.limit import cap
from grognard.kernel.record import read, replay, write
from grognard.players.greedy import Greedy
from grognard.players.search import Search
from grognard.toolbox._fast import compiled

ROUNDS = 3
CHESS_CAP = 400  # half-moves of a random game of chess
POSITIONS, NODES = 6, 300  # that the search is timed on, and nodes for each
BETWEEN = 5  # activations from one of them to the next


class Tally(msgspec.Struct):
    """What was counted in some time of random play."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    activations: int = 0
    actions: int = 0
    dead_ends: int = 0

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


class Figures(msgspec.Struct, frozen=True):
    """The figures of one game, in its slowest scenario."""

    game: str
    scenario: str
    decisions_per_s: float
    activations_per_s: float
    ratio: float  # to the yardstick's decisions a second
    copy_us: float
    encode_us: float
    state_bytes: int
    view_us: float  # view and encode
    replay_ms: float  # of a finished game
    decisions_per_game: float
    actions_per_decision: float
    nodes_per_s: float  # positions judged by the search
    dead_ends: int


class Yardstick(msgspec.Struct, frozen=True):
    name: str
    version: str
    decisions_per_s: float


class Bench(msgspec.Struct, frozen=True):
    games: list[Figures]
    yardstick: Yardstick
    compiled: bool
    python: str


def measure(games: list[AnyGame], seconds: float, progress: Callable[[], None] = lambda: None) -> Bench:
    """Every game beside the yardstick; ``seconds`` of play for each scenario and round."""
    fields = [(game, scenario) for game in games for scenario in game.scenarios]
    tallies: dict[tuple[str, str], Tally] = {}
    yardstick: Tally | None = None
    for round_ in range(ROUNDS):
        peer, rng = Tally(), Random(round_)
        for game, scenario in fields:
            _chess(peer, seconds / len(fields), rng)
            found, key = _random_play(game, scenario, seconds, round_), (game.slug, scenario)
            tallies[key] = _better(tallies.get(key, found), found)
            progress()
        yardstick = _better(yardstick or peer, peer)
    assert yardstick is not None
    figures = [_figures(game, tallies, yardstick.rate, seconds) for game in games]
    version = importlib.metadata.version("chess")
    return Bench(figures, Yardstick("python-chess", version, yardstick.rate), compiled(), platform.python_version())


def _better(one: Tally, other: Tally) -> Tally:
    """The faster of two; a dead end in either counts."""
    best = one if one.rate >= other.rate else other
    return msgspec.structs.replace(best, dead_ends=max(one.dead_ends, other.dead_ends))


def _chess(tally: Tally, seconds: float, rng: Random) -> None:
    """The yardstick: all legal moves listed, one of them pushed."""
    import chess

    start = process_time()
    games = tally.games
    while process_time() - start < seconds or tally.games == games:
        board = chess.Board()
        for _ in range(CHESS_CAP):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                break
            board.push(rng.choice(moves))
            tally.decisions += 1
        tally.games += 1
    tally.seconds += process_time() - start


def _random_play(game: AnyGame, scenario: str, seconds: float, round_: int) -> Tally:
    """The lean loop: what is asked, one of the list, what follows."""
    tally, rng, options = Tally(), Random(round_), cap(game, scenario)
    decision, play, choice = engine.decision, engine.play, rng.choice
    start = process_time()
    while process_time() - start < seconds or not tally.games:
        state = game.setup(scenario, options, rng.randbytes(32))
        game.start(state)
        while (now := decision(state)) is not None:
            actions = list(now.actions_of(now.seat) if now.kind == SEALED else now.actions)
            if len(actions) > 1:
                tally.decisions += 1
                tally.actions += len(actions)
            elif not actions:
                tally.dead_ends += 1
                break
            if now.scope < 0:
                tally.activations += 1
            play(state, now.seat, choice(actions))
        tally.games += 1
    tally.seconds = process_time() - start
    return tally


def _figures(game: AnyGame, tallies: dict[tuple[str, str], Tally], yardstick: float, seconds: float) -> Figures:
    own = {scenario: tallies[game.slug, scenario] for scenario in game.scenarios}
    worst = min(own, key=lambda scenario: own[scenario].rate)
    tally = own[worst]
    match, states = _finished(game, worst)
    timed = partial(_each, states, seconds)
    return Figures(
        game=game.slug,
        scenario=worst,
        decisions_per_s=tally.rate,
        activations_per_s=tally.activations / tally.seconds,
        ratio=tally.rate / yardstick,
        copy_us=timed(lambda state: state.copy()),
        encode_us=timed(engine.encode),
        state_bytes=max(len(engine.encode(state)) for state in states),
        view_us=timed(lambda state: msgspec.json.encode(game.view(state, OBSERVER))),
        replay_ms=_replay(game, match),
        decisions_per_game=tally.decisions / tally.games,
        actions_per_decision=tally.actions / tally.decisions,
        nodes_per_s=_thinking(game, worst),
        dead_ends=sum(tally.dead_ends for tally in own.values()),
    )


def _finished(game: AnyGame, scenario: str) -> tuple[Match, list[Any]]:
    """A whole random game, and the states of its moments."""
    rng = Random(7)
    match = Match.new(game, scenario, cap(game, scenario), secret=hashlib.sha256(b"bench").digest())
    while (now := match.decision) is not None:
        seat = rng.choice(now.seats)
        match.submit(seat, [rng.choice(now.actions_of(seat))])
    return match, [moment.state for moment in match.moments]


def _each(states: list[Any], seconds: float, call: Callable[[Any], Any]) -> float:
    """Microseconds of a call on a state of the game: the best round, the mean over the states."""
    times: list[float] = []
    start = process_time()
    while len(times) < ROUNDS or process_time() - start < seconds / 4:
        before = process_time()
        for state in states:
            call(state)
        times.append((process_time() - before) / len(states))
    return 1e6 * min(times)


def _thinking(game: AnyGame, scenario: str) -> float:
    """Positions that the search judges in a second, over some decisions of a game of `greedy` with itself."""
    state = game.setup(scenario, cap(game, scenario), b"bench")
    game.start(state)
    greedy = Greedy(game, Random(7))
    made, taken, choices = 0, 0.0, 0
    while choices < POSITIONS * BETWEEN and (now := game.decision(state)) is not None:
        alone = now.kind == ONE and now.scope == NO_SCOPE and len(now.actions) > 1
        if alone and not game.suggestion(state, now.seat):
            if choices % BETWEEN == 0:
                search, before = Search(game, Random(7), nodes=NODES), process_time()
                search.think(state, now.seat)
                taken += process_time() - before
                made += search.outlook.made
            choices += 1
        game.play(state, now.seat, greedy.choose(state, now.seat))
    return made / taken


def _replay(game: AnyGame, match: Match) -> float:
    """Milliseconds to read the record of a finished game and play it again: the median of some."""
    content = write(match)
    times = []
    for _ in range(ROUNDS):
        before = process_time()
        replay(read(content, lambda slug: game), game)
        times.append(process_time() - before)
    return 1e3 * statistics.median(times)
