"""Lines that tests type at the prompt."""

from collections.abc import Iterator
from random import Random

LAST_STAND = ("play", "tank", "last_stand", "--seed", "a")
TWO_PEOPLE = (*LAST_STAND, "--seat", "us=person", "--seat", "de=person")
ARRAS = ("play", "arras", "historical", "--seed", "a", "--seat", "allied=person", "--seat", "german=person")
TIGERS = ("play", "tigers", "seventh_army", "--seed", "a", "--seat", "german=person", "--seat", "allied=person")
# Over the Sauer in three places; then the first battle, as far as the defender’s artillery.
OVER_THE_RIVER = ("19 20", "18 21", "10 11", "end")
BIDS = ("play", "arras", "standard", "--seed", "a", "--option", "bidding=on")


def _placed(units: str) -> str:
    """A set-up as one list of actions, from ``unit hex facing, ...``."""
    rows = [row.split() for row in units.split(",")]
    return "; ".join(f"place {unit}; to {hex_}; face {facing}" for unit, hex_, facing in rows)


# The Tiger in E6, an Ace, shows its back to the Americans, whose leader has come to E4 and looks at it.
GERMANS = "de_tiger_1 E6 S, de_tiger_2 F6 S, de_tiger_3 E8 S, de_pz4_1 C7 N, de_wespe_1 H9 N"
AMERICANS = (
    "us_sherman_hq_1 C2 S, us_sherman_hq_2 E2 S, us_wolverine_1 D1 S, us_wolverine_2 F1 S, us_sherman_1 B1 S, "
    "us_sherman_2 C1 S, us_sherman_3 E1 S, us_sherman_4 G1 S, us_sherman_5 H1 S"
)
OPENING = (f"{_placed(GERMANS)}; ace de_tiger_1", _placed(AMERICANS), "E2 E4", "S", "done")


WORDS = """
why odds undo los field terrain rule suggest map chit log help règle move to face fire with shoot end done promote leave
us_sherman_1 de_tiger_1 us_wolverine_2 E4 e6 E1 C2 F2 Z9 S NW 1 2 3 99 0 -1 ; ;; @ “ us_sherman_1; move;
"""


def nonsense(seed: int, count: int) -> Iterator[str]:
    """Lines of words that mean something, put together at random."""
    rng, words = Random(seed), WORDS.split()
    for _ in range(count):
        yield " ".join(rng.choices(words, k=rng.randint(1, 4)))


def numbers(seed: int, most: int = 12) -> Iterator[str]:
    """Numbers without end, as a person who picks at random would type them; some name no choice."""
    rng = Random(seed)
    while True:
        yield str(rng.randint(1, most))
