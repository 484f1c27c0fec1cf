"""The shapes of the data files."""

from __future__ import annotations

from grognard.kernel.components.schema import (
    Document,
    Table,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    provenance,
    ref,
    table_of,
    text,
    yes_no,
)

_ORIGIN = {"source": provenance, "grounds": text}
_NUMBER = matching(r"-?[0-9]+(\.[0-9]+)?", "a number such as 12.5")
ENTRIES = ("joukov-supply", "koniev-supply", "south-edge", "xii-army", "joachimsthal")

ZONES = Table(
    "zones.csv",
    key="zone",
    columns={
        "zone": matching("[A-Za-z0-9-]+", "letters, digits and hyphens"),
        "name": text,
        "index": integer(1, 99),
        "terrain": one_of("plain", "wooded", "difficult", "berlin"),
        "sector": one_of("joukov", "koniev", "both"),
        "east": yes_no,
        "edge": optional(matching("[nswe]+", "letters of n, s, w, e")),
        "supply": optional(one_of("joukov", "koniev", "german")),
        "value": integer(0, 9),
        "garrison": integer(0, 60),
        "role": optional(one_of("bridgehead", "joachimsthal", "kustrin", "oderbruch-2")),
        "x": _NUMBER,
        "y": _NUMBER,
        **_ORIGIN,
    },
)
BORDERS = Table(
    "borders.csv",
    key=("a", "b"),
    columns={
        "a": ref("zones.csv"),
        "b": ref("zones.csv"),
        "river": optional(text),
        "road": yes_no,
        "line": optional(ref("zones.csv")),
        **_ORIGIN,
    },
)
UNITS = Table(
    "units.csv",
    key="id",
    columns={
        "id": matching("[A-Za-z0-9-]+", "letters, digits and hyphens"),
        "name": text,
        "formation": matching("[A-Za-z0-9-]+", "letters, digits and hyphens"),
        "camp": one_of("joukov", "koniev"),
        "nation": one_of("soviet", "german"),
        "kind": one_of("armour", "mechanised", "infantry", "parachute"),
        "full": integer(1, 40),
        "reduced": integer(1, 40),
        "movement": integer(1, 9),
        "zone": optional(ref("zones.csv")),
        "entry": optional(one_of(*ENTRIES)),
        **_ORIGIN,
    },
)
TRACKS = Table(
    "tracks.csv",
    key=("track", "place"),
    columns={"track": integer(1, 3), "place": integer(1, 20), "zone": ref("zones.csv"), **_ORIGIN},
)
TURNS = Table("turns.csv", key="turn", columns={"turn": integer(1, 10), "date": text, **_ORIGIN})
_NUMBERS = (
    "zone_cost road_cost river_cost soviet_limit german_limit berlin_soviet_limit berlin_german_limit "
    "activations activations_coordinated reinforcement_total xii_total xii_first_turn xii_drawn "
    "american_removal hitler_north hitler_south first_turn_bonus garrison_reduced "
    "planned_withdrawal_last_turn end_first_turn end_total control_level bombardment_points "
    "first_progress_points highest_level highest_points"
)
TABLES = Document(
    "tables.toml",
    {
        "combat": {**_ORIGIN, "columns": list_of(text), "rows": list_of(list_of(text), length=6)},
        "urban": {**_ORIGIN, "results": table_of(text)},
        "american": {
            **_ORIGIN,
            "rows": list_of(
                {
                    "first": integer(1, 10),
                    "last": integer(1, 10),
                    "tracks": list_of(integer(0, 3), length=6),
                }
            ),
        },
        "hitler": {**_ORIGIN, "free_movement": list_of(integer(0, 6), length=10)},
        "numbers": {**_ORIGIN, **dict.fromkeys(_NUMBERS.split(), integer(0, 99))},
    },
)
SCHEMAS = (ZONES, BORDERS, UNITS, TRACKS, TURNS, TABLES)
