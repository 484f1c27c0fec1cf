"""5/turn-indication/first-turn: the Soviet withdrawal, by whose end nobody stands near the west edge."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import MOVED, Position
from grognard.games.borodino_41.rules.movement import entry
from grognard.games.borodino_41.rules.movement.contact import columns_of
from grognard.games.borodino_41.rules.movement.formation import bar_to_deploy
from grognard.games.borodino_41.rules.movement.networks import deploying_cost, network_by, terms_of
from grognard.games.borodino_41.rules.movement.reaching import is_clear_of_edge
from grognard.games.borodino_41.rules.movement.stepping import pass_along, tell
from grognard.games.borodino_41.rules.stacking import has_room
from grognard.kernel.board.movement import NO_ZOC, path, reach

IN_COLUMN = 3
"""How many hexes nearer to where it is wanted are worth to a unit that it has to stay in column."""


def ways_out(g: Position, doors: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """Of the hexes where units may come in, those from which they get clear of the edge."""
    known: dict[tuple[object, int], bool] = {}
    found: dict[int, tuple[int, ...]] = {}
    for unit, cells in doors.items():
        terms = _in_column(g, unit)
        for cell in cells:
            if (terms, cell) not in known:
                known[terms, cell] = any(
                    is_clear_of_edge(g, there) for there in _reached(g, unit, cell) if there != cell
                )
        if good := tuple(cell for cell in cells if known[terms, cell]):
            found[unit] = good
    return found


def _in_column(g: Position, unit: int) -> Terms:
    return terms_of(g, unit)._replace(column=True)


def _reached(g: Position, unit: int, door: int) -> dict[int, int]:
    """The hexes to which a unit can go that comes in by a hex, with the points to get there from it."""
    terms, closed = _in_column(g, unit), columns_of(g, g.player)
    return reach(network_by(g, terms), door, _left(g, unit, door), closed, closed, NO_ZOC)


def _left(g: Position, unit: int, door: int) -> int:
    """The points that coming in by a hex leaves to a unit."""
    return max(
        0, g.points[unit] - (g.entered[door] + 1) * g.geo.entry_cost(door, g.spots, _in_column(g, unit))
    )


# ---- all that are left, at once


def withdraw(g: Position, units: Sequence[int]) -> int:
    """Units fall back to the hexes suggested for them, or as close as they get; says how many did.

    Who has the longest way goes first, before the road is full.
    """
    count, centres = 0, g.geo.board.centres
    for unit in sorted(units, key=lambda unit: -centres[wanted_by(g, unit)][0]):
        doors = ways_out(g, entry.open_doors(g, (unit,))).get(unit, ())
        if doors:
            _fall_back(g, unit, doors)
            count += 1
    return count


def wanted_by(g: Position, unit: int) -> int:
    """The hex suggested for a unit."""
    return g.geo.board.cell(g.printed[unit].hex)


def _fall_back(g: Position, unit: int, doors: Sequence[int]) -> None:
    """In column along the road to where a unit is wanted, and deployed if it has the points for that."""
    wanted, distance = wanted_by(g, unit), g.geo.board.distance
    ways = {door: _reached(g, unit, door) for door in doors}
    ends = []
    for door, reached in ways.items():
        has = _left(g, unit, door)
        for cell, cost in reached.items():
            if cell != door and is_clear_of_edge(g, cell) and has_room(g, g.player, cell, (unit,)):
                dear = deploying_cost(g, unit, cell)
                in_column = dear is None or cost + dear > has
                ends.append((distance(cell, wanted) + IN_COLUMN * in_column, cost, cell, door))
    _, cost, end, door = min(ends)
    entry.arrive(g, unit, door)
    network, closed = network_by(g, terms_of(g, unit)), columns_of(g, g.player)
    pass_along(g, (unit,), path(network, ways[door], door, end, closed, NO_ZOC)[1:])
    g.points[unit] -= cost
    if bar_to_deploy(g, (unit,), stopped=False) is None:
        g.points[unit] -= deploying_cost(g, unit) or 0
        g.mark(g.column, unit, 0)
    g.moved[unit] = MOVED
    tell(g, g.units_at(end))
