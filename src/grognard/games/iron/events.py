"""What happens in the action phase of Tide of Iron, with the rule it is an effect of and its line in the log."""

from functools import cache
from typing import ClassVar

from grognard.games.iron.actions import FIGURE_NAMES, FORT_NAMES
from grognard.games.iron.board import CARDS, HEXES, SIDE, SQUAD, UNITS
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import PINNED
from grognard.kernel import Event, Text, text

CONDITIONS = ("steady", "pinned", "disrupted", "routed")
DAMAGE = ("intact", "light", "heavy", "destroyed")
_UNIT_ARGS = [("unit", UNITS.argument(unit)) for unit in range(len(UNITS))]
_HEX_ARGS = [("hex", HEXES[hex_]) for hex_ in range(len(HEXES))]


def units_arg(units: tuple[int, ...]) -> str:
    """A list of units as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(UNITS.argument(unit) for unit in units)


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


def dice_arg(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces)) or "none"


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"iron-prompt-{id_}", **args)


@cache
def unit_prompt(id_: str, unit: int, count: int = 0) -> Text:
    args = (_UNIT_ARGS[unit], ("count", count)) if count else (_UNIT_ARGS[unit],)
    return Text(f"iron-prompt-{id_}", args)


@cache
def hex_prompt(id_: str, hex_: int) -> Text:
    return Text(f"iron-prompt-{id_}", (_HEX_ARGS[hex_],))


def unit_hex_prompt(id_: str, unit: int, hex_: int) -> Text:
    return Text(f"iron-prompt-{id_}", (_UNIT_ARGS[unit], _HEX_ARGS[hex_]))


@cache
def card_prompt(id_: str, card: int) -> Text:
    return text(f"iron-prompt-{id_}", card=CARDS.argument(card))


class _OfUnit(Event, frozen=True):
    """Something that a unit does or suffers in a hex."""

    word: ClassVar[str] = ""
    unit: int
    hex: int

    def text(self) -> Text:
        return Text(f"iron-log-{self.word}", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


# --- turns and activations --------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag="round_began"):
    rule: ClassVar = "ROUND-01"
    heading: ClassVar = True
    round: int

    def text(self) -> Text:
        return text("iron-log-round", round=self.round)


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """ACT-01 An action turn."""

    rule: ClassVar = "ACT-01"
    heading: ClassVar = True
    seat: int
    side: int
    actions: int

    def text(self) -> Text:
        return text("iron-log-turn", side=side_arg(self.side), actions=self.actions)


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    """ACT-02, ACT-03 A seat takes no more actions in this round."""

    side: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-phase-over", side=side_arg(self.side))


class Activated(Event, frozen=True, tag="activated"):
    """ACT-05 A unit begins an action."""

    unit: int
    action: str
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text(f"iron-log-{self.action.replace('_', '-')}", unit=UNITS.argument(self.unit))


class ExtraActions(Event, frozen=True, tag="extra_actions"):
    rule: ClassVar = "STRAT-03"
    card: int
    count: int

    def text(self) -> Text:
        return text("iron-log-extra-actions", card=CARDS.argument(self.card), count=self.count)


class CardSpent(Event, frozen=True, tag="card_spent"):
    """TIME-05 A card of the play area is discarded for its effect."""

    rule: ClassVar = "TIME-05"
    card: int
    unit: int

    def text(self) -> Text:
        return text("iron-log-card-spent", card=CARDS.argument(self.card), unit=UNITS.argument(self.unit))


class Supported(Event, frozen=True, tag="supported"):
    """TEAM-11 The partner lends a unit."""

    rule: ClassVar = "TEAM-11"
    unit: int
    leader: int

    def text(self) -> Text:
        return text("iron-log-supported", unit=UNITS.argument(self.unit), leader=UNITS.argument(self.leader))


# --- movement ---------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag="moved"):
    rule: ClassVar = "MOVE-03"
    unit: int
    origin: int
    hex: int

    def text(self) -> Text:
        return Text("iron-log-moved", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class Halted(_OfUnit, frozen=True, tag="halted"):
    """MOVE-08 Op fire ends the activation."""

    rule: ClassVar = "MOVE-08"
    word: ClassVar = "halted"


class Stopped(Event, frozen=True, tag="stopped"):
    """FORT-07, FORT-14 An obstacle."""

    unit: int
    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        id_ = "iron-log-stopped-wire" if self.by == "FORT-07" else "iron-log-stopped-trap"
        return Text(id_, (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class PutBack(Event, frozen=True, tag="put_back"):
    rule: ClassVar = "FIG-25"
    unit: int
    origin: int
    hex: int

    def text(self) -> Text:
        return Text("iron-log-put-back", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class FortEntered(Event, frozen=True, tag="fort_entered"):
    rule: ClassVar = "FORT-01"
    unit: int
    hex: int
    fort: int

    def text(self) -> Text:
        fort = FORT_NAMES.argument(self.fort)
        return Text("iron-log-fort-entered", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex], ("fort", fort)))


class FortLeft(Event, frozen=True, tag="fort_left"):
    rule: ClassVar = "FORT-04"
    unit: int
    hex: int
    fort: int

    def text(self) -> Text:
        fort = FORT_NAMES.argument(self.fort)
        return Text("iron-log-fort-left", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex], ("fort", fort)))


class Boarded(Event, frozen=True, tag="boarded"):
    rule: ClassVar = "TRAN-02"
    unit: int
    vehicle: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-boarded", unit=UNITS.argument(self.unit), vehicle=UNITS.argument(self.vehicle))


class Alighted(_OfUnit, frozen=True, tag="alighted"):
    rule: ClassVar = "TRAN-05"
    word: ClassVar = "alighted"


class Exited(Event, frozen=True, tag="exited"):
    rule: ClassVar = "S5-1"
    unit: int
    hex: int
    vp: int

    def text(self) -> Text:
        return text("iron-log-exited", unit=UNITS.argument(self.unit), hex=HEXES[self.hex], vp=self.vp)


class WireGone(Event, frozen=True, tag="wire_gone"):
    """FORT-12, AREA-05."""

    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return Text("iron-log-wire-gone", (_HEX_ARGS[self.hex],))


class Revealed(Event, frozen=True, tag="revealed"):
    """CONC-06 to CONC-08, ASLT-05."""

    unit: int
    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return Text("iron-log-revealed", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


# --- attacks ----------------------------------------------------------------------------------------------------------


class AttackMade(Event, frozen=True, tag="attack_made"):
    """ATK-08 The black dice of an attack on a unit."""

    rule: ClassVar = "ATK-08"
    unit: int
    hex: int
    firers: tuple[int, ...]
    places: tuple[int, ...]
    dice: int
    need: int
    successes: int
    faces: tuple[int, ...]
    suppressive: bool

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            "iron-log-suppressed" if self.suppressive else "iron-log-attacked",
            firers=units_arg(self.firers), count=len(self.firers), unit=UNITS.argument(self.unit), hex=HEXES[self.hex],
            dice=self.dice, need=self.need, successes=self.successes, faces=dice_arg(self.faces),
        )  # fmt: skip


class Fired(Event, frozen=True, tag="fired"):
    """STRAT-10 The dice of a card against a unit."""

    rule: ClassVar = "STRAT-10"
    unit: int
    hex: int
    dice: int
    need: int
    successes: int
    faces: tuple[int, ...]
    suppressive: bool

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            "iron-log-strike", unit=UNITS.argument(self.unit), hex=HEXES[self.hex], dice=self.dice, need=self.need,
            successes=self.successes, faces=dice_arg(self.faces),
        )  # fmt: skip


class ShellingMade(Event, frozen=True, tag="shelling_made"):
    rule: ClassVar = "FIG-04"
    hex: int
    firers: tuple[int, ...]
    places: tuple[int, ...]
    dice: int
    need: int
    suppressive: bool

    def text(self) -> Text:
        return text("iron-log-shelling", firers=units_arg(self.firers), count=len(self.firers), hex=HEXES[self.hex])


class HexShelled(Event, frozen=True, tag="hex_shelled"):
    """AREA-02 The black dice of an area attack."""

    rule: ClassVar = "AREA-02"
    hex: int
    dice: int
    need: int
    successes: int
    faces: tuple[int, ...]
    suppressive: bool

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            "iron-log-area", hex=HEXES[self.hex], dice=self.dice, need=self.need, successes=self.successes,
            faces=dice_arg(self.faces),
        )  # fmt: skip


class Defended(Event, frozen=True, tag="defended"):
    """ATK-08 The red dice."""

    rule: ClassVar = "ATK-08"
    unit: int
    hex: int
    dice: int
    successes: int
    faces: tuple[int, ...]

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            "iron-log-defended", unit=UNITS.argument(self.unit), dice=self.dice, successes=self.successes,
            faces=dice_arg(self.faces),
        )  # fmt: skip


class DieTurned(Event, frozen=True, tag="die_turned"):
    """FIG-26 Thick armour, OPS-05 the Tank Ace: a defence die changed."""

    unit: int
    face: int
    by: str

    def cite(self) -> str:
        return self.by

    def thrown(self) -> tuple[int, ...]:
        return (self.face,) if self.by == "OPS-05" else ()

    def text(self) -> Text:
        id_ = "iron-log-thick-armour" if self.by == "FIG-26" else "iron-log-ace-reroll"
        return text(id_, unit=UNITS.argument(self.unit), face=self.face)


class Unhurt(_OfUnit, frozen=True, tag="unhurt"):
    rule: ClassVar = "ATK-09"
    label: ClassVar = "unhurt"
    word: ClassVar = "unhurt"


class FigureLost(Event, frozen=True, tag="figure_lost"):
    rule: ClassVar = "DMG-01"
    unit: int
    figure: int

    def result(self) -> str:
        return "figure-lost"

    def text(self) -> Text:
        figure = FIGURE_NAMES.argument(self.figure)
        return text("iron-log-figure-lost", unit=UNITS.argument(self.unit), figure=figure)


class Conditioned(Event, frozen=True, tag="conditioned"):
    """A squad is pinned or disrupted, or recovers."""

    unit: int
    hex: int
    harm: int
    by: str

    def cite(self) -> str:
        return self.by

    def result(self) -> str:
        return CONDITIONS[self.harm] if self.harm >= PINNED else ""

    def text(self) -> Text:
        return Text(f"iron-log-{CONDITIONS[self.harm]}", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class Damaged(Event, frozen=True, tag="damaged"):
    rule: ClassVar = "DMG-07"
    unit: int
    hex: int
    harm: int

    def result(self) -> str:
        return DAMAGE[self.harm]

    def text(self) -> Text:
        return Text(f"iron-log-{DAMAGE[self.harm]}", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class UnitLost(Event, frozen=True, tag="unit_lost"):
    label: ClassVar = "destroyed"
    unit: int
    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def lost(self) -> tuple[int, ...]:
        return (SIDE[self.unit],)

    def text(self) -> Text:
        id_ = "iron-log-squad-lost" if SQUAD[self.unit] else "iron-log-vehicle-lost"
        return Text(id_, (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class Mined(Event, frozen=True, tag="mined"):
    rule: ClassVar = "FORT-16"
    unit: int
    hex: int
    successes: int
    faces: tuple[int, ...]

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            "iron-log-mined", unit=UNITS.argument(self.unit), hex=HEXES[self.hex], successes=self.successes,
            faces=dice_arg(self.faces),
        )  # fmt: skip


# --- assaults ---------------------------------------------------------------------------------------------------------

ROLLS = ("attack", "cover", "return")
ROLL_RULES = ("ASLT-10", "ASLT-10", "ASLT-13")


class AssaultBegan(Event, frozen=True, tag="assault_began"):
    rule: ClassVar = "ASLT-02"
    unit: int
    hex: int
    support: tuple[int, ...]

    def text(self) -> Text:
        units = (self.unit, *self.support)
        return text("iron-log-assault-began", units=units_arg(units), count=len(units), hex=HEXES[self.hex])


class AssaultRolled(Event, frozen=True, tag="assault_rolled"):
    hex: int
    roll: int
    dice: int
    successes: int
    faces: tuple[int, ...]

    def cite(self) -> str:
        return ROLL_RULES[self.roll]

    def thrown(self) -> tuple[int, ...]:
        return self.faces

    def text(self) -> Text:
        return text(
            f"iron-log-assault-{ROLLS[self.roll]}", dice=self.dice, successes=self.successes,
            faces=dice_arg(self.faces),
        )  # fmt: skip


class AssaultWon(Event, frozen=True, tag="assault_won"):
    rule: ClassVar = "ASLT-18"
    label: ClassVar = "assault-won"
    hex: int
    hits: int
    back: int

    def text(self) -> Text:
        return text("iron-log-assault-won", hex=HEXES[self.hex], hits=self.hits, back=self.back)


class AssaultFailed(Event, frozen=True, tag="assault_failed"):
    rule: ClassVar = "ASLT-17"
    label: ClassVar = "assault-failed"
    hex: int
    hits: int
    back: int

    def text(self) -> Text:
        return text("iron-log-assault-failed", hex=HEXES[self.hex], hits=self.hits, back=self.back)


class HeldTheLine(Event, frozen=True, tag="held_the_line"):
    rule: ClassVar = "TIME-05"
    hex: int

    def text(self) -> Text:
        return Text("iron-log-held-the-line", (_HEX_ARGS[self.hex],))


class Retreated(Event, frozen=True, tag="retreated"):
    rule: ClassVar = "ASLT-18"
    unit: int
    origin: int
    hex: int

    def text(self) -> Text:
        return Text("iron-log-retreated", (_UNIT_ARGS[self.unit], _HEX_ARGS[self.hex]))


class AdvancedInto(_OfUnit, frozen=True, tag="advanced_into"):
    rule: ClassVar = "ASLT-24"
    word: ClassVar = "advanced-into"
