"""The map of Fortress Berlin: the city and its inner defences, 457 m to the hex."""

from pathlib import Path

from grognard.kernel.components.schema import yes_no
from grognard.kernel.components.sheet import Sheet

SHEET = Sheet(
    name="fortress-berlin",
    folder=Path(__file__).parent,
    columns=64,
    rows=34,
    hex_km=0.457,
    terrain=("clear", "park", "built-up", "major", "airfield", "lake"),
    features=("river", "canal", "bridge", "barrier"),
    ways=("road", "rail", "u-bahn"),
    places=(
        "flak-tower",
        "strongpoint",
        "bunker",
        "building",
        "landmark",
        "station",
        "u-bahn",
        "airfield",
        "park",
        "entry",
        "district",
    ),
    closed=("lake",),
    low="odd",
    map_columns={"perimeter": yes_no},
)
