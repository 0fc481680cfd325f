"""1 Components: what the box holds, what a base holds, the two divisions, plain numbers."""

import pytest

from grognard.games.iron.board import DIVISION, ROSTER, SIDE, SQUADS, UNITS
from grognard.games.iron.box import figures_left, free_base, free_vehicles, has_figures, markers_left
from grognard.games.iron.dice import roll
from grognard.games.iron.loads import (
    BASE,
    COUNT,
    EMPTY,
    FREE,
    FULL,
    HEAVY,
    LOAD_NAMES,
    LOADS,
    PLUS,
    WITHOUT,
    slots_of,
)
from grognard.games.iron.schema import FIGURES
from grognard.games.iron.setup import form, summon
from grognard.games.iron.state import BOX, EXITED, board_of, take_off
from grognard.kernel import text
from tests.iron.position import at, bare, is_

GERMAN = "de-1-9@1700:r4"
BOX_FIGURES = {"regular": 54, "elite": 12, "officer": 6, "mg": 6, "mortar": 6}


def load(name: str) -> int:
    return LOAD_NAMES.index(name)


@pytest.mark.rule("COMP-01")
@pytest.mark.parametrize("side", [0, 1])
def test_the_figures_that_no_squad_has_are_in_the_box(side: int) -> None:
    name = ("us", "de")[side]
    state = bare(f"{name}-1-1@0305:r2o1 {name}-1-2@0305:e2g1 {name}-truck-1@0306 {name}-1-3@{name}-truck-1:m2")
    board = board_of(state)
    used = {"regular": 2, "officer": 1, "elite": 2, "mg": 1, "mortar": 2}
    left = {figure: figures_left(state, board, side, kind) for kind, figure in enumerate(FIGURES)}
    assert left == {figure: BOX_FIGURES[figure] - used[figure] for figure in FIGURES}
    other = {figure: figures_left(state, board, 1 - side, kind) for kind, figure in enumerate(FIGURES)}
    assert other == BOX_FIGURES


@pytest.mark.rule("COMP-01")
def test_a_squad_that_is_lost_gives_back_all_it_has() -> None:
    """Base, figures, token, fortification and concealment marker; whoever is aboard goes with the vehicle."""
    units = "us-1-1@0305:r4,eng,op,pinned,entrenched,hidden us-truck-1@0306:tired,light us-1-2@us-truck-1:r2m1"
    state = bare(f"{units} {GERMAN}", forts="0305=entrenchment", terrain="0305=woods")
    board = board_of(state)
    assert (free_base(state, 0, 0), figures_left(state, board, 0, 0)) == (UNITS.index("us-1-3"), 48)
    take_off(state, UNITS.index("us-1-1"))
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("box", "none")
    assert state.hidden == []
    assert (free_base(state, 0, 0), figures_left(state, board, 0, 0)) == (UNITS.index("us-1-1"), 52)
    assert len(state.forts) == 1  # what was dug stays
    take_off(state, UNITS.index("us-truck-1"))
    assert (at(state, "us-truck-1"), is_(state, "us-truck-1"), at(state, "us-1-2")) == ("box", "fresh", "box")
    assert (figures_left(state, board, 0, 0), figures_left(state, board, 0, 4)) == (54, 6)


@pytest.mark.rule("COMP-01", "COMP-04")
def test_a_new_squad_needs_a_base_of_its_division_and_its_figures() -> None:
    """Twelve bases a division; six mortars."""
    full = " ".join(f"us-1-{number}@{number:02}10:r1" for number in range(1, 13))
    state = bare(f"{full} us-2-1@0012:m2 us-2-2@0012:m2 us-2-3@0012:m1 {GERMAN}")
    board = board_of(state)
    assert free_base(state, 0, 0) == -1
    assert form(state, board, 0, 0, load("r4")) == -1
    assert not has_figures(state, board, 0, load("m2"))
    assert form(state, board, 0, 1, load("m2")) == -1
    assert has_figures(state, board, 0, load("r2m1"))
    assert form(state, board, 0, 1, load("r2m1")) == UNITS.index("us-2-4")
    assert (is_(state, "us-2-4"), at(state, "us-2-4")) == ("r2m1", "box")
    assert free_base(state, 0, 1) == UNITS.index("us-2-5")  # one that is built is not free
    assert form(state, board, 1, 0, load("r4")) == UNITS.index("de-1-1")


