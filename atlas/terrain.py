"""The ground of each hex, measured: how much of it is land, how high it stands and how broken it is."""

from dataclasses import dataclass
from math import sqrt

from atlas.hexgrid import Cell, HexGrid, Point
from atlas.projection import Placement
from atlas.readers import Elevation, LandMask

_SAMPLES_ACROSS = 13


@dataclass(frozen=True)
class Ground:
    """Shares and metres over one hex; height and relief count land alone."""

    land: float
    height: float
    relief: float  # from the lowest to the highest twentieth


@dataclass(frozen=True)
class Thresholds:
    """Where one class of terrain ends and the next begins."""

    land_share: float
    broken_relief: float
    rough_relief: float
    rough_height: float

    def terrain(self, ground: Ground) -> str:
        """The class of a hex by its ground."""
        if ground.land < self.land_share:
            return "sea"
        if ground.relief >= self.rough_relief and ground.height >= self.rough_height:
            return "rough"
        return "broken" if ground.relief >= self.broken_relief else "clear"


def measure(grid: HexGrid, frame: Placement, mask: LandMask, elevation: Elevation) -> dict[Cell, Ground]:
    """Sample every hex of the grid."""
    offsets = _sample_offsets()
    measured = {}
    for cell in grid.cells:
        x, y = grid.centre(cell)
        places = [frame.to_lonlat((x + dx, y + dy)) for dx, dy in offsets]
        heights = sorted(elevation.at(place) for place in places if mask.at(place))
        measured[cell] = Ground(
            land=len(heights) / len(places),
            height=sum(heights) / len(heights) if heights else 0.0,
            relief=_share_of(heights, 0.95) - _share_of(heights, 0.05) if heights else 0.0,
        )
    return measured


def _share_of(ordered: list[float], share: float) -> float:
    return ordered[round(share * (len(ordered) - 1))]


def _sample_offsets() -> list[Point]:
    """A raster of points inside a hex of width one."""
    steps = [i / (_SAMPLES_ACROSS - 1) - 0.5 for i in range(_SAMPLES_ACROSS)]
    raster = [(across * 2 / sqrt(3), up) for across in steps for up in steps]
    return [(x, y) for x, y in raster if abs(x) * sqrt(3) + abs(y) <= 1.0]
