"""The actions of The Deadly Woods: a verb and at most one unit, hex, asset or chit. Made once; indexed by it."""

from typing import Any, ClassVar

from grognard.games.woods.board import ARMY_NAMES, ASSETS, BRIDGES, CHITS, FORMATIONS, HEXES, UNITS
from grognard.kernel import Action, Grammar, Names

FACES = Names("die", [str(face) for face in range(1, 7)])

# Chits and rounds


class Play(Action, frozen=True, tag="play"):
    """The chit that opens the turn (4.3a)."""

    names: ClassVar = (CHITS,)
    chit: int


class Put(Action, frozen=True, tag="put"):
    """The army chit that goes into the cup, in secret (17.0b, c, d)."""

    names: ClassVar = (CHITS,)
    secret: ClassVar = True
    chit: int


class Swap(Action, frozen=True, tag="swap"):
    """Play the Reinforcement chit of the hand instead of the one drawn (14.8.2)."""


class Keep(Action, frozen=True, tag="keep"):
    """Play the chit that was drawn; leave a result as it is (11.3.3d)."""


class Movement(Action, frozen=True, tag="movement"):
    """Play the chit as a movement round (14.4a, 14.9c)."""


class Combat(Action, frozen=True, tag="combat"):
    """Play the chit as a combat round (14.4a, 14.9c)."""


class Army(Action, frozen=True, tag="army"):
    """The army zone whose units act (14.6b)."""

    names: ClassVar = (ARMY_NAMES,)
    army: int


class Formation(Action, frozen=True, tag="formation"):
    """A formation that acts (14.7)."""

    names: ClassVar = (FORMATIONS,)
    formation: int


class Patton(Action, frozen=True, tag="patton"):
    """III Corps acts (14.9b)."""


class Monty(Action, frozen=True, tag="monty"):
    """The British and VII Corps act (14.9c)."""


class React(Action, frozen=True, tag="react"):
    """Play the second Reaction 3 now (14.3.1b)."""


class Wait(Action, frozen=True, tag="wait"):
    """Hold it for later."""


