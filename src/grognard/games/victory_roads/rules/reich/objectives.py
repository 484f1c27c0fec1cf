"""16 The six objectives of the Reich, checked after German exploitation, and what their loss brings.

What lies outside the ground of a scenario is held as it was in June 1944.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.geography import NO_SITE
from grognard.games.victory_roads.position import GERMAN_POOL, REICH_RESERVE, Position
from grognard.games.victory_roads.rules.reich.satisfaction import reich_box
from grognard.games.victory_roads.units import AXIS

NAMES = ("cities", "east", "silesia", "oil", "budapest", "berlin")
"""16.1.1: the objectives in their order."""
SILESIA = 2
"""16.1.1: so many of the three cities must be lost."""


def held(g: Position) -> tuple[bool, ...]:
    """16.1.1: for each objective, whether the Axis hold it."""
    geo, named = g.geo, g.world.charts.tables["objectives"]
    berlin = _cells(g, named["berlin"])
    return (
        all(is_held(g, cell) for cell in geo.german_cities if cell not in berlin),
        any(is_held(g, cell) for cell in g.world.eastern_stakes),
        sum(not is_held(g, cell) for cell in _cells(g, named["silesia"])) < SILESIA,
        all(is_held(g, cell) for cell in _cells(g, named["oil"])),
        all(is_held(g, cell) for cell in _cells(g, named["budapest"])),
        all(is_held(g, cell) for cell in berlin),
    )


def is_held(g: Position, cell: int) -> bool:
    """1.10: whether the Axis control a hex."""
    site = g.geo.site[cell]
    return (g.geo.first_holder[cell] if site == NO_SITE else g.held[site]) == AXIS


def check(g: Position) -> None:
    """16.1.2, 16.1.3: the marker moves to the number of objectives held, and never back."""
    if not g.is_advanced:
        return
    found = held(g)
    lost = tuple(name for name, is_kept in zip(NAMES, found, strict=True) if not is_kept)
    g.cities_lost = g.cities_lost or not found[0]  # 15.2.1b
    if sum(found) >= g.objectives:
        return
    g.objectives = sum(found)
    g.note("reich.objectives", "16.1.3", count=g.objectives, objectives=lost)
    for _ in range(reich_box(g).chits):  # 16.2.1b
        chit = g.draw(REICH_RESERVE, GERMAN_POOL, ())
        if chit is not None:
            g.give_back((chit,), GERMAN_POOL)
            g.note("reich.chit", "16.2.1b")


def _cells(g: Position, labels: Iterable[str]) -> list[int]:
    """The hexes of a list that are on the map."""
    index = g.geo.board.index
    return [index[label] for label in labels if label in index]
