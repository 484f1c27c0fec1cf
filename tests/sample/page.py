"""What a page shows of the works: squares, plain counters, and a sign on a blown bridge."""

from __future__ import annotations

from typing import Any

from grognard.kernel.actions import Grammar
from tests.sample.position import BOARD, SIDES, UNITS

EDGE = 140
COLOURS = {"red": "#b5382c", "blue": "#2c5fb5"}


def board_svg() -> str:
    """The sheet."""
    squares = "".join(
        f'<rect x="{x - EDGE / 2}" y="{y - EDGE / 2}" width="{EDGE}" height="{EDGE}" fill="#d8d2a8" '
        f'stroke="#6b6440"/><text x="{x}" y="{y - 52}" text-anchor="middle">{label}</text>'
        for label, (x, y) in zip(BOARD.labels, _middles(), strict=True)
    )
    return _svg(4 * EDGE, 3 * EDGE, squares)


def counters_svg() -> str:
    """A square in the colour of its side for each unit."""
    symbols = "".join(
        f'<symbol id="u-{unit}" viewBox="0 0 10 10">'
        f'<rect width="10" height="10" fill="{COLOURS[side]}"/></symbol>'
        for unit, side in _sides().items()
    )
    return _svg(1, 1, symbols)


def board_file(grammar: Grammar) -> dict[str, Any]:
    """What the sample game has to show beyond its verbs."""
    half = EDGE / 2
    cells = {
        label: {
            "x": x,
            "y": y,
            "polygon": [
                [x - half, y - half],
                [x + half, y - half],
                [x + half, y + half],
                [x - half, y + half],
            ],
            "terrain": "open",
            "name": label,
        }
        for label, (x, y) in zip(BOARD.labels, _middles(), strict=True)
    }
    units = {
        unit: {"name": unit, "values": "", "nation": side, "scheme": side, "side0": side}
        for unit, side in _sides().items()
    }
    verbs = {
        verb: {"kinds": list(kinds), "label": verb, "rolls": verb in ("attack", "fire")}
        for verb, kinds in grammar.verbs.items()
    }
    return {
        "numbered": False,
        "width": 4 * EDGE,
        "height": 3 * EDGE,
        "counter": {"edge": 44, "up": 0.1, "right": 0.1, "lift": 0, "pile": 0, "gap": 0.1},
        "cells": cells,
        "units": units,
        "order": {kind: list(grammar.names(kind)) for kind in ("unit", "cell", "edge", "direction")},
        "verbs": verbs,
        "results": {"breaks": "the unit is lost", "stands": "hit, but it stands", "missed": "nothing"},
        "tones": {"breaks": "good", "stands": "even", "missed": "bad"},
        "markers": [
            {"list": "works", "edge": "edge", "key": "is", "looks": {"blown": dict(_BLOWN)}},
        ],
    }


_BLOWN = {"name": "blown bridge", "colour": "#222222", "sign": "X"}


def _middles() -> list[tuple[float, float]]:
    return [(EDGE * (x + 0.5), EDGE * (0.5 - y)) for x, y in BOARD.centres]


def _sides() -> dict[str, str]:
    return {unit: SIDES[number // 3] for number, unit in enumerate(UNITS)}


def _svg(width: float, height: float, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}">{content}</svg>'
    )
