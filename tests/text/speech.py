"""Speech under test: a voice that never falls back, the Fluent files as data, and every text of really played games."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from random import Random
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, UNITS
from grognard.games.tank.state import TankState
from grognard.kernel import CHANCES, OBSERVER, Decision, Event, Intent, Overlay, Problem, Text, text
from grognard.text import LANGUAGES, Voice


class Strict(Voice):
    """A voice for tests: a message that is missing or broken fails."""

    def fallback(self, sentence: Text, reason: str) -> str:
        raise AssertionError(f"{self.language}: {sentence}: {reason}")


VOICES = {language: Strict(language) for language in LANGUAGES}


def say(sentence: Text, language: str = "en") -> str:
    return VOICES[language].say(sentence)


# --- the files ---------------------------------------------------------------------------------------------------


class Message(NamedTuple):
    file: str
    variables: frozenset[str]
    attributes: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def resource(language: str, file: str) -> ftl.Resource:
    folder = resources.files("grognard.text") / language
    return FluentParser().parse((folder / file).read_text(encoding="utf-8"))


def files(language: str) -> list[str]:
    folder = resources.files("grognard.text") / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language; one that is written twice fails."""
    found: dict[str, Message] = {}
    for file in files(language):
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is written twice"
                seen = _Variables()
                seen.visit(entry)
                attributes = frozenset(attribute.id.name for attribute in entry.attributes)
                found[entry.id.name] = Message(file, frozenset(seen.names), attributes)
    return found


# --- really played games -----------------------------------------------------------------------------------------

RULES: tuple[dict[str, str], ...] = ({}, {"fire_bonus": "all_firers"}, {"ap_mode": "solitaire"}, {"turn_cap": "30"})
INTENTS = 25  # what a person might point at, tried at some decisions
EVERY = 8  # at one decision in so many
RARE = ("leave", "promote", "reroll", "advance", "with")  # what chance would choose too seldom
SEATS = (0, 1, OBSERVER)


@cache
def played(scenario: str) -> frozenset[Text]:
    """Every text that games at random of a scenario show to anybody: prompts, choices, log, refusals, sums, names."""
    found: set[Text] = set()
    for number, options in enumerate(RULES):
        rng = Random(f"{scenario} {number}")
        state = GAME.setup(scenario, {"max_turns": "12", **options}, key=rng.randbytes(8))
        while (now := GAME.decision(state)) is not None:
            if now.kind == CHANCES:
                found.add(now.prompt)
                found.update(_told(_rolled(state, now, rng)))
            else:
                found.update(_asked(state, now, rng))
                seldom = [action for action in now.actions if action.verb() in RARE]
                action = rng.choice(seldom if seldom and rng.random() < 0.5 else now.actions)
                go = GAME.play if rng.random() < 0.5 else GAME.apply  # with what follows by itself, or step by step
                found.update(_told(go(state, now.seat, action)))
        found.update(_looks(state))
        over = GAME.why_not(state, 0, Intent())
        assert over is not None
        found.add(over.text)
    return frozenset(found)


def _rolled(state: TankState, now: Decision, rng: Random) -> list[Event]:
    at = rng.choices(range(len(now.actions)), now.weights)[0]
    return GAME.resolve(state, now.actions[at], rng.randrange(now.weights[at]))


def _told(events: list[Event]) -> Iterator[Text]:
    for event in events:
        for seat in SEATS:
            seen = event.seen_by(seat)
            line = seen.text() if seen is not None else None
            if line is not None:
                yield line


def _asked(state: TankState, now: Decision, rng: Random) -> Iterator[Text]:
    yield now.prompt
    yield from (action.text("tank") for action in now.actions)
    yield from _overlay(GAME.forecast(state, now.seat))
    if rng.randrange(EVERY) == 0:
        yield from _looks(state)
        yield from _queries(state, rng)
        yield from _odds(state, now, rng)
        for intent in rng.sample(list(GAME.intents(state, now.seat)), INTENTS):
            for seat in (0, 1):
                refusal = GAME.why_not(state, seat, intent)
                if refusal is not None:
                    yield refusal.text


def _overlay(overlay: Overlay) -> Iterator[Text]:
    yield from (line.text for line in overlay.lines)
    if overlay.text is not None:
        yield overlay.text


def _queries(state: TankState, rng: Random) -> Iterator[Text]:
    yield from _overlay(GAME.query(state, 0, "los", rng.choice(list(HEXES)), rng.choice(list(HEXES))))
    yield from _overlay(GAME.query(state, 0, "terrain", rng.choice(list(HEXES))))
    try:
        yield from _overlay(GAME.query(state, 0, "field", rng.choice(list(UNITS))))
    except Problem as problem:
        yield problem.text


def _odds(state: TankState, now: Decision, rng: Random) -> Iterator[Text]:
    """The rolls of a choice and their results: a label of its own, or an outcome of chance."""
    for roll in GAME.odds(state, now.seat, rng.choice(now.actions)).rolls:
        yield text(roll.purpose)
        for result in roll.results:
            if result.label.split()[0] in GAME.grammar.verbs:
                yield GAME.grammar.parse(result.label).text("tank")
            else:
                yield text(f"tank-result-{result.label}")


def _looks(state: TankState) -> Iterator[Text]:
    """What lies on the table has a name: pieces with their marks, tracks, boxes, hands and markers."""
    for seat in SEATS:
        table = GAME.view(state, seat)
        for piece in table.pieces:
            yield from map(text, (f"tank-{piece.id}", f"tank-{piece.kind}", f"tank-short-{piece.kind}"))
            yield from map(text, (f"side-{piece.side}", f"facing-{piece.facing}"))
            yield from (text(f"tank-mark-{mark}") for mark in piece.marks)
        yield from (text(f"tank-track-{track.id}") for track in table.tracks)
        yield from (text(f"tank-box-{box.id}") for box in table.boxes)
        yield from (text(f"tank-hand-{hand.id}") for hand in table.hands)
        yield from (text(f"tank-marker-{marker.id}") for marker in table.markers)
