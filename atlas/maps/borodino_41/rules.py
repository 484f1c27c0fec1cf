"""What the rules of Borodino '41 fix about its map. They name no hex, but much of what lies where."""

from collections.abc import Iterator

from atlas.hexgrid import Corner
from atlas.maps.borodino_41.edges import EAST, MOSKVA_LEAVES, NORTH, WEST
from atlas.maps.borodino_41.frame import GRID, hexes_apart, toward
from atlas.maps.borodino_41.line import SIDES
from atlas.model import BuiltMap

TERRAIN = {"clear", "woods", "marsh", "village", "town"}  # chapter 9, with hills in a column of their own
ROADS = ("highway", "primary-road", "secondary-road", "fire-trail", "rail")
LIKE_A_VILLAGE = ("village", "station", "camp")


def check(built: BuiltMap) -> list[str]:
    """Everything that is wrong with a built map; empty when it obeys the rulebook."""
    return [*_edges(built), *_moskva(built), *_ground(built), *_works(built), *_places(built), *_roads(built)]


def _hexes(built: BuiltMap, *kinds: str) -> set[str]:
    return {label for kind, *pair in built.ways if kind in kinds for label in pair}


def _works_of(built: BuiltMap) -> dict[str, list[str]]:
    """The front of every work, by its hex."""
    return {label: place.values["front"].split() for label, place in built.places if "front" in place.values}


def _edges(built: BuiltMap) -> Iterator[str]:
    for kind, reached in (("highway", (WEST, EAST)), ("rail", (WEST, EAST)), ("primary-road", (EAST,))):
        for edge in reached:
            if len(_hexes(built, kind).intersection(edge)) != 1:
                yield f"the {kind} must cross the edge {edge[0]} to {edge[-1]} once (16/reinf)"
    (highway,) = _hexes(built, "highway").intersection(WEST)
    (rail,) = _hexes(built, "rail").intersection(WEST)
    if hexes_apart(rail, highway) > 6:
        yield f"Germans may enter on the railway, but {rail} is not within 6 of {highway} (16/reinf/german)"
    if not any(label < highway for label in _hexes(built, *ROADS).intersection(WEST) - {rail}):
        yield f"no road enters from the west north of {highway} (oe/soviet/11-oct-west)"
    if not _hexes(built, "secondary-road", "primary-road").intersection(NORTH[MOSKVA_LEAVES:]):
        yield "no road leaves by the north edge east of the Moskva (13/supply/edge-soviet)"


def _moskva(built: BuiltMap) -> Iterator[str]:
    rivers = {side: rows["river"].name for side, rows in built.sides.items() if "river" in rows}
    if set(rivers.values()) != {"Moskva"}:
        yield f"the only river is the Moskva, not {sorted(set(rivers.values()))} (9/terrain/river)"
    corners = [corner for side in rivers for corner in side]
    mouth = max(corner for corner in corners if corners.count(corner) == 1)
    beside = {label for label in NORTH if _touches(label, mouth)}
    if not beside <= set(NORTH[MOSKVA_LEAVES - 1 : MOSKVA_LEAVES + 1]) or not beside:
        yield f"the Moskva leaves beside {sorted(beside)}, not after column {MOSKVA_LEAVES} (13/supply)"


def _touches(label: str, corner: Corner) -> bool:
    return corner in GRID.corners(GRID.cell(label))


def _ground(built: BuiltMap) -> Iterator[str]:
    found = {row.terrain for row in built.hexes.values()}
    if found != TERRAIN:
        yield f"terrain must be {sorted(TERRAIN)}, not {sorted(found)} (9/terrain)"
    if not any(row.terrain == "woods" and row.values["hill"] == "yes" for row in built.hexes.values()):
        yield "no wooded hill (15/works/cumulative)"
    for label, place in built.places:
        terrain = built.hexes[label].terrain
        if place.kind in LIKE_A_VILLAGE and terrain != "village":
            yield f"{place.name} must count as a village, not {terrain} (9/terrain/stations)"
        if place.name in ("Mozhaisk", "Luzhetsky Monastery") and terrain != "town":
            yield f"{place.name} must be part of the town, not {terrain} (9/terrain/town)"
    town = {label for label, row in built.hexes.items() if row.terrain == "town"}
    if any(hexes_apart(label, built.hex_of("Mozhaisk")) > 2 for label in town):
        yield "the only town is Mozhaisk (9/terrain/town)"


