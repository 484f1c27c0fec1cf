"""17.1 The U-Bahn: Germans go from station to station under the streets, Soviet infantry blocks a station."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import MANOEUVRE, UNDERGROUND, Position
from grognard.games.fortress_berlin.rules import command
from grognard.games.fortress_berlin.rules.movement.reaching import closed_to, terms_of
from grognard.games.fortress_berlin.units import GERMAN, HALF, SOVIET
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.verbs import Bar

Line = tuple[int, ...]
"""The stations of a ride, the first and the last included."""
OPTION = "u-bahn"
GATE = 1 * HALF
"""17.1.1a, 17.1.2a: for going down, and on top of the ground for coming up."""
STATION = 1 * HALF
"""17.1.2a: for each station on the way."""


def is_below(g: Position, unit: int) -> bool:
    """Whether a unit is underground."""
    return g.place[unit] == UNDERGROUND


def taken(g: Position) -> set[int]:
    """17.1.2b: the stations under which a unit is."""
    return {g.station[unit] for unit in g.in_place(UNDERGROUND)}


def bar_to_descend(g: Position, units: Sequence[int], stopped: bool) -> Bar | None:
    """17.1.1a: why a unit can't go down where it is."""
    unit, *others = units
    printed, cell, german = g.printed[unit], g.cell[unit], g.camp[unit] == GERMAN
    if not g.world.plays(OPTION):
        return "17.1", "why.u-bahn-not-played"
    if is_below(g, unit):
        return "17.1.1b", "why.u-bahn-below", {"unit": unit}
    if cell not in g.geo.stations:
        return "17.1.1a", "why.u-bahn-no-station"
    if others:
        return "17.1.2b", "why.u-bahn-alone"
    if not printed.is_foot or printed.is_ppb or (german and not printed.is_battalion_or_less):
        return "17.1.1a", "why.u-bahn-who", {"unit": unit}
    if g.mode[unit] != MANOEUVRE:
        return "17.1.1a", "why.u-bahn-mode", {"unit": unit}
    if cell in taken(g):
        return "17.1.2b", "why.u-bahn-taken"
    if german and not command.is_commanded(g, unit, command.U_BAHN) and _no_direct_command(g, unit):
        return "17.1.1a", "why.u-bahn-command", {"unit": unit}
    if stopped:
        return "3.2.4a", "why.march-stopped"
    return ("17.1.1a", "why.u-bahn-points") if g.points[unit] < GATE else None


def _no_direct_command(g: Position, unit: int) -> bool:
    """3.5.3b: a division out of command does not go down; else one may be commanded directly (3.5.4b)."""
    return command.halved(g, unit) or command.direct_hq(g, unit) is None


def descend(g: Position, unit: int) -> None:
    """17.1.1: a unit goes down; under which station it is, everybody sees."""
    if g.camp[unit] == GERMAN and not command.is_commanded(g, unit, command.U_BAHN):
        hq = command.direct_hq(g, unit)
        assert hq is not None
        command.direct(g, hq, unit)
    cell = g.cell[unit]
    g.show((unit,))
    g.points[unit] -= GATE
    g.remove(unit, UNDERGROUND)
    g.station[unit] = cell
    g.note("march.descended", "17.1.1a", unit=unit, cell=cell)


def rides(g: Position, unit: int) -> dict[int, Line]:
    """17.1.2: the stations that a unit underground can reach, past no other unit, and the line to each."""
    if g.camp[unit] == SOVIET:
        return {}
    start = g.station[unit]
    blocked = taken(g)
    lines: dict[int, Line] = {start: (start,)}
    for cell in (queue := [start]):
        line = lines[cell]
        if fare(line) + STATION > g.points[unit]:
            break
        for near in g.geo.u_bahn[cell]:
            if near not in lines and near not in blocked:
                lines[near] = (*line, near)
                queue.append(near)
    del lines[start]
    return lines


def fare(line: Line) -> int:
    """17.1.2a: what a ride costs."""
    return (len(line) - 1) * STATION


def ride(g: Position, unit: int, line: Line) -> None:
    """17.1.2a: a unit goes on to another station."""
    start, cell = line[0], line[-1]
    g.points[unit] -= fare(line)
    g.station[unit] = cell
    g.memo = {}
    g.note("march.rode", "17.1.2a", unit=unit, start=start, cell=cell)


def bar_to_ride(g: Position, unit: int, cell: int) -> Bar | None:
    """Why a unit can't go to a station underground."""
    if not is_below(g, unit):
        return "17.1.1a", "why.u-bahn-above"
    if g.camp[unit] == SOVIET:
        return "17.1", "why.u-bahn-soviet"
    if cell not in g.geo.stations:
        return "17.1.1a", "why.u-bahn-no-station"
    if cell == g.station[unit]:
        return "17.1.2a", "why.march-is-there"
    return ("17.1.2b", "why.u-bahn-taken") if cell in taken(g) else ("17.1.2a", "why.u-bahn-far")


def cost_to_rise(g: Position, unit: int) -> int | None:
    """17.1.2a: what coming up costs: the ground of the hex and one more; None: the hex is in ruins."""
    ground = g.geo.hex_cost(g.station[unit], g.spots, terms_of(g, unit))
    return None if ground is None else ground + GATE


def bar_to_rise(g: Position, unit: int) -> Bar | None:
    """17.1.3: why a unit can't come up where it is."""
    if not is_below(g, unit):
        return "17.1.1a", "why.u-bahn-above"
    cell, cost = g.station[unit], cost_to_rise(g, unit)
    if cost is None:
        return "9.0.2a", "why.march-ruins"
    if closed_to(g, g.camp[unit])[cell]:
        return "17.1.3", "why.u-bahn-closed", {"cell": cell}
    return ("17.1.2a", "why.u-bahn-points") if cost > g.points[unit] else None


def rise(g: Position, unit: int) -> int:
    """17.1.2a: a unit leaves the tunnel for the street; gives back its hex, where it is still to be put."""
    cell = g.station[unit]
    g.points[unit] -= cost_to_rise(g, unit) or 0
    g.station[unit] = NOWHERE
    return cell
