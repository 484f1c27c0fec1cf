"""12 Columns: points, shifts and the double steps of the fire tables."""

import pytest

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.rules.combat.shifts import column_of, final_column
from tests.borodino_41.shooting import column, german, shifts, shot
from tests.rules import rule


def ends(points: int, *moves: int) -> int:
    return COLUMNS[final_column(points, moves)]


@rule("12/fire/total")
def test_a_fire_is_read_in_the_column_at_its_points_or_next_below() -> None:
    assert [COLUMNS[column_of(points)] for points in (0, 4, 11, 12, 17, 18, 70)] == [0, 3, 9, 12, 12, 18, 60]
    table = german("ge-1 0505, ge-4 0605, ge-at 0405, su-1 0506")
    found = shot(table, "ge-1 ge-4 ge-at", "su-1")
    assert (found.points, column(found)) == (12, 12)
    assert column(shot(table, "ge-1 ge-4", "su-1")) == 9


@rule("12/fire/shift", "12/shifts/sign")
def test_shifts_move_the_column_right_for_the_firer_and_left_for_the_target() -> None:
    assert ends(5, 1) == 7
    assert ends(3, 3, -2) == 5
    table = german("ge-1 0505, su-4 0506", terrain="0506 woods")
    found = shot(table, "ge-1", "su-4")
    assert shifts(found) == {"small": -1, "woods": -1}
    assert column(found) == 2  # six points: column 5, two to the left


@rule("12/shifts/double-step")
@pytest.mark.parametrize(
    ("start", "moves", "end"),
    [
        (12, (2,), 18),
        (18, (-2,), 12),
        (12, (1,), 12),
        (18, (2,), 30),
        (30, (4,), 60),
        (60, (-2,), 45),
        (9, (2,), 12),
        (9, (3,), 18),
        (18, (-3,), 9),
        (18, (1, -2), 12),
        (12, (1, -1), 9),
    ],
)
def test_steps_beyond_twelve_take_two_shifts(start: int, moves: tuple[int, ...], end: int) -> None:
    assert ends(start, *moves) == end


@rule("12/fire/order-of-shifts", "12/shifts/limits")
def test_shifts_beyond_the_ends_of_the_table_are_lost_and_the_firers_come_first() -> None:
    assert ends(45, 6, -2) == 45
    assert ends(45, -2, 6) == 45
    assert ends(1, -3) == 0
    assert ends(0, -3, 2) == 0  # not 2: what favours the firer comes first


@rule("12/intro/basis")
def test_morale_has_no_bearing_on_fire() -> None:
    table = german("ge-1 0505, ge-mot1 0605, su-1 0506")
    assert column(shot(table, "ge-1", "su-1")) == column(shot(table, "ge-mot1", "su-1"))
