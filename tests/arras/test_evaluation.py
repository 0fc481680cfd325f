"""The judgement of a position: one seat's gain is the other's loss, and what the rules reward is worth more."""

from random import Random

import pytest

from grognard.games.arras import GAME, evaluation
from grognard.games.arras.actions import Move, To
from grognard.games.arras.assault import Clash
from grognard.games.arras.board import PLACES
from grognard.games.arras.evaluation import (
    EXPOSED,
    FRESH_ALLIED,
    FRESH_GERMAN,
    INITIATIVE,
    POINT,
    SPENT,
    chances,
    exposed,
    followers,
    loose,
    strolls,
)
from grognard.games.arras.movement import Impulse, Moving
from grognard.games.arras.state import ArrasState, board_of
from grognard.kernel import encode
from grognard.players import make
from grognard.players.search import Search
from grognard.toolbox.masks import bits
from tests.arras.battle import enter, hit
from tests.arras.position import NOBODY, do, historical, legal, position

ALLIED, GERMAN = 0, 1
# Nine British units beside Agny, which one German battalion holds: together they win more often than not.
COLUMN = (
    "uk-7rtr-a@11 uk-7rtr-b@11 uk-7rtr-c@11 uk-8dli-1@11 uk-8dli-2@11 uk-8dli-3@11 uk-8dli-4@11 uk-4rnf-1@11 "
    "uk-260-65at@11 de-ss-2-3@10"
)


def worth(state: ArrasState) -> float:
    allied = GAME.evaluate(state, ALLIED)
    assert allied == -GAME.evaluate(state, GERMAN)
    assert -1 <= allied <= 1
    return allied


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"control": ""}, {"control": "11+ 12+"}),  # victory points
        ({"control": "11+ 1+ 17+"}, {"control": "11+ 1+ 2+"}),  # a red ring
        ({"side": "german"}, {"side": "allied"}),  # the Initiative
        ({"advantage": "german"}, {"advantage": "allied"}),
        ({"units": "uk-6dli-1@23 uk-6dli-2@23*"}, {"units": "uk-6dli-1@23 uk-6dli-2@23"}),  # Fresh
        ({"units": "uk-6dli-1@23"}, {"units": "uk-6dli-1@23 uk-6dli-2@23"}),  # alive
        ({"units": "uk-6dli-1@E"}, {"units": "uk-6dli-1@23"}),  # near to what is wanted
        ({"units": "de-1-6rr@10 de-1-7rr@10"}, {"units": "de-1-6rr@10"}),
        ({"units": "de-1-6rr@10 de-1-7rr@B"}, {"units": "de-1-6rr@10 de-1-7rr@7"}),  # zone B is watched
    ],
)
def test_what_is_better_is_worth_more(worse: dict[str, str], better: dict[str, str]) -> None:
    plain = {"units": "uk-6dli-1@23 de-1-6rr@8"}
    states = [position(**(plain | given)) for given in (worse, better)]  # type: ignore[arg-type]
    assert worth(states[0]) < worth(states[1])


def test_before_the_first_turn_nobody_is_ahead() -> None:
    assert worth(GAME.setup("standard", {}, b"test")) == 0


def test_the_end_is_all_or_nothing() -> None:
    state = position("uk-6dli-1@23 de-1-6rr@8", turn=7, used=NOBODY, vp=0)
    do(state, "pass", "pass")
    assert (worth(state), GAME.outcome(state)) == (-1, state.result)


def test_chances_of_an_assault_by_the_dice() -> None:
    """Two dice against two: even values win 575 of 1,296 times; three against two far more."""
    win, expected, destroyed = chances(2, 2, 0, 5)
    assert win == pytest.approx(575 / 1296)
    assert destroyed == pytest.approx(126 / 1296)  # by five or more
    assert 0 < destroyed < win < expected
    assert chances(3, 2, 0, 5)[0] > win > chances(2, 3, 0, 5)[0]
    assert chances(2, 2, 20, 5) == (1, 5, 1)


def test_an_assault_that_is_half_put_together_counts_who_can_still_join() -> None:
    state = position(COLUMN, used=NOBODY, control="11+")
    do(state, "move uk-7rtr-a", "to 10")
    whole = worth(state)
    alone = state.copy()
    do(alone, "assault 10", "point uk-7rtr-a")
    assert worth(alone) < whole


def walks_to(state: ArrasState, unit: int, place: int) -> bool:
    """Whether a unit of the running impulse can come to a place, by trying every way."""
    now = GAME.decision(state)
    assert now is not None
    if Move(unit) not in now.actions:
        return False
    waiting, seen = [state.copy()], set()
    GAME.apply(waiting[0], now.seat, Move(unit))
    while waiting:
        here = waiting.pop()
        if here.where[unit] == place:
            return True
        ways = GAME.decision(here)
        if isinstance(here.stack[-1], Moving) and ways is not None:
            for action in ways.actions:
                after = here.copy()
                GAME.apply(after, now.seat, action)
                if isinstance(action, To) and (key := encode(after)) not in seen:
                    seen.add(key)
                    waiting.append(after)
    return False


