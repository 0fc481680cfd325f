"""Boards of a game: made once for a scenario with its options and data, and named by a key that its states carry."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from grognard.kernel import MAX_TURNS, Game, Problem, State
from grognard.toolbox.data import OptionRow, options_of


class Tables(Protocol):
    """The tables of a game's data, as far as every game has them."""

    @property
    def options(self) -> Mapping[str, OptionRow]: ...


class Printed(Protocol):
    """The data of a game: its hash is in every board's key."""

    hash: str

    @property
    def tables(self) -> Tables: ...


B = TypeVar("B", bound=Printed)
S = TypeVar("S", bound=State)
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


class BoardGame(Game[S], Generic[S, B]):
    """A game whose data are a book, printed in the package or corrected by its owner, and whose states name a board."""

    boards: ClassVar[Boards[Any, Any]]

    def __init__(self, book: B | None = None) -> None:
        self.book: B = book if book is not None else self.boards.book
        self.boards.books.setdefault(self.book.hash, self.book)  # states that were made with it can be opened
        self.options = (*options_of(self.book.tables.options), MAX_TURNS)

    def __reduce__(self) -> tuple[type[Self], tuple[B]]:
        """Another process gets it with its data, and can then open its states."""
        return type(self), (self.book,)

    def corrected(self, overlay: Path) -> Self:
        """The game with an owner's corrected data; raises :class:`Problem` for a wrong file."""
        return type(self)(type(self.boards.book)(overlay))

    @property
    def data_hash(self) -> str:
        return self.book.hash

    def lay_out(self, state: S) -> None:
        if state.board not in self.boards:
            self.boards.open(state.board)
