"""What is played: a game, a scenario and its options, with everything that all its games share."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from grognard import games
from grognard.kernel import AnyGame
from grognard.kernel.limit import cap
from grognard.research.layout import Layout
from grognard.research.vocabulary import Vocabulary, vocabulary_of


class Field:
    """A scenario under options. ``max_turns`` ends a game early, as a draw."""

    def __init__(self, game: AnyGame, scenario: str, options: Mapping[str, str]) -> None:
        """Raises :class:`Problem` ``unknown-scenario``, ``unknown-option`` or ``bad-option``."""
        self.game = game
        self.scenario = scenario or next(iter(game.scenarios))
        self.first = game.setup(self.scenario, options)  # only looked at: it names the map, and finds every mistake
        self.options = game.settle_options(cap(game, self.scenario) | dict(options))
        self.seats: tuple[str, ...] = game.seats_of(self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to other processes by what it was made from."""
        return find, (self.game.slug, self.scenario, self.options)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return vocabulary_of(self.game)

    @cached_property
    def layout(self) -> Layout:
        return Layout(self.game, self.first, self.seats, self.vocabulary)


def find(game: str, scenario: str | None = None, options: Mapping[str, object] | None = None) -> Field:
    """The field of a game by its slug; without a scenario, its first. Numbers will do as values of options.

    Raises :class:`Problem` for a game, scenario, option or value that there is not.
    """
    given = {name: str(value) for name, value in (options or {}).items() if value is not None}
    return Field(games.get(game), scenario or "", given)
