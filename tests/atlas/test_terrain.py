"""Classing of measured ground."""

import pytest

from atlas.terrain import Ground, Thresholds

THRESHOLDS = Thresholds(land_share=0.35, broken_relief=250, rough_relief=900, rough_height=1250)


@pytest.mark.parametrize(
    ("ground", "terrain"),
    [
        (Ground(land=0.2, height=20, relief=5), "sea"),
        (Ground(land=1.0, height=40, relief=60), "clear"),
        (Ground(land=1.0, height=450, relief=400), "broken"),
        (Ground(land=1.0, height=700, relief=1500), "broken"),
        (Ground(land=1.0, height=1900, relief=1500), "rough"),
    ],
)
def test_class_of_ground(ground: Ground, terrain: str) -> None:
    assert THRESHOLDS.terrain(ground) == terrain
