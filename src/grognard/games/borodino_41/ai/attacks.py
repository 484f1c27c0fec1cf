"""Which hexes a side will assault in an impulse, with whom, and from where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from grognard.games.borodino_41.ai.ending import is_for_tonight
from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.odds import Prospect, is_fit, prospect
from grognard.games.borodino_41.ai.roads import reach
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.victory import INTRODUCTION
from grognard.games.borodino_41.units import GERMAN

CELLS = 4
"""So many hexes from which to assault are thought about, and so many at most are used."""
MOST = 3
BEATEN = 1.5
"""The points that a lost assault costs."""
MARKER = 4
"""7/assault/marker-cost, in quarters."""
NEVER = 2.0
"""A chance that no assault has."""


class Attack(NamedTuple):
    """An assault that pays."""

    target: int
    places: Mapping[int, int]
    prospect: Prospect
    gain: float


class Attacks:
    """The assaults of a side, the best first, no unit in two of them."""

    def __init__(self, fields: Fields, points: int | None = None) -> None:
        self.fields, self.g, self.camp = fields, fields.g, fields.camp
        self.w, self.points = fields.w, points
        g = self.g
        self.guns = sum(
            g.printed[unit].indirect == "shift"
            and not g.state[unit]
            and not g.column[unit]
            and fields.to_enemy[g.cell[unit]] <= self.w.odds.gun_range
            for unit in g.units_of(self.camp)
        )

    @cached_property
    def beside(self) -> dict[int, list[int]]:
        """For each hex beside enemies, the units that could assault from there.

        Those who would have to leave their hex under fire, or a hex of Mozhaisk that the Germans took,
        assault from where they stand.
        """
        g, fields, points = self.g, self.fields, self.points
        near = {beside for unit in fields.enemies for beside in g.geo.board.neighbours[g.cell[unit]]}
        town = {*g.geo.mozhaisk, g.geo.station}
        found: dict[int, list[int]] = {}
        for unit in g.units_of(self.camp):
            if not is_fit(g, unit) or g.assault[unit] or fields.to_enemy[g.cell[unit]] > 12:
                continue
            if (points is None and g.moved[unit]) or self._spared(unit):
                continue
            has = g.points[unit] if points is None else points
            costs = reach(g, unit, has, held=fields.held(unit)).costs
            stays = is_exposed(g, unit) or (self.camp == GERMAN and g.cell[unit] in town)
            for cell in (g.cell[unit],) if stays else near:
                if cell in near and costs.get(2 * cell, has) <= has - MARKER:
                    found.setdefault(cell, []).append(unit)
        return found

    def _spared(self, unit: int) -> bool:
        """19/intro/armour-loss, 16/repl/eligible: armour that waits for new tanks, or must not be lost."""
        g, w = self.g, self.w.attack
        if not g.is_armoured(unit):
            return False
        if g.world.scenario == INTRODUCTION:
            return g.strength[unit] < w.armour[self.camp]
        return g.strength[unit] < min(w.worn[self.camp], g.printed[unit].strength)

    def value(self, cell: int) -> float:
        """What it is worth to take a hex."""
        w, g = self.w.attack, self.g
        found = w.ground[self.camp]
        if self.camp == GERMAN:
            goal = w.goal * (w.late if g.turn > w.patient else 1.0)
            found += goal * self.fields.goals.get(cell, 0.0) + w.slope * self.fields.pull("tracked")[cell]
        elif not g.holds(self.camp, cell) and cell in g.geo.holders:
            found += w.goal * self.w.goals.town
        return found

    def least(self, target: int) -> float:
        """The least chance with which a hex is assaulted: less for what is wanted as days run out."""
        w = self.w.attack
        if not is_for_tonight(self.g, self.camp, target):
            return NEVER
        wanted = self.camp == GERMAN and self.fields.goals.get(target, 0.0) > self.w.goals.scattered
        return w.least[self.camp] - w.urgent * wanted * max(0, self.g.turn - w.patient)

    def plan(self, most: int = 99) -> list[Attack]:
        """The assaults that pay."""
        found: list[Attack] = []
        used: set[int] = set()
        room: dict[int, int] = {}
        taken: set[int] = set()
        guns = self.guns
        targets = sorted({self.g.cell[unit] for unit in self.fields.enemies})
        options = [attack for cell in targets if (attack := self.best(cell, used, room, guns))]
        options.sort(key=lambda attack: (-attack.gain, attack.target))
        for option in options:
            if len(found) >= most:
                break
            attack = (
                option
                if used.isdisjoint(option.places) and taken.isdisjoint(option.places.values())
                else self.best(option.target, used, room, guns)
            )
            if attack is None:
                continue
            found.append(attack)
            used.update(attack.places)
            taken.update(attack.places.values())
            for unit, cell in attack.places.items():
                room[cell] = room.get(cell, 0) + self.g.strength[unit]
            guns = max(0, guns - self.w.odds.guns)
        return found

    def best(self, target: int, used: set[int], room: Mapping[int, int], guns: int) -> Attack | None:
        """The best way to assault a hex, if it pays."""
        cells = [cell for cell in self.g.geo.board.neighbours[target] if cell in self.beside]
        stacks = {cell: sum(self.g.strength[u] for u in self.beside[cell] if u not in used) for cell in cells}
        cells = sorted(cells, key=lambda cell: (-min(LIMIT, stacks[cell]), cell))[:CELLS]
        best: Attack | None = None
        for count in range(1, MOST + 1):
            for group in combinations(cells, count):
                attack = self.judge(target, self.fill(target, group, used, room), guns)
                if attack and (best is None or attack.gain > best.gain):
                    best = attack
            if best and best.prospect.margin >= self.w.attack.enough:
                break
        return best and self.trimmed(best, guns)

    def trimmed(self, attack: Attack, guns: int) -> Attack:
        """An assault without those who only stand in the fire."""
        units = sorted(attack.places, key=lambda unit: (self._rank(unit, 0), unit))
        for unit in units:
            places = {other: cell for other, cell in attack.places.items() if other != unit}
            fewer = self.judge(attack.target, places, guns)
            if fewer and fewer.gain >= attack.gain:
                attack = fewer
        return attack

    def fill(
        self, target: int, cells: Iterable[int], used: set[int], room: Mapping[int, int]
    ) -> dict[int, int]:
        """Units for each of some hexes: a company of tanks first, then what is strongest."""
        g = self.g
        places: dict[int, int] = {}
        for cell in cells:
            here = [unit for unit in self.beside[cell] if unit not in used and unit not in places]
            left = (
                LIMIT
                - room.get(cell, 0)
                - sum(g.strength[unit] for unit in g.units_at(cell) if unit not in here and unit not in used)
            )
            hard = sum(g.is_armoured(unit) for unit in places)
            here.sort(key=lambda unit: (-self._rank(unit, hard), unit))
            for unit in here:
                if g.strength[unit] <= left and not (g.is_armoured(unit) and hard >= MOST):
                    places[unit] = cell
                    left -= g.strength[unit]
                    hard += g.is_armoured(unit)
        return places

    def _rank(self, unit: int, hard: int) -> float:
        g, printed = self.g, self.g.printed[unit]
        rank = g.strength[unit] + 2.0 * (printed.morale - 6)
        if g.is_armoured(unit):
            return rank + (10.0 if hard < 2 else -4.0)
        return rank + 3.0 * (printed.is_engineer or printed.is_halftrack)

    def judge(self, target: int, places: Mapping[int, int], guns: int) -> Attack | None:
        """An assault with its prospects, if it pays."""
        if not places:
            return None
        found = prospect(self.g, self.w.odds, target, places, min(guns, self.w.odds.guns))
        gain = self.gain(target, places, found)
        if gain <= 0 or found.chance < self.least(target):
            return None
        return Attack(target, places, found, gain)

    def gain(self, target: int, places: Mapping[int, int], found: Prospect) -> float:
        """What an assault is worth."""
        g, w = self.g, self.w.attack
        defenders = [unit for unit in g.units_at(target) if g.camp[unit] != self.camp]
        loot = sum(g.strength[unit] * (0.5 if g.printed[unit].is_weapon else 0.2) for unit in defenders)
        won = found.chance * (self.value(target) + w.point * loot)
        return won - w.own_point * (found.cost + BEATEN * (1 - found.chance)) - w.use * len(places)

    def adjacent(self, marked: Mapping[int, int]) -> Iterator[Attack]:
        """Assaults by those who stand beside enemies with points for a marker, the best first."""
        g = self.g
        by_target: dict[int, dict[int, int]] = {}
        for unit in g.units_of(self.camp):
            if self._spared(unit) or not is_fit(g, unit) or g.assault[unit]:
                continue
            if g.points[unit] >= MARKER and g.moved[unit]:
                for near in g.geo.board.neighbours[g.cell[unit]]:
                    if g.count[1 - self.camp][near]:
                        by_target.setdefault(near, {})[unit] = g.cell[unit]
        found = []
        for target, places in by_target.items():
            already = {unit: g.cell[unit] for unit, aim in marked.items() if aim == target}
            prospects = prospect(g, self.w.odds, target, places | already, min(self.guns, self.w.odds.guns))
            gain = self.gain(target, places | already, prospects)
            found.append(Attack(target, places, prospects, gain))
        yield from sorted(found, key=lambda attack: (-attack.gain, attack.target))


def aims(g: Position, camp: int) -> dict[int, int]:
    """The hex at which each marked unit of a side points."""
    toward = g.geo.board.toward
    found = {unit: toward(g.cell[unit], g.assault[unit] - 1) for unit in g.units_of(camp) if g.assault[unit]}
    return {unit: cell for unit, cell in found.items() if cell is not None}
