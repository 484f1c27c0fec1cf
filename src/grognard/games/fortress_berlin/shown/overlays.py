"""What a player may have laid over the map: zones, command, perimeter, entries; of a unit, what it can do.

All of it comes from what the seat knows (3.1.5, 3.6): enemy zones and radii are those of counters it can
name, and nothing is told of what single enemy units could do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from grognard.games.fortress_berlin.position import COMBAT, MOVED, UNDERGROUND, Position
from grognard.games.fortress_berlin.rules import command, militia, modes, zoc
from grognard.games.fortress_berlin.rules.combat import strikes
from grognard.games.fortress_berlin.rules.movement.march import March
from grognard.games.fortress_berlin.rules.movement.reaching import closed_to, network_for, privileged
from grognard.games.fortress_berlin.rules.players import ROLES, count, role_of
from grognard.games.fortress_berlin.shown.words import points
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.answers import Overlay, Tint
from grognard.kernel.board.board import within
from grognard.kernel.board.movement import reach as reachable
from grognard.kernel.pieces import ON_BOARD

Tints = dict[int, tuple[Tint, ...]]
_OF_SIDES = tuple(f"{side}-{what}" for what in ("zoc", "command") for side in SIDES)
_OF_MAP = ("perimeter", "entries", "u-bahn", "players")
_OF_UNITS = ("reach", "fire", "command")
NAMES = (*_OF_SIDES, *_OF_UNITS, *_OF_MAP)


def overlay(g: Position, name: str, viewers: Sequence[int], unit: int | None) -> Overlay:
    """One of them as these sides see it; those of a unit are empty without one of their own on the map."""
    if name in _OF_SIDES:
        side, what = name.split("-")
        return (zones if what == "zoc" else radii)(g, SIDES.index(side), viewers)
    if name == "players":
        return owners(g, viewers)
    if name in _OF_MAP:
        of_map: dict[str, Callable[[Position], Overlay]]
        of_map = {"perimeter": perimeter, "entries": entries, "u-bahn": underground}
        return of_map[name](g)
    if unit is None or g.place[unit] != ON_BOARD or g.camp[unit] not in viewers:
        return {}
    return {"reach": reach, "fire": fire, "command": radius}[name](g, unit)


def _named(g: Position, viewers: Sequence[int], units: Iterable[int]) -> list[int]:
    """Those of these units that somebody can name; for a spectator, those that everybody can."""
    known = any if viewers else all
    return [unit for unit in units if known(g.knows(camp, unit) for camp in viewers or range(len(SIDES)))]


# ---- of a side


def zones(g: Position, camp: int, viewers: Sequence[int]) -> Overlay:
    """3.2: the hexes that a side controls, as far as one can tell."""
    plane = g.zone[camp] if camp in viewers else g.seen_zone[1 - camp][camp]
    return {cell: (Tint("zone"),) for cell, found in enumerate(plane) if found}


def radii(g: Position, camp: int, viewers: Sequence[int]) -> Overlay:
    """3.5.1: what the headquarters of a side reach; of one's own units, who is in command for direct fire."""
    there = _named(g, viewers, (hq for hq in g.world.hqs[camp] if g.cell[hq] >= 0))
    hqs = [hq for hq in there if not g.printed[hq].is_higher_hq]
    tints: Tints = {}
    for hq in hqs:
        tone = "radius" if command.hq_in_command(g, hq) or camp not in viewers else "cut"
        for cell in _covered(g, hq):
            if tints.get(cell, (Tint("cut"),))[0].tone == "cut":
                tints[cell] = (Tint(tone),)
    if camp in viewers:
        for unit in g.units_of(camp):
            commanded = command.is_commanded(g, unit, command.FIRE)
            if not commanded and not g.printed[unit].is_hq:
                tints[g.cell[unit]] = (Tint("without"),)
    return tints | {g.cell[hq]: (Tint("hq"),) for hq in there}


def _covered(g: Position, hq: int) -> list[int]:
    return [cell for cell in range(len(g.geo.board)) if command.covers(g, hq, cell)]


def owners(g: Position, viewers: Sequence[int]) -> Overlay:
    """17.2, 17.3: to whose command the units of a hex belong; Germans only where several lead them."""
    tints: Tints = {}
    for unit in _named(g, viewers, g.in_place(ON_BOARD)):
        if g.layout.camps[unit] != GERMAN:
            tints[g.cell[unit]] = (Tint(g.printed[unit].marshal),)
        elif count(g, GERMAN) > 1:
            tints[g.cell[unit]] = (Tint(ROLES[role_of(g, unit)]),)
    return tints


