"""Form lines and fields: the ground of a map that has no survey."""

import re

from grognard.picture.scene.form_lines import form_lines
from grognard.picture.scene.marks import DRAWN


def hill(size: int) -> list[list[float]]:
    middle = size / 2 + 0.31
    return [
        [1.2 - ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / 8 for x in range(size)] for y in range(size)
    ]


def test_a_hill_has_a_ring_for_each_level_above_the_plain() -> None:
    drawn = form_lines(hill(41), (0.0, 0.0), 300.0, "#805020")
    assert drawn.count("M") == 6


def test_a_plain_has_none() -> None:
    assert form_lines([[0.0] * 12 for _ in range(12)], (0.0, 0.0), 10.0, "#805020") == ""


def test_lines_lie_at_their_level() -> None:
    """A slope that falls to the east is crossed by lines from north to south."""
    slope = [[1.0 - x / 10 for x in range(20)] for _ in range(20)]
    drawn = form_lines(slope, (0.0, 0.0), 10.0, "#805020")
    starts = sorted(float(x) for x in re.findall(r"M([\d.]+)", drawn))
    assert starts[:3] == [20.0, 50.0, 80.0]


def test_fields_lie_in_patches_with_open_ground_between() -> None:
    stands = [(float(x), float(y), 37.0, 0.5) for x in range(0, 2000, 37) for y in range(0, 1000, 11)]
    strips = DRAWN["fields"](stands, "#b08f42", "#f0ebd3").count("M")
    assert 0.1 * len(stands) < strips < 0.6 * len(stands)
