"""Models of the board file and of the file of a map: where cells lie, and what everything is called.

What they hold and where it comes from is described in `grognard.picture.board_file`.
"""

from __future__ import annotations

from typing import Literal

from pydantic.json_schema import SkipJsonSchema

from grognard.server.http.answers import Answer, NameForms

Absent = SkipJsonSchema[None]
"""What stands for a field that is left out."""


class Cell(Answer):
    """A cell of the sheet: its middle, its outline, and what is found there."""

    x: float
    y: float
    polygon: list[tuple[float, float]]
    terrain: str
    name: str | Absent = None
    notes: list[str] | Absent = None
    """What else is found there, on a map without rules."""


class UnitInfo(Answer):
    """What a unit is called, and what is printed on it."""

    name: str
    values: str
    nation: str
    scheme: str
    side0: str
    about: str | Absent = None
    """What it is good for, where its face does not say so."""


class Verb(Answer):
    """A verb of the game: the kinds of its arguments, and its name."""

    kinds: list[str]
    label: str
    rolls: bool | Absent = None
    """Whether its outcome can be forecast."""
    strikes: bool | Absent = None
    """Whether it attacks what it names."""
    gathers: bool | Absent = None
    """Whether it brings units together, one by one, for one deed."""
    spelt_out: bool | Absent = None
    """Whether its units have buttons, besides being shown on the map."""
    closes: bool | Absent = None
    """Whether it only ends what one unit does, so that a click on the next unit says it too."""


class MarkerLook(Answer):
    """What a marker is called and looks like."""

    name: str
    colour: str
    sign: str


class MarkerList(Answer):
    """A list in the view of things on cells or edges."""

    list: str
    cell: str | Absent = None
    edge: str | Absent = None
    key: str | Absent = None
    named: str | Absent = None
    """The field with the name of the thing itself, which stands before what it is."""
    large: bool | Absent = None
    """Whether they are drawn larger than others."""
    looks: dict[str, MarkerLook]


class Reading(Answer):
    """A number or word in the view that is shown beside the map."""

    path: str
    name: str
    values: dict[str, str] | Absent = None
    steps: bool | Absent = None
    """Whether the values follow on each other, and are shown with the orders."""


class TrackMarker(Answer):
    """A marker on a track: where the view says in which box it lies, and whether it is turned over."""

    name: str
    sign: str
    colour: str
    path: str
    turned: str | Absent = None
    """Where the view says that it lies with its back up, and what that is called."""
    turned_name: str | Absent = None


class TrackBox(Answer):
    """A box of a track, and what it grants."""

    box: int
    text: str


class TrackLook(Answer):
    """A row of boxes beside the map, along which markers move."""

    title: str
    text: str
    """What the small print of the boxes says."""
    boxes: list[TrackBox]
    markers: list[TrackMarker]
    most: str | Absent = None
    """Where the view says which box is the last that can be reached."""


class Column(Answer):
    """A column of a table in the view."""

    field: str
    name: str
    values: dict[str, str] | Absent = None
    cell: bool | Absent = None
    """Whether the field is a cell."""
    seat: bool | Absent = None
    """Whether the field is a seat, which has for a role what the first column says."""
    of: str | Absent = None
    """The field of which this one is a part."""


class PanelLook(Answer):
    """A list in the view that is shown as a table."""

    list: str
    title: str
    columns: tuple[Column, ...]


class Chart(Answer):
    """A table of the rules."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Tone(Answer):
    """How an overlay tints a cell."""

    name: str
    colour: str
    pattern: Literal["plain", "rising", "falling", "cross", "dots"]


class OverlayLook(Answer):
    """Something that can be laid over the board."""

    name: str
    title: str
    unit: bool | Absent = None
    """Whether it is about one unit."""
    option: str | Absent = None
    """The option without which it shows nothing."""
    tones: dict[str, Tone]


class SamplePart(Answer):
    """What a place on the sample counter means, and to which side its line leads."""

    at: tuple[float, float]
    side: Literal["left", "right", "top", "bottom"]
    text: str


class Sample(Answer):
    """A counter to explain, where the game has one."""

    unit: str | Absent = None
    parts: list[SamplePart] | Absent = None


class LegendEntry(Answer):
    """Something that the map shows: a sample of it as a picture, and where it has one its colour."""

    kind: str
    key: str
    text: str
    colour: str
    sample: str


class CounterSize(Answer):
    """How counters stand on the sheet: their edge, the steps and piles of a stack, how high it may reach."""

    edge: float
    up: float
    right: float
    lift: float
    head: float
    tallest: float
    pile: int
    gap: float


class Place(Answer):
    """A place beside the map where units stand."""

    id: str
    title: str


class RuleNamed(Answer):
    """How players cite a rule, and what it says."""

    name: str
    text: str


class Sheet(Answer):
    """A sheet with cells on it; the map of a game that has no rules yet is no more than that."""

    numbered: bool
    """Whether the labels of cells are printed on the map."""
    width: float
    height: float
    cells: dict[str, Cell]
    counter: CounterSize
    legend: list[LegendEntry]


class BoardFile(Sheet):
    """All that a page needs to show a game."""

    units: dict[str, UnitInfo]
    order: dict[str, list[str]]
    """The names behind the numbers in a prompt's arguments, by kind."""
    places: list[Place]
    verbs: dict[str, Verb]
    names: dict[str, dict[str, str]] | Absent = None
    """What arguments of other kinds than units, cells and directions are called, by kind."""
    sides: dict[str, str]
    forms: dict[str, NameForms]
    """How sentences call the sides."""
    phases: dict[str, str]
    turns: dict[str, str]
    charts: list[Chart]
    rules: dict[str, RuleNamed]
    marks: dict[str, str]
    signs: dict[str, str]
    """The letters of marks that have one."""
    faces: int | Absent = None
    """How many faces the die has that has the most, where a game says it; the usual die has six."""
    results: dict[str, str]
    tones: dict[str, str]
    """How good a result is for the attacker: good, even or bad."""
    markers: list[MarkerList]
    readings: list[Reading]
    panels: list[PanelLook]
    tracks: list[TrackLook] | Absent = None
    overlays: list[OverlayLook] | Absent = None
    windows: dict[str, str] | Absent = None
    """What a side may be asked for its reaction to, and give standing orders about."""
    window_options: dict[str, str] | Absent = None
    """The option without which some of them never open."""
    until: dict[str, str] | Absent = None
    """What may end a standing order; the page itself has words for `turn` and `phase`."""
    sample: Sample
