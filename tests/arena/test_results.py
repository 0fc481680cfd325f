"""The file of a study: Parquet and back, and what a killed run leaves."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from pyarrow import parquet

from grognard.arena.match import Row, Study, plan, play
from grognard.arena.results import Results
from grognard.games import get
from grognard.kernel import Problem

STUDY = plan(get("tank"), "last_stand", {"max_turns": "1"}, {"us": "random", "de": "random"}, "seed")
ROWS = [play(STUDY, number) for number in range(4)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "study.parquet"


def part(path: Path) -> Path:
    return path.with_name("study.parquet.part")


def kept(path: Path, rows: Iterable[Row], study: Study = STUDY) -> None:
    with Results(path, study) as results:
        for row in rows:
            results.add(row)


def test_rows_come_back_by_number(path: Path) -> None:
    kept(path, ROWS[::-1])
    assert list(Results(path, STUDY).rows.values()) == ROWS
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_column_for_each_key(path: Path) -> None:
    kept(path, ROWS)
    table = parquet.read_table(path)
    own = [name for name in table.column_names if not name.startswith("option_")]
    assert own == [
        "number", "scenario", "seed", "player_us", "player_de", "side_us", "side_de", "result_us", "result_de",
        "reason", "rule", "level", "cut", "turns", "decisions", "lost_us", "lost_de", "score_us", "score_de",
    ]  # fmt: skip
    assert {f"option_{option.id}" for option in get("tank").options} == set(table.column_names) - set(own)
    assert table["number"].to_pylist() == [0, 1, 2, 3]
    assert table["score_us"].to_pylist() == [row.score["us"] for row in ROWS]
    assert table["result_us"].to_pylist() == [0, 0, 0, 0]


def test_scenarios_with_other_scores_lie_in_one_file(path: Path) -> None:
    options, seats = {"max_turns": "1"}, {"german": "random", "allied": "random"}
    mixed = plan(get("tigers"), "", options, seats, "seed")
    rows = [play(mixed, number) for number in range(4)]
    assert {len(row.score) for row in rows} == {0, 1}
    kept(path, rows, mixed)
    assert list(Results(path, mixed).rows.values()) == rows
    assert "score" in parquet.read_table(path).column_names


def test_a_killed_run_leaves_its_lines(path: Path) -> None:
    """Rows of an earlier run in the Parquet file, then lines, the last of which broke off."""
    kept(path, ROWS[:1])
    lines = [msgspec.json.encode(one) for one in (STUDY, *ROWS[1:])]
    part(path).write_bytes(b"\n".join(lines)[:-9])
    with Results(path, STUDY) as results:
        assert list(results.rows) == [0, 1, 2]
        assert parquet.read_table(path).num_rows == 3  # they are safe before the first new line
        results.add(ROWS[3])
    assert list(Results(path, STUDY).rows.values()) == ROWS
    assert not part(path).exists()


@pytest.mark.parametrize("left", [b"", b'{"game":"ta'])
def test_a_run_that_was_killed_at_once_leaves_nothing(path: Path, left: bytes) -> None:
    part(path).write_bytes(left)
    assert Results(path, STUDY).rows == {}


def test_an_interrupted_run_is_kept(path: Path) -> None:
    def stopped() -> Iterator[Row]:
        yield ROWS[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kept(path, stopped())
    assert list(Results(path, STUDY).rows) == [0]
    assert not part(path).exists()


def test_the_same_rows_make_the_same_file(path: Path) -> None:
    kept(path, ROWS)
    whole = path.read_bytes()
    path.unlink()
    kept(path, ROWS[2:])
    kept(path, ROWS[:2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", "2"), ("players", {"us": "greedy", "de": "random"}), ("options", {}), ("scenarios", ("night_action",))],
)
@pytest.mark.parametrize("killed", [False, True])
def test_another_study_is_refused(path: Path, field: str, value: object, killed: bool) -> None:
    kept(path, ROWS[:1])
    if killed:
        path.unlink()
        part(path).write_bytes(msgspec.json.encode(STUDY) + b"\n")
    with pytest.raises(Problem, match=f"arena-other-study .*what={field}"):
        Results(path, msgspec.structs.replace(STUDY, **{field: value}))


def test_corrected_data_may_have_moved(path: Path) -> None:
    kept(path, ROWS[:1])
    assert Results(path, msgspec.structs.replace(STUDY, data="elsewhere")).rows


@pytest.mark.parametrize("content", [b"", b"PAR1", b"Dear diary"])
def test_a_foreign_file_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Problem, match="arena-no-results"):
        Results(path, STUDY)
    assert path.read_bytes() == content


def test_a_parquet_file_of_something_else_is_refused(path: Path) -> None:
    kept(path, ROWS[:1])
    parquet.write_table(parquet.read_table(path).replace_schema_metadata(), path)
    with pytest.raises(Problem, match="arena-no-results"):
        Results(path, STUDY)
