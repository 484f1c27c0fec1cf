"""Movement: reach, steps and ways, free and under zones of control."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board.board import Board, hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import NO_ZOC, Network, ZocRule, network, path, reach, steps

STOPPING = ZocRule(stops=True, enter_cost=0, between=False)
STICKY = ZocRule(stops=False, enter_cost=2, between=False)
RULES = [
    ZocRule(stops, enter_cost, between)
    for stops in (False, True)
    for enter_cost in (0, 2)
    for between in (False, True)
]

BOARD = hex_board(HexGrid(7, 5))
EMPTY = bytes(len(BOARD))
CLEAR = network(BOARD, lambda a, b: 1)


def cells(board: Board, *labels: str) -> bytearray:
    marked = bytearray(len(board))
    for label in labels:
        marked[board.cell(label)] = 1
    return marked


def labels(found: dict[int, int]) -> dict[str, int]:
    return {BOARD.labels[cell]: cost for cell, cost in found.items()}


class Position(NamedTuple):
    """Any position: terrain, a unit with its allowance, enemies and their zones."""

    network: Network
    start: int
    allowance: int
    blocked: bytes
    zoc: bytes
    rule: ZocRule


@st.composite
def positions(draw: st.DrawFn) -> Position:
    size = len(BOARD)
    terrain = draw(st.lists(st.sampled_from([1, 1, 2, 3, None]), min_size=size, max_size=size))
    sets = st.integers(0, 2**size - 1)
    rare = st.builds(lambda one, other: bytes((one & other) >> cell & 1 for cell in range(size)), sets, sets)
    return Position(
        network(BOARD, lambda a, b: terrain[b]),
        draw(st.integers(0, size - 1)),
        draw(st.integers(0, 9)),
        draw(rare),
        draw(rare),
        draw(st.sampled_from(RULES)),
    )


def cheapest_by_relaxation(position: Position) -> dict[int, int]:
    """Reach the slow way: try every step again until nothing gets cheaper."""
    edges, start, allowance, blocked, zoc, rule = position
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for cell, spent in list(best.items()):
            if rule.stops and zoc[cell] and cell != start:
                continue
            for other, cost in edges[cell]:
                if blocked[other] or (zoc[cell] and zoc[other] and not rule.between):
                    continue
                total = spent + cost + (rule.enter_cost if zoc[other] else 0)
                if total <= allowance and total < best.get(other, allowance + 1):
                    best[other], changed = total, True
    return best


def test_open_ground_is_reached_in_rings() -> None:
    found = reach(CLEAR, BOARD.cell("0403"), 2, EMPTY, EMPTY, NO_ZOC)
    assert found == {
        cell: BOARD.distance(cell, BOARD.cell("0403"))
        for cell in range(len(BOARD))
        if BOARD.distance(cell, BOARD.cell("0403")) <= 2
    }
    assert list(found.values()) == sorted(found.values())


def test_a_unit_without_points_stays() -> None:
    assert reach(CLEAR, 3, 0, EMPTY, EMPTY, STOPPING) == {3: 0}
    assert steps(CLEAR, 3, 0, EMPTY, EMPTY, STOPPING) == {}


def test_enemy_units_bar_the_way() -> None:
    wall = cells(BOARD, "0401", "0402", "0403", "0404", "0405")
    found = labels(reach(CLEAR, BOARD.cell("0303"), 9, wall, EMPTY, STOPPING))
    assert {label[:2] for label in found} == {"01", "02", "03"}


def test_a_stopping_zone_is_entered_but_not_left() -> None:
    zone = cells(BOARD, "0401", "0402", "0403", "0404", "0405")
    found = labels(reach(CLEAR, BOARD.cell("0303"), 9, EMPTY, zone, STOPPING))
    assert {label[:2] for label in found} == {"01", "02", "03", "04"}
    assert found["0403"] == 1


def test_a_unit_in_a_zone_may_leave_it_but_not_step_to_another() -> None:
    zone = cells(BOARD, "0303", "0403", "0302")
    start = BOARD.cell("0303")
    options = labels(steps(CLEAR, start, 4, EMPTY, zone, STOPPING))
    assert set(options) == {"0402", "0304", "0203", "0202"}
    assert labels(reach(CLEAR, start, 4, EMPTY, zone, STOPPING))["0403"] == 2


def test_zone_to_zone_is_open_where_the_rule_says_so() -> None:
    zone = cells(BOARD, "0303", "0403", "0503")
    rule = ZocRule(stops=True, enter_cost=0, between=True)
    found = labels(reach(CLEAR, BOARD.cell("0303"), 1, EMPTY, zone, rule))
    assert found["0403"] == 1


def test_entering_a_zone_may_cost_more() -> None:
    zone = cells(BOARD, "0401", "0402", "0403", "0404", "0405")
    found = labels(reach(CLEAR, BOARD.cell("0303"), 4, EMPTY, zone, STICKY))
    assert found["0403"] == 3
    assert found["0503"] == 4


def test_a_zone_that_does_not_stop_may_still_bar_the_way_to_the_next() -> None:
    deep = cells(BOARD, *(label for label in BOARD.labels if label[:2] in ("04", "05")))
    found = labels(reach(CLEAR, BOARD.cell("0303"), 20, EMPTY, deep, STICKY))
    assert {label[:2] for label in found} == {"01", "02", "03", "04"}


def test_a_path_avoids_cells_where_it_would_have_to_stop() -> None:
    start, goal = BOARD.cell("0403"), BOARD.cell("0502")
    for stop, way_round in (("0402", "0503"), ("0503", "0402")):
        zone = cells(BOARD, stop)
        found = reach(CLEAR, start, 2, EMPTY, zone, STOPPING)
        assert path(CLEAR, found, start, goal, zone, STOPPING) == (start, BOARD.cell(way_round), goal)


def test_a_detour_may_beat_rough_ground() -> None:
    rough = BOARD.cell("0302")
    edges = network(BOARD, lambda a, b: 5 if b == rough else 1)
    start, goal = BOARD.cell("0202"), BOARD.cell("0402")
    found = reach(edges, start, 6, EMPTY, EMPTY, NO_ZOC)
    assert found[rough] == 5
    assert rough not in path(edges, found, start, goal, EMPTY, NO_ZOC)


def test_closed_edges_are_not_in_the_network() -> None:
    river = BOARD.with_features([("0101", "0102", "river")])
    edges = network(river, lambda a, b: None if river.has(a, b, "river") else 2)
    assert labels(dict(edges[BOARD.cell("0101")])) == {"0201": 2}


def test_a_step_costs_at_least_one_point() -> None:
    with pytest.raises(ValueError, match="the step 0101 to 0201 must cost at least 1, not 0"):
        network(BOARD, lambda a, b: 0)


def test_allowances_may_exceed_a_byte() -> None:
    edges = network(BOARD, lambda a, b: 100)
    enemies = cells(BOARD, "0102")
    found = reach(edges, BOARD.cell("0101"), 600, enemies, EMPTY, NO_ZOC)
    assert found[BOARD.cell("0701")] == 600
    assert BOARD.cell("0102") not in found


def test_there_is_no_path_to_a_cell_out_of_reach() -> None:
    found = reach(CLEAR, 0, 1, EMPTY, EMPTY, NO_ZOC)
    with pytest.raises(ValueError, match="cell 34 is not among the 3 cells reached from cell 0"):
        path(CLEAR, found, 0, 34, EMPTY, NO_ZOC)


@given(positions())
def test_reach_is_exact(position: Position) -> None:
    assert reach(*position) == cheapest_by_relaxation(position)


@given(positions())
def test_reach_stays_within_the_allowance_cheapest_first(position: Position) -> None:
    found = reach(*position)
    assert next(iter(found.items())) == (position.start, 0)
    assert max(found.values()) <= position.allowance
    assert list(found.values()) == sorted(found.values())


@given(st.integers(0, 34), st.integers(0, 34), st.lists(st.integers(1, 3), min_size=35, max_size=35))
def test_reach_is_mutual_where_costs_are(a: int, b: int, terrain: list[int]) -> None:
    edges = network(BOARD, lambda one, other: max(terrain[one], terrain[other]))
    there = reach(edges, a, 8, EMPTY, EMPTY, NO_ZOC).get(b)
    assert there == reach(edges, b, 8, EMPTY, EMPTY, NO_ZOC).get(a)


@given(positions())
def test_paths_cost_what_reach_says_and_keep_the_zone_rule(position: Position) -> None:
    edges, start, _, blocked, zoc, rule = position
    found = reach(*position)
    for goal, cost in found.items():
        way = path(edges, found, start, goal, zoc, rule)
        assert (way[0], way[-1]) == (start, goal)
        spent = 0
        for here, there in pairwise(way):
            assert not blocked[there]
            assert rule.between or not (zoc[here] and zoc[there])
            spent += dict(edges[here])[there] + (rule.enter_cost if zoc[there] else 0)
        assert spent == cost
        assert not (rule.stops and any(zoc[cell] for cell in way[1:-1]))


@given(positions())
def test_steps_are_the_neighbours_in_reach(position: Position) -> None:
    found = reach(*position)
    options = steps(*position)
    assert set(options) <= set(found)
    assert all(found[cell] <= cost <= position.allowance for cell, cost in options.items())
