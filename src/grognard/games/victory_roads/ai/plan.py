"""A plan of movement: who attacks what, who holds where, and where headquarters go."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from grognard.games.victory_roads.ai.attacks import BEST
from grognard.games.victory_roads.ai.fields import FAR
from grognard.games.victory_roads.ai.placement import Placement
from grognard.games.victory_roads.ai.prospects import column_of, crosses, defence_of
from grognard.games.victory_roads.position import OFFENSIVE
from grognard.games.victory_roads.rules.ground.stacking import limit
from grognard.games.victory_roads.rules.theatres.corps import is_standard
from grognard.games.victory_roads.rules.theatres.radius import radius
from grognard.games.victory_roads.rules.theatres.reinforcing import is_linked
from grognard.games.victory_roads.units import SOVIET

_GUARD = 3
"""So many units stand with a theatre near the enemy."""


class Assault(NamedTuple):
    """An attack that could be made, with the hexes from which."""

    gain: float
    target: int
    places: Mapping[int, int]
    chits: tuple[int, ...] = ()
    """Those that it counts on."""


class Planner(Placement):
    """Makes the plan of a phase, group by group."""

    @cached_property
    def chosen(self) -> list[Assault]:
        """The attacks of the plan."""
        return []

    @cached_property
    def corridor(self) -> set[int]:
        """The hexes behind spearheads that shall be held."""
        return set()

    # ---- cities and attacks

    def seize(self) -> None:
        """Sends somebody into each city that nobody guards, those that are worth most first."""
        g, value = self.g, self.fields.ground.value
        for city in sorted(value, key=lambda cell: (-value[cell], cell)):
            if g.holder(city) == self.camp or g.count[1 - self.camp][city] or self.fields.is_premature(city):
                continue
            if value[city] < self.stance.raid and not self.has_orders(city):
                continue
            able = [unit for unit in self.movers if unit not in self.plan and city in self.costs[unit]]
            if able and limit(g, city, self.camp) > self.taken.get(city, 0):
                self.place(max(able, key=lambda unit: (self._fit(unit, city), -unit)), city)

    def _fit(self, unit: int, city: int) -> float:
        """How well a unit would serve in a city: strong, near, and not needed where it stands."""
        here = self.fields.ground.value.get(self.g.cell[unit], 0.0)
        return self.g.defence(unit) - 0.2 * self.costs[unit][city] - here

    def assaults(self, only: Collection[int] | None = None) -> None:
        """Plans the attacks that promise most, one after the other, until none is worth it."""
        busy = {unit for assault in self.chosen for unit in assault.places}
        free = [
            unit
            for unit in self.movers
            if self.g.attack(unit) and unit not in busy and (self.g.exploits[unit] or not self.exploiting)
        ]
        ways = self._ways_to(free)
        if only is not None:
            ways = {target: places for target, places in ways.items() if target in only}
        while ways:
            found = [self._assault(target, places) for target, places in ways.items()]
            best = max(found, key=lambda assault: (assault.gain, -assault.target))
            if best.gain < 0:
                return
            self.chosen.append(best)
            self.fire.give(best.chits)
            for unit, cell in best.places.items():
                self.place(unit, cell)
            del ways[best.target]
            for places in ways.values():
                for unit in best.places:
                    places.pop(unit, None)
            ways = {target: places for target, places in ways.items() if places}

    def _ways_to(self, units: Sequence[int]) -> dict[int, dict[int, list[int]]]:
        """For each enemy hex the units that could attack it, and from where."""
        near, enemies = self.g.geo.board.neighbours, self.g.count[1 - self.camp]
        beside: dict[int, list[int]] = {}
        ways: dict[int, dict[int, list[int]]] = {}
        for unit in units:
            for cell in (self.plan[unit],) if unit in self.plan else self.costs[unit]:
                targets = beside.get(cell)
                if targets is None:
                    targets = beside[cell] = [other for other in near[cell] if enemies[other]]
                for target in targets:
                    ways.setdefault(target, {}).setdefault(unit, []).append(cell)
        return ways

    def _assault(self, target: int, ways: Mapping[int, Sequence[int]]) -> Assault:
        """The best attack on a hex with those who can reach it: as many as it takes for good odds."""
        g = self.g
        defence, prize = defence_of(g, target), self.judge.prize(g, target, ways)
        cells = {cell for found in ways.values() for cell in found}
        room = {cell: limit(g, cell, self.camp) - self.taken.get(cell, 0) for cell in cells}
        places: dict[int, int] = {}
        attack, exposed, dry, best = 0.0, self.judge.least(g, target), False, Assault(-1.0, target, {})
        chits = () if self.exploiting else self.fire.on(target)
        aids = [chits[:count] for count in range(len(chits) + 1)]
        for unit in sorted(ways, key=lambda one: (self._price(one, ways[one]), one)):
            cell = self._approach(unit, target, ways[unit], room)
            if cell is None:
                continue
            if cell != self.plan.get(unit, g.cell[unit]):
                room[cell] -= 1
            places[unit] = cell
            dry = dry or not crosses(g, cell, target)
            attack += g.attack(unit) / (1 + g.cut[unit])
            exposed += self._exposure(unit, cell)
            for aid in aids:
                column = column_of(attack if dry else attack / 2, defence, self.fire.shift(aid))
                if column is not None:
                    gain = self.judge.gain(g, target, prize, column, places, len(aid)) - exposed
                    if gain > best.gain:
                        best = Assault(gain, target, dict(places), aid)
                if column == BEST:
                    break
            column = column_of(attack if dry else attack / 2, defence)
            if len(places) >= self.judge.weights.most_units or column == BEST:
                break
        return best

    def _approach(self, unit: int, target: int, cells: Sequence[int], room: Mapping[int, int]) -> int | None:
        """From where a unit attacks: where it stands if it can, else where there is room and no water."""
        g = self.g
        if unit in self.plan:
            return self.plan[unit]
        if g.cell[unit] in cells:
            return g.cell[unit]
        open_cells = [cell for cell in cells if room[cell] > 0 and not self.loses_mode(unit, cell)]
        if not open_cells:
            return None
        costs = self.costs[unit]
        return min(
            open_cells,
            key=lambda cell: (crosses(g, cell, target), self._exposure(unit, cell), costs[cell], cell),
        )

    def _price(self, unit: int, cells: Sequence[int]) -> float:
        """How gladly a unit is spared for an attack: the strong, and those who risk little by it."""
        risks = 0.0 if self.g.cell[unit] in cells else min(self._exposure(unit, cell) for cell in cells)
        return self.judge.weights.risky * risks - self.g.attack(unit)

    def _exposure(self, unit: int, cell: int) -> float:
        """The same as `_reckoned`, kept while attacks are planned."""
        found = self._exposures.get((unit, cell))
        if found is None:
            found = self._exposures[unit, cell] = self._reckoned(unit, cell)
        return found

    @cached_property
    def _exposures(self) -> dict[tuple[int, int], float]:
        return {}

    def _reckoned(self, unit: int, cell: int) -> float:
        """What a unit risks that goes to attack from a hex: its mode, to be cut off, and destroyed."""
        tired = self.judge.tired(self.g, unit, cell)
        if cell == self.g.cell[unit]:
            return tired
        lost = tired if self.has_orders(cell) else self.stance.command + tired
        if self.g.cell[unit] in self.guarded and self.taken[self.g.cell[unit]] <= _GUARD:
            lost += self.stance.guard
        lost += self.stance.forward * max(0.0, self.fields.pull[self.g.cell[unit]] - self.fields.pull[cell])
        return lost + self.stance.caution * self.fields.worth(unit) * self.risk(unit, cell)

    # ---- the line

    def hold(self) -> None:
        """Places all others one after the other, those with the fewest choices first."""
        waiting = [unit for unit in self.movers if unit not in self.plan]
        waiting.sort(key=lambda unit: (len(self.costs[unit]) > 1, -self.fields.worth(unit), unit))
        cover: dict[int, float] = {}
        for cell in self.plan.values():
            self._cover(cover, cell)
        for unit in waiting:
            cell = self._post(unit, cover)
            self.place(unit, cell)
            self._cover(cover, cell)

    def _cover(self, cover: dict[int, float], cell: int) -> None:
        cover[cell] = 1.0
        for near in self.fields.ground.near[cell]:
            cover[near] = max(cover.get(near, 0.0), self.stance.beside)

    def _post(self, unit: int, cover: Mapping[int, float]) -> int:
        """Where a unit does most good."""
        here = self.g.cell[unit]
        best, found = -1e9, here
        for cell in self.costs[unit]:
            value = self._value(unit, cell, cover) + (self.stance.staying if cell == here else 0.0)
            if value > best:
                best, found = value, cell
        return found

    def _value(self, unit: int, cell: int, cover: Mapping[int, float]) -> float:
        g, fields, stance = self.g, self.fields, self.stance
        there = self.taken.get(cell, 0) - (cell == g.cell[unit])
        if there >= limit(g, cell, self.camp):
            return -1e6 - there
        distance = fields.to_enemy[cell]
        value = -stance.crowd * there - (self.costs[unit][cell] * 0.001)
        pull = fields.pull[cell]
        if self.camp == SOVIET:
            value += stance.pull * pull
        if distance <= 2:
            front = 1.0 + (stance.pull * pull if self.camp != SOVIET else 0.0)
            gain = 1.0 - cover.get(cell, 0.0)
            gain += sum(
                max(0.0, stance.beside - cover.get(near, 0.0))
                for near in fields.ground.near[cell]
                if 1 <= fields.to_enemy[near] <= 2
            )
            value += stance.cover * front * gain
        elif self.camp != SOVIET:
            value -= stance.cover * 0.2 * min(distance, 12)
        if stance.forward:  # the defender does not leave what he has to defend
            value -= stance.forward * max(0.0, fields.pull[g.cell[unit]] - pull)
        if cell in fields.ground.value and (self.camp != SOVIET or g.holder(cell) != SOVIET):
            value += stance.site * fields.ground.value[cell] * (not there)
        if distance <= fields.weights.danger.horizon:
            value -= stance.caution * fields.worth(unit) * self.risk(unit, cell)
        if not self.has_orders(cell):
            value -= stance.command
        if self.loses_mode(unit, cell):
            value -= stance.theatre
        if (cell in self.guarded and there < _GUARD) or (cell in self.corridor and not there):
            value += stance.guard
        if cell in self.depots and is_standard(g, unit):
            value += stance.depot * (0.5 + 0.5 * (there == 1))
        return value

    @cached_property
    def guarded(self) -> frozenset[int]:
        """9.1.4: the hexes of theatres that an enemy might enter."""
        if self.camp != SOVIET or not self.stance.guard:
            return frozenset()
        theatres = {cell for cell, mode in zip(self.g.theatre, self.g.mode, strict=True) if mode}
        return frozenset(cell for cell in theatres if self.fields.to_enemy[cell] < FAR)

    @cached_property
    def depots(self) -> frozenset[int]:
        """10.3.2: the hexes where theatres can reinforce corps."""
        g = self.g
        if self.camp != SOVIET or not g.is_advanced:
            return frozenset()
        found: set[int] = set()
        for theatre, mode in enumerate(g.mode):
            if mode == OFFENSIVE:
                rings = self.fields.ground.rings(g.theatre[theatre], radius(g, theatre))
                found.update(cell for cells in rings for cell in cells if is_linked(g, theatre, cell))
        return frozenset(found)
