"""Hex grid arithmetic on the grid of Battle for Germany."""

import pytest

from atlas.hexgrid import HexGrid, corner_point, side_between

GRID = HexGrid(columns=26, rows=35, lower_columns="even", rows_go_north=True, row_first=True)


def around(label: str) -> set[str]:
    return {GRID.label(cell) for cell in GRID.neighbours(GRID.cell(label))}


def test_label_is_row_then_column() -> None:
    assert GRID.cell("2512") == (12, 25)
    assert GRID.label((12, 25)) == "2512"


def test_column_first_labels_read_the_other_way_round() -> None:
    assert HexGrid(columns=64, rows=34).cell("4733") == (47, 33)


def test_label_off_the_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="3601 is off the grid of 26 columns and 35 rows"):
        GRID.cell("3601")


def test_even_columns_sit_further_south() -> None:
    assert around("2512") == {"2612", "2412", "2511", "2411", "2513", "2413"}
    assert around("2511") == {"2611", "2411", "2510", "2610", "2512", "2612"}


def test_corner_hexes_have_fewer_neighbours() -> None:
    assert around("0101") == {"0201", "0102", "0202"}
    assert around("3526") == {"3426", "3525", "3425"}


def test_rows_that_go_south_and_lower_odd_columns() -> None:
    grid = HexGrid(columns=64, rows=34, lower_columns="odd")
    assert grid.cell("4834") in set(grid.neighbours(grid.cell("4733")))


def test_neighbours_are_mutual_and_share_exactly_one_side() -> None:
    for cell in GRID.cells:
        for near in GRID.neighbours(cell):
            assert cell in set(GRID.neighbours(near))
            assert len(set(GRID.sides(cell)) & set(GRID.sides(near))) == 1


def test_neighbouring_centres_are_one_hex_apart() -> None:
    for cell in GRID.cells:
        x, y = GRID.centre(cell)
        for near in GRID.neighbours(cell):
            other_x, other_y = GRID.centre(near)
            assert (x - other_x) ** 2 + (y - other_y) ** 2 == pytest.approx(1)


def test_cell_at_finds_the_cell_around_its_centre() -> None:
    for cell in GRID.cells:
        x, y = GRID.centre(cell)
        assert GRID.cell_at((x + 0.3, y - 0.3)) == cell
    assert GRID.cell_at((-5, 10)) is None


def test_sides_have_one_owner_on_the_rim_and_two_inside() -> None:
    assert {len(owners) for owners in GRID.side_owners.values()} == {1, 2}
    assert sum(map(len, GRID.side_owners.values())) == 6 * 26 * 35


def test_three_sides_meet_at_an_inner_corner() -> None:
    inner = GRID.corners(GRID.cell("2512"))
    assert {len(GRID.corner_links[corner]) for corner in inner} == {3}
    assert side_between(inner[1], inner[0]) == side_between(inner[0], inner[1])
    assert corner_point((6, 4)) == pytest.approx((3**0.5, 2))
