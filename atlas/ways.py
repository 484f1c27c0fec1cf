"""Roads and railways: chains of hexes close to the lines between their stops, and where they cross water."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import hypot

from atlas.hexgrid import Cell, Point
from atlas.model import BuiltMap, MapPlan, Provenance, SideRow, Way
from atlas.rivers import Nearness, cheapest_chain, middle

Leg = tuple[Cell, list[Point], Cell]
"""From one hex that a way must run through to the next, with the line between them."""

_STEP_COST = 0.4
_DISTANCE_COST = 3.0
_CROSSING_COST = 0.6  # a road stays on its bank where it can
_BRIDGE_REACH = 0.75  # hexes between a bridge on the map and where it stands
_SHARED = 0.7  # a way that is there already is cheaper than one beside it


def lay_ways(plan: MapPlan, built: BuiltMap) -> None:
    """Add every way of the plan, in order, then a bridge or a ford wherever one needs it."""
    crossed = (*plan.bridged.values(), *plan.forded.values())
    wet = {feature for features in crossed for feature in features.split()}
    for way in plan.ways:
        for leg in _legs(plan, built, way):
            chain = _chain(plan, built, way, leg, wet)
            if not chain:
                ends = f"{plan.grid.label(leg[0])} to {plan.grid.label(leg[2])}"
                raise ValueError(f"{way.name}: nothing leads from {ends}")
            for one, other in pairwise(chain):
                first, second = sorted((plan.grid.label(one), plan.grid.label(other)))
                grounds = Provenance("reconstructed", way.grounds)
                built.ways.setdefault((way.kind, first, second), SideRow(way.name, grounds))
    _crossings(plan, built, "bridge", plan.bridged)
    _crossings(plan, built, "ford", plan.forded)
    _name_bridges(plan, built)


def _legs(plan: MapPlan, built: BuiltMap, way: Way) -> Iterator[Leg]:
    start: Cell | None = None
    line: list[Point] = []
    for stop in way.stops:
        if not isinstance(stop, str):
            line.append(plan.frame.to_hex_units(stop))
            continue
        cell = plan.grid.cell(stop if stop in built.hexes else built.hex_of(stop))
        if start:
            yield start, [*line, plan.grid.centre(cell)], cell
        start, line = cell, [plan.grid.centre(cell)]
    if len(line) != 1:
        raise ValueError(f"{way.name} must begin and end at a place or a hex")


def _chain(plan: MapPlan, built: BuiltMap, way: Way, leg: Leg, wet: set[str]) -> list[Cell]:
    start, line, goal = leg
    near_line = Nearness(line)

    def links(cell: Cell) -> Iterator[tuple[Cell, float]]:
        here = plan.grid.label(cell)
        x, y = plan.grid.centre(cell)
        for near in plan.grid.neighbours(cell):
            there = plan.grid.label(near)
            first, second = sorted((here, there))
            if built.hexes[there].terrain in plan.closed:
                continue
            if way.along and (way.along, first, second) not in built.ways:
                continue
            features = built.features(f"{here}-{there}")
            if not features.isdisjoint(plan.impassable.split()):
                continue
            to_x, to_y = plan.grid.centre(near)
            price = _STEP_COST + _DISTANCE_COST * (
                near_line.square((to_x, to_y)) + near_line.square(((x + to_x) / 2, (y + to_y) / 2))
            )
            if not wet.isdisjoint(features):
                price += _CROSSING_COST
            yield near, price * (_SHARED if (way.kind, first, second) in built.ways else 1.0)

    return cheapest_chain(start, {goal}, links)


def _crossings(plan: MapPlan, built: BuiltMap, crossing: str, kinds: Mapping[str, str]) -> None:
    without = {built.side_of(pair) for pair in plan.unbridged.split()}
    for (kind, first, second), way in list(built.ways.items()):
        side = built.side_of(f"{first}-{second}")
        if side in without or "bridge" in built.sides.get(side, ()):
            continue
        for feature in kinds.get(kind, "").split():
            if crossed := built.sides.get(side, {}).get(feature):
                grounds = Provenance("reconstructed", f"{way.name or kind} crosses {crossed.name or feature}")
                built.set_side(side, crossing, SideRow(crossed.name, grounds))


def _name_bridges(plan: MapPlan, built: BuiltMap) -> None:
    unnamed = {side: middle(side) for side, features in built.sides.items() if "bridge" in features}
    for name, place in plan.bridges.items():
        x, y = plan.frame.to_hex_units(place)
        off, side = min((hypot(at[0] - x, at[1] - y), side) for side, at in unnamed.items())
        if off > _BRIDGE_REACH:
            raise ValueError(f"{name}: the nearest bridge is {off:.2f} hexes away")
        built.sides[side]["bridge"] = SideRow(name, built.sides[side]["bridge"].provenance)
        del unnamed[side]
