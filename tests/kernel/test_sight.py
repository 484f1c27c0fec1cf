"""Lines of sight: what a straight line crosses, and what it sees over."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.board import Board, hex_board, zone_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.sight import clear, line, sees

FLAT = hex_board(HexGrid(9, 9))
POINTY = hex_board(HexGrid(9, 9, orientation="pointy", low="odd", rows_up=True))
pairs = st.tuples(st.sampled_from([FLAT, POINTY]), st.integers(0, 80), st.integers(0, 80))
levels = st.lists(st.integers(0, 3), min_size=81, max_size=81)


def crossed(board: Board, a: str, b: str) -> list[set[str]]:
    return [{board.labels[cell] for cell in cells} for cells in line(board, board.cell(a), board.cell(b))]


def marked(*labels: str) -> list[int]:
    return [int(label in labels) for label in FLAT.labels]


def test_a_line_down_a_column_crosses_its_cells() -> None:
    assert crossed(FLAT, "0502", "0505") == [{"0503"}, {"0504"}]


def test_neighbours_and_a_cell_itself_have_nothing_between() -> None:
    assert crossed(FLAT, "0505", "0605") == []
    assert crossed(FLAT, "0505", "0505") == []


def test_a_line_along_an_edge_lies_between_two_cells() -> None:
    assert crossed(FLAT, "0305", "0505") == [{"0404", "0405"}]
    assert crossed(FLAT, "0105", "0505") == [{"0204", "0205"}, {"0305"}, {"0404", "0405"}]


def test_a_slanting_line_crosses_every_cell_it_enters() -> None:
    assert crossed(FLAT, "0205", "0303") == [{"0204"}, {"0304"}]
    assert crossed(FLAT, "0105", "0504") == [{"0204"}, {"0305"}, {"0304"}, {"0404"}]


def test_a_line_does_not_cross_a_cell_whose_corner_it_touches() -> None:
    assert crossed(FLAT, "0105", "0603") == [{"0204"}, {"0304"}, {"0404"}, {"0504"}]


def test_along_an_edge_both_cells_must_block() -> None:
    a, b = FLAT.cell("0305"), FLAT.cell("0505")
    assert clear(FLAT, a, b, lambda cell: FLAT.labels[cell] == "0404")
    assert not clear(FLAT, a, b, lambda cell: FLAT.labels[cell] in ("0404", "0405"))
    assert sees(FLAT, a, b, marked(), marked("0404"))
    assert not sees(FLAT, a, b, marked(), marked("0404", "0405"))


def test_at_the_rim_one_cell_decides() -> None:
    a, b = FLAT.cell("0101"), FLAT.cell("0301")
    assert crossed(FLAT, "0101", "0301") == [{"0201"}]
    assert not clear(FLAT, a, b, lambda cell: FLAT.labels[cell] == "0201")


def test_end_cells_never_block() -> None:
    a, b = FLAT.cell("0502"), FLAT.cell("0504")
    assert clear(FLAT, a, b, lambda cell: cell in (a, b))
    assert sees(FLAT, a, b, marked(), marked("0502", "0504"))


def test_woods_hide_what_is_behind_them_on_level_ground() -> None:
    a, b = FLAT.cell("0502"), FLAT.cell("0504")
    assert sees(FLAT, a, b, marked(), marked())
    assert not sees(FLAT, a, b, marked(), marked("0503"))


def test_from_two_hills_one_sees_over_the_woods_between() -> None:
    a, b = FLAT.cell("0502"), FLAT.cell("0504")
    assert sees(FLAT, a, b, marked("0502", "0504"), marked("0503"))
    assert not sees(FLAT, a, b, marked("0502"), marked("0503"))


def test_an_obstacle_hides_more_close_to_the_lower_end() -> None:
    a, b = FLAT.cell("0502"), FLAT.cell("0506")
    height = [4 * on_hill for on_hill in marked("0502")]
    near_hill, near_plain = ([2 * there for there in marked(label)] for label in ("0503", "0505"))
    assert sees(FLAT, a, b, height, near_hill)
    assert not sees(FLAT, a, b, height, near_plain)


def test_zones_have_no_lines_of_sight() -> None:
    zones = zone_board(["Forst", "Guben"], [], {"Forst": (0, 0), "Guben": (0, 1)})
    with pytest.raises(ValueError, match="no lines of sight"):
        line(zones, 0, 1)


@given(pairs)
def test_a_line_and_its_reverse_cross_the_same_cells(pair: tuple[Board, int, int]) -> None:
    board, a, b = pair
    there = [set(cells) for cells in line(board, a, b)]
    assert there == [set(cells) for cells in reversed(line(board, b, a))]


@given(pairs, levels, levels)
def test_sight_is_mutual(pair: tuple[Board, int, int], height: list[int], top: list[int]) -> None:
    board, a, b = pair
    assert sees(board, a, b, height, top) == sees(board, b, a, height, top)
    assert clear(board, a, b, lambda cell: top[cell] > 0) == clear(board, b, a, lambda cell: top[cell] > 0)


@given(pairs)
def test_lines_cross_what_points_on_them_lie_in(pair: tuple[Board, int, int]) -> None:
    board, a, b = pair
    (ax, ay), (bx, by) = board.centres[a], board.centres[b]
    between = {cell for cells in line(board, a, b) for cell in cells}
    for part in range(1, 200):
        point = (ax + (bx - ax) * part / 200, ay + (by - ay) * part / 200)
        nearest = min(range(len(board)), key=lambda cell: dist(point, board.centres[cell]))
        clearly = sorted(dist(point, centre) for centre in board.centres)
        if clearly[1] - clearly[0] > 1e-6:
            assert nearest in between | {a, b}


@given(pairs)
def test_no_line_crosses_a_cell_it_stays_clear_of(pair: tuple[Board, int, int]) -> None:
    board, a, b = pair
    (ax, ay), (bx, by) = board.centres[a], board.centres[b]
    for cells in line(board, a, b):
        for cell in cells:
            x, y = board.centres[cell]
            area = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay))
            assert area / dist((ax, ay), (bx, by)) < 0.5774
            assert board.distance(a, cell) + board.distance(cell, b) <= board.distance(a, b) + 1
