"""The charts and tracks of the box: what their files hold, and how the rules look a thing up in them."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Any

from grognard.kernel.components.data import Data, rows_as
from grognard.kernel.components.schema import (
    ORIGIN,
    DataError,
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
)

COLUMNS = ("1/2", "1/1", "2/1", "3/1", "4/1", "5/1", "6/1")
ATTACKER = ("AR", "Eng", "D1", "E", "E2", "E3")
DEFENDER = ("S", "DR", "DR2", "DR3")
ROLLS = range(2, 13)
WEATHERS = ("fair", "mud", "snow")
CLEAR, OVERCAST = "clear", "overcast"
MONTHS = (
    *("june", "july", "august", "september", "october", "november"),
    *("december", "january", "february", "march", "april", "may"),
)
_ROLL = integer(2, 12)
_COUNT = integer(0, 99)
_DEFENDER = one_of(*DEFENDER)


@dataclass(frozen=True, slots=True)
class Cell:
    """7.7, trc/6-1-all: a cell of the combat results: steps lost, and what else befalls both sides."""

    odds: Annotated[str, one_of(*COLUMNS)]
    roll: Annotated[int, _ROLL]
    attacker: Annotated[int, integer(0, 3)]
    defender: Annotated[int, integer(0, 3)]
    a: Annotated[str | None, one_of(*ATTACKER)]
    d: Annotated[str | None, _DEFENDER]
    block: Annotated[int, integer(0, 4)]


@dataclass(frozen=True, slots=True)
class Effect:
    """A line of the terrain effects; costs are in half points, -1 is never.

    terrain/clear, terrain/forest, terrain/marsh, terrain/major-city, terrain/minor-city, terrain/river,
    terrain/major-river, terrain/basic-fortification, terrain/advanced-fortification, terrain/road-rail.
    """

    terrain: str
    kind: Annotated[str, one_of("hex", "side", "path")]
    cost: Annotated[int, integer(-1, 9)]
    cost_snow: Annotated[int, integer(-1, 9)]
    defence: Annotated[int, integer(1, 3)]
    divisor: Annotated[int, integer(0, 2)]
    s: Annotated[str | None, _DEFENDER]
    dr: Annotated[str | None, _DEFENDER]
    dr2: Annotated[str | None, _DEFENDER]
    dr3: Annotated[str | None, _DEFENDER]
    exploitation: Annotated[int, integer(0, 3)]
    snow_as: Annotated[str, ref("terrain.csv")]

    def defender(self, result: str | None) -> str | None:
        """7.9.2: what becomes of a result of the defender."""
        return {"S": self.s, "DR": self.dr, "DR2": self.dr2, "DR3": self.dr3}.get(result or "", result)


@dataclass(frozen=True, slots=True)
class Sky:
    """3.1: a stretch of the dice in a month, with the weather and the sky it brings."""

    month: Annotated[str, one_of(*MONTHS)]
    first: Annotated[int, _ROLL]
    last: Annotated[int, _ROLL]
    weather: Annotated[str, one_of(*WEATHERS)]
    sky: Annotated[str, one_of(CLEAR, OVERCAST)]


@dataclass(frozen=True, slots=True)
class Support:
    """1.5: a kind of support chit, and how many of it there are."""

    id: str
    side: Annotated[str, one_of("soviet", "german")]
    pool: Annotated[str, one_of("soviet", "german", "reich")]
    name: str
    start: Annotated[int, _COUNT]
    later: Annotated[int, _COUNT]
    later_turns: Annotated[str | None, matching("[0-9]+( [0-9]+)*", "turns with blanks between")]
    basic: Annotated[int, _COUNT]
    theatre: bool
    mandatory: bool
    air: bool
    mud: bool
    order: Annotated[int, integer(1, 4)]
    placed_on: Annotated[str, one_of("to", "stack", "hex", "unit", "armoured-unit", "box", "box-s")]
    effect: str
    range: Annotated[int, integer(0, 9)]
    value: Annotated[int, integer(-9, 9)]
    lasts: Annotated[str, one_of("turn", "at-once", "may-stay", "next-supports")]

    @property
    def turns(self) -> tuple[int, ...]:
        """The turns in which further chits join the pool."""
        return tuple(int(word) for word in (self.later_turns or "").split())

    @property
    def is_attached(self) -> bool:
        """5.4.4: whether it is with a unit and moves with it."""
        return self.placed_on in ("unit", "armoured-unit")


@dataclass(frozen=True, slots=True)
class Box:
    """15.1, track/satisfaction-0 to track/satisfaction-10: a box of the satisfaction track."""

    box: Annotated[int, integer(0, 10)]
    rp: Annotated[int, integer(0, 9)]
    supports: Annotated[int, integer(0, 9)]


@dataclass(frozen=True, slots=True)
class Reich:
    """16.1: a box of the End of the Reich track."""

    objectives: Annotated[int, integer(0, 6)]
    extra_support: Annotated[int, integer(0, 1)]
    chits: Annotated[int, integer(0, 9)]
    after_dismissal: Annotated[int, integer(0, 9)]
    chosen: Annotated[int, integer(0, 9)]
    last_mobilisations: bool


@dataclass(frozen=True, slots=True)
class Stavka:
    """12.1.1: units or hexes by the die, for the priority theatre, the others and the secondary one."""

    die: Annotated[int, integer(1, 6)]
    priority: Annotated[int, integer(0, 9)]
    other: Annotated[int, integer(0, 9)]
    secondary: Annotated[int, integer(0, 9)]


@dataclass(frozen=True, slots=True)
class Mood:
    """15.2, strategic/other: a case that changes Hitler's mood."""

    case: str
    value: Annotated[int, integer(-9, 9)]