# Assets, replacements, reinforcements


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take an engineer off the map (12.4.1d)."""

    names: ClassVar = (ASSETS,)
    asset: int


class Deploy(Action, frozen=True, tag="deploy"):
    """Take an engineer in hand to place it (12.4.1c)."""

    names: ClassVar = (ASSETS,)
    asset: int


class Motorize(Action, frozen=True, tag="motorize"):
    """Put the German Motorized marker on a unit (12.6a)."""

    names: ClassVar = (UNITS,)
    unit: int


class Pass(Action, frozen=True, tag="pass"):
    """Place nothing, spend nothing more."""

    final: ClassVar = True


class Restore(Action, frozen=True, tag="restore"):
    """A replacement gives a unit a step (13.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Rebuild(Action, frozen=True, tag="rebuild"):
    """A replacement brings an eliminated unit back (13.2.2c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Defer(Action, frozen=True, tag="defer"):
    """A III Corps unit comes one chit later, in zone D (14.8.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class Depart(Action, frozen=True, tag="depart"):
    """The SS divisions leave (12.10d)."""


class Cancel(Action, frozen=True, tag="cancel"):
    """The SS divisions stay (12.10e)."""


# Movement


class Move(Action, frozen=True, tag="move"):
    """Take a unit in hand to move it (10.2)."""

    names: ClassVar = (UNITS,)
    unit: int


class Abandon(Action, frozen=True, tag="abandon"):
    """An armour unit out of supply leaves its tanks behind, to move (8.3c)."""

    names: ClassVar = (UNITS,)
    unit: int


class To(Action, frozen=True, tag="to"):
    """The next hex of a move or retreat, or the hex where something is placed."""

    names: ClassVar = (HEXES,)
    hex: int


class Drive(Action, frozen=True, tag="drive"):
    """The infantry in hand moves as motorized (10.5)."""


class Stop(Action, frozen=True, tag="stop"):
    """End the move of the unit in hand, or the advance."""


class Demolish(Action, frozen=True, tag="demolish"):
    """Take an engineer in hand to blow up a bridge (10.6.1a)."""

    names: ClassVar = (ASSETS,)
    asset: int


class Blow(Action, frozen=True, tag="blow"):
    """Destroy a bridge, or roll for it (10.6.1)."""

    names: ClassVar = (BRIDGES,)
    bridge: int


class Cover(Action, frozen=True, tag="cover"):
    """The unit that held the door for a withdrawal (10.3c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Hold(Action, frozen=True, tag="hold"):
    """Leave the bridge as it is."""


class End(Action, frozen=True, tag="end"):
    """End the movement, or the attacks, of the round."""

    final: ClassVar = True


class Remove(Action, frozen=True, tag="remove"):
    """Eliminate a unit that is too many in its hex (6.2e)."""

    names: ClassVar = (UNITS,)
    unit: int


# Combat


class Attack(Action, frozen=True, tag="attack"):
    """The hex that is attacked (11.1b)."""

    names: ClassVar = (HEXES,)
    hex: int


class Join(Action, frozen=True, tag="join"):
    """A unit that attacks (11.1b)."""

    names: ClassVar = (UNITS,)
    unit: int


class Strike(Action, frozen=True, tag="strike"):
    """All attackers are named (11.3.1a)."""


class Support(Action, frozen=True, tag="support"):
    """An artillery or Nebelwerfer adds its strength (12.2, 12.3)."""

    names: ClassVar = (ASSETS,)
    asset: int


class Double(Action, frozen=True, tag="double"):
    """A Nebelwerfer adds twice its strength and is away for two turns (12.2g)."""

    names: ClassVar = (ASSETS,)
    asset: int


class Plus(Action, frozen=True, tag="plus"):
    """Add 2 to the die (16.1)."""


class Ready(Action, frozen=True, tag="ready"):
    """No more support."""


class Convert(Action, frozen=True, tag="convert"):
    """Change a retreat into a loss for both (11.3.3d)."""


class Lose(Action, frozen=True, tag="lose"):
    """The unit that loses a step (11.3.3c)."""

    names: ClassVar = (UNITS,)
    unit: int


class Stand(Action, frozen=True, tag="stand"):
    """An airborne unit loses a step, and nobody retreats (11.4.1)."""

    names: ClassVar = (UNITS,)
    unit: int


class FallBack(Action, frozen=True, tag="fall_back"):
    """Retreat as the result says."""


class Retreat(Action, frozen=True, tag="retreat"):
    """Take a unit in hand that must retreat (11.4)."""

    names: ClassVar = (UNITS,)
    unit: int


class Advance(Action, frozen=True, tag="advance"):
    """An attacker enters the hex (11.5)."""

    names: ClassVar = (UNITS,)
    unit: int


# Chance


class Die(Action, frozen=True, tag="die"):
    names: ClassVar = (FACES,)
    face: int


class Draw(Action, frozen=True, tag="draw"):
    names: ClassVar = (CHITS,)
    chit: int


PLAY: list[Play] = Play.every()
PUT: list[Put] = Put.every()
ARMY: list[Army] = Army.every()
FORMATION: list[Formation] = Formation.every()
WITHDRAW: list[Withdraw] = Withdraw.every()
DEPLOY: list[Deploy] = Deploy.every()
MOTORIZE: list[Motorize] = Motorize.every()
RESTORE: list[Restore] = Restore.every()
REBUILD: list[Rebuild] = Rebuild.every()
DEFER: list[Defer] = Defer.every()
MOVE: list[Move] = Move.every()
ABANDON: list[Abandon] = Abandon.every()
TO: list[To] = To.every()
DEMOLISH: list[Demolish] = Demolish.every()
BLOW: list[Blow] = Blow.every()
COVER: list[Cover] = Cover.every()
REMOVE: list[Remove] = Remove.every()
ATTACK: list[Attack] = Attack.every()
JOIN: list[Join] = Join.every()
SUPPORT: list[Support] = Support.every()
DOUBLE: list[Double] = Double.every()
LOSE: list[Lose] = Lose.every()
STAND: list[Stand] = Stand.every()
RETREAT: list[Retreat] = Retreat.every()
ADVANCE: list[Advance] = Advance.every()
DIE: list[Die] = Die.every()
DRAW: list[Draw] = Draw.every()
SWAP, KEEP, MOVEMENT, COMBAT, PATTON, MONTY, REACT, WAIT, PASS, DEPART, CANCEL = (
    Swap(), Keep(), Movement(), Combat(), Patton(), Monty(), React(), Wait(), Pass(), Depart(), Cancel(),
)  # fmt: skip
DRIVE, STOP, HOLD, END, STRIKE, PLUS, READY, CONVERT, FALL_BACK = (
    Drive(), Stop(), Hold(), End(), Strike(), Plus(), Ready(), Convert(), FallBack(),
)  # fmt: skip

CHOICES: tuple[type[Any], ...] = (
    Play, Put, Swap, Keep, Movement, Combat, Army, Formation, Patton, Monty, React, Wait, Withdraw, Deploy, Motorize,
    Pass, Restore, Rebuild, Defer, Depart, Cancel, Move, Abandon, To, Drive, Stop, Demolish, Blow, Cover, Hold,
    End, Remove, Attack, Join, Strike, Support, Double, Plus, Ready, Convert, Lose, Stand, FallBack, Retreat, Advance,
)  # fmt: skip
GRAMMAR = Grammar((*CHOICES, Die, Draw))
