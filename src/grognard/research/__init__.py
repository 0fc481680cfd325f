"""The games for research: PettingZoo, Gymnasium and OpenSpiel over one numbering of actions and one observation.

The adapters are the modules :mod:`~grognard.research.pettingzoo`, :mod:`~grognard.research.gymnasium` and
:mod:`~grognard.research.openspiel`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from grognard.kernel import Problem


@contextmanager
def needed() -> Iterator[None]:
    """Round imports that need ``grognard[research]``; raises :class:`Problem` ``research-needs`` without it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Problem("research-needs", package=missing.name or "") from missing


with needed():
    import numpy as numpy  # every module here works with it
