"""What each hex means to a side in an impulse: enemies near, what they can bring up, and what lies beyond."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from grognard.games.borodino_41.ai.odds import firepower
from grognard.games.borodino_41.ai.roads import hexes_to, spread
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.geography import AMPHIBIOUS, Geography
from grognard.games.borodino_41.position import TRENCH, Position
from grognard.games.borodino_41.rules.combat.firepower import at_range, regular_range
from grognard.games.borodino_41.rules.terrain import has_fort
from grognard.games.borodino_41.rules.victory import INTRODUCTION, VILLAGES
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.knowledge.levels import IDENTITY

HORIZON = 12
"""Hexes: farther enemies are no concern."""
UNKNOWN = 4
"""The points that a counter face down is taken for."""
MINES = 2
"""10/zoc-armour/fort-mines, 15/works/trench-effects."""
SHARES = (1.0, 1.0, 0.8, 0.5, 0.3)
"""The part of a unit's strength that threatens a hex so many hexes away."""


class Fields:
    """Made once for an impulse."""

    def __init__(self, g: Position, camp: int, w: Weights) -> None:
        self.g, self.camp, self.w = g, camp, w
        self.geo = g.geo
        self.enemies = g.units_of(1 - camp)
        self._pulls: dict[str, list[float]] = {}

    def is_known(self, unit: int) -> bool:
        """Whether it is known what an enemy counter is; of others an imagined state says nothing."""
        return not self.g.world.hidden or self.g.level((self.camp,), unit) >= IDENTITY

    def assaults_with(self, unit: int) -> int:
        """The points with which an enemy might assault."""
        printed = self.g.printed[unit]
        if not self.is_known(unit):
            return UNKNOWN
        return self.g.strength[unit] if printed.may_assault and printed.mobility != "static" else 0

    @cached_property
    def to_enemy(self) -> list[int]:
        """Hexes to the nearest enemy counter."""
        return hexes_to(self.geo, {self.g.cell[unit] for unit in self.enemies}, HORIZON)

    @cached_property
    def threat(self) -> list[float]:
        """The strength that the enemy could bring against each hex before long."""
        g, found = self.g, [0.0] * len(self.geo.board)
        by_cell: dict[int, int] = {}
        for unit in self.enemies:
            if not g.is_shaken(unit):
                by_cell[g.cell[unit]] = by_cell.get(g.cell[unit], 0) + self.assaults_with(unit)
        for cell, strength in by_cell.items():
            for distance, ring in enumerate(rings(self.geo, cell)):
                for near in ring:
                    found[near] += strength * SHARES[distance]
        return found

    def held(self, unit: int) -> bytes:
        """Of each hex, whether a unit stops there rather than leave it under the fire of the enemy."""
        return self._watched[AT if self.g.is_armoured(unit) else REGULAR]

    @cached_property
    def _watched(self) -> tuple[bytes, bytes]:
        """10/zoc/leave, 10/zoc-armour/no-infantry-at: for REGULAR and AT fire."""
        zone = self.g.seen_zone[self.camp][1 - self.camp]
        regular, at = (
            bytes(bool(here) and fire > most for here, fire in zip(zone, fires, strict=True))
            for fires, most in zip(self.fire, self.w.march.brave, strict=True)
        )
        return regular, at

    @cached_property
    def fire(self) -> tuple[list[int], list[int]]:
        """The points of REGULAR and AT fire that the enemy's units have at each hex."""
        g, geo = self.g, self.geo
        points = [[0] * len(geo.board) for _ in (REGULAR, AT)]
        for unit in self.enemies:
            printed, cell = g.printed[unit], g.cell[unit]
            if not self.is_known(unit):
                for near in geo.board.neighbours[cell]:
                    points[REGULAR][near] += UNKNOWN
                    points[AT][near] += UNKNOWN
                continue
            for kind, hexes in ((REGULAR, max(1, regular_range(printed))), (AT, at_range(printed))):
                if fire := firepower(g, (unit,), kind):
                    for ring in rings(geo, cell)[1 : hexes + 1]:
                        for near in ring:
                            points[kind][near] += fire
            if has_fort(g, cell) or g.has_work(1 - self.camp, cell, TRENCH):
                for near in geo.forts.get(cell, geo.board.neighbours[cell]):
                    points[AT][near] += MINES
        return points[REGULAR], points[AT]

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
            if self.is_known(unit) and (g.printed[unit].is_rocket or g.printed[unit].kind == "hq"):
                continue
            near = self.to_highway[cell] <= w.block_hexes and g.world.scenario != INTRODUCTION
            found[cell] = max(found.get(cell, 0.0), w.block if near else w.scattered)
        return found

    def pull(self, mobility: str) -> list[float]:
        """How much the Germans want to be in each hex: the best goal, less the way to it."""
        mobility = "tracked" if mobility in (AMPHIBIOUS, "static") else mobility
        if mobility not in self._pulls:
            heads = {cell: -worth for cell, worth in self.goals.items()}
            self._pulls[mobility] = [-far for far in spread(self.geo, heads, mobility)]
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
