"""Where the hexes of Borodino '41 lie: 56 columns and 34 rows of 800 m, hung on the church of Borodino.

The western edge is where the railway comes within six hexes of the highway, so that Germans may enter on
it (16/reinf/german); the northern one where the Moskva leaves with some columns to its east (13/supply).
"""

from collections.abc import Sequence

from atlas.hexgrid import COLUMN_STEP, HexGrid, Point
from atlas.projection import Frame, LambertConic
from atlas.rivers import every

GRID = HexGrid(columns=56, rows=34)
BORODINO = (35.8211, 55.5270)
FRAME = Frame(
    LambertConic(55.43, 55.61, origin=(35.95, 55.52)),
    hex_km=0.8,
    anchor=BORODINO,
    anchor_at=(16 * COLUMN_STEP, -16.5),  # the middle of 1616
)


def hex_at(place: Point) -> str:
    """The number of the hex with this longitude and latitude."""
    cell = GRID.cell_at(FRAME.to_hex_units(place))
    if cell is None:
        raise ValueError(f"{place} lies off the map")
    return GRID.label(cell)


def hexes_along(*lines: Sequence[Point]) -> str:
    """The numbers of the hexes that lines run through; a line of one point is its hex."""
    places = (
        FRAME.to_lonlat(spot) for line in lines for spot in every([*map(FRAME.to_hex_units, line)], 0.1)
    )
    return " ".join(sorted({hex_at(place) for place in places}))


def toward(label: str, side: str) -> str:
    """The neighbour of a hex on one of its sides: n, ne, se, s, sw or nw."""
    x, y = GRID.centre(GRID.cell(label))
    east = {"n": 0.0, "s": 0.0}.get(side, COLUMN_STEP if "e" in side else -COLUMN_STEP)
    north = (1.0 if "n" in side else -1.0) * (0.5 if east else 1.0)
    cell = GRID.cell_at((x + east, y + north))
    if cell is None:
        raise ValueError(f"nothing lies {side} of {label}")
    return GRID.label(cell)


def hexes_apart(one: str, other: str) -> int:
    """How many hexes lie from one to the other, the last counted."""
    (x1, y1), (x2, y2) = (GRID.centre(GRID.cell(label)) for label in (one, other))
    columns = round(abs(x1 - x2) / COLUMN_STEP)
    return columns + max(0, round(abs(y1 - y2) - columns / 2))
