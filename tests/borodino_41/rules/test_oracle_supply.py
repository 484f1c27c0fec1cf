"""Lines of supply against a second reading: from the unit, in column or deployed as it could go itself."""

from itertools import product
from random import Random

import pytest

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.supply import is_supplied, mobility_of, source_roads
from grognard.games.borodino_41.rules.zoc import controlled
from tests.borodino_41.rules.movement.test_movement_oracle import crowd
from tests.borodino_41.table import Table
from tests.rules import rule


def line_found(g: Position, unit: int) -> bool:
    """Whether a unit finds a source; what it passes is free of enemies and of their zones."""
    camp, mobility = g.camp[unit], mobility_of(g, unit)
    sources = source_roads(g, camp)

    def is_free(cell: int) -> bool:
        return not g.count[1 - camp][cell] and not (g.zone[1 - camp][cell] and controlled(g, 1 - camp, cell))

    def terms(column: bool) -> Terms:
        return Terms(mobility, column, False, False)

    start = g.cell[unit], bool(g.column[unit])
    seen, waiting = {start}, [start]
    while waiting:
        cell, column = waiting.pop()
        if sources[cell]:
            return True
        ahead = [
            (near, column)
            for near in g.geo.board.neighbours[cell]
            if is_free(near) and g.geo.cost(cell, near, bytes(g.spots), terms(column)) is not None
        ]
        if g.geo.on_way[cell] if not column else g.geo.hex_cost(cell, terms(False)) is not None:
            ahead.append((cell, not column))
        waiting += [node for node in ahead if node not in seen]
        seen.update(ahead)
    return False


@rule("13/supply/line")
@pytest.mark.parametrize("seed", range(6))
def test_lines_of_a_crowd(seed: int) -> None:
    g = crowd(Random(seed))
    for unit, cell in enumerate(g.cell):
        if cell >= 0:
            assert is_supplied(g, unit) == line_found(g, unit), (g.world.units[unit].id, cell)


@rule("13/supply/line")
def test_wheels_leave_a_road_in_the_woods_by_the_road_alone() -> None:
    hexes = [f"{column:02}{row:02}" for column, row in product(range(3, 12), range(3, 12))]
    woods = ", ".join(f"{there} woods" for there in hexes if there not in ("0605", "0606"))
    trail = "0705 0706 0707 0708 0709 0710 0711 0712 fire-trail"
    facts = {"terrain": woods, "roads": f"{trail}, 0712 0612 0512 0412 0312 0212 0112 secondary-road"}
    Table("ge-at 0705 column", "supply", **facts).unmarked("ge-at cut-off")
    Table("ge-at 0605", "supply", **facts).marked("ge-at cut-off")  # no way onto the trail
    Table("ge-1 0605", "supply", **facts).unmarked("ge-1 cut-off")
