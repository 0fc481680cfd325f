"""First impressions of the answers to a decision: cheap, and pointing where the judgement would go."""

from random import Random

import pytest

from grognard.games.arras import GAME, evaluation, priors
from grognard.games.arras.assault import Clash
from grognard.games.arras.board import UNITS
from grognard.games.arras.evaluation import ADVANTAGE, LOOSE, POINT, SCALE
from grognard.games.arras.state import ArrasState, board_of
from grognard.kernel import CHANCES, encode
from grognard.players.outlook import Outlook
from grognard.players.search import Search
from tests.arras.battle import enter, hit
from tests.arras.position import NOBODY, do, dusk, historical, legal, position
from tests.arras.test_evaluation import COLUMN

ALLIED, GERMAN = 0, 1
TAKEN = " ".join(f"{place}+" for place in (*range(1, 20), *"ABC") if place != 10)  # nothing is left to take but Agny


def impressions(state: ArrasState) -> dict[str, float]:
    now = GAME.decision(state)
    assert now is not None
    return dict(zip(map(str, now.actions), GAME.priors(state, now.actions), strict=True))


def favourite(state: ArrasState) -> str:
    seen = impressions(state)
    return max(seen, key=seen.__getitem__)


def follow(state: ArrasState, *lines: str) -> list[str]:
    """Do this, then what seems best to the end of the impulse, a roll or the other side's decision."""
    do(state, *lines)
    played = list(lines)
    while (now := GAME.decision(state)) is not None and now.kind != CHANCES and now.seat == ALLIED:
        if str(now.actions[-1]) == "pass":
            break
        played.append(favourite(state))
        do(state, played[-1])
    return played


@pytest.mark.parametrize("scenario", ["standard", "historical"])
def test_one_for_each_action_and_nothing_is_touched(scenario: str) -> None:
    state = GAME.setup(scenario, {"max_turns": "2"}, b"test")
    GAME.start(state)
    rng = Random(3)
    kinds = set()
    while (now := GAME.decision(state)) is not None:
        before = encode(state)
        found = GAME.priors(state, now.actions)
        assert encode(state) == before
        if found:
            kinds.add(type(state.stack[-1]).__name__)
            assert len(found) == len(now.actions)
            assert all(-1 < worth < 1 for worth in found)
        GAME.play(state, now.seat, rng.choice(now.actions))
    assert kinds >= {"CombatPhase", "Impulse", "Moving", "Spearhead", "Assault", "Losses", "Withdrawal"}


def test_a_unit_takes_all_the_open_places_on_its_way() -> None:
    """5.1.4 It takes what it goes through: as many as MP allow, not only the one where it stops."""
    state = position("uk-6dli-1@23 de-1-6rr@A", used=NOBODY)
    before = state.control.bit_count()
    played = follow(state, "move uk-6dli-1")
    reached = state.control.bit_count() - before
    assert reached >= 3
    assert sum(line.startswith("to ") for line in played) <= 5  # 5.2: its MP


def test_a_step_is_worth_what_the_way_leads_to() -> None:
    """Sector 14, four steps away, is all that is left to take: five MP get there by 25, not by 1."""
    taken = " ".join(f"{place}+" for place in (*range(1, 20), *"ABC") if place != 14)
    state = position("uk-6dli-1@3", used=NOBODY, control=taken)
    do(state, "move uk-6dli-1")
    seen = impressions(state)
    assert seen["to 25"] - seen["to 1"] > 0.9 * LOOSE * POINT / SCALE


def test_a_german_goes_where_points_are_to_be_won_back() -> None:
    """Sector 11 is on a path of Allied places (11.2-a); the zones that win at once are watched by others."""
    watch = "de-1-7rr@A de-2-7rr@B de-2-6rr@C"
    state = position(f"uk-6dli-1@23 de-1-6rr@10 {watch}", side="german", used=NOBODY, control="11+ 12+")
    do(state, "move de-1-6rr")
    assert favourite(state) == "to 11"


