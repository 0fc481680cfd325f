"""What a person points at: the actions that carry it out, or the rule that forbids it."""

from collections.abc import Iterator

from grognard.kernel import Action, Intent, Refusal, Text, text
from grognard.kernel.engine import decision
from tests.contract.drill.actions import GRAMMAR, LOSSES, MOVES, NUMBERS, PLACES, STEPS, UNITS
from tests.contract.drill.frames import Losses, March, Walk
from tests.contract.drill.state import DrillState, in_play, owner_of, reach

RULES = {
    "bid": "D1", "peek": "D5", "wait": "D5", "keep": "D5", "bury": "D5", "pass": "D3", "stop": "D7", "fire": "D8",
    "hold": "D8", "reroll": "D11", "accept": "D11", "done": "D10",
}  # fmt: skip


def intents() -> Iterator[Intent]:
    for verb in RULES:
        yield from [Intent(verb=verb)] if verb != "bid" else [Intent(verb=verb, piece=number) for number in NUMBERS]
    for unit in UNITS:
        yield Intent((unit,))
        yield from (Intent((unit,), place=place) for place in PLACES)


def attempt(state: DrillState, seat: int, intent: Intent) -> list[Action] | Refusal:
    """The actions that an intent of the deciding seat means, or why they are not allowed."""
    now = decision(state)
    assert now is not None
    if intent.pieces:
        unit = UNITS.index(intent.pieces[0])
        return _walk(state, seat, unit, PLACES.index(intent.place)) if intent.place else _unit(state, seat, unit)
    action = GRAMMAR.parse(f"{intent.verb} {intent.piece}".strip())
    if action in now.actions_of(seat):
        return [action]
    return Refusal(RULES[intent.verb], text("drill-not-now", verb=intent.verb))


def _unit(state: DrillState, seat: int, unit: int) -> list[Action] | Refusal:
    frame = state.stack[-1]
    if isinstance(frame, Losses):
        if LOSSES[unit] in frame.decide(state).actions:
            return [LOSSES[unit]]
        return Refusal("D10", text("drill-not-this-loss", unit=UNITS[unit], due=frame.due))
    if not isinstance(frame, March):
        return Refusal("D3", Text("drill-not-march"))
    if owner_of(state, unit) != seat or unit not in in_play(state, seat):
        return Refusal("D3", text("drill-not-yours", unit=UNITS[unit]))
    if state.moved[unit]:
        return Refusal("D3", text("drill-moved", unit=UNITS[unit]))
    return [MOVES[unit]]


def _walk(state: DrillState, seat: int, unit: int, place: int) -> list[Action] | Refusal:
    frame = state.stack[-1]
    first: list[Action] = []
    steps = state.pace
    if isinstance(frame, Walk) and frame.unit == unit:
        steps = frame.steps
    else:
        chosen = _unit(state, seat, unit)
        if isinstance(chosen, Refusal) or isinstance(frame, Losses):
            return chosen if isinstance(chosen, Refusal) else Refusal("D10", Text("drill-not-march"))
        first = chosen
    way = reach(state, unit, steps).get(place)
    if not way:
        return Refusal("D7", text("drill-too-far", place=PLACES.argument(place), steps=steps))
    return [*first, *(STEPS[at] for at in way)]
