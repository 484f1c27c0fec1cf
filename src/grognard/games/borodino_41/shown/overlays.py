"""What a player may have laid over the map: zones, supply, objectives; of a unit, what it could do.

All of it comes from what the seat knows: with inverted counters, enemy zones are those one must reckon with,
and nothing is told of the enemy's supply nor of single enemy units.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.borodino_41.position import DISRUPTED, MOVED, Position
from grognard.games.borodino_41.rules.combat.firepower import anti_tank, at_range, regular, regular_range
from grognard.games.borodino_41.rules.command import RANGE
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.rules.movement.contact import forbidden
from grognard.games.borodino_41.rules.movement.networks import network_for
from grognard.games.borodino_41.rules.supply import as_it_seems
from grognard.games.borodino_41.rules.zoc import controlled
from grognard.games.borodino_41.shown.standing import knows
from grognard.games.borodino_41.shown.words import points
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Overlay, Tint
from grognard.kernel.board.movement import NO_ZOC
from grognard.kernel.board.movement import reach as reachable
from grognard.kernel.pieces import ON_BOARD

Tints = dict[int, tuple[Tint, ...]]
_OF_SIDES = tuple(f"{side}-{what}" for what in ("zoc", "supply") for side in SIDES)
_OF_UNITS = ("fire", "observation", "reach", "command")
NAMES = (*_OF_SIDES, "objectives", *_OF_UNITS)
_SILENT = ("dummy", "pontoon", "hq", "artillery-hq", "flamethrower")
"""Kinds that never fire."""
_INDIRECT = ("rocket", "nebelwerfer")
"""12/rockets/no-direct."""


def overlay(g: Position, name: str, viewers: Sequence[int], unit: int | None) -> Overlay:
    """One of them as these sides see it; those of a unit are empty without one on the map."""
    if name == "objectives":
        return objectives(g)
    if name in _OF_SIDES:
        side, what = name.split("-")
        camp = SIDES.index(side)
        return zones(g, camp, viewers) if what == "zoc" else supply(g, camp, viewers)
    if unit is None or g.place[unit] != ON_BOARD or not _is_known(g, g.camp[unit], viewers):
        return {}
    return {"fire": fire, "observation": observation, "reach": reach, "command": command}[name](g, unit)


def _is_known(g: Position, camp: int, viewers: Sequence[int]) -> bool:
    """Whether somebody may be told what the units of a side could do."""
    return not g.world.hidden or camp in viewers or knows(g, viewers, camp)


def zones(g: Position, camp: int, viewers: Sequence[int]) -> Overlay:
    """10/zoc/definition: the hexes that a side controls, or may control as far as one can tell."""
    plane = g.zone[camp] if _is_known(g, camp, viewers) else g.seen_zone[1 - camp][camp]
    found = (cell for cell, count in enumerate(plane) if count)
    return {cell: (Tint("zone"),) for cell in found if g.world.hidden or controlled(g, camp, cell)}


def supply(g: Position, camp: int, viewers: Sequence[int]) -> Overlay:
    """13/supply/line: roads to a friendly edge, the lines to them on foot, and units with a marker."""
    tints: Tints = {}
    if _is_known(g, camp, viewers):
        roads, lines = as_it_seems(g, camp, "foot")
        tints |= {cell: (Tint("supplied"),) for cell, found in enumerate(lines) if found}
        tints |= {cell: (Tint("source"),) for cell, found in enumerate(roads) if found}
    cut = {g.cell[unit] for unit in g.units_of(camp) if g.supply[unit]}
    return tints | dict.fromkeys(sorted(cut), (Tint("cut"),))


def objectives(g: Position) -> Overlay:
    """19: who holds Mozhaisk, its station, the fortifications and the villages of the ladder."""
    return {cell: (Tint(SIDES[GERMAN if g.holds(GERMAN, cell) else SOVIET]),) for cell in g.geo.holders}


# ---- of a unit


def fire(g: Position, unit: int) -> Overlay:
    """12/firepower/observe-and-range: where a unit could fire from its hex, with its factor there."""
    printed, here, board = g.unit(unit), g.cell[unit], g.geo.board
    if printed.kind in _SILENT:
        return {}
    tints: Tints = {}
    if printed.indirect:
        around = _within(g, here, printed.indirect_range)
        factor = "" if printed.indirect == "shift" else str(regular(g, unit, 1))
        tints |= dict.fromkeys(around, (Tint("indirect", factor),))
    if printed.kind in _INDIRECT:
        return tints
    far, armour = max(1, regular_range(printed)), at_range(printed)
    for cell in g.geo.in_view[g.sight][here]:
        distance = board.distance(here, cell)
        if 0 < distance <= far:
            factor = str(regular(g, unit, distance))
            if distance <= armour and printed.at:
                tints[cell] = (Tint("at", f"{factor}/{anti_tank(g, unit, distance)}"),)
            else:
                tints[cell] = (Tint("direct", factor),)
    return tints


def observation(g: Position, unit: int) -> Overlay:
    """11/observe, 11/camouflage/adjacent: the hexes into which a unit looks now."""
    if g.is_dummy(unit):
        return {}
    here = g.cell[unit]
    beside, conceals = g.geo.board.neighbours[here], g.geo.conceals
    return {
        cell: (Tint("cover" if conceals[cell] and cell not in beside else "observed"),)
        for cell in sorted(g.geo.in_view[g.sight][here])
        if cell != here
    }


def reach(g: Position, unit: int) -> Overlay:
    """7/move/cost-basis: where a unit could go in its formation, with the points it takes."""
    start, camp = g.cell[unit], g.camp[unit]
    if g.unit(unit).mobility == "static":
        return {}
    in_phase = g.player == camp and g.phase.endswith("movement") and g.moved[unit] < MOVED
    has = g.points[unit] if in_phase else allowance(g, unit)
    closed, zone = forbidden(g, (unit,)), g.seen_zone[camp][1 - camp]
    costs = reachable(network_for(g, (unit,)), start, max(0, has), closed, closed, NO_ZOC)
    return {
        cell: (Tint("zoc" if zone[cell] else "open", points(cost)),)
        for cell, cost in costs.items()
        if cell != start
    }


def command(g: Position, unit: int) -> Overlay:
    """17/command/range: the radius of an HQ; of another unit, those of all HQs that command it."""
    here, distance = g.cell[unit], g.geo.board.distance
    if g.unit(unit).is_hq:
        hqs = [unit]
    else:
        hqs = [
            hq
            for hq in g.world.hqs
            if g.camp[hq] == g.camp[unit]
            and g.cell[hq] >= 0
            and g.state[hq] != DISRUPTED
            and distance(here, g.cell[hq]) <= RANGE
        ]
    tints: Tints = {}
    for hq in hqs:
        tints |= dict.fromkeys(_within(g, g.cell[hq], RANGE), (Tint("commanded"),))
    return tints | {g.cell[hq]: (Tint("hq"),) for hq in hqs}


def _within(g: Position, here: int, radius: int) -> Iterable[int]:
    distance = g.geo.board.distance
    return (cell for cell in range(len(g.geo.board)) if distance(here, cell) <= radius)
