"""Strategy cards of Tide of Iron by hand: bought in a command phase, played as an action, brought down on a hex."""

from typing import Any

from grognard.games.iron.command import FIRST, CommandPhase
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import IronState
from grognard.games.iron.turn import CLEARING, Course
from grognard.kernel import Event
from tests.iron.position import ask, bare, do, position

FAR = "us-2-9@1714:r1 de-2-9@1700:r1"  # somebody on either side, away from everything

# The scenario in which a side has a deck
DECKS = {
    "artillery_1": ("liberation", "us"),
    "artillery_2": ("silence_the_guns", "us"),
    "us_air_support_1": ("mortain_ridge", "us"),
    "us_reinforcements_1": ("breaking_point", "us"),
    "de_reinforcements_1": ("breaking_point", "de"),
    "command_1": ("breaking_point", "de"),
    "morale_1": ("breaking_point", "us"),
    "supply_1": ("silence_the_guns", "us"),
    "ground_support_1": ("liberation", "de"),
}


def purse(side: str, command: int) -> tuple[int, int]:
    return (command, 0) if side == "us" else (0, command)


def acting(deck: str, units: str, cards: str, command: int, **more: Any) -> IronState:
    """An action turn of the side that has a deck, with these cards in its headquarters and so much command."""
    scenario, side = DECKS[deck]
    piles = " ".join(f"{name}=hq" for name in cards.split())
    more = {"scenario": scenario, "command": purse(side, command), **more}
    return position(f"{units} {FAR}", side=side, cards=piles, **more)


def buying(deck: str, units: str, cards: str, command: int, *, extra: str = "", **more: Any) -> IronState:
    """The spending of the side that has a deck; ``extra``: cards elsewhere (``blitz-1=play``)."""
    scenario, side = DECKS[deck]
    piles = " ".join(f"{name}=hq" for name in cards.split()) + f" {extra}"
    more = {"scenario": scenario, "command": purse(side, command), "initiative": side, **more}
    return spending(bare(f"{units} {FAR}", cards=piles, **more))


def spending(state: IronState) -> IronState:
    """Step 3 of the command phase, to its first question."""
    return ask(state, Course(CLEARING), CommandPhase(FIRST))


def shoot(state: IronState, card: str, target: str, contact: int = 6, black: int = 6) -> list[Event]:
    """A card is activated, contact is made, the target marked; the black die of the drift."""
    return do(state, f"play {card}", f"die {contact}", f"mark {target}", f"die {black}")


def command_of(state: IronState, side: str) -> int:
    return state.command[SIDES.index(side)]
