"""Those of the Axis whom the line leaves out: they make for it, hold cities and ports, or wait for ships."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from grognard.games.victory_roads.ai.axis.front import EAST, Front
from grognard.games.victory_roads.ai.fields import FAR
from grognard.games.victory_roads.ai.plan import Planner
from grognard.games.victory_roads.rules.ground.stacking import ENEMIES, limit
from grognard.games.victory_roads.rules.haltebefehl import pinned
from grognard.games.victory_roads.rules.movement.naval import bar_to_enter_port
from grognard.games.victory_roads.units import AXIS, GERMANS

NO_ROOM = -1e6


class PocketPlanner(Planner):
    """Plans for those beyond the line; how posts are manned serves those behind it too."""

    @cached_property
    def front(self) -> Front:
        """The line to hold, given where units can be."""
        for unit in pinned(self.g):  # 6.7.6
            if unit in self.costs:
                self.costs[unit] = {self.g.cell[unit]: 0}
        return Front(self.fields, {cell for costs in self.costs.values() for cell in costs})

    def withdraw_behind_line(self) -> None:
        """Nobody marches beyond the line; who can't reach it is a stray."""
        side = self.front.side
        for unit, costs in self.costs.items():
            here = self.g.cell[unit]
            behind = {cell: cost for cell, cost in costs.items() if side[cell] != EAST}
            if behind:
                self.costs[unit] = behind if here in behind else {here: 0, **behind}
            else:  # it gets as near to the line as it can
                self.stray.add(unit)

    @cached_property
    def stray(self) -> set[int]:
        """Those who can't reach the line in this phase."""
        return set()

    # ---- pockets

    def hold_out(self, strays: set[int]) -> None:
        """Those beyond the line: who is near makes for it, others hold ports and cities or stand together."""
        g, weights, value = self.g, self.fields.weights.front, self.fields.ground.value
        havens = [cell for cell in value if value[cell] >= weights.keep or g.geo.is_port[cell]]
        held = [cell for cell in havens if self.front.side[cell] == EAST and g.holder(cell) == AXIS]
        held.sort(key=lambda cell: (-value[cell], cell))
        for unit, cell in self.matched(held, strays).items():
            self.place(unit, cell)
        cover: dict[int, float] = {}
        for cell in self.plan.values():
            self._cover(cover, cell)
        waiting = strays - {*self.plan}
        for unit in sorted(waiting, key=lambda unit: (len(self.costs[unit]), unit)):
            cell = self._haven(unit, cover)
            self.place(unit, cell)
            self._cover(cover, cell)

    def _haven(self, unit: int, cover: Mapping[int, float]) -> int:
        """Where a unit goes beyond the line: toward it, to a port where ships call, or beside the others."""
        g, weights, costs = self.g, self.fields.weights.front, self.costs[unit]
        if self.to_line[g.cell[unit]] <= weights.near:
            return self._homeward(unit)
        ports = [cell for cell in costs if g.geo.is_port[cell] and not bar_to_enter_port(g, cell)]
        room = [cell for cell in ports if self.taken.get(cell, 0) - (cell == g.cell[unit]) <= weights.embark]
        return min(room, key=lambda cell: (costs[cell], cell)) if room else self._post(unit, cover)

    def _homeward(self, unit: int) -> int:
        """Where a unit goes that is cut off from the line: it makes for it."""
        g, weights, here = self.g, self.fields.weights.front, self.g.cell[unit]

        def value(cell: int) -> float:
            there = self.taken.get(cell, 0) - (cell == here)
            if there >= limit(g, cell, AXIS) or not self.fits(unit, cell):
                return NO_ROOM - there
            port = weights.port * g.geo.is_port[cell]
            return port - weights.homeward * self.to_line[cell] - weights.flight * self.risk(unit, cell)

        return max(self.costs[unit], key=lambda cell: (value(cell), -cell))

    @cached_property
    def to_line(self) -> list[int]:
        """Hexes over land to the line, past the enemy."""
        closed, near = self.g.count[1 - AXIS], self.fields.ground.near
        found = [FAR] * len(near)
        edge = list(self.front.line)
        distance = 0
        while edge:
            for cell in edge:
                found[cell] = distance
            distance += 1
            edge = list({n for cell in edge for n in near[cell] if found[n] == FAR and not closed[n]})
        return found

    # ---- one unit a post

    def matched(self, posts: Iterable[int], free: Iterable[int]) -> dict[int, int]:
        """As many of these posts as possible manned by one unit each, the first ones surely."""
        able: dict[int, list[int]] = {}
        for unit in sorted(free):
            for cell in self.costs[unit]:
                able.setdefault(cell, []).append(unit)
        post_of: dict[int, int] = {}
        for post in posts:
            self._man(post, able, post_of, set())
        return post_of

    def _man(
        self, post: int, able: Mapping[int, list[int]], post_of: dict[int, int], asked: set[int]
    ) -> bool:
        """Finds a unit for a post, if need be by sending others elsewhere."""
        units = [unit for unit in able.get(post, ()) if self.fits(unit, post)]
        units.sort(key=lambda unit: (self._preference(unit, post), unit))
        for unit in units:
            if unit not in post_of:
                post_of[unit] = post
                return True
        for unit in units:
            if unit in asked:
                continue
            asked.add(unit)
            if self._man(post_of[unit], able, post_of, asked):
                post_of[unit] = post
                return True
        return False

    def _preference(self, unit: int, post: int) -> float:
        """The less, the better a unit suits a post: the strong where the threat is, and no long ways."""
        g, weights, geo = self.g, self.fields.weights.front, self.g.geo
        wanted = min(1.0, self.fields.threat[post] / weights.heavy)
        suits = wanted * g.defence(unit) - (1.0 - wanted) * g.attack(unit)
        if (geo.is_major[post] or geo.is_port[post]) and g.nation_of(unit) == GERMANS:
            suits += weights.order  # 6.7.1: orders to hold are for Germans
        return weights.march * self.costs[unit][post] - suits

    def fits(self, unit: int, cell: int) -> bool:
        """Whether a unit may stand in a hex with those who are there or will be (1.11.5)."""
        foe = ENEMIES.get(self.g.world.nation[unit])
        if foe is None:
            return True
        there = {other for other in self.g.units_at(cell) if other not in self.plan}
        there |= {other for other, place in self.plan.items() if place == cell}
        return all(self.g.world.nation[other] != foe for other in there)
