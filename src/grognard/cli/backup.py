"""``grognard backup``: a copy of the service's database in one file, also while it runs."""

import argparse
from pathlib import Path

from grognard.cli.parser import Parser
from grognard.cli.terminal import Terminal, cause
from grognard.kernel import Problem


def arguments(parser: Parser) -> None:
    parser.take("file", type=Path, metavar="FILE")
    parser.take("--database", metavar="URL")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from grognard.service.backup import backup  # the terminal alone is installed without a database
        from grognard.service.settings import from_environment
    except ModuleNotFoundError:
        raise Problem("cli-needs-package", package="grognard[serve]") from None
    try:
        backup(from_environment({"database": given.database}).database_url, given.file)
    except FileExistsError:
        raise Problem("cli-file-exists", file=str(given.file)) from None
    except (OSError, ValueError) as error:
        raise Problem("cli-unwritable", file=str(given.file), reason=cause(error)) from error
    terminal.say("cli-backed-up", file=str(given.file))
    return 0
