"""The German lines: the fewest hexes that, held, leave no way to the Reichstag and the bunker.

Zones don't enter houses (3.2.3), so only who stands in a hex bars it. A line is the cheapest cut through a
belt around the centre; waters without a bridge and forts with their garrison are closed anyway.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from grognard.games.fortress_berlin.ai.fields import Fields
from grognard.games.fortress_berlin.units import GERMAN, SOVIET

NEVER = 10_000
"""What no cut pays."""
HELD, GOOD, USUAL, BAD = 6, 8, 10, 13
"""Price of a hex of the line: one that Germans hold, one with good cover, houses, open ground."""
START, END = -1, -2


class Lines:
    """The lines of one movement segment, the innermost first."""

    def __init__(self, f: Fields) -> None:
        geo, goal = f.g.geo, f.goal
        distance, cells = geo.board.distance, range(len(geo.board))
        self.far = [min(distance(cell, goal), distance(cell, geo.bunker)) for cell in cells]
        self.number: dict[int, int] = {}
        """Of the hexes of the lines, in which line each lies."""
        inner = 1
        for number, outer in enumerate(f.weights.hold.belts):
            for cell in self._line(f, inner, outer):
                self.number[cell] = number
            inner = outer + 1

    def _line(self, f: Fields, inner: int, outer: int) -> set[int]:
        """The cheapest cut within a belt."""
        g, far, soviets = f.g, self.far, f.g.count[SOVIET]
        price = {
            cell: NEVER if soviets[cell] else self._price(f, cell)
            for cell in range(len(far))
            if inner <= far[cell] <= outer
            and g.geo.terrain[cell] != "lake"
            and not g.has_garrison(cell)  # 10.1.3: closed
            and not (soviets[cell] and far[cell] == inner)
        }
        near = {
            cell: [
                side for side in g.geo.board.neighbours[cell] if side in price and g.geo.crossable(cell, side)
            ]
            for cell in price
        }
        starts = [cell for cell in price if far[cell] == outer or soviets[cell]]
        ends = [cell for cell in price if far[cell] == inner]
        return cheapest_cut(price, near, starts, ends)

    def _price(self, f: Fields, cell: int) -> int:
        if f.g.count[GERMAN][cell]:
            return HELD
        cover = f.cover(cell)
        return GOOD if cover > 2 else USUAL if cover == 2 else BAD

    def gaps(self, held: Sequence[int]) -> list[int]:
        """Hexes of the lines in which nobody stands."""
        return [cell for cell in self.number if not held[cell]]


def cheapest_cut(
    price: Mapping[int, int], near: Mapping[int, Iterable[int]], starts: Iterable[int], ends: Iterable[int]
) -> set[int]:
    """The hexes of least price without which no way leads from the starts to the ends, these included.

    By flow: every way that is open is filled as far as its cheapest hex allows, until there is none.
    """
    room: defaultdict[int, dict[int, int]] = defaultdict(dict)

    def link(a: int, b: int, size: int) -> None:
        room[a][b] = size
        room[b].setdefault(a, 0)

    for cell, size in price.items():
        link(2 * cell, 2 * cell + 1, size)
        for side in near[cell]:
            link(2 * cell + 1, 2 * side, NEVER)
    for cell in starts:
        link(START, 2 * cell, NEVER)
    for cell in ends:
        link(2 * cell + 1, END, NEVER)
    while END in (came := _from_start(room)):
        way, node = [], END
        while node != START:
            way.append((came[node], node))
            node = came[node]
        size = min(room[a][b] for a, b in way)
        if size >= NEVER:
            return set()
        for a, b in way:
            room[a][b] -= size
            room[b][a] += size
    return {cell for cell in price if 2 * cell in came and 2 * cell + 1 not in came}


def _from_start(room: Mapping[int, Mapping[int, int]]) -> dict[int, int]:
    """All that can still be reached, and from where; no farther than the end."""
    came, rim = {START: START}, [START]
    for node in rim:
        for other, size in room[node].items():
            if size and other not in came:
                came[other] = node
                if other == END:
                    return came
                rim.append(other)
    return came
