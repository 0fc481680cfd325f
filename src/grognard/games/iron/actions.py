"""The actions of Tide of Iron: a verb and at most one unit, hex, card or figure. Made once; indexed by it."""

from typing import Any, ClassVar

from grognard.games.iron.board import CARDS, DECK_NAMES, FORTS, HEXES, UNITS
from grognard.games.iron.loads import LOAD_NAMES
from grognard.games.iron.schema import FIGURES, SPECS
from grognard.kernel import Action, Grammar, Names

FIGURE_NAMES = Names("figure", FIGURES, "@iron-figure-")
SPEC_NAMES = Names("specialisation", SPECS, "@iron-spec-")
FORT_NAMES = Names("fortification", FORTS, "@iron-fort-")
OBSTACLES = ("razor_wire", "tank_trap", "minefield", "entrenchment", "pillbox")
OBSTACLE_NAMES = Names("marker", OBSTACLES, "@iron-marker-")
DIRECTION_NAMES = Names("direction", [str(number) for number in range(1, 7)], "@iron-direction-")
NUMBERS = Names("number", [str(number) for number in range(100)])
FACES = Names("die", [str(face) for face in range(1, 7)])
DIVISION_NAMES = Names("division", ["1", "2"], "@iron-division-")


class _OfUnit(Action, frozen=True):
    names: ClassVar = (UNITS,)
    unit: int


class _OfHex(Action, frozen=True):
    names: ClassVar = (HEXES,)
    hex: int


class _OfCard(Action, frozen=True):
    names: ClassVar = (CARDS,)
    card: int


