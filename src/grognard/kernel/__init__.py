"""The kernel: decisions, actions, events, frames, dice, records. It knows no hex, unit, turn or phase."""

from grognard.kernel.action import Action, Grammar
from grognard.kernel.decision import CHANCE, CHANCES, EVERYONE, NO_SCOPE, OBSERVER, ONE, SEALED, Decision
from grognard.kernel.dice import commitment, make_key
from grognard.kernel.engine import digest, encode
from grognard.kernel.event import Consulted, Event, Forced, Out, Over, consult
from grognard.kernel.game import MAX_TURNS, AnyGame, Game, Option, Rule, Scenario
from grognard.kernel.match import Header, Match, StandingOrder
from grognard.kernel.odds import Curve, Odds, interval, walk_rolls
from grognard.kernel.probe import Probe
from grognard.kernel.refusal import Intent, Refusal, Refused
from grognard.kernel.roll import Result, Roll
from grognard.kernel.state import DRAW, LOSS, WIN, Frame, Outcome, State, finish
from grognard.kernel.table import (
    Badge,
    Box,
    Face,
    Figure,
    Hand,
    Label,
    Line,
    Link,
    Marker,
    Overlay,
    Pairing,
    Piece,
    Place,
    Sheet,
    Spot,
    Step,
    Table,
    Track,
    turn_of,
)
from grognard.kernel.words import Names, Problem, Text, text

__all__ = [
    "CHANCE", "CHANCES", "DRAW", "EVERYONE", "LOSS", "MAX_TURNS", "NO_SCOPE", "OBSERVER", "ONE", "SEALED", "WIN",
    "Action", "AnyGame", "Badge", "Box", "Consulted", "Curve", "Decision", "Event", "Face", "Figure", "Forced",
    "Frame", "Game", "Grammar", "Hand", "Header", "Intent", "Label", "Line", "Link", "Marker", "Match", "Names",
    "Odds", "Option", "Out", "Outcome", "Over", "Overlay", "Pairing", "Piece", "Place", "Probe", "Problem", "Refusal",
    "Refused", "Result", "Roll", "Rule", "Scenario", "Sheet", "Spot", "StandingOrder", "State", "Step", "Table",
    "Text", "Track", "commitment", "consult", "digest", "encode", "finish", "interval", "make_key", "text", "turn_of",
    "walk_rolls",
]  # fmt: skip