@pytest.mark.rule("COMP-01")
def test_vehicles_come_from_the_box_only_as_far_as_it_goes() -> None:
    state = bare(f"us-truck-2@0305 {GERMAN}")
    assert [UNITS[unit] for unit in free_vehicles(state, 0, "us_truck")] == [
        "us-truck-1", "us-truck-3", "us-truck-4", "us-truck-5", "us-truck-6",
    ]  # fmt: skip
    state.where[UNITS.index("us-truck-1")] = EXITED
    found = summon(state, 0, 1, {"us_truck": 2, "us_halftrack": 1})
    assert [UNITS[unit] for unit in found] == ["us-truck-3", "us-truck-4", "us-halftrack-1"]
    assert {state.division[unit] for unit in found} == {1}
    assert len(summon(state, 0, 0, {"us_truck": 9})) == 4
    assert free_vehicles(state, 0, "de_truck") == []


@pytest.mark.rule("COMP-01")
def test_the_markers_of_the_box() -> None:
    """Those printed back to back are one supply."""
    state = bare(
        GERMAN, forts="0305=entrenchment 0305=pillbox", wire="0305 0306", traps="0307", mines="0308", smoke="0309 0310"
    )
    board = board_of(state)
    left = {
        name: markers_left(state, board, name)
        for name in ("entrenchment", "pillbox", "razor_wire", "tank_trap", "minefield", "smoke")
    }
    assert left == {"entrenchment": 10, "pillbox": 10, "razor_wire": 11, "tank_trap": 11, "minefield": 5, "smoke": 4}


@pytest.mark.rule("COMP-02")
@pytest.mark.parametrize(("count", "need", "none"), [(1, 4, 3), (14, 6, 5**14), (40, 5, 4**40)])
def test_as_many_dice_as_it_takes(count: int, need: int, none: int) -> None:
    now = roll(count, need, text("iron-roll-heal"), "COMP-02", 0)
    assert len(now.actions) == count + 1
    assert sum(now.weights) == 6**count
    assert now.weights[0] == none


@pytest.mark.rule("COMP-03")
def test_four_slots_a_base_and_two_for_a_crew() -> None:
    assert {slots_of(one) for one in LOADS} == set(range(BASE + 1))
    assert [slots_of(LOADS[load(name)]) for name in ("r1", "e1", "o1", "g1", "m1", "r2g1", "g1m1")] == [
        1, 1, 1, 2, 2, 4, 4,
    ]  # fmt: skip
    assert len(set(LOADS)) == len(LOADS) == 58
    assert sum(1 for one in LOADS if not (one[3] or one[4])) == 35
    assert sum(1 for one in LOADS if one[3] + one[4] == 1) == 2 * 10
    assert sum(1 for one in LOADS if one[3] + one[4] == 2) == 3
    assert all(slots_of(LOADS[one]) == 4 for one in FULL)
    assert len(FULL) == 15 + 2 * 6 + 3
    assert [FREE[load(name)] for name in ("r4", "r3", "g1", "r1g1", "none")] == [0, 1, 2, 1, 4]
    assert [COUNT[load(name)] for name in ("r4", "r2g1", "g2", "none")] == [4, 3, 2, 0]
    assert [HEAVY[load(name)] for name in ("r4", "r2g1", "m1", "e2o1", "g1m1")] == [False, True, True, False, True]
    assert LOADS[EMPTY] == (0, 0, 0, 0, 0)


@pytest.mark.rule("COMP-03")
def test_one_figure_more_or_less() -> None:
    regular, elite, officer, mg, mortar = range(5)
    assert PLUS[load("r3")][officer] == load("r3o1")
    assert PLUS[load("r4")][regular] == -1
    assert PLUS[load("r2")][mg] == load("r2g1")
    assert PLUS[load("r3")][mg] == -1
    assert PLUS[load("g1")][mortar] == load("g1m1")
    assert WITHOUT[load("r2g1")][mg] == load("r2")
    assert WITHOUT[load("r2g1")][elite] == -1
    assert WITHOUT[load("m1")][mortar] == EMPTY


@pytest.mark.rule("COMP-04")
def test_two_divisions_of_twelve_bases_a_side() -> None:
    for side, name in enumerate(("us", "de")):
        bases = [unit for unit in ROSTER[side] if unit in SQUADS[side]]
        assert len(bases) == 24
        assert [UNITS[unit][:4] for unit in bases] == [f"{name}-1"] * 12 + [f"{name}-2"] * 12
        assert [DIVISION[unit] for unit in bases] == [0] * 12 + [1] * 12
        assert {SIDE[unit] for unit in ROSTER[side]} == {side}
    state = bare(GERMAN)
    assert state.where.count(BOX) == len(UNITS) - 1
