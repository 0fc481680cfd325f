"""The spaces of a field: a number for an action, and for an observation a vector and a mask."""

from typing import Any

import numpy as np

from grognard.research import needed
from grognard.research.field import Field
from grognard.research.layout import BOUND

with needed():
    from gymnasium import spaces


def action_space(field: Field) -> spaces.Discrete:
    return spaces.Discrete(len(field.vocabulary))


def observation_space(field: Field) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (field.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(field.vocabulary),), np.int8),
        }
    )
