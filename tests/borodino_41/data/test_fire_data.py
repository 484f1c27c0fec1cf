"""The two fire tables: the printed columns and results, and a sound shape where the cells are ours."""

from itertools import pairwise

import pytest

from grognard.games.borodino_41.charts import AT, COLUMNS, REGULAR, RESULTS
from tests.borodino_41.data.box import box
from tests.rules import rule

FIRE = box().charts.fire
RANK = {result: rank for rank, result in enumerate(RESULTS)}
BOTH = pytest.mark.parametrize("table", [REGULAR, AT])


def column(table: int, firepower: int) -> tuple[str, ...]:
    return FIRE[table][COLUMNS.index(firepower)]


def mean_loss(results: tuple[str, ...]) -> float:
    return sum(int(result) for result in results if result.isdigit()) / 10


def chance(results: tuple[str, ...]) -> int:
    """Faces of ten that have an effect."""
    return sum(result != "-" for result in results)


def test_columns() -> None:
    assert COLUMNS == (0, 1, 2, 3, 5, 7, 9, 12, 18, 30, 45, 60)
    assert COLUMNS.index(5) == 4, "four air shifts strike on column 5 (14/proc/column-base)"


@rule("12/results/list")
@BOTH
def test_results_are_nothing_a_test_or_one_to_four_points(table: int) -> None:
    assert {result for results in FIRE[table] for result in results} == {"-", "c", "1", "2", "3", "4"}
    assert all(len(results) == 10 for results in FIRE[table])


@BOTH
def test_a_higher_die_and_a_higher_column_are_never_worse(table: int) -> None:
    for results in FIRE[table]:
        assert all(0 <= RANK[after] - RANK[before] <= 1 for before, after in pairwise(results))
    for before, after in pairwise(FIRE[table]):
        assert before != after
        assert all(RANK[low] <= RANK[high] for low, high in zip(before, after, strict=True))


@BOTH
def test_column_0_has_a_small_chance_of_an_effect(table: int) -> None:
    assert 1 <= chance(column(table, 0)) <= 2
    assert mean_loss(column(table, 0)) == 0


@BOTH
def test_four_points_are_lost_in_the_last_columns_alone(table: int) -> None:
    assert [firepower for firepower in COLUMNS if "4" in column(table, firepower)] == [45, 60]
    assert 1.5 <= mean_loss(column(table, 60)) <= 2.7


@BOTH
def test_mean_losses_rise_gently(table: int) -> None:
    losses = [mean_loss(results) for results in FIRE[table]]
    assert all(0 <= after - before <= 0.6 for before, after in pairwise(losses))


def test_one_battalion_does_little_to_strong_works() -> None:
    assert all(mean_loss(column(REGULAR, firepower)) <= 0.1 for firepower in (1, 2))
    assert chance(column(REGULAR, 2)) <= 3


def test_volleys_of_a_battalion_and_of_a_full_hex() -> None:
    assert all(0.2 <= mean_loss(column(REGULAR, firepower)) <= 0.4 for firepower in (5, 7))
    assert 0.4 <= mean_loss(column(REGULAR, 12)) <= 0.7


def test_rockets_have_misses_to_turn_into_tests() -> None:
    assert all(column(REGULAR, firepower).count("-") >= 4 for firepower in COLUMNS if firepower <= 9)


def test_a_company_of_three_is_not_lost_to_one_ordinary_fire() -> None:
    assert all(not {"3", "4"}.intersection(column(AT, firepower)) for firepower in (1, 5, 9, 12))
    assert column(AT, 60).count("4") <= 2


def test_anti_tank_fire_gives_fewer_bare_tests() -> None:
    for firepower in (5, 7, 9, 12):
        assert column(AT, firepower).count("c") < column(REGULAR, firepower).count("c")
