"""The games, each in a folder of its own; none knows another."""

from importlib import import_module

from grognard.kernel import AnyGame, Problem

SLUGS = ("tank",)  # in the order in which they are shown


def get(slug: str) -> AnyGame:
    """A game by its slug; raises :class:`Problem` ``unknown-game``."""
    if slug not in SLUGS:
        raise Problem("unknown-game", name=slug, known=", ".join(SLUGS))
    game: AnyGame = import_module(f"grognard.games.{slug}").GAME
    return game


def all_games() -> list[AnyGame]:
    return [get(slug) for slug in SLUGS]
