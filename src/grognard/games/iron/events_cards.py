"""What happens with the strategy cards (chapter 19): drawn, activated, their shots, and what they change."""

from functools import cache
from typing import ClassVar

from grognard.games.iron.actions import OBSTACLE_NAMES
from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, UNITS
from grognard.games.iron.schema import SIDES
from grognard.kernel import Event, Text, text

HIDDEN = "@iron-card-hidden"


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


def card_arg(card: int) -> str:
    return CARDS.argument(card) if card >= 0 else HIDDEN


@cache
def card_prompt(id_: str, card: int) -> Text:
    """A question about a card, made once for each."""
    return text(f"iron-prompt-{id_}", card=CARDS.argument(card))


@cache
def deck_prompt(id_: str, deck: int) -> Text:
    return text(f"iron-prompt-{id_}", deck=DECK_NAMES.argument(deck))


# --- decks ------------------------------------------------------------------------------------------------------------


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """STAT-01 A card face up in the headquarters."""

    rule: ClassVar = "STAT-01"
    side: int
    card: int

    def text(self) -> Text:
        return text("iron-log-drawn", side=side_arg(self.side), card=card_arg(self.card))


class CardPeeked(Event, frozen=True, tag="card_peeked"):
    """A card of a deck that only one side has looked at; -1 for whoever does not know it."""

    side: int
    deck: int
    card: int
    seats: int  # the mask of those who know
    by: str

    def cite(self) -> str:
        return self.by

    def seen_by(self, seat: int) -> Event:
        return self if seat >= 0 and self.seats >> seat & 1 else CardPeeked(self.side, self.deck, -1, 0, self.by)

    def text(self) -> Text:
        return text(
            "iron-log-peeked",
            side=side_arg(self.side),
            deck=DECK_NAMES.argument(self.deck),
            card=card_arg(self.card),
        )


class CardTaken(Event, frozen=True, tag="card_taken"):
    """Reconnaissance: one of the cards looked at comes into the headquarters."""

    rule: ClassVar = "STRAT-06"
    side: int
    card: int

    def text(self) -> Text:
        return text("iron-log-taken", side=side_arg(self.side), card=card_arg(self.card))


# --- a card is played -------------------------------------------------------------------------------------------------


class CardActivated(Event, frozen=True, tag="card_activated"):
    """STRAT-01 A card is paid for and resolved."""

    rule: ClassVar = "STRAT-01"
    side: int
    card: int
    cost: int

    def text(self) -> Text:
        return text("iron-log-activated", side=side_arg(self.side), card=card_arg(self.card), cost=self.cost)


class CardTriedAgain(Event, frozen=True, tag="card_tried_again"):
    """STRAT-08 A second try for contact, or another shot of a card that goes on firing."""

    rule: ClassVar = "STRAT-08"
    side: int
    card: int
    shot: bool

    def text(self) -> Text:
        id_ = "iron-log-fired-again" if self.shot else "iron-log-tried-again"
        return text(id_, side=side_arg(self.side), card=card_arg(self.card))


class ContactRolled(Event, frozen=True, tag="contact_rolled"):
    """STRAT-07"""

    rule: ClassVar = "STRAT-07"
    card: int
    face: int
    bonus: int
    made: bool

    def thrown(self) -> tuple[int, ...]:
        return (self.face,)

    def result(self) -> str:
        return "contact" if self.made else "no_contact"

    def text(self) -> Text:
        id_ = "iron-log-contact" if self.made else "iron-log-no-contact"
        return text(id_, card=card_arg(self.card), bonus=self.bonus)


class CardStays(Event, frozen=True, tag="card_stays"):
    """STRAT-03 A card in the play area."""

    rule: ClassVar = "STRAT-03"
    card: int

    def text(self) -> Text:
        return text("iron-log-stays", card=card_arg(self.card))


class TargetMarked(Event, frozen=True, tag="target_marked"):
    rule: ClassVar = "STRAT-09"
    card: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-marked", card=card_arg(self.card), hex=HEXES.argument(self.hex))


class CardRegistered(Event, frozen=True, tag="card_registered"):
    """Registered Fire: the shot does not drift."""

    rule: ClassVar = "TIME-05"
    card: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-registered", card=card_arg(self.card), hex=HEXES.argument(self.hex))


class OnTarget(Event, frozen=True, tag="on_target"):
    rule: ClassVar = "DRIFT-02"
    label: ClassVar = "on_target"
    hex: int
    need: int
    black: int

    def thrown(self) -> tuple[int, ...]:
        return (self.black,)

    def text(self) -> Text:
        return text("iron-log-on-target", hex=HEXES.argument(self.hex), need=self.need)


