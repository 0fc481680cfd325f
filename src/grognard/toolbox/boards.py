"""Boards of a game: made once for a scenario with its options and data, and named by a key that its states carry."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

from grognard.kernel import Problem


class Hashed(Protocol):
    """The data of a game, as far as a board's key names it."""

    hash: str


B = TypeVar("B", bound=Hashed)
T = TypeVar("T")


class Boards(dict[str, T], Generic[B, T]):
    """The boards that have been laid, by their keys; ``books`` holds the data that may be asked for, by its hash."""

    def __init__(self, book: B, make: Callable[[str, B, str, Mapping[str, str]], T]) -> None:
        super().__init__()
        self.book = book
        self.books = {book.hash: book}
        self.make = make

    def lay(self, book: B, scenario: str, options: Mapping[str, str]) -> T:
        """The board of a scenario with its options; the key names everything it is made of."""
        key = " ".join([scenario, book.hash, *(f"{name}={options[name]}" for name in sorted(options))])
        if key not in self:
            self[key] = self.make(key, book, scenario, options)
        return self[key]

    def open(self, key: str) -> T:
        """The board of a state that comes from elsewhere; raises :class:`Problem` if it was made with other data."""
        scenario, hash_, *options = key.split(" ")
        if hash_ not in self.books:
            raise Problem("other-data", data=hash_, known=self.book.hash)
        return self.lay(self.books[hash_], scenario, dict(option.split("=", 1) for option in options))
