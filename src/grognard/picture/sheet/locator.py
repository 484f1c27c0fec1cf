"""Reads `look/locator.csv`: the country around a map."""

import csv
from math import cos, radians
from pathlib import Path

from grognard.picture.scene.model import Outline, Surroundings


def load_surroundings(path: Path, language: str) -> Surroundings:
    """What `look/locator.csv` shows, in shares of a degree of latitude from the upper left corner."""
    with path.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(line for line in stream if not line.startswith("#")))
    window = next(row["points"] for row in rows if row["kind"] == "window")
    west, south, east, north = map(float, window.split())
    shorter = cos(radians((south + north) / 2))

    def points(row: dict[str, str]) -> Outline:
        numbers = [float(number) for number in row["points"].split()]
        return tuple(
            ((x - west) * shorter, north - y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        )

    def of(kind: str) -> list[dict[str, str]]:
        return [row for row in rows if row["kind"] == kind]

    called = "name_fr" if language == "fr" else "name"
    (frame,) = of("frame")
    return Surroundings(
        ((east - west) * shorter, north - south),
        points(frame),
        tuple(points(row) for row in of("river")),
        tuple(points(row) for row in of("road")),
        tuple((row[called], points(row)[0]) for row in of("town")),
    )
