"""Hex grids: numbers, and who lies beside whom, also beyond the rim of the map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.hexes import HexGrid, Orientation, Parity

GRID = HexGrid(26, 35, pattern="RRCC", rows_up=True)

orientations: st.SearchStrategy[Orientation] = st.sampled_from(["flat", "pointy"])
parities: st.SearchStrategy[Parity] = st.sampled_from(["even", "odd"])
grids = st.builds(
    HexGrid,
    st.integers(1, 7),
    st.integers(1, 7),
    orientation=orientations,
    low=parities,
    rows_up=st.booleans(),
    first=st.integers(0, 2),
)


def test_a_label_names_column_and_row_in_the_order_of_its_pattern() -> None:
    assert GRID.label((1, 24)) == "2401"
    assert GRID.hex("2401") == (1, 24)
    assert HexGrid(20, 10).hex("2001") == (20, 1)


@pytest.mark.parametrize("label", ["0027", "3601", "24", "24o1"])
def test_a_number_off_the_map_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match=f"hex '{label}' is not on a map of 26 columns and 35 rows"):
        GRID.hex(label)


@given(grids)
def test_a_margin_lies_around_the_map(grid: HexGrid) -> None:
    around = {near for here in grid.hexes() for near in grid.around(here) if near not in grid}
    margin = set(grid.hexes(margin=1)) - set(grid.hexes())
    assert around <= margin
    assert all(here in grid for here in grid.hexes())
    assert not any(here in grid for here in margin)


@given(grids)
def test_hexes_lie_around_each_other(grid: HexGrid) -> None:
    for here in grid.hexes(margin=1):
        assert len({*grid.around(here), here}) == 7
        assert all(here in grid.around(near) for near in grid.around(here))


@given(grids)
def test_every_hex_has_a_spot_of_its_own(grid: HexGrid) -> None:
    hexes = grid.hexes(margin=1)
    assert len({grid.spot(here) for here in hexes}) == len(hexes)


def test_the_nearest_hex_of_the_map_is_in_the_nearest_column_and_row() -> None:
    assert GRID.nearest((12, 25)) == (12, 25)
    assert GRID.nearest((0, 36)) == (1, 35)
    assert GRID.nearest((27, 0)) == (26, 1)
