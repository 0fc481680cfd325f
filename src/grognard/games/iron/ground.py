"""The map of a scenario: its boards put together, its roads, and what each step costs.

Every map lies on one grid of 24 × 15 hexes, numbered down the columns, so that a map of three boards a row is its
first 270 hexes. Movement points are counted in thirds (MOVE-15).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.iron.schema import LETTERS, TERRAINS, ScenarioRow
from grognard.toolbox.hexes import HexGrid, opposite

if TYPE_CHECKING:
    from grognard.games.iron.book import Book

BOARD_COLUMNS, BOARD_ROWS = 6, 5
BOARDS_DOWN, BOARDS_ACROSS = 3, (3, 4)
COLUMNS, ROWS = BOARD_COLUMNS * max(BOARDS_ACROSS), BOARD_ROWS * BOARDS_DOWN
GRID = HexGrid((f"{c:02}{r:02}", c, 2 * r + c % 2) for c in range(COLUMNS) for r in range(ROWS))
THIRD = 3  # thirds of a movement point

Steps = tuple[tuple[int, int], ...]  # neighbours and what it costs to enter them, in thirds


class Ground:
    """Made once for each scenario of a book, shared by all states, never changed."""

    def __init__(self, book: Book, scenario: str) -> None:
        """The hexes and boards that the scenario names are trusted."""
        scene = book.scenarios[scenario]
        self.count = count = ROWS * BOARD_COLUMNS * len(scene.layout[0])
        # SETUP-03: beyond the rim there is nothing, not half a hex
        self.around = [tuple(hex_ if hex_ < count else -1 for hex_ in row) for row in GRID.neighbours[:count]]
        self.near = [tuple(hex_ for hex_ in around if hex_ >= 0) for around in self.around]
        self.terrain = [0] * count
        self.level = [0] * count
        self.board = [""] * count
        ends: list[set[int]] = [set() for _ in range(count)]
        for down, names in enumerate(scene.layout):
            for across, name in enumerate(names):
                self._lay_board(book, name, across * BOARD_COLUMNS, down * BOARD_ROWS, ends)
        for hex_, terrain in scene.overlays.items():  # SETUP-02: it replaces the whole hex, roads too; the hill stays
            self.terrain[GRID.index(hex_)] = TERRAINS.index(terrain)
            ends[GRID.index(hex_)].clear()
        for path in scene.roads:
            hexes = [GRID.index(hex_) for hex_ in path]
            for a, b in pairwise(hexes):
                ends[a].add(GRID.direction(a, b))
                ends[b].add(GRID.direction(b, a))
        # A road that ends at a hexside goes on only where the road of the next hex meets it.
        self.road = {
            (here, there)
            for here, around in enumerate(self.around)
            for direction, there in enumerate(around)
            if there >= 0 and direction in ends[here] and opposite(direction) in ends[there]
        }
        self._price(book, scene)

    def _lay_board(self, book: Book, name: str, column: int, row: int, ends: list[set[int]]) -> None:
        face = book.boards[name]
        for r, words in enumerate(face.rows):
            for c, word in enumerate(words.split()):
                hex_ = (column + c) * ROWS + row + r
                self.terrain[hex_] = TERRAINS.index(LETTERS[word[0]])
                self.level[hex_] = int(word[1:] or 0)
                self.board[hex_] = name
                ends[hex_] = set(face.roads.get(f"{c}{r}", ()))

    def _price(self, book: Book, scene: ScenarioRow) -> None:
        kinds = [book.terrain.terrain[name] for name in TERRAINS]
        stream = book.terrain.streams[scene.stream]  # TERR-06
        prices = [(kind.squad, kind.vehicle) for kind in kinds]  # TERR-01, TERR-02, TERR-03, TERR-07, TERR-08
        prices[TERRAINS.index("stream")] = (stream.squad, stream.vehicle)
        squad: list[list[tuple[int, int]]] = [[] for _ in range(self.count)]
        vehicle: list[list[tuple[int, int]]] = [[] for _ in range(self.count)]
        truck: list[list[tuple[int, int]]] = [[] for _ in range(self.count)]
        for here, around in enumerate(self.near):
            for there in around:
                rise = self.level[there] - self.level[here]
                if abs(rise) >= book.terrain.cliff:  # TERR-11
                    continue
                up = book.terrain.climb * max(rise, 0)  # TERR-09, TERR-10
                foot, wheels = prices[self.terrain[there]]
                along = (here, there) in self.road
                ways = ((squad, foot, THIRD), (vehicle, wheels, THIRD), (truck, wheels, book.terrain.truck_road))
                for steps, own, road in ways:
                    if own is None:
                        continue
                    price = THIRD * (own + up)
                    if along:  # TERR-04; TERR-05: but a building keeps its own price
                        price = road if kinds[self.terrain[there]].road else THIRD * own
                    steps[here].append((there, price))
        self.squad_steps: list[Steps] = [tuple(steps) for steps in squad]
        self.vehicle_steps: list[Steps] = [tuple(steps) for steps in vehicle]
        self.truck_steps: list[Steps] = [tuple(steps) for steps in truck]  # FIG-19


def ground_of(book: Book, scenario: str) -> Ground:
    return book.grounds[scenario]
