"""The map of Victory Roads: from the Elbe to the Dnieper, 25.4 km to the hex."""

from pathlib import Path

from grognard.kernel.components.schema import one_of, optional
from grognard.kernel.components.sheet import Sheet

SHEET = Sheet(
    name="victory-roads",
    folder=Path(__file__).parent,
    columns=72,
    rows=70,
    hex_km=25.4,
    terrain=("clear", "forest", "marsh", "rough", "mountain", "lake", "sea", "closed"),
    closed=("lake", "sea", "closed"),
    features=("river", "great-river", "bridge", "lake", "sea", "front", "a2", "b2"),
    ways=("road", "rail"),
    networks=(("road", "rail"), ("rail",)),
    places=("major-city", "minor-city", "town", "port", "oil-field", "works"),
    map_columns={
        "country": optional(
            one_of(
                "germany",
                "general-government",
                "bohemia-moravia",
                "slovakia",
                "hungary",
                "romania",
                "bulgaria",
                "serbia",
                "croatia",
                "italy",
                "baltic",
                "soviet-union",
            )
        ),
        "held": optional(one_of("axis", "soviet")),
        "fort": optional(one_of("front", "a2", "b2", "advanced")),
    },
)
