"""The actions of Tigers in the Mist: a verb and at most one unit, place or number. Made once; indexed by it."""

from typing import ClassVar

from grognard.games.tigers.board import MOST_BID, MOST_SP, PLACES, UNITS
from grognard.games.tigers.schema import SIDES
from grognard.kernel import Action, Grammar, Names

POINTS = Names("number", [f"{half / 2:g}" for half in range(MOST_BID + 1)])
HIT_COUNTS = Names("hits", [str(count) for count in range(MOST_SP + 1)])
SIDE_NAMES = Names("side", SIDES, "@side-")


# Bidding


class BidGerman(Action, frozen=True, tag="bid_german"):
    """Points that a seat would give to play the Germans, in halves (OPT-WBC)."""

    names: ClassVar = (POINTS,)
    secret: ClassVar = True
    points: int


class BidAllied(Action, frozen=True, tag="bid_allied"):
    """Points that a seat would give to play the Allies, in halves (OPT-WBC)."""

    names: ClassVar = (POINTS,)
    secret: ClassVar = True
    points: int


# Reinforcements


class Enter(Action, frozen=True, tag="enter"):
    """Take a reinforcement in hand to choose its zone (11.11, 11.14)."""

    names: ClassVar = (UNITS,)
    unit: int


class Arrive(Action, frozen=True, tag="arrive"):
    """All other reinforcements come in where they are printed (11.11)."""


class To(Action, frozen=True, tag="to"):
    """The next place of a move, the zone of a reinforcement, the far end of a bridge."""

    names: ClassVar = (PLACES,)
    place: int


# Movement


class Move(Action, frozen=True, tag="move"):
    """Take a unit in hand to move it (8.21)."""

    names: ClassVar = (UNITS,)
    unit: int


class With(Action, frozen=True, tag="with"):
    """Another unit that moves in the stack (8.21)."""

    names: ClassVar = (UNITS,)
    unit: int


class Apart(Action, frozen=True, tag="apart"):
    """After a demolition, a unit leaves the stack and goes its own way (8.42)."""

    names: ClassVar = (UNITS,)
    unit: int


class Stop(Action, frozen=True, tag="stop"):
    """End the move of the units in hand."""


class Entrench(Action, frozen=True, tag="entrench"):
    """A unit digs in (8.51)."""

    names: ClassVar = (UNITS,)
    unit: int


class Special(Action, frozen=True, tag="special"):
    """Place the special forces (14.12)."""


class Restrict(Action, frozen=True, tag="restrict"):
    """The effect on movement (14.22)."""


class Sabotage(Action, frozen=True, tag="sabotage"):
    """The effect on demolition (14.23)."""


class Disrupt(Action, frozen=True, tag="disrupt"):
    """The effect on combat (14.24)."""


class End(Action, frozen=True, tag="end"):
    """The movement part of the impulse is over (8.39)."""

    final: ClassVar = True


class Blow(Action, frozen=True, tag="blow"):
    """A unit tries to demolish the bridge that is about to be crossed (8.41)."""

    names: ClassVar = (UNITS,)
    unit: int


class Hold(Action, frozen=True, tag="hold"):
    """No attempt at the bridge (8.41)."""


class Remove(Action, frozen=True, tag="remove"):
    """A unit too many in its area (7.2)."""

    names: ClassVar = (UNITS,)
    unit: int


# Combat


class Battle(Action, frozen=True, tag="battle"):
    """The next battle (9.39)."""

    names: ClassVar = (PLACES,)
    place: int


class Join(Action, frozen=True, tag="join"):
    """A unit that began the impulse in the area attacks too (9.13)."""

    names: ClassVar = (UNITS,)
    unit: int


class Attack(Action, frozen=True, tag="attack"):
    """The battle begins with the attackers named so far (9.13)."""


class Close(Action, frozen=True, tag="close"):
    """No further battle (9.13)."""

    final: ClassVar = True


class Aim(Action, frozen=True, tag="aim"):
    """The target of an artillery shot (9.46)."""

    names: ClassVar = (UNITS,)
    unit: int


class Fire(Action, frozen=True, tag="fire"):
    """The next unit whose fire is allocated, among those of equal quality (9.57)."""

    names: ClassVar = (UNITS,)
    unit: int


class At(Action, frozen=True, tag="at"):
    """The target of a unit's fire (9.52)."""

    names: ClassVar = (UNITS,)
    unit: int


# Bridges


class Build(Action, frozen=True, tag="build"):
    """An engineer tries to build a bridge (10.11)."""

    names: ClassVar = (UNITS,)
    unit: int


class Finish(Action, frozen=True, tag="finish"):
    """No further attempt to build in this impulse (10.1)."""

    final: ClassVar = True


# The outcomes of chance


class Hits(Action, frozen=True, tag="hits"):
    """How many of the dice succeed (1.0)."""

    names: ClassVar = (HIT_COUNTS,)
    count: int


class Wins(Action, frozen=True, tag="wins"):
    """The die that settles equal bids: the seat that has the side it bid for (OPT-WBC)."""

    names: ClassVar = (SIDE_NAMES,)
    seat: int


BID_GERMAN: list[BidGerman] = BidGerman.every()
BID_ALLIED: list[BidAllied] = BidAllied.every()
ENTER: list[Enter] = Enter.every()
TO: list[To] = To.every()
MOVE: list[Move] = Move.every()
WITH: list[With] = With.every()
APART: list[Apart] = Apart.every()
ENTRENCH: list[Entrench] = Entrench.every()
BLOW: list[Blow] = Blow.every()
REMOVE: list[Remove] = Remove.every()
BATTLE: list[Battle] = Battle.every()
JOIN: list[Join] = Join.every()
AIM: list[Aim] = Aim.every()
FIRE: list[Fire] = Fire.every()
AT: list[At] = At.every()
BUILD: list[Build] = Build.every()
HITS: list[Hits] = Hits.every()
WINS: list[Wins] = Wins.every()
ARRIVE, STOP, SPECIAL, END, HOLD, ATTACK, CLOSE, FINISH = (
    Arrive(), Stop(), Special(), End(), Hold(), Attack(), Close(), Finish(),
)  # fmt: skip
EFFECTS = (Restrict(), Sabotage(), Disrupt())  # in the order of 14.21

CHOICES = (
    BidGerman, BidAllied, Enter, Arrive, To, Move, With, Apart, Stop, Entrench, Special, Restrict, Sabotage, Disrupt,
    End, Blow, Hold, Remove, Battle, Join, Attack, Close, Aim, Fire, At, Build, Finish,
)  # fmt: skip
GRAMMAR = Grammar((*CHOICES, Hits, Wins))
