"""Maps of areas or sectors: places of any shape, and the links between them."""

from collections.abc import Iterable, Sequence
from typing import Final

from grognard.toolbox.paths import reach, steps
from grognard.toolbox.places import UnknownPlace

__all__ = ["AreaGraph", "UnknownPlace"]


class AreaGraph:
    """Places numbered in the order given, and which lie beside which. It never changes."""

    __slots__ = ("_indexes", "names", "neighbours")

    def __init__(self, names: Iterable[str], links: Iterable[tuple[str, str]]) -> None:
        """A link joins two places both ways.

        Raises ValueError that names the entry for a name listed twice, a link of a place to itself, the same link twice
        (in either order), or a link with an unknown place.
        """
        self._indexes: Final[dict[str, int]] = {}
        for name in names:
            if name in self._indexes:
                raise ValueError(f"place {name!r} is listed twice")
            self._indexes[name] = len(self._indexes)
        self.names: Final = tuple(self._indexes)
        self.neighbours: Final = self._linked(links)

    def _linked(self, links: Iterable[tuple[str, str]]) -> tuple[tuple[int, ...], ...]:
        beside: list[set[int]] = [set() for _ in self.names]
        for link in links:
            for name in link:
                if name not in self._indexes:
                    raise ValueError(f"link {link!r}: there is no place called {name!r}")
            a, b = (self._indexes[name] for name in link)
            if a == b:
                raise ValueError(f"link {link!r} joins a place to itself")
            if b in beside[a]:
                raise ValueError(f"link {link!r} is listed twice")
            beside[a].add(b)
            beside[b].add(a)
        return tuple(tuple(sorted(places)) for places in beside)

    def __len__(self) -> int:
        return len(self.names)

    def index(self, name: str) -> int:
        """The index of the place of that name. Raises UnknownPlace if there is none."""
        try:
            return self._indexes[name]
        except KeyError:
            raise UnknownPlace(name) from None

    def connected(self, start: int, allowed: Sequence[bool]) -> list[bool]:
        """Which places a way from the start leads to that enters allowed places only; the start is always among them.

        Raises IndexError if the start is no place.
        """
        return reach(self.neighbours, start, allowed)

    def distances(self, start: int) -> list[int]:
        """The number of links to each place, -1 where no way leads. Raises IndexError if the start is no place."""
        return steps(self.neighbours, start)
