"""The maps and the counters. (Being written.)"""

from grognard.games.iron.book import Book
from grognard.kernel import Face, Sheet


def sheet(book: Book, map_: str) -> Sheet:
    return Sheet(map_, "hex", (), (), "reconstructed")


def faces(book: Book) -> tuple[Face, ...]:
    return ()
