"""Light and dark sides, from the nations on their counters: Germans are dark, the others light."""

from functools import cache

from grognard.kernel import OBSERVER, AnyGame

DARK = frozenset({"heer", "ss", "lw"})
EDGES = ("#8fa33a", "#7d97a8")  # the sides as ink that reads on light and dark screens
SIGNS = ("○", "●")  # which side it is, where there may be no colour


def dark(game: AnyGame, side: str) -> bool:
    """Whether a side has dark counters; it picks from every pair of colours and signs."""
    return side in _dark_sides(game)


def edge(game: AnyGame, side: str) -> str:
    return EDGES[dark(game, side)]


def sign(game: AnyGame, side: str) -> str:
    return SIGNS[dark(game, side)]


@cache
def _dark_sides(game: AnyGame) -> frozenset[str]:
    """What the counters of the first scenario say: those on the table and those beside it."""
    nations = {face.kind: face.nation for face in game.faces()}
    table = game.view(game.setup(next(iter(game.scenarios))), OBSERVER)
    owned = [(piece.kind, piece.side) for piece in table.pieces]
    owned += [(kind_of(piece), box.side) for box in table.boxes for piece in box.pieces]
    return frozenset(side for kind, side in owned if nations.get(kind) in DARK)


def kind_of(piece: str) -> str:
    """The kind of a numbered counter."""
    return piece.rpartition("_")[0]
