"""Drill: a small whole game that exists for tests, with everything in it that one real game does not have.

Two teams of two seats, or of one, bid in secret for the attack (D1). In each turn the defender on duty may look at the
top card (D5), the attacker on duty walks units towards the town (D3, D7) through a wood where the card waits (D6) and
past watched places where the defender may fire (D8, D9) and roll again (D11), and losses are paid exactly (D10). A card
ends the turn.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import ClassVar

from grognard.kernel import (
    CHANCES,
    MAX_TURNS,
    WIN,
    Action,
    Game,
    Intent,
    Option,
    Overlay,
    Refusal,
    Scenario,
    Table,
    engine,
)
from tests.contract.drill import pointing, table
from tests.contract.drill.actions import BIDS, GRAMMAR, SEATS, UNITS, Bid
from tests.contract.drill.frames import FRAMES, Bidding
from tests.contract.drill.state import (
    AMBUSH,
    ATTACKER,
    LOST,
    NEXT,
    NONE,
    OFF,
    PLANS,
    TOWN,
    DrillState,
    board,
    board_key,
    owner_of,
    score,
    target,
    value_of,
)

REROLLS = Option("rerolls", "2", ("2", "0"), "D11", {"en": "Defenders’ re-rolls", "fr": "Relances des défenseurs"})
SEATED = Option("seats", "4", ("4", "2"), "D2", {"en": "Seats", "fr": "Places"})
NEARNESS = (0, 1, 1, 2, 2, 3)  # of the places to the town, for judging


class Drill(Game[DrillState]):
    slug = "drill"
    title = "Drill"
    credit = "A game for tests"
    version = 1
    package = "tests.contract.drill"
    sides = table.SIDES
    seats = SEATS
    state_type = DrillState
    frames = FRAMES
    grammar = GRAMMAR
    options = (REROLLS, SEATED, MAX_TURNS)
    queries: Mapping[str, Callable[..., Overlay]] = {"reach": table.query_reach, "watched": table.query_watched}
    scenarios: ClassVar = {
        "skirmish": Scenario(
            "skirmish", {"en": "Skirmish", "fr": "Escarmouche"}, "D12", 6, False, ("rerolls", "seats", "max_turns")
        ),
        "grand": Scenario(
            "grand", {"en": "Grand drill", "fr": "Grande manœuvre"}, "D12", 14, False, ("rerolls", "seats", "max_turns")
        ),
    }
    data_hash = hashlib.sha256(repr((PLANS, NEXT)).encode()).hexdigest()[:16]

    def seats_of(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: int(options["seats"])]

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> DrillState:
        plan = board(board_key(scenario, options))
        return DrillState(
            board=board_key(scenario, options),
            key=key,
            sides=[0, 1] * (plan.seats // 2),
            stack=[Bidding()],
            place=[OFF] * len(UNITS),
            moved=[0] * len(UNITS),
            left=list(plan.deck),
            ammo=plan.ammo,
            rerolls=plan.rerolls,
        )

    def view(self, state: DrillState, seat: int) -> Table:
        return table.view(state, seat)

    def determinize(self, state: DrillState, seat: int, rng: Random) -> DrillState:
        new = state.copy()
        new.key = rng.randbytes(32)
        new.answers = [(who, bid if who == seat else rng.choice(BIDS)) for who, bid in state.answers]
        if state.top != NONE and state.peeker != seat:
            weights = [count * (card != AMBUSH or not state.safe) for card, count in enumerate(state.left)]
            new.top = rng.choices(range(len(weights)), weights)[0]
        return new

    def active(self, state: DrillState) -> int:
        """Nobody else moves."""
        return ATTACKER

    def evaluate(self, state: DrillState, seat: int) -> float:
        """How near the attackers are to their target, from the side of the seat."""
        if not state.turn or seat < 0:
            return 0.0
        sign = 1 if state.sides[seat] == ATTACKER else -1
        if state.result is not None:
            return float(sign * state.result.results[ATTACKER])
        near = sum(value_of(unit) * NEARNESS[place] for unit, place in enumerate(state.place) if 0 <= place < TOWN)
        return sign * max(-0.9, min(0.9, (score(state) + near / 3) / target(state) - 0.5))

    def judge(self, state: DrillState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return pointing.attempt(state, seat, intent)

    def intents(self, state: DrillState, seat: int) -> Iterable[Intent]:
        return pointing.intents()

    def check(self, state: DrillState) -> None:
        plan = board(state.board)
        assert state.sides in ([0, 1] * (plan.seats // 2), [1, 0] * (plan.seats // 2)), state.sides
        assert all(0 <= count <= plan.deck[card] for card, count in enumerate(state.left)), state.left
        assert any(state.left), "an empty deck"
        assert (state.top == NONE) == (state.peeker == -1), "a card face down that nobody has seen"
        assert state.top == NONE or state.left[state.top], "the card face down is not left"
        assert not state.safe or state.top not in (NONE, AMBUSH), "a safe ambush"
        assert state.ammo >= 0 <= state.rerolls <= plan.rerolls
        assert 0 <= state.turn <= (plan.cap or plan.turns)
        assert all(LOST <= place <= TOWN for place in state.place), state.place
        placed = [unit for unit, place in enumerate(state.place) if place != OFF]
        attacking = [state.sides[owner_of(state, unit)] == ATTACKER for unit in placed]
        assert attacking == [True] * (6 if state.turn else 0), state.place
        assert (state.result is None) == bool(state.stack)
        assert state.result is None or state.result.results != (WIN, WIN)

    def suggestion(self, state: DrillState, seat: int) -> list[Action]:
        """A modest bid."""
        now = engine.decision(state)
        return [Bid(1)] if now is not None and now.kind != CHANCES and Bid(1) in now.actions_of(seat) else []

    def forecast(self, state: DrillState, seat: int) -> Overlay:
        return table.forecast(state, seat)


GAME = Drill()
