"""Sections of a rulebook: one way to tell them that holds for every book."""

import tomllib
from pathlib import Path

import pytest

from grognard.cli.sections import in_section

GAMES = Path(__file__).parents[2] / "src/grognard/games"
COUNTED = ["5.1", "5.2", "5.2-A", "5.2.1", "5.10", "5.10a", "5.20", "5.21"]


def numbers(game: str) -> list[str]:
    return list(tomllib.loads((GAMES / game / "rulebook.toml").read_text(encoding="utf-8"))["rules"])


def section(wanted: str, book: list[str]) -> list[str]:
    return [number for number in book if in_section(number, wanted, book)]


@pytest.mark.parametrize(
    ("game", "wanted", "found"),
    [
        ("tank", "9.4", [f"9.4{letter}" for letter in "abcdef"]),
        ("tank", "9.4A", ["9.4a"]),
        ("tank", "1", ["1.0a", "1.0b"]),
        ("arras", "6.4.2", ["6.4.2", "6.4.2.a", *(f"6.4.2.a-{n}" for n in range(1, 7))]),
        ("arras", "12.2", ["12.2", "12.2-a", "12.2.1", "12.2.2"]),
        ("arras", "1", ["1.0"]),
        ("tigers", "9.4", [f"9.4{n}" for n in range(1, 10)]),
        ("tigers", "8.2", ["8.2", *(f"8.2{n}" for n in range(1, 10))]),
        ("tigers", "12.2", [f"12.2{n}" for n in range(1, 6)]),
        ("tigers", "11.3", ["11.3", "11.31", "11.32"]),
        ("tigers", "1", ["1.0"]),
        ("tigers", "SB", [f"SB-{n}" for n in range(1, 10)]),
        ("tigers", "SB-1", ["SB-1"]),
    ],
)
def test_of_every_book(game: str, wanted: str, found: list[str]) -> None:
    assert section(wanted, numbers(game)) == found


def test_of_a_book_that_counts_past_nine() -> None:
    assert section("5.1", COUNTED) == ["5.1"]
    assert section("5.2", COUNTED) == ["5.2", "5.2-A", "5.2.1"]
    assert section("5.10", COUNTED) == ["5.10", "5.10a"]
    assert section("5", COUNTED) == COUNTED
