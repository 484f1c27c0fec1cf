"""12 Columns: where a fire is read, from its points and its shifts."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from grognard.games.borodino_41.charts import COLUMNS

DOUBLE = COLUMNS.index(12)
"""12/shifts/double-step: beyond this column each step takes two shifts, both ways."""


def column_of(points: int) -> int:
    """12/fire/total: the column at these points or next below.

    >>> [COLUMNS[column_of(points)] for points in (0, 4, 11, 12, 99)]
    [0, 3, 9, 12, 60]
    """
    return bisect_right(COLUMNS, points) - 1


def final_column(points: int, shifts: Iterable[int]) -> int:
    """12/fire/order-of-shifts, 12/shifts/sign: first all to the right, then all to the left.

    >>> [COLUMNS[final_column(12, shifts)] for shifts in ((2,), (1,), (1, -1), (-1, 1), (99, -2))]
    [18, 12, 9, 9, 45]
    """
    shifts = list(shifts)
    column = _right(column_of(points), sum(shift for shift in shifts if shift > 0))
    return _left(column, -sum(shift for shift in shifts if shift < 0))


def _right(column: int, steps: int) -> int:
    """12/shifts/limits: at most to the last column; a shift that makes no whole step is lost."""
    while column < len(COLUMNS) - 1:
        cost = 1 if column < DOUBLE else 2
        if steps < cost:
            break
        column, steps = column + 1, steps - cost
    return column


def _left(column: int, steps: int) -> int:
    while column:
        cost = 1 if column <= DOUBLE else 2
        if steps < cost:
            break
        column, steps = column - 1, steps - cost
    return column
