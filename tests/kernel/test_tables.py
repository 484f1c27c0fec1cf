"""Charts: odds, results tables and lookups."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.components.tables import (
    BadTable,
    DifferentialTable,
    Lookup,
    OddsTable,
    Strength,
    odds,
    throws,
)

ODDS = OddsTable(
    ("1-3", "1-2", "1-1", "2-1", "3-1"),
    {
        1: ("Dr", "Dr", "Ex", "Ex", "De"),
        2: ("Ar", "Dr", "Dr", "Ex", "Ex"),
        3: ("Ar", "Ar", "Dr", "Dr", "Ex"),
        4: ("Ar", "Ar", "Dr", "Dr", "Dr"),
        5: ("Ae", "Ar", "Dr", "Dr", "Dr"),
        6: ("Ae", "Ar", "Ar", "Dr", "Dr"),
    },
    name="the CRT",
)
TWO_DICE = DifferentialTable(
    ("-2", "0", "+3"),
    {roll: (f"{roll} low", "even", "high" if roll > 7 else "-") for roll in range(13)},
    dice=2,
)

strengths = st.one_of(st.integers(1, 200), st.fractions(Fraction(1, 2), 100, max_denominator=4))


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        (19, 7, (2, 1)),
        (20, 10, (2, 1)),
        (18, 18, (1, 1)),
        (17, 18, (1, 2)),
        (6, 7, (1, 2)),
        (7, 18, (1, 3)),
        (6, 24, (1, 4)),
        (6, 25, (1, 5)),
        (40, 3, (13, 1)),
        (Fraction(7, 2), 7, (1, 2)),
        (Fraction(13, 2), 7, (1, 2)),
        (Fraction(29, 2), Fraction(7, 2), (4, 1)),
    ],
)
def test_odds_round_in_the_defenders_favour(
    attack: Strength, defence: Strength, expected: tuple[int, int]
) -> None:
    assert odds(attack, defence) == expected


@pytest.mark.parametrize(("attack", "defence"), [(0, 3), (3, 0), (-1, 2)])
def test_odds_need_strength_on_both_sides(attack: int, defence: int) -> None:
    with pytest.raises(ValueError, match=f"not {attack} against {defence}"):
        odds(attack, defence)
    with pytest.raises(ValueError, match=f"the CRT needs strengths above 0, not {attack} against {defence}"):
        ODDS.column(attack, defence)


@given(strengths, strengths)
def test_odds_never_flatter_the_attacker_and_are_the_best_that_do_not(
    attack: Strength, defence: Strength
) -> None:
    a, d = odds(attack, defence)
    assert Fraction(a, d) <= Fraction(attack) / defence
    better = Fraction(a + 1, 1) if d == 1 else Fraction(1, d - 1)
    assert better > Fraction(attack) / defence


@given(strengths, strengths, strengths)
def test_odds_rise_with_the_attack(attack: Strength, more: Strength, defence: Strength) -> None:
    assert Fraction(*odds(attack, defence)) <= Fraction(*odds(attack + more, defence))


@given(st.integers(1, 60), st.integers(1, 20))
def test_the_column_is_the_odds_within_the_table(attack: int, defence: int) -> None:
    a, d = odds(attack, defence)
    assert ODDS.column(attack, defence) == f"{min(a, 3)}-{min(d, 3)}"


def test_columns_shift_as_far_as_the_table_goes() -> None:
    assert ODDS.column(19, 7, shift=1) == "3-1"
    assert ODDS.column(19, 7, shift=-2) == "1-2"
    assert ODDS.column(40, 3, shift=-1) == "2-1"
    assert ODDS.column(19, 7, shift=9) == "3-1"
    assert ODDS.shifted("1-2", -5) == "1-3"


def test_half_points_count() -> None:
    assert ODDS.column(Fraction(11, 2), 3) == "1-1"
    assert ODDS.column(6, 3) == "2-1"


def test_rows_in_order_begin_at_the_lowest_throw() -> None:
    one = OddsTable.from_rows(["1-1", "2-1"], [["Ex", "De"], ["Ar", "Dr"]])
    assert (one.result("2-1", 1), one.result("1-1", 2)) == ("De", "Ar")
    two = OddsTable.from_rows(["1-1"], [[str(total)] for total in range(2, 13)], dice=2)
    assert two.result("1-1", 7) == "7"
    assert two.distribution("1-1")["12"] == Fraction(1, 36)


def test_rolls_are_clamped_to_the_rows() -> None:
    assert ODDS.result("1-1", 6) == ODDS.result("1-1", 9) == "Ar"
    assert ODDS.result("1-1", 1) == ODDS.result("1-1", -3) == "Ex"


def test_a_column_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="the CRT has no column '9-1'; it has 1-3, 1-2, 1-1"):
        ODDS.result("9-1", 1)


def test_chances_with_one_die() -> None:
    assert ODDS.distribution("1-1") == {"Ex": Fraction(1, 6), "Dr": Fraction(2, 3), "Ar": Fraction(1, 6)}
    assert ODDS.distribution("1-1", modifier=2) == {"Dr": Fraction(1, 2), "Ar": Fraction(1, 2)}


def test_chances_with_two_dice() -> None:
    assert TWO_DICE.distribution("+3") == {"-": Fraction(21, 36), "high": Fraction(15, 36)}
    assert TWO_DICE.distribution("-2", modifier=-4)["0 low"] == Fraction(6, 36)


def test_the_chances_of_dice_are_complete() -> None:
    assert list(throws(1, 10).values()) == [Fraction(1, 10)] * 10
    assert [chance * 36 for chance in throws(2).values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@given(st.sampled_from(ODDS.columns), st.integers(-7, 7))
def test_chances_add_up_to_one(column: str, modifier: int) -> None:
    assert sum(ODDS.distribution(column, modifier).values()) == 1


@pytest.mark.parametrize(
    ("attack", "defence", "shift", "expected"),
    [(9, 7, 0, "0"), (10, 7, 0, "+3"), (1, 9, 0, "-2"), (6, 7, 0, "-2"), (9, 7, 1, "+3"), (99, 1, 0, "+3")],
)
def test_differences_choose_the_column(attack: int, defence: int, shift: int, expected: str) -> None:
    assert TWO_DICE.column(attack, defence, shift) == expected


def test_uneven_columns_of_odds_use_the_last_not_above() -> None:
    table = OddsTable(("1/2", "1/1", "3/2", "2/1"), {1: ("a", "b", "c", "d")}, name="a table")
    assert [table.column(attack, 4) for attack in (1, 3, 4, 5, 6, 7, 8)] == [
        "1/2",
        "1/2",
        "1/1",
        "1/1",
        "3/2",
        "3/2",
        "2/1",
    ]


@pytest.mark.parametrize(
    ("columns", "rows", "reason"),
    [
        (("1-1", "2-1"), {1: ("Ex", "Dr"), 2: ("Ex",)}, "row 2 has 1 results for 2 columns"),
        (("1-1", "2-1"), {1: ("Ex", "Dr"), 3: ("Ex", "Dr")}, r"without a gap, not \[1, 3\]"),
        (("2-1", "1-1"), {1: ("Ex", "Dr")}, "column 1-1 must not stand after 2-1"),
        (("1-1", "2-2"), {1: ("Ex", "Dr")}, "column 2-2 must not stand after 1-1"),
        (("1-1", "1-1"), {1: ("Ex", "Dr")}, "column 1-1 must not stand after 1-1"),
        (("1-1", "two"), {1: ("Ex", "Dr")}, "written like '3-1', not 'two'"),
        ((), {1: ()}, "at least one column and one row"),
        (("1-1",), {}, "at least one column and one row"),
    ],
)
def test_bad_tables_are_refused(
    columns: tuple[str, ...], rows: dict[int, tuple[str, ...]], reason: str
) -> None:
    with pytest.raises(BadTable, match=f"the chart.*{reason}"):
        OddsTable(columns, rows, name="the chart")


def test_bad_columns_of_differences_are_refused() -> None:
    with pytest.raises(BadTable, match="written like '\\+3' or '-1', not '1-2'"):
        DifferentialTable(("0", "1-2"), {1: ("a", "b")})
    with pytest.raises(BadTable, match="column 0 must not stand after \\+3"):
        DifferentialTable(("+3", "0"), {1: ("a", "b")})


def test_lookups_by_range() -> None:
    weather = Lookup({"..-2": "clear", "-1..3": "mud", "4": "frost", "5..": "snow"})
    assert [weather.result(roll) for roll in (-9, -2, -1, 3, 4, 5, 50)] == [
        "clear",
        "clear",
        "mud",
        "mud",
        "frost",
        "snow",
        "snow",
    ]


def test_a_number_outside_a_lookup_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"the weather has no row for 7; it has 1\.\.3, 4\.\.6"):
        Lookup({"1..3": "mud", "4..6": "frost"}, name="the weather").result(7)


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ({}, "at least one row"),
        ({"1..3": "a", "5": "b"}, "range 5 does not follow on 1..3"),
        ({"1..3": "a", "3..4": "b"}, "range 3..4 does not follow on 1..3"),
        ({"4..": "a", "5": "b"}, "range 5 does not follow on 4.."),
        ({"3..1": "a"}, "range 3..1 runs backwards"),
        ({"2-4": "a"}, "not '2-4'"),
        ({"..": "a"}, "not '..'"),
    ],
)
def test_bad_lookups_are_refused(rows: dict[str, str], reason: str) -> None:
    with pytest.raises(BadTable, match=reason):
        Lookup(rows)
