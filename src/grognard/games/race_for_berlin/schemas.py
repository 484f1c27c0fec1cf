"""The shapes of the data files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from grognard.kernel.components.schema import (
    ORIGIN,
    Document,
    Table,
    columns_of,
    integer,
    list_of,
    matching,
    one_of,
    optional,
    ref,
    table_of,
    text,
    yes_no,
)

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
        **ORIGIN,
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
        **ORIGIN,
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
        **ORIGIN,
    },
)
TRACKS = Table(
    "tracks.csv",
    key=("track", "place"),
    columns={"track": integer(1, 3), "place": integer(1, 20), "zone": ref("zones.csv"), **ORIGIN},
)
TURNS = Table("turns.csv", key="turn", columns={"turn": integer(1, 10), "date": text, **ORIGIN})
Number = Annotated[int, integer(0, 99)]


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the rules count with; costs are in half points of movement."""

    zone_cost: Number
    road_cost: Number
    river_cost: Number
    soviet_limit: Number
    german_limit: Number
    berlin_soviet_limit: Number
    berlin_german_limit: Number
    activations: Number
    activations_coordinated: Number
    reinforcement_total: Number
    xii_total: Number
    xii_first_turn: Number
    xii_drawn: Number
    american_removal: Number
    hitler_north: Number
    hitler_south: Number
    first_turn_bonus: Number
    garrison_reduced: Number
    planned_withdrawal_last_turn: Number
    end_first_turn: Number
    end_total: Number
    control_level: Number
    bombardment_points: Number
    first_progress_points: Number
    highest_level: Number
    highest_points: Number


TABLES = Document(
    "tables.toml",
    {
        "combat": {**ORIGIN, "columns": list_of(text), "rows": list_of(list_of(text), length=6)},
        "urban": {**ORIGIN, "results": table_of(text)},
        "american": {
            **ORIGIN,
            "rows": list_of(
                {
                    "first": integer(1, 10),
                    "last": integer(1, 10),
                    "tracks": list_of(integer(0, 3), length=6),
                }
            ),
        },
        "hitler": {**ORIGIN, "free_movement": list_of(integer(0, 6), length=10)},
        "numbers": {**ORIGIN, **columns_of(Numbers)},
    },
)
SCHEMAS = (ZONES, BORDERS, UNITS, TRACKS, TURNS, TABLES)