@dataclass(frozen=True, slots=True)
class Turn:
    """calendar/turns: a turn, its dates, and what the calendar of the campaign brings (17, 18.1)."""

    turn: Annotated[int, integer(1, 24)]
    month: Annotated[str, one_of(*MONTHS)]
    part: Annotated[int, integer(1, 3)]
    first_day: Annotated[str, matching("194[45]-[0-9]{2}-[0-9]{2}", "a date")]
    last_day: Annotated[str, matching("194[45]-[0-9]{2}-[0-9]{2}", "a date")]
    soviet_rp: Annotated[int, _COUNT]
    soviet_corps: Annotated[int, _COUNT]
    hungarian_rp: Annotated[int, _COUNT]
    romanian_rp: Annotated[int, _COUNT]
    rail: Annotated[int, _COUNT]
    withdrawn: Annotated[int, _COUNT]
    withdrawn_arm: Annotated[str | None, one_of("infantry", "armoured")]
    withdrawn_attack: Annotated[int, _COUNT]


CRT = Table("crt.csv", ("odds", "roll"), {**columns_of(Cell), "printed": optional(text), **ORIGIN})
TERRAIN = Table("terrain.csv", "terrain", {**columns_of(Effect), **ORIGIN})
WEATHER = Table("weather.csv", ("month", "first"), {**columns_of(Sky), **ORIGIN})
SUPPORTS = Table("supports.csv", "id", {**columns_of(Support), "meaning": text, **ORIGIN})
SATISFACTION = Table("satisfaction.csv", "box", {**columns_of(Box), **ORIGIN})
REICH = Table("reich.csv", "objectives", {**columns_of(Reich), **ORIGIN})
STAVKA = Table("stavka.csv", "die", {**columns_of(Stavka), **ORIGIN})
STRATEGIC = Table("strategic.csv", "case", {**columns_of(Mood), **ORIGIN})
TURNS = Table("turns.csv", "turn", {**columns_of(Turn), **ORIGIN})

