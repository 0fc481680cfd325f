"""Actions: a verb and at most one new piece or place, with a short text form that prints and parses."""

import itertools
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec

from grognard.kernel.words import Argument, Names, Problem, Text


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="verb"):
    """One listed answer to a decision, or one outcome of a chance decision.

    A subclass names its verb with ``tag="move"`` and, for each of its integer fields in order, the :class:`Names` that
    the integer counts in. Values are tiny: make them once and keep them (:meth:`every`).
    """

    names: ClassVar[tuple[Names, ...]] = ()
    secret: ClassVar[bool] = False  # True where only the acting seat may know what it chose
    final: ClassVar[bool] = False  # True where it ends something: a client first names what could still act

    @classmethod
    def verb(cls) -> str:
        return str(cls.__struct_config__.tag)

    @classmethod
    def every(cls) -> list[Any]:
        """All values of this action, in the order of their names: ``Move.every()[unit]`` is the move of that unit."""
        return [cls(*values) for values in itertools.product(*(range(len(names)) for names in cls.names))]

    def words(self) -> list[str]:
        return [names[getattr(self, field)] for names, field in zip(self.names, self.__struct_fields__, strict=True)]

    def __str__(self) -> str:
        return " ".join([self.verb(), *self.words()])

    def text(self, prefix: str) -> Text:
        """What the choice is called on the screen: ``<prefix>-do-<verb>`` with the fields as arguments."""
        args: list[tuple[str, Argument]] = []
        for names, field in zip(self.names, self.__struct_fields__, strict=True):
            args.append((field, names.argument(getattr(self, field))))
        return Text(f"{prefix}-do-{self.verb()}", tuple(args))


class Grammar:
    """The verbs of a game: parses the text form of its actions."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        listed = list(actions)
        self.verbs: dict[str, type[Action]] = {action.verb(): action for action in listed}
        if len(self.verbs) < len(listed):
            raise ValueError("two actions have the same verb")

    def parse(self, line: str) -> Action:
        """The action that a line of text names; raises :class:`Problem` for a verb, name or length not known."""
        words = line.split()
        if not words or words[0] not in self.verbs:
            raise Problem("unknown-verb", verb=words[0] if words else "", known=" ".join(sorted(self.verbs)))
        action = self.verbs[words[0]]
        if len(words) - 1 != len(action.names):
            raise Problem("wrong-length", line=line, verb=words[0], wanted=len(action.names))
        return action(*(names.index(word) for names, word in zip(action.names, words[1:], strict=True)))

    def __iter__(self) -> Iterator[Action]:
        """Every distinct action of the game."""
        for action in self.verbs.values():
            yield from action.every()
