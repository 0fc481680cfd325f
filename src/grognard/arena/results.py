"""The rows of a study in a file: Parquet when it rests, and while it is played a second file that takes a line a game.

A line that was written is safe from whatever happens to the process. The next run folds it into the Parquet file.
"""

from pathlib import Path
from types import TracebackType
from typing import Any, Self, get_origin

import msgspec

from grognard.arena.match import Row, Study
from grognard.kernel import Problem

KEY = b"grognard.study"  # under which the file names its study
NAMED = tuple(field.name for field in msgspec.structs.fields(Row) if get_origin(field.type) is dict)  # a column a key


class Results:
    """What a study has played so far, by number; within a ``with``, rows can be added.

    However that ends, the Parquet file then has them all. Raises OSError for a file that cannot be read or written.
    """

    def __init__(self, path: Path, study: Study) -> None:
        """Read what is there.

        Raises :class:`Problem` ``arena-needs-extra``, ``arena-no-results`` or ``arena-other-study``.
        """
        _arrow()
        self.path, self.study = path, study
        self.journal = path.with_name(path.name + ".part")
        self.rows = {row.number: row for row in (*self._rest(), *self._lines())}

    def __enter__(self) -> Self:
        self._write()
        self.lines = self.journal.open("wb", buffering=0)
        self.lines.write(msgspec.json.encode(self.study) + b"\n")
        return self

    def add(self, row: Row) -> None:
        """Keep a row, at once."""
        self.lines.write(msgspec.json.encode(row) + b"\n")
        self.rows[row.number] = row

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.lines.close()
        self._write()
        self.journal.unlink()

    def _rest(self) -> list[Row]:
        """The rows of the Parquet file."""
        import pyarrow as pa
        from pyarrow import parquet

        if not self.path.exists():
            return []
        try:
            with self.path.open("rb") as file:
                found = parquet.read_table(file)
            self._same((found.schema.metadata or {})[KEY])
            return [_gathered(row) for row in found.to_pylist()]
        except (pa.ArrowInvalid, KeyError, msgspec.MsgspecError) as error:
            raise Problem("arena-no-results", file=str(self.path)) from error

    def _lines(self) -> list[Row]:
        """The rows of a run that was killed; its last line may have broken off."""
        if not self.journal.exists():
            return []
        whole = self.journal.read_bytes().split(b"\n")[:-1]
        try:
            for head in whole[:1]:
                self._same(head)
            return [msgspec.json.decode(line, type=Row) for line in whole[1:]]
        except msgspec.MsgspecError as error:
            raise Problem("arena-no-results", file=str(self.journal)) from error

    def _same(self, head: bytes) -> None:
        other = msgspec.json.decode(head, type=Study)
        if field := self.study.other(other):
            there, here = (_words(getattr(study, field)) for study in (other, self.study))
            raise Problem("arena-other-study", file=str(self.path), what=field, there=there, here=here)

    def _write(self) -> None:
        """All rows by number, in place of the file that is there, which stays whole until the new one is."""
        from pyarrow import parquet

        if self.rows:
            new = self.path.with_name(self.path.name + ".new")
            parquet.write_table(table(self.study, [self.rows[number] for number in sorted(self.rows)]), new)
            new.replace(self.path)


def table(study: Study, rows: list[Row]) -> Any:
    """The rows with a column for each field, and for each key of a field that has keys: ``result_us``."""
    pa = _arrow()
    kinds = {int: pa.int32(), bool: pa.bool_(), str: pa.string(), list: pa.list_(pa.int32())}
    spread = [_spread(row) for row in rows]
    columns: dict[str, Any] = {}
    for name in msgspec.structs.asdict(rows[0]):
        for row in spread:
            columns.update({column: kinds[type(value)] for column, value in row[name].items() if column not in columns})
    flat = [{column: value for part in row.values() for column, value in part.items()} for row in spread]
    return pa.Table.from_pylist(flat, pa.schema(columns.items(), {KEY: msgspec.json.encode(study)}))


def _spread(row: Row) -> dict[str, dict[str, Any]]:
    """The columns of a row, by field."""
    return {
        name: {f"{name}_{key}" if key else name: one for key, one in value.items()} if name in NAMED else {name: value}
        for name, value in msgspec.structs.asdict(row).items()
    }


def _gathered(columns: dict[str, Any]) -> Row:
    """A row from its columns; one that is empty there belongs to other scenarios. Raises msgspec.MsgspecError."""
    found: dict[str, Any] = {name: {} for name in NAMED}
    for column, value in columns.items():
        name = next((name for name in NAMED if column == name or column.startswith(f"{name}_")), "")
        if not name:
            found[column] = value
        elif value is not None:
            found[name][column[len(name) + 1 :]] = value
    return msgspec.convert(found, Row)


def _words(value: Any) -> str:
    """A field of a study for a sentence."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "–"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Problem("arena-needs-extra", package="pyarrow", extra="arena") from None
    return pyarrow
