"""The suite itself: each fault that a game may have is found by the check that is meant for it."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.kernel import (
    Action,
    Decision,
    Frame,
    Intent,
    Out,
    Outcome,
    Overlay,
    Problem,
    Refusal,
    Refused,
    State,
    Table,
    Text,
    engine,
    text,
)
from tests.contract import suite
from tests.contract.drill import Drill, frames, pointing
from tests.contract.drill import actions as act
from tests.contract.drill import events as ev
from tests.contract.drill.state import AMBUSH, NONE, TOWN, WOOD, DrillState, target

Fault = Callable[[pytest.MonkeyPatch], Drill]
FAULTS: list[tuple[Fault, suite.Check]] = []


def found_by(*checks: suite.Check) -> Callable[[Fault], Fault]:
    def register(fault: Fault) -> Fault:
        FAULTS.extend((fault, check) for check in checks)
        return fault

    return register


def spoil(patch: pytest.MonkeyPatch, frame: type[Frame[Any]], **changes: object) -> Drill:
    """Drill with another decision of one frame: the changes are fields of it, or functions of (state, decision)."""
    decide: Callable[[Any, Any], Decision] = frame.decide

    def spoilt(self: Any, state: DrillState) -> Decision:
        now = decide(self, state)
        made = {name: change(state, now) if callable(change) else change for name, change in changes.items()}
        return msgspec.structs.replace(now, **made)

    patch.setattr(frame, "decide", spoilt)
    return Drill()


# --- lists and play -------------------------------------------------------------------------------------------------


@found_by(suite.check_play)
def an_empty_list(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.Walk, actions=())


@found_by(suite.check_play)
def an_action_listed_twice(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.March, actions=lambda state, now: [*now.actions, now.actions[0]])


@found_by(suite.check_play)
def a_prompt_without_words(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.March, prompt=Text(""))


@found_by(suite.check_play)
def a_decision_without_a_rule(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.March, rule="D99")


@found_by(suite.check_play)
def a_weight_of_nothing(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.Volley, weights=(36, 0, 0, 0))


@found_by(suite.check_play)
def an_event_that_cites_no_rule(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(ev.Stepped, "rule", "D99")
    return Drill()


@found_by(suite.check_play)
def a_text_that_reads_as_another_action(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(act.Move, "words", lambda self: [act.UNITS[0]])
    return Drill()


@found_by(suite.check_play)
def a_broken_invariant(patch: pytest.MonkeyPatch) -> Drill:
    def take(self: frames.Watch, state: DrillState, action: Action, out: Out) -> None:
        state.ammo = -1
        state.stack.pop()

    patch.setattr(frames.Watch, "take", take)
    return Drill()


@found_by(suite.check_play)
def an_outcome_that_forgets_a_side(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(frames, "finish", lambda state, outcome, out: engine_finish(state, (outcome.results[0],)))
    return Drill()


def engine_finish(state: State, results: tuple[int, ...]) -> None:
    state.result = Outcome(results, Text("drill-over"), "D12")
    state.stack.clear()


@found_by(suite.check_play)
def a_state_with_fewer_seats_than_its_options_say(patch: pytest.MonkeyPatch) -> Drill:
    class Short(Drill):
        def seats_of(self, options: Mapping[str, str]) -> tuple[str, ...]:
            return self.seats[:2]

    return Short()


@found_by(suite.check_play)
def a_table_that_shows_a_seat_that_is_not_there(patch: pytest.MonkeyPatch) -> Drill:
    class Crowded(Drill):
        def view(self, state: DrillState, seat: int) -> Table:
            seen = super().view(state, seat)
            return msgspec.structs.replace(seen, sides=(*seen.sides, seen.sides[0]))

    return Crowded()


@found_by(suite.check_play, suite.check_judgement)
def a_game_without_end(patch: pytest.MonkeyPatch) -> Drill:
    def again(self: frames.Turn, state: DrillState, out: Out) -> bool:
        state.turn, state.place = 0, [min(place, 0) for place in state.place]
        state.stack[-1] = frames.Turn(frames.SCOUT)
        return True

    patch.setattr(frames.Turn, "_end", again)
    patch.setattr(frames, "score", lambda state: 0)
    patch.setattr(frames, "to_come", target)
    patch.setattr(suite, "LIMIT", 2_000)
    return Drill()


@found_by(suite.check_lists)
def a_list_that_remembers(patch: pytest.MonkeyPatch) -> Drill:
    coin = Random(1)
    return spoil(patch, frames.March, actions=lambda state, now: coin.sample(now.actions, len(now.actions)))


@found_by(suite.check_lists)
def an_action_without_effect(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(frames.March, "take", lambda self, state, action, out: None)
    patch.setattr(suite, "LIMIT", 60)
    patch.setattr(suite, "play_game", lambda game, *case: _until(game, frames.March))
    return Drill()


def _until(game: Drill, frame: type[Frame[Any]]) -> list[DrillState]:
    state = game.setup("skirmish")
    while not isinstance(state.stack[-1], frame):
        now = game.decision(state)
        assert now is not None
        game.play(state, now.seat, now.actions[-1])
    return [state, state]


@found_by(suite.check_copies, suite.check_lists)
def a_copy_that_shares_a_list(patch: pytest.MonkeyPatch) -> Drill:
    whole = State.copy

    def copy(self: DrillState) -> DrillState:
        new = whole(self)
        new.moved, new.place = self.moved, self.place
        return new

    patch.setattr(DrillState, "copy", copy)
    return Drill()


@found_by(suite.check_copies)
def a_state_that_decodes_to_another(patch: pytest.MonkeyPatch) -> Drill:
    class Forgetful(Drill):
        def decode(self, data: bytes) -> DrillState:
            state = super().decode(data)
            state.ammo += 1
            return state

    return Forgetful()


@found_by(suite.check_records, suite.check_copies)
def dice_of_its_own(patch: pytest.MonkeyPatch) -> Drill:
    settle = frames.Volley.settle

    def loaded(self: frames.Volley, state: DrillState, outcome: Action, detail: int, out: Out) -> None:
        state.pace = random.randrange(2, 5)
        settle(self, state, outcome, detail, out)

    patch.setattr(frames.Volley, "settle", loaded)
    return Drill()


@found_by(suite.check_sealed)
def answers_in_the_order_they_came(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(engine, "sorted", lambda answers, key: answers, raising=False)
    return Drill()


# --- secrets --------------------------------------------------------------------------------------------------------


@found_by(suite.check_secrets)
def a_view_that_shows_the_card(patch: pytest.MonkeyPatch) -> Drill:
    class Leaky(Drill):
        def view(self, state: DrillState, seat: int) -> Table:
            return super().view(state, state.peeker if state.peeker >= 0 else seat)

    return Leaky()


@found_by(suite.check_play)
def an_event_that_shows_the_card(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(ev.Peeked, "seen_by", lambda self, seat: self)
    return Drill()


@found_by(suite.check_secrets)
def a_view_that_shows_the_bid(patch: pytest.MonkeyPatch) -> Drill:
    class Leaky(Drill):
        def view(self, state: DrillState, seat: int) -> Table:
            seen = super().view(state, seat)
            return msgspec.structs.replace(seen, map=str(state.answers))

    return Leaky()


@found_by(suite.check_secrets)
def a_prompt_that_tells_the_card(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.March, prompt=lambda state, now: text("drill-ask-march", card=state.top))


@found_by(suite.check_secrets)
def a_list_that_hangs_on_the_card(patch: pytest.MonkeyPatch) -> Drill:
    def shorter(state: DrillState, now: Decision) -> list[Action]:
        return [action for action in now.actions if action != act.Step(WOOD) or state.top != AMBUSH]

    return spoil(patch, frames.Walk, actions=shorter)


@found_by(suite.check_secrets)
def a_choice_that_is_forced_by_the_card(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.Looked, actions=lambda state, now: now.actions[: 1 if state.top == AMBUSH else 2])


@found_by(suite.check_secrets)
def a_judgement_that_knows_the_card(patch: pytest.MonkeyPatch) -> Drill:
    class Cheat(Drill):
        def evaluate(self, state: DrillState, seat: int) -> float:
            return 0.1 if state.top == AMBUSH else 0.0

    return Cheat()


@found_by(suite.check_secrets)
def a_first_impression_that_knows_the_card(patch: pytest.MonkeyPatch) -> Drill:
    class Cheat(Drill):
        def priors(self, state: DrillState, actions: Sequence[Action]) -> Sequence[float]:
            return [0.1 if state.top == AMBUSH else 0.0 for _ in actions]

    return Cheat()


@found_by(suite.check_secrets)
def a_forecast_that_knows_the_card(patch: pytest.MonkeyPatch) -> Drill:
    class Cheat(Drill):
        def forecast(self, state: DrillState, seat: int) -> Overlay:
            return Overlay(text=text("drill-card", card=state.top))

    return Cheat()


@found_by(suite.check_secrets, suite.check_undo)
def a_secret_that_is_read_unseen(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(frames, "consult", lambda value, known, out: value)
    return Drill()


@found_by(suite.check_secrets, suite.check_undo)
def sealed_answers_that_are_opened_unseen(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(engine, "Consulted", lambda known: ev.Quiet())
    return Drill()


@found_by(suite.check_secrets)
def odds_that_tell_a_secret(patch: pytest.MonkeyPatch) -> Drill:
    """How many re-rolls the defenders have is made a secret of theirs, and given away by the weights of a draw."""

    class Secretive(Drill):
        def determinize(self, state: DrillState, seat: int, rng: Random) -> DrillState:
            new = super().determinize(state, seat, rng)
            new.rerolls = rng.randrange(3) if seat < 0 or state.sides[seat] == 0 else state.rerolls
            return new

        def view(self, state: DrillState, seat: int) -> Table:
            seen = super().view(state, seat)
            return msgspec.structs.replace(seen, tracks=tuple(track for track in seen.tracks if track.id != "rerolls"))

    def weights(state: DrillState, now: Decision) -> list[int]:
        return [now.weights[0] + state.rerolls, *now.weights[1:]]

    spoil(patch, frames.Woods, weights=weights)
    return Secretive()


@found_by(suite.check_secrets)
def a_twin_with_the_same_dice(patch: pytest.MonkeyPatch) -> Drill:
    class Copying(Drill):
        def determinize(self, state: DrillState, seat: int, rng: Random) -> DrillState:
            return state.copy()

    return Copying()


@found_by(suite.check_secrets)
def a_twin_that_breaks_the_rules(patch: pytest.MonkeyPatch) -> Drill:
    class Wrong(Drill):
        def determinize(self, state: DrillState, seat: int, rng: Random) -> DrillState:
            new = super().determinize(state, seat, rng)
            new.top = AMBUSH if new.top != NONE and state.peeker != seat else new.top
            return new

    return Wrong()


@found_by(suite.check_determinised_play)
def a_twin_that_cannot_be_played(patch: pytest.MonkeyPatch) -> Drill:
    class Stuck(Drill):
        def determinize(self, state: DrillState, seat: int, rng: Random) -> DrillState:
            new = super().determinize(state, seat, rng)
            new.stack = new.stack[-1:]
            return new

    return Stuck()


# --- pointing, judging ----------------------------------------------------------------------------------------------


@found_by(suite.check_why_not)
def a_refusal_without_a_reason(patch: pytest.MonkeyPatch) -> Drill:
    class Silent(Drill):
        def explain(self, state: DrillState, seat: int, intent: Intent) -> Refusal | None:
            return None

    return Silent()


@found_by(suite.check_why_not)
def a_refusal_of_what_is_legal(patch: pytest.MonkeyPatch) -> Drill:
    class Stern(Drill):
        def explain(self, state: DrillState, seat: int, intent: Intent) -> Refusal | None:
            return Refusal("D3", Text("drill-no"))

    return Stern()


@found_by(suite.check_why_not)
def a_refusal_that_cites_no_rule(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(pointing, "RULES", dict.fromkeys(pointing.RULES, ""))
    return Drill()


@found_by(suite.check_why_not)
def a_plan_that_cannot_be_played(patch: pytest.MonkeyPatch) -> Drill:
    patch.setattr(pointing, "reach", lambda state, unit, steps: {TOWN: [TOWN]})
    return Drill()


@found_by(suite.check_why_not)
def pointing_that_moves_something(patch: pytest.MonkeyPatch) -> Drill:
    class Rough(Drill):
        def intents(self, state: DrillState, seat: int) -> Iterable[Intent]:
            state.pace = 4
            return super().intents(state, seat)

    return Rough()


@found_by(suite.check_suggestions)
def a_suggestion_that_is_refused(patch: pytest.MonkeyPatch) -> Drill:
    class Eager(Drill):
        def suggestion(self, state: DrillState, seat: int) -> list[Action]:
            return [act.Done()] if super().suggestion(state, seat) else []

    return Eager()


@found_by(suite.check_probes)
def a_forecast_that_is_never_the_same(patch: pytest.MonkeyPatch) -> Drill:
    class Moody(Drill):
        def forecast(self, state: DrillState, seat: int) -> Overlay:
            return Overlay(text=text("drill-n", n=random.randrange(10**9)))

    return Moody()


@found_by(suite.check_odds)
def a_roll_that_cites_no_rule(patch: pytest.MonkeyPatch) -> Drill:
    return spoil(patch, frames.Volley, rule="D99")


@found_by(suite.check_judgement)
def a_judgement_beyond_all_bounds(patch: pytest.MonkeyPatch) -> Drill:
    class Sure(Drill):
        def evaluate(self, state: DrillState, seat: int) -> float:
            return super().evaluate(state, seat) * 3

    return Sure()


@found_by(suite.check_judgement)
def first_impressions_of_some_answers_only(patch: pytest.MonkeyPatch) -> Drill:
    class Short(Drill):
        def priors(self, state: DrillState, actions: Sequence[Action]) -> Sequence[float]:
            return [0.0] * (len(actions) - 1)

    return Short()


@found_by(suite.check_judgement)
def first_impressions_that_leave_a_trace(patch: pytest.MonkeyPatch) -> Drill:
    class Careless(Drill):
        def priors(self, state: DrillState, actions: Sequence[Action]) -> Sequence[float]:
            state.turn += 1
            return ()

    return Careless()


@found_by(suite.check_judgement)
def first_impressions_on_a_scale_of_their_own(patch: pytest.MonkeyPatch) -> Drill:
    class Loud(Drill):
        def priors(self, state: DrillState, actions: Sequence[Action]) -> Sequence[float]:
            return [9.0 for _ in actions]

    return Loud()


@found_by(suite.check_judgement)
def a_judgement_that_mistakes_the_winner(patch: pytest.MonkeyPatch) -> Drill:
    class Turncoat(Drill):
        def evaluate(self, state: DrillState, seat: int) -> float:
            return -super().evaluate(state, seat)

    return Turncoat()


@pytest.mark.parametrize(
    ("fault", "check"), FAULTS, ids=[f"{fault.__name__}-{check.__name__}" for fault, check in FAULTS]
)
def test_fault_is_found(fault: Fault, check: suite.Check, monkeypatch: pytest.MonkeyPatch) -> None:
    suite.every_action.cache_clear()
    game = fault(monkeypatch)
    with pytest.raises((AssertionError, Refused, Problem)):
        _check_some_games(game, check)


def _check_some_games(game: Drill, check: suite.Check) -> None:
    for seed in range(6):
        check(game, "skirmish", {}, seed, moments=20)
