"""``grognard rules``: where rules are cited, and which tests really run the citing lines."""

import json
import os
from pathlib import Path
from textwrap import dedent

import pytest

import grognard
from grognard.cli.check import ROOT
from grognard.cli.citations import Citation, find
from tests.cli.conftest import Run

RULES = ("1.0a", "1.0b", "1.1a", "11.0a", "2.0c", "2.0d", "2.0e", "2.0f", "2.0g", "2.0h", "3.0a")
TANK = """
    import pytest

    from grognard.games.tank import GAME
    from grognard.games.tank.fire import WAYS, hits
    from grognard.games.tank.state import board_of

    BOARD = board_of(GAME.setup("last_stand"))

    @pytest.mark.rule("9.4a")
    @pytest.mark.parametrize("total", [11, 12])
    def test_a_shot(total):
        assert hits(BOARD, total, 11)

    @pytest.mark.rule("9.4b", "9.4a")
    def test_idle():
        assert WAYS[0] == 1

    @pytest.mark.rule("9.4e")
    def test_that_fails():
        assert not hits(BOARD, 12, 13)

    @pytest.mark.rule("99.9z")
    def test_of_a_rule_that_there_is_not():
        assert True

    def test_without_a_mark():
        assert False
"""


def cited(tmp_path: Path, **files: str) -> dict[str, list[Citation]]:
    for name, content in files.items():
        (tmp_path / f"{name}.py").write_text(dedent(content).lstrip(), encoding="utf-8")
    found: dict[str, list[Citation]] = {}
    for citation in find(tmp_path, RULES):
        found.setdefault(citation.rule, []).append(citation)
    return found


def runs(citation: Citation) -> set[int]:
    return {line for _, line in citation.lines}


def test_trailing_comments_and_strings_speak_of_their_statement(tmp_path: Path) -> None:
    found = cited(
        tmp_path,
        code="""
        def move(a):
            b = (
                a + 1
            )  # 1.0a: a reason
            if b:  # 1.0b
                return refuse("2.0c", b)
            else:  # 2.0d
                b += 1
            return b
        """,
    )
    assert runs(found["1.0a"][0]) == {2, 3, 4}
    assert found["1.0a"][0].line == 4
    assert runs(found["1.0b"][0]) == {5}
    assert runs(found["2.0c"][0]) == {6}
    assert runs(found["2.0d"][0]) == {8}


def test_a_comment_alone_speaks_of_the_next_statement(tmp_path: Path) -> None:
    found = cited(
        tmp_path,
        code="""
        def move(a):
            # 1.0a, and 1.0b
            for b in a:
                print(b)
            # 2.0c
        """,
    )
    assert runs(found["1.0a"][0]) == runs(found["1.0b"][0]) == {3}
    assert found["2.0c"][0].lines == frozenset()


def test_docstrings_speak_of_their_functions(tmp_path: Path) -> None:
    found = cited(
        tmp_path,
        code='''
        """3.0a The docstring of a file proves nothing."""

        class Frame:
            """1.0a A procedure."""

            rule = "1.0b"

            def decide(self):
                """2.0c What is asked.

                2.0d More of it.
                """
                return 1

            def take(self):
                return 2

        class Empty:
            """2.0e Nothing runs here."""

            field: int  # 2.0f
        ''',
    )
    assert "3.0a" not in found
    assert runs(found["1.0a"][0]) == {13, 16}
    assert found["1.0b"][0].lines == frozenset()  # a constant of a class alone is not enough
    assert runs(found["2.0c"][0]) == runs(found["2.0d"][0]) == {13}
    assert (found["2.0c"][0].line, found["2.0d"][0].line) == (9, 11)
    assert found["2.0e"][0].lines == found["2.0f"][0].lines == frozenset()


