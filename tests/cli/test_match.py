"""``grognard arena match``: the summary, the file, going on after Ctrl-C and after a kill, a real Ray."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
from pyarrow import parquet

from grognard.arena.match import play
from tests.cli.conftest import Run

SHORT = ("arena", "match", "tank:last_stand", "--max-turns", "1", "--seat", "us=random", "--seat", "de=random")
FILE = ("--out", "out/study.parquet", "--jobs", "1")
STUDY = ("arena", "match", "tigers:seventh_army", "--out", "study.parquet", "--games")
QUICK = (*STUDY, "120", "--seat", "german=random", "--seat", "allied=random")
GROGNARD = (sys.executable, "-m", "grognard")
WORDS = {
    "en": (
        "lost units are of a game",
        "intervals at 95%",
        "5 games are in out/study.parquet, their summary in out/study.parquet.md.",
    ),
    "fr": ("les unités perdues sont", "intervalles à 95\u202f%", "5 parties sont dans out/study.parquet"),
}


def plain(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text)


def numbers(path: str = "out/study.parquet") -> list[int]:
    found: list[int] = parquet.read_table(path)["number"].to_pylist()
    return found


@pytest.mark.parametrize("language", WORDS)
def test_the_summary_and_the_file(run: Run, language: str) -> None:
    ran = run(*SHORT, *FILE, "--games", "5", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for words in WORDS[language]:
        assert words in plain(ran.out)
    assert "· us=random" in ran.out
    assert "cli-" not in ran.out
    assert numbers() == [0, 1, 2, 3, 4]
    page = Path("out/study.parquet.md").read_text(encoding="utf-8")
    assert "`grognard arena match tank:last_stand --games 5 --seed 1 --option max_turns=1 --seat us=random" in page
    assert "| last_stand | 5 | 5 | 5 | 0 | 1" in page
    assert sorted(path.name for path in Path("out").iterdir()) == ["study.parquet", "study.parquet.md"]


def test_nothing_is_written_unless_it_is_asked_for(run: Run) -> None:
    ran = run(*SHORT, "--games", "2", "--jobs", "1")
    assert ran.code == 0
    assert "0% (0–66)" in ran.out
    assert not list(Path().iterdir())


def test_all_scenarios_have_a_line_and_a_sum(run: Run) -> None:
    ran = run("arena", "match", "tank", *SHORT[3:], "--games", "7", "--jobs", "1")
    lines = [line.split() for line in ran.out.splitlines()]
    assert ["head_to_head", "2", "2", "2", "0", "1.0"] in lines
    assert ["all", "7", "7", "7", "0", "1.0"] in lines
    assert sum(line[:2] == ["·", "us=random"] for line in lines) == 7


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that were played."""
    found: list[int] = []

    def counted(study: Any, number: int) -> Any:
        found.append(number)
        return play(study, number)

    monkeypatch.setattr("grognard.cli.match.play", counted)
    return found


def test_the_same_command_plays_only_what_is_missing(run: Run, played: list[int]) -> None:
    run(*SHORT, *FILE, "--games", "3")
    ran = run(*SHORT, *FILE, "--games", "5")
    assert played == [0, 1, 2, 3, 4]
    assert "3 games were played before." in ran.out
    again = run(*SHORT, *FILE, "--games", "5")
    assert played == [0, 1, 2, 3, 4]
    assert again.code == 0
    assert "5 games are in" in again.out


def test_ctrl_c_keeps_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(study: Any, number: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return play(study, number)

    monkeypatch.setattr("grognard.cli.match.play", stopped)
    ran = run(*SHORT, *FILE, "--games", "4")
    assert ran.code == 130
    assert "2 games are in" in ran.out
    assert numbers() == [0, 1]
    monkeypatch.setattr("grognard.cli.match.play", play)
    assert run(*SHORT, *FILE, "--games", "4").code == 0
    assert numbers() == [0, 1, 2, 3]


def test_ctrl_c_before_the_first_game_leaves_nothing_behind(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(study: Any, number: int) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("grognard.cli.match.play", stopped)
    ran = run(*SHORT, *FILE, "--games", "4")
    assert (ran.code, ran.out, ran.err) == (130, "", "")
    assert not list(Path("out").iterdir())


@pytest.mark.parametrize(
    ("jobs", "how"),
    [
        ("1", signal.SIGKILL),
        pytest.param("2", signal.SIGKILL, marks=pytest.mark.slow),
        pytest.param("2", signal.SIGINT, marks=pytest.mark.slow),
    ],
)
def test_a_killed_study_goes_on_to_the_same_file(tmp_path: Path, jobs: str, how: signal.Signals) -> None:
    command = (*GROGNARD, *QUICK, "--jobs", jobs)
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, start_new_session=True) as process:
        wait_for_lines(process, tmp_path / "study.parquet.part", 2)
        os.killpg(process.pid, how)
    kept = (tmp_path / "study.parquet").exists()
    assert kept == (how == signal.SIGINT)  # Ctrl-C still makes the Parquet file
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert re.search(r"^\d+ games were played before\.", ran.stdout)
    whole = (tmp_path / "study.parquet").read_bytes()
    (tmp_path / "study.parquet").unlink()
    subprocess.run((*GROGNARD, *QUICK, "--jobs", "1"), cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "study.parquet").read_bytes() == whole


def wait_for_lines(process: "subprocess.Popen[bytes]", journal: Path, rows: int) -> None:
    """Until so many games are written down."""
    until = time.monotonic() + 90
    while not (journal.exists() and journal.read_bytes().count(b"\n") > rows):
        assert process.poll() is None, "it has ended"
        assert time.monotonic() < until, f"no {rows} games in time"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("package", "words", "hint"),
    [("pyarrow", FILE, "pip install grognard[arena]"), ("ray", ("--ray", "local"), "pip install grognard[ray]")],
)
def test_what_is_not_installed_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, package: str, words: tuple[str, ...], hint: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for language in ("en", "fr"):
        ran = run(*SHORT, *words, "--lang", language)
        assert ran.code == 2
        assert hint in ran.err
        assert ran.err.count("\n") == 1


