"""Every text that really played games show to anybody."""

from collections.abc import Iterator, Sequence
from functools import cache
from inspect import signature
from random import Random
from typing import Any, NamedTuple

from grognard import games
from grognard.kernel import CHANCES, OBSERVER, AnyGame, Decision, Event, Intent, Overlay, Problem, Table, Text, text
from grognard.text import result_text

INTENTS = 25  # what a person might point at, tried at some decisions
SEATS = (0, 1, OBSERVER)
PATIENCE = 0.97  # how often a phase goes on that could be ended


class Manner(NamedTuple):
    """How a game is played here: by which options, how often somebody looks closely, what is chosen more often."""

    rules: tuple[dict[str, str], ...]
    every: int  # at one decision in so many
    rare: tuple[str, ...]  # what chance would choose too seldom
    late: tuple[str, ...] = ()  # what chance would choose too soon: the end of a phase


MANNERS = {
    "tank": Manner(
        ({}, {"fire_bonus": "all_firers"}, {"ap_mode": "solitaire"}, {"turn_cap": "30"}),
        8,
        ("leave", "promote", "reroll", "advance", "with"),
    ),
    "arras": Manner(
        ({"balance_allied": "reserve"}, {"bidding": "on", "balance_german": "artillery"}),
        50,
        ("assault", "fight", "with", "bombard", "refresh", "extend", "return", "withdraw", "guns", "air", "spend"),
    ),
    "tigers": Manner(
        ({"errata_supply": "on"}, {"tournament": "on", "lines_closed_16_1": "on"}),
        60,
        ("battle", "join", "blow", "build", "special", "enter", "with", "apart"),
        ("end", "arrive", "close", "finish"),
    ),
    "woods": Manner(
        ({"plus_two": "on", "max_turns": "8"},),
        150,
        ("attack", "join", "support", "plus", "retreat", "advance", "stand", "demolish", "blow", "abandon", "drive"),
        ("end", "pass"),
    ),
    "iron": Manner(
        ({}, {"teams": "on"}, {"tiger_gun": "high", "overrun_units": "on"}),
        60,
        (
            "fire",
            "assault",
            "storm",
            "use",
            "play",
            "with",
            "react",
            "bid",
            "heal",
            "dig",
            "board",
            "retreat",
            "follow",
        ),
        ("end_phase", "pass", "stop", "rest", "ready", "op_fire"),
    ),
}
SCENARIOS = [(game.slug, scenario) for game in games.all_games() for scenario in game.scenarios]


@cache
def played(slug: str, scenario: str) -> frozenset[Text]:
    """Every text that games at random of a scenario show to anybody: prompts, choices, log, refusals, sums, names."""
    game, manner = games.get(slug), MANNERS[slug]
    found: set[Text] = set()
    for number, options in enumerate(manner.rules):
        rng = Random(f"{scenario} {number}")
        state = game.setup(scenario, {"max_turns": "12", **options}, key=rng.randbytes(8))
        while (now := game.decision(state)) is not None:
            if now.kind == CHANCES:
                found.add(now.prompt)
                found.update(_told(_rolled(game, state, now, rng)))
            else:
                found.update(_asked(game, state, now, rng))
                seldom = [action for action in now.actions if action.verb() in manner.rare]
                usual = now.actions
                if manner.late and rng.random() < PATIENCE:
                    usual = [action for action in now.actions if action.verb() not in manner.late] or now.actions
                action = rng.choice(seldom if seldom and rng.random() < 0.5 else usual)
                go = game.play if rng.random() < 0.5 else game.apply  # with what follows by itself, or step by step
                found.update(_told(go(state, now.seat, action)))
        found.update(_looks(game, state))
        over = game.why_not(state, 0, Intent())
        assert over is not None
        found.add(over.text)
    return frozenset(found)


def _rolled(game: AnyGame, state: Any, now: Decision, rng: Random) -> list[Event]:
    at = rng.choices(range(len(now.actions)), now.weights)[0]
    return game.resolve(state, now.actions[at], rng.randrange(now.weights[at]))


