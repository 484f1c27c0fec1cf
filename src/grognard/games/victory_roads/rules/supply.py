"""4 Supply: sources, lines along roads and railways, and who is supplied."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines, commanded_by_any
from grognard.games.victory_roads.rules.ground.lines import joined_to
from grognard.games.victory_roads.units import AXIS, COUNTRIES, GERMANS, SOVIET, SOVIETS
from grognard.kernel.kept import kept, reuse

SIEGE = 4
"""4.4.2: so many hexes beside a port, held by Soviet units, close it."""


# ---- 4.3 to 4.5 Sources


@kept()
def sources(g: Position, camp: int) -> tuple[int, ...]:
    """4.3, 4.4: the sources of a side."""
    geo = g.geo
    if camp == SOVIET:
        cities = reuse(g, "cities-soviet", _held, geo.first_soviet_cities, geo.site, bytes(g.held), SOVIET)
        return cities + geo.east_edge
    german = reuse(g, "cities-german", _held, geo.german_cities, geo.site, bytes(g.held), AXIS)
    ports = [cell for cell in geo.ports if cell not in german and is_open_port(g, cell)]
    return (*german, *ports, *geo.axis_entries)


def _held(cells: tuple[int, ...], site: tuple[int, ...], held: bytes, camp: int) -> tuple[int, ...]:
    return tuple(cell for cell in cells if held[site[cell]] == camp)


def is_open_port(g: Position, cell: int) -> bool:
    """4.4.2: a Baltic port that the Axis control, with Soviets on fewer than four sides."""
    if g.holder(cell) != AXIS:
        return False
    near, soviets = g.geo.board.neighbours[cell], g.count[SOVIET]
    return g.zone[SOVIET][cell] < SIEGE or len([other for other in near if soviets[other]]) < SIEGE


def capital_sources(g: Position, nation: int) -> tuple[int, ...]:
    """4.5.1, 4.5.2: the capital of an ally that a line joins to a German source, for its own units."""
    joined = lines(g, AXIS)
    capitals = g.geo.capitals.get(COUNTRIES.get(nation, ""), ())
    return tuple(cell for cell in capitals if joined[cell] and g.holder(cell) == AXIS)


# ---- 4.1 Lines and HQs


@kept("partisans")
def lines(g: Position, camp: int) -> bytes:
    """4.1.1: the hexes that road or rail joins to a source of a side, of any length."""
    return joined_to(g, f"lines-{camp}", g.geo.lines, sources(g, camp), closed_to_lines(g, camp))


def is_joined(g: Position, cell: int, camp: int) -> bool:
    """4.1.1: whether an HQ in a hex could trace a line of supply."""
    return bool(lines(g, camp)[cell])


def is_hq_supplied(g: Position, hq: int) -> bool:
    """4.1.1, 4.4.3: whether an HQ has a line, or is German and stands in an advanced fortification."""
    return is_joined(g, g.cell[hq], g.camp[hq]) or in_fort(g, hq)


def traceable(g: Position, cells: Iterable[int], camp: int) -> list[int]:
    """4.1.1: the hexes among these from which an HQ that comes there, and keeps them open, traces a line."""
    joined, geo, known = lines(g, camp), g.geo, sources(g, camp)
    near = geo.board.neighbours
    return [
        cell
        for cell in cells
        if joined[cell]
        or cell in known
        or any(joined[other] and geo.has_way(cell, other) for other in near[cell])
    ]


def in_fort(g: Position, unit: int, there: int | None = None) -> bool:
    """4.4.3: whether an advanced fortification that has never fallen supplies a German unit by itself.

    That is where the unit stands, or where it would come in.
    """
    cell = g.cell[unit] if there is None else there
    return g.geo.fort[cell] == "advanced" and g.nation_of(unit) == GERMANS and not g.has_fallen(cell)


def supplied_hqs(g: Position, nation: int) -> list[int]:
    """4.1.1: the HQs of a nation that are supplied now."""
    joined, cell = lines(g, SOVIET if nation == SOVIETS else AXIS), g.cell
    return [hq for hq in g.hqs_of(nation) if joined[cell[hq]] or in_fort(g, hq)]


# ---- 4.2 Units


@kept("weather", "partisans")
def command_area(g: Position, nation: int) -> bytes:
    """4.2.1, 6.2.1: 1 for each hex within the radius of any supplied HQ of a nation."""
    return commanded_by_any(g, supplied_hqs(g, nation), nation)


def commanded(g: Position, nation: int) -> frozenset[int]:
    """The same as a set of hexes."""
    return frozenset(compress(count(), command_area(g, nation)))


def is_supplied(g: Position, unit: int) -> bool:
    """4.2.1: whether a unit is supplied as things stand, whatever marker it bears."""
    cell, camp, nation = g.cell[unit], g.camp[unit], g.nation_of(unit)
    if g.unit(unit).is_hq:
        return is_hq_supplied(g, unit)
    if command_area(g, nation)[cell] or cell in sources(g, camp):
        return True
    if camp == SOVIET:
        return False
    if cell in g.flown:  # the exception of 4.2.1 for Ju-52
        return True
    if nation == GERMANS:
        return in_fort(g, unit)
    return bool(command_area(g, GERMANS)[cell]) or cell in capital_sources(g, nation)


def mark_supply(g: Position, units: list[int]) -> None:
    """4.2.2, 4.6.1: puts the Unsupplied marker on units without supply and takes it off others."""
    found = [(unit, not g.unit(unit).is_hq and not is_supplied(g, unit)) for unit in units]
    for unit, lacking in found:  # all are tested first, since a mark makes kept answers void
        if lacking:
            g.note("supply.cut", "4.2.2", unit=unit, cell=g.cell[unit])
        if g.cut[unit] != lacking:
            g.mark(g.cut, unit, lacking)


def check_defenders(g: Position, units: list[int]) -> None:
    """7.4.1 to 7.4.3: units that are attacked get the marker if they lack supply.

    Who bears it is not tested again; an HQ without a line stays unmarked (7.4.4).
    """
    mark_supply(g, [unit for unit in units if not g.cut[unit]])
