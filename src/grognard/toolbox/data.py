"""Data files of a game: JSON beside its code, read by a schema, corrected by an owner's overlay folder.

An overlay holds files of the same names with only the entries to correct: objects are merged key by key, anything else
replaces what stood there.
"""

import hashlib
import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.kernel import Option, Problem

T = TypeVar("T")


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of a data file's entries: an unknown field is a mistake and is named."""


class OptionRow(Schema, frozen=True):
    """A switch of the rules, as a data file holds it."""

    default: str
    values: list[str]
    rule: str
    title: dict[str, str]


def options_of(rows: Mapping[str, OptionRow]) -> tuple[Option, ...]:
    return tuple(Option(id_, row.default, tuple(row.values), row.rule, row.title) for id_, row in rows.items())


class DataFolder:
    """The data of one game: its package folder, and the overlay that corrects it, if any."""

    def __init__(self, package: str, overlay: Path | None = None) -> None:
        """Raises :class:`Problem` ``no-overlay`` for a folder that does not exist."""
        if overlay is not None and not overlay.is_dir():
            raise Problem("no-overlay", folder=str(overlay))
        self.package = package
        self.overlay = overlay
        self._digest = hashlib.sha256()
        self._loaded: set[str] = set()

    def load(self, name: str, schema: type[T]) -> T:
        """One file, typed. Raises :class:`Problem` ``bad-data`` that names the file, the entry and the reason."""
        self._loaded.add(name)
        raw = self._parse(name, (resources.files(self.package) / "data" / name).read_text(encoding="utf-8"))
        if self.overlay is not None and (self.overlay / name).is_file():
            raw = merged(raw, self._parse(name, self._corrections(self.overlay / name)))
        self._digest.update(json.dumps(raw, sort_keys=True).encode())
        try:
            return msgspec.convert(raw, schema)
        except msgspec.ValidationError as error:
            reason, _, where = str(error).partition(" - at ")
            raise Problem("bad-data", file=name, entry=where.strip("`") or "$", reason=reason) from error

    def close(self) -> None:
        """Every file is loaded: raises :class:`Problem` for one in the overlay that the game does not know."""
        for path in sorted(self.overlay.glob("*.json")) if self.overlay is not None else ():
            if path.name not in self._loaded or not path.is_file():
                raise Problem("bad-data", file=path.name, entry="$", reason=", ".join(sorted(self._loaded)))

    @property
    def hash(self) -> str:
        """A hash of every file loaded so far."""
        return self._digest.hexdigest()[:16]

    @staticmethod
    def _corrections(path: Path) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Problem("bad-data", file=path.name, entry="line 1", reason="unreadable") from error

    @staticmethod
    def _parse(name: str, content: str) -> Any:
        try:
            return json.loads(content)
        except json.JSONDecodeError as error:
            raise Problem("bad-data", file=name, entry=f"line {error.lineno}", reason=error.msg) from error
        except RecursionError as error:
            raise Problem("bad-data", file=name, entry="$", reason="depth") from error


def merged(base: Any, over: Any) -> Any:
    """The base with the entries of the overlay in place of its own."""
    if not isinstance(base, dict) or not isinstance(over, dict):
        return over
    return {**base, **{key: merged(base[key], value) if key in base else value for key, value in over.items()}}
