"""Many games between the same seats: a study, a row for each game, and what the rows come to.

A game's dice and players come from the study's seed and the game's number alone, so that it is the same game whoever
plays it, in whatever order. A row holds no time.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from grognard import games
from grognard.arena.balance import Share
from grognard.arena.course import Course
from grognard.arena.entrants import enter
from grognard.kernel import DRAW, LOSS, WIN, AnyGame, Problem, interval
from grognard.kernel.limit import cap

USUAL = "greedy"  # who sits where nobody was named


class Study(msgspec.Struct, frozen=True):
    """What all games of a match share."""

    game: str
    scenarios: tuple[str, ...]  # in turn
    options: dict[str, str]  # that were asked for
    players: dict[str, str]  # of each seat, as `enter` reads them
    seed: str
    version: int  # of the ruleset
    data_hash: str
    data: str = ""  # the folder of an owner's corrected data; it may lie elsewhere tomorrow

    def other(self, than: "Study") -> str:
        """The first field in which two studies differ, empty for the same study."""
        fields = (field for field in self.__struct_fields__ if field != "data")
        return next((field for field in fields if getattr(self, field) != getattr(than, field)), "")


class Row(msgspec.Struct, frozen=True):
    """One game: what it was, how it went and how it ended."""

    number: int
    scenario: str
    seed: str  # of the study
    option: dict[str, str]
    player: dict[str, str]  # of each seat
    side: dict[str, str]  # that each seat had: a bid may settle it
    result: dict[str, int]  # of each side: 1 won, 0 drawn, -1 lost
    reason: str  # the message that tells why it ended
    rule: str
    level: str  # of the victory, where the game has any
    cut: bool  # stopped as a draw by a limit of turns
    turns: int
    decisions: int
    lost: dict[str, int]  # units, of each side
    score: dict[str, list[int]]  # after each turn, of each side; or of no side

    @property
    def winners(self) -> list[str]:
        """The seats that have won."""
        return [seat for seat, side in self.side.items() if self.result[side] == WIN]


def plan(
    game: AnyGame, scenario: str, options: Mapping[str, str], seats: Mapping[str, str], seed: str, data: str = ""
) -> Study:
    """The study, of one scenario or of all in turn.

    Raises :class:`Problem` for a scenario, option, seat or player that there is not.
    """
    if scenario and scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=scenario, known=", ".join(game.scenarios))
    played = game.seats_of(game.settle_options(options))
    for seat, word in seats.items():
        game.seat(seat, played)
        enter(word, game, Random(1))
    scenarios = (scenario,) if scenario else tuple(game.scenarios)
    players = {seat: seats.get(seat, USUAL) for seat in played}
    return Study(game.slug, scenarios, dict(options), players, seed, game.version, game.data_hash, data)


def play(study: Study, number: int) -> Row:
    """Play one game to its end; raises :class:`Problem` ``arena-other-rules`` where this Grognard is another."""
    game = _game(study)
    scenario = study.scenarios[number % len(study.scenarios)]
    options = game.settle_options(cap(game, scenario) | study.options)
    state = game.setup(scenario, options, Random(f"{study.seed} {number}").randbytes(32))
    words = enumerate(study.players.values())
    players = [enter(word, game, Random(f"{study.seed} {number} {seat}")) for seat, word in words]
    game.start(state)  # nobody is lost before the first choice
    course, decisions = Course(game), 0
    while (now := game.decision(state)) is not None:  # of a sealed decision `seat` is the first still to answer
        events = game.play(state, now.seat, players[now.seat].choose(state, now.seat))
        decisions += 1
        course.follow(state, events)
    assert state.result is not None
    return Row(
        number=number,
        scenario=scenario,
        seed=study.seed,
        option=options,
        player=study.players,
        side={seat: game.sides[side] for seat, side in zip(study.players, state.sides, strict=True)},
        result=dict(zip(game.sides, state.result.results, strict=True)),
        reason=state.result.reason.id,
        rule=state.result.rule,
        level=state.result.level,
        cut=state.result.cut,
        turns=course.turns,
        decisions=decisions,
        lost=course.lost,
        score=course.score,
    )


def _game(study: Study) -> AnyGame:
    game = games.get(study.game)
    if study.data:
        game = game.corrected(Path(study.data))
    if (game.version, game.data_hash) != (study.version, study.data_hash):  # of another machine, or since yesterday
        raise Problem("arena-other-rules", game=study.game)
    return game


class Summary(NamedTuple):
    """What some games come to; means are of a game."""

    games: int
    shares: dict[str, Share]  # of each seat
    lost: dict[str, float]  # units, of each seat
    drawn: int
    both_lost: int
    cut: int  # of those drawn
    turns: float


def summary(rows: Sequence[Row]) -> Summary:
    """What some games, of one scenario or of all, say."""
    count = len(rows)
    won = {seat: sum(seat in row.winners for row in rows) for seat in rows[0].player}
    return Summary(
        count,
        {seat: Share(wins, wins / count, *interval(wins, count)) for seat, wins in won.items()},
        {seat: sum(row.lost[row.side[seat]] for row in rows) / count for seat in won},
        sum(set(row.result.values()) == {DRAW} for row in rows),
        sum(set(row.result.values()) == {LOSS} for row in rows),
        sum(row.cut for row in rows),
        sum(row.turns for row in rows) / count,
    )
