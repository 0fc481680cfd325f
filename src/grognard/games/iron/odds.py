"""ATK-08, ATK-09 The exact chances of an attack: counted dice, and what so many hits do by the tables of the rules."""

from functools import lru_cache
from math import gcd

from grognard.games.iron.board import SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import fearless
from grognard.games.iron.events import CONDITIONS, DAMAGE
from grognard.games.iron.loads import COUNT
from grognard.games.iron.state import DESTROYED, HEAVY, IronState
from grognard.kernel import Result, Roll
from grognard.toolbox.dice import SIDES as FACES
from grognard.toolbox.dice import hits as ways_to_hit

SUPPRESSIVE, NORMAL = True, False
TYPES = {SUPPRESSIVE: "suppressive", NORMAL: "normal"}

Weights = tuple[int, ...]  # by number of successes or hits: in how many ways


@lru_cache(maxsize=1024)
def successes(count: int, need: int) -> Weights:
    """ATK-08 The numbers of dice that show ``need`` or more. Faces that always fall together count as one."""
    good = FACES + 1 - need
    share = gcd(good, FACES)
    return ways_to_hit(count, good // share, FACES // share)


@lru_cache(maxsize=4096)
def spread(black: Weights, dice: int, need: int, thick: bool = False, ace: bool = False) -> Weights:
    """ATK-09 The hits that are left of black successes after so many red dice.

    Thick armour (FIG-26) and the Tank Ace's other die (OPS-05) are used where they help.
    """
    found = [0] * len(black)
    good = FACES + 1 - need
    for scored, first in enumerate(black):
        for reds, second in enumerate(successes(dice, need)):
            again = ((reds + 1, good), (reds, FACES - good)) if reds < dice and scored > reds else ((reds, FACES),)
            for saved, share in again if ace else ((reds, 1),):
                more = thick and saved < dice and scored > saved
                found[max(0, scored - saved - more)] += first * second * share
    return tuple(found)


def certain(count: int) -> Weights:
    """Successes that are rolled already."""
    return (*(0,) * count, 1)


def chances(purpose: str, rule: str, shares: dict[str, int]) -> Roll:
    """A roll by its labels, the best for the attacker first."""
    of = sum(shares.values())
    share = gcd(of, *shares.values())
    return Roll(
        purpose,
        rule,
        tuple(Result(label, n // share, of // share, n / of, n / of) for label, n in shares.items() if n),
    )


def effect(state: IronState, board: Board, unit: int, hits: int, suppressive: bool) -> str:
    """DMG-01 to DMG-07 What so many hits do to a unit."""
    if not SQUAD[unit]:
        table = board.tables.damaged[state.harm[unit]]
        harm = table[min(hits, len(table) - 1)]
        if not hits:
            return "unhurt"
        return DAMAGE[DESTROYED if harm == HEAVY and board.fragile[unit] else harm]  # FIG-20
    if not suppressive:
        return "destroyed" if hits >= COUNT[state.load[unit]] else f"figures-{hits}"
    hits = max(0, hits - fearless(state, board, unit))
    table = board.tables.suppressed[state.harm[unit]]
    return CONDITIONS[table[min(hits, len(table) - 1)]] if hits else "unhurt"


def roll_on(state: IronState, board: Board, unit: int, black: Weights, dice: int, suppressive: bool) -> Roll:
    """The results for a unit with so many red dice, from the greatest number of hits down."""
    thick, ace = board.thick[unit], state.ace[SIDE[unit]] == unit
    shares: dict[str, int] = {}
    weights = spread(black, dice, board.tables.red, thick, ace)
    for hits in range(len(weights) - 1, -1, -1):
        label = effect(state, board, unit, hits, suppressive)
        shares[label] = shares.get(label, 0) + weights[hits]
    return chances(f"iron-roll-{TYPES[suppressive]}", "ATK-09", shares)


def types(unit: int) -> tuple[bool, ...]:
    """ATK-07 The types of attack on a unit."""
    return (SUPPRESSIVE, NORMAL) if SQUAD[unit] else (NORMAL,)