# ---- of the map


def perimeter(g: Position) -> Overlay:
    """10.1.1, 5.5: the hexes within the perimeter."""
    return {cell: (Tint("within"),) for cell, found in enumerate(g.geo.perimeter) if found}


def entries(g: Position) -> Overlay:
    """5.0, 5.2, 16.5: the zones of entry with their letters, and the edge by which the 20th leaves."""
    tints: Tints = dict.fromkeys(sorted(g.geo.exit_cells), (Tint("exit"),))
    return tints | {cell: (Tint("entry", letter),) for letter, cell in g.geo.entries.items()}


def underground(g: Position) -> Overlay:
    """17.1: the stations, and which have a unit below."""
    below = {g.station[unit] for unit in g.in_place(UNDERGROUND)}
    return {cell: (Tint("taken" if cell in below else "station"),) for cell in sorted(g.geo.stations)}


# ---- of a unit


def reach(g: Position, unit: int) -> Overlay:
    """7.1: where a unit could go in its mode, with the points that it takes; on a march, with its force."""
    camp, march = g.camp[unit], g.stack[-1] if g.stack else None
    zone = g.seen_zone[camp][1 - camp]
    if isinstance(march, March) and unit in march.units:
        costs = {cell: march.costs[cell] for cell in march.ends}
    else:
        costs = _ahead(g, unit)
    return {cell: (Tint("zoc" if zone[cell] else "open", points(cost)),) for cell, cost in costs.items()}


def _ahead(g: Position, unit: int) -> dict[int, int]:
    """7.1, 3.3.2b: the hexes to which a unit could go alone, in this segment or in the next of its side."""
    start, camp = g.cell[unit], g.camp[unit]
    in_phase = g.player == camp and g.phase == "movement"
    has = g.points[unit] if in_phase else modes.budget(g, unit)
    if g.disrupted[unit] or militia.is_bound(g, unit) or (in_phase and g.moved[unit] == MOVED):
        return {}
    closed, zone = closed_to(g, camp), g.seen_zone[camp][1 - camp]
    if has <= 0:
        return dict.fromkeys(privileged(g, unit, closed), 0)
    costs = reachable(network_for(g, (unit,)), start, has, closed, zone, zoc.STOPPING)
    return {cell: cost for cell, cost in costs.items() if cell != start}


def fire(g: Position, unit: int) -> Overlay:
    """8.2, 8.3: where a unit can fire from its hex: guns to half and to full range, others where they see."""
    printed, here, board = g.printed[unit], g.cell[unit], g.geo.board
    if printed.may_bombard:
        return {
            cell: (Tint("far" if strikes.is_far(g, unit, cell) else "near"),)
            for cell in within(board, here, printed.c_range)
            if g.mode[unit] == COMBAT
        }
    if not printed.may_direct_fire:
        return {
            cell: (Tint("assault"),)
            for cell in board.neighbours[here]
            if printed.may_assault and g.is_front(unit, cell) and g.geo.crossable(here, cell)
        }
    return {
        cell: (Tint("direct" if strikes.is_before(g, unit, cell) else "behind"),)
        for cell in within(board, here, strikes.reach_of(g, unit))
        if g.geo.sees(here, cell)
    }


def radius(g: Position, unit: int) -> Overlay:
    """3.5.1: the radius of a headquarters; of another unit, those of all that command it."""
    here = g.cell[unit]
    hqs = [unit] if g.printed[unit].is_hq else [hq for hq in _commanders(g, unit) if hq != unit]
    tints: Tints = {}
    for hq in hqs:
        if not g.printed[hq].is_higher_hq or hq == unit:
            tints |= dict.fromkeys(_covered(g, hq), (Tint("radius"),))
    return tints | {here: (Tint("radius"),)} | {g.cell[hq]: (Tint("hq"),) for hq in hqs} if hqs else {}


def _commanders(g: Position, unit: int) -> list[int]:
    """3.5.1, 3.5.4b: the headquarters of its side that have a unit in their radius and may command it."""
    here = g.cell[unit]
    if g.camp[unit] == GERMAN:
        higher = (hq for hq in g.world.higher_hqs.values() if command.covers(g, hq, here))
        return [*higher, *command.divisions(g, unit, here)]
    return [hq for hq in g.world.hqs[SOVIET] if command.covers(g, hq, here)]
