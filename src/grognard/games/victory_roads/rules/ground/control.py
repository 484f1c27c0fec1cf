"""1.10 Control of hexes: who captured a site, and what it loses for good when the Soviets do (13)."""

from __future__ import annotations

from grognard.games.victory_roads.geography import NO_SITE, TAKEN
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.reich.satisfaction import site_taken
from grognard.games.victory_roads.units import SOVIET


def capture(g: Position, cell: int, camp: int) -> bool:
    """1.10.1: a side takes a hex, with what that does to Hitler's mood; whether a site changed hands."""
    site = g.geo.site[cell]
    if site == NO_SITE or g.held[site] == camp:
        return False
    g.mark(g.held, site, camp)
    if camp == SOVIET:
        g.mark(g.fallen, site, 1)
        fort = g.geo.spots.cell(cell)
        if fort is not None:
            g.mark(g.spots, fort, TAKEN)
    g.note("control.captured", "1.10.1", cell=cell, camp=camp)
    site_taken(g, cell, camp)
    g.mark(g.ordered, site, 0)  # 6.7.10
    return True


def occupy(g: Position) -> list[int]:
    """1.10.1: at the end of a phase, sites belong to those who stand there; those that changed hands."""
    return [cell for cell in g.geo.sites if (unit := g.top[cell]) >= 0 and capture(g, cell, g.camp[unit])]
