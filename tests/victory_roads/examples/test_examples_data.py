"""The worked examples come out of the charts with their printed numbers."""

from itertools import pairwise

import pytest

from grognard.games.victory_roads.charts import ROLLS
from tests.victory_roads.box import box, cell, column, distance, exploitation, half

CHARTS = box().charts
TERRAIN = CHARTS.terrain


def supports(dice: int, *conditions: str) -> int:
    """11.3.3: supports of a theatre for a throw of two dice."""
    found = CHARTS.tables["theatre_supports"]
    total: int = dice // 2 + sum(found[condition] for condition in conditions)
    return max(0, total)


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(35, 10, "3/1"), (22, 10, "2/1"), (23, 11, "2/1"), (59, 8, "6/1"), (16, 4, "4/1"), (12, 2, "6/1")],
)
def test_odds(attack: int, defence: int, odds: str) -> None:
    assert column(attack, defence) == odds


def test_low_odds_need_a_shift() -> None:
    assert (column(10, 35, 2), column(10, 35, 1)) == ("1/2", None)


def test_the_chains_of_hexes_in_the_examples_of_command_and_supply() -> None:
    for chain in ("5319 5219 5119", "5917 5817 5818 5719 5619", "5225 5326 5426"):
        labels = chain.split()
        assert [distance(a, b) for a, b in pairwise(labels)] == [1] * (len(labels) - 1)


def test_combat_1_in_the_forest() -> None:
    defence = half(10 * TERRAIN["forest"].defence)
    assert column(22, defence) == "2/1"
    found = cell("2/1", 10)
    assert (found.attacker, found.defender, TERRAIN["forest"].defender(found.d)) == (1, 2, "DR")
    best = [exploitation("forest", choice.a) for choice in CHARTS.elite_choice("2/1", 10)]
    assert best == [None, "E", "E"]
    assert distance("5026", "5027") == distance("5026", "5127") == 1


def test_combat_2_at_minsk() -> None:
    assert column(59, half(8 * TERRAIN["major-city"].defence)) == "6/1"
    first, second = cell("6/1", 3), cell("6/1", 6)
    assert first.a == "D1"
    assert exploitation("major-city", "D1") == "D1"
    assert first.attacker + 1 + second.attacker == 3
    assert first.defender + 1 + second.defender == 4


def test_exploitation_takes_minsk_for_certain() -> None:
    assert column(12, half(2 * TERRAIN["major-city"].defence)) == "6/1"
    assert all(cell("6/1", roll).defender >= 1 and cell("6/1", roll).attacker < 2 for roll in ROLLS)
    assert distance("5426", "5125") == 3


def test_the_surprise_attack_over_the_river() -> None:
    assert half(32) == 32 // TERRAIN["river"].divisor == 16
    assert column(16, 2 * TERRAIN["basic-fort"].defence) == "4/1"
    assert "river" in box().board.edge(box().board.cell("6221"), box().board.cell("6222"))


def test_the_romanian_attack() -> None:
    found = cell("2/1", 7)
    assert (found.attacker, found.defender, found.a, found.d) == (1, 1, "E", "S")


def test_supports_of_the_theatres() -> None:
    first = [supports(7), supports(8, "priority"), supports(9, "priority")]
    assert first == [3, 6, 6]
    assert [supports(dice, "minor_city", "road_only") for dice in (4, 5)] == [0, 0]
    assert supports(10, "priority", "great_offensive") == 9
    assert supports(6, "priority", "mud") == 2


def test_the_stavka_example() -> None:
    assert [CHARTS.stavka[5].priority, CHARTS.stavka[6].other, CHARTS.stavka[3].secondary] == [4, 3, 1]


def test_the_fall_of_memel() -> None:
    fall = sum(CHARTS.mood[case] for case in ("german-major-city", "no-haltebefehl", "baltic-port"))
    assert fall == -4
    box_, dismissals, ceilings = 3, 3, CHARTS.tables["dismissal"]["boxes"]
    for _ in range(-fall):
        box_ -= 1
        if box_ == 0:
            box_ = ceilings[min(dismissals, 3)]
            dismissals += 1
    assert (box_, dismissals) == (6, 4)


def test_romania_holds_on_a_five_and_falls_on_a_four() -> None:
    modifier = CHARTS.tables["romania"]["iasi_and_chisinau"]
    assert 4 + modifier < 4 <= 5 + modifier
