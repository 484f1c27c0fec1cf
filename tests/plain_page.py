"""What a page shows of a game made for tests: squares and plain counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.kernel.actions import Grammar
from grognard.kernel.board.board import Board

EDGE = 140
COLOURS = {"red": "#b5382c", "blue": "#2c5fb5"}


class PlainPage:
    """A board of squares, and units by name, each with its side and what is printed on it."""

    def __init__(self, board: Board, units: Mapping[str, str], values: Mapping[str, str]) -> None:
        self.labels, self.units, self.values = board.labels, units, values
        xs, ys = zip(*board.centres, strict=True)
        self.width = EDGE * (max(xs) - min(xs) + 1)
        self.height = EDGE * (max(ys) - min(ys) + 1)
        self.middles = [(EDGE * (x - min(xs) + 0.5), EDGE * (max(ys) - y + 0.5)) for x, y in board.centres]

    def board_svg(self) -> str:
        """The sheet."""
        squares = "".join(
            f'<polygon points="{" ".join(f"{a},{b}" for a, b in _square(x, y))}" fill="#d8d2a8" '
            f'stroke="#6b6440"/><text x="{x}" y="{y - 52}" text-anchor="middle">{label}</text>'
            for label, (x, y) in zip(self.labels, self.middles, strict=True)
        )
        return _svg(self.width, self.height, squares)

    def counters_svg(self) -> str:
        """A square in the colour of its side for each unit."""
        symbols = "".join(
            f'<symbol id="u-{unit}" viewBox="0 0 10 10"><rect width="10" height="10" fill="{COLOURS[side]}"/>'
            f'<text x="5" y="7" font-size="5" fill="white" text-anchor="middle">{self.values[unit]}</text>'
            "</symbol>"
            for unit, side in self.units.items()
        )
        return _svg(1, 1, symbols)

    def board_file(self, grammar: Grammar, rolls: tuple[str, ...]) -> dict[str, Any]:
        """What there is to show beyond the verbs."""
        cells = {
            label: {"x": x, "y": y, "polygon": _square(x, y), "terrain": "open", "name": label}
            for label, (x, y) in zip(self.labels, self.middles, strict=True)
        }
        units = {
            unit: {"name": unit, "values": self.values[unit], "nation": side, "scheme": side, "side0": side}
            for unit, side in self.units.items()
        }
        shown = ("unit", "cell", "edge", "direction")
        kinds = {kind for named in grammar.verbs.values() for kind in named if kind in shown}
        return {
            "numbered": False,
            "width": self.width,
            "height": self.height,
            "counter": {
                "edge": 44,
                "up": 0.1,
                "right": 0.1,
                "lift": 0,
                "head": 30,
                "tallest": 1.45,
                "pile": 0,
                "gap": 0.1,
            },
            "cells": cells,
            "units": units,
            "order": {kind: list(grammar.names(kind)) for kind in shown if kind in kinds},
            "verbs": {
                verb: {"kinds": list(kinds), "label": verb, "rolls": verb in rolls}
                for verb, kinds in grammar.verbs.items()
            },
        }


def _square(x: float, y: float) -> list[list[float]]:
    half = EDGE / 2
    return [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]


def _svg(width: float, height: float, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}">{content}</svg>'
    )
