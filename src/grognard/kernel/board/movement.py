"""Movement over a network of cells: what a unit can reach, its next steps, and the way there.

Costs are whole movement points of at least 1; a game that prints fractions multiplies them all.
Cells to avoid and zones of control come as one byte a cell, where anything but 0 means yes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grognard.kernel.board.board import Board

Cells = bytes | bytearray
Steps = tuple[tuple[int, int], ...]
"""The cells to be entered from one, and what each costs."""
Network = tuple[Steps, ...]


@dataclass(frozen=True, slots=True)
class ZocRule:
    """How enemy zones of control hinder movement.

    `stops`: a move ends in the first zone cell it enters. `enter_cost`: points added for entering
    a zone cell. `between`: whether a unit may go straight from one zone cell to another, the cell
    it starts from included.
    """

    stops: bool
    enter_cost: int
    between: bool


NO_ZOC = ZocRule(stops=False, enter_cost=0, between=True)


def network(board: Board, cost: Callable[[int, int], int | None]) -> Network:
    """The steps open on a board: for each cell, its neighbours and the cost of entering them.

    `cost(a, b)` is the cost of the step from `a` to `b`, or None where it is closed.

    >>> from grognard.kernel.board.board import hex_board
    >>> from grognard.kernel.board.hexes import HexGrid
    >>> network(hex_board(HexGrid(1, 3)), lambda a, b: None if b == 0 else 2)
    (((1, 2),), ((2, 2),), ((1, 2),))
    """
    return tuple(steps_from(board, cell, cost) for cell in range(len(board)))


def steps_from(board: Board, cell: int, cost: Callable[[int, int], int | None]) -> Steps:
    """The steps open from one cell of a network."""
    found = []
    for other in board.neighbours[cell]:
        points = cost(cell, other)
        if points is None:
            continue
        if points < 1:
            raise ValueError(
                f"{board.name}: the step {board.labels[cell]} to {board.labels[other]}"
                f" must cost at least 1, not {points}"
            )
        found.append((other, points))
    return tuple(found)


def reach(
    network: Network, start: int, allowance: int, blocked: Cells, zoc: Cells, rule: ZocRule
) -> dict[int, int]:
    """The cells that a unit can reach and the least cost of each, cheapest first.

    The start is among them at cost 0. Cells of equal cost stand in the order of their discovery,
    which depends on nothing but the arguments.
    """
    known = _unreached(blocked, allowance)
    known[start] = 0
    buckets: list[list[int]] = [[] for _ in range(allowance + 1)]
    costs = {start: 0}
    if rule is NO_ZOC:
        buckets[0].append(start)
    else:  # zones hold the first step in another way than those after it
        for cell, cost in steps(network, start, allowance, blocked, zoc, rule).items():
            known[cell] = cost
            buckets[cost].append(cell)
    if rule.enter_cost or not (rule.stops or rule.between):
        _fill_by_rule(network, buckets, known, costs, zoc, rule)
    else:
        _fill(network, buckets, known, costs, zoc if rule.stops else None)
    for cell in buckets[-1]:
        if known[cell] == allowance:
            costs[cell] = allowance
    return costs


def steps(
    network: Network, start: int, allowance: int, blocked: Cells, zoc: Cells, rule: ZocRule
) -> dict[int, int]:
    """The neighbouring cells that a unit can enter next, and the cost of each."""
    options = {}
    held = zoc[start] and not rule.between
    for cell, cost in network[start]:
        if zoc[cell]:
            if held:
                continue
            cost += rule.enter_cost
        if cost <= allowance and not blocked[cell]:
            options[cell] = cost
    return options


def path(
    network: Network, costs: dict[int, int], start: int, goal: int, zoc: Cells, rule: ZocRule
) -> tuple[int, ...]:
    """A cheapest way from start to goal, both included, read out of the costs that `reach` gave.

    Of several it is one with the fewest steps, and always the same.

    >>> line = (((1, 2),), ((0, 2), (2, 2)), ((1, 2),))
    >>> path(line, reach(line, 0, 4, bytes(3), bytes(3), NO_ZOC), 0, 2, bytes(3), NO_ZOC)
    (0, 1, 2)
    """
    if goal not in costs:
        raise ValueError(f"cell {goal} is not among the {len(costs)} cells reached from cell {start}")
    before, most = {start: start}, costs[goal]
    for cell in (queue := [start]):
        if goal in before:
            break
        if rule.stops and zoc[cell] and cell != start:
            continue
        spent, held = costs[cell], zoc[cell] and not rule.between
        for near, cost in network[cell]:
            if near in before or near not in costs:
                continue
            if zoc[near]:
                cost += rule.enter_cost
            if costs[near] == spent + cost <= most and not (held and zoc[near]):
                before[near] = cell
                queue.append(near)
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def _unreached(blocked: Cells, allowance: int) -> bytearray | list[int]:
    """The table of best costs before a search.

    Free cells hold one point more than the allowance and blocked ones 0, so that one comparison
    answers for enemy units, for dearer ways and for the allowance.
    """
    if allowance < len(_UNREACHED):
        return bytearray(blocked).translate(_UNREACHED[allowance])  # far faster than bytes are
    return [0 if there else allowance + 1 for there in blocked]


# Costs below 255 fit a byte, and a byte column is translated far faster than a list is built.
_UNREACHED = tuple(bytes([allowance + 1, *bytes(255)]) for allowance in range(255))


def _fill(
    network: Network,
    buckets: list[list[int]],
    known: bytearray | list[int],
    costs: dict[int, int],
    ends: Cells | None,
) -> None:
    """Spreads costs from bucket to bucket; cells marked in `ends`, if any are, are entered but never left."""
    for cost, bucket in enumerate(buckets[:-1]):
        for cell in bucket:
            if known[cell] != cost:
                continue
            costs[cell] = cost
            if ends is not None and ends[cell]:
                continue
            for near, step in network[cell]:
                total = cost + step
                if total < known[near]:
                    known[near] = total
                    buckets[total].append(near)


def _fill_by_rule(
    network: Network,
    buckets: list[list[int]],
    known: bytearray | list[int],
    costs: dict[int, int],
    zoc: Cells,
    rule: ZocRule,
) -> None:
    """Spreads costs from bucket to bucket under any rule of zones."""
    stops, enter_cost, between = rule.stops, rule.enter_cost, rule.between
    for cost, bucket in enumerate(buckets[:-1]):
        for cell in bucket:
            if known[cell] != cost:
                continue
            costs[cell] = cost
            if stops and zoc[cell]:
                continue
            held = zoc[cell] and not between
            for near, step in network[cell]:
                total = cost + step
                if total < known[near]:
                    if zoc[near]:
                        total += enter_cost
                        if held or total >= known[near]:
                            continue
                    known[near] = total
                    buckets[total].append(near)
