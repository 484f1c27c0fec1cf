"""Railways and main roads of Victory Roads, each as the list of the towns and hexes it runs through.

A list that ends with a comma goes on in the next line. Which lines worked when, and on which gauge, is for
the rules.
"""

from atlas.maps.victory_roads import railways, roads
from atlas.maps.victory_roads.places import NAMED, POINTS
from atlas.model import Way


def _ways(kind: str, grounds: str, table: str) -> list[Way]:
    made = []
    for line in table.strip().replace(",\n", ",").splitlines():
        names = [name.strip() for name in line.split(",")]
        stops = [name if name in NAMED or name.isdigit() else POINTS[name] for name in names]
        towns = [name for name in names if not name.isdigit()]
        ends = towns if len(towns) == 1 else [towns[0], towns[-1]]
        made.append(Way(kind, " – ".join(ends), stops, grounds))
    return made


_RAIL = "hand: line of 1944 by its stations"

WAYS = (
    *_ways("rail", _RAIL, railways.GERMAN),
    *_ways("rail", _RAIL, railways.DANUBIAN),
    *_ways("rail", _RAIL, railways.EASTERN),
    *_ways("road", "hand: main road of 1944 by its towns", roads.ROADS),
)
