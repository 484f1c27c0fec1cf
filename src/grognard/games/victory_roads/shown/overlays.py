"""What a player may have laid over the map: supply, command, theatres and sectors, control, reach of a unit.

All of it is open to both sides: only supports in boxes are hidden in this game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress, count
from operator import and_

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import MODES, Position
from grognard.games.victory_roads.rules.ground.command import commanded_by
from grognard.games.victory_roads.rules.ground.ways import allowance, reach_of
from grognard.games.victory_roads.rules.reich.satisfaction import value_of
from grognard.games.victory_roads.rules.supply import commanded, lines, sources
from grognard.games.victory_roads.rules.theatres import team
from grognard.games.victory_roads.rules.theatres.radius import area
from grognard.games.victory_roads.shown import panels
from grognard.games.victory_roads.units import AXIS, GERMANS, HUNGARIANS, ROMANIANS, SIDES, SOVIET, SOVIETS
from grognard.kernel.answers import Overlay, Tint
from grognard.kernel.pieces import ON_BOARD

Tints = dict[int, tuple[Tint, ...]]
_NATIONS = {SOVIET: (SOVIETS,), AXIS: (GERMANS, HUNGARIANS, ROMANIANS)}


def overlay(g: Position, name: str, unit: int | None) -> Overlay:
    """One of them; command and reach are those of a unit on the map, and empty without one."""
    if name in _OF_ALL:
        return _OF_ALL[name](g)
    if unit is None or g.place[unit] != ON_BOARD:
        return {}
    return command(g, unit) if name == "command" else reach(g, unit)


def supply(g: Position, camp: int) -> Overlay:
    """4.1, 4.2: the hexes that HQs supply, the lines to their sources, and units that are cut off."""
    tints: Tints = {}
    for nation in _NATIONS[camp]:
        tints |= dict.fromkeys(commanded(g, nation), (Tint("supplied"),))
    joined, roads = lines(g, camp), g.geo.lines.onward
    tints |= dict.fromkeys(compress(count(), map(and_, joined, map(bool, roads))), (Tint("line"),))
    tints |= dict.fromkeys(sources(g, camp), (Tint("source"),))
    cut = {g.cell[unit] for unit in g.units_of(camp) if g.cut[unit]}
    return tints | dict.fromkeys(cut, (Tint("cut"),))


def command(g: Position, unit: int) -> Overlay:
    """1.2: the radius of an HQ; of another unit, those of all HQs that command it."""
    nation, cell = g.nation_of(unit), g.cell[unit]
    hqs = [unit] if g.unit(unit).is_hq else [hq for hq in g.hqs_of(nation) if cell in commanded_by(g, hq)]
    tints: Tints = {}
    for hq in hqs:
        tints |= dict.fromkeys(commanded_by(g, hq), (Tint("commanded"),))
    return tints | {g.cell[hq]: (Tint("hq"),) for hq in hqs}


def theatres(g: Position) -> Overlay:
    """9.1.2: what lies in the radius of the theatres, by their mode."""
    found: dict[int, set[str]] = {}
    for theatre in range(len(THEATRES)):
        for cell in area(g, theatre):
            if not g.geo.closed[cell]:
                found.setdefault(cell, set()).add(MODES[g.mode[theatre]])
    tints: Tints = {cell: tuple(map(Tint, sorted(there))) for cell, there in sorted(found.items())}
    return tints


def sectors(g: Position) -> Overlay:
    """notes/team-play: whose a hex and the units in it are, if a team leads the Soviets; else nothing."""
    if not g.world.team:
        return {}
    tints = {theatre: (Tint(THEATRES[theatre].lower()),) for theatre in g.world.team}
    known, cells = team.sectors(g), range(len(g.geo.board))
    return {cell: tints[known[cell]] for cell in cells if not g.geo.closed[cell]}


def control(g: Position) -> Overlay:
    """1.10, 15.2.1: who controls cities, ports and oil, and what their fall costs Hitler's mood."""
    tints: Tints = {}
    for cell, holder in zip(g.geo.sites, g.held, strict=True):
        if not panels.is_town(g, cell):
            continue
        value = value_of(g, cell) if g.is_advanced else 0
        tints[cell] = (Tint(SIDES[holder], f"−{-value}" if value else ""),)
    return tints


def fortifications(g: Position) -> Overlay:
    """13: fortifications and cities of Germany that still protect who stands in them."""
    geo = g.geo
    tints: Tints = {}
    for cell in geo.sites:
        if g.has_fallen(cell):
            continue
        if geo.fort[cell]:
            tints[cell] = (Tint("advanced" if geo.fort[cell] == "advanced" else "basic"),)
        elif geo.is_city[cell] and geo.country[cell] == "germany":
            tints[cell] = (Tint("city"),)
    return tints


def reach(g: Position, unit: int) -> Overlay:
    """6.1: where a unit could go from where it stands, at what cost, and whom it could then attack."""
    start, enemies = g.cell[unit], g.count[1 - g.camp[unit]]
    costs = reach_of(g, unit, allowance(g, unit)) | {start: 0}
    tints: Tints = {cell: (Tint("open", points(cost)),) for cell, cost in costs.items() if cell != start}
    if g.attack(unit):
        for cell in costs:
            for near in g.geo.board.neighbours[cell]:
                if enemies[near]:
                    tints[near] = (Tint("attack"),)
    return tints


def points(halves: int) -> str:
    """Movement points as players write them.

    >>> points(4), points(3), points(1)
    ('2', '1½', '½')
    """
    whole, half = divmod(halves, HALF)
    return f"{whole or ''}{'½' if half else ''}"


_OF_ALL: dict[str, Callable[[Position], Overlay]] = {
    "soviet-supply": lambda g: supply(g, SOVIET),
    "axis-supply": lambda g: supply(g, AXIS),
    "theatres": theatres,
    "sectors": sectors,
    "control": control,
    "fortifications": fortifications,
}
NAMES = (*_OF_ALL, "command", "reach")
