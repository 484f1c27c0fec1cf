"""8.1 The combat table: differential, column, letter, shifts, modified dice, result."""

from fractions import Fraction

import pytest

from grognard.games.fortress_berlin.position import ASSAULT, BOMBARDMENT, DIRECT, KINDS, MIXED
from grognard.games.fortress_berlin.rules.combat import crt
from tests.fortress_berlin.fires import bombard, german, soviet, told
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("8.1.2a")
def test_the_table_has_four_rows_of_superiority_and_two_matrices_of_nine_letters() -> None:
    charts = Table().g.world.charts
    assert set(charts.superiority) == set(KINDS)
    assert all(list(row) == sorted(set(row)) for row in charts.superiority.values())
    assert {letter for row in charts.letters for letter in row} == set("ABCDEFGHI")
    assert all(set(row) == set("ABCDEFGHI") for row in charts.results.values())


@rule("8.1", "8.1.2c")
def test_a_fire_goes_from_the_differential_to_the_letter_to_the_modified_dice() -> None:
    table = bombard(soviet("su-1 2525, su-hq 2520, ge-1 ge-2 2526", terrain="2526 built-up"), "2526", "su-hq")
    attack, defence, differential, pf = told(table, "attack", "defence", "differential", "pf")
    assert (attack, defence, differential, pf) == (18, 2 + 2 + 1, 13, 2 + 1)
    assert told(table, "column", "modifier", "result") == ("F", -1, "D")  # fifth column, row 3; dice 7 - 1


@rule("8.1.2b")
def test_shifts_move_the_letter_and_terrain_moves_the_dice() -> None:
    assert crt.shifted("C", 2) == "E"
    assert crt.row(8 - 3) == 5


@rule("8.4.2/general-note")
@pytest.mark.parametrize(
    ("letter", "shifts", "column", "dice", "row"),
    [
        ("A", -1, "A", 2 - 4 - 4, -4),
        ("H", 3, "I", 12, 12),
        ("E", -1 + 2, "F", 7 - 3, 4),
        ("A", -2, "A", 2 - 8, -4),
    ],
)
def test_letters_and_dice_beyond_the_table_are_read_at_its_edge(
    letter: str, shifts: int, column: str, dice: int, row: int
) -> None:
    assert (crt.shifted(letter, shifts), crt.row(dice)) == (column, row)


@rule("8.1.3a")
@pytest.mark.parametrize("kind", [BOMBARDMENT, MIXED, DIRECT, ASSAULT])
def test_below_the_first_column_an_attack_fails_and_above_the_last_that_one_serves(kind: int) -> None:
    g = Table().g
    first, last = g.world.charts.superiority[KINDS[kind]][0], g.world.charts.superiority[KINDS[kind]][-1]
    assert (crt.column(g, kind, first - 1), crt.column(g, kind, first)) == (None, 0)
    assert crt.column(g, kind, last + 50) == 11
    assert (crt.letter(g, kind, first - 1, 0, 3), crt.code(g, "", 12)) == ("", "--")
    assert crt.letter(g, kind, last, 99) == crt.letter(g, kind, last, 10)


@rule("8.1.3a", "8.2.4/step-3")
def test_a_differential_too_low_throws_no_dice_and_the_guns_have_fired() -> None:
    units = "ge-gun 2525, su-tank su-tank2 su-tank3 2527"  # 12 - 15
    table = bombard(german(units), "2527", "ge-gun", dice=())
    table.logs("fire.fails", "8.1.3a", differential=-3).logs_no("fire.result")
    assert table.g.throws == 0
    table.marked("ge-gun fought").finds("su-tank 2527, su-tank2 2527, su-tank3 2527")
    table.refused("target 2527", "8.2b")


@rule("8.1.3b", "8.1.4")
def test_fire_sets_fs_against_pf_and_reads_the_letter_at_the_best_pf() -> None:
    table = bombard(soviet("su-1 2525, su-hq 2520, ge-mech ge-1 2526"), "2526", "su-hq")
    assert told(table, "attack", "defence", "differential", "pf") == (18, 4 + 2, 12, 4)


@rule("8.6/asterisk-ranged", "8.6/no-effect")
def test_a_code_has_a_result_and_an_asterisk() -> None:
    assert [crt.parts(code) for code in ("R*", "*", "--", "2")] == [
        ("R", True),
        ("--", True),
        ("--", False),
        ("2", False),
    ]
    assert [crt.parts(code).number for code in ("1", "2*", "EX", "*")] == [1, 2, 0, 0]


@rule("8.2.4/step-5")
def test_chances_are_those_of_the_36_throws() -> None:
    g = Table().g
    for letter in "ADI":
        for modifier in (0, -1, -4, -9):
            found: dict[str, Fraction] = {}
            for one in range(1, 7):
                for other in range(1, 7):
                    name = crt.name(crt.code(g, letter, one + other + modifier))
                    found[name] = found.get(name, Fraction(0)) + Fraction(1, 36)
            assert crt.chances(g, letter, modifier) == found
    assert crt.chances(g, "", 0) == {"none": 1}
