"""7, 9 Over which network units march: by their class, formation and the weather, the dearest of a group."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import attrgetter

from grognard.games.borodino_41.geography import AMPHIBIOUS, Terms
from grognard.games.borodino_41.position import AFOOT, Position
from grognard.games.borodino_41.rules.terrain import leaves_side
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.board.movement import Network


def mobility_of(g: Position, unit: int) -> str:
    """7/move/cost-basis: the class by which a unit moves; on foot if it said so (7/reduce/dismount)."""
    printed = g.printed[unit]
    if g.afoot[unit] == AFOOT:
        return "foot"
    return AMPHIBIOUS if printed.is_amphibious else printed.mobility


def terms_of(g: Position, unit: int) -> Terms:
    """On what the cost of its steps rests; only columns care whose roads they use."""
    column = bool(g.column[unit])
    return _terms(mobility_of(g, unit), column, g.conditions.thaw, column and g.camp[unit] == GERMAN)


_terms = cache(Terms)  # far faster than making them anew
_is_german = attrgetter("german")


def network_for(g: Position, units: Sequence[int]) -> Network:
    """7/move/stacks: the steps open to all of them, at the cost of the dearest class."""
    terms = {terms_of(g, unit) for unit in units} if len(units) > 1 else (terms_of(g, units[0]),)
    network = network_by(g, *terms)
    if any([g.bank[unit] for unit in units]):  # noqa: C419  far faster for one or two
        here = g.cell[units[0]]
        steps = tuple(
            (near, cost) for near, cost in network[here] if not any(is_held(g, unit, near) for unit in units)
        )
        return (*network[:here], steps, *network[here + 1 :])
    return network


def is_held(g: Position, unit: int, near: int) -> bool:
    """9/terrain/embankment: whether wheels that stand on a side of it would get onto it or over."""
    return mobility_of(g, unit) == "wheeled" and leaves_side(g, unit, near)


def network_by(g: Position, *terms: Terms) -> Network:
    """The steps open under all terms; who does not care whose roads they are shares one network."""
    spots = g.spots
    if not any(map(_is_german, terms)):
        bridges = len(g.geo.spots.edge_labels)
        spots = spots[:bridges] + bytes(len(spots) - bridges)
    return g.geo.movement.shared(spots, terms)


def step_cost(network: Network, here: int, there: int) -> int | None:
    """What one step costs, or None where it is closed."""
    return next((cost for near, cost in network[here] if near == there), None)


def deploying_cost(g: Position, unit: int, at: int | None = None) -> int | None:
    """7/formation/to-deployed: the whole hex and its road; None where the class may not leave the road."""
    cell = g.cell[unit] if at is None else at
    return g.geo.deploying(mobility_of(g, unit), g.conditions.thaw)[cell]
