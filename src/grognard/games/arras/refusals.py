"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Iterator

from grognard.games.arras.state import ArrasState
from grognard.kernel import Action, Intent, Refusal, text

Answer = list[Action] | Refusal


def judge(state: ArrasState, seat: int, intent: Intent) -> Answer:
    return Refusal("", text("arras-no-not-now"))


def intents(state: ArrasState) -> Iterator[Intent]:
    return iter(())
