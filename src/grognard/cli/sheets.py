"""Maps for the terminal: the ground under a game's table, in one form for every hex game."""

from typing import NamedTuple

from grognard.games.tank import TankOnTank
from grognard.games.tank.board import GRID
from grognard.kernel import AnyGame, Table
from grognard.toolbox.hexes import DIRECTIONS


class Sheet(NamedTuple):
    """A sheet of flat-topped hexes in doubled-height coordinates, as ``toolbox.hexes`` counts them."""

    places: dict[str, tuple[int, int]]  # name -> x, y
    terrain: dict[str, str]  # name -> what it is, where it is not clear
    roads: dict[str, frozenset[str]]  # name -> the directions in which a road leaves the hex


def sheet_of(game: AnyGame, table: Table) -> Sheet | None:
    """The sheet that a table lies on; None for a game that has no hex map to draw."""
    return _tank(game, table) if isinstance(game, TankOnTank) else None


def _tank(game: TankOnTank, table: Table) -> Sheet:
    raw = game.book.maps[table.map]
    terrain = {name: kind for kind in ("hill", "town", "woods") for name in getattr(raw, kind).split()}
    arms: dict[str, set[str]] = {name: set() for name in GRID.names}
    for link in raw.roads.split():
        a, b = (GRID.index(name) for name in link.split("-"))
        arms[GRID.names[a]].add(DIRECTIONS[GRID.direction(a, b)])
        arms[GRID.names[b]].add(DIRECTIONS[GRID.direction(b, a)])
    for leave in raw.road_exits.split():
        name, _, edge = leave.partition("-")
        arms[name].add(edge)
    places = dict(zip(GRID.names, zip(GRID.xs, GRID.ys, strict=True), strict=True))
    return Sheet(places, terrain, {name: frozenset(found) for name, found in arms.items()})
