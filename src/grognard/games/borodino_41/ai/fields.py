"""What each hex means to a side in an impulse: enemies near, what they can bring up, and what lies beyond."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from grognard.games.borodino_41.ai.roads import distances, hexes_to
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.geography import AMPHIBIOUS, Geography
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.victory import INTRODUCTION, VILLAGES
from grognard.games.borodino_41.units import GERMAN, SOVIET

HORIZON = 12
"""Hexes: farther enemies are no concern."""
SHARES = (1.0, 1.0, 0.8, 0.5, 0.3)
"""The part of a unit's strength that threatens a hex so many hexes away."""


class Fields:
    """Made once for an impulse."""

    def __init__(self, g: Position, camp: int, w: Weights) -> None:
        self.g, self.camp, self.w = g, camp, w
        self.geo = g.geo
        self.enemies = g.units_of(1 - camp)
        self._pulls: dict[str, list[float]] = {}

    @cached_property
    def to_enemy(self) -> list[int]:
        """Hexes to the nearest enemy counter."""
        return hexes_to(self.geo, {self.g.cell[unit] for unit in self.enemies}, HORIZON)

    @cached_property
    def to_fighters(self) -> list[int]:
        """Hexes to the nearest unit of one's own that can assault."""
        g = self.g
        cells = {g.cell[unit] for unit in g.units_of(self.camp) if g.printed[unit].may_assault}
        return hexes_to(self.geo, cells, HORIZON)

    @cached_property
    def threat(self) -> list[float]:
        """The strength that the enemy could bring against each hex before long."""
        g, found = self.g, [0.0] * len(self.geo.board)
        by_cell: dict[int, int] = {}
        for unit in self.enemies:
            if g.printed[unit].may_assault and g.printed[unit].mobility != "static" and not g.is_shaken(unit):
                by_cell[g.cell[unit]] = by_cell.get(g.cell[unit], 0) + g.strength[unit]
        for cell, strength in by_cell.items():
            for distance, ring in enumerate(rings(self.geo, cell)):
                for near in ring:
                    found[near] += strength * SHARES[distance]
        return found

    @cached_property
    def to_highway(self) -> Sequence[int]:
        """Hexes to the highway."""
        return to_highway(self.geo)

    @cached_property
    def goals(self) -> dict[int, float]:
        """What the Germans want to take, with its worth."""
        g, w, geo = self.g, self.w.goals, self.geo
        found: dict[int, float] = {}
        if g.world.scenario == INTRODUCTION:
            for name in VILLAGES:
                if not g.holds(GERMAN, geo.places[name]):
                    found[geo.places[name]] = w.village
            if not g.holds(GERMAN, geo.places["artemki"]):
                found[geo.places["artemki"]] = w.artemki
        else:
            for cell in (*geo.mozhaisk, geo.station):
                if not g.holds(GERMAN, cell):
                    found[cell] = w.town
            found[geo.east_highway] = w.east
        for unit in g.units_of(SOVIET):
            cell = g.cell[unit]
            near = self.to_highway[cell] <= w.block_hexes and g.world.scenario != INTRODUCTION
            found[cell] = max(found.get(cell, 0.0), w.block if near else w.scattered)
        return found

    def pull(self, mobility: str) -> list[float]:
        """How much the Germans want to be in each hex: the best goal, less the way to it."""
        mobility = "tracked" if mobility in (AMPHIBIOUS, "static") else mobility
        if mobility not in self._pulls:
            by_worth: dict[float, list[int]] = {}
            for cell, worth in self.goals.items():
                by_worth.setdefault(worth, []).append(cell)
            found = [-1e9] * len(self.geo.board)
            for worth, cells in by_worth.items():
                for goal in cells:
                    field = distances(self.geo, (goal,), mobility)
                    found = [max(old, worth - far) for old, far in zip(found, field, strict=True)]
            self._pulls[mobility] = found
        return self._pulls[mobility]


@lru_cache(maxsize=4096)
def rings(geo: Geography, cell: int) -> tuple[tuple[int, ...], ...]:
    """The hexes at each distance from one, as far as threats reach."""
    found: list[tuple[int, ...]] = [(cell,)]
    seen = {cell}
    for _ in SHARES[1:]:
        ring = {near for here in found[-1] for near in geo.board.neighbours[here]} - seen
        seen |= ring
        found.append(tuple(sorted(ring)))
    return tuple(found)


@lru_cache(maxsize=4)
def to_highway(geo: Geography) -> Sequence[int]:
    """Hexes from each hex to the highway."""
    return tuple(hexes_to(geo, geo.highway, HORIZON))
