"""A game's look, read from its ``look/style.toml``.

[paper]      colours of the sheet, its lettering, the coast and the waters; all of them are needed but
             neutral, that of land which nobody enters, and hill, the tint of high ground without a look
[terrain.*]  a terrain of map.csv: fill, marks (one of MARKS) with the colour of their ink; water = true
             for what is not land, height (0 is usual, 1 for hills) for the shading of a map sheet
[patch.*]    ground laid over the terrain where a column of map.csv has a value: column, value (a word, or
             true for yes, which is usual), fill ("" for none), marks, ink, height: what has
             one is tinted and shaded with the hills, and outlined by a contour line
[feature.*]  what lies along hexsides: draw (one of LINES), colour, width, dash (strokes and gaps), casing
             (colour of the edges); major lists the names drawn wider; bends (1 is usual) how much a river
             wanders; a bridge has its name in letters (0 writes none). With column = "country" it is not in
             sides.csv but lies where two hexes differ in that column of map.csv and neither is blank.
             draw = "teeth" is a fortified line whose teeth point at the enemy: away from the hex with a
             place of a kind that it guards (guards = "fort redoubt"), or with yes or the feature's own word
             in a column of map.csv (behind = "sheltered"), else to a compass point (faces = "ne")
[way.*]      a kind of ways.csv: draw (one of WAYS), colour, casing (edges of a road, light fields of a
             ladder), width, dash; named = true where the names in the file are names that people know;
             letters writes them along the way (1 is usual, 0 writes none)
[place.*]    a kind of places.csv: symbol (one of SYMBOLS) in colour, its size (1 is usual); its name in
             letters (1 is usual, 0 writes none), weight (400, 600, 700), italic, capitals, serif, ink ("" is
             the text's); names of the highest rank are set first and get the best room
[[sign.*]]   a small sign in a zone, drawn by one or more paths in turn: path (as in SVG, from -1 to 1), fill
             and stroke ("" for none), width of the stroke; ink of the figure over it, and its size in
             letters (1 is usual). A sign supply that shows german is drawn by [[sign.supply-german]] if there
             is one, and then bears no figure
[counter.*]  counter colours by nation, branch and theatre: fill, ink, symbol
[label.*]    a name laid over the map, centred on a hex: cell, kind (land, range, water), size, angle in
             degrees; reach spreads it over so many hexes, on an arc that rises by bend of that in its middle
[band]       the colours beside the symbols of counters, by what they belong to
[rise.*]     high ground that is drawn and never played: the middles of the hexes around it (outline), height
[inset.*]    a part of a map sheet that its margin shows larger: from the hex first to the hex last
[short]      what a counter bears of the words in a unit's name
rolling      how much the ground of a shaded map rolls between its hills and falls to its rivers (1 is usual)
calm         how often rivers are drawn towards the middle of the zigzag of their sides (3 is usual)
names        the names in sides.csv and ways.csv that the map writes otherwise in some language: ["Vistula"]

Whatever stands later in the file lies above what stands earlier. Colours are ``#rrggbb``, lengths are in
drawing units, 60 to a hex. No word stands in the file: ``en.ftl`` and ``fr.ftl`` beside it say what things
are called, ``legend-terrain-woods`` what the legend calls ``[terrain.woods]`` (and so for all tables from
``[terrain]`` to ``[counter]`` but the signs), ``label-north-sea``, ``inset-centre`` and ``name-Vistula`` what
the map writes.
"""

import re
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from grognard.kernel.components.packs import DataFile
from grognard.kernel.components.schema import DataError
from grognard.kernel.words.captions import Names, NamesOf, caption_id, names_in
from grognard.picture.scene.colour import channels, contrast

LEGIBLE = 4.5
_MAJOR = 1.5
MARKS = (
    "none",
    "hills",
    "mountains",
    "trees",
    "forest",
    "park",
    "marsh",
    "houses",
    "blocks",
    "quarters",
    "buildings",
    "ruins",
    "works",
    "fields",
    "airfield",
    "closed",
    "wood",
    "slopes",
)
LINES = ("river", "lake", "strait", "line", "blocked", "road", "trench", "teeth", "bridge", "ford")
WAYS = ("road", "line", "rail", "ladder", "embankment")
SYMBOLS = (
    "none",
    "dot",
    "ring",
    "square",
    "houses",
    "blocks",
    "star",
    "station",
    "halt",
    "fort",
    "redoubt",
    "bunker",
    "tower",
    "airfield",
    "anchor",
    "church",
    "derrick",
    "camp",
    "court",
    "column",
    "flag",
    "letter",
)
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Paper:
    """Colours of the sheet, its panel and its lettering."""

    sheet: str
    panel: str
    text: str
    grid: str
    number: str
    land: str
    coast: str
    waterline: str
    water_text: str
    land_text: str
    town: str
    badge: str
    fort: str
    accent: str
    plate: str
    neutral: str = "#d8d3c6"
    hill: str = "#c9b184"


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """How a terrain is filled and what texture it carries; ``water`` keeps it out of the land mass."""

    name: Names
    fill: str
    marks: str = "none"
    ink: str = "#000000"
    water: bool = False
    height: float = 0.0


