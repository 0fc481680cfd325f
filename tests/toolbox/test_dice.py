"""Dice, against every roll that there is."""

from itertools import product

import pytest

from grognard.toolbox.dice import faces, faces_of_hits, faces_of_margin, hits, margins, ways

Dice = tuple[int, ...]
DUELS = [(1, 1), (2, 2), (2, 3), (3, 2), (3, 3)]


def rolls(count: int, sides: int = 6) -> list[Dice]:
    """Every roll of so many dice, in order."""
    return list(product(range(1, sides + 1), repeat=count))


def hits_of(roll: Dice, need: int) -> int:
    return sum(face <= need for face in roll)


@pytest.mark.parametrize("count", range(5))
def test_the_ways_to_a_total_are_those_counted_out(count: int) -> None:
    sums = [sum(roll) for roll in rolls(count)]
    assert ways(count) == tuple(sums.count(total) for total in range(6 * count + 1))


def test_the_ways_of_two_dice() -> None:
    assert ways(2) == (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("count", range(1, 4))
def test_each_way_to_a_total_is_another_roll(count: int) -> None:
    for total in range(count, 6 * count + 1):
        shown = [faces(count, total, way) for way in range(ways(count)[total])]
        assert shown == [roll for roll in rolls(count) if sum(roll) == total]


def test_no_dice_show_nothing() -> None:
    assert faces(0, 0, 0) == ()


def test_where_only_the_sum_is_known_there_are_no_faces() -> None:
    assert faces(2, 7, -1) == ()
    assert faces_of_margin(2, 3, 0, -1) == ((), ())


@pytest.mark.parametrize(("count", "total", "way"), [(2, 7, 6), (2, 12, 1), (2, 1, 0), (2, 13, 0), (1, 0, 0)])
def test_a_way_that_is_not_there_is_an_error(count: int, total: int, way: int) -> None:
    with pytest.raises(ValueError, match="no such way to that total"):
        faces(count, total, way)


@pytest.mark.parametrize(("ours", "theirs"), DUELS)
def test_the_margins_are_those_counted_out(ours: int, theirs: int) -> None:
    found = [sum(first) - sum(second) for first in rolls(ours) for second in rolls(theirs)]
    assert margins(ours, theirs) == tuple((margin, found.count(margin)) for margin in sorted(set(found)))
    assert sum(count for _, count in margins(ours, theirs)) == 6 ** (ours + theirs)


def test_the_margins_of_two_dice_against_two() -> None:
    assert margins(2, 2)[0] == (-10, 1)
    assert margins(2, 2)[9:12] == ((-1, 140), (0, 146), (1, 140))
    assert margins(2, 2)[-1] == (10, 1)


@pytest.mark.parametrize(("ours", "theirs"), DUELS[:3])
def test_each_way_to_a_margin_is_another_pair_of_rolls(ours: int, theirs: int) -> None:
    for margin, count in margins(ours, theirs):
        shown = {faces_of_margin(ours, theirs, margin, way) for way in range(count)}
        assert shown == {
            (first, second) for first in rolls(ours) for second in rolls(theirs) if sum(first) - sum(second) == margin
        }
        assert len(shown) == count


def test_the_ways_to_a_margin_begin_with_the_lowest_dice() -> None:
    assert faces_of_margin(2, 2, 0, 0) == ((1, 1), (1, 1))
    assert faces_of_margin(2, 2, 0, 1) == ((1, 2), (1, 2))
    assert faces_of_margin(2, 2, 0, 2) == ((1, 2), (2, 1))
    assert faces_of_margin(2, 2, 0, 3) == ((2, 1), (1, 2))
    assert faces_of_margin(2, 2, 0, 145) == ((6, 6), (6, 6))
    assert faces_of_margin(3, 2, 16, 0) == ((6, 6, 6), (1, 1))


@pytest.mark.parametrize(("margin", "way"), [(0, 146), (10, 1), (11, 0), (-11, 0)])
def test_a_way_to_a_margin_that_is_not_there_is_an_error(margin: int, way: int) -> None:
    with pytest.raises(ValueError, match="no such way to that margin"):
        faces_of_margin(2, 2, margin, way)


@pytest.mark.parametrize("sides", [4, 10])
@pytest.mark.parametrize("count", range(4))
@pytest.mark.parametrize("need", range(-1, 12))
def test_the_ways_to_a_number_of_hits_are_those_counted_out(count: int, need: int, sides: int) -> None:
    found = [hits_of(roll, need) for roll in rolls(count, sides)]
    assert hits(count, need, sides) == tuple(found.count(number) for number in range(count + 1))


def test_the_hits_of_three_dice_with_ten_sides() -> None:
    assert hits(3, 4, 10) == (216, 432, 288, 64)
    assert hits(2, 0, 10) == hits(2, -3, 10) == (100, 0, 0)
    assert hits(2, 10, 10) == hits(2, 13, 10) == (0, 0, 100)


@pytest.mark.parametrize("need", range(-1, 12))
@pytest.mark.parametrize("count", range(4))
def test_each_way_to_a_number_of_hits_is_another_roll(count: int, need: int) -> None:
    for number, ways_to in enumerate(hits(count, need, 10)):
        shown = [faces_of_hits(count, need, 10, number, way) for way in range(ways_to)]
        assert shown == [roll for roll in rolls(count, 10) if hits_of(roll, need) == number]


def test_where_only_the_hits_are_known_there_are_no_faces() -> None:
    assert faces_of_hits(3, 4, 10, 2, -1) == ()


@pytest.mark.parametrize(
    ("count", "need", "hit", "way"),
    [
        (2, 4, 1, 48),
        (2, 4, 0, 36),
        (2, 4, 2, 16),
        (2, 4, 3, 0),
        (1, 0, 1, 0),
        (1, 10, 0, 0),
        (1, 4, 1, 4),
        (1, 4, 0, 6),
    ],
)
def test_a_way_to_hits_that_is_not_there_is_an_error(count: int, need: int, hit: int, way: int) -> None:
    with pytest.raises(ValueError, match="no such way to so many hits"):
        faces_of_hits(count, need, 10, hit, way)
