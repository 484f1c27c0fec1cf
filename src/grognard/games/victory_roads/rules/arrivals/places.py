"""17 Where units come in: cities of their country, fortresses, headquarters, and beside friends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.games.victory_roads.position import CAPITULATED, WAITING, Position
from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand
from grognard.games.victory_roads.rules.supply import in_fort, is_supplied, supplied_hqs, traceable
from grognard.games.victory_roads.units import AXIS, COUNTRIES, GERMANS, SOVIET
from grognard.kernel.kept import kept
from grognard.kernel.verbs import Bar


def can_enter(g: Position, unit: int) -> bool:
    """Whether a unit of a box can be put down anywhere as a reinforcement."""
    return any(True for _ in open_to(g, unit, gates(g, unit)))


def open_to(g: Position, unit: int, cells: Iterable[int]) -> Iterator[int]:
    """The hexes among these that a unit can be put down in."""
    plain, top = not g.unit(unit).is_hq, g.top
    return (cell for cell in cells if (plain and top[cell] < 0) or bar_to_enter(g, unit, cell) is None)


def bar_to_enter(g: Position, unit: int, cell: int) -> Bar | None:
    """Why a unit can't be put down in a hex through which its like come in."""
    if g.count[1 - g.camp[unit]][cell]:
        return "6.1.7", "why.enemy-there", {"cell": cell}
    if g.unit(unit).is_hq and not would_be_supplied(g, unit, cell):
        return "4.1.2", "why.no-line", {"unit": unit}
    return bar_to_stand(g, unit, cell)


def would_be_supplied(g: Position, hq: int, cell: int) -> bool:
    """4.1.2, 4.4.3: whether an HQ put into a hex would be supplied there."""
    return bool(traceable(g, (cell,), g.camp[hq])) or in_fort(g, hq, cell)


def gates(g: Position, unit: int) -> tuple[int, ...]:
    """17.1, 17.2.1, 17.3.11, 14.3f: the hexes through which a unit comes in from the box that it is in."""
    nation = g.world.nation[unit]
    if g.place[unit] == CAPITULATED:
        return beside_friends(g, COUNTRIES[nation])
    if g.camp[unit] == SOVIET:
        return soviet_cities(g)
    if nation != GERMANS:
        return own_cities(g, COUNTRIES[nation])
    if g.place[unit] == WAITING:
        return german_cities(g)  # 17.3.11: no fortresses
    return german_entries(g)


@kept()
def soviet_cities(g: Position) -> tuple[int, ...]:
    """17.1: major cities of the Soviet Union in Soviet hands; on ground without any, the edge to the east."""
    geo = g.geo
    cities = [cell for cell in geo.sites if geo.is_major[cell] and geo.country[cell] == "soviet-union"]
    return tuple(cell for cell in cities if g.holder(cell) == SOVIET) if cities else geo.entries


@kept()
def german_cities(g: Position, major: bool = False) -> tuple[int, ...]:
    """17.2.1: cities of Germany in Axis hands; on ground without any, where supply comes in from there."""
    geo = g.geo
    if not geo.german_cities:
        return geo.axis_entries
    return tuple(
        cell for cell in geo.german_cities if g.holder(cell) == AXIS and (geo.is_major[cell] or not major)
    )


@kept()
def german_entries(g: Position) -> tuple[int, ...]:
    """17.2.1: the same, and the advanced fortifications that have never fallen."""
    forts = (cell for cell in g.geo.advanced_forts if not g.has_fallen(cell))
    return tuple(sorted({*german_cities(g), *forts}))


@kept()
def own_cities(g: Position, country: str, major: bool = False) -> tuple[int, ...]:
    """The cities of an ally in Axis hands: where its units come in."""
    geo = g.geo
    return tuple(
        cell
        for cell in geo.sites
        if (geo.is_major[cell] if major else geo.is_city[cell])
        and geo.country[cell] == country
        and g.holder(cell) == AXIS
    )


@kept("weather", "partisans")
def beside_friends(g: Position, country: str) -> tuple[int, ...]:
    """14.3f: hexes of a country on or beside a supplied unit of the Soviet side."""
    geo, found = g.geo, set[int]()
    for unit in g.units_of(SOVIET):
        if not g.cut[unit]:
            near = {
                cell
                for cell in (g.cell[unit], *geo.board.neighbours[g.cell[unit]])
                if geo.country[cell] == country and not geo.closed[cell]
            }
            if not near <= found and is_supplied(g, unit):
                found |= near
    return tuple(sorted(found))


def can_be_rebuilt(g: Position, unit: int) -> bool:
    """17.3.5, 17.3.11: whether a rebuilt unit can be put down anywhere on the map."""
    return any(True for _ in open_to(g, unit, rebuilt_gates(g, unit)))


def rebuilt_gates(g: Position, unit: int) -> tuple[int, ...]:
    """17.3.5: an HQ comes into a major city of its nation; 17.3.11: others on a supplied HQ of theirs."""
    nation = g.world.nation[unit]
    if g.camp[unit] == SOVIET:
        return soviet_cities(g)
    if not g.unit(unit).is_hq:
        return tuple(g.cell[hq] for hq in supplied_hqs(g, nation))
    if nation == GERMANS:
        return german_cities(g, True)
    return own_cities(g, COUNTRIES[nation], True)
