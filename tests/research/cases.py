"""What the adapters are tried on."""

from collections.abc import Iterator
from random import Random

from grognard.games import all_games
from grognard.research.field import Field
from grognard.research.session import Session

SCENARIOS = [(game.slug, scenario) for game in all_games() for scenario in game.scenarios]
# The scenario of each game that random play brings to its end in the fewest decisions
SHORTEST = {
    "tank": "last_stand",
    "arras": "historical",
    "tigers": "seventh_army",
    "woods": "attack",
    "iron": "silence_the_guns",
}
# Where something is hidden: a chit, bids, an army chit in the cup, the tops of decks
SECRETS = [
    ("tank", "last_stand", {}),
    ("arras", "standard", {"bidding": "on"}),
    ("tigers", "fifth_panzer", {"tournament": "on"}),
    ("woods", "campaign", {}),
    ("iron", "crossroads", {}),
]
SEALED = SECRETS[1:3]


def walk(field: Field, seed: int, most: int = 100_000) -> Iterator[Session]:
    """A random game, before each of its choices and at its end."""
    rng, session = Random(seed), Session(field, b"%d" % seed)
    for _ in range(most):
        yield session
        now = session.now
        if now is None:
            return
        seat = rng.choice(now.seats)
        session.play(seat, rng.choice(list(now.actions_of(seat))))
