"""A pytest plugin for ``grognard rules``: which lines of a game each test marked with rules runs.

``pytest -p grognard.cli.rule_runs --rule-runs FILE --rule-source FOLDER`` runs the marked tests alone and writes, as
JSON, for each test its rules, whether it passed, and the lines of each file of the folder.
"""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import coverage
import msgspec
import pytest


class Run(msgspec.Struct):
    """One test: the rules it is marked with, whether it passed, and the lines that it ran by file name."""

    rules: list[str]
    passed: bool = False
    lines: dict[str, list[int]] = {}


class Recorder:
    def __init__(self, target: Path, source: str) -> None:
        self.target = target
        self.runs: dict[str, Run] = {}
        self.coverage = coverage.Coverage(data_file=None, source=[source], config_file=False)
        self.coverage.set_option("run:disable_warnings", ["no-data-collected", "module-not-imported"])

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            rules = [str(rule) for marker in item.iter_markers("rule") for rule in marker.args]
            if rules:
                self.runs[item.nodeid] = Run(rules)
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in self.runs])
        items[:] = [item for item in items if item.nodeid in self.runs]

    def pytest_collection_finish(self) -> None:
        """Collecting has imported the game: what runs from now on is run by tests."""
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.runs[report.nodeid].passed = report.passed

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for file in data.measured_files():
            for line, contexts in data.contexts_by_lineno(file).items():
                for test in contexts:
                    if test in self.runs:
                        self.runs[test].lines.setdefault(Path(file).name, []).append(line)
        self.target.write_bytes(msgspec.json.encode(self.runs))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-runs", type=Path)
    parser.addoption("--rule-source")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.rule_runs is not None:
        config.pluginmanager.register(Recorder(config.option.rule_runs, config.option.rule_source))
