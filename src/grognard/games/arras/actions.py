"""The actions of Arras: a verb and at most one unit, place, group or number. Made once; the lists are indexed by it."""

from typing import ClassVar

from grognard.games.arras.board import GROUPS, MOST_BIDS, PLACES, UNITS
from grognard.games.arras.schema import SIDES
from grognard.kernel import Action, Grammar, Names

BIDS = Names("number", [str(bid) for bid in range(MOST_BIDS)])
FACES = Names("die", [str(face) for face in range(7)])
LEAST_MARGIN = -16  # two dice against three
MARGINS = Names("margin", [str(margin) for margin in range(LEAST_MARGIN, 17)])
SIDE_NAMES = Names("side", SIDES, "@side-")


# Bidding and set-up


class Bid(Action, frozen=True, tag="bid"):
    """A secret number of VP (14.1.1)."""

    names: ClassVar = (BIDS,)
    secret: ClassVar = True
    points: int


class Place(Action, frozen=True, tag="place"):
    """Set-up: take a group in hand (12.2)."""

    names: ClassVar = (GROUPS,)
    group: int


class Enter(Action, frozen=True, tag="enter"):
    """Take an arriving unit in hand (13.0-a)."""

    names: ClassVar = (UNITS,)
    unit: int


class Wait(Action, frozen=True, tag="wait"):
    """The other units stay beside the map until a later turn (13.0-a)."""

    final: ClassVar = True


class To(Action, frozen=True, tag="to"):
    """The place where a group or a unit goes."""

    names: ClassVar = (PLACES,)
    place: int


# The impulse


class Move(Action, frozen=True, tag="move"):
    """Activate a unit for movement (5.0)."""

    names: ClassVar = (UNITS,)
    unit: int


class Stop(Action, frozen=True, tag="stop"):
    """End the move of the unit in hand (5.1)."""


class Assault(Action, frozen=True, tag="assault"):
    """Resolve the assault of the units that entered a place (5.2.1)."""

    names: ClassVar = (PLACES,)
    place: int


class Fight(Action, frozen=True, tag="fight"):
    """Assault the enemies in a contested place with units that began the impulse there (5.2.1-a)."""

    names: ClassVar = (PLACES,)
    place: int


class Bombard(Action, frozen=True, tag="bombard"):
    """Bombard with an artillery unit (7.0)."""

    names: ClassVar = (UNITS,)
    unit: int


class Target(Action, frozen=True, tag="target"):
    """The sector that a gun bombards (7.0-b)."""

    names: ClassVar = (PLACES,)
    place: int


class Open(Action, frozen=True, tag="open"):
    """Bombard with the guns named so far (7.0-a)."""


class Refresh(Action, frozen=True, tag="refresh"):
    """Use the Advantage to turn Spent units in a place Fresh (9.3)."""

    names: ClassVar = (PLACES,)
    place: int


class Freshen(Action, frozen=True, tag="freshen"):
    """A unit that the Advantage turns Fresh (9.3)."""

    names: ClassVar = (UNITS,)
    unit: int


class End(Action, frozen=True, tag="end"):
    """The impulse is over (5.0)."""


class Pass(Action, frozen=True, tag="pass"):
    """Give up the Initiative (4.3-a)."""

    final: ClassVar = True


# The assault


