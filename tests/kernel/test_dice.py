"""Dice that can be audited."""

import hashlib
from collections import Counter

import pytest

from grognard.kernel import commitment, make_key
from grognard.kernel.dice import draw, pick


def test_commitment_binds_the_secret() -> None:
    assert commitment(b"one") == hashlib.sha256(b"grognard commitment one").hexdigest()
    assert commitment(b"one") != commitment(b"two")


def test_commitment_is_not_the_key() -> None:
    assert make_key(b"one", []).hex() != commitment(b"one")


def test_key_is_the_same_for_ever() -> None:
    """Old records hang on it: a change here makes their dice wrong."""
    assert make_key(b"secret", ["a", "b"]).hex() == "3ae2cd0019b2e559fe079cbccaa5856bb8ea23973c1b721c91da83b12da7f62a"


def test_every_part_of_the_key_counts() -> None:
    keys = [
        make_key(b"one", ["a", "b"]),
        make_key(b"two", ["a", "b"]),
        make_key(b"one", ["b", "a"]),
        make_key(b"one", ["ab", ""]),
        make_key(b"one", ["", "ab"]),
        make_key(b"one", ["a", "b", ""]),
    ]
    assert len(set(keys)) == len(keys)


def test_draws_are_the_same_for_ever() -> None:
    assert [draw(b"key", counter, 6)[0] for counter in range(12)] == [2, 2, 4, 1, 4, 5, 2, 0, 0, 0, 1, 5]


def test_draw_takes_the_next_counter() -> None:
    assert draw(b"key", 41, 6)[1] == 42


def test_draw_is_within_its_range_and_reaches_all_of_it() -> None:
    assert {draw(b"key", counter, 5)[0] for counter in range(200)} == set(range(5))
    assert {draw(b"key", counter, 1)[0] for counter in range(20)} == {0}


def test_draw_is_fair() -> None:
    count = 12_000
    faces = Counter(draw(b"fair", counter, 6)[0] for counter in range(count))
    chi_square = sum((faces[face] - count / 6) ** 2 / (count / 6) for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: beyond it by chance once in a thousand keys


def test_draw_passes_over_numbers_that_would_favour_some() -> None:
    ways = (1 << 63) + 1  # nearly half of the numbers are beyond the last whole multiple of it
    passed_over = 0
    for counter in range(0, 400, 10):
        number, after = draw(b"key", counter, ways)
        digest = hashlib.blake2b((after - 1).to_bytes(8, "big"), key=b"key", digest_size=8).digest()
        assert number == int.from_bytes(digest, "big") < ways
        passed_over += after - counter - 1
    assert 15 <= passed_over <= 90


@pytest.mark.parametrize("ways", [0, -1])
def test_draw_of_nothing_is_an_error(ways: int) -> None:
    with pytest.raises(ValueError, match="at least one way"):
        draw(b"key", 0, ways)


def test_pick_gives_each_outcome_its_ways() -> None:
    picked = [pick([2, 1, 3], number) for number in range(6)]
    assert picked == [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1), (2, 2)]


def test_pick_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="sum of the weights"):
        pick([2, 1], 3)


def test_more_ways_than_eight_bytes_hold() -> None:
    """Twenty-five dice by their faces; and more than any digest holds is refused."""
    ways = 6**25
    drawn = {draw(b"key", counter, ways)[0] for counter in range(40)}
    assert len(drawn) == 40
    assert all(0 <= number < ways for number in drawn)
    assert max(drawn) > ways // 2
    with pytest.raises(ValueError, match="at most"):
        draw(b"key", 0, 1 << 449)
