"""Rolls: what dice can lead to, each result with its exact chance."""

import msgspec


class Result(msgspec.Struct, frozen=True):
    """One result of a roll: a label and its exact chance; ``low`` and ``high`` bound a sampled one (95 %)."""

    label: str
    ways: int
    of: int
    low: float
    high: float

    @property
    def chance(self) -> float:
        return self.ways / self.of


class Roll(msgspec.Struct, frozen=True):
    """A roll that will be made before the next choice, with its results."""

    purpose: str
    rule: str
    results: tuple[Result, ...]
