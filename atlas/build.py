"""From a plan and the layers to the finished map, and from the map to its files."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO

from atlas.hexgrid import Corner, Point, Side, corner_point
from atlas.layers import Layers
from atlas.model import Area, BuiltMap, Course, HexRow, MapPlan, Paint, Provenance, SideRow
from atlas.plane import curved, inside
from atlas.rivers import RiverNetwork, Snapping, chain_ends, every, nearest_step
from atlas.terrain import measure
from atlas.ways import lay_ways

_HAND_SPACING = 0.1  # hexes between the points of a course drawn by hand


def build(plan: MapPlan) -> BuiltMap:
    """Terrain and what is painted over it, columns, courses and hand-set sides, places, ways and bridges."""
    built = BuiltMap(plan.grid)
    layers = Layers(plan.box) if plan.box else None
    _ground(plan, layers, built)
    _courses(plan, layers, built)
    _hand_sides(plan, built)
    _columns(plan, built)
    _places(plan, built)
    lay_ways(plan, built)
    for label, rule in plan.printed.items():
        if "-" in label:
            features = built.sides[built.side_of(label)]
            features |= {name: SideRow(row.name, _by(rule, row.provenance)) for name, row in features.items()}
        else:
            built.hexes[label].provenance = _by(rule, built.hexes[label].provenance)
    return built


def _by(rule: str, provenance: Provenance) -> Provenance:
    return Provenance("printed", f"{rule}; {provenance.grounds}")


def _ground(plan: MapPlan, layers: Layers | None, built: BuiltMap) -> None:
    grounds = Provenance("reconstructed", plan.base_grounds)
    if layers and plan.ground:
        measured = measure(plan.grid, plan.frame, layers.land_mask(), layers.elevation())
        for cell, ground in measured.items():
            built.hexes[plan.grid.label(cell)] = HexRow(plan.ground(ground), grounds)
    else:
        built.hexes |= {plan.grid.label(cell): HexRow(plan.base, grounds) for cell in plan.grid.cells}
    for paint in plan.paints:
        for label in _painted(plan, paint):
            if not paint.over or built.hexes[label].terrain in paint.over.split():
                built.hexes[label] = HexRow(paint.terrain, Provenance(paint.source, paint.grounds))


def _painted(plan: MapPlan, paint: Paint) -> Iterable[str]:
    yield from paint.hexes.split()
    for outline in paint.outlines:
        yield from sorted(_hexes_inside(plan, outline))
    for line in paint.lines:
        for point in every([plan.frame.to_hex_units(place) for place in line], _HAND_SPACING):
            if cell := plan.grid.cell_at(point):
                yield plan.grid.label(cell)


def _hexes_inside(plan: MapPlan, outline: Sequence[Point]) -> set[str]:
    ring = [plan.frame.to_hex_units(corner) for corner in outline]
    return {plan.grid.label(cell) for cell in plan.grid.cells if inside(plan.grid.centre(cell), ring)}


def _hexes_of(plan: MapPlan, built: BuiltMap, area: Area) -> set[str]:
    found = _hexes_inside(plan, area.outline) if area.outline else set()
    if area.behind:
        found |= built.sheltered.get(area.behind, set())
    if area.start:
        found |= _hexes_up_to(plan, built, area.start, area.up_to)
    return (found | set(area.added.split())) - set(area.removed.split())


def _hexes_up_to(plan: MapPlan, built: BuiltMap, start: str, line: str) -> set[str]:
    found, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        for there in built.neighbours(here):
            if there in found or built.hexes[there].terrain in plan.closed:
                continue
            if line not in built.features(f"{here}-{there}"):
                found.add(there)
                frontier.append(there)
    return found


def _columns(plan: MapPlan, built: BuiltMap) -> None:
    for column in plan.columns:
        for row in built.hexes.values():
            row.values[column.name] = column.closed if row.terrain in plan.closed else column.usual
        for area in column.areas:
            for label in sorted(_hexes_of(plan, built, area)):
                row = built.hexes[label]
                if row.terrain in plan.closed:
                    continue
                row.values[column.name] = area.name
                if area.noted:
                    grounds = f"{row.provenance.grounds}; {area.grounds}"
                    row.provenance = Provenance(row.provenance.source, grounds)


def _courses(plan: MapPlan, layers: Layers | None, built: BuiltMap) -> None:
    traced = [course for course in plan.courses if not course.by_hand]
    if traced and not layers:
        raise ValueError(f"{traced[0].name} is to be traced, but {plan.name} reads no layers")
    network = RiverNetwork(layers.rivers()) if traced and layers else None
    barred, joints = _shores(plan, built)
    for course in plan.courses:
        line = _line(plan, course, network)
        snapping = Snapping(plan.grid, barred | {built.side_of(pair) for pair in course.avoid})
        corners = snapping.open_corners()
        starts, goals = (
            corners & _joint(course, end, joints) if end else corners for end in (course.begins, course.ends)
        )
        chain = snapping.snap(line, starts, goals)
        joints[course.name] = joints.get(course.name, set()) | {corner for side in chain for corner in side}
        great = len(chain)
        if course.great_from:
            great = nearest_step(chain, plan.frame.to_hex_units(course.great_from))
        for step, side in enumerate(chain):
            feature = course.great if step >= great else course.feature
            grounds = Provenance("reconstructed", course.grounds)
            built.set_side(side, feature, SideRow(course.name, grounds))
        if course.shelters:
            built.sheltered.setdefault(course.feature, set()).update(_behind(plan, course, chain))


def _behind(plan: MapPlan, course: Course, chain: Sequence[Side]) -> Iterator[str]:
    """The hexes on one hand of a chain of hexsides."""
    hand = {"left": 1, "right": -1}[course.shelters]
    for side, end in zip(chain, chain_ends(chain), strict=True):
        start = side[0] if end == side[1] else side[1]
        (x1, y1), (x2, y2) = corner_point(start), corner_point(end)
        for cell in plan.grid.side_owners[side]:
            x, y = plan.grid.centre(cell)
            if ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) * hand > 0:
                yield plan.grid.label(cell)


def _shores(plan: MapPlan, built: BuiltMap) -> tuple[frozenset[Side], dict[str, set[Corner]]]:
    """The sides that no course uses, because nobody stands on one bank, and the corners on edge and shore."""
    grid = plan.grid
    terrain = {cell: built.hexes[grid.label(cell)].terrain for cell in grid.cells}
    barred, shore, edge = set(), set(), set()
    for side, owners in grid.side_owners.items():
        kinds = {terrain[cell] for cell in owners}
        if not kinds.isdisjoint({*plan.closed, *plan.water}):
            barred.add(side)
        if not kinds.isdisjoint(plan.water):
            shore |= set(side)
        if len(owners) == 1:
            edge |= set(side)
    return frozenset(barred), {"shore": shore, "edge": edge}


def _joint(course: Course, end: str, joints: dict[str, set[Corner]]) -> set[Corner]:
    if end not in joints:
        raise ValueError(f"{course.name} joins {end}, which must stand before it in the list")
    return joints[end]


def _line(plan: MapPlan, course: Course, network: RiverNetwork | None) -> list[Point]:
    traced = course.waypoints if course.by_hand or network is None else network.trace(course.waypoints)
    line = [plan.frame.to_hex_units(place) for place in traced]
    if course.by_hand:
        line = curved(line, _HAND_SPACING)
    on_map = [point for point in line if plan.grid.cell_at(point) is not None]
    if len(on_map) < 2:
        raise ValueError(f"{course.name} does not touch the map of {plan.name}")
    return on_map


def _hand_sides(plan: MapPlan, built: BuiltMap) -> None:
    for mark in plan.sides:
        for pair in mark.sides.split():
            side = built.side_of(pair)
            if mark.feature:
                built.set_side(side, mark.feature, SideRow(mark.name, Provenance(mark.source, mark.grounds)))
            else:
                built.sides.pop(side, None)


def _places(plan: MapPlan, built: BuiltMap) -> None:
    for place in plan.places:
        if not place.hex and not place.at:
            raise ValueError(f"{place.name} has neither a point nor a hex")
        cell = plan.grid.cell_at(plan.frame.to_hex_units(place.at)) if place.at else None
        label = place.hex or (plan.grid.label(cell) if cell else "")
        if label not in built.hexes:
            raise ValueError(f"{place.name} lies off the map of {plan.name}")
        built.places.append((label, place))


def files(plan: MapPlan, built: BuiltMap) -> dict[str, str]:
    """The text of each committed file, by its name."""
    columns = [column.name for column in plan.columns]
    tables: dict[str, tuple[list[str], list[list[str]]]] = {
        "map.csv": (
            ["hex", "terrain", *columns],
            [
                [label, row.terrain, *(row.values[name] for name in columns), *_why(row.provenance)]
                for label, row in built.hexes.items()
            ],
        ),
        "sides.csv": (
            ["a", "b", "feature", "name"],
            [
                [*built.side_labels(side), feature, row.name, *_why(row.provenance)]
                for side, features in built.sides.items()
                for feature, row in features.items()
            ],
        ),
        "ways.csv": (
            ["a", "b", "kind", "name"],
            [[a, b, kind, row.name, *_why(row.provenance)] for (kind, a, b), row in built.ways.items()],
        ),
        "places.csv": (
            ["hex", "kind", "name", "name_fr", "today", *plan.place_columns],
            [
                [
                    *(label, place.kind, place.name, place.name_fr or place.name, place.today),
                    *(place.values.get(name, "") for name in plan.place_columns),
                    *(place.source, place.grounds),
                ]
                for label, place in built.places
            ],
        ),
    }
    return {
        name: text_of(plan.legends[name], [*columns, "source", "grounds"], sorted(rows))
        for name, (columns, rows) in tables.items()
        if name in plan.legends
    }


def _why(provenance: Provenance) -> tuple[str, str]:
    return provenance.source, provenance.grounds


def text_of(legend: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A data file: the legend as comments, then the table."""
    stream = StringIO()
    stream.writelines(f"# {line}".rstrip() + "\n" for line in legend.strip().splitlines())
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return stream.getvalue()
