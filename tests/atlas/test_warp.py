"""Grids turned against the meridian and bent by pins."""

import pytest

from atlas.hexgrid import HexGrid, Point
from atlas.projection import Frame, LambertConic
from atlas.warp import WarpedFrame, pin

GRID = HexGrid(columns=20, rows=20)
FRAME = Frame(
    LambertConic(52, 53, origin=(13, 52.5)), hex_km=1.0, anchor=(13, 52.5), anchor_at=(9, -10), turn=2.0
)


def ground(label: str, east: float = 0.0, north: float = 0.0) -> Point:
    """A place on the ground, in hexes of the unbent grid from the middle of a hex."""
    x, y = GRID.centre(GRID.cell(label))
    return FRAME.to_lonlat((x + east, y + north))


PINS = [
    pin(GRID, FRAME, ground("0503", 0.8, 0.3), "0503"),
    pin(GRID, FRAME, ground("1504", -0.9, 0.4), "1504"),
    pin(GRID, FRAME, ground("1016", 0.1, -1.2), "1016"),
    pin(GRID, FRAME, ground("1110", 0.2, 0.1), "1110"),
    pin(GRID, FRAME, ground("1206", 0.3, 0.9), "1205-1206"),
]
WARPED = WarpedFrame(FRAME, PINS)


def test_turned_grid_climbs_northwards_to_the_east() -> None:
    west, east = FRAME.to_lonlat((4, -10)), FRAME.to_lonlat((14, -10))
    assert 0.002 < east[1] - west[1] < 0.004  # 10 km at 2 degrees are 349 m
    assert FRAME.to_hex_units(FRAME.to_lonlat((3.5, -7.25))) == pytest.approx((3.5, -7.25))


@pytest.mark.parametrize(("place", "target"), PINS)
def test_pinned_place_falls_on_its_target(place: Point, target: Point) -> None:
    assert WARPED.to_hex_units(place) == pytest.approx(target)


def test_pin_moves_a_place_only_as_far_as_it_must() -> None:
    assert [GRID.cell_at(target) for _, target in PINS[:4]] == [(5, 3), (15, 4), (10, 16), (11, 10)]
    inside = ground("1110", 0.2, 0.1)
    assert pin(GRID, FRAME, inside, "1110")[1] == pytest.approx(FRAME.to_hex_units(inside))


def test_pin_can_hold_a_place_near_a_hexside() -> None:
    (x1, y1), (x2, y2) = GRID.centre((12, 5)), GRID.centre((12, 6))
    assert PINS[4][1] == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2), abs=0.11)


@pytest.mark.parametrize("point", [(1.0, -1.0), (9.5, -10.2), (10.4, -5.7), (17.0, -19.5)])
def test_there_and_back(point: Point) -> None:
    assert WARPED.to_hex_units(WARPED.to_lonlat(point)) == pytest.approx(point, abs=1e-6)


def test_without_need_nothing_moves() -> None:
    still = WarpedFrame(FRAME, [pin(GRID, FRAME, ground(label), label) for label in ("0203", "1804", "0917")])
    assert still.to_hex_units(ground("1212", 0.3)) == pytest.approx(FRAME.to_hex_units(ground("1212", 0.3)))


def test_folded_grid_is_refused() -> None:
    crossed = WarpedFrame(
        FRAME,
        [
            (ground(place), GRID.centre(GRID.cell(target)))
            for place, target in (("0808", "1208"), ("1208", "0808"), ("1004", "1004"), ("1014", "1014"))
        ],
    )
    with pytest.raises(ValueError, match="folded near"):
        crossed.to_lonlat(GRID.centre((9, 8)))


def test_pins_in_one_place_are_refused() -> None:
    twice = WarpedFrame(FRAME, [PINS[0], PINS[0], *PINS[1:]])
    with pytest.raises(ValueError, match="two pins may share a place"):
        twice.to_hex_units(ground("1110"))
