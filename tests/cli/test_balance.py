"""``grognard arena balance``: the table, and the files that it writes and goes on with."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from grognard.arena import series
from grognard.games import get
from tests.cli.conftest import Run

BALANCE = ("arena", "balance", "tank", "--games", "2", "--max-turns", "1", "--jobs", "1")
RANDOM = (*BALANCE, "--player", "random", "--out", "out")
ONE = (*RANDOM, "--scenario", "last_stand")
VOID = ("meta", "rect", "line", "circle", "polygon", "polyline")


def read(name: str) -> str:
    return Path("out", name).read_text(encoding="utf-8")


def entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(read("tank.json"))["entries"]
    return found


class Page(HTMLParser):
    """What a page is made of; the tags must balance."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.names: Counter[str] = Counter()
        self.links: list[str] = []
        self.plots: list[str] = []  # what each says
        self.words = ""
        self.feed(content)
        self.close()
        assert not self.open

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self._look(tag, attrs)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self._look(tag, attrs)

    def _look(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        assert len(attributes) == len(attrs)
        self.names[tag] += 1
        if id_ := attributes.get("id"):
            self.ids[id_] += 1
        if href := attributes.get("href"):
            self.links.append(href)
        if tag == "svg" and attributes.get("aria-hidden") != "true":
            assert attributes["role"] == "img"
            self.plots.append(attributes["aria-label"] or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += data


@pytest.mark.parametrize(
    ("language", "words", "title"),
    [
        ("en", ": American under 20%, German under 20%", "the judgement is worth"),
        ("fr", "\u202f: Américain sous 20\u202f%, Allemand sous 20\u202f%", "vaut le jugement"),
    ],
)
def test_the_balance(run: Run, language: str, words: str, title: str) -> None:
    ran = run(*RANDOM, "--lang", language)
    assert ran.code == 0
    assert f"night_action, random{words}.\n" in ran.out
    found = read("tank.md")
    assert "`grognard arena balance tank --max-turns 1 --games 2 --seed 1 --player random`" in found
    assert "| night_action | random | 2 |" in found
    assert words.partition(": ")[2] in found
    assert title in found
    assert "cli-" not in found + read("tank.html") + ran.out


def test_nothing_is_written_unless_it_is_asked_for(run: Run) -> None:
    ran = run(*BALANCE, "--scenario", "last_stand", "--player", "random", "--player", "greedy", "--player", "random")
    assert ran.code == 0
    assert not list(Path().iterdir())
    assert [line.split()[:3] for line in ran.out.splitlines() if line.startswith(" last_stand ")] == [
        ["last_stand", "random", "2"],
        ["last_stand", "greedy", "2"],
    ]


def test_greedy_plays_where_nobody_is_named(run: Run) -> None:
    assert run(*BALANCE, "--scenario", "last_stand", "--out", "out").code == 0
    assert [one["player"] for one in entries()] == ["greedy"]


def test_another_player_is_added_and_the_same_takes_its_place(run: Run) -> None:
    assert run(*ONE).code == 0
    first = read("tank.json")
    assert run(*BALANCE, "--scenario", "last_stand", "--out", "out").code == 0
    assert [(one["player"], len(one["played"])) for one in entries()] == [("random", 2), ("greedy", 2)]
    assert run(*ONE, "--seed", "9", "--games", "3").code == 0
    random, greedy = entries()
    assert (random["player"], random["seed"], len(random["played"])) == ("random", "9", 3)
    assert len(greedy["played"]) == 2
    found = read("tank.md")
    assert "| last_stand | random | 3 |" in found
    assert "| last_stand | greedy | 2 |" in found
    assert found.count("- Made by") == 2
    assert "--games 3 --seed 9 --player random" in found
    Path("out", "tank.json").unlink()
    assert run(*ONE).code == 0
    assert read("tank.json") == first  # the same games, the same file


def test_remarks_are_kept(run: Run) -> None:
    assert run(*ONE).code == 0
    assert read("tank.md").endswith("\n<!-- remarks -->\n")
    remarks = "<!-- remarks -->\n\n## Remarks\n\nThe Tigers stay in town. <!-- remarks -->\n"
    Path("out", "tank.md").write_text(f"# Old\n\n{remarks}", encoding="utf-8")
    assert run(*ONE, "--games", "3").code == 0
    found = read("tank.md")
    assert found.endswith(f"\n{remarks}")
    assert "# Old" not in found
    assert "| last_stand | random | 3 |" in found


def test_what_is_written_while_games_are_played_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(*ONE).code == 0
    plain = series.play

    def meanwhile(contest: Any) -> Any:
        kept = json.loads(read("tank.json"))
        kept["entries"][0]["player"] = "random@POINT=2"  # as if by another run
        Path("out", "tank.json").write_text(json.dumps(kept))
        Path("out", "tank.md").write_text("<!-- remarks -->\nNew.\n")
        return plain(contest)

    monkeypatch.setattr(series, "play", meanwhile)
    assert run(*ONE).code == 0
    assert [one["player"] for one in entries()] == ["random@POINT=2", "random"]
    assert read("tank.md").endswith("<!-- remarks -->\nNew.\n")
    assert {path.name for path in Path("out").iterdir()} == {"tank.json", "tank.md", "tank.html"}


def test_games_of_other_rules_are_left_out(run: Run) -> None:
    assert run(*ONE).code == 0
    kept = json.loads(read("tank.json"))
    kept["version"] += 1
    kept["entries"][0]["scenario"] = "of_yore"
    Path("out", "tank.json").write_text(json.dumps(kept))
    ran = run(*BALANCE, "--scenario", "last_stand", "--out", "out")
    assert "1 entry of out/tank.json was played with other rules or data of Tank on Tank" in " ".join(ran.out.split())
    assert [one["player"] for one in entries()] == ["greedy"]
    assert json.loads(read("tank.json"))["version"] == get("tank").version
    assert "other rules" not in run(*ONE).out


@pytest.mark.parametrize(
    "content",
    ["{}", "not JSON", '{"game":"arras","version":1,"data_hash":"","entries":[]}', '{"game":"tank","entries":7}'],
)
def test_a_file_that_is_something_else_is_left_alone(run: Run, content: str) -> None:
    Path("out").mkdir()
    Path("out", "tank.json").write_text(content)
    ran = run(*ONE)
    assert (ran.code, ran.out) == (2, "")
    assert "holds no games of a study" in ran.err
    assert read("tank.json") == content
    assert not Path("out", "tank.md").exists()


def test_a_scenario_that_there_is_not_makes_it_something_else(run: Run) -> None:
    assert run(*ONE).code == 0
    Path("out", "tank.json").write_text(read("tank.json").replace('"last_stand"', '"of_yore"'))
    assert run(*ONE).code == 2


def test_ctrl_c_keeps_what_is_complete(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    plain = series.play

    def stopped(contest: Any) -> Any:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(plain(contest))
        return played[-1]

    monkeypatch.setattr(series, "play", stopped)
    ran = run(*RANDOM)
    assert ran.code == 130
    head, frontal = list(get("tank").scenarios)[:2]
    assert head in ran.out
    assert frontal in ran.out
    assert [one["scenario"] for one in entries()] == [head]
    assert frontal not in read("tank.md")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_and_stands_alone(run: Run, language: str) -> None:
    ends = ("--scenario", "last_stand", "--max-turns", "8")  # so late that games have a result
    assert run(*RANDOM, "--player", "random@POINT=2", *ends, "--lang", language).code == 0
    assert run(*RANDOM, "--scenario", "night_action", "--lang", language).code == 0
    content = read("tank.html")
    assert content.startswith("<!DOCTYPE html>\n")
    assert f'<html lang="{language}">' in content
    page = Page(content)
    assert set(page.ids.values()) == {1}
    assert {link.removeprefix("#") for link in page.links} <= page.ids.keys()
    assert not re.search(r"https?:|//|@import|<script|<link|<img|src=", content)
    assert re.findall(r"url\(([^)]*)\)", content) == ["#hatch", "#dots"]
    assert "prefers-color-scheme: dark" in content
    assert 'name="viewport"' in content
    assert len(page.plots) == 3 * 4 + 1  # four for each scenario and player, and the calibration
    assert all(re.search(r"\d", said) for said in page.plots)
    assert page.names["table"] == 2
    for title in (get("tank").scenarios[name].title[language] for name in ("last_stand", "night_action")):
        assert title in page.words


def test_without_results_there_is_no_calibration(run: Run) -> None:
    assert run(*ONE).code == 0
    page = Page(read("tank.html"))
    assert len(page.plots) == 4
    assert not page.names["table"]
    assert "No game has a result so far" in page.words
    assert "No game has a result so far" in read("tank.md")


def test_the_page_says_what_the_table_says(run: Run) -> None:
    assert run(*ONE, "--games", "3", "--max-turns", "8").code == 0
    (row,) = (line for line in read("tank.md").splitlines() if line.startswith("| last_stand"))
    us, de = row.split("|")[4:6]
    page = Page(read("tank.html"))
    assert page.plots[0].startswith(f"American {us.strip()}, German {de.strip()}; draws 0, of them cut 0; both lose 0.")
    assert page.plots[2] == "8.0 turns on the average; the middle half of the games takes 8 to 8."
    assert f"--seed 1 --player random, Python {entries()[0]['python']}." in page.words
