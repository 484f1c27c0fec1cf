"""What things are worth to the scripted player: units, hexes, and the danger of standing in one."""

from __future__ import annotations

from functools import cache

from grognard.games.battle_for_germany import victory
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, Components
from grognard.games.battle_for_germany.position import NOWHERE, Position
from grognard.kernel.movement import NO_ZOC, reach

FAR = 99
# About how often the defenders of a hex are lost when attacked at 1-1, 2-1 … 7-1 and above.
LOST_AT = (0.03, 0.17, 0.36, 0.54, 0.7, 0.85, 0.95, 1.0)


@cache
def steps_to(box: Components, goal: int) -> bytes:
    """Movement points from each hex to a goal over open ground, as if nobody stood in the way."""
    network, none = box.ways(lambda a, b: True), bytes(len(box.board))
    costs = reach(network, goal, FAR, none, none, NO_ZOC)
    return bytes(costs.get(cell, FAR) for cell in range(len(box.board)))


def unit_worth(g: Position, unit: int) -> float:
    """How much a unit's loss hurts: attack counts a little more than defence."""
    counter = g.unit(unit)
    return counter.attack + 0.5 * counter.defence + 0.3 * counter.movement


def is_foe(g: Position, camp: int, other: int) -> bool:
    """Whether two camps may fight: Germans with both, the others only in war."""
    return camp != other and (GERMAN in (camp, other) or g.war)


class Foes:
    """The enemies of a camp on the map, and how hard they can hit a hex."""

    def __init__(self, g: Position, camp: int) -> None:
        found = [u for u, cell in enumerate(g.cell) if cell != NOWHERE and is_foe(g, camp, g.camp_of(u))]
        found.sort(key=lambda unit: -g.unit(unit).attack)
        self._box = g.box
        self._hits = [(g.cell[u], g.unit(u).attack, 1 + g.unit(u).movement // 2) for u in found]
        self._cells = {cell for cell, _, _ in self._hits}
        self._nearest: dict[int, int] = {}

    def __bool__(self) -> bool:
        return bool(self._hits)

    def distance(self, cell: int) -> int:
        """Hexes from a hex to the nearest enemy."""
        if cell not in self._nearest:
            apart = self._box.board.distance
            self._nearest[cell] = min((apart(cell, other) for other in self._cells), default=FAR)
        return self._nearest[cell]

    def threat(self, cell: int) -> int:
        """Attack strength that could fall on a hex: the strongest within reach, two from each hex
        that faces them."""
        gap = self.distance(cell)
        facing = sum(self.distance(near) <= gap for near in self._box.adjacent[cell])
        places, total, apart = 2 * facing, 0, self._box.board.distance
        for other, attack, reach_of in self._hits:
            if places == 0:
                break
            if apart(cell, other) <= reach_of:
                total += attack
                places -= 1
        return total

    def cover(self, g: Position, cell: int) -> int:
        """What multiplies defenders in a hex: its terrain, its fort, a river before all that face it."""
        box, gap = self._box, self.distance(cell)
        factor = box.multiplier[cell] + bool(g.fort[cell])
        facing = [near for near in box.adjacent[cell] if self.distance(near) <= gap]
        if facing and all((near, cell) in box.rivers for near in facing):
            factor += 1
        return factor

    def risk(self, g: Position, cell: int, defence: int) -> float:
        """About how likely defenders of that strength are to be lost in a hex."""
        odds = self.threat(cell) / max(1, defence * self.cover(g, cell))
        low = min(int(odds), len(LOST_AT) - 1)
        high = min(low + 1, len(LOST_AT) - 1)
        return LOST_AT[low] + (LOST_AT[high] - LOST_AT[low]) * (odds - int(odds))


def strength_with(g: Position, unit: int, cell: int) -> int:
    """The defence of a hex if the unit stands there with the friends already in it."""
    friends = g.units_at(cell) if g.count_in(g.camp_of(unit))[cell] else []
    return g.unit(unit).defence + sum(g.unit(other).defence for other in friends if other != unit)


def city_value(g: Position, cell: int, camp: int) -> float:
    """Points to be won by holding the city in a hex, if it is not the camp's already."""
    number = g.box.city_at.get(cell)
    if number is None or victory.holder(g, number) == camp:
        return 0.0
    city = g.box.cities[number]
    if camp == SOVIET and city.garrison and city.cell != g.box.berlin:
        return 0.5 * city.value
    return float(city.value)


def objective(g: Position, camp: int, cell: int) -> float:
    """How well a hex lies for the race: nearer to Berlin is better, a city to be taken best."""
    score = -1.0 * steps_to(g.box, g.box.berlin)[cell] + 3.0 * city_value(g, cell, camp)
    for city in g.box.cities_near[cell]:
        score += 1.5 * city_value(g, g.box.cities[city].cell, camp)
    return score
