"""From a plan and the layers to the finished map, and from the map to its two files."""

import csv
from collections.abc import Sequence
from io import StringIO

from atlas.hexgrid import Corner, Point
from atlas.layers import Layers
from atlas.model import Area, BuiltMap, HexRow, MapPlan, Provenance, River, SideRow
from atlas.rivers import RiverNetwork, Snapping
from atlas.terrain import measure

CLOSED = ("sea", "switzerland")


def build(plan: MapPlan, layers: Layers) -> BuiltMap:
    """Terrain, then what is painted over it, then areas, rivers and hand-set sides."""
    built = BuiltMap(plan.grid)
    _ground(plan, layers, built)
    _areas(plan, built)
    _rivers(plan, layers, built)
    for mark in plan.sides:
        for pair in mark.sides.split():
            grounds = Provenance("reconstructed", mark.grounds)
            built.sides[built.side_of(pair)] = SideRow(mark.feature, mark.name, grounds)
    for label, rule in plan.printed.items():
        row = built.hexes[label]
        row.provenance = Provenance("printed", f"{rule}; {row.provenance.grounds}")
    return built


def _ground(plan: MapPlan, layers: Layers, built: BuiltMap) -> None:
    measured = measure(plan.grid, plan.frame, layers.land_mask(), layers.elevation())
    for cell, ground in measured.items():
        provenance = Provenance("reconstructed", plan.relief_grounds)
        built.hexes[plan.grid.label(cell)] = HexRow(plan.thresholds.terrain(ground), provenance)
    for paint in plan.paints:
        for label in paint.hexes.split():
            built.hexes[label] = HexRow(paint.terrain, Provenance(paint.source, paint.grounds))


def _areas(plan: MapPlan, built: BuiltMap) -> None:
    western = _hexes_inside(plan, plan.western_theatre)
    regions = {area.name: _hexes_inside(plan, area) for area in plan.regions}
    fortified = set(plan.fortified.hexes.split())
    for label, row in built.hexes.items():
        if row.terrain in CLOSED:
            continue
        row.theatre = plan.theatre_free.get(label, "west" if label in western else "east")
        row.region = next((name for name, labels in regions.items() if label in labels), "")
        if label in fortified:
            row.fortified = True
            row.provenance = Provenance(
                row.provenance.source, f"{row.provenance.grounds}; {plan.fortified.grounds}"
            )


def _hexes_inside(plan: MapPlan, area: Area) -> set[str]:
    outline = [plan.frame.to_hex_units(corner) for corner in area.outline]
    inside = {plan.grid.label(cell) for cell in plan.grid.cells if _inside(plan.grid.centre(cell), outline)}
    return (inside | set(area.added.split())) - set(area.removed.split())


def _inside(point: Point, outline: Sequence[Point]) -> bool:
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) / (y2 - y1) * (x2 - x1):
            crossings += 1
    return crossings % 2 == 1


def _rivers(plan: MapPlan, layers: Layers, built: BuiltMap) -> None:
    network = RiverNetwork(layers.rivers())
    grid = plan.grid
    coast = {
        side
        for side, owners in grid.side_owners.items()
        if any(built.hexes[grid.label(cell)].terrain in CLOSED for cell in owners)
    }
    shore = {
        corner
        for side in coast
        for cell in grid.side_owners[side]
        if built.hexes[grid.label(cell)].terrain == "sea"
        for corner in side
    }
    rim = {corner for side, owners in grid.side_owners.items() if len(owners) == 1 for corner in side}
    courses: dict[str, set[Corner]] = {}
    for river in plan.rivers:
        line = _within(plan, [plan.frame.to_hex_units(place) for place in network.trace(river.waypoints)])
        snapping = Snapping(grid, frozenset(coast) | {built.side_of(pair) for pair in river.avoid})
        corners = snapping.open_corners()
        goals = corners & _goals(river, shore, rim, courses)
        course = snapping.snap(line, corners & rim if river.source_at_edge else corners, goals)
        courses[river.name] = {corner for side in course for corner in side}
        for side in course:
            grounds = Provenance("reconstructed", river.grounds)
            built.sides.setdefault(side, SideRow("river", river.name, grounds))


def _goals(
    river: River, shore: set[Corner], rim: set[Corner], courses: dict[str, set[Corner]]
) -> set[Corner]:
    if river.mouth == "sea":
        return shore
    if river.mouth == "edge":
        return rim
    if river.mouth not in courses:
        raise ValueError(f"{river.name} joins {river.mouth}, which must stand before it in the list")
    return courses[river.mouth]


def _within(plan: MapPlan, line: Sequence[Point]) -> list[Point]:
    on_map = [point for point in line if plan.grid.cell_at(point) is not None]
    if len(on_map) < 2:
        raise ValueError(f"a river of {plan.name} does not touch the map")
    return on_map


def files(plan: MapPlan, built: BuiltMap) -> dict[str, str]:
    """The text of each committed file, by its name."""
    hex_rows = [
        [label, row.terrain, row.theatre, row.region, "yes" if row.fortified else "no", *_why(row.provenance)]
        for label, row in sorted(built.hexes.items())
    ]
    side_rows = sorted(
        [*built.side_labels(side), row.feature, row.name, *_why(row.provenance)]
        for side, row in built.sides.items()
    )
    columns = {
        "map.csv": ["hex", "terrain", "theatre", "region", "fortified", "source", "grounds"],
        "sides.csv": ["a", "b", "feature", "name", "source", "grounds"],
    }
    rows = {"map.csv": hex_rows, "sides.csv": side_rows}
    return {name: text_of(plan.legends[name], columns[name], rows[name]) for name in columns}


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
