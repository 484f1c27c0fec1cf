"""Ways that change: a patched network is the one that would be made anew."""

from collections.abc import Hashable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.board import Board, hex_board, zone_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import network
from grognard.kernel.board.supply import flood, links
from grognard.kernel.board.ways import Spots, Ways

MEADOW = hex_board(HexGrid(5, 4), "the meadow")
WEB = zone_board(
    [f"Z{number}" for number in range(24)],
    [(f"Z{number}", f"Z{number * number % 23}") for number in range(2, 24) if number != number * number % 23],
    {f"Z{number}": (number, 0) for number in range(24)},
    name="the web",
)
BRIDGE, RUIN = 1, 1


def changing(board: Board, scouts: int = 1) -> Ways:
    """A river along each third edge, to be crossed by bridges alone; towns that may fall into ruins.

    What scouts pay elsewhere is given.
    """
    edges = [(a, b) for a, near in enumerate(board.neighbours) for b in near if a < b]
    spots = Spots(board, edges[::3], range(0, len(board), 4))

    def cost(a: int, b: int, state: bytes, terms: Hashable) -> int | None:
        edge, town = spots.edge(a, b), spots.cell(b)
        if edge is not None and state[edge] != BRIDGE:
            return None
        if town is not None and state[town] == RUIN:
            return None if terms == "wheels" else 3
        return scouts if terms == "scouts" else 1

    return Ways(board, spots, cost)


@pytest.mark.parametrize("board", [MEADOW, WEB], ids=["hexes", "zones"])
@given(data=st.data())
def test_a_patched_network_is_the_one_made_anew(board: Board, data: st.DataObject) -> None:
    ways = changing(board)
    columns = st.lists(st.sampled_from((0, 1)), min_size=len(ways.spots), max_size=len(ways.spots))
    for state in data.draw(st.lists(columns.map(bytes), min_size=1, max_size=5)):
        terms = data.draw(st.sampled_from(("foot", "wheels")))
        anew = network(board, lambda a, b: ways.cost(a, b, state, terms))  # noqa: B023
        assert ways.network(state, terms) == anew
        blocked = bytes(data.draw(st.sampled_from((0, 0, 1))) for _ in range(len(board)))
        assert flood(ways.links(state, terms), (0,), blocked) == flood(links(anew), (0,), blocked)


@pytest.mark.parametrize("board", [MEADOW, WEB], ids=["hexes", "zones"])
@given(data=st.data())
def test_who_goes_together_goes_where_all_can_and_pays_for_the_dearest(
    board: Board, data: st.DataObject
) -> None:
    ways = changing(board, scouts=2)
    columns = st.lists(st.sampled_from((0, 1)), min_size=len(ways.spots), max_size=len(ways.spots))
    for state in data.draw(st.lists(columns.map(bytes), min_size=1, max_size=3)):
        alone = [[dict(steps) for steps in ways.network(state, terms)] for terms in ("scouts", "wheels")]
        for cell, steps in enumerate(ways.shared(state, ("scouts", "wheels"))):
            scouts, wheels = (found[cell] for found in alone)
            assert dict(steps) == {near: max(scouts[near], wheels[near]) for near in scouts.keys() & wheels}
        assert ways.shared(state, ("wheels",)) is ways.network(state, "wheels")


def test_equal_states_share_a_network() -> None:
    ways = changing(MEADOW)
    built = bytes([BRIDGE, *bytes(len(ways.spots) - 1)])
    first = ways.network(built, "foot")
    ways.network(bytes(len(ways.spots)), "foot")
    assert ways.network(bytearray(built), "foot") is first


def test_networks_of_long_ago_are_made_again() -> None:
    ways = changing(MEADOW)
    first = ways.network(bytes(len(ways.spots)))
    for number in range(1, 300):
        ways.network(bytes((number >> spot) & 1 for spot in range(len(ways.spots))))
    again = ways.network(bytes(len(ways.spots)))
    assert again == first
    assert again is not first


def test_spots_are_edges_and_cells_that_can_change() -> None:
    spots = Spots(MEADOW, [(1, 0)], [7])
    assert (spots.edge(0, 1), spots.edge(1, 2), spots.cell(7), spots.cell(1)) == (0, None, 1, None)
    with pytest.raises(ValueError, match="0101 and 0501 share no edge"):
        Spots(MEADOW, [(0, 4)])