def test_a_constant_is_run_where_functions_use_it(tmp_path: Path) -> None:
    found = cited(
        tmp_path,
        board="""
        MOST = 4  # 1.0a
        LEAST = 2  # 1.0b

        def all_of(a):
            return a > MOST
        """,
        turn="""
        from game.board import MOST as LIMIT

        def few(a):
            return a < LIMIT

        MOST = 7

        def other(a):
            return a < MOST
        """,
    )
    assert found["1.0a"][0].lines == {("board.py", 5), ("turn.py", 4)}
    assert found["1.0b"][0].lines == frozenset()


def test_numbers_are_read_whole(tmp_path: Path) -> None:
    found = cited(
        tmp_path,
        code="""
        def move(a):
            a += 1  # 11.0a
            a += 1  # see (2.0c), 2.0d: and 2.0e.
            a += 1  # 1.0abc 31.0a 1.0a.2 x1.0b
            return f"{a} [2.0g]"
        """,
    )
    assert set(found) == {"11.0a", "2.0c", "2.0d", "2.0e", "2.0g"}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests of its own for tank."""
    root = tmp_path / "checkout"
    (root / "tests" / "tank").mkdir(parents=True)
    (root / "tests" / "tank" / "test_sample.py").write_text(dedent(TANK))
    source = Path(grognard.__file__).parents[1]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(source), str(ROOT)]))
    monkeypatch.setattr("grognard.cli.rules.ROOT", root)
    return root


def test_a_mark_counts_only_if_the_test_runs_the_code(run: Run, checkout: Path) -> None:
    (checkout / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\nmarkers = rule\n")
    ran = run("rules", "tank", "--json")
    assert ran.code == 1
    sheet = json.loads(ran.out)
    rules = {row["rule"]: row for row in sheet["rules"]}
    shot, idle = "tests/tank/test_sample.py::test_a_shot", "tests/tank/test_sample.py::test_idle"
    assert rules["9.4a"]["tests"] == [shot]
    assert rules["9.4a"]["idle"] == [idle]
    assert not rules["9.4a"]["missing"]
    assert any(place.startswith("fire.py:") for place in rules["9.4a"]["code"])
    assert rules["9.4b"]["tests"] == []
    assert rules["9.4b"]["missing"]
    assert rules["9.4e"]["tests"] == []  # it runs the code, and fails
    assert sheet["failed"] == ["tests/tank/test_sample.py::test_that_fails"]
    assert sheet["unknown"] == ["99.9z"]
    assert not rules["1.0b"]["missing"]  # a component


def test_tests_that_cannot_run(run: Run, checkout: Path) -> None:
    (checkout / "tests" / "tank" / "test_sample.py").write_text("import nothing_of_that_name")
    ran = run("rules", "tank")
    assert ran.code == 2
    assert "cannot be run" in ran.err
    assert ran.err.count("\n") == 1


def test_without_tests_only_the_code_is_listed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.cli.rules.ROOT", tmp_path)
    ran = run("rules", "tank", "--lang", "fr")
    assert ran.code == 0
    assert "Il n’y a pas de tests/tank ici" in ran.out
    assert "fire.py:" in ran.out


def test_no_run_lists_the_code(run: Run) -> None:
    ran = run("rules", "tank", "--no-run", "--plain")
    assert ran.code == 0
    lines = ran.out.splitlines()
    row = next(line.split("\t") for line in lines if line.startswith("9.4b\t"))
    assert row[1] == "One more for each further firer"
    assert "fire.py:" in row[2]
    assert row[3] == "-"
    assert lines[-1] == "The tests were not run."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "summary"),
    [
        ("tank", "150 rules of behaviour of 151: coded 150, tested 150."),
        ("arras", "182 rules of behaviour of 190: coded 182, tested 182."),
        ("tigers", "187 rules of behaviour of 195: coded 187, tested 187."),
    ],
)
def test_every_rule_is_coded_and_tested(run: Run, game: str, summary: str) -> None:
    ran = run("rules", game)
    assert ran.code == 0, ran.out
    assert summary in ran.out
