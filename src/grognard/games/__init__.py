"""The games, each in a folder of its own; none knows another."""

from importlib import import_module

from grognard.kernel import AnyGame, Problem

SLUGS = ("tank", "arras", "tigers", "woods", "iron")  # in the order in which they are shown


def get(slug: str, ruleset: int = 0) -> AnyGame:
    """A game by its slug, under the rules of the day or those that a stored game was begun under.

    Raises :class:`Problem` ``unknown-game`` or ``record-ruleset``.
    """
    if slug not in SLUGS:
        raise Problem("unknown-game", name=slug, known=", ".join(SLUGS))
    game: AnyGame = import_module(f"grognard.games.{slug}").GAME
    if ruleset not in (0, game.version):
        raise Problem("record-ruleset", ruleset=ruleset, known=game.version)
    return game


def all_games() -> list[AnyGame]:
    return [get(slug) for slug in SLUGS]
