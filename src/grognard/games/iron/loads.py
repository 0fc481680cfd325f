"""COMP-03 What a squad's base can hold: every mix of figures that fits its slots, and what it fires with."""

from functools import lru_cache
from itertools import product

from grognard.games.iron.schema import FIGURES, SIDES, FigureRow, UnitsFile
from grognard.kernel import Names

REGULAR, ELITE, OFFICER, MG, MORTAR = range(len(FIGURES))  # FIG-01: the first have nothing of their own
SLOTS = (1, 1, 1, 2, 2)
BASE = 4

Load = tuple[int, ...]  # how many of each figure


def slots_of(load: Load) -> int:
    return sum(count * slots for count, slots in zip(load, SLOTS, strict=True))


def _name(load: Load) -> str:
    letters = zip("reogm", load, strict=True)
    return "".join(f"{letter}{count}" for letter, count in letters if count) or "none"


LOADS: tuple[Load, ...] = tuple(
    (r, e, o, g, m)
    for m, g, o, e, r in product(range(3), range(3), range(5), range(5), range(5))
    if slots_of((r, e, o, g, m)) <= BASE
)
LOAD_NAMES = Names("squad", map(_name, LOADS), "@iron-load-")
INDEX = {load: index for index, load in enumerate(LOADS)}
EMPTY = INDEX[0, 0, 0, 0, 0]
FULL = [index for index, load in enumerate(LOADS) if slots_of(load) == BASE]
FREE = [BASE - slots_of(load) for load in LOADS]  # slots
COUNT = [sum(load) for load in LOADS]  # figures: a crew is one
HEAVY = [load[MG] > 0 or load[MORTAR] > 0 for load in LOADS]  # FIG-03
# What is left without one figure of a kind (DMG-01), or with one more; -1 where there is none, or no room
WITHOUT = [
    [INDEX.get((*load[:kind], load[kind] - 1, *load[kind + 1 :]), -1) for kind in range(len(FIGURES))] for load in LOADS
]
PLUS = [
    [INDEX.get((*load[:kind], load[kind] + 1, *load[kind + 1 :]), -1) for kind in range(len(FIGURES))] for load in LOADS
]

# TGT-08 The bands of range; what a black die needs is in the tables
CLOSE, NORMAL, LONG = range(3)
# Which figures of a squad take part (TGT-05): all that can, or its machine guns alone (FIG-08)
ALL, GUNS = range(2)


def band_of(distance: int, reach: int) -> int:
    """TGT-08, TGT-09 The band of a distance; -1 out of range."""
    if distance <= 1:
        return CLOSE
    if distance <= reach:
        return NORMAL
    return LONG if distance <= 2 * reach else -1


class Arms:
    """The guns of the figures of both sides."""

    def __init__(self, units: UnitsFile, anti_tank_range: int) -> None:
        self.rows: list[list[FigureRow]] = [[units.figures[side][figure] for figure in FIGURES] for side in SIDES]
        self.anti_tank_range = anti_tank_range
        self.volley = lru_cache(maxsize=None)(self._volley)

    def _volley(
        self, side: int, load: int, vehicle: bool, arms: int, distance: int, higher: int, anti_tank: bool
    ) -> tuple[int, int]:
        """TGT-05, TGT-07 The firepower of the figures that take part, and the band; (0, -1) where none can.

        SPEC-08: against vehicles an anti-tank squad has one range. TGT-10: a higher attacker sees farther.
        """
        firepower, reach = 0, 99
        for kind in (REGULAR, ELITE, OFFICER, MG):  # FIG-11: never with mortars
            count = LOADS[load][kind]
            gun = self.rows[side][kind].vehicle if vehicle else self.rows[side][kind].infantry
            if not count or gun is None or (arms == GUNS and kind != MG):
                continue
            own = (self.anti_tank_range if anti_tank and vehicle else gun.range) + higher
            if gun.firepower and gun.range and band_of(distance, own) >= 0:  # TGT-13
                firepower += count * gun.firepower
                reach = min(reach, own)
        return (firepower, band_of(distance, reach)) if firepower else (0, -1)
