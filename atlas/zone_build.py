"""From the plan of a map of zones to its files."""

from collections.abc import Iterable
from itertools import pairwise
from math import cos, radians, sin

from atlas.build import text_of
from atlas.plane import Plane, curved, thinned
from atlas.zone_model import BuiltZones, Place, Point, ZonePlan, points
from atlas.zone_outlines import outlined
from atlas.zone_scenery import locator, reaches, scarps, wandering, woods
from atlas.zones import Partition

Row = list[object]
_COLUMNS = {
    "data/zones.csv": "zone name index terrain sector east edge supply value garrison role x y "
    "source grounds",
    "data/borders.csv": "a b river road line source grounds",
    "data/tracks.csv": "track place zone source grounds",
    "data/turns.csv": "turn date source grounds",
    "look/shapes.csv": "kind name points",
}
_SCENERY_KM = 0.15  # how far a drawn river may stray from its course


def build_zones(plan: ZonePlan) -> BuiltZones:
    """The zones of a plan, with their borders and shapes."""
    return outlined(Partition(plan))


def zone_files(plan: ZonePlan, built: BuiltZones) -> dict[str, str]:
    """The text of each committed file, by its name."""
    rows = {
        "data/zones.csv": [_zone(plan, built, place) for place in plan.places],
        "data/borders.csv": _borders(plan, built),
        "data/tracks.csv": _tracks(plan),
        "data/turns.csv": [[turn, date, "reconstructed", "two days a turn"] for turn, date in plan.turns],
        "look/shapes.csv": list(_shapes(plan, built)),
    }
    return {
        name: text_of(
            plan.legends[name], columns.split(), [[str(item) for item in row] for row in rows[name]]
        )
        for name, columns in _COLUMNS.items()
    }


def _zone(plan: ZonePlan, built: BuiltZones, place: Place) -> Row:
    shape = built.shapes[place.zone]
    return [
        place.zone,
        place.name,
        plan.index(place),
        place.terrain,
        place.sector,
        "yes" if place.east else "no",
        shape.edges,
        place.supply,
        place.value,
        place.garrison,
        place.role,
        *shape.centre,
        "printed" if place.printed else "reconstructed",
        place.printed or place.grounds,
    ]


def _borders(plan: ZonePlan, built: BuiltZones) -> list[Row]:
    crossed: dict[tuple[str, str], str] = {}
    for road in plan.roads:
        for one, other in pairwise(road.zones.split()):
            crossed.setdefault((min(one, other), max(one, other)), road.name)
    lines = {
        (min(line.zone, other), max(line.zone, other)): line
        for line in plan.entrenchments
        for other in line.against.split()
    }
    rows: list[Row] = []
    for pair in sorted(built.borders):
        grounds = [f"{built.borders[pair]:.0f} km of border"]
        if pair in crossed:
            grounds.append(crossed[pair])
        if pair in lines:
            grounds.append(lines[pair].grounds)
        source = "reconstructed"
        if pair in plan.printed_borders:
            source = "printed"
            grounds.insert(0, plan.printed_borders[pair])
        protected = lines[pair].zone if pair in lines else ""
        has_road = "yes" if pair in crossed else "no"
        rows.append([*pair, built.river(*pair), has_road, protected, source, "; ".join(grounds)])
    return rows


def _tracks(plan: ZonePlan) -> list[Row]:
    rows: list[Row] = []
    for track, chain in plan.tracks.items():
        for number, zone in enumerate(chain.split(), 1):
            first = number == 1
            source = "printed" if first else "reconstructed"
            rows.append([track, number, zone, source, "2.2.2" if first else plan.track_grounds[track]])
    return rows


def _shapes(plan: ZonePlan, built: BuiltZones) -> Iterable[Row]:
    plane = Plane(plan.box)
    places = {place.zone: place for place in plan.places}
    for zone, shape in built.shapes.items():
        yield ["zone", zone, _written(shape.outline)]
    for zone, place in places.items():
        if place.built_up:
            yield ["town", zone, _written([plane.place(place.at)])]
    for region in plan.regions:
        x, y = plane.place(region.at)
        turn = radians(region.turn)
        half = (region.reach / 2 * cos(turn), -region.reach / 2 * sin(turn))
        yield ["region", region.name, _written([(x - half[0], y - half[1]), (x + half[0], y + half[1])])]
    courses = [
        (river.name, thinned(wandering(river.name, plane.curve(river.course, 0.6)), _SCENERY_KM))
        for river in plan.rivers
    ]
    for name, course in courses:
        yield ["river", name, _written(course)]
    for name, line in reaches(courses, built):
        yield ["reach", name, _written(line)]
    for lake in plan.lakes:
        yield ["lake", f"{lake.width}", _written(thinned(plane.curve(lake.course, 0.6), _SCENERY_KM))]
    middle = plane.place(plan.city.middle)
    for road in plan.roads:
        stops = [
            middle if places[zone].terrain == "berlin" else plane.place(places[zone].at)
            for zone in road.zones.split()
        ]
        if road.course:
            stops = [plane.place(lonlat) for lonlat in points(road.course)]
        yield ["road", road.name, _written(thinned(curved(stops, 1.0), _SCENERY_KM))]
    for line in built.dry:
        yield ["border", "", _written(line)]
    for ring in woods(plan, built, courses):
        yield ["wood", "", _written(ring)]
    for line in scarps(plan):
        yield ["scarp", "", _written(line)]
    for zone in plan.marshes:
        yield ["marsh", zone, _written(built.shapes[zone].outline)]
    for name, outline in locator(plan):
        yield ["locator", name, _written(outline)]


def _written(line: Iterable[Point]) -> str:
    return " ".join(f"{x:.2f} {y:.2f}" for x, y in line)
