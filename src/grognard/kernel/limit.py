"""The limit of turns that ends a game which could go on for ever."""

from grognard.kernel.game import MAX_TURNS, AnyGame

LEAST_CAP = 30  # turns after which such a game is stopped


def cap(game: AnyGame, scenario: str) -> dict[str, str]:
    """The option that ends a game which could go on for ever, and leaves others alone."""
    turns = max(LEAST_CAP, game.scenarios[scenario].turns)
    return {MAX_TURNS.id: str(turns)} if MAX_TURNS in game.options else {}
