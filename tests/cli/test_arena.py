"""``grognard arena``: the ladder and the tuning of weights, each on a tiny run."""

from pathlib import Path
from typing import Any

import pytest

from grognard.arena import series
from grognard.arena.ground import RUNGS
from tests.cli.conftest import Run

LADDER = ("arena", "ladder", "tank", "--games", "4", "--max-turns", "1", "--nodes", "2", "--jobs")
TUNE = ("arena", "tune", "tigers", "--games", "2", "--max-turns", "1", "--rounds", "1", "--jobs", "1")
WORDS = {"en": ("won–drawn–lost", "not clear", "sides swapped"), "fr": ("nulles–perdues", "pas net", "camps échangés")}


@pytest.mark.parametrize("language", WORDS)
def test_the_ladder(run: Run, language: str) -> None:
    ran = run(*LADDER, "1", "--lang", language)
    assert ran.code == 0
    rungs = ("greedy – random", "search:2 – greedy", "search:8 – search:2", "search:32 – search:8")
    for words in (*WORDS[language], *rungs):
        assert words in ran.out
    assert "cli-" not in ran.out
    told, table = ran.out.split(rungs[-1], 1)  # each rung is told as it ends, before the table of all
    assert [line.partition(": ")[0] for line in told.splitlines()[:3]] == [*rungs[:3]]
    assert all(rung in table for rung in rungs)
    assert not list(Path().iterdir())  # nothing is written unless it is asked for


def test_a_narrow_screen_has_a_block_for_each_rung(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No figure and no word is broken, however narrow it is."""
    wide = run(*LADDER, "1").out.splitlines()
    titles = next(line for line in wide if "verdict" in line).split()
    monkeypatch.setenv("COLUMNS", "60")
    narrow = [line.strip() for line in run(*LADDER, "1").out.splitlines()]
    assert max(map(len, narrow)) <= 60
    assert {"rung", "won–drawn–lost", "verdict"} <= set(titles)
    assert [line.split("  ")[0] for line in narrow].count("won–drawn–lost") == 4
    assert [line.partition("  ")[2].strip() for line in narrow if line.startswith("rung")] == [
        "greedy – random",
        "search:2 – greedy",
        "search:8 – search:2",
        "search:32 – search:8",
    ]


def test_a_file_keeps_a_section_for_each_game(run: Run) -> None:
    file = Path("docs", "ladder.md")
    file.parent.mkdir()
    file.write_text("# Ladder\n\n## Tank on Tank\n\nold\n\n## Zama\n\nkept\n")
    assert run(*LADDER, "1", "--out", str(file)).code == 0
    found = file.read_text(encoding="utf-8")
    scenario = RUNGS["tank"].scenario
    assert found.startswith(
        f"# Ladder\n\n## Tank on Tank\n\nMade by `grognard arena ladder tank --scenario {scenario} "
    )
    assert "--max-turns 1 --nodes 2 --games 4 --seed 1`, Python 3." in found
    assert found.count("## Tank on Tank") == 1
    assert "old" not in found
    assert "| greedy – random | 4 |" in found
    assert found.endswith("\n## Zama\n\nkept\n")


def test_the_tuning(run: Run) -> None:
    ran = run(*TUNE, "--weight", "CROWD=0.5", "--weight", "SP")
    assert ran.code == 0
    assert ran.out.startswith("CROWD 0.5 → 0.357: ")
    again = "grognard arena tune tigers --max-turns 1 --rounds 1 --games 2 --seed 1 --weight CROWD=0.5 --weight SP"
    assert again in " ".join(ran.out.split())
    assert "laissé" in run(*TUNE, "--weight", "SP", "--lang", "fr").out


def test_the_breeding(run: Run) -> None:
    small = ("--scenario", "last_stand", "--max-turns", "1", "--games", "4", "--children", "3", "--generations", "2")
    ran = run("arena", "breed", "tank", *small, "--jobs", "1", "--weight", "PULL=0.7", "--weight", "NEAR")
    assert ran.code == 0
    assert ran.out.startswith("Generation 1: --weight PULL=")
    shown = " ".join(ran.out.split())
    last = shown.split("Generation 2: ")[1].split(" generation ")[0]
    again = (
        "grognard arena breed tank --scenario last_stand --max-turns 1 --player search:1 --children 3 --generations 2"
    )
    assert shown.endswith(f"{again} --games 4 --seed 1 {last}")  # it goes on from the last generation
    assert "PULL=0.7 " not in last
    french = run("arena", "breed", "tank", *small, "--jobs", "1", "--weight", "NEAR", "--lang", "fr")
    assert french.out.startswith("Génération 1")


def test_ctrl_c_shows_what_was_played_and_keeps_the_rungs_that_ended(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    plain = series.play

    def stopped(contest: Any) -> Any:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(plain(contest))
        return played[-1]

    monkeypatch.setattr(series, "play", stopped)
    ran = run(*LADDER, "1", "--out", "ladder.md")
    assert ran.code == 130
    assert "greedy – random" in ran.out
    assert "search:2 – greedy" in ran.out
    assert "search:8 – search:2" not in ran.out
    found = Path("ladder.md").read_text(encoding="utf-8")
    assert "| greedy – random | 4 |" in found
    assert "search:2" not in found
