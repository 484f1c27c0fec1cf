"""Hexes as they are drawn: centres, outlines and shared sides."""

from math import hypot

import pytest

from grognard.kernel.board.hexes import HexGrid
from grognard.picture.scene.hexes import SIZE, centre, hexagon, shared_side

GRID = HexGrid(26, 35, pattern="RRCC", rows_up=True)
SIDE = SIZE / 3**0.5


def test_rows_count_upwards_and_even_columns_stand_lower() -> None:
    assert centre(GRID, (1, 35)) == (0, 0)
    assert centre(GRID, (1, 34)) == (0, SIZE)
    assert centre(GRID, (2, 20))[1] == centre(GRID, (1, 20))[1] + SIZE / 2


def test_rows_may_count_downwards() -> None:
    grid = HexGrid(4, 4)
    assert centre(grid, (1, 1)) == (0, 0)
    assert centre(grid, (1, 2)) == (0, SIZE)


def test_rows_of_hexes_with_a_corner_on_top_are_shifted_to_the_right() -> None:
    grid = HexGrid(4, 4, "pointy")
    assert centre(grid, (1, 1)) == (0, 0)
    assert centre(grid, (1, 2)) == pytest.approx((SIZE / 2, SIZE * 3**0.5 / 2))


@pytest.mark.parametrize("flat", [True, False])
def test_every_side_of_a_hex_has_the_same_length(flat: bool) -> None:
    corners = hexagon((0.0, 0.0), flat=flat)
    lengths = [
        hypot(x2 - x1, y2 - y1)
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    assert lengths == pytest.approx([SIDE] * 6)


@pytest.mark.parametrize("grid", [GRID, HexGrid(8, 8, "pointy", low="odd")])
def test_a_hex_shares_a_side_with_each_of_those_around_it(grid: HexGrid) -> None:
    for near in grid.around((4, 5)):
        start, end = shared_side(grid, grid.label((4, 5)), grid.label(near))
        assert hypot(end[0] - start[0], end[1] - start[1]) == pytest.approx(SIDE)


def test_hexes_apart_share_no_side() -> None:
    with pytest.raises(ValueError, match="0101 and 0501 share no side"):
        shared_side(GRID, "0101", "0501")
