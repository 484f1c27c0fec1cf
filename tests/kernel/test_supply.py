"""Supply: floods from sources, and limited lines to them."""

from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.board import Board, hex_board, zone_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import Network, network
from grognard.kernel.board.supply import barrier, flood, links, trace

BOARD = hex_board(HexGrid(7, 5))
CLEAR = network(BOARD, lambda a, b: 1)
EMPTY = bytes(len(BOARD))
WEB = zone_board(
    [f"Z{number}" for number in range(24)],
    [(f"Z{number}", f"Z{number * number % 23}") for number in range(2, 24) if number != number * number % 23],
    {f"Z{number}": (number, 0) for number in range(24)},
)


def marked(board: Board, *labels: str) -> bytearray:
    cells = bytearray(len(board))
    for label in labels:
        cells[board.cell(label)] = 1
    return cells


def joined_by_search(edges: Network, sources: list[int], blocked: bytes) -> bytes:
    seen = {source for source in sources if not blocked[source]}
    todo = list(seen)
    while todo:
        for other, _ in edges[todo.pop()]:
            if other not in seen and not blocked[other]:
                seen.add(other)
                todo.append(other)
    return bytes(cell in seen for cell in range(len(edges)))


def test_supply_does_not_pass_a_wall() -> None:
    wall = marked(BOARD, "0401", "0402", "0403", "0404", "0405")
    found = flood(links(CLEAR), [BOARD.cell("0101")], wall)
    assert {BOARD.labels[cell][:2] for cell in range(len(BOARD)) if found[cell]} == {"01", "02", "03"}


def test_a_blocked_source_gives_nothing() -> None:
    assert flood(links(CLEAR), [3], marked(BOARD, BOARD.labels[3])) == EMPTY
    assert flood(links(CLEAR), [], EMPTY) == EMPTY


def test_own_units_negate_enemy_zones() -> None:
    zone = marked(BOARD, "0401", "0402", "0403", "0404", "0405")
    source = [BOARD.cell("0101")]
    beyond = BOARD.cell("0703")
    assert not flood(links(CLEAR), source, barrier(EMPTY, zone, EMPTY))[beyond]
    assert flood(links(CLEAR), source, barrier(EMPTY, zone, marked(BOARD, "0403")))[beyond]


def test_enemy_units_stay_a_barrier_beside_own_ones() -> None:
    assert barrier(bytes([7, 0, 0]), bytes([1, 1, 3]), bytes([1, 2, 0])) == bytes([1, 0, 1])


def test_supply_flows_along_links_only() -> None:
    west_only = network(BOARD, lambda a, b: 1 if BOARD.centres[b][0] < BOARD.centres[a][0] else None)
    found = flood(links(west_only), [BOARD.cell("0303")], EMPTY)
    assert {BOARD.labels[cell] for cell in range(len(BOARD)) if found[cell]} == {
        "0303",
        "0202",
        "0203",
        "0102",
        "0103",
        "0104",
    }


def test_grids_flood_by_shifts_and_zones_cell_by_cell() -> None:
    assert len(links(CLEAR).shifts) == 8
    assert links(network(WEB, lambda a, b: 1)).shifts == ()


cells_of_board = st.lists(st.sampled_from([0, 0, 1, 5]), min_size=35, max_size=35).map(bytes)


@given(
    cells_of_board,
    st.lists(st.integers(0, 34), max_size=4),
    st.lists(st.sampled_from([1, 1, None]), min_size=35, max_size=35),
)
def test_floods_over_hexes_equal_a_plain_search(
    blocked: bytes, sources: list[int], terrain: list[int | None]
) -> None:
    edges = network(BOARD, lambda a, b: terrain[max(a, b)])
    assert flood(links(edges), sources, blocked) == joined_by_search(edges, sources, blocked)


@given(
    st.lists(st.sampled_from([0, 0, 1]), min_size=24, max_size=24), st.lists(st.integers(0, 23), max_size=4)
)
def test_floods_over_zones_equal_a_plain_search(blocked: list[int], sources: list[int]) -> None:
    edges = network(WEB, lambda a, b: 1)
    assert flood(links(edges), sources, bytes(blocked)) == joined_by_search(edges, sources, bytes(blocked))


def test_a_line_runs_to_the_nearest_source_within_its_limit() -> None:
    start, near, far = BOARD.cell("0103"), BOARD.cell("0403"), BOARD.cell("0703")
    line = trace(CLEAR, start, {far, near}, 3, EMPTY)
    assert line is not None
    assert (line[0], line[-1], len(line)) == (start, near, 4)
    assert trace(CLEAR, start, {far, near}, 2, EMPTY) is None


def test_a_line_goes_round_blocked_cells_but_may_start_in_one() -> None:
    start, source = BOARD.cell("0103"), BOARD.cell("0303")
    blocked = marked(BOARD, "0103", "0202", "0203")
    line = trace(CLEAR, start, {source}, 9, blocked)
    assert line is not None
    assert not any(blocked[cell] for cell in line[1:])
    assert trace(CLEAR, start, {source}, 9, marked(BOARD, "0303")) is None
    assert trace(CLEAR, start, {start}, 0, EMPTY) == (start,)
