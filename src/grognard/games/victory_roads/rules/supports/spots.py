"""5.4.1, 11.5.4 Where a support may be placed: hexes, units and theatres for each event."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.geography import Geography
from grognard.games.victory_roads.position import MOVING, NO_MODE, OFFENSIVE, Position
from grognard.games.victory_roads.rules.supply import lines
from grognard.games.victory_roads.rules.supports.pools import camp_of, theatre_of
from grognard.games.victory_roads.rules.theatres.corps import is_standard
from grognard.games.victory_roads.rules.theatres.radius import area, covering
from grognard.games.victory_roads.units import AXIS, GERMANS, SOVIET
from grognard.kernel.kept import kept
from grognard.kernel.verbs import Bar

LEADERS = ("rybalko", "katukov", "bogdanov", "schoerner", "model", "heinrici", "himmler")
"""5.4.4: those of whom no two are with a unit or act in a combat."""
PARTISAN_LAND = ("soviet-union", "baltic")


def spots(g: Position, chit: int) -> Iterator[int]:
    """The hexes, units or theatres that a chit in a box may be placed on."""
    placed_on = g.support(chit).placed_on
    if placed_on == "to":
        return (theatre for theatre in range(len(THEATRES)) if not bar_to_assign(g, chit, theatre))
    if g.support(chit).is_attached:
        return (unit for unit in g.units_of(camp_of(g, chit)) if not bar_to_attach(g, chit, unit))
    if placed_on in ("hex", "stack"):
        return (cell for cell in _ground(g, chit) if _suits(g, chit, cell))
    return iter(())


def has_spot(g: Position, chit: int) -> bool:
    """Whether a chit can be placed anywhere; those of a box need no place."""
    return g.support(chit).placed_on == "box" or any(True for _ in spots(g, chit))


# ---- theatres


def bar_to_assign(g: Position, chit: int, theatre: int) -> Bar | None:
    """Why a chit can't be placed on a theatre marker."""
    if g.support(chit).placed_on != "to":
        return "5.4.1", "why.no-place", {"chit": chit}
    if g.mode[theatre] == NO_MODE:
        return "11.3.1", "why.theatre-not-in-play"
    bound = g.support(chit).mandatory or g.support(chit).theatre
    if bound and theatre != theatre_of(g, chit):
        return "9.2.1a", "why.own-theatre", {"chit": chit}
    return None


# ---- units


def bar_to_attach(g: Position, chit: int, unit: int) -> Bar | None:
    """5.4.4: why a chit can't be placed with a unit."""
    support = g.support(chit)
    if not support.is_attached or g.is_chit(unit) or g.cell[unit] < 0 or g.camp[unit] != camp_of(g, chit):
        return "5.4.4a", "why.no-unit-for-it", {"chit": chit, "unit": unit}
    printed = g.unit(unit)
    if printed.kind == "garrison" or (g.camp[unit] == AXIS and g.nation_of(unit) != GERMANS):
        return "5.4.4a", "why.no-unit-for-it", {"chit": chit, "unit": unit}
    if printed.is_hq and support.effect != "bridge":
        return "5.4.4a", "why.no-unit-for-it", {"chit": chit, "unit": unit}
    if support.placed_on == "armoured-unit" and not printed.is_armoured:
        return "support/leaders-soviet", "why.armour-only", {"chit": chit}
    leaders = (other for other in g.carried(unit) if g.support(other).name in LEADERS)
    if support.name in LEADERS and any(True for _ in leaders):
        return "5.4.4b", "why.second-leader", {"chit": chit, "unit": unit}
    return _bar_beyond_theatre(g, chit, g.cell[unit])


# ---- hexes


def bar_to_lay(g: Position, chit: int, cell: int) -> Bar | None:
    """Why a chit can't be placed in a hex."""
    if g.support(chit).placed_on not in ("hex", "stack"):
        return "5.4.1", "why.no-place", {"chit": chit}
    if not _suits(g, chit, cell):
        return "5.4.1", "why.no-hex-for-it", {"chit": chit}
    return _bar_beyond_theatre(g, chit, cell)


def _bar_beyond_theatre(g: Position, chit: int, cell: int) -> Bar | None:
    """9.2.1: whether a support with the mark TO would lie outside the radius of its theatre."""
    reach = _reach(g, chit)
    if reach is None or cell in reach:
        return None
    return "9.2.1a", "why.outside-theatre", {"chit": chit, "theatre": theatre_of(g, chit)}


def _reach(g: Position, chit: int) -> frozenset[int] | None:
    """9.2.1, 5.4.3: the hexes in which an event may be placed as far as theatres go; None is all of them."""
    theatre = theatre_of(g, chit)
    return area(g, theatre) if g.support(chit).theatre and theatre >= 0 else None


@kept()
def occupied(g: Position, camp: int) -> frozenset[int]:
    """The hexes with units of a side."""
    return frozenset(g.cell[unit] for unit in g.units_of(camp))


def _ground(g: Position, chit: int) -> frozenset[int]:
    """At least all hexes that an event may be placed in, and none outside the radius of its theatre."""
    camp, effect, reach = camp_of(g, chit), g.support(chit).effect, _reach(g, chit)
    found = _partisan_ground(g.geo) if effect == "block" else occupied(g, camp)
    if effect == "columns":
        found = occupied(g, 1 - camp) | (found if g.support(chit).range else frozenset())
    return found if reach is None else found & reach


def _suits(g: Position, chit: int, cell: int) -> bool:
    """Whether an event may be placed in a hex, as far as its ground and units go."""
    camp, support, geo = camp_of(g, chit), g.support(chit), g.geo
    own, foe = g.count[camp][cell], g.count[1 - camp][cell]
    if support.effect == "columns":  # on enemies; guns also with own units in contact
        return bool(foe or (support.range and own and g.zone[1 - camp][cell]))
    if support.effect == "block":  # behind the lines: where the Axis could trace supply
        return cell in _partisan_ground(geo) and not own and not foe and bool(lines(g, AXIS)[cell])
    if not own:
        return False
    if support.effect == "fort":
        return not geo.fort[cell] or g.has_fallen(cell)
    if support.effect == "bridgehead":
        markers: int = g.world.charts.tables["bridgehead"]["markers"]
        return cell not in g.bridgeheads and len(g.bridgeheads) < markers
    if support.effect == "attack":
        return bool(assailants(g, cell))
    if support.effect == "reinforce":  # 9.2.2
        standard = any(is_standard(g, unit) for unit in g.units_at(cell))
        return standard and bool(covering(g, cell, OFFENSIVE)) and not covering(g, cell, MOVING)
    return True


def assailants(g: Position, cell: int) -> list[int]:
    """The units of a Soviet stack that can attack."""
    found = (unit for unit in g.units_at(cell) if g.camp[unit] == SOVIET)
    return [unit for unit in found if g.attack(unit)]  # an HQ has no attack factor


@cache
def _partisan_ground(geo: Geography) -> frozenset[int]:
    """1.7.4: hexes of the Soviet Union and the Baltic states with a road or a railway, and no city."""
    return frozenset(
        cell
        for cell in range(len(geo.board))
        if geo.country[cell] in PARTISAN_LAND
        and not geo.closed[cell]
        and not geo.is_city[cell]
        and geo.is_on_way(cell)
    )
