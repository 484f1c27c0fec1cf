"""What a map's configuration says: everything about one map that is not measured from a layer.

Places on the ground are (longitude, latitude). Hexes are named by their labels, "2202", and hexsides by the
two hexes that they part, "2202-2302"; lists of either are written with spaces between.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from atlas.hexgrid import HexGrid, Point, Side
from atlas.projection import Placement
from atlas.readers import Box
from atlas.terrain import Ground


@dataclass(frozen=True)
class Provenance:
    """Where a row comes from: printed, derived or reconstructed, and why."""

    source: str
    grounds: str


@dataclass(frozen=True)
class Course:
    """What runs along hexsides from its first waypoint to its last: a river from its source, a canal, a line.

    It is traced through the layer of rivers, or, if drawn `by_hand`, led smoothly through its waypoints.
    `begins` and `ends` say where: "edge" is the rim of the map, "shore" that of a sea or lake, and the name
    of a course that stands before it in the list joins them; left out, it is the corner nearest to the
    waypoint. From the waypoint `great_from` on it carries the feature `great`. `avoid` lists hexsides that
    would put a town on the wrong bank. A fortified line `shelters` the hexes on one hand, "left" or
    "right", as one follows it from its first waypoint.
    """

    name: str
    waypoints: Sequence[Point]
    ends: str = ""
    begins: str = ""
    feature: str = "river"
    great: str = "great-river"
    great_from: Point | None = None
    by_hand: bool = False
    avoid: Sequence[str] = ()
    shelters: str = ""
    grounds: str = "WDB-II course"


@dataclass(frozen=True)
class Paint:
    """Hexes whose terrain is set by hand, with the reason: listed, inside outlines or along lines.

    Where `over` names terrains, no other terrain is covered. A later paint covers an earlier one.
    """

    terrain: str
    hexes: str = ""
    grounds: str = ""
    source: str = "reconstructed"
    outlines: Sequence[Sequence[Point]] = ()
    lines: Sequence[Sequence[Point]] = ()
    over: str = ""


@dataclass(frozen=True)
class SideMark:
    """Hexsides set by hand; a mark without a feature clears them."""

    feature: str
    name: str
    sides: str
    grounds: str
    source: str = "reconstructed"


@dataclass(frozen=True)
class Area:
    """The hexes whose middle lies inside the outline, and those added, but for those removed.

    They have `name` as their value in a column; if `noted`, the row's grounds tell of it. Further hexes are
    those that a line along hexsides shelters, `behind` its feature, and those on one side of such a line:
    all that can be reached from the hex `start` without crossing `up_to`.
    """

    name: str
    outline: Sequence[Point] = ()
    grounds: str = ""
    added: str = ""
    removed: str = ""
    noted: bool = False
    behind: str = ""
    start: str = ""
    up_to: str = ""


@dataclass(frozen=True)
class Column:
    """A column of map.csv beyond terrain: `usual`, unless an area says otherwise; a later area wins.

    Where nothing may enter, the value is `closed`.
    """

    name: str
    usual: str
    areas: Sequence[Area]
    closed: str = ""


@dataclass(frozen=True)
class Place:
    """A town or anything else that stands in a hex: the one `at` a point, unless `hex` puts it elsewhere."""

    name: str
    kind: str
    at: Point | None = None
    hex: str = ""
    name_fr: str = ""
    today: str = ""
    grounds: str = "by its place on the ground"
    source: str = "reconstructed"
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """A road or railway from hex to hex.

    Its stops are names of places and labels of hexes, through which it runs, and points, which only bend
    it. The first and the last are places or hexes. One that runs `along` ways of another kind, as an
    embankment does, never leaves them.
    """

    kind: str
    name: str
    stops: Sequence[str | Point]
    grounds: str
    along: str = ""


@dataclass
class HexRow:
    """One row of map.csv; `values` are those of the further columns."""

    terrain: str
    provenance: Provenance
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SideRow:
    """What one row of sides.csv says of a side and a feature, or one of ways.csv of two hexes and a kind."""

    name: str
    provenance: Provenance


@dataclass
class BuiltMap:
    """The finished map, before it is written."""

    grid: HexGrid
    hexes: dict[str, HexRow] = field(default_factory=dict)
    sides: dict[Side, dict[str, SideRow]] = field(default_factory=dict)  # by feature
    ways: dict[tuple[str, str, str], SideRow] = field(default_factory=dict)  # by kind and both hexes
    places: list[tuple[str, Place]] = field(default_factory=list)  # with the hex of each
    sheltered: dict[str, set[str]] = field(default_factory=dict)  # hexes behind lines, by the line's feature

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

    def features(self, pair: str) -> set[str]:
        """What lies along a side, such as {"river", "bridge"}."""
        return set(self.sides.get(self.side_of(pair), ()))

    def set_side(self, side: Side, feature: str, row: SideRow) -> None:
        """Lay a feature along a side, unless it is there."""
        self.sides.setdefault(side, {}).setdefault(feature, row)

    def neighbours(self, label: str) -> list[str]:
        """The hexes beside one."""
        return [self.grid.label(cell) for cell in self.grid.neighbours(self.grid.cell(label))]

    def hex_of(self, name: str) -> str:
        """The hex of the one place with this name."""
        found = {label for label, place in self.places if place.name == name}
        if len(found) != 1:
            raise ValueError(f"expected one place called {name}, found {len(found)}")
        return found.pop()


@dataclass(frozen=True)
class MapPlan:
    """The configuration of one map. Whatever comes later in a list covers what came before."""

    name: str
    folder: str  # where the committed files go, from the root of the repository
    grid: HexGrid
    frame: Placement
    legends: Mapping[str, str]  # of each file to write
    check: Callable[[BuiltMap], list[str]]
    box: Box | None = None  # what to read of the layers, if anything
    ground: Callable[[Ground], str] | None = None  # terrain by the measured ground
    base: str = "clear"  # terrain where nothing is measured
    base_grounds: str = ""
    water: Sequence[str] = ("sea",)  # terrain with a shore
    closed: Sequence[str] = ("sea",)  # terrain that nothing enters
    paints: Sequence[Paint] = ()
    columns: Sequence[Column] = ()
    courses: Sequence[Course] = ()
    sides: Sequence[SideMark] = ()
    places: Sequence[Place] = ()
    place_columns: Sequence[str] = ()
    ways: Sequence[Way] = ()
    bridged: Mapping[str, str] = field(default_factory=dict)  # kinds of way and the features they bridge
    forded: Mapping[str, str] = field(default_factory=dict)  # and those they ford, where there is no bridge
    impassable: str = ""  # features that no way crosses
    unbridged: str = ""  # hexsides without the bridge or ford that a way would have
    bridges: Mapping[str, Point] = field(default_factory=dict)  # names for bridges, and where these stand
    printed: Mapping[str, str] = field(default_factory=dict)  # hexes and sides that a rule names, and which
    frontiers: Mapping[str, Sequence[Point]] = field(default_factory=dict)  # drawn, without any effect
    cut_straits: bool = False  # whether sides of sea between hexes of land are cut into the coasts
    open_water: Sequence[str] = ()  # hexes of the sea with land in their middle that is drawn as water
    relief_fine: int = 0  # points of the shaded relief to a hex; 0 for a map without one
    relief_run: float = 1000.0  # metres of a hex: the lower, the steeper its relief is drawn
    relief_soft: float = 1.0  # how much the relief is softened
    relief_strength: Mapping[str, float] = field(default_factory=dict)  # of the light, by terrain
