"""What happens in The Deadly Woods, with the rule it is an effect of and the line it makes in the log."""

from functools import cache
from typing import ClassVar

from grognard.games.woods.board import (
    ALLIED,
    ALLIES,
    ARMY_NAMES,
    ASSETS,
    BRIDGES,
    CHITS,
    FORMATIONS,
    GERMAN,
    HEXES,
    UNITS,
)
from grognard.games.woods.schema import SIDES
from grognard.kernel import Event, Text, text

HIDDEN = "@woods-chit-hidden"
# How a round is headed in the log, by the kind of its chit and what it is played as
ROUNDS = (
    "movement", "combat", "reaction", "army", "all", "one", "formations", "patton", "monty_movement", "monty_combat",
    "reinforcement",
)  # fmt: skip


def unit_arg(unit: int) -> str:
    return UNITS.argument(unit)


def units_arg(units: tuple[int, ...]) -> str:
    """A list of units as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(unit_arg(unit) for unit in units)


def hex_arg(hex_: int) -> str:
    return HEXES.argument(hex_)


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


def bridge_arg(bridge: int) -> str:
    return BRIDGES.argument(bridge)


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"woods-prompt-{id_}", **args)


@cache
def unit_prompt(id_: str, unit: int, hex_: int) -> Text:
    return text(f"woods-prompt-{id_}", unit=unit_arg(unit), hex=hex_arg(hex_))


@cache
def hex_prompt(id_: str, hex_: int) -> Text:
    return text(f"woods-prompt-{id_}", hex=hex_arg(hex_))


def result_label(outcome: str) -> str:
    """What a result of the table is called in messages: a name cannot hold the star of ``DR*``."""
    return outcome.lower().replace("*", "-star")


# --- turns, chits, rounds ---------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, tag="turn_began"):
    rule: ClassVar = "5.2a"
    heading: ClassVar = True
    turn: int
    initiative: int

    def text(self) -> Text:
        return text("woods-log-turn", turn=self.turn, side=side_arg(self.initiative))


class ArmyChitChosen(Event, frozen=True, tag="army_chit_chosen"):
    """17.0d Only its owner knows which."""

    rule: ClassVar = "17.0d"
    chit: int
    seat: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else ArmyChitChosen(-1, self.seat)

    def text(self) -> Text:
        return text("woods-log-army-chit", chit=CHITS.argument(self.chit) if self.chit >= 0 else HIDDEN)


class ChitPlayed(Event, frozen=True, tag="chit_played"):
    """4.3a The first chit of a turn."""

    rule: ClassVar = "4.3a"
    side: int
    chit: int

    def text(self) -> Text:
        return text("woods-log-first", side=side_arg(self.side), chit=CHITS.argument(self.chit))


class ChitDrawn(Event, frozen=True, tag="chit_drawn"):
    rule: ClassVar = "14.1"
    chit: int

    def result(self) -> str:
        return CHITS[self.chit]

    def text(self) -> Text:
        return text("woods-log-drawn", chit=CHITS.argument(self.chit))


class Swapped(Event, frozen=True, tag="swapped"):
    rule: ClassVar = "14.8.2a"
    chit: int

    def text(self) -> Text:
        return text("woods-log-swapped", chit=CHITS.argument(self.chit))


class HandInCup(Event, frozen=True, tag="hand_in_cup"):
    rule: ClassVar = "14.8.2b"

    def text(self) -> Text:
        return text("woods-log-hand-in-cup")


class RoundBegan(Event, frozen=True, tag="round_began"):
    rule: ClassVar = "14.1"
    heading: ClassVar = True
    side: int
    kind: int

    def text(self) -> Text:
        return text(f"woods-log-round-{ROUNDS[self.kind].replace('_', '-')}", side=side_arg(self.side))


class Named(Event, frozen=True, tag="named"):
    """14.6b, 14.7 The army or the formation that acts."""

    name: str
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-named", name=self.name)


def army_named(army: int) -> Named:
    return Named(ARMY_NAMES.argument(army), "14.6b")


def formation_named(formation: int) -> Named:
    return Named(FORMATIONS.argument(formation), "14.7")


class SupplyChecked(Event, frozen=True, tag="supply_checked"):
    rule: ClassVar = "8.1b"
    units: tuple[int, ...]  # out of supply

    def text(self) -> Text:
        return text("woods-log-supply", count=len(self.units), units=units_arg(self.units))


# --- assets, replacements, reinforcements -----------------------------------------------------------------------------


class AssetPlaced(Event, frozen=True, tag="asset_placed"):
    asset: int
    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-placed", asset=ASSETS.argument(self.asset), hex=hex_arg(self.hex))


class AssetWithdrawn(Event, frozen=True, tag="asset_withdrawn"):
    """12.4.1d, 12.4.4 An engineer leaves the map, and when it is back."""

    asset: int
    turn: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-withdrawn", asset=ASSETS.argument(self.asset), turn=self.turn)


class MarkedMotorized(Event, frozen=True, tag="marked_motorized"):
    rule: ClassVar = "12.6a"
    unit: int

    def text(self) -> Text:
        return text("woods-log-motorized", unit=unit_arg(self.unit))


class MarkerOff(Event, frozen=True, tag="marker_off"):
    """12.6b, 8.3e The Motorized marker comes off."""

    unit: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-marker-off", unit=unit_arg(self.unit))


class DelayPlaced(Event, frozen=True, tag="delay_placed"):
    rule: ClassVar = "12.9.1b"
    hex: int

    def text(self) -> Text:
        return text("woods-log-delay", hex=hex_arg(self.hex))


class DelayBack(Event, frozen=True, tag="delay_back"):
    """6.3.1, 12.9.1d The Delay goes back to its box."""

    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-delay-back")


class VdhLanded(Event, frozen=True, tag="vdh_landed"):
    rule: ClassVar = "12.7b"
    hex: int
    die: int
    unit: bool

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def result(self) -> str:
        return "vdh_unit" if self.unit else "vdh_marker"

    def text(self) -> Text:
        return text("woods-log-vdh", hex=hex_arg(self.hex), die=self.die, face="unit" if self.unit else "marker")


class AirSupply(Event, frozen=True, tag="air_supply"):
    rule: ClassVar = "8.6a"
    hex: int

    def text(self) -> Text:
        return text("woods-log-air", hex=hex_arg(self.hex))


class AirSupplyLost(Event, frozen=True, tag="air_supply_lost"):
    rule: ClassVar = "8.6c"

    def text(self) -> Text:
        return text("woods-log-air-lost")


class Restored(Event, frozen=True, tag="restored"):
    rule: ClassVar = "13.1"
    unit: int
    steps: int

    def text(self) -> Text:
        return text("woods-log-restored", unit=unit_arg(self.unit), steps=self.steps)


class Rebuilt(Event, frozen=True, tag="rebuilt"):
    rule: ClassVar = "13.2.2c"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("woods-log-rebuilt", unit=unit_arg(self.unit), hex=hex_arg(self.hex))


class Entered(Event, frozen=True, tag="entered"):
    rule: ClassVar = "14.8b"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("woods-log-enters", unit=unit_arg(self.unit), hex=hex_arg(self.hex))


class Deferred(Event, frozen=True, tag="deferred"):
    rule: ClassVar = "14.8.1"
    unit: int

    def text(self) -> Text:
        return text("woods-log-deferred", unit=unit_arg(self.unit))


class KeptOut(Event, frozen=True, tag="kept_out"):
    """14.8d, 14.8e, 14.8.3 Units that do not come: for good, or with the next chit."""

    units: tuple[int, ...]
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        ever = "later" if self.by == "14.8d" else "never"
        return text("woods-log-kept-out", units=units_arg(self.units), ever=ever)


# --- movement ---------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag="moved"):
    rule: ClassVar = "10.2"
    unit: int
    origin: int
    hex: int
    spent: int  # half points so far

    def text(self) -> Text:
        return text("woods-log-moves", unit=unit_arg(self.unit), origin=hex_arg(self.origin), hex=hex_arg(self.hex))


class Abandoned(Event, frozen=True, tag="abandoned"):
    """8.3c An armour unit is replaced by its third step."""

    rule: ClassVar = "8.3c"
    unit: int

    def text(self) -> Text:
        return text("woods-log-abandons", unit=unit_arg(self.unit))


class Controlled(Event, frozen=True, tag="controlled"):
    rule: ClassVar = "3.5b"
    side: int
    hex: int

    def text(self) -> Text:
        return text("woods-log-controls", side=side_arg(self.side), hex=hex_arg(self.hex))


class BridgeBlown(Event, frozen=True, tag="bridge_blown"):
    bridge: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-blown", bridge=bridge_arg(self.bridge))


class BridgeRolled(Event, frozen=True, tag="bridge_rolled"):
    """10.6.1b The die of a defender that has retreated over a bridge."""

    rule: ClassVar = "10.6.1b"
    bridge: int
    die: int
    success: bool

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def result(self) -> str:
        return "bridge_blown" if self.success else "bridge_stands"

    def text(self) -> Text:
        return text("woods-log-bridge-roll", bridge=bridge_arg(self.bridge), die=self.die, success=int(self.success))


class BridgeRebuilt(Event, frozen=True, tag="bridge_rebuilt"):
    rule: ClassVar = "10.6.2a"
    bridge: int
    unit: int

    def text(self) -> Text:
        return text("woods-log-bridge-built", bridge=bridge_arg(self.bridge), unit=unit_arg(self.unit))


class Released(Event, frozen=True, tag="released"):
    rule: ClassVar = "10.6.4b"

    def text(self) -> Text:
        return text("woods-log-released")


class Fuelled(Event, frozen=True, tag="fuelled"):
    rule: ClassVar = "8.5a"

    def text(self) -> Text:
        return text("woods-log-fuel")


class NoFuel(Event, frozen=True, tag="no_fuel"):
    rule: ClassVar = "8.5b"

    def text(self) -> Text:
        return text("woods-log-no-fuel")


class LineGone(Event, frozen=True, tag="line_gone"):
    """9.2.1 An army boundary no longer holds."""

    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-line-gone", all=int(self.by == "9.2.1b"))


# --- combat -----------------------------------------------------------------------------------------------------------


class AttackBegan(Event, frozen=True, tag="attack_began"):
    rule: ClassVar = "11.1b"
    side: int
    hex: int
    units: tuple[int, ...]

    def text(self) -> Text:
        return text("woods-log-attack", hex=hex_arg(self.hex), units=units_arg(self.units), side=side_arg(self.side))


class Supported(Event, frozen=True, tag="supported"):
    asset: int
    strength: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-support", asset=ASSETS.argument(self.asset), strength=self.strength)


class Resolved(Event, frozen=True, tag="resolved"):
    """11.3.3 The die of an attack and what the table says; column -1 and die 0 without a roll (11.3.2b, j)."""

    rule: ClassVar = "11.3.3a"
    hex: int
    column: str
    die: int
    bonus: int
    outcome: str

    def thrown(self) -> tuple[int, ...]:
        return (self.die,) if self.die else ()

    def result(self) -> str:
        return result_label(self.outcome)

    def text(self) -> Text:
        return text(
            "woods-log-resolved", hex=hex_arg(self.hex), column=self.column, die=self.die, bonus=self.bonus,
            result=f"@woods-result-{self.result()}",
        )  # fmt: skip


class Converted(Event, frozen=True, tag="converted"):
    rule: ClassVar = "11.3.3d"

    def text(self) -> Text:
        return text("woods-log-converted")


class StepLost(Event, frozen=True, tag="step_lost"):
    """A unit loses steps; with none left it is eliminated."""

    unit: int
    steps: int  # lost
    left: int
    by: str

    def cite(self) -> str:
        return self.by

    def lost(self) -> tuple[int, ...]:
        return () if self.left else (ALLIED if self.unit >= ALLIES else GERMAN,)

    def text(self) -> Text:
        id_ = "woods-log-loses" if self.left else "woods-log-eliminated"
        return text(id_, unit=unit_arg(self.unit), steps=self.steps, left=self.left)


class Stood(Event, frozen=True, tag="stood"):
    rule: ClassVar = "11.4.1a"
    unit: int

    def text(self) -> Text:
        return text("woods-log-stands", unit=unit_arg(self.unit))


class Retreated(Event, frozen=True, tag="retreated"):
    rule: ClassVar = "11.4a"
    unit: int
    origin: int
    hex: int

    def text(self) -> Text:
        return text("woods-log-retreats", unit=unit_arg(self.unit), origin=hex_arg(self.origin), hex=hex_arg(self.hex))


class NoRetreat(Event, frozen=True, tag="no_retreat"):
    """9.2c, 11.4f Units that stay."""

    units: tuple[int, ...]
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-no-retreat", units=units_arg(self.units))


class Advanced(Event, frozen=True, tag="advanced"):
    rule: ClassVar = "11.5a"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("woods-log-advances", unit=unit_arg(self.unit), hex=hex_arg(self.hex))


# --- the end of a turn ------------------------------------------------------------------------------------------------


class VictoryPoints(Event, frozen=True, tag="victory_points"):
    rule: ClassVar = "3.4a"
    vp: int

    def text(self) -> Text:
        return text("woods-log-vp", vp=self.vp)


class Surrendered(Event, frozen=True, tag="surrendered"):
    rule: ClassVar = "8.3f"
    units: tuple[int, ...]

    def lost(self) -> tuple[int, ...]:
        return (ALLIED,) * len(self.units)

    def text(self) -> Text:
        return text("woods-log-surrenders", units=units_arg(self.units))


class Departed(Event, frozen=True, tag="departed"):
    rule: ClassVar = "12.10d"
    units: tuple[int, ...]

    def text(self) -> Text:
        return text("woods-log-departs", units=units_arg(self.units))


class Stays(Event, frozen=True, tag="stays"):
    """12.10c, e The SS divisions stay, and the Germans need more."""

    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("woods-log-stays")