NINE = "uk-4gh-1@10 uk-4gh-2@10 uk-4gh-3@10 uk-4gh-4@10 uk-5gh-1@10 uk-5gh-2@10 uk-5gh-3@10 uk-5gh-4@10 uk-4ey-1@10"
FULL = f"{NINE} uk-martel@11 de-ss-2-3@10"  # 5.1.3: with one more; a leader may come


@pytest.mark.parametrize("others", ["de-ss-2-3@5", "de-ss-2-3@5 de-1-7rr@10", "de-ss-2-3@10 de-1-7rr@11", FULL])
def test_who_can_still_join_is_who_can_come(others: str) -> None:
    """5.2: with the MP and by the ways that each unit has; 5.2-G: from a fight armour alone; guns never."""
    column = COLUMN.replace("de-ss-2-3@10", others)
    state = position(column, used=NOBODY, control="11+")
    do(state, "move uk-7rtr-a")
    asked, waiting, seen = 0, [state], set()
    while waiting:
        here = waiting.pop()
        for way in [action for action in legal(here) if action.startswith("to ")]:
            after = here.copy()
            do(after, way)
            frame = after.stack[-1]
            if (key := encode(after)) in seen:
                continue
            seen.add(key)
            if isinstance(frame, Moving):
                waiting.append(after)
            elif isinstance(frame, Impulse) and frame.entered:
                place = frame.entered[0][1]
                able = {unit for unit, _ in frame.movers if walks_to(after, unit, place)}
                assert set(followers(after, board_of(after), frame, place)) == able
                asked += 1
    assert asked


def test_greedy_brings_the_whole_column_before_it_assaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "LOOSE", 1.0)  # else it leaves guards in what the German could walk into
    taken = [place for place in (*map(str, range(1, 20)), *"ABC") if place != "10"]  # nothing else is left to take
    state = position(COLUMN, used=NOBODY, control=" ".join(f"{place}+" for place in taken))
    greedy = make("greedy", GAME, Random(1))
    played: list[str] = []
    while not (played and played[-1].startswith("point")):
        now = GAME.decision(state)
        assert now is not None
        assert now.seat == ALLIED
        played.append(str(greedy.choose(state, ALLIED)))
        do(state, played[-1])
    assert sum(line == "to 10" for line in played) >= 8
    assert played[-1] in ("point uk-7rtr-a", "point uk-7rtr-b")  # the best attack factor


def test_greedy_takes_what_lies_open() -> None:
    state = historical()
    greedy = make("greedy", GAME, Random(2))
    before = worth(state)
    while (now := GAME.decision(state)) is not None and now.seat == ALLIED and len(legal(state)) > 1:
        GAME.play(state, now.seat, greedy.choose(state, now.seat))
        if state.initiative != ALLIED:
            break
    assert worth(state) > before


def test_losses_count_before_they_are_carried_out() -> None:
    """Nothing happens before all points are paid: who named steps without looking would pay by chance."""
    owed = [position("uk-7rtr-a@16 uk-8dli-1@16 uk-6dli-1@F de-1-6rr@12 de-1-7rr@12", used=NOBODY) for _ in range(2)]
    for state, points in zip(owed, (3, 6), strict=True):
        enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
        do(state, "assault 12", "point uk-7rtr-a", "forward de-1-6rr")
        hit(state, points)
    assert worth(owed[0]) < worth(owed[1])  # the German pays: the more, the better for the Allies
    cheap, dear = owed[0].copy(), owed[0].copy()
    do(cheap, "spend de-1-6rr")
    do(dear, "eliminate de-1-6rr")
    assert worth(cheap) < worth(dear)
    player = make("greedy", GAME, Random(1))
    assert str(player.choose(owed[0], GERMAN)) == "spend de-1-6rr"


def test_a_search_plans_an_impulse_with_all_its_units() -> None:
    state = position(COLUMN, used=NOBODY)
    found = Search(GAME, Random(1)).moves(state, ALLIED, 400)
    units = [[str(action) for action in move.actions if str(action).startswith("move ")] for move in found]
    assert max(map(len, units)) > 1


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        # 5.1.4 A place is taken by walking in: who stands there keeps it
        ("uk-6dli-1@11 de-1-7rr@9 de-1-6rr@8", "uk-6dli-1@12 de-1-7rr@9 de-1-6rr@8"),
        # the German who could walk in is Spent
        ("uk-6dli-1@11 de-1-7rr@9 de-1-6rr@8", "uk-6dli-1@11 de-1-7rr@9* de-1-6rr@8"),
    ],
)
def test_a_place_that_the_enemy_can_walk_into_is_worth_less(worse: str, better: str) -> None:
    first, second = (position(units, control="11+ 12+") for units in (worse, better))
    board = board_of(first)
    empty = 1 << PLACES.index("12")
    assert strolls(first, board, GERMAN) & empty
    lost = [
        loose(board, state.control, strolls(state, board, ALLIED), strolls(state, board, GERMAN))
        for state in (first, second)
    ]
    assert lost[0] < lost[1]


