"""The charts of the box: what their files hold, and how the rules look a thing up in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Annotated

from grognard.games.fortress_berlin.units import HALF, SIDES
from grognard.kernel.components.data import Data, check_run, record_of, rows_as
from grognard.kernel.components.schema import (
    ORIGIN,
    DataError,
    Document,
    Table,
    columns_of,
    integer,
    matching,
    one_of,
    ref,
    yes_no,
)

ATTACKS = ("bombardment", "mixed", "direct", "assault")
LETTERS = "ABCDEFGHI"
COLUMNS = tuple(f"c{number}" for number in range(1, 13))
LEAST_DICE, MOST_DICE = -4, 12
"""8.4.2: the rows of the lower matrix."""
MOST_PF = 10
"""8.1.4: the last row of the upper matrix, which serves for more."""
RESULTS = ("--", "R", "D", "EX", "1", "2", "E")
"""8.6: from nothing to the worst for the defender."""
NEVER = "never"
AIRFIELDS = ("tegel", "tempelhof", "gatow")
PLACES = ("reichstag", "bunker", "gate", "air-ministry", "havel-bridge", *AIRFIELDS, "exit", "wenck", "axis")
"""What rules name hexes for."""
_COUNTS = {"reichstag": 1, "bunker": 1, "gate": 1, "exit": 2, "wenck": 2}
"""How many hexes a place has, where the rules leave no choice: one, or the two ends of a stretch."""
FEATURES = (
    *("clear", "airfield", "park", "built-up", "major", "lake"),
    *("river", "canal", "bridge", "barrier"),
    *("bunker", "strongpoint", "flak-tower", "ruins", "road", "rail", "u-bahn"),
)
"""2.4: the lines of the terrain effects chart."""
LOSSES = ("german-loss", "soviet-loss")
"""12.0: by side, what its enemy scores for a unit."""
REASONS = (
    *LOSSES,
    *("hitler-suicide", "hitler-alive", "hitler-last", "reichstag-early", "reichstag-late"),
    *("exit", "straggler", "tiergarten", "dismissal", "leader-captured", "assassination"),
    *("reichstag-flak-tower", "latvians", "lvi-korps", "steiner", "wenck"),
)
"""12.0: what is scored for."""
FIRST_LEADER = "hitler"
_CODES = ("*", *RESULTS, *(f"{result}*" for result in RESULTS[1:]))


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """2.4: a line of the terrain effects chart; points in halves, None where nobody enters or crosses."""

    place: str
    mp_foot: int | None
    mp_vehicle: int | None
    pf: int
    dice: int
    zoc: bool
    """3.2.3: zones of control enter or cross."""
    sight: bool
    """8.3.2: lines of sight pass."""
    armour: bool
    """8.5.2: superiority in armour counts."""
    ruins: bool
    """9.0.1: ruins can arise."""
    absorbs_barrier: bool
    """10.1.1, 10.1.2: a barrier adds nothing to this fort."""

    def points(self, vehicle: bool) -> int | None:
        """The points for foot or for vehicles."""
        return self.mp_vehicle if vehicle else self.mp_foot


@dataclass(frozen=True, slots=True)
class Leader:
    """11.1, 17.4.1: Hitler, or a leader of the personalised game."""

    id: str
    name: str
    stars: Annotated[int, integer(0, 3)]
    hex: Annotated[str, ref("map.csv")]
    place: str


@dataclass(frozen=True, slots=True)
class Award:
    """12.0: a reason to score."""

    side: Annotated[str, one_of(*SIDES)]
    points: Annotated[int, integer(1, 30)]
    first: Annotated[int, integer(1, 15)]
    last: Annotated[int, integer(1, 15)]
    per: Annotated[str, one_of("once", "turn", "unit", "leader")]


@dataclass(frozen=True, slots=True)
class Strengths:
    """Strengths, limits and distances that stand on no counter."""

    off_map_fs: int
    air_fs: int
    strongpoint_fs: int
    strongpoint_pf: int
    strongpoint_mr: int
    tower_fs: int
    tower_pf: int
    tower_mr: int
    direct_range: int
    tower_range: int
    spotting: int
    mode_change: int
    """In whole points."""
    defector_ma: int
    """In whole points."""
    german_stack: int
    german_division_stack: int
    soviet_stack: int
    soviet_corps_stack: int
    air_counters: int
    turns: int
    set_up_volkssturm: int
    from_edge: int
    leaders_drawn: int
    desertion_distance: int
    suicide_distance: int


@dataclass(frozen=True, slots=True)
class Switches:
    """Readings of contested rules; data/rulings.toml says what each is about."""

    fort_survivors_retreat: bool
    disrupted_hq_strikes: bool
    uncommanded_hq_supports: bool
    any_bridge_cancels_armour: bool
    fire_on_ss_frees_hj: bool
    returned_division_penalised: bool
    defensive_fire_needs_command: bool


SITES = Table(
    "sites.csv",
    ("site", "hex"),
    {"site": one_of(*PLACES), "hex": ref("map.csv"), **ORIGIN},
)
_STRENGTHS = tuple(made.name for made in fields(Strengths))
_SWITCHES = tuple(made.name for made in fields(Switches))
_POINTS = matching(f"{NEVER}|[0-9]+(/2)?", "points in whole numbers or halves, or never")
SUPERIORITY = Table(
    "superiority.csv",
    "attack",
    {"attack": one_of(*ATTACKS), **dict.fromkeys(COLUMNS, integer()), **ORIGIN},
)
UPPER = Table(
    "letters.csv",
    "pf",
    {"pf": integer(0, MOST_PF), **dict.fromkeys(COLUMNS, one_of(*LETTERS)), **ORIGIN},
)
LOWER = Table(
    "results.csv",
    "dice",
    {"dice": integer(LEAST_DICE, MOST_DICE), **dict.fromkeys(LETTERS, one_of(*_CODES)), **ORIGIN},
)
TERRAIN = Table(
    "terrain.csv",
    "feature",
    {
        "feature": one_of(*FEATURES),
        "place": one_of("hex", "hexside", "fort", "marker", "way"),
        "foot": _POINTS,
        "vehicle": _POINTS,
        "pf": integer(0, 4),
        "dice": integer(-4, 0),
        "zoc": yes_no,
        "sight": yes_no,
        "armour": yes_no,
        "ruins": yes_no,
        "absorbs_barrier": yes_no,
        **ORIGIN,
    },
)
STRENGTHS = Table("strengths.csv", "name", {"name": one_of(*_STRENGTHS), "value": integer(1, 30), **ORIGIN})
AIR = Table("air.csv", "dice", {"dice": integer(2, 12), **dict.fromkeys(SIDES, integer(0, 3)), **ORIGIN})
LEADERS = Table("leaders.csv", "id", {**columns_of(Leader), **ORIGIN})
AWARDS = Table("points.csv", "name", {"name": one_of(*REASONS), **columns_of(Award), **ORIGIN})
RULINGS = Document("rulings.toml", {name: {"holds": yes_no, **ORIGIN} for name in _SWITCHES})
SCHEMAS: tuple[Table | Document, ...] = (
    SUPERIORITY,
    UPPER,
    LOWER,
    TERRAIN,
    STRENGTHS,
    AIR,
    LEADERS,
    AWARDS,
    SITES,
    RULINGS,
)


class Charts:
    """All charts, checked for gaps."""

    def __init__(self, data: Data) -> None:
        self.superiority: Mapping[str, tuple[int, ...]] = {
            row["attack"]: tuple(row[column] for column in COLUMNS) for row in data.rows(SUPERIORITY)
        }
        """8.1.3: by kind of attack, the first differential of each column."""
        self.letters: tuple[tuple[str, ...], ...] = tuple(
            tuple(row[column] for column in COLUMNS) for row in data.rows(UPPER)
        )
        """8.1.4: by PF and column."""
        self.results: Mapping[int, Mapping[str, str]] = {
            row["dice"]: {letter: row[letter] for letter in LETTERS} for row in data.rows(LOWER)
        }
        """8.6: by modified dice and letter."""
        self.tec: Mapping[str, TerrainRow] = {
            row["feature"]: record_of(
                TerrainRow, {**row, "mp_foot": _halves(row["foot"]), "mp_vehicle": _halves(row["vehicle"])}
            )
            for row in data.all_rows(TERRAIN, FEATURES)
        }
        self.strengths = record_of(
            Strengths, {row["name"]: row["value"] for row in data.all_rows(STRENGTHS, _STRENGTHS)}
        )
        self.air: tuple[Mapping[int, int], ...] = tuple(
            {row["dice"]: row[side] for row in data.rows(AIR)} for side in SIDES
        )
        """11.4: strikes by side and dice."""
        self.leaders: tuple[Leader, ...] = rows_as(Leader, data.rows(LEADERS))
        """Hitler first."""
        self.points: Mapping[str, Award] = {
            row["name"]: record_of(Award, row) for row in data.all_rows(AWARDS, REASONS)
        }
        self.sites: Mapping[str, tuple[str, ...]] = {
            place: tuple(row["hex"] for row in data.rows(SITES) if row["site"] == place) for place in PLACES
        }
        """The hexes of each place."""
        self.switches = record_of(
            Switches, {name: values["holds"] for name, values in data.values(RULINGS).items()}
        )
        check_run(UPPER, [row["pf"] for row in data.rows(UPPER)], range(MOST_PF + 1))
        check_run(LOWER, list(self.results), range(LEAST_DICE, MOST_DICE + 1))
        check_run(AIR, [row["dice"] for row in data.rows(AIR)], range(2, 13))
        if set(self.superiority) != set(ATTACKS):
            raise DataError(f"{SUPERIORITY.file}: expected the rows {', '.join(ATTACKS)}")
        for attack, spans in self.superiority.items():
            if list(spans) != sorted(spans):
                got = ", ".join(map(str, spans))
                raise DataError(f"{SUPERIORITY.file}, {attack}: expected rising differentials; got {got}")
        self._check_leaders()
        self._check_sites()

    def _check_leaders(self) -> None:
        """11.1, 17.4.9: Hitler, and enough others for the lot."""
        first, least = self.leaders[0].id, 1 + self.strengths.leaders_drawn
        if first != FIRST_LEADER:
            raise DataError(f"{LEADERS.file}: expected {FIRST_LEADER} in the first row; got {first!r}")
        if len(self.leaders) < least:
            raise DataError(f"{LEADERS.file}: expected at least {least} leaders; got {len(self.leaders)}")

    def _check_sites(self) -> None:
        """Each place has the hexes that the rules need."""
        for place, hexes in self.sites.items():
            count = _COUNTS.get(place)
            if count is None and not hexes:
                raise DataError(f"{SITES.file}: expected a hex for {place}; got none")
            if count is not None and len(hexes) != count:
                raise DataError(f"{SITES.file}: expected {place} to have {count} hexes; got {len(hexes)}")


def _halves(points: str) -> int | None:
    return None if points == NEVER else int(Fraction(points) * HALF)
