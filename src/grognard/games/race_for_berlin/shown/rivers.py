"""How wide the rivers of the map are: little at their source, more on their way, most on borders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from grognard.picture.scene.curves import calmed
from grognard.picture.scene.model import Line, Point
from grognard.picture.scene.ribbons import divided
from grognard.picture.sheet.meanders import meandering

_SCENERY = 0.42
"""How wide a river is drawn where it is no border, to one that is."""
_SPRING, _ENTERS = 0.2, 0.75
"""The share of its width that a river has at its source, or where it enters the map."""
_FULL, _NARROW = 0.7, 0.5
"""After which part of its course a river is fully grown, and how narrow one on a border is at the least."""
_PACE, _BENDS = 36.0, 0.5
"""The stretches along which a river wanders, and how far it does so."""
_SOFT = 2
"""Over how many points to both sides widths are levelled, so that none changes on the spot."""

Named = Sequence[tuple[str, tuple[Point, ...]]]


def rivers(rows: Mapping[str, Named], corners: Sequence[Point]) -> Iterator[Line]:
    """The rivers of a table of shapes, with a width at each point; the corners are those of all zones."""
    bordering: dict[str, set[tuple[Point, Point]]] = {}
    for name, reach in rows["reach"]:
        bordering.setdefault(name, set()).update(pairwise(reach))
    right, top = max(x for x, _ in corners), min(y for _, y in corners)
    for name, whole in rows["river"]:
        course = _with_ends(whole, [reach for river, reach in rows["reach"] if river == name])
        x, y = course[0]
        first = _SPRING if 0 < x < right and top < y < 0 else _ENTERS
        line = [course[0]]
        wide: list[bool] = []
        for one, other in pairwise(course):
            pieces = divided((one, other), _PACE)[1:]
            line += pieces
            wide += [(one, other) in bordering.get(name, ())] * len(pieces)
        points, places = meandering(line, [False] * len(wide), _BENDS)
        shares = []
        for place in places:
            grown = first + (1 - first) * min(1.0, place / (len(wide) * _FULL))
            is_wide = wide[min(int(place), len(wide) - 1)]
            shares.append(_NARROW + (1 - _NARROW) * grown if is_wide else _SCENERY * grown)
        yield Line("river", tuple(calmed(points, 2)), name, widths=tuple(_levelled(shares)))


def _with_ends(course: Sequence[Point], reaches: Sequence[Sequence[Point]]) -> list[Point]:
    """The course with the ends of its reaches among its points: they lie on steps of it."""
    before = {reach[1]: reach[0] for reach in reaches}
    after = {reach[-2]: reach[-1] for reach in reaches}
    found: list[Point] = []
    for point in course:
        if point in before and found and found[-1] != before[point]:
            found.append(before[point])
        found.append(point)
        if point in after and point != course[-1]:
            found.append(after[point])
    return list(dict.fromkeys(found))


def _levelled(shares: Sequence[float]) -> list[float]:
    """Each share as the mean of those around it."""
    around = [shares[max(0, place - _SOFT) : place + _SOFT + 1] for place in range(len(shares))]
    return [round(sum(near) / len(near), 3) for near in around]
