"""The board as plain data for a page that knows no game: where cells lie, and what everything is called.

The page lays units and markers over the picture of the sheet, so all points are those of the sheet.
What a game calls its marks, results and readings stands in its ``look/board.toml``:

    [marks.*]      a mark that the view sets on units, by its name in the view
    [signs]        a letter for a mark, to stand on the counter; marks without one share a dot
    [results.*]    a result of the combat tables
    [tones]        how good each of them is for the attacker: good, even or bad
    [[markers]]    a list in the view of things on cells: ``list`` names it, ``cell`` the entry's field with
                   the cell (left out: the entry is the cell) or ``edge`` that with the edge, ``key`` the
                   field that chooses the look, and ``looks`` has a name, a colour and a sign of one or two
                   letters for each value
    [[readings]]   a number or word in the view that belongs on the page: ``path`` such as ``rates.soviet``,
                   with ``values`` where its words need a name
    [[panels]]     a list in the view that belongs on the page as a table: ``list`` names it, and it has a
                   ``title`` and ``columns``, each with the ``field`` of the row, a ``name``, and where need
                   be ``values`` that name its words, ``cell = true`` (it is a cell), or ``of``, the field of
                   which it is a part
    [sample]       a counter to explain: ``unit`` names it, and each of its ``parts`` has a text, the place
                   ``at`` on a counter of 100 by 100 and the ``side`` to which its line leads (left, right,
                   top, bottom)
    [[overlays]]   what the game can lay over the board (``Game.overlay``): its ``name``, a ``title``,
                   ``unit = true`` where it is about one unit, and for each of its ``tones`` a name, a colour
                   and a ``pattern`` (plain, rising, falling, cross, dots), so that colour alone says nothing

Names are given per language: ``{en = "…", fr = "…"}``.
"""

import tomllib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from grognard.picture.counters.stacks import COUNTER, GAP, LIFT, STEP_RIGHT, STEP_UP
from grognard.picture.samples import sample
from grognard.picture.scene.build import legend
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import LegendEntry, Scene
from grognard.picture.scene.style import Style, named
from grognard.picture.svg import map_size, origin

_TABLES = ("marks", "signs", "results", "tones", "sample")
_LISTS = ("markers", "readings", "panels", "overlays")
_SAMPLE_VIEW = "-36 -36 72 72"


def sheet_data(scene: Scene, style: Style, language: str) -> dict[str, Any]:
    """Size of the sheet, how counters stand on it, and every cell with its outline, terrain and towns.

    Zones bear names alone, so that the labels by which they are known inside are not to be shown.
    """
    width, height = map_size(scene)
    across, down = origin(scene)
    towns: dict[tuple[float, float], str] = {town.at: town.name for town in scene.towns}
    cells = {}
    for cell in scene.cells:
        if not cell.on_board:
            continue
        x, y = cell.centre
        entry: dict[str, Any] = {
            "x": round(x + across, 1),
            "y": round(y + down, 1),
            "polygon": [[round(px + across, 1), round(py + down, 1)] for px, py in cell.outline],
            "terrain": named(style.terrain[cell.terrain].name, language),
        }
        if cell.centre in towns:
            entry["name"] = towns[cell.centre]
        cells[cell.name] = entry
    return {
        "numbered": not scene.zones,
        "width": round(width, 1),
        "height": round(height, 1),
        "counter": {
            "edge": COUNTER * scene.unit,
            "up": STEP_UP,
            "right": STEP_RIGHT,
            "lift": LIFT * scene.unit,
            "pile": scene.pile,
            "gap": GAP,
        },
        "cells": cells,
    }


def legend_data(style: Style, language: str, without: Collection[str] = ()) -> list[dict[str, str]]:
    """Everything that the map shows but the keys in ``without``."""
    return legend_samples(legend(style, language, without=without), style)


def legend_samples(entries: Iterable[LegendEntry], style: Style) -> list[dict[str, str]]:
    """Entries of a legend with a sample of each, drawn as on the map; most have their colour as well."""
    colours = {("terrain", key): look.fill for key, look in style.terrain.items()}
    colours |= {("feature", key): look.colour for key, look in style.feature.items()}
    colours |= {("patch", key): look.fill for key, look in style.patch.items()}
    colours |= {("way", key): look.colour for key, look in style.way.items()}
    colours |= {("place", key): look.colour for key, look in style.place.items()}
    colours |= {("counter", key): look.fill for key, look in style.counter.items()}
    return [
        {
            "kind": entry.kind,
            "key": entry.key,
            "text": entry.text,
            "colour": colours.get((entry.kind, entry.key), ""),
            "sample": element("svg", sample(entry, style), viewBox=_SAMPLE_VIEW, aria_hidden="true"),
        }
        for entry in entries
    ]


def captions(path: Path, language: str) -> dict[str, Any]:
    """What ``look/board.toml`` says, in one language."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := sorted(set(content) - {*_TABLES, *_LISTS}):
        expected = ", ".join((*_TABLES, *_LISTS))
        raise ValueError(f"{path}: expected the tables {expected}; got {unknown[0]!r}")
    chosen = {key: in_language(content.get(key, {}), language) for key in _TABLES}
    return chosen | {key: in_language(content.get(key, []), language) for key in _LISTS}


def in_language(value: Any, language: str) -> Any:
    """The same data with one name in place of each table of names.

    >>> in_language({"moved": {"en": "moved", "fr": "a bougé"}}, "fr")
    {'moved': 'a bougé'}
    """
    if isinstance(value, Mapping):
        if "en" in value:
            return named(value, language)
        return {key: in_language(item, language) for key, item in value.items()}
    return [in_language(item, language) for item in value] if isinstance(value, list) else value
