"""``grognard rules``: for every rule of a game where it is coded, and the tests that really run that code."""

import argparse
import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table as Grid

from grognard.cli.check import ROOT
from grognard.cli.citations import Citation, find
from grognard.cli.parser import Parser
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame, Problem

if TYPE_CHECKING:
    from grognard.cli.rule_runs import Run

COMPONENT = "component"  # a rule that only names something in the box
NO_TESTS = 5  # pytest: nothing was collected


class Row(msgspec.Struct, frozen=True):
    """One rule: where it is cited, which tests run a citation, and which are marked with it but do not."""

    rule: str
    title: str
    kind: str
    code: list[str]
    tests: list[str]
    idle: list[str]
    coded: bool
    missing: bool  # a behaviour without code or without a test


class Sheet(msgspec.Struct, frozen=True):
    """The whole account. ``ran`` is False where the tests were not run."""

    game: str
    rules: list[Row]
    unknown: list[str]  # rules that tests are marked with and the rulebook does not know
    failed: list[str]  # marked tests that did not pass
    ran: bool


def arguments(parser: Parser) -> None:
    parser.take("game", metavar="GAME")
    parser.take("--no-run", action="store_true")
    parser.take("--plain", action="store_true")
    parser.take("--json", action="store_true")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    folder = Path(str(import_module(game.package).__file__)).parent
    citations = find(folder, game.rulebook)
    tests = ROOT / "tests" / game.slug
    runs = None if given.no_run or not tests.is_dir() else _run_tests(tests, folder)
    sheet = _account(game, citations, runs, terminal)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(sheet)).decode())
    else:
        _show(sheet, terminal, plain=given.plain)
        if not tests.is_dir():
            terminal.say("cli-rules-no-tests", folder=f"tests/{game.slug}")
    wrong = sheet.unknown or sheet.failed or any(row.missing for row in sheet.rules)
    return 1 if wrong else 0


def _run_tests(tests: Path, folder: Path) -> "dict[str, Run]":
    """Run the marked tests in a process of their own; raises :class:`Problem` if that cannot be done."""
    for package in ("pytest", "coverage"):
        if importlib.util.find_spec(package) is None:
            raise Problem("cli-needs-package", package=package)
    from grognard.cli.rule_runs import Run

    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch, "runs.json")
        # As one word each: pytest would take a bare path for tests, and look for its root above both.
        ours = ["-p", "grognard.cli.rule_runs", f"--rule-runs={target}", f"--rule-source={folder}"]
        command = [sys.executable, "-m", "pytest", str(tests), "-q", "-p", "no:cacheprovider", *ours]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, NO_TESTS) or not target.exists():
            lines = (done.stdout + done.stderr).strip().splitlines()
            reason = next((line[1:].strip() for line in lines if line.startswith("E ")), lines[-1] if lines else "")
            raise Problem("cli-tests-broken", folder=str(tests), reason=reason)
        return msgspec.json.decode(target.read_bytes(), type=dict[str, Run])


def _account(game: AnyGame, citations: list[Citation], runs: "dict[str, Run] | None", terminal: Terminal) -> Sheet:
    cited: dict[str, list[Citation]] = {}
    for citation in citations:
        cited.setdefault(citation.rule, []).append(citation)
    rows = [_row(game, rule, cited.get(rule, []), runs, terminal) for rule in game.rulebook]
    marked = {rule for run in (runs or {}).values() for rule in run.rules}
    failed = sorted({_function(test) for test, run in (runs or {}).items() if not run.passed})
    return Sheet(game.slug, rows, sorted(marked - set(game.rulebook)), failed, runs is not None)


def _row(game: AnyGame, rule: str, cited: list[Citation], runs: "dict[str, Run] | None", terminal: Terminal) -> Row:
    lines = {place for citation in cited for place in citation.lines}
    tests: set[str] = set()
    idle: set[str] = set()
    for test, run in (runs or {}).items():
        if rule in run.rules and run.passed:
            ran = any(line in own for file, own in run.lines.items() for line in _in(lines, file))
            (tests if ran else idle).add(_function(test))
    coded = bool(lines)
    entry = game.rulebook[rule]
    missing = entry.kind != COMPONENT and (not coded or (runs is not None and not tests))
    code = [f"{citation.file}:{citation.line}" for citation in cited]
    return Row(
        rule, entry.title[terminal.language], entry.kind, code, sorted(tests), sorted(idle - tests), coded, missing
    )


def _in(lines: Iterable[tuple[str, int]], file: str) -> list[int]:
    return [line for name, line in lines if name == file]


def _function(test: str) -> str:
    """A test without its parameters: ``tests/tank/test_fire.py::test_rear``."""
    return test.partition("[")[0]


def _show(sheet: Sheet, terminal: Terminal, *, plain: bool) -> None:
    console = terminal.console
    if plain:
        for row in sheet.rules:
            tests = " ".join(row.tests) or "-"
            print(row.rule, row.title, " ".join(row.code) or "-", tests, sep="\t")
    else:
        console.print(_table(sheet, terminal))
    behaviours = [row for row in sheet.rules if row.kind != COMPONENT]
    coded = sum(row.coded for row in behaviours)
    tested = sum(bool(row.tests) for row in behaviours)
    terminal.say("cli-rules-summary", all=len(sheet.rules), count=len(behaviours), coded=coded, tested=tested)
    if not sheet.ran:
        terminal.say("cli-rules-not-run")
    lists = {
        "cli-rules-no-code": [row.rule for row in behaviours if not row.coded],
        "cli-rules-no-test": [row.rule for row in behaviours if row.coded and not row.tests and sheet.ran],
        "cli-rules-unknown": sheet.unknown,
        "cli-rules-failed": sheet.failed,
    }
    for id_, found in lists.items():
        if found:
            console.print(terminal.word(id_, count=len(found), list=" ".join(found)), style="bold red")


def _table(sheet: Sheet, terminal: Terminal) -> Grid:
    grid = Grid(box=None, padding=(0, 1), header_style=QUIET)
    for column in ("rule", "title", "code", "tests"):
        grid.add_column(terminal.word(f"cli-column-{column}"), overflow="fold")
    for row in sheet.rules:
        tests = [test.rpartition("::")[2].removeprefix("test_") for test in row.tests]
        idle = [terminal.word("cli-rules-idle", test=test.rpartition("::")[2]) for test in row.idle]
        style = "bold red" if row.missing else QUIET if row.kind == COMPONENT else ""
        grid.add_row(row.rule, row.title, " ".join(row.code), ", ".join([*tests, *idle]), style=style)
    return grid
