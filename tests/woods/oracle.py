"""Zones of control and supply once more, from the rules and the printed data alone, hex by hex, to compare with."""

import random

from grognard.games.woods.board import BOOK, BRIDGES, HEXES, UNITS
from grognard.games.woods.book import GRID
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import WoodsState
from tests.woods.position import bare

MAP = BOOK.map
SOURCES: dict[str, set[str]] = {
    side: {hex_ for row in MAP.zones.values() if row.side == side for hex_ in row.hexes} for side in SIDES
}
NEAR = {
    name: [GRID.names[near] for near in row if near >= 0] for name, row in zip(GRID.names, GRID.neighbours, strict=True)
}
REACH = 5  # 8.2a
ROADS = set(MAP.roads)


def hexside(a: str, b: str) -> str:
    return f"{min(a, b)}/{max(a, b)}"


def crossed(state: WoodsState, a: str, b: str) -> bool:
    """Whether a zone of control or a line of supply crosses: no river, or a bridge that stands (7.2a, 8.2b)."""
    side = hexside(a, b)
    if side not in MAP.rivers:
        return True
    return side in MAP.bridges and not state.bridge[BRIDGES.index(side)]


def stands(state: WoodsState, side: str) -> dict[str, list[str]]:
    """The hexes of a side and who stands there."""
    found: dict[str, list[str]] = {}
    for unit, where in zip(UNITS, state.where, strict=True):
        if where >= 0 and BOOK.units[unit].side == side:
            found.setdefault(HEXES[where], []).append(unit)
    return found


def zone(state: WoodsState, unit: str) -> set[str]:
    """7.1, 7.2 The hexes in the ZOC of one unit."""
    row, left = BOOK.units[unit], state.steps[UNITS.index(unit)]
    if not row.steps[len(row.steps) - left].zoc:
        return set()
    kind = "mechanized" if row.third_step and left == 1 else row.type
    here, found = HEXES[state.where[UNITS.index(unit)]], set()
    for near in NEAR[here]:
        ground = MAP.hexes[near]
        wooded = ground.terrain in ("woods", "forest") and hexside(here, near) not in ROADS
        if not crossed(state, here, near) or (kind == "armour" and wooded):
            continue
        if row.side == "allied" and kind != "infantry" and ground.westwall:
            continue
        found.add(near)
    return found


def zones(state: WoodsState, side: str) -> set[str]:
    """7.1b The hexes in the ZOC of a side."""
    found: set[str] = set()
    for units in stands(state, side).values():
        for unit in units:
            found |= zone(state, unit)
    return found


def supplied(state: WoodsState, side: str) -> set[str]:
    """8.2 The hexes from which a side traces supply: at most five hexes to a road, and along it to a source."""
    enemy = "allied" if side == "german" else "german"
    friends, foes, feared = stands(state, side), stands(state, enemy), zones(state, enemy)
    shut = set(foes)
    for hex_ in feared - set(friends):  # 7.3e, f
        if side == "allied" or not MAP.hexes[hex_].westwall:  # 7.3g
            shut.add(hex_)
    roads: dict[str, list[str]] = {}
    for a, b in (name.split("/") for name in MAP.roads):
        if crossed(state, a, b):
            roads.setdefault(a, []).append(b)
            roads.setdefault(b, []).append(a)
    linked = SOURCES[side] - shut
    waiting = [*linked]
    while waiting:
        for near in roads.get(waiting.pop(), []):
            if near not in linked and near not in shut:
                linked.add(near)
                waiting.append(near)

    def traces(origin: str) -> bool:
        if origin in SOURCES[side] or any(near in linked for near in roads.get(origin, [])):
            return True
        seen, layer = {origin}, [origin]
        for _ in range(REACH):
            after = []
            for here in layer:
                for near in NEAR[here]:
                    forest = MAP.hexes[near].terrain == "forest" and hexside(here, near) not in ROADS
                    if near in seen or near in shut or forest or not crossed(state, here, near):
                        continue
                    if near in linked:
                        return True
                    seen.add(near)
                    after.append(near)
            layer = after
        return False

    return {hex_ for hex_ in GRID.names if traces(hex_)}


def scattered(seed: int, units: float = 0.6, share: float = 0.1) -> WoodsState:
    """Units of both sides anywhere on the map, with any number of steps, and a share of the bridges blown."""
    dice = random.Random(seed)
    hexes = dice.sample(GRID.names, 120)
    places = {"german": hexes[:60], "allied": hexes[60:]}
    found = [
        f"{unit}@{dice.choice(places[row.side])}:{dice.randint(1, len(row.steps))}"
        for unit, row in BOOK.units.items()
        if dice.random() < units
    ]
    broken = [name for name in BRIDGES if dice.random() < share]
    return bare(" ".join(found), broken=" ".join(broken))