@pytest.mark.parametrize(
    "units", ["uk-6dli-1@23 de-1-6rr@8", COLUMN, "uk-7rtr-a@11 de-ss-2-3@11 de-1-7rr@12*", f"{COLUMN} de-1-7rr@9"]
)
@pytest.mark.parametrize("side", ["allied", "german"])
def test_where_units_can_walk_is_where_they_can_come_without_a_fight(units: str, side: str) -> None:
    """5.2-A, 5.2-B: found again by trying every way of every unit by itself; who is in a fight stays."""
    state = position(units, side=side, used=NOBODY, control="11+")
    board, mover = board_of(state), GERMAN if side == "german" else ALLIED
    able = [unit for unit in board.roster[mover] if state.where[unit] >= 0 and board.point >> unit & 1]
    enemies = state.held[1 - mover]
    able = [unit for unit in able if not enemies >> state.where[unit] & 1]
    reached = {
        place
        for unit in able
        for place in range(len(PLACES))
        if not enemies >> place & 1 and place != state.where[unit] and walks_to(state, unit, place)
    }
    own = {state.where[unit] for unit in able}
    assert set(bits(strolls(state, board, mover))) - own == reached - own


def test_nobody_walks_about_to_keep_the_initiative() -> None:
    """4.3-a: who has nothing to gain passes; to be Spent would cost him more than the Initiative."""
    assert 2 * INITIATIVE < SPENT


def judged(units: str, **given: str) -> float:
    """How far the Allies are ahead, in victory points."""
    state = position(units, **given)  # type: ignore[arg-type]
    return evaluation.judged(state, board_of(state))


@pytest.mark.parametrize(
    ("units", "unit", "worth_of_it"),
    [
        ("uk-6dli-1@E de-1-6rr@8", "uk-6dli-1@E", -SPENT - FRESH_ALLIED),
        ("uk-6dli-1@E de-1-6rr@8", "de-1-6rr@8", SPENT + FRESH_GERMAN),
        ("uk-365-92ra@E de-1-6rr@8", "uk-365-92ra@E", -SPENT),  # a gun begins nothing
    ],
)
def test_a_fresh_unit_can_still_do_something(
    monkeypatch: pytest.MonkeyPatch, units: str, unit: str, worth_of_it: float
) -> None:
    """4.3: who is Spent has had his turn, however much the same impulse has brought."""
    monkeypatch.setattr(evaluation, "LOOSE", 1.0)  # where it could walk is another matter
    monkeypatch.setattr(evaluation, "EXPOSED", 0.0)
    spent = judged(units.replace(unit, f"{unit}*")) - judged(units)
    assert spent == pytest.approx(worth_of_it)


def test_a_frozen_unit_does_nothing_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """13.4: what it could do counts when its group is released."""
    monkeypatch.setattr(evaluation, "LOOSE", 1.0)
    units = "uk-6dli-1@E de-1-6rr@8"
    assert judged(units, frozen="de-1-6rr") - judged(units) == pytest.approx(FRESH_GERMAN)


def test_a_place_whose_defenders_are_spent_may_be_lost_again() -> None:
    """Sector 12 was just taken: worth less beside a German who has not acted yet, unless somebody there is Fresh."""
    board = board_of(position("uk-6dli-1@12"))
    cases = {
        "uk-6dli-1@12* de-1-6rr@13": -1,
        "uk-6dli-1@12* uk-6dli-2@12 de-1-6rr@13": 0,
        "uk-6dli-1@12* de-1-6rr@13*": 0,
        "uk-6dli-1@12* de-1-6rr@C": 0,
    }
    for units, lost in cases.items():
        state = position(units, control="12+")
        assert exposed(state, board) == pytest.approx(lost * EXPOSED * POINT)
    german = position("uk-6dli-1@11 de-1-6rr@10*", control="11+")
    assert exposed(german, board) == pytest.approx(EXPOSED * POINT)


def test_attackers_turn_spent_whether_they_win_or_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.4.1, 6.4.2: the best roll does not keep them Fresh, and that is known before."""
    state = position("uk-7rtr-a@16 uk-8dli-1@16 uk-6dli-1@F de-1-6rr@12", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a")
    clash = state.stack[-1]
    assert isinstance(clash, Clash)
    worths = []
    for margin in (-9, 9):
        for fresh in (0.0, 1.0):
            monkeypatch.setattr(evaluation, "FRESH", (fresh, fresh))
            worths.append(evaluation.hope(state, board_of(state), clash._with((), margin)))
    assert len(clash.attackers) == 2
    assert worths[0] - worths[1] == worths[2] - worths[3] == 2  # units
