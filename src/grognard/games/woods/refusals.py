"""What a person points at, and why it cannot be done."""

from collections.abc import Iterable

from grognard.games.woods.state import WoodsState
from grognard.kernel import Action, Intent, Refusal, engine, text


def judge(state: WoodsState, seat: int, intent: Intent) -> list[Action] | Refusal:
    now = engine.decision(state)
    assert now is not None
    words = " ".join(filter(None, [intent.verb, *intent.pieces, intent.place, intent.piece]))
    for action in now.actions_of(seat):
        if str(action) == words:
            return [action]
    return Refusal("", text("not-listed"))


def intents(state: WoodsState) -> Iterable[Intent]:
    return ()
