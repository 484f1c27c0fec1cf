"""What the rules of Fortress Berlin fix about its map."""

from collections.abc import Iterator

from atlas.maps.fortress_berlin.forts import ENTRIES, RING
from atlas.model import BuiltMap

TERRAIN = {
    "1023": "airfield",
    "3506": "airfield",
    "5225": "airfield",
    "4915": "park",
    **dict.fromkeys(("5015", "5017", "5117", "5118", "5119", "4818", "4819", "5315"), "major"),
}
HAVEL_BRIDGES = ("2011", "2012", "2013", "2017", "2109", "2407")
TELTOW_CANAL = ("6430-6431", "4733-4834", "3933-4034")

PRINTED: dict[str, str] = {
    "1023": "Gatow airfield (13.2)",
    "3506": "Tegel airfield (13.2)",
    "5225": "Tempelhof airfield (13.2)",
    "4218": "flak tower (13.2)",
    "5208": "flak tower (13.2)",
    "6113": "flak tower (13.2)",
    "4915": "Tiergarten (13.1, 13.2)",
    "3530": "near the botanical gardens (13.2)",
    "2922": "Grunewald station (13.2)",
    "4818": "Army Ministry (13.1)",
    "4819": "Navy Ministry (13.1)",
    "5015": "Reichstag (4.0)",
    "5017": "Führer bunker (11.1.1)",
    "5018": "Brandenburg Gate (16.1)",
    "5115": "Goebbels' house (13.1)",
    "5117": "Air Ministry (13.1)",
    "5118": "Air Ministry (13.1)",
    "5119": "Gestapo headquarters (13.1)",
    "5315": "Arsenal (13.1)",
    "1634": "bank of the Havel at the south edge (14.0, 16.5)",
    "3234": "entry zone Q (16.5)",
    "4234": "entry zone P (14.0)",
    **dict.fromkeys(HAVEL_BRIDGES, "a bridge over the Havel (13.5)"),
    **dict.fromkeys(TELTOW_CANAL, "Teltow canal (13.4)"),
}


def check(built: BuiltMap) -> list[str]:
    """Everything that is wrong with a built map; empty when it obeys the rulebook."""
    return [*_ground(built), *_waters(built), *_entries(built), *_ring(built), *_connected(built)]


def _ground(built: BuiltMap) -> Iterator[str]:
    for label, terrain in TERRAIN.items():
        if built.hexes[label].terrain != terrain:
            yield f"{label} must be {terrain}, not {built.hexes[label].terrain}"
    for label in ("1023", "3506", "5225"):
        field = [near for near in built.neighbours(label) if built.hexes[near].terrain == "airfield"]
        if not field:
            yield f"the airfield at {label} has no second hex for its five units (3.1.2, 13.2)"
    for terrain in ("clear", "park", "built-up", "major", "airfield", "lake"):
        if all(row.terrain != terrain for row in built.hexes.values()):
            yield f"no hex is {terrain}; the rules list it (2.1.1)"


def _waters(built: BuiltMap) -> Iterator[str]:
    for pair in TELTOW_CANAL:
        if built.sides.get(built.side_of(pair), {}).get("canal") is None:
            yield f"{pair} must be a side of the Teltow canal (13.4)"
    for label in HAVEL_BRIDGES:
        sides = [built.sides.get(built.side_of(f"{label}-{near}"), {}) for near in built.neighbours(label)]
        if not any("bridge" in side and side["river"].name == "Havel" for side in sides if "river" in side):
            yield f"{label} must have a bridge over the Havel (13.5)"
    if not {"river", "bridge"} <= built.features("1631-1731"):
        yield "1631-1731 must be a bridge (errata)"
    if all(built.hexes[near].terrain != "lake" for near in built.neighbours("1634")):
        yield "1634 must lie on the Havel (14.0)"


def _entries(built: BuiltMap) -> Iterator[str]:
    if (ENTRIES["P"], ENTRIES["Q"]) != ("4234", "3234"):
        yield "entry zones P and Q must be 4234 and 3234 (14.0, 16.5)"
    if "".join(ENTRIES) != "ABCDEFGHIJKLMNOPQRSTUVWX":
        yield f"entry zones must run from A to X (5.0), not {''.join(ENTRIES)}"
    for label in (*ENTRIES.values(), "1634"):
        column, row = built.grid.cell(label)
        if 1 < column < built.grid.columns and 1 < row < built.grid.rows:
            yield f"{label} must lie on the edge of the map"
        if built.hexes[label].terrain == "lake":
            yield f"{label} must be land"


def _ring(built: BuiltMap) -> Iterator[str]:
    for one, other in zip(RING, [*RING[1:], RING[0]], strict=True):
        if other not in built.neighbours(one):
            yield f"the ring is broken between {one} and {other}"
    strongpoints = [label for label, place in built.places if place.kind == "strongpoint"]
    if len(strongpoints) <= 30:
        yield f"{len(strongpoints)} strongpoints; thirty battalions must be too few for them (13.6)"
    for label, within in (("5015", "yes"), ("5017", "yes"), *((label, "no") for label in HAVEL_BRIDGES)):
        if built.hexes[label].values["perimeter"] != within:
            yield f"{label} must have perimeter {within} (13.5, 13.6)"


def _connected(built: BuiltMap) -> Iterator[str]:
    """Over land and bridges every hex can be reached from the Reichstag (7.3.3)."""
    land = {label for label, row in built.hexes.items() if row.terrain != "lake"}
    reached, waiting = {"5015"}, ["5015"]
    while waiting:
        here = waiting.pop()
        for near in built.neighbours(here):
            features = built.features(f"{here}-{near}")
            wet = not features.isdisjoint({"river", "canal"})
            if near in land and near not in reached and (not wet or "bridge" in features):
                reached.add(near)
                waiting.append(near)
    for label in sorted(land - reached):
        yield f"{label} cannot be reached from the Reichstag"
