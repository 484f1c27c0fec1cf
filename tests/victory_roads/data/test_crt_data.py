"""The combat results hold every printed cell and are sound where they are ours."""

from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.games.victory_roads.charts import ATTACKER, COLUMNS, DEFENDER, ROLLS, Cell
from tests.rules import rule
from tests.victory_roads.box import LEVELS, SEVERITY, WAYS, box, cell

LADDER = ((2, 0), (1, 0), (2, 1), (1, 1), (0, 1), (1, 2), (0, 2), (1, 3), (0, 3))
GAIN = ("AR", "Eng", None, "D1", "E", "E2", "E3")
ALL = [(odds, roll) for odds in COLUMNS for roll in ROLLS]


def shown(odds: str, roll: int) -> tuple[int, int, str | None, str | None]:
    found = cell(odds, roll)
    return found.attacker, found.defender, found.a, found.d


def mean(odds: str, losses: str) -> Fraction:
    return Fraction(sum(WAYS[roll] * int(getattr(cell(odds, roll), losses)) for roll in ROLLS), 36)


def chance(odds: str, results: tuple[str, ...]) -> Fraction:
    return Fraction(
        sum(WAYS[roll] for roll in ROLLS if {cell(odds, roll).a, cell(odds, roll).d} & {*results}), 36
    )


@rule("7.5.7/columns")
def test_the_columns_run_from_one_to_two_up_to_six_to_one() -> None:
    assert COLUMNS == ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
    assert set(box().charts.results) == set(ALL)


@rule("7.9.3/table-6-1")
def test_the_printed_rows_of_six_to_one() -> None:
    assert shown("6/1", 2) == (1, 1, "E", "DR")
    assert shown("6/1", 3) == (1, 1, "D1", "DR2")
    assert shown("6/1", 4) == (0, 1, "E", "DR2")
    assert shown("6/1", 5)[:3] == (0, 1, "E2")
    assert shown("6/1", 6)[:3] == (1, 2, "E")


@rule("trc/2-1-roll-7")
def test_two_to_one_with_a_seven() -> None:
    assert shown("2/1", 7) == (1, 1, "E", "S")


@rule("trc/2-1-roll-10")
def test_two_to_one_with_a_ten() -> None:
    assert shown("2/1", 10)[:2] == (1, 2)
    assert shown("2/1", 10)[3] == "DR2"
    assert [found.a for found in box().charts.elite_choice("2/1", 10)] == ["E", "E2", "E2"]


@rule("trc/4-1-roll-7")
def test_four_to_one_with_a_seven_clears_a_single_step() -> None:
    assert cell("4/1", 7).defender >= 1 or cell("4/1", 7).a == "D1"


@rule("trc/6-1-all")
@pytest.mark.parametrize("roll", ROLLS)
def test_six_to_one_always_costs_the_defender_a_step_and_a_retreat(roll: int) -> None:
    found = cell("6/1", roll)
    assert found.defender >= 1
    assert found.attacker <= 1
    assert found.d in ("DR", "DR2", "DR3")


@rule("trc/blocks")
def test_the_blocks_are_the_same_in_all_columns() -> None:
    blocks = ((2,), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12,))
    assert all(roll in blocks[cell(odds, roll).block] for odds, roll in ALL)
    assert [found.a for found in box().charts.elite_choice("6/1", 3)] == ["D1", "E", "E2"]


def test_every_named_result_occurs_and_no_other() -> None:
    assert {"D1", "E", "E2", "E3", "AR"} <= {cell(*key).a for key in ALL} <= {None, *ATTACKER}
    assert {cell(*key).d for key in ALL} == {None, *DEFENDER}
    assert LEVELS[4] == "E4"
    assert all(cell(*key).a != "E4" for key in ALL)
    assert any(cell(odds, roll).a == "AR" for odds in ("1/2", "1/1") for roll in ROLLS)


def better(low: Cell, high: Cell) -> bool:
    """Whether the second cell is no worse for the attacker in losses and retreat."""
    return (
        LADDER.index((high.attacker, high.defender)) >= LADDER.index((low.attacker, low.defender))
        and SEVERITY.index(high.d) >= SEVERITY.index(low.d)
        and high.defender >= low.defender
    )


@rule("trc/ladder")
def test_a_better_roll_and_better_odds_are_never_worse() -> None:
    for odds in COLUMNS:
        for low, high in pairwise(ROLLS):
            assert better(cell(odds, low), cell(odds, high)), (odds, high)
            if cell(odds, low).block == cell(odds, high).block:
                assert GAIN.index(cell(odds, high).a) >= GAIN.index(cell(odds, low).a), (odds, high)
    for few, many in pairwise(COLUMNS):
        for roll in ROLLS:
            assert better(cell(few, roll), cell(many, roll)), (many, roll)
            assert GAIN.index(cell(many, roll).a) >= GAIN.index(cell(few, roll).a), (many, roll)


def test_losses_fall_and_retreats_rise_with_the_odds_without_a_cliff() -> None:
    for few, many in pairwise(COLUMNS):
        assert 0 < mean(few, "attacker") - mean(many, "attacker") < Fraction(35, 100)
        assert 0 < mean(many, "defender") - mean(few, "defender") < Fraction(45, 100)
        retreats = [chance(odds, ("DR", "DR2", "DR3")) for odds in (few, many)]
        assert 0 < retreats[1] - retreats[0] < Fraction(35, 100)


@pytest.mark.parametrize(("odds", "low", "high"), [("2/1", 90, 110), ("4/1", 40, 55), ("6/1", 15, 30)])
def test_the_price_of_a_step_in_hundredths(odds: str, low: int, high: int) -> None:
    assert low <= 100 * mean(odds, "attacker") / mean(odds, "defender") <= high


def test_elite_units_have_something_to_choose_in_most_blocks() -> None:
    inner = [(odds, block) for odds in COLUMNS for block in (1, 2, 3)]
    values = {
        key: [cell(key[0], roll) for roll in ROLLS if cell(key[0], roll).block == key[1]] for key in inner
    }
    assert sum(len({found.a for found in values[key]}) > 1 for key in inner) >= 13
    assert sum(len({found.d for found in values[key]}) > 1 for key in inner) >= 8
