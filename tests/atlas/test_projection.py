"""The conic projection and the frame of Battle for Germany."""

import pytest

from atlas.maps.battle_for_germany import PLAN
from atlas.projection import LambertConic

CONIC = LambertConic(45, 55, origin=(13.5, 50))


def test_known_point() -> None:
    """South-east corner of the map, against a reference implementation of the same projection."""
    assert CONIC.to_plane((20.5, 41.2)) == pytest.approx((590.76047, -950.43554), abs=1e-4)


@pytest.mark.parametrize("place", [(13.5, 50.0), (5.5, 56.2), (20.5, 41.2), (23.5, 56.6)])
def test_there_and_back(place: tuple[float, float]) -> None:
    assert CONIC.to_lonlat(CONIC.to_plane(place)) == pytest.approx(place)
    assert PLAN.frame.to_lonlat(PLAN.frame.to_hex_units(place)) == pytest.approx(place)


@pytest.mark.parametrize(
    ("place", "label"),
    [((13.40, 52.52), "2512"), ((21.01, 52.23), "2524"), ((16.37, 48.21), "1617"), ((11.58, 48.14), "1509")],
    ids=["Berlin", "Warsaw", "Vienna", "Munich"],
)
def test_cities_fall_on_the_fitted_hexes(place: tuple[float, float], label: str) -> None:
    cell = PLAN.grid.cell_at(PLAN.frame.to_hex_units(place))
    assert cell is not None
    assert PLAN.grid.label(cell) == label
