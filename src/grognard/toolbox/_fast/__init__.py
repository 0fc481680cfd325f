"""The few hundred lines worth compiling: plain functions on ints and lists.

``tools/compile.py`` compiles them with mypyc; the same sources run uncompiled. Other packages
import from ``grognard.toolbox``, not from here.
"""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pkgutil import iter_modules


def compiled() -> bool:
    """Whether the modules of this package run compiled: all of them, loaded from extension modules."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return all((module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) for module in modules)
