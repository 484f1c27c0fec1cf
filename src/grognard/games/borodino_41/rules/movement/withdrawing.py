"""5/turn-indication/first-turn: the Soviet withdrawal, by whose end nobody stands near the west edge."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.movement.contact import columns_of
from grognard.games.borodino_41.rules.movement.networks import network_by, terms_of
from grognard.games.borodino_41.rules.movement.reaching import is_clear_of_edge
from grognard.kernel.board.movement import NO_ZOC, reach


def ways_out(g: Position, doors: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """Of the hexes where units may come in, those from which they get clear of the edge."""
    known: dict[tuple[object, int], bool] = {}
    found: dict[int, tuple[int, ...]] = {}
    closed = columns_of(g, g.player)
    for unit, cells in doors.items():
        terms = terms_of(g, unit)._replace(column=True)
        good = []
        for cell in cells:
            if (terms, cell) not in known:
                cost = (g.entered[cell] + 1) * g.geo.entry_cost(cell, g.spots, terms)
                left = max(0, g.points[unit] - cost)
                reached = reach(network_by(g, terms), cell, left, closed, closed, NO_ZOC)
                known[terms, cell] = any(is_clear_of_edge(g, there) for there in reached if there != cell)
            if known[terms, cell]:
                good.append(cell)
        if good:
            found[unit] = tuple(good)
    return found