class Point(Action, frozen=True, tag="point"):
    """The Point Unit (6.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class With(Action, frozen=True, tag="with"):
    """Another unit that takes part in an assault from within (5.2.1-a)."""

    names: ClassVar = (UNITS,)
    unit: int


class Attack(Action, frozen=True, tag="attack"):
    """The attackers named so far assault (6.1)."""


class Forward(Action, frozen=True, tag="forward"):
    """The Forward Unit (6.3-A, 7.3)."""

    names: ClassVar = (UNITS,)
    unit: int


class Air(Action, frozen=True, tag="air"):
    """Support by an air marker (8.3)."""


class Guns(Action, frozen=True, tag="guns"):
    """Support by an artillery unit (8.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Alone(Action, frozen=True, tag="alone"):
    """No combat support (8.0)."""


class Reroll(Action, frozen=True, tag="reroll"):
    """Use the Advantage to have the dice rolled again (9.1, 9.4)."""


class Release(Action, frozen=True, tag="release"):
    """Use the Advantage to release a group (9.4-a, if the tables say so)."""


class Stand(Action, frozen=True, tag="stand"):
    """Let the dice stand."""


# Losses and retreats


class Spend(Action, frozen=True, tag="spend"):
    """A Fresh unit turns Spent (6.4.2.a-1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Eliminate(Action, frozen=True, tag="eliminate"):
    """A unit is eliminated (6.4.2.a-1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Retreat(Action, frozen=True, tag="retreat"):
    """A Spent unit retreats for casualty points (6.4.2.a-1), or is the next to go (6.6.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """A defender retreats by choice (6.6.3)."""

    names: ClassVar = (UNITS,)
    unit: int


class Hold(Action, frozen=True, tag="hold"):
    """The other defenders stay."""


# The end of the turn


class Extend(Action, frozen=True, tag="extend"):
    """Use the Advantage to begin the combat phase again (9.2)."""


class Close(Action, frozen=True, tag="close"):
    """Let the combat phase end."""


class Return(Action, frozen=True, tag="return"):
    """An eliminated unit comes back (10.1, 10.2)."""

    names: ClassVar = (UNITS,)
    unit: int


class Pay(Action, frozen=True, tag="pay"):
    """The eliminated unit that is removed for good in exchange (10.1-a)."""

    names: ClassVar = (UNITS,)
    unit: int


class Finish(Action, frozen=True, tag="finish"):
    """Nobody else comes back this turn (10.0)."""

    final: ClassVar = True


# The outcomes of chance


class Die(Action, frozen=True, tag="die"):
    """One die."""

    names: ClassVar = (FACES,)
    face: int


class Margin(Action, frozen=True, tag="margin"):
    """By how much one side's dice beat the other's; an index of MARGINS."""

    names: ClassVar = (MARGINS,)
    index: int

    @property
    def value(self) -> int:
        return self.index + LEAST_MARGIN


class Wins(Action, frozen=True, tag="wins"):
    """The die that settles equal bids: the first seat or the second plays the Allies (14.1.2)."""

    names: ClassVar = (SIDE_NAMES,)
    seat: int


BID: list[Bid] = Bid.every()
PLACE: list[Place] = Place.every()
ENTER: list[Enter] = Enter.every()
TO: list[To] = To.every()
MOVE: list[Move] = Move.every()
ASSAULT: list[Assault] = Assault.every()
FIGHT: list[Fight] = Fight.every()
BOMBARD: list[Bombard] = Bombard.every()
TARGET: list[Target] = Target.every()
REFRESH: list[Refresh] = Refresh.every()
FRESHEN: list[Freshen] = Freshen.every()
POINT: list[Point] = Point.every()
WITH: list[With] = With.every()
FORWARD: list[Forward] = Forward.every()
GUNS: list[Guns] = Guns.every()
SPEND: list[Spend] = Spend.every()
ELIMINATE: list[Eliminate] = Eliminate.every()
RETREAT: list[Retreat] = Retreat.every()
WITHDRAW: list[Withdraw] = Withdraw.every()
RETURN: list[Return] = Return.every()
PAY: list[Pay] = Pay.every()
DIE: list[Die] = Die.every()
MARGIN: list[Margin] = Margin.every()
WINS: list[Wins] = Wins.every()
WAIT, STOP, OPEN, END, PASS, ATTACK, AIR, ALONE = Wait(), Stop(), Open(), End(), Pass(), Attack(), Air(), Alone()
REROLL, RELEASE, STAND, HOLD, EXTEND, CLOSE, FINISH = Reroll(), Release(), Stand(), Hold(), Extend(), Close(), Finish()

CHOICES = (
    Bid, Place, Enter, Wait, To, Move, Stop, Assault, Fight, Bombard, Target, Open, Refresh, Freshen, End, Pass,
    Point, With, Attack, Forward, Air, Guns, Alone, Reroll, Release, Stand, Spend, Eliminate, Retreat, Withdraw, Hold,
    Extend, Close, Return, Pay, Finish,
)  # fmt: skip
GRAMMAR = Grammar((*CHOICES, Die, Margin, Wins))


def margin(value: int) -> Margin:
    """The outcome of a margin."""
    return MARGIN[value - LEAST_MARGIN]
