"""``grognard backup`` on real databases, also while somebody writes."""

import os
import sqlite3
import stat
import subprocess
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from grognard.kernel import Problem
from grognard.service.backup import backup
from grognard.service.people import People
from grognard.service.store import Store, people
from tests.cli.conftest import Run, run
from tests.service.postgres import Server

__all__ = ["run"]  # the fixture that runs the command


def filled(url: str, count: int) -> Store:
    store = Store(url)
    arriving = People(store, can_mail=False, private_webhooks=False)
    for _ in range(count):
        arriving.arrive()
    return store


def counted(url: str) -> int:
    store = Store(url)
    with store.reading() as connection:
        found: int = connection.execute(sa.select(sa.func.count()).select_from(people)).scalar_one()
    store.close()
    return found


# --- SQLite -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "Backed up: copy.db"), ("fr", "Copie faite\u202f: copy.db")])
def test_a_copy_in_one_file(run: Run, language: str, said: str) -> None:
    store = filled("sqlite:///games.db", 5)  # left open: what is written may still lie in the log beside it
    ran = run("backup", "copy.db", "--database", "sqlite:///games.db", "--lang", language)
    assert (ran.code, ran.out.strip(), ran.err) == (0, said, "")
    store.close()
    assert sorted(path.name for path in Path().iterdir() if path.name.startswith("copy")) == ["copy.db"]
    assert stat.S_IMODE(Path("copy.db").stat().st_mode) == 0o600
    assert counted("sqlite:///copy.db") == 5


def test_the_database_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    filled(f"sqlite:///{tmp_path / 'one.db'}", 1).close()
    monkeypatch.setenv("GROGNARD_DATABASE_URL", f"sqlite:///{tmp_path / 'one.db'}")
    assert run("backup", "copy.db").code == 0
    assert counted("sqlite:///copy.db") == 1


def test_the_usual_database(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GROGNARD_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "home" / "grognard").mkdir(parents=True)
    filled(f"sqlite:///{tmp_path / 'home' / 'grognard' / 'grognard.db'}", 2).close()
    assert run("backup", "copy.db").code == 0
    assert counted("sqlite:///copy.db") == 2


def test_while_somebody_writes(tmp_path: Path) -> None:
    """Every copy is whole, holds all that was stored before it began, and nobody has to wait."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    store = filled(url, 1)
    arriving = People(store, can_mail=False, private_webhooks=False)
    stopped = threading.Event()
    stored = [1]

    def write() -> None:
        while not stopped.is_set():
            arriving.arrive()
            stored[0] += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(10):
            before = stored[0]
            backup(url, tmp_path / f"copy{number}.db")
            assert before <= counted(f"sqlite:///{tmp_path / f'copy{number}.db'}") <= stored[0] + 1
    finally:
        stopped.set()
        writer.join()
    store.close()


def test_a_damaged_database_leaves_no_copy(tmp_path: Path) -> None:
    filled(f"sqlite:///{tmp_path / 'games.db'}", 200).close()
    content = bytearray((tmp_path / "games.db").read_bytes())
    content[8192:-4096] = os.urandom(len(content) - 12288)
    (tmp_path / "games.db").write_bytes(content)
    with pytest.raises(Problem, match="service-backup-failed"):
        backup(f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


# --- refusals -----------------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[str, str]] = {
    "backup": ("cannot be understood", "ne se comprend pas"),
    "backup there.db --database sqlite:///games.db": ("exists already and is left as it is", "existe déjà"),
    "backup folder --database sqlite:///games.db": ("exists already", "existe déjà"),
    "backup no/where.db --database sqlite:///games.db": ("there is no such folder", "ce dossier n’existe pas"),
    "backup new.db --database sqlite:///none.db": ("There is no database sqlite:///none.db", "Il n’y a pas de base"),
    "backup new.db --database sqlite://": ("There is no database", "Il n’y a pas de base"),
    "backup new.db --database sqlite:///text.txt": ("could not be backed up", "n’a pas pu être copiée"),
    "backup new.db --database games.db": ("neither SQLite nor PostgreSQL", "ni SQLite ni PostgreSQL"),
    "backup new.db --database mysql://u:secret@h/d": ("neither SQLite nor PostgreSQL", "ni SQLite ni PostgreSQL"),
}


@pytest.mark.parametrize("line", WRONG)
def test_one_sentence_exit_code_2_nothing_touched(run: Run, line: str) -> None:
    filled("sqlite:///games.db", 1).close()
    Path("there.db").write_text("mine")
    Path("text.txt").write_text("Dear diary\n" * 500)
    Path("folder").mkdir()
    for language, sentence in zip(("en", "fr"), WRONG[line], strict=True):
        ran = run("--lang", language, *line.split())
        assert ran.code == 2
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
        assert "secret" not in ran.err
    assert Path("there.db").read_text() == "mine"
    assert not Path("new.db").exists()


@pytest.mark.parametrize(("language", "said"), [("en", "needs its program pg_dump"), ("fr", "son programme pg_dump")])
def test_without_pg_dump(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    monkeypatch.setenv("PATH", "")
    ran = run("backup", "new.dump", "--database", "postgresql://u@h/d", "--lang", language)
    assert ran.code == 2
    assert said in ran.err
    assert not Path("new.dump").exists()


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def test_postgresql(run: Run, monkeypatch: pytest.MonkeyPatch, postgres: Server, postgres_url: str) -> None:
    monkeypatch.setenv("PATH", str(postgres.bin), prepend=os.pathsep)
    store = filled(postgres_url, 7)
    ran = run("backup", "games.dump", "--database", postgres_url)
    store.close()
    assert (ran.code, ran.err) == (0, "")
    assert stat.S_IMODE(Path("games.dump").stat().st_mode) == 0o600
    postgres.execute("CREATE DATABASE restored")
    restore = [str(postgres.bin / "pg_restore"), "--no-owner", f"--dbname={postgres.url('restored')}", "games.dump"]
    subprocess.run(restore, check=True)
    assert counted(postgres.url("restored")) == 7
    postgres.execute("DROP DATABASE restored WITH (FORCE)")


@pytest.mark.parametrize(("language", "said"), [("en", "could not be backed up"), ("fr", "n’a pas pu être copiée")])
def test_what_pg_dump_refuses(
    run: Run, monkeypatch: pytest.MonkeyPatch, postgres: Server, language: str, said: str
) -> None:
    monkeypatch.setenv("PATH", str(postgres.bin), prepend=os.pathsep)
    url = postgres.url("no_such_database").replace("grognard@", "grognard:secret@")
    ran = run("backup", "new.dump", "--database", url, "--lang", language)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert "secret" not in ran.err
    assert not Path("new.dump").exists()


def test_the_copy_is_a_database_of_its_own(tmp_path: Path) -> None:
    filled(f"sqlite:///{tmp_path / 'games.db'}", 3).close()
    backup(f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    copy.close()
