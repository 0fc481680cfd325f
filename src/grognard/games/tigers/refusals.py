"""Why not: what a person points at, and the rule that forbids it."""

from collections.abc import Iterable

from grognard.games.tigers.state import TigersState
from grognard.kernel import Action, Intent, Refusal


def judge(state: TigersState, seat: int, intent: Intent) -> list[Action] | Refusal:
    raise NotImplementedError


def intents(state: TigersState) -> Iterable[Intent]:
    raise NotImplementedError
