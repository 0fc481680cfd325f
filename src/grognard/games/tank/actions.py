"""The actions of Tank on Tank: a verb and at most one unit, hex or facing. Made once; the lists are indexed by it."""

from typing import ClassVar

from grognard.games.tank.board import FACINGS, HEXES, UNITS
from grognard.games.tank.schema import SIDES
from grognard.kernel import Action, Grammar, Names

TOTALS = Names("total", [str(total) for total in range(13)])
CHITS = Names("chit", [str(value) for value in range(5)])
SIDE_NAMES = Names("side", SIDES, "@side-")


class Place(Action, frozen=True, tag="place"):
    """Set-up: take a unit in hand (11.0c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Ace(Action, frozen=True, tag="ace"):
    """Set-up: name the Ace (11.3c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Move(Action, frozen=True, tag="move"):
    """Spend an AP to move a unit (7.0a), or pick the next unit of a leader's group (7.1c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Enter(Action, frozen=True, tag="enter"):
    """Spend an AP to bring a waiting unit onto the map (8.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class To(Action, frozen=True, tag="to"):
    """The next hex of the unit in hand: a step (8.0a), the entry hex (8.1b) or where it is set up (11.0c)."""

    names: ClassVar = (HEXES,)
    hex: int


class Leave(Action, frozen=True, tag="leave"):
    """The last step leaves the map (8.2)."""


class Face(Action, frozen=True, tag="face"):
    """The facing that ends a move, an entry, an advance or a placement (5.0a, 8.0h)."""

    names: ClassVar = (FACINGS,)
    facing: int


class Done(Action, frozen=True, tag="done"):
    """The rest of a leader's group stays where it is (7.1c)."""


class Fire(Action, frozen=True, tag="fire"):
    """Choose the enemy unit to fire at (7.0b)."""

    names: ClassVar = (UNITS,)
    target: int


class With(Action, frozen=True, tag="with"):
    """Add a firing unit (9.0b)."""

    names: ClassVar = (UNITS,)
    unit: int


class Shoot(Action, frozen=True, tag="shoot"):
    """Everybody who fires has been named: roll (9.4a)."""


class Reroll(Action, frozen=True, tag="reroll"):
    """The Ace rolls again (9.5a)."""


class Keep(Action, frozen=True, tag="keep"):
    """The Ace lets the miss stand (9.5a)."""


class Advance(Action, frozen=True, tag="advance"):
    """Infantry moves into the emptied hex (10.4a)."""

    names: ClassVar = (UNITS,)
    unit: int


class Stay(Action, frozen=True, tag="stay"):
    """No infantry advances (10.4b)."""


class Promote(Action, frozen=True, tag="promote"):
    """Spend an AP to make a unit a leader (7.2)."""

    names: ClassVar = (UNITS,)
    unit: int


class EndPhase(Action, frozen=True, tag="end"):
    """Stop before the AP run out (6.0g)."""

    final: ClassVar = True


# The outcomes of chance


class Begins(Action, frozen=True, tag="begins"):
    """The die that says who plays first (11.1a)."""

    names: ClassVar = (SIDE_NAMES,)
    side: int


class Chit(Action, frozen=True, tag="chit"):
    """The AP chit that was drawn (6.0c)."""

    names: ClassVar = (CHITS,)
    value: int


class Roll(Action, frozen=True, tag="roll"):
    """The sum of two dice (9.4a)."""

    names: ClassVar = (TOTALS,)
    total: int


class Lasts(Action, frozen=True, tag="lasts"):
    """Solitaire: one more AP (6.1b)."""


class Ends(Action, frozen=True, tag="ends"):
    """Solitaire: the die ends the phase (6.1b)."""


PLACE, ACE, MOVE, ENTER, FIRE = Place.every(), Ace.every(), Move.every(), Enter.every(), Fire.every()
WITH, ADVANCE, PROMOTE, TO, FACE = With.every(), Advance.every(), Promote.every(), To.every(), tuple(Face.every())
LEAVE, DONE, SHOOT, REROLL, KEEP, STAY, END_PHASE = Leave(), Done(), Shoot(), Reroll(), Keep(), Stay(), EndPhase()
BEGINS, CHIT, ROLL, LASTS, ENDS = Begins.every(), Chit.every(), Roll.every(), Lasts(), Ends()

CHOICES = (
    Place, Ace, Move, Enter, To, Leave, Face, Done, Fire, With, Shoot, Reroll, Keep, Advance, Stay, Promote, EndPhase
)  # fmt: skip
GRAMMAR = Grammar((*CHOICES, Begins, Chit, Roll, Lasts, Ends))
