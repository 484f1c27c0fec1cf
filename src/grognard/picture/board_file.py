"""The board as plain data for a page that knows no game: where cells lie, and what everything is called.

The page lays units and markers over the picture of the sheet, so all points are those of the sheet.
"""

from collections.abc import Collection, Iterable
from typing import Any

from grognard.picture.counters.stacks import COUNTER, GAP, HEAD, LIFT, STEP_RIGHT, STEP_UP, TALLEST
from grognard.picture.samples import sample
from grognard.picture.scene.build import legend
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import LegendEntry, Scene
from grognard.picture.scene.style import Style
from grognard.picture.svg import map_size, origin

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
            "terrain": style.terrain[cell.terrain].name[language],
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
            "head": HEAD * scene.unit,
            "tallest": TALLEST,
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
