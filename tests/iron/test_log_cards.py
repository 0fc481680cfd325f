"""The log of the strategy cards: the message and the rule of each line, its dice, and what it comes to."""

import pytest

from grognard.games.iron import events_cards as cards
from grognard.games.iron.actions import OBSTACLES
from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, UNITS
from grognard.kernel import Event

US, DE = range(2)
A, TANK = UNITS.index("us-1-1"), UNITS.index("us-sherman-1")
HEX, CARD, DECK = HEXES.index("0305"), CARDS.index("blitz-1"), DECK_NAMES.index("morale_1")
MINES, PILLBOX = OBSTACLES.index("minefield"), OBSTACLES.index("pillbox")
BLITZ = "card=@iron-card-blitz-1"


@pytest.mark.parametrize(
    ("event", "rule", "words"),
    [
        (cards.CardDrawn(US, CARD), "STAT-01", f"iron-log-drawn side=@side-us {BLITZ}"),
        (
            cards.CardPeeked(DE, DECK, CARD, 2, "OPS-05"),
            "OPS-05",
            f"iron-log-peeked side=@side-de deck=@iron-deck-morale_1 {BLITZ}",
        ),
        (
            cards.CardPeeked(DE, DECK, -1, 0, "STRAT-06"),
            "STRAT-06",
            "iron-log-peeked side=@side-de deck=@iron-deck-morale_1 card=@iron-card-hidden",
        ),
        (cards.CardTaken(DE, CARD), "STRAT-06", f"iron-log-taken side=@side-de {BLITZ}"),
        (cards.CardActivated(DE, CARD, 2), "STRAT-01", f"iron-log-activated side=@side-de {BLITZ} cost=2"),
        (
            cards.CardTriedAgain(DE, CARD, shot=False),
            "STRAT-08",
            f"iron-log-tried-again side=@side-de {BLITZ}",
        ),
        (cards.CardTriedAgain(DE, CARD, shot=True), "STRAT-08", f"iron-log-fired-again side=@side-de {BLITZ}"),
        (cards.ContactRolled(CARD, 3, 1, made=True), "STRAT-07", f"iron-log-contact {BLITZ} bonus=1"),
        (cards.ContactRolled(CARD, 3, 0, made=False), "STRAT-07", f"iron-log-no-contact {BLITZ} bonus=0"),
        (cards.CardStays(CARD), "STRAT-03", f"iron-log-stays {BLITZ}"),
        (cards.TargetMarked(CARD, HEX), "STRAT-09", f"iron-log-marked {BLITZ} hex=0305"),
        (cards.CardRegistered(CARD, HEX), "TIME-05", f"iron-log-registered {BLITZ} hex=0305"),
        (cards.OnTarget(HEX, 4, 5), "DRIFT-02", "iron-log-on-target hex=0305 need=4"),
        (cards.Missed(4, 3), "DRIFT-03", "iron-log-missed need=4 count=3"),
        (cards.Drifted(HEX, 2), "DRIFT-04", "iron-log-drifted direction=@iron-direction-2 hex=0305"),
        (cards.Drifted(-1, 6), "DRIFT-04", "iron-log-drifted-off direction=@iron-direction-6"),
        (cards.Drifted(0, 1), "DRIFT-04", "iron-log-drifted direction=@iron-direction-1 hex=0000"),
        (cards.NoEffect(CARD), "STRAT-06", f"iron-log-no-effect {BLITZ}"),
        (cards.CardRemoved(CARD), "STRAT-04", f"iron-log-card-removed {BLITZ}"),
        (cards.PoolCut(US, 4), "CMD-09", "iron-log-pool-cut side=@side-us count=4"),
        (cards.CommandGained(US, 2), "STRAT-01", "iron-log-command-gained side=@side-us count=2"),
        (cards.Refreshed(A), "ACT-06", "iron-log-refreshed unit=@iron-us-1-1"),
        (cards.Concealed(A), "CONC-01", "iron-log-concealed unit=@iron-us-1-1"),
        (cards.Rallied(A), "STRAT-02", "iron-log-rallied unit=@iron-us-1-1"),
        (cards.Repaired(TANK, 1), "DMG-09", "iron-log-repaired unit=@iron-us-sherman-1 damage=1"),
        (cards.FigureAdded(A), "COMP-03", "iron-log-figure-added unit=@iron-us-1-1"),
        (
            cards.MarkerPlaced(MINES, HEX),
            "COMP-01",
            "iron-log-card-placed marker=@iron-marker-minefield hex=0305",
        ),
        (
            cards.MarkerRemoved(MINES, HEX),
            "COMP-01",
            "iron-log-card-cleared marker=@iron-marker-minefield hex=0305",
        ),
        (
            cards.MarkerRemoved(PILLBOX, HEX, A),
            "COMP-01",
            "iron-log-card-evicted marker=@iron-marker-pillbox hex=0305 unit=@iron-us-1-1",
        ),
        (cards.SmokeLaid(HEX), "FORT-19", "iron-log-smoke hex=0305"),
        (cards.TruckPaid(US, 2), "STRAT-16", "iron-log-truck-paid side=@side-us cost=2"),
    ],
)
def test_the_words_and_the_rule_of_a_line(event: Event, rule: str, words: str) -> None:
    assert (event.cite(), str(event.text())) == (rule, words)


def test_the_dice_that_are_shown() -> None:
    assert cards.ContactRolled(CARD, 3, 1, made=True).thrown() == (3,)
    assert cards.OnTarget(HEX, 4, 5).thrown() == (5,)
    assert cards.Missed(4, 3).thrown() == (3,)
    assert cards.Drifted(HEX, 2).thrown() == (2,)


def test_what_a_roll_comes_to() -> None:
    assert cards.ContactRolled(CARD, 3, 1, made=True).result() == "contact"
    assert cards.ContactRolled(CARD, 3, 1, made=False).result() == "no_contact"
    assert cards.Drifted(HEX, 2).result() == "drift_2"
    assert (cards.OnTarget.label, cards.Missed.label) == ("on_target", "drifts")


def test_a_card_looked_at_in_secret_is_told_to_those_who_know() -> None:
    event = cards.CardPeeked(DE, DECK, CARD, 0b1010, "OPS-05")
    hidden = cards.CardPeeked(DE, DECK, -1, 0, "OPS-05")
    assert [event.seen_by(seat) for seat in (-1, 0, 1, 2, 3)] == [hidden, hidden, event, hidden, event]
