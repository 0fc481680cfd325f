"""Where the code of a game cites its rules, and which lines a test must run to have run a citation.

A rule number in a trailing comment or in a string speaks of the statement it stands in, a comment on a line of its own
of the next statement, the docstring of a function or class of everything in its functions. A constant of a module is
run where functions use it. What runs at import only (fields and constants of classes) and the docstring of a module
cite a rule to the reader but are run by no test.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

Place = tuple[str, int]  # file, line
Function = ast.FunctionDef | ast.AsyncFunctionDef
Compound = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.If,
    ast.For,
    ast.While,
    ast.With,
    ast.Try,
    ast.Match,
)


class Citation(NamedTuple):
    """A rule number in the code. ``lines`` is empty where no test can run it."""

    rule: str
    file: str
    line: int
    lines: frozenset[Place]


def find(folder: Path, rules: Iterable[str]) -> list[Citation]:
    """Every citation of these rules in the Python files of a folder, in the order of files and lines."""
    sources = [Source(path) for path in sorted(folder.glob("*.py"))]
    known = sorted(rules, key=len, reverse=True)  # the longest first: 11.0c is not 1.0c
    pattern = re.compile(r"(?<![\w.])(?:" + "|".join(map(re.escape, known)) + r")(?![\w]|\.\d)")
    return [citation for source in sources for citation in _in_source(source, sources, pattern)]


class Source:
    """One file: its statements, and what its names mean."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.module = path.stem
        self.content = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.content)
        self.statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]
        self.functions = [node for node in self.statements if isinstance(node, Function)]
        self.classes = [node for node in self.statements if isinstance(node, ast.ClassDef)]
        self.owners = self._owners()
        self.imported = {  # local name -> (module, name there)
            alias.asname or alias.name: ((node.module or "").rpartition(".")[2], alias.name)
            for node in self.statements
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def _owners(self) -> dict[int, ast.AST]:
        """The first line of each docstring -> the module, class or function that it belongs to."""
        found: dict[int, ast.AST] = {}
        for node in (self.tree, *self.classes, *self.functions):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                found[first.lineno] = node
        return found

    def function_lines(self, node: ast.AST) -> frozenset[Place]:
        """The lines in a function's body, or in those of a class's functions, their docstrings left out."""
        found: set[Place] = set()
        for inner in ast.walk(node):
            if isinstance(inner, Function):
                start = next((stmt.lineno for stmt in inner.body if stmt.lineno not in self.owners), inner.lineno + 1)
                found |= {(self.file, line) for line in range(start, (inner.end_lineno or start) + 1)}
        return frozenset(found)

    def inside(self, line: int) -> bool:
        """Whether a line lies in the body of a function."""
        return any(node.body[0].lineno <= line <= (node.end_lineno or 0) for node in self.functions)

    def statement(self, line: int) -> ast.stmt | None:
        """The smallest statement that a line is part of; the next one for a line such as ``else:``."""
        around = [node for node in self.statements if node.lineno <= line <= (node.end_lineno or node.lineno)]
        smallest = min(around, key=lambda node: (node.end_lineno or 0) - node.lineno, default=None)
        if smallest is not None and line in _own_lines(smallest):
            return smallest
        return self.following(line)

    def following(self, line: int) -> ast.stmt | None:
        return min((node for node in self.statements if node.lineno > line), key=lambda node: node.lineno, default=None)


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement; of a compound one those of its header."""
    if isinstance(node, Compound):
        first = node.cases[0].pattern.lineno if isinstance(node, ast.Match) else node.body[0].lineno
        return range(node.lineno, max(first, node.lineno + 1))
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _in_source(source: Source, sources: list[Source], pattern: re.Pattern[str]) -> Iterator[Citation]:
    for token in tokenize.generate_tokens(io.StringIO(source.content).readline):
        if token.type != tokenize.COMMENT and "STRING" not in tokenize.tok_name[token.type]:
            continue
        if isinstance(source.owners.get(token.start[0]), ast.Module):
            continue
        for match in pattern.finditer(token.string):
            line = token.start[0] + token.string.count("\n", 0, match.start())
            yield Citation(match.group(), source.file, line, _lines(source, sources, token))


def _lines(source: Source, sources: list[Source], token: tokenize.TokenInfo) -> frozenset[Place]:
    """What a test must run of a citation."""
    line = token.start[0]
    if token.type != tokenize.COMMENT and line in source.owners:
        return source.function_lines(source.owners[line])
    alone = token.type == tokenize.COMMENT and token.line.lstrip().startswith("#")
    node = source.following(line) if alone else source.statement(line)
    if node is None:
        return frozenset()
    if isinstance(node, Function | ast.ClassDef):  # its header runs at import
        return source.function_lines(node)
    if source.inside(node.lineno):
        return frozenset((source.file, own) for own in _own_lines(node))
    if node in source.tree.body:
        return frozenset(place for name in _assigned(node) for place in _uses(name, source, sources))
    return frozenset()


def _assigned(node: ast.stmt) -> list[str]:
    """The names that a statement of the module gives a value."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


def _uses(name: str, home: Source, sources: list[Source]) -> Iterator[Place]:
    """The statements in functions that use a constant, in its own file and where it is imported."""
    for source in sources:
        local = {name} if source is home else set()
        local |= {here for here, there in source.imported.items() if there == (home.module, name)}
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Name) and node.id in local and source.inside(node.lineno):
                statement = source.statement(node.lineno)
                if statement is not None:
                    yield from ((source.file, line) for line in _own_lines(statement))
