"""STRAT-06 A card on its way through its steps, and whose units it speaks of."""

import msgspec

from grognard.games.iron.board import ROSTER, SQUAD
from grognard.games.iron.state import STEADY, IronState, seat_for

SCOPE = 1000  # the scopes of cards come after those of units and hexes
OFF = -2  # the final hex off the map (STRAT-13)


class Play(msgspec.Struct, frozen=True, gc=False):
    """What a card has settled so far."""

    card: int
    seat: int  # TEAM-07: whose card it is
    step: int = 0
    target: int = -1  # STRAT-09
    hex: int = -1  # where it comes down
    direction: int = -1
    unit: int = -1  # the vehicle that came, or the squad that lost its fortification

    @property
    def scope(self) -> int:
        return SCOPE + self.card


def own_units(state: IronState, seat: int) -> list[int]:
    """STRAT-17 The units of a seat on the map; TEAM-08 those of its own division."""
    where = state.where
    return [unit for unit in ROSTER[state.sides[seat]] if where[unit] >= 0 and seat_for(state, unit) == seat]


def own_squads(state: IronState, seat: int) -> list[int]:
    return [unit for unit in own_units(state, seat) if SQUAD[unit]]


def steady_squads(state: IronState, seat: int) -> list[int]:
    """Those that are neither pinned nor disrupted."""
    return [unit for unit in own_squads(state, seat) if state.harm[unit] == STEADY]


def touched(state: IronState, seat: int) -> list[int]:
    """STRAT-17 The units of a seat that a card can act on: not the concealed ones."""
    return [unit for unit in own_units(state, seat) if unit not in state.hidden]
