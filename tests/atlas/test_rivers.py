"""Tracing and snapping on toy maps."""

from itertools import pairwise

import pytest

from atlas.hexgrid import HexGrid, Side
from atlas.rivers import RiverNetwork, Snapping, cheapest_chain

GRID = HexGrid(columns=5, rows=5, rows_go_north=True)
SOUTH_TO_NORTH = [(2.17, 1.0), (2.17, 5.0)]  # between the second and third columns


def snapped(forbidden: frozenset[Side] = frozenset()) -> list[Side]:
    snapping = Snapping(GRID, forbidden)
    corners = snapping.open_corners()
    return snapping.snap(SOUTH_TO_NORTH, corners, corners)


def test_cheapest_chain_prefers_the_cheaper_detour() -> None:
    links = {(0, 0): [((1, 0), 5.0), ((0, 1), 1.0)], (0, 1): [((1, 0), 1.0)], (1, 0): []}
    assert cheapest_chain((0, 0), {(1, 0)}, lambda node: links[node]) == [(0, 0), (0, 1), (1, 0)]


def test_cheapest_chain_without_a_way_is_empty() -> None:
    assert cheapest_chain((0, 0), {(9, 9)}, lambda node: []) == []


def test_trace_follows_the_waypoints_and_bridges_a_gap() -> None:
    network = RiverNetwork(
        [[(10.0, 50.0), (10.5, 50.0)], [(10.6, 50.0), (11.0, 50.0)], [(10.5, 50.0), (10.5, 51.0)]]
    )
    assert network.trace([(10.0, 50.05), (11.0, 50.0)]) == [
        (10.0, 50.0),
        (10.5, 50.0),
        (10.6, 50.0),
        (11.0, 50.0),
    ]


def test_waypoint_far_from_every_river_is_refused() -> None:
    network = RiverNetwork([[(10.0, 50.0), (10.5, 50.0)]])
    with pytest.raises(ValueError, match="no river within"):
        network.trace([(10.0, 50.0), (12.0, 50.0)])


def test_snapped_course_is_one_chain_between_two_columns() -> None:
    course = snapped()
    for one, other in pairwise(course):
        assert len(set(one) & set(other)) == 1
    for side in course:
        assert {column for column, _ in GRID.side_owners[side]} == {2, 3}


def test_forbidden_side_is_walked_around() -> None:
    banned = snapped()[3]
    course = snapped(frozenset({banned}))
    assert banned not in course
    assert len(course) > len(snapped())