def test_a_column_comes_together_before_it_assaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (evaluation, priors):
        monkeypatch.setattr(module, "LOOSE", 1.0)  # else it leaves guards in what the German could walk into
    state = position(COLUMN, used=NOBODY, control=TAKEN)
    played = follow(state, "move uk-7rtr-c")
    assert sum(line == "to 10" for line in played) >= 8
    assert next(line for line in played if line.startswith("point")) in ("point uk-7rtr-a", "point uk-7rtr-b")


def test_a_hopeless_assault_is_not_begun() -> None:
    state = position("uk-6dli-1@11 de-1-25pz@10 de-1-6rr@10 de-1-7rr@10", used=NOBODY, control=TAKEN)
    do(state, "move uk-6dli-1")
    seen = impressions(state)
    assert min(seen, key=seen.__getitem__) == "to 10"


def test_support_is_worth_a_gun_and_the_strongest_is_in_front() -> None:
    units = "uk-7rtr-a@16 uk-8dli-1@16 uk-365-92ra@16 de-1-6rr@12 de-1-25pz@12*"
    state = position(units, used=NOBODY, air=(1, 0))
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a")
    strong = favourite(state)
    assert strong == "forward de-1-6rr"
    do(state, strong)
    seen = impressions(state)
    assert seen["air"] > seen["guns uk-365-92ra"] > seen["alone"]  # 8.1-a: the gun turns Spent


def test_losses_cost_the_least() -> None:
    state = position("uk-7rtr-a@16 uk-8dli-1@16 uk-6dli-1@F de-1-6rr@12 de-1-7rr@12", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a", "forward de-1-6rr")
    hit(state, 3)
    seen = impressions(state)
    assert seen["spend de-1-6rr"] > seen["eliminate de-1-6rr"]


def test_few_nodes_find_as_much_as_a_look_at_everything() -> None:
    state = historical()
    now = GAME.decision(state)
    assert now is not None
    outlook = Outlook(GAME)
    best = max(outlook.after(state, now.seat, action) for action in now.actions)
    search = Search(GAME, Random(1))
    assert max(move.worth for move in search.moves(state, now.seat, 40)) >= best
    assert search.outlook.made <= 60 < outlook.made


@pytest.mark.parametrize(("advantage", "lucky"), [("allied", 4), ("german", -4)])
def test_dice_are_rolled_again_when_they_were_bad_enough(advantage: str, lucky: int) -> None:
    """9.1: the Advantage goes over to the enemy with it."""
    seen = []
    for margin in (-lucky, lucky):
        other = "german" if advantage == "allied" else "allied"
        state = position("uk-7rtr-a@25 uk-4gh-1@25 de-1-6rr@10", advantage=advantage, used=other)
        do(state, "move uk-7rtr-a", "to 10", "assault 10", "point uk-7rtr-a")
        clash = state.stack[-1]
        assert isinstance(clash, Clash)
        do(state, f"margin {margin + clash.defence - clash.attack}")
        found = impressions(state)
        assert set(found) == {"stand", "reroll"}
        seen.append(found["reroll"] - found["stand"])
    assert seen[0] > seen[1]
    assert seen[1] < -2 * ADVANTAGE / SCALE  # good dice are not given away


def test_who_can_come_back_does_and_the_weakest_pays() -> None:
    state = dusk("uk-5gh-1@24 uk-5gh-2@11 de-1-6rr@7 uk-6dli-1@dead uk-6dli-2@dead uk-4rtr-a@dead uk-7rtr-a@dead")
    do(state, "pass")
    seen = impressions(state)
    assert min(seen, key=seen.__getitem__) == "finish"
    board = board_of(state)
    do(state, "return uk-6dli-1")
    paying = impressions(state)
    assert favourite(state) in legal(state)
    assert all(line.startswith("pay ") for line in paying)
    strength = {line: board.attack[UNITS.index(line[4:])] + board.defence[UNITS.index(line[4:])] for line in paying}
    assert strength[favourite(state)] == min(strength.values())
