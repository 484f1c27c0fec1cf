"""Zones of control: what a zone reaches, and the zones of several camps together."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board import zoc
from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid

BOARD = hex_board(HexGrid(5, 5)).with_features([("0202", "0203", "river")])
SPREAD = zoc.spread(BOARD, lambda a, b: BOARD.has(a, b, "river"))

counts_of_a_camp = st.lists(st.integers(0, 9), min_size=25, max_size=25).map(bytes)


def test_a_zone_reaches_the_neighbours_but_not_over_a_closed_edge() -> None:
    reached = {BOARD.labels[cell] for cell in SPREAD[BOARD.cell("0202")]}
    assert reached == {"0201", "0302", "0303", "0103", "0102"}


@given(st.lists(counts_of_a_camp, min_size=1, max_size=4))
def test_a_union_marks_the_zones_of_all_camps(camps: list[bytes]) -> None:
    together = zoc.union(*camps)
    assert [bool(count) for count in together] == [any(column) for column in zip(*camps, strict=True)]