def test_a_file_of_another_study(run: Run) -> None:
    run(*SHORT, *FILE, "--games", "1")
    before = Path("out/study.parquet").read_bytes()
    for language, words in (
        ("en", "another study: the seed there: 1, here: 2."),
        ("fr", "la graine là-bas : 1, ici : 2."),
    ):
        ran = run(*SHORT, *FILE, "--games", "1", "--seed", "2", "--lang", language)
        assert ran.code == 2
        assert words in ran.err
        assert ran.err.count("\n") == 1
    assert Path("out/study.parquet").read_bytes() == before
    assert not Path("out/study.parquet.part").exists()


# --- Ray --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def ground() -> Iterator[dict[str, str]]:
    """An environment in which Ray writes to a folder of its own. The name is short: sockets lie in it."""
    folder = mkdtemp(prefix="ray")
    yield os.environ | {"HOME": folder, "RAY_TMPDIR": folder}
    rmtree(folder, ignore_errors=True)


def workers(folder: str) -> list[int]:
    """The processes of this Ray that play a game at the moment."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            try:
                plays = process.joinpath("cmdline").read_bytes().startswith(b"ray::_played")
                ours = f"RAY_TMPDIR={folder}".encode() in process.joinpath("environ").read_bytes().split(b"\0")
            except OSError:  # it has ended
                continue
            if plays and ours:
                found.append(int(process.name))
    return found


@pytest.mark.slow
def test_a_killed_worker_of_ray_changes_nothing(tmp_path: Path, ground: dict[str, str]) -> None:
    """Two workers of a real Ray, one of them killed in the middle of a game: the same file as on one process."""
    command = (*GROGNARD, *STUDY, "16", "--jobs", "2")
    with subprocess.Popen(
        (*command, "--ray", "local"), cwd=tmp_path, env=ground, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        wait_for_lines(process, tmp_path / "study.parquet.part", 3)
        while not (before := workers(ground["HOME"])):
            assert process.poll() is None, "it has ended"
        os.kill(before[0], signal.SIGKILL)
        out, err = process.communicate(timeout=100)
    assert before[0] not in workers(ground["HOME"])
    assert process.returncode == 0, err.decode()
    assert b"16 games are in study.parquet" in out
    on_ray = (tmp_path / "study.parquet").read_bytes()
    for jobs in ("1", "2"):
        (tmp_path / "study.parquet").unlink()
        subprocess.run((*command, "--jobs", jobs), cwd=tmp_path, check=True, capture_output=True)
        assert (tmp_path / "study.parquet").read_bytes() == on_ray


FAILING = """
import os, signal
from grognard.arena.workers import cluster
from grognard.kernel import Problem

def refuse(number):
    raise Problem("arena-other-rules", game="tank")

def die(number):
    os.kill(os.getpid(), signal.SIGKILL)

with cluster("local", 1) as run:
    for task in (refuse, die):
        try:
            list(run(task, [0]))
        except Problem as problem:
            print(problem.text)
"""


@pytest.mark.slow
def test_what_goes_wrong_on_ray_is_told(ground: dict[str, str]) -> None:
    """A machine with other rules, and a game that kills every worker: it is given up in the end."""
    ran = subprocess.run((sys.executable, "-c", FAILING), env=ground, capture_output=True, text=True, check=True)
    said = [line for line in ran.stdout.splitlines() if line.startswith("arena-")]  # Ray tells of dead workers too
    assert said == ["arena-other-rules game=tank", "arena-workers-lost times=6"]


@pytest.mark.slow
def test_a_cluster_that_runs_already(tmp_path: Path, ground: dict[str, str]) -> None:
    """By its address, which only answers as long as it runs."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    start = "-m ray.scripts.scripts start --head --block --num-cpus 2 --include-dashboard false --port"
    words = (*GROGNARD, *QUICK, "--ray", f"127.0.0.1:{port}")
    with subprocess.Popen(
        (sys.executable, *start.split(), port), env=ground, stdout=subprocess.DEVNULL, start_new_session=True
    ) as cluster:
        try:
            until = time.monotonic() + 60
            while (ran := subprocess.run(words, cwd=tmp_path, env=ground, capture_output=True)).returncode == 2:
                assert time.monotonic() < until, ran.stderr.decode()
        finally:
            os.killpg(cluster.pid, signal.SIGTERM)
    assert ran.returncode == 0, ran.stderr.decode()
    assert numbers(str(tmp_path / "study.parquet")) == list(range(120))
    after = subprocess.run(
        (*words, "--seed", "2", "--out", "other.parquet"), cwd=tmp_path, env=ground, capture_output=True
    )
    assert after.returncode == 2
