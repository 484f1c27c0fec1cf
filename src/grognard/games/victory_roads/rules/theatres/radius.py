"""9.1 Theatre markers: how far they reach, and where one flees whose line of supply is cut."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import (
    MODES,
    NO_MODE,
    Position,
)
from grognard.games.victory_roads.rules.ground.command import closed_to_lines
from grognard.games.victory_roads.rules.supply import is_joined, sources
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.board.board import Board
from grognard.kernel.board.supply import trace
from grognard.kernel.kept import reuse

THEATRE = "theatre"
"""The kind of an argument that names a theatre, by its place in `THEATRES`."""
LONGEST = 400
"""Hexes of the longest line that is looked for: more than any on the map has."""


def radius(g: Position, theatre: int) -> int:
    """1.6.2, 9.1.2: how many hexes a theatre reaches, its own not counted; -1 if it is not in play."""
    if g.mode[theatre] == NO_MODE:
        return -1
    reach: int = g.world.charts.tables["theatre_radius"][MODES[g.mode[theatre]]]
    return reach + g.extra[theatre]


def covers(g: Position, theatre: int, cell: int) -> bool:
    """9.1.2: whether a hex lies in the radius of a theatre, whatever stands or flows between."""
    reach = radius(g, theatre)
    return reach >= 0 and g.geo.board.distance(g.theatre[theatre], cell) <= reach


def area(g: Position, theatre: int) -> frozenset[int]:
    """9.1.2: the hexes in the radius of a theatre, its own included; none if it is not in play."""
    if g.mode[theatre] == NO_MODE:
        return frozenset()
    return reuse(g, ("area", theatre), _around, g.geo.board, g.theatre[theatre], radius(g, theatre))


def covering(g: Position, cell: int, mode: int | None = None) -> list[int]:
    """The theatres in whose radius a hex lies, in either mode or in one."""
    return [
        theatre
        for theatre in range(len(THEATRES))
        if mode in (None, g.mode[theatre]) and covers(g, theatre, cell)
    ]


def in_radius(g: Position, cell: int) -> bool:
    """Whether a hex lies in the radius of any theatre."""
    return bool(covering(g, cell))


def is_remote(g: Position, theatre: int) -> bool:
    """11.2.1: whether no supplied enemy and no Haltebefehl marker lies within ten hexes of a theatre.

    Supply is that of the markers (4.6.1); HQs bear none and count.
    """
    geo, here = g.geo, g.theatre[theatre]
    most: int = g.world.charts.tables["theatre_radius"]["remote"]
    near = [cell for site, cell in enumerate(geo.sites) if g.ordered[site]]
    near += [g.cell[unit] for unit in g.units_of(AXIS) if not g.cut[unit]]
    return not any(geo.board.distance(here, cell) <= most for cell in near)


def is_uprooted(g: Position, theatre: int) -> bool:
    """9.1.4: whether an enemy stands in a theatre's hex, or its line of supply is cut.

    A marker is no unit: it keeps no hex beside an enemy open.
    """
    if g.mode[theatre] == NO_MODE:
        return False
    cell, known = g.theatre[theatre], ("line", theatre)
    last: tuple[int, ...] = g.last.get(known, ((), ()))[1]
    if last and last[0] == cell and _is_line(g, last):
        return False  # most moves leave the line of before as it was
    line = trace(g.geo.tracks, cell, {*sources(g, SOVIET)}, LONGEST, closed_to_lines(g, SOVIET))
    if line is None or not _is_line(g, line):
        return True
    g.last[known] = (), line
    return False


def _is_line(g: Position, line: tuple[int, ...]) -> bool:
    """4.1.1: whether a way, theatre first and source last, is open and leads to a source."""
    foes, beside, own, source = g.count[AXIS], g.zone[AXIS], g.count[SOVIET], line[-1]
    for cell in line:
        if foes[cell] or (beside[cell] and not own[cell]):
            return False
    geo = g.geo
    return source in geo.east_edge or (source in geo.first_soviet_cities and g.holder(source) == SOVIET)


def refuges(g: Position, theatre: int) -> list[int]:
    """9.1.4: where such a theatre goes: the nearest major city to the east that can trace a line.

    Where there is none, the nearest city in any direction or source; of several as near, the owner chooses.
    """
    geo, here = g.geo, g.theatre[theatre]
    column = geo.board.spots[here][0]
    held = [
        cell
        for cell in geo.sites
        if cell != here and geo.is_city[cell] and g.holder(cell) == SOVIET and is_joined(g, cell, SOVIET)
    ]
    east = [cell for cell in held if geo.is_major[cell] and geo.board.spots[cell][0] > column]
    found = east or held or [cell for cell in sources(g, SOVIET) if is_joined(g, cell, SOVIET)]
    distances = {cell: geo.board.distance(here, cell) for cell in found}
    return [cell for cell in found if distances[cell] == min(distances.values())]


def _around(board: Board, start: int, distance: int) -> frozenset[int]:
    found = ring = {start}
    for _ in range(distance):
        ring = {near for cell in ring for near in board.neighbours[cell]} - found
        found = found | ring
    return frozenset(found)
