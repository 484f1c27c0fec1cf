"""What a picture shows: plain data without colours, fonts or rules.

Points are in drawing units with y growing downwards; ``Scene.unit`` is the height of one cell and sets the
size of everything that is drawn in it.
"""

from dataclasses import dataclass

Point = tuple[float, float]
Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex or zone. Cells off the board only carry the landscape on to the frame of the map."""

    name: str
    centre: Point
    outline: Outline
    terrain: str
    fortified: bool = False
    on_board: bool = True
    patches: tuple[str, ...] = ()
    height: float = 0.0
    """How high the ground is that the map only draws."""


@dataclass(frozen=True, slots=True)
class Side:
    """A stretch between two cells with something on it: a river, a border, a lake.

    A fortified line has its ``rear``: a point on the side of those who man it. ``called`` is what is written
    on the map in place of ``name``.
    """

    start: Point
    end: Point
    feature: str
    name: str = ""
    rear: Point | None = None
    called: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A road, railway or the like from the middle of a cell to that of the next."""

    kind: str
    start: Point
    end: Point
    name: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A town, station, fort or the like; ``today`` is its present name where that is another."""

    kind: str
    name: str
    at: Point
    today: str = ""


@dataclass(frozen=True, slots=True)
class Town:
    """A town; ``rank`` is 1 (town), 2 (city) or 3 (capital), ``square`` asks for a square value badge."""

    name: str
    at: Point
    value: str = ""
    rank: int = 1
    port: bool = False
    square: bool = False


@dataclass(frozen=True, slots=True)
class Counter:
    """A unit's counter: ``Counter("XIII Corps", "us", "infantry", "corps", "XIII", "4-8-6")``.

    One of the kind ``chit`` bears the words of its designation in place of a symbol, one to a line; one
    of the kind ``cross`` or ``star`` is a back with that emblem alone.
    """

    name: str
    scheme: str
    kind: str
    size: str = ""
    designation: str = ""
    factors: str = ""
    reduced: bool = False
    """Whether it shows its weaker side, marked by a cut corner."""
    elite: bool = False
    """Whether it bears a medal."""
    morale: str = ""
    """The figure in the upper left corner."""
    armour: str = ""
    """The circles beside it: white, black, or double for two black ones."""
    striped: bool = False
    """Whether stripes run across it, for a side that shows it on the move."""
    band: str = ""
    """The colour beside its symbol, by its key in the style: to what it belongs."""
    reach: str = ""
    """The figure in the upper right corner: how far it fires or commands."""
    weapon: str = "white"
    """The oval behind that figure: white, gold, black or red."""
    graded: bool = False
    """Whether the second of its factors is less important and stands smaller."""
    steps: int = 0
    """How many steps it has at full strength; bars beside its symbol count those from two on."""
    left: int = 0
    """How many of them are left."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Counters in one cell, the lowest first."""

    at: Point
    counters: tuple[Counter, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A name laid over the map; ``kind`` is ``water``, ``land`` or ``range``, ``angle`` in degrees.

    One with a ``reach`` is spread over so many cells, on an arc that rises by ``bend`` of that in its middle.
    """

    text: str
    at: Point
    kind: str = "land"
    size: float = 1.0
    angle: float = 0.0
    reach: float = 0.0
    bend: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A course across a map of zones: a river, a road, a line of entrenchments with its rear on the right.

    ``feature`` is the style's key and ``width`` a factor for its width; ``widths`` are the shares of it at
    each point of a river that grows on its way.
    """

    feature: str
    points: tuple[Point, ...]
    name: str = ""
    width: float = 1.0
    widths: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ZoneSign:
    """What is printed in a zone: its name under the counters, above them its index and small signs.

    A sign is a kind (``value``, or one of the style's) with what it shows; ``town`` is where
    houses stand, if there are any.
    """

    name: str
    at: Point
    town: Point | None = None
    index: str = ""
    rank: int = 1
    signs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Plate:
    """A table on the map itself: under each of its headings lines of a sign, what it shows, and words.

    A line that goes on with the one before has no sign.
    """

    at: Point
    width: float
    lines: tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...]