@dataclass(frozen=True, slots=True)
class PatchLook:
    """Ground that a column of the map lays over the terrain: a height, a ruin, a flooded hex."""

    name: Names
    column: str
    value: str | bool = True
    fill: str = ""
    marks: str = "none"
    ink: str = "#000000"
    height: float = 0.0


@dataclass(frozen=True, slots=True)
class FeatureLook:
    """How a side is drawn; ``dash`` is in drawing units, ``major`` names get the larger width."""

    name: Names
    draw: str
    colour: str
    width: float = 3.0
    dash: tuple[float, ...] = ()
    casing: str = ""
    major: tuple[str, ...] = ()
    column: str = ""
    guards: str = ""
    behind: str = ""
    faces: str = ""
    letters: float = 0.0
    bends: float = 1.0

    def width_of(self, name: str) -> float:
        """How wide it is drawn where it bears a name.

        >>> river = FeatureLook({"en": "River"}, "river", "#0000ff", width=2.0, major=("Rhine",))
        >>> river.width_of("Rhine"), river.width_of("Lahn")
        (3.0, 2.0)
        """
        return self.width * (_MAJOR if name in self.major else 1.0)


@dataclass(frozen=True, slots=True)
class WayLook:
    """How a way from hex to hex is drawn."""

    name: Names
    draw: str
    colour: str
    width: float = 2.5
    casing: str = ""
    dash: tuple[float, ...] = ()
    named: bool = False
    letters: float = 0.0


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """The symbol of a kind of place and the lettering of its names."""

    name: Names
    symbol: str
    colour: str
    size: float = 1.0
    letters: float = 1.0
    weight: int = 600
    italic: bool = False
    capitals: bool = False
    serif: bool = False
    ink: str = ""
    rank: int = 1
    adrift: float = 0.0
    """How far from its cell the name of an area may stand, in cells."""


@dataclass(frozen=True, slots=True)
class SignPath:
    """A path of a small sign, and how the figure over it is written."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 1.0
    ink: str = "#ffffff"
    letters: float = 1.0


@dataclass(frozen=True, slots=True)
class CounterLook:
    """A counter's colour, that of its figures, and that of its symbol where it is not to be black."""

    name: Names
    fill: str
    ink: str
    symbol: str = ""

    @property
    def needs_plate(self) -> bool:
        """Whether the figures need a light plate to be read."""
        return contrast(self.fill, self.ink) < LEGIBLE


@dataclass(frozen=True, slots=True)
class MapLabel:
    """A name to lay over the map, centred on a cell."""

    name: Names
    cell: str
    kind: str = "land"
    size: float = 1.0
    angle: float = 0.0
    reach: float = 0.0
    bend: float = 0.0


@dataclass(frozen=True, slots=True)
class MapRise:
    """High ground around which the middles of hexes run."""

    outline: tuple[str, ...]
    height: float


