"""What a map's configuration says: everything about one map that is not measured from a layer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from atlas.hexgrid import HexGrid, Point, Side
from atlas.projection import Frame
from atlas.readers import Box
from atlas.terrain import Thresholds


@dataclass(frozen=True)
class Provenance:
    """Where a row comes from: printed, derived or reconstructed, and why."""

    source: str
    grounds: str


@dataclass(frozen=True)
class River:
    """A river by waypoints (longitude, latitude), source first.

    `mouth` is "sea", "edge" or the name of the river it joins; `source_at_edge` starts it on the map's rim.
    `avoid` lists hexsides, as "2202-2302", that would put a town on the wrong bank.
    """

    name: str
    waypoints: Sequence[Point]
    mouth: str
    source_at_edge: bool = False
    avoid: Sequence[str] = ()
    grounds: str = "WDB-II course"


@dataclass(frozen=True)
class Paint:
    """Hexes whose terrain is set by hand, with the reason."""

    terrain: str
    hexes: str  # labels, separated by spaces
    grounds: str
    source: str = "reconstructed"


@dataclass(frozen=True)
class SideMark:
    """Hexsides set by hand: "2202-2302", separated by spaces."""

    feature: str
    name: str
    sides: str
    grounds: str


@dataclass(frozen=True)
class Area:
    """A named area: the hexes whose middle lies inside the outline, but for listed exceptions."""

    name: str
    outline: Sequence[Point]
    grounds: str
    added: str = ""
    removed: str = ""


@dataclass
class HexRow:
    """One row of map.csv."""

    terrain: str
    provenance: Provenance
    theatre: str = ""
    region: str = ""
    fortified: bool = False


@dataclass(frozen=True)
class SideRow:
    """One row of sides.csv."""

    feature: str
    name: str
    provenance: Provenance


@dataclass
class BuiltMap:
    """The finished map, before it is written."""

    grid: HexGrid
    hexes: dict[str, HexRow] = field(default_factory=dict)
    sides: dict[Side, SideRow] = field(default_factory=dict)

    def side_labels(self, side: Side) -> tuple[str, str]:
        """The two hexes that a side parts, smaller label first."""
        first, second = sorted(self.grid.label(cell) for cell in self.grid.side_owners[side])
        return first, second

    def side_of(self, pair: str) -> Side:
        """The side named as "2202-2302"."""
        first, second = (self.grid.cell(label) for label in pair.split("-"))
        for side in self.grid.sides(first):
            if second in self.grid.side_owners[side]:
                return side
        raise ValueError(f"{pair} names two hexes that do not touch")


@dataclass(frozen=True)
class MapPlan:
    """The configuration of one map."""

    name: str
    folder: str  # where the committed files go, from the root of the repository
    grid: HexGrid
    frame: Frame
    box: Box  # what to read of the layers
    thresholds: Thresholds
    relief_grounds: str
    rivers: Sequence[River]
    paints: Sequence[Paint]
    sides: Sequence[SideMark]
    western_theatre: Area
    theatre_free: Mapping[str, str]  # hexes with a theatre of their own
    regions: Sequence[Area]
    fortified: Paint
    printed: Mapping[str, str]  # hexes that a rule names, and which rule
    legends: Mapping[str, str]
    check: Callable[[BuiltMap], list[str]]
