"""Refusals: why something cannot be done, with the rule that says so."""

import msgspec

from grognard.kernel.words import Text


class Refusal(msgspec.Struct, frozen=True):
    """One sentence with the figures that decide, and the rule."""

    rule: str
    text: Text


class Intent(msgspec.Struct, frozen=True):
    """What a person pointed at: pieces of their own, and a place or another piece. ``verb`` narrows what they mean."""

    pieces: tuple[str, ...] = ()
    place: str = ""
    piece: str = ""
    verb: str = ""

    def __str__(self) -> str:
        words = [self.verb, *self.pieces]
        return " ".join(
            word for word in [*words, "→" if self.piece or self.place else "", self.piece or self.place] if word
        )


class Refused(Exception):
    """The action was not on the list; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"[{refusal.rule}] {refusal.text}")


def not_asked(seat: int) -> Refusal:
    return Refusal("", Text("refusal-not-asked", (("seat", seat),)))


def not_listed(action: object) -> Refusal:
    return Refusal("", Text("refusal-not-listed", (("action", str(action)),)))


def game_over() -> Refusal:
    return Refusal("", Text("refusal-game-over"))
