"""Boards: labels, neighbours, distances and edges, on every kind of grid."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.board import Board, UnknownCell, hex_board, within, zone_board
from grognard.kernel.board.hexes import DIRECTIONS, HexGrid, Orientation, Parity

GRIDS: list[tuple[Orientation, Parity, bool]] = [
    (orientation, low, rows_up)
    for orientation in ("flat", "pointy")
    for low in ("even", "odd")
    for rows_up in (False, True)
]
ZONES = zone_board(
    ["Reppen", "Kustrin", "Seelow", "Berlin", "Leipzig"],
    [("Reppen", "Kustrin"), ("Seelow", "Kustrin"), ("Seelow", "Berlin"), ("Reppen", "Seelow")],
    {"Reppen": (4, 0), "Kustrin": (3, 1), "Seelow": (2, 0), "Berlin": (1, 0), "Leipzig": (0, -2)},
    name="Race for Berlin",
)

sizes = st.integers(1, 7)
grids = st.builds(
    lambda columns, rows, grid: hex_board(HexGrid(columns, rows, *grid)),
    sizes,
    sizes,
    st.sampled_from(GRIDS),
)


def near(board: Board, label: str) -> list[str]:
    return [board.labels[cell] for cell in board.neighbours[board.cell(label)]]


def test_rows_may_grow_northwards_with_even_columns_low() -> None:
    board = hex_board(HexGrid(26, 35, pattern="RRCC", rows_up=True, low="even"))
    assert len(board) == 910
    assert near(board, "1202") == ["1302", "1203", "1103", "1102", "1101", "1201"]
    assert near(board, "1203") == ["1303", "1304", "1204", "1103", "1202", "1302"]
    assert near(board, "0101") == ["0201", "0202", "0102"]


def test_rows_may_grow_southwards_with_even_columns_low() -> None:
    board = hex_board(HexGrid(40, 40, pattern="CCRR", low="even"))
    assert near(board, "1010") == ["1009", "1110", "1111", "1011", "0911", "0910"]
    assert near(board, "1110") == ["1109", "1209", "1210", "1111", "1010", "1009"]


def test_odd_columns_may_be_the_low_ones() -> None:
    board = hex_board(HexGrid(64, 34, pattern="CCRR", low="odd"))
    assert near(board, "4733") == ["4732", "4833", "4834", "4734", "4634", "4633"]
    assert board.cell("4034") in board.neighbours[board.cell("3933")]


def test_pointy_hexes_shift_rows_to_the_east() -> None:
    board = hex_board(HexGrid(5, 5, pattern="RRCC", orientation="pointy", low="even"))
    assert near(board, "0202") == ["0103", "0203", "0303", "0302", "0201", "0102"]
    assert near(board, "0303") == ["0203", "0304", "0403", "0402", "0302", "0202"]


@pytest.mark.parametrize(
    ("pattern", "first", "expected"),
    [("CCRR", 1, "0203"), ("RRCC", 1, "0302"), ("CCCC.RRRR", 1, "0002.0003"), ("C/R", 0, "1/2")],
)
def test_label_patterns(pattern: str, first: int, expected: str) -> None:
    assert hex_board(HexGrid(2, 3, pattern=pattern, first=first)).labels[-1] == expected


def test_labels_may_come_from_a_function() -> None:
    board = hex_board(HexGrid(2, 2, pattern=lambda column, row: f"{'ABC'[column - 1]}{row}"))
    assert board.labels == ("A1", "B1", "A2", "B2")


@pytest.mark.parametrize("pattern", ["CC", "RR", "CRC", ""])
def test_a_label_pattern_needs_a_column_and_a_row(pattern: str) -> None:
    with pytest.raises(ValueError, match="such as 'CCRR'"):
        hex_board(HexGrid(2, 2, pattern=pattern))


def test_ambiguous_labels_are_refused() -> None:
    with pytest.raises(ValueError, match=r"labels must be unique.*111"):
        hex_board(HexGrid(11, 11, pattern="CR"))


def test_a_board_has_at_least_one_hex() -> None:
    with pytest.raises(ValueError, match="at least one column and row, not 0 × 3"):
        hex_board(HexGrid(0, 3))


def test_an_unknown_label_is_answered_with_the_board_and_an_example() -> None:
    board = hex_board(HexGrid(2, 2), "Victory Roads")
    with pytest.raises(
        UnknownCell, match="Victory Roads has no cell '0303'; expected a label such as '0101'"
    ):
        board.cell("0303")


@given(grids)
def test_labels_are_unique_and_lead_back_to_their_cells(board: Board) -> None:
    assert len(set(board.labels)) == len(board)
    assert [board.cell(label) for label in board.labels] == list(range(len(board)))


@given(grids)
def test_neighbours_are_mutual_and_one_hex_apart(board: Board) -> None:
    for cell, others in enumerate(board.neighbours):
        for other in others:
            assert cell in board.neighbours[other]
            assert dist(board.centres[cell], board.centres[other]) == pytest.approx(1)
            assert board.distance(cell, other) == 1


@given(grids)
def test_all_hexes_one_hex_apart_are_neighbours(board: Board) -> None:
    for cell, centre in enumerate(board.centres):
        close = {other for other, point in enumerate(board.centres) if 0 < dist(centre, point) < 1.1}
        assert close == set(board.neighbours[cell])


@given(grids)
def test_neighbours_stand_clockwise_from_north(board: Board) -> None:
    for cell, others in enumerate(board.neighbours):
        directions = [board.direction(cell, other) for other in others]
        assert all(one < other for one, other in pairwise(directions))
        assert [board.toward(cell, direction) for direction in directions] == list(others)
        missing = set(range(6)) - set(directions)
        assert all(board.toward(cell, direction) is None for direction in missing)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_directions_point_where_they_say(orientation: Orientation) -> None:
    board = hex_board(HexGrid(5, 5, orientation=orientation))
    centre = board.cell("0303")
    for other in board.neighbours[centre]:
        name = DIRECTIONS[orientation][board.direction(centre, other)]
        east, north = (
            there - here for here, there in zip(board.centres[centre], board.centres[other], strict=True)
        )
        assert ("N" in name, "S" in name) == (north > 0.1, north < -0.1)
        assert ("E" in name, "W" in name) == (east > 0.1, east < -0.1)


def test_direction_is_for_neighbours_only() -> None:
    board = hex_board(HexGrid(3, 3))
    with pytest.raises(ValueError, match="0301 is not a neighbour of 0101"):
        board.direction(board.cell("0101"), board.cell("0301"))


@given(grids, st.data())
def test_distance_counts_steps(board: Board, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(range(len(board))))
    steps = {start: 0}
    for cell in (queue := [start]):
        for other in board.neighbours[cell]:
            if other not in steps:
                steps[other] = steps[cell] + 1
                queue.append(other)
    assert steps == {cell: board.distance(start, cell) for cell in range(len(board))}


@given(grids, st.integers(0, 6), st.data())
def test_near_are_the_cells_within_so_many_steps(board: Board, reach: int, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(range(len(board))))
    asked = data.draw(st.lists(st.sampled_from(range(len(board)))))
    assert board.near(start, reach, asked) == [cell for cell in asked if board.distance(start, cell) <= reach]
    whole = range(len(board))
    assert list(within(board, start, reach)) == [
        cell for cell in board.near(start, reach, whole) if cell != start
    ]


@given(grids, st.data())
def test_distances_keep_the_triangle_inequality(board: Board, data: st.DataObject) -> None:
    cells = st.sampled_from(range(len(board)))
    a, b, c = data.draw(cells), data.draw(cells), data.draw(cells)
    assert board.distance(a, b) == board.distance(b, a)
    assert board.distance(a, c) <= board.distance(a, b) + board.distance(b, c)
    assert (board.distance(a, b) == 0) == (a == b)


def test_zones_have_neighbours_by_number_and_distances_by_borders() -> None:
    assert near(ZONES, "Seelow") == ["Reppen", "Kustrin", "Berlin"]
    assert ZONES.distance(ZONES.cell("Reppen"), ZONES.cell("Berlin")) == 2
    assert ZONES.distance(ZONES.cell("Berlin"), ZONES.cell("Kustrin")) == 2
    berlin, seelow, kustrin = map(ZONES.cell, ("Berlin", "Seelow", "Kustrin"))
    assert ZONES.near(berlin, 1, (kustrin, seelow, berlin)) == [seelow, berlin]


def test_zones_without_a_way_between_them_have_no_distance() -> None:
    with pytest.raises(ValueError, match="no chain of neighbours joins Berlin and Leipzig"):
        ZONES.distance(ZONES.cell("Berlin"), ZONES.cell("Leipzig"))


def test_zones_have_no_directions() -> None:
    with pytest.raises(ValueError, match="Race for Berlin is a board of zones"):
        ZONES.direction(0, 1)
    with pytest.raises(ValueError, match="Race for Berlin is a board of zones"):
        ZONES.toward(0, 1)


def test_bad_zones_are_refused() -> None:
    with pytest.raises(ValueError, match="no centre is given for Guben"):
        zone_board(["Guben"], [], {})
    with pytest.raises(ValueError, match="Guben cannot border itself"):
        zone_board(["Guben"], [("Guben", "Guben")], {"Guben": (0, 0)})
    with pytest.raises(UnknownCell, match="no cell 'Forst'"):
        zone_board(["Guben"], [("Guben", "Forst")], {"Guben": (0, 0)})


def test_edges_bear_features_seen_from_both_sides() -> None:
    board = hex_board(HexGrid(3, 3)).with_features([("0102", "0101", "river"), ("0101", "0102", "bridge")])
    a, b, c = board.cell("0101"), board.cell("0102"), board.cell("0201")
    assert board.edge(a, b) == board.edge(b, a) == {"river", "bridge"}
    assert board.has(b, a, "river")
    assert not board.has(a, c, "river")
    assert board.edge(a, c) == frozenset()


def test_features_lie_between_neighbours_only() -> None:
    with pytest.raises(ValueError, match="0101 and 0303 share no edge for a river"):
        hex_board(HexGrid(3, 3)).with_features([("0101", "0303", "river")])
