"""What happens in drill."""

from grognard.kernel import Event, Text, text
from tests.contract.drill.actions import CARDS, PLACES, SEATS, UNITS


class Sided(Event, frozen=True, tag="sided"):
    """D1: the bids are open; the seats have their sides."""

    rule = "D1"
    bids: tuple[int, int]
    attackers: str

    def text(self) -> Text:
        return text("drill-log-sided", team=self.attackers)


class TurnBegan(Event, frozen=True, tag="turn"):
    rule = "D2"
    turn: int


class Peeked(Event, frozen=True, tag="peeked"):
    """A seat looked at the top card: everybody knows that, only the seat knows the card."""

    rule = "D5"
    seat: int
    card: int = -1

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Peeked(self.seat)

    def text(self) -> Text:
        return text("drill-log-peeked", seat=SEATS[self.seat], card=CARDS.argument(self.card) if self.card >= 0 else "")


class Buried(Event, frozen=True, tag="buried"):
    rule = "D5"


class Stepped(Event, frozen=True, tag="stepped"):
    rule = "D7"
    unit: int
    place: int

    def text(self) -> Text:
        return text("drill-log-stepped", unit=UNITS[self.unit], place=PLACES.argument(self.place))


class Turned(Event, frozen=True, tag="turned"):
    """A card was turned up and takes effect."""

    rule = "D4"
    card: int


class Quiet(Event, frozen=True, tag="quiet"):
    """D6: the card face down is no ambush, and stays."""

    rule = "D6"


class Volleyed(Event, frozen=True, tag="volleyed"):
    rule = "D9"
    unit: int
    points: int
    dice: tuple[int, int]


class Missed(Event, frozen=True, tag="missed"):
    rule = "D9"
    label = "missed"


class LostUnits(Event, frozen=True, tag="lost"):
    rule = "D10"
    units: tuple[int, ...]
