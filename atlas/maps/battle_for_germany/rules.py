"""What the rules and public errata of Battle for Germany fix about its map."""

from collections.abc import Iterator

from atlas.model import BuiltMap

CLOSED = ("sea", "switzerland")
WEST_EXIT = [f"{row:02d}01" for row in range(16, 24)]
EAST_EXIT = [f"{row:02d}26" for row in range(9, 36)]
SOUTH_EXIT = [f"01{column:02d}" for column in range(12, 18)]
COURLAND_ENTRY = [f"35{column:02d}" for column in range(22, 27)]

PRINTED: dict[str, str] = {
    **dict.fromkeys(WEST_EXIT, "German exit hex (9-0)"),
    **dict.fromkeys(EAST_EXIT, "German exit hex (9-0)"),
    **dict.fromkeys(SOUTH_EXIT, "German exit hex (9-0)"),
    **dict.fromkeys(COURLAND_ENTRY, "Courland entry hex (8-0)"),
    "3526": "German exit hex (9-0), Courland entry hex (8-0)",
    "0926": "German exit hex (9-0), north of the Yugoslav border (7-25)",
    "2401": "start of Canadian II Corps (public errata)",
}

CITIES = {
    "Berlin": "2512",
    "Warsaw": "2524",
    "Prague": "2014",
    "Vienna": "1617",
    "Stettin": "2714",
    "Rostock": "2910",
    "Budapest": "1522",
    "Munich": "1509",
    "Hamburg": "2707",
    "Cologne": "2202",
    "Essen": "2302",
    "Milan": "1005",
    "Venice": "1010",
    "Zagreb": "1116",
    "Belgrade": "0925",
    "Königsberg": "3122",
    "Danzig": "3020",
}
_EAST = ("Warsaw", "Prague", "Vienna", "Stettin", "Rostock", "Budapest", "Zagreb", "Belgrade", "Königsberg")
_WEST = ("Munich", "Hamburg", "Cologne", "Essen", "Milan", "Venice")


def check(built: BuiltMap) -> list[str]:
    """Everything that is wrong with a built map; empty when it obeys the rulebook."""
    return [
        *_edges(built),
        *_cities(built),
        *_areas(built),
        *_west_wall(built),
        *_connected(built),
        *_kinds(built),
    ]


def _edges(built: BuiltMap) -> Iterator[str]:
    for label in [*PRINTED, *CITIES.values()]:
        if built.hexes[label].terrain in CLOSED:
            yield f"{label} must be land, not {built.hexes[label].terrain}"
    for label in SOUTH_EXIT:
        if built.hexes[label].values["region"] != "italy":
            yield f"{label} must be in Italy (9-0)"
    for label in [*WEST_EXIT, *SOUTH_EXIT, "2401"]:
        if built.hexes[label].values["theatre"] != "west":
            yield f"{label} must lie west of the theatre boundary (5-41, 9-0)"
    for label in EAST_EXIT:
        if built.hexes[label].values["theatre"] != "east":
            yield f"{label} must lie east of the theatre boundary (5-41, 9-0)"


def _cities(built: BuiltMap) -> Iterator[str]:
    for name in _EAST:
        if built.hexes[CITIES[name]].values["theatre"] != "east":
            yield f"{name} {CITIES[name]} must lie east of the theatre boundary"
    for name in _WEST:
        if built.hexes[CITIES[name]].values["theatre"] != "west":
            yield f"{name} {CITIES[name]} must lie west of the theatre boundary"
    berlin = built.hexes[CITIES["Berlin"]]
    if (berlin.terrain, berlin.values["theatre"]) != ("berlin", "berlin"):
        yield f"2512 must be Berlin, not {berlin.terrain} in theatre {berlin.values['theatre']!r}"
    around = [built.hexes[label].values["theatre"] for label in _open_neighbours(built, CITIES["Berlin"])]
    for theatre in ("east", "west"):
        if around.count(theatre) < 2:
            yield f"Berlin has {around.count(theatre)} neighbours in the {theatre}, expected two (7-22)"


def _areas(built: BuiltMap) -> Iterator[str]:
    for label, row in built.hexes.items():
        if (row.terrain in CLOSED) != (row.values["theatre"] == ""):
            yield f"{label} is {row.terrain} but its theatre is {row.values['theatre']!r}"
        if (row.values["region"], row.values["theatre"]) in (("italy", "east"), ("yugoslavia", "west")):
            yield f"{label} in {row.values['region']} lies {row.values['theatre']} of the theatre boundary"
    for label in ("0826", "0726", "0626", "1122"):
        if built.hexes[label].values["region"] != "yugoslavia":
            yield f"{label} must be in Yugoslavia (7-25)"
    if built.hexes["0926"].values["region"]:
        yield "0926 must lie north of Yugoslavia (7-25)"


def _west_wall(built: BuiltMap) -> Iterator[str]:
    wall = [label for label, row in built.hexes.items() if row.values["fortified"] == "yes"]
    for label in wall:
        if built.hexes[label].values["theatre"] != "west":
            yield f"{label} is fortified but not in the west (6-83)"
    if not any(
        built.hexes[label].terrain == "broken" and len(_west_approaches(built, label)) >= 2 for label in wall
    ):
        yield "no fortified broken hex can be attacked from two hexes to its west without a river (6-1)"


def _west_approaches(built: BuiltMap, label: str) -> list[str]:
    column = built.grid.cell(label)[0]
    return [
        near
        for near in _open_neighbours(built, label)
        if built.grid.cell(near)[0] < column
        and built.hexes[near].values["fortified"] == "no"
        and built.side_of(f"{near}-{label}") not in built.sides
    ]


def _connected(built: BuiltMap) -> Iterator[str]:
    land = {label for label, row in built.hexes.items() if row.terrain not in CLOSED}
    reached, waiting = {"2512"}, ["2512"]
    while waiting:
        for near in _open_neighbours(built, waiting.pop()):
            if near not in reached:
                reached.add(near)
                waiting.append(near)
    for label in sorted(land - reached):
        yield f"{label} cannot be reached from Berlin by land"


def _open_neighbours(built: BuiltMap, label: str) -> list[str]:
    found = []
    for cell in built.grid.neighbours(built.grid.cell(label)):
        near = built.grid.label(cell)
        if built.hexes[near].terrain not in CLOSED and built.features(f"{label}-{near}") <= {"river"}:
            found.append(near)
    return found


def _kinds(built: BuiltMap) -> Iterator[str]:
    terrains = {row.terrain for row in built.hexes.values()}
    for terrain in ("clear", "broken", "rough", "berlin", "switzerland", "sea"):
        if terrain not in terrains:
            yield f"no hex is {terrain}; the terrain chart lists it"
    features = {feature for side in built.sides.values() for feature in side}
    for feature in ("river", "blocked", "lake", "sea"):
        if feature not in features:
            yield f"no hexside is {feature}; the terrain chart lists it"
