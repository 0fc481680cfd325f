"""State and board of drill. Attackers walk from the base to the town; defenders watch places and fire."""

from collections.abc import Mapping
from functools import cache

import msgspec

from grognard.kernel import State
from tests.contract.drill.actions import CARDS, PLACES, UNITS

ATTACKER, DEFENDER = 0, 1
BASE, FORD, WOOD, RIDGE, GATE, TOWN = range(len(PLACES))
OFF, LOST = -1, -2  # not in play, lost
AMBUSH, SUPPLY, RAIN, RUSH = range(len(CARDS))
NONE = -1  # no card lies face down

NEXT = {
    BASE: (FORD, WOOD),
    FORD: (BASE, WOOD, GATE),
    WOOD: (BASE, FORD, RIDGE),
    RIDGE: (WOOD, GATE, TOWN),
    GATE: (FORD, RIDGE, TOWN),
}
# D9: two dice; the points hit and the dice that give them
VOLLEY: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((a, b) for a in range(1, 7) for b in range(1, 7) if low <= a + b <= high)
    for low, high in ((2, 6), (7, 8), (9, 10), (11, 12))
)


class Board(msgspec.Struct, frozen=True):
    """What never changes in a game: the scenario and the options."""

    scenario: str
    turns: int
    target: int
    watched: tuple[int, ...]
    ammo: int
    deck: tuple[int, ...]  # D4: how many of each card
    rerolls: int
    cap: int  # D13: turns after which the game is a draw; 0 for none
    seats: int  # D2: two or four


PLANS: dict[str, tuple[int, int, tuple[int, ...], int, tuple[int, ...]]] = {
    "skirmish": (6, 2, (FORD, RIDGE), 4, (1, 1, 1, 1)),
    "grand": (14, 4, (FORD, RIDGE, GATE), 8, (2, 2, 2, 1)),
}


def board_key(scenario: str, options: Mapping[str, str]) -> str:
    return f"{scenario} {options['rerolls']} {options['max_turns']} {options['seats']}"


@cache
def board(key: str) -> Board:
    scenario, rerolls, cap, seats = key.split()
    return Board(scenario, *PLANS[scenario], int(rerolls), 0 if cap == "none" else int(cap), int(seats))


class DrillState(State, kw_only=True):
    place: list[int]  # unit -> place, OFF or LOST
    moved: list[int]  # unit -> 1 once it has moved in this turn
    left: list[int]  # card -> how many are not yet turned up, the one face down included
    turn: int = 0
    bid: int = 0  # what the attackers have bid on top of the target
    ammo: int
    rerolls: int
    pace: int = 3
    top: int = NONE  # the card face down on the deck: the secret
    peeker: int = -1  # who has looked at it
    safe: int = 0  # 1 when everybody has seen that it is no ambush


def values(units: list[int]) -> int:
    return sum(value_of(unit) for unit in units)


def value_of(unit: int) -> int:
    return unit % 3 + 1


def team_of(unit: int) -> int:
    return unit // 6


def owner_of(state: DrillState, unit: int) -> int:
    """D2: the seat that commands a unit; where two play, each has the units of its whole team."""
    return (team_of(unit) + 2 * (unit // 3 % 2)) % len(state.sides)


def in_play(state: DrillState, seat: int) -> list[int]:
    """The units of a seat that are on the map, short of the town."""
    return [unit for unit, place in enumerate(state.place) if 0 <= place != TOWN and owner_of(state, unit) == seat]


def score(state: DrillState) -> int:
    return values([unit for unit in range(len(UNITS)) if state.place[unit] == TOWN])


def to_come(state: DrillState) -> int:
    """What the attackers may still bring into the town."""
    return sum(values(in_play(state, seat)) for seat in range(len(state.sides)))


def target(state: DrillState) -> int:
    return board(state.board).target + state.bid


def on_duty(state: DrillState, side: int) -> int:
    """D2: the seats of a side take turns."""
    seats = [seat for seat, played in enumerate(state.sides) if played == side]
    return seats[(state.turn + 1) % len(seats)]


def is_watched(state: DrillState, place: int) -> bool:
    return state.ammo > 0 and place in board(state.board).watched


def reach(state: DrillState, unit: int, steps: int) -> dict[int, list[int]]:
    """Every place within so many steps, with a shortest way there."""
    ways: dict[int, list[int]] = {state.place[unit]: []}
    for at in (queue := [state.place[unit]]):
        for to in NEXT.get(at, ()):
            if to not in ways and len(ways[at]) < steps:
                ways[to] = [*ways[at], to]
                queue.append(to)
    return ways


def payable(units: list[int], points: int) -> bool:
    """D10: whether some of the units are worth exactly so many points."""
    sums = {0}
    for unit in units:
        sums |= {so_far + value_of(unit) for so_far in sums}
    return points in sums
