"""The weights of a game's judgement, and the same game with some of them changed."""

import ast
import copy
import inspect
import math
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import TypeGuard

from grognard.kernel import AnyGame, Problem

JUDGEMENT, IMPRESSIONS = "evaluation", "priors"  # the modules of a game that its weights are in


def weights(game: AnyGame) -> dict[str, float]:
    """The weights as they stand in ``evaluation.py``: its constants in capitals that are floats."""
    return {name: ast.literal_eval(constant) for name, constant in _constants(_tree(game, JUDGEMENT)).items()}


def check(game: AnyGame, name: str) -> None:
    """Raises :class:`Problem` ``unknown-weight``."""
    known = weights(game)
    if name not in known:
        raise Problem("unknown-weight", game=game.slug, name=name, known=", ".join(known))


def value_of(word: str) -> float:
    """A weight's value; raises :class:`Problem` ``bad-weight`` for what is no number."""
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise Problem("bad-weight", word=word)
    return value


@lru_cache(maxsize=8)
def reweighed(game: AnyGame, changes: tuple[tuple[str, float], ...]) -> AnyGame:
    """The game, judging with these weights instead of its own; raises :class:`Problem` ``unknown-weight``.

    Its judgement and its first impressions are second copies of their modules, made from the changed source: whatever
    they work out from a weight at import, or keep in a cache, is then their own, and both copies can play one game.
    """
    tree = _tree(game, JUDGEMENT)
    constants = _constants(tree)
    for name, value in changes:
        check(game, name)
        constants[name].value = value
    judgement = _module(game, JUDGEMENT, tree)
    impressions = _module(game, IMPRESSIONS, _tree(game, IMPRESSIONS), judgement)
    ways = {
        "evaluate": staticmethod(judgement.evaluate),
        "priors": staticmethod(impressions.priors),
        "__reduce__": lambda _: (reweighed, (game, changes)),  # another process makes it anew
    }
    other = copy.copy(game)
    other.__class__ = type(type(game).__name__, (type(game),), ways)
    return other


def _tree(game: AnyGame, part: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(f"{game.package}.{part}")))


def _module(game: AnyGame, part: str, tree: ast.Module, judgement: ModuleType | None = None) -> ModuleType:
    """A part of the game made anew from its source; what it takes from the judgement comes from the one given."""
    made = ModuleType(f"{game.package}.{part}")
    for node in [node for node in tree.body if judgement and _is_from(node, judgement.__name__)]:
        tree.body.remove(node)
        vars(made).update((name.asname or name.name, getattr(judgement, name.name)) for name in node.names)
    exec(compile(ast.fix_missing_locations(tree), f"{part}.py", "exec"), vars(made))
    return made


def _is_from(node: ast.stmt, module: str) -> TypeGuard[ast.ImportFrom]:
    return isinstance(node, ast.ImportFrom) and node.module == module


def _constants(tree: ast.Module) -> dict[str, ast.Constant]:
    return {
        target.id: value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target, value in [(node.targets[0], node.value)]
        if isinstance(target, ast.Name) and target.id.isupper()
        if isinstance(value, ast.Constant) and isinstance(value.value, float)
    }
