"""Maps for the terminal: the ground under a game's table, in one form for every hex game."""

from typing import NamedTuple

from grognard.kernel import AnyGame, Sheet, Table
from grognard.toolbox.hexes import DIRECTIONS, OFFSETS, opposite

MOST = 150  # hexes that 80 columns of characters can show; a larger map is a list of places, as one of areas is


class HexMap(NamedTuple):
    """A sheet of flat-topped hexes in doubled-height coordinates, as ``toolbox.hexes`` counts them."""

    places: dict[str, tuple[int, int]]  # name -> x, y
    terrain: dict[str, str]  # name -> what it is, where it is not clear
    roads: dict[str, frozenset[str]]  # name -> the directions in which a road leaves the hex


def listed(sheet: Sheet) -> bool:
    """Whether a map is shown as a list of its places."""
    return sheet.grid != "hex" or len(sheet.places) > MOST


def hexmap_of(game: AnyGame, table: Table) -> HexMap | None:
    """The map that a table lies on; None for a game that has no hex map to draw."""
    sheet = game.sheet(table.map)
    if sheet is None or listed(sheet):
        return None
    places = {place.id: (int(place.x), int(place.y)) for place in sheet.places}
    terrain = {place.id: place.terrain for place in sheet.places if place.terrain != "clear"}
    arms: dict[str, set[str]] = {name: set() for name in places}
    for link in sheet.links:
        if link.kind != "road":
            continue
        if link.edge:
            arms[link.a].add(link.edge)
        else:
            (ax, ay), (bx, by) = places[link.a], places[link.b]
            way = OFFSETS.index((bx - ax, by - ay))
            arms[link.a].add(DIRECTIONS[way])
            arms[link.b].add(DIRECTIONS[opposite(way)])
    return HexMap(places, terrain, {name: frozenset(found) for name, found in arms.items()})
