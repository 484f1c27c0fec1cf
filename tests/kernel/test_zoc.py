"""Zones of control: counts that follow units as they come and go."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import zoc
from grognard.kernel.board import hex_board
from grognard.kernel.hexes import HexGrid

BOARD = hex_board(HexGrid(5, 5)).with_features([("0202", "0203", "river")])
SPREAD = zoc.spread(BOARD, lambda a, b: BOARD.has(a, b, "river"))

counts_of_a_camp = st.lists(st.integers(0, 9), min_size=25, max_size=25).map(bytes)


def test_a_zone_reaches_the_neighbours_but_not_over_a_closed_edge() -> None:
    counts = zoc.recount(SPREAD, [BOARD.cell("0202")])
    reached = {BOARD.labels[cell] for cell, count in enumerate(counts) if count}
    assert reached == {"0201", "0302", "0303", "0103", "0102"}


def test_two_units_in_a_cell_count_twice() -> None:
    counts = zoc.recount(SPREAD, [0, 0])
    zoc.remove(counts, SPREAD, 0)
    assert counts == zoc.recount(SPREAD, [0])


def test_a_unit_that_never_came_cannot_leave() -> None:
    with pytest.raises(ValueError, match="byte must be in range"):
        zoc.remove(bytearray(25), SPREAD, 0)


@given(st.lists(st.tuples(st.integers(0, 24), st.booleans())))
def test_counts_kept_step_by_step_equal_a_recount(moves: list[tuple[int, bool]]) -> None:
    counts = bytearray(25)
    units: list[int] = []
    for cell, comes in moves:
        if comes:
            zoc.add(counts, SPREAD, cell)
            units.append(cell)
        elif cell in units:
            zoc.remove(counts, SPREAD, cell)
            units.remove(cell)
        assert counts == zoc.recount(SPREAD, units)


@given(st.lists(counts_of_a_camp, min_size=1, max_size=4))
def test_a_union_marks_the_zones_of_all_camps(camps: list[bytes]) -> None:
    together = zoc.union(*camps)
    assert [bool(count) for count in together] == [any(column) for column in zip(*camps, strict=True)]
