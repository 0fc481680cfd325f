"""Counters in words: the short names and figures of many units in little room."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grognard.cli.terminal import Terminal
from grognard.kernel import AnyGame, Piece

SPENT = "spent"  # the mark that brackets stand for
BETWEEN = " · "
_PARTS = re.compile(r"(.*[ -])?([^ -]+)")  # 8 DLI 1, 13e BCC-1: what like units share, and what tells them apart


class Counter(NamedTuple):
    """One unit, or several that are alike: names, figures, and the marks beside Spent."""

    words: str
    spent: bool
    marks: tuple[str, ...]

    def shown(self, signs: str = "") -> str:
        """In brackets if it is Spent."""
        return f"({self.words}{signs})" if self.spent else self.words + signs


def short_names(game: AnyGame, terminal: Terminal) -> dict[str, str]:
    """What stands on the counters, by kind."""
    return {
        face.kind: terminal.name(face.name[1:]) if face.name.startswith("@") else face.name for face in game.faces()
    }


def joined(pieces: Iterable[Piece], names: Mapping[str, str]) -> list[Counter]:
    """Units with their figures; those of the same figures and marks whose names differ at the end are put together."""
    found: dict[tuple[str, tuple[str, ...], tuple[str, ...]], list[str]] = {}
    for piece in pieces:
        parts = _PARTS.fullmatch(names.get(piece.kind, piece.kind))
        stem, end = (parts[1] or "", parts[2]) if parts else ("", piece.kind)
        found.setdefault((stem, piece.values, piece.marks), []).append(end)
    return [
        Counter(
            " ".join(part for part in (stem + ",".join(ends), "-".join(values)) if part),
            SPENT in marks,
            tuple(mark for mark in marks if mark != SPENT),
        )
        for (stem, values, marks), ends in found.items()
    ]
