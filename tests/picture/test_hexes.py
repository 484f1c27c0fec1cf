"""Hex grids: numbers, centres, neighbours and shared sides."""

from math import hypot

import pytest

from grognard.picture.hexes import HexGrid, hexagon

GRID = HexGrid(26, 35)


def test_labels_name_row_then_column() -> None:
    assert GRID.label(1, 24) == "2401"
    assert GRID.position("2401") == (1, 24)
    assert HexGrid(20, 10, row_first=False).position("2001") == (20, 1)


@pytest.mark.parametrize("label", ["0027", "3601", "24", "24o1"])
def test_a_number_off_the_map_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match=label):
        GRID.position(label)


def test_rows_count_upwards_and_even_columns_stand_lower() -> None:
    assert GRID.centre(1, 35)[1] < GRID.centre(1, 34)[1]
    assert GRID.centre(2, 20)[1] == GRID.centre(1, 20)[1] + GRID.size / 2


def test_rows_may_count_downwards() -> None:
    grid = HexGrid(4, 4, rows_up=False)
    assert grid.centre(1, 1)[1] < grid.centre(1, 2)[1]


@pytest.mark.parametrize("flat", [True, False])
def test_every_side_of_a_hex_has_the_same_length(flat: bool) -> None:
    corners = hexagon((0.0, 0.0), 60.0, flat=flat)
    lengths = [
        hypot(x2 - x1, y2 - y1)
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    assert lengths == pytest.approx([60 / 3**0.5] * 6)


@pytest.mark.parametrize("grid", [GRID, HexGrid(8, 8, flat=False, shifted="odd"), HexGrid(8, 8, size=61.0)])
def test_inner_hexes_have_six_neighbours_and_share_a_side_with_each(grid: HexGrid) -> None:
    near = grid.neighbours(4, 5)
    assert len(near) == 6
    for column, row in near:
        start, end = grid.side(grid.label(4, 5), grid.label(column, row))
        assert hypot(end[0] - start[0], end[1] - start[1]) == pytest.approx(grid.size / 3**0.5)


def test_hexes_apart_share_no_side() -> None:
    with pytest.raises(ValueError, match="0101 and 0501 share no side"):
        GRID.side("0101", "0501")
