"""The line that the Axis should hold: of all lines from the north of the map to its south, the cheapest.

Each hex on the line costs a garrison, dearer under threat and cheaper behind a river. Whatever is left east
of it costs what it is worth, enemies west of it what they are worth. The line goes down row by row, along a
row in either direction, and crosses water for nothing; so the best one is found exactly, row after row.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate
from typing import NamedTuple

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.prospects import crosses
from grognard.games.victory_roads.position import NONE
from grognard.games.victory_roads.units import AXIS
from grognard.kernel.board.hexes import DIRECTIONS

WEST, LINE, EAST = range(3)
_TOWARD_ENEMY = frozenset(DIRECTIONS["flat"].index(name) for name in ("N", "NE", "SE"))
_NEVER = 1e4
"""More than any line costs: none runs through enemies."""


class _Row(NamedTuple):
    """What a row of hexes costs, with a hex of no cost before the first and after the last."""

    line: list[float]
    """For each hex what the line costs there."""
    east: list[float]
    """What ground and sites are lost if a hex lies east of it."""
    own: list[float]
    """What units."""
    west: list[float]
    """What it costs if a hex lies west of it."""


class Front:
    """Made once for a plan; `reached` are the hexes where units can be at the end of the phase."""

    def __init__(self, fields: Fields, reached: Collection[int]) -> None:
        self.fields, self.reached = fields, reached
        board = fields.g.geo.board
        places = [(int(label[:2]), int(label[2:])) for label in board.labels]
        self._columns = max(column for column, _ in places)
        self._cell = {place: cell for cell, place in enumerate(places)}
        self._rows = sorted({row for _, row in places})
        self.side = bytearray([WEST]) * len(board)
        """For each hex whether it lies west of the line, on it or east of it."""
        self.line: list[int] = []
        """The hexes on land that the line runs through."""
        self._ours = self._nearer()
        self._costs = [self._row(row) for row in self._rows]
        self._draw(1.0)
        for price in fields.weights.front.prices:
            if len(self.line) <= self._most():
                break
            self._draw(price)

    def _most(self) -> float:
        """How long a line there are units for."""
        g = self.fields.g
        able = sum(not g.cut[unit] and not g.unit(unit).is_hq for unit in self.fields.own)
        return able / self.fields.weights.front.density

    def _nearer(self) -> bytearray:
        """1 for each hex that supplied units of the Axis are nearer to than those of the enemy."""
        g, near = self.fields.g, self.fields.ground.near
        ours, theirs = ({g.cell[unit] for unit in units if not g.cut[unit]} for units in self._sides())
        found, seen = bytearray(len(near)), bytearray(len(near))
        while ours or theirs:
            for cell in theirs:
                seen[cell] = 1
            for cell in ours:
                if not seen[cell]:
                    seen[cell] = found[cell] = 1
            ours = {other for cell in ours if found[cell] for other in near[cell] if not seen[other]}
            theirs = {other for cell in theirs for other in near[cell] if not seen[other]}
        return found

    def _sides(self) -> tuple[list[int], list[int]]:
        return self.fields.own, self.fields.enemies

    def _draw(self, price: float) -> None:
        """Finds the line and labels all hexes, where what is given up counts so many times less."""
        found = self._spans(price)
        self.line.clear()
        for row, (first, last) in zip(self._rows, found, strict=True):
            low, high = min(first, last), max(first, last)
            for column in range(1, self._columns + 1):
                cell = self._cell[column, row]
                self.side[cell] = EAST if column > high else WEST
                if column > high:
                    continue
                if column >= low and not self.fields.g.geo.closed[cell]:
                    self.side[cell] = LINE
                    self.line.append(cell)

    def _spans(self, price: float) -> list[tuple[int, int]]:
        """For each row the columns where the line enters and leaves it."""
        size = self._columns + 2
        costs = [0.0] * size
        entries: list[list[int]] = []
        steps: list[list[int]] = []
        for row in self._costs:
            east = [lost / price + own for lost, own in zip(row.east, row.own, strict=True)]
            leaving, entry = _along(row._replace(east=east), costs)
            entries.append(entry)
            step = [_step_from(leaving, column) for column in range(size)]
            steps.append(step)
            costs = [leaving[before] for before in step]
        column = min(range(size), key=costs.__getitem__)
        spans = []
        for entry, step in zip(reversed(entries), reversed(steps), strict=True):
            last = step[column]
            column = entry[last]
            spans.append((column, last))
        return spans[::-1]

    def _row(self, row: int) -> _Row:
        columns = range(1, self._columns + 1)
        cells = [self._cell[column, row] for column in columns]
        line = [0.0, *(self._line(cell) for cell in cells), 0.0]
        east = [0.0, *(self._east(cell) for cell in cells), 0.0]
        own = [0.0, *(self._own(cell) for cell in cells), 0.0]
        return _Row(line, east, own, [0.0, *(self._west(cell) for cell in cells), 0.0])

    def _line(self, cell: int) -> float:
        """What a hex of the line costs."""
        fields, weights = self.fields, self.fields.weights.front
        g = fields.g
        if g.geo.closed[cell]:
            return 0.0
        if g.count[1 - AXIS][cell]:
            return _NEVER
        cost, threat = weights.hex, fields.threat[cell]
        if threat:
            cost += weights.threat * threat / self._shelter(cell)
        if cell not in self.reached:
            cost += weights.far * min(fields.to_own[cell], weights.farthest)
        return cost

    def _shelter(self, cell: int) -> float:
        """How many times a hex multiplies its defence, by its ground and by rivers toward the enemy."""
        g, board = self.fields.g, self.fields.g.geo.board
        kinds = g.geo.kinds(cell)
        ground = max(g.world.charts.terrain[kind].defence for kind in kinds)
        exposed = [near for near in board.neighbours[cell] if board.direction(cell, near) in _TOWARD_ENEMY]
        wet = sum(crosses(g, near, cell) for near in exposed)
        return float(ground) * (1.0 + wet / max(1, len(exposed)))

    def _east(self, cell: int) -> float:
        """What is given up in a hex."""
        fields, weights = self.fields, self.fields.weights.front
        g = fields.g
        if g.geo.closed[cell]:
            return 0.0
        cost = weights.ground * self._ours[cell]
        if cell in fields.ground.value and g.holder(cell) == AXIS:
            cost += weights.site * fields.ground.value[cell]
        return cost

    def _own(self, cell: int) -> float:
        """What the units in a hex are worth, if the line leaves them out."""
        g, fields = self.fields.g, self.fields
        if not g.count[AXIS][cell]:
            return 0.0
        return fields.weights.front.own * sum(fields.worth(unit) for unit in g.units_at(cell))

    def _west(self, cell: int) -> float:
        """What the enemies in a hex would do behind the line."""
        g, weights = self.fields.g, self.fields.weights.front
        if not g.count[1 - AXIS][cell]:
            return 0.0
        strength = sum(max(g.attack(unit), g.defence(unit)) / (1 + g.cut[unit]) for unit in g.units_at(cell))
        return weights.enemy * strength


def _along(row: _Row, costs: list[float]) -> tuple[list[float], list[int]]:
    """The least cost of leaving a row at each column, and where one then entered it at these costs."""
    size = len(costs)
    line = [0.0, *accumulate(row.line)]
    west = [0.0, *accumulate(row.west)]
    east = [0.0, *accumulate(reversed(row.east))][::-1]
    best, entry = [0.0] * size, [NONE] * size
    low, start = _NEVER * size, NONE
    for column in range(size):  # eastward: from the best entry so far
        if (cost := costs[column] + west[column] - line[column]) < low:
            low, start = cost, column
        best[column], entry[column] = low + line[column + 1] + east[column + 1], start
    low, start = _NEVER * size, NONE
    for column in reversed(range(size)):  # westward
        if (cost := costs[column] + line[column + 1] + east[column + 1]) < low:
            low, start = cost, column
        if (total := low - line[column] + west[column]) < best[column]:
            best[column], entry[column] = total, start
    return best, entry


def _step_from(leaving: list[float], column: int) -> int:
    """The column of the row above from which the line best comes down to this one: hexes of even columns lie
    lower than their neighbours and touch three hexes of the next row."""
    above = [column]
    if column % 2:
        above += [near for near in (column - 1, column + 1) if near < len(leaving)]
    return min(above, key=leaving.__getitem__)
