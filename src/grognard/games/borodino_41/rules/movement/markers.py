"""7 Assault markers: one point for each unit that will assault a hex beside its own."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.borodino_41.position import DISRUPTED, FERRIED, Position
from grognard.games.borodino_41.rules.initiative import bar_to_night_assault
from grognard.kernel.verbs import Bar


def targets(g: Position, cell: int, camp: int) -> list[int]:
    """The hexes beside one where enemy counters stand."""
    enemies = g.count[1 - camp]
    return [near for near in g.geo.board.neighbours[cell] if enemies[near]]


def bar_to_side(g: Position, camp: int, cell: int) -> Bar | None:
    """Why a side may not place a marker towards a hex now."""
    if g.lull:
        return "6/lull/restrictions", "why.assault-lull"
    if not g.count[1 - camp][cell]:
        return "7/assault/marker-required", "why.assault-nobody"
    return bar_to_night_assault(g, camp, cell)


def bar_to_unit(g: Position, unit: int, cell: int) -> Bar | None:
    """Why a unit can't take a marker towards a hex."""
    printed = g.printed[unit]
    if cell not in g.geo.board.neighbours[g.cell[unit]]:
        return "7/assault/marker-required", "why.assault-beside", {"unit": unit}
    if printed.is_hq:
        return "12/intro/hq-no-assault", "why.assault-hq", {"unit": unit}
    if printed.is_weapon:
        return "12/art-limits/no-assault", "why.assault-guns", {"unit": unit}
    if not printed.may_assault and not printed.is_dummy:
        return "12/assault/who", "why.assault-kind", {"unit": unit}
    if g.assault[unit]:
        return "7/assault/marker-cost", "why.assault-marked", {"unit": unit}
    if g.state[unit]:
        rule = "12/state/disrupted" if g.state[unit] == DISRUPTED else "12/state/suppressed"
        return rule, "why.assault-shaken", {"unit": unit}
    if g.moved[unit] == FERRIED:
        return "15/river/ferry", "why.assault-ferried", {"unit": unit}
    if g.points[unit] < g.world.charts.actions["assault-marker"]:
        return "7/assault/marker-cost", "why.assault-points", {"unit": unit}
    return None


def mark(g: Position, units: Iterable[int], cell: int) -> None:
    """7/assault/stack-payment: each of them pays; whoever does not takes no part."""
    units = tuple(units)
    cost, direction = g.world.charts.actions["assault-marker"], g.geo.board.direction
    for unit in units:
        g.points[unit] -= cost
        g.assault[unit], g.marked[unit] = 1 + direction(g.cell[unit], cell), 1
    g.note("assault.marked", "7/assault/marker-required", units=units, cell=cell)
