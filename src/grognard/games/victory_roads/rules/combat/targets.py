"""7.1, 7.3 Who may attack whom."""

from __future__ import annotations

from typing import Any

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat import allies
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import has_bridge, water_between
from grognard.games.victory_roads.rules.haltebefehl import is_besieged
from grognard.kernel.verbs import Bar

WEIGHT = {"7.3.3b": 0, "6.7.8": 0, "7.1.9": 1, "8.3.1": 1}
"""Whose reason is told of several units that can't attack a hex: that HQs and garrisons never do is of least
weight, that one has fought or does not exploit of little; any other is of 2."""


def contacts(g: Position, exploiting: bool = False) -> list[int]:
    """7.1.1, 8.3.1: the hexes with enemies beside units of the side in phase, or beside exploiting ones."""
    enemy, cells = 1 - g.player, g.cell
    if exploiting:
        count, near = g.count[enemy], g.geo.board.neighbours
        marked = [unit for unit in g.units_of(g.player) if g.exploits[unit]]
        return sorted({cell for unit in marked for cell in near[cells[unit]] if count[cell]})
    zone = g.zone[g.player]
    return sorted({cells[unit] for unit in g.units_of(enemy) if zone[cells[unit]]})


def joiners(g: Position, fight: Fight) -> list[int]:
    """All who could take part in a combat."""
    near = g.units_in(g.geo.board.neighbours[fight.target])
    return [unit for unit in sorted(near) if not bar_to_join(g, fight, unit)]


def bar_to_target(g: Position, cell: int, exploiting: bool = False) -> Bar | None:
    """7.1: why the side in phase can't attack a hex."""
    if not g.count[1 - g.player][cell]:
        return "7.1.1", "why.no-enemy"
    if cell in g.struck:
        return "7.1.8", "why.struck"
    fight, bars = Fight(cell, exploiting=exploiting), list[tuple[str, str, dict[str, Any]]]()
    for unit in g.units_in(g.geo.board.neighbours[cell]):
        if g.camp[unit] == g.player:
            bar = bar_to_join(g, fight, unit)
            if bar is None:
                return None
            bars.append((bar[0], bar[1], {"unit": unit, **dict(*bar[2:])}))
    return max(bars, key=lambda bar: WEIGHT.get(bar[0], 2), default=("7.1.1", "why.nobody-near"))


def bar_to_join(g: Position, fight: Fight, unit: int) -> Bar | None:
    """7.1, 7.3: why a unit can't take part in a combat.

    It need not fight where its stack does (7.1.4, 7.1.10), and others may join from other hexes (7.1.11).
    """
    if g.is_chit(unit):
        return "7.3.1", "why.no-unit"
    start = g.cell[unit]
    if g.camp[unit] != g.player:
        return "7.1.2", "why.not-in-phase"
    if g.unit(unit).is_hq:
        return "7.3.3b", "why.hq-attacks"
    if g.unit(unit).kind == "garrison":
        return "6.7.8", "why.garrison-attacks"
    if unit in fight.units:
        return "7.3.1", "why.joined"
    if start not in g.geo.board.neighbours[fight.target]:
        return "7.1.1", "why.not-adjacent"
    if fight.exploiting and not g.exploits[unit]:
        return "8.3.1", "why.not-exploiting"
    if g.fought[unit] and not fight.surprise:
        return "7.1.9", "why.fought"
    if g.barred[unit]:
        return "4.7.1d", "why.withdrew"
    if is_besieged(g, start):
        return "6.7.5b", "why.besieged"
    if g.geo.is_shut(start, fight.target):
        return "terrain/sea-arm", "why.sea-arm"
    if g.is_muddy and water_between(g.geo, start, fight.target) and not has_bridge(g, start, fight.target):
        return "3.2.2j", "why.muddy-river"
    return allies.bar_to_join(g, fight.units, unit)