@dataclass(frozen=True, slots=True)
class Locator:
    """A small map of the country around this one, in any unit with y downwards: outline, place, this map."""

    at: Point
    width: float
    outline: Outline
    place: Point
    frame: Outline


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The country around a map, in any unit from its upper left corner on with y downwards."""

    size: Point
    """Width and height."""
    frame: Outline
    """The map itself."""
    rivers: tuple[Outline, ...] = ()
    roads: tuple[Outline, ...] = ()
    towns: tuple[tuple[str, Point], ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """A box in the margin that holds counters off the map."""

    title: str
    counters: tuple[Counter, ...] = ()


@dataclass(frozen=True, slots=True)
class TrackBox:
    """One box of a track: a bold label, small notes, and whether the marker stands on it."""

    label: str
    notes: tuple[str, ...] = ()
    current: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """A row of boxes such as the turn record, laid out ``columns`` to a row."""

    title: str
    boxes: tuple[TrackBox, ...]
    columns: int = 4


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sample with its explanation.

    ``kind`` is terrain, patch, feature, way, place or counter, with the style's ``key``; fort or port; badge
    or badge-square, with the value to show as ``key``; or sign, with a kind of sign and what it shows:
    ``garrison 20``.
    """

    kind: str
    key: str
    text: str
    counter: Counter | None = None
    """The counter that is shown for its colours, where the game's own say more than any."""


@dataclass(frozen=True, slots=True)
class ScaleBar:
    """Marks such as ``(100, "100 km")`` at their length in drawing units, in growing order."""

    marks: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Cartouche:
    """Title, scale and north: on the map, from their upper left corner, or in a line below it."""

    scale: ScaleBar
    at: Point | None = None
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Chart:
    """A table that players look up: every row has a word for each column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Posted:
    """A chart on the map itself, on a plate from its upper left corner on."""

    chart: Chart
    at: Point
    width: float


@dataclass(frozen=True, slots=True)
class Inset:
    """A part of the map, from its upper left to its lower right corner, that the margin shows larger."""

    title: str
    corner: Point
    opposite: Point


@dataclass(frozen=True, slots=True)
class Relief:
    """The light on the lie of the land: rows of bytes from `corner` on, `step` apart; a plain has `flat`."""

    corner: Point
    step: float
    rows: tuple[bytes, ...]
    flat: int = 31


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on one sheet."""

    title: str
    unit: float
    cells: tuple[Cell, ...]
    subtitle: str = ""
    sides: tuple[Side, ...] = ()
    towns: tuple[Town, ...] = ()
    stacks: tuple[Stack, ...] = ()
    labels: tuple[Label, ...] = ()
    boxes: tuple[Box, ...] = ()
    tracks: tuple[Track, ...] = ()
    legend: tuple[LegendEntry, ...] = ()
    legend_title: str = ""
    scale: ScaleBar | None = None
    insets: tuple[Inset, ...] = ()
    cartouche: Cartouche | None = None
    charts: tuple[Chart, ...] = ()
    posted: tuple[Posted, ...] = ()
    """Charts where nobody plays; the margin leaves them out."""
    lines: tuple[Line, ...] = ()
    zones: tuple[ZoneSign, ...] = ()
    ways: tuple[Way, ...] = ()
    places: tuple[Place, ...] = ()
    coast: tuple[Outline, ...] = ()
    """The real outline of land and of waters in it; without one, land is what its cells are."""
    frontiers: tuple[tuple[str, Outline], ...] = ()
    """Frontiers without an effect, each with its name."""
    relief: Relief | None = None
    borders: tuple[Outline, ...] = ()
    """Lines between zones, where no river hides them; without any, zones have their whole outlines."""
    woods: tuple[Outline, ...] = ()
    """Rings around woods and the glades in them."""
    scarps: tuple[Outline, ...] = ()
    """Edges of heights, with the low ground on their left as one looks along them."""
    marshes: tuple[Outline, ...] = ()
    """Rings around wet ground."""
    plates: tuple[Plate, ...] = ()
    locator: Locator | None = None
    surroundings: Surroundings | None = None
    pile: int = 0
    """How many counters of a cell stand on each other; the others make piles beside. 0: they all do."""

    def frame(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the cells on the board."""
        points = [point for cell in self.cells if cell.on_board for point in cell.outline]
        if not points:
            raise ValueError(f"scene {self.title!r} has no cell on the board")
        across = [x for x, _ in points]
        down = [y for _, y in points]
        return min(across), min(down), max(across), max(down)