@dataclass(frozen=True, slots=True)
class MapInset:
    """A part of the map that the margin shows larger: the hexes from one corner to the other."""

    name: Names
    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Style:
    """A whole look."""

    paper: Paper
    terrain: Mapping[str, TerrainLook]
    feature: Mapping[str, FeatureLook]
    counter: Mapping[str, CounterLook]
    labels: tuple[MapLabel, ...] = ()
    short: Mapping[str, str] = field(default_factory=dict)
    patch: Mapping[str, PatchLook] = field(default_factory=dict)
    way: Mapping[str, WayLook] = field(default_factory=dict)
    place: Mapping[str, PlaceLook] = field(default_factory=dict)
    names: Mapping[str, Names] = field(default_factory=dict)
    sign: Mapping[str, tuple[SignPath, ...]] = field(default_factory=dict)
    band: Mapping[str, str] = field(default_factory=dict)
    insets: tuple[MapInset, ...] = ()
    rises: tuple[MapRise, ...] = ()
    rolling: float = 1.0
    calm: int = 3

    def called(self, name: str, language: str) -> str:
        """What a name of the data is in a language."""
        return self.names[name][language] if name in self.names else name

    def designation(self, name: str) -> str:
        """What a counter bears of a unit's name: the number, then the other words as ``[short]`` has them.

        ``1st Guards Tank Army`` becomes ``1 GT`` where Guards is short G, Tank is T and Army is left out.
        """
        number = ""
        words = name.split()
        if match := re.fullmatch(r"(\d+)(?:st|nd|rd|th)?|[IVXLC]+", words[0]):
            number = match[1] or match[0]
            words = words[1:]
        return f"{number} {''.join(self.short.get(word, word) for word in words)}".strip()

    def scheme(self, *parts: str) -> str:
        """The most special counter scheme for a nation, branch and theatre.

        ``german-ss-west`` comes before ``german-ss`` and that before ``german``.
        """
        given = [part for part in parts if part]
        for length in range(len(given), 0, -1):
            if (key := "-".join(given[:length])) in self.counter:
                return key
        raise ValueError(f"no counter colours for {'-'.join(given)!r}; known: {', '.join(self.counter)}")


def _record(kind: type[_T], row: Mapping[str, Any], where: str, **words: Names) -> _T:
    """A row of the file as a record; `words` are its fields that stand in no TOML file."""
    known = {known.name: known for known in fields(kind) if known.name not in words}  # type: ignore[arg-type]
    if unknown := sorted(set(row) - set(known)):
        raise DataError(f"{where}: unknown key {unknown[0]!r}; expected some of {', '.join(sorted(known))}")
    for key, one in known.items():
        if key not in row and one.default is MISSING and one.default_factory is MISSING:
            raise DataError(f"{where} {key}: expected a value, got nothing")
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return kind(**words, **values)


def _check(looks: Mapping[str, object], key: str, allowed: tuple[str, ...], where: str) -> None:
    for name, look in looks.items():
        if (value := getattr(look, key)) not in allowed:
            raise ValueError(f"{where}.{name}] {key}: expected one of {', '.join(allowed)}, got {value!r}")


def parse_style(content: Mapping[str, Any], names_of: NamesOf, where: str = "style") -> Style:
    """A style from the content of its file and the names of the messages beside it."""
    paper = _record(Paper, content.get("paper", {}), f"{where} [paper]")
    for colour in fields(paper):
        try:
            channels(getattr(paper, colour.name))
        except ValueError as error:
            raise ValueError(f"{where} [paper] {colour.name}: {error}") from None

    def table(key: str, kind: type[_T], *family: str) -> dict[str, _T]:
        return {
            name: _record(kind, row, f"{where} [{key}.{name}]", name=names_of(caption_id(*family, key, name)))
            for name, row in content.get(key, {}).items()
        }

    style = Style(
        paper,
        table("terrain", TerrainLook, "legend"),
        table("feature", FeatureLook, "legend"),
        table("counter", CounterLook, "legend"),
        tuple(table("label", MapLabel).values()),
        content.get("short", {}),
        table("patch", PatchLook, "legend"),
        table("way", WayLook, "legend"),
        table("place", PlaceLook, "legend"),
        {name: names_of(caption_id("name", name)) for name in content.get("names", ())},
        {
            name: tuple(_record(SignPath, row, f"{where} [[sign.{name}]]") for row in rows)
            for name, rows in content.get("sign", {}).items()
        },
        content.get("band", {}),
        tuple(table("inset", MapInset).values()),
        tuple(
            _record(MapRise, row, f"{where} [rise.{name}]") for name, row in content.get("rise", {}).items()
        ),
        content.get("rolling", 1.0),
        content.get("calm", 3),
    )
    _check(style.terrain, "marks", MARKS, f"{where} [terrain")
    _check(style.patch, "marks", MARKS, f"{where} [patch")
    _check(style.feature, "draw", LINES, f"{where} [feature")
    _check(style.feature, "faces", ("", *COMPASS), f"{where} [feature")
    _check(style.way, "draw", WAYS, f"{where} [way")
    _check(style.place, "symbol", SYMBOLS, f"{where} [place")
    return style


def load_style(path: Path) -> Style:
    """The style in a TOML file, with the words beside it; raises DataError."""
    return parse_style(DataFile(path.name, str(path), path).toml(), names_in(path.parent), str(path))
