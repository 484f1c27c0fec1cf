"""The charts of the box: what their files hold, and how the rules look a thing up in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

from grognard.games.borodino_41.units import QUARTER
from grognard.kernel.components.data import Data, Row, check_run, record_of, rows_as
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
    text,
    yes_no,
)

REGULAR, AT = 0, 1
COLUMNS = (0, 1, 2, 3, 5, 7, 9, 12, 18, 30, 45, 60)
"""12/fire/total: the columns of both fire tables."""
RESULTS = ("-", "c", "1", "2", "3", "4")
"""12/results/list: nothing, a morale test, points lost and a morale test."""
MOBILITY = ("foot", "wheeled", "tracked")
CLEAR, SNOW, THAW, CLOUD, LOW_VISIBILITY = WEATHERS = ("clear", "snow", "thaw", "cloud", "low-visibility")
GRADES = ("decisive", "major", "marginal")
"""19/battle/goal: the levels of German victory in the battle."""
LADDER = ("decisive", "total", "major", "marginal", "draw", "soviet")
NEVER = "never"
_DIE = integer(1, 10)
_SHIFT = integer(-9, 9)
_HEXES = integer(0, 9)
TERRAINS = (
    *("clear", "woods", "village", "town", "hill", "marsh", "fortification"),
    *("trench", "foxhole", "embankment", "stream", "river"),
)
"""The lines of the terrain chart."""
SHIFTED = (
    *("column", "formation-change", "zoc-entered", "zoc-started", "dummy-stop"),
    *("artillery", "rocket", "heavy-works", "air", "small", "black", "white"),
    *("t28-front", "t28-flank", "t38-water", "air-thin", "air-armour", "armour-terrain"),
)
"""What shifts a fire."""
CAUSES = (
    *("size-3-2", "size-2-1", "size-3-1", "armour", "thickness", "flamethrower", "engineers"),
    *("woods", "village", "town", "hill", "trench", "fortification-front", "fortification-flank"),
    *("stream", "river", "embankment", "suppressed", "disrupted", "column"),
)
"""What counts in an assault."""
PRICED = (
    *("clear", "woods", "marsh", "village", "town", "hill", "fortification"),
    *("stream", "river", "river-amphibious", "stream-amphibious", "river-ferry", "embankment"),
    *("fire-trail", "rail", "secondary-road", "primary-road", "highway", "thaw"),
    *("assault-marker", "to-column", "unload", "foxhole", "trench", "demolition"),
)
"""What costs movement points."""
LAID = (
    *("dummy", "bridge", "assault", "column", "shaken", "supply"),
    *("foxhole", "trench", "blown", "wrecked"),
)
"""The kinds of markers."""
LIMITED = ("dummy", "bridge")
"""11/dummies/have, 15/bridge/marker-limit: those of which each side has a number."""
MARGINS = ((0, "both"), *((margin, loser) for margin in (1, 2, 3, 4) for loser in ("attacker", "defender")))
"""The lines of the results of an assault."""


@dataclass(frozen=True, slots=True)
class TerrainEffect:
    """9/effects/table-cat-1, 9/effects/table-cat-2, 9/effects/table-cat-3: a line of the terrain chart."""

    fire_into: Annotated[int, _SHIFT]
    fire_from: Annotated[int, _SHIFT]
    morale: Annotated[int, _SHIFT]
    adds: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """12/assault/margin-1 to 12/assault/margin-4-defender: what befalls the loser of an assault."""

    margin: Annotated[int, integer(0, 4)]
    loser: Annotated[str, one_of("attacker", "defender", "both")]
    retreat: Annotated[int, _HEXES]
    points: Annotated[int, _HEXES]
    more: Annotated[int, integer(0, 1)]
    """Points for each of the margin beyond 4."""
    state: Annotated[str, one_of("", "suppressed", "disrupted")]
    advance: Annotated[int, _HEXES]
    pursuit: Annotated[int, _HEXES]

    def points_at(self, margin: int) -> int:
        """The points lost at a margin, which may lie beyond the chart."""
        return self.points + self.more * (margin - self.margin)


@dataclass(frozen=True, slots=True)
class Surprise:
    """12/surprise/table: what a die brings at night."""

    die: Annotated[int, _DIE]
    side: Annotated[str, one_of("attacker", "defender", "none")]
    effect: Annotated[str, one_of("firepower", "morale", "losses", "none")]
    value: Annotated[int, _SHIFT]


@dataclass(frozen=True, slots=True)
class Weather:
    """5/weather/historical: what a kind of weather changes."""

    german_air: Annotated[int, integer(-15, 0)]
    soviet_air: Annotated[int, integer(-15, 0)]
    thaw: bool
    hill_sight: Annotated[int, integer(1, 6)]


@dataclass(frozen=True, slots=True)
class BattleVictory:
    """19/battle/losses, 19/battle/soviet-decisive: limits in hundredths, and units ready to leave."""

    german_limit: Annotated[int, integer(0, 100)]
    very_heavy: Annotated[int, integer(0, 100)]
    forts_most: Annotated[int, integer(0, 100)]
    ready_units: Annotated[int, integer(0, 9)]


@dataclass(frozen=True, slots=True)
class Grade:
    """19/battle/goal: a level of German victory: by which turn the highway is free, and with what losses."""

    turn: Annotated[int, integer(1, 9)]
    below: Annotated[int, integer(0, 100)]


@dataclass(frozen=True, slots=True)
class Victory:
    """What decides the two scenarios."""

    battle: BattleVictory
    grades: Mapping[str, Grade]
    """By level, the best first."""
    ladder: tuple[str, ...]
    """19/intro/total: the levels of the introduction, the best for the Germans first."""
    step_down: int
    """19/intro/armour-loss: steps for each German armoured unit destroyed."""


_FIRE = {"die": _DIE, **{str(column): one_of(*RESULTS) for column in COLUMNS}, **ORIGIN}
_POINTS = matching(f"{NEVER}|[0-9]+(/[24])?", "points in whole numbers, halves or quarters, or never")
_CONDITION = {"condition": optional(text)}
FIRE = (Table("fire_regular.csv", "die", _FIRE), Table("fire_at.csv", "die", _FIRE))
MOVEMENT = Table(
    "movement.csv",
    "name",
    {
        "name": one_of(*PRICED),
        "applies": one_of("hex", "side", "column", "action"),
        **dict.fromkeys(MOBILITY, _POINTS),
        "adds": yes_no,
        **ORIGIN,
    },
)
TERRAIN = Table(
    "terrain.csv",
    "terrain",
    {"terrain": one_of(*TERRAINS), **columns_of(TerrainEffect), **_CONDITION, **ORIGIN},
)
SHIFTS = Table(
    "shifts.csv",
    "shift",
    {"shift": one_of(*SHIFTED), "value": _SHIFT, "table": one_of("regular", "at", "both"), **ORIGIN},
)
ASSAULT = Table(
    "assault.csv",
    "cause",
    {
        "cause": one_of(*CAUSES),
        "side": one_of("attacker", "defender", "larger", "owner"),
        "value": _SHIFT,
        **_CONDITION,
        **ORIGIN,
    },
)
OUTCOMES = Table("results.csv", ("margin", "loser"), {**columns_of(Outcome), **ORIGIN})
SURPRISE = Table("surprise.csv", "die", {**columns_of(Surprise), **ORIGIN})
WEATHER = Table(
    "weather.csv",
    "weather",
    {
        "weather": one_of(*WEATHERS),
        "first": integer(0, 10),
        "last": integer(0, 10),
        **columns_of(Weather),
        **ORIGIN,
    },
)
TRACK = Table(
    "track.csv",
    "turn",
    {
        "turn": integer(1, 9),
        "date": matching("1941-10-[0-9]{2}", "a date"),
        "weather": ref("weather.csv"),
        **ORIGIN,
    },
)
MARKERS = Table(
    "markers.csv",
    "marker",
    {
        "marker": one_of(*LAID),
        "german": optional(integer(0, 20)),
        "soviet": optional(integer(0, 20)),
        **ORIGIN,
    },
)
VICTORY = Document(
    "victory.toml",
    {
        "battle": {**columns_of(BattleVictory), **ORIGIN},
        **{level: {**columns_of(Grade), **ORIGIN} for level in GRADES},
        "introduction": {
            "ladder": list_of(one_of(*LADDER), length=len(LADDER)),
            "step_down": integer(0, 5),
            **ORIGIN,
        },
    },
)
SCHEMAS: tuple[Table | Document, ...] = (
    *FIRE,
    MOVEMENT,
    TERRAIN,
    SHIFTS,
    ASSAULT,
    OUTCOMES,
    SURPRISE,
    WEATHER,
    TRACK,
    MARKERS,
    VICTORY,
)
Costs = tuple[int | None, int | None, int | None]
"""Quarters of a point for foot, wheeled and tracked units; None: prohibited."""


class Charts:
    """All charts, checked for gaps."""

    def __init__(self, data: Data) -> None:
        self.fire = tuple(_fire_table(data, table) for table in FIRE)
        """By table, column and die, the die from 0: `fire[AT][3][die - 1]`."""
        self.costs: Mapping[str, Costs] = {
            row["name"]: _costs(row) for row in data.all_rows(MOVEMENT, PRICED)
        }
        self.actions: Mapping[str, int] = {
            row["name"]: quarters
            for row in data.rows(MOVEMENT)
            if row["applies"] == "action" and (quarters := _quarters(row["foot"])) is not None
        }
        """7/move/other-actions: what these cost, the same for every unit."""
        self.terrain: Mapping[str, TerrainEffect] = {
            row["terrain"]: record_of(TerrainEffect, row) for row in data.all_rows(TERRAIN, TERRAINS)
        }
        self.shifts: Mapping[str, int] = {
            row["shift"]: row["value"] for row in data.all_rows(SHIFTS, SHIFTED)
        }
        self.assault: Mapping[str, int] = {
            row["cause"]: row["value"] for row in data.all_rows(ASSAULT, CAUSES)
        }
        self.results: Mapping[tuple[int, str], Outcome] = {
            (row.margin, row.loser): row for row in rows_as(Outcome, data.all_rows(OUTCOMES, MARGINS))
        }
        """By margin, 4 for 4 and more, and by who loses."""
        self.surprise: tuple[Surprise, ...] = rows_as(Surprise, data.rows(SURPRISE))
        self.weather: Mapping[str, Weather] = {
            row["weather"]: record_of(Weather, row) for row in data.all_rows(WEATHER, WEATHERS)
        }
        self.random_weather = _random_weather(data)
        """5/weather/random-roll: by the die, from 0."""
        self.track: tuple[str, ...] = tuple(row["weather"] for row in data.rows(TRACK))
        self.dates: tuple[str, ...] = tuple(row["date"] for row in data.rows(TRACK))
        self.markers: Mapping[str, tuple[int | None, int | None]] = {
            row["marker"]: (row["german"], row["soviet"]) for row in data.all_rows(MARKERS, LAID)
        }
        """How many each side has; None: as many as it needs."""
        values = data.values(VICTORY)
        self.victory = Victory(
            record_of(BattleVictory, values["battle"]),
            {level: record_of(Grade, values[level]) for level in GRADES},
            tuple(values["introduction"]["ladder"]),
            values["introduction"]["step_down"],
        )
        check_run(SURPRISE, [row.die for row in self.surprise], range(1, 11))
        check_run(TRACK, [row["turn"] for row in data.rows(TRACK)], range(1, 10))

    def outcome(self, margin: int, loser: str) -> Outcome:
        """12/assault/roll: the result at a margin above 0, for the side that lost."""
        return self.results[min(margin, 4), loser]


def _fire_table(data: Data, table: Table) -> tuple[tuple[str, ...], ...]:
    rows = data.rows(table)
    check_run(table, [row["die"] for row in rows], range(1, 11))
    return tuple(tuple(row[str(column)] for row in rows) for column in COLUMNS)


def _costs(row: Row) -> Costs:
    foot, wheeled, tracked = (_quarters(row[name]) for name in MOBILITY)
    return foot, wheeled, tracked


def _quarters(points: str) -> int | None:
    return None if points == NEVER else int(Fraction(points) * QUARTER)


def _random_weather(data: Data) -> tuple[str, ...]:
    found = {
        die: row["weather"]
        for row in data.rows(WEATHER)
        if row["first"]
        for die in range(row["first"], row["last"] + 1)
    }
    check_run(WEATHER, sorted(found), range(1, 11))
    return tuple(found[die] for die in range(1, 11))
