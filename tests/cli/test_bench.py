"""``grognard bench``: the shape of what it tells; how fast is for ``make bench``."""

import importlib.util
import json
from typing import Any

import pytest

from grognard.games import SLUGS, get
from tests.cli.conftest import Run

FIGURES = {
    "ratio", "decisions_per_s", "activations_per_s", "copy_us", "encode_us", "state_bytes", "view_us", "replay_ms",
    "decisions_per_game", "actions_per_decision", "nodes_per_s",
}  # fmt: skip


def test_json(run: Run) -> None:
    ran = run("bench", "--json", "--seconds", "0.01")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert [row["game"] for row in found["games"]] == list(SLUGS)
    for row in found["games"]:
        assert row["scenario"] in get(row["game"]).scenarios
        assert row["dead_ends"] == 0
        assert set(row) == FIGURES | {"game", "scenario", "dead_ends"}
        assert all(row[name] > 0 for name in FIGURES)
        assert row["ratio"] == pytest.approx(row["decisions_per_s"] / found["yardstick"]["decisions_per_s"])
    assert found["yardstick"]["name"] == "python-chess"
    assert found["compiled"] in (True, False)
    assert found["python"].startswith("3.")


@pytest.mark.parametrize(("language", "words"), [("en", "times the yardstick"), ("fr", "fois l’étalon")])
def test_a_table(run: Run, language: str, words: str) -> None:
    ran = run("bench", "--game", "tank", "--seconds", "0.01", "--lang", language)
    assert ran.code == 0
    assert words in ran.out
    assert "python-chess" in ran.out


def test_without_python_chess(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = importlib.util.find_spec

    def find(name: str, *more: Any) -> Any:
        return None if name == "chess" else plain(name, *more)

    monkeypatch.setattr("importlib.util.find_spec", find)
    ran = run("bench", "--seconds", "0.01")
    assert ran.code == 2
    assert "pip install chess" in ran.err
