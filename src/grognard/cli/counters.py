"""Counters in words: the short names and figures of many units in little room."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grognard.cli.terminal import Terminal
from grognard.kernel import AnyGame, Piece

RESTING = ("spent", "finished")  # marks that brackets stand for: it does no more, or less
BETWEEN = " · "
# 8 DLI 1, 13e BCC-1, 277/989: what like units share, and what tells them apart
_PARTS = re.compile(r"(.*[ -]|[^ -]*/)?([^ -]+)")


class Counter(NamedTuple):
    """One unit, or several that are alike: names, figures, and the marks beside the brackets."""

    words: str
    resting: bool
    marks: tuple[str, ...]

    def shown(self, signs: str = "") -> str:
        """In brackets if it is Spent or has done its part."""
        return f"({self.words}{signs})" if self.resting else self.words + signs


def short_names(game: AnyGame, terminal: Terminal) -> dict[str, str]:
    """What stands on the counters, by kind."""
    return {
        face.kind: terminal.name(face.name[1:]) if face.name.startswith("@") else face.name for face in game.faces()
    }


def name_of(piece: Piece, names: Mapping[str, str]) -> str:
    """What stands on a counter; bases with figures look alike, and go by their ids."""
    return piece.id if piece.figures else names.get(piece.kind, piece.kind)


def joined(pieces: Iterable[Piece], names: Mapping[str, str]) -> list[Counter]:
    """Units with their figures; those of the same figures and marks whose names differ at the end are put together."""
    found: dict[tuple[str, str, tuple[str, ...]], list[str]] = {}
    for piece in pieces:
        parts = _PARTS.fullmatch(name_of(piece, names))
        stem, end = (parts[1] or "", parts[2]) if parts else ("", piece.kind)
        found.setdefault((stem, figures(piece), piece.marks), []).append(end)
    return [
        Counter(
            " ".join(part for part in (stem + ",".join(ends), shown) if part),
            any(mark in marks for mark in RESTING),
            tuple(mark for mark in marks if mark not in RESTING),
        )
        for (stem, shown, marks), ends in found.items()
    ]


def figures(piece: Piece) -> str:
    """The figures that hold now; without any, the strength that is left: 4, or 3/4 if there was more."""
    if piece.values or not piece.steps:
        return "-".join(piece.values)
    return str(piece.steps) if piece.steps == piece.full else f"{piece.steps}/{piece.full}"