_SIGNED = integer(-9, 9)
_NUMBERS: Mapping[str, str] = {
    "stacking": "divisions hqs bridgehead",
    "weather": "mud_movement mud_bridge_divisor",
    "supports": "box mud",
    "theatre_supports": "priority great_offensive minor_city road_only snow mud",
    "theatre_move": "base all_rail per_support supports snow mud remote",
    "theatre_radius": "offensive movement remote",
    "stavka": "per_support great_offensive infantry armoured entering",
    "haltebefehl": "markers siege",
    "bridgehead": "markers",
    "romania": "iasi_and_chisinau galati bucharest_or_oil",
    "side_change": "removed_dice returning",
    "rising": "loss end shift",
    "replacement": "mobilised mobilised_attack",
}
_HEXES = list_of(ref("map.csv"))
TABLES = Document(
    "tables.toml",
    {
        **{
            name: {**ORIGIN, **dict.fromkeys(words.split(), integer(-10, 10))}
            for name, words in _NUMBERS.items()
        },
        "transport": {
            **ORIGIN,
            **dict.fromkeys(("infantry", "armoured", "naval"), integer(1, 9)),
            "evacuation": list_of(one_of("stays-hit", "stays", "sails-hit", "sails"), length=6),
        },
        "hungary": {
            **ORIGIN,
            **dict.fromkeys(("both_budapest", "romania_soviet"), _SIGNED),
            "results": list_of(one_of("never", "nothing", "armistice", "war"), length=7),
        },
        "dismissal": {**ORIGIN, "boxes": list_of(integer(1, 10), length=4)},
        "stalin": {**ORIGIN, "supports": list_of(_SIGNED, length=6), "haltebefehl": _SIGNED},
        "romanian_cities": {
            **ORIGIN,
            **dict.fromkeys(("iasi_and_chisinau", "galati", "bucharest"), _HEXES),
        },
        "objectives": {**ORIGIN, **dict.fromkeys(("silesia", "oil", "budapest", "berlin", "warsaw"), _HEXES)},
    },
)
SCHEMAS: tuple[Table | Document, ...] = (
    CRT,
    TERRAIN,
    WEATHER,
    SUPPORTS,
    SATISFACTION,
    REICH,
    STAVKA,
    STRATEGIC,
    TURNS,
    TABLES,
)


class Charts:
    """All charts, checked for gaps."""

    def __init__(self, data: Data) -> None:
        cells = rows_as(Cell, data.rows(CRT))
        self.results: Mapping[tuple[str, int], Cell] = {(cell.odds, cell.roll): cell for cell in cells}
        self.terrain = {row.terrain: row for row in rows_as(Effect, data.rows(TERRAIN))}
        self.weather: Mapping[tuple[str, int], Sky] = {
            (row.month, roll): row
            for row in rows_as(Sky, data.rows(WEATHER))
            for roll in range(row.first, row.last + 1)
        }
        self.supports = {row.id: row for row in rows_as(Support, data.rows(SUPPORTS))}
        self.satisfaction = tuple(sorted(rows_as(Box, data.rows(SATISFACTION)), key=lambda row: row.box))
        self.reich = {row.objectives: row for row in rows_as(Reich, data.rows(REICH))}
        self.stavka = {row.die: row for row in rows_as(Stavka, data.rows(STAVKA))}
        self.mood = {row.case: row.value for row in rows_as(Mood, data.rows(STRATEGIC))}
        self.turns = {row.turn: row for row in rows_as(Turn, data.rows(TURNS))}
        self.tables: Mapping[str, Any] = data.values(TABLES)
        self._check()

    def elite_choice(self, odds: str, roll: int) -> tuple[Cell, ...]:
        """7.9.3, trc/blocks: the cells of the block, among which an elite unit takes its result."""
        block = self.results[odds, roll].block
        return tuple(self.results[odds, other] for other in ROLLS if self.results[odds, other].block == block)

    def _check(self) -> None:
        boxes = {row.box for row in self.satisfaction}
        wanted: Sequence[tuple[str, Sequence[object], Container[object]]] = (
            (CRT.file, list(product(COLUMNS, ROLLS)), self.results),
            (WEATHER.file, list(product(MONTHS, ROLLS)), self.weather),
            (SATISFACTION.file, range(11), boxes),
            (REICH.file, range(7), self.reich),
            (STAVKA.file, range(1, 7), self.stavka),
            (TURNS.file, range(1, 25), self.turns),
        )
        for file, keys, found in wanted:
            for key in keys:
                if key not in found:
                    raise DataError(f"{file}: expected every row; {key} is missing")
