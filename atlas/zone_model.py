"""What the configuration of a map of zones says: places, rivers, roads, and what the rules put on them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # west, south, east, north


def points(written: str) -> list[Point]:
    """A course such as "14.5,52.3 14.6,52.4": longitude and latitude of each point."""
    return [(float(lon), float(lat)) for lon, lat in (pair.split(",") for pair in written.split())]


@dataclass(frozen=True)
class Place:
    """A zone by its town. `reach` makes it larger by that many kilometres all round.

    `arms` are more points from which the zone grows, as in `points`.
    """

    zone: str
    name: str
    at: Point
    terrain: str
    grounds: str
    sector: str
    supply: str = ""
    value: int = 0
    garrison: int = 0
    role: str = ""
    east: bool = False
    reach: float = 0.0
    arms: str = ""
    printed: str = ""
    built_up: bool = True


@dataclass(frozen=True)
class Watercourse:
    """A river from its source down; see `barrier` in the map's waters.py."""

    name: str
    course: str
    barrier: float
    grounds: str


@dataclass(frozen=True)
class Lake:
    """Scenery: a lake along a line, so many kilometres wide."""

    course: str
    width: float


@dataclass(frozen=True)
class Road:
    """A main road as the chain of the zones it runs through.

    It is drawn from town to town, or along `course` where that is given.
    """

    name: str
    zones: str
    course: str = ""


@dataclass(frozen=True)
class Entrenchment:
    """A line that protects a zone against attacks from others."""

    zone: str
    against: str
    grounds: str


@dataclass(frozen=True)
class Region:
    """The name of a stretch of country, written on an arc so many kilometres long around a point.

    `turn` is its slope in degrees, clockwise.
    """

    name: str
    at: Point
    reach: float
    turn: float = 0.0


@dataclass(frozen=True)
class City:
    """Zones cut like a cake: from the middle, where they all meet, to the city's limit.

    `cuts` are the bearings, clockwise from north, at which each zone of `zones` begins.
    """

    middle: Point
    limit: str
    zones: str
    cuts: Sequence[float]


@dataclass(frozen=True)
class Shape:
    """A finished zone: its outline in kilometres from the south-west corner, and where its counters stand."""

    outline: Sequence[Point]
    centre: Point
    edges: str


@dataclass
class BuiltZones:
    """The partition: shapes, the length of each border, how much of it runs along which river, and where.

    `dry` are the stretches of borders that no river hides.
    """

    shapes: dict[str, Shape] = field(default_factory=dict)
    borders: dict[tuple[str, str], float] = field(default_factory=dict)
    banks: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    reaches: list[tuple[str, list[Point]]] = field(default_factory=list)
    dry: list[list[Point]] = field(default_factory=list)

    def touch(self, one: str, other: str) -> bool:
        """Whether two zones share a border."""
        return (min(one, other), max(one, other)) in self.borders

    def river(self, one: str, other: str) -> str:
        """The river along most of a border, if there is one."""
        pair = (min(one, other), max(one, other))
        along = self.banks.get(pair, {})
        name = max(along, key=lambda key: along[key], default="")
        return name if name and sum(along.values()) > self.borders[pair] / 2 else ""


@dataclass(frozen=True)
class ZonePlan:
    """One map of zones."""

    name: str
    folder: str
    box: Box
    cell_km: float
    shortest_border: float
    places: Sequence[Place]
    rivers: Sequence[Watercourse]
    lakes: Sequence[Lake]
    regions: Sequence[Region]
    roads: Sequence[Road]
    entrenchments: Sequence[Entrenchment]
    city: City
    scarps: Sequence[str]
    marshes: Sequence[str]
    locator: Mapping[str, str]
    tracks: Mapping[int, str]
    track_grounds: Mapping[int, str]
    turns: Sequence[tuple[int, str]]
    index: Callable[[Place], int]
    printed_borders: Mapping[tuple[str, str], str]
    legends: Mapping[str, str]
    check: Callable[["ZonePlan", BuiltZones], list[str]]