def _told(events: list[Event]) -> Iterator[Text]:
    for event in events:
        for seat in SEATS:
            seen = event.seen_by(seat)
            line = seen.text() if seen is not None else None
            if line is not None:
                yield line


def _asked(game: AnyGame, state: Any, now: Decision, rng: Random) -> Iterator[Text]:
    yield now.prompt
    yield from (action.text(game.slug) for action in now.actions)
    yield from _overlay(game, game.forecast(state, now.seat))
    if rng.randrange(MANNERS[game.slug].every) == 0:
        yield from _looks(game, state)
        yield from _queries(game, state, rng)
        yield from _odds(game, state, now, rng)
        intents = list(game.intents(state, now.seat))
        for intent in rng.sample(intents, min(INTENTS, len(intents))):
            for seat in (0, 1):
                refusal = game.why_not(state, seat, intent)
                if refusal is not None:
                    yield refusal.text


def _overlay(game: AnyGame, overlay: Overlay) -> Iterator[Text]:
    yield from (line.text for line in overlay.lines)
    if overlay.text is not None:
        yield overlay.text
    yield from (step.text for step in overlay.steps)
    yield from (pairing.text for pairing in overlay.pairings)
    for roll in (*overlay.rolls, *(pairing.roll for pairing in overlay.pairings if pairing.roll is not None)):
        yield text(roll.purpose)
        yield from (_result(game, result.label) for result in roll.results)


def _queries(game: AnyGame, state: Any, rng: Random) -> Iterator[Text]:
    """Every overlay on demand, of something that lies on the table."""
    table = game.view(state, OBSERVER)
    units = [piece.id for piece in table.pieces] + [piece for box in table.boxes for piece in box.pieces]
    sheet = game.sheet(table.map)
    assert sheet is not None
    places = [place.id for place in sheet.places]
    given: dict[str, Sequence[str]] = {"unit": units, "side": game.sides}
    for name, asked in game.queries.items():
        wanted = list(signature(asked).parameters)[2:]  # after state and seat
        if "unit" in wanted and not units:
            continue
        try:
            args = [rng.choice(given.get(kind, places)) for kind in wanted]
            yield from _overlay(game, game.query(state, 0, name, *args))
        except Problem as problem:
            yield problem.text


def _odds(game: AnyGame, state: Any, now: Decision, rng: Random) -> Iterator[Text]:
    """The rolls of a choice and their results."""
    for roll in game.odds(state, now.seat, rng.choice(now.actions)).rolls:
        yield text(roll.purpose)
        yield from (_result(game, result.label) for result in roll.results)


def _result(game: AnyGame, label: str) -> Text:
    """A label of its own, or an outcome of chance."""
    if label.split()[0] in game.grammar.verbs:
        return game.grammar.parse(label).text(game.slug)
    return result_text(game.slug, label)


def _looks(game: AnyGame, state: Any) -> Iterator[Text]:
    """What lies on the table has a name: pieces with their marks, tracks, boxes, hands and markers."""
    for seat in SEATS:
        yield from (text(id_) for id_ in _names(game.slug, game.view(state, seat)))


def _names(slug: str, table: Table) -> Iterator[str]:
    for piece in table.pieces:
        yield from (f"{slug}-{piece.id}", f"{slug}-{piece.kind}", f"side-{piece.side}")
        yield from (f"{slug}-mark-{mark}" for mark in piece.marks)
        if piece.facing:
            yield f"facing-{piece.facing}"
    for track in table.tracks:
        yield f"{slug}-track-{track.id}"
        named = (mark.split(":") for mark in track.marks if mark.startswith("level:"))
        yield from (f"{slug}-level-{name}" for _, _, name in named)
        if track.id == "calendar":
            yield f"{slug}-track-calendar-{track.value}"
    yield from (f"{slug}-box-{box.id}" for box in table.boxes)
    yield from (f"{slug}-hand-{hand.id}" for hand in table.hands)
    for marker in table.markers:
        yield f"{slug}-marker-{marker.id}"
        if marker.value and not marker.value[-1].isdecimal():  # a number, or the name of an objective such as V1
            yield f"{slug}-marker-{marker.value}"
