"""The command, driven from a test: what is typed, what it says, what it returns."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard.cli import main


class Ran(NamedTuple):
    """A finished run of the command."""

    code: int
    out: str
    err: str
    replies: list[str]  # what was said before the first line was typed, after the first, after the second ...


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run ``grognard`` with these words in an empty folder; ``typed`` are the lines that a person types, then EOF."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "GROGNARD_TRACE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("LINES", "60")

    def call(*words: str, typed: Iterable[str] = ()) -> Ran:
        lines = iter(typed)
        out: list[str] = []
        err: list[str] = []

        def heard() -> None:
            said = capsys.readouterr()
            out.append(said.out)
            err.append(said.err)

        def answer(cursor: str = "") -> str:
            print(cursor, end="")
            heard()
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        code = main(list(words))
        heard()
        return Ran(code, "".join(out), "".join(err), out)

    return call
