"""Dice: fair, keyed, counted, and open to anyone's check."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import dice

KEY = dice.key_from_seed(1944)


def chi_square(counts: Counter[int], faces: int, throws: int) -> float:
    """How far the counts are from even."""
    even = throws / faces
    return sum((counts[face] - even) ** 2 / even for face in range(1, faces + 1))


def test_a_six_sided_die_is_even() -> None:
    throws = [dice.throw(KEY, count, 6) for count in range(60_000)]
    assert set(throws) == set(range(1, 7))
    assert chi_square(Counter(throws), 6, 60_000) < 15.09  # 99 % of fair dice, 5 degrees of freedom


def test_a_throw_says_nothing_about_the_next() -> None:
    throws = [dice.throw(KEY, count, 6) for count in range(72_000)]
    pairs = Counter(6 * (a - 1) + b for a, b in zip(throws[::2], throws[1::2], strict=True))
    assert chi_square(pairs, 36, 36_000) < 57.34  # 99 % of fair dice, 35 degrees of freedom


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_every_throw_lies_on_the_die_and_can_be_made_again(count: int, sides: int) -> None:
    value = dice.throw(KEY, count, sides)
    assert 1 <= value <= sides
    assert value == dice.throw(KEY, count, sides)


def test_the_known_throws_of_a_key_never_change() -> None:
    """Records of old games are checked with these: another hash would break them all."""
    assert [dice.throw(KEY, count, 6) for count in range(10)] == [6, 5, 6, 6, 4, 2, 1, 6, 6, 1]


def test_another_key_gives_other_throws() -> None:
    first, second = (
        [dice.throw(dice.key_from_seed(seed), count, 6) for count in range(50)] for seed in (1, 2)
    )
    assert first != second


def test_a_seed_determines_the_key_and_text_is_a_seed_too() -> None:
    assert dice.key_from_seed(7) == dice.key_from_seed("7")
    assert len({dice.key_from_seed(seed) for seed in range(1000)}) == 1000
    assert len(KEY) == 32


def test_a_key_may_be_drawn_from_a_generator() -> None:
    assert dice.key_from_rng(Random(1)) == dice.key_from_rng(Random(1))
    assert dice.key_from_rng(Random(1)) != dice.key_from_rng(Random(2))


def test_a_commitment_tells_keys_apart_without_telling_the_key() -> None:
    assert dice.commitment(KEY) == dice.commitment(dice.key_from_seed(1944))
    assert dice.commitment(KEY) != dice.commitment(dice.key_from_seed(1945))
    assert KEY.hex() not in dice.commitment(KEY)
