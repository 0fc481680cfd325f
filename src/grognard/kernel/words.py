"""Words for people, as data: the kernel never writes a sentence, it names one.

A :class:`Text` is a message id of the Fluent files and its arguments. An argument that begins with ``@`` names another
message (a unit, a terrain), so that the reader's language chooses its article and gender.
"""

from collections.abc import Iterable, Iterator

import msgspec

Argument = str | int


class Text(msgspec.Struct, frozen=True):
    """A message id and its arguments, ready to be written in any language."""

    id: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        return self.id + "".join(f" {name}={value}" for name, value in self.args)


def text(id_: str, /, **args: Argument) -> Text:
    """A :class:`Text` from keyword arguments."""
    return Text(id_, tuple(args.items()))


class Problem(Exception):
    """Something a person or a file got wrong; one sentence says what, and nothing has changed."""

    def __init__(self, id_: str, /, **args: Argument) -> None:
        self.text = text(id_, **args)
        super().__init__(str(self.text))


class Names:
    """A fixed list of names; values are their indexes, texts are the names themselves."""

    __slots__ = ("_index", "kind", "names", "prefix")

    def __init__(self, kind: str, names: Iterable[str], prefix: str = "") -> None:
        self.kind = kind
        self.names = tuple(names)
        self.prefix = prefix  # "@tank-" where the names are message ids, "" where they are printed as they stand
        self._index = {name: i for i, name in enumerate(self.names)}
        if len(self._index) < len(self.names) or any(name.split() != [name] for name in self.names):
            raise ValueError(f"the names of a {kind} must be single words, each of them once")

    def __getitem__(self, index: int) -> str:
        return self.names[index]

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def index(self, name: str) -> int:
        """The index of a name; raises :class:`Problem` ``unknown-name`` for one that is not in the list."""
        try:
            return self._index[name]
        except KeyError:
            raise Problem("unknown-name", kind=self.kind, name=name) from None

    def argument(self, index: int) -> str:
        """The name as an argument of a :class:`Text`."""
        return self.prefix + self.names[index]