# Set-up (2), and whatever is placed later


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card from a deck (SETUP-04, STAT-01)."""

    names: ClassVar = (DECK_NAMES,)
    deck: int


class Mount(Action, frozen=True, tag="mount"):
    """The figures of the next base (SETUP-07)."""

    names: ClassVar = (LOAD_NAMES,)
    load: int


class Token(Action, frozen=True, tag="token"):
    """A specialisation for the squad just built (SETUP-08)."""

    names: ClassVar = (SPEC_NAMES,)
    spec: int


class Plain(Action, frozen=True, tag="plain"):
    """No specialisation; no truck; not concealed; outside the fortification."""


class Place(_OfUnit, frozen=True, tag="place"):
    """Take a unit in hand to place it (SETUP-09, STAT-15)."""


class At(_OfHex, frozen=True, tag="at"):
    """The hex where something is placed."""


class Into(_OfUnit, frozen=True, tag="into"):
    """Aboard a vehicle."""


class Shelter(Action, frozen=True, tag="shelter"):
    """Into a fortification of the hex (SETUP-09, FORT-01)."""

    names: ClassVar = (FORT_NAMES,)
    fort: int


class Conceal(_OfUnit, frozen=True, tag="conceal"):
    """A concealment marker on a squad (SETUP-10)."""


class Ready(_OfUnit, frozen=True, tag="ready"):
    """A unit goes into op fire mode (SETUP-12, STAT-08)."""


class Done(Action, frozen=True, tag="done"):
    """No more of it."""

    final: ClassVar = True


class Ace(_OfUnit, frozen=True, tag="ace"):
    """The Tank Ace (OPS-05)."""


# An action turn (4)


class Use(_OfUnit, frozen=True, tag="use"):
    """Activate a fresh unit (ACT-05)."""


class Play(_OfCard, frozen=True, tag="play"):
    """Activate a strategy card (ACT-14, CMD-08)."""


class Retry(_OfCard, frozen=True, tag="retry"):
    """Try again for contact (STRAT-08)."""


class Repeat(_OfCard, frozen=True, tag="repeat"):
    """Fire a card that stays in play again."""


class Spend(_OfCard, frozen=True, tag="spend"):
    """Discard a card of the play area for its effect (TIME-05)."""


class EndPhase(Action, frozen=True, tag="end_phase"):
    """Declare the action phase over (ACT-02)."""

    final: ClassVar = True


class Partner(Action, frozen=True, tag="partner"):
    """The partner goes first in this action phase (TEAM-04)."""


class Advance(Action, frozen=True, tag="advance"):
    """Move (ACT-07)."""


class Fire(Action, frozen=True, tag="fire"):
    """Concentrated fire (ACT-08)."""


class OpFire(Action, frozen=True, tag="op_fire"):
    """Prepare op fire (ACT-09)."""


class FireMove(Action, frozen=True, tag="fire_move"):
    """Fire and movement (ACT-10)."""


class Assault(Action, frozen=True, tag="assault"):
    """Assault (ACT-15)."""


class Rest(Action, frozen=True, tag="rest"):
    """Fatigue the unit (ACT-17)."""


class Dig(Action, frozen=True, tag="dig"):
    """Dig an entrenchment (SPEC-04)."""


class Heal(Action, frozen=True, tag="heal"):
    """Heal a squad (SPEC-11)."""


class ClearMines(Action, frozen=True, tag="clear_mines"):
    """Clear a minefield (OPS-05)."""


class LayWire(Action, frozen=True, tag="lay_wire"):
    """Lay razor wire (OPS-05)."""


class LaySmoke(Action, frozen=True, tag="lay_smoke"):
    """Lay smoke (OPS-05)."""


class ClearTrap(Action, frozen=True, tag="clear_trap"):
    """Clear a tank trap (OPS-05)."""


class LayMines(Action, frozen=True, tag="lay_mines"):
    """Lay mines (S5-2)."""


class Blow(Action, frozen=True, tag="blow"):
    """Blow the dump (S5-3)."""


# Movement (8)


class To(_OfHex, frozen=True, tag="to"):
    """Step to a neighbouring hex (MOVE-03)."""


class Leave(Action, frozen=True, tag="leave"):
    """Leave the fortification (FORT-01)."""


class Board_(_OfUnit, frozen=True, tag="board"):  # noqa: N801  (Board is the board)
    """Enter a vehicle (TRAN-02)."""


class Alight(Action, frozen=True, tag="alight"):
    """Leave the vehicle (TRAN-05)."""


class CutWire(Action, frozen=True, tag="cut_wire"):
    """Clear the razor wire of the hex (FORT-12)."""


class Exit(Action, frozen=True, tag="exit"):
    """Leave the map (S5-1)."""


class Shoot(Action, frozen=True, tag="shoot"):
    """The attack of fire and movement (ACT-10)."""


class Storm(_OfHex, frozen=True, tag="storm"):
    """Assault an adjacent hex (ASLT-02)."""


class Stop(Action, frozen=True, tag="stop"):
    """The move is over."""

    final: ClassVar = True


# Attacks (9 to 12)


class Target(_OfUnit, frozen=True, tag="target"):
    """The unit that is attacked (TGT-02)."""


class Shell(_OfHex, frozen=True, tag="shell"):
    """The hex that mortars fire at (FIG-04)."""


class Whole(Action, frozen=True, tag="whole"):
    """Every figure in range takes part (TGT-05)."""


class GunsOnly(Action, frozen=True, tag="guns"):
    """The machine guns alone take part (FIG-08)."""


class With(_OfUnit, frozen=True, tag="with"):
    """A unit supports (COMB-03, ASLT-06)."""


class WithGuns(_OfUnit, frozen=True, tag="with_guns"):
    """A squad supports with its machine guns alone."""


class Normal(Action, frozen=True, tag="normal"):
    """A normal attack (ATK-07)."""


class Suppress(Action, frozen=True, tag="suppress"):
    """A suppressive attack (ATK-07)."""


class React(_OfUnit, frozen=True, tag="react"):
    """The unit that leads op fire (COMB-02)."""


class Pass(Action, frozen=True, tag="pass"):
    """Let it go (OPF-11)."""


class Thicken(Action, frozen=True, tag="thicken"):
    """A defence die becomes a 6 (FIG-26)."""


class Reroll(Action, frozen=True, tag="reroll"):
    """The Tank Ace rolls a defence die again (OPS-05)."""


class Keep(Action, frozen=True, tag="keep"):
    """Leave it as it is."""


class Lose(Action, frozen=True, tag="lose"):
    """The figure that a squad loses (DMG-01)."""

    names: ClassVar = (FIGURE_NAMES,)
    figure: int


class Hit(_OfUnit, frozen=True, tag="hit"):
    """The unit that takes the next hit (ASLT-15, ASLT-16), or the next in an area attack (AREA-03)."""


# Assault (13)


class Begin(Action, frozen=True, tag="begin"):
    """Begin the assault with those named."""


class Reveal(_OfUnit, frozen=True, tag="reveal"):
    """A concealed squad fights (ASLT-05)."""


class StayOut(_OfUnit, frozen=True, tag="stay_out"):
    """A concealed squad stays out (ASLT-05)."""


class Retreat(_OfHex, frozen=True, tag="retreat"):
    """The hex of the retreat (ASLT-18)."""


class Drop(_OfUnit, frozen=True, tag="drop"):
    """The squad that is removed for want of room (ASLT-20)."""


class Follow(_OfUnit, frozen=True, tag="follow"):
    """Who enters the hex that was won (ASLT-24)."""


# Command and status phases (5, 6)


class Bid(Action, frozen=True, tag="bid"):
    """Move command to the initiative pool (CMD-09)."""

    names: ClassVar = (NUMBERS,)
    count: int


class Accept(Action, frozen=True, tag="accept"):
    """The partner agrees (TEAM-06, TEAM-09, TEAM-11)."""


class Refuse(Action, frozen=True, tag="refuse"):
    """The partner does not."""


class From(_OfUnit, frozen=True, tag="from"):
    """The squad that gives a figure (STAT-10)."""


class Figure(Action, frozen=True, tag="figure"):
    """The figure that is moved."""

    names: ClassVar = (FIGURE_NAMES,)
    figure: int


class Onto(_OfUnit, frozen=True, tag="onto"):
    """The squad that gets it."""


# Cards (19)


class Mark(_OfHex, frozen=True, tag="mark"):
    """The target hex (STRAT-09)."""


class Toward(Action, frozen=True, tag="toward"):
    """A direction."""

    names: ClassVar = (DIRECTION_NAMES,)
    direction: int


class Choose(_OfUnit, frozen=True, tag="choose"):
    """The unit that a card acts on."""


class Pick(_OfCard, frozen=True, tag="pick"):
    """A card that a card acts on."""


class Peek(_OfCard, frozen=True, tag="peek"):
    """A card looked at in secret: take it, or put it back on top next."""

    secret: ClassVar = True


class Remove(Action, frozen=True, tag="remove"):
    """A marker that a card removes."""

    names: ClassVar = (OBSTACLE_NAMES,)
    marker: int


class Truck(Action, frozen=True, tag="truck"):
    """Pay for the truck."""


class InDivision(Action, frozen=True, tag="division"):
    """The division of a new squad."""

    names: ClassVar = (DIVISION_NAMES,)
    division: int


# Chance


class Hits(Action, frozen=True, tag="hits"):
    """So many dice succeed."""

    names: ClassVar = (NUMBERS,)
    count: int


class Die(Action, frozen=True, tag="die"):
    names: ClassVar = (FACES,)
    face: int


class Drawn(_OfCard, frozen=True, tag="drawn"):
    """The card that comes from a deck."""


DRAW: list[Any] = Draw.every()
MOUNT: list[Any] = Mount.every()
TOKEN: list[Any] = Token.every()
PLACE: list[Any] = Place.every()
AT: list[Any] = At.every()
INTO: list[Any] = Into.every()
SHELTER: list[Any] = Shelter.every()
CONCEAL: list[Any] = Conceal.every()
READY: list[Any] = Ready.every()
ACE: list[Any] = Ace.every()
USE: list[Any] = Use.every()
PLAY: list[Any] = Play.every()
RETRY: list[Any] = Retry.every()
REPEAT: list[Any] = Repeat.every()
SPEND: list[Any] = Spend.every()
TO: list[Any] = To.every()
BOARD: list[Any] = Board_.every()
STORM: list[Any] = Storm.every()
TARGET: list[Any] = Target.every()
SHELL: list[Any] = Shell.every()
WITH: list[Any] = With.every()
WITH_GUNS: list[Any] = WithGuns.every()
REACT: list[Any] = React.every()
LOSE: list[Any] = Lose.every()
HIT: list[Any] = Hit.every()
REVEAL: list[Any] = Reveal.every()
STAY_OUT: list[Any] = StayOut.every()
RETREAT: list[Any] = Retreat.every()
DROP: list[Any] = Drop.every()
FOLLOW: list[Any] = Follow.every()
BID: list[Any] = Bid.every()
FROM: list[Any] = From.every()
FIGURE: list[Any] = Figure.every()
ONTO: list[Any] = Onto.every()
MARK: list[Any] = Mark.every()
TOWARD: list[Any] = Toward.every()
CHOOSE: list[Any] = Choose.every()
PICK: list[Any] = Pick.every()
PEEK: list[Any] = Peek.every()
REMOVE: list[Any] = Remove.every()
DIVISION: list[Any] = InDivision.every()
HITS: list[Any] = Hits.every()
DIE: list[Any] = Die.every()
DRAWN: list[Any] = Drawn.every()

PLAIN, DONE, END_PHASE, PARTNER = Plain(), Done(), EndPhase(), Partner()
ADVANCE, FIRE, OP_FIRE, FIRE_MOVE, ASSAULT, REST = Advance(), Fire(), OpFire(), FireMove(), Assault(), Rest()
DIG, HEAL, CLEAR_MINES, LAY_WIRE, LAY_SMOKE = Dig(), Heal(), ClearMines(), LayWire(), LaySmoke()
CLEAR_TRAP, LAY_MINES, BLOW = ClearTrap(), LayMines(), Blow()
LEAVE, ALIGHT, CUT_WIRE, EXIT, SHOOT, STOP = Leave(), Alight(), CutWire(), Exit(), Shoot(), Stop()
WHOLE, GUNS_ONLY, NORMAL, SUPPRESS, PASS = Whole(), GunsOnly(), Normal(), Suppress(), Pass()
THICKEN, REROLL, KEEP, BEGIN, ACCEPT, REFUSE, TRUCK = (
    Thicken(), Reroll(), Keep(), Begin(), Accept(), Refuse(), Truck(),
)  # fmt: skip

GRAMMAR = Grammar(
    [
        Draw, Mount, Token, Plain, Place, At, Into, Shelter, Conceal, Ready, Done, Ace, Use, Play, Retry, Repeat, Spend,
        EndPhase, Partner, Advance, Fire, OpFire, FireMove, Assault, Rest, Dig, Heal, ClearMines, LayWire, LaySmoke,
        ClearTrap, LayMines, Blow, To, Leave, Board_, Alight, CutWire, Exit, Shoot, Storm, Stop, Target,
        Shell, Whole, GunsOnly, With, WithGuns, Normal, Suppress, React, Pass, Thicken, Reroll, Keep, Lose, Hit, Begin,
        Reveal, StayOut, Retreat, Drop, Follow, Bid, Accept, Refuse, From, Figure, Onto, Mark, Toward, Choose, Pick,
        Peek, Remove, Truck, InDivision, Hits, Die, Drawn,
    ]
)  # fmt: skip
