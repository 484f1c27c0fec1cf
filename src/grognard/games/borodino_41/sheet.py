"""The map of Borodino ’41: the field of Borodino and Mozhaisk, 800 m to the hex."""

from pathlib import Path

from grognard.kernel.components.schema import matching, one_of, optional, yes_no
from grognard.kernel.components.sheet import Sheet

_SIDE = "(n|ne|se|s|sw|nw)"

SHEET = Sheet(
    name="borodino-41",
    folder=Path(__file__).parent,
    columns=56,
    rows=34,
    hex_km=0.8,
    terrain=("clear", "woods", "marsh", "village", "town"),
    features=("river", "stream", "bridge", "ford", "front"),
    ways=("highway", "primary-road", "secondary-road", "fire-trail", "rail", "embankment"),
    networks=(("highway", "primary-road", "secondary-road", "fire-trail"), ("rail",)),
    places=("town", "village", "station", "camp", "monastery", "fortification", "redoubt"),
    map_columns={"hill": yes_no, "edge": optional(one_of("german", "soviet"))},
    place_columns={"front": optional(matching(f"{_SIDE} {_SIDE} {_SIDE}", "three sides such as sw nw n"))},
)
