"""The scripted defender's movement: the Germans bar the way to Berlin on ground that can be held."""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.games.battle_for_germany.ai.offence import Plan, reach_of
from grognard.games.battle_for_germany.ai.worth import Foes, steps_to, strength_with, unit_worth
from grognard.games.battle_for_germany.components import EAST, GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.movement import can_move
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS

# What Germans cost an enemy on his way, in movement points: a zone about a turn, a unit a battle more.
ZONE_DELAY = 8
UNIT_DELAY = 20
ENTRY_DELAY = 4
# A way to Berlin that costs less than NEAR calls for every unit that can bar it.
NEAR = 24
URGENCY = 1.2


def plan(g: Position, side: int) -> Plan:
    """Where each German unit should stand; the ones nearest to the enemy choose first."""
    units = [unit for unit in g.units_of(side) if can_move(g, unit)]
    if not units:
        return {}
    board, foes = g.clone(), Foes(g, GERMAN)
    moves: Plan = {}
    for unit in sorted(units, key=lambda unit: (foes.distance(g.cell[unit]), unit)):
        start = board.cell[unit]
        cells = [cell for cell in reach_of(g, unit) if cell == start or board.fits(unit, cell)]
        board.lift(unit)
        way, cost = breakthrough(board, facing(g, side, start))
        best = max(
            sorted(cells),
            key=lambda cell: post_value(board, unit, cell, foes, way, cost) + 0.5 * (cell == start),
        )
        board.put(unit, best)
        moves[unit] = best
    return moves


def facing(g: Position, side: int, cell: int) -> int:
    """The enemy before a German unit: that of its theatre, or of where it stands if Germans are one force."""
    east = g.box.theatre[cell] == EAST if side == GERMANS else side == EAST_GERMANS
    return SOVIET if east else WEST


def post_value(board: Position, unit: int, cell: int, foes: Foes, way: dict[int, int], cost: int) -> float:
    """How good a hex is for this defender, given where the others stand and where the enemy would go."""
    box = board.box
    score = -0.5 * unit_worth(board, unit) * foes.risk(board, cell, strength_with(board, unit, cell))
    # Bar the way: in it or beside it, the further from Berlin the better.
    barred = [way[near] for near in (cell, *box.adjacent[cell]) if near in way]
    if barred:
        score += 5.0 + 0.5 * max(barred) + URGENCY * max(0, NEAR - cost)
    score -= 0.1 * steps_to(box, box.berlin)[cell]
    score -= 0.5 * max(0, foes.distance(cell) - 2)
    number = box.city_at.get(cell)
    if number is not None:
        score += 0.5 * box.cities[number].value
    return score


def breakthrough(board: Position, camp: int) -> tuple[dict[int, int], int]:
    """The enemy's easiest way to Berlin past the Germans' zones: its open hexes, with their distance
    from Berlin in movement points; and what it costs him."""
    box, goal = board.box, board.box.berlin
    ahead = steps_to(box, goal)
    ways = board.world.ways
    network = ways.anywhere if not board.boundary else ways.soviet if camp == SOVIET else ways.western
    came: dict[int, int] = {}
    best: dict[int, int] = {}
    queue: list[tuple[int, int, int, int]] = []
    for unit, cell in enumerate(board.cell):
        if cell >= 0 and board.camp_of(unit) == camp and cell not in best:
            best[cell] = 0
            heappush(queue, (ahead[cell], 0, cell, -1))
    for cell in box.edges["western_entry"] if camp == WEST else ():
        if not (board.german_in[cell] or board.german_zone[cell] or cell in best):
            best[cell] = ENTRY_DELAY  # replacements may come in behind the line (7-25)
            heappush(queue, (ENTRY_DELAY + ahead[cell], ENTRY_DELAY, cell, -1))
    while queue:
        _, cost, cell, before = heappop(queue)
        if cell in came:
            continue
        came[cell] = before
        if cell == goal:
            break
        for near, step in network[cell]:
            total = cost + step
            if board.german_in[near]:
                total += UNIT_DELAY
            elif board.german_zone[near]:
                total += ZONE_DELAY
            if near not in came and total < best.get(near, 9999):
                best[near] = total
                heappush(queue, (total + ahead[near], total, near, cell))
    path: dict[int, int] = {}
    cell = goal if goal in came else -1
    while cell != -1:
        if not board.german_zone[cell] and came[cell] != -1:
            path[cell] = ahead[cell]
        cell = came[cell]
    return path, best.get(goal, 999)