class Missed(Event, frozen=True, tag="missed"):
    """DRIFT-03 The black die is too low: the marker moves so many hexes."""

    rule: ClassVar = "DRIFT-03"
    label: ClassVar = "drifts"
    need: int
    black: int

    def thrown(self) -> tuple[int, ...]:
        return (self.black,)

    def text(self) -> Text:
        return text("iron-log-missed", need=self.need, count=self.black)


class Drifted(Event, frozen=True, tag="drifted"):
    """DRIFT-04 Where it comes to rest, -1 off the map (STRAT-13)."""

    rule: ClassVar = "DRIFT-04"
    hex: int
    red: int

    def thrown(self) -> tuple[int, ...]:
        return (self.red,)

    def result(self) -> str:
        return f"drift_{self.red}"

    def text(self) -> Text:
        direction = f"@iron-direction-{self.red}"
        if self.hex < 0:
            return text("iron-log-drifted-off", direction=direction)
        return text("iron-log-drifted", direction=direction, hex=HEXES.argument(self.hex))


# --- what it does -----------------------------------------------------------------------------------------------------


class NoEffect(Event, frozen=True, tag="no_effect"):
    """A step of a card that nothing on the map answers to."""

    rule: ClassVar = "STRAT-06"
    card: int

    def text(self) -> Text:
        return text("iron-log-no-effect", card=card_arg(self.card))


class CardRemoved(Event, frozen=True, tag="card_removed"):
    """A card that another card, or a round, takes out of the game."""

    rule: ClassVar = "STRAT-04"
    card: int

    def text(self) -> Text:
        return text("iron-log-card-removed", card=card_arg(self.card))


class PoolCut(Event, frozen=True, tag="pool_cut"):
    rule: ClassVar = "CMD-09"
    side: int
    count: int

    def text(self) -> Text:
        return text("iron-log-pool-cut", side=side_arg(self.side), count=self.count)


class CommandGained(Event, frozen=True, tag="command_gained"):
    rule: ClassVar = "STRAT-01"
    side: int
    count: int

    def text(self) -> Text:
        return text("iron-log-command-gained", side=side_arg(self.side), count=self.count)


class Refreshed(Event, frozen=True, tag="refreshed"):
    rule: ClassVar = "ACT-06"
    unit: int

    def text(self) -> Text:
        return text("iron-log-refreshed", unit=UNITS.argument(self.unit))


class Concealed(Event, frozen=True, tag="concealed"):
    rule: ClassVar = "CONC-01"
    unit: int

    def text(self) -> Text:
        return text("iron-log-concealed", unit=UNITS.argument(self.unit))


class Rallied(Event, frozen=True, tag="rallied"):
    """A squad loses its pinned or disrupted marker."""

    rule: ClassVar = "STRAT-02"
    unit: int

    def text(self) -> Text:
        return text("iron-log-rallied", unit=UNITS.argument(self.unit))


class Repaired(Event, frozen=True, tag="repaired"):
    """DMG-09"""

    rule: ClassVar = "DMG-09"
    unit: int
    harm: int  # what is left

    def text(self) -> Text:
        return text("iron-log-repaired", unit=UNITS.argument(self.unit), damage=self.harm)


class FigureAdded(Event, frozen=True, tag="figure_added"):
    rule: ClassVar = "COMP-03"
    unit: int

    def text(self) -> Text:
        return text("iron-log-figure-added", unit=UNITS.argument(self.unit))


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    """A card lays a marker: an entrenchment or a minefield."""

    rule: ClassVar = "COMP-01"
    marker: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-card-placed", marker=OBSTACLE_NAMES.argument(self.marker), hex=HEXES.argument(self.hex))


class MarkerRemoved(Event, frozen=True, tag="marker_removed"):
    """A card removes a marker; the squad that was in it, -1 for none."""

    rule: ClassVar = "COMP-01"
    marker: int
    hex: int
    unit: int = -1

    def text(self) -> Text:
        marker, hex_ = OBSTACLE_NAMES.argument(self.marker), HEXES.argument(self.hex)
        if self.unit < 0:
            return text("iron-log-card-cleared", marker=marker, hex=hex_)
        return text("iron-log-card-evicted", marker=marker, hex=hex_, unit=UNITS.argument(self.unit))


class SmokeLaid(Event, frozen=True, tag="smoke_laid"):
    rule: ClassVar = "FORT-19"
    hex: int

    def text(self) -> Text:
        return text("iron-log-smoke", hex=HEXES.argument(self.hex))


class TruckPaid(Event, frozen=True, tag="truck_paid"):
    """STRAT-16 The truck of a new squad is paid for."""

    rule: ClassVar = "STRAT-16"
    side: int
    cost: int

    def text(self) -> Text:
        return text("iron-log-truck-paid", side=side_arg(self.side), cost=self.cost)
