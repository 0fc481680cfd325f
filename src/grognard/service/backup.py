"""A copy of the whole database in one file, also while the service runs."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import sqlalchemy as sa

from grognard.kernel import Problem


def backup(url: str, file: Path) -> None:
    """Copy the database into a new file: one of SQLite as a database, one of PostgreSQL as ``pg_restore`` reads it.

    Raises OSError where the file cannot be made (FileExistsError: it is there and stays as it is) and
    :class:`Problem` where the database cannot be copied; no file is left then.
    """
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:
        raise Problem("service-backup-kind", url=url) from error
    match address.get_backend_name():
        case "sqlite":
            _copy_sqlite(address, file)
        case "postgresql" | "postgres":
            _dump_postgres(address, file)
        case _:
            raise Problem("service-backup-kind", url=address.render_as_string(hide_password=True))


@contextlib.contextmanager
def _made(file: Path) -> Iterator[BinaryIO]:
    """A new file that is on the disk when the block ends, and gone when it raises. Its owner alone may read it."""
    with open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as made:
        try:
            yield made
            os.fsync(made.fileno())
            _sync_folder(file)
        except BaseException:
            file.unlink()
            raise


def _sync_folder(file: Path) -> None:
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# --- SQLite -------------------------------------------------------------------------------------------------------


def _copy_sqlite(address: sa.URL, file: Path) -> None:
    source = Path(address.database or "")
    if not source.is_file():
        raise Problem("service-backup-nothing", url=str(address))
    with _made(file):
        try:
            with (
                contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
                contextlib.closing(sqlite3.connect(file)) as new,
            ):
                old.backup(new)  # one reading transaction: in WAL mode nobody waits for it
                new.execute("PRAGMA journal_mode=DELETE")  # the copy is one file, without a log beside it
                found = [row[0] for row in new.execute("PRAGMA integrity_check")]
        except sqlite3.Error as error:
            raise Problem("service-backup-failed", reason=str(error)) from error
        if found != ["ok"]:
            raise Problem("service-backup-failed", reason=str(found[0]))


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def _dump_postgres(address: sa.URL, file: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Problem("service-backup-no-program")
    # The password goes by the environment: a command line can be read by everybody on the machine.
    secret = {"PGPASSWORD": str(address.password)} if address.password else {}
    name = sa.URL.create(
        "postgresql", address.username, None, address.host, address.port, address.database, address.query
    ).render_as_string()
    with _made(file) as made:
        command = [program, "--format=custom", "--no-password", f"--dbname={name}"]
        done = subprocess.run(command, stdout=made, stderr=subprocess.PIPE, env=os.environ | secret, check=False)
        if done.returncode:
            reason = done.stderr.decode(errors="replace").strip().partition("\n")[0]
            raise Problem("service-backup-failed", reason=reason.removeprefix("pg_dump: error: "))
