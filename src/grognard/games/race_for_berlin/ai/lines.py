"""The lines on which a camp's spearheads are supplied, where they are cut, and who keeps them open."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from heapq import heappop, heappush

from grognard.games.race_for_berlin.ai.geography import from_berlin
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.components import CAMPS, SOVIET
from grognard.games.race_for_berlin.position import GERMANS, Position
from grognard.kernel.pieces import NOWHERE


@dataclass(frozen=True, slots=True)
class Lines:
    """For each zone, how many spearheads have their line through it."""

    through: Counter[int]
    gaps: Counter[int]
    """Zones that stop a line: someone must stand there, or drive the Germans out."""
    links: Counter[int]
    """Zones that would stop it if those who stand there left."""


def lines(w: Weights, g: Position, camp: int) -> Lines:
    """The best lines of a camp's spearheads, through gaps where there is no other way."""
    box, own = g.box, g.count[camp]
    others = g.count[1 - camp]
    watched = _watched(g)
    size = len(box.board)
    best, parent = [w.lines.hopeless * size] * size, [NOWHERE] * size
    queue = [(0, zone) for zone, supply in enumerate(box.supply) if supply == CAMPS[camp]]
    for _, zone in queue:
        best[zone] = 0
    while queue:
        cost, zone = heappop(queue)
        if cost > best[zone]:
            continue
        for near in box.board.neighbours[zone]:
            if g.american[near] or others[near] or (box.is_berlin[near] and not own[near]):
                continue
            if g.count[GERMANS][near] and not own[near]:
                step = w.lines.held
            elif watched[near]:
                step = w.lines.kept if own[near] else w.lines.watched
            else:
                step = w.lines.open
            if step >= w.lines.watched and box.far_sector[camp][near]:  # 7.3.2: nobody could mend it
                step = w.lines.hopeless
            if cost + step < best[near]:
                best[near], parent[near] = cost + step, zone
                heappush(queue, (cost + step, near))
    found = Lines(Counter(), Counter(), Counter())
    away = from_berlin(box)
    foremost = sorted(g.units_of(camp, SOVIET), key=lambda unit: away[g.cell[unit]])[: w.lines.spearheads]
    for unit in foremost:
        zone = parent[g.cell[unit]]
        while zone != NOWHERE and parent[zone] != NOWHERE:
            found.through[zone] += 1
            if not own[zone] and (g.count[GERMANS][zone] or watched[zone]):
                found.gaps[zone] += 1
            elif own[zone] and watched[zone]:
                found.links[zone] += 1
            zone = parent[zone]
    return found


def _watched(g: Position) -> bytearray:
    """3.1.2: the zones next to Germans, but for those who are themselves beset in Berlin."""
    found = bytearray(len(g.box.board))
    for zone, there in enumerate(g.count[GERMANS]):
        if there and not g.is_soviet_berlin(zone):
            for near in g.box.board.neighbours[zone]:
                found[near] = 1
    return found
