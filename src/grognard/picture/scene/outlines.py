"""Shapes of zones from a file: outlines, courses and places in kilometres, turned into points of a drawing.

The file is a table with the columns ``kind``, ``name`` and ``points`` ("x y x y …", north upwards).
"""

import csv
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grognard.picture.scene.curves import steps_around
from grognard.picture.scene.model import Point


@dataclass(frozen=True)
class Shapes:
    """The rows by kind, in the order of the file, with y growing downwards."""

    rows: Mapping[str, Sequence[tuple[str, tuple[Point, ...]]]]

    def named(self, kind: str) -> dict[str, tuple[Point, ...]]:
        """The points of each name of a kind."""
        return dict(self.rows[kind])

    def all(self, kind: str) -> tuple[tuple[Point, ...], ...]:
        """The lines of a kind, whatever they are called."""
        return tuple(points for _, points in self.rows[kind])

    def border(self, zone: str, other: str) -> list[tuple[Point, ...]]:
        """The stretches that two zones share, with the first one on their right."""
        outlines = self.named("zone")
        here = outlines[zone]
        shared = {(onward, one) for one, onward in steps_around(outlines[other])}
        steps = list(steps_around(here))
        if all(step in shared for step in steps):
            return [(*here, here[0])]
        start = next(place for place, step in enumerate(steps) if step not in shared)
        found: list[list[Point]] = []
        for one, onward in steps[start:] + steps[:start]:
            if (one, onward) not in shared:
                continue
            if found and found[-1][-1] == one:
                found[-1].append(onward)
            else:
                found.append([one, onward])
        # An outline runs counter-clockwise on the ground, which has its zone on the left: turn it round.
        return [tuple(reversed(line)) for line in found]


def load_shapes(path: Path, scale: float) -> Shapes:
    """The shapes in a file, ``scale`` drawing units to a kilometre."""
    rows: dict[str, list[tuple[str, tuple[Point, ...]]]] = defaultdict(list)
    with path.open(encoding="utf-8", newline="") as stream:
        for row in csv.DictReader(line for line in stream if not line.startswith("#")):
            numbers = [float(number) * scale for number in row["points"].split()]
            places = tuple((x, -y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
            rows[row["kind"]].append((row["name"], places))
    return Shapes(rows)
