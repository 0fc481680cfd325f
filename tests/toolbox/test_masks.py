"""Sets of places as the bits of one int."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.toolbox.masks import bits, mask_of

INDEXES = st.sets(st.integers(0, 200))


@given(INDEXES)
def test_bits_gives_back_what_mask_of_took(indexes: set[int]) -> None:
    assert bits(mask_of(indexes)) == sorted(indexes)


@given(INDEXES)
def test_mask_of_sets_one_bit_an_index(indexes: set[int]) -> None:
    assert mask_of(iter(indexes)) == sum(2**index for index in indexes)


def test_the_empty_set_is_zero() -> None:
    assert bits(0) == []
    assert mask_of([]) == 0


def test_an_index_given_twice_counts_once() -> None:
    assert mask_of([3, 3]) == 8


@pytest.mark.parametrize("width", [62, 63, 64, 65, 128, 1000])
def test_bits_finds_every_bit_of_a_full_mask(width: int) -> None:
    assert bits((1 << width) - 1) == list(range(width))


def test_a_negative_mask_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be negative: -2"):
        bits(-2)


def test_no_place_is_no_member() -> None:
    with pytest.raises(ValueError, match="cannot hold index -1"):
        mask_of([2, -1])
