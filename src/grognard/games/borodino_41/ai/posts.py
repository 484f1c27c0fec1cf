"""Where the Soviets stand: on the enemy's way to Mozhaisk and along the highway, in works and cover."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from grognard.games.borodino_41.ai.ending import saves_forces
from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.odds import cover_at
from grognard.games.borodino_41.ai.roads import FAR, distances
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.terrain import has_fort
from grognard.games.borodino_41.rules.victory import INTRODUCTION, VILLAGES
from grognard.games.borodino_41.units import GERMAN, SOVIET


class Posts:
    """The posts of an impulse, and who is to be there."""

    def __init__(self, fields: Fields) -> None:
        self.fields, self.g, self.w = fields, fields.g, fields.w.posts
        self.saving = saves_forces(self.fields.w, self.g)
        self.load: dict[int, int] = {}
        self.held: dict[int, int] = {}
        """By post, the strength in all and that of infantry, of those who are to be there."""

    @cached_property
    def worth(self) -> dict[int, float]:
        """The posts with their worth."""
        g, geo, w = self.g, self.g.geo, self.w
        fronts = tuple(sorted({g.cell[unit] for unit in self.fields.enemies})) or geo.german_entries
        near = distances(geo, fronts, "tracked")
        axis = [0.0] * len(geo.board)
        for goals, worth in self._ends():
            far = distances(geo, goals, "tracked")
            whole = min(a + b for a, b in zip(near, far, strict=True))
            spear = self._spearhead(far)
            for cell, (a, b) in enumerate(zip(near, far, strict=True)):
                if a + b < FAR and a + b - whole < w.scale and b <= spear + w.behind:
                    part = 1 - (a + b - whole) / w.scale
                    axis[cell] = max(axis[cell], worth * part + w.forward * min(b, 2 * w.scale) * part)
        threat = self.fields.threat
        found: dict[int, float] = {}
        for cell, value in enumerate(axis):
            special = self._special(cell)
            if (not value and not special) or g.count[GERMAN][cell] or geo.terrain[cell] == "marsh":
                continue
            cover = -cover_at(g, cell, SOVIET)
            if not cover and not special:
                continue
            works = has_fort(g, cell) or g.works[cell]
            found[cell] = (
                value
                + special
                + w.works * bool(works)
                + w.cover * cover
                + w.hill * geo.hill[cell]
                - w.depth * max(0.0, near[cell] - w.depth_from)
                - w.threat * max(0.0, threat[cell] - LIMIT * (1 + cover / 2)) / LIMIT
            )
        best = sorted(found, key=lambda cell: (-found[cell], cell))[: w.most]
        return {cell: found[cell] for cell in best}

    def _spearhead(self, far: Sequence[int]) -> float:
        """How far those of the enemy who come in strength are from what they drive at."""
        g, strength = self.g, 0
        for unit in sorted(self.fields.enemies, key=lambda unit: (far[g.cell[unit]], unit)):
            strength += self.fields.assaults_with(unit)
            if strength >= LIMIT:
                return far[g.cell[unit]]
        return FAR

    def _ends(self) -> tuple[tuple[tuple[int, ...], float], ...]:
        """What the Germans drive at, and how much that matters."""
        geo, w = self.g.geo, self.w
        if self.g.world.scenario == INTRODUCTION:
            goals = tuple(((geo.places[name],), w.mozhaisk) for name in VILLAGES)
            return (*goals, ((geo.places["artemki"],), w.highway))
        station, distance = geo.station, geo.board.distance
        abreast = min(geo.highway, key=lambda cell: (distance(cell, station), cell))
        return ((geo.mozhaisk, w.mozhaisk), ((abreast,), w.highway))

    def _special(self, cell: int) -> float:
        """What a hex counts for victory."""
        geo, w = self.g.geo, self.w
        if self.g.world.scenario == INTRODUCTION:
            return w.objective * (cell in {geo.places[name] for name in (*VILLAGES, "artemki")})
        town = cell in (*geo.mozhaisk, geo.station)
        if self.g.turn == self.g.world.last_turn and (town or self.fields.to_highway[cell] <= 1):
            return w.bar  # 19/battle/goal: nothing else counts any more
        if town:
            return w.guard
        if self.saving:
            return self._in_reserve(cell)
        return w.guard / 2 if cell == geo.places["artemki"] else 0.0

    def _in_reserve(self, cell: int) -> float:
        """Off the highway, but so near that a unit can bar it tomorrow, and where few Germans come."""
        if self.fields.to_highway[cell] <= 1:
            return -self.w.off
        near = self._to_bar[cell] <= self.w.reserve_way
        return self.w.reserve - self.w.reserve_threat * self.fields.threat[cell] if near else 0.0

    @cached_property
    def _to_bar(self) -> Sequence[int]:
        """Quarters on foot to the nearest hex from which a unit bars the highway."""
        far = self.fields.to_highway
        return distances(self.g.geo, tuple(cell for cell, hexes in enumerate(far) if hexes <= 1), "foot")

    def choose(self, unit: int) -> int:
        """The post of a unit, which is counted there from now on."""
        g, w, geo = self.g, self.w, self.g.geo
        here = g.cell[unit] if g.cell[unit] >= 0 else geo.station
        printed, strength = g.printed[unit], g.strength[unit]
        foot = printed.is_infantry_like or printed.is_halftrack
        distance = geo.board.distance
        best, most = here, float("-inf")
        for cell, worth in self.worth.items():
            load = self.load.get(cell, 0)
            if load + strength > LIMIT:
                continue
            value = worth * (1 - w.filled * load / LIMIT)
            if not foot and not self.held.get(cell):
                value -= w.alone
            if any(self.load.get(near) for near in geo.board.neighbours[cell]):
                value -= w.beside
            value -= w.travel * distance(here, cell)
            if cell == here:
                value += w.inertia
            if value > most:
                best, most = cell, value
        self.take(best, unit)
        return best

    def take(self, cell: int, unit: int) -> None:
        """Counts a unit at a post."""
        g, printed = self.g, self.g.printed[unit]
        self.load[cell] = self.load.get(cell, 0) + g.strength[unit]
        if printed.is_infantry_like or printed.is_halftrack:
            self.held[cell] = self.held.get(cell, 0) + g.strength[unit]