def _works(built: BuiltMap) -> Iterator[str]:
    works = _works_of(built)
    for label, front in works.items():
        first = SIDES.index(front[0])
        if front != [SIDES[(first + step) % 6] for step in range(3)]:
            yield f"the front of {label} must be three sides in a row, not {front} (9/fort/front)"
        if not {"sw", "nw"} <= set(front):
            yield f"the work in {label} must face west, not {front}"
        for side in front:
            if toward(label, side) in works:
                yield f"the front of {label} is that of {toward(label, side)} too"
        if built.hexes[label].terrain == "marsh":
            yield f"no work stands in the marsh of {label} (15/works/on-fort)"
    for kind in ("highway", "rail"):
        crossed = {label[:2]: label for label in _hexes(built, kind)}
        if {label < crossed[label[:2]] for label in works if label not in crossed.values()} != {True, False}:
            yield f"the fortified line must run across the {kind}"
    if not {"Bagration's Flèches", "Raevsky's Redoubt"} <= {place.name for _, place in built.places}:
        yield "the line must take in the works of 1812 (9/fort/redoubts)"


def _places(built: BuiltMap) -> Iterator[str]:
    works = _works_of(built)
    kolotchy, yelnya, artemki = (built.hex_of(name) for name in ("Kolotchy Station", "Yelnya", "Artemki"))
    if min(hexes_apart(kolotchy, label) for label in WEST) <= 5:
        yield f"Kolotchy Station in {kolotchy} must be over 5 hexes from the west edge (5/turn-indication)"
    if any(label[:2] <= kolotchy[:2] for label in works):
        yield "no work stands west of Kolotchy Station (oe/soviet/setup)"
    for name in ("Yundinki", "Yelnya", "Shevardino"):
        if min(hexes_apart(built.hex_of(name), label) for label in works) > 1:
            yield f"{name} must stand in the line or just behind it (19/intro)"
    if not {yelnya, artemki} <= _hexes(built, "highway") or yelnya >= artemki:
        yield "Yelnya, then Artemki must stand on the highway (19/intro)"
    for name in ("Kolotchy Station", "Mozhaisk Station"):
        if built.hex_of(name) not in _hexes(built, "rail"):
            yield f"{name} must stand on the railway"
    for name in ("Mozhaisk", "Mozhaisk Station"):
        if built.hex_of(name) not in _hexes(built, "primary-road"):
            yield f"{name} must stand on a primary road (7/rail/cut)"
    for one, other, least, most in (
        ("Borodino", "Mozhaisk", 15, 18),
        ("Borodino", "Shevardino", 3, 5),
        ("Yelnya", "Mozhaisk Station", 12, 25),
    ):
        if not least <= hexes_apart(built.hex_of(one), built.hex_of(other)) <= most:
            yield f"{one} and {other} must be {least} to {most} hexes apart"


def _roads(built: BuiltMap) -> Iterator[str]:
    served = _hexes(built, *ROADS)
    for label, place in built.places:
        if place.kind in LIKE_A_VILLAGE and label not in served:
            yield f"nothing leads to {place.name} in {label}"
    raised = {tuple(pair) for kind, *pair in built.ways if kind == "embankment"}
    for carried in ("highway", "rail"):
        pairs = {tuple(pair) for kind, *pair in built.ways if kind == carried}
        if not raised & pairs or pairs <= raised:
            yield f"part of the {carried} must run on an embankment (9/terrain/embankment)"
    for kind, one, other in built.ways:
        wet = built.features(f"{one}-{other}") & {"stream", "river"}
        if wet and built.features(f"{one}-{other}").isdisjoint({"bridge", "ford"}):
            yield f"the {kind} from {one} to {other} has no bridge or ford (9/terrain/bridges-fords)"
