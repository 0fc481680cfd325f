"""The limit of turns that ends a game which could go on for ever."""

from grognard.kernel.game import MAX_TURNS, AnyGame
from grognard.kernel.state import Outcome

LEAST_CAP = 30  # turns after which such a game is stopped
STOPPED = ("over-cap", "over-stopped")  # the reasons, behind the game's name, that games give where a limit ends them


def cap(game: AnyGame, scenario: str) -> dict[str, str]:
    """The option that ends a game which could go on for ever, and leaves others alone."""
    turns = max(LEAST_CAP, game.scenarios[scenario].turns)
    return {MAX_TURNS.id: str(turns)} if MAX_TURNS in game.options else {}


def was_cut(game: AnyGame, outcome: Outcome) -> bool:
    """Whether a limit of turns ended the game, with nobody ahead. A game that is drawn by its own rules was not cut."""
    return outcome.reason.id.removeprefix(f"{game.slug}-") in STOPPED
