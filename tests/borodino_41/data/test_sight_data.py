"""What is in view: ranges, lines and what cuts them."""

import pytest

from grognard.games.borodino_41.geography import DAY, LOW, NIGHT
from grognard.games.borodino_41.sight import Sight
from grognard.kernel.board.board import Board, hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.sight import line
from tests.borodino_41.data.box import geo
from tests.rules import rule

PLAIN = hex_board(HexGrid(17, 17))
HERE = "0909"


def sight(hills: str = "", obstacles: str = "", board: Board = PLAIN) -> Sight:
    """A plain with hills on it, and woods or the like."""
    high = bytes(label in hills.split() for label in board.labels)
    woods = bytes(label in (hills + " " + obstacles).split() for label in board.labels)
    return Sight(board, high, woods)


def sees(found: Sight, target: str, mode: int = DAY, observer: str = HERE) -> bool:
    view = found.in_view[mode][found.board.cell(observer)]
    back = found.seen_from[mode][found.board.cell(target)]
    assert (found.board.cell(target) in view) == (found.board.cell(observer) in back)
    return found.board.cell(target) in view


@rule("11/observe/hill", "11/observe/other")
@pytest.mark.parametrize(("hills", "reach"), [("", 4), (HERE, 6)])
def test_range_of_sight(hills: str, reach: int) -> None:
    found = sight(hills)
    assert sees(found, f"09{9 - reach:02}")
    assert not sees(found, f"09{8 - reach:02}")
    view = found.in_view[DAY][PLAIN.cell(HERE)]
    assert len(view) == 3 * reach * (reach + 1)
    assert PLAIN.cell(HERE) not in view


@rule("11/observe/night")
def test_at_night_only_neighbours_are_seen() -> None:
    found = sight(HERE)
    assert sees(found, "0908", NIGHT)
    assert not sees(found, "0907", NIGHT)
    assert len(found.in_view[NIGHT][PLAIN.cell(HERE)]) == 6


def test_in_low_visibility_a_hill_sees_no_farther() -> None:
    found = sight(HERE)
    assert sees(found, "0905", LOW)
    assert not sees(found, "0904", LOW)
    assert found.in_view[LOW][PLAIN.cell("0505")] == found.in_view[DAY][PLAIN.cell("0505")]


@rule("11/los/block")
def test_a_hill_looks_over_what_is_nearer_to_it() -> None:
    assert sees(sight(HERE, "0908"), "0905")
    assert not sees(sight(HERE, "0906"), "0905")
    assert not sees(sight(HERE, "0907"), "0905"), "as near to the one as to the other"
    assert not sees(sight("", "0908"), "0905")


def test_sight_is_not_symmetric() -> None:
    found = sight(HERE, "0908")
    assert sees(found, "0905")
    assert not sees(found, HERE, observer="0905")


@rule("11/los/hill-obstacle")
def test_a_hill_cuts_every_line() -> None:
    assert not sees(sight(f"{HERE} 0908"), "0905")
    assert sees(sight(f"{HERE} 0905"), "0905"), "the ends cut nothing"


@rule("11/los/line")
def test_a_line_along_a_hexside_is_cut_by_both_hexes_alone() -> None:
    between = [
        PLAIN.labels[cell] for cells in line(PLAIN, PLAIN.cell(HERE), PLAIN.cell("1109")) for cell in cells
    ]
    assert len(between) == 2
    assert sees(sight("", between[0]), "1109")
    assert sees(sight("", between[1]), "1109")
    assert not sees(sight("", " ".join(between)), "1109")


@pytest.mark.parametrize("mode", [DAY, LOW])
def test_views_of_the_map_are_those_of_its_lines(mode: int) -> None:
    """Hex by hex for a part of the map and all its rims, by the lines of the board itself."""
    where = geo()
    board = where.board
    blocks = bytes(
        where.terrain[cell] in ("woods", "village", "town") or where.hill[cell] or where.banked[cell]
        for cell in range(len(board))
    )

    def cut(a: int, b: int, cell: int) -> bool:
        nearer = board.distance(a, cell) < board.distance(cell, b)
        return bool(where.hill[cell] if where.hill[a] and nearer else blocks[cell])

    def is_clear(a: int, b: int) -> bool:
        return not any(all(cut(a, b, cell) for cell in cells) for cells in line(board, a, b))

    hills = [cell for cell in range(len(board)) if where.hill[cell]][::4]
    rim = [cell for cell, near in enumerate(board.neighbours) if len(near) < 6][::5]
    for a in (*hills, *rim, *range(0, len(board), 97)):
        reach = 6 if where.hill[a] and mode == DAY else 4
        near = (b for b in range(len(board)) if 0 < board.distance(a, b) <= reach)
        assert where.in_view[mode][a] == tuple(b for b in near if is_clear(a, b))
