"""Observations and infos that are made when they are read: a player that looks at nothing pays for nothing."""

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any, ClassVar, Self

from grognard.kernel import turn_of
from grognard.research.session import Moment


class Lazy(dict[str, Any]):
    """A dict with fixed keys whose values are made at the first reading, and kept."""

    __slots__ = ("moment", "seat")
    NAMES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, moment: Moment, seat: int) -> None:
        self.moment, self.seat = moment, seat

    def make(self, name: str) -> Any:
        """The value of a key."""
        raise NotImplementedError(type(self).__name__)

    def __missing__(self, name: str) -> Any:
        if name not in self.NAMES:
            raise KeyError(name)
        value = self[name] = self.make(name)
        return value

    def whole(self) -> dict[str, Any]:
        """A plain dict with everything in it."""
        return {name: self[name] for name in self}

    def __contains__(self, name: object) -> bool:
        return name in self.NAMES or super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        yield from self.NAMES
        yield from (name for name in super().__iter__() if name not in self.NAMES)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return self.whole().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.whole().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.whole().items()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, dict) and self.whole() == dict(other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        return repr(self.whole())

    def copy(self) -> dict[str, Any]:
        return self.whole()

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and sent to other processes with everything made, and without the game."""
        return type(self).made, (self.whole(),)

    @classmethod
    def made(cls, values: dict[str, Any]) -> Self:
        """One that has its values already."""
        new = cls.__new__(cls)
        new.update(values)
        return new


class Observation(Lazy):
    """``observation``, the vector of :class:`Layout`, and ``action_mask``."""

    __slots__ = ()
    NAMES = ("observation", "action_mask")

    def make(self, name: str) -> Any:
        moment = self.moment
        if name == "observation":
            return moment.observe(self.seat)
        return moment.field.vocabulary.mask(moment.legal(self.seat))


class Info(Lazy):
    """What a person would be told: the legal actions as numbers and as texts, the prompt, its rule, the turn.

    ``judgement`` is the game's own, from -1 to 1; ``refused`` is what was wrong with an illegal action, and ``outcome``
    how the game ended.
    """

    __slots__ = ()
    NAMES = ("actions", "legal", "prompt", "rule", "turn", "judgement", "refused", "outcome")

    def make(self, name: str) -> Any:
        moment, seat = self.moment, self.seat
        if name == "actions":
            return list(map(moment.field.vocabulary.numbers.__getitem__, moment.legal(seat)))
        if name == "legal":
            return [str(action) for action in moment.legal(seat)]
        if name == "turn":
            return turn_of(moment.field.game.view(moment.state, seat))
        if name == "judgement":
            return moment.field.game.evaluate(moment.state, seat)
        return self._words(name)

    def _words(self, name: str) -> str:
        """Empty where there is nothing to say."""
        moment, now = self.moment, self.moment.now
        if name == "refused":
            return moment.refused
        if name == "outcome":
            result = moment.state.result
            return str(result.reason) if result is not None else ""
        if now is None or self.seat not in now.seats:
            return ""
        return str(now.prompt) if name == "prompt" else now.rule
