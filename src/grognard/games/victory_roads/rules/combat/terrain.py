"""1.8.1, 13 The terrain that counts in a combat: that of the hex attacked, and water under the attackers."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.charts import DEFENDER, Effect
from grognard.games.victory_roads.geography import GREAT_RIVER, RIVER, SNOW, Geography
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.supports.effects import is_fortified

LINES = frozenset(("front", "a2", "b2"))
"""13.1.1: the hexsides that a basic fortification faces."""
GERMAN_CITY, BASIC_FORT, ADVANCED_FORT = "german-major-city", "basic-fort", "advanced-fort"


def terrain_for(g: Position, cell: int, origins: Iterable[int]) -> Effect:
    """1.8.1b, 13.2.2: of the terrains in a hex, the one that helps its defenders most."""
    effects = g.world.charts.terrain
    found = (effects[kind] for kind in kinds(g, cell, origins))
    if g.weather == SNOW:  # 3.2.3b
        found = (effects[effect.snow_as] for effect in found)
    return max(found, key=_worth)


def kinds(g: Position, cell: int, origins: Iterable[int]) -> list[str]:
    """All terrains of a hex for an attack from some hexes: ground, city and fortification."""
    geo, german = g.geo, is_german_city(g, cell)
    found = [GERMAN_CITY if german and kind == "major-city" else kind for kind in geo.kinds(cell)]
    if is_advanced_fort(g, cell):
        found.append(ADVANCED_FORT)
    elif is_fortified(g, cell) or (is_basic_fort(g, cell) and _over_lines(geo, cell, origins)):
        found.append(BASIC_FORT)
    return found


def _over_lines(geo: Geography, cell: int, origins: Iterable[int]) -> bool:
    """13.1.1b: whether all attack through fortified sides; one who does not voids the fortification."""
    return all(not LINES.isdisjoint(geo.board.edge(origin, cell)) for origin in origins)


def is_basic_fort(g: Position, cell: int) -> bool:
    """13.1.1: whether a hex is a basic fortification still; the basic game is without chapter 13."""
    return g.is_advanced and g.geo.fort[cell] in LINES and not g.has_fallen(cell)


def is_advanced_fort(g: Position, cell: int) -> bool:
    """13.2.1: whether a hex is an advanced fortification still."""
    return g.is_advanced and g.geo.fort[cell] == "advanced" and not g.has_fallen(cell)


def is_german_city(g: Position, cell: int) -> bool:
    """13.3: whether a hex is a major city in Germany that never fell."""
    return (
        g.is_advanced
        and bool(g.geo.is_major[cell])
        and g.geo.country[cell] == "germany"
        and not g.has_fallen(cell)
    )


def is_reich_fortress(g: Position, cell: int) -> bool:
    """7.6.4, 13.2.5, 13.3.2: where neither a Hourra nor an advance into an empty hex comes easily."""
    return is_advanced_fort(g, cell) or is_german_city(g, cell)


def _worth(effect: Effect) -> tuple[int, int, int]:
    """How much a terrain helps; in the chart no terrain is better in one respect and worse in another."""
    return effect.defence, -DEFENDER.index(effect.dr3) if effect.dr3 else 1, effect.exploitation


def water_between(geo: Geography, a: int, b: int) -> str:
    """The water along a hexside. A bridge over it matters to a combat in mud alone (6.6)."""
    edge = geo.board.edge(a, b)
    return GREAT_RIVER if GREAT_RIVER in edge else RIVER if RIVER in edge else ""


def has_bridge(g: Position, a: int, b: int) -> bool:
    """3.2.2: whether a bridge spans a hexside, printed or laid."""
    return g.geo.has_bridge(a, b) or g.geo.is_bridged(a, b, g.spots)


def water_for(g: Position, cell: int, origins: Iterable[int]) -> str:
    """7.9.4, example/combat-1/river: the water that every attacker crosses; none if one need not.

    It is great if it is for all of them.
    """
    found = [water_between(g.geo, origin, cell) for origin in origins]
    if not found or not all(found):
        return ""
    return GREAT_RIVER if all(water == GREAT_RIVER for water in found) else RIVER
