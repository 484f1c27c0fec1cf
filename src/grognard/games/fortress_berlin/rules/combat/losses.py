"""12.0, 8.6 Losses: the one place where units leave the game: lost, in combat for a point, or run away."""

from __future__ import annotations

from grognard.games.fortress_berlin.charts import LOSSES
from grognard.games.fortress_berlin.position import ELIMINATED, GOOD, REMOVED, UNDERGROUND, Position
from grognard.kernel.pieces import NOWHERE


def eliminate(g: Position, unit: int, rule: str) -> None:
    """12.0.1/kills, 12.0.2/kills: a unit is eliminated in combat, which is worth a point to its enemy."""
    cell, camp = g.cell[unit], g.camp[unit]
    _leave(g, unit, ELIMINATED)
    g.killed = tuple(count + (side == camp) for side, count in enumerate(g.killed))
    g.score(1 - camp, g.world.charts.points[LOSSES[camp]].points)
    g.note("result.eliminated", rule, unit=unit, cell=cell)


def destroy(g: Position, unit: int) -> None:
    """3.1.4b, 13.7.1: a unit is eliminated, but not in combat: it counts as lost (5.1, 17.3.2c)."""
    _leave(g, unit, ELIMINATED)


def desert(g: Position, unit: int, rule: str) -> None:
    """12.0.2/kills: a unit runs away, from the U-Bahn too (17.1), or is taken out of play; nobody scores."""
    cell = g.station[unit] if g.place[unit] == UNDERGROUND else g.cell[unit]
    _leave(g, unit, REMOVED)
    g.note("result.deserted", rule, unit=unit, cell=cell)


def _leave(g: Position, unit: int, place: int) -> None:
    """What lies beside the map is open to all."""
    g.show((unit,))
    g.target[unit], g.station[unit] = 0, NOWHERE
    g.change(unit, disrupted=GOOD)
    g.remove(unit, place)
