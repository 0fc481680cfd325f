"""Which rules belong to a section of a rulebook, whichever way the book counts."""

import re
from collections.abc import Iterable


def in_section(number: str, section: str, book: Iterable[str]) -> bool:
    """Whether a rule is the one asked for or of that section, capitals apart: 11.2a, 11.2-A and 11.2.1 are of 11.2.

    So is 11.21 in a book whose numbers are decimals, which has no 11.10; where the sections are counted past nine it is
    the twenty-first. The twin of ``inSection`` in the browser's ``chapters.ts``.
    """
    if _continues(number, section, r"([.a-z-]|$)"):
        return True
    counted = re.fullmatch(r"(.*\.)[1-9]", section)
    if counted is None or not _continues(number, section, r"\d"):
        return False
    return not any(_continues(other, f"{counted[1]}10", r"([.a-z-]|$)") for other in book)


def _continues(number: str, section: str, more: str) -> bool:
    return re.match(re.escape(section) + more, number, re.IGNORECASE) is not None
