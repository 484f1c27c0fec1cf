"""A game's look, read from its ``look/style.toml``.

The file has the tables ``[paper]`` (colours of the sheet), ``[terrain.*]``, ``[feature.*]`` and
``[counter.*]``; it may list ``[[label]]`` names to lay over the map and ``[short]`` words for counters.
Names are given per language: ``name = {en = "…", fr = "…"}``.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from grognard.picture.colour import channels, contrast

LEGIBLE = 4.5
MARKS = ("none", "hills", "mountains", "trees", "blocks", "closed")
LINES = ("river", "lake", "line", "blocked", "road", "trench")

Names = Mapping[str, str]
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


@dataclass(frozen=True, slots=True)
class TerrainLook:
    """How a terrain is filled and what texture it carries; ``water`` keeps it out of the land mass."""

    name: Names
    fill: str
    marks: str = "none"
    ink: str = "#000000"
    water: bool = False


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


@dataclass(frozen=True, slots=True)
class Style:
    """A whole look."""

    paper: Paper
    terrain: Mapping[str, TerrainLook]
    feature: Mapping[str, FeatureLook]
    counter: Mapping[str, CounterLook]
    labels: tuple[MapLabel, ...] = ()
    short: Mapping[str, str] = field(default_factory=dict)

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


def named(names: Names, language: str) -> str:
    """The name in a language, in English where that is missing."""
    return names.get(language) or names["en"]


def _record(kind: type[_T], row: Mapping[str, Any], where: str) -> _T:
    known = {known.name for known in fields(kind)}  # type: ignore[arg-type]
    if unknown := sorted(set(row) - known):
        raise ValueError(f"{where}: unknown key {unknown[0]!r}; expected some of {', '.join(sorted(known))}")
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(f"{where}: {error}") from None


def _checked(value: str, allowed: tuple[str, ...], where: str) -> None:
    if value not in allowed:
        raise ValueError(f"{where}: expected one of {', '.join(allowed)}, got {value!r}")


def parse_style(content: Mapping[str, Any], where: str = "style") -> Style:
    """A style from the content of its file."""
    paper = _record(Paper, content.get("paper", {}), f"{where} [paper]")
    for colour in fields(paper):
        channels(getattr(paper, colour.name))

    def table(key: str, kind: type[_T]) -> dict[str, _T]:
        rows = content.get(key, {}).items()
        return {name: _record(kind, row, f"{where} [{key}.{name}]") for name, row in rows}

    terrain = table("terrain", TerrainLook)
    for name, ground in terrain.items():
        _checked(ground.marks, MARKS, f"{where} [terrain.{name}] marks")
    feature = table("feature", FeatureLook)
    for name, line in feature.items():
        _checked(line.draw, LINES, f"{where} [feature.{name}] draw")
    labels = tuple(_record(MapLabel, row, f"{where} [[label]]") for row in content.get("label", ()))
    return Style(paper, terrain, feature, table("counter", CounterLook), labels, content.get("short", {}))


def load_style(path: Path) -> Style:
    """The style in a TOML file."""
    return parse_style(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
