"""The table: what a seat sees, built from what it may know and nothing else."""

import msgspec

from grognard.kernel.roll import Roll
from grognard.kernel.words import Text


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter on the table: a unit or another thing that lies somewhere.

    Marks that a client draws: moved, fired, finished (it does no more), spent, fatigued, ace, leader, op_fire, pinned,
    disrupted, damaged, wrecked, concealed, unsupplied, attacker, entrenched, pillbox, foot (it moves less), waiting. It
    leaves out one that it does not know.
    """

    id: str
    kind: str  # the type whose face it shows
    side: str
    place: str  # a place of the map or a box
    facing: str = ""
    values: tuple[str, ...] = ()  # the printed figures that hold now; without any, the steps are the large figure
    marks: tuple[str, ...] = ()
    steps: int = 0  # that are left, of so many
    full: int = 0
    figures: tuple[str, ...] = ()  # on a base: regular, elite, officer, mg, mortar, gun
    tab: str = ""  # a few letters at the corner: ENG
    carrier: str = ""  # the piece that it is aboard; its place is that of the carrier


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of boxes with a marker: turns, victory points, actions spent. Those of ``calendar`` have texts: 16-1.

    The score is ``vp``, of each side or of both; where there is none, the first with levels.
    """

    id: str
    value: int
    size: int
    certain: int = 0  # the length that is certain where the end is hidden
    side: str = ""
    marks: tuple[str, ...] = ()  # level:<n>:<name>: from n on, the score is what the game's text level-<name> says


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place beside the map: units that wait, are lost or have left."""

    id: str
    side: str
    pieces: tuple[str, ...] = ()
    text: Text | None = None


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat holds: named where the viewer may know it, counted where not."""

    seat: str
    id: str
    count: int
    shown: tuple[str, ...] = ()


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state shown on the map, in a place or, with ``to``, on the side between two.

    Ids that a client draws: control, objective, command (an objective that gives command, of ``side`` alone or of
    nobody's), contested, unsupplied, bridge_destroyed, special (men behind the lines), razor_wire, tank_trap,
    minefield, entrenchment, pillbox, smoke, barrage (fire that goes on, so many shots). Beside the counters, on a disc
    of the side's colour: commandos (a star), paratroops, air_supply (a crate under one), traffic, motorized (a wheel),
    fuel. Any other is written on a tab.
    """

    id: str
    place: str
    side: str = ""
    to: str = ""
    value: str = ""  # what it is worth, or a word: the game's text ``marker-<value>`` says it


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole view of one seat."""

    game: str
    scenario: str
    map: str
    seat: str
    sides: tuple[str, ...]  # seat by seat
    active: str = ""  # the side that plays now
    pieces: tuple[Piece, ...] = ()
    tracks: tuple[Track, ...] = ()  # the first counts the turns
    boxes: tuple[Box, ...] = ()
    hands: tuple[Hand, ...] = ()
    markers: tuple[Marker, ...] = ()


def turn_of(view: Table) -> int:
    """The turn (day, round) that a view shows; 0 before the first."""
    return view.tracks[0].value if view.tracks else 0


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a kind of piece looks; what changes in play is on the :class:`Piece`.

    ``symbol`` is what the counter shows. A unit's sign: infantry, motorised, mechanised, airborne, armour, recon,
    artillery, rocket, antitank, flak, engineer, headquarters, supply, transport, police. A vehicle seen from above:
    sherman, wolverine, priest, panzer4, tiger, wespe, halftrack, truck, atgun, rifles. Or squad (a base for figures),
    star (a commander), chit (a round one that a cup or a hand holds, by its kind).
    """

    kind: str
    name: str  # as it stands on the counter; with a leading @, the message that says it
    nation: str  # the colour of the cardboard: us, uk, fr, heer, ss, lw; of a chit that is nobody's, none
    symbol: str
    layout: str = "line"  # of the values: line (7-6-6), badges (range, defence, movement: a shape each), none
    echelon: str = ""  # company, battalion, regiment, brigade, division
    zones: bool = True  # False: the figures stand in a circle, it has no zone of control
    sign: str = ""  # of a vehicle: its unit's sign, for those who would rather read signs
    figures: tuple[str, ...] = ()  # of a base that an answer builds, and which no piece shows: who stands on it


Point = tuple[float, float]


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sign that is printed in a place: its number, what it is worth, what the rules make of it."""

    text: str
    shape: str = "disc"  # disc, square, town (a ring, its number beside it), entry (a letter in a side's colour)
    under: str = ""  # the second line: +2, ×3
    colour: str = ""  # blue, black, half, or a nation
    ring: bool = False  # a red ring round it
    star: str = ""  # white, black, gold; beside a town, the mark that others are called from there
    worth: int = 0  # victory points, in a gold star


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a map: where it lies (on a grid of hexes in its columns and half rows), and what it is.

    Terrains that a client draws: clear, woods, forest, rough, ridge, building, pond, bridge; a stream by its links.
    Hills come from ``level``, houses from ``settlement``.
    """

    id: str
    x: float
    y: float
    terrain: str = ""
    level: int = 0  # of a hill
    outline: tuple[Point, ...] = ()
    name: str = ""
    nudge: Point = (0, 0)  # of the name and the badge, so that nothing hides another
    aside: Point = (0, 0)  # of the counters that stand there
    settlement: str = ""  # city, town, village: blocks of houses on whatever terrain
    marks: tuple[str, ...] = ()  # victory (a gold ring), fortified (dragon's teeth), zone (a box on the margin)
    badge: Badge | None = None


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """What joins or parts two places; ``edge`` is the way out of ``a`` where there is no ``b``.

    From middle to middle: road, major, minor, entry (a road off the map), stream, arrow (a way between two areas).
    On the side that both share: river, great_river, bridge, cliff, wall, army, sector, nation, front.
    """

    kind: str
    a: str
    b: str = ""
    edge: str = ""
    points: tuple[Point, ...] = ()  # through which it goes, where that is not plain


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something drawn that is no place, through or round points, or at one point.

    Through: brook, river, great_river, road, avenue (lined with trees). Round: woods, forest, rough, pond, country.
    At: city, village, citadel.
    """

    kind: str
    points: tuple[Point, ...]
    name: str = ""


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name that lies free on the map, at an angle: a river, a region."""

    text: str
    x: float
    y: float
    angle: float = 0
    size: float = 0.5  # of the sheet's size
    kind: str = "river"  # in italics; or region, in spaced capitals


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map as a client draws it: it never changes, so it is asked for once."""

    id: str
    grid: str  # how x and y are meant: "hex" (flat-topped, two to a row, as toolbox.hexes counts) or "area"
    places: tuple[Place, ...]
    links: tuple[Link, ...]
    provenance: str
    size: float = 60  # of a hex from its middle to a corner; of a counter on a map of areas
    ground: str = "fields"  # what lies under everything: fields (near), relief (far), plain
    turns: tuple[int, int] = (0, 0)  # degrees that it is turned by to fill a screen: lying, standing
    figures: tuple[Figure, ...] = ()
    labels: tuple[Label, ...] = ()
    box: tuple[float, float, float, float] | None = None  # of a map of areas: x, y, width, height of the land
    outline: tuple[Point, ...] = ()  # of the land where it is no box
    margin: float = 34
    title: str = ""  # with a leading @, the message that says it
    subtitle: str = ""
    kilometre: float = 0  # how long it is on the map, for the scale bar


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a sum on the screen: what counts, how much, and the rule."""

    text: Text
    value: int
    rule: str
    side: str = ""  # whose column it stands in, where two sums face each other
    total: bool = False  # what the lines above it come to
    kind: str = ""  # of the value: shift (columns to the right or left), die (added to it), none (the text says it)


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in an overlay: reach with its cost, in halves or thirds where the game counts them, a blocking hex.

    Kinds that a client draws: reach, target, line, blocks, seen, hidden, close, normal, long (bands of range),
    supplied, cut_off, supply, zoc. It shows any other as a choice of places.
    """

    place: str
    kind: str
    value: float = 0
    rule: str = ""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a procedure that the rulebook numbers, and whether it is past, running or still to come."""

    text: Text
    rule: str
    when: str  # done, now, later


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who fires at whom, may, or may not, and by which rule; with the exact chances of what it would do."""

    piece: str  # empty for something that has no counter: an artillery shot
    target: str
    kind: str  # chosen, may, barred
    text: Text  # why
    rule: str
    roll: Roll | None = None


class Overlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a query, or what a probe adds to the table."""

    spots: tuple[Spot, ...] = ()
    lines: tuple[Line, ...] = ()  # running totals of what is being put together
    rolls: tuple[Roll, ...] = ()  # the exact chances if it were rolled as it stands, the best for the viewer first
    text: Text | None = None
    steps: tuple[Step, ...] = ()  # of the procedure that is under way
    pairings: tuple[Pairing, ...] = ()
